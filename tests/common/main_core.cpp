#include "core/support/translations.h"
#include "tests/common/testrunner.h"

#include <QCoreApplication>

int main(int argc, char** argv)
{
    bubblebar::tests::isolateProcess();
    QCoreApplication app(argc, argv);
    bubblebar::setLanguage(app);
    return bubblebar::tests::runTests(argc, argv);
}
