#include "core/support/translations.h"
#include "tests/common/testrunner.h"

#include <QApplication>

int main(int argc, char** argv)
{
    bubblebar::tests::isolateProcess();
    QApplication app(argc, argv);
    bubblebar::setLanguage(app);
    return bubblebar::tests::runTests(argc, argv);
}
