// What the scanner of function sizes must understand. Each function is followed by its length and name as the self-test
// expects them: "-- lines name", with "constructor" where it is one.
#include "core/support/extras.h"

#define MACRO(x)                                                                                                       \
    void x()                                                                                                           \
    {

namespace bubblebar {

namespace {

constexpr int kNumbers[] {1, 2, 3};
const char* const kText = R"(void notAFunction() { )";
const auto kSeparator = 1'000'000;

enum class Colour : unsigned char { orange, blue };

const auto kTwice = [](int value) {
    return value * 2;
};
// -- 3 kTwice

int plain(int value = 3)
{
    const char brace = '{';
    return value + brace; // not an end: }
}
// -- 5 plain

} // namespace

template <typename T = int, typename U = Pair<T, T>>
[[nodiscard]] auto templated(T value) -> std::vector<T>
{
    if (value) {
        return {};
    }
    return {value};
}
// -- 8 templated

struct Base
{
    Q_GADGET
public:
    explicit Base(int a) : m_a {a}, m_b(a) {}
    // -- 1 Base constructor
    ~Base() = default;
    [[nodiscard]] int a() const { return m_a; }
    // -- 1 a
    bool operator==(const Base&) const = default;
    bool operator<(const Base& other) const
    {
        return m_a < other.m_a;
    }
    // -- 4 operator
    int operator()(int x) { return x; }
    // -- 1 operator

private:
    int m_a = 0;
    int m_b {0};
    std::array<int, 2> m_pair = {1, 2};
};

class Derived final : public Base, private Other<int>
{
    Q_OBJECT

public:
    Derived();
    int second() const override;

Q_SIGNALS:
    void changed(int what);

private Q_SLOTS:
    void react() { emitIt(); }
    // -- 1 react
};

Derived::Derived()
    : Base(1)
    , m_list {1, 2, 3}
    , m_other(make<Thing>({1, 2}))
{
    connect(this, &Derived::changed, this, [this](int what) {
        react();
    });
}
// -- 9 Derived::Derived constructor

int Derived::second() const
{
    struct Local
    {
        int value() { return 1; }
    };
    return Local {}.value();
}
// -- 8 Derived::second

Derived makeDerived() noexcept(false) { return Derived {}; }
// -- 1 makeDerived

extern "C" {
void plainC() {}
// -- 1 plainC
}

} // namespace bubblebar

int main()
{
    return 0;
}
// -- 4 main
