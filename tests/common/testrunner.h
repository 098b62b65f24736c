#pragma once

#include <QObject>

#include <memory>

namespace bubblebar::tests {

using TestFactory = std::unique_ptr<QObject> (*)();

/// Adds a test class to the executable under the base name of its source file; use BUBBLEBAR_TEST.
class Registration
{
public:
    Registration(const char* sourceFile, TestFactory factory);
};

/// Gives this process empty settings and data folders of its own and, unless a display is asked for by
/// QT_QPA_PLATFORM, an offscreen screen of 1366×768. Call before the application object exists.
void isolateProcess();

/// Runs the test class whose source file's base name is the first argument ("tst_hex"), or without one all of them.
/// Further arguments go to Qt Test. Returns the number of failures, at most 127.
[[nodiscard]] int runTests(int argc, char** argv);

} // namespace bubblebar::tests

/// At the end of tst_*.cpp: makes `Class` one of the executable's tests.
#define BUBBLEBAR_TEST(Class)                                                                                          \
    static const bubblebar::tests::Registration registrationOf##Class {                                                \
        __FILE__, []() -> std::unique_ptr<QObject> { return std::make_unique<Class>(); }};
