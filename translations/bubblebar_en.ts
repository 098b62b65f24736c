<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en_GB">
<context>
    <name>BeepTable</name>
    <message numerus="yes">
        <source>%n bonus</source>
        <comment>bonus cards</comment>
        <translation>
            <numerusform>%n bonus</numerusform>
            <numerusform>%n bonuses</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s)</source>
        <comment>of an own pile</comment>
        <translation>
            <numerusform>%n card</numerusform>
            <numerusform>%n cards</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Board</name>
    <message numerus="yes">
        <source>%n space(s)</source>
        <translation>
            <numerusform>%n space</numerusform>
            <numerusform>%n spaces</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n ride(s)</source>
        <comment>beetles that ride along</comment>
        <translation>
            <numerusform>rides</numerusform>
            <numerusform>%n ride</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>BoardFacts</name>
    <message numerus="yes">
        <source>At most %n beetle(s) high.</source>
        <translation>
            <numerusform>At most %n beetle high.</numerusform>
            <numerusform>At most %n beetles high.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CommandLine</name>
    <message numerus="yes">
        <source>  %1, %n track tile(s)</source>
        <translation>
            <numerusform>  %1, %n track tile</numerusform>
            <numerusform>  %1, %n track tiles</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>  %n step(s) from start to finish at least</source>
        <translation>
            <numerusform>  %n step from start to finish at least</numerusform>
            <numerusform>  %n steps from start to finish at least</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n turn(s)</source>
        <translation>
            <numerusform>%n turn</numerusform>
            <numerusform>%n turns</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n action(s)</source>
        <translation>
            <numerusform>%n action</numerusform>
            <numerusform>%n actions</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>EndPanel</name>
    <message numerus="yes">
        <source>All %n beetles are at the bar, in turn %1.</source>
        <translation>
            <numerusform>The beetle is at the bar, in turn %1.</numerusform>
            <numerusform>All %n beetles are at the bar, in turn %1.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Explanation</name>
    <message numerus="yes">
        <source>A move of %n space(s) to %1 would visit %2 twice, and no move visits a space twice.</source>
        <translation>
            <numerusform>A move of %n space to %1 would visit %2 twice, and no move visits a space twice.</numerusform>
            <numerusform>A move of %n spaces to %1 would visit %2 twice, and no move visits a space twice.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 takes no more than %n beetle(s), so a stack of %2 cannot enter.</source>
        <translation>
            <numerusform>%1 takes no more than %n beetle, so a stack of %2 cannot enter.</numerusform>
            <numerusform>%1 takes no more than %n beetles, so a stack of %2 cannot enter.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 is full: it holds %n beetle(s) and its limit is %2.</source>
        <translation>
            <numerusform>%1 is full: it holds %n beetle and its limit is %2.</numerusform>
            <numerusform>%1 is full: it holds %n beetles and its limit is %2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 holds %n beetle(s) and its limit is %2, so a stack of %3 cannot enter.</source>
        <translation>
            <numerusform>%1 holds %n beetle and its limit is %2, so a stack of %3 cannot enter.</numerusform>
            <numerusform>%1 holds %n beetles and its limit is %2, so a stack of %3 cannot enter.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The way to %1 leads over %2, which takes no more than %n beetle(s), so a stack of %3 cannot pass.</source>
        <translation>
            <numerusform>The way to %1 leads over %2, which takes no more than %n beetle, so a stack of %3 cannot pass.</numerusform>
            <numerusform>The way to %1 leads over %2, which takes no more than %n beetles, so a stack of %3 cannot pass.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The way to %1 leads over %2, which is full: it holds %n beetle(s) and its limit is %3.</source>
        <translation>
            <numerusform>The way to %1 leads over %2, which is full: it holds %n beetle and its limit is %3.</numerusform>
            <numerusform>The way to %1 leads over %2, which is full: it holds %n beetles and its limit is %3.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The way to %1 leads over %2, which holds %n beetle(s) and has a limit of %3, so a stack of %4 cannot pass.</source>
        <translation>
            <numerusform>The way to %1 leads over %2, which holds %n beetle and has a limit of %3, so a stack of %4 cannot pass.</numerusform>
            <numerusform>The way to %1 leads over %2, which holds %n beetles and has a limit of %3, so a stack of %4 cannot pass.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n space(s)</source>
        <comment>a distance</comment>
        <translation>
            <numerusform>%n space</numerusform>
            <numerusform>%n spaces</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The bonus moves a beetle exactly %n space(s), and %1 is %2 away.</source>
        <translation>
            <numerusform>The bonus moves a beetle exactly %n space, and %1 is %2 away.</numerusform>
            <numerusform>The bonus moves a beetle exactly %n spaces, and %1 is %2 away.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The card moves a beetle exactly %n space(s), and %1 is %2 away.</source>
        <translation>
            <numerusform>The card moves a beetle exactly %n space, and %1 is %2 away.</numerusform>
            <numerusform>The card moves a beetle exactly %n spaces, and %1 is %2 away.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The bonus needs the full %n space(s), and %1 is only %2 away.</source>
        <translation>
            <numerusform>The bonus needs the full %n space, and %1 is only %2 away.</numerusform>
            <numerusform>The bonus needs the full %n spaces, and %1 is only %2 away.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The card needs the full %n space(s), and %1 is only %2 away.</source>
        <translation>
            <numerusform>The card needs the full %n space, and %1 is only %2 away.</numerusform>
            <numerusform>The card needs the full %n spaces, and %1 is only %2 away.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Hint</name>
    <message numerus="yes">
        <source>That leaves %1 %n step(s) more to go.</source>
        <translation>
            <numerusform>That leaves %1 %n step more to go.</numerusform>
            <numerusform>That leaves %1 %n steps more to go.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>That brings you %n step(s) closer to the Bubble Bar.</source>
        <translation>
            <numerusform>That brings you %n step closer to the Bubble Bar.</numerusform>
            <numerusform>That brings you %n steps closer to the Bubble Bar.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Pages</name>
    <message numerus="yes">
        <source>%n page(s)</source>
        <translation>
            <numerusform>%n page</numerusform>
            <numerusform>%n pages</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PieceText</name>
    <message numerus="yes">
        <source>%n exit(s)</source>
        <translation>
            <numerusform>%n exit</numerusform>
            <numerusform>%n exits</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n space(s)</source>
        <translation>
            <numerusform>%n space</numerusform>
            <numerusform>%n spaces</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Players</name>
    <message numerus="yes">
        <source>%n card(s)</source>
        <translation>
            <numerusform>%n card</numerusform>
            <numerusform>%n cards</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Race</name>
    <message numerus="yes">
        <source>own beetle %n space(s)</source>
        <translation>
            <numerusform>own beetle %n space</numerusform>
            <numerusform>own beetle %n spaces</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>any beetle %n space(s)</source>
        <translation>
            <numerusform>any beetle %n space</numerusform>
            <numerusform>any beetle %n spaces</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ScoreCount</name>
    <message numerus="yes">
        <source>%1, pile %2: %n card(s)</source>
        <translation>
            <numerusform>%1, pile %2: %n card</numerusform>
            <numerusform>%1, pile %2: %n cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %n bonus card(s)</source>
        <translation>
            <numerusform>%1: %n bonus card</numerusform>
            <numerusform>%1: %n bonus cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 share the tournament: %n point(s)</source>
        <translation>
            <numerusform>%1 share the tournament: %n point</numerusform>
            <numerusform>%1 share the tournament: %n points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 share the win: %n point(s)</source>
        <translation>
            <numerusform>%1 share the win: %n point</numerusform>
            <numerusform>%1 share the win: %n points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 wins the tournament: %n point(s)!</source>
        <translation>
            <numerusform>%1 wins the tournament: %n point!</numerusform>
            <numerusform>%1 wins the tournament: %n points!</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 wins: %n point(s)!</source>
        <translation>
            <numerusform>%1 wins: %n point!</numerusform>
            <numerusform>%1 wins: %n points!</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SheetWords</name>
    <message numerus="yes">
        <source>%n leg(s)</source>
        <translation>
            <numerusform>%n leg</numerusform>
            <numerusform>%n legs</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n eye(s)</source>
        <translation>
            <numerusform>%n eye</numerusform>
            <numerusform>%n eyes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n antenna(e)</source>
        <translation>
            <numerusform>%n antenna</numerusform>
            <numerusform>%n antennae</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n wing(s)</source>
        <translation>
            <numerusform>%n wing</numerusform>
            <numerusform>%n wings</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n part(s)</source>
        <translation>
            <numerusform>%1 of %n part</numerusform>
            <numerusform>%1 of %n parts</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TileTurn</name>
    <message numerus="yes">
        <source>%n link(s) stay</source>
        <translation>
            <numerusform>%n link stays</numerusform>
            <numerusform>%n links stay</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n new</source>
        <comment>links that a turn adds</comment>
        <translation>
            <numerusform>%n new</numerusform>
            <numerusform>%n new</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n lost</source>
        <comment>links that a turn loses</comment>
        <translation>
            <numerusform>%n lost</numerusform>
            <numerusform>%n lost</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TrackCanvas</name>
    <message numerus="yes">
        <source>%n tile(s)</source>
        <translation>
            <numerusform>%n tile</numerusform>
            <numerusform>%n tiles</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n link(s)</source>
        <translation>
            <numerusform>%n link</numerusform>
            <numerusform>%n links</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n path(s) meet grass</source>
        <translation>
            <numerusform>%n path meets grass</numerusform>
            <numerusform>%n paths meet grass</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TrackForecast</name>
    <message numerus="yes">
        <source>The longest blockage was %n turn(s) in a row.</source>
        <translation>
            <numerusform>The longest blockage was %n turn in a row.</numerusform>
            <numerusform>The longest blockage was %n turns in a row.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>One player missed %n turn(s) in a row.</source>
        <translation>
            <numerusform>One player missed %n turn in a row.</numerusform>
            <numerusform>One player missed %n turns in a row.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TrackWords</name>
    <message numerus="yes">
        <source>%n tile(s)</source>
        <translation>
            <numerusform>%n tile</numerusform>
            <numerusform>%n tiles</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>bubblebar::DeckChooser</name>
    <message numerus="yes">
        <source>%1, %n card(s)</source>
        <translation>
            <numerusform>%1, %n card</numerusform>
            <numerusform>%1, %n cards</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>bubblebar::DesignerDesk</name>
    <message numerus="yes">
        <source>%n tile(s) left out: the box has no more of them.</source>
        <translation>
            <numerusform>%n tile left out: the box has no more of them.</numerusform>
            <numerusform>%n tiles left out: the box has no more of them.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>bubblebar::FindingsPanel</name>
    <message numerus="yes">
        <source>… and %n more</source>
        <translation>
            <numerusform>… and %n more</numerusform>
            <numerusform>… and %n more</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n to repair</source>
        <translation>
            <numerusform>%n to repair</numerusform>
            <numerusform>%n to repair</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n to consider</source>
        <translation>
            <numerusform>%n to consider</numerusform>
            <numerusform>%n to consider</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>bubblebar::GenerateDialog</name>
    <message numerus="yes">
        <source>a race of two takes about %n turn(s)</source>
        <translation>
            <numerusform>a race of two takes about %n turn</numerusform>
            <numerusform>a race of two takes about %n turns</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>bubblebar::HandView</name>
    <message numerus="yes">
        <source>%n card(s) to draw</source>
        <translation>
            <numerusform>%n card to draw</numerusform>
            <numerusform>%n cards to draw</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s), on top: %1</source>
        <translation>
            <numerusform>%n card: %1</numerusform>
            <numerusform>%n cards, on top: %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Draw pile, %n card(s)</source>
        <translation>
            <numerusform>Draw pile, %n card</numerusform>
            <numerusform>Draw pile, %n cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Discard pile, %n card(s), on top: %1</source>
        <translation>
            <numerusform>Discard pile, %n card: %1</numerusform>
            <numerusform>Discard pile, %n cards, on top: %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s), face down</source>
        <translation>
            <numerusform>%n card, face down</numerusform>
            <numerusform>%n cards, face down</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>bubblebar::LengthView</name>
    <message numerus="yes">
        <source>%n tile(s)</source>
        <translation>
            <numerusform>%n tile</numerusform>
            <numerusform>%n tiles</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n space(s) on the shortest route</source>
        <translation>
            <numerusform>%n space on the shortest route</numerusform>
            <numerusform>%n spaces on the shortest route</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n left in the box</source>
        <translation>
            <numerusform>%n left in the box</numerusform>
            <numerusform>%n left in the box</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>bubblebar::LobbyWindow</name>
    <message numerus="yes">
        <source>%n unfinished race(s) can’t go on: the file is damaged.</source>
        <translation>
            <numerusform>One unfinished race can’t go on: the file is damaged.</numerusform>
            <numerusform>%n unfinished races can’t go on: the files are damaged.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>bubblebar::PiecesModel</name>
    <message numerus="yes">
        <source>%1 · %n left</source>
        <extracomment>%1: the name of a piece, as in &quot;A · 2 left&quot;</extracomment>
        <translation>
            <numerusform>%1 · %n left</numerusform>
            <numerusform>%1 · %n left</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>bubblebar::PlayersModel</name>
    <message numerus="yes">
        <source>%n card(s)</source>
        <translation>
            <numerusform>%n card</numerusform>
            <numerusform>%n cards</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>bubblebar::PlayersPane</name>
    <message numerus="yes">
        <source>%n beetle(s) each</source>
        <translation>
            <numerusform>%n beetle each</numerusform>
            <numerusform>%n beetles each</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>bubblebar::PlaysPanel</name>
    <message numerus="yes">
        <source>%n player(s)</source>
        <translation>
            <numerusform>%n player</numerusform>
            <numerusform>%n players</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>bubblebar::PrintDialog</name>
    <message numerus="yes">
        <source>Print %n page(s)</source>
        <translation>
            <numerusform>Print %n page</numerusform>
            <numerusform>Print %n pages</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Upright needs only %n page(s)</source>
        <translation>
            <numerusform>Upright needs only %n page</numerusform>
            <numerusform>Upright needs only %n pages</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Across needs only %n page(s)</source>
        <translation>
            <numerusform>Across needs only %n page</numerusform>
            <numerusform>Across needs only %n pages</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Saved as %n file(s): %1 …</source>
        <translation>
            <numerusform>Saved as %n file: %1 …</numerusform>
            <numerusform>Saved as %n files: %1 …</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>bubblebar::TableWindow</name>
    <message numerus="yes">
        <source>%n track tile(s)</source>
        <translation>
            <numerusform>%n track tile</numerusform>
            <numerusform>%n track tiles</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>bubblebar::TrackDetail</name>
    <message numerus="yes">
        <source>%1 · %n space(s) to the bar</source>
        <translation>
            <numerusform>%1 · %n space to the bar</numerusform>
            <numerusform>%1 · %n spaces to the bar</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>bubblebar::WishesPane</name>
    <message numerus="yes">
        <source>%n tile(s)</source>
        <translation>
            <numerusform>%n tile</numerusform>
            <numerusform>%n tiles</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>bubblebar::beep::BeepWindow</name>
    <message numerus="yes">
        <source>%n card(s) left in the middle. The game ends when two piles are used up.</source>
        <translation>
            <numerusform>%n card left in the middle. The game ends when two piles are used up.</numerusform>
            <numerusform>%n cards left in the middle. The game ends when two piles are used up.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>bubblebar::beetle::BeetleWindow</name>
    <message numerus="yes">
        <source>%n roll(s) so far</source>
        <translation>
            <numerusform>%n roll so far</numerusform>
            <numerusform>%n rolls so far</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>bubblebar::beetle::EndCard</name>
    <message numerus="yes">
        <source>The first whole beetle, after %n roll(s).</source>
        <translation>
            <numerusform>The first whole beetle, after %n roll.</numerusform>
            <numerusform>The first whole beetle, after %n rolls.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>bubblebar::beetle::HistogramView</name>
    <message numerus="yes">
        <source>%n roll(s)</source>
        <translation>
            <numerusform>%n roll</numerusform>
            <numerusform>%n rolls</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>bubblebar::beetle::StatisticsDialog</name>
    <message numerus="yes">
        <source>%n player(s), %1</source>
        <extracomment>%1: &quot;six legs, no wings&quot;</extracomment>
        <translation>
            <numerusform>%n player, %1</numerusform>
            <numerusform>%n players, %1</numerusform>
        </translation>
    </message>
</context>
</TS>
