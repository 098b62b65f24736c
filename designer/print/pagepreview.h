#pragma once

#include "designer/drawing/pages/pageset.h"

#include <QScrollArea>

namespace bubblebar {

/// One page of a print job as it will come out, on a quiet desk. Always in light colours.
class PagePreview : public QScrollArea
{
    Q_OBJECT

public:
    explicit PagePreview(QWidget* parent = nullptr);
    ~PagePreview() override;

    void showPages(std::shared_ptr<const PageSet> pages);
    /// From 0; brought into range.
    void showPage(int page);
    [[nodiscard]] int page() const { return m_page; }

    /// True while the whole page is shown, whatever the size of the window.
    [[nodiscard]] bool isFitted() const { return m_fitted; }
    /// Pixels for a millimetre of paper.
    [[nodiscard]] double zoom() const { return m_zoom; }

public Q_SLOTS:
    void fit();
    void zoomIn();
    void zoomOut();

Q_SIGNALS:
    void pageChanged(int page);
    void zoomChanged();

protected:
    void resizeEvent(QResizeEvent* event) override;
    void wheelEvent(QWheelEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

private:
    class Sheet;

    void setZoom(double zoom);
    [[nodiscard]] double fittingZoom() const;

    std::shared_ptr<const PageSet> m_pages;
    Sheet* m_sheet;
    int m_page = 0;
    double m_zoom = 1;
    bool m_fitted = true;
};

} // namespace bubblebar
