#pragma once

#include "app/help/helppage.h"

#include <QTextBrowser>
#include <QTimer>

#include <unordered_map>

namespace bubblebar {

/// Shows pages of the help, and remembers where it was. Links lead from page to page.
class HelpView : public QTextBrowser
{
    Q_OBJECT

public:
    explicit HelpView(QWidget* parent = nullptr);

    void open(HelpTopic topic);
    [[nodiscard]] HelpTopic topic() const { return m_page.topic; }
    [[nodiscard]] const HelpPage& page() const { return m_page; }
    /// Marks these words wherever they stand on the pages.
    void setMarkedWords(const QStringList& words);

    [[nodiscard]] QVariant loadResource(int type, const QUrl& name) override;

Q_SIGNALS:
    void topicChanged(bubblebar::HelpTopic topic);
    void firstFlightRequested();

protected:
    void doSetSource(const QUrl& name, QTextDocument::ResourceType type) override;
    void resizeEvent(QResizeEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    [[nodiscard]] double columnWidth() const;
    [[nodiscard]] QSizeF shownSize(const HelpBlock& block) const;
    [[nodiscard]] QString html() const;
    [[nodiscard]] QPixmap picture(int block);
    void finishPage();
    void placeColumn();
    void renew();
    void markWords();

    HelpPage m_page;
    QStringList m_words;
    std::unordered_map<int, QPixmap> m_pictures; ///< by block of the page
    QTimer m_renewal;
};

} // namespace bubblebar
