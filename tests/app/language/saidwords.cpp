#include "tests/app/language/saidwords.h"

#include "app/bubble/promptline.h"

#include <QAbstractButton>
#include <QAbstractItemView>
#include <QAction>
#include <QComboBox>
#include <QGroupBox>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QTabWidget>
#include <QTextEdit>

#include <cctype>

namespace bubblebar::tests {

namespace {

class Listener
{
public:
    void listen(const QWidget& widget)
    {
        m_who = QString::fromLatin1(widget.metaObject()->className()) + u'/' + widget.objectName();
        hear("title", widget.windowTitle());
        hear("tip", widget.toolTip());
        hear("name", widget.accessibleName());
        hear("description", widget.accessibleDescription());
        for (const QAction* action : widget.actions()) {
            hear("action", action->text());
            hear("action's tip", action->toolTip());
            hear("action's remark", action->statusTip());
        }
        listenTo(qobject_cast<const QLabel*>(&widget));
        listenTo(qobject_cast<const QAbstractButton*>(&widget));
        listenTo(qobject_cast<const QComboBox*>(&widget));
        listenTo(qobject_cast<const QLineEdit*>(&widget));
        listenTo(qobject_cast<const QMenu*>(&widget));
        listenTo(qobject_cast<const QTabWidget*>(&widget));
        if (const auto* box = qobject_cast<const QGroupBox*>(&widget))
            hear("box", box->title());
        if (const auto* text = qobject_cast<const QTextEdit*>(&widget))
            hear("page", text->toPlainText());
        if (const auto* view = qobject_cast<const QAbstractItemView*>(&widget); view && view->model())
            listenToItems(*view->model(), {});
    }

    [[nodiscard]] QStringList heard() const { return m_heard; }

private:
    void hear(const char* what, const QString& words)
    {
        if (!words.isEmpty())
            m_heard << QStringLiteral("%1 %2: %3").arg(m_who, QLatin1String(what), words);
    }

    void listenTo(const QLabel* label) { hear("text", label ? label->text() : QString()); }
    void listenTo(const QAbstractButton* button) { hear("text", button ? button->text() : QString()); }
    void listenTo(const QMenu* menu) { hear("menu", menu ? menu->title() : QString()); }
    void listenTo(const QLineEdit* edit) { hear("placeholder", edit ? edit->placeholderText() : QString()); }

    void listenTo(const QComboBox* box)
    {
        for (int item = 0; box && item < box->count(); ++item)
            hear("choice", box->itemText(item));
    }

    void listenTo(const QTabWidget* pages)
    {
        for (int page = 0; pages && page < pages->count(); ++page)
            hear("page", pages->tabText(page));
    }

    void listenToItems(const QAbstractItemModel& model, const QModelIndex& parent)
    {
        for (int column = 0; column < model.columnCount(parent); ++column)
            hear("heading", model.headerData(column, Qt::Horizontal).toString());
        for (int row = 0; row < model.rowCount(parent); ++row) {
            const QModelIndex index = model.index(row, 0, parent);
            for (const int role : {int {Qt::DisplayRole}, int {Qt::ToolTipRole}, int {Qt::AccessibleTextRole}})
                hear("item", index.data(role).toString());
            listenToItems(model, index);
        }
    }

    QString m_who;
    QStringList m_heard;
};

} // namespace

QString MarkedLanguage::translate(const char* context, const char* text, const char* /*remark*/, int /*number*/) const
{
    // Qt's own words, among them names of keys, and how the language is written.
    if (context[0] == 'Q' && std::isupper(static_cast<unsigned char>(context[1])) != 0)
        return {};
    if (qstrcmp(text, "QT_LAYOUT_DIRECTION") == 0)
        return {};
    return QStringLiteral("§") + QString::fromUtf8(text);
}

QStringList saidWords(const QWidget& window)
{
    Listener listener;
    listener.listen(window);
    for (const QWidget* widget : window.findChildren<QWidget*>()) {
        // A race's own prompt is out of sight during a replay, and speaks again afterwards.
        const auto* prompt = qobject_cast<const PromptLine*>(widget->parentWidget());
        if (!prompt || !prompt->isHidden())
            listener.listen(*widget);
    }
    QStringList heard = listener.heard();
    heard.sort();
    return heard;
}

} // namespace bubblebar::tests
