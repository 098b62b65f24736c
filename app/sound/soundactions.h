#pragma once

class QMenu;
class QToolBar;

namespace bubblebar {

class Sound;

/// Adds "Sound" (Ctrl+M), which shows by its mark and its picture whether sound is on, and the choice of a volume to
/// the menu, and the first also to the tool bar. `sound` must live as long as both.
void addSoundActions(QMenu& menu, QToolBar& bar, Sound& sound);

} // namespace bubblebar
