// The least that a program with a window does: what the start of bubblebar is compared with.

#include <QApplication>
#include <QWidget>

int main(int argc, char** argv)
{
    const QApplication app(argc, argv);
    QWidget window;
    window.resize(1180, 700);
    window.show();
    return QApplication::exec();
}
