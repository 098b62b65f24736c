#include "designer/analysis/playspanel.h"

#include "core/support/everylanguage.h"
#include "core/track/tracktext.h"
#include "designer/analysis/chartview.h"
#include "designer/analysis/forecasttext.h"
#include "designer/analysis/trackforecast.h"
#include "designer/document/trackdocument.h"
#include "designer/widgets/icons.h"
#include "designer/widgets/livetexts.h"
#include "designer/widgets/texts.h"

#include <QCheckBox>
#include <QComboBox>
#include <QFrame>
#include <QLabel>
#include <QProgressBar>
#include <QPushButton>
#include <QScrollArea>
#include <QVBoxLayout>

#include <algorithm>

namespace bubblebar {

namespace {

constexpr int kMargin = 8;
constexpr int kSlowSpaces = 3;
constexpr double kTurnsText = 1.5;

QLabel* wrappedLabel(QLabel* label)
{
    label->setWordWrap(true);
    return label;
}

/// Not on each change of a figure, or screen readers would talk all the time.
void setText(QLabel& label, const QString& text)
{
    if (label.text() != text)
        label.setText(text);
}

} // namespace

PlaysPanel::PlaysPanel(TrackDocument& document, QWidget* parent)
    : QWidget(parent)
    , m_document(document)
    , m_forecast(new TrackForecast(document, this))
    , m_basis(secondaryLabel({}, this))
    , m_players(new QComboBox(this))
    , m_level(new QComboBox(this))
    , m_run(new QPushButton(this))
    , m_progress(new QProgressBar(this))
    , m_waiting(wrappedLabel(new QLabel(this)))
    , m_turns(headingLabel({}, kTurnsText, this))
    , m_minutes(wrappedLabel(new QLabel(this)))
    , m_turnsChart(new ChartView(this))
    , m_spread(wrappedLabel(secondaryLabel({}, this)))
    , m_seatsChart(new ChartView(this))
    , m_heatMap(new QCheckBox(this))
    , m_slowChart(new ChartView(this))
    , m_blockages(wrappedLabel(new QLabel(this)))
    , m_cuts(wrappedLabel(new QLabel(this)))
    , m_showCuts(new QPushButton(inkIcon(QLatin1String("show")), {}, this))
{
    layOut();
    connectParts();
    inEveryLanguage(this, [this] {
        nameParts();
        sync();
    });
}

void PlaysPanel::nameParts()
{
    m_players->setAccessibleName(tr("Players"));
    m_level->setAccessibleName(tr("Level of the computer players"));
    m_progress->setAccessibleName(tr("Races run"));
    m_turnsChart->setAccessibleName(tr("Turns of a race"));
    m_seatsChart->setAccessibleName(tr("Chance to win by seat"));
    m_slowChart->setAccessibleName(tr("Where beetles stand longest"));
    m_heatMap->setText(tr("&Heat map"));
    m_heatMap->setToolTip(tr("Show on the track how often each space is visited"));
    m_showCuts->setText(tr("Show"));
    m_turns->setToolTip(tr("Turns of all players together, in the middle of all races"));
    m_minutes->setToolTip(tr("Half a minute for each turn"));
    for (int item = 0; item < m_players->count(); ++item)
        m_players->setItemText(item, tr("%n player(s)", nullptr, m_players->itemData(item).toInt()));
    for (int item = 0; item < m_level->count(); ++item)
        m_level->setItemText(item, forecasttext::level(static_cast<PlayerKind>(m_level->itemData(item).toInt())));
}

void PlaysPanel::layOut()
{
    auto* content = new QWidget;
    auto* inner = new QVBoxLayout(content);
    inner->setContentsMargins(kMargin, 0, kMargin, kMargin);
    addChoices(*inner);
    inner->addWidget(m_outdated = makeOutdatedSign());
    inner->addWidget(m_waiting);
    inner->addWidget(m_figures = makeFigures());
    inner->addStretch(1);
    auto* scroll = new QScrollArea(this);
    scroll->setWidget(content);
    scroll->setWidgetResizable(true);
    scroll->setFrameShape(QFrame::NoFrame);
    scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    scroll->setFocusPolicy(Qt::NoFocus);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, kMargin, 0, 0);
    addHead(*column);
    column->addWidget(scroll, 1);
}

void PlaysPanel::addHead(QVBoxLayout& column)
{
    auto* head = new QHBoxLayout;
    head->setContentsMargins(kMargin, 0, kMargin, 0);
    head->addWidget(withLiveText(headingLabel({}, 1, this), [] { return tr("How it plays"); }));
    head->addWidget(m_basis, 1);
    m_basis->setAlignment(Qt::AlignTrailing | Qt::AlignVCenter);
    m_basis->setWordWrap(true);
    column.addLayout(head);
}

void PlaysPanel::addChoices(QVBoxLayout& column)
{
    for (int players = kMinPlayers; players <= kMaxPlayers; ++players)
        m_players->addItem({}, players);
    for (const PlayerKind level : {PlayerKind::Easy, PlayerKind::Medium})
        m_level->addItem({}, static_cast<int>(level));
    m_players->setCurrentIndex(m_players->findData(m_forecast->players()));
    m_level->setCurrentIndex(m_level->findData(static_cast<int>(m_forecast->level())));
    m_run->setFocusPolicy(Qt::TabFocus);
    m_showCuts->setFocusPolicy(Qt::TabFocus);
    auto* row = new QHBoxLayout;
    row->addWidget(m_players, 1);
    row->addWidget(m_level, 1);
    column.addLayout(row);
    m_progress->setTextVisible(false);
    m_progress->setMaximumHeight(fontMetrics().height() / 2);
    QSizePolicy keepsItsPlace = m_progress->sizePolicy();
    keepsItsPlace.setRetainSizeWhenHidden(true);
    m_progress->setSizePolicy(keepsItsPlace);
    auto* races = new QHBoxLayout;
    races->addWidget(m_progress, 1);
    races->addWidget(m_run);
    column.addLayout(races);
}

QWidget* PlaysPanel::makeOutdatedSign()
{
    auto* sign = new QFrame(this);
    sign->setFrameShape(QFrame::StyledPanel);
    sign->setAutoFillBackground(true);
    sign->setBackgroundRole(QPalette::ToolTipBase);
    auto* icon = new QLabel(sign);
    const int side = fontMetrics().height();
    icon->setPixmap(inkIcon(QLatin1String("recent")).pixmap(side, side));
    QLabel* text = withLiveText(wrappedLabel(new QLabel(sign)), [] { return tr("As it was before the last change"); });
    text->setForegroundRole(QPalette::ToolTipText);
    auto* row = new QHBoxLayout(sign);
    row->setContentsMargins(kMargin, kMargin / 2, kMargin, kMargin / 2);
    row->addWidget(icon);
    row->addWidget(text, 1);
    return sign;
}

QWidget* PlaysPanel::makeFigures()
{
    auto* figures = new QWidget(this);
    auto* column = new QVBoxLayout(figures);
    column->setContentsMargins({});
    addTurns(*column);
    column->addSpacing(kMargin);
    column->addWidget(withLiveText(secondaryLabel({}, figures), [] { return tr("Chance to win by seat"); }));
    column->addWidget(m_seatsChart);
    column->addSpacing(kMargin);
    addBlockages(*column);
    return figures;
}

void PlaysPanel::addTurns(QVBoxLayout& column)
{
    column.addWidget(m_turns);
    column.addWidget(m_minutes);
    column.addWidget(m_turnsChart);
    column.addWidget(m_spread);
}

void PlaysPanel::addBlockages(QVBoxLayout& column)
{
    column.addWidget(m_heatMap);
    column.addSpacing(kMargin);
    column.addWidget(withLiveText(secondaryLabel({}, this), [] { return tr("Where beetles stand longest"); }));
    column.addWidget(m_slowChart);
    column.addWidget(m_blockages);
    column.addSpacing(kMargin);
    column.addWidget(m_cuts);
    column.addWidget(m_showCuts, 0, Qt::AlignLeading);
    m_slowChart->setClickable(true);
}

void PlaysPanel::connectParts()
{
    connect(m_forecast, &TrackForecast::changed, this, &PlaysPanel::sync);
    connect(&m_document, &TrackDocument::findingsChanged, this, &PlaysPanel::sync);
    connect(m_players, &QComboBox::currentIndexChanged, this,
            [this] { m_forecast->setPlayers(m_players->currentData().toInt()); });
    connect(m_level, &QComboBox::currentIndexChanged, this,
            [this] { m_forecast->setLevel(static_cast<PlayerKind>(m_level->currentData().toInt())); });
    connect(m_run, &QPushButton::clicked, this, &PlaysPanel::stopOrRestart);
    connect(m_heatMap, &QCheckBox::toggled, this, &PlaysPanel::heatMapToggled);
    connect(m_slowChart, &ChartView::partClicked, this, &PlaysPanel::showSlowSpace);
    connect(m_showCuts, &QPushButton::clicked, this, &PlaysPanel::showCuttingTiles);
}

void PlaysPanel::setHeatMapShown(bool shown)
{
    m_heatMap->setChecked(shown);
}

void PlaysPanel::setInSight(bool inSight)
{
    m_isInSight = inSight;
    m_forecast->setActive(inSight && isVisible());
}

void PlaysPanel::showEvent(QShowEvent* event)
{
    QWidget::showEvent(event);
    m_forecast->setActive(m_isInSight);
}

void PlaysPanel::hideEvent(QHideEvent* event)
{
    QWidget::hideEvent(event);
    m_forecast->setActive(false);
}

void PlaysPanel::sync()
{
    const bool hasFigures = m_forecast->analysis() != nullptr;
    const bool isPossible = m_forecast->isPossible();
    m_outdated->setVisible(m_forecast->isOutdated());
    m_figures->setVisible(hasFigures);
    m_waiting->setVisible(!hasFigures);
    setText(*m_waiting, isPossible ? tr("The first races are on their way …")
                                   : tr("To see how it plays, repair this first:") + u'\n' +
                                         playProblem(m_document.track(), m_document.findings()));
    showProgress();
    if (hasFigures)
        showFigures();
}

void PlaysPanel::showProgress()
{
    const bool isRunning = m_forecast->isRunning();
    const auto& analysis = m_forecast->analysis();
    const bool isNew = analysis && !m_forecast->isOutdated();
    m_run->setText(isRunning ? tr("&Stop") : tr("&Restart"));
    m_run->setToolTip(isRunning ? tr("Keep the figures so far") : tr("Run other races"));
    m_run->setEnabled(m_forecast->isPossible());
    m_progress->setVisible(isRunning);
    m_progress->setRange(0, m_forecast->races());
    m_progress->setValue(isNew ? analysis->races : 0);
    m_basis->setText(analysis ? forecasttext::basis(*analysis, locale()) : QString());
}

void PlaysPanel::showFigures()
{
    const TrackAnalysis& analysis = *m_forecast->analysis();
    setText(*m_turns, forecasttext::turns(analysis, locale()));
    setText(*m_minutes, forecasttext::minutes(analysis, locale()));
    setText(*m_spread, forecasttext::spread(analysis, locale()));
    setText(*m_blockages, forecasttext::blockages(analysis, locale()));
    setText(*m_cuts, forecasttext::cuts(analysis, locale()));
    m_minutes->setVisible(analysis.turns.has_value());
    m_spread->setVisible(analysis.turns.has_value());
    m_turnsChart->setVisible(analysis.turns.has_value());
    m_showCuts->setVisible(!analysis.cuttingTiles.empty());
    m_turnsChart->setChart(turnsChart(analysis, locale()));
    m_seatsChart->setChart(seatsChart(analysis, locale()));
    m_slowChart->setChart(slowSpacesChart(analysis, kSlowSpaces, locale()));
}

void PlaysPanel::stopOrRestart()
{
    if (m_forecast->isRunning())
        m_forecast->stop();
    else
        m_forecast->restart();
}

void PlaysPanel::showCuttingTiles()
{
    const TrackAnalysis& analysis = *m_forecast->analysis();
    std::vector<Hex> hexes;
    for (const BoardTileId tile : analysis.cuttingTiles)
        hexes.push_back(analysis.board->tile(tile).at);
    Q_EMIT showRequested(hexes);
}

void PlaysPanel::showSlowSpace(int rank)
{
    const TrackAnalysis& analysis = *m_forecast->analysis();
    const BoardTileId tile = analysis.board->space(analysis.slowSpaces.at(static_cast<std::size_t>(rank)).space).tile;
    Q_EMIT showRequested({analysis.board->tile(tile).at});
}

} // namespace bubblebar
