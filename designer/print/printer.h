#pragma once

#include "designer/drawing/pages/pageoptions.h"

#include <QSizeF>
#include <QString>
#include <QStringList>

#include <memory>
#include <utility>

class QPageLayout;
class QPagedPaintDevice;
class QWidget;

namespace bubblebar {

/// A printer of the system.
class Printer
{
public:
    virtual ~Printer() = default;

    [[nodiscard]] virtual QString name() const = 0;
    /// What it can't reach on this paper, whose size is in mm: its widest margin in mm.
    [[nodiscard]] virtual double margin(QSizeF paper) const = 0;
    /// Asks the user for copies, range and whatever else it offers. False: the user cancelled.
    virtual bool setUp(QWidget* parent) = 0;
    /// First and last of the pages that the user asked for, from 0; of `pages`. Where first is above last, there are
    /// none.
    [[nodiscard]] virtual std::pair<int, int> range(int pages) const = 0;

    /// Before a job: paper, direction and sides, and the name by which it stands in the queue.
    virtual void prepare(const QPageLayout& layout, Duplex duplex, const QString& job) = 0;
    [[nodiscard]] virtual QPagedPaintDevice& device() = 0;
    /// Takes the job back, where it allows that.
    virtual void abort() = 0;
};

/// The printers of the system.
class Printers
{
public:
    virtual ~Printers() = default;

    [[nodiscard]] virtual QStringList names() const = 0;
    /// Of the one that the system prints on unless told otherwise.
    [[nodiscard]] virtual QString usualName() const = 0;
    [[nodiscard]] virtual std::unique_ptr<Printer> printer(const QString& name) const = 0;
};

/// Loads the module of printing, at the first call. Null without that.
[[nodiscard]] const Printers* printers();

} // namespace bubblebar
