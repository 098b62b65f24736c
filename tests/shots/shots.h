#pragma once

#include <QString>
#include <QWidget>

#include <functional>
#include <memory>
#include <vector>

namespace bubblebar::shots {

/// A window of the program to take pictures of.
struct Shot
{
    QString name; ///< of the files: name-light.png, name-dark.png
    std::function<std::unique_ptr<QWidget>()> make;
};

/// All windows: a new one joins with a line here.
[[nodiscard]] std::vector<Shot> allShots();

/// Ends what the windows share: while there is a QApplication, whose pictures threads may still paint.
void clearStage();

} // namespace bubblebar::shots
