#pragma once

#include "app/help/helptopic.h"

#include <QWidget>

class QLineEdit;
class QTreeWidget;
class QTreeWidgetItem;

namespace bubblebar {

class HelpView;

/// The help: the list of its pages, a field to search them, and the page. Stays open beside the game.
class HelpWindow : public QWidget
{
    Q_OBJECT

public:
    explicit HelpWindow(QWidget* parent = nullptr);

    void open(HelpTopic topic);
    [[nodiscard]] HelpTopic topic() const;
    [[nodiscard]] HelpView& view() const { return *m_view; }
    [[nodiscard]] QTreeWidget& contents() const { return *m_contents; }
    [[nodiscard]] QLineEdit& searchField() const { return *m_search; }

Q_SIGNALS:
    void firstFlightRequested();

protected:
    void keyPressEvent(QKeyEvent* event) override;

private:
    void fillContents();
    void addGroup();
    void nameContents();
    [[nodiscard]] QWidget* makeLeft();
    [[nodiscard]] QWidget* makeBar();
    void search(const QString& text);
    void openFirstFound();
    void showTopic(HelpTopic topic);
    [[nodiscard]] QTreeWidgetItem* itemOf(HelpTopic topic) const;

    HelpView* m_view;
    QTreeWidget* m_contents;
    QLineEdit* m_search;
};

} // namespace bubblebar
