#include "designer/window/designerwindow.h"

#include "core/support/errortext.h"
#include "core/support/everylanguage.h"
#include "core/track/standardset.h"
#include "designer/analysis/playspanel.h"
#include "designer/canvas/trackcanvas.h"
#include "designer/document/openedtrack.h"
#include "designer/generate/generatedialog.h"
#include "designer/panels/findingspanel.h"
#include "designer/panels/piecepalette.h"
#include "designer/panels/trackpanel.h"
#include "designer/preferences.h"
#include "designer/print/printdialog.h"
#include "designer/share/sharedialog.h"
#include "designer/widgets/livetexts.h"
#include "designer/widgets/windowsize.h"
#include "designer/window/designeractions.h"
#include "designer/window/designerdesk.h"
#include "designer/window/designerdialogs.h"
#include "designer/window/dockgrip.h"
#include "designer/window/filechangebar.h"
#include "designer/window/keysdialog.h"
#include "designer/window/zoombuttons.h"

#include <QCloseEvent>
#include <QDir>
#include <QDockWidget>
#include <QFileInfo>
#include <QLabel>
#include <QStandardPaths>
#include <QStatusBar>
#include <QVBoxLayout>

#include <algorithm>

namespace bubblebar {

using namespace Qt::StringLiterals;

namespace {

constexpr QSize kUsualSize(1280, 760);
constexpr QSize kLeastSize(640, 400);
/// Of the docks: they grow with the text.
constexpr int kBoxWidth = 236;
constexpr int kDockWidth = 300;
constexpr int kWidestDock = 340;
constexpr int kBoxLetters = 32;
constexpr int kDockLetters = 40;
/// Of the window: below, the docks at the right share one place.
constexpr int kTabbedWidth = 1100;
/// In lines of text: below, Findings and How it plays share one place.
constexpr int kApartLines = 60;
constexpr int kMessageTime = 6000; ///< ms

} // namespace

std::unique_ptr<TrackDocument> newTrackDocument(const Preferences& preferences, const TileSetPtr& set)
{
    Track track;
    track.tileSet = set ? set : standardTileSet();
    track.author = preferences.designerName();
    return std::make_unique<TrackDocument>(std::move(track));
}

DesignerWindow::DesignerWindow(Preferences& preferences, DesignerDialogs& dialogs, QWidget* parent)
    : QMainWindow(parent)
    , m_preferences(preferences)
    , m_dialogs(dialogs)
    , m_fileBar(new FileChangeBar)
{
    setMinimumSize(kLeastSize);
    auto* middle = new QWidget(this);
    auto* column = new QVBoxLayout(middle);
    column->setContentsMargins({});
    column->setSpacing(0);
    column->addWidget(m_fileBar);
    setCentralWidget(middle);
    buildDocks();
    buildStatusBar();
    m_actions = new DesignerActions(*this);
    setDocument(newTrackDocument(m_preferences));
    connect(m_fileBar, &FileChangeBar::keepRequested, this, [this] { m_desk->document().setModified(); });
    // The desk goes with its own buttons: not while one of them still tells of a click.
    connect(m_fileBar, &FileChangeBar::reloadRequested, this, &DesignerWindow::reload, Qt::QueuedConnection);
    connect(&LanguageNews::instance(), &LanguageNews::changed, this, &DesignerWindow::followLanguage);
    m_standardLayout = saveState();
    restoreWindow(*this, m_preferences.designerGeometry(), kUsualSize);
    // A layout that was kept fits the size that was kept with it.
    if (restoreState(m_preferences.designerLayout()))
        m_stacking = wantedStacking();
}

DesignerWindow::~DesignerWindow()
{
    // Docks tell that they vanish when the desk is gone already.
    m_plays->disconnect(this);
}

QDockWidget* DesignerWindow::addDock(const LiveText& title, const QString& name, Qt::DockWidgetArea area)
{
    auto* dock = new QDockWidget(this);
    inEveryLanguage(dock, &QWidget::setWindowTitle, title);
    dock->setObjectName(name);
    dock->setTitleBarWidget(new DockGrip(dock));
    addDockWidget(area, dock);
    return dock;
}

/// Qt mirrors what a window holds, but not the sides of its docks.
Qt::DockWidgetArea DesignerWindow::trailingArea() const
{
    return isRightToLeft() ? Qt::LeftDockWidgetArea : Qt::RightDockWidgetArea;
}

void DesignerWindow::buildDocks()
{
    setDockOptions(AnimatedDocks | AllowTabbedDocks);
    setTabPosition(trailingArea(), QTabWidget::North);
    m_box = addDock([] { return tr("The box"); }, u"boxDock"_s,
                    isRightToLeft() ? Qt::RightDockWidgetArea : Qt::LeftDockWidgetArea);
    m_track = addDock([] { return tr("Track"); }, u"trackDock"_s, trailingArea());
    m_findings = addDock([] { return tr("Findings"); }, u"findingsDock"_s, trailingArea());
    m_plays = addDock([] { return tr("How it plays"); }, u"playsDock"_s, trailingArea());
    connect(m_plays, &QDockWidget::visibilityChanged, this, [this](bool visible) {
        m_isPlaysInSight = visible;
        if (m_desk)
            m_desk->plays().setInSight(visible);
    });
}

void DesignerWindow::buildStatusBar()
{
    m_view = new QLabel(this);
    m_draft = new QLabel(this);
    statusBar()->addWidget(m_view);
    statusBar()->addPermanentWidget(m_draft);
}

void DesignerWindow::setDocument(std::unique_ptr<TrackDocument> document)
{
    if (m_desk)
        m_desk->keeper().discard();
    m_desk = std::make_unique<DesignerDesk>(std::move(document));
    m_fileBar->hide();
    showDesk();
    connectDesk();
    m_actions->setDesk(*m_desk);
    updateTitle();
    updateView();
    updateDraft();
    m_desk->canvas().fit();
    m_desk->canvas().setFocus();
}

void DesignerWindow::showDesk()
{
    centralWidget()->layout()->addWidget(&m_desk->canvas());
    // The layout would show it later, too late to take the keyboard now.
    m_desk->canvas().show();
    new ZoomButtons(m_desk->canvas());
    m_box->setWidget(&m_desk->palette());
    m_track->setWidget(&m_desk->trackPanel());
    m_findings->setWidget(&m_desk->findings());
    m_desk->plays().setInSight(m_isPlaysInSight);
    m_plays->setWidget(&m_desk->plays());
    sizeDocks();
}

void DesignerWindow::connectDesk()
{
    TrackDocument& document = m_desk->document();
    connect(&document, &TrackDocument::modifiedChanged, this, &DesignerWindow::updateTitle);
    connect(&document, &TrackDocument::modifiedChanged, this, &DesignerWindow::updateDraft);
    connect(&document, &TrackDocument::pathChanged, this, &DesignerWindow::updateTitle);
    connect(&document, &TrackDocument::propertiesChanged, this, &DesignerWindow::updateTitle);
    connect(&m_desk->canvas(), &TrackCanvas::cursorMoved, this, &DesignerWindow::updateView);
    connect(&m_desk->canvas(), &TrackCanvas::viewChanged, this, &DesignerWindow::updateView);
    connect(&m_desk->keeper(), &DraftKeeper::kept, this, &DesignerWindow::updateDraft);
    connect(&m_desk->keeper(), &DraftKeeper::failed, this, &DesignerWindow::tellDraftFailed);
    connect(&m_desk->watch(), &FileWatch::changed, this, &DesignerWindow::askAboutFile);
    connect(&m_desk->watch(), &FileWatch::removed, this, [this] {
        m_desk->document().setModified();
        m_fileBar->hide();
        statusBar()->showMessage(tr("The track’s file is gone. Save to have it again."), kMessageTime);
    });
    connect(m_desk.get(), &DesignerDesk::heatMapShownChanged, this, [this](bool shown) {
        if (shown)
            showPlays();
    });
    connect(m_desk.get(), &DesignerDesk::told, this,
            [this](const QString& sentence) { statusBar()->showMessage(sentence, kMessageTime); });
}

void DesignerWindow::followLanguage()
{
    updateTitle();
    updateView();
    updateDraft();
    if (m_fileBar->isVisible())
        askAboutFile();
}

void DesignerWindow::recover(const LostTrack& lost)
{
    auto document = std::make_unique<TrackDocument>(*lost.track, lost.originalPath);
    document->setModified();
    setDocument(std::move(document));
    m_desk->keeper().adopt(lost);
    updateDraft();
}

void DesignerWindow::updateTitle()
{
    // Qt reads "[*]" as the place of its mark, and "[*][*]" as the signs themselves.
    setWindowTitle(tr("%1[*] – Track Designer").arg(trackName().replace("[*]"_L1, "[*][*]"_L1)));
    setWindowModified(m_desk->document().isModified());
    setWindowFilePath(m_desk->document().path());
}

QString DesignerWindow::trackName()
{
    const QString name = m_desk->document().track().name.simplified();
    if (!name.isEmpty())
        return name;
    const QString file = QFileInfo(m_desk->document().path()).completeBaseName();
    return file.isEmpty() ? tr("New track") : file;
}

void DesignerWindow::updateView()
{
    const Hex hex = m_desk->canvas().cursorHex();
    const int percent = qRound(m_desk->canvas().zoom() * 100);
    m_view->setText(tr("Hex %1, %2").arg(hex.q).arg(hex.r) + u"     "_s + tr("%1 %").arg(percent));
}

void DesignerWindow::updateDraft()
{
    const QString path = m_desk->document().path();
    const QString file = QFileInfo(path).fileName();
    const QString unsaved = path.isEmpty() ? tr("not saved yet") : tr("not yet saved to %1").arg(file);
    const QDateTime keptAt = m_desk->keeper().keptAt();
    m_draft->setToolTip({});
    if (!m_desk->document().isModified())
        m_draft->setText(path.isEmpty() ? QString() : tr("Saved to %1").arg(file));
    else if (keptAt.isValid())
        m_draft->setText(tr("Draft kept %1 · %2").arg(locale().toString(keptAt.time(), QLocale::ShortFormat), unsaved));
    else
        m_draft->setText(path.isEmpty() ? tr("Not saved yet") : tr("Not yet saved to %1").arg(file));
}

void DesignerWindow::tellDraftFailed(const FileError& error)
{
    m_draft->setText(tr("The draft can’t be kept · save it soon"));
    m_draft->setToolTip(fileErrorText(error));
}

void DesignerWindow::askAboutFile()
{
    m_fileBar->ask(QFileInfo(m_desk->document().path()).fileName(), m_desk->document().isModified());
}

void DesignerWindow::reload()
{
    const QString path = m_desk->document().path();
    Result<OpenedTrack> opened = openForDesign(path);
    if (!opened) {
        m_desk->document().setModified();
        m_dialogs.tell(tr("The file can’t be read"),
                       tr("“%1” is not a track any more.").arg(QFileInfo(path).fileName()),
                       fileErrorText(opened.error()), this);
        return;
    }
    setDocument(std::make_unique<TrackDocument>(std::move(opened->track), opened->path));
}

QString DesignerWindow::proposedPath()
{
    if (!m_desk->document().path().isEmpty())
        return m_desk->document().path();
    QString folder = m_preferences.fileFolder();
    if (folder.isEmpty() || !QFileInfo(folder).isDir())
        folder = QStandardPaths::writableLocation(QStandardPaths::DocumentsLocation);
    QString name = trackName();
    // What is a folder to some system or another is none here.
    for (const QChar sign : u"/\\:*?\"<>|"_s)
        name.replace(sign, u'-');
    return QDir(folder).filePath(name + ".bbtrack"_L1);
}

bool DesignerWindow::save()
{
    m_desk->trackPanel().takeTyped();
    const QString path = m_desk->document().path();
    return path.isEmpty() ? saveAs() : saveTo(path);
}

bool DesignerWindow::saveAs()
{
    m_desk->trackPanel().takeTyped();
    QString path = m_dialogs.chooseSaveFile(proposedPath(), this);
    if (path.isEmpty())
        return false;
    if (QFileInfo(path).suffix().isEmpty())
        path += ".bbtrack"_L1;
    return saveTo(path);
}

bool DesignerWindow::saveTo(const QString& path)
{
    const bool isNew = m_desk->document().path().isEmpty();
    if (const Result<void> saved = m_desk->document().save(path); !saved) {
        m_dialogs.tell(tr("The track is not saved"),
                       tr("“%1” can’t be saved there. The track stays open here.").arg(QFileInfo(path).fileName()),
                       fileErrorText(saved.error()), this);
        return false;
    }
    m_desk->watch().setFile(path);
    m_fileBar->hide();
    m_preferences.setFileFolder(QFileInfo(path).absolutePath());
    m_preferences.addRecentTrack(path);
    if (const QString author = m_desk->document().track().author; isNew && !author.isEmpty())
        m_preferences.setDesignerName(author);
    updateDraft();
    return true;
}

void DesignerWindow::chooseTrack()
{
    const QString path = m_dialogs.chooseTrack(m_preferences.fileFolder(), this);
    if (path.isEmpty())
        return;
    m_preferences.setFileFolder(QFileInfo(path).absolutePath());
    Q_EMIT openRequested(path);
}

void DesignerWindow::chooseTileSet()
{
    const QString path = m_dialogs.chooseTileSet(m_preferences.fileFolder(), this);
    if (!path.isEmpty())
        Q_EMIT openRequested(path);
}

void DesignerWindow::play()
{
    if (m_desk->document().isValid())
        Q_EMIT playRequested(m_desk->document().snapshot());
}

void DesignerWindow::generate()
{
    if (GenerateDialog(m_desk->document(), this).exec() == QDialog::Accepted)
        m_desk->canvas().fit();
}

void DesignerWindow::share()
{
    ShareDialog(m_desk->document(), m_preferences, m_dialogs, this).exec();
}

void DesignerWindow::print()
{
    PrintDialog(m_desk->document(), m_preferences, m_dialogs, this).exec();
}

void DesignerWindow::showKeys()
{
    KeysDialog(this).exec();
}

void DesignerWindow::resetLayout()
{
    restoreState(m_standardLayout);
    sizeDocks();
    m_stacking.reset();
    fitDocks();
    m_desk->canvas().fit();
}

void DesignerWindow::sizeDocks()
{
    const int letter = fontMetrics().averageCharWidth();
    resizeDocks({m_box, m_track},
                {std::clamp(kBoxLetters * letter, kBoxWidth, kWidestDock),
                 std::clamp(kDockLetters * letter, kDockWidth, kWidestDock)},
                Qt::Horizontal);
}

DesignerWindow::Stacking DesignerWindow::wantedStacking() const
{
    if (width() < kTabbedWidth)
        return Stacking::AllTabbed;
    return height() < kApartLines * fontMetrics().lineSpacing() ? Stacking::LowerTabbed : Stacking::Apart;
}

void DesignerWindow::fitDocks()
{
    if (const Stacking wanted = wantedStacking(); wanted != m_stacking)
        setStacking(wanted);
}

void DesignerWindow::setStacking(Stacking stacking)
{
    m_stacking = stacking;
    // Whoever has put the docks elsewhere wants them there.
    for (const QDockWidget* dock : {m_track, m_findings, m_plays})
        if (dock->isFloating() || dockWidgetArea(const_cast<QDockWidget*>(dock)) != trailingArea())
            return;
    moveBelow(m_findings);
    moveBelow(m_plays);
    if (stacking != Stacking::Apart)
        tabifyDockWidget(m_findings, m_plays);
    if (stacking == Stacking::AllTabbed) {
        tabifyDockWidget(m_track, m_findings);
        tabifyDockWidget(m_findings, m_plays);
        m_track->raise();
    } else if (stacking == Stacking::LowerTabbed) {
        m_findings->raise();
    }
    shareHeight();
}

/// The track's properties need no more than they need; what the track plays like has most to say.
void DesignerWindow::shareHeight()
{
    constexpr int kFindingsLines = 12;
    // Its last lines get their words when there is time.
    constexpr int kLinesToCome = 4;
    const QWidget& panel = m_desk->trackPanel();
    const int track = std::max(panel.sizeHint().height(), panel.heightForWidth(kDockWidth)) +
                      m_track->titleBarWidget()->sizeHint().height() + kLinesToCome * fontMetrics().lineSpacing();
    if (m_stacking == Stacking::Apart)
        resizeDocks({m_track, m_findings, m_plays}, {track, kFindingsLines * fontMetrics().lineSpacing(), height()},
                    Qt::Vertical);
    else if (m_stacking == Stacking::LowerTabbed)
        resizeDocks({m_track, m_findings}, {track, std::max(1, height() - track)}, Qt::Vertical);
}

/// Below the docks of the same side, in a place of its own.
void DesignerWindow::moveBelow(QDockWidget* dock)
{
    // Before the window is shown, docks are hidden that nobody has closed.
    const bool isClosed = dock->isHidden() && dock->testAttribute(Qt::WA_WState_ExplicitShowHide);
    removeDockWidget(dock);
    addDockWidget(trailingArea(), dock, Qt::Vertical);
    dock->setVisible(!isClosed);
}

/// Its figures are what the heat map shows; they are found out while somebody sees them.
void DesignerWindow::showPlays()
{
    m_plays->show();
    m_plays->raise();
}

bool DesignerWindow::mayClose()
{
    m_desk->trackPanel().takeTyped();
    if (!m_desk->document().isModified())
        return true;
    switch (m_dialogs.askToSave(trackName(), this)) {
    case DesignerDialogs::SaveAnswer::Save:
        return save();
    case DesignerDialogs::SaveAnswer::DontSave:
        return true;
    case DesignerDialogs::SaveAnswer::Stay:
        break;
    }
    return false;
}

bool DesignerWindow::event(QEvent* event)
{
    // Some file systems don't tell of changes.
    if (event->type() == QEvent::WindowActivate && m_desk)
        m_desk->watch().check();
    return QMainWindow::event(event);
}

void DesignerWindow::closeEvent(QCloseEvent* event)
{
    if (!mayClose()) {
        event->ignore();
        return;
    }
    m_desk->keeper().discard();
    m_preferences.setDesignerGeometry(windowGeometry(*this));
    m_preferences.setDesignerLayout(saveState());
    event->accept();
}

void DesignerWindow::resizeEvent(QResizeEvent* event)
{
    QMainWindow::resizeEvent(event);
    fitDocks();
}

} // namespace bubblebar
