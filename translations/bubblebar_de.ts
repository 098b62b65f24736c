<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de">
<context>
    <name>Beep</name>
    <message>
        <source>player %1</source>
        <translation>Spieler %1</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>Das Spiel ist zu Ende.</translation>
    </message>
    <message>
        <source>Play is paused: wait for “Go!”.</source>
        <translation>Gerade ist Pause: Warte auf „Los!“.</translation>
    </message>
    <message>
        <source>There is no pause that “Go!” could end.</source>
        <translation>Es gibt keine Pause, die „Los!“ beenden könnte.</translation>
    </message>
    <message>
        <source>First %1 takes two cards as the reward for the horn.</source>
        <translation>Zuerst nimmt %1 zwei Karten als Belohnung fürs Hupen.</translation>
    </message>
    <message>
        <source>A reward is only for a horn that found a traffic jam.</source>
        <translation>Eine Belohnung gibt es nur, wenn beim Hupen ein Stau da war.</translation>
    </message>
    <message>
        <source>The reward belongs to %1, who honked.</source>
        <translation>Die Belohnung fürs Hupen gehört %1.</translation>
    </message>
    <message>
        <source>Cards are only removed while nobody can place a card and there is no traffic jam.</source>
        <translation>Karten werden nur herausgenommen, wenn niemand eine Karte ablegen kann und kein Stau da ist.</translation>
    </message>
    <message>
        <source>Nobody can place a card: first each player removes one or passes, now %1.</source>
        <translation>Niemand kann eine Karte ablegen: Reihum nehmen alle erst eine heraus oder passen, jetzt %1.</translation>
    </message>
    <message>
        <source>It is the turn of %1 to remove a card or to pass.</source>
        <translation>%1 ist dran: eine Karte herausnehmen oder passen.</translation>
    </message>
    <message>
        <source>The clock never goes back: the event before was at %1 ms.</source>
        <translation>Die Uhr läuft nie rückwärts: Das Ereignis davor war bei %1 ms.</translation>
    </message>
    <message>
        <source>frog</source>
        <translation>Frosch</translation>
    </message>
    <message>
        <source>hedgehog</source>
        <translation>Igel</translation>
    </message>
    <message>
        <source>duck</source>
        <translation>Ente</translation>
    </message>
    <message>
        <source>cow</source>
        <translation>Kuh</translation>
    </message>
    <message>
        <source>cat</source>
        <translation>Katze</translation>
    </message>
    <message>
        <source>snail</source>
        <translation>Schnecke</translation>
    </message>
    <message>
        <source>sheep</source>
        <translation>Schaf</translation>
    </message>
    <message>
        <source>fox</source>
        <translation>Fuchs</translation>
    </message>
    <message>
        <source>green</source>
        <translation>grün</translation>
    </message>
    <message>
        <source>red</source>
        <translation>rot</translation>
    </message>
    <message>
        <source>yellow</source>
        <translation>gelb</translation>
    </message>
    <message>
        <source>blue</source>
        <translation>blau</translation>
    </message>
    <message>
        <source>white</source>
        <translation>weiß</translation>
    </message>
    <message>
        <source>purple</source>
        <translation>lila</translation>
    </message>
    <message>
        <source>orange</source>
        <translation>orange</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>colour and animal of a card: green frog</comment>
        <translation>%2 %1</translation>
    </message>
    <message>
        <source>The two cards of a reward come from two piles.</source>
        <translation>Die zwei Karten einer Belohnung kommen von zwei Stapeln.</translation>
    </message>
    <message>
        <source>The card “%1” does not belong to a traffic jam.</source>
        <translation>Die Karte „%1“ gehört zu keinem Stau.</translation>
    </message>
    <message>
        <source>Pile %1 in the middle is used up.</source>
        <translation>Stapel %1 in der Mitte ist aufgebraucht.</translation>
    </message>
    <message>
        <source>Somebody else was faster: the card has gone.</source>
        <translation>Jemand war schneller: Die Karte ist schon weg.</translation>
    </message>
    <message>
        <source>“%1” has neither the animal nor the colour of “%2”.</source>
        <translation>„%1“ hat weder das Tier noch die Farbe von „%2“.</translation>
    </message>
    <message>
        <source>%1: a jam twice over, %2 × %3 and %4 × %5</source>
        <translation>%1: doppelter Stau, %2 × %3 und %4 × %5</translation>
    </message>
    <message>
        <source>%1: a jam, %2 × %3</source>
        <translation>%1: Stau, %2 × %3</translation>
    </message>
    <message>
        <source>%1: no jam</source>
        <translation>%1: kein Stau</translation>
    </message>
    <message>
        <source>“%1” is the first card of the pile: right.</source>
        <translation>„%1“ ist die erste Karte des Stapels: richtig.</translation>
    </message>
    <message>
        <source>“%1” on “%2”: right.</source>
        <translation>„%1“ auf „%2“: richtig.</translation>
    </message>
    <message>
        <source>“%1” on “%2”: neither the animal nor the colour, %3 points less.</source>
        <translation>„%1“ auf „%2“: weder das Tier noch die Farbe, %3 Punkte weniger.</translation>
    </message>
    <message>
        <source>The game goes on.</source>
        <translation>Das Spiel geht weiter.</translation>
    </message>
    <message>
        <source>The game is over: two piles in the middle are used up.</source>
        <translation>Das Spiel ist zu Ende: Zwei Stapel in der Mitte sind aufgebraucht.</translation>
    </message>
    <message>
        <source>The game is over: nobody could place a card, and all passed.</source>
        <translation>Das Spiel ist zu Ende: Niemand konnte eine Karte ablegen, und alle haben gepasst.</translation>
    </message>
    <message>
        <source>“%1” is no card: a card is an animal and a colour, as “frog green”.</source>
        <translation>„%1“ ist keine Karte: Eine Karte ist ein Tier und eine Farbe, etwa „frog green“.</translation>
    </message>
    <message>
        <source>The piles in the middle differ by one card at most, but here they have from %1 to %2.</source>
        <translation>Die Stapel in der Mitte unterscheiden sich um höchstens eine Karte, hier haben sie aber %1 bis %2.</translation>
    </message>
    <message>
        <source>Event %1 is against the rules: %2</source>
        <translation>Ereignis %1 ist gegen die Regeln: %2</translation>
    </message>
</context>
<context>
    <name>BeepHelp</name>
    <message>
        <source>Everybody plays at the same time. Five piles of cars stand in the middle, and everybody has two piles of their own (three, if only two play).</source>
        <translation>Alle spielen gleichzeitig. Fünf Stapel mit Autos liegen in der Mitte, und jeder hat zwei eigene Stapel (drei, wenn nur zwei spielen).</translation>
    </message>
    <message>
        <source>Collecting cars</source>
        <translation>Autos sammeln</translation>
    </message>
    <message>
        <source>After “Go!” take the top card of a pile in the middle and put it on one of your piles. It must have the &lt;b&gt;same animal&lt;/b&gt; or the &lt;b&gt;same colour&lt;/b&gt; as the card there. One card at a time: who is first has it.</source>
        <translation>Nimm nach „Los!“ die oberste Karte eines Stapels in der Mitte und leg sie auf einen deiner Stapel. Sie muss das &lt;b&gt;gleiche Tier&lt;/b&gt; oder die &lt;b&gt;gleiche Farbe&lt;/b&gt; haben wie die Karte dort. Immer nur eine Karte: Wer zuerst zugreift, hat sie.</translation>
    </message>
    <message>
        <source>A blue duck lies on top of your pile. The red duck and the blue cow fit. The green fox does not.</source>
        <translation>Auf deinem Stapel liegt oben eine blaue Ente. Die rote Ente und die blaue Kuh passen. Der grüne Fuchs passt nicht.</translation>
    </message>
    <message>
        <source>Traffic jam</source>
        <translation>Stau</translation>
    </message>
    <message>
        <source>Three snails in the middle: a traffic jam! Three cars of one colour are one too.</source>
        <translation>Drei Schnecken in der Mitte: ein Stau! Auch drei Autos in einer Farbe sind einer.</translation>
    </message>
    <message>
        <source>Honk! Who honks first takes two cards of the jam as bonus cards. But if there is no jam, you lose the top card of each of your piles.</source>
        <translation>Hup! Wer zuerst hupt, nimmt zwei Karten aus dem Stau als Bonuskarten. Wenn aber kein Stau da ist, verlierst du die oberste Karte von jedem deiner Stapel.</translation>
    </message>
    <message>
        <source>Nobody can go on</source>
        <translation>Nichts geht mehr</translation>
    </message>
    <message>
        <source>If no card fits anywhere and there is no jam, each player in turn may take one card of the middle out of the game.</source>
        <translation>Wenn nirgends eine Karte passt und kein Stau da ist, darf reihum jeder eine Karte aus der Mitte aus dem Spiel nehmen.</translation>
    </message>
    <message>
        <source>The end</source>
        <translation>Das Ende</translation>
    </message>
    <message>
        <source>The game ends when two of the five piles are used up. Your &lt;b&gt;smallest&lt;/b&gt; pile counts: one point for each card in it, and one for each bonus card.</source>
        <translation>Das Spiel endet, wenn zwei der fünf Stapel aufgebraucht sind. Dein &lt;b&gt;kleinster&lt;/b&gt; Stapel zählt: ein Punkt für jede Karte darin und einer für jede Bonuskarte.</translation>
    </message>
    <message>
        <source>Only the smaller pile brings points, so let both of them grow.</source>
        <translation>Nur der kleinere Stapel bringt Punkte, also lass beide wachsen.</translation>
    </message>
    <message>
        <source>As on a real table</source>
        <translation>Wie am echten Tisch</translation>
    </message>
    <message>
        <source>Here you can put down any card. After the game the smallest pile is checked: each card that does not fit costs two points.</source>
        <translation>Hier kannst du jede Karte ablegen. Nach dem Spiel wird der kleinste Stapel geprüft: Jede Karte, die nicht passt, kostet zwei Punkte.</translation>
    </message>
</context>
<context>
    <name>BeepPlan</name>
    <message>
        <source>Mia</source>
        <translation>Mia</translation>
    </message>
    <message>
        <source>Jonas</source>
        <translation>Jonas</translation>
    </message>
    <message>
        <source>Ada</source>
        <translation>Ada</translation>
    </message>
    <message>
        <source>Tom</source>
        <translation>Tom</translation>
    </message>
    <message>
        <source>Rosie</source>
        <translation>Rosie</translation>
    </message>
    <message>
        <source>Leo</source>
        <translation>Leo</translation>
    </message>
    <message>
        <source>Fips</source>
        <translation>Fips</translation>
    </message>
    <message>
        <source>Nora</source>
        <translation>Nora</translation>
    </message>
    <message>
        <source>Kasper</source>
        <translation>Kasper</translation>
    </message>
    <message>
        <source>Wanda</source>
        <translation>Wanda</translation>
    </message>
    <message>
        <source>Mouse</source>
        <translation>Maus</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Tasten</translation>
    </message>
    <message>
        <source>Computer, easy</source>
        <translation>Computer, leicht</translation>
    </message>
    <message>
        <source>Computer, medium</source>
        <translation>Computer, mittel</translation>
    </message>
    <message>
        <source>Computer, hard</source>
        <translation>Computer, schwer</translation>
    </message>
    <message>
        <source>Player %1</source>
        <translation>Spieler %1</translation>
    </message>
</context>
<context>
    <name>BeepTable</name>
    <message numerus="yes">
        <source>%n card(s)</source>
        <comment>of an own pile</comment>
        <translation>
            <numerusform>%n Karte</numerusform>
            <numerusform>%n Karten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n bonus</source>
        <comment>bonus cards</comment>
        <translation>
            <numerusform>%n Bonus</numerusform>
            <numerusform>%n Bonus</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 · total %2</source>
        <translation>%1 · gesamt %2</translation>
    </message>
    <message>
        <source>total %1</source>
        <translation>insgesamt %1</translation>
    </message>
    <message>
        <source>take from 1 to 5</source>
        <translation>nimm von 1 bis 5</translation>
    </message>
    <message>
        <source>onto</source>
        <translation>auf</translation>
    </message>
    <message>
        <source>horn</source>
        <translation>Hupe</translation>
    </message>
    <message>
        <source>Horn</source>
        <translation>Hupe</translation>
    </message>
    <message>
        <source>three of one animal, or three of one colour

or right mouse button</source>
        <translation>drei gleiche Tiere oder drei gleiche Farben

oder rechte Maustaste</translation>
    </message>
    <message>
        <source>three of one animal, or three of one colour</source>
        <translation>drei gleiche Tiere oder drei gleiche Farben</translation>
    </message>
    <message>
        <source>Just now</source>
        <translation>Gerade eben</translation>
    </message>
    <message>
        <source>Go!</source>
        <translation>Los!</translation>
    </message>
    <message>
        <source>used up</source>
        <translation>leer</translation>
    </message>
</context>
<context>
    <name>Beetle</name>
    <message>
        <source>The beetle has its body already.</source>
        <translation>Der Käfer hat schon seinen Körper.</translation>
    </message>
    <message>
        <source>The beetle has its head already.</source>
        <translation>Der Käfer hat schon seinen Kopf.</translation>
    </message>
    <message>
        <source>The beetle has all four legs.</source>
        <translation>Der Käfer hat schon alle vier Beine.</translation>
    </message>
    <message>
        <source>The beetle has all six legs.</source>
        <translation>Der Käfer hat schon alle sechs Beine.</translation>
    </message>
    <message>
        <source>The beetle has both eyes.</source>
        <translation>Der Käfer hat schon beide Augen.</translation>
    </message>
    <message>
        <source>The beetle has both antennae.</source>
        <translation>Der Käfer hat schon beide Fühler.</translation>
    </message>
    <message>
        <source>The beetle has its tail already.</source>
        <translation>Der Käfer hat schon seinen Schwanz.</translation>
    </message>
    <message>
        <source>The beetle has its tail and both wings.</source>
        <translation>Der Käfer hat schon seinen Schwanz und beide Flügel.</translation>
    </message>
    <message>
        <source>%1 draws the body.</source>
        <translation>%1 zeichnet den Körper.</translation>
    </message>
    <message>
        <source>%1 draws the head.</source>
        <translation>%1 zeichnet den Kopf.</translation>
    </message>
    <message>
        <source>%1 draws a leg.</source>
        <translation>%1 zeichnet ein Bein.</translation>
    </message>
    <message>
        <source>%1 draws an eye.</source>
        <translation>%1 zeichnet ein Auge.</translation>
    </message>
    <message>
        <source>%1 draws an antenna.</source>
        <translation>%1 zeichnet einen Fühler.</translation>
    </message>
    <message>
        <source>%1 draws the tail.</source>
        <translation>%1 zeichnet den Schwanz.</translation>
    </message>
    <message>
        <source>%1 draws a wing.</source>
        <translation>%1 zeichnet einen Flügel.</translation>
    </message>
    <message>
        <source>body</source>
        <translation>Körper</translation>
    </message>
    <message>
        <source>head</source>
        <translation>Kopf</translation>
    </message>
    <message>
        <source>leg</source>
        <translation>Bein</translation>
    </message>
    <message>
        <source>eye</source>
        <translation>Auge</translation>
    </message>
    <message>
        <source>antenna</source>
        <translation>Fühler</translation>
    </message>
    <message>
        <source>tail</source>
        <translation>Schwanz</translation>
    </message>
    <message>
        <source>wing</source>
        <translation>Flügel</translation>
    </message>
    <message>
        <source>tail, then wing</source>
        <extracomment>What the number 6 of the die stands for in a game with wings</extracomment>
        <translation>Schwanz, dann Flügel</translation>
    </message>
    <message>
        <source>The beetle needs a body first.</source>
        <translation>Der Käfer braucht zuerst einen Körper.</translation>
    </message>
    <message>
        <source>The beetle needs a head first.</source>
        <translation>Der Käfer braucht zuerst einen Kopf.</translation>
    </message>
    <message>
        <source>%1 can’t draw this: %2. %3</source>
        <extracomment>%1: a name, %2: a part, %3: a sentence, why</extracomment>
        <translation>%1 kann das nicht zeichnen: %2. %3</translation>
    </message>
    <message>
        <source>%1 The beetle is finished!</source>
        <translation>%1 Der Käfer ist fertig!</translation>
    </message>
    <message>
        <source>red</source>
        <translation>Rot</translation>
    </message>
    <message>
        <source>orange</source>
        <translation>Orange</translation>
    </message>
    <message>
        <source>yellow</source>
        <translation>Gelb</translation>
    </message>
    <message>
        <source>green</source>
        <translation>Grün</translation>
    </message>
    <message>
        <source>blue</source>
        <translation>Blau</translation>
    </message>
    <message>
        <source>purple</source>
        <translation>Lila</translation>
    </message>
    <message>
        <source>pink</source>
        <translation>Pink</translation>
    </message>
    <message>
        <source>brown</source>
        <translation>Braun</translation>
    </message>
    <message>
        <source>Roll %1 comes after the end of the game, which %2 has won.</source>
        <translation>Wurf %1 kommt nach dem Ende des Spiels, das %2 gewonnen hat.</translation>
    </message>
</context>
<context>
    <name>BeetleFirstMode</name>
    <message>
        <source>%1: where to with %2?</source>
        <translation>%1: Wohin mit %2?</translation>
    </message>
    <message>
        <source>the cards that reach a place lie beside it</source>
        <translation>neben jedem Ziel liegen die Karten, die dorthin führen</translation>
    </message>
    <message>
        <source>%1: with which card to %2?</source>
        <translation>%1: Mit welcher Karte bis %2?</translation>
    </message>
    <message>
        <source>None of the cards takes %1 to %2 now.</source>
        <translation>Keine der Karten bringt %1 jetzt bis %2.</translation>
    </message>
</context>
<context>
    <name>BeetleHelp</name>
    <message>
        <source>Who has drawn a whole beetle first? Everybody has a sheet of paper, and there is one die.</source>
        <translation>Wer hat zuerst einen ganzen Käfer gezeichnet? Jeder hat ein Blatt Papier, und es gibt einen Würfel.</translation>
    </message>
    <message>
        <source>A whole beetle has a body, a head, a tail, six legs, two eyes and two antennae.</source>
        <translation>Ein ganzer Käfer hat einen Körper, einen Kopf, einen Schwanz, sechs Beine, zwei Augen und zwei Fühler.</translation>
    </message>
    <message>
        <source>At first everybody rolls, and the highest number begins. Those who share it roll again. Then you roll once in your turn. The number says what you draw:</source>
        <translation>Zuerst würfeln alle, und die höchste Zahl beginnt. Bei Gleichstand wird noch einmal gewürfelt. Danach würfelst du in deinem Zug einmal. Die Zahl sagt, was du zeichnest:</translation>
    </message>
    <message>
        <source>One after the other</source>
        <translation>Eins nach dem anderen</translation>
    </message>
    <message>
        <source>The body comes first. Legs, tail and head need a body, eyes and antennae need a head. What does not fit or is there already is lost, and the next player rolls.</source>
        <translation>Der Körper kommt zuerst. Beine, Schwanz und Kopf brauchen einen Körper, Augen und Fühler brauchen einen Kopf. Was nicht passt oder schon da ist, verfällt, und der Nächste würfelt.</translation>
    </message>
    <message>
        <source>A four on this sheet? “%1”</source>
        <translation>Eine Vier auf diesem Blatt? „%1“</translation>
    </message>
    <message>
        <source>The end</source>
        <translation>Das Ende</translation>
    </message>
    <message>
        <source>The first whole beetle wins. If you like, the others play on for second and third place.</source>
        <translation>Der erste ganze Käfer gewinnt. Wenn ihr wollt, spielen die anderen um den zweiten und dritten Platz weiter.</translation>
    </message>
    <message>
        <source>Other beetles</source>
        <translation>Andere Käfer</translation>
    </message>
    <message>
        <source>With four legs a game is shorter. With wings it is longer: once the tail is on, a six draws a wing.</source>
        <translation>Mit vier Beinen ist ein Spiel kürzer. Mit Flügeln dauert es länger: Sobald der Schwanz dran ist, zeichnest du mit einer Sechs einen Flügel.</translation>
    </message>
</context>
<context>
    <name>BeetleWords</name>
    <message>
        <source>%1 throws a %2. %3 has the highest throw and begins!</source>
        <translation>%1 würfelt eine %2. %3 hat den höchsten Wurf und beginnt!</translation>
    </message>
    <message>
        <source>%1 throws a %2. A tie: %3 throw again.</source>
        <extracomment>%3: two or more names</extracomment>
        <translation>%1 würfelt eine %2. Gleichstand: %3 würfeln noch einmal.</translation>
    </message>
    <message>
        <source>%1 throws a %2 for who begins.</source>
        <translation>%1 würfelt um den Anfang: eine %2.</translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <extracomment>A list of names: %1 is &quot;Mia, Jonas&quot;, %2 the last one</extracomment>
        <translation>%1 und %2</translation>
    </message>
    <message>
        <source>, </source>
        <translation>, </translation>
    </message>
    <message>
        <source>four legs</source>
        <translation>vier Beine</translation>
    </message>
    <message>
        <source>six legs</source>
        <translation>sechs Beine</translation>
    </message>
    <message>
        <source>with wings</source>
        <translation>mit Flügeln</translation>
    </message>
    <message>
        <source>no wings</source>
        <translation>ohne Flügel</translation>
    </message>
    <message>
        <source>played on for the places</source>
        <translation>um die Plätze weitergespielt</translation>
    </message>
</context>
<context>
    <name>Board</name>
    <message numerus="yes">
        <source>%n space(s)</source>
        <translation>
            <numerusform>%n Feld</numerusform>
            <numerusform>%n Felder</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n ride(s)</source>
        <comment>beetles that ride along</comment>
        <translation>
            <numerusform>%n reitet mit</numerusform>
            <numerusform>%n reiten mit</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>BoardFacts</name>
    <message>
        <source>On tile %1, %2.</source>
        <comment>tile, its terrain</comment>
        <translation>Auf Plättchen %1, %2.</translation>
    </message>
    <message numerus="yes">
        <source>At most %n beetle(s) high.</source>
        <translation>
            <numerusform>Höchstens ein Käfer hoch.</numerusform>
            <numerusform>Höchstens %n Käfer hoch.</numerusform>
        </translation>
    </message>
    <message>
        <source>Nobody may be overtaken here.</source>
        <translation>Hier darf niemand überholt werden.</translation>
    </message>
    <message>
        <source>No path leads away.</source>
        <translation>Kein Weg führt weg.</translation>
    </message>
    <message>
        <source>Paths lead to %1.</source>
        <translation>Wege führen zu: %1.</translation>
    </message>
    <message>
        <source>Takes along %1.</source>
        <translation>Nimmt mit: %1.</translation>
    </message>
    <message>
        <source>Beside %1.</source>
        <translation>Daneben: %1.</translation>
    </message>
    <message>
        <source>Terrain: %1.</source>
        <translation>Gelände: %1.</translation>
    </message>
</context>
<context>
    <name>BoardParts</name>
    <message>
        <source>%1 on %2</source>
        <comment>beetle, space</comment>
        <translation>%1 auf %2</translation>
    </message>
    <message>
        <source>%1 on %2, on top of %3</source>
        <comment>beetle, space, beetle</comment>
        <translation>%1 auf %2, oben auf %3</translation>
    </message>
    <message>
        <source>bonus: %1</source>
        <translation>Bonus: %1</translation>
    </message>
    <message>
        <source>with a stack, from the bottom: %1</source>
        <translation>mit einem Stapel, von unten: %1</translation>
    </message>
    <message>
        <source>with %1</source>
        <translation>mit %1</translation>
    </message>
    <message>
        <source>tile %1</source>
        <translation>Plättchen %1</translation>
    </message>
    <message>
        <source>Chosen.</source>
        <translation>Gewählt.</translation>
    </message>
    <message>
        <source>Can move.</source>
        <translation>Kann sich bewegen.</translation>
    </message>
    <message>
        <source>Can be put into another order.</source>
        <translation>Lässt sich umordnen.</translation>
    </message>
    <message>
        <source>Can be reached.</source>
        <translation>Ist erreichbar.</translation>
    </message>
    <message>
        <source>Can be reached with: %1.</source>
        <translation>Erreichbar mit: %1.</translation>
    </message>
</context>
<context>
    <name>BubbleHelp</name>
    <message>
        <source>The flowers on the tiles are the spaces. Beetles walk along the stems, in any direction, also backwards. A stem goes on where the stems of two tiles meet at an edge.</source>
        <translation>Die Blumen auf den Plättchen sind die Felder. Käfer laufen über die Stängel, in jede Richtung, auch rückwärts. Ein Stängel geht weiter, wo sich die Stängel zweier Plättchen an einer Kante treffen.</translation>
    </message>
    <message>
        <source>Each colour has petals of its own shape: orange, blue, yellow, pink and green. A space can have two colours. Then both count.</source>
        <translation>Jede Farbe hat Blütenblätter mit eigener Form: Orange, Blau, Gelb, Pink und Grün. Ein Feld kann zwei Farben haben. Dann zählen beide.</translation>
    </message>
    <message>
        <source>To a colour</source>
        <translation>Zu einer Farbe</translation>
    </message>
    <message>
        <source>With an orange card the beetle walks over other colours until it comes to orange. That can be a long way.</source>
        <translation>Mit einer orangen Karte läuft der Käfer über andere Farben hinweg, bis er zu Orange kommt. Das kann ein langer Weg sein.</translation>
    </message>
    <message>
        <source>Not with a blue card to the far blue space. The rules say: “%1”</source>
        <translation>Mit einer blauen Karte geht es nicht bis zum weit entfernten blauen Feld. Die Regeln sagen: „%1“</translation>
    </message>
    <message>
        <source>One, two or three spaces</source>
        <translation>Ein, zwei oder drei Felder</translation>
    </message>
    <message>
        <source>A three means exactly three spaces: not more and not fewer.</source>
        <translation>Eine Drei heißt genau drei Felder: nicht mehr und nicht weniger.</translation>
    </message>
    <message>
        <source>To the next tile</source>
        <translation>Zum Nachbarplättchen</translation>
    </message>
    <message>
        <source>The beetle leaves its tile and stops on the first space of the tile next door.</source>
        <translation>Der Käfer verlässt sein Plättchen und hält auf dem ersten Feld des Plättchens nebenan.</translation>
    </message>
    <message>
        <source>No move comes to a space twice, and none ends where it began. The office and the bar show every colour, so a colour move always stops there.</source>
        <translation>Keine Bewegung kommt zweimal auf dasselbe Feld, und keine endet, wo sie begann. Das Büro und die Bar zeigen jede Farbe, also hält eine Bewegung zu einer Farbe dort immer an.</translation>
    </message>
    <message>
        <source>A beetle that lands on others climbs on top of them. Such a stack is a good thing: the beetle on top gets a ride whenever one below it moves.</source>
        <translation>Ein Käfer, der auf anderen landet, klettert obendrauf. So ein Stapel ist eine gute Sache: Der Käfer oben reitet mit, sobald sich einer unter ihm bewegt.</translation>
    </message>
    <message>
        <source>Blue card: the orange beetle walks and carries the yellow one. The blue beetle below stays behind.</source>
        <translation>Blaue Karte: Der orange Käfer läuft und trägt den gelben. Der blaue Käfer darunter bleibt zurück.</translation>
    </message>
    <message>
        <source>Landing on beetles earns a card</source>
        <translation>Landen auf Käfern bringt eine Karte</translation>
    </message>
    <message>
        <source>Whoever lands a beetle on others draws one card at once. It does not matter whose beetles they are. Landing beside others at the office or in the bar counts too.</source>
        <translation>Wer einen Käfer auf anderen landen lässt, zieht sofort eine Karte. Wem die Käfer gehören, ist egal. Auch wer im Büro oder in der Bar neben anderen landet, zieht.</translation>
    </message>
    <message>
        <source>The colour of the top beetle counts</source>
        <translation>Die Farbe des obersten Käfers zählt</translation>
    </message>
    <message>
        <source>The space below the pink beetle is orange. While the pink beetle sits on it, it counts as pink, and only as pink. So a pink card leads there.</source>
        <translation>Das Feld unter dem pinken Käfer ist orange. Solange der pinke Käfer darauf sitzt, gilt es als pink, und nur als pink. Eine pinke Karte führt also dorthin.</translation>
    </message>
    <message>
        <source>At the Milk Carton Office there are no stacks. Every beetle stands alone there, and a stack that comes back is taken apart.</source>
        <translation>Im Milchtütenbüro gibt es keine Stapel. Jeder Käfer steht dort für sich, und ein Stapel, der zurückkommt, löst sich auf.</translation>
    </message>
    <message>
        <source>Not every space has room for many beetles. The ground of a tile says how many may sit on one space, and a badge on the tile reminds you.</source>
        <translation>Nicht jedes Feld hat Platz für viele Käfer. Der Boden des Plättchens sagt, wie viele auf einem Feld sitzen dürfen, und ein Abzeichen auf dem Plättchen erinnert dich daran.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Pink:&lt;/b&gt; up to three beetles. It has no badge.</source>
        <translation>&lt;b&gt;Pink:&lt;/b&gt; bis zu drei Käfer. Es hat kein Abzeichen.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Teal:&lt;/b&gt; up to four beetles.</source>
        <translation>&lt;b&gt;Türkis:&lt;/b&gt; bis zu vier Käfer.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Orange:&lt;/b&gt; up to two beetles.</source>
        <translation>&lt;b&gt;Orange:&lt;/b&gt; bis zu zwei Käfer.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Purple:&lt;/b&gt; one beetle only.</source>
        <translation>&lt;b&gt;Lila:&lt;/b&gt; nur ein Käfer.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Magenta:&lt;/b&gt; up to three, but no overtaking.</source>
        <translation>&lt;b&gt;Magenta:&lt;/b&gt; bis zu drei, aber kein Überholen.</translation>
    </message>
    <message>
        <source>Too many</source>
        <translation>Zu viele</translation>
    </message>
    <message>
        <source>Count the beetles that move and those that are there already. If they are too many together, the stack can neither stop there nor pass.</source>
        <translation>Zähle die Käfer, die sich bewegen, und die, die schon da sind. Sind es zusammen zu viele, kann der Stapel dort weder halten noch vorbeiziehen.</translation>
    </message>
    <message>
        <source>No overtaking</source>
        <translation>Überholen verboten</translation>
    </message>
    <message>
        <source>On magenta tiles nobody walks past a beetle. You can land on it, though, and ride along.</source>
        <translation>Auf magentafarbenen Plättchen läuft niemand an einem Käfer vorbei. Du kannst aber auf ihm landen und mitreiten.</translation>
    </message>
    <message>
        <source>The office and the bar have room for everybody.</source>
        <translation>Büro und Bar haben Platz für alle.</translation>
    </message>
    <message>
        <source>Some flowers have a picture in their heart. Land a beetle on one while it is empty, and you may do what the picture shows. You can also skip it.</source>
        <translation>Manche Blumen haben ein Bild in der Mitte. Lande mit einem Käfer auf so einem Feld, solange es leer ist, und du darfst tun, was das Bild zeigt. Du kannst es auch auslassen.</translation>
    </message>
    <message>
        <source>Move a beetle of &lt;b&gt;your own&lt;/b&gt; two spaces.</source>
        <translation>Bewege einen &lt;b&gt;eigenen&lt;/b&gt; Käfer zwei Felder.</translation>
    </message>
    <message>
        <source>Move &lt;b&gt;any&lt;/b&gt; beetle one space.</source>
        <translation>Bewege einen &lt;b&gt;beliebigen&lt;/b&gt; Käfer ein Feld.</translation>
    </message>
    <message>
        <source>Move &lt;b&gt;any&lt;/b&gt; beetle two spaces.</source>
        <translation>Bewege einen &lt;b&gt;beliebigen&lt;/b&gt; Käfer zwei Felder.</translation>
    </message>
    <message>
        <source>Put &lt;b&gt;one stack&lt;/b&gt; into another order. Not at the office and not in the bar.</source>
        <translation>Ordne &lt;b&gt;einen Stapel&lt;/b&gt; um. Nicht im Büro und nicht in der Bar.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Turn one tile&lt;/b&gt; a step to the left or to the right. The beetles on it go round with it.</source>
        <translation>&lt;b&gt;Drehe ein Plättchen&lt;/b&gt; um einen Schritt nach links oder rechts. Die Käfer darauf drehen sich mit.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Draw&lt;/b&gt; a card.</source>
        <translation>&lt;b&gt;Ziehe&lt;/b&gt; eine Karte.</translation>
    </message>
    <message>
        <source>Two spaces, and the beetle lands on a bonus: now a tile may be turned. That can open a short cut, or close one for the others.</source>
        <translation>Zwei Felder, und der Käfer landet auf einem Bonus: Jetzt darf ein Plättchen gedreht werden. Das kann eine Abkürzung öffnen oder den anderen eine versperren.</translation>
    </message>
    <message>
        <source>It does not matter whose beetle lands there: the bonus is yours if it is your turn. A bonus move can land on the next bonus, and so on. On a space with beetles there is no bonus: you draw a card instead.</source>
        <translation>Es ist egal, wessen Käfer dort landet: Der Bonus gehört dir, wenn du dran bist. Eine Bonusbewegung kann auf dem nächsten Bonus landen und so weiter. Auf einem Feld mit Käfern gibt es keinen Bonus: Dafür ziehst du eine Karte.</translation>
    </message>
    <message>
        <source>Work is over at the Milk Carton Office, and all beetles want to go to the Bubble Bar. Bring &lt;b&gt;all your beetles&lt;/b&gt; there before the others do, and you have won.</source>
        <translation>Feierabend im Milchtütenbüro, und alle Käfer wollen in die Bubble Bar. Bring &lt;b&gt;alle deine Käfer&lt;/b&gt; vor den anderen dorthin, und du hast gewonnen.</translation>
    </message>
    <message>
        <source>Every race begins at the Milk Carton Office and ends in the Bubble Bar.</source>
        <translation>Jedes Rennen beginnt am Milchtütenbüro und endet in der Bubble Bar.</translation>
    </message>
    <message>
        <source>The tiles between them are the track. It looks different every time: choose one, or make one of your own.</source>
        <translation>Die Plättchen dazwischen sind die Strecke. Sie sieht jedes Mal anders aus: Wähle eine oder lege eine eigene.</translation>
    </message>
    <message>
        <source>Two to five people or computers play. With two or three players everybody has three beetles, with four or five players two. Each player begins with three cards.</source>
        <translation>Zwei bis fünf Menschen oder Computer spielen mit. Zu zweit oder zu dritt hat jeder drei Käfer, zu viert oder zu fünft zwei. Jeder Spieler beginnt mit drei Karten.</translation>
    </message>
    <message>
        <source>Beetles climb onto each other, and the ones above get a free ride. So the beetle of another player may be just the one that helps you.</source>
        <translation>Käfer klettern aufeinander, und die oberen reiten umsonst mit. So kann gerade ein fremder Käfer der sein, der dir hilft.</translation>
    </message>
    <message>
        <source>Learn it by playing: First Flight</source>
        <translation>Spielend lernen: Erster Flug</translation>
    </message>
    <message>
        <source>A card says which beetle moves, and how far. Look at the beetle on it.</source>
        <translation>Eine Karte sagt, welcher Käfer sich bewegt und wie weit. Achte auf den Käfer darauf.</translation>
    </message>
    <message>
        <source>A beetle of your own</source>
        <translation>Ein eigener Käfer</translation>
    </message>
    <message>
        <source>These move one of your own beetles: to a colour, to any colour that you like, three spaces, or to the next tile.</source>
        <translation>Diese bewegen einen deiner eigenen Käfer: zu einer Farbe, zu einer Wunschfarbe, drei Felder oder zum Nachbarplättchen.</translation>
    </message>
    <message>
        <source>Any beetle</source>
        <translation>Ein beliebiger Käfer</translation>
    </message>
    <message>
        <source>With these you choose among all beetles, those of the others too: to a colour, one space or two spaces.</source>
        <translation>Mit diesen wählst du unter allen Käfern, auch unter denen der anderen: zu einer Farbe, ein Feld oder zwei Felder.</translation>
    </message>
    <message>
        <source>A card can be played only if it really moves a beetle. Those that can’t be played now are paler. Point at one to read why.</source>
        <translation>Eine Karte lässt sich nur spielen, wenn sie wirklich einen Käfer bewegt. Die gerade nicht spielbaren sind blasser. Zeig auf eine, um zu lesen, warum.</translation>
    </message>
    <message>
        <source>There are 54 cards. When the draw pile is used up, the cards played so far are shuffled and lie there again.</source>
        <translation>Es gibt 54 Karten. Wenn der Nachziehstapel aufgebraucht ist, werden die gespielten Karten gemischt und wieder hingelegt.</translation>
    </message>
    <message>
        <source>Your turn has three parts:</source>
        <translation>Dein Zug hat drei Teile:</translation>
    </message>
    <message>
        <source>&lt;b&gt;First&lt;/b&gt; play one card and move a beetle with it.</source>
        <translation>&lt;b&gt;Zuerst&lt;/b&gt; spielst du eine Karte und bewegst damit einen Käfer.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Then&lt;/b&gt; play a second card, if you like and if you can.</source>
        <translation>&lt;b&gt;Dann&lt;/b&gt; spielst du eine zweite Karte, wenn du willst und kannst.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Last&lt;/b&gt; you draw one card. It is only one, even if you have played two.</source>
        <translation>&lt;b&gt;Zuletzt&lt;/b&gt; ziehst du eine Karte. Es ist nur eine, auch wenn du zwei gespielt hast.</translation>
    </message>
    <message>
        <source>Two cards bring you far today. But with an empty hand the next turn is a short one.</source>
        <translation>Zwei Karten bringen dich heute weit. Aber mit leerer Hand wird der nächste Zug kurz.</translation>
    </message>
    <message>
        <source>More cards</source>
        <translation>Mehr Karten</translation>
    </message>
    <message>
        <source>You draw a card at once whenever you land a beetle on others, and for the bonus with the card. You can play it in the same turn.</source>
        <translation>Du ziehst sofort eine Karte, wenn du einen Käfer auf anderen landen lässt, und beim Bonus mit der Karte. Du kannst sie noch im selben Zug spielen.</translation>
    </message>
    <message>
        <source>When nothing goes</source>
        <translation>Wenn nichts geht</translation>
    </message>
    <message>
        <source>If none of your cards can move a beetle, put one of them away and draw a new one. That is the whole turn. If your hand is empty, you just draw.</source>
        <translation>Wenn keine deiner Karten einen Käfer bewegen kann, wirf eine ab und zieh eine neue. Das ist der ganze Zug. Ist deine Hand leer, ziehst du einfach.</translation>
    </message>
    <message>
        <source>A bonus comes first: use it or skip it. Only then the second card follows.</source>
        <translation>Ein Bonus kommt zuerst: Nutze ihn oder lass ihn aus. Erst danach folgt die zweite Karte.</translation>
    </message>
    <message>
        <source>The race is over the moment when &lt;b&gt;all beetles of one player&lt;/b&gt; are in the Bubble Bar. That player has won, even if it is somebody else’s turn. So be careful whom you carry home!</source>
        <translation>Das Rennen ist in dem Moment vorbei, in dem &lt;b&gt;alle Käfer eines Spielers&lt;/b&gt; in der Bubble Bar sind. Dieser Spieler hat gewonnen, auch wenn gerade jemand anders dran ist. Pass also auf, wen du ins Ziel trägst!</translation>
    </message>
    <message>
        <source>A beetle in the bar stays there. A move of two or three spaces must come out exactly at the bar; with a colour or to the next tile it simply goes in.</source>
        <translation>Ein Käfer in der Bar bleibt dort. Eine Bewegung von zwei oder drei Feldern muss genau an der Bar aufgehen; mit einer Farbe oder zum Nachbarplättchen geht er einfach hinein.</translation>
    </message>
    <message>
        <source>Two at once</source>
        <translation>Zwei auf einmal</translation>
    </message>
    <message>
        <source>What if one move brings the last beetles of two players? Then the stack is looked at from below: the lower beetle was there first.</source>
        <translation>Und wenn eine Bewegung die letzten Käfer von zwei Spielern bringt? Dann wird der Stapel von unten gezählt: Der untere Käfer war zuerst da.</translation>
    </message>
    <message>
        <source>Yellow plays “any beetle one space”. Orange and blue each miss one beetle, and both come home with this move.</source>
        <translation>Gelb spielt „beliebiger Käfer ein Feld“. Orange und Blau fehlt je ein Käfer, und beide kommen mit dieser Bewegung ins Ziel.</translation>
    </message>
    <message>
        <source>The lower beetle was there first. The winner is %1.</source>
        <comment>a colour</comment>
        <translation>Der untere Käfer war zuerst da. Es gewinnt: %1.</translation>
    </message>
    <message>
        <source>Four players can make two teams. Team-mates sit across from each other, so the teams take turns. Choose this when you start a race.</source>
        <translation>Vier Spieler können zwei Teams bilden. Wer zusammen spielt, sitzt sich gegenüber, also sind die Teams abwechselnd dran. Wähle das, wenn du ein Rennen startest.</translation>
    </message>
    <message>
        <source>Orange and yellow play against blue and green.</source>
        <translation>Orange und Gelb spielen gegen Blau und Grün.</translation>
    </message>
    <message>
        <source>A team wins when &lt;b&gt;all four&lt;/b&gt; of its beetles are in the Bubble Bar.</source>
        <translation>Ein Team gewinnt, wenn &lt;b&gt;alle vier&lt;/b&gt; Käfer in der Bubble Bar sind.</translation>
    </message>
    <message>
        <source>Your cards move your own beetles, not those of your team-mate. But as soon as both your beetles are home, the beetles of your team-mate count as yours, even in the middle of your turn.</source>
        <translation>Deine Karten bewegen deine eigenen Käfer, nicht die der anderen Person im Team. Aber sobald deine beiden Käfer im Ziel sind, gelten auch deren Käfer als deine, sogar mitten in deinem Zug.</translation>
    </message>
    <message>
        <source>Both orange beetles are home. Now the cards of the orange player move the yellow beetles.</source>
        <translation>Beide orangen Käfer sind im Ziel. Jetzt bewegen die Karten von Orange die gelben Käfer.</translation>
    </message>
    <message>
        <source>Each player keeps a hand of their own. If one move brings the last beetles of both teams, the lower beetle in the stack decides here too.</source>
        <translation>Jeder Spieler behält seine eigene Hand. Bringt eine Bewegung die letzten Käfer beider Teams, entscheidet auch hier der untere Käfer im Stapel.</translation>
    </message>
    <message>
        <source>Everything at the table works without a mouse too. The keys of the menus stand in the menus.</source>
        <translation>Alles am Tisch geht auch ohne Maus. Die Tasten der Menüs stehen in den Menüs.</translation>
    </message>
    <message>
        <source>&lt;b&gt;F1&lt;/b&gt; opens the page of this help about what you are at.</source>
        <translation>&lt;b&gt;F1&lt;/b&gt; öffnet die Seite dieser Hilfe zu dem, was du gerade tust.</translation>
    </message>
</context>
<context>
    <name>BuiltInTracks</name>
    <message>
        <source>First Flight</source>
        <translation>Erster Flug</translation>
    </message>
    <message>
        <source>A short hop over five meadows: the track for a first race.</source>
        <translation>Ein kurzer Hüpfer über fünf Wiesen: die Strecke fürs erste Rennen.</translation>
    </message>
    <message>
        <source>Quick Sip</source>
        <translation>Schneller Schluck</translation>
    </message>
    <message>
        <source>Three tiles and one drink: over before the bubbles are flat.</source>
        <translation>Drei Plättchen und ein Getränk: vorbei, ehe die Bläschen verpuffen.</translation>
    </message>
    <message>
        <source>Over the Molehill</source>
        <translation>Über den Maulwurfshügel</translation>
    </message>
    <message>
        <source>Through the hill it is short and crowded; over the top it is longer and full of surprises.</source>
        <translation>Durch den Hügel ist der Weg kurz, aber es wird eng; obendrüber ist er länger und voller Überraschungen.</translation>
    </message>
    <message>
        <source>Bottleneck</source>
        <translation>Flaschenhals</translation>
    </message>
    <message>
        <source>Two roads become one, and nobody likes to wait among the thorns.</source>
        <translation>Aus zwei Wegen wird einer, und niemand wartet gern zwischen den Dornen.</translation>
    </message>
    <message>
        <source>Moonlight Ring</source>
        <translation>Mondscheinring</translation>
    </message>
    <message>
        <source>By moonlight a flower holds one beetle only, so choose your side of the ring.</source>
        <translation>Im Mondschein hat jede Blume nur Platz für einen Käfer: Such dir also deine Seite des Rings aus.</translation>
    </message>
    <message>
        <source>Grandma’s Garden</source>
        <translation>Omas Garten</translation>
    </message>
    <message>
        <source>Seven beds, a pond and a heap of leaves: many ways lead past Grandma.</source>
        <translation>Sieben Beete, ein Teich und ein Laubhaufen: Viele Wege führen an Oma vorbei.</translation>
    </message>
    <message>
        <source>Figure of Eight</source>
        <translation>Achterbahn</translation>
    </message>
    <message>
        <source>Two loops meet among the thorns: change sides whenever the other road looks faster.</source>
        <translation>Zwei Schleifen treffen sich zwischen den Dornen: Wechsle die Seite, sobald der andere Weg schneller aussieht.</translation>
    </message>
    <message>
        <source>Around the Lake</source>
        <translation>Um den See</translation>
    </message>
    <message>
        <source>The high road is short and prickly; the shore is longer and lets everybody pass.</source>
        <translation>Der obere Weg ist kurz und stachelig; der am Ufer ist länger und lässt alle vorbei.</translation>
    </message>
</context>
<context>
    <name>ColourInitials</name>
    <message>
        <source>G</source>
        <comment>one or two letters for the colour green on a card; all seven differ</comment>
        <translation>Gr</translation>
    </message>
    <message>
        <source>R</source>
        <comment>red</comment>
        <translation>R</translation>
    </message>
    <message>
        <source>Y</source>
        <comment>yellow</comment>
        <translation>Ge</translation>
    </message>
    <message>
        <source>B</source>
        <comment>blue</comment>
        <translation>B</translation>
    </message>
    <message>
        <source>W</source>
        <comment>white</comment>
        <translation>W</translation>
    </message>
    <message>
        <source>P</source>
        <comment>purple</comment>
        <translation>L</translation>
    </message>
    <message>
        <source>O</source>
        <comment>orange</comment>
        <translation>O</translation>
    </message>
</context>
<context>
    <name>CommandLine</name>
    <message>
        <source>plays actions and shows the position after them</source>
        <translation>führt Aktionen aus und zeigt die Stellung danach</translation>
    </message>
    <message>
        <source>Plays the actions one after another and prints the position after them as a position file.
An action that is not legal is refused with the reason (exit status 1).</source>
        <translation>Führt die Aktionen nacheinander aus und gibt die Stellung danach als Stellungsdatei aus.
Eine unerlaubte Aktion wird mit dem Grund abgelehnt (Rückgabewert 1).</translation>
    </message>
    <message>
        <source>the card game: score, simulate</source>
        <translation>das Kartenspiel: score, simulate</translation>
    </message>
    <message>
        <source>The card game Beep! Beep!. “--help” after a command tells more about it.</source>
        <translation>Das Kartenspiel Beep! Beep!. „--help“ nach einem Befehl sagt mehr darüber.</translation>
    </message>
    <message>
        <source>plays a record through and tells the scores</source>
        <translation>spielt eine Aufzeichnung durch und nennt die Punkte</translation>
    </message>
    <message>
        <source>Plays a record of the card game through and tells everybody&apos;s piles, bonus, irregular cards, penalty
and score. A record with an event that the rules forbid is refused with the number of the event and
the reason (exit status 1).</source>
        <translation>Spielt eine Aufzeichnung des Kartenspiels durch und nennt für alle Stapel, Bonus, falsche Karten, Abzug
und Punkte. Eine Aufzeichnung mit einem Ereignis, das die Regeln verbieten, wird mit der Nummer des Ereignisses
und dem Grund abgelehnt (Rückgabewert 1).</translation>
    </message>
    <message>
        <source>--players: “%1” is no level, only: easy, medium, hard.</source>
        <translation>--players: „%1“ ist keine Stufe, nur: easy, medium, hard.</translation>
    </message>
    <message>
        <source>--players: a game has two to six players.</source>
        <translation>--players: Ein Spiel hat zwei bis sechs Spieler.</translation>
    </message>
    <message>
        <source>--table: “%1” is no table, only: strict, tournament.</source>
        <translation>--table: „%1“ ist kein Tisch, nur: strict, tournament.</translation>
    </message>
    <message>
        <source>Seconds: %1 on average, half of the games within %2, four in five between %3 and %4</source>
        <translation>Sekunden: %1 im Schnitt, die Hälfte der Spiele innerhalb von %2, vier von fünf zwischen %3 und %4</translation>
    </message>
    <message>
        <source>Games: %1, of which %2 were not finished</source>
        <translation>Spiele: %1, davon %2 nicht beendet</translation>
    </message>
    <message>
        <source>Wins by seat: %1</source>
        <translation>Siege nach Sitzplatz: %1</translation>
    </message>
    <message>
        <source>Points by seat, on average: %1</source>
        <translation>Punkte nach Sitzplatz, im Schnitt: %1</translation>
    </message>
    <message>
        <source>Honks: %1 right, %2 wrong</source>
        <translation>Gehupt: %1 richtig, %2 falsch</translation>
    </message>
    <message>
        <source>two to six of: easy, medium, hard</source>
        <translation>zwei bis sechs von: easy, medium, hard</translation>
    </message>
    <message>
        <source>how many games</source>
        <translation>wie viele Spiele</translation>
    </message>
    <message>
        <source>the same seed gives the same games</source>
        <translation>derselbe Startwert ergibt dieselben Spiele</translation>
    </message>
    <message>
        <source>strict or tournament; by default strict</source>
        <translation>strict oder tournament; sonst strict</translation>
    </message>
    <message>
        <source>lets computer players play and tells how the games went</source>
        <translation>lässt Computer spielen und berichtet über die Spiele</translation>
    </message>
    <message>
        <source>Lets computer players play the card game many times, and tells how long the games are on their
clock, which seats win, with how many points, and how often the horn was right. Of a tie every
winner counts. A game stops after an hour.</source>
        <translation>Lässt Computer das Kartenspiel viele Male spielen und sagt, wie lang die Spiele nach ihrer Uhr
dauern, welche Sitzplätze gewinnen, mit wie vielen Punkten, und wie oft richtig gehupt wurde. Bei
Gleichstand zählen alle Sieger. Ein Spiel bricht nach einer Stunde ab.</translation>
    </message>
    <message>
        <source>the dice game: simulate, replay</source>
        <translation>das Würfelspiel: simulate, replay</translation>
    </message>
    <message>
        <source>The dice game Beetle. “--help” after a command tells more about it.</source>
        <translation>Das Würfelspiel Beetle. „--help“ nach einem Befehl sagt mehr darüber.</translation>
    </message>
    <message>
        <source>Nobody has won yet</source>
        <translation>Noch hat niemand gewonnen</translation>
    </message>
    <message>
        <source>Won by %1</source>
        <translation>Gewonnen hat %1</translation>
    </message>
    <message>
        <source>Places: %1</source>
        <translation>Plätze: %1</translation>
    </message>
    <message>
        <source>Turns: %1, after %2 throws for who begins</source>
        <translation>Züge: %1, nach %2 Würfen um den Anfang</translation>
    </message>
    <message>
        <source>plays a saved game through and tells its result</source>
        <translation>spielt ein gespeichertes Spiel durch und nennt das Ergebnis</translation>
    </message>
    <message>
        <source>Rolls the rolls of a record again and tells who has won. A record with a roll after the end of
the game is refused with the number of the roll and the reason (exit status 1).</source>
        <translation>Würfelt die Würfe einer Aufzeichnung nach und sagt, wer gewonnen hat. Eine Aufzeichnung mit einem Wurf nach
dem Ende des Spiels wird mit der Nummer des Wurfs und dem Grund abgelehnt (Rückgabewert 1).</translation>
    </message>
    <message>
        <source>Rolls to finish a beetle: %1 on average, variance %2 (exactly: %3, %4)</source>
        <translation>Würfe bis zum fertigen Käfer: %1 im Schnitt, Varianz %2 (genau: %3, %4)</translation>
    </message>
    <message>
        <source>Wins by seat: %1 (expected: %2)</source>
        <translation>Siege nach Sitzplatz: %1 (erwartet: %2)</translation>
    </message>
    <message>
        <source>Games: %1</source>
        <translation>Spiele: %1</translation>
    </message>
    <message>
        <source>how many players, 2 to 8</source>
        <translation>wie viele Spieler, 2 bis 8</translation>
    </message>
    <message>
        <source>who begins, from 0; by default 0</source>
        <translation>wer beginnt, ab 0; sonst 0</translation>
    </message>
    <message>
        <source>a beetle has four legs: eleven parts</source>
        <translation>ein Käfer hat vier Beine: elf Teile</translation>
    </message>
    <message>
        <source>a beetle has two wings more, sixes once it has its tail</source>
        <translation>ein Käfer hat noch zwei Flügel: Sechsen, sobald er seinen Schwanz hat</translation>
    </message>
    <message>
        <source>plays many games and tells how they went</source>
        <translation>spielt viele Spiele und berichtet darüber</translation>
    </message>
    <message>
        <source>Plays the dice game many times, and tells how many rolls a beetle takes and which seats win,
beside what is to be expected. Beetles that haven&apos;t won are finished on their own to be counted.</source>
        <translation>Spielt das Würfelspiel viele Male und sagt, wie viele Würfe ein Käfer braucht und welche Sitzplätze
gewinnen, dazu die erwarteten Werte. Käfer, die nicht gewonnen haben, werden für die Zählung allein fertig gewürfelt.</translation>
    </message>
    <message>
        <source>short</source>
        <translation>kurz</translation>
    </message>
    <message>
        <source>medium</source>
        <translation>mittel</translation>
    </message>
    <message>
        <source>long</source>
        <translation>lang</translation>
    </message>
    <message>
        <source>%1: valid</source>
        <translation>%1: gültig</translation>
    </message>
    <message>
        <source>%1: not valid</source>
        <translation>%1: nicht gültig</translation>
    </message>
    <message numerus="yes">
        <source>  %1, %n track tile(s)</source>
        <translation>
            <numerusform>  %1, %n Streckenplättchen</numerusform>
            <numerusform>  %1, %n Streckenplättchen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>  %n step(s) from start to finish at least</source>
        <translation>
            <numerusform>  mindestens %n Schritt vom Start zum Ziel</numerusform>
            <numerusform>  mindestens %n Schritte vom Start zum Ziel</numerusform>
        </translation>
    </message>
    <message>
        <source>checks tracks by the track-building guidelines</source>
        <translation>prüft Strecken nach den Richtlinien zum Streckenbau</translation>
    </message>
    <message>
        <source>Tells whether a race can be run on each track (else exit status 1), how long it is, and what to
think about before it is built.</source>
        <translation>Sagt, ob auf jeder Strecke ein Rennen möglich ist (sonst Rückgabewert 1), wie lang sie ist und was vor
dem Bauen zu bedenken ist.</translation>
    </message>
    <message>
        <source>makes the share code of a track</source>
        <translation>macht den Streckencode einer Strecke</translation>
    </message>
    <message>
        <source>Prints one line of text that carries the track: which tile lies where, and nothing else. There is one for
every valid track of the standard tiles; for others the exit status is 1.</source>
        <translation>Gibt eine Textzeile aus, die die Strecke enthält: welches Plättchen wo liegt, sonst nichts. Es gibt eine für
jede gültige Strecke aus Standardplättchen; bei anderen ist der Rückgabewert 1.</translation>
    </message>
    <message>
        <source>shows this help</source>
        <translation>zeigt diese Hilfe</translation>
    </message>
    <message>
        <source>Usage: %1

%2

Options:
%3
Example:
  %4</source>
        <translation>Aufruf: %1

%2

Optionen:
%3
Beispiel:
  %4</translation>
    </message>
    <message>
        <source>Usage: %1</source>
        <translation>Aufruf: %1</translation>
    </message>
    <message>
        <source>Usage: %1

%2

Commands:
%3
Example:
  %4</source>
        <translation>Aufruf: %1

%2

Befehle:
%3
Beispiel:
  %4</translation>
    </message>
    <message>
        <source>Too few arguments.</source>
        <translation>Zu wenige Argumente.</translation>
    </message>
    <message>
        <source>There is no command “%1”; --help lists them all.</source>
        <translation>Den Befehl „%1“ gibt es nicht; --help nennt alle.</translation>
    </message>
    <message>
        <source>--%1 needs a whole number from %2 to %3.</source>
        <translation>--%1 braucht eine ganze Zahl von %2 bis %3.</translation>
    </message>
    <message>
        <source>Too many arguments.</source>
        <translation>Zu viele Argumente.</translation>
    </message>
    <message>
        <source>answers in JSON, for programs</source>
        <translation>antwortet in JSON, für Programme</translation>
    </message>
    <message>
        <source>changes nothing: the answer is JSON anyway</source>
        <translation>ändert nichts: Die Antwort ist ohnehin JSON</translation>
    </message>
    <message>
        <source>makes a track of its share code</source>
        <translation>macht aus einem Streckencode die Strecke</translation>
    </message>
    <message>
        <source>Prints the track of a share code as a track file. Case, blanks and hyphens do not matter, and “-” reads
the code from standard input.</source>
        <translation>Gibt die Strecke eines Streckencodes als Streckendatei aus. Groß- und Kleinschreibung, Leerzeichen und
Bindestriche sind egal; „-“ liest den Code von der Standardeingabe.</translation>
    </message>
    <message>
        <source>Give one action in quotes, or a card, a beetle and a space.</source>
        <translation>Gib eine Aktion in Anführungszeichen an oder eine Karte, einen Käfer und ein Feld.</translation>
    </message>
    <message>
        <source>legal</source>
        <translation>erlaubt</translation>
    </message>
    <message>
        <source>tells why an action is not legal</source>
        <translation>sagt, warum eine Aktion nicht erlaubt ist</translation>
    </message>
    <message>
        <source>Says “legal” (exit status 0), or in a sentence why the player may not do this (exit status 1).</source>
        <translation>Sagt „erlaubt“ (Rückgabewert 0) oder in einem Satz, warum der Zug nicht möglich ist (Rückgabewert 1).</translation>
    </message>
    <message>
        <source>%1: the name must end in .png, .svg or .pdf.</source>
        <translation>%1: Der Name muss auf .png, .svg oder .pdf enden.</translation>
    </message>
    <message>
        <source>--what: “%1” is not known, only: %2.</source>
        <translation>--what: „%1“ ist nicht bekannt, nur: %2.</translation>
    </message>
    <message>
        <source>track: the tiles on the table, as a picture; or pages to print: plan, poster, tiles, cards, stickers; usually track for PNG and SVG, plan for PDF</source>
        <translation>track: die Plättchen auf dem Tisch als Bild; oder Seiten zum Drucken: plan, poster, tiles, cards, stickers; sonst track bei PNG und SVG, plan bei PDF</translation>
    </message>
    <message>
        <source>size of the picture of a track in pixels; usually 1600 along the longer side</source>
        <translation>Größe eines Streckenbildes in Pixeln; sonst 1600 an der längeren Seite</translation>
    </message>
    <message>
        <source>pixels per inch of a PNG; usually 96 for a track, 150 for pages</source>
        <translation>Pixel pro Zoll eines PNG; sonst 96 für eine Strecke, 150 für Seiten</translation>
    </message>
    <message>
        <source>A4, A3, Letter, Legal or a size such as 148x210mm; usually A4</source>
        <translation>A4, A3, Letter, Legal oder eine Größe wie 148x210mm; sonst A4</translation>
    </message>
    <message>
        <source>upright, across or auto: whatever takes fewer pages; usually auto</source>
        <translation>upright (hoch), across (quer) oder auto: was weniger Seiten braucht; sonst auto</translation>
    </message>
    <message>
        <source>width of a tile on posters, tiles and stickers; usually 90</source>
        <translation>Breite eines Plättchens auf Postern, Plättchen und Aufklebern; sonst 90</translation>
    </message>
    <message>
        <source>how much the pages of a poster share; usually 10</source>
        <translation>wie weit sich die Seiten eines Posters überlappen; sonst 10</translation>
    </message>
    <message>
        <source>free edge of each page; usually 10</source>
        <translation>freier Rand jeder Seite; sonst 10</translation>
    </message>
    <message>
        <source>the edge over which the printer turns sheets with backs: long, short or none; usually long</source>
        <translation>die Kante, über die der Drucker Blätter mit Rückseite wendet: long (lang), short (kurz) oder none (keine); sonst long</translation>
    </message>
    <message>
        <source>moves all backs by so many mm to the right and down; usually 0,0</source>
        <translation>verschiebt alle Rückseiten um so viele mm nach rechts und nach unten; sonst 0,0</translation>
    </message>
    <message>
        <source>the tiles to print and how many of each, such as start=1,A=2,B=1; usually each of the set once</source>
        <translation>die Plättchen zum Drucken und wie viele von jedem, etwa start=1,A=2,B=1; sonst jedes aus dem Satz einmal</translation>
    </message>
    <message>
        <source>whether a poster begins with a map of its pages: yes or no; usually yes</source>
        <translation>ob ein Poster mit einem Plan seiner Seiten beginnt: yes oder no; sonst yes</translation>
    </message>
    <message>
        <source>There is not enough memory for a picture of that size.</source>
        <translation>Für ein Bild dieser Größe reicht der Speicher nicht.</translation>
    </message>
    <message>
        <source>makes pictures and pages to print of a track</source>
        <translation>macht Bilder und Druckseiten einer Strecke</translation>
    </message>
    <message>
        <source>Writes a picture of the track, or pages to print. Pictures carry the track: the program opens them like a
track file. Drafts are welcome. Several pages as PNG or SVG become OUT-1.png, OUT-2.png …
Options that are left out are those kept with the track, else the usual ones.</source>
        <translation>Schreibt ein Bild der Strecke oder Seiten zum Drucken. Bilder enthalten die Strecke: Das Programm öffnet sie wie
eine Streckendatei. Entwürfe sind willkommen. Mehrere Seiten als PNG oder SVG werden zu OUT-1.png, OUT-2.png …
Weggelassene Optionen sind die, die mit der Strecke gespeichert sind, sonst die üblichen.</translation>
    </message>
    <message>
        <source>--%1: “%2” is not known, only: %3.</source>
        <translation>--%1: „%2“ ist nicht bekannt, nur: %3.</translation>
    </message>
    <message>
        <source>--%1 needs a number of millimetres from %2 to %3.</source>
        <translation>--%1 braucht eine Zahl von Millimetern von %2 bis %3.</translation>
    </message>
    <message>
        <source>--paper needs A4, A3, Letter, Legal or a size such as 148x210mm, each side from %1 to %2 mm.</source>
        <translation>--paper braucht A4, A3, Letter, Legal oder eine Größe wie 148x210mm, jede Seite von %1 bis %2 mm.</translation>
    </message>
    <message>
        <source>--page-map needs yes or no.</source>
        <translation>--page-map braucht yes oder no.</translation>
    </message>
    <message>
        <source>--back-offset needs two numbers of millimetres such as 0.5,-1, each from %1 to %2.</source>
        <translation>--back-offset braucht zwei Zahlen von Millimetern wie 0.5,-1, jede von %1 bis %2.</translation>
    </message>
    <message>
        <source>--pieces: “%1” is no piece of this tile set with a number from 0 to %2, such as A=2 or start=1.</source>
        <translation>--pieces: „%1“ ist kein Teil dieses Plättchensatzes mit einer Zahl von 0 bis %2, etwa A=2 oder start=1.</translation>
    </message>
    <message>
        <source>--size needs two whole numbers of pixels such as 1600x900, each from 1 to %1, and at most %2 million pixels in all.</source>
        <translation>--size braucht zwei ganze Zahlen von Pixeln wie 1600x900, jede von 1 bis %1, und zusammen höchstens %2 Millionen Pixel.</translation>
    </message>
    <message>
        <source>--terrain: “%1” is no terrain, only: meadow, teal, orange, purple, magenta; “teal:2” for two tiles of it.</source>
        <translation>--terrain: „%1“ ist kein Gelände, nur: meadow, teal, orange, purple, magenta; „teal:2“ für zwei Plättchen davon.</translation>
    </message>
    <message>
        <source>how many track tiles, from 2</source>
        <translation>wie viele Streckenplättchen, ab 2</translation>
    </message>
    <message>
        <source>besides meadow only these, each at least once, or as often as “teal:2”</source>
        <translation>außer Wiese (meadow) nur diese, jedes mindestens einmal oder so oft wie bei „teal:2“</translation>
    </message>
    <message>
        <source>the same seed gives the same track</source>
        <translation>derselbe Startwert ergibt dieselbe Strecke</translation>
    </message>
    <message>
        <source>0 for a compact track to 100 for a long way; else 50</source>
        <translation>0 für eine kompakte Strecke bis 100 für einen langen Weg; sonst 50</translation>
    </message>
    <message>
        <source>0 for few ways to 100 for many; else 50</source>
        <translation>0 für wenige Wege bis 100 für viele; sonst 50</translation>
    </message>
    <message>
        <source>about how many turns a race of two should take</source>
        <translation>etwa wie viele Züge ein Rennen zu zweit dauern soll</translation>
    </message>
    <message>
        <source>how many boxes the tiles may come from; else 1</source>
        <translation>aus wie vielen Schachteln die Plättchen kommen dürfen; sonst 1</translation>
    </message>
    <message>
        <source>makes a track at random</source>
        <translation>macht eine zufällige Strecke</translation>
    </message>
    <message>
        <source>Prints a track on which a race can be run and which no guideline warns about, as a track file. Exit
status 1 where the boxes do not hold such a track.</source>
        <translation>Gibt eine Strecke, auf der ein Rennen möglich ist und vor der keine Richtlinie warnt, als Streckendatei aus.
Rückgabewert 1, wenn die Schachteln keine solche Strecke hergeben.</translation>
    </message>
    <message>
        <source>standard input</source>
        <translation>Standardeingabe</translation>
    </message>
    <message>
        <source>Usage: %1 COMMAND …

Tracks and races of Bubble Bar, without a window. Files that are given as “-” come from standard input.

Commands:
%2
“%1 COMMAND --help” tells more about a command. “%1 --version” tells the version.
Exit status: 0 done, 1 the answer is no, 2 cannot read or wrong use.</source>
        <translation>Aufruf: %1 BEFEHL …

Strecken und Rennen der Bubble Bar, ohne Fenster. Für „-“ statt einer Datei wird die Standardeingabe gelesen.

Befehle:
%2
„%1 BEFEHL --help“ sagt mehr über einen Befehl. „%1 --version“ nennt die Version.
Rückgabewert: 0 erledigt, 1 die Antwort ist nein, 2 nicht lesbar oder falscher Aufruf.</translation>
    </message>
    <message>
        <source>The answer could not be written.</source>
        <translation>Die Antwort konnte nicht geschrieben werden.</translation>
    </message>
    <message>
        <source>lists what the player may do</source>
        <translation>nennt die erlaubten Aktionen</translation>
    </message>
    <message>
        <source>Lists every legal action of the player whose turn it is, one a line, sorted.</source>
        <translation>Nennt jede erlaubte Aktion des Spielers am Zug, eine pro Zeile, sortiert.</translation>
    </message>
    <message>
        <source>how many actions each sequence has</source>
        <translation>wie viele Aktionen jede Folge hat</translation>
    </message>
    <message>
        <source>counts the ways to go on</source>
        <translation>zählt die Möglichkeiten weiterzuspielen</translation>
    </message>
    <message>
        <source>Counts the sequences of exactly N legal actions. Cards are drawn from the pile as it lies.</source>
        <translation>Zählt die Folgen von genau N erlaubten Aktionen. Karten werden vom Stapel gezogen, wie er liegt.</translation>
    </message>
    <message>
        <source>stops after N actions; without it, after the last one</source>
        <translation>hört nach N Aktionen auf; ohne Angabe nach der letzten</translation>
    </message>
    <message>
        <source>shows a position out of a saved race</source>
        <translation>zeigt eine Stellung aus einem gespeicherten Rennen</translation>
    </message>
    <message>
        <source>Prints the position after N actions of a game record as a position file.</source>
        <translation>Gibt die Stellung nach N Aktionen einer Aufzeichnung als Stellungsdatei aus.</translation>
    </message>
    <message numerus="yes">
        <source>%n turn(s)</source>
        <translation>
            <numerusform>%n Zug</numerusform>
            <numerusform>%n Züge</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n action(s)</source>
        <translation>
            <numerusform>%n Aktion</numerusform>
            <numerusform>%n Aktionen</numerusform>
        </translation>
    </message>
    <message>
        <source>Nobody has won yet: %1, %2.</source>
        <translation>Noch hat niemand gewonnen: %1, %2.</translation>
    </message>
    <message>
        <source>Won by %1: %2, %3.</source>
        <translation>Gewonnen hat %1: %2, %3.</translation>
    </message>
    <message>
        <source>plays a saved race through and tells its result</source>
        <translation>spielt ein gespeichertes Rennen durch und nennt das Ergebnis</translation>
    </message>
    <message>
        <source>Plays a game record through and tells who has won. A record with an illegal action is refused
with the number of the action and the reason (exit status 1).</source>
        <translation>Spielt eine Aufzeichnung durch und sagt, wer gewonnen hat. Eine Aufzeichnung mit einer unerlaubten Aktion
wird mit der Nummer der Aktion und dem Grund abgelehnt (Rückgabewert 1).</translation>
    </message>
    <message>
        <source>--players: “%1” is no level, only: random, easy, medium (or greedy), hard, expert.</source>
        <translation>--players: „%1“ ist keine Stufe, nur: random, easy, medium (oder greedy), hard, expert.</translation>
    </message>
    <message>
        <source>--players: a race has two to five players.</source>
        <translation>--players: Ein Rennen hat zwei bis fünf Spieler.</translation>
    </message>
    <message>
        <source>Turns: %1 on average, half of the races within %2, four in five between %3 and %4</source>
        <translation>Züge: %1 im Schnitt, die Hälfte der Rennen innerhalb von %2, vier von fünf zwischen %3 und %4</translation>
    </message>
    <message>
        <source>Visits: %1</source>
        <translation>Besuche: %1</translation>
    </message>
    <message>
        <source>Races: %1, of which %2 were not finished</source>
        <translation>Rennen: %1, davon %2 nicht beendet</translation>
    </message>
    <message>
        <source>Actions a second: %1</source>
        <translation>Aktionen pro Sekunde: %1</translation>
    </message>
    <message>
        <source>two to five of: random, easy, medium (or greedy), hard, expert</source>
        <translation>zwei bis fünf von: random, easy, medium (oder greedy), hard, expert</translation>
    </message>
    <message>
        <source>how many races</source>
        <translation>wie viele Rennen</translation>
    </message>
    <message>
        <source>the same seed gives the same races</source>
        <translation>derselbe Startwert ergibt dieselben Rennen</translation>
    </message>
    <message>
        <source>how many races at once; by default one for each core</source>
        <translation>wie viele Rennen gleichzeitig; sonst eines pro Kern</translation>
    </message>
    <message>
        <source>four players in teams: seats 0 and 2 against 1 and 3</source>
        <translation>vier Spieler in Teams: Sitzplätze 0 und 2 gegen 1 und 3</translation>
    </message>
    <message>
        <source>lets computer players race and tells how the races went</source>
        <translation>lässt Computer Rennen spielen und berichtet darüber</translation>
    </message>
    <message>
        <source>Lets computer players race on a track many times, and tells how long the races are, which seats
win, and which spaces are visited. A race stops after 2000 turns.</source>
        <translation>Lässt Computer auf einer Strecke viele Rennen spielen und sagt, wie lang die Rennen sind, welche
Sitzplätze gewinnen und welche Felder besucht werden. Ein Rennen bricht nach 2000 Zügen ab.</translation>
    </message>
    <message>
        <source>Opens the track designer, with the files given.</source>
        <translation>Öffnet den Streckendesigner, mit den angegebenen Dateien.</translation>
    </message>
    <message>
        <source>Starts the program once more, even if it is running already. Without this, the running one opens the files and comes to the front.</source>
        <translation>Startet das Programm noch einmal, auch wenn es schon läuft. Ohne dies öffnet das laufende die Dateien und kommt nach vorn.</translation>
    </message>
    <message>
        <source>Shows this help.</source>
        <translation>Zeigt diese Hilfe.</translation>
    </message>
    <message>
        <source>Shows the version.</source>
        <translation>Zeigt die Version.</translation>
    </message>
    <message>
        <source>Board games from the Bubble Bar.</source>
        <translation>Brettspiele aus der Bubble Bar.</translation>
    </message>
    <message>
        <source>Saved games (.bbgame, .bbbeetle, .bbbeep), tracks (.bbtrack, pictures with a track in them, share codes in a text file), tiles (.bbtiles) and decks of cards (.bbdeck) to open.</source>
        <translation>Gespeicherte Spiele (.bbgame, .bbbeetle, .bbbeep), Strecken (.bbtrack, Bilder mit Strecke, Streckencodes in einer Textdatei), Plättchen (.bbtiles) und Kartensätze (.bbdeck), die geöffnet werden sollen.</translation>
    </message>
    <message>
        <source>[files…]</source>
        <translation>[Dateien…]</translation>
    </message>
</context>
<context>
    <name>Crier</name>
    <message>
        <source>bonus reached: %1</source>
        <translation>Bonus erreicht: %1</translation>
    </message>
    <message>
        <source>It is &lt;b&gt;%1&lt;/b&gt;.</source>
        <comment>the card drawn</comment>
        <translation>Es ist &lt;b&gt;%1&lt;/b&gt;.</translation>
    </message>
    <message>
        <source>They are &lt;b&gt;%1&lt;/b&gt; and &lt;b&gt;%2&lt;/b&gt;.</source>
        <comment>the cards drawn</comment>
        <translation>Es sind &lt;b&gt;%1&lt;/b&gt; und &lt;b&gt;%2&lt;/b&gt;.</translation>
    </message>
    <message>
        <source>no second card could be played</source>
        <translation>keine zweite Karte konnte gespielt werden</translation>
    </message>
    <message>
        <source>all beetles are home</source>
        <translation>alle Käfer sind im Ziel</translation>
    </message>
    <message>
        <source>moves &lt;b&gt;%1’s beetles&lt;/b&gt; from now on</source>
        <translation>zieht von jetzt an &lt;b&gt;die Käfer von %1&lt;/b&gt;</translation>
    </message>
</context>
<context>
    <name>DesignerDialogs</name>
    <message>
        <source>All files (*)</source>
        <translation>Alle Dateien (*)</translation>
    </message>
    <message>
        <source>Open a track</source>
        <translation>Strecke öffnen</translation>
    </message>
    <message>
        <source>Tracks, races and tile sets (*.bbtrack *.bbgame *.bbtiles)</source>
        <translation>Strecken, Rennen und Plättchensätze (*.bbtrack *.bbgame *.bbtiles)</translation>
    </message>
    <message>
        <source>Pictures that carry a track (*.png *.svg)</source>
        <translation>Bilder mit Strecke (*.png *.svg)</translation>
    </message>
    <message>
        <source>Choose the tiles of the new track</source>
        <translation>Plättchen für die neue Strecke wählen</translation>
    </message>
    <message>
        <source>Tile sets (*.bbtiles)</source>
        <translation>Plättchensätze (*.bbtiles)</translation>
    </message>
    <message>
        <source>Save the track</source>
        <translation>Strecke speichern</translation>
    </message>
    <message>
        <source>Tracks (*.bbtrack)</source>
        <translation>Strecken (*.bbtrack)</translation>
    </message>
    <message>
        <source>Save the pages</source>
        <translation>Seiten speichern</translation>
    </message>
    <message>
        <source>PDF documents (*.pdf)</source>
        <translation>PDF-Dokumente (*.pdf)</translation>
    </message>
    <message>
        <source>Save a picture</source>
        <translation>Bild speichern</translation>
    </message>
    <message>
        <source>PNG pictures (*.png)</source>
        <translation>PNG-Bilder (*.png)</translation>
    </message>
    <message>
        <source>SVG drawings (*.svg)</source>
        <translation>SVG-Zeichnungen (*.svg)</translation>
    </message>
    <message>
        <source>Save the track?</source>
        <translation>Die Strecke speichern?</translation>
    </message>
    <message>
        <source>Save the changes to “%1”?</source>
        <translation>Die Änderungen an „%1“ speichern?</translation>
    </message>
    <message>
        <source>Else they are lost.</source>
        <translation>Sonst gehen sie verloren.</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Speichern</translation>
    </message>
    <message>
        <source>Don’t save</source>
        <translation>Nicht speichern</translation>
    </message>
    <message>
        <source>Keep designing</source>
        <translation>Weiter entwerfen</translation>
    </message>
    <message>
        <source>Replace the files?</source>
        <translation>Die Dateien ersetzen?</translation>
    </message>
    <message>
        <source>Replace</source>
        <translation>Ersetzen</translation>
    </message>
</context>
<context>
    <name>DesignerHelp</name>
    <message>
        <source>Lay tiles on the board and join their stems: that is a track. Drag a tile out of the box, or click it and click where it shall lie. &lt;b&gt;R&lt;/b&gt; turns it, &lt;b&gt;F&lt;/b&gt; shows its other side.</source>
        <translation>Leg Plättchen auf den Spielplan und verbinde ihre Stängel: Das ist eine Strecke. Zieh ein Plättchen aus der Schachtel oder klick es an und dann dorthin, wo es liegen soll. &lt;b&gt;R&lt;/b&gt; dreht es, &lt;b&gt;F&lt;/b&gt; zeigt die andere Seite.</translation>
    </message>
    <message>
        <source>Stems that meet at an edge make one way.</source>
        <translation>Stängel, die sich an einer Kante treffen, ergeben einen Weg.</translation>
    </message>
    <message>
        <source>What a good track has</source>
        <translation>Was eine gute Strecke hat</translation>
    </message>
    <message>
        <source>&lt;b&gt;A start&lt;/b&gt; with at least two tiles beside it, so that not everybody takes the same way.</source>
        <translation>&lt;b&gt;Einen Start&lt;/b&gt; mit mindestens zwei Plättchen daneben, damit nicht alle denselben Weg nehmen.</translation>
    </message>
    <message>
        <source>&lt;b&gt;All tiles in one piece&lt;/b&gt;, edge to edge, each one only as often as the box has it.</source>
        <translation>&lt;b&gt;Alle Plättchen an einem Stück&lt;/b&gt;, Kante an Kante, und jedes nur so oft, wie es in der Schachtel ist.</translation>
    </message>
    <message>
        <source>&lt;b&gt;A finish&lt;/b&gt; that can be reached along the stems.</source>
        <translation>&lt;b&gt;Ein Ziel&lt;/b&gt;, das über die Stängel erreichbar ist.</translation>
    </message>
    <message>
        <source>The findings</source>
        <translation>Die Hinweise</translation>
    </message>
    <message>
        <source>The list beside the board says what is still missing, and what to do about it. Click a line to see the tiles; some things the program can repair by itself. A &lt;b&gt;warning&lt;/b&gt; is only advice: you can play such a track. A draft can always be saved.</source>
        <translation>Die Liste neben dem Spielplan sagt, was noch fehlt und was zu tun ist. Klick auf eine Zeile, um die Plättchen zu sehen; manches kann das Programm selbst reparieren. Eine &lt;b&gt;Warnung&lt;/b&gt; ist nur ein Rat: Auch so eine Strecke ist spielbar. Ein Entwurf lässt sich immer speichern.</translation>
    </message>
    <message>
        <source>Fewer than six tiles make a short race, six to nine a medium one, more than nine a long one.</source>
        <translation>Weniger als sechs Plättchen ergeben ein kurzes Rennen, sechs bis neun ein mittleres, mehr als neun ein langes.</translation>
    </message>
    <message>
        <source>On paper</source>
        <translation>Auf Papier</translation>
    </message>
    <message>
        <source>Print a &lt;b&gt;plan&lt;/b&gt; to build the track with the tiles from the box: a picture, a list of the tiles and a code to scan.</source>
        <translation>Druck einen &lt;b&gt;Plan&lt;/b&gt;, um die Strecke mit den Plättchen aus der Schachtel zu bauen: ein Bild, eine Liste der Plättchen und ein Code zum Scannen.</translation>
    </message>
    <message>
        <source>The plan of a track on one page.</source>
        <translation>Der Plan einer Strecke auf einer Seite.</translation>
    </message>
    <message>
        <source>Or make everything yourself: a &lt;b&gt;poster&lt;/b&gt; of the track in its true size over several pages, &lt;b&gt;tiles&lt;/b&gt; and &lt;b&gt;cards&lt;/b&gt; to cut out, and &lt;b&gt;stickers&lt;/b&gt; for wooden beetles.</source>
        <translation>Oder mach alles selbst: ein &lt;b&gt;Poster&lt;/b&gt; der Strecke in echter Größe über mehrere Seiten, &lt;b&gt;Plättchen&lt;/b&gt; und &lt;b&gt;Karten&lt;/b&gt; zum Ausschneiden und &lt;b&gt;Aufkleber&lt;/b&gt; für Holzkäfer.</translation>
    </message>
    <message>
        <source>Tiles to cut out. The backs come on the next page.</source>
        <translation>Plättchen zum Ausschneiden. Die Rückseiten folgen auf der nächsten Seite.</translation>
    </message>
    <message>
        <source>The pages have a line of 100 mm. Measure it: if it is not 100 mm long, the printer has made everything larger or smaller. Then switch off “fit to page”.</source>
        <translation>Auf den Seiten ist eine Linie von 100 mm. Miss sie nach: Ist sie nicht 100 mm lang, hat der Drucker alles größer oder kleiner gemacht. Schalte dann „An Seite anpassen“ aus.</translation>
    </message>
    <message>
        <source>To friends</source>
        <translation>An Freunde</translation>
    </message>
    <message>
        <source>Send them the file, or copy the &lt;b&gt;share code&lt;/b&gt;: a short text that is the whole track. Whoever pastes it in the designer has your track.</source>
        <translation>Schick ihnen die Datei oder kopiere den &lt;b&gt;Streckencode&lt;/b&gt;: ein kurzer Text, in dem die ganze Strecke steckt. Wer ihn im Designer einfügt, hat deine Strecke.</translation>
    </message>
    <message>
        <source>The same code as a picture for a phone.</source>
        <translation>Derselbe Code als Bild fürs Handy.</translation>
    </message>
    <message>
        <source>A &lt;b&gt;picture&lt;/b&gt; of the track carries it too: drop it on the window of the designer, and it opens as a track.</source>
        <translation>Auch ein &lt;b&gt;Bild&lt;/b&gt; der Strecke enthält ihn: Zieh es auf das Fenster des Designers, und es öffnet sich als Strecke.</translation>
    </message>
</context>
<context>
    <name>DiscardMode</name>
    <message>
        <source>%1: no card can be played. Choose one to discard</source>
        <translation>%1: Keine Karte lässt sich spielen. Wähle eine zum Abwerfen</translation>
    </message>
    <message>
        <source>Discard it</source>
        <translation>Abwerfen</translation>
    </message>
    <message>
        <source>%1: discard %2?</source>
        <translation>%1: %2 abwerfen?</translation>
    </message>
    <message>
        <source>First choose the card that is to go.</source>
        <translation>Wähle zuerst die Karte, die weg soll.</translation>
    </message>
</context>
<context>
    <name>DrawMode</name>
    <message>
        <source>%1: bonus! %2</source>
        <translation>%1: Bonus! %2</translation>
    </message>
    <message>
        <source>Draw a card</source>
        <translation>Karte ziehen</translation>
    </message>
</context>
<context>
    <name>EndPanel</name>
    <message>
        <source>You ended it in turn %1. That is how far everybody came.</source>
        <translation>Du hast es in Zug %1 beendet. So weit sind alle gekommen.</translation>
    </message>
    <message>
        <source>All beetles of the team are at the bar, in turn %1.</source>
        <translation>Alle Käfer des Teams sind an der Bar, in Zug %1.</translation>
    </message>
    <message>
        <source>Both beetles are at the bar, in turn %1.</source>
        <translation>Beide Käfer sind an der Bar, in Zug %1.</translation>
    </message>
    <message numerus="yes">
        <source>All %n beetles are at the bar, in turn %1.</source>
        <translation>
            <numerusform>Der Käfer ist an der Bar, in Zug %1.</numerusform>
            <numerusform>Alle %n Käfer sind an der Bar, in Zug %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>The last move of %1 brought home %2 together. A stack counts from the bottom, so %3 was complete first.</source>
        <translation>Die letzte Bewegung von %1 brachte %2 zusammen ins Ziel. Ein Stapel zählt von unten, also war %3 zuerst komplett.</translation>
    </message>
    <message>
        <source>The last move: %1</source>
        <translation>Die letzte Bewegung: %1</translation>
    </message>
    <message>
        <source>The race ends without a winner</source>
        <translation>Das Rennen endet ohne Sieger</translation>
    </message>
    <message>
        <source>%1 wins!</source>
        <translation>%1 gewinnt!</translation>
    </message>
    <message>
        <source>%1 and %2 win!</source>
        <translation>%1 und %2 gewinnen!</translation>
    </message>
</context>
<context>
    <name>Explanation</name>
    <message>
        <source>The rules allow this.</source>
        <translation>Die Regeln erlauben das.</translation>
    </message>
    <message>
        <source>The race is over, so nothing can be done any more.</source>
        <translation>Das Rennen ist zu Ende, jetzt geht nichts mehr.</translation>
    </message>
    <message>
        <source>First comes the bonus on %1 (%2): use it or skip it.</source>
        <translation>Zuerst kommt der Bonus auf %1 (%2): nutzen oder auslassen.</translation>
    </message>
    <message>
        <source>No bonus is waiting to be used or skipped.</source>
        <translation>Es wartet kein Bonus, den man nutzen oder auslassen könnte.</translation>
    </message>
    <message>
        <source>The bonus on %1 is another one: %2.</source>
        <translation>Der Bonus auf %1 ist ein anderer: %2.</translation>
    </message>
    <message>
        <source>The card “%1” is not in the hand of %2.</source>
        <translation>Die Karte „%1“ ist nicht auf der Hand von %2.</translation>
    </message>
    <message>
        <source>A turn begins with a card, and one can be played: “%1”.</source>
        <translation>Ein Zug beginnt mit einer Karte, und eine lässt sich spielen: „%1“.</translation>
    </message>
    <message>
        <source>No card in the hand of %1 can be played, so one must be discarded.</source>
        <translation>Keine Karte auf der Hand von %1 lässt sich spielen, also muss eine abgeworfen werden.</translation>
    </message>
    <message>
        <source>A card was already played in this turn, so none is discarded.</source>
        <translation>In diesem Zug wurde schon eine Karte gespielt, also wird keine abgeworfen.</translation>
    </message>
    <message>
        <source>A card is discarded only when none can be played, but one can be: “%1”.</source>
        <translation>Eine Karte wird nur abgeworfen, wenn sich keine spielen lässt, aber eine geht: „%1“.</translation>
    </message>
    <message>
        <source>The beetle %1 is at the Bubble Bar (finish), and beetles there never move again.</source>
        <translation>Der Käfer %1 ist in der Bubble Bar (Ziel), und Käfer dort bewegen sich nie wieder.</translation>
    </message>
    <message>
        <source>The beetle %1 is on %2 already, and a move never ends where it began.</source>
        <translation>Der Käfer %1 ist schon auf %2, und eine Bewegung endet nie dort, wo sie begann.</translation>
    </message>
    <message>
        <source>The way to %1 leads over %2, where a beetle stands, and on that tile beetles can&apos;t be overtaken.</source>
        <translation>Der Weg bis %1 führt über %2. Dort steht ein Käfer, und auf diesem Plättchen darf man nicht überholen.</translation>
    </message>
    <message>
        <source>The way to %1 leads through the Bubble Bar (finish), and every move that reaches it stops there.</source>
        <translation>Der Weg bis %1 führt durch die Bubble Bar (Ziel), und dort endet jede Bewegung.</translation>
    </message>
    <message numerus="yes">
        <source>A move of %n space(s) to %1 would visit %2 twice, and no move visits a space twice.</source>
        <translation>
            <numerusform>Mit einem Feld bis %1 käme der Käfer zweimal auf %2, und das ist nicht erlaubt.</numerusform>
            <numerusform>Mit %n Feldern bis %1 käme der Käfer zweimal auf %2, und das ist nicht erlaubt.</numerusform>
        </translation>
    </message>
    <message>
        <source>The move must leave its tile for a neighbouring one, and %1 is on the same tile as %2.</source>
        <translation>Die Bewegung muss auf ein Nachbarplättchen führen, aber %1 ist auf demselben Plättchen wie %2.</translation>
    </message>
    <message>
        <source>The tile of %1 is not next to the tile of %2, which stands on %3.</source>
        <translation>Das Plättchen von %1 liegt nicht neben dem Plättchen von %2 (auf %3).</translation>
    </message>
    <message>
        <source>The move stops on the first space of tile %1 that it reaches, and that is never %2.</source>
        <translation>Die Bewegung hält auf dem ersten Feld, das sie auf Plättchen %1 erreicht, und das ist nie %2.</translation>
    </message>
    <message>
        <source>There is no stack to reorder at %1.</source>
        <translation>Auf %1 gibt es keinen Stapel zum Umordnen.</translation>
    </message>
    <message>
        <source>%1 holds no stack of two or more beetles to reorder.</source>
        <translation>Auf %1 steht kein Stapel aus zwei oder mehr Käfern zum Umordnen.</translation>
    </message>
    <message>
        <source>The new order must name each beetle on %1 once, and no others.</source>
        <translation>Die neue Reihenfolge muss jeden Käfer auf %1 einmal nennen und keine anderen.</translation>
    </message>
    <message>
        <source>The stack on %1 is in this order already.</source>
        <translation>Der Stapel auf %1 hat diese Reihenfolge schon.</translation>
    </message>
    <message>
        <source>Only track tiles can be turned, not start or finish.</source>
        <translation>Nur Streckenplättchen lassen sich drehen, nicht Start oder Ziel.</translation>
    </message>
    <message>
        <source>The bonus moves only own beetles, and %1 does not belong to %2.</source>
        <translation>Der Bonus bewegt nur eigene Käfer, und %1 ist kein Käfer von %2.</translation>
    </message>
    <message>
        <source>The card moves only own beetles, and %1 does not belong to %2.</source>
        <translation>Die Karte bewegt nur eigene Käfer, und %1 ist kein Käfer von %2.</translation>
    </message>
    <message>
        <source>%1 shows %2, the colour of %3 on top, not %4.</source>
        <translation>%1 zeigt %2, die Farbe von %3 ganz oben, nicht %4.</translation>
    </message>
    <message>
        <source>%1 shows %2, not %3.</source>
        <translation>%1 zeigt %2, nicht %3.</translation>
    </message>
    <message>
        <source>, </source>
        <translation>, </translation>
    </message>
    <message numerus="yes">
        <source>%1 takes no more than %n beetle(s), so a stack of %2 cannot enter.</source>
        <translation>
            <numerusform>Auf %1 darf nur ein Käfer stehen, ein Stapel aus %2 passt also nicht.</numerusform>
            <numerusform>Auf %1 dürfen höchstens %n Käfer stehen, ein Stapel aus %2 passt also nicht.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 is full: it holds %n beetle(s) and its limit is %2.</source>
        <translation>
            <numerusform>%1 ist voll: Dort steht ein Käfer, und die Grenze ist %2.</numerusform>
            <numerusform>%1 ist voll: Dort stehen %n Käfer, und die Grenze ist %2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 holds %n beetle(s) and its limit is %2, so a stack of %3 cannot enter.</source>
        <translation>
            <numerusform>Auf %1 steht ein Käfer, und die Grenze ist %2, ein Stapel aus %3 passt also nicht.</numerusform>
            <numerusform>Auf %1 stehen %n Käfer, und die Grenze ist %2, ein Stapel aus %3 passt also nicht.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The way to %1 leads over %2, which takes no more than %n beetle(s), so a stack of %3 cannot pass.</source>
        <translation>
            <numerusform>Der Weg bis %1 führt über %2. Dort darf nur ein Käfer stehen, ein Stapel aus %3 kommt also nicht vorbei.</numerusform>
            <numerusform>Der Weg bis %1 führt über %2. Dort dürfen höchstens %n Käfer stehen, ein Stapel aus %3 kommt also nicht vorbei.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The way to %1 leads over %2, which is full: it holds %n beetle(s) and its limit is %3.</source>
        <translation>
            <numerusform>Der Weg bis %1 führt über %2. Dort ist es voll: Ein Käfer steht da, und die Grenze ist %3.</numerusform>
            <numerusform>Der Weg bis %1 führt über %2. Dort ist es voll: %n Käfer stehen da, und die Grenze ist %3.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The way to %1 leads over %2, which holds %n beetle(s) and has a limit of %3, so a stack of %4 cannot pass.</source>
        <translation>
            <numerusform>Der Weg bis %1 führt über %2. Dort steht ein Käfer, und die Grenze ist %3, ein Stapel aus %4 kommt also nicht vorbei.</numerusform>
            <numerusform>Der Weg bis %1 führt über %2. Dort stehen %n Käfer, und die Grenze ist %3, ein Stapel aus %4 kommt also nicht vorbei.</numerusform>
        </translation>
    </message>
    <message>
        <source>The move would have to stop at %1 first, which shows every colour.</source>
        <translation>Die Bewegung müsste schon vorher halten: %1 zeigt jede Farbe.</translation>
    </message>
    <message>
        <source>The move would have to stop on %1 first, which shows %2 too.</source>
        <translation>Die Bewegung müsste schon vorher halten: %1 zeigt auch %2.</translation>
    </message>
    <message>
        <source>No path leads straight from tile %1 to tile %2.</source>
        <translation>Kein Weg führt direkt von Plättchen %1 zu Plättchen %2.</translation>
    </message>
    <message>
        <source>No paths lead from %1 to %2.</source>
        <translation>Kein Weg führt von %1 bis %2.</translation>
    </message>
    <message numerus="yes">
        <source>%n space(s)</source>
        <comment>a distance</comment>
        <translation>
            <numerusform>%n Feld</numerusform>
            <numerusform>%n Felder</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The bonus moves a beetle exactly %n space(s), and %1 is %2 away.</source>
        <translation>
            <numerusform>Der Bonus bewegt einen Käfer genau ein Feld weit, aber %1 ist %2 entfernt.</numerusform>
            <numerusform>Der Bonus bewegt einen Käfer genau %n Felder weit, aber %1 ist %2 entfernt.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The card moves a beetle exactly %n space(s), and %1 is %2 away.</source>
        <translation>
            <numerusform>Die Karte bewegt einen Käfer genau ein Feld weit, aber %1 ist %2 entfernt.</numerusform>
            <numerusform>Die Karte bewegt einen Käfer genau %n Felder weit, aber %1 ist %2 entfernt.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The bonus needs the full %n space(s), and %1 is only %2 away.</source>
        <translation>
            <numerusform>Für den Bonus muss es genau ein Feld sein, aber %1 ist nur %2 entfernt.</numerusform>
            <numerusform>Für den Bonus müssen es volle %n Felder sein, aber %1 ist nur %2 entfernt.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The card needs the full %n space(s), and %1 is only %2 away.</source>
        <translation>
            <numerusform>Für die Karte muss es genau ein Feld sein, aber %1 ist nur %2 entfernt.</numerusform>
            <numerusform>Für die Karte müssen es volle %n Felder sein, aber %1 ist nur %2 entfernt.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>FileChooser</name>
    <message>
        <source>Open a saved game or a track</source>
        <translation>Gespeichertes Spiel oder Strecke öffnen</translation>
    </message>
    <message>
        <source>Choose a track to race on</source>
        <translation>Strecke für das Rennen wählen</translation>
    </message>
    <message>
        <source>Choose a deck of cards</source>
        <translation>Kartensatz wählen</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Alle Dateien (*)</translation>
    </message>
    <message>
        <source>Decks (*.bbdeck)</source>
        <translation>Kartensätze (*.bbdeck)</translation>
    </message>
    <message>
        <source>Saved games and tracks (*.bbgame *.bbbeetle *.bbbeep *.bbtrack)</source>
        <translation>Gespeicherte Spiele und Strecken (*.bbgame *.bbbeetle *.bbbeep *.bbtrack)</translation>
    </message>
    <message>
        <source>Pictures that carry a track (*.png *.svg)</source>
        <translation>Bilder mit Strecke (*.png *.svg)</translation>
    </message>
</context>
<context>
    <name>FileError</name>
    <message>
        <source>The file can&apos;t be read: %1.</source>
        <translation>Die Datei lässt sich nicht lesen: %1.</translation>
    </message>
    <message>
        <source>The file can&apos;t be saved: %1.</source>
        <translation>Die Datei lässt sich nicht speichern: %1.</translation>
    </message>
    <message>
        <source>The file is larger than %2 MiB.</source>
        <translation>Die Datei ist größer als %2 MiB.</translation>
    </message>
    <message>
        <source>This is no UTF-8 text.</source>
        <translation>Das ist kein UTF-8-Text.</translation>
    </message>
    <message>
        <source>From here on this is no valid JSON.</source>
        <translation>Ab hier ist das kein gültiges JSON.</translation>
    </message>
    <message>
        <source>A text holds a character that is not allowed there.</source>
        <translation>Ein Text enthält ein Zeichen, das dort nicht erlaubt ist.</translation>
    </message>
    <message>
        <source>This key comes twice in one object.</source>
        <translation>Dieser Schlüssel kommt in einem Objekt zweimal vor.</translation>
    </message>
    <message>
        <source>Objects and lists lie more than %2 deep in each other.</source>
        <translation>Objekte und Listen sind mehr als %2 Ebenen tief verschachtelt.</translation>
    </message>
    <message>
        <source>The format must be “%2”, but it is “%1”.</source>
        <translation>Das Format muss „%2“ sein, ist aber „%1“.</translation>
    </message>
    <message>
        <source>This has version %1, made by a newer program; versions up to %2 can be opened here.</source>
        <translation>Das ist Version %1, von einem neueren Programm; hier lassen sich Versionen bis %2 öffnen.</translation>
    </message>
    <message>
        <source>This must be an object in braces.</source>
        <translation>Das muss ein Objekt in geschweiften Klammern sein.</translation>
    </message>
    <message>
        <source>This must be a list in square brackets.</source>
        <translation>Das muss eine Liste in eckigen Klammern sein.</translation>
    </message>
    <message>
        <source>This must be a text in quotes.</source>
        <translation>Das muss ein Text in Anführungszeichen sein.</translation>
    </message>
    <message>
        <source>This must be a number.</source>
        <translation>Das muss eine Zahl sein.</translation>
    </message>
    <message>
        <source>This must be a whole number.</source>
        <translation>Das muss eine ganze Zahl sein.</translation>
    </message>
    <message>
        <source>This must be true or false.</source>
        <translation>Das muss true oder false sein.</translation>
    </message>
    <message>
        <source>This key is missing.</source>
        <translation>Dieser Schlüssel fehlt.</translation>
    </message>
    <message>
        <source>This key is not known here.</source>
        <translation>Dieser Schlüssel ist hier nicht bekannt.</translation>
    </message>
    <message>
        <source>The number must be within %2, but it is %1.</source>
        <translation>Die Zahl muss im Bereich %2 liegen, ist aber %1.</translation>
    </message>
    <message>
        <source>The text must have %2 characters, but it has %1.</source>
        <translation>Der Text muss %2 Zeichen haben, hat aber %1.</translation>
    </message>
    <message>
        <source>The list must have %2 entries, but it has %1.</source>
        <translation>Die Liste muss %2 Einträge haben, hat aber %1.</translation>
    </message>
    <message>
        <source>“%1” is not known here, only: %2.</source>
        <translation>„%1“ ist hier nicht bekannt, nur: %2.</translation>
    </message>
    <message>
        <source>“%1” comes twice.</source>
        <translation>„%1“ kommt zweimal vor.</translation>
    </message>
    <message>
        <source>Line %1, %2: %3</source>
        <translation>Zeile %1, %2: %3</translation>
    </message>
    <message>
        <source>Line %1: %2</source>
        <translation>Zeile %1: %2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>The file is empty.</source>
        <translation>Die Datei ist leer.</translation>
    </message>
    <message>
        <source>This is a folder. Choose a file in it.</source>
        <translation>Das ist ein Ordner. Wähle eine Datei darin.</translation>
    </message>
</context>
<context>
    <name>Files</name>
    <message>
        <source>This is no file.</source>
        <translation>Das ist keine Datei.</translation>
    </message>
    <message>
        <source>This is neither a saved game nor a track, and no picture or text that carries a track.</source>
        <translation>Das ist weder ein gespeichertes Spiel noch eine Strecke, und auch kein Bild oder Text mit einer Strecke.</translation>
    </message>
    <message>
        <source>Can’t open the file</source>
        <translation>Die Datei lässt sich nicht öffnen</translation>
    </message>
    <message>
        <source>“%1” can’t be opened.</source>
        <translation>„%1“ lässt sich nicht öffnen.</translation>
    </message>
    <message>
        <source>Can’t open the text</source>
        <translation>Der Text lässt sich nicht öffnen</translation>
    </message>
    <message>
        <source>The text is not a share code that can be opened.</source>
        <translation>Der Text ist kein Streckencode, der sich öffnen lässt.</translation>
    </message>
</context>
<context>
    <name>FirstFlight</name>
    <message>
        <source>Your three beetles are orange. Bring them all to the Bubble Bar before %1 brings the blue ones.</source>
        <translation>Deine drei Käfer sind orange. Bring sie alle in die Bubble Bar, bevor %1 die blauen hinbringt.</translation>
    </message>
    <message>
        <source>%1 begins. Watch the blue beetle walk!</source>
        <translation>%1 beginnt. Schau, wie der blaue Käfer läuft!</translation>
    </message>
    <message>
        <source>Your turn! Your cards lie below. Press the blue one.</source>
        <translation>Du bist dran! Unten liegen deine Karten. Klick auf die blaue.</translation>
    </message>
    <message>
        <source>The blue card moves one of your beetles. Press one.</source>
        <translation>Die blaue Karte bewegt einen deiner Käfer. Klick auf einen.</translation>
    </message>
    <message>
        <source>The shining places are where it can go. Press the blue beetle: it counts as blue.</source>
        <translation>Was leuchtet, zeigt, wohin er kann. Klick auf den blauen Käfer: Er gilt als blau.</translation>
    </message>
    <message>
        <source>You climbed onto a beetle, and that earned you a card! Press “End turn” to draw one more.</source>
        <translation>Du bist auf einen Käfer geklettert und bekommst dafür eine Karte! Klick auf „Zug beenden“, um noch eine zu ziehen.</translation>
    </message>
    <message>
        <source>Now it is the turn of %1. Watch your beetle, too!</source>
        <translation>Jetzt ist %1 dran. Behalte auch deinen Käfer im Auge!</translation>
    </message>
    <message>
        <source>That was a free ride: a beetle carries all that sit on top of it.</source>
        <translation>Du bist umsonst mitgeritten: Ein Käfer trägt alle, die auf ihm sitzen.</translation>
    </message>
    <message>
        <source>Some cards move any beetle, even one of %1. Press the one with the ring.</source>
        <translation>Manche Karten bewegen einen beliebigen Käfer, sogar einen von %1. Klick auf die mit dem Ring.</translation>
    </message>
    <message>
        <source>Point at the stack, and it opens. Then press the blue beetle under yours.</source>
        <translation>Zeig auf den Stapel, dann öffnet er sich. Klick auf den blauen Käfer unter deinem.</translation>
    </message>
    <message>
        <source>Try to send both to the purple tile: press the flower with the ring.</source>
        <translation>Versuch, beide auf das lila Plättchen zu schicken: Klick auf die Blume mit dem Ring.</translation>
    </message>
    <message>
        <source>Each flower on a purple tile has room for one beetle only. So send yours alone!</source>
        <translation>Auf einem lila Plättchen hat jede Blume nur Platz für einen Käfer. Schick also deinen allein los!</translation>
    </message>
    <message>
        <source>A picture in a flower is a bonus. This one moves any beetle one space: take yours!</source>
        <translation>Ein Bild in einer Blume ist ein Bonus. Dieser bewegt einen beliebigen Käfer ein Feld: Nimm deinen!</translation>
    </message>
    <message>
        <source>You may play a second card. The Bubble Bar counts as every colour, so go in with yellow!</source>
        <translation>Du darfst eine zweite Karte spielen. Die Bubble Bar zeigt jede Farbe, also geh mit Gelb hinein!</translation>
    </message>
    <message>
        <source>Your first beetle is home! You win as soon as the other two are there as well.</source>
        <translation>Dein erster Käfer ist im Ziel! Du gewinnst, sobald auch die anderen zwei dort sind.</translation>
    </message>
    <message>
        <source>Do the last beetles of two players come home on one stack? Then the lower one was first.</source>
        <translation>Kommen die letzten Käfer von zwei Spielern auf einem Stapel ins Ziel? Dann war der untere zuerst da.</translation>
    </message>
    <message>
        <source>Now you know all you need. Finish this race, or begin a real one!</source>
        <translation>Jetzt weißt du alles, was du brauchst. Spiel dieses Rennen zu Ende oder beginne ein richtiges!</translation>
    </message>
    <message>
        <source>First Flight</source>
        <translation>Erster Flug</translation>
    </message>
    <message>
        <source>Rosie</source>
        <translation>Rosie</translation>
    </message>
</context>
<context>
    <name>FreeMode</name>
    <message>
        <source>%1: choose a card</source>
        <translation>%1: Wähle eine Karte</translation>
    </message>
    <message>
        <source>or a beetle to move</source>
        <translation>oder einen Käfer zum Bewegen</translation>
    </message>
    <message>
        <source>%1: play a second card, or end the turn</source>
        <translation>%1: Spiel eine zweite Karte oder beende den Zug</translation>
    </message>
    <message>
        <source>First choose a card or a beetle, then the place.</source>
        <translation>Wähle zuerst eine Karte oder einen Käfer, dann das Feld.</translation>
    </message>
</context>
<context>
    <name>Guidelines</name>
    <message>
        <source>the start tile</source>
        <translation>Startplättchen</translation>
    </message>
    <message>
        <source>the finish tile</source>
        <translation>Zielplättchen</translation>
    </message>
    <message>
        <source>Lay the start tile.</source>
        <translation>Lege das Startplättchen.</translation>
    </message>
    <message>
        <source>Lay at least two track tiles beside the start tile.</source>
        <translation>Lege mindestens zwei Streckenplättchen neben das Startplättchen.</translation>
    </message>
    <message>
        <source>Connect these to the start tile, edge to edge: %1.</source>
        <translation>Verbinde diese Kante an Kante mit dem Startplättchen: %1.</translation>
    </message>
    <message>
        <source>Lay the finish tile.</source>
        <translation>Lege das Zielplättchen.</translation>
    </message>
    <message>
        <source>Turn or move tiles until the paths lead from start to finish.</source>
        <translation>Drehe oder verschiebe Plättchen, bis die Wege vom Start zum Ziel führen.</translation>
    </message>
    <message>
        <source>Lay track tiles between start and finish.</source>
        <translation>Lege Streckenplättchen zwischen Start und Ziel.</translation>
    </message>
    <message>
        <source>Take one %1 away: the tile is laid more than once.</source>
        <translation>Nimm ein %1 weg: Das Plättchen liegt mehr als einmal da.</translation>
    </message>
    <message>
        <source>Add a way around %1: a single turn of it cuts the finish off.</source>
        <translation>Baue einen Weg um %1 herum: Eine einzige Drehung davon schneidet das Ziel ab.</translation>
    </message>
    <message>
        <source>Move the finish tile away from the start tile: one step ends the race.</source>
        <translation>Lege das Zielplättchen weiter weg vom Start: Ein Schritt beendet sonst das Rennen.</translation>
    </message>
</context>
<context>
    <name>HeatMap</name>
    <message>
        <source>visits per race: %1</source>
        <extracomment>%1: &quot;A.0 1.2, A.1 0.4&quot;</extracomment>
        <translation>Besuche pro Rennen: %1</translation>
    </message>
    <message>
        <source>Visits per race</source>
        <translation>Besuche pro Rennen</translation>
    </message>
    <message>
        <source>As it was before the last change</source>
        <translation>Wie es vor der letzten Änderung war</translation>
    </message>
</context>
<context>
    <name>Help</name>
    <message>
        <source>Help</source>
        <translation>Hilfe</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Regeln</translation>
    </message>
</context>
<context>
    <name>HelpPage</name>
    <message>
        <source>The aim of the game</source>
        <translation>Das Ziel des Spiels</translation>
    </message>
    <message>
        <source>The cards</source>
        <translation>Die Karten</translation>
    </message>
    <message>
        <source>Spaces and moves</source>
        <translation>Felder und Bewegungen</translation>
    </message>
    <message>
        <source>Stacks and rides</source>
        <translation>Stapel und Mitreiten</translation>
    </message>
    <message>
        <source>How many fit</source>
        <translation>Wie viele passen</translation>
    </message>
    <message>
        <source>Bonuses</source>
        <translation>Boni</translation>
    </message>
    <message>
        <source>Your turn</source>
        <translation>Dein Zug</translation>
    </message>
    <message>
        <source>The end</source>
        <translation>Das Ende</translation>
    </message>
    <message>
        <source>Playing in teams</source>
        <translation>Im Team spielen</translation>
    </message>
    <message>
        <source>Keys at the table</source>
        <translation>Tasten am Tisch</translation>
    </message>
    <message>
        <source>Rules of Beetle</source>
        <translation>Regeln von Beetle</translation>
    </message>
    <message>
        <source>Rules of Beep! Beep!</source>
        <translation>Regeln von Beep! Beep!</translation>
    </message>
    <message>
        <source>Designing a track</source>
        <translation>Eine Strecke entwerfen</translation>
    </message>
    <message>
        <source>Printing and sharing</source>
        <translation>Drucken und teilen</translation>
    </message>
    <message>
        <source>Beetle to the Bubble</source>
        <translation>Beetle to the Bubble</translation>
    </message>
    <message>
        <source>Beetle</source>
        <translation>Beetle</translation>
    </message>
    <message>
        <source>Beep! Beep!</source>
        <translation>Beep! Beep!</translation>
    </message>
    <message>
        <source>Tracks</source>
        <translation>Strecken</translation>
    </message>
</context>
<context>
    <name>Hint</name>
    <message>
        <source>Move %1 to %2 with the card “%3”.</source>
        <translation>Bewege %1 mit der Karte „%3“ bis %2.</translation>
    </message>
    <message>
        <source>Move %1 to %2.</source>
        <translation>Bewege %1 bis %2.</translation>
    </message>
    <message>
        <source>Draw the card.</source>
        <translation>Zieh die Karte.</translation>
    </message>
    <message>
        <source>Skip the bonus.</source>
        <translation>Lass den Bonus aus.</translation>
    </message>
    <message>
        <source>Discard the card “%1”.</source>
        <translation>Wirf die Karte „%1“ ab.</translation>
    </message>
    <message>
        <source>End your turn.</source>
        <translation>Beende deinen Zug.</translation>
    </message>
    <message>
        <source>Put the stack on %1 into this order, from the bottom up: %2.</source>
        <translation>Ordne die Käfer auf %1 so um, von unten nach oben: %2.</translation>
    </message>
    <message>
        <source>, </source>
        <translation>, </translation>
    </message>
    <message>
        <source>Turn tile %1 clockwise.</source>
        <translation>Drehe Plättchen %1 im Uhrzeigersinn.</translation>
    </message>
    <message>
        <source>Turn tile %1 counter-clockwise.</source>
        <translation>Drehe Plättchen %1 gegen den Uhrzeigersinn.</translation>
    </message>
    <message>
        <source>That wins the race.</source>
        <translation>Damit gewinnst du das Rennen.</translation>
    </message>
    <message>
        <source>Then you can win the race in this turn.</source>
        <translation>Dann kannst du das Rennen in diesem Zug gewinnen.</translation>
    </message>
    <message>
        <source>That brings a beetle home.</source>
        <translation>Damit bringst du einen Käfer ins Ziel.</translation>
    </message>
    <message numerus="yes">
        <source>That leaves %1 %n step(s) more to go.</source>
        <translation>
            <numerusform>Damit hat %1 einen Schritt mehr vor sich.</numerusform>
            <numerusform>Damit hat %1 %n Schritte mehr vor sich.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>That brings you %n step(s) closer to the Bubble Bar.</source>
        <translation>
            <numerusform>Damit kommst du der Bubble Bar einen Schritt näher.</numerusform>
            <numerusform>Damit kommst du der Bubble Bar %n Schritte näher.</numerusform>
        </translation>
    </message>
    <message>
        <source>That gets you a card.</source>
        <translation>Damit bekommst du eine Karte.</translation>
    </message>
    <message>
        <source>That gets you a bonus.</source>
        <translation>Damit bekommst du einen Bonus.</translation>
    </message>
    <message>
        <source>Others will carry your beetle along.</source>
        <translation>Andere werden deinen Käfer mitnehmen.</translation>
    </message>
    <message>
        <source>That doesn’t show yet, but helps most in the turns to come.</source>
        <translation>Das sieht man noch nicht, aber es hilft in den nächsten Zügen am meisten.</translation>
    </message>
    <message>
        <source>Your other cards will be worth more later.</source>
        <translation>Deine anderen Karten sind später mehr wert.</translation>
    </message>
    <message>
        <source>Nothing it offers would help you.</source>
        <translation>Nichts davon würde dir helfen.</translation>
    </message>
    <message>
        <source>Of your cards this is the one to miss least.</source>
        <translation>Von deinen Karten wird dir diese am wenigsten fehlen.</translation>
    </message>
    <message>
        <source>That is all you can do now.</source>
        <translation>Mehr kannst du jetzt nicht tun.</translation>
    </message>
</context>
<context>
    <name>HintMode</name>
    <message>
        <source>Hint: %1</source>
        <translation>Tipp: %1</translation>
    </message>
    <message>
        <source>Do it</source>
        <translation>So machen</translation>
    </message>
</context>
<context>
    <name>KeyTable</name>
    <message>
        <source>New game, race or track</source>
        <translation>Neues Spiel, neues Rennen oder neue Strecke</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Öffnen</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Speichern</translation>
    </message>
    <message>
        <source>Save as</source>
        <translation>Speichern unter</translation>
    </message>
    <message>
        <source>Print the track</source>
        <translation>Strecke drucken</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Einstellungen</translation>
    </message>
    <message>
        <source>Close the window</source>
        <translation>Fenster schließen</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>Beenden</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Rückgängig</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Wiederholen</translation>
    </message>
    <message>
        <source>Zoom in</source>
        <translation>Vergrößern</translation>
    </message>
    <message>
        <source>Zoom out</source>
        <translation>Verkleinern</translation>
    </message>
    <message>
        <source>Fit the track into the window</source>
        <translation>Strecke ins Fenster einpassen</translation>
    </message>
    <message>
        <source>Sound on or off</source>
        <translation>Ton an oder aus</translation>
    </message>
    <message>
        <source>Show the keys</source>
        <translation>Tasten zeigen</translation>
    </message>
    <message>
        <source>One step back</source>
        <translation>Einen Schritt zurück</translation>
    </message>
    <message>
        <source>Confirm</source>
        <translation>Bestätigen</translation>
    </message>
    <message>
        <source>End the turn, or skip the bonus</source>
        <translation>Zug beenden oder Bonus auslassen</translation>
    </message>
    <message>
        <source>Show a good move</source>
        <translation>Einen guten Zug zeigen</translation>
    </message>
    <message>
        <source>Turn the tile clockwise</source>
        <translation>Plättchen im Uhrzeigersinn drehen</translation>
    </message>
    <message>
        <source>Turn the tile counter-clockwise</source>
        <translation>Plättchen gegen den Uhrzeigersinn drehen</translation>
    </message>
    <message>
        <source>Hide my cards</source>
        <translation>Meine Karten verdecken</translation>
    </message>
    <message>
        <source>Replay the race</source>
        <translation>Rückblick auf das Rennen</translation>
    </message>
    <message>
        <source>Fast forward</source>
        <translation>Schneller Vorlauf</translation>
    </message>
    <message>
        <source>Pause, or go on</source>
        <translation>Pause oder weiter</translation>
    </message>
    <message>
        <source>Cut</source>
        <translation>Ausschneiden</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Kopieren</translation>
    </message>
    <message>
        <source>Paste</source>
        <translation>Einfügen</translation>
    </message>
    <message>
        <source>Duplicate</source>
        <translation>Duplizieren</translation>
    </message>
    <message>
        <source>Select all tiles</source>
        <translation>Alle Plättchen auswählen</translation>
    </message>
    <message>
        <source>Put tiles back into the box</source>
        <translation>Plättchen zurück in die Schachtel legen</translation>
    </message>
    <message>
        <source>Show the other face</source>
        <translation>Die andere Seite zeigen</translation>
    </message>
    <message>
        <source>Turn tiles as a group</source>
        <translation>Plättchen als Gruppe drehen</translation>
    </message>
    <message>
        <source>Turn tiles back as a group</source>
        <translation>Plättchen als Gruppe zurückdrehen</translation>
    </message>
    <message>
        <source>Next tile</source>
        <translation>Nächstes Plättchen</translation>
    </message>
    <message>
        <source>Previous tile</source>
        <translation>Voriges Plättchen</translation>
    </message>
    <message>
        <source>Go to the box</source>
        <translation>Zur Schachtel</translation>
    </message>
    <message>
        <source>Lay a track at random</source>
        <translation>Eine zufällige Strecke legen</translation>
    </message>
    <message>
        <source>Play this track</source>
        <translation>Diese Strecke spielen</translation>
    </message>
    <message>
        <source>Everywhere</source>
        <translation>Überall</translation>
    </message>
    <message>
        <source>Lobby</source>
        <translation>Startfenster</translation>
    </message>
    <message>
        <source>Race</source>
        <translation>Rennen</translation>
    </message>
    <message>
        <source>Beetle</source>
        <translation>Beetle</translation>
    </message>
    <message>
        <source>Beep! Beep!</source>
        <translation>Beep! Beep!</translation>
    </message>
    <message>
        <source>Track designer</source>
        <translation>Streckendesigner</translation>
    </message>
</context>
<context>
    <name>Keys</name>
    <message>
        <source>Keys</source>
        <translation>Tasten</translation>
    </message>
</context>
<context>
    <name>KeysDialog</name>
    <message>
        <source>Click a tile in the box</source>
        <translation>Klick auf ein Plättchen in der Schachtel</translation>
    </message>
    <message>
        <source>takes it in hand; the next click on the table lays it</source>
        <translation>nimmt es in die Hand; der nächste Klick auf den Tisch legt es hin</translation>
    </message>
    <message>
        <source>Drag</source>
        <translation>Ziehen</translation>
    </message>
    <message>
        <source>a tile from the box, tiles on the table, or a frame round several</source>
        <translation>ein Plättchen aus der Schachtel, Plättchen auf dem Tisch oder einen Rahmen um mehrere</translation>
    </message>
    <message>
        <source>Shift or Ctrl and click</source>
        <translation>Umschalt oder Strg und Klick</translation>
    </message>
    <message>
        <source>adds a tile to what is selected</source>
        <translation>fügt ein Plättchen zur Auswahl hinzu</translation>
    </message>
    <message>
        <source>Wheel</source>
        <translation>Mausrad</translation>
    </message>
    <message>
        <source>turns the tile in hand, else zooms</source>
        <translation>dreht das Plättchen in der Hand, sonst zoomt es</translation>
    </message>
    <message>
        <source>Middle button, or Space and drag</source>
        <translation>Mittlere Maustaste oder Leertaste und ziehen</translation>
    </message>
    <message>
        <source>moves the table</source>
        <translation>verschiebt den Tisch</translation>
    </message>
    <message>
        <source>Right click</source>
        <translation>Rechtsklick</translation>
    </message>
    <message>
        <source>puts the tile in hand back, else opens a menu</source>
        <translation>legt das Plättchen in der Hand zurück, sonst öffnet er ein Menü</translation>
    </message>
    <message>
        <source>Arrow keys</source>
        <translation>Pfeiltasten</translation>
    </message>
    <message>
        <source>go from hex to hex; with Ctrl they move what is selected</source>
        <translation>gehen von Sechseck zu Sechseck; mit Strg verschieben sie die Auswahl</translation>
    </message>
    <message>
        <source>Return</source>
        <translation>Eingabe</translation>
    </message>
    <message>
        <source>takes a tile in the box; on the table lays or selects one</source>
        <translation>nimmt ein Plättchen in der Schachtel; auf dem Tisch legt sie eins hin oder wählt eins aus</translation>
    </message>
    <message>
        <source>turn, turn back</source>
        <translation>drehen, zurückdrehen</translation>
    </message>
    <message>
        <source>shows the other face</source>
        <translation>zeigt die andere Seite</translation>
    </message>
    <message>
        <source>go to the next or previous tile</source>
        <translation>gehen zum nächsten oder vorigen Plättchen</translation>
    </message>
    <message>
        <source>goes to the box</source>
        <translation>geht zur Schachtel</translation>
    </message>
    <message>
        <source>puts tiles back into the box</source>
        <translation>legt Plättchen zurück in die Schachtel</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>goes one step back</source>
        <translation>geht einen Schritt zurück</translation>
    </message>
</context>
<context>
    <name>Mode</name>
    <message>
        <source>%1 landed on %2</source>
        <translation>%1 ist auf %2 gelandet</translation>
    </message>
    <message>
        <source>You may play up to two cards this turn.</source>
        <translation>Du darfst in diesem Zug bis zu zwei Karten spielen.</translation>
    </message>
    <message>
        <source>One card is played. Play one more, or end the turn.</source>
        <translation>Eine Karte ist gespielt. Spiel noch eine oder beende den Zug.</translation>
    </message>
    <message>
        <source>None of the cards can move a beetle now.</source>
        <translation>Keine der Karten kann jetzt einen Käfer bewegen.</translation>
    </message>
    <message>
        <source>Cards wait until the bonus is done.
Then one more card, or end the turn.</source>
        <translation>Erst kommt der Bonus, dann wieder Karten.
Danach noch eine Karte spielen oder den Zug beenden.</translation>
    </message>
    <message>
        <source>After the bonus the turn ends.</source>
        <translation>Nach dem Bonus endet der Zug.</translation>
    </message>
    <message>
        <source>Skip the bonus</source>
        <translation>Bonus auslassen</translation>
    </message>
    <message>
        <source>End turn</source>
        <translation>Zug beenden</translation>
    </message>
    <message>
        <source>your beetles are home, now you move those of %1</source>
        <translation>deine Käfer sind im Ziel, jetzt bewegst du die von %1</translation>
    </message>
    <message>
        <source>you and %1 against %2 and %3</source>
        <translation>du und %1 gegen %2 und %3</translation>
    </message>
</context>
<context>
    <name>Notation</name>
    <message>
        <source>“%1” is no action.</source>
        <translation>„%1“ ist keine Aktion.</translation>
    </message>
    <message>
        <source>An action that begins with “%1” has too many words or too few.</source>
        <translation>Eine Aktion, die mit „%1“ beginnt, hat zu viele oder zu wenige Wörter.</translation>
    </message>
    <message>
        <source>There is no card “%1”.</source>
        <translation>Die Karte „%1“ gibt es nicht.</translation>
    </message>
    <message>
        <source>There is no beetle “%1” in this race.</source>
        <translation>Den Käfer „%1“ gibt es in diesem Rennen nicht.</translation>
    </message>
    <message>
        <source>There is no space “%1” on this track.</source>
        <translation>Das Feld „%1“ gibt es auf dieser Strecke nicht.</translation>
    </message>
    <message>
        <source>There is no tile “%1” on this track.</source>
        <translation>Das Plättchen „%1“ gibt es auf dieser Strecke nicht.</translation>
    </message>
    <message>
        <source>A tile turns “cw” or “ccw”, not “%1”.</source>
        <translation>Ein Plättchen dreht sich „cw“ oder „ccw“, nicht „%1“.</translation>
    </message>
    <message>
        <source>The order “%1” names a beetle twice.</source>
        <translation>Die Reihenfolge „%1“ nennt einen Käfer zweimal.</translation>
    </message>
</context>
<context>
    <name>OpenedTrack</name>
    <message>
        <source>%1 (copy)</source>
        <translation>%1 (Kopie)</translation>
    </message>
</context>
<context>
    <name>Pages</name>
    <message>
        <source>“%1” could not be written: %2</source>
        <translation>„%1“ konnte nicht geschrieben werden: %2</translation>
    </message>
    <message>
        <source>The picture would be too large. On this paper at most %1 dpi work; PDF and SVG are sharp at any size.</source>
        <translation>Das Bild würde zu groß. Auf diesem Papier gehen höchstens %1 dpi; PDF und SVG sind in jeder Größe scharf.</translation>
    </message>
    <message>
        <source>Stopped before all pages were written.</source>
        <translation>Abgebrochen, bevor alle Seiten geschrieben waren.</translation>
    </message>
    <message>
        <source>%1 mm</source>
        <translation>%1 mm</translation>
    </message>
    <message>
        <source>each side</source>
        <translation>jede Seite</translation>
    </message>
    <message>
        <source>row %1, column %2</source>
        <translation>Reihe %1, Spalte %2</translation>
    </message>
    <message>
        <source>List %1</source>
        <translation>Liste %1</translation>
    </message>
    <message>
        <source>Page map</source>
        <translation>Seitenplan</translation>
    </message>
    <message>
        <source>Sheet %1</source>
        <translation>Blatt %1</translation>
    </message>
    <message>
        <source>Back %1</source>
        <translation>Rückseite %1</translation>
    </message>
    <message>
        <source>Front %1</source>
        <translation>Vorderseite %1</translation>
    </message>
    <message>
        <source>Plan</source>
        <translation>Plan</translation>
    </message>
    <message>
        <source>Poster</source>
        <translation>Poster</translation>
    </message>
    <message>
        <source>Tiles</source>
        <translation>Plättchen</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>Karten</translation>
    </message>
    <message>
        <source>Stickers</source>
        <translation>Aufkleber</translation>
    </message>
    <message>
        <source>%1 × %2 mm</source>
        <translation>%1 × %2 mm</translation>
    </message>
    <message numerus="yes">
        <source>%n page(s)</source>
        <translation>
            <numerusform>%n Seite</numerusform>
            <numerusform>%n Seiten</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 %2 across</source>
        <translation>%1 %2 quer</translation>
    </message>
    <message>
        <source>%1 %2 upright</source>
        <translation>%1 %2 hoch</translation>
    </message>
    <message>
        <source>The printer doesn’t reach further: the margin is %1 mm.</source>
        <translation>Weiter reicht der Drucker nicht: Der Rand ist %1 mm.</translation>
    </message>
    <message>
        <source>The paper is too small for wider margins than %1 mm.</source>
        <translation>Das Papier ist zu klein für breitere Ränder als %1 mm.</translation>
    </message>
    <message>
        <source>The paper is too small for more overlap than %1 mm.</source>
        <translation>Das Papier ist zu klein für mehr Überlappung als %1 mm.</translation>
    </message>
    <message>
        <source>A piece reaches %1 mm beyond the margins and will be cut off. Take larger paper, or make the pieces smaller.</source>
        <translation>Ein Teil ragt %1 mm über die Ränder und wird abgeschnitten. Nimm größeres Papier oder mach die Teile kleiner.</translation>
    </message>
    <message>
        <source>With this offset the backs reach %1 mm beyond what the printer can print. Take wider margins.</source>
        <translation>So verschoben ragen die Rückseiten %1 mm aus dem Druckbereich. Nimm breitere Ränder.</translation>
    </message>
    <message>
        <source>The tiles are only %1 mm wide, hard to read. Take larger paper, or print a poster.</source>
        <translation>Die Plättchen sind nur %1 mm breit, schwer zu lesen. Nimm größeres Papier oder drucke ein Poster.</translation>
    </message>
    <message>
        <source>There is nothing to print: choose at least one piece.</source>
        <translation>Es gibt nichts zu drucken: Wähle mindestens ein Teil.</translation>
    </message>
    <message>
        <source>A track without a name</source>
        <translation>Strecke ohne Namen</translation>
    </message>
    <message>
        <source>page %1 of %2</source>
        <translation>Seite %1 von %2</translation>
    </message>
    <message>
        <source>front, %1</source>
        <translation>Vorderseite, %1</translation>
    </message>
    <message>
        <source>back, %1</source>
        <translation>Rückseite, %1</translation>
    </message>
    <message>
        <source>%1 o’clock</source>
        <translation>%1 Uhr</translation>
    </message>
    <message>
        <source>Start: Milk Carton Office</source>
        <translation>Start: Milchtütenbüro</translation>
    </message>
    <message>
        <source>Finish: Bubble Bar</source>
        <translation>Ziel: Bubble Bar</translation>
    </message>
    <message>
        <source>%1 · by %2</source>
        <translation>%1 · von %2</translation>
    </message>
    <message>
        <source>No tile lies on this track yet.</source>
        <translation>Auf dieser Strecke liegt noch kein Plättchen.</translation>
    </message>
    <message>
        <source>The clock shows where the letter in a tile’s corner points. Lay the tiles row by row, each row from left to right, front or back up as the list says.</source>
        <translation>Die Uhrzeit zeigt, wohin der Buchstabe in der Ecke eines Plättchens weist. Lege die Plättchen Reihe für Reihe, jede von links nach rechts, Vorder- oder Rückseite nach oben, wie es in der Liste steht.</translation>
    </message>
    <message>
        <source>This paper is too small for its QR code.</source>
        <translation>Dieses Papier ist zu klein für den QR-Code.</translation>
    </message>
    <message>
        <source>It is too long for a QR code.</source>
        <translation>Er ist zu lang für einen QR-Code.</translation>
    </message>
    <message>
        <source>No share code: %1</source>
        <translation>Kein Streckencode: %1</translation>
    </message>
    <message>
        <source>Share code</source>
        <translation>Streckencode</translation>
    </message>
    <message>
        <source>%1: build list</source>
        <translation>%1: Bauliste</translation>
    </message>
    <message>
        <source>glue %1 here</source>
        <translation>%1 hier ankleben</translation>
    </message>
    <message>
        <source>The track is %1 × %2 mm</source>
        <translation>Die Strecke ist %1 × %2 mm groß</translation>
    </message>
    <message>
        <source>Print at 100 %, not “fit to page”.</source>
        <translation>Drucke mit 100 %, nicht „an Seite angepasst“.</translation>
    </message>
    <message>
        <source>Measure this square and the line at the foot of each page. If they are off, the printer has changed the size.</source>
        <translation>Miss dieses Quadrat und die Linie am Fuß jeder Seite. Stimmen sie nicht, hat der Drucker die Größe geändert.</translation>
    </message>
    <message>
        <source>Cut off each page’s left and upper margin along the marks, unless it has no neighbour there.</source>
        <translation>Schneide bei jeder Seite den linken und den oberen Rand an den Marken ab, außer dort, wo keine Nachbarseite ist.</translation>
    </message>
    <message>
        <source>Glue it onto the grey strip that bears its name.</source>
        <translation>Klebe sie auf den grauen Streifen mit ihrem Namen.</translation>
    </message>
</context>
<context>
    <name>PickBeetleMode</name>
    <message>
        <source>%1: bonus! %2</source>
        <translation>%1: Bonus! %2</translation>
    </message>
    <message>
        <source>%1: choose a beetle for %2</source>
        <translation>%1: Wähle einen Käfer für %2</translation>
    </message>
    <message>
        <source>%1: which beetle goes to %2?</source>
        <translation>%1: Welcher Käfer läuft bis %2?</translation>
    </message>
    <message>
        <source>or point at a place to see the way</source>
        <translation>oder zeig auf ein Feld, um den Weg zu sehen</translation>
    </message>
    <message>
        <source>Choose one of the beetles.</source>
        <translation>Wähle einen der Käfer.</translation>
    </message>
    <message>
        <source>The bonus takes no beetle to %1 now.</source>
        <translation>Der Bonus bringt jetzt keinen Käfer bis %1.</translation>
    </message>
    <message>
        <source>The card takes no beetle to %1 now.</source>
        <translation>Die Karte bringt jetzt keinen Käfer bis %1.</translation>
    </message>
</context>
<context>
    <name>PickTargetMode</name>
    <message>
        <source>%1: where to with %2?</source>
        <translation>%1: Wohin mit %2?</translation>
    </message>
</context>
<context>
    <name>PictureFile</name>
    <message>
        <source>This picture is damaged.</source>
        <translation>Dieses Bild ist beschädigt.</translation>
    </message>
    <message>
        <source>This picture carries no track; those exported as PNG or SVG do.</source>
        <translation>Dieses Bild enthält keine Strecke; als PNG oder SVG gespeicherte Bilder schon.</translation>
    </message>
</context>
<context>
    <name>PieceText</name>
    <message>
        <source>exits on all sides</source>
        <translation>Ausgänge auf allen Seiten</translation>
    </message>
    <message>
        <source>no exits</source>
        <translation>keine Ausgänge</translation>
    </message>
    <message numerus="yes">
        <source>%n exit(s)</source>
        <translation>
            <numerusform>%n Ausgang</numerusform>
            <numerusform>%n Ausgänge</numerusform>
        </translation>
    </message>
    <message>
        <source>bonus: %1</source>
        <translation>Bonus: %1</translation>
    </message>
    <message numerus="yes">
        <source>%n space(s)</source>
        <translation>
            <numerusform>%n Feld</numerusform>
            <numerusform>%n Felder</numerusform>
        </translation>
    </message>
    <message>
        <source>Front: %1</source>
        <extracomment>What the faces of a tile show</extracomment>
        <translation>Vorderseite: %1</translation>
    </message>
    <message>
        <source>Back: %1</source>
        <translation>Rückseite: %1</translation>
    </message>
    <message>
        <source>at most %1 on a space</source>
        <translation>höchstens %1 auf einem Feld</translation>
    </message>
    <message>
        <source>no overtaking</source>
        <translation>kein Überholen</translation>
    </message>
    <message>
        <source>at most %1 on a space, no overtaking</source>
        <translation>höchstens %1 auf einem Feld, kein Überholen</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Start</translation>
    </message>
    <message>
        <source>Finish</source>
        <translation>Ziel</translation>
    </message>
</context>
<context>
    <name>PlayerKinds</name>
    <message>
        <source>Person</source>
        <translation>Mensch</translation>
    </message>
    <message>
        <source>Computer · Easy</source>
        <translation>Computer · Leicht</translation>
    </message>
    <message>
        <source>Makes mistakes. For a first race, and for children.</source>
        <translation>Macht Fehler. Für ein erstes Rennen und für Kinder.</translation>
    </message>
    <message>
        <source>Computer · Medium</source>
        <translation>Computer · Mittel</translation>
    </message>
    <message>
        <source>Makes the most of its own turn, but doesn’t think of yours.</source>
        <translation>Holt das Beste aus dem eigenen Zug heraus, denkt aber nicht an deinen.</translation>
    </message>
    <message>
        <source>Computer · Hard</source>
        <translation>Computer · Schwer</translation>
    </message>
    <message>
        <source>Thinks ahead, and of what you could do next.</source>
        <translation>Denkt voraus, auch daran, was du als Nächstes tun könntest.</translation>
    </message>
    <message>
        <source>Computer · Expert</source>
        <translation>Computer · Profi</translation>
    </message>
    <message>
        <source>The same with more time: takes a few seconds for a move.</source>
        <translation>Wie „Schwer“, nur mit mehr Zeit: braucht ein paar Sekunden für einen Zug.</translation>
    </message>
    <message>
        <source>Orange</source>
        <translation>Orange</translation>
    </message>
    <message>
        <source>Blue</source>
        <translation>Blau</translation>
    </message>
    <message>
        <source>Yellow</source>
        <translation>Gelb</translation>
    </message>
    <message>
        <source>Pink</source>
        <translation>Pink</translation>
    </message>
    <message>
        <source>Green</source>
        <translation>Grün</translation>
    </message>
</context>
<context>
    <name>Players</name>
    <message numerus="yes">
        <source>%n card(s)</source>
        <translation>
            <numerusform>%n Karte</numerusform>
            <numerusform>%n Karten</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Race</name>
    <message>
        <source>own beetle to %1</source>
        <translation>eigener Käfer zu %1</translation>
    </message>
    <message>
        <source>any beetle to %1</source>
        <translation>beliebiger Käfer zu %1</translation>
    </message>
    <message numerus="yes">
        <source>own beetle %n space(s)</source>
        <translation>
            <numerusform>eigener Käfer %n Feld</numerusform>
            <numerusform>eigener Käfer %n Felder</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>any beetle %n space(s)</source>
        <translation>
            <numerusform>beliebiger Käfer %n Feld</numerusform>
            <numerusform>beliebiger Käfer %n Felder</numerusform>
        </translation>
    </message>
    <message>
        <source>orange</source>
        <translation>Orange</translation>
    </message>
    <message>
        <source>blue</source>
        <translation>Blau</translation>
    </message>
    <message>
        <source>yellow</source>
        <translation>Gelb</translation>
    </message>
    <message>
        <source>pink</source>
        <translation>Pink</translation>
    </message>
    <message>
        <source>green</source>
        <translation>Grün</translation>
    </message>
    <message>
        <source>own beetle to a colour of your choice</source>
        <translation>eigener Käfer zur Wunschfarbe</translation>
    </message>
    <message>
        <source>own beetle to a neighbouring tile</source>
        <translation>eigener Käfer zum Nachbarplättchen</translation>
    </message>
    <message>
        <source>reorder a stack</source>
        <translation>einen Stapel umordnen</translation>
    </message>
    <message>
        <source>turn a tile</source>
        <translation>ein Plättchen drehen</translation>
    </message>
    <message>
        <source>draw a card</source>
        <translation>eine Karte ziehen</translation>
    </message>
    <message>
        <source>the Milk Carton Office (start)</source>
        <translation>Milchtütenbüro (Start)</translation>
    </message>
    <message>
        <source>the Bubble Bar (finish)</source>
        <translation>Bubble Bar (Ziel)</translation>
    </message>
    <message>
        <source>the %1 player</source>
        <translation>Spieler %1</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <extracomment>A beetle&apos;s colour and its number: orange 1</extracomment>
        <translation>%1 %2</translation>
    </message>
</context>
<context>
    <name>RaceFile</name>
    <message>
        <source>A deck has %1 to %2 cards, but this one has %3.</source>
        <translation>Ein Kartensatz hat %1 bis %2 Karten, dieser hat aber %3.</translation>
    </message>
    <message>
        <source>Teams need four players.</source>
        <translation>Teams brauchen vier Spieler.</translation>
    </message>
    <message>
        <source>The beetle %1 is missing.</source>
        <translation>Der Käfer %1 fehlt.</translation>
    </message>
    <message>
        <source>%1 beetles stand here, but the limit of this space is %2.</source>
        <translation>Hier stehen %1 Käfer, aber die Grenze dieses Feldes ist %2.</translation>
    </message>
    <message>
        <source>Two cards are played and no bonus is pending, so this turn has ended.</source>
        <translation>Zwei Karten sind gespielt und kein Bonus steht aus, also ist dieser Zug zu Ende.</translation>
    </message>
    <message>
        <source>The race is over, so no bonus can be pending.</source>
        <translation>Das Rennen ist zu Ende, also kann kein Bonus ausstehen.</translation>
    </message>
    <message>
        <source>No card is played yet, so no bonus can be pending.</source>
        <translation>Noch ist keine Karte gespielt, also kann kein Bonus ausstehen.</translation>
    </message>
    <message>
        <source>Nobody stands on %1, so its bonus can&apos;t be pending.</source>
        <translation>Niemand steht auf %1, also kann der Bonus dort nicht ausstehen.</translation>
    </message>
    <message>
        <source>Nothing can be done with a bonus on %1, so none can be pending.</source>
        <translation>Mit einem Bonus auf %1 lässt sich nichts anfangen, also kann keiner ausstehen.</translation>
    </message>
    <message>
        <source>No race can be run on this track: %1</source>
        <translation>Auf dieser Strecke ist kein Rennen möglich: %1</translation>
    </message>
    <message>
        <source>Action %1, “%2”, is not legal: %3</source>
        <translation>Aktion %1, „%2“, ist nicht erlaubt: %3</translation>
    </message>
</context>
<context>
    <name>RacePlan</name>
    <message>
        <source>The player on seat %1 needs a name.</source>
        <translation>Der Spieler auf Sitzplatz %1 braucht einen Namen.</translation>
    </message>
</context>
<context>
    <name>RaceStory</name>
    <message>
        <source>&lt;b&gt;%1&lt;/b&gt;, %2 → %3</source>
        <comment>a move: beetle, from, to</comment>
        <translation>&lt;b&gt;%1&lt;/b&gt;, %2 → %3</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>card: move</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Bonus: %1</source>
        <translation>Bonus: %1</translation>
    </message>
    <message>
        <source>bonus: the stack on %1 is now %2</source>
        <translation>Bonus: Der Stapel auf %1 ist jetzt %2</translation>
    </message>
    <message>
        <source>bonus: turns %1 clockwise</source>
        <translation>Bonus: dreht %1 im Uhrzeigersinn</translation>
    </message>
    <message>
        <source>bonus: turns %1 counter-clockwise</source>
        <translation>Bonus: dreht %1 gegen den Uhrzeigersinn</translation>
    </message>
    <message>
        <source>bonus: draws a card</source>
        <translation>Bonus: zieht eine Karte</translation>
    </message>
    <message>
        <source>bonus: no card is left to draw</source>
        <translation>Bonus: keine Karte mehr zum Ziehen da</translation>
    </message>
    <message>
        <source>bonus “%1”: skipped</source>
        <translation>Bonus „%1“: ausgelassen</translation>
    </message>
    <message>
        <source>No card can be played: discards %1</source>
        <translation>Keine Karte lässt sich spielen: wirft %1 ab</translation>
    </message>
    <message>
        <source>No card in hand</source>
        <translation>Keine Karte auf der Hand</translation>
    </message>
    <message>
        <source>%1 rides along</source>
        <translation>%1 reitet mit</translation>
    </message>
    <message>
        <source>%1 is home</source>
        <translation>%1 ist im Ziel</translation>
    </message>
    <message>
        <source>%1 are home</source>
        <translation>%1 sind im Ziel</translation>
    </message>
    <message>
        <source>bonus “%1”: nothing to do</source>
        <translation>Bonus „%1“: nichts zu tun</translation>
    </message>
    <message>
        <source>lands beside others, draws a card</source>
        <translation>landet neben anderen, zieht eine Karte</translation>
    </message>
    <message>
        <source>lands on %1, draws a card</source>
        <translation>landet auf %1, zieht eine Karte</translation>
    </message>
    <message>
        <source>lands on %1</source>
        <translation>landet auf %1</translation>
    </message>
    <message>
        <source>draws a card</source>
        <translation>zieht eine Karte</translation>
    </message>
    <message>
        <source>no card is left to draw</source>
        <translation>keine Karte mehr zum Ziehen da</translation>
    </message>
    <message>
        <source>the discard pile is shuffled and becomes the draw pile</source>
        <translation>der Ablagestapel wird gemischt und zum Nachziehstapel</translation>
    </message>
    <message>
        <source>&lt;b&gt;%1 wins!&lt;/b&gt;</source>
        <translation>&lt;b&gt;%1 gewinnt!&lt;/b&gt;</translation>
    </message>
    <message>
        <source>&lt;b&gt;%1 and %2 win!&lt;/b&gt;</source>
        <translation>&lt;b&gt;%1 und %2 gewinnen!&lt;/b&gt;</translation>
    </message>
    <message>
        <source>%1 brought %2 home</source>
        <comment>player, beetle</comment>
        <translation>%1 hat %2 ins Ziel gebracht</translation>
    </message>
    <message>
        <source>%1 moved %2 to %3</source>
        <comment>player, beetle, place</comment>
        <translation>%1 hat %2 bis %3 bewegt</translation>
    </message>
    <message>
        <source>%1, and &lt;b&gt;your %2 rode along&lt;/b&gt;</source>
        <translation>%1, &lt;b&gt;huckepack mit dabei: dein %2&lt;/b&gt;</translation>
    </message>
    <message>
        <source>Turn %1 · %2</source>
        <translation>Zug %1 · %2</translation>
    </message>
</context>
<context>
    <name>RaceWords</name>
    <message>
        <source>Orange card</source>
        <translation>Orange Karte</translation>
    </message>
    <message>
        <source>Blue card</source>
        <translation>Blaue Karte</translation>
    </message>
    <message>
        <source>Yellow card</source>
        <translation>Gelbe Karte</translation>
    </message>
    <message>
        <source>Pink card</source>
        <translation>Pinke Karte</translation>
    </message>
    <message>
        <source>Green card</source>
        <translation>Grüne Karte</translation>
    </message>
    <message>
        <source>Any beetle to orange</source>
        <translation>Beliebiger Käfer zu Orange</translation>
    </message>
    <message>
        <source>Any beetle to blue</source>
        <translation>Beliebiger Käfer zu Blau</translation>
    </message>
    <message>
        <source>Any beetle to yellow</source>
        <translation>Beliebiger Käfer zu Gelb</translation>
    </message>
    <message>
        <source>Any beetle to pink</source>
        <translation>Beliebiger Käfer zu Pink</translation>
    </message>
    <message>
        <source>Any beetle to green</source>
        <translation>Beliebiger Käfer zu Grün</translation>
    </message>
    <message>
        <source>Any colour</source>
        <translation>Wunschfarbe</translation>
    </message>
    <message>
        <source>Three</source>
        <translation>Drei</translation>
    </message>
    <message>
        <source>Any one</source>
        <translation>Beliebiger Käfer, eins</translation>
    </message>
    <message>
        <source>Any two</source>
        <translation>Beliebiger Käfer, zwei</translation>
    </message>
    <message>
        <source>Next tile</source>
        <translation>Nachbarplättchen</translation>
    </message>
    <message>
        <source>the orange card</source>
        <translation>die orange Karte</translation>
    </message>
    <message>
        <source>the blue card</source>
        <translation>die blaue Karte</translation>
    </message>
    <message>
        <source>the yellow card</source>
        <translation>die gelbe Karte</translation>
    </message>
    <message>
        <source>the pink card</source>
        <translation>die pinke Karte</translation>
    </message>
    <message>
        <source>the green card</source>
        <translation>die grüne Karte</translation>
    </message>
    <message>
        <source>the card “any beetle to orange”</source>
        <translation>die Karte „beliebiger Käfer zu Orange“</translation>
    </message>
    <message>
        <source>the card “any beetle to blue”</source>
        <translation>die Karte „beliebiger Käfer zu Blau“</translation>
    </message>
    <message>
        <source>the card “any beetle to yellow”</source>
        <translation>die Karte „beliebiger Käfer zu Gelb“</translation>
    </message>
    <message>
        <source>the card “any beetle to pink”</source>
        <translation>die Karte „beliebiger Käfer zu Pink“</translation>
    </message>
    <message>
        <source>the card “any beetle to green”</source>
        <translation>die Karte „beliebiger Käfer zu Grün“</translation>
    </message>
    <message>
        <source>the card “any colour”</source>
        <translation>die Karte „Wunschfarbe“</translation>
    </message>
    <message>
        <source>the card “three”</source>
        <translation>die Karte „drei“</translation>
    </message>
    <message>
        <source>the card “any one”</source>
        <translation>die Karte „beliebiger Käfer, eins“</translation>
    </message>
    <message>
        <source>the card “any two”</source>
        <translation>die Karte „beliebiger Käfer, zwei“</translation>
    </message>
    <message>
        <source>the card “next tile”</source>
        <translation>die Karte „Nachbarplättchen“</translation>
    </message>
    <message>
        <source>orange %1</source>
        <translation>Orange %1</translation>
    </message>
    <message>
        <source>blue %1</source>
        <translation>Blau %1</translation>
    </message>
    <message>
        <source>yellow %1</source>
        <translation>Gelb %1</translation>
    </message>
    <message>
        <source>pink %1</source>
        <translation>Pink %1</translation>
    </message>
    <message>
        <source>green %1</source>
        <translation>Grün %1</translation>
    </message>
    <message>
        <source>Move one of your beetles 2 spaces</source>
        <translation>Bewege einen deiner Käfer 2 Felder</translation>
    </message>
    <message>
        <source>Move any beetle 1 space</source>
        <translation>Bewege einen beliebigen Käfer 1 Feld</translation>
    </message>
    <message>
        <source>Move any beetle 2 spaces</source>
        <translation>Bewege einen beliebigen Käfer 2 Felder</translation>
    </message>
    <message>
        <source>Put one stack into another order</source>
        <translation>Ordne einen Stapel um</translation>
    </message>
    <message>
        <source>Turn one tile by one step</source>
        <translation>Drehe ein Plättchen um einen Schritt</translation>
    </message>
    <message>
        <source>Draw a card</source>
        <translation>Zieh eine Karte</translation>
    </message>
    <message>
        <source>person</source>
        <translation>Mensch</translation>
    </message>
    <message>
        <source>computer · random</source>
        <translation>Computer · Zufall</translation>
    </message>
    <message>
        <source>computer · easy</source>
        <translation>Computer · leicht</translation>
    </message>
    <message>
        <source>computer · medium</source>
        <translation>Computer · mittel</translation>
    </message>
    <message>
        <source>computer · hard</source>
        <translation>Computer · schwer</translation>
    </message>
    <message>
        <source>computer · expert</source>
        <translation>Computer · Profi</translation>
    </message>
    <message>
        <source>Office</source>
        <translation>Büro</translation>
    </message>
    <message>
        <source>Bubble Bar</source>
        <translation>Bubble Bar</translation>
    </message>
</context>
<context>
    <name>ReorderMode</name>
    <message>
        <source>%1: bonus! %2</source>
        <translation>%1: Bonus! %2</translation>
    </message>
    <message>
        <source>%1: drag the beetles on %2 into another order</source>
        <translation>%1: Zieh die Käfer auf %2 in eine andere Reihenfolge</translation>
    </message>
    <message>
        <source>or Shift with the arrow keys</source>
        <translation>oder Umschalt mit den Pfeiltasten</translation>
    </message>
    <message>
        <source>Use this order</source>
        <translation>So anordnen</translation>
    </message>
    <message>
        <source>First choose a stack.</source>
        <translation>Wähle zuerst einen Stapel.</translation>
    </message>
</context>
<context>
    <name>Repairs</name>
    <message>
        <source>Lay %1 here</source>
        <translation>Hier %1 legen</translation>
    </message>
    <message>
        <source>Lay %1 and %2 here</source>
        <translation>Hier %1 und %2 legen</translation>
    </message>
    <message>
        <source>Lay the start tile here</source>
        <translation>Hier das Startplättchen legen</translation>
    </message>
    <message>
        <source>Lay the finish tile here</source>
        <translation>Hier das Zielplättchen legen</translation>
    </message>
    <message>
        <source>Make it %1</source>
        <translation>In %1 ändern</translation>
    </message>
    <message>
        <source>Take the second %1 away</source>
        <translation>Das zweite %1 wegnehmen</translation>
    </message>
    <message>
        <source>Move them to the track</source>
        <translation>Zur Strecke schieben</translation>
    </message>
    <message>
        <source>Move the finish tile here</source>
        <translation>Zielplättchen hierher legen</translation>
    </message>
</context>
<context>
    <name>RotateMode</name>
    <message>
        <source>%1: bonus! %2</source>
        <translation>%1: Bonus! %2</translation>
    </message>
    <message>
        <source>%1: which way does %2 turn?</source>
        <translation>%1: In welche Richtung dreht sich %2?</translation>
    </message>
    <message>
        <source>Turn %1 clockwise</source>
        <translation>%1 im Uhrzeigersinn drehen</translation>
    </message>
    <message>
        <source>Turn %1 counter-clockwise</source>
        <translation>%1 gegen den Uhrzeigersinn drehen</translation>
    </message>
    <message>
        <source>First choose a tile.</source>
        <translation>Wähle zuerst ein Plättchen.</translation>
    </message>
</context>
<context>
    <name>ScoreCount</name>
    <message numerus="yes">
        <source>%1, pile %2: %n card(s)</source>
        <translation>
            <numerusform>%1, Stapel %2: %n Karte</numerusform>
            <numerusform>%1, Stapel %2: %n Karten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %n bonus card(s)</source>
        <translation>
            <numerusform>%1: %n Bonuskarte</numerusform>
            <numerusform>%1: %n Bonuskarten</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, review of pile %2: %3</source>
        <translation>%1, Nachprüfung von Stapel %2: %3</translation>
    </message>
    <message>
        <source>%1: %2 for the smallest pile + %3 bonus − %4 for wrong cards = %5</source>
        <translation>%1: %2 für den kleinsten Stapel + %3 Bonus − %4 für falsche Karten = %5</translation>
    </message>
    <message>
        <source>%1: %2 for the smallest pile + %3 bonus = %4</source>
        <translation>%1: %2 für den kleinsten Stapel + %3 Bonus = %4</translation>
    </message>
    <message>
        <source>The game was not played to the end</source>
        <translation>Das Spiel wurde nicht zu Ende gespielt</translation>
    </message>
    <message numerus="yes">
        <source>%1 share the tournament: %n point(s)</source>
        <translation>
            <numerusform>%1 teilen sich den Turniersieg: %n Punkt</numerusform>
            <numerusform>%1 teilen sich den Turniersieg: %n Punkte</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 share the win: %n point(s)</source>
        <translation>
            <numerusform>%1 teilen sich den Sieg: %n Punkt</numerusform>
            <numerusform>%1 teilen sich den Sieg: %n Punkte</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 wins the tournament: %n point(s)!</source>
        <translation>
            <numerusform>%1 gewinnt das Turnier: %n Punkt!</numerusform>
            <numerusform>%1 gewinnt das Turnier: %n Punkte!</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 wins: %n point(s)!</source>
        <translation>
            <numerusform>%1 gewinnt: %n Punkt!</numerusform>
            <numerusform>%1 gewinnt: %n Punkte!</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ShareCode</name>
    <message>
        <source>A share code carries tiles of the standard box only, and this track has others; share its file instead.</source>
        <translation>Ein Streckencode enthält nur Plättchen der Standardschachtel, aber diese Strecke hat andere; teile stattdessen ihre Datei.</translation>
    </message>
    <message>
        <source>A track gets its share code once it is ready for a race: %1</source>
        <translation>Eine Strecke bekommt ihren Streckencode, sobald sie bereit für ein Rennen ist: %1</translation>
    </message>
    <message>
        <source>This is no share code; they begin with “BB1-”.</source>
        <translation>Das ist kein Streckencode; die beginnen mit „BB1-“.</translation>
    </message>
    <message>
        <source>This share code was made by a newer program; here they begin with “BB1-”.</source>
        <translation>Dieser Streckencode stammt aus einem neueren Programm; hier beginnen sie mit „BB1-“.</translation>
    </message>
    <message>
        <source>This is too long for a share code.</source>
        <translation>Das ist zu lang für einen Streckencode.</translation>
    </message>
    <message>
        <source>“%1” is never part of a share code.</source>
        <translation>„%1“ kommt in einem Streckencode nie vor.</translation>
    </message>
    <message>
        <source>A part of this share code is missing or mistyped.</source>
        <translation>In diesem Streckencode fehlt etwas, oder er hat einen Tippfehler.</translation>
    </message>
    <message>
        <source>This share code does not describe a track.</source>
        <translation>Dieser Streckencode beschreibt keine Strecke.</translation>
    </message>
    <message>
        <source>The track of this share code is not ready for a race: %1</source>
        <translation>Die Strecke dieses Streckencodes ist nicht bereit für ein Rennen: %1</translation>
    </message>
</context>
<context>
    <name>SheetWords</name>
    <message>
        <source>the body</source>
        <translation>den Körper</translation>
    </message>
    <message>
        <source>the head</source>
        <translation>den Kopf</translation>
    </message>
    <message numerus="yes">
        <source>%n leg(s)</source>
        <translation>
            <numerusform>%n Bein</numerusform>
            <numerusform>%n Beine</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n eye(s)</source>
        <translation>
            <numerusform>%n Auge</numerusform>
            <numerusform>%n Augen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n antenna(e)</source>
        <translation>
            <numerusform>%n Fühler</numerusform>
            <numerusform>%n Fühler</numerusform>
        </translation>
    </message>
    <message>
        <source>the tail</source>
        <translation>den Schwanz</translation>
    </message>
    <message numerus="yes">
        <source>%n wing(s)</source>
        <translation>
            <numerusform>%n Flügel</numerusform>
            <numerusform>%n Flügel</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n part(s)</source>
        <translation>
            <numerusform>%1 von %n Teil</numerusform>
            <numerusform>%1 von %n Teilen</numerusform>
        </translation>
    </message>
    <message>
        <source>needs a body first</source>
        <translation>braucht erst einen Körper</translation>
    </message>
    <message>
        <source>needs %1</source>
        <extracomment>%1: a list of parts, such as &quot;2 legs, the tail&quot;</extracomment>
        <translation>braucht %1</translation>
    </message>
    <message>
        <source>, </source>
        <translation>, </translation>
    </message>
    <message>
        <source>1st place</source>
        <translation>1. Platz</translation>
    </message>
    <message>
        <source>2nd place</source>
        <translation>2. Platz</translation>
    </message>
    <message>
        <source>3rd place</source>
        <translation>3. Platz</translation>
    </message>
    <message>
        <source>%1th place</source>
        <translation>%1. Platz</translation>
    </message>
    <message>
        <source>&lt;1 %</source>
        <translation>&lt;1 %</translation>
    </message>
    <message>
        <source>&gt;99 %</source>
        <translation>&gt;99 %</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1 %</translation>
    </message>
</context>
<context>
    <name>SoundActions</name>
    <message>
        <source>Sound is off; press to hear it</source>
        <translation>Ton ist aus; klicken, um ihn zu hören</translation>
    </message>
    <message>
        <source>Sound is on; press to mute it</source>
        <translation>Ton ist an; klicken, um ihn stummzuschalten</translation>
    </message>
    <message>
        <source>Volume</source>
        <translation>Lautstärke</translation>
    </message>
    <message>
        <source>Soft</source>
        <translation>Leise</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>Normal</translation>
    </message>
    <message>
        <source>Loud</source>
        <translation>Laut</translation>
    </message>
    <message>
        <source>Sound</source>
        <translation>Ton</translation>
    </message>
</context>
<context>
    <name>TableKeys</name>
    <message>
        <source>From card to card</source>
        <translation>Von Karte zu Karte</translation>
    </message>
    <message>
        <source>First, last card</source>
        <translation>Erste, letzte Karte</translation>
    </message>
    <message>
        <source>Choose the card</source>
        <translation>Die Karte wählen</translation>
    </message>
    <message>
        <source>To what can be chosen in that direction</source>
        <translation>Zu dem, was in dieser Richtung wählbar ist</translation>
    </message>
    <message>
        <source>One after the other through all that can be chosen</source>
        <translation>Der Reihe nach durch alles, was wählbar ist</translation>
    </message>
    <message>
        <source>First, last</source>
        <translation>Erstes, letztes</translation>
    </message>
    <message>
        <source>Choose it</source>
        <translation>Auswählen</translation>
    </message>
    <message>
        <source>Zoom in</source>
        <translation>Vergrößern</translation>
    </message>
    <message>
        <source>Zoom out</source>
        <translation>Verkleinern</translation>
    </message>
    <message>
        <source>Fit the track into the window</source>
        <translation>Strecke ins Fenster einpassen</translation>
    </message>
    <message>
        <source>Hold it down and drag: move the board</source>
        <translation>Gedrückt halten und ziehen: Spielplan verschieben</translation>
    </message>
    <message>
        <source>From beetle to beetle</source>
        <translation>Von Käfer zu Käfer</translation>
    </message>
    <message>
        <source>Move the beetle in the stack</source>
        <translation>Den Käfer im Stapel verschieben</translation>
    </message>
    <message>
        <source>Use this order</source>
        <translation>So anordnen</translation>
    </message>
    <message>
        <source>Everywhere at the table</source>
        <translation>Überall am Tisch</translation>
    </message>
    <message>
        <source>In the hand</source>
        <translation>In der Hand</translation>
    </message>
    <message>
        <source>On the board</source>
        <translation>Auf dem Spielplan</translation>
    </message>
    <message>
        <source>In an open stack</source>
        <translation>In einem offenen Stapel</translation>
    </message>
    <message>
        <source>Among cards beside a space</source>
        <translation>Bei Karten neben einem Feld</translation>
    </message>
    <message>
        <source>From part to part</source>
        <translation>Von Bereich zu Bereich</translation>
    </message>
</context>
<context>
    <name>Teams</name>
    <message>
        <source>Star team</source>
        <translation>Team Stern</translation>
    </message>
    <message>
        <source>Heart team</source>
        <translation>Team Herz</translation>
    </message>
</context>
<context>
    <name>TileTurn</name>
    <message numerus="yes">
        <source>%n link(s) stay</source>
        <translation>
            <numerusform>%n Verbindung bleibt</numerusform>
            <numerusform>%n Verbindungen bleiben</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n new</source>
        <comment>links that a turn adds</comment>
        <translation>
            <numerusform>%n neu</numerusform>
            <numerusform>%n neu</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n lost</source>
        <comment>links that a turn loses</comment>
        <translation>
            <numerusform>%n verloren</numerusform>
            <numerusform>%n verloren</numerusform>
        </translation>
    </message>
    <message>
        <source>, </source>
        <comment>between parts of a list</comment>
        <translation>, </translation>
    </message>
</context>
<context>
    <name>TrackCanvas</name>
    <message>
        <source>start</source>
        <translation>Start</translation>
    </message>
    <message>
        <source>finish</source>
        <translation>Ziel</translation>
    </message>
    <message>
        <source>the path from %1 meets grass</source>
        <translation>der Weg von %1 endet im Gras</translation>
    </message>
    <message>
        <source>a path meets the grass of %1</source>
        <translation>ein Weg endet im Gras von %1</translation>
    </message>
    <message>
        <source>the start tile</source>
        <translation>Startplättchen</translation>
    </message>
    <message>
        <source>the finish tile</source>
        <translation>Zielplättchen</translation>
    </message>
    <message>
        <source>%1 front</source>
        <comment>face of a tile</comment>
        <translation>%1 Vorderseite</translation>
    </message>
    <message>
        <source>%1 back</source>
        <comment>face of a tile</comment>
        <translation>%1 Rückseite</translation>
    </message>
    <message numerus="yes">
        <source>%n tile(s)</source>
        <translation>
            <numerusform>%n Plättchen</numerusform>
            <numerusform>%n Plättchen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n link(s)</source>
        <translation>
            <numerusform>%n Verbindung</numerusform>
            <numerusform>%n Verbindungen</numerusform>
        </translation>
    </message>
    <message>
        <source>no link yet</source>
        <translation>noch keine Verbindung</translation>
    </message>
    <message numerus="yes">
        <source>%n path(s) meet grass</source>
        <translation>
            <numerusform>%n Weg endet im Gras</numerusform>
            <numerusform>%n Wege enden im Gras</numerusform>
        </translation>
    </message>
    <message>
        <source>turned %1</source>
        <comment>by so many sixths</comment>
        <translation>um %1 Sechstel gedreht</translation>
    </message>
    <message>
        <source>at %1, %2</source>
        <comment>hex</comment>
        <translation>bei %1, %2</translation>
    </message>
    <message>
        <source>%1; not linked</source>
        <translation>%1; nicht verbunden</translation>
    </message>
    <message>
        <source>%1; linked to %2</source>
        <translation>%1; verbunden mit %2</translation>
    </message>
    <message>
        <source>empty hex at %1, %2</source>
        <translation>leeres Sechseck bei %1, %2</translation>
    </message>
</context>
<context>
    <name>TrackClipboard</name>
    <message>
        <source>There are no tiles to paste. Copy some first.</source>
        <translation>Es gibt keine Plättchen zum Einfügen. Kopiere erst welche.</translation>
    </message>
    <message>
        <source>The copied text is not a track that can be pasted. %1</source>
        <translation>Der kopierte Text ist keine Strecke, die sich einfügen lässt. %1</translation>
    </message>
</context>
<context>
    <name>TrackEdits</name>
    <message>
        <source>the start tile</source>
        <translation>das Startplättchen</translation>
    </message>
    <message>
        <source>the finish tile</source>
        <translation>das Zielplättchen</translation>
    </message>
    <message>
        <source>tile %1</source>
        <translation>Plättchen %1</translation>
    </message>
    <message>
        <source>There is no room here: %1 lies in the way.</source>
        <translation>Hier ist kein Platz: %1 liegt im Weg.</translation>
    </message>
    <message>
        <source>That is too far out: the table ends there.</source>
        <translation>Das ist zu weit draußen: Dort endet der Tisch.</translation>
    </message>
    <message>
        <source>The box holds this piece once, and %1 is laid already.</source>
        <translation>Die Schachtel enthält dieses Teil nur einmal, und %1 liegt schon aus.</translation>
    </message>
    <message>
        <source>The box holds no more of this piece: %1.</source>
        <translation>Die Schachtel enthält dieses Teil nicht mehr: %1.</translation>
    </message>
    <message>
        <source>These tiles come from another tile set.</source>
        <translation>Diese Plättchen stammen aus einem anderen Plättchensatz.</translation>
    </message>
    <message>
        <source>A track holds no more tiles than that.</source>
        <translation>Mehr Plättchen passen nicht auf eine Strecke.</translation>
    </message>
    <message>
        <source>Take %1 away first: it comes from a box beyond that number.</source>
        <translation>Nimm erst %1 weg: Es kommt aus einer Schachtel, die es dann nicht mehr gibt.</translation>
    </message>
    <message>
        <source>No tile lies there.</source>
        <translation>Dort liegt kein Plättchen.</translation>
    </message>
</context>
<context>
    <name>TrackFile</name>
    <message>
        <source>A tile is named by capital letters A to Z, not by “%1”.</source>
        <translation>Ein Plättchen heißt nach Großbuchstaben von A bis Z, nicht „%1“.</translation>
    </message>
    <message>
        <source>“%1” is neither a space of this face nor an edge e0 to e5.</source>
        <translation>„%1“ ist weder ein Feld dieser Seite noch eine Kante e0 bis e5.</translation>
    </message>
    <message>
        <source>A path must join two different spaces, or a space and an edge.</source>
        <translation>Ein Weg muss zwei verschiedene Felder oder ein Feld und eine Kante verbinden.</translation>
    </message>
    <message>
        <source>The edge “%1” belongs to another space already.</source>
        <translation>Die Kante „%1“ gehört schon zu einem anderen Feld.</translation>
    </message>
    <message>
        <source>The boxes hold no tile “%1”.</source>
        <translation>Die Schachteln enthalten kein Plättchen „%1“.</translation>
    </message>
    <message>
        <source>The tile “%1” lies here already.</source>
        <translation>Das Plättchen „%1“ liegt hier schon.</translation>
    </message>
    <message>
        <source>There is no built-in tile set “%1”, only “standard”; any other set must be written into the track.</source>
        <translation>Es gibt keinen eingebauten Plättchensatz „%1“, nur „standard“; jeder andere muss in der Strecke stehen.</translation>
    </message>
    <message>
        <source>This tile set calls itself “standard” but differs from the built-in one; another set needs another id.</source>
        <translation>Dieser Plättchensatz nennt sich „standard“, unterscheidet sich aber vom eingebauten; ein anderer Satz braucht eine andere id.</translation>
    </message>
</context>
<context>
    <name>TrackForecast</name>
    <message>
        <source>%1 turns: %2 of 100 races</source>
        <translation>%1 Züge: %2 von 100 Rennen</translation>
    </message>
    <message>
        <source>%1 to %2 turns: %3 of 100 races</source>
        <translation>%1 bis %2 Züge: %3 von 100 Rennen</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>%1: wins %2 of the races (95 % sure: %3 to %4)</source>
        <extracomment>&quot;1st: wins 27.3 % of the races; surely between 24.6 % and 30.1 %&quot;</extracomment>
        <translation>%1: gewinnt %2 der Rennen (zu 95 % sicher: %3 bis %4)</translation>
    </message>
    <message>
        <source>%1 turns</source>
        <translation>%1 Züge</translation>
    </message>
    <message>
        <source>%1: a beetle stands there %2 turns on average, %3 at most; %4 visits a race</source>
        <translation>%1: Ein Käfer steht dort im Schnitt %2 Züge, höchstens %3; %4 Besuche pro Rennen</translation>
    </message>
    <message>
        <source>No race comes to its end</source>
        <translation>Kein Rennen kommt zum Ende</translation>
    </message>
    <message>
        <source>Half of the races take %1 to %2 turns, 8 of 10 take %3 to %4.</source>
        <translation>Die Hälfte der Rennen dauert %1 bis %2 Züge, 8 von 10 dauern %3 bis %4.</translation>
    </message>
    <message>
        <source>About %1 minutes, mostly %2 to %3</source>
        <translation>Etwa %1 Minuten, meist %2 bis %3</translation>
    </message>
    <message>
        <source>%1 races, %2 × %3</source>
        <extracomment>&quot;1,000 races, 3 × Medium&quot;</extracomment>
        <translation>%1 Rennen, %2 × %3</translation>
    </message>
    <message>
        <source>%1 of %2 races, %3 × %4</source>
        <extracomment>&quot;240 of 1,000 races, 3 × Medium&quot;</extracomment>
        <translation>%1 von %2 Rennen, %3 × %4</translation>
    </message>
    <message>
        <source>Easy</source>
        <translation>Leicht</translation>
    </message>
    <message>
        <source>Medium</source>
        <translation>Mittel</translation>
    </message>
    <message>
        <source>In every turn the player can move.</source>
        <translation>In jedem Zug ist eine Bewegung möglich.</translation>
    </message>
    <message>
        <source>In %1 % of the turns the player can’t move.</source>
        <translation>In %1 % der Züge ist keine Bewegung möglich.</translation>
    </message>
    <message numerus="yes">
        <source>The longest blockage was %n turn(s) in a row.</source>
        <translation>
            <numerusform>Die längste Blockade dauerte einen Zug.</numerusform>
            <numerusform>Die längste Blockade dauerte %n Züge in Folge.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>One player missed %n turn(s) in a row.</source>
        <translation>
            <numerusform>Ein Spieler konnte einen Zug lang nichts bewegen.</numerusform>
            <numerusform>Ein Spieler konnte %n Züge in Folge nichts bewegen.</numerusform>
        </translation>
    </message>
    <message>
        <source>No single turn of a tile closes the track.</source>
        <translation>Kein einzelnes Drehen eines Plättchens versperrt die Strecke.</translation>
    </message>
    <message>
        <source>One turn of one of these tiles closes the track: %1</source>
        <extracomment>%1: names of tiles, &quot;D, K&quot;</extracomment>
        <translation>Einmal Drehen eines dieser Plättchen versperrt die Strecke: %1</translation>
    </message>
    <message>
        <source>1st</source>
        <translation>1.</translation>
    </message>
    <message>
        <source>2nd</source>
        <translation>2.</translation>
    </message>
    <message>
        <source>3rd</source>
        <translation>3.</translation>
    </message>
    <message>
        <source>4th</source>
        <translation>4.</translation>
    </message>
    <message>
        <source>5th</source>
        <translation>5.</translation>
    </message>
</context>
<context>
    <name>TrackGenerator</name>
    <message>
        <source>A track can be made of %1 to %2 tiles.</source>
        <translation>Eine Strecke kann aus %1 bis %2 Plättchen bestehen.</translation>
    </message>
    <message>
        <source>%1 tiles are wanted, but there are only %2. More boxes help.</source>
        <translation>%1 Plättchen sind gewünscht, aber es gibt nur %2. Mehr Schachteln helfen.</translation>
    </message>
    <message>
        <source>The terrain %1 is named twice.</source>
        <translation>Das Gelände %1 ist zweimal genannt.</translation>
    </message>
    <message>
        <source>The terrains need %1 tiles, but the track has only %2.</source>
        <translation>Die Gelände brauchen %1 Plättchen, aber die Strecke hat nur %2.</translation>
    </message>
    <message>
        <source>There are too few tiles for that many of terrain %1: %2.</source>
        <translation>Für so viele vom Gelände %1 gibt es zu wenige Plättchen: %2.</translation>
    </message>
    <message>
        <source>There are too few tiles of these terrains; allow more terrains, or fewer tiles.</source>
        <translation>Es gibt zu wenige Plättchen dieser Gelände; erlaube mehr Gelände oder weniger Plättchen.</translation>
    </message>
    <message>
        <source>No track was found. Another seed or other wishes may help.</source>
        <translation>Keine Strecke gefunden. Ein anderer Startwert oder andere Wünsche können helfen.</translation>
    </message>
</context>
<context>
    <name>TrackWords</name>
    <message>
        <source>meadow</source>
        <translation>Wiese</translation>
    </message>
    <message>
        <source>teal</source>
        <translation>Türkis</translation>
    </message>
    <message>
        <source>orange</source>
        <translation>Orange</translation>
    </message>
    <message>
        <source>purple</source>
        <translation>Lila</translation>
    </message>
    <message>
        <source>magenta</source>
        <translation>Magenta</translation>
    </message>
    <message>
        <source>Short</source>
        <translation>Kurz</translation>
    </message>
    <message>
        <source>Medium</source>
        <translation>Mittel</translation>
    </message>
    <message>
        <source>Long</source>
        <translation>Lang</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <translation>%1 · %2</translation>
    </message>
    <message numerus="yes">
        <source>%n tile(s)</source>
        <translation>
            <numerusform>%n Plättchen</numerusform>
            <numerusform>%n Plättchen</numerusform>
        </translation>
    </message>
    <message>
        <source>Regular terrain all the way</source>
        <translation>Überall normales Gelände</translation>
    </message>
    <message>
        <source>Terrains: %1</source>
        <translation>Gelände: %1</translation>
    </message>
</context>
<context>
    <name>UndoProblem</name>
    <message>
        <source>There is nothing to undo yet.</source>
        <translation>Es gibt noch nichts rückgängig zu machen.</translation>
    </message>
    <message>
        <source>Only computer players are in this race.</source>
        <translation>In diesem Rennen sind nur Computer.</translation>
    </message>
    <message>
        <source>A card has been drawn since, and what was seen can’t be unseen.</source>
        <translation>Seitdem wurde eine Karte gezogen, und was man gesehen hat, hat man gesehen.</translation>
    </message>
    <message>
        <source>A computer player has moved since.</source>
        <translation>Seitdem hat ein Computer gespielt.</translation>
    </message>
    <message>
        <source>It is the next player’s turn already.</source>
        <translation>Der nächste Spieler ist schon dran.</translation>
    </message>
    <message>
        <source>The race has been ended.</source>
        <translation>Das Rennen wurde beendet.</translation>
    </message>
    <message>
        <source>First the player whose turn it is must come to the table.</source>
        <translation>Zuerst muss an den Tisch kommen, wer dran ist.</translation>
    </message>
</context>
<context>
    <name>WatchMode</name>
    <message>
        <source>The result</source>
        <translation>Das Ergebnis</translation>
    </message>
    <message>
        <source>%1 is playing</source>
        <translation>%1 spielt</translation>
    </message>
    <message>
        <source>%1: no card in hand, so the turn is to draw one</source>
        <translation>%1: keine Karte auf der Hand, also nur eine ziehen</translation>
    </message>
    <message>
        <source>%1: no second card can be played, the turn ends</source>
        <translation>%1: Keine zweite Karte lässt sich spielen, der Zug endet</translation>
    </message>
</context>
<context>
    <name>WhyNot</name>
    <message>
        <source>The cards move only own beetles, and %1 belongs to another player.</source>
        <translation>Die Karten bewegen nur eigene Käfer, und %1 gehört jemand anderem.</translation>
    </message>
    <message>
        <source>None of the cards can move %1 now.</source>
        <translation>Keine der Karten kann %1 jetzt bewegen.</translation>
    </message>
    <message>
        <source>This card moves none of your beetles now.</source>
        <translation>Diese Karte kann jetzt keinen deiner Käfer bewegen.</translation>
    </message>
    <message>
        <source>This card moves no beetle now.</source>
        <translation>Diese Karte kann jetzt keinen Käfer bewegen.</translation>
    </message>
    <message>
        <source>%1 is home and stays there.</source>
        <translation>%1 ist im Ziel und bleibt dort.</translation>
    </message>
    <message>
        <source>%1 has nowhere to go with this card now.</source>
        <translation>%1 kann mit dieser Karte jetzt nirgendwohin.</translation>
    </message>
    <message>
        <source>%1 has nowhere to go with this bonus.</source>
        <translation>%1 kann mit diesem Bonus nirgendwohin.</translation>
    </message>
</context>
<context>
    <name>bubblebar::AboutDialog</name>
    <message>
        <source>About Bubble Bar</source>
        <translation>Über Bubble Bar</translation>
    </message>
    <message>
        <source>Board games about beetles, bubbles and traffic jams, for everybody round one screen.</source>
        <translation>Brettspiele mit Käfern, Blubberblasen und Staus – für alle an einem Bildschirm.</translation>
    </message>
    <message>
        <source>Free software under the GNU General Public License, version 3 or later. It comes without any warranty.</source>
        <translation>Freie Software unter der GNU General Public License, Version 3 oder neuer. Ohne jede Gewährleistung.</translation>
    </message>
    <message>
        <source>There is a white beetle, too. Some people have seen it.</source>
        <translation>Es gibt auch einen weißen Käfer. Manche haben ihn schon gesehen.</translation>
    </message>
    <message>
        <source>There it was! It has run on.</source>
        <translation>Da war er! Schon ist er weitergelaufen.</translation>
    </message>
    <message>
        <source>Bubble Bar %1</source>
        <translation>Bubble Bar %1</translation>
    </message>
</context>
<context>
    <name>bubblebar::Arrivals</name>
    <message>
        <source>“%1”</source>
        <translation>„%1“</translation>
    </message>
    <message>
        <source>One game at a time</source>
        <translation>Ein Spiel nach dem anderen</translation>
    </message>
    <message>
        <source>There is one table, so only the first game was opened.</source>
        <translation>Es gibt nur einen Tisch, darum wurde nur das erste Spiel geöffnet.</translation>
    </message>
    <message>
        <source>Not opened: %1</source>
        <translation>Nicht geöffnet: %1</translation>
    </message>
</context>
<context>
    <name>bubblebar::Autosave</name>
    <message>
        <source>it is open in another window</source>
        <translation>es ist in einem anderen Fenster offen</translation>
    </message>
    <message>
        <source>no room in the program’s folder</source>
        <translation>kein Platz im Ordner des Programms</translation>
    </message>
</context>
<context>
    <name>bubblebar::BoardOverlays</name>
    <message>
        <source>Zoom in</source>
        <translation>Vergrößern</translation>
    </message>
    <message>
        <source>Zoom out</source>
        <translation>Verkleinern</translation>
    </message>
    <message>
        <source>Fit the track into the window</source>
        <translation>Strecke ins Fenster einpassen</translation>
    </message>
</context>
<context>
    <name>bubblebar::Card</name>
    <message>
        <source>orange</source>
        <comment>word on a card</comment>
        <translation>orange</translation>
    </message>
    <message>
        <source>blue</source>
        <comment>word on a card</comment>
        <translation>blau</translation>
    </message>
    <message>
        <source>yellow</source>
        <comment>word on a card</comment>
        <translation>gelb</translation>
    </message>
    <message>
        <source>pink</source>
        <comment>word on a card</comment>
        <translation>pink</translation>
    </message>
    <message>
        <source>green</source>
        <comment>word on a card</comment>
        <translation>grün</translation>
    </message>
    <message>
        <source>any colour</source>
        <comment>word on a card</comment>
        <translation>Wunschfarbe</translation>
    </message>
    <message>
        <source>three</source>
        <comment>word on a card: steps</comment>
        <translation>drei</translation>
    </message>
    <message>
        <source>one</source>
        <comment>word on a card: steps</comment>
        <translation>eins</translation>
    </message>
    <message>
        <source>two</source>
        <comment>word on a card: steps</comment>
        <translation>zwei</translation>
    </message>
    <message>
        <source>next tile</source>
        <comment>word on a card</comment>
        <translation>nebenan</translation>
    </message>
</context>
<context>
    <name>bubblebar::CardChooser</name>
    <message>
        <source>Which card?</source>
        <translation>Welche Karte?</translation>
    </message>
</context>
<context>
    <name>bubblebar::Coach</name>
    <message>
        <source>Player 1</source>
        <translation>Spieler 1</translation>
    </message>
</context>
<context>
    <name>bubblebar::CoachPanel</name>
    <message>
        <source>%1 of %2</source>
        <comment>lesson, of so many</comment>
        <translation>%1 von %2</translation>
    </message>
    <message>
        <source>Lesson %1 of %2</source>
        <translation>Lektion %1 von %2</translation>
    </message>
    <message>
        <source>Start over</source>
        <translation>Von vorn</translation>
    </message>
    <message>
        <source>New race…</source>
        <translation>Neues Rennen…</translation>
    </message>
    <message>
        <source>&amp;Show me</source>
        <translation>Zei&amp;g es mir</translation>
    </message>
    <message>
        <source>&amp;Play on</source>
        <translation>&amp;Weiterspielen</translation>
    </message>
    <message>
        <source>&amp;Go on</source>
        <translation>&amp;Weiter</translation>
    </message>
</context>
<context>
    <name>bubblebar::ContinueDialog</name>
    <message>
        <source>Play on from here</source>
        <translation>Von hier weiterspielen</translation>
    </message>
    <message>
        <source>A new race begins at the start, with the same cards. Who plays?</source>
        <translation>Ein neues Rennen beginnt am Start, mit denselben Karten. Wer spielt?</translation>
    </message>
    <message>
        <source>A new race begins as this one stood in turn %1. Who plays?</source>
        <translation>Ein neues Rennen beginnt so, wie dieses in Zug %1 stand. Wer spielt?</translation>
    </message>
    <message>
        <source>Play on</source>
        <translation>Weiterspielen</translation>
    </message>
    <message>
        <source>Name on seat %1</source>
        <translation>Name auf Sitzplatz %1</translation>
    </message>
    <message>
        <source>Who plays on seat %1</source>
        <translation>Wer auf Sitzplatz %1 spielt</translation>
    </message>
</context>
<context>
    <name>bubblebar::Curtain</name>
    <message>
        <source>Everybody else, please look away.</source>
        <translation>Alle anderen schauen bitte weg.</translation>
    </message>
    <message>
        <source>%1, it is your turn</source>
        <translation>%1, du bist dran</translation>
    </message>
    <message>
        <source>I am %1, show my cards</source>
        <translation>Ich bin %1, zeig meine Karten</translation>
    </message>
    <message>
        <source>Since your last turn</source>
        <translation>Seit deinem letzten Zug</translation>
    </message>
</context>
<context>
    <name>bubblebar::DeckChooser</name>
    <message>
        <source>File…</source>
        <translation>Datei…</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>Karten</translation>
    </message>
    <message>
        <source>Open a deck of cards</source>
        <translation>Kartensatz öffnen</translation>
    </message>
    <message>
        <source>Standard deck</source>
        <translation>Standard-Kartensatz</translation>
    </message>
    <message numerus="yes">
        <source>%1, %n card(s)</source>
        <translation>
            <numerusform>%1, %n Karte</numerusform>
            <numerusform>%1, %n Karten</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>bubblebar::DesignerActions</name>
    <message>
        <source>&amp;File</source>
        <translation>&amp;Datei</translation>
    </message>
    <message>
        <source>&amp;New track</source>
        <translation>&amp;Neue Strecke</translation>
    </message>
    <message>
        <source>New track with &amp;tile set…</source>
        <translation>Neue Strecke mit &amp;Plättchensatz…</translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation>Ö&amp;ffnen…</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>&amp;Speichern</translation>
    </message>
    <message>
        <source>Save &amp;as…</source>
        <translation>Speichern &amp;unter…</translation>
    </message>
    <message>
        <source>S&amp;hare…</source>
        <translation>&amp;Teilen…</translation>
    </message>
    <message>
        <source>&amp;Print…</source>
        <translation>&amp;Drucken…</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>Schl&amp;ießen</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>&amp;Beenden</translation>
    </message>
    <message>
        <source>Open &amp;recent</source>
        <translation>&amp;Zuletzt geöffnet</translation>
    </message>
    <message>
        <source>Open a &amp;built-in track</source>
        <translation>&amp;Mitgelieferte Strecke öffnen</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>&amp;Bearbeiten</translation>
    </message>
    <message>
        <source>Cu&amp;t</source>
        <translation>A&amp;usschneiden</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;Kopieren</translation>
    </message>
    <message>
        <source>&amp;Paste</source>
        <translation>&amp;Einfügen</translation>
    </message>
    <message>
        <source>&amp;Duplicate</source>
        <translation>&amp;Duplizieren</translation>
    </message>
    <message>
        <source>Select &amp;all</source>
        <translation>&amp;Alles auswählen</translation>
    </message>
    <message>
        <source>&amp;Remove</source>
        <translation>&amp;Zurücklegen</translation>
    </message>
    <message>
        <source>Put the selected tiles back into the box</source>
        <translation>Ausgewählte Plättchen zurück in die Schachtel legen</translation>
    </message>
    <message>
        <source>Clear the ta&amp;ble</source>
        <translation>&amp;Tisch leeren</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Rückgängig</translation>
    </message>
    <message>
        <source>Undo %1</source>
        <comment>a step</comment>
        <translation>Rückgängig: %1</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Wiederholen</translation>
    </message>
    <message>
        <source>Redo %1</source>
        <comment>a step</comment>
        <translation>Wiederholen: %1</translation>
    </message>
    <message>
        <source>&amp;Track</source>
        <translation>&amp;Strecke</translation>
    </message>
    <message>
        <source>&amp;Turn</source>
        <translation>&amp;Drehen</translation>
    </message>
    <message>
        <source>Turn clockwise</source>
        <translation>Im Uhrzeigersinn drehen</translation>
    </message>
    <message>
        <source>Turn &amp;back</source>
        <translation>Zu&amp;rückdrehen</translation>
    </message>
    <message>
        <source>Turn counter-clockwise</source>
        <translation>Gegen den Uhrzeigersinn drehen</translation>
    </message>
    <message>
        <source>&amp;Flip</source>
        <translation>&amp;Wenden</translation>
    </message>
    <message>
        <source>Show the other face</source>
        <translation>Die andere Seite zeigen</translation>
    </message>
    <message>
        <source>Turn as a &amp;group</source>
        <translation>Als &amp;Gruppe drehen</translation>
    </message>
    <message>
        <source>Turn back as a group</source>
        <translation>Als Gruppe zurückdrehen</translation>
    </message>
    <message>
        <source>Turn the &amp;whole layout</source>
        <translation>&amp;Alles zusammen drehen</translation>
    </message>
    <message>
        <source>&amp;Next tile</source>
        <translation>&amp;Nächstes Plättchen</translation>
    </message>
    <message>
        <source>&amp;Previous tile</source>
        <translation>V&amp;origes Plättchen</translation>
    </message>
    <message>
        <source>Go to the bo&amp;x</source>
        <translation>Zur S&amp;chachtel</translation>
    </message>
    <message>
        <source>G&amp;enerate…</source>
        <translation>&amp;Erzeugen…</translation>
    </message>
    <message>
        <source>Lay a track at random</source>
        <translation>Eine zufällige Strecke legen</translation>
    </message>
    <message>
        <source>P&amp;lay this track</source>
        <translation>Diese Strecke s&amp;pielen</translation>
    </message>
    <message>
        <source>&amp;Move</source>
        <translation>&amp;Verschieben</translation>
    </message>
    <message>
        <source>To the right</source>
        <translation>Nach rechts</translation>
    </message>
    <message>
        <source>Down and right</source>
        <translation>Nach rechts unten</translation>
    </message>
    <message>
        <source>Down and left</source>
        <translation>Nach links unten</translation>
    </message>
    <message>
        <source>To the left</source>
        <translation>Nach links</translation>
    </message>
    <message>
        <source>Up and left</source>
        <translation>Nach links oben</translation>
    </message>
    <message>
        <source>Up and right</source>
        <translation>Nach rechts oben</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Ansicht</translation>
    </message>
    <message>
        <source>Zoom &amp;in</source>
        <translation>Ver&amp;größern</translation>
    </message>
    <message>
        <source>Zoom &amp;out</source>
        <translation>Ver&amp;kleinern</translation>
    </message>
    <message>
        <source>&amp;Fit</source>
        <translation>&amp;Einpassen</translation>
    </message>
    <message>
        <source>Fit the track into the window</source>
        <translation>Strecke ins Fenster einpassen</translation>
    </message>
    <message>
        <source>&amp;Grid</source>
        <translation>&amp;Raster</translation>
    </message>
    <message>
        <source>Shortest &amp;route</source>
        <translation>Kürzester &amp;Weg</translation>
    </message>
    <message>
        <source>&amp;Heat map</source>
        <translation>&amp;Heatmap</translation>
    </message>
    <message>
        <source>How often each space is visited</source>
        <translation>Wie oft jedes Feld besucht wird</translation>
    </message>
    <message>
        <source>Reset &amp;layout</source>
        <translation>Anordnung &amp;zurücksetzen</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>&amp;Hilfe</translation>
    </message>
    <message>
        <source>Making a &amp;track</source>
        <translation>Eine &amp;Strecke bauen</translation>
    </message>
    <message>
        <source>&amp;Keys and mouse</source>
        <translation>&amp;Tasten und Maus</translation>
    </message>
    <message>
        <source>Tool bar</source>
        <translation>Werkzeugleiste</translation>
    </message>
    <message>
        <source>Race on this track as it lies here</source>
        <translation>Ein Rennen auf dieser Strecke, so wie sie hier liegt</translation>
    </message>
    <message>
        <source>As a line of text, a QR code or a picture</source>
        <translation>Als Textzeile, QR-Code oder Bild</translation>
    </message>
</context>
<context>
    <name>bubblebar::DesignerDesk</name>
    <message>
        <source>Cut</source>
        <translation>Ausschneiden</translation>
    </message>
    <message>
        <source>Paste</source>
        <translation>Einfügen</translation>
    </message>
    <message>
        <source>Duplicate</source>
        <translation>Duplizieren</translation>
    </message>
    <message numerus="yes">
        <source>%n tile(s) left out: the box has no more of them.</source>
        <translation>
            <numerusform>Ein Plättchen weggelassen: Davon hat die Schachtel keins mehr.</numerusform>
            <numerusform>%n Plättchen weggelassen: Davon hat die Schachtel keine mehr.</numerusform>
        </translation>
    </message>
    <message>
        <source>Clear the table</source>
        <translation>Tisch leeren</translation>
    </message>
    <message>
        <source>Turn the whole layout</source>
        <translation>Alles zusammen drehen</translation>
    </message>
</context>
<context>
    <name>bubblebar::DesignerWindow</name>
    <message>
        <source>The box</source>
        <translation>Schachtel</translation>
    </message>
    <message>
        <source>Track</source>
        <translation>Strecke</translation>
    </message>
    <message>
        <source>Findings</source>
        <translation>Hinweise</translation>
    </message>
    <message>
        <source>How it plays</source>
        <translation>Wie sie sich spielt</translation>
    </message>
    <message>
        <source>The track’s file is gone. Save to have it again.</source>
        <translation>Die Datei der Strecke ist weg. Speichere, um sie wieder zu haben.</translation>
    </message>
    <message>
        <source>%1[*] – Track Designer</source>
        <translation>%1[*] – Streckendesigner</translation>
    </message>
    <message>
        <source>New track</source>
        <translation>Neue Strecke</translation>
    </message>
    <message>
        <source>Hex %1, %2</source>
        <translation>Sechseck %1, %2</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>not saved yet</source>
        <translation>noch nicht gespeichert</translation>
    </message>
    <message>
        <source>not yet saved to %1</source>
        <translation>noch nicht in %1 gespeichert</translation>
    </message>
    <message>
        <source>Saved to %1</source>
        <translation>In %1 gespeichert</translation>
    </message>
    <message>
        <source>Draft kept %1 · %2</source>
        <translation>Entwurf gesichert %1 · %2</translation>
    </message>
    <message>
        <source>Not saved yet</source>
        <translation>Noch nicht gespeichert</translation>
    </message>
    <message>
        <source>Not yet saved to %1</source>
        <translation>Noch nicht in %1 gespeichert</translation>
    </message>
    <message>
        <source>The draft can’t be kept · save it soon</source>
        <translation>Der Entwurf lässt sich nicht sichern · speichere ihn bald</translation>
    </message>
    <message>
        <source>The file can’t be read</source>
        <translation>Die Datei lässt sich nicht lesen</translation>
    </message>
    <message>
        <source>“%1” is not a track any more.</source>
        <translation>„%1“ ist keine Strecke mehr.</translation>
    </message>
    <message>
        <source>The track is not saved</source>
        <translation>Die Strecke ist nicht gespeichert</translation>
    </message>
    <message>
        <source>“%1” can’t be saved there. The track stays open here.</source>
        <translation>„%1“ lässt sich dort nicht speichern. Die Strecke bleibt hier offen.</translation>
    </message>
</context>
<context>
    <name>bubblebar::DesignerWindows</name>
    <message>
        <source>Can’t open the file</source>
        <translation>Die Datei lässt sich nicht öffnen</translation>
    </message>
    <message>
        <source>“%1” can’t be opened.</source>
        <translation>„%1“ lässt sich nicht öffnen.</translation>
    </message>
</context>
<context>
    <name>bubblebar::DockGrip</name>
    <message>
        <source>Drag this part to another place</source>
        <translation>Diesen Teil an eine andere Stelle ziehen</translation>
    </message>
</context>
<context>
    <name>bubblebar::DraftKeeper</name>
    <message>
        <source>no room in the program’s folder</source>
        <translation>kein Platz im Ordner des Programms</translation>
    </message>
</context>
<context>
    <name>bubblebar::DropCatcher</name>
    <message>
        <source>Bubble Bar opens files of this computer only.</source>
        <translation>Bubble Bar öffnet nur Dateien von diesem Computer.</translation>
    </message>
    <message>
        <source>“%1” can’t be opened.</source>
        <translation>„%1“ lässt sich nicht öffnen.</translation>
    </message>
    <message>
        <source>Close the dialog first, then drop it here.</source>
        <translation>Schließe zuerst den Dialog und zieh es dann hierher.</translation>
    </message>
</context>
<context>
    <name>bubblebar::EndPanel</name>
    <message>
        <source>How the race went</source>
        <translation>Wie das Rennen lief</translation>
    </message>
    <message>
        <source>A click on the chart shows the race there.</source>
        <translation>Ein Klick ins Diagramm zeigt das Rennen an dieser Stelle.</translation>
    </message>
    <message>
        <source>Look at the board</source>
        <translation>Spielplan ansehen</translation>
    </message>
    <message>
        <source>Save the race…</source>
        <translation>Rennen speichern…</translation>
    </message>
    <message>
        <source>New race…</source>
        <translation>Neues Rennen…</translation>
    </message>
    <message>
        <source>Replay</source>
        <translation>Rückblick</translation>
    </message>
    <message>
        <source>Rematch</source>
        <translation>Revanche</translation>
    </message>
    <message>
        <source>The same players on the same track; the next seat begins</source>
        <translation>Dieselben Spieler auf derselben Strecke; der nächste Sitzplatz beginnt</translation>
    </message>
</context>
<context>
    <name>bubblebar::FileChangeBar</name>
    <message>
        <source>&amp;Reload</source>
        <translation>&amp;Neu laden</translation>
    </message>
    <message>
        <source>Show the track as it is in the file now</source>
        <translation>Die Strecke zeigen, wie sie jetzt in der Datei steht</translation>
    </message>
    <message>
        <source>&amp;Keep mine</source>
        <translation>&amp;Meine behalten</translation>
    </message>
    <message>
        <source>Go on with the track as it is in this window</source>
        <translation>Mit der Strecke in diesem Fenster weitermachen</translation>
    </message>
    <message>
        <source>Another program changed “%1”. Reloading loses your changes.</source>
        <translation>Ein anderes Programm hat „%1“ geändert. Beim Neuladen gehen deine Änderungen verloren.</translation>
    </message>
    <message>
        <source>Another program changed “%1”.</source>
        <translation>Ein anderes Programm hat „%1“ geändert.</translation>
    </message>
</context>
<context>
    <name>bubblebar::FilterBar</name>
    <message>
        <source>Search</source>
        <translation>Suchen</translation>
    </message>
    <message>
        <source>Search the box</source>
        <translation>Die Schachtel durchsuchen</translation>
    </message>
    <message>
        <source>A letter, or a word such as “teal” or “draw”</source>
        <translation>Ein Buchstabe oder ein Wort wie „Türkis“ oder „ziehen“</translation>
    </message>
    <message>
        <source>Filter</source>
        <translation>Filter</translation>
    </message>
    <message>
        <source>Only pieces with a certain terrain, bonus or number of exits</source>
        <translation>Nur Teile mit bestimmtem Gelände, Bonus oder bestimmter Zahl von Ausgängen</translation>
    </message>
    <message>
        <source>Show all pieces</source>
        <translation>Alle Teile zeigen</translation>
    </message>
    <message>
        <source>Te&amp;rrain</source>
        <translation>&amp;Gelände</translation>
    </message>
    <message>
        <source>any</source>
        <translation>beliebig</translation>
    </message>
    <message>
        <source>&amp;Bonus</source>
        <translation>&amp;Bonus</translation>
    </message>
    <message>
        <source>&amp;Exits</source>
        <translation>&amp;Ausgänge</translation>
    </message>
    <message>
        <source>any number</source>
        <translation>beliebig viele</translation>
    </message>
</context>
<context>
    <name>bubblebar::FindingRow</name>
    <message>
        <source>Show</source>
        <translation>Zeigen</translation>
    </message>
    <message>
        <source>To repair: %1</source>
        <extracomment>%1: what is wrong with the track and how to mend it</extracomment>
        <translation>Zu reparieren: %1</translation>
    </message>
    <message>
        <source>To consider: %1</source>
        <translation>Zu bedenken: %1</translation>
    </message>
    <message>
        <source>Show the tiles. %1</source>
        <translation>Die Plättchen zeigen. %1</translation>
    </message>
</context>
<context>
    <name>bubblebar::FindingsPanel</name>
    <message>
        <source>Findings</source>
        <translation>Hinweise</translation>
    </message>
    <message numerus="yes">
        <source>… and %n more</source>
        <translation>
            <numerusform>… und noch %n</numerusform>
            <numerusform>… und noch %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n to repair</source>
        <translation>
            <numerusform>%n zu reparieren</numerusform>
            <numerusform>%n zu reparieren</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n to consider</source>
        <translation>
            <numerusform>%n zu bedenken</numerusform>
            <numerusform>%n zu bedenken</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>bubblebar::FirstFlight</name>
    <message>
        <source>That card is for later. Press the one with the ring.</source>
        <translation>Diese Karte kommt später dran. Klick auf die mit dem Ring.</translation>
    </message>
    <message>
        <source>That beetle waits for now. Press the one with the ring.</source>
        <translation>Dieser Käfer wartet noch. Klick auf den mit dem Ring.</translation>
    </message>
    <message>
        <source>That would work, too. Let us first try what has the ring.</source>
        <translation>Das ginge auch. Probieren wir zuerst, was den Ring hat.</translation>
    </message>
</context>
<context>
    <name>bubblebar::FlightInvitation</name>
    <message>
        <source>A short race that shows you the game while you play it. It takes five minutes, and you can leave it at any time.</source>
        <translation>Ein kurzes Rennen, das dir das Spiel zeigt, während du es spielst. Es dauert fünf Minuten, und du kannst jederzeit aufhören.</translation>
    </message>
    <message>
        <source>Your First Flight waits for you</source>
        <translation>Dein Erster Flug wartet auf dich</translation>
    </message>
    <message>
        <source>New here? Fly your First Flight!</source>
        <translation>Neu hier? Starte deinen Ersten Flug!</translation>
    </message>
    <message>
        <source>Go on with it</source>
        <translation>Weiterfliegen</translation>
    </message>
    <message>
        <source>Start First Flight</source>
        <translation>Ersten Flug starten</translation>
    </message>
    <message>
        <source>Go on with First Flight</source>
        <translation>Ersten Flug fortsetzen</translation>
    </message>
    <message>
        <source>First Flight</source>
        <translation>Erster Flug</translation>
    </message>
    <message>
        <source>A short race that shows you the game while you play it</source>
        <translation>Ein kurzes Rennen, das dir das Spiel zeigt, während du es spielst</translation>
    </message>
</context>
<context>
    <name>bubblebar::GeneralPage</name>
    <message>
        <source>As the system</source>
        <translation>Wie das System</translation>
    </message>
    <message>
        <source>&amp;Language</source>
        <translation>&amp;Sprache</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Hell</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Dunkel</translation>
    </message>
    <message>
        <source>&amp;Colours</source>
        <translation>&amp;Farben</translation>
    </message>
    <message>
        <source>Numbers and paper sizes are those of your region, and text is as large as your system’s.</source>
        <translation>Zahlen und Papiergrößen richten sich nach deiner Region, die Textgröße nach deinem System.</translation>
    </message>
</context>
<context>
    <name>bubblebar::GenerateDialog</name>
    <message>
        <source>Generate a track</source>
        <translation>Strecke erzeugen</translation>
    </message>
    <message>
        <source>&amp;Lay this track</source>
        <translation>Diese Strecke &amp;legen</translation>
    </message>
    <message>
        <source>It takes the place of what lies on the table now. Undo brings that back.</source>
        <translation>Sie ersetzt, was jetzt auf dem Tisch liegt. Rückgängig holt es zurück.</translation>
    </message>
    <message numerus="yes">
        <source>a race of two takes about %n turn(s)</source>
        <translation>
            <numerusform>ein Rennen zu zweit dauert etwa %n Zug</numerusform>
            <numerusform>ein Rennen zu zweit dauert etwa %n Züge</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <comment>length and tiles; turns</comment>
        <translation>%1 · %2</translation>
    </message>
</context>
<context>
    <name>bubblebar::HandView</name>
    <message>
        <source>%1: %2</source>
        <comment>name of a card, what it does</comment>
        <translation>%1: %2</translation>
    </message>
    <message numerus="yes">
        <source>Draw pile, %n card(s)</source>
        <translation>
            <numerusform>Nachziehstapel, %n Karte</numerusform>
            <numerusform>Nachziehstapel, %n Karten</numerusform>
        </translation>
    </message>
    <message>
        <source>Played in this turn: %1</source>
        <translation>In diesem Zug gespielt: %1</translation>
    </message>
    <message>
        <source>Discard pile, empty</source>
        <translation>Ablagestapel, leer</translation>
    </message>
    <message numerus="yes">
        <source>Discard pile, %n card(s), on top: %1</source>
        <translation>
            <numerusform>Ablagestapel, %n Karte: %1</numerusform>
            <numerusform>Ablagestapel, %n Karten, oben: %1</numerusform>
        </translation>
    </message>
    <message>
        <source>Chosen.</source>
        <translation>Gewählt.</translation>
    </message>
    <message>
        <source>Can be played.</source>
        <translation>Ist spielbar.</translation>
    </message>
    <message>
        <source>Hand</source>
        <translation>Hand</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s), face down</source>
        <translation>
            <numerusform>%n Karte, verdeckt</numerusform>
            <numerusform>%n Karten, verdeckt</numerusform>
        </translation>
    </message>
    <message>
        <source>Draw · %1</source>
        <translation>Nachziehen · %1</translation>
    </message>
    <message>
        <source>Discard · %1</source>
        <translation>Ablage · %1</translation>
    </message>
    <message>
        <source>Played · %1</source>
        <translation>Gespielt · %1</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) to draw</source>
        <translation>
            <numerusform>Noch %n Karte zum Ziehen</numerusform>
            <numerusform>Noch %n Karten zum Ziehen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s), on top: %1</source>
        <translation>
            <numerusform>%n Karte, oben: %1</numerusform>
            <numerusform>%n Karten, oben: %1</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>bubblebar::HelpView</name>
    <message>
        <source>Page</source>
        <translation>Seite</translation>
    </message>
</context>
<context>
    <name>bubblebar::HelpWindow</name>
    <message>
        <source>Pages</source>
        <translation>Seiten</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Suchen</translation>
    </message>
    <message>
        <source>Search the help</source>
        <translation>In der Hilfe suchen</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Zurück</translation>
    </message>
    <message>
        <source>Forward</source>
        <translation>Vor</translation>
    </message>
    <message>
        <source>%1 – Help</source>
        <translation>%1 – Hilfe</translation>
    </message>
</context>
<context>
    <name>bubblebar::KeysDialog</name>
    <message>
        <source>Keys and mouse</source>
        <translation>Tasten und Maus</translation>
    </message>
</context>
<context>
    <name>bubblebar::KeysPage</name>
    <message>
        <source>N&amp;o key</source>
        <translation>&amp;Keine Taste</translation>
    </message>
    <message>
        <source>&amp;Usual key</source>
        <translation>Üb&amp;liche Taste</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Suchen</translation>
    </message>
    <message>
        <source>Search the keys</source>
        <translation>Die Tasten durchsuchen</translation>
    </message>
    <message>
        <source>&amp;Key</source>
        <translation>Ta&amp;ste</translation>
    </message>
    <message>
        <source>Keys of &amp;Beep! Beep!…</source>
        <translation>Tasten für Beep! Bee&amp;p!…</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Tasten</translation>
    </message>
    <message>
        <source>What it does</source>
        <translation>Wofür</translation>
    </message>
    <message>
        <source>Key</source>
        <translation>Taste</translation>
    </message>
    <message>
        <source>Where</source>
        <translation>Wo</translation>
    </message>
    <message>
        <source>“%1” is needed in every window.</source>
        <translation>„%1“ wird in jedem Fenster gebraucht.</translation>
    </message>
    <message>
        <source>“%1” is the key for “%2” already. Give that another key first.</source>
        <translation>„%1“ ist schon die Taste für „%2“. Wähle dafür zuerst eine andere Taste.</translation>
    </message>
    <message>
        <source>“%1” is the key for “%2” now. Give that another key first.</source>
        <translation>„%1“ ist jetzt die Taste für „%2“. Wähle dafür zuerst eine andere Taste.</translation>
    </message>
</context>
<context>
    <name>bubblebar::KindList</name>
    <message>
        <source>Picture, build list, code</source>
        <translation>Bild, Bauliste, Code</translation>
    </message>
    <message>
        <source>True size, several pages</source>
        <translation>Echte Größe, mehrere Seiten</translation>
    </message>
    <message>
        <source>Fronts and backs to cut</source>
        <translation>Vorder- und Rückseiten zum Ausschneiden</translation>
    </message>
    <message>
        <source>The race’s cards to cut</source>
        <translation>Die Karten des Rennens zum Ausschneiden</translation>
    </message>
    <message>
        <source>For the wooden discs</source>
        <translation>Für die Holzscheiben</translation>
    </message>
    <message>
        <source>What to print</source>
        <translation>Was gedruckt wird</translation>
    </message>
</context>
<context>
    <name>bubblebar::LayoutPreview</name>
    <message>
        <source>Picture of the track: %1</source>
        <translation>Bild der Strecke: %1</translation>
    </message>
    <message>
        <source>No track</source>
        <translation>Keine Strecke</translation>
    </message>
</context>
<context>
    <name>bubblebar::LengthView</name>
    <message>
        <source>Show the &amp;shortest route</source>
        <translation>&amp;Kürzesten Weg zeigen</translation>
    </message>
    <message>
        <source>&lt;b&gt;%1&lt;/b&gt; · %2 · %3</source>
        <extracomment>%1: &quot;Medium&quot;; %2: &quot;9 tiles&quot;; %3: &quot;13 spaces on the shortest route&quot;</extracomment>
        <translation>&lt;b&gt;%1&lt;/b&gt; · %2 · %3</translation>
    </message>
    <message numerus="yes">
        <source>%n tile(s)</source>
        <translation>
            <numerusform>%n Plättchen</numerusform>
            <numerusform>%n Plättchen</numerusform>
        </translation>
    </message>
    <message>
        <source>No path leads from the start tile to the finish tile yet.</source>
        <translation>Noch führt kein Weg vom Startplättchen zum Zielplättchen.</translation>
    </message>
    <message>
        <source>no route yet</source>
        <translation>noch kein Weg</translation>
    </message>
    <message numerus="yes">
        <source>%n space(s) on the shortest route</source>
        <translation>
            <numerusform>%n Feld auf dem kürzesten Weg</numerusform>
            <numerusform>%n Felder auf dem kürzesten Weg</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 × %2</source>
        <extracomment>So many tiles of a terrain: &quot;3 × meadow&quot;</extracomment>
        <translation>%1 × %2</translation>
    </message>
    <message numerus="yes">
        <source>%n left in the box</source>
        <translation>
            <numerusform>noch %n in der Schachtel</numerusform>
            <numerusform>noch %n in der Schachtel</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>bubblebar::LobbyWindow</name>
    <message>
        <source>&amp;Recent</source>
        <translation>&amp;Zuletzt geöffnet</translation>
    </message>
    <message>
        <source>Games that you save or leave early wait here for you.</source>
        <translation>Spiele, die du speicherst oder vorzeitig verlässt, warten hier auf dich.</translation>
    </message>
    <message>
        <source>Bubble Bar</source>
        <translation>Bubble Bar</translation>
    </message>
    <message>
        <source>&amp;Game</source>
        <translation>&amp;Spiel</translation>
    </message>
    <message>
        <source>&amp;New race…</source>
        <translation>&amp;Neues Rennen…</translation>
    </message>
    <message>
        <source>New game of &amp;Beetle…</source>
        <translation>Neues Spiel Beet&amp;le…</translation>
    </message>
    <message>
        <source>New game of Bee&amp;p! Beep!…</source>
        <translation>Neues Spiel Bee&amp;p! Beep!…</translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation>Ö&amp;ffnen…</translation>
    </message>
    <message>
        <source>&amp;Design a track</source>
        <translation>&amp;Strecke entwerfen</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>&amp;Beenden</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>&amp;Hilfe</translation>
    </message>
    <message>
        <source>&amp;First Flight</source>
        <translation>&amp;Erster Flug</translation>
    </message>
    <message>
        <source>&amp;About Bubble Bar</source>
        <translation>Ü&amp;ber Bubble Bar</translation>
    </message>
    <message>
        <source>About &amp;Qt</source>
        <translation>Über &amp;Qt</translation>
    </message>
    <message>
        <source>&amp;Clear this list</source>
        <translation>Diese &amp;Liste leeren</translation>
    </message>
    <message>
        <source>Beetle to the Bubble</source>
        <translation>Beetle to the Bubble</translation>
    </message>
    <message>
        <source>New race</source>
        <translation>Neues Rennen</translation>
    </message>
    <message>
        <source>Beetle</source>
        <translation>Beetle</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Spielen</translation>
    </message>
    <message>
        <source>Beep! Beep!</source>
        <translation>Beep! Beep!</translation>
    </message>
    <message>
        <source>Track designer</source>
        <translation>Streckendesigner</translation>
    </message>
    <message>
        <source>Design a track</source>
        <translation>Strecke entwerfen</translation>
    </message>
    <message>
        <source>What shall we play?</source>
        <translation>Was wollen wir spielen?</translation>
    </message>
    <message>
        <source>Open…</source>
        <translation>Öffnen…</translation>
    </message>
    <message>
        <source>Open a saved game or a track. You can also drop it on this window.</source>
        <translation>Ein gespeichertes Spiel oder eine Strecke öffnen. Du kannst sie auch auf dieses Fenster ziehen.</translation>
    </message>
    <message>
        <source>Saved games</source>
        <translation>Gespeicherte Spiele</translation>
    </message>
    <message>
        <source>Go on playing</source>
        <translation>Weiterspielen</translation>
    </message>
    <message>
        <source>Throw away…</source>
        <translation>Wegwerfen…</translation>
    </message>
    <message>
        <source>Throw the game away?</source>
        <translation>Das Spiel wegwerfen?</translation>
    </message>
    <message>
        <source>“%1” can’t go on then.</source>
        <translation>„%1“ lässt sich dann nicht fortsetzen.</translation>
    </message>
    <message>
        <source>Throw away</source>
        <translation>Wegwerfen</translation>
    </message>
    <message>
        <source>Keep it</source>
        <translation>Behalten</translation>
    </message>
    <message>
        <source>Tracks for a new race</source>
        <translation>Strecken für ein neues Rennen</translation>
    </message>
    <message>
        <source>Tracks</source>
        <translation>Strecken</translation>
    </message>
    <message>
        <source>New race on it…</source>
        <translation>Neues Rennen darauf…</translation>
    </message>
    <message>
        <source>Edit in the designer</source>
        <translation>Im Designer bearbeiten</translation>
    </message>
    <message>
        <source>Unfinished races</source>
        <translation>Unfertige Rennen</translation>
    </message>
    <message numerus="yes">
        <source>%n unfinished race(s) can’t go on: the file is damaged.</source>
        <translation>
            <numerusform>Ein unfertiges Rennen lässt sich nicht fortsetzen: Die Datei ist beschädigt.</numerusform>
            <numerusform>%n unfertige Rennen lassen sich nicht fortsetzen: Die Dateien sind beschädigt.</numerusform>
        </translation>
    </message>
    <message>
        <source>What is left was put aside in “%1”.</source>
        <translation>Was übrig ist, liegt jetzt in „%1“.</translation>
    </message>
    <message>
        <source>From the milk carton to the bar
2 to 5 players</source>
        <translation>Von der Milchtüte zur Bar
2 bis 5 Spieler</translation>
    </message>
    <message>
        <source>Roll a die, draw a beetle
2 to 8 players</source>
        <translation>Würfeln und einen Käfer zeichnen
2 bis 8 Spieler</translation>
    </message>
    <message>
        <source>All at once: match animals
2 to 6 players</source>
        <translation>Alle gleichzeitig: passende Tiere
2 bis 6 Spieler</translation>
    </message>
    <message>
        <source>Lay a track of your own
Print it, share it, race on it</source>
        <translation>Lege deine eigene Strecke
Drucke, teile und spiele sie</translation>
    </message>
</context>
<context>
    <name>bubblebar::NewRaceDialog</name>
    <message>
        <source>&amp;Start the race</source>
        <translation>&amp;Rennen starten</translation>
    </message>
    <message>
        <source>New race</source>
        <translation>Neues Rennen</translation>
    </message>
    <message>
        <source>New track</source>
        <translation>Neue Strecke</translation>
    </message>
    <message>
        <source>“%1” can’t be played yet: see below its name.</source>
        <translation>„%1“ lässt sich noch nicht spielen: siehe unter dem Namen.</translation>
    </message>
</context>
<context>
    <name>bubblebar::PagePreview</name>
    <message>
        <source>Preview</source>
        <translation>Vorschau</translation>
    </message>
</context>
<context>
    <name>bubblebar::PageStrip</name>
    <message>
        <source>Pages</source>
        <translation>Seiten</translation>
    </message>
</context>
<context>
    <name>bubblebar::PieceCountsEditor</name>
    <message>
        <source>Piece</source>
        <translation>Teil</translation>
    </message>
    <message>
        <source>How many</source>
        <translation>Wie viele</translation>
    </message>
    <message>
        <source>Pieces to print</source>
        <translation>Teile zum Drucken</translation>
    </message>
    <message>
        <source>Start tile</source>
        <translation>Startplättchen</translation>
    </message>
    <message>
        <source>Finish tile</source>
        <translation>Zielplättchen</translation>
    </message>
    <message>
        <source>Tile %1</source>
        <translation>Plättchen %1</translation>
    </message>
    <message>
        <source>One of each</source>
        <translation>Von jedem eins</translation>
    </message>
    <message>
        <source>Those of this track</source>
        <translation>Die dieser Strecke</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Keine</translation>
    </message>
</context>
<context>
    <name>bubblebar::PieceList</name>
    <message>
        <source>Pieces of the box</source>
        <translation>Teile der Schachtel</translation>
    </message>
    <message>
        <source>No matching piece</source>
        <translation>Kein passendes Teil</translation>
    </message>
</context>
<context>
    <name>bubblebar::PiecePalette</name>
    <message>
        <source>The box</source>
        <translation>Schachtel</translation>
    </message>
    <message>
        <source>%1 of %2 left</source>
        <extracomment>Of all pieces in the box, so many are not laid: &quot;3 of 12 left&quot;</extracomment>
        <translation>noch %1 von %2</translation>
    </message>
</context>
<context>
    <name>bubblebar::PiecesModel</name>
    <message>
        <source>The Milk Carton Office: exits on all sides</source>
        <translation>Milchtütenbüro: Ausgänge auf allen Seiten</translation>
    </message>
    <message>
        <source>The Bubble Bar: exits on all sides</source>
        <translation>Bubble Bar: Ausgänge auf allen Seiten</translation>
    </message>
    <message>
        <source>%1 · in hand</source>
        <extracomment>%1: the name of a piece, as in &quot;A · in hand&quot;</extracomment>
        <translation>%1 · in der Hand</translation>
    </message>
    <message>
        <source>%1 · laid</source>
        <extracomment>%1: the name of a piece, as in &quot;A · laid&quot;</extracomment>
        <translation>%1 · liegt aus</translation>
    </message>
    <message numerus="yes">
        <source>%1 · %n left</source>
        <extracomment>%1: the name of a piece, as in &quot;A · 2 left&quot;</extracomment>
        <translation>
            <numerusform>%1 · noch %n</numerusform>
            <numerusform>%1 · noch %n</numerusform>
        </translation>
    </message>
    <message>
        <source>%1. %2.</source>
        <extracomment>%1: the name of a piece and what is left of it; %2: what its faces show</extracomment>
        <translation>%1. %2.</translation>
    </message>
    <message>
        <source>%1 The back goes up.</source>
        <extracomment>Read out after what the two faces of a tile show</extracomment>
        <translation>%1 Die Rückseite liegt oben.</translation>
    </message>
</context>
<context>
    <name>bubblebar::PlacesTable</name>
    <message>
        <source>Places</source>
        <translation>Plätze</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>Platz</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Spieler</translation>
    </message>
    <message>
        <source>Home</source>
        <translation>Im Ziel</translation>
    </message>
    <message>
        <source>Steps to go</source>
        <translation>Restliche Schritte</translation>
    </message>
    <message>
        <source>Cards played</source>
        <translation>Gespielte Karten</translation>
    </message>
    <message>
        <source>Bonuses</source>
        <translation>Boni</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <comment>beetles home</comment>
        <translation>%1 von %2</translation>
    </message>
</context>
<context>
    <name>bubblebar::PlayersModel</name>
    <message>
        <source>%1 · playing</source>
        <translation>%1 · am Zug</translation>
    </message>
    <message>
        <source>you decide now</source>
        <translation>du bist dran</translation>
    </message>
    <message>
        <source>next</source>
        <translation>als Nächstes</translation>
    </message>
    <message>
        <source>%1 of %2 home</source>
        <translation>%1 von %2 im Ziel</translation>
    </message>
    <message>
        <source>%1, with %2</source>
        <comment>team, partner</comment>
        <translation>%1, mit %2</translation>
    </message>
    <message>
        <source>%1, %2, %3, %4</source>
        <comment>player, beetles&apos; colour, who plays, beetles home</comment>
        <translation>%1, %2, %3, %4</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s)</source>
        <translation>
            <numerusform>%n Karte</numerusform>
            <numerusform>%n Karten</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>bubblebar::PlayersPane</name>
    <message>
        <source>&amp;Hide the hand when the next person takes over</source>
        <translation>Hand &amp;verdecken, wenn jemand anderes übernimmt</translation>
    </message>
    <message>
        <source>First player</source>
        <translation>Startspieler</translation>
    </message>
    <message>
        <source>Random</source>
        <translation>Zufällig</translation>
    </message>
    <message>
        <source>Players, in order of seats</source>
        <translation>Spieler, in Sitzreihenfolge</translation>
    </message>
    <message>
        <source>First &amp;player</source>
        <translation>&amp;Startspieler</translation>
    </message>
    <message>
        <source>&amp;Cards</source>
        <translation>&amp;Karten</translation>
    </message>
    <message numerus="yes">
        <source>%n beetle(s) each</source>
        <translation>
            <numerusform>je %n Käfer</numerusform>
            <numerusform>je %n Käfer</numerusform>
        </translation>
    </message>
    <message>
        <source>Only where two people or more share the screen</source>
        <translation>Nur wenn sich zwei oder mehr Menschen den Bildschirm teilen</translation>
    </message>
</context>
<context>
    <name>bubblebar::PlaysPanel</name>
    <message>
        <source>Players</source>
        <translation>Spieler</translation>
    </message>
    <message>
        <source>Level of the computer players</source>
        <translation>Stärke der Computer</translation>
    </message>
    <message>
        <source>Races run</source>
        <translation>Gespielte Rennen</translation>
    </message>
    <message>
        <source>Turns of a race</source>
        <translation>Züge eines Rennens</translation>
    </message>
    <message>
        <source>Chance to win by seat</source>
        <translation>Gewinnchance je Sitzplatz</translation>
    </message>
    <message>
        <source>Where beetles stand longest</source>
        <translation>Wo Käfer am längsten stehen</translation>
    </message>
    <message>
        <source>&amp;Heat map</source>
        <translation>&amp;Heatmap</translation>
    </message>
    <message>
        <source>Show on the track how often each space is visited</source>
        <translation>Auf der Strecke zeigen, wie oft jedes Feld besucht wird</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>Zeigen</translation>
    </message>
    <message>
        <source>Turns of all players together, in the middle of all races</source>
        <translation>Züge aller Spieler zusammen, im Mittel aller Rennen</translation>
    </message>
    <message>
        <source>Half a minute for each turn</source>
        <translation>Eine halbe Minute pro Zug</translation>
    </message>
    <message numerus="yes">
        <source>%n player(s)</source>
        <translation>
            <numerusform>%n Spieler</numerusform>
            <numerusform>%n Spieler</numerusform>
        </translation>
    </message>
    <message>
        <source>How it plays</source>
        <translation>Wie sie sich spielt</translation>
    </message>
    <message>
        <source>As it was before the last change</source>
        <translation>Wie es vor der letzten Änderung war</translation>
    </message>
    <message>
        <source>The first races are on their way …</source>
        <translation>Die ersten Rennen sind unterwegs …</translation>
    </message>
    <message>
        <source>To see how it plays, repair this first:</source>
        <translation>Um zu sehen, wie sie sich spielt, repariere zuerst dies:</translation>
    </message>
    <message>
        <source>&amp;Stop</source>
        <translation>&amp;Anhalten</translation>
    </message>
    <message>
        <source>&amp;Restart</source>
        <translation>&amp;Neu starten</translation>
    </message>
    <message>
        <source>Keep the figures so far</source>
        <translation>Die bisherigen Zahlen behalten</translation>
    </message>
    <message>
        <source>Run other races</source>
        <translation>Andere Rennen laufen lassen</translation>
    </message>
</context>
<context>
    <name>bubblebar::PrintDialog</name>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Print at 100 %, not “fit to page”. Then measure the test line: it must be as long as it says.</source>
        <translation>Drucke mit 100 %, nicht „an Seite angepasst“. Miss dann die Testlinie: Sie muss so lang sein, wie dort steht.</translation>
    </message>
    <message>
        <source>Print %1</source>
        <translation>%1 drucken</translation>
    </message>
    <message>
        <source> dpi</source>
        <translation> dpi</translation>
    </message>
    <message>
        <source>R&amp;esolution of pictures</source>
        <translation>&amp;Auflösung von Bildern</translation>
    </message>
    <message>
        <source>Previous page</source>
        <translation>Vorige Seite</translation>
    </message>
    <message>
        <source>Next page</source>
        <translation>Nächste Seite</translation>
    </message>
    <message>
        <source>Smaller</source>
        <translation>Kleiner</translation>
    </message>
    <message>
        <source>Whole page</source>
        <translation>Ganze Seite</translation>
    </message>
    <message>
        <source>Larger</source>
        <translation>Größer</translation>
    </message>
    <message>
        <source>Page %1 of %2</source>
        <translation>Seite %1 von %2</translation>
    </message>
    <message>
        <source>Printer &amp;set-up…</source>
        <translation>Drucker einr&amp;ichten…</translation>
    </message>
    <message>
        <source>Save as P&amp;DF…</source>
        <translation>Als P&amp;DF speichern…</translation>
    </message>
    <message>
        <source>Save as pi&amp;cture…</source>
        <translation>Als &amp;Bild speichern…</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>No printer was found. Save as PDF and print that.</source>
        <translation>Kein Drucker gefunden. Speichere ein PDF und drucke das.</translation>
    </message>
    <message numerus="yes">
        <source>Print %n page(s)</source>
        <translation>
            <numerusform>%n Seite drucken</numerusform>
            <numerusform>%n Seiten drucken</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Upright needs only %n page(s)</source>
        <translation>
            <numerusform>Hochformat: nur %n Seite</numerusform>
            <numerusform>Hochformat: nur %n Seiten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Across needs only %n page(s)</source>
        <translation>
            <numerusform>Querformat: nur %n Seite</numerusform>
            <numerusform>Querformat: nur %n Seiten</numerusform>
        </translation>
    </message>
    <message>
        <source>Printing…</source>
        <translation>Drucken…</translation>
    </message>
    <message>
        <source>Sent to %1.</source>
        <translation>An %1 gesendet.</translation>
    </message>
    <message>
        <source>Saving…</source>
        <translation>Speichern…</translation>
    </message>
    <message>
        <source>Saved as %1.</source>
        <translation>Als %1 gespeichert.</translation>
    </message>
    <message numerus="yes">
        <source>Saved as %n file(s): %1 …</source>
        <translation>
            <numerusform>Als %n Datei gespeichert: %1 …</numerusform>
            <numerusform>Als %n Dateien gespeichert: %1 …</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing was printed or saved</source>
        <translation>Nichts wurde gedruckt oder gespeichert</translation>
    </message>
    <message>
        <source>Print options</source>
        <translation>Druckoptionen</translation>
    </message>
</context>
<context>
    <name>bubblebar::PrintOptionsPane</name>
    <message>
        <source>Other size</source>
        <translation>Andere Größe</translation>
    </message>
    <message>
        <source>%1 · %2 × %3 mm</source>
        <comment>paper: name, width, height</comment>
        <translation>%1 · %2 × %3 mm</translation>
    </message>
    <message>
        <source>Fewest pages</source>
        <comment>direction of the paper</comment>
        <translation>Wenigste Seiten</translation>
    </message>
    <message>
        <source>Upright</source>
        <comment>direction of the paper</comment>
        <translation>Hochformat</translation>
    </message>
    <message>
        <source>Across</source>
        <comment>direction of the paper</comment>
        <translation>Querformat</translation>
    </message>
    <message>
        <source>On own sheets</source>
        <translation>Auf eigenen Blättern</translation>
    </message>
    <message>
        <source>Over the long edge</source>
        <translation>Über die lange Kante</translation>
    </message>
    <message>
        <source>Over the short edge</source>
        <translation>Über die kurze Kante</translation>
    </message>
    <message>
        <source> mm</source>
        <translation> mm</translation>
    </message>
    <message>
        <source>&amp;Paper</source>
        <translation>&amp;Papier</translation>
    </message>
    <message>
        <source>Paper &amp;width</source>
        <translation>Papierb&amp;reite</translation>
    </message>
    <message>
        <source>The shorter side</source>
        <translation>Die kürzere Seite</translation>
    </message>
    <message>
        <source>Paper &amp;height</source>
        <translation>Papier&amp;höhe</translation>
    </message>
    <message>
        <source>The longer side</source>
        <translation>Die längere Seite</translation>
    </message>
    <message>
        <source>D&amp;irection</source>
        <translation>Ausrichtun&amp;g</translation>
    </message>
    <message>
        <source>&amp;Margins</source>
        <translation>Rä&amp;nder</translation>
    </message>
    <message>
        <source>Free of drawings on every side; marks and the test line lie there</source>
        <translation>Auf jeder Seite frei von Zeichnungen; hier liegen Marken und Testlinie</translation>
    </message>
    <message>
        <source>&amp;Tile width</source>
        <translation>P&amp;lättchenbreite</translation>
    </message>
    <message>
        <source>From edge to edge; 90 mm as in the box</source>
        <translation>Von Kante zu Kante; 90 mm wie in der Schachtel</translation>
    </message>
    <message>
        <source>&amp;Overlap</source>
        <translation>&amp;Überlappung</translation>
    </message>
    <message>
        <source>How much neighbouring pages share, for gluing</source>
        <translation>Wie weit sich Nachbarseiten zum Kleben überlappen</translation>
    </message>
    <message>
        <source>Begin with a page m&amp;ap</source>
        <translation>Mit einem &amp;Seitenplan beginnen</translation>
    </message>
    <message>
        <source>The edge over which the printer turns the paper</source>
        <translation>Die Kante, über die der Drucker das Papier wendet</translation>
    </message>
    <message>
        <source>&amp;Backs</source>
        <translation>Rü&amp;ckseiten</translation>
    </message>
    <message>
        <source>Print one sheet, hold it against the light, and enter how far the backs are off</source>
        <translation>Drucke ein Blatt, halte es gegen das Licht und trage ein, wie weit die Rückseiten danebenliegen</translation>
    </message>
    <message>
        <source>Backs to the &amp;right</source>
        <translation>Rückseiten nach r&amp;echts</translation>
    </message>
    <message>
        <source>Backs dow&amp;n</source>
        <translation>Rückseiten nach un&amp;ten</translation>
    </message>
</context>
<context>
    <name>bubblebar::PrinterChoice</name>
    <message>
        <source>Printer</source>
        <translation>Drucker</translation>
    </message>
    <message>
        <source>No printer found</source>
        <translation>Kein Drucker gefunden</translation>
    </message>
</context>
<context>
    <name>bubblebar::PrivacyPage</name>
    <message>
        <source>&amp;Forget all names and files now</source>
        <translation>Jetzt alle Namen und Dateien &amp;vergessen</translation>
    </message>
    <message>
        <source>All of it stays on this computer. Bubble Bar sends nothing to anybody.</source>
        <translation>Alles bleibt auf diesem Computer. Bubble Bar sendet niemandem etwas.</translation>
    </message>
    <message>
        <source>Remember the &amp;names of players</source>
        <translation>&amp;Namen der Spieler merken</translation>
    </message>
    <message>
        <source>Remember the &amp;last files</source>
        <translation>&amp;Letzte Dateien merken</translation>
    </message>
</context>
<context>
    <name>bubblebar::PromptLine</name>
    <message>
        <source>Back</source>
        <translation>Zurück</translation>
    </message>
    <message>
        <source>One step back (Esc, or a right click on the board)</source>
        <translation>Einen Schritt zurück (Esc oder Rechtsklick auf den Spielplan)</translation>
    </message>
</context>
<context>
    <name>bubblebar::QrView</name>
    <message>
        <source>QR code of the share code</source>
        <translation>QR-Code des Streckencodes</translation>
    </message>
</context>
<context>
    <name>bubblebar::RaceChartView</name>
    <message>
        <source>How the race went</source>
        <translation>Wie das Rennen lief</translation>
    </message>
    <message>
        <source>turns</source>
        <translation>Züge</translation>
    </message>
    <message>
        <source>Steps to go, all beetles together</source>
        <translation>Restliche Schritte, alle Käfer zusammen</translation>
    </message>
    <message>
        <source>Steps to go after each turn, %1 turns. The Left and Right keys tell the numbers of each turn, Enter shows the race there.</source>
        <translation>Restliche Schritte nach jedem Zug, %1 Züge. Die Tasten Links und Rechts nennen die Zahlen jedes Zugs, Eingabe zeigt das Rennen an dieser Stelle.</translation>
    </message>
    <message>
        <source>%1: from %2 to %3</source>
        <comment>player: steps at first, at last</comment>
        <translation>%1: von %2 auf %3</translation>
    </message>
    <message>
        <source>At the start</source>
        <translation>Am Start</translation>
    </message>
    <message>
        <source>After turn %1, of %2</source>
        <translation>Nach Zug %1, von %2</translation>
    </message>
    <message>
        <source>%1: home</source>
        <translation>%1: im Ziel</translation>
    </message>
    <message>
        <source>%1: %2 to go</source>
        <comment>player: steps</comment>
        <translation>%1: noch %2</translation>
    </message>
</context>
<context>
    <name>bubblebar::RaceList</name>
    <message>
        <source>%1 (unsaved)</source>
        <translation>%1 (nicht gespeichert)</translation>
    </message>
    <message>
        <source>Unfinished race</source>
        <translation>Unfertiges Rennen</translation>
    </message>
    <message>
        <source>Race on “%1”</source>
        <translation>Rennen auf „%1“</translation>
    </message>
    <message>
        <source>Unfinished game</source>
        <translation>Unbeendetes Spiel</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>player, points</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>Bubble Bar kept it for you.</source>
        <translation>Bubble Bar hat es für dich aufgehoben.</translation>
    </message>
    <message>
        <source>%1, %2, saved %3</source>
        <translation>%1, %2, gespeichert %3</translation>
    </message>
    <message>
        <source>today %1</source>
        <translation>heute %1</translation>
    </message>
    <message>
        <source>yesterday %1</source>
        <translation>gestern %1</translation>
    </message>
</context>
<context>
    <name>bubblebar::ReadySign</name>
    <message>
        <source>Ready to play</source>
        <translation>Bereit zum Spielen</translation>
    </message>
</context>
<context>
    <name>bubblebar::RecoveryDialog</name>
    <message>
        <source>Track without a name</source>
        <translation>Strecke ohne Namen</translation>
    </message>
    <message>
        <source>Damaged copy, %1
It can’t be read: %2</source>
        <translation>Beschädigte Kopie, %1
Sie lässt sich nicht lesen: %2</translation>
    </message>
    <message>
        <source>never saved to a file</source>
        <translation>nie in einer Datei gespeichert</translation>
    </message>
    <message>
        <source>%1 · %2 · %3
%4</source>
        <translation>%1 · %2 · %3
%4</translation>
    </message>
    <message>
        <source>&amp;Recover</source>
        <translation>&amp;Wiederherstellen</translation>
    </message>
    <message>
        <source>&amp;Discard</source>
        <translation>&amp;Verwerfen</translation>
    </message>
    <message>
        <source>Unsaved tracks</source>
        <translation>Nicht gespeicherte Strecken</translation>
    </message>
    <message>
        <source>The program ended before these tracks were saved. Recovering one opens it; its file stays as it is until you save.</source>
        <translation>Das Programm wurde beendet, bevor diese Strecken gespeichert waren. Wiederherstellen öffnet eine davon; ihre Datei bleibt, wie sie ist, bis du speicherst.</translation>
    </message>
    <message>
        <source>Delete the unsaved changes. The tracks’ own files stay as they are.</source>
        <translation>Die nicht gespeicherten Änderungen löschen. Die Dateien der Strecken bleiben, wie sie sind.</translation>
    </message>
    <message>
        <source>&amp;Later</source>
        <translation>&amp;Später</translation>
    </message>
</context>
<context>
    <name>bubblebar::ReplayBar</name>
    <message>
        <source>Play on from here…</source>
        <translation>Von hier weiterspielen…</translation>
    </message>
    <message>
        <source>Leave the replay (Esc)</source>
        <translation>Rückblick verlassen (Esc)</translation>
    </message>
    <message>
        <source>To the start (Home)</source>
        <translation>Zum Anfang (Pos1)</translation>
    </message>
    <message>
        <source>One step back (Left)</source>
        <translation>Einen Schritt zurück (Links)</translation>
    </message>
    <message>
        <source>One step on (Right)</source>
        <translation>Einen Schritt weiter (Rechts)</translation>
    </message>
    <message>
        <source>To the end (End)</source>
        <translation>Zum Ende (Ende)</translation>
    </message>
    <message>
        <source>Turn</source>
        <translation>Zug</translation>
    </message>
    <message>
        <source>The turn after which the race is shown</source>
        <translation>Der Zug, nach dem das Rennen gezeigt wird</translation>
    </message>
    <message>
        <source>%1 ×</source>
        <comment>so many times the normal speed</comment>
        <translation>%1 ×</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>Tempo</translation>
    </message>
    <message>
        <source>How fast it is played</source>
        <translation>Wie schnell abgespielt wird</translation>
    </message>
    <message>
        <source>Turn %1 of %2</source>
        <translation>Zug %1 von %2</translation>
    </message>
    <message>
        <source>A new race that begins with the position shown</source>
        <translation>Ein neues Rennen, das mit der gezeigten Stellung beginnt</translation>
    </message>
    <message>
        <source>Pause (Space)</source>
        <translation>Pause (Leertaste)</translation>
    </message>
    <message>
        <source>Play (Space)</source>
        <translation>Abspielen (Leertaste)</translation>
    </message>
</context>
<context>
    <name>bubblebar::ReplayDesk</name>
    <message>
        <source>Once the race is over, it can be played on from any point.</source>
        <translation>Ist das Rennen vorbei, kannst du es von jeder Stelle aus weiterspielen.</translation>
    </message>
    <message>
        <source>Back to the result</source>
        <translation>Zurück zum Ergebnis</translation>
    </message>
    <message>
        <source>Back to the race</source>
        <translation>Zurück zum Rennen</translation>
    </message>
    <message>
        <source>The start of the race</source>
        <translation>Der Anfang des Rennens</translation>
    </message>
    <message>
        <source>While the race runs, a replay shows nobody’s cards.</source>
        <translation>Solange das Rennen läuft, zeigt ein Rückblick niemandes Karten.</translation>
    </message>
</context>
<context>
    <name>bubblebar::SeatHandle</name>
    <message>
        <source>Drag to another seat, or press Up or Down</source>
        <translation>Auf einen anderen Sitzplatz ziehen oder Auf/Ab drücken</translation>
    </message>
</context>
<context>
    <name>bubblebar::SeatRow</name>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>Move %1 from seat %2, Up or Down</source>
        <translation>%1 von Sitzplatz %2 verschieben, Auf oder Ab</translation>
    </message>
    <message>
        <source>Colour of %1</source>
        <translation>Farbe von %1</translation>
    </message>
    <message>
        <source>Name on seat %1</source>
        <translation>Name auf Sitzplatz %1</translation>
    </message>
    <message>
        <source>Who plays for %1</source>
        <translation>Wer für %1 spielt</translation>
    </message>
    <message>
        <source>Remove %1</source>
        <translation>%1 entfernen</translation>
    </message>
    <message>
        <source>Remove this player</source>
        <translation>Diesen Spieler entfernen</translation>
    </message>
    <message>
        <source>A race needs two players</source>
        <translation>Ein Rennen braucht zwei Spieler</translation>
    </message>
</context>
<context>
    <name>bubblebar::SeatsEditor</name>
    <message>
        <source>Shuffle seats</source>
        <translation>Sitzplätze mischen</translation>
    </message>
    <message>
        <source>Add a third player</source>
        <translation>Dritten Spieler hinzufügen</translation>
    </message>
    <message>
        <source>Add a fourth player</source>
        <translation>Vierten Spieler hinzufügen</translation>
    </message>
    <message>
        <source>Add a fifth player</source>
        <translation>Fünften Spieler hinzufügen</translation>
    </message>
</context>
<context>
    <name>bubblebar::SeatsNews</name>
    <message>
        <source>Rosie</source>
        <translation>Rosie</translation>
    </message>
    <message>
        <source>Bumble</source>
        <translation>Brummel</translation>
    </message>
    <message>
        <source>Otto</source>
        <translation>Otto</translation>
    </message>
    <message>
        <source>Hazel</source>
        <translation>Hasel</translation>
    </message>
    <message>
        <source>Pip</source>
        <translation>Pip</translation>
    </message>
    <message>
        <source>Clover</source>
        <translation>Klee</translation>
    </message>
    <message>
        <source>Fern</source>
        <translation>Farn</translation>
    </message>
    <message>
        <source>Moss</source>
        <translation>Moos</translation>
    </message>
    <message>
        <source>Player %1</source>
        <translation>Spieler %1</translation>
    </message>
</context>
<context>
    <name>bubblebar::SettingsDialog</name>
    <message>
        <source>Se&amp;ttings…</source>
        <translation>&amp;Einstellungen…</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Einstellungen</translation>
    </message>
    <message>
        <source>&amp;General</source>
        <translation>&amp;Allgemein</translation>
    </message>
    <message>
        <source>&amp;Table</source>
        <translation>&amp;Tisch</translation>
    </message>
    <message>
        <source>&amp;Sound</source>
        <translation>T&amp;on</translation>
    </message>
    <message>
        <source>&amp;Keys</source>
        <translation>Tast&amp;en</translation>
    </message>
    <message>
        <source>&amp;Names and privacy</source>
        <translation>&amp;Namen und Datenschutz</translation>
    </message>
</context>
<context>
    <name>bubblebar::ShareDialog</name>
    <message>
        <source>&amp;Copy the code</source>
        <translation>Code &amp;kopieren</translation>
    </message>
    <message>
        <source>Share %1</source>
        <translation>%1 teilen</translation>
    </message>
    <message>
        <source>Your friend pastes the code into the track designer, or drops the picture on its window: either way the track opens.</source>
        <translation>Jemand anderes fügt den Code in den Streckendesigner ein oder zieht das Bild auf dessen Fenster: So oder so öffnet sich die Strecke.</translation>
    </message>
    <message>
        <source>Save a &amp;picture…</source>
        <translation>&amp;Bild speichern…</translation>
    </message>
    <message>
        <source>Share code</source>
        <translation>Streckencode</translation>
    </message>
    <message>
        <source>The code of this track is too long for a QR code.</source>
        <translation>Der Code dieser Strecke ist zu lang für einen QR-Code.</translation>
    </message>
    <message>
        <source>The code is on the clipboard.</source>
        <translation>Der Code ist in der Zwischenablage.</translation>
    </message>
    <message>
        <source>The picture is not saved</source>
        <translation>Das Bild ist nicht gespeichert</translation>
    </message>
    <message>
        <source>Saved as %1.</source>
        <translation>Als %1 gespeichert.</translation>
    </message>
</context>
<context>
    <name>bubblebar::SoundPage</name>
    <message>
        <source>&amp;Play sounds</source>
        <translation>&amp;Klänge abspielen</translation>
    </message>
    <message>
        <source>&amp;Hear the horn</source>
        <translation>&amp;Hupe anhören</translation>
    </message>
    <message>
        <source>&amp;Volume</source>
        <translation>&amp;Lautstärke</translation>
    </message>
</context>
<context>
    <name>bubblebar::SpeedBox</name>
    <message>
        <source>Animation</source>
        <translation>Animation</translation>
    </message>
</context>
<context>
    <name>bubblebar::StackFan</name>
    <message>
        <source>Stack, from the bottom: %1</source>
        <translation>Stapel, von unten: %1</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>beetle, its part in the stack</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>moves</source>
        <translation>läuft</translation>
    </message>
    <message>
        <source>rides</source>
        <translation>reitet mit</translation>
    </message>
    <message>
        <source>bottom</source>
        <translation>unten</translation>
    </message>
    <message>
        <source>top</source>
        <translation>oben</translation>
    </message>
</context>
<context>
    <name>bubblebar::TableArea</name>
    <message>
        <source>Board</source>
        <translation>Spielplan</translation>
    </message>
    <message>
        <source>Over the board</source>
        <translation>Über dem Spielplan</translation>
    </message>
</context>
<context>
    <name>bubblebar::TablePage</name>
    <message>
        <source>Wood</source>
        <translation>Holz</translation>
    </message>
    <message>
        <source>Felt</source>
        <translation>Filz</translation>
    </message>
    <message>
        <source>Table &amp;top</source>
        <translation>Tisch&amp;platte</translation>
    </message>
    <message>
        <source>&amp;Animation</source>
        <translation>An&amp;imation</translation>
    </message>
    <message>
        <source>Your system asks for less motion, so nothing moves.</source>
        <translation>Dein System wünscht weniger Bewegung, also bewegt sich nichts.</translation>
    </message>
    <message>
        <source>A &amp;curtain hides the hand between two people</source>
        <translation>Ein &amp;Vorhang verdeckt die Hand zwischen zwei Menschen</translation>
    </message>
    <message>
        <source>Who plays alone against computers may take moves &amp;back</source>
        <translation>Wer allein gegen Computer spielt, darf Züge &amp;zurücknehmen</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>Aus</translation>
    </message>
    <message>
        <source>Fast</source>
        <translation>Schnell</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>Normal</translation>
    </message>
    <message>
        <source>Slow</source>
        <translation>Langsam</translation>
    </message>
</context>
<context>
    <name>bubblebar::TablePlay</name>
    <message>
        <source>%1: come to the table</source>
        <translation>%1: komm an den Tisch</translation>
    </message>
    <message>
        <source>%1: your cards lie face down</source>
        <translation>%1: Deine Karten liegen verdeckt</translation>
    </message>
    <message>
        <source>they wait until you show them again</source>
        <translation>sie warten, bis du sie wieder zeigst</translation>
    </message>
    <message>
        <source>Show my cards</source>
        <translation>Meine Karten zeigen</translation>
    </message>
    <message>
        <source>The cards wait for the next turn.</source>
        <translation>Die Karten warten auf den nächsten Zug.</translation>
    </message>
    <message>
        <source>%1’s hand</source>
        <translation>Hand von %1</translation>
    </message>
</context>
<context>
    <name>bubblebar::TableWindow</name>
    <message>
        <source>The race can’t be kept by itself: %1</source>
        <translation>Das Rennen lässt sich nicht von selbst aufheben: %1</translation>
    </message>
    <message>
        <source>Tool bar</source>
        <translation>Werkzeugleiste</translation>
    </message>
    <message>
        <source>&amp;Game</source>
        <translation>&amp;Spiel</translation>
    </message>
    <message>
        <source>New race</source>
        <translation>Neues Rennen</translation>
    </message>
    <message>
        <source>Open…</source>
        <translation>Öffnen…</translation>
    </message>
    <message>
        <source>Design a track</source>
        <translation>Strecke entwerfen</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Speichern</translation>
    </message>
    <message>
        <source>Save as…</source>
        <translation>Speichern unter…</translation>
    </message>
    <message>
        <source>Replay the race</source>
        <translation>Rückblick auf das Rennen</translation>
    </message>
    <message>
        <source>End the race without a winner…</source>
        <translation>Rennen ohne Sieger beenden…</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>&amp;Turn</source>
        <translation>&amp;Zug</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Tipp</translation>
    </message>
    <message>
        <source>Show a good move, and why</source>
        <translation>Einen guten Zug zeigen, und warum er gut ist</translation>
    </message>
    <message>
        <source>One step back</source>
        <translation>Einen Schritt zurück</translation>
    </message>
    <message>
        <source>Confirm</source>
        <translation>Bestätigen</translation>
    </message>
    <message>
        <source>End the turn, or skip the bonus</source>
        <translation>Zug beenden oder Bonus auslassen</translation>
    </message>
    <message>
        <source>Turn the tile clockwise</source>
        <translation>Plättchen im Uhrzeigersinn drehen</translation>
    </message>
    <message>
        <source>Turn the tile counter-clockwise</source>
        <translation>Plättchen gegen den Uhrzeigersinn drehen</translation>
    </message>
    <message>
        <source>Undo past drawn cards</source>
        <translation>Auch über gezogene Karten zurück</translation>
    </message>
    <message>
        <source>Undo goes back to your last decision, whatever was drawn or moved since.</source>
        <translation>Rückgängig führt zu deiner letzten Entscheidung zurück, egal was seitdem gezogen oder bewegt wurde.</translation>
    </message>
    <message>
        <source>Only in races with one person: nobody else’s moves are undone.</source>
        <translation>Nur in Rennen mit einem Menschen: Niemand anderes verliert dabei Züge.</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Ansicht</translation>
    </message>
    <message>
        <source>Zoom in</source>
        <translation>Vergrößern</translation>
    </message>
    <message>
        <source>Zoom out</source>
        <translation>Verkleinern</translation>
    </message>
    <message>
        <source>Fit</source>
        <translation>Einpassen</translation>
    </message>
    <message>
        <source>Fit the track into the window</source>
        <translation>Strecke ins Fenster einpassen</translation>
    </message>
    <message>
        <source>Reset layout</source>
        <translation>Anordnung zurücksetzen</translation>
    </message>
    <message>
        <source>Animation</source>
        <translation>Animation</translation>
    </message>
    <message>
        <source>Hide the hand between two people</source>
        <translation>Hand zwischen zwei Menschen verdecken</translation>
    </message>
    <message>
        <source>Hide my cards</source>
        <translation>Meine Karten verdecken</translation>
    </message>
    <message>
        <source>How fast moves are shown</source>
        <translation>Wie schnell Bewegungen gezeigt werden</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>&amp;Hilfe</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Tasten</translation>
    </message>
    <message>
        <source>First Flight from the start</source>
        <translation>Erster Flug von vorn</translation>
    </message>
    <message>
        <source>First Flight</source>
        <translation>Erster Flug</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Spieler</translation>
    </message>
    <message>
        <source>What happened</source>
        <translation>Was geschah</translation>
    </message>
    <message>
        <source>End the race?</source>
        <translation>Das Rennen beenden?</translation>
    </message>
    <message>
        <source>The race ends now, and nobody wins it. Everybody can see all cards then, so it does not go on.</source>
        <translation>Das Rennen endet jetzt, und niemand gewinnt es. Alle können dann alle Karten sehen, darum geht es nicht weiter.</translation>
    </message>
    <message>
        <source>End the race</source>
        <translation>Rennen beenden</translation>
    </message>
    <message>
        <source>Keep playing</source>
        <translation>Weiterspielen</translation>
    </message>
    <message>
        <source>%1[*] – Beetle to the Bubble</source>
        <translation>%1[*] – Beetle to the Bubble</translation>
    </message>
    <message>
        <source>Replay</source>
        <translation>Rückblick</translation>
    </message>
    <message>
        <source>Race over</source>
        <translation>Rennen zu Ende</translation>
    </message>
    <message>
        <source>Turn %1</source>
        <translation>Zug %1</translation>
    </message>
    <message numerus="yes">
        <source>%n track tile(s)</source>
        <translation>
            <numerusform>%n Streckenplättchen</numerusform>
            <numerusform>%n Streckenplättchen</numerusform>
        </translation>
    </message>
    <message>
        <source>Race</source>
        <translation>Rennen</translation>
    </message>
    <message>
        <source>Save the race</source>
        <translation>Rennen speichern</translation>
    </message>
    <message>
        <source>Saved races (*.bbgame)</source>
        <translation>Gespeicherte Rennen (*.bbgame)</translation>
    </message>
    <message>
        <source>The race is not saved</source>
        <translation>Das Rennen ist nicht gespeichert</translation>
    </message>
    <message>
        <source>Save the race?</source>
        <translation>Das Rennen speichern?</translation>
    </message>
    <message>
        <source>The race goes on only if it is saved.</source>
        <translation>Nur ein gespeichertes Rennen lässt sich später fortsetzen.</translation>
    </message>
    <message>
        <source>“%1” has gone on since it was saved.</source>
        <translation>„%1“ ist seit dem Speichern weitergegangen.</translation>
    </message>
    <message>
        <source>Don’t save</source>
        <translation>Nicht speichern</translation>
    </message>
</context>
<context>
    <name>bubblebar::TeamsBox</name>
    <message>
        <source>&amp;Two teams</source>
        <translation>&amp;Zwei Teams</translation>
    </message>
    <message>
        <source>against</source>
        <translation>gegen</translation>
    </message>
    <message>
        <source>For four players: two race against the other two.</source>
        <translation>Für vier Spieler: Zwei spielen gegen die anderen zwei.</translation>
    </message>
    <message>
        <source>%1 and %2 race together. Who is home moves the partner’s beetles.</source>
        <translation>%1 und %2 spielen zusammen. Wer im Ziel ist, bewegt die Käfer des eigenen Teams weiter.</translation>
    </message>
</context>
<context>
    <name>bubblebar::TerrainLegend</name>
    <message>
        <source>%1 on a space</source>
        <extracomment>%1: the greatest stacks of several terrains, &quot;4, 2, 1&quot;</extracomment>
        <translation>%1 auf einem Feld</translation>
    </message>
</context>
<context>
    <name>bubblebar::TrackCanvas</name>
    <message>
        <source>Lay %1</source>
        <comment>undo step</comment>
        <translation>%1 legen</translation>
    </message>
    <message>
        <source>Turn %1</source>
        <comment>undo step</comment>
        <translation>%1 drehen</translation>
    </message>
    <message>
        <source>Turn the whole track</source>
        <comment>undo step</comment>
        <translation>Ganze Strecke drehen</translation>
    </message>
    <message>
        <source>Flip %1</source>
        <comment>undo step</comment>
        <translation>%1 wenden</translation>
    </message>
    <message>
        <source>Take away %1</source>
        <comment>undo step</comment>
        <translation>%1 wegnehmen</translation>
    </message>
    <message>
        <source>Move %1</source>
        <comment>undo step</comment>
        <translation>%1 verschieben</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>Spielplan</translation>
    </message>
    <message>
        <source>%1 / %2 turn · %3 other face</source>
        <extracomment>%1 to %3: keys</extracomment>
        <translation>%1 / %2 dreht · %3 andere Seite</translation>
    </message>
    <message>
        <source>Click to place %1 · %2 · Esc put back</source>
        <extracomment>%1: a tile; %2: &quot;R / Shift+R turn · F other face&quot;</extracomment>
        <translation>Klicken legt %1 · %2 · Esc legt zurück</translation>
    </message>
    <message>
        <source>Click to place %1 · Esc put back</source>
        <translation>Klicken legt %1 · Esc legt zurück</translation>
    </message>
    <message>
        <source>the start tile</source>
        <translation>Startplättchen</translation>
    </message>
    <message>
        <source>the finish tile</source>
        <translation>Zielplättchen</translation>
    </message>
    <message>
        <source>Let go to lay it here · %1 · Esc put back</source>
        <translation>Loslassen legt hier ab · %1 · Esc legt zurück</translation>
    </message>
    <message>
        <source>Esc put back</source>
        <translation>Esc legt zurück</translation>
    </message>
    <message>
        <source>Take a tile from the box and lay it here</source>
        <translation>Nimm ein Plättchen aus der Schachtel und lege es hierher</translation>
    </message>
</context>
<context>
    <name>bubblebar::TrackDetail</name>
    <message numerus="yes">
        <source>%1 · %n space(s) to the bar</source>
        <translation>
            <numerusform>%1 · %n Feld bis zur Bar</numerusform>
            <numerusform>%1 · %n Felder bis zur Bar</numerusform>
        </translation>
    </message>
    <message>
        <source>By %1</source>
        <translation>Von %1</translation>
    </message>
    <message>
        <source>%1. %2</source>
        <translation>%1. %2</translation>
    </message>
</context>
<context>
    <name>bubblebar::TrackList</name>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>Can’t be played</source>
        <translation>Nicht spielbar</translation>
    </message>
</context>
<context>
    <name>bubblebar::TrackPane</name>
    <message>
        <source>File…</source>
        <translation>Datei…</translation>
    </message>
    <message>
        <source>No track of that kind</source>
        <translation>Keine solche Strecke</translation>
    </message>
    <message>
        <source>Tracks</source>
        <translation>Strecken</translation>
    </message>
    <message>
        <source>Open a track</source>
        <translation>Strecke öffnen</translation>
    </message>
    <message>
        <source>Find</source>
        <translation>Suchen</translation>
    </message>
    <message>
        <source>Find a track</source>
        <translation>Strecke suchen</translation>
    </message>
    <message>
        <source>Length of the tracks to show</source>
        <translation>Länge der gezeigten Strecken</translation>
    </message>
    <message>
        <source>All lengths</source>
        <translation>Alle Längen</translation>
    </message>
    <message>
        <source>Track</source>
        <translation>Strecke</translation>
    </message>
</context>
<context>
    <name>bubblebar::TrackPanel</name>
    <message>
        <source>So many boxes of tiles are laid out of</source>
        <translation>Aus so vielen Schachteln wird gelegt</translation>
    </message>
    <message>
        <source>&amp;Name</source>
        <translation>&amp;Name</translation>
    </message>
    <message>
        <source>&amp;Author</source>
        <translation>A&amp;utor</translation>
    </message>
    <message>
        <source>N&amp;otes</source>
        <translation>N&amp;otizen</translation>
    </message>
    <message>
        <source>&amp;Boxes</source>
        <translation>S&amp;chachteln</translation>
    </message>
    <message>
        <source>Track</source>
        <translation>Strecke</translation>
    </message>
    <message>
        <source>Change the name</source>
        <translation>Name ändern</translation>
    </message>
    <message>
        <source>Change the author</source>
        <translation>Autor ändern</translation>
    </message>
    <message>
        <source>Change the notes</source>
        <translation>Notizen ändern</translation>
    </message>
    <message>
        <source>The notes have room for %1 characters.</source>
        <translation>Die Notizen haben Platz für %1 Zeichen.</translation>
    </message>
    <message>
        <source>Change the number of boxes</source>
        <translation>Zahl der Schachteln ändern</translation>
    </message>
</context>
<context>
    <name>bubblebar::TrackPicture</name>
    <message>
        <source>Picture of the track %1</source>
        <translation>Bild der Strecke %1</translation>
    </message>
</context>
<context>
    <name>bubblebar::TurnButton</name>
    <message>
        <source>Clockwise</source>
        <translation>Im Uhrzeigersinn</translation>
    </message>
    <message>
        <source>Counter-clockwise</source>
        <translation>Gegen den Uhrzeigersinn</translation>
    </message>
</context>
<context>
    <name>bubblebar::TurnDesk</name>
    <message>
        <source>looking for a good move …</source>
        <translation>sucht einen guten Zug …</translation>
    </message>
</context>
<context>
    <name>bubblebar::UndoActions</name>
    <message>
        <source>Undo</source>
        <translation>Rückgängig</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Wiederholen</translation>
    </message>
    <message>
        <source>Nothing was undone that could be done again.</source>
        <translation>Es wurde nichts rückgängig gemacht, was sich wiederholen ließe.</translation>
    </message>
    <message>
        <source>Do again what was undone</source>
        <translation>Rückgängig Gemachtes wiederholen</translation>
    </message>
    <message>
        <source>Take back your last step</source>
        <translation>Deinen letzten Schritt zurücknehmen</translation>
    </message>
    <message>
        <source>Go back to your last decision</source>
        <translation>Zu deiner letzten Entscheidung zurückgehen</translation>
    </message>
</context>
<context>
    <name>bubblebar::WishesPane</name>
    <message>
        <source>As they come</source>
        <translation>Wie sie kommen</translation>
    </message>
    <message>
        <source>&amp;Tiles:</source>
        <translation>&amp;Plättchen:</translation>
    </message>
    <message>
        <source>any</source>
        <comment>number of turns</comment>
        <translation>beliebig</translation>
    </message>
    <message>
        <source>About so many turns of all players together, in a race of two. The shape comes second then.</source>
        <translation>Etwa so viele Züge aller Spieler zusammen, in einem Rennen zu zweit. Die Form ist dann weniger wichtig.</translation>
    </message>
    <message>
        <source>T&amp;urns of a race:</source>
        <translation>Züge eines &amp;Rennens:</translation>
    </message>
    <message>
        <source>&amp;Shape:</source>
        <translation>&amp;Form:</translation>
    </message>
    <message>
        <source>compact</source>
        <translation>kompakt</translation>
    </message>
    <message>
        <source>stretched</source>
        <translation>gestreckt</translation>
    </message>
    <message>
        <source>&amp;Ways:</source>
        <translation>&amp;Wege:</translation>
    </message>
    <message>
        <source>few</source>
        <translation>wenige</translation>
    </message>
    <message>
        <source>many</source>
        <translation>viele</translation>
    </message>
    <message>
        <source>from %1 to %2</source>
        <translation>von %1 bis %2</translation>
    </message>
    <message>
        <source>Terrains:</source>
        <translation>Gelände:</translation>
    </message>
    <message>
        <source>All other tiles are meadow.</source>
        <translation>Alle anderen Plättchen sind Wiese.</translation>
    </message>
    <message>
        <source>none</source>
        <comment>tiles of a terrain</comment>
        <translation>keine</translation>
    </message>
    <message>
        <source>some</source>
        <comment>tiles of a terrain</comment>
        <translation>einige</translation>
    </message>
    <message numerus="yes">
        <source>%n tile(s)</source>
        <translation>
            <numerusform>%n Plättchen</numerusform>
            <numerusform>%n Plättchen</numerusform>
        </translation>
    </message>
    <message>
        <source>%1:</source>
        <comment>a terrain</comment>
        <translation>%1:</translation>
    </message>
    <message>
        <source>The same number and the same wishes give the same track</source>
        <translation>Dieselbe Zahl und dieselben Wünsche ergeben dieselbe Strecke</translation>
    </message>
    <message>
        <source>Shuffle &amp;again</source>
        <translation>Neu &amp;mischen</translation>
    </message>
    <message>
        <source>&amp;Number:</source>
        <translation>&amp;Zahl:</translation>
    </message>
</context>
<context>
    <name>bubblebar::ZoomButtons</name>
    <message>
        <source>Zoom in</source>
        <translation>Vergrößern</translation>
    </message>
    <message>
        <source>Zoom out</source>
        <translation>Verkleinern</translation>
    </message>
    <message>
        <source>Fit the track into the window</source>
        <translation>Strecke ins Fenster einpassen</translation>
    </message>
</context>
<context>
    <name>bubblebar::beep::BeepPlay</name>
    <message>
        <source>right honk!</source>
        <translation>richtig gehupt!</translation>
    </message>
    <message>
        <source>wrong honk</source>
        <translation>falsch gehupt</translation>
    </message>
    <message>
        <source>Too late!</source>
        <translation>Zu spät!</translation>
    </message>
    <message>
        <source>Doesn’t match</source>
        <translation>Passt nicht</translation>
    </message>
    <message>
        <source>Not your turn</source>
        <translation>Du bist nicht dran</translation>
    </message>
    <message>
        <source>%1, from %2</source>
        <translation>%1, von %2</translation>
    </message>
    <message>
        <source>honks …</source>
        <translation>hupt …</translation>
    </message>
    <message>
        <source>two bonus cards</source>
        <translation>zwei Bonuskarten</translation>
    </message>
    <message>
        <source>removes a card</source>
        <translation>nimmt eine Karte heraus</translation>
    </message>
    <message>
        <source>passes</source>
        <translation>passt</translation>
    </message>
    <message>
        <source>All ready?</source>
        <translation>Alle bereit?</translation>
    </message>
    <message>
        <source>Look at your own piles first. Then “Go!”</source>
        <translation>Schau erst deine eigenen Stapel an. Dann: „Los!“</translation>
    </message>
    <message>
        <source>Go!</source>
        <translation>Los!</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pause</translation>
    </message>
    <message>
        <source>Time stands still.</source>
        <translation>Die Zeit steht still.</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Weiter</translation>
    </message>
    <message>
        <source>The game is over</source>
        <translation>Das Spiel ist zu Ende</translation>
    </message>
    <message>
        <source>Same animal or same colour: take a card, put it on a pile of yours. Three alike: honk!</source>
        <translation>Gleiches Tier oder gleiche Farbe: Nimm eine Karte und leg sie auf einen deiner Stapel. Drei gleiche: hupen!</translation>
    </message>
    <message>
        <source>No traffic jam</source>
        <translation>Kein Stau</translation>
    </message>
    <message>
        <source>%1 loses the top card of each own pile.</source>
        <translation>%1 verliert die oberste Karte jedes eigenen Stapels.</translation>
    </message>
    <message>
        <source>Get ready …</source>
        <translation>Macht euch bereit …</translation>
    </message>
    <message>
        <source>Nobody takes a card before “Go!”.</source>
        <translation>Vor „Los!“ nimmt niemand eine Karte.</translation>
    </message>
    <message>
        <source>%1 honks: is there a traffic jam?</source>
        <translation>%1 hupt: Ist da ein Stau?</translation>
    </message>
    <message>
        <source>Card by card …</source>
        <translation>Karte für Karte …</translation>
    </message>
    <message>
        <source>A traffic jam! %1 takes two cards</source>
        <translation>Ein Stau! %1 nimmt zwei Karten</translation>
    </message>
    <message>
        <source>They are bonus points.</source>
        <translation>Das sind Bonuspunkte.</translation>
    </message>
    <message>
        <source>And one more of the lit cards.</source>
        <translation>Und noch eine der leuchtenden Karten.</translation>
    </message>
    <message>
        <source>Pick two of the lit cards.</source>
        <translation>Wähle zwei der leuchtenden Karten.</translation>
    </message>
    <message>
        <source>Nobody can place a card: %1’s turn</source>
        <translation>Niemand kann eine Karte ablegen: %1 ist dran</translation>
    </message>
    <message>
        <source>Each player may remove one card from the middle, or pass.</source>
        <translation>Alle dürfen eine Karte aus der Mitte herausnehmen oder passen.</translation>
    </message>
    <message>
        <source>Pick a card that leaves the game, or pass.</source>
        <translation>Wähle eine Karte, die aus dem Spiel kommt, oder passe.</translation>
    </message>
    <message>
        <source>Pass</source>
        <translation>Passen</translation>
    </message>
</context>
<context>
    <name>bubblebar::beep::BeepSeatRow</name>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>Name of player %1</source>
        <translation>Name von Spieler %1</translation>
    </message>
    <message>
        <source>Who plays for %1</source>
        <translation>Wer für %1 spielt</translation>
    </message>
    <message>
        <source>Remove %1</source>
        <translation>%1 entfernen</translation>
    </message>
    <message>
        <source>Remove this player</source>
        <translation>Diesen Spieler entfernen</translation>
    </message>
    <message>
        <source>A game needs two players</source>
        <translation>Ein Spiel braucht zwei Spieler</translation>
    </message>
</context>
<context>
    <name>bubblebar::beep::BeepTable</name>
    <message>
        <source>Table</source>
        <translation>Tisch</translation>
    </message>
    <message>
        <source>Horn</source>
        <translation>Hupe</translation>
    </message>
    <message>
        <source>Pile %1: %2</source>
        <translation>Stapel %1: %2</translation>
    </message>
    <message>
        <source>Pile %1 is used up</source>
        <translation>Stapel %1 ist aufgebraucht</translation>
    </message>
    <message>
        <source>Your pile %1 is empty</source>
        <translation>Dein Stapel %1 ist leer</translation>
    </message>
    <message>
        <source>Your pile %1: %2</source>
        <translation>Dein Stapel %1: %2</translation>
    </message>
</context>
<context>
    <name>bubblebar::beep::BeepWindow</name>
    <message>
        <source>Tool bar</source>
        <translation>Werkzeugleiste</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Ansicht</translation>
    </message>
    <message>
        <source>&amp;Game</source>
        <translation>&amp;Spiel</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>Neues Spiel</translation>
    </message>
    <message>
        <source>Open…</source>
        <translation>Öffnen…</translation>
    </message>
    <message>
        <source>Save the record…</source>
        <translation>Aufzeichnung speichern…</translation>
    </message>
    <message>
        <source>Keys…</source>
        <translation>Tasten…</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>&amp;Hilfe</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Weiter</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pause</translation>
    </message>
    <message>
        <source>Beep! Beep!</source>
        <translation>Beep! Beep!</translation>
    </message>
    <message>
        <source>%1 – Beep! Beep!</source>
        <translation>%1 – Beep! Beep!</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) left in the middle. The game ends when two piles are used up.</source>
        <translation>
            <numerusform>Noch %n Karte in der Mitte. Das Spiel endet, wenn zwei Stapel aufgebraucht sind.</numerusform>
            <numerusform>Noch %n Karten in der Mitte. Das Spiel endet, wenn zwei Stapel aufgebraucht sind.</numerusform>
        </translation>
    </message>
    <message>
        <source>Game %1 of %2.</source>
        <translation>Spiel %1 von %2.</translation>
    </message>
    <message>
        <source>Strict table</source>
        <translation>Strenger Tisch</translation>
    </message>
    <message>
        <source>As on a real table</source>
        <translation>Wie am echten Tisch</translation>
    </message>
    <message>
        <source>Play again</source>
        <translation>Noch einmal spielen</translation>
    </message>
    <message>
        <source>New tournament</source>
        <translation>Neues Turnier</translation>
    </message>
    <message>
        <source>Next game</source>
        <translation>Nächstes Spiel</translation>
    </message>
    <message>
        <source>The record is not saved</source>
        <translation>Die Aufzeichnung ist nicht gespeichert</translation>
    </message>
    <message>
        <source>Beep! Beep! %1</source>
        <translation>Beep! Beep! %1</translation>
    </message>
    <message>
        <source>Save the record</source>
        <translation>Aufzeichnung speichern</translation>
    </message>
    <message>
        <source>Games of Beep! Beep! (*.bbbeep)</source>
        <translation>Spiele von Beep! Beep! (*.bbbeep)</translation>
    </message>
    <message>
        <source>Leave the game?</source>
        <translation>Das Spiel verlassen?</translation>
    </message>
    <message>
        <source>The tournament can’t be gone on with later.</source>
        <translation>Das Turnier lässt sich später nicht fortsetzen.</translation>
    </message>
    <message>
        <source>The game can’t be gone on with later.</source>
        <translation>Das Spiel lässt sich später nicht fortsetzen.</translation>
    </message>
    <message>
        <source>For a break, keep playing: it stays in pause until you go on.</source>
        <translation>Für eine Pause wähle „Weiterspielen“: Es bleibt angehalten, bis du weitermachst.</translation>
    </message>
    <message>
        <source>Leave</source>
        <translation>Verlassen</translation>
    </message>
    <message>
        <source>Keep playing</source>
        <translation>Weiterspielen</translation>
    </message>
</context>
<context>
    <name>bubblebar::beep::CountView</name>
    <message>
        <source>Score count</source>
        <translation>Punkte zählen</translation>
    </message>
    <message>
        <source>★ wins the game</source>
        <translation>★ gewinnt das Spiel</translation>
    </message>
    <message>
        <source>+%1</source>
        <comment>bonus points</comment>
        <translation>+%1</translation>
    </message>
    <message>
        <source>−%1</source>
        <comment>points lost in the review</comment>
        <translation>−%1</translation>
    </message>
    <message>
        <source>= %1</source>
        <comment>points</comment>
        <translation>= %1</translation>
    </message>
    <message>
        <source>total %1</source>
        <translation>gesamt %1</translation>
    </message>
    <message>
        <source>Review: each smallest pile, card by card</source>
        <translation>Nachprüfung: jeder kleinste Stapel, Karte für Karte</translation>
    </message>
</context>
<context>
    <name>bubblebar::beep::KeyButton</name>
    <message>
        <source>key?</source>
        <comment>a key is to be pressed now</comment>
        <translation>Taste?</translation>
    </message>
</context>
<context>
    <name>bubblebar::beep::KeysDialog</name>
    <message>
        <source>Keys</source>
        <translation>Tasten</translation>
    </message>
    <message>
        <source>Usual keys</source>
        <translation>Übliche Tasten</translation>
    </message>
    <message>
        <source>Click a key, then press the one you want. A key that somebody else has is exchanged.</source>
        <translation>Klick auf eine Taste und drücke dann die gewünschte. Gehört sie schon jemand anderem, wird getauscht.</translation>
    </message>
    <message>
        <source>take %1</source>
        <translation>nimm %1</translation>
    </message>
    <message>
        <source>onto %1</source>
        <translation>auf %1</translation>
    </message>
    <message>
        <source>horn</source>
        <translation>Hupe</translation>
    </message>
    <message>
        <source>Mouse player</source>
        <translation>Maus</translation>
    </message>
    <message>
        <source>Keys %1</source>
        <translation>Tasten %1</translation>
    </message>
    <message>
        <source>The window itself needs that key.</source>
        <translation>Diese Taste braucht das Fenster selbst.</translation>
    </message>
    <message>
        <source>%1, %2: %3</source>
        <translation>%1, %2: %3</translation>
    </message>
</context>
<context>
    <name>bubblebar::beep::NewBeepDialog</name>
    <message>
        <source>&amp;Start the game</source>
        <translation>&amp;Spiel starten</translation>
    </message>
    <message>
        <source>New game of Beep! Beep!</source>
        <translation>Neues Spiel Beep! Beep!</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Spieler</translation>
    </message>
    <message>
        <source>Add a player</source>
        <translation>Spieler hinzufügen</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Tisch</translation>
    </message>
    <message>
        <source>Strict</source>
        <translation>Streng</translation>
    </message>
    <message>
        <source>A card that does not match can’t be put down.</source>
        <translation>Eine unpassende Karte lässt sich nicht ablegen.</translation>
    </message>
    <message>
        <source>As on a real table</source>
        <translation>Wie am echten Tisch</translation>
    </message>
    <message>
        <source>Everything can be put down; the review after the game finds wrong cards, two points each.</source>
        <translation>Alles lässt sich ablegen; die Nachprüfung am Ende findet falsche Karten, je zwei Punkte Abzug.</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Spiele</translation>
    </message>
    <message>
        <source>One game</source>
        <translation>Ein Spiel</translation>
    </message>
    <message>
        <source>About three minutes.</source>
        <translation>Etwa drei Minuten.</translation>
    </message>
    <message>
        <source>Tournament</source>
        <translation>Turnier</translation>
    </message>
    <message>
        <source>Five games; the best total wins.</source>
        <translation>Fünf Spiele; die beste Gesamtpunktzahl gewinnt.</translation>
    </message>
    <message>
        <source>Keys…</source>
        <translation>Tasten…</translation>
    </message>
    <message>
        <source>At most three people can play with keys.</source>
        <translation>Höchstens drei können mit Tasten spielen.</translation>
    </message>
    <message>
        <source>Every player needs a name.</source>
        <translation>Jeder Spieler braucht einen Namen.</translation>
    </message>
</context>
<context>
    <name>bubblebar::beep::ScorePage</name>
    <message>
        <source>Back a step</source>
        <translation>Schritt zurück</translation>
    </message>
    <message>
        <source>Next step</source>
        <translation>Nächster Schritt</translation>
    </message>
    <message>
        <source>Show all</source>
        <translation>Alles zeigen</translation>
    </message>
    <message>
        <source>Save the record…</source>
        <translation>Aufzeichnung speichern…</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Game %1 of %2. </source>
        <translation>Spiel %1 von %2. </translation>
    </message>
    <message>
        <source>Counting …</source>
        <translation>Zählen …</translation>
    </message>
    <message>
        <source>The smallest pile counts, and the bonus cards.</source>
        <translation>Der kleinste Stapel zählt und die Bonuskarten.</translation>
    </message>
</context>
<context>
    <name>bubblebar::beetle::BeetlePlay</name>
    <message>
        <source>Who begins?</source>
        <translation>Wer beginnt?</translation>
    </message>
    <message>
        <source>%1: wasted</source>
        <extracomment>%1: a part of the beetle</extracomment>
        <translation>%1: verfällt</translation>
    </message>
    <message>
        <source>%1 rolls …</source>
        <translation>%1 würfelt …</translation>
    </message>
    <message>
        <source>%1, roll the die!</source>
        <translation>%1, würfle!</translation>
    </message>
    <message>
        <source>%1, throw for who begins!</source>
        <translation>%1, würfle: Wer beginnt?</translation>
    </message>
    <message>
        <source>%1, throw again!</source>
        <translation>%1, würfle noch einmal!</translation>
    </message>
    <message>
        <source>Stop here</source>
        <translation>Hier aufhören</translation>
    </message>
    <message>
        <source>Play again</source>
        <translation>Noch einmal spielen</translation>
    </message>
    <message>
        <source>%1: roll</source>
        <translation>%1: würfeln</translation>
    </message>
    <message>
        <source>The highest throw begins.</source>
        <translation>Der höchste Wurf beginnt.</translation>
    </message>
    <message>
        <source>%1 has won!</source>
        <translation>%1 hat gewonnen!</translation>
    </message>
</context>
<context>
    <name>bubblebar::beetle::BeetleSeatRow</name>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>Person</source>
        <translation>Mensch</translation>
    </message>
    <message>
        <source>Computer</source>
        <translation>Computer</translation>
    </message>
    <message>
        <source>Pen of %1</source>
        <translation>Stift von %1</translation>
    </message>
    <message>
        <source>Name on seat %1</source>
        <translation>Name auf Sitzplatz %1</translation>
    </message>
    <message>
        <source>Who plays for %1</source>
        <translation>Wer für %1 spielt</translation>
    </message>
    <message>
        <source>Remove %1</source>
        <translation>%1 entfernen</translation>
    </message>
    <message>
        <source>Remove this player</source>
        <translation>Diesen Spieler entfernen</translation>
    </message>
    <message>
        <source>A game needs two players</source>
        <translation>Ein Spiel braucht zwei Spieler</translation>
    </message>
</context>
<context>
    <name>bubblebar::beetle::BeetleWindow</name>
    <message>
        <source>Tool bar</source>
        <translation>Werkzeugleiste</translation>
    </message>
    <message>
        <source>&amp;Game</source>
        <translation>&amp;Spiel</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>Neues Spiel</translation>
    </message>
    <message>
        <source>Open…</source>
        <translation>Öffnen…</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Speichern</translation>
    </message>
    <message>
        <source>Save as…</source>
        <translation>Speichern unter…</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>&amp;Hilfe</translation>
    </message>
    <message>
        <source>&amp;Play</source>
        <translation>S&amp;pielen</translation>
    </message>
    <message>
        <source>Fast forward</source>
        <translation>Schneller Vorlauf</translation>
    </message>
    <message>
        <source>Rolls on for everybody until the end, or until you press it again</source>
        <translation>Würfelt für alle weiter, bis zum Ende oder bis du wieder darauf klickst</translation>
    </message>
    <message>
        <source>Many games…</source>
        <translation>Viele Spiele…</translation>
    </message>
    <message>
        <source>Plays many games like this one and compares them with the exact chances</source>
        <translation>Spielt viele Spiele wie dieses und vergleicht sie mit den genauen Chancen</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Ansicht</translation>
    </message>
    <message>
        <source>Chances to win</source>
        <translation>Gewinnchancen</translation>
    </message>
    <message>
        <source>How fast rolls and drawings are shown</source>
        <translation>Wie schnell Würfe und Zeichnungen gezeigt werden</translation>
    </message>
    <message>
        <source>Rolls</source>
        <translation>Würfe</translation>
    </message>
    <message>
        <source>Beetle[*]</source>
        <translation>Beetle[*]</translation>
    </message>
    <message>
        <source>%1[*] – Beetle</source>
        <translation>%1[*] – Beetle</translation>
    </message>
    <message numerus="yes">
        <source>%n roll(s) so far</source>
        <translation>
            <numerusform>bisher %n Wurf</numerusform>
            <numerusform>bisher %n Würfe</numerusform>
        </translation>
    </message>
    <message>
        <source>Beetle</source>
        <translation>Beetle</translation>
    </message>
    <message>
        <source>Save the game</source>
        <translation>Spiel speichern</translation>
    </message>
    <message>
        <source>Saved games of Beetle (*.bbbeetle)</source>
        <translation>Gespeicherte Spiele von Beetle (*.bbbeetle)</translation>
    </message>
    <message>
        <source>The game is not saved</source>
        <translation>Das Spiel ist nicht gespeichert</translation>
    </message>
    <message>
        <source>Save the game?</source>
        <translation>Das Spiel speichern?</translation>
    </message>
    <message>
        <source>The game goes on only if it is saved.</source>
        <translation>Nur ein gespeichertes Spiel lässt sich später fortsetzen.</translation>
    </message>
    <message>
        <source>Don’t save</source>
        <translation>Nicht speichern</translation>
    </message>
    <message>
        <source>Keep playing</source>
        <translation>Weiterspielen</translation>
    </message>
</context>
<context>
    <name>bubblebar::beetle::DiePanel</name>
    <message>
        <source>Space or Enter</source>
        <translation>Leertaste oder Eingabe</translation>
    </message>
</context>
<context>
    <name>bubblebar::beetle::DieView</name>
    <message>
        <source>Click to roll, or press Space</source>
        <translation>Zum Würfeln klicken oder die Leertaste drücken</translation>
    </message>
    <message>
        <source>The die shows %1</source>
        <translation>Der Würfel zeigt %1</translation>
    </message>
</context>
<context>
    <name>bubblebar::beetle::EndCard</name>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Look at the table</source>
        <translation>Tisch ansehen</translation>
    </message>
    <message>
        <source>New game…</source>
        <translation>Neues Spiel…</translation>
    </message>
    <message>
        <source>Play again</source>
        <translation>Noch einmal spielen</translation>
    </message>
    <message>
        <source>%1 has won!</source>
        <translation>%1 hat gewonnen!</translation>
    </message>
    <message numerus="yes">
        <source>The first whole beetle, after %n roll(s).</source>
        <translation>
            <numerusform>Der erste ganze Käfer, nach %n Wurf.</numerusform>
            <numerusform>Der erste ganze Käfer, nach %n Würfen.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>bubblebar::beetle::HistogramView</name>
    <message>
        <source>%1 %</source>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>Rolls for a whole beetle</source>
        <translation>Würfe für einen ganzen Käfer</translation>
    </message>
    <message>
        <source>The Left and Right keys tell the numbers of each bar</source>
        <translation>Die Pfeiltasten links und rechts nennen die Zahlen jedes Balkens</translation>
    </message>
    <message>
        <source>%1 rolls or more</source>
        <translation>%1 Würfe oder mehr</translation>
    </message>
    <message numerus="yes">
        <source>%n roll(s)</source>
        <translation>
            <numerusform>%n Wurf</numerusform>
            <numerusform>%n Würfe</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 or %2 rolls</source>
        <translation>%1 oder %2 Würfe</translation>
    </message>
    <message>
        <source>exact: %1</source>
        <translation>genau: %1</translation>
    </message>
    <message>
        <source>%1 of %2 beetles: %3</source>
        <translation>%1 von %2 Käfern: %3</translation>
    </message>
    <message>
        <source>rolls for a whole beetle</source>
        <translation>Würfe für einen ganzen Käfer</translation>
    </message>
    <message>
        <source>exact</source>
        <translation>genau</translation>
    </message>
    <message>
        <source>%1 beetles</source>
        <translation>%1 Käfer</translation>
    </message>
</context>
<context>
    <name>bubblebar::beetle::NewBeetleDialog</name>
    <message>
        <source>&amp;Add a player</source>
        <translation>Spieler &amp;hinzufügen</translation>
    </message>
    <message>
        <source>&amp;Four legs instead of six</source>
        <translation>&amp;Vier Beine statt sechs</translation>
    </message>
    <message>
        <source>&amp;Wings: a 6 draws one once the tail is on</source>
        <translation>&amp;Flügel: Mit Schwanz zeichnet eine 6 einen Flügel</translation>
    </message>
    <message>
        <source>Play &amp;on for the places when the first beetle is finished</source>
        <translation>Nach dem ersten fertigen Käfer &amp;um die Plätze weiterspielen</translation>
    </message>
    <message>
        <source>&amp;Start the game</source>
        <translation>&amp;Spiel starten</translation>
    </message>
    <message>
        <source>New game of Beetle</source>
        <translation>Neues Spiel Beetle</translation>
    </message>
    <message>
        <source>Players, clockwise</source>
        <translation>Spieler, im Uhrzeigersinn</translation>
    </message>
    <message>
        <source>S&amp;huffle seats</source>
        <translation>Sitzplätze &amp;mischen</translation>
    </message>
    <message>
        <source>Beetle and rules</source>
        <translation>Käfer und Regeln</translation>
    </message>
    <message>
        <source>Eight players are the most</source>
        <translation>Höchstens acht Spieler</translation>
    </message>
    <message>
        <source>The player on seat %1 needs a name.</source>
        <translation>Der Spieler auf Sitzplatz %1 braucht einen Namen.</translation>
    </message>
</context>
<context>
    <name>bubblebar::beetle::NumberTable</name>
    <message>
        <source>×%1</source>
        <translation>×%1</translation>
    </message>
    <message>
        <source>×%1 + %2</source>
        <translation>×%1 + %2</translation>
    </message>
    <message>
        <source>What the numbers stand for</source>
        <translation>Was die Zahlen bedeuten</translation>
    </message>
    <message>
        <source>%1 is %2, %3</source>
        <translation>%1 ist %2, %3</translation>
    </message>
</context>
<context>
    <name>bubblebar::beetle::RollsLog</name>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
</context>
<context>
    <name>bubblebar::beetle::SheetView</name>
    <message>
        <source>person</source>
        <translation>Mensch</translation>
    </message>
    <message>
        <source>computer</source>
        <translation>Computer</translation>
    </message>
    <message>
        <source>to win</source>
        <translation>Gewinnchance</translation>
    </message>
    <message>
        <source>A tie: throws again</source>
        <translation>Gleichstand: würfelt noch einmal</translation>
    </message>
    <message>
        <source>Throws for who begins</source>
        <translation>Würfelt um den Anfang</translation>
    </message>
    <message>
        <source>Has thrown</source>
        <translation>Hat gewürfelt</translation>
    </message>
    <message>
        <source>doesn’t begin</source>
        <translation>beginnt nicht</translation>
    </message>
    <message>
        <source>Begins!</source>
        <translation>Beginnt!</translation>
    </message>
    <message>
        <source>%1 to win</source>
        <translation>%1 Gewinnchance</translation>
    </message>
    <message>
        <source>rolls next</source>
        <translation>würfelt als Nächstes</translation>
    </message>
</context>
<context>
    <name>bubblebar::beetle::StatisticsDialog</name>
    <message>
        <source>%1 %</source>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>Many games of Beetle</source>
        <translation>Viele Spiele Beetle</translation>
    </message>
    <message>
        <source>The same seed gives the same games again</source>
        <translation>Derselbe Startwert ergibt wieder dieselben Spiele</translation>
    </message>
    <message>
        <source>Games played</source>
        <translation>Gespielte Spiele</translation>
    </message>
    <message>
        <source>&amp;Games</source>
        <translation>&amp;Spiele</translation>
    </message>
    <message>
        <source>S&amp;eed</source>
        <translation>S&amp;tartwert</translation>
    </message>
    <message>
        <source>Seat</source>
        <translation>Sitzplatz</translation>
    </message>
    <message>
        <source>Games won</source>
        <translation>Gewonnen</translation>
    </message>
    <message>
        <source>Exact</source>
        <translation>Genau</translation>
    </message>
    <message>
        <source>Games won by seat</source>
        <translation>Gewonnene Spiele nach Sitzplatz</translation>
    </message>
    <message numerus="yes">
        <source>%n player(s), %1</source>
        <extracomment>%1: &quot;six legs, no wings&quot;</extracomment>
        <translation>
            <numerusform>%n Spieler, %1</numerusform>
            <numerusform>%n Spieler, %1</numerusform>
        </translation>
    </message>
    <message>
        <source>Games won by seat, where the first seat begins:</source>
        <translation>Gewonnene Spiele nach Sitzplatz, der erste Sitzplatz beginnt:</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>&amp;Play them</source>
        <translation>&amp;Durchspielen</translation>
    </message>
    <message>
        <source>–</source>
        <translation>–</translation>
    </message>
    <message>
        <source>A beetle takes %1 rolls on average, with a standard deviation of %2.</source>
        <translation>Ein Käfer braucht im Schnitt %1 Würfe, mit einer Standardabweichung von %2.</translation>
    </message>
    <message>
        <source>In the games played it took %1, with %2.</source>
        <translation>In den gespielten Spielen waren es %1, mit %2.</translation>
    </message>
</context>
</TS>
