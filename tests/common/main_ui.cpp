#include "tests/common/testrunner.h"

#include <QApplication>

int main(int argc, char** argv)
{
    bubblebar::tests::isolateProcess();
    const QApplication app(argc, argv);
    return bubblebar::tests::runTests(argc, argv);
}
