#include "app/motion.h"

#include "app/settings.h"

#include <QStyle>
#include <QWidget>

#include <array>

namespace bubblebar {

namespace {

/// By Setting::TableSpeed: off, fast, normal, slow.
constexpr std::array<double, 4> kPaces {0, 0.5, 1, 2};

} // namespace

bool wantsMotion(const QWidget& widget)
{
    return widget.style()->styleHint(QStyle::SH_Widget_Animation_Duration, nullptr, &widget) > 0;
}

double motionPace(const Settings& settings, const QWidget& widget)
{
    return wantsMotion(widget) ? kPaces[static_cast<std::size_t>(settings.number(Setting::TableSpeed))] : 0;
}

} // namespace bubblebar
