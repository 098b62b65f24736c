#include "designer/widgets/livetexts.h"

#include "core/support/everylanguage.h"

#include <QComboBox>
#include <QFormLayout>
#include <QLabel>
#include <QMenuBar>

namespace bubblebar {

QAction* addEntry(QMenu& menu, const LiveText& text, const QIcon& icon)
{
    QAction* action = menu.addAction(icon, QString());
    setLiveText(action, text);
    return action;
}

QMenu* addMenu(QMenuBar& bar, const LiveText& title)
{
    QMenu* menu = bar.addMenu(QString());
    inEveryLanguage(menu, &QMenu::setTitle, title);
    return menu;
}

QMenu* addMenu(QMenu& menu, const LiveText& title)
{
    QMenu* inner = menu.addMenu(QString());
    inEveryLanguage(inner, &QMenu::setTitle, title);
    return inner;
}

void setLiveText(QAction* action, const LiveText& text)
{
    inEveryLanguage(action, &QAction::setText, text);
}

void setLiveTip(QWidget* widget, const LiveText& text)
{
    inEveryLanguage(widget, &QWidget::setToolTip, text);
}

void setLiveTip(QAction* action, const LiveText& text)
{
    inEveryLanguage(action, &QAction::setToolTip, text);
}

void setLiveName(QWidget* widget, const LiveText& text)
{
    inEveryLanguage(widget, &QWidget::setAccessibleName, text);
}

QLabel* withLiveText(QLabel* label, const LiveText& text)
{
    inEveryLanguage(label, &QLabel::setText, text);
    return label;
}

void setLiveItems(QComboBox* box, const LiveTexts& names)
{
    inEveryLanguage(box, [box, names] {
        const QStringList texts = names();
        for (int i = 0; i < texts.size(); ++i) {
            if (i == box->count())
                box->addItem(texts[i], i);
            else
                box->setItemText(i, texts[i]);
        }
    });
}

void addLiveRow(QFormLayout& form, const LiveText& title, QWidget* field)
{
    auto* label = new QLabel;
    label->setBuddy(field);
    form.addRow(withLiveText(label, title), field);
}

} // namespace bubblebar
