#include "app/lobby/lobbywindow.h"

#include "app/aboutdialog.h"
#include "app/afterexpose.h"
#include "app/beep/beepscene.h"
#include "app/beetle/autosave.h"
#include "app/beetle/lobbyscene.h"
#include "app/bubble/autosave.h"
#include "app/files.h"
#include "app/help/help.h"
#include "app/lobby/badge.h"
#include "app/lobby/designscene.h"
#include "app/lobby/flightinvitation.h"
#include "app/lobby/lobbycards.h"
#include "app/lobby/racedelegate.h"
#include "app/lobby/racescene.h"
#include "app/navigator.h"
#include "app/preferences/settingsaction.h"
#include "app/recentfiles.h"
#include "app/settings.h"
#include "app/tracks/trackview.h"
#include "core/track/standardset.h"
#include "designer/widgets/icons.h"
#include "designer/widgets/keytable.h"
#include "designer/widgets/texts.h"
#include "designer/widgets/twocolumns.h"
#include "designer/widgets/windowsize.h"
#include "designer/widgets/wrappedlabel.h"

#include <QApplication>
#include <QCloseEvent>
#include <QDir>
#include <QFileInfo>
#include <QItemSelectionModel>
#include <QLabel>
#include <QMenuBar>
#include <QMessageBox>
#include <QPushButton>
#include <QScrollArea>
#include <QTimer>
#include <QVBoxLayout>
#include <QWindow>

#include <algorithm>

namespace bubblebar {

namespace {

constexpr QSize kUsualSize(1180, 700);
constexpr QSize kLeastSize(640, 400);
constexpr QSize kRaceList(50, 27); ///< in letters
constexpr int kMargin = 24;
constexpr int kBadge = 46;

/// A heading with the thing it names below. Headings are as high as their buttons, also those without one.
QWidget* part(QBoxLayout* head, QWidget* body)
{
    QPushButton button;
    button.setIcon(inkIcon(QLatin1String("open")));
    head->addStrut(button.sizeHint().height());
    // It is the list that scrolls first, not the page.
    body->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Ignored);
    auto* widget = new QWidget;
    auto* column = new QVBoxLayout(widget);
    column->setContentsMargins({});
    column->addLayout(head);
    column->addWidget(body, 1);
    return widget;
}

} // namespace

LobbyWindow::LobbyWindow(Navigator& navigator, QWidget* parent)
    : QMainWindow(parent)
    , m_navigator(navigator)
    , m_recent(new QMenu(tr("&Recent"), this))
    , m_noRaces(new WrappedLabel(tr("Games that you save or leave early wait here for you."), this))
    , m_invitation(new FlightInvitation(m_navigator.settings(), this))
    , m_cards(new LobbyCards(cards(), this))
{
    setWindowTitle(tr("Bubble Bar"));
    setMinimumSize(kLeastSize);
    addGameMenu();
    addHelpMenu();
    auto* scroll = new QScrollArea(this);
    scroll->setFrameShape(QFrame::NoFrame);
    scroll->setWidgetResizable(true);
    scroll->setFocusPolicy(Qt::NoFocus);
    scroll->setWidget(page());
    setCentralWidget(scroll);
    // Else the invitation has it.
    if (m_invitation->isHidden())
        m_cards->first()->setFocus();
    connect(m_invitation, &FlightInvitation::accepted, this, [this] { m_navigator.firstFlight(); });
    restoreWindow(*this, m_navigator.settings().bytes(Setting::LobbyGeometry), kUsualSize);
    connect(&m_navigator.settings(), &Settings::changed, this, [this](Setting setting) {
        if (setting == Setting::RecentFiles && m_hasRead)
            readFiles();
    });
}

void LobbyWindow::addGameMenu()
{
    QMenu* game = menuBar()->addMenu(tr("&Game"));
    followKeys(
        game->addAction(inkIcon(QLatin1String("play")), tr("&New race…"), this, [this] { m_navigator.newRace(); }),
        KeyUse::New);
    game->addAction(inkIcon(QLatin1String("dice")), tr("New game of &Beetle…"), this,
                    [this] { m_navigator.newBeetleGame(); });
    game->addAction(inkIcon(QLatin1String("sound")), tr("New game of Bee&p! Beep!…"), this,
                    [this] { m_navigator.newBeepGame(); });
    followKeys(
        game->addAction(inkIcon(QLatin1String("open")), tr("&Open…"), this, [this] { m_navigator.chooseFile(); }),
        KeyUse::Open);
    game->addAction(inkIcon(QLatin1String("new")), tr("&Design a track"), this, [this] { m_navigator.designTrack(); });
    m_recent->setIcon(inkIcon(QLatin1String("recent")));
    game->addMenu(m_recent);
    connect(game, &QMenu::aboutToShow, this, &LobbyWindow::fillRecentMenu);
    game->addSeparator();
    addSettingsAction(*game, m_navigator.settings());
    game->addSeparator();
    QAction* quit = game->addAction(inkIcon(QLatin1String("quit")), tr("&Quit"), this, [this] { m_navigator.quit(); });
    followKeys(quit, KeyUse::Quit);
    quit->setMenuRole(QAction::QuitRole);
}

void LobbyWindow::addHelpMenu()
{
    QMenu* help = menuBar()->addMenu(tr("&Help"));
    addHelpActions(*help, HelpTopic::Aim);
    help->addAction(tr("&First Flight"), this, [this] { m_navigator.firstFlight(); });
    help->addSeparator();
    QAction* about = help->addAction(inkIcon(QLatin1String("about")), tr("&About Bubble Bar"), this,
                                     [this] { AboutDialog(this).exec(); });
    about->setMenuRole(QAction::AboutRole);
    help->addAction(tr("About &Qt"), qApp, &QApplication::aboutQt)->setMenuRole(QAction::AboutQtRole);
}

void LobbyWindow::fillRecentMenu()
{
    m_recent->clear();
    const QStringList paths = recentFiles(m_navigator.settings());
    m_recent->setEnabled(!paths.isEmpty());
    for (const QString& path : paths) {
        QAction* open = m_recent->addAction(QFileInfo(path).fileName().replace(u'&', QStringLiteral("&&")));
        open->setToolTip(path);
        connect(open, &QAction::triggered, this, [this, path] { m_navigator.openFile(path); });
    }
    m_recent->addSeparator();
    m_recent->addAction(tr("&Clear this list"), this, [this] { clearRecentFiles(m_navigator.settings()); });
}

std::vector<LobbyCard> LobbyWindow::cards()
{
    return {
        {tr("Beetle to the Bubble"), tr("From the milk carton to the bar\n2 to 5 players"), tr("New race"), raceScene,
         [this] { m_navigator.newRace(); }},
        {tr("Beetle"), tr("Roll a die, draw a beetle\n2 to 8 players"), tr("Play"), beetle::beetleScene,
         [this] { m_navigator.newBeetleGame(); }},
        {tr("Beep! Beep!"), tr("All at once: match animals\n2 to 6 players"), tr("Play"), beep::beepScene,
         [this] { m_navigator.newBeepGame(); }},
        {tr("Track designer"), tr("Lay a track of your own\nPrint it, share it, race on it"), tr("Design a track"),
         designScene, [this] { m_navigator.designTrack(); }},
    };
}

QWidget* LobbyWindow::page()
{
    auto* page = new QWidget;
    auto* column = new QVBoxLayout(page);
    column->setContentsMargins(kMargin, 16, kMargin, kMargin);
    column->setSpacing(16);
    column->addWidget(header());
    column->addWidget(m_invitation);
    column->addWidget(m_cards, 6);
    column->addWidget(new TwoColumns(racesPart(), tracksPart()), 7);
    return page;
}

QWidget* LobbyWindow::header()
{
    auto* texts = new QVBoxLayout;
    texts->setSpacing(0);
    texts->addWidget(headingLabel(tr("Bubble Bar"), 1.5, this));
    texts->addWidget(secondaryLabel(tr("What shall we play?"), this));
    auto* header = new QWidget;
    auto* row = new QHBoxLayout(header);
    row->setContentsMargins({});
    row->setSpacing(12);
    row->addWidget(new Badge(kBadge));
    row->addLayout(texts, 1);
    row->addWidget(m_invitation->smallButton());
    return header;
}

QWidget* LobbyWindow::racesPart()
{
    auto* open = new QPushButton(inkIcon(QLatin1String("open")), tr("Open…"), this);
    open->setToolTip(tr("Open a saved game or a track. You can also drop it on this window."));
    connect(open, &QPushButton::clicked, this, [this] { m_navigator.chooseFile(); });
    auto* list = new PickList(this);
    list->setModel(&m_races);
    list->setItemDelegate(new RaceDelegate(m_navigator.thumbnails(), list));
    list->setAccessibleName(tr("Saved games"));
    list->setMinimumSize(kRaceList * fontMetrics().averageCharWidth());
    connect(list, &PickList::picked, this,
            [this](const QModelIndex& index) { m_navigator.openFile(m_races.race(index.row()).path); });
    addRaceMenu(*list);
    connect(&m_navigator.thumbnails(), &Thumbnails::painted, list->viewport(), qOverload<>(&QWidget::update));
    makeSecondary(*m_noRaces);
    m_noRaces->setAlignment(Qt::AlignCenter);
    m_noRaces->hide(); // until the files are read
    (new QVBoxLayout(list->viewport()))->addWidget(m_noRaces);

    auto* head = new QHBoxLayout;
    head->addWidget(headingLabel(tr("Go on playing"), 1.1, this));
    head->addStretch();
    head->addWidget(open);
    return part(head, list);
}

void LobbyWindow::addRaceMenu(PickList& list)
{
    auto* remove = new QAction(inkIcon(QLatin1String("remove")), tr("Throw away…"), &list);
    remove->setShortcut(QKeySequence::Delete);
    remove->setShortcutContext(Qt::WidgetShortcut);
    remove->setEnabled(false);
    list.addAction(remove);
    list.setContextMenuPolicy(Qt::ActionsContextMenu);
    // Files of the users' own are theirs to delete.
    const auto isUnfinished = [this](const QModelIndex& index) {
        return index.isValid() && m_races.race(index.row()).isUnfinished;
    };
    connect(list.selectionModel(), &QItemSelectionModel::currentChanged, remove,
            [remove, isUnfinished](const QModelIndex& index) { remove->setEnabled(isUnfinished(index)); });
    connect(&m_races, &QAbstractItemModel::modelReset, remove, [remove] { remove->setEnabled(false); });
    connect(remove, &QAction::triggered, this, [this, &list, isUnfinished] {
        if (isUnfinished(list.currentIndex()))
            throwAway(list.currentIndex().row());
    });
}

void LobbyWindow::throwAway(int row)
{
    const SavedRace race = m_races.race(row);
    QMessageBox question(QMessageBox::Question, tr("Throw the game away?"),
                         tr("“%1” can’t go on then.").arg(race.title), QMessageBox::NoButton, this);
    QPushButton* away = question.addButton(tr("Throw away"), QMessageBox::DestructiveRole);
    question.setDefaultButton(question.addButton(tr("Keep it"), QMessageBox::RejectRole));
    question.setTextFormat(Qt::PlainText);
    question.exec();
    if (question.clickedButton() != away)
        return;
    if (isKeptRace(race.path))
        discardKeptRace(race.path);
    else
        QFile::remove(race.path);
    readFiles();
}

QWidget* LobbyWindow::tracksPart()
{
    auto* list = new TrackView(m_navigator.thumbnails(), this);
    list->setModel(&m_tracks);
    list->setAccessibleName(tr("Tracks for a new race"));
    list->setMinimumSize(list->sizeFor(2, 1));
    connect(list, &PickList::picked, this,
            [this](const QModelIndex& index) { m_navigator.newRace(m_tracks.entry(index.row()).path); });
    list->setContextMenuPolicy(Qt::CustomContextMenu);
    connect(list, &QWidget::customContextMenuRequested, this, [this, list](QPoint at) {
        if (const QModelIndex index = list->indexAt(at); index.isValid())
            showTrackMenu(m_tracks.entry(index.row()).path, list->viewport()->mapToGlobal(at));
    });
    auto* head = new QHBoxLayout;
    head->addWidget(headingLabel(tr("Tracks"), 1.1, this));
    return part(head, list);
}

void LobbyWindow::showTrackMenu(const QString& path, QPoint at)
{
    auto* menu = new QMenu(this);
    menu->setAttribute(Qt::WA_DeleteOnClose);
    menu->addAction(inkIcon(QLatin1String("play")), tr("New race on it…"), this,
                    [this, path] { m_navigator.newRace(path); });
    menu->addAction(inkIcon(QLatin1String("new")), tr("Edit in the designer"), this,
                    [this, path] { m_navigator.designFile(path); });
    menu->popup(at);
}

void LobbyWindow::showEvent(QShowEvent* event)
{
    QMainWindow::showEvent(event);
    // Files are read once the window is on the screen, and anew when it comes back: a game may have left its copy.
    if (!event->spontaneous())
        afterExpose(*windowHandle(), [this] { readFiles(); });
}

void LobbyWindow::readFiles()
{
    m_hasRead = true;
    for (const BuiltInTrack& track : builtInTracks())
        m_tracks.add(describeTrack(builtInTrackPath(track.id), track.track));
    QStringList races = beetle::autosavedGames();
    for (const QString& path : recentFiles(m_navigator.settings())) {
        if (isRaceFile(path) || isBeetleFile(path) || isBeepFile(path))
            races << path;
        else if (const Result<TrackPtr> track = openTrack(path))
            m_tracks.add(describeTrack(path, *track));
    }
    const KeptRaces kept = findKeptRaces();
    m_races.read(kept.races, races);
    m_noRaces->setVisible(m_races.rowCount() == 0);
    if (!kept.damaged.isEmpty())
        tellDamaged(static_cast<int>(kept.damaged.size()));
}

void LobbyWindow::tellDamaged(int count)
{
    auto* box = new QMessageBox(QMessageBox::Warning, tr("Unfinished races"),
                                tr("%n unfinished race(s) can’t go on: the file is damaged.", nullptr, count),
                                QMessageBox::Ok, this);
    box->setAttribute(Qt::WA_DeleteOnClose);
    box->setTextFormat(Qt::PlainText);
    box->setInformativeText(
        tr("What is left was put aside in “%1”.").arg(QDir::toNativeSeparators(damagedRacesFolder())));
    box->open();
}

void LobbyWindow::rememberPlace() const
{
    m_navigator.settings().setBytes(Setting::LobbyGeometry, windowGeometry(*this));
}

void LobbyWindow::closeEvent(QCloseEvent* event)
{
    rememberPlace();
    QMainWindow::closeEvent(event);
    Q_EMIT closed();
}

} // namespace bubblebar
