#include "app/bubble/access/tablekeys.h"
#include "app/help/beeppage.h"
#include "app/help/helppage.h"
#include "app/help/helpscenes.h"
#include "core/beep/jam.h"
#include "core/bubble/explain.h"
#include "core/bubble/racetext.h"
#include "core/bubble/rules.h"
#include "core/track/guidelines.h"
#include "tests/common/testrunner.h"

#include <QImage>
#include <QPainter>
#include <QRegularExpression>
#include <QtTest>

#include <algorithm>

using namespace bubblebar;

Q_DECLARE_METATYPE(HelpTopic)

/// What the pages say, and that the rules engine says the same.
class HelpPagesTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void everyPageIsShortAndHasPictures_data();
    void everyPageIsShortAndHasPictures();
    void everyTopicHasAName();
    void everyPictureIsPaintedAndTold_data() { everyPageIsShortAndHasPictures_data(); }
    void everyPictureIsPaintedAndTold();
    void theRulesAgreeWithThePictures_data();
    void theRulesAgreeWithThePictures();
    void captionsAreTheEnginesOwnSentences();
    void theLowerBeetleWins();
    void theBonusIsTheOneThatIsTold();
    void theKeysAreThoseThatWork();
    void theCarsAreAsTheyAreTold();
    void theDraftsBreakTheGuidelinesTold();
};

void HelpPagesTest::everyPageIsShortAndHasPictures_data()
{
    QTest::addColumn<HelpTopic>("topic");
    for (const HelpTopic topic : kAllHelpTopics)
        QTest::newRow(qPrintable(helpTopicName(topic))) << topic;
}

void HelpPagesTest::everyPageIsShortAndHasPictures()
{
    QFETCH(HelpTopic, topic);
    const HelpPage page = helpPage(topic);
    QVERIFY(!page.title.isEmpty());
    QVERIFY(!helpGroup(topic).isEmpty());
    const auto words = page.plainText().split(QRegularExpression(QStringLiteral("\\s+")), Qt::SkipEmptyParts).size();
    QVERIFY2(words <= 260, qPrintable(QString::number(words)));
    const auto large = std::ranges::count(page.blocks, HelpBlock::Kind::Picture, &HelpBlock::kind);
    const auto small = std::ranges::count(page.blocks, HelpBlock::Kind::Item, &HelpBlock::kind);
    QVERIFY(large <= 5);
    QVERIFY(large + small >= 2 || topic == HelpTopic::Keys);
    static const QRegularExpression otherMarks(QStringLiteral("<(?!/?b>)"));
    for (const HelpBlock& block : page.blocks) {
        QVERIFY2(!block.text.contains(otherMarks), qPrintable(block.text));
        QVERIFY(block.kind != HelpBlock::Kind::Link || (block.topic != topic && block.text == helpTitle(block.topic)));
    }
}

void HelpPagesTest::everyTopicHasAName()
{
    for (const HelpTopic topic : kAllHelpTopics)
        QVERIFY(helpTopicFromName(helpTopicName(topic)) == topic);
    QVERIFY(!helpTopicFromName(u"no such page"));
}

/// In both looks there is something in it, and it stays within its box.
void HelpPagesTest::everyPictureIsPaintedAndTold()
{
    QFETCH(HelpTopic, topic);
    for (const HelpBlock& block : helpPage(topic).blocks) {
        if (!block.picture.paint)
            continue;
        QVERIFY(!block.text.isEmpty());
        for (const bool dark : {false, true}) {
            QImage image((block.picture.size * 1.0).toSize(), QImage::Format_ARGB32_Premultiplied);
            image.fill(Qt::transparent);
            QPainter painter(&image);
            block.picture.paint(painter, dark);
            painter.end();
            QVERIFY2(image.pixelColor(image.rect().center()).alpha() > 0, qPrintable(block.text));
        }
    }
}

void HelpPagesTest::theRulesAgreeWithThePictures_data()
{
    QTest::addColumn<int>("number");
    for (std::size_t i = 0; i < helpscenes::kAll.size(); ++i)
        QTest::newRow(std::string(helpscenes::kAll[i].name).c_str()) << static_cast<int>(i);
}

void HelpPagesTest::theRulesAgreeWithThePictures()
{
    QFETCH(int, number);
    const HelpScene& scene = helpscenes::kAll[static_cast<std::size_t>(number)];
    const Position position = scenePosition(scene);
    const Action action = sceneAction(scene, position);
    const std::vector<Action> legal = legalActions(position);
    QCOMPARE(std::ranges::find(legal, action) != legal.end(), scene.isPossible);
    QVERIFY2(explain(position, action).isLegal() == scene.isPossible, qPrintable(sceneReason(scene)));
}

void HelpPagesTest::captionsAreTheEnginesOwnSentences()
{
    const auto reason = [](const HelpScene& scene) {
        const Position position = scenePosition(scene);
        return explain(position, sceneAction(scene, position)).reason;
    };
    QVERIFY(reason(helpscenes::kStopsBefore) == Reason::StopsBefore);
    QVERIFY(reason(helpscenes::kTooHigh) == Reason::Full);
    QVERIFY(reason(helpscenes::kNoOvertaking) == Reason::NoOvertaking);
    QVERIFY(helpPage(HelpTopic::Limits).plainText().contains(sceneReason(helpscenes::kTooHigh)));
    QVERIFY(helpPage(HelpTopic::Limits).plainText().contains(sceneReason(helpscenes::kNoOvertaking)));
    QVERIFY(helpPage(HelpTopic::Moving).plainText().contains(sceneReason(helpscenes::kStopsBefore)));
}

/// R29
void HelpPagesTest::theLowerBeetleWins()
{
    Position position = scenePosition(helpscenes::kTwoComplete);
    apply(position, sceneAction(helpscenes::kTwoComplete, position));
    QVERIFY(position.race.isOver());
    const auto winner = static_cast<std::size_t>(position.race.winners().front());
    QVERIFY(position.race.colours[winner] == helpscenes::kTwoCompleteWinner);
    QVERIFY(helpPage(HelpTopic::End).plainText().contains(colourText(position.race.colours[winner]) + u'.'));
}

void HelpPagesTest::theBonusIsTheOneThatIsTold()
{
    Position position = scenePosition(helpscenes::kEarnsBonus);
    apply(position, sceneAction(helpscenes::kEarnsBonus, position));
    QVERIFY(position.race.pendingBonus() == Bonus::Rotate);
}

void HelpPagesTest::theKeysAreThoseThatWork()
{
    const QString text = helpPage(HelpTopic::Keys).plainText();
    QVERIFY(!tableKeys().empty());
    for (const KeyGroup& group : tableKeys())
        for (const KeyLine& line : group.lines)
            QVERIFY2(text.contains(line.what), qPrintable(line.what));
}

/// P3, P6
void HelpPagesTest::theCarsAreAsTheyAreTold()
{
    using namespace helpscenes;
    QVERIFY(beep::matches(kSameAnimal, kPileTop) && kSameAnimal.animal == kPileTop.animal);
    QVERIFY(beep::matches(kSameColour, kPileTop) && kSameColour.colour == kPileTop.colour);
    QVERIFY(!beep::matches(kNoMatch, kPileTop));
    beep::Visible visible;
    std::ranges::copy(kJam, visible.begin());
    QVERIFY(beep::isJam(visible));
    QCOMPARE(std::ranges::count(kJam, beep::Animal::Snail, &beep::Card::animal), 3);
}

void HelpPagesTest::theDraftsBreakTheGuidelinesTold()
{
    const auto first = [](const HelpScene& scene) {
        return checkGuidelines(scenePosition(scene).race.board->track()).front().code;
    };
    QVERIFY(first(helpscenes::kOneNeighbour) == FindingCode::StartFewNeighbours);
    QVERIFY(first(helpscenes::kIsland) == FindingCode::TilesDisconnected);
}

BUBBLEBAR_TEST(HelpPagesTest)
#include "tst_helppages.moc"
