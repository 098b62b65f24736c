#include "app/barstyle.h"

#include "designer/widgets/icons.h"

#include <QApplication>
#include <QProxyStyle>

namespace bubblebar {

namespace {

class BarStyle : public QProxyStyle
{
public:
    using QProxyStyle::QProxyStyle;

    QIcon standardIcon(StandardPixmap which, const QStyleOption* option, const QWidget* widget) const override
    {
        if (which == SP_ToolBarHorizontalExtensionButton || which == SP_ToolBarVerticalExtensionButton)
            return inkIcon(QLatin1String("more"));
        return QProxyStyle::standardIcon(which, option, widget);
    }
};

} // namespace

void useBarStyle(const QString& name)
{
    QApplication::setStyle(name.isEmpty() ? new BarStyle : new BarStyle(name));
}

} // namespace bubblebar
