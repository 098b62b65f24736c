#include "app/keys.h"

#include "app/pagedialog.h"

#include <QAction>
#include <QCoreApplication>
#include <QKeySequence>
#include <QMenu>
#include <QMenuBar>
#include <QStringList>

namespace bubblebar {

namespace {

struct Words
{
    Q_DECLARE_TR_FUNCTIONS(Keys)
};

/// "&Save as…" → "Save as"
QString plainText(const QAction& action)
{
    QString text = action.text().remove(u'&');
    return text.endsWith(u'…') ? text.chopped(1) : text;
}

void addLines(std::vector<KeyLine>& lines, const QMenu& menu)
{
    for (const QAction* action : menu.actions()) {
        const QList<QKeySequence> keys = action->shortcuts();
        if (!keys.isEmpty())
            lines.push_back({keysText({keys.begin(), keys.end()}), plainText(*action)});
        else if (const QMenu* inner = action->menu())
            addLines(lines, *inner);
    }
}

QString table(const KeyGroup& group)
{
    QString rows;
    for (const KeyLine& line : group.lines) {
        rows += QStringLiteral("<tr><td><b>%1</b></td><td>%2</td></tr>")
                    .arg(line.keys.toHtmlEscaped(), line.what.toHtmlEscaped());
    }
    return QStringLiteral("<h3>%1</h3><table cellpadding='3'>%2</table>").arg(group.title.toHtmlEscaped(), rows);
}

} // namespace

QString keysText(const std::vector<QKeySequence>& keys)
{
    QStringList texts;
    for (const QKeySequence& key : keys)
        texts << key.toString(QKeySequence::NativeText);
    return texts.join(QStringLiteral(", "));
}

std::vector<KeyGroup> menuKeys(const QMenuBar& bar)
{
    std::vector<KeyGroup> groups;
    for (const QAction* action : bar.actions()) {
        KeyGroup group {plainText(*action), {}};
        if (const QMenu* menu = action->menu())
            addLines(group.lines, *menu);
        if (!group.lines.empty())
            groups.push_back(std::move(group));
    }
    return groups;
}

std::unique_ptr<QDialog> keysDialog(const std::vector<KeyGroup>& groups, QWidget* parent)
{
    QString text;
    for (const KeyGroup& group : groups)
        text += table(group);
    return std::make_unique<PageDialog>(Words::tr("Keys"), text, parent);
}

} // namespace bubblebar
