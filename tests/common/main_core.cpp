#include "tests/common/testrunner.h"

#include <QCoreApplication>

int main(int argc, char** argv)
{
    bubblebar::tests::isolateProcess();
    const QCoreApplication app(argc, argv);
    return bubblebar::tests::runTests(argc, argv);
}
