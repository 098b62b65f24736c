#include "app/beetle/statistics/statisticsdialog.h"

#include "app/beetle/beetlewords.h"
#include "app/beetle/statistics/histogramview.h"
#include "app/beetle/statistics/simulationjob.h"
#include "core/beetle/chances.h"
#include "core/beetle/expectation.h"
#include "designer/widgets/icons.h"
#include "designer/widgets/texts.h"
#include "designer/widgets/windowsize.h"

#include <QComboBox>
#include <QDialogButtonBox>
#include <QHeaderView>
#include <QLabel>
#include <QLocale>
#include <QProgressBar>
#include <QPushButton>
#include <QRandomGenerator>
#include <QSpinBox>
#include <QTableWidget>
#include <QVBoxLayout>

#include <algorithm>
#include <cmath>

namespace bubblebar::beetle {

namespace {

constexpr std::array kGames {1'000, 10'000, 100'000, 1'000'000};
constexpr int kUsualGames = 1; ///< index
constexpr int kMostSeed = 999'999;
constexpr int kGreatestHeight = 700;

QString percentText(double share)
{
    return StatisticsDialog::tr("%1 %").arg(QLocale().toString(share * 100, 'f', 2));
}

QString decimal(double number)
{
    return QLocale().toString(number, 'f', 2);
}

} // namespace

StatisticsDialog::StatisticsDialog(const Options& options, QWidget* parent)
    : QDialog(parent)
    , m_options(options)
    , m_job(new SimulationJob(this))
    , m_games(new QComboBox(this))
    , m_seed(new QSpinBox(this))
    , m_start(new QPushButton(this))
    , m_progress(new QProgressBar(this))
    , m_chart(new HistogramView(this))
    , m_table(new QTableWidget(m_options.players, 3, this))
    , m_summary(new QLabel(this))
{
    setWindowTitle(tr("Many games of Beetle"));
    setMaximumHeight(kGreatestHeight);
    buildTable();
    layOut();
    m_chart->setBins(rollsBins(m_options.variant, {}));
    connect(m_start, &QPushButton::clicked, this, &StatisticsDialog::startOrCancel);
    connect(m_job, &SimulationJob::progressed, m_progress, &QProgressBar::setValue);
    connect(m_job, &SimulationJob::finished, this, &StatisticsDialog::showResult);
    showRunning(false);
    fillTable();
    summarise();
    resizeWithinScreen(*this, sizeHint().boundedTo({sizeHint().width(), kGreatestHeight}));
}

StatisticsDialog::~StatisticsDialog()
{
    m_job->cancel();
}

bool StatisticsDialog::isRunning() const
{
    return m_job->isRunning();
}

void StatisticsDialog::done(int result)
{
    m_job->cancel();
    QDialog::done(result);
}

QBoxLayout* StatisticsDialog::controls()
{
    for (const int games : kGames)
        m_games->addItem(QLocale().toString(games), games);
    m_games->setCurrentIndex(kUsualGames);
    m_seed->setRange(0, kMostSeed);
    m_seed->setValue(QRandomGenerator::global()->bounded(kMostSeed + 1));
    m_seed->setToolTip(tr("The same seed gives the same games again"));
    m_start->setObjectName(QStringLiteral("startButton"));
    m_start->setDefault(true);
    m_progress->setAccessibleName(tr("Games played"));
    auto* games = new QLabel(tr("&Games"), this);
    games->setBuddy(m_games);
    auto* seed = new QLabel(tr("S&eed"), this);
    seed->setBuddy(m_seed);
    auto* row = new QHBoxLayout;
    for (QWidget* widget : std::initializer_list<QWidget*> {games, m_games, seed, m_seed, m_start})
        row->addWidget(widget);
    row->addWidget(m_progress, 1);
    return row;
}

void StatisticsDialog::buildTable()
{
    m_table->setHorizontalHeaderLabels({tr("Seat"), tr("Games won"), tr("Exact")});
    m_table->setAccessibleName(tr("Games won by seat"));
    m_table->setEditTriggers(QAbstractItemView::NoEditTriggers);
    m_table->setSelectionMode(QAbstractItemView::NoSelection);
    m_table->verticalHeader()->hide();
    m_table->horizontalHeader()->setSectionResizeMode(QHeaderView::Stretch);
    m_table->setTabKeyNavigation(false);
    const int rows = std::min(m_options.players, 3);
    m_table->setMinimumHeight(rows * m_table->rowHeight(0) + m_table->horizontalHeader()->sizeHint().height() + 4);
}

void StatisticsDialog::layOut()
{
    QString options = optionsText({m_options.players, m_options.variant, false});
    m_summary->setWordWrap(true);
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Close, this);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(16, 16, 16, 16);
    column->setSpacing(10);
    //: %1: "six legs, no wings"
    column->addWidget(headingLabel(tr("%n player(s), %1", nullptr, m_options.players).arg(options), 1.1, this));
    column->addLayout(controls());
    column->addWidget(m_chart, 3);
    column->addWidget(m_summary);
    column->addWidget(secondaryLabel(tr("Games won by seat, where the first seat begins:"), this));
    column->addWidget(m_table, 1);
    column->addWidget(buttons);
}

void StatisticsDialog::startOrCancel()
{
    if (m_job->isRunning()) {
        m_job->cancel();
        return showRunning(false);
    }
    SimulationOptions options;
    options.variant = m_options.variant;
    options.players = m_options.players;
    options.games = m_games->currentData().toInt();
    options.seed = static_cast<std::uint64_t>(m_seed->value());
    m_progress->setRange(0, options.games);
    showRunning(true);
    m_job->start(std::move(options));
}

void StatisticsDialog::showRunning(bool running)
{
    m_progress->setValue(0);
    m_progress->setVisible(running);
    m_games->setEnabled(!running);
    m_seed->setEnabled(!running);
    m_start->setText(running ? tr("Cancel") : tr("&Play them"));
    m_start->setIcon(inkIcon(QLatin1String(running ? "remove" : "play")));
}

void StatisticsDialog::showResult(const SimulationResult& result)
{
    m_result = result;
    showRunning(false);
    m_chart->setBins(rollsBins(m_options.variant, m_result.beetlesByRolls));
    fillTable();
    summarise();
}

void StatisticsDialog::fillTable()
{
    const std::vector<Sheet> sheets(static_cast<std::size_t>(m_options.players), Sheet(m_options.variant));
    const SeatChances exact = winChances(sheets, 0);
    const auto put = [this](int row, int column, const QString& text) {
        auto* item = new QTableWidgetItem(text);
        item->setTextAlignment(Qt::AlignCenter);
        m_table->setItem(row, column, item);
    };
    for (int seat = 0; seat < m_options.players; ++seat) {
        const auto index = static_cast<std::size_t>(seat);
        const double share = m_result.games == 0 ? 0 : static_cast<double>(m_result.winsBySeat[index]) / m_result.games;
        put(seat, 0, QLocale().toString(seat + 1));
        put(seat, 1, m_result.games == 0 ? tr("–") : percentText(share));
        put(seat, 2, percentText(exact[index]));
    }
}

void StatisticsDialog::summarise()
{
    const Expectation& expectation = Expectation::of(m_options.variant);
    const Sheet blank(m_options.variant);
    const QString exact = tr("A beetle takes %1 rolls on average, with a standard deviation of %2.")
                              .arg(decimal(expectation.mean(blank)), decimal(std::sqrt(expectation.variance(blank))));
    if (m_result.games == 0)
        return m_summary->setText(exact);
    const QString played = tr("In the games played it took %1, with %2.")
                               .arg(decimal(m_result.meanRolls()), decimal(std::sqrt(m_result.rollsVariance())));
    m_summary->setText(exact + u' ' + played);
}

} // namespace bubblebar::beetle
