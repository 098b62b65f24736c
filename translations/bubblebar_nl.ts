<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="nl">
<context>
    <name>Beep</name>
    <message>
        <source>player %1</source>
        <translation>speler %1</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>Het spel is afgelopen.</translation>
    </message>
    <message>
        <source>Play is paused: wait for “Go!”.</source>
        <translation>Het is pauze: wacht op “Start!”.</translation>
    </message>
    <message>
        <source>There is no pause that “Go!” could end.</source>
        <translation>Er is geen pauze die “Start!” kan beëindigen.</translation>
    </message>
    <message>
        <source>First %1 takes two cards as the reward for the horn.</source>
        <translation>Eerst pakt %1 twee kaarten als beloning voor het toeteren.</translation>
    </message>
    <message>
        <source>A reward is only for a horn that found a traffic jam.</source>
        <translation>Een beloning is er alleen als er bij het toeteren een file was.</translation>
    </message>
    <message>
        <source>The reward belongs to %1, who honked.</source>
        <translation>De beloning is voor %1, die heeft getoeterd.</translation>
    </message>
    <message>
        <source>Cards are only removed while nobody can place a card and there is no traffic jam.</source>
        <translation>Kaarten worden alleen weggenomen als niemand een kaart kan leggen en er geen file is.</translation>
    </message>
    <message>
        <source>Nobody can place a card: first each player removes one or passes, now %1.</source>
        <translation>Niemand kan een kaart leggen: eerst neemt iedere speler er een weg of past, nu %1.</translation>
    </message>
    <message>
        <source>It is the turn of %1 to remove a card or to pass.</source>
        <translation>%1 is aan de beurt: een kaart wegnemen of passen.</translation>
    </message>
    <message>
        <source>The clock never goes back: the event before was at %1 ms.</source>
        <translation>De klok loopt nooit terug: de gebeurtenis hiervoor was op %1 ms.</translation>
    </message>
    <message>
        <source>frog</source>
        <translation>kikker</translation>
    </message>
    <message>
        <source>hedgehog</source>
        <translation>egel</translation>
    </message>
    <message>
        <source>duck</source>
        <translation>eend</translation>
    </message>
    <message>
        <source>cow</source>
        <translation>koe</translation>
    </message>
    <message>
        <source>cat</source>
        <translation>kat</translation>
    </message>
    <message>
        <source>snail</source>
        <translation>slak</translation>
    </message>
    <message>
        <source>sheep</source>
        <translation>schaap</translation>
    </message>
    <message>
        <source>fox</source>
        <translation>vos</translation>
    </message>
    <message>
        <source>green</source>
        <translation>groen</translation>
    </message>
    <message>
        <source>red</source>
        <translation>rood</translation>
    </message>
    <message>
        <source>yellow</source>
        <translation>geel</translation>
    </message>
    <message>
        <source>blue</source>
        <translation>blauw</translation>
    </message>
    <message>
        <source>white</source>
        <translation>wit</translation>
    </message>
    <message>
        <source>purple</source>
        <translation>paars</translation>
    </message>
    <message>
        <source>orange</source>
        <translation>oranje</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>colour and animal of a card: green frog</comment>
        <translation>%2 %1</translation>
    </message>
    <message>
        <source>The two cards of a reward come from two piles.</source>
        <translation>De twee kaarten van een beloning komen van twee stapels.</translation>
    </message>
    <message>
        <source>The card “%1” does not belong to a traffic jam.</source>
        <translation>De kaart “%1” hoort niet bij een file.</translation>
    </message>
    <message>
        <source>Pile %1 in the middle is used up.</source>
        <translation>Stapel %1 in het midden is op.</translation>
    </message>
    <message>
        <source>Somebody else was faster: the card has gone.</source>
        <translation>Iemand was sneller: de kaart is al weg.</translation>
    </message>
    <message>
        <source>“%1” has neither the animal nor the colour of “%2”.</source>
        <translation>“%1” heeft niet het dier en niet de kleur van “%2”.</translation>
    </message>
    <message>
        <source>%1: a jam twice over, %2 × %3 and %4 × %5</source>
        <translation>%1: een dubbele file, %2 × %3 en %4 × %5</translation>
    </message>
    <message>
        <source>%1: a jam, %2 × %3</source>
        <translation>%1: een file, %2 × %3</translation>
    </message>
    <message>
        <source>%1: no jam</source>
        <translation>%1: geen file</translation>
    </message>
    <message>
        <source>“%1” is the first card of the pile: right.</source>
        <translation>“%1” is de eerste kaart van de stapel: goed.</translation>
    </message>
    <message>
        <source>“%1” on “%2”: right.</source>
        <translation>“%1” op “%2”: goed.</translation>
    </message>
    <message>
        <source>“%1” on “%2”: neither the animal nor the colour, %3 points less.</source>
        <translation>“%1” op “%2”: niet het dier en niet de kleur, %3 punten minder.</translation>
    </message>
    <message>
        <source>The game goes on.</source>
        <translation>Het spel gaat verder.</translation>
    </message>
    <message>
        <source>The game is over: two piles in the middle are used up.</source>
        <translation>Het spel is afgelopen: twee stapels in het midden zijn op.</translation>
    </message>
    <message>
        <source>The game is over: nobody could place a card, and all passed.</source>
        <translation>Het spel is afgelopen: niemand kon een kaart leggen en iedereen heeft gepast.</translation>
    </message>
    <message>
        <source>“%1” is no card: a card is an animal and a colour, as “frog green”.</source>
        <translation>“%1” is geen kaart: een kaart is een dier en een kleur, zoals “frog green”.</translation>
    </message>
    <message>
        <source>The piles in the middle differ by one card at most, but here they have from %1 to %2.</source>
        <translation>De stapels in het midden verschillen hoogstens één kaart, maar hier hebben ze er %1 tot %2.</translation>
    </message>
    <message>
        <source>Event %1 is against the rules: %2</source>
        <translation>Gebeurtenis %1 is tegen de regels: %2</translation>
    </message>
</context>
<context>
    <name>BeepHelp</name>
    <message>
        <source>Everybody plays at the same time. Five piles of cars stand in the middle, and everybody has two piles of their own (three, if only two play).</source>
        <translation>Iedereen speelt tegelijk. In het midden liggen vijf stapels auto’s, en iedereen heeft twee eigen stapels (drie als je maar met z’n tweeën speelt).</translation>
    </message>
    <message>
        <source>Collecting cars</source>
        <translation>Auto’s verzamelen</translation>
    </message>
    <message>
        <source>After “Go!” take the top card of a pile in the middle and put it on one of your piles. It must have the &lt;b&gt;same animal&lt;/b&gt; or the &lt;b&gt;same colour&lt;/b&gt; as the card there. One card at a time: who is first has it.</source>
        <translation>Pak na “Start!” de bovenste kaart van een stapel in het midden en leg hem op een van je eigen stapels. Hij moet &lt;b&gt;hetzelfde dier&lt;/b&gt; of &lt;b&gt;dezelfde kleur&lt;/b&gt; hebben als de kaart die daar ligt. Eén kaart tegelijk: wie het eerst is, heeft hem.</translation>
    </message>
    <message>
        <source>A blue duck lies on top of your pile. The red duck and the blue cow fit. The green fox does not.</source>
        <translation>Boven op je stapel ligt een blauwe eend. De rode eend en de blauwe koe passen. De groene vos niet.</translation>
    </message>
    <message>
        <source>Traffic jam</source>
        <translation>File</translation>
    </message>
    <message>
        <source>Three snails in the middle: a traffic jam! Three cars of one colour are one too.</source>
        <translation>Drie slakken in het midden: een file! Drie auto’s van één kleur zijn dat ook.</translation>
    </message>
    <message>
        <source>Honk! Who honks first takes two cards of the jam as bonus cards. But if there is no jam, you lose the top card of each of your piles.</source>
        <translation>Toeter! Wie het eerst toetert, pakt twee kaarten van de file als bonuskaarten. Maar is er geen file, dan verlies je de bovenste kaart van elk van je stapels.</translation>
    </message>
    <message>
        <source>Nobody can go on</source>
        <translation>Niemand kan verder</translation>
    </message>
    <message>
        <source>If no card fits anywhere and there is no jam, each player in turn may take one card of the middle out of the game.</source>
        <translation>Past er nergens een kaart en is er geen file, dan mag elke speler om de beurt één kaart uit het midden uit het spel nemen.</translation>
    </message>
    <message>
        <source>The end</source>
        <translation>Het einde</translation>
    </message>
    <message>
        <source>The game ends when two of the five piles are used up. Your &lt;b&gt;smallest&lt;/b&gt; pile counts: one point for each card in it, and one for each bonus card.</source>
        <translation>Het spel eindigt als twee van de vijf stapels op zijn. Je &lt;b&gt;kleinste&lt;/b&gt; stapel telt: één punt voor elke kaart erin, en één voor elke bonuskaart.</translation>
    </message>
    <message>
        <source>Only the smaller pile brings points, so let both of them grow.</source>
        <translation>Alleen de kleinere stapel levert punten op, dus laat ze allebei groeien.</translation>
    </message>
    <message>
        <source>As on a real table</source>
        <translation>Zoals aan een echte tafel</translation>
    </message>
    <message>
        <source>Here you can put down any card. After the game the smallest pile is checked: each card that does not fit costs two points.</source>
        <translation>Hier kun je elke kaart neerleggen. Na het spel wordt de kleinste stapel gecontroleerd: elke kaart die niet past, kost twee punten.</translation>
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
        <translation>Muis</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Toetsen</translation>
    </message>
    <message>
        <source>Computer, easy</source>
        <translation>Computer, makkelijk</translation>
    </message>
    <message>
        <source>Computer, medium</source>
        <translation>Computer, gemiddeld</translation>
    </message>
    <message>
        <source>Computer, hard</source>
        <translation>Computer, moeilijk</translation>
    </message>
    <message>
        <source>Player %1</source>
        <translation>Speler %1</translation>
    </message>
</context>
<context>
    <name>BeepTable</name>
    <message numerus="yes">
        <source>%n card(s)</source>
        <comment>of an own pile</comment>
        <translation>
            <numerusform>%n kaart</numerusform>
            <numerusform>%n kaarten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n bonus</source>
        <comment>bonus cards</comment>
        <translation>
            <numerusform>%n bonus</numerusform>
            <numerusform>%n bonus</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 · total %2</source>
        <translation>%1 · totaal %2</translation>
    </message>
    <message>
        <source>total %1</source>
        <translation>totaal %1</translation>
    </message>
    <message>
        <source>take from 1 to 5</source>
        <translation>pak van 1 tot 5</translation>
    </message>
    <message>
        <source>onto</source>
        <translation>op</translation>
    </message>
    <message>
        <source>horn</source>
        <translation>toeter</translation>
    </message>
    <message>
        <source>Horn</source>
        <translation>Toeter</translation>
    </message>
    <message>
        <source>three of one animal, or three of one colour

or right mouse button</source>
        <translation>drie gelijke dieren of drie gelijke kleuren

of rechtermuisknop</translation>
    </message>
    <message>
        <source>three of one animal, or three of one colour</source>
        <translation>drie gelijke dieren of drie gelijke kleuren</translation>
    </message>
    <message>
        <source>Just now</source>
        <translation>Zojuist</translation>
    </message>
    <message>
        <source>Go!</source>
        <translation>Start!</translation>
    </message>
    <message>
        <source>used up</source>
        <translation>op</translation>
    </message>
</context>
<context>
    <name>Beetle</name>
    <message>
        <source>The beetle has its body already.</source>
        <translation>De kever heeft zijn lijf al.</translation>
    </message>
    <message>
        <source>The beetle has its head already.</source>
        <translation>De kever heeft zijn kop al.</translation>
    </message>
    <message>
        <source>The beetle has all four legs.</source>
        <translation>De kever heeft alle vier poten al.</translation>
    </message>
    <message>
        <source>The beetle has all six legs.</source>
        <translation>De kever heeft alle zes poten al.</translation>
    </message>
    <message>
        <source>The beetle has both eyes.</source>
        <translation>De kever heeft beide ogen al.</translation>
    </message>
    <message>
        <source>The beetle has both antennae.</source>
        <translation>De kever heeft beide voelsprieten al.</translation>
    </message>
    <message>
        <source>The beetle has its tail already.</source>
        <translation>De kever heeft zijn staart al.</translation>
    </message>
    <message>
        <source>The beetle has its tail and both wings.</source>
        <translation>De kever heeft zijn staart en beide vleugels al.</translation>
    </message>
    <message>
        <source>%1 draws the body.</source>
        <translation>%1 tekent het lijf.</translation>
    </message>
    <message>
        <source>%1 draws the head.</source>
        <translation>%1 tekent de kop.</translation>
    </message>
    <message>
        <source>%1 draws a leg.</source>
        <translation>%1 tekent een poot.</translation>
    </message>
    <message>
        <source>%1 draws an eye.</source>
        <translation>%1 tekent een oog.</translation>
    </message>
    <message>
        <source>%1 draws an antenna.</source>
        <translation>%1 tekent een voelspriet.</translation>
    </message>
    <message>
        <source>%1 draws the tail.</source>
        <translation>%1 tekent de staart.</translation>
    </message>
    <message>
        <source>%1 draws a wing.</source>
        <translation>%1 tekent een vleugel.</translation>
    </message>
    <message>
        <source>body</source>
        <translation>lijf</translation>
    </message>
    <message>
        <source>head</source>
        <translation>kop</translation>
    </message>
    <message>
        <source>leg</source>
        <translation>poot</translation>
    </message>
    <message>
        <source>eye</source>
        <translation>oog</translation>
    </message>
    <message>
        <source>antenna</source>
        <translation>voelspriet</translation>
    </message>
    <message>
        <source>tail</source>
        <translation>staart</translation>
    </message>
    <message>
        <source>wing</source>
        <translation>vleugel</translation>
    </message>
    <message>
        <source>tail, then wing</source>
        <extracomment>What the number 6 of the die stands for in a game with wings</extracomment>
        <translation>staart, dan vleugel</translation>
    </message>
    <message>
        <source>The beetle needs a body first.</source>
        <translation>De kever heeft eerst een lijf nodig.</translation>
    </message>
    <message>
        <source>The beetle needs a head first.</source>
        <translation>De kever heeft eerst een kop nodig.</translation>
    </message>
    <message>
        <source>%1 can’t draw this: %2. %3</source>
        <extracomment>%1: a name, %2: a part, %3: a sentence, why</extracomment>
        <translation>%1 kan dit niet tekenen: %2. %3</translation>
    </message>
    <message>
        <source>%1 The beetle is finished!</source>
        <translation>%1 De kever is klaar!</translation>
    </message>
    <message>
        <source>red</source>
        <translation>rood</translation>
    </message>
    <message>
        <source>orange</source>
        <translation>oranje</translation>
    </message>
    <message>
        <source>yellow</source>
        <translation>geel</translation>
    </message>
    <message>
        <source>green</source>
        <translation>groen</translation>
    </message>
    <message>
        <source>blue</source>
        <translation>blauw</translation>
    </message>
    <message>
        <source>purple</source>
        <translation>paars</translation>
    </message>
    <message>
        <source>pink</source>
        <translation>roze</translation>
    </message>
    <message>
        <source>brown</source>
        <translation>bruin</translation>
    </message>
    <message>
        <source>Roll %1 comes after the end of the game, which %2 has won.</source>
        <translation>Worp %1 komt na het einde van het spel, dat %2 heeft gewonnen.</translation>
    </message>
</context>
<context>
    <name>BeetleFirstMode</name>
    <message>
        <source>%1: where to with %2?</source>
        <translation>%1: waarheen met %2?</translation>
    </message>
    <message>
        <source>the cards that reach a place lie beside it</source>
        <translation>naast elke plek liggen de kaarten die daarheen leiden</translation>
    </message>
    <message>
        <source>%1: with which card to %2?</source>
        <translation>%1: met welke kaart naar %2?</translation>
    </message>
    <message>
        <source>None of the cards takes %1 to %2 now.</source>
        <translation>Geen van de kaarten brengt %1 nu naar %2.</translation>
    </message>
</context>
<context>
    <name>BeetleHelp</name>
    <message>
        <source>Who has drawn a whole beetle first? Everybody has a sheet of paper, and there is one die.</source>
        <translation>Wie heeft het eerst een hele kever getekend? Iedereen heeft een vel papier, en er is één dobbelsteen.</translation>
    </message>
    <message>
        <source>A whole beetle has a body, a head, a tail, six legs, two eyes and two antennae.</source>
        <translation>Een hele kever heeft een lijf, een kop, een staart, zes poten, twee ogen en twee voelsprieten.</translation>
    </message>
    <message>
        <source>At first everybody rolls, and the highest number begins. Those who share it roll again. Then you roll once in your turn. The number says what you draw:</source>
        <translation>Eerst gooit iedereen, en het hoogste getal begint. Wie gelijk staan, gooien opnieuw. Daarna gooi je één keer per beurt. Het getal zegt wat je tekent:</translation>
    </message>
    <message>
        <source>One after the other</source>
        <translation>Eén voor één</translation>
    </message>
    <message>
        <source>The body comes first. Legs, tail and head need a body, eyes and antennae need a head. What does not fit or is there already is lost, and the next player rolls.</source>
        <translation>Het lijf komt eerst. Poten, staart en kop hebben een lijf nodig, ogen en voelsprieten een kop. Wat niet past of er al is, telt niet, en de volgende speler gooit.</translation>
    </message>
    <message>
        <source>A four on this sheet? “%1”</source>
        <translation>Een vier op dit vel? “%1”</translation>
    </message>
    <message>
        <source>The end</source>
        <translation>Het einde</translation>
    </message>
    <message>
        <source>The first whole beetle wins. If you like, the others play on for second and third place.</source>
        <translation>De eerste hele kever wint. Als je wilt, spelen de anderen verder om de tweede en derde plaats.</translation>
    </message>
    <message>
        <source>Other beetles</source>
        <translation>Andere kevers</translation>
    </message>
    <message>
        <source>With four legs a game is shorter. With wings it is longer: once the tail is on, a six draws a wing.</source>
        <translation>Met vier poten is een spel korter. Met vleugels duurt het langer: als de staart er is, teken je met een zes een vleugel.</translation>
    </message>
</context>
<context>
    <name>BeetleWords</name>
    <message>
        <source>%1 throws a %2. %3 has the highest throw and begins!</source>
        <translation>%1 gooit een %2. %3 heeft de hoogste worp en begint!</translation>
    </message>
    <message>
        <source>%1 throws a %2. A tie: %3 throw again.</source>
        <extracomment>%3: two or more names</extracomment>
        <translation>%1 gooit een %2. Gelijke stand: %3 gooien nog een keer.</translation>
    </message>
    <message>
        <source>%1 throws a %2 for who begins.</source>
        <translation>%1 gooit een %2 om te beginnen.</translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <extracomment>A list of names: %1 is &quot;Mia, Jonas&quot;, %2 the last one</extracomment>
        <translation>%1 en %2</translation>
    </message>
    <message>
        <source>, </source>
        <translation>, </translation>
    </message>
    <message>
        <source>four legs</source>
        <translation>vier poten</translation>
    </message>
    <message>
        <source>six legs</source>
        <translation>zes poten</translation>
    </message>
    <message>
        <source>with wings</source>
        <translation>met vleugels</translation>
    </message>
    <message>
        <source>no wings</source>
        <translation>zonder vleugels</translation>
    </message>
    <message>
        <source>played on for the places</source>
        <translation>doorgespeeld om de plaatsen</translation>
    </message>
</context>
<context>
    <name>Board</name>
    <message numerus="yes">
        <source>%n space(s)</source>
        <translation>
            <numerusform>%n veld</numerusform>
            <numerusform>%n velden</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n ride(s)</source>
        <comment>beetles that ride along</comment>
        <translation>
            <numerusform>%n lift mee</numerusform>
            <numerusform>%n liften mee</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>BoardFacts</name>
    <message>
        <source>On tile %1, %2.</source>
        <comment>tile, its terrain</comment>
        <translation>Op tegel %1, %2.</translation>
    </message>
    <message numerus="yes">
        <source>At most %n beetle(s) high.</source>
        <translation>
            <numerusform>Hoogstens één kever hoog.</numerusform>
            <numerusform>Hoogstens %n kevers hoog.</numerusform>
        </translation>
    </message>
    <message>
        <source>Nobody may be overtaken here.</source>
        <translation>Hier mag niemand worden ingehaald.</translation>
    </message>
    <message>
        <source>No path leads away.</source>
        <translation>Er leidt geen pad weg.</translation>
    </message>
    <message>
        <source>Paths lead to %1.</source>
        <translation>Er leiden paden naar %1.</translation>
    </message>
    <message>
        <source>Takes along %1.</source>
        <translation>Neemt %1 mee.</translation>
    </message>
    <message>
        <source>Beside %1.</source>
        <translation>Naast %1.</translation>
    </message>
    <message>
        <source>Terrain: %1.</source>
        <translation>Terrein: %1.</translation>
    </message>
</context>
<context>
    <name>BoardParts</name>
    <message>
        <source>%1 on %2</source>
        <comment>beetle, space</comment>
        <translation>%1 op %2</translation>
    </message>
    <message>
        <source>%1 on %2, on top of %3</source>
        <comment>beetle, space, beetle</comment>
        <translation>%1 op %2, boven op %3</translation>
    </message>
    <message>
        <source>bonus: %1</source>
        <translation>bonus: %1</translation>
    </message>
    <message>
        <source>with a stack, from the bottom: %1</source>
        <translation>met een stapel, van onder naar boven: %1</translation>
    </message>
    <message>
        <source>with %1</source>
        <translation>met %1</translation>
    </message>
    <message>
        <source>tile %1</source>
        <translation>tegel %1</translation>
    </message>
    <message>
        <source>Chosen.</source>
        <translation>Gekozen.</translation>
    </message>
    <message>
        <source>Can move.</source>
        <translation>Kan bewegen.</translation>
    </message>
    <message>
        <source>Can be put into another order.</source>
        <translation>Kan worden herschikt.</translation>
    </message>
    <message>
        <source>Can be reached.</source>
        <translation>Bereikbaar.</translation>
    </message>
    <message>
        <source>Can be reached with: %1.</source>
        <translation>Bereikbaar met: %1.</translation>
    </message>
</context>
<context>
    <name>BubbleHelp</name>
    <message>
        <source>The flowers on the tiles are the spaces. Beetles walk along the stems, in any direction, also backwards. A stem goes on where the stems of two tiles meet at an edge.</source>
        <translation>De bloemen op de tegels zijn de velden. Kevers lopen langs de stengels, in elke richting, ook achteruit. Een stengel loopt door waar de stengels van twee tegels elkaar aan de rand raken.</translation>
    </message>
    <message>
        <source>Each colour has petals of its own shape: orange, blue, yellow, pink and green. A space can have two colours. Then both count.</source>
        <translation>Elke kleur heeft bloemblaadjes met een eigen vorm: oranje, blauw, geel, roze en groen. Een veld kan twee kleuren hebben. Dan tellen ze allebei.</translation>
    </message>
    <message>
        <source>To a colour</source>
        <translation>Tot een kleur</translation>
    </message>
    <message>
        <source>With an orange card the beetle walks over other colours until it comes to orange. That can be a long way.</source>
        <translation>Met een oranje kaart loopt de kever over andere kleuren tot hij bij oranje komt. Dat kan een heel eind zijn.</translation>
    </message>
    <message>
        <source>Not with a blue card to the far blue space. The rules say: “%1”</source>
        <translation>Niet met een blauwe kaart naar het verre blauwe veld. De regels zeggen: “%1”</translation>
    </message>
    <message>
        <source>One, two or three spaces</source>
        <translation>Eén, twee of drie velden</translation>
    </message>
    <message>
        <source>A three means exactly three spaces: not more and not fewer.</source>
        <translation>Een drie betekent precies drie velden: niet meer en niet minder.</translation>
    </message>
    <message>
        <source>To the next tile</source>
        <translation>Naar een buurtegel</translation>
    </message>
    <message>
        <source>The beetle leaves its tile and stops on the first space of the tile next door.</source>
        <translation>De kever verlaat zijn tegel en stopt op het eerste veld van de tegel ernaast.</translation>
    </message>
    <message>
        <source>No move comes to a space twice, and none ends where it began. The office and the bar show every colour, so a colour move always stops there.</source>
        <translation>Geen zet komt twee keer op hetzelfde veld, en geen zet eindigt waar hij begon. Het kantoor en de bar tonen alle kleuren, dus een zet tot een kleur stopt daar altijd.</translation>
    </message>
    <message>
        <source>A beetle that lands on others climbs on top of them. Such a stack is a good thing: the beetle on top gets a ride whenever one below it moves.</source>
        <translation>Een kever die op andere terechtkomt, klimt erbovenop. Zo’n stapel is handig: de bovenste kever lift mee zodra er een onder hem loopt.</translation>
    </message>
    <message>
        <source>Blue card: the orange beetle walks and carries the yellow one. The blue beetle below stays behind.</source>
        <translation>Blauwe kaart: de oranje kever loopt en draagt de gele. De blauwe kever eronder blijft achter.</translation>
    </message>
    <message>
        <source>Landing on beetles earns a card</source>
        <translation>Op kevers terechtkomen levert een kaart op</translation>
    </message>
    <message>
        <source>Whoever lands a beetle on others draws one card at once. It does not matter whose beetles they are. Landing beside others at the office or in the bar counts too.</source>
        <translation>Wie een kever op andere laat terechtkomen, trekt meteen een kaart. Het maakt niet uit van wie die kevers zijn. Naast andere terechtkomen bij het kantoor of in de bar telt ook.</translation>
    </message>
    <message>
        <source>The colour of the top beetle counts</source>
        <translation>De kleur van de bovenste kever telt</translation>
    </message>
    <message>
        <source>The space below the pink beetle is orange. While the pink beetle sits on it, it counts as pink, and only as pink. So a pink card leads there.</source>
        <translation>Het veld onder de roze kever is oranje. Zolang de roze kever erop zit, telt het als roze, en alleen als roze. Een roze kaart leidt er dus heen.</translation>
    </message>
    <message>
        <source>At the Milk Carton Office there are no stacks. Every beetle stands alone there, and a stack that comes back is taken apart.</source>
        <translation>Bij het Melkpakkantoor zijn geen stapels. Daar staat elke kever apart, en een stapel die terugkomt, wordt uit elkaar gehaald.</translation>
    </message>
    <message>
        <source>Not every space has room for many beetles. The ground of a tile says how many may sit on one space, and a badge on the tile reminds you.</source>
        <translation>Niet elk veld heeft plaats voor veel kevers. De ondergrond van een tegel zegt hoeveel er op één veld mogen zitten, en een teken op de tegel herinnert je eraan.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Pink:&lt;/b&gt; up to three beetles. It has no badge.</source>
        <translation>&lt;b&gt;Roze:&lt;/b&gt; tot drie kevers. Heeft geen teken.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Teal:&lt;/b&gt; up to four beetles.</source>
        <translation>&lt;b&gt;Turquoise:&lt;/b&gt; tot vier kevers.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Orange:&lt;/b&gt; up to two beetles.</source>
        <translation>&lt;b&gt;Oranje:&lt;/b&gt; tot twee kevers.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Purple:&lt;/b&gt; one beetle only.</source>
        <translation>&lt;b&gt;Paars:&lt;/b&gt; maar één kever.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Magenta:&lt;/b&gt; up to three, but no overtaking.</source>
        <translation>&lt;b&gt;Magenta:&lt;/b&gt; tot drie, maar niet inhalen.</translation>
    </message>
    <message>
        <source>Too many</source>
        <translation>Te veel</translation>
    </message>
    <message>
        <source>Count the beetles that move and those that are there already. If they are too many together, the stack can neither stop there nor pass.</source>
        <translation>Tel de kevers die lopen en die er al zijn. Zijn het er samen te veel, dan kan de stapel daar niet stoppen en er ook niet langs.</translation>
    </message>
    <message>
        <source>No overtaking</source>
        <translation>Niet inhalen</translation>
    </message>
    <message>
        <source>On magenta tiles nobody walks past a beetle. You can land on it, though, and ride along.</source>
        <translation>Op magenta tegels loopt niemand een kever voorbij. Je kunt er wel op terechtkomen en meeliften.</translation>
    </message>
    <message>
        <source>The office and the bar have room for everybody.</source>
        <translation>Het kantoor en de bar hebben plaats voor iedereen.</translation>
    </message>
    <message>
        <source>Some flowers have a picture in their heart. Land a beetle on one while it is empty, and you may do what the picture shows. You can also skip it.</source>
        <translation>Sommige bloemen hebben een plaatje in hun hart. Laat er een kever op terechtkomen terwijl zo’n bloem leeg is, en je mag doen wat het plaatje toont. Je mag het ook overslaan.</translation>
    </message>
    <message>
        <source>Move a beetle of &lt;b&gt;your own&lt;/b&gt; two spaces.</source>
        <translation>Verplaats een &lt;b&gt;eigen&lt;/b&gt; kever twee velden.</translation>
    </message>
    <message>
        <source>Move &lt;b&gt;any&lt;/b&gt; beetle one space.</source>
        <translation>Verplaats een kever &lt;b&gt;naar keuze&lt;/b&gt; één veld.</translation>
    </message>
    <message>
        <source>Move &lt;b&gt;any&lt;/b&gt; beetle two spaces.</source>
        <translation>Verplaats een kever &lt;b&gt;naar keuze&lt;/b&gt; twee velden.</translation>
    </message>
    <message>
        <source>Put &lt;b&gt;one stack&lt;/b&gt; into another order. Not at the office and not in the bar.</source>
        <translation>Herschik &lt;b&gt;één stapel&lt;/b&gt;. Niet bij het kantoor en niet in de bar.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Turn one tile&lt;/b&gt; a step to the left or to the right. The beetles on it go round with it.</source>
        <translation>&lt;b&gt;Draai één tegel&lt;/b&gt; een stap naar links of naar rechts. De kevers erop draaien mee.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Draw&lt;/b&gt; a card.</source>
        <translation>&lt;b&gt;Trek&lt;/b&gt; een kaart.</translation>
    </message>
    <message>
        <source>Two spaces, and the beetle lands on a bonus: now a tile may be turned. That can open a short cut, or close one for the others.</source>
        <translation>Twee velden, en de kever komt op een bonus: nu mag er een tegel worden gedraaid. Dat kan een kortere weg openen, of er een afsluiten voor de anderen.</translation>
    </message>
    <message>
        <source>It does not matter whose beetle lands there: the bonus is yours if it is your turn. A bonus move can land on the next bonus, and so on. On a space with beetles there is no bonus: you draw a card instead.</source>
        <translation>Het maakt niet uit wiens kever er terechtkomt: de bonus is voor jou als je aan de beurt bent. Een bonuszet kan op de volgende bonus uitkomen, enzovoort. Op een veld met kevers is er geen bonus: dan trek je een kaart.</translation>
    </message>
    <message>
        <source>Work is over at the Milk Carton Office, and all beetles want to go to the Bubble Bar. Bring &lt;b&gt;all your beetles&lt;/b&gt; there before the others do, and you have won.</source>
        <translation>In het Melkpakkantoor zit het werk erop, en alle kevers willen naar de Bubble Bar. Breng &lt;b&gt;al jouw kevers&lt;/b&gt; erheen voordat de anderen dat doen, en je hebt gewonnen.</translation>
    </message>
    <message>
        <source>Every race begins at the Milk Carton Office and ends in the Bubble Bar.</source>
        <translation>Elke race begint bij het Melkpakkantoor en eindigt in de Bubble Bar.</translation>
    </message>
    <message>
        <source>The tiles between them are the track. It looks different every time: choose one, or make one of your own.</source>
        <translation>De tegels ertussen zijn het parcours. Het ziet er elke keer anders uit: kies er een, of maak er zelf een.</translation>
    </message>
    <message>
        <source>Two to five people or computers play. With two or three players everybody has three beetles, with four or five players two. Each player begins with three cards.</source>
        <translation>Twee tot vijf mensen of computers spelen mee. Met twee of drie spelers heeft iedereen drie kevers, met vier of vijf spelers twee. Elke speler begint met drie kaarten.</translation>
    </message>
    <message>
        <source>Beetles climb onto each other, and the ones above get a free ride. So the beetle of another player may be just the one that helps you.</source>
        <translation>Kevers klimmen op elkaar, en wie boven zit, lift gratis mee. Dus misschien is het net de kever van een andere speler die jou helpt.</translation>
    </message>
    <message>
        <source>Learn it by playing: First Flight</source>
        <translation>Leer het al spelend: Eerste vlucht</translation>
    </message>
    <message>
        <source>A card says which beetle moves, and how far. Look at the beetle on it.</source>
        <translation>Een kaart zegt welke kever loopt, en hoe ver. Kijk naar de kever erop.</translation>
    </message>
    <message>
        <source>A beetle of your own</source>
        <translation>Een eigen kever</translation>
    </message>
    <message>
        <source>These move one of your own beetles: to a colour, to any colour that you like, three spaces, or to the next tile.</source>
        <translation>Deze verplaatsen een van je eigen kevers: tot een kleur, tot een kleur naar keuze, drie velden, of naar een buurtegel.</translation>
    </message>
    <message>
        <source>Any beetle</source>
        <translation>Een kever naar keuze</translation>
    </message>
    <message>
        <source>With these you choose among all beetles, those of the others too: to a colour, one space or two spaces.</source>
        <translation>Met deze kies je uit alle kevers, ook die van de anderen: tot een kleur, één veld of twee velden.</translation>
    </message>
    <message>
        <source>A card can be played only if it really moves a beetle. Those that can’t be played now are paler. Point at one to read why.</source>
        <translation>Je kunt een kaart alleen spelen als hij echt een kever verplaatst. Kaarten die nu niet kunnen, zijn bleker. Wijs er een aan om te lezen waarom.</translation>
    </message>
    <message>
        <source>There are 54 cards. When the draw pile is used up, the cards played so far are shuffled and lie there again.</source>
        <translation>Er zijn 54 kaarten. Is de trekstapel op, dan worden de gespeelde kaarten geschud en liggen ze er weer.</translation>
    </message>
    <message>
        <source>Your turn has three parts:</source>
        <translation>Je beurt heeft drie delen:</translation>
    </message>
    <message>
        <source>&lt;b&gt;First&lt;/b&gt; play one card and move a beetle with it.</source>
        <translation>&lt;b&gt;Eerst&lt;/b&gt; speel je één kaart en verplaats je er een kever mee.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Then&lt;/b&gt; play a second card, if you like and if you can.</source>
        <translation>&lt;b&gt;Dan&lt;/b&gt; speel je een tweede kaart, als je wilt en kunt.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Last&lt;/b&gt; you draw one card. It is only one, even if you have played two.</source>
        <translation>&lt;b&gt;Tot slot&lt;/b&gt; trek je één kaart. Het is er maar één, ook als je er twee hebt gespeeld.</translation>
    </message>
    <message>
        <source>Two cards bring you far today. But with an empty hand the next turn is a short one.</source>
        <translation>Met twee kaarten kom je vandaag ver. Maar met een lege hand is je volgende beurt kort.</translation>
    </message>
    <message>
        <source>More cards</source>
        <translation>Meer kaarten</translation>
    </message>
    <message>
        <source>You draw a card at once whenever you land a beetle on others, and for the bonus with the card. You can play it in the same turn.</source>
        <translation>Je trekt meteen een kaart als je een kever op andere laat terechtkomen, en bij de bonus met de kaart. Je kunt hem in dezelfde beurt spelen.</translation>
    </message>
    <message>
        <source>When nothing goes</source>
        <translation>Als niets kan</translation>
    </message>
    <message>
        <source>If none of your cards can move a beetle, put one of them away and draw a new one. That is the whole turn. If your hand is empty, you just draw.</source>
        <translation>Kan geen van je kaarten een kever verplaatsen, leg er dan een af en trek een nieuwe. Dat is de hele beurt. Is je hand leeg, dan trek je alleen.</translation>
    </message>
    <message>
        <source>A bonus comes first: use it or skip it. Only then the second card follows.</source>
        <translation>Een bonus gaat voor: gebruik hem of sla hem over. Pas daarna volgt de tweede kaart.</translation>
    </message>
    <message>
        <source>The race is over the moment when &lt;b&gt;all beetles of one player&lt;/b&gt; are in the Bubble Bar. That player has won, even if it is somebody else’s turn. So be careful whom you carry home!</source>
        <translation>De race is afgelopen zodra &lt;b&gt;alle kevers van één speler&lt;/b&gt; in de Bubble Bar zijn. Die speler heeft gewonnen, ook als iemand anders aan de beurt is. Let dus goed op wie je naar binnen draagt!</translation>
    </message>
    <message>
        <source>A beetle in the bar stays there. A move of two or three spaces must come out exactly at the bar; with a colour or to the next tile it simply goes in.</source>
        <translation>Een kever in de bar blijft daar. Een zet van twee of drie velden moet precies bij de bar uitkomen; met een kleur of naar een buurtegel loopt hij gewoon naar binnen.</translation>
    </message>
    <message>
        <source>Two at once</source>
        <translation>Twee tegelijk</translation>
    </message>
    <message>
        <source>What if one move brings the last beetles of two players? Then the stack is looked at from below: the lower beetle was there first.</source>
        <translation>Wat als één zet de laatste kevers van twee spelers binnenbrengt? Dan bekijk je de stapel van onderaf: de onderste kever was er het eerst.</translation>
    </message>
    <message>
        <source>Yellow plays “any beetle one space”. Orange and blue each miss one beetle, and both come home with this move.</source>
        <translation>Geel speelt “kever naar keuze één veld”. Oranje en blauw missen allebei nog één kever, en met deze zet komen ze allebei binnen.</translation>
    </message>
    <message>
        <source>The lower beetle was there first. The winner is %1.</source>
        <comment>a colour</comment>
        <translation>De onderste kever was er het eerst. De winnaar is %1.</translation>
    </message>
    <message>
        <source>Four players can make two teams. Team-mates sit across from each other, so the teams take turns. Choose this when you start a race.</source>
        <translation>Vier spelers kunnen twee teams vormen. Teamgenoten zitten tegenover elkaar, dus de teams zijn om en om aan de beurt. Kies dit als je een race start.</translation>
    </message>
    <message>
        <source>Orange and yellow play against blue and green.</source>
        <translation>Oranje en geel spelen tegen blauw en groen.</translation>
    </message>
    <message>
        <source>A team wins when &lt;b&gt;all four&lt;/b&gt; of its beetles are in the Bubble Bar.</source>
        <translation>Een team wint als &lt;b&gt;alle vier&lt;/b&gt; zijn kevers in de Bubble Bar zijn.</translation>
    </message>
    <message>
        <source>Your cards move your own beetles, not those of your team-mate. But as soon as both your beetles are home, the beetles of your team-mate count as yours, even in the middle of your turn.</source>
        <translation>Je kaarten verplaatsen je eigen kevers, niet die van je teamgenoot. Maar zodra je allebei je kevers binnen hebt, tellen de kevers van je teamgenoot als die van jou, zelfs midden in je beurt.</translation>
    </message>
    <message>
        <source>Both orange beetles are home. Now the cards of the orange player move the yellow beetles.</source>
        <translation>Beide oranje kevers zijn binnen. Nu verplaatsen de kaarten van de oranje speler de gele kevers.</translation>
    </message>
    <message>
        <source>Each player keeps a hand of their own. If one move brings the last beetles of both teams, the lower beetle in the stack decides here too.</source>
        <translation>Elke speler houdt een eigen hand. Brengt één zet de laatste kevers van beide teams binnen, dan beslist ook hier de onderste kever van de stapel.</translation>
    </message>
    <message>
        <source>Everything at the table works without a mouse too. The keys of the menus stand in the menus.</source>
        <translation>Aan tafel werkt alles ook zonder muis. De toetsen van de menu’s staan in de menu’s.</translation>
    </message>
    <message>
        <source>&lt;b&gt;F1&lt;/b&gt; opens the page of this help about what you are at.</source>
        <translation>&lt;b&gt;F1&lt;/b&gt; opent de helppagina over wat je aan het doen bent.</translation>
    </message>
</context>
<context>
    <name>BuiltInTracks</name>
    <message>
        <source>First Flight</source>
        <translation>Eerste vlucht</translation>
    </message>
    <message>
        <source>A short hop over five meadows: the track for a first race.</source>
        <translation>Een korte sprong over vijf weiden: het parcours voor een eerste race.</translation>
    </message>
    <message>
        <source>Quick Sip</source>
        <translation>Snelle slok</translation>
    </message>
    <message>
        <source>Three tiles and one drink: over before the bubbles are flat.</source>
        <translation>Drie tegels en één drankje: voorbij voordat de bubbels eruit zijn.</translation>
    </message>
    <message>
        <source>Over the Molehill</source>
        <translation>Over de molshoop</translation>
    </message>
    <message>
        <source>Through the hill it is short and crowded; over the top it is longer and full of surprises.</source>
        <translation>Dwars door de heuvel is het kort en druk; over de top is het langer en vol verrassingen.</translation>
    </message>
    <message>
        <source>Bottleneck</source>
        <translation>Flessenhals</translation>
    </message>
    <message>
        <source>Two roads become one, and nobody likes to wait among the thorns.</source>
        <translation>Twee wegen worden er één, en niemand wacht graag tussen de doorns.</translation>
    </message>
    <message>
        <source>Moonlight Ring</source>
        <translation>Maanlichtring</translation>
    </message>
    <message>
        <source>By moonlight a flower holds one beetle only, so choose your side of the ring.</source>
        <translation>Bij maanlicht is er op een bloem maar plaats voor één kever, dus kies je kant van de ring.</translation>
    </message>
    <message>
        <source>Grandma’s Garden</source>
        <translation>Oma’s tuin</translation>
    </message>
    <message>
        <source>Seven beds, a pond and a heap of leaves: many ways lead past Grandma.</source>
        <translation>Zeven bloembedden, een vijver en een hoop bladeren: er leiden veel wegen langs oma.</translation>
    </message>
    <message>
        <source>Figure of Eight</source>
        <translation>De acht</translation>
    </message>
    <message>
        <source>Two loops meet among the thorns: change sides whenever the other road looks faster.</source>
        <translation>Twee lussen komen tussen de doorns bij elkaar: stap over zodra de andere weg sneller lijkt.</translation>
    </message>
    <message>
        <source>Around the Lake</source>
        <translation>Rond het meer</translation>
    </message>
    <message>
        <source>The high road is short and prickly; the shore is longer and lets everybody pass.</source>
        <translation>De hoge weg is kort en stekelig; de oever is langer en laat iedereen erlangs.</translation>
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
        <translation>P</translation>
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
        <translation>voert acties uit en toont de stelling erna</translation>
    </message>
    <message>
        <source>Plays the actions one after another and prints the position after them as a position file.
An action that is not legal is refused with the reason (exit status 1).</source>
        <translation>Voert de acties een voor een uit en geeft de stelling erna als stellingbestand.
Een actie die niet mag, wordt geweigerd met de reden (afsluitcode 1).</translation>
    </message>
    <message>
        <source>the card game: score, simulate</source>
        <translation>het kaartspel: score, simulate</translation>
    </message>
    <message>
        <source>The card game Beep! Beep!. “--help” after a command tells more about it.</source>
        <translation>Het kaartspel Beep! Beep!. “--help” na een opdracht vertelt er meer over.</translation>
    </message>
    <message>
        <source>plays a record through and tells the scores</source>
        <translation>speelt een spelverslag na en noemt de scores</translation>
    </message>
    <message>
        <source>Plays a record of the card game through and tells everybody&apos;s piles, bonus, irregular cards, penalty
and score. A record with an event that the rules forbid is refused with the number of the event and
the reason (exit status 1).</source>
        <translation>Speelt een spelverslag van het kaartspel na en noemt van iedereen de stapels, bonus, foute kaarten, strafpunten
en score. Een verslag met een gebeurtenis die de regels verbieden, wordt geweigerd met het nummer van de
gebeurtenis en de reden (afsluitcode 1).</translation>
    </message>
    <message>
        <source>--players: “%1” is no level, only: easy, medium, hard.</source>
        <translation>--players: “%1” is geen niveau, alleen: easy, medium, hard.</translation>
    </message>
    <message>
        <source>--players: a game has two to six players.</source>
        <translation>--players: een spel heeft twee tot zes spelers.</translation>
    </message>
    <message>
        <source>--table: “%1” is no table, only: strict, tournament.</source>
        <translation>--table: “%1” is geen tafel, alleen: strict, tournament.</translation>
    </message>
    <message>
        <source>Seconds: %1 on average, half of the games within %2, four in five between %3 and %4</source>
        <translation>Seconden: gemiddeld %1, de helft van de spellen binnen %2, vier op de vijf tussen %3 en %4</translation>
    </message>
    <message>
        <source>Games: %1, of which %2 were not finished</source>
        <translation>Spellen: %1, waarvan %2 niet afgemaakt</translation>
    </message>
    <message>
        <source>Wins by seat: %1</source>
        <translation>Gewonnen per zitplaats: %1</translation>
    </message>
    <message>
        <source>Points by seat, on average: %1</source>
        <translation>Punten per zitplaats, gemiddeld: %1</translation>
    </message>
    <message>
        <source>Honks: %1 right, %2 wrong</source>
        <translation>Getoeterd: %1 goed, %2 fout</translation>
    </message>
    <message>
        <source>two to six of: easy, medium, hard</source>
        <translation>twee tot zes van: easy, medium, hard</translation>
    </message>
    <message>
        <source>how many games</source>
        <translation>hoeveel spellen</translation>
    </message>
    <message>
        <source>the same seed gives the same games</source>
        <translation>hetzelfde startgetal geeft dezelfde spellen</translation>
    </message>
    <message>
        <source>strict or tournament; by default strict</source>
        <translation>strict of tournament; standaard strict</translation>
    </message>
    <message>
        <source>lets computer players play and tells how the games went</source>
        <translation>laat computerspelers spelen en vertelt hoe de spellen gingen</translation>
    </message>
    <message>
        <source>Lets computer players play the card game many times, and tells how long the games are on their
clock, which seats win, with how many points, and how often the horn was right. Of a tie every
winner counts. A game stops after an hour.</source>
        <translation>Laat computerspelers het kaartspel vele keren spelen en vertelt hoe lang de spellen op hun
klok duren, welke zitplaatsen winnen, met hoeveel punten, en hoe vaak het toeteren goed was. Bij een
gelijke stand telt elke winnaar. Een spel stopt na een uur.</translation>
    </message>
    <message>
        <source>the dice game: simulate, replay</source>
        <translation>het dobbelspel: simulate, replay</translation>
    </message>
    <message>
        <source>The dice game Beetle. “--help” after a command tells more about it.</source>
        <translation>Het dobbelspel Beetle. “--help” na een opdracht vertelt er meer over.</translation>
    </message>
    <message>
        <source>Nobody has won yet</source>
        <translation>Nog niemand heeft gewonnen</translation>
    </message>
    <message>
        <source>Won by %1</source>
        <translation>Gewonnen door %1</translation>
    </message>
    <message>
        <source>Places: %1</source>
        <translation>Plaatsen: %1</translation>
    </message>
    <message>
        <source>Turns: %1, after %2 throws for who begins</source>
        <translation>Beurten: %1, na %2 worpen om te beginnen</translation>
    </message>
    <message>
        <source>plays a saved game through and tells its result</source>
        <translation>speelt een opgeslagen spel na en noemt de uitslag</translation>
    </message>
    <message>
        <source>Rolls the rolls of a record again and tells who has won. A record with a roll after the end of
the game is refused with the number of the roll and the reason (exit status 1).</source>
        <translation>Doet de worpen van een spelverslag opnieuw en vertelt wie heeft gewonnen. Een verslag met een worp na
het einde van het spel wordt geweigerd met het nummer van de worp en de reden (afsluitcode 1).</translation>
    </message>
    <message>
        <source>Rolls to finish a beetle: %1 on average, variance %2 (exactly: %3, %4)</source>
        <translation>Worpen voor een hele kever: gemiddeld %1, variantie %2 (exact: %3, %4)</translation>
    </message>
    <message>
        <source>Wins by seat: %1 (expected: %2)</source>
        <translation>Gewonnen per zitplaats: %1 (verwacht: %2)</translation>
    </message>
    <message>
        <source>Games: %1</source>
        <translation>Spellen: %1</translation>
    </message>
    <message>
        <source>how many players, 2 to 8</source>
        <translation>hoeveel spelers, 2 tot 8</translation>
    </message>
    <message>
        <source>who begins, from 0; by default 0</source>
        <translation>wie begint, vanaf 0; standaard 0</translation>
    </message>
    <message>
        <source>a beetle has four legs: eleven parts</source>
        <translation>een kever heeft vier poten: elf onderdelen</translation>
    </message>
    <message>
        <source>a beetle has two wings more, sixes once it has its tail</source>
        <translation>een kever heeft ook twee vleugels: zessen, zodra hij zijn staart heeft</translation>
    </message>
    <message>
        <source>plays many games and tells how they went</source>
        <translation>speelt veel spellen en vertelt hoe ze gingen</translation>
    </message>
    <message>
        <source>Plays the dice game many times, and tells how many rolls a beetle takes and which seats win,
beside what is to be expected. Beetles that haven&apos;t won are finished on their own to be counted.</source>
        <translation>Speelt het dobbelspel vele keren en vertelt hoeveel worpen een kever kost en welke zitplaatsen winnen,
naast wat te verwachten is. Kevers die niet hebben gewonnen, worden apart afgemaakt om mee te tellen.</translation>
    </message>
    <message>
        <source>short</source>
        <translation>kort</translation>
    </message>
    <message>
        <source>medium</source>
        <translation>gemiddeld</translation>
    </message>
    <message>
        <source>long</source>
        <translation>lang</translation>
    </message>
    <message>
        <source>%1: valid</source>
        <translation>%1: geldig</translation>
    </message>
    <message>
        <source>%1: not valid</source>
        <translation>%1: niet geldig</translation>
    </message>
    <message numerus="yes">
        <source>  %1, %n track tile(s)</source>
        <translation>
            <numerusform>  %1, %n parcourstegel</numerusform>
            <numerusform>  %1, %n parcourstegels</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>  %n step(s) from start to finish at least</source>
        <translation>
            <numerusform>  minstens %n stap van start tot finish</numerusform>
            <numerusform>  minstens %n stappen van start tot finish</numerusform>
        </translation>
    </message>
    <message>
        <source>checks tracks by the track-building guidelines</source>
        <translation>controleert parcoursen met de richtlijnen voor het bouwen</translation>
    </message>
    <message>
        <source>Tells whether a race can be run on each track (else exit status 1), how long it is, and what to
think about before it is built.</source>
        <translation>Vertelt of op elk parcours een race mogelijk is (anders afsluitcode 1), hoe lang het is en wat er
te overwegen valt voor het gebouwd wordt.</translation>
    </message>
    <message>
        <source>makes the share code of a track</source>
        <translation>maakt de deelcode van een parcours</translation>
    </message>
    <message>
        <source>Prints one line of text that carries the track: which tile lies where, and nothing else. There is one for
every valid track of the standard tiles; for others the exit status is 1.</source>
        <translation>Geeft één regel tekst die het parcours bevat: welke tegel waar ligt, en verder niets. Er is er een voor
elk geldig parcours van standaardtegels; voor andere is de afsluitcode 1.</translation>
    </message>
    <message>
        <source>shows this help</source>
        <translation>toont deze hulp</translation>
    </message>
    <message>
        <source>Usage: %1

%2

Options:
%3
Example:
  %4</source>
        <translation>Gebruik: %1

%2

Opties:
%3
Voorbeeld:
  %4</translation>
    </message>
    <message>
        <source>Usage: %1</source>
        <translation>Gebruik: %1</translation>
    </message>
    <message>
        <source>Usage: %1

%2

Commands:
%3
Example:
  %4</source>
        <translation>Gebruik: %1

%2

Opdrachten:
%3
Voorbeeld:
  %4</translation>
    </message>
    <message>
        <source>Too few arguments.</source>
        <translation>Te weinig argumenten.</translation>
    </message>
    <message>
        <source>There is no command “%1”; --help lists them all.</source>
        <translation>Er is geen opdracht “%1”; --help noemt ze allemaal.</translation>
    </message>
    <message>
        <source>--%1 needs a whole number from %2 to %3.</source>
        <translation>--%1 vraagt een geheel getal van %2 tot %3.</translation>
    </message>
    <message>
        <source>Too many arguments.</source>
        <translation>Te veel argumenten.</translation>
    </message>
    <message>
        <source>answers in JSON, for programs</source>
        <translation>antwoordt in JSON, voor programma’s</translation>
    </message>
    <message>
        <source>changes nothing: the answer is JSON anyway</source>
        <translation>verandert niets: het antwoord is toch al JSON</translation>
    </message>
    <message>
        <source>makes a track of its share code</source>
        <translation>maakt een parcours van een deelcode</translation>
    </message>
    <message>
        <source>Prints the track of a share code as a track file. Case, blanks and hyphens do not matter, and “-” reads
the code from standard input.</source>
        <translation>Geeft het parcours van een deelcode als parcoursbestand. Hoofdletters, spaties en streepjes maken niet
uit, en “-” leest de code van de standaardinvoer.</translation>
    </message>
    <message>
        <source>Give one action in quotes, or a card, a beetle and a space.</source>
        <translation>Geef één actie tussen aanhalingstekens, of een kaart, een kever en een veld.</translation>
    </message>
    <message>
        <source>legal</source>
        <translation>toegestaan</translation>
    </message>
    <message>
        <source>tells why an action is not legal</source>
        <translation>vertelt waarom een actie niet is toegestaan</translation>
    </message>
    <message>
        <source>Says “legal” (exit status 0), or in a sentence why the player may not do this (exit status 1).</source>
        <translation>Zegt “toegestaan” (afsluitcode 0), of in een zin waarom de speler dit niet mag (afsluitcode 1).</translation>
    </message>
    <message>
        <source>%1: the name must end in .png, .svg or .pdf.</source>
        <translation>%1: de naam moet eindigen op .png, .svg of .pdf.</translation>
    </message>
    <message>
        <source>--what: “%1” is not known, only: %2.</source>
        <translation>--what: “%1” is niet bekend, alleen: %2.</translation>
    </message>
    <message>
        <source>track: the tiles on the table, as a picture; or pages to print: plan, poster, tiles, cards, stickers; usually track for PNG and SVG, plan for PDF</source>
        <translation>track: de tegels op tafel, als afbeelding; of pagina’s om af te drukken: plan, poster, tiles, cards, stickers; gewoonlijk track voor PNG en SVG, plan voor PDF</translation>
    </message>
    <message>
        <source>size of the picture of a track in pixels; usually 1600 along the longer side</source>
        <translation>grootte van de afbeelding van een parcours in pixels; gewoonlijk 1600 langs de lange zijde</translation>
    </message>
    <message>
        <source>pixels per inch of a PNG; usually 96 for a track, 150 for pages</source>
        <translation>pixels per inch van een PNG; gewoonlijk 96 voor een parcours, 150 voor pagina’s</translation>
    </message>
    <message>
        <source>A4, A3, Letter, Legal or a size such as 148x210mm; usually A4</source>
        <translation>A4, A3, Letter, Legal of een formaat zoals 148x210mm; gewoonlijk A4</translation>
    </message>
    <message>
        <source>upright, across or auto: whatever takes fewer pages; usually auto</source>
        <translation>upright (staand), across (liggend) of auto: wat de minste pagina’s kost; gewoonlijk auto</translation>
    </message>
    <message>
        <source>width of a tile on posters, tiles and stickers; usually 90</source>
        <translation>breedte van een tegel op posters, tegels en stickers; gewoonlijk 90</translation>
    </message>
    <message>
        <source>how much the pages of a poster share; usually 10</source>
        <translation>hoeveel de pagina’s van een poster overlappen; gewoonlijk 10</translation>
    </message>
    <message>
        <source>free edge of each page; usually 10</source>
        <translation>vrije rand van elke pagina; gewoonlijk 10</translation>
    </message>
    <message>
        <source>the edge over which the printer turns sheets with backs: long, short or none; usually long</source>
        <translation>de zijde waarover de printer bladen met achterkant omdraait: long (lang), short (kort) of none (geen); gewoonlijk long</translation>
    </message>
    <message>
        <source>moves all backs by so many mm to the right and down; usually 0,0</source>
        <translation>verschuift alle achterkanten zoveel mm naar rechts en omlaag; gewoonlijk 0,0</translation>
    </message>
    <message>
        <source>the tiles to print and how many of each, such as start=1,A=2,B=1; usually each of the set once</source>
        <translation>de tegels om af te drukken en hoeveel van elk, zoals start=1,A=2,B=1; gewoonlijk elke tegel van de set één keer</translation>
    </message>
    <message>
        <source>whether a poster begins with a map of its pages: yes or no; usually yes</source>
        <translation>of een poster begint met een overzicht van de pagina’s: yes of no; gewoonlijk yes</translation>
    </message>
    <message>
        <source>There is not enough memory for a picture of that size.</source>
        <translation>Er is te weinig geheugen voor een afbeelding van deze grootte.</translation>
    </message>
    <message>
        <source>makes pictures and pages to print of a track</source>
        <translation>maakt afbeeldingen en pagina’s om af te drukken van een parcours</translation>
    </message>
    <message>
        <source>Writes a picture of the track, or pages to print. Pictures carry the track: the program opens them like a
track file. Drafts are welcome. Several pages as PNG or SVG become OUT-1.png, OUT-2.png …
Options that are left out are those kept with the track, else the usual ones.</source>
        <translation>Schrijft een afbeelding van het parcours, of pagina’s om af te drukken. Afbeeldingen bevatten het parcours: het
programma opent ze als een parcoursbestand. Concepten zijn welkom. Meer pagina’s als PNG of SVG worden OUT-1.png, OUT-2.png …
Voor opties die ontbreken, gelden die van het parcours, en anders de gewone.</translation>
    </message>
    <message>
        <source>--%1: “%2” is not known, only: %3.</source>
        <translation>--%1: “%2” is niet bekend, alleen: %3.</translation>
    </message>
    <message>
        <source>--%1 needs a number of millimetres from %2 to %3.</source>
        <translation>--%1 vraagt een aantal millimeter van %2 tot %3.</translation>
    </message>
    <message>
        <source>--paper needs A4, A3, Letter, Legal or a size such as 148x210mm, each side from %1 to %2 mm.</source>
        <translation>--paper vraagt A4, A3, Letter, Legal of een formaat zoals 148x210mm, elke zijde van %1 tot %2 mm.</translation>
    </message>
    <message>
        <source>--page-map needs yes or no.</source>
        <translation>--page-map vraagt yes of no.</translation>
    </message>
    <message>
        <source>--back-offset needs two numbers of millimetres such as 0.5,-1, each from %1 to %2.</source>
        <translation>--back-offset vraagt twee getallen in millimeter zoals 0.5,-1, elk van %1 tot %2.</translation>
    </message>
    <message>
        <source>--pieces: “%1” is no piece of this tile set with a number from 0 to %2, such as A=2 or start=1.</source>
        <translation>--pieces: “%1” is geen onderdeel van deze tegelset met een aantal van 0 tot %2, zoals A=2 of start=1.</translation>
    </message>
    <message>
        <source>--size needs two whole numbers of pixels such as 1600x900, each from 1 to %1, and at most %2 million pixels in all.</source>
        <translation>--size vraagt twee gehele getallen in pixels zoals 1600x900, elk van 1 tot %1, en samen hoogstens %2 miljoen pixels.</translation>
    </message>
    <message>
        <source>--terrain: “%1” is no terrain, only: meadow, teal, orange, purple, magenta; “teal:2” for two tiles of it.</source>
        <translation>--terrain: “%1” is geen terrein, alleen: meadow, teal, orange, purple, magenta; “teal:2” voor twee tegels ervan.</translation>
    </message>
    <message>
        <source>how many track tiles, from 2</source>
        <translation>hoeveel parcourstegels, vanaf 2</translation>
    </message>
    <message>
        <source>besides meadow only these, each at least once, or as often as “teal:2”</source>
        <translation>naast weide (meadow) alleen deze, elk minstens één keer, of zo vaak als bij “teal:2”</translation>
    </message>
    <message>
        <source>the same seed gives the same track</source>
        <translation>hetzelfde startgetal geeft hetzelfde parcours</translation>
    </message>
    <message>
        <source>0 for a compact track to 100 for a long way; else 50</source>
        <translation>0 voor een compact parcours tot 100 voor een lange weg; anders 50</translation>
    </message>
    <message>
        <source>0 for few ways to 100 for many; else 50</source>
        <translation>0 voor weinig paden tot 100 voor veel; anders 50</translation>
    </message>
    <message>
        <source>about how many turns a race of two should take</source>
        <translation>ongeveer hoeveel beurten een race met zijn tweeën moet duren</translation>
    </message>
    <message>
        <source>how many boxes the tiles may come from; else 1</source>
        <translation>uit hoeveel dozen de tegels mogen komen; anders 1</translation>
    </message>
    <message>
        <source>makes a track at random</source>
        <translation>maakt een willekeurig parcours</translation>
    </message>
    <message>
        <source>Prints a track on which a race can be run and which no guideline warns about, as a track file. Exit
status 1 where the boxes do not hold such a track.</source>
        <translation>Geeft een parcours waarop een race mogelijk is en waar geen richtlijn voor waarschuwt, als parcoursbestand.
Afsluitcode 1 als de dozen zo’n parcours niet bevatten.</translation>
    </message>
    <message>
        <source>standard input</source>
        <translation>standaardinvoer</translation>
    </message>
    <message>
        <source>Usage: %1 COMMAND …

Tracks and races of Bubble Bar, without a window. Files that are given as “-” come from standard input.

Commands:
%2
“%1 COMMAND --help” tells more about a command. “%1 --version” tells the version.
Exit status: 0 done, 1 the answer is no, 2 cannot read or wrong use.</source>
        <translation>Gebruik: %1 OPDRACHT …

Parcoursen en races van Bubble Bar, zonder venster. Bestanden die als “-” zijn opgegeven, komen van de standaardinvoer.

Opdrachten:
%2
“%1 OPDRACHT --help” vertelt meer over een opdracht. “%1 --version” noemt de versie.
Afsluitcode: 0 gedaan, 1 het antwoord is nee, 2 niet te lezen of verkeerd gebruik.</translation>
    </message>
    <message>
        <source>The answer could not be written.</source>
        <translation>Het antwoord kon niet worden geschreven.</translation>
    </message>
    <message>
        <source>lists what the player may do</source>
        <translation>noemt wat de speler mag doen</translation>
    </message>
    <message>
        <source>Lists every legal action of the player whose turn it is, one a line, sorted.</source>
        <translation>Noemt elke toegestane actie van de speler die aan de beurt is, één per regel, gesorteerd.</translation>
    </message>
    <message>
        <source>how many actions each sequence has</source>
        <translation>hoeveel acties elke reeks heeft</translation>
    </message>
    <message>
        <source>counts the ways to go on</source>
        <translation>telt de manieren om verder te gaan</translation>
    </message>
    <message>
        <source>Counts the sequences of exactly N legal actions. Cards are drawn from the pile as it lies.</source>
        <translation>Telt de reeksen van precies N toegestane acties. Kaarten worden getrokken van de stapel zoals die ligt.</translation>
    </message>
    <message>
        <source>stops after N actions; without it, after the last one</source>
        <translation>stopt na N acties; zonder deze optie na de laatste</translation>
    </message>
    <message>
        <source>shows a position out of a saved race</source>
        <translation>toont een stelling uit een opgeslagen race</translation>
    </message>
    <message>
        <source>Prints the position after N actions of a game record as a position file.</source>
        <translation>Geeft de stelling na N acties van een spelverslag als stellingbestand.</translation>
    </message>
    <message numerus="yes">
        <source>%n turn(s)</source>
        <translation>
            <numerusform>%n beurt</numerusform>
            <numerusform>%n beurten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n action(s)</source>
        <translation>
            <numerusform>%n actie</numerusform>
            <numerusform>%n acties</numerusform>
        </translation>
    </message>
    <message>
        <source>Nobody has won yet: %1, %2.</source>
        <translation>Nog niemand heeft gewonnen: %1, %2.</translation>
    </message>
    <message>
        <source>Won by %1: %2, %3.</source>
        <translation>Gewonnen door %1: %2, %3.</translation>
    </message>
    <message>
        <source>plays a saved race through and tells its result</source>
        <translation>speelt een opgeslagen race na en noemt de uitslag</translation>
    </message>
    <message>
        <source>Plays a game record through and tells who has won. A record with an illegal action is refused
with the number of the action and the reason (exit status 1).</source>
        <translation>Speelt een spelverslag na en vertelt wie heeft gewonnen. Een verslag met een actie die niet is toegestaan,
wordt geweigerd met het nummer van de actie en de reden (afsluitcode 1).</translation>
    </message>
    <message>
        <source>--players: “%1” is no level, only: random, easy, medium (or greedy), hard, expert.</source>
        <translation>--players: “%1” is geen niveau, alleen: random, easy, medium (of greedy), hard, expert.</translation>
    </message>
    <message>
        <source>--players: a race has two to five players.</source>
        <translation>--players: een race heeft twee tot vijf spelers.</translation>
    </message>
    <message>
        <source>Turns: %1 on average, half of the races within %2, four in five between %3 and %4</source>
        <translation>Beurten: gemiddeld %1, de helft van de races binnen %2, vier op de vijf tussen %3 en %4</translation>
    </message>
    <message>
        <source>Visits: %1</source>
        <translation>Bezoeken: %1</translation>
    </message>
    <message>
        <source>Races: %1, of which %2 were not finished</source>
        <translation>Races: %1, waarvan %2 niet afgemaakt</translation>
    </message>
    <message>
        <source>Actions a second: %1</source>
        <translation>Acties per seconde: %1</translation>
    </message>
    <message>
        <source>two to five of: random, easy, medium (or greedy), hard, expert</source>
        <translation>twee tot vijf van: random, easy, medium (of greedy), hard, expert</translation>
    </message>
    <message>
        <source>how many races</source>
        <translation>hoeveel races</translation>
    </message>
    <message>
        <source>the same seed gives the same races</source>
        <translation>hetzelfde startgetal geeft dezelfde races</translation>
    </message>
    <message>
        <source>how many races at once; by default one for each core</source>
        <translation>hoeveel races tegelijk; standaard een per kern</translation>
    </message>
    <message>
        <source>four players in teams: seats 0 and 2 against 1 and 3</source>
        <translation>vier spelers in teams: zitplaatsen 0 en 2 tegen 1 en 3</translation>
    </message>
    <message>
        <source>lets computer players race and tells how the races went</source>
        <translation>laat computerspelers racen en vertelt hoe de races gingen</translation>
    </message>
    <message>
        <source>Lets computer players race on a track many times, and tells how long the races are, which seats
win, and which spaces are visited. A race stops after 2000 turns.</source>
        <translation>Laat computerspelers vele keren op een parcours racen en vertelt hoe lang de races zijn, welke zitplaatsen
winnen en welke velden bezocht worden. Een race stopt na 2000 beurten.</translation>
    </message>
    <message>
        <source>Opens the track designer, with the files given.</source>
        <translation>Opent de parcoursontwerper, met de opgegeven bestanden.</translation>
    </message>
    <message>
        <source>Starts the program once more, even if it is running already. Without this, the running one opens the files and comes to the front.</source>
        <translation>Start het programma nog een keer, ook als het al draait. Zonder deze optie opent het draaiende programma de bestanden en komt het naar voren.</translation>
    </message>
    <message>
        <source>Shows this help.</source>
        <translation>Toont deze hulp.</translation>
    </message>
    <message>
        <source>Shows the version.</source>
        <translation>Toont de versie.</translation>
    </message>
    <message>
        <source>Board games from the Bubble Bar.</source>
        <translation>Bordspellen uit de Bubble Bar.</translation>
    </message>
    <message>
        <source>Saved games (.bbgame, .bbbeetle, .bbbeep), tracks (.bbtrack, pictures with a track in them, share codes in a text file), tiles (.bbtiles) and decks of cards (.bbdeck) to open.</source>
        <translation>Opgeslagen spellen (.bbgame, .bbbeetle, .bbbeep), parcoursen (.bbtrack, afbeeldingen met een parcours erin, deelcodes in een tekstbestand), tegels (.bbtiles) en kaartensets (.bbdeck) om te openen.</translation>
    </message>
    <message>
        <source>[files…]</source>
        <translation>[bestanden…]</translation>
    </message>
</context>
<context>
    <name>Crier</name>
    <message>
        <source>bonus reached: %1</source>
        <translation>bonus bereikt: %1</translation>
    </message>
    <message>
        <source>It is &lt;b&gt;%1&lt;/b&gt;.</source>
        <comment>the card drawn</comment>
        <translation>Het is &lt;b&gt;%1&lt;/b&gt;.</translation>
    </message>
    <message>
        <source>They are &lt;b&gt;%1&lt;/b&gt; and &lt;b&gt;%2&lt;/b&gt;.</source>
        <comment>the cards drawn</comment>
        <translation>Het zijn &lt;b&gt;%1&lt;/b&gt; en &lt;b&gt;%2&lt;/b&gt;.</translation>
    </message>
    <message>
        <source>no second card could be played</source>
        <translation>er kon geen tweede kaart worden gespeeld</translation>
    </message>
    <message>
        <source>all beetles are home</source>
        <translation>alle kevers zijn binnen</translation>
    </message>
    <message>
        <source>moves &lt;b&gt;%1’s beetles&lt;/b&gt; from now on</source>
        <translation>speelt van nu af aan met &lt;b&gt;de kevers van %1&lt;/b&gt;</translation>
    </message>
</context>
<context>
    <name>DesignerDialogs</name>
    <message>
        <source>All files (*)</source>
        <translation>Alle bestanden (*)</translation>
    </message>
    <message>
        <source>Open a track</source>
        <translation>Parcours openen</translation>
    </message>
    <message>
        <source>Tracks, races and tile sets (*.bbtrack *.bbgame *.bbtiles)</source>
        <translation>Parcoursen, races en tegelsets (*.bbtrack *.bbgame *.bbtiles)</translation>
    </message>
    <message>
        <source>Pictures that carry a track (*.png *.svg)</source>
        <translation>Afbeeldingen met een parcours (*.png *.svg)</translation>
    </message>
    <message>
        <source>Choose the tiles of the new track</source>
        <translation>Tegels voor het nieuwe parcours kiezen</translation>
    </message>
    <message>
        <source>Tile sets (*.bbtiles)</source>
        <translation>Tegelsets (*.bbtiles)</translation>
    </message>
    <message>
        <source>Save the track</source>
        <translation>Parcours opslaan</translation>
    </message>
    <message>
        <source>Tracks (*.bbtrack)</source>
        <translation>Parcoursen (*.bbtrack)</translation>
    </message>
    <message>
        <source>Save the pages</source>
        <translation>Pagina’s opslaan</translation>
    </message>
    <message>
        <source>PDF documents (*.pdf)</source>
        <translation>PDF-documenten (*.pdf)</translation>
    </message>
    <message>
        <source>Save a picture</source>
        <translation>Afbeelding opslaan</translation>
    </message>
    <message>
        <source>PNG pictures (*.png)</source>
        <translation>PNG-afbeeldingen (*.png)</translation>
    </message>
    <message>
        <source>SVG drawings (*.svg)</source>
        <translation>SVG-tekeningen (*.svg)</translation>
    </message>
    <message>
        <source>Save the track?</source>
        <translation>Het parcours opslaan?</translation>
    </message>
    <message>
        <source>Save the changes to “%1”?</source>
        <translation>De wijzigingen in “%1” opslaan?</translation>
    </message>
    <message>
        <source>Else they are lost.</source>
        <translation>Anders gaan ze verloren.</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Opslaan</translation>
    </message>
    <message>
        <source>Don’t save</source>
        <translation>Niet opslaan</translation>
    </message>
    <message>
        <source>Keep designing</source>
        <translation>Verder ontwerpen</translation>
    </message>
    <message>
        <source>Replace the files?</source>
        <translation>De bestanden vervangen?</translation>
    </message>
    <message>
        <source>Replace</source>
        <translation>Vervangen</translation>
    </message>
</context>
<context>
    <name>DesignerHelp</name>
    <message>
        <source>Lay tiles on the board and join their stems: that is a track. Drag a tile out of the box, or click it and click where it shall lie. &lt;b&gt;R&lt;/b&gt; turns it, &lt;b&gt;F&lt;/b&gt; shows its other side.</source>
        <translation>Leg tegels op het bord en verbind hun stengels: dat is een parcours. Sleep een tegel uit de doos, of klik erop en klik waar hij moet liggen. &lt;b&gt;R&lt;/b&gt; draait hem, &lt;b&gt;F&lt;/b&gt; toont de andere kant.</translation>
    </message>
    <message>
        <source>Stems that meet at an edge make one way.</source>
        <translation>Stengels die elkaar aan een rand raken, vormen één weg.</translation>
    </message>
    <message>
        <source>What a good track has</source>
        <translation>Wat een goed parcours heeft</translation>
    </message>
    <message>
        <source>&lt;b&gt;A start&lt;/b&gt; with at least two tiles beside it, so that not everybody takes the same way.</source>
        <translation>&lt;b&gt;Een start&lt;/b&gt; met minstens twee tegels ernaast, zodat niet iedereen dezelfde weg neemt.</translation>
    </message>
    <message>
        <source>&lt;b&gt;All tiles in one piece&lt;/b&gt;, edge to edge, each one only as often as the box has it.</source>
        <translation>&lt;b&gt;Alle tegels aan één stuk&lt;/b&gt;, rand aan rand, elk hoogstens zo vaak als hij in de doos zit.</translation>
    </message>
    <message>
        <source>&lt;b&gt;A finish&lt;/b&gt; that can be reached along the stems.</source>
        <translation>&lt;b&gt;Een finish&lt;/b&gt; die je langs de stengels kunt bereiken.</translation>
    </message>
    <message>
        <source>The findings</source>
        <translation>De opmerkingen</translation>
    </message>
    <message>
        <source>The list beside the board says what is still missing, and what to do about it. Click a line to see the tiles; some things the program can repair by itself. A &lt;b&gt;warning&lt;/b&gt; is only advice: you can play such a track. A draft can always be saved.</source>
        <translation>De lijst naast het bord zegt wat er nog ontbreekt, en wat je eraan kunt doen. Klik op een regel om de tegels te zien; sommige dingen kan het programma zelf herstellen. Wat &lt;b&gt;te overwegen&lt;/b&gt; is, is alleen een advies: zo’n parcours kun je gewoon spelen. Een concept kun je altijd opslaan.</translation>
    </message>
    <message>
        <source>Fewer than six tiles make a short race, six to nine a medium one, more than nine a long one.</source>
        <translation>Minder dan zes tegels geven een korte race, zes tot negen een middellange, meer dan negen een lange.</translation>
    </message>
    <message>
        <source>On paper</source>
        <translation>Op papier</translation>
    </message>
    <message>
        <source>Print a &lt;b&gt;plan&lt;/b&gt; to build the track with the tiles from the box: a picture, a list of the tiles and a code to scan.</source>
        <translation>Druk een &lt;b&gt;bouwplan&lt;/b&gt; af om het parcours met de tegels uit de doos te bouwen: een afbeelding, een lijst van de tegels en een code om te scannen.</translation>
    </message>
    <message>
        <source>The plan of a track on one page.</source>
        <translation>Het bouwplan van een parcours op één pagina.</translation>
    </message>
    <message>
        <source>Or make everything yourself: a &lt;b&gt;poster&lt;/b&gt; of the track in its true size over several pages, &lt;b&gt;tiles&lt;/b&gt; and &lt;b&gt;cards&lt;/b&gt; to cut out, and &lt;b&gt;stickers&lt;/b&gt; for wooden beetles.</source>
        <translation>Of maak alles zelf: een &lt;b&gt;poster&lt;/b&gt; van het parcours op ware grootte over meerdere pagina’s, &lt;b&gt;tegels&lt;/b&gt; en &lt;b&gt;kaarten&lt;/b&gt; om uit te knippen, en &lt;b&gt;stickers&lt;/b&gt; voor houten kevers.</translation>
    </message>
    <message>
        <source>Tiles to cut out. The backs come on the next page.</source>
        <translation>Tegels om uit te knippen. De achterkanten staan op de volgende pagina.</translation>
    </message>
    <message>
        <source>The pages have a line of 100 mm. Measure it: if it is not 100 mm long, the printer has made everything larger or smaller. Then switch off “fit to page”.</source>
        <translation>Op de pagina’s staat een lijn van 100 mm. Meet hem na: is hij geen 100 mm lang, dan heeft de printer alles groter of kleiner gemaakt. Zet dan “aanpassen aan pagina” uit.</translation>
    </message>
    <message>
        <source>To friends</source>
        <translation>Naar vrienden</translation>
    </message>
    <message>
        <source>Send them the file, or copy the &lt;b&gt;share code&lt;/b&gt;: a short text that is the whole track. Whoever pastes it in the designer has your track.</source>
        <translation>Stuur ze het bestand, of kopieer de &lt;b&gt;deelcode&lt;/b&gt;: een korte tekst die het hele parcours bevat. Wie hem in de ontwerper plakt, heeft jouw parcours.</translation>
    </message>
    <message>
        <source>The same code as a picture for a phone.</source>
        <translation>Dezelfde code als afbeelding voor een telefoon.</translation>
    </message>
    <message>
        <source>A &lt;b&gt;picture&lt;/b&gt; of the track carries it too: drop it on the window of the designer, and it opens as a track.</source>
        <translation>Een &lt;b&gt;afbeelding&lt;/b&gt; van het parcours bevat het ook: sleep hem op het venster van de ontwerper, en hij opent als parcours.</translation>
    </message>
</context>
<context>
    <name>DiscardMode</name>
    <message>
        <source>%1: no card can be played. Choose one to discard</source>
        <translation>%1: geen kaart kan worden gespeeld. Kies er een om af te leggen</translation>
    </message>
    <message>
        <source>Discard it</source>
        <translation>Afleggen</translation>
    </message>
    <message>
        <source>%1: discard %2?</source>
        <translation>%1: %2 afleggen?</translation>
    </message>
    <message>
        <source>First choose the card that is to go.</source>
        <translation>Kies eerst de kaart die weg moet.</translation>
    </message>
</context>
<context>
    <name>DrawMode</name>
    <message>
        <source>%1: bonus! %2</source>
        <translation>%1: bonus! %2</translation>
    </message>
    <message>
        <source>Draw a card</source>
        <translation>Kaart trekken</translation>
    </message>
</context>
<context>
    <name>EndPanel</name>
    <message>
        <source>You ended it in turn %1. That is how far everybody came.</source>
        <translation>Je hebt de race beëindigd in beurt %1. Zo ver is iedereen gekomen.</translation>
    </message>
    <message>
        <source>All beetles of the team are at the bar, in turn %1.</source>
        <translation>Alle kevers van het team zijn in de bar, in beurt %1.</translation>
    </message>
    <message>
        <source>Both beetles are at the bar, in turn %1.</source>
        <translation>Beide kevers zijn in de bar, in beurt %1.</translation>
    </message>
    <message numerus="yes">
        <source>All %n beetles are at the bar, in turn %1.</source>
        <translation>
            <numerusform>De kever is in de bar, in beurt %1.</numerusform>
            <numerusform>Alle %n kevers zijn in de bar, in beurt %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>The last move of %1 brought home %2 together. A stack counts from the bottom, so %3 was complete first.</source>
        <translation>De laatste zet van %1 bracht %2 samen binnen. Een stapel telt van onderaf, dus %3 was het eerst compleet.</translation>
    </message>
    <message>
        <source>The last move: %1</source>
        <translation>De laatste zet: %1</translation>
    </message>
    <message>
        <source>The race ends without a winner</source>
        <translation>De race eindigt zonder winnaar</translation>
    </message>
    <message>
        <source>%1 wins!</source>
        <translation>%1 wint!</translation>
    </message>
    <message>
        <source>%1 and %2 win!</source>
        <translation>%1 en %2 winnen!</translation>
    </message>
</context>
<context>
    <name>Explanation</name>
    <message>
        <source>The rules allow this.</source>
        <translation>De regels staan dit toe.</translation>
    </message>
    <message>
        <source>The race is over, so nothing can be done any more.</source>
        <translation>De race is afgelopen, dus er kan niets meer.</translation>
    </message>
    <message>
        <source>First comes the bonus on %1 (%2): use it or skip it.</source>
        <translation>Eerst komt de bonus op %1 (%2): gebruik hem of sla hem over.</translation>
    </message>
    <message>
        <source>No bonus is waiting to be used or skipped.</source>
        <translation>Er wacht geen bonus om te gebruiken of over te slaan.</translation>
    </message>
    <message>
        <source>The bonus on %1 is another one: %2.</source>
        <translation>De bonus op %1 is een andere: %2.</translation>
    </message>
    <message>
        <source>The card “%1” is not in the hand of %2.</source>
        <translation>De kaart “%1” zit niet in de hand van %2.</translation>
    </message>
    <message>
        <source>A turn begins with a card, and one can be played: “%1”.</source>
        <translation>Een beurt begint met een kaart, en deze kan worden gespeeld: “%1”.</translation>
    </message>
    <message>
        <source>No card in the hand of %1 can be played, so one must be discarded.</source>
        <translation>Geen kaart in de hand van %1 kan worden gespeeld, dus er moet er een worden afgelegd.</translation>
    </message>
    <message>
        <source>A card was already played in this turn, so none is discarded.</source>
        <translation>In deze beurt is al een kaart gespeeld, dus er wordt er geen afgelegd.</translation>
    </message>
    <message>
        <source>A card is discarded only when none can be played, but one can be: “%1”.</source>
        <translation>Een kaart wordt alleen afgelegd als er geen kan worden gespeeld, maar deze kan wel: “%1”.</translation>
    </message>
    <message>
        <source>The beetle %1 is at the Bubble Bar (finish), and beetles there never move again.</source>
        <translation>De kever %1 is in de Bubble Bar (finish), en daar gaan kevers nooit meer weg.</translation>
    </message>
    <message>
        <source>The beetle %1 is on %2 already, and a move never ends where it began.</source>
        <translation>De kever %1 staat al op %2, en een zet eindigt nooit waar hij begon.</translation>
    </message>
    <message>
        <source>The way to %1 leads over %2, where a beetle stands, and on that tile beetles can&apos;t be overtaken.</source>
        <translation>De weg naar %1 gaat over %2, waar een kever staat, en op die tegel mag je kevers niet inhalen.</translation>
    </message>
    <message>
        <source>The way to %1 leads through the Bubble Bar (finish), and every move that reaches it stops there.</source>
        <translation>De weg naar %1 gaat door de Bubble Bar (finish), en elke zet die daar komt, stopt daar.</translation>
    </message>
    <message numerus="yes">
        <source>A move of %n space(s) to %1 would visit %2 twice, and no move visits a space twice.</source>
        <translation>
            <numerusform>Een zet van %n veld naar %1 zou twee keer op %2 komen, en geen zet komt twee keer op een veld.</numerusform>
            <numerusform>Een zet van %n velden naar %1 zou twee keer op %2 komen, en geen zet komt twee keer op een veld.</numerusform>
        </translation>
    </message>
    <message>
        <source>The move must leave its tile for a neighbouring one, and %1 is on the same tile as %2.</source>
        <translation>De zet moet naar een buurtegel gaan, en %1 ligt op dezelfde tegel als %2.</translation>
    </message>
    <message>
        <source>The tile of %1 is not next to the tile of %2, which stands on %3.</source>
        <translation>De tegel van %1 ligt niet naast de tegel van %2, die op %3 staat.</translation>
    </message>
    <message>
        <source>The move stops on the first space of tile %1 that it reaches, and that is never %2.</source>
        <translation>De zet stopt op het eerste veld van tegel %1 waar hij komt, en dat is nooit %2.</translation>
    </message>
    <message>
        <source>There is no stack to reorder at %1.</source>
        <translation>Er is geen stapel om te herschikken op %1.</translation>
    </message>
    <message>
        <source>%1 holds no stack of two or more beetles to reorder.</source>
        <translation>Op %1 staat geen stapel van twee of meer kevers om te herschikken.</translation>
    </message>
    <message>
        <source>The new order must name each beetle on %1 once, and no others.</source>
        <translation>De nieuwe volgorde moet elke kever op %1 één keer noemen, en geen andere.</translation>
    </message>
    <message>
        <source>The stack on %1 is in this order already.</source>
        <translation>De stapel op %1 heeft deze volgorde al.</translation>
    </message>
    <message>
        <source>Only track tiles can be turned, not start or finish.</source>
        <translation>Alleen parcourstegels kunnen draaien, niet start of finish.</translation>
    </message>
    <message>
        <source>The bonus moves only own beetles, and %1 does not belong to %2.</source>
        <translation>De bonus verplaatst alleen eigen kevers, en %1 is niet van %2.</translation>
    </message>
    <message>
        <source>The card moves only own beetles, and %1 does not belong to %2.</source>
        <translation>De kaart verplaatst alleen eigen kevers, en %1 is niet van %2.</translation>
    </message>
    <message>
        <source>%1 shows %2, the colour of %3 on top, not %4.</source>
        <translation>%1 toont %2, de kleur van %3 bovenop, niet %4.</translation>
    </message>
    <message>
        <source>%1 shows %2, not %3.</source>
        <translation>%1 toont %2, niet %3.</translation>
    </message>
    <message>
        <source>, </source>
        <translation>, </translation>
    </message>
    <message numerus="yes">
        <source>%1 takes no more than %n beetle(s), so a stack of %2 cannot enter.</source>
        <translation>
            <numerusform>Op %1 mag niet meer dan één kever staan, dus een stapel van %2 kan er niet bij.</numerusform>
            <numerusform>Op %1 mogen niet meer dan %n kevers staan, dus een stapel van %2 kan er niet bij.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 is full: it holds %n beetle(s) and its limit is %2.</source>
        <translation>
            <numerusform>%1 is vol: er staat één kever en de limiet is %2.</numerusform>
            <numerusform>%1 is vol: er staan %n kevers en de limiet is %2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 holds %n beetle(s) and its limit is %2, so a stack of %3 cannot enter.</source>
        <translation>
            <numerusform>Op %1 staat één kever en de limiet is %2, dus een stapel van %3 kan er niet bij.</numerusform>
            <numerusform>Op %1 staan %n kevers en de limiet is %2, dus een stapel van %3 kan er niet bij.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The way to %1 leads over %2, which takes no more than %n beetle(s), so a stack of %3 cannot pass.</source>
        <translation>
            <numerusform>De weg naar %1 gaat over %2, waar niet meer dan één kever mag staan, dus een stapel van %3 kan er niet langs.</numerusform>
            <numerusform>De weg naar %1 gaat over %2, waar niet meer dan %n kevers mogen staan, dus een stapel van %3 kan er niet langs.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The way to %1 leads over %2, which is full: it holds %n beetle(s) and its limit is %3.</source>
        <translation>
            <numerusform>De weg naar %1 gaat over %2, en dat is vol: er staat één kever en de limiet is %3.</numerusform>
            <numerusform>De weg naar %1 gaat over %2, en dat is vol: er staan %n kevers en de limiet is %3.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The way to %1 leads over %2, which holds %n beetle(s) and has a limit of %3, so a stack of %4 cannot pass.</source>
        <translation>
            <numerusform>De weg naar %1 gaat over %2, waar één kever staat en de limiet %3 is, dus een stapel van %4 kan er niet langs.</numerusform>
            <numerusform>De weg naar %1 gaat over %2, waar %n kevers staan en de limiet %3 is, dus een stapel van %4 kan er niet langs.</numerusform>
        </translation>
    </message>
    <message>
        <source>The move would have to stop at %1 first, which shows every colour.</source>
        <translation>De zet zou eerst op %1 moeten stoppen, dat elke kleur toont.</translation>
    </message>
    <message>
        <source>The move would have to stop on %1 first, which shows %2 too.</source>
        <translation>De zet zou eerst op %1 moeten stoppen, dat ook %2 toont.</translation>
    </message>
    <message>
        <source>No path leads straight from tile %1 to tile %2.</source>
        <translation>Geen pad leidt direct van tegel %1 naar tegel %2.</translation>
    </message>
    <message>
        <source>No paths lead from %1 to %2.</source>
        <translation>Er leiden geen paden van %1 naar %2.</translation>
    </message>
    <message numerus="yes">
        <source>%n space(s)</source>
        <comment>a distance</comment>
        <translation>
            <numerusform>%n veld</numerusform>
            <numerusform>%n velden</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The bonus moves a beetle exactly %n space(s), and %1 is %2 away.</source>
        <translation>
            <numerusform>De bonus verplaatst een kever precies %n veld, en %1 is %2 ver.</numerusform>
            <numerusform>De bonus verplaatst een kever precies %n velden, en %1 is %2 ver.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The card moves a beetle exactly %n space(s), and %1 is %2 away.</source>
        <translation>
            <numerusform>De kaart verplaatst een kever precies %n veld, en %1 is %2 ver.</numerusform>
            <numerusform>De kaart verplaatst een kever precies %n velden, en %1 is %2 ver.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The bonus needs the full %n space(s), and %1 is only %2 away.</source>
        <translation>
            <numerusform>Voor de bonus is %n heel veld nodig, en %1 is maar %2 ver.</numerusform>
            <numerusform>Voor de bonus zijn de volle %n velden nodig, en %1 is maar %2 ver.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The card needs the full %n space(s), and %1 is only %2 away.</source>
        <translation>
            <numerusform>Voor de kaart is %n heel veld nodig, en %1 is maar %2 ver.</numerusform>
            <numerusform>Voor de kaart zijn de volle %n velden nodig, en %1 is maar %2 ver.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>FileChooser</name>
    <message>
        <source>Open a saved game or a track</source>
        <translation>Opgeslagen spel of parcours openen</translation>
    </message>
    <message>
        <source>Choose a track to race on</source>
        <translation>Parcours voor de race kiezen</translation>
    </message>
    <message>
        <source>Choose a deck of cards</source>
        <translation>Kaartenset kiezen</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Alle bestanden (*)</translation>
    </message>
    <message>
        <source>Decks (*.bbdeck)</source>
        <translation>Kaartensets (*.bbdeck)</translation>
    </message>
    <message>
        <source>Saved games and tracks (*.bbgame *.bbbeetle *.bbbeep *.bbtrack)</source>
        <translation>Opgeslagen spellen en parcoursen (*.bbgame *.bbbeetle *.bbbeep *.bbtrack)</translation>
    </message>
    <message>
        <source>Pictures that carry a track (*.png *.svg)</source>
        <translation>Afbeeldingen met een parcours (*.png *.svg)</translation>
    </message>
</context>
<context>
    <name>FileError</name>
    <message>
        <source>The file can&apos;t be read: %1.</source>
        <translation>Het bestand is niet te lezen: %1.</translation>
    </message>
    <message>
        <source>The file can&apos;t be saved: %1.</source>
        <translation>Het bestand kan niet worden opgeslagen: %1.</translation>
    </message>
    <message>
        <source>The file is larger than %2 MiB.</source>
        <translation>Het bestand is groter dan %2 MiB.</translation>
    </message>
    <message>
        <source>This is no UTF-8 text.</source>
        <translation>Dit is geen UTF-8-tekst.</translation>
    </message>
    <message>
        <source>From here on this is no valid JSON.</source>
        <translation>Vanaf hier is dit geen geldige JSON.</translation>
    </message>
    <message>
        <source>A text holds a character that is not allowed there.</source>
        <translation>Een tekst bevat een teken dat daar niet mag staan.</translation>
    </message>
    <message>
        <source>This key comes twice in one object.</source>
        <translation>Deze sleutel komt twee keer in één object voor.</translation>
    </message>
    <message>
        <source>Objects and lists lie more than %2 deep in each other.</source>
        <translation>Objecten en lijsten zitten meer dan %2 diep in elkaar.</translation>
    </message>
    <message>
        <source>The format must be “%2”, but it is “%1”.</source>
        <translation>Het formaat moet “%2” zijn, maar is “%1”.</translation>
    </message>
    <message>
        <source>This has version %1, made by a newer program; versions up to %2 can be opened here.</source>
        <translation>Dit is versie %1, van een nieuwer programma; hier kunnen versies tot en met %2 worden geopend.</translation>
    </message>
    <message>
        <source>This must be an object in braces.</source>
        <translation>Dit moet een object tussen accolades zijn.</translation>
    </message>
    <message>
        <source>This must be a list in square brackets.</source>
        <translation>Dit moet een lijst tussen vierkante haken zijn.</translation>
    </message>
    <message>
        <source>This must be a text in quotes.</source>
        <translation>Dit moet een tekst tussen aanhalingstekens zijn.</translation>
    </message>
    <message>
        <source>This must be a number.</source>
        <translation>Dit moet een getal zijn.</translation>
    </message>
    <message>
        <source>This must be a whole number.</source>
        <translation>Dit moet een geheel getal zijn.</translation>
    </message>
    <message>
        <source>This must be true or false.</source>
        <translation>Dit moet true of false zijn.</translation>
    </message>
    <message>
        <source>This key is missing.</source>
        <translation>Deze sleutel ontbreekt.</translation>
    </message>
    <message>
        <source>This key is not known here.</source>
        <translation>Deze sleutel is hier niet bekend.</translation>
    </message>
    <message>
        <source>The number must be within %2, but it is %1.</source>
        <translation>Het getal moet binnen %2 liggen, maar is %1.</translation>
    </message>
    <message>
        <source>The text must have %2 characters, but it has %1.</source>
        <translation>De tekst moet %2 tekens hebben, maar heeft er %1.</translation>
    </message>
    <message>
        <source>The list must have %2 entries, but it has %1.</source>
        <translation>De lijst moet %2 items hebben, maar heeft er %1.</translation>
    </message>
    <message>
        <source>“%1” is not known here, only: %2.</source>
        <translation>“%1” is hier niet bekend, alleen: %2.</translation>
    </message>
    <message>
        <source>“%1” comes twice.</source>
        <translation>“%1” komt twee keer voor.</translation>
    </message>
    <message>
        <source>Line %1, %2: %3</source>
        <translation>Regel %1, %2: %3</translation>
    </message>
    <message>
        <source>Line %1: %2</source>
        <translation>Regel %1: %2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>The file is empty.</source>
        <translation>Het bestand is leeg.</translation>
    </message>
    <message>
        <source>This is a folder. Choose a file in it.</source>
        <translation>Dit is een map. Kies er een bestand in.</translation>
    </message>
</context>
<context>
    <name>Files</name>
    <message>
        <source>This is no file.</source>
        <translation>Dit is geen bestand.</translation>
    </message>
    <message>
        <source>This is neither a saved game nor a track, and no picture or text that carries a track.</source>
        <translation>Dit is geen opgeslagen spel en geen parcours, en ook geen afbeelding of tekst met een parcours erin.</translation>
    </message>
    <message>
        <source>Can’t open the file</source>
        <translation>Kan het bestand niet openen</translation>
    </message>
    <message>
        <source>“%1” can’t be opened.</source>
        <translation>“%1” kan niet worden geopend.</translation>
    </message>
    <message>
        <source>Can’t open the text</source>
        <translation>Kan de tekst niet openen</translation>
    </message>
    <message>
        <source>The text is not a share code that can be opened.</source>
        <translation>De tekst is geen deelcode die kan worden geopend.</translation>
    </message>
</context>
<context>
    <name>FirstFlight</name>
    <message>
        <source>Your three beetles are orange. Bring them all to the Bubble Bar before %1 brings the blue ones.</source>
        <translation>Je drie kevers zijn oranje. Breng ze allemaal naar de Bubble Bar voordat %1 daar is met de blauwe.</translation>
    </message>
    <message>
        <source>%1 begins. Watch the blue beetle walk!</source>
        <translation>%1 begint. Kijk hoe de blauwe kever loopt!</translation>
    </message>
    <message>
        <source>Your turn! Your cards lie below. Press the blue one.</source>
        <translation>Jouw beurt! Hieronder liggen je kaarten. Klik op de blauwe.</translation>
    </message>
    <message>
        <source>The blue card moves one of your beetles. Press one.</source>
        <translation>Met de blauwe kaart verplaats je een van je eigen kevers. Klik er een aan.</translation>
    </message>
    <message>
        <source>The shining places are where it can go. Press the blue beetle: it counts as blue.</source>
        <translation>Hij kan naar de velden die oplichten. Klik op de blauwe kever: die telt als blauw.</translation>
    </message>
    <message>
        <source>You climbed onto a beetle, and that earned you a card! Press “End turn” to draw one more.</source>
        <translation>Je bent op een kever geklommen, en dat levert je een kaart op! Klik op “Beurt beëindigen” om er nog een te trekken.</translation>
    </message>
    <message>
        <source>Now it is the turn of %1. Watch your beetle, too!</source>
        <translation>Nu is %1 aan de beurt. Let ook op jouw kever!</translation>
    </message>
    <message>
        <source>That was a free ride: a beetle carries all that sit on top of it.</source>
        <translation>Je kever liftte gratis mee: een kever draagt alle kevers die boven op hem zitten.</translation>
    </message>
    <message>
        <source>Some cards move any beetle, even one of %1. Press the one with the ring.</source>
        <translation>Met sommige kaarten verplaats je een kever naar keuze, zelfs een van %1. Klik op de kaart met de ring.</translation>
    </message>
    <message>
        <source>Point at the stack, and it opens. Then press the blue beetle under yours.</source>
        <translation>Wijs de stapel aan, dan gaat hij open. Klik daarna op de blauwe kever onder die van jou.</translation>
    </message>
    <message>
        <source>Try to send both to the purple tile: press the flower with the ring.</source>
        <translation>Probeer ze allebei naar de paarse tegel te sturen: klik op de bloem met de ring.</translation>
    </message>
    <message>
        <source>Each flower on a purple tile has room for one beetle only. So send yours alone!</source>
        <translation>Op een paarse tegel heeft elke bloem maar plaats voor één kever. Stuur dus alleen die van jou!</translation>
    </message>
    <message>
        <source>A picture in a flower is a bonus. This one moves any beetle one space: take yours!</source>
        <translation>Een plaatje in een bloem is een bonus. Met deze verplaats je een kever naar keuze één veld: neem die van jou!</translation>
    </message>
    <message>
        <source>You may play a second card. The Bubble Bar counts as every colour, so go in with yellow!</source>
        <translation>Je mag nog een tweede kaart spelen. De Bubble Bar telt als elke kleur, dus ga met geel naar binnen!</translation>
    </message>
    <message>
        <source>Your first beetle is home! You win as soon as the other two are there as well.</source>
        <translation>Je eerste kever is binnen! Je wint zodra de andere twee er ook zijn.</translation>
    </message>
    <message>
        <source>Do the last beetles of two players come home on one stack? Then the lower one was first.</source>
        <translation>Komen de laatste kevers van twee spelers samen op één stapel binnen? Dan was de onderste het eerst.</translation>
    </message>
    <message>
        <source>Now you know all you need. Finish this race, or begin a real one!</source>
        <translation>Nu weet je alles wat je nodig hebt. Maak deze race af, of begin een echte!</translation>
    </message>
    <message>
        <source>First Flight</source>
        <translation>Eerste vlucht</translation>
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
        <translation>%1: kies een kaart</translation>
    </message>
    <message>
        <source>or a beetle to move</source>
        <translation>of een kever om te verplaatsen</translation>
    </message>
    <message>
        <source>%1: play a second card, or end the turn</source>
        <translation>%1: speel een tweede kaart, of beëindig de beurt</translation>
    </message>
    <message>
        <source>First choose a card or a beetle, then the place.</source>
        <translation>Kies eerst een kaart of een kever, dan de plek.</translation>
    </message>
</context>
<context>
    <name>Guidelines</name>
    <message>
        <source>the start tile</source>
        <translation>de starttegel</translation>
    </message>
    <message>
        <source>the finish tile</source>
        <translation>de finishtegel</translation>
    </message>
    <message>
        <source>Lay the start tile.</source>
        <translation>Leg de starttegel.</translation>
    </message>
    <message>
        <source>Lay at least two track tiles beside the start tile.</source>
        <translation>Leg minstens twee parcourstegels naast de starttegel.</translation>
    </message>
    <message>
        <source>Connect these to the start tile, edge to edge: %1.</source>
        <translation>Verbind deze met de starttegel, rand aan rand: %1.</translation>
    </message>
    <message>
        <source>Lay the finish tile.</source>
        <translation>Leg de finishtegel.</translation>
    </message>
    <message>
        <source>Turn or move tiles until the paths lead from start to finish.</source>
        <translation>Draai of verplaats tegels tot de paden van start naar finish leiden.</translation>
    </message>
    <message>
        <source>Lay track tiles between start and finish.</source>
        <translation>Leg parcourstegels tussen start en finish.</translation>
    </message>
    <message>
        <source>Take one %1 away: the tile is laid more than once.</source>
        <translation>Neem één %1 weg: de tegel ligt er meer dan één keer.</translation>
    </message>
    <message>
        <source>Add a way around %1: a single turn of it cuts the finish off.</source>
        <translation>Voeg een weg om %1 heen toe: als die één keer draait, is de finish afgesneden.</translation>
    </message>
    <message>
        <source>Move the finish tile away from the start tile: one step ends the race.</source>
        <translation>Leg de finishtegel verder van de starttegel: nu eindigt de race in één stap.</translation>
    </message>
</context>
<context>
    <name>HeatMap</name>
    <message>
        <source>visits per race: %1</source>
        <extracomment>%1: &quot;A.0 1.2, A.1 0.4&quot;</extracomment>
        <translation>bezoeken per race: %1</translation>
    </message>
    <message>
        <source>Visits per race</source>
        <translation>Bezoeken per race</translation>
    </message>
    <message>
        <source>As it was before the last change</source>
        <translation>Zoals het was voor de laatste wijziging</translation>
    </message>
</context>
<context>
    <name>Help</name>
    <message>
        <source>Help</source>
        <translation>Help</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Regels</translation>
    </message>
</context>
<context>
    <name>HelpPage</name>
    <message>
        <source>The aim of the game</source>
        <translation>Het doel van het spel</translation>
    </message>
    <message>
        <source>The cards</source>
        <translation>De kaarten</translation>
    </message>
    <message>
        <source>Spaces and moves</source>
        <translation>Velden en zetten</translation>
    </message>
    <message>
        <source>Stacks and rides</source>
        <translation>Stapels en meeliften</translation>
    </message>
    <message>
        <source>How many fit</source>
        <translation>Hoeveel er passen</translation>
    </message>
    <message>
        <source>Bonuses</source>
        <translation>Bonussen</translation>
    </message>
    <message>
        <source>Your turn</source>
        <translation>Je beurt</translation>
    </message>
    <message>
        <source>The end</source>
        <translation>Het einde</translation>
    </message>
    <message>
        <source>Playing in teams</source>
        <translation>In teams spelen</translation>
    </message>
    <message>
        <source>Keys at the table</source>
        <translation>Toetsen aan tafel</translation>
    </message>
    <message>
        <source>Rules of Beetle</source>
        <translation>Regels van Beetle</translation>
    </message>
    <message>
        <source>Rules of Beep! Beep!</source>
        <translation>Regels van Beep! Beep!</translation>
    </message>
    <message>
        <source>Designing a track</source>
        <translation>Een parcours ontwerpen</translation>
    </message>
    <message>
        <source>Printing and sharing</source>
        <translation>Afdrukken en delen</translation>
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
        <translation>Parcoursen</translation>
    </message>
</context>
<context>
    <name>Hint</name>
    <message>
        <source>Move %1 to %2 with the card “%3”.</source>
        <translation>Verplaats %1 naar %2 met de kaart “%3”.</translation>
    </message>
    <message>
        <source>Move %1 to %2.</source>
        <translation>Verplaats %1 naar %2.</translation>
    </message>
    <message>
        <source>Draw the card.</source>
        <translation>Trek de kaart.</translation>
    </message>
    <message>
        <source>Skip the bonus.</source>
        <translation>Sla de bonus over.</translation>
    </message>
    <message>
        <source>Discard the card “%1”.</source>
        <translation>Leg de kaart “%1” af.</translation>
    </message>
    <message>
        <source>End your turn.</source>
        <translation>Beëindig je beurt.</translation>
    </message>
    <message>
        <source>Put the stack on %1 into this order, from the bottom up: %2.</source>
        <translation>Zet de stapel op %1 in deze volgorde, van onder naar boven: %2.</translation>
    </message>
    <message>
        <source>, </source>
        <translation>, </translation>
    </message>
    <message>
        <source>Turn tile %1 clockwise.</source>
        <translation>Draai tegel %1 met de klok mee.</translation>
    </message>
    <message>
        <source>Turn tile %1 counter-clockwise.</source>
        <translation>Draai tegel %1 tegen de klok in.</translation>
    </message>
    <message>
        <source>That wins the race.</source>
        <translation>Daarmee win je de race.</translation>
    </message>
    <message>
        <source>Then you can win the race in this turn.</source>
        <translation>Dan kun je de race in deze beurt winnen.</translation>
    </message>
    <message>
        <source>That brings a beetle home.</source>
        <translation>Daarmee breng je een kever binnen.</translation>
    </message>
    <message numerus="yes">
        <source>That leaves %1 %n step(s) more to go.</source>
        <translation>
            <numerusform>Daarmee heeft %1 %n stap meer te gaan.</numerusform>
            <numerusform>Daarmee heeft %1 %n stappen meer te gaan.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>That brings you %n step(s) closer to the Bubble Bar.</source>
        <translation>
            <numerusform>Daarmee kom je %n stap dichter bij de Bubble Bar.</numerusform>
            <numerusform>Daarmee kom je %n stappen dichter bij de Bubble Bar.</numerusform>
        </translation>
    </message>
    <message>
        <source>That gets you a card.</source>
        <translation>Daarmee krijg je een kaart.</translation>
    </message>
    <message>
        <source>That gets you a bonus.</source>
        <translation>Daarmee krijg je een bonus.</translation>
    </message>
    <message>
        <source>Others will carry your beetle along.</source>
        <translation>Anderen zullen je kever meenemen.</translation>
    </message>
    <message>
        <source>That doesn’t show yet, but helps most in the turns to come.</source>
        <translation>Je ziet het nog niet, maar het helpt het meest in de volgende beurten.</translation>
    </message>
    <message>
        <source>Your other cards will be worth more later.</source>
        <translation>Je andere kaarten zijn later meer waard.</translation>
    </message>
    <message>
        <source>Nothing it offers would help you.</source>
        <translation>Niets daarvan zou je helpen.</translation>
    </message>
    <message>
        <source>Of your cards this is the one to miss least.</source>
        <translation>Van je kaarten kun je deze het best missen.</translation>
    </message>
    <message>
        <source>That is all you can do now.</source>
        <translation>Meer kun je nu niet doen.</translation>
    </message>
</context>
<context>
    <name>HintMode</name>
    <message>
        <source>Hint: %1</source>
        <translation>Tip: %1</translation>
    </message>
    <message>
        <source>Do it</source>
        <translation>Doen</translation>
    </message>
</context>
<context>
    <name>KeyTable</name>
    <message>
        <source>New game, race or track</source>
        <translation>Nieuw spel, nieuwe race of nieuw parcours</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Openen</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Opslaan</translation>
    </message>
    <message>
        <source>Save as</source>
        <translation>Opslaan als</translation>
    </message>
    <message>
        <source>Print the track</source>
        <translation>Parcours afdrukken</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Instellingen</translation>
    </message>
    <message>
        <source>Close the window</source>
        <translation>Venster sluiten</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>Afsluiten</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Ongedaan maken</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Opnieuw</translation>
    </message>
    <message>
        <source>Zoom in</source>
        <translation>Inzoomen</translation>
    </message>
    <message>
        <source>Zoom out</source>
        <translation>Uitzoomen</translation>
    </message>
    <message>
        <source>Fit the track into the window</source>
        <translation>Parcours passend in het venster</translation>
    </message>
    <message>
        <source>Sound on or off</source>
        <translation>Geluid aan of uit</translation>
    </message>
    <message>
        <source>Show the keys</source>
        <translation>Toetsen tonen</translation>
    </message>
    <message>
        <source>One step back</source>
        <translation>Een stap terug</translation>
    </message>
    <message>
        <source>Confirm</source>
        <translation>Bevestigen</translation>
    </message>
    <message>
        <source>End the turn, or skip the bonus</source>
        <translation>De beurt beëindigen, of de bonus overslaan</translation>
    </message>
    <message>
        <source>Show a good move</source>
        <translation>Een goede zet tonen</translation>
    </message>
    <message>
        <source>Turn the tile clockwise</source>
        <translation>De tegel met de klok mee draaien</translation>
    </message>
    <message>
        <source>Turn the tile counter-clockwise</source>
        <translation>De tegel tegen de klok in draaien</translation>
    </message>
    <message>
        <source>Hide my cards</source>
        <translation>Mijn kaarten verbergen</translation>
    </message>
    <message>
        <source>Replay the race</source>
        <translation>Race terugkijken</translation>
    </message>
    <message>
        <source>Fast forward</source>
        <translation>Versneld afspelen</translation>
    </message>
    <message>
        <source>Pause, or go on</source>
        <translation>Pauzeren, of verdergaan</translation>
    </message>
    <message>
        <source>Cut</source>
        <translation>Knippen</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Kopiëren</translation>
    </message>
    <message>
        <source>Paste</source>
        <translation>Plakken</translation>
    </message>
    <message>
        <source>Duplicate</source>
        <translation>Dupliceren</translation>
    </message>
    <message>
        <source>Select all tiles</source>
        <translation>Alle tegels selecteren</translation>
    </message>
    <message>
        <source>Put tiles back into the box</source>
        <translation>Tegels terugleggen in de doos</translation>
    </message>
    <message>
        <source>Show the other face</source>
        <translation>De andere kant tonen</translation>
    </message>
    <message>
        <source>Turn tiles as a group</source>
        <translation>Tegels als groep draaien</translation>
    </message>
    <message>
        <source>Turn tiles back as a group</source>
        <translation>Tegels als groep terugdraaien</translation>
    </message>
    <message>
        <source>Next tile</source>
        <translation>Volgende tegel</translation>
    </message>
    <message>
        <source>Previous tile</source>
        <translation>Vorige tegel</translation>
    </message>
    <message>
        <source>Go to the box</source>
        <translation>Naar de doos</translation>
    </message>
    <message>
        <source>Lay a track at random</source>
        <translation>Een willekeurig parcours leggen</translation>
    </message>
    <message>
        <source>Play this track</source>
        <translation>Dit parcours spelen</translation>
    </message>
    <message>
        <source>Everywhere</source>
        <translation>Overal</translation>
    </message>
    <message>
        <source>Lobby</source>
        <translation>Startscherm</translation>
    </message>
    <message>
        <source>Race</source>
        <translation>Race</translation>
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
        <translation>Parcoursontwerper</translation>
    </message>
</context>
<context>
    <name>Keys</name>
    <message>
        <source>Keys</source>
        <translation>Toetsen</translation>
    </message>
</context>
<context>
    <name>KeysDialog</name>
    <message>
        <source>Click a tile in the box</source>
        <translation>Klik op een tegel in de doos</translation>
    </message>
    <message>
        <source>takes it in hand; the next click on the table lays it</source>
        <translation>neemt hem in de hand; de volgende klik op de tafel legt hem neer</translation>
    </message>
    <message>
        <source>Drag</source>
        <translation>Slepen</translation>
    </message>
    <message>
        <source>a tile from the box, tiles on the table, or a frame round several</source>
        <translation>een tegel uit de doos, tegels op tafel, of een kader om meerdere tegels</translation>
    </message>
    <message>
        <source>Shift or Ctrl and click</source>
        <translation>Shift of Ctrl en klik</translation>
    </message>
    <message>
        <source>adds a tile to what is selected</source>
        <translation>voegt een tegel toe aan de selectie</translation>
    </message>
    <message>
        <source>Wheel</source>
        <translation>Muiswiel</translation>
    </message>
    <message>
        <source>turns the tile in hand, else zooms</source>
        <translation>draait de tegel in de hand, anders zoomt het</translation>
    </message>
    <message>
        <source>Middle button, or Space and drag</source>
        <translation>Middelste knop, of spatie en slepen</translation>
    </message>
    <message>
        <source>moves the table</source>
        <translation>verschuift de tafel</translation>
    </message>
    <message>
        <source>Right click</source>
        <translation>Rechtsklik</translation>
    </message>
    <message>
        <source>puts the tile in hand back, else opens a menu</source>
        <translation>legt de tegel in de hand terug, anders opent hij een menu</translation>
    </message>
    <message>
        <source>Arrow keys</source>
        <translation>Pijltoetsen</translation>
    </message>
    <message>
        <source>go from hex to hex; with Ctrl they move what is selected</source>
        <translation>gaan van zeshoek naar zeshoek; met Ctrl verplaatsen ze de selectie</translation>
    </message>
    <message>
        <source>Return</source>
        <translation>Enter</translation>
    </message>
    <message>
        <source>takes a tile in the box; on the table lays or selects one</source>
        <translation>neemt een tegel in de doos; op tafel legt of selecteert hij er een</translation>
    </message>
    <message>
        <source>turn, turn back</source>
        <translation>draaien, terugdraaien</translation>
    </message>
    <message>
        <source>shows the other face</source>
        <translation>toont de andere kant</translation>
    </message>
    <message>
        <source>go to the next or previous tile</source>
        <translation>gaan naar de volgende of vorige tegel</translation>
    </message>
    <message>
        <source>goes to the box</source>
        <translation>gaat naar de doos</translation>
    </message>
    <message>
        <source>puts tiles back into the box</source>
        <translation>legt tegels terug in de doos</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>goes one step back</source>
        <translation>gaat een stap terug</translation>
    </message>
</context>
<context>
    <name>Mode</name>
    <message>
        <source>%1 landed on %2</source>
        <translation>%1 kwam terecht op %2</translation>
    </message>
    <message>
        <source>You may play up to two cards this turn.</source>
        <translation>Je mag deze beurt tot twee kaarten spelen.</translation>
    </message>
    <message>
        <source>One card is played. Play one more, or end the turn.</source>
        <translation>Eén kaart is gespeeld. Speel er nog een, of beëindig de beurt.</translation>
    </message>
    <message>
        <source>None of the cards can move a beetle now.</source>
        <translation>Geen van de kaarten kan nu een kever verplaatsen.</translation>
    </message>
    <message>
        <source>Cards wait until the bonus is done.
Then one more card, or end the turn.</source>
        <translation>De kaarten wachten tot de bonus klaar is.
Daarna nog een kaart, of de beurt beëindigen.</translation>
    </message>
    <message>
        <source>After the bonus the turn ends.</source>
        <translation>Na de bonus eindigt de beurt.</translation>
    </message>
    <message>
        <source>Skip the bonus</source>
        <translation>Bonus overslaan</translation>
    </message>
    <message>
        <source>End turn</source>
        <translation>Beurt beëindigen</translation>
    </message>
    <message>
        <source>your beetles are home, now you move those of %1</source>
        <translation>jouw kevers zijn binnen, nu verplaats je die van %1</translation>
    </message>
    <message>
        <source>you and %1 against %2 and %3</source>
        <translation>jij en %1 tegen %2 en %3</translation>
    </message>
</context>
<context>
    <name>Notation</name>
    <message>
        <source>“%1” is no action.</source>
        <translation>“%1” is geen actie.</translation>
    </message>
    <message>
        <source>An action that begins with “%1” has too many words or too few.</source>
        <translation>Een actie die met “%1” begint, heeft te veel of te weinig woorden.</translation>
    </message>
    <message>
        <source>There is no card “%1”.</source>
        <translation>Er is geen kaart “%1”.</translation>
    </message>
    <message>
        <source>There is no beetle “%1” in this race.</source>
        <translation>Er is geen kever “%1” in deze race.</translation>
    </message>
    <message>
        <source>There is no space “%1” on this track.</source>
        <translation>Er is geen veld “%1” op dit parcours.</translation>
    </message>
    <message>
        <source>There is no tile “%1” on this track.</source>
        <translation>Er is geen tegel “%1” op dit parcours.</translation>
    </message>
    <message>
        <source>A tile turns “cw” or “ccw”, not “%1”.</source>
        <translation>Een tegel draait “cw” of “ccw”, niet “%1”.</translation>
    </message>
    <message>
        <source>The order “%1” names a beetle twice.</source>
        <translation>De volgorde “%1” noemt een kever twee keer.</translation>
    </message>
</context>
<context>
    <name>OpenedTrack</name>
    <message>
        <source>%1 (copy)</source>
        <translation>%1 (kopie)</translation>
    </message>
</context>
<context>
    <name>Pages</name>
    <message>
        <source>“%1” could not be written: %2</source>
        <translation>“%1” kon niet worden geschreven: %2</translation>
    </message>
    <message>
        <source>The picture would be too large. On this paper at most %1 dpi work; PDF and SVG are sharp at any size.</source>
        <translation>De afbeelding zou te groot worden. Op dit papier kan hoogstens %1 dpi; PDF en SVG zijn op elke grootte scherp.</translation>
    </message>
    <message>
        <source>Stopped before all pages were written.</source>
        <translation>Gestopt voordat alle pagina’s geschreven waren.</translation>
    </message>
    <message>
        <source>%1 mm</source>
        <translation>%1 mm</translation>
    </message>
    <message>
        <source>each side</source>
        <translation>elke zijde</translation>
    </message>
    <message>
        <source>row %1, column %2</source>
        <translation>rij %1, kolom %2</translation>
    </message>
    <message>
        <source>List %1</source>
        <translation>Lijst %1</translation>
    </message>
    <message>
        <source>Page map</source>
        <translation>Paginaoverzicht</translation>
    </message>
    <message>
        <source>Sheet %1</source>
        <translation>Blad %1</translation>
    </message>
    <message>
        <source>Back %1</source>
        <translation>Achterkant %1</translation>
    </message>
    <message>
        <source>Front %1</source>
        <translation>Voorkant %1</translation>
    </message>
    <message>
        <source>Plan</source>
        <translation>Bouwplan</translation>
    </message>
    <message>
        <source>Poster</source>
        <translation>Poster</translation>
    </message>
    <message>
        <source>Tiles</source>
        <translation>Tegels</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>Kaarten</translation>
    </message>
    <message>
        <source>Stickers</source>
        <translation>Stickers</translation>
    </message>
    <message>
        <source>%1 × %2 mm</source>
        <translation>%1 × %2 mm</translation>
    </message>
    <message numerus="yes">
        <source>%n page(s)</source>
        <translation>
            <numerusform>%n pagina</numerusform>
            <numerusform>%n pagina’s</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 %2 across</source>
        <translation>%1 %2 liggend</translation>
    </message>
    <message>
        <source>%1 %2 upright</source>
        <translation>%1 %2 staand</translation>
    </message>
    <message>
        <source>The printer doesn’t reach further: the margin is %1 mm.</source>
        <translation>Verder reikt de printer niet: de marge is %1 mm.</translation>
    </message>
    <message>
        <source>The paper is too small for wider margins than %1 mm.</source>
        <translation>Het papier is te klein voor bredere marges dan %1 mm.</translation>
    </message>
    <message>
        <source>The paper is too small for more overlap than %1 mm.</source>
        <translation>Het papier is te klein voor meer overlap dan %1 mm.</translation>
    </message>
    <message>
        <source>A piece reaches %1 mm beyond the margins and will be cut off. Take larger paper, or make the pieces smaller.</source>
        <translation>Een onderdeel steekt %1 mm buiten de marges en wordt afgesneden. Neem groter papier, of maak de onderdelen kleiner.</translation>
    </message>
    <message>
        <source>With this offset the backs reach %1 mm beyond what the printer can print. Take wider margins.</source>
        <translation>Met deze verschuiving steken de achterkanten %1 mm buiten wat de printer kan afdrukken. Neem bredere marges.</translation>
    </message>
    <message>
        <source>The tiles are only %1 mm wide, hard to read. Take larger paper, or print a poster.</source>
        <translation>De tegels zijn maar %1 mm breed, moeilijk te lezen. Neem groter papier, of druk een poster af.</translation>
    </message>
    <message>
        <source>There is nothing to print: choose at least one piece.</source>
        <translation>Er is niets om af te drukken: kies minstens één onderdeel.</translation>
    </message>
    <message>
        <source>A track without a name</source>
        <translation>Parcours zonder naam</translation>
    </message>
    <message>
        <source>page %1 of %2</source>
        <translation>pagina %1 van %2</translation>
    </message>
    <message>
        <source>front, %1</source>
        <translation>voorkant, %1</translation>
    </message>
    <message>
        <source>back, %1</source>
        <translation>achterkant, %1</translation>
    </message>
    <message>
        <source>%1 o’clock</source>
        <translation>%1 uur</translation>
    </message>
    <message>
        <source>Start: Milk Carton Office</source>
        <translation>Start: Melkpakkantoor</translation>
    </message>
    <message>
        <source>Finish: Bubble Bar</source>
        <translation>Finish: Bubble Bar</translation>
    </message>
    <message>
        <source>%1 · by %2</source>
        <translation>%1 · van %2</translation>
    </message>
    <message>
        <source>No tile lies on this track yet.</source>
        <translation>Op dit parcours ligt nog geen tegel.</translation>
    </message>
    <message>
        <source>The clock shows where the letter in a tile’s corner points. Lay the tiles row by row, each row from left to right, front or back up as the list says.</source>
        <translation>De klok toont waarheen de letter in de hoek van een tegel wijst. Leg de tegels rij voor rij, elke rij van links naar rechts, met de voor- of achterkant boven zoals de lijst zegt.</translation>
    </message>
    <message>
        <source>This paper is too small for its QR code.</source>
        <translation>Dit papier is te klein voor de QR-code.</translation>
    </message>
    <message>
        <source>It is too long for a QR code.</source>
        <translation>Hij is te lang voor een QR-code.</translation>
    </message>
    <message>
        <source>No share code: %1</source>
        <translation>Geen deelcode: %1</translation>
    </message>
    <message>
        <source>Share code</source>
        <translation>Deelcode</translation>
    </message>
    <message>
        <source>%1: build list</source>
        <translation>%1: bouwlijst</translation>
    </message>
    <message>
        <source>glue %1 here</source>
        <translation>plak %1 hier</translation>
    </message>
    <message>
        <source>The track is %1 × %2 mm</source>
        <translation>Het parcours is %1 × %2 mm</translation>
    </message>
    <message>
        <source>Print at 100 %, not “fit to page”.</source>
        <translation>Druk af op 100 %, niet “passend op pagina”.</translation>
    </message>
    <message>
        <source>Measure this square and the line at the foot of each page. If they are off, the printer has changed the size.</source>
        <translation>Meet dit vierkant en de lijn onderaan elke pagina. Kloppen ze niet, dan heeft de printer de grootte veranderd.</translation>
    </message>
    <message>
        <source>Cut off each page’s left and upper margin along the marks, unless it has no neighbour there.</source>
        <translation>Snijd van elke pagina de linker- en bovenmarge af langs de tekens, behalve waar geen buurpagina is.</translation>
    </message>
    <message>
        <source>Glue it onto the grey strip that bears its name.</source>
        <translation>Plak de pagina op de grijze strook met haar naam.</translation>
    </message>
</context>
<context>
    <name>PickBeetleMode</name>
    <message>
        <source>%1: bonus! %2</source>
        <translation>%1: bonus! %2</translation>
    </message>
    <message>
        <source>%1: choose a beetle for %2</source>
        <translation>%1: kies een kever voor %2</translation>
    </message>
    <message>
        <source>%1: which beetle goes to %2?</source>
        <translation>%1: welke kever gaat naar %2?</translation>
    </message>
    <message>
        <source>or point at a place to see the way</source>
        <translation>of wijs een plek aan om de weg te zien</translation>
    </message>
    <message>
        <source>Choose one of the beetles.</source>
        <translation>Kies een van de kevers.</translation>
    </message>
    <message>
        <source>The bonus takes no beetle to %1 now.</source>
        <translation>De bonus brengt nu geen kever naar %1.</translation>
    </message>
    <message>
        <source>The card takes no beetle to %1 now.</source>
        <translation>De kaart brengt nu geen kever naar %1.</translation>
    </message>
</context>
<context>
    <name>PickTargetMode</name>
    <message>
        <source>%1: where to with %2?</source>
        <translation>%1: waarheen met %2?</translation>
    </message>
</context>
<context>
    <name>PictureFile</name>
    <message>
        <source>This picture is damaged.</source>
        <translation>Deze afbeelding is beschadigd.</translation>
    </message>
    <message>
        <source>This picture carries no track; those exported as PNG or SVG do.</source>
        <translation>Deze afbeelding bevat geen parcours; als PNG of SVG geëxporteerde wel.</translation>
    </message>
</context>
<context>
    <name>PieceText</name>
    <message>
        <source>exits on all sides</source>
        <translation>uitgangen rondom</translation>
    </message>
    <message>
        <source>no exits</source>
        <translation>geen uitgangen</translation>
    </message>
    <message numerus="yes">
        <source>%n exit(s)</source>
        <translation>
            <numerusform>%n uitgang</numerusform>
            <numerusform>%n uitgangen</numerusform>
        </translation>
    </message>
    <message>
        <source>bonus: %1</source>
        <translation>bonus: %1</translation>
    </message>
    <message numerus="yes">
        <source>%n space(s)</source>
        <translation>
            <numerusform>%n veld</numerusform>
            <numerusform>%n velden</numerusform>
        </translation>
    </message>
    <message>
        <source>Front: %1</source>
        <extracomment>What the faces of a tile show</extracomment>
        <translation>Voorkant: %1</translation>
    </message>
    <message>
        <source>Back: %1</source>
        <translation>Achterkant: %1</translation>
    </message>
    <message>
        <source>at most %1 on a space</source>
        <translation>hoogstens %1 op een veld</translation>
    </message>
    <message>
        <source>no overtaking</source>
        <translation>niet inhalen</translation>
    </message>
    <message>
        <source>at most %1 on a space, no overtaking</source>
        <translation>hoogstens %1 op een veld, niet inhalen</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Start</translation>
    </message>
    <message>
        <source>Finish</source>
        <translation>Finish</translation>
    </message>
</context>
<context>
    <name>PlayerKinds</name>
    <message>
        <source>Person</source>
        <translation>Mens</translation>
    </message>
    <message>
        <source>Computer · Easy</source>
        <translation>Computer · Makkelijk</translation>
    </message>
    <message>
        <source>Makes mistakes. For a first race, and for children.</source>
        <translation>Maakt fouten. Voor een eerste race, en voor kinderen.</translation>
    </message>
    <message>
        <source>Computer · Medium</source>
        <translation>Computer · Gemiddeld</translation>
    </message>
    <message>
        <source>Makes the most of its own turn, but doesn’t think of yours.</source>
        <translation>Haalt het meeste uit de eigen beurt, maar denkt niet aan de jouwe.</translation>
    </message>
    <message>
        <source>Computer · Hard</source>
        <translation>Computer · Moeilijk</translation>
    </message>
    <message>
        <source>Thinks ahead, and of what you could do next.</source>
        <translation>Denkt vooruit, ook aan wat jij hierna kunt doen.</translation>
    </message>
    <message>
        <source>Computer · Expert</source>
        <translation>Computer · Expert</translation>
    </message>
    <message>
        <source>The same with more time: takes a few seconds for a move.</source>
        <translation>Hetzelfde met meer tijd: heeft een paar seconden nodig voor een zet.</translation>
    </message>
    <message>
        <source>Orange</source>
        <translation>Oranje</translation>
    </message>
    <message>
        <source>Blue</source>
        <translation>Blauw</translation>
    </message>
    <message>
        <source>Yellow</source>
        <translation>Geel</translation>
    </message>
    <message>
        <source>Pink</source>
        <translation>Roze</translation>
    </message>
    <message>
        <source>Green</source>
        <translation>Groen</translation>
    </message>
</context>
<context>
    <name>Players</name>
    <message numerus="yes">
        <source>%n card(s)</source>
        <translation>
            <numerusform>%n kaart</numerusform>
            <numerusform>%n kaarten</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Race</name>
    <message>
        <source>own beetle to %1</source>
        <translation>eigen kever tot %1</translation>
    </message>
    <message>
        <source>any beetle to %1</source>
        <translation>kever naar keuze tot %1</translation>
    </message>
    <message numerus="yes">
        <source>own beetle %n space(s)</source>
        <translation>
            <numerusform>eigen kever %n veld</numerusform>
            <numerusform>eigen kever %n velden</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>any beetle %n space(s)</source>
        <translation>
            <numerusform>kever naar keuze %n veld</numerusform>
            <numerusform>kever naar keuze %n velden</numerusform>
        </translation>
    </message>
    <message>
        <source>orange</source>
        <translation>oranje</translation>
    </message>
    <message>
        <source>blue</source>
        <translation>blauw</translation>
    </message>
    <message>
        <source>yellow</source>
        <translation>geel</translation>
    </message>
    <message>
        <source>pink</source>
        <translation>roze</translation>
    </message>
    <message>
        <source>green</source>
        <translation>groen</translation>
    </message>
    <message>
        <source>own beetle to a colour of your choice</source>
        <translation>eigen kever tot een kleur naar keuze</translation>
    </message>
    <message>
        <source>own beetle to a neighbouring tile</source>
        <translation>eigen kever naar een buurtegel</translation>
    </message>
    <message>
        <source>reorder a stack</source>
        <translation>een stapel herschikken</translation>
    </message>
    <message>
        <source>turn a tile</source>
        <translation>een tegel draaien</translation>
    </message>
    <message>
        <source>draw a card</source>
        <translation>een kaart trekken</translation>
    </message>
    <message>
        <source>the Milk Carton Office (start)</source>
        <translation>het Melkpakkantoor (start)</translation>
    </message>
    <message>
        <source>the Bubble Bar (finish)</source>
        <translation>de Bubble Bar (finish)</translation>
    </message>
    <message>
        <source>the %1 player</source>
        <translation>speler %1</translation>
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
        <translation>Een kaartenset heeft %1 tot %2 kaarten, maar deze heeft er %3.</translation>
    </message>
    <message>
        <source>Teams need four players.</source>
        <translation>Voor teams zijn vier spelers nodig.</translation>
    </message>
    <message>
        <source>The beetle %1 is missing.</source>
        <translation>De kever %1 ontbreekt.</translation>
    </message>
    <message>
        <source>%1 beetles stand here, but the limit of this space is %2.</source>
        <translation>Hier staan %1 kevers, maar de limiet van dit veld is %2.</translation>
    </message>
    <message>
        <source>Two cards are played and no bonus is pending, so this turn has ended.</source>
        <translation>Er zijn twee kaarten gespeeld en er wacht geen bonus, dus deze beurt is afgelopen.</translation>
    </message>
    <message>
        <source>The race is over, so no bonus can be pending.</source>
        <translation>De race is afgelopen, dus er kan geen bonus wachten.</translation>
    </message>
    <message>
        <source>No card is played yet, so no bonus can be pending.</source>
        <translation>Er is nog geen kaart gespeeld, dus er kan geen bonus wachten.</translation>
    </message>
    <message>
        <source>Nobody stands on %1, so its bonus can&apos;t be pending.</source>
        <translation>Niemand staat op %1, dus die bonus kan niet wachten.</translation>
    </message>
    <message>
        <source>Nothing can be done with a bonus on %1, so none can be pending.</source>
        <translation>Met een bonus op %1 kan niets worden gedaan, dus er kan er geen wachten.</translation>
    </message>
    <message>
        <source>No race can be run on this track: %1</source>
        <translation>Op dit parcours is geen race mogelijk: %1</translation>
    </message>
    <message>
        <source>Action %1, “%2”, is not legal: %3</source>
        <translation>Actie %1, “%2”, is niet toegestaan: %3</translation>
    </message>
</context>
<context>
    <name>RacePlan</name>
    <message>
        <source>The player on seat %1 needs a name.</source>
        <translation>De speler op zitplaats %1 heeft een naam nodig.</translation>
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
        <translation>bonus: de stapel op %1 is nu %2</translation>
    </message>
    <message>
        <source>bonus: turns %1 clockwise</source>
        <translation>bonus: draait %1 met de klok mee</translation>
    </message>
    <message>
        <source>bonus: turns %1 counter-clockwise</source>
        <translation>bonus: draait %1 tegen de klok in</translation>
    </message>
    <message>
        <source>bonus: draws a card</source>
        <translation>bonus: trekt een kaart</translation>
    </message>
    <message>
        <source>bonus: no card is left to draw</source>
        <translation>bonus: geen kaart meer om te trekken</translation>
    </message>
    <message>
        <source>bonus “%1”: skipped</source>
        <translation>bonus “%1”: overgeslagen</translation>
    </message>
    <message>
        <source>No card can be played: discards %1</source>
        <translation>Geen kaart kan worden gespeeld: legt %1 af</translation>
    </message>
    <message>
        <source>No card in hand</source>
        <translation>Geen kaart in de hand</translation>
    </message>
    <message>
        <source>%1 rides along</source>
        <translation>%1 lift mee</translation>
    </message>
    <message>
        <source>%1 is home</source>
        <translation>%1 is binnen</translation>
    </message>
    <message>
        <source>%1 are home</source>
        <translation>%1 zijn binnen</translation>
    </message>
    <message>
        <source>bonus “%1”: nothing to do</source>
        <translation>bonus “%1”: niets te doen</translation>
    </message>
    <message>
        <source>lands beside others, draws a card</source>
        <translation>komt bij anderen terecht, trekt een kaart</translation>
    </message>
    <message>
        <source>lands on %1, draws a card</source>
        <translation>komt terecht op %1, trekt een kaart</translation>
    </message>
    <message>
        <source>lands on %1</source>
        <translation>komt terecht op %1</translation>
    </message>
    <message>
        <source>draws a card</source>
        <translation>trekt een kaart</translation>
    </message>
    <message>
        <source>no card is left to draw</source>
        <translation>geen kaart meer om te trekken</translation>
    </message>
    <message>
        <source>the discard pile is shuffled and becomes the draw pile</source>
        <translation>de aflegstapel wordt geschud en wordt de trekstapel</translation>
    </message>
    <message>
        <source>&lt;b&gt;%1 wins!&lt;/b&gt;</source>
        <translation>&lt;b&gt;%1 wint!&lt;/b&gt;</translation>
    </message>
    <message>
        <source>&lt;b&gt;%1 and %2 win!&lt;/b&gt;</source>
        <translation>&lt;b&gt;%1 en %2 winnen!&lt;/b&gt;</translation>
    </message>
    <message>
        <source>%1 brought %2 home</source>
        <comment>player, beetle</comment>
        <translation>%1 bracht %2 binnen</translation>
    </message>
    <message>
        <source>%1 moved %2 to %3</source>
        <comment>player, beetle, place</comment>
        <translation>%1 verplaatste %2 naar %3</translation>
    </message>
    <message>
        <source>%1, and &lt;b&gt;your %2 rode along&lt;/b&gt;</source>
        <translation>%1, en &lt;b&gt;jouw %2 liftte mee&lt;/b&gt;</translation>
    </message>
    <message>
        <source>Turn %1 · %2</source>
        <translation>Beurt %1 · %2</translation>
    </message>
</context>
<context>
    <name>RaceWords</name>
    <message>
        <source>Orange card</source>
        <translation>Oranje kaart</translation>
    </message>
    <message>
        <source>Blue card</source>
        <translation>Blauwe kaart</translation>
    </message>
    <message>
        <source>Yellow card</source>
        <translation>Gele kaart</translation>
    </message>
    <message>
        <source>Pink card</source>
        <translation>Roze kaart</translation>
    </message>
    <message>
        <source>Green card</source>
        <translation>Groene kaart</translation>
    </message>
    <message>
        <source>Any beetle to orange</source>
        <translation>Kever naar keuze tot oranje</translation>
    </message>
    <message>
        <source>Any beetle to blue</source>
        <translation>Kever naar keuze tot blauw</translation>
    </message>
    <message>
        <source>Any beetle to yellow</source>
        <translation>Kever naar keuze tot geel</translation>
    </message>
    <message>
        <source>Any beetle to pink</source>
        <translation>Kever naar keuze tot roze</translation>
    </message>
    <message>
        <source>Any beetle to green</source>
        <translation>Kever naar keuze tot groen</translation>
    </message>
    <message>
        <source>Any colour</source>
        <translation>Kleur naar keuze</translation>
    </message>
    <message>
        <source>Three</source>
        <translation>Drie</translation>
    </message>
    <message>
        <source>Any one</source>
        <translation>Kever naar keuze, één</translation>
    </message>
    <message>
        <source>Any two</source>
        <translation>Kever naar keuze, twee</translation>
    </message>
    <message>
        <source>Next tile</source>
        <translation>Buurtegel</translation>
    </message>
    <message>
        <source>the orange card</source>
        <translation>de oranje kaart</translation>
    </message>
    <message>
        <source>the blue card</source>
        <translation>de blauwe kaart</translation>
    </message>
    <message>
        <source>the yellow card</source>
        <translation>de gele kaart</translation>
    </message>
    <message>
        <source>the pink card</source>
        <translation>de roze kaart</translation>
    </message>
    <message>
        <source>the green card</source>
        <translation>de groene kaart</translation>
    </message>
    <message>
        <source>the card “any beetle to orange”</source>
        <translation>de kaart “kever naar keuze tot oranje”</translation>
    </message>
    <message>
        <source>the card “any beetle to blue”</source>
        <translation>de kaart “kever naar keuze tot blauw”</translation>
    </message>
    <message>
        <source>the card “any beetle to yellow”</source>
        <translation>de kaart “kever naar keuze tot geel”</translation>
    </message>
    <message>
        <source>the card “any beetle to pink”</source>
        <translation>de kaart “kever naar keuze tot roze”</translation>
    </message>
    <message>
        <source>the card “any beetle to green”</source>
        <translation>de kaart “kever naar keuze tot groen”</translation>
    </message>
    <message>
        <source>the card “any colour”</source>
        <translation>de kaart “kleur naar keuze”</translation>
    </message>
    <message>
        <source>the card “three”</source>
        <translation>de kaart “drie”</translation>
    </message>
    <message>
        <source>the card “any one”</source>
        <translation>de kaart “kever naar keuze, één”</translation>
    </message>
    <message>
        <source>the card “any two”</source>
        <translation>de kaart “kever naar keuze, twee”</translation>
    </message>
    <message>
        <source>the card “next tile”</source>
        <translation>de kaart “buurtegel”</translation>
    </message>
    <message>
        <source>orange %1</source>
        <translation>oranje %1</translation>
    </message>
    <message>
        <source>blue %1</source>
        <translation>blauw %1</translation>
    </message>
    <message>
        <source>yellow %1</source>
        <translation>geel %1</translation>
    </message>
    <message>
        <source>pink %1</source>
        <translation>roze %1</translation>
    </message>
    <message>
        <source>green %1</source>
        <translation>groen %1</translation>
    </message>
    <message>
        <source>Move one of your beetles 2 spaces</source>
        <translation>Verplaats een van je kevers 2 velden</translation>
    </message>
    <message>
        <source>Move any beetle 1 space</source>
        <translation>Verplaats een kever naar keuze 1 veld</translation>
    </message>
    <message>
        <source>Move any beetle 2 spaces</source>
        <translation>Verplaats een kever naar keuze 2 velden</translation>
    </message>
    <message>
        <source>Put one stack into another order</source>
        <translation>Herschik een stapel</translation>
    </message>
    <message>
        <source>Turn one tile by one step</source>
        <translation>Draai een tegel één stap</translation>
    </message>
    <message>
        <source>Draw a card</source>
        <translation>Trek een kaart</translation>
    </message>
    <message>
        <source>person</source>
        <translation>mens</translation>
    </message>
    <message>
        <source>computer · random</source>
        <translation>computer · willekeurig</translation>
    </message>
    <message>
        <source>computer · easy</source>
        <translation>computer · makkelijk</translation>
    </message>
    <message>
        <source>computer · medium</source>
        <translation>computer · gemiddeld</translation>
    </message>
    <message>
        <source>computer · hard</source>
        <translation>computer · moeilijk</translation>
    </message>
    <message>
        <source>computer · expert</source>
        <translation>computer · expert</translation>
    </message>
    <message>
        <source>Office</source>
        <translation>Kantoor</translation>
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
        <translation>%1: bonus! %2</translation>
    </message>
    <message>
        <source>%1: drag the beetles on %2 into another order</source>
        <translation>%1: sleep de kevers op %2 in een andere volgorde</translation>
    </message>
    <message>
        <source>or Shift with the arrow keys</source>
        <translation>of Shift met de pijltoetsen</translation>
    </message>
    <message>
        <source>Use this order</source>
        <translation>Deze volgorde</translation>
    </message>
    <message>
        <source>First choose a stack.</source>
        <translation>Kies eerst een stapel.</translation>
    </message>
</context>
<context>
    <name>Repairs</name>
    <message>
        <source>Lay %1 here</source>
        <translation>Hier %1 leggen</translation>
    </message>
    <message>
        <source>Lay %1 and %2 here</source>
        <translation>Hier %1 en %2 leggen</translation>
    </message>
    <message>
        <source>Lay the start tile here</source>
        <translation>Hier de starttegel leggen</translation>
    </message>
    <message>
        <source>Lay the finish tile here</source>
        <translation>Hier de finishtegel leggen</translation>
    </message>
    <message>
        <source>Make it %1</source>
        <translation>Maak er %1 van</translation>
    </message>
    <message>
        <source>Take the second %1 away</source>
        <translation>De tweede %1 wegnemen</translation>
    </message>
    <message>
        <source>Move them to the track</source>
        <translation>Naar het parcours schuiven</translation>
    </message>
    <message>
        <source>Move the finish tile here</source>
        <translation>De finishtegel hierheen leggen</translation>
    </message>
</context>
<context>
    <name>RotateMode</name>
    <message>
        <source>%1: bonus! %2</source>
        <translation>%1: bonus! %2</translation>
    </message>
    <message>
        <source>%1: which way does %2 turn?</source>
        <translation>%1: in welke richting draait %2?</translation>
    </message>
    <message>
        <source>Turn %1 clockwise</source>
        <translation>%1 met de klok mee draaien</translation>
    </message>
    <message>
        <source>Turn %1 counter-clockwise</source>
        <translation>%1 tegen de klok in draaien</translation>
    </message>
    <message>
        <source>First choose a tile.</source>
        <translation>Kies eerst een tegel.</translation>
    </message>
</context>
<context>
    <name>ScoreCount</name>
    <message numerus="yes">
        <source>%1, pile %2: %n card(s)</source>
        <translation>
            <numerusform>%1, stapel %2: %n kaart</numerusform>
            <numerusform>%1, stapel %2: %n kaarten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %n bonus card(s)</source>
        <translation>
            <numerusform>%1: %n bonuskaart</numerusform>
            <numerusform>%1: %n bonuskaarten</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, review of pile %2: %3</source>
        <translation>%1, controle van stapel %2: %3</translation>
    </message>
    <message>
        <source>%1: %2 for the smallest pile + %3 bonus − %4 for wrong cards = %5</source>
        <translation>%1: %2 voor de kleinste stapel + %3 bonus − %4 voor foute kaarten = %5</translation>
    </message>
    <message>
        <source>%1: %2 for the smallest pile + %3 bonus = %4</source>
        <translation>%1: %2 voor de kleinste stapel + %3 bonus = %4</translation>
    </message>
    <message>
        <source>The game was not played to the end</source>
        <translation>Het spel is niet uitgespeeld</translation>
    </message>
    <message numerus="yes">
        <source>%1 share the tournament: %n point(s)</source>
        <translation>
            <numerusform>%1 delen de toernooiwinst: %n punt</numerusform>
            <numerusform>%1 delen de toernooiwinst: %n punten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 share the win: %n point(s)</source>
        <translation>
            <numerusform>%1 delen de winst: %n punt</numerusform>
            <numerusform>%1 delen de winst: %n punten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 wins the tournament: %n point(s)!</source>
        <translation>
            <numerusform>%1 wint het toernooi: %n punt!</numerusform>
            <numerusform>%1 wint het toernooi: %n punten!</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 wins: %n point(s)!</source>
        <translation>
            <numerusform>%1 wint: %n punt!</numerusform>
            <numerusform>%1 wint: %n punten!</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ShareCode</name>
    <message>
        <source>A share code carries tiles of the standard box only, and this track has others; share its file instead.</source>
        <translation>Een deelcode bevat alleen tegels van de standaarddoos, en dit parcours heeft andere; deel het bestand.</translation>
    </message>
    <message>
        <source>A track gets its share code once it is ready for a race: %1</source>
        <translation>Een parcours krijgt zijn deelcode zodra het klaar is voor een race: %1</translation>
    </message>
    <message>
        <source>This is no share code; they begin with “BB1-”.</source>
        <translation>Dit is geen deelcode; die begint met “BB1-”.</translation>
    </message>
    <message>
        <source>This share code was made by a newer program; here they begin with “BB1-”.</source>
        <translation>Deze deelcode is gemaakt door een nieuwer programma; hier begint een code met “BB1-”.</translation>
    </message>
    <message>
        <source>This is too long for a share code.</source>
        <translation>Dit is te lang voor een deelcode.</translation>
    </message>
    <message>
        <source>“%1” is never part of a share code.</source>
        <translation>“%1” komt nooit voor in een deelcode.</translation>
    </message>
    <message>
        <source>A part of this share code is missing or mistyped.</source>
        <translation>Een deel van deze deelcode ontbreekt of is verkeerd getypt.</translation>
    </message>
    <message>
        <source>This share code does not describe a track.</source>
        <translation>Deze deelcode beschrijft geen parcours.</translation>
    </message>
    <message>
        <source>The track of this share code is not ready for a race: %1</source>
        <translation>Het parcours van deze deelcode is niet klaar voor een race: %1</translation>
    </message>
</context>
<context>
    <name>SheetWords</name>
    <message>
        <source>the body</source>
        <translation>het lijf</translation>
    </message>
    <message>
        <source>the head</source>
        <translation>de kop</translation>
    </message>
    <message numerus="yes">
        <source>%n leg(s)</source>
        <translation>
            <numerusform>%n poot</numerusform>
            <numerusform>%n poten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n eye(s)</source>
        <translation>
            <numerusform>%n oog</numerusform>
            <numerusform>%n ogen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n antenna(e)</source>
        <translation>
            <numerusform>%n voelspriet</numerusform>
            <numerusform>%n voelsprieten</numerusform>
        </translation>
    </message>
    <message>
        <source>the tail</source>
        <translation>de staart</translation>
    </message>
    <message numerus="yes">
        <source>%n wing(s)</source>
        <translation>
            <numerusform>%n vleugel</numerusform>
            <numerusform>%n vleugels</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n part(s)</source>
        <translation>
            <numerusform>%1 van %n onderdeel</numerusform>
            <numerusform>%1 van %n onderdelen</numerusform>
        </translation>
    </message>
    <message>
        <source>needs a body first</source>
        <translation>heeft eerst een lijf nodig</translation>
    </message>
    <message>
        <source>needs %1</source>
        <extracomment>%1: a list of parts, such as &quot;2 legs, the tail&quot;</extracomment>
        <translation>mist nog %1</translation>
    </message>
    <message>
        <source>, </source>
        <translation>, </translation>
    </message>
    <message>
        <source>1st place</source>
        <translation>1e plaats</translation>
    </message>
    <message>
        <source>2nd place</source>
        <translation>2e plaats</translation>
    </message>
    <message>
        <source>3rd place</source>
        <translation>3e plaats</translation>
    </message>
    <message>
        <source>%1th place</source>
        <translation>%1e plaats</translation>
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
        <translation>Geluid is uit; druk om het te horen</translation>
    </message>
    <message>
        <source>Sound is on; press to mute it</source>
        <translation>Geluid is aan; druk om het te dempen</translation>
    </message>
    <message>
        <source>Volume</source>
        <translation>Volume</translation>
    </message>
    <message>
        <source>Soft</source>
        <translation>Zacht</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>Normaal</translation>
    </message>
    <message>
        <source>Loud</source>
        <translation>Hard</translation>
    </message>
    <message>
        <source>Sound</source>
        <translation>Geluid</translation>
    </message>
</context>
<context>
    <name>TableKeys</name>
    <message>
        <source>From card to card</source>
        <translation>Van kaart naar kaart</translation>
    </message>
    <message>
        <source>First, last card</source>
        <translation>Eerste, laatste kaart</translation>
    </message>
    <message>
        <source>Choose the card</source>
        <translation>De kaart kiezen</translation>
    </message>
    <message>
        <source>To what can be chosen in that direction</source>
        <translation>Naar wat je in die richting kunt kiezen</translation>
    </message>
    <message>
        <source>One after the other through all that can be chosen</source>
        <translation>Eén voor één langs alles wat je kunt kiezen</translation>
    </message>
    <message>
        <source>First, last</source>
        <translation>Eerste, laatste</translation>
    </message>
    <message>
        <source>Choose it</source>
        <translation>Kiezen</translation>
    </message>
    <message>
        <source>Zoom in</source>
        <translation>Inzoomen</translation>
    </message>
    <message>
        <source>Zoom out</source>
        <translation>Uitzoomen</translation>
    </message>
    <message>
        <source>Fit the track into the window</source>
        <translation>Parcours passend in het venster</translation>
    </message>
    <message>
        <source>Hold it down and drag: move the board</source>
        <translation>Ingedrukt houden en slepen: het bord verschuiven</translation>
    </message>
    <message>
        <source>From beetle to beetle</source>
        <translation>Van kever naar kever</translation>
    </message>
    <message>
        <source>Move the beetle in the stack</source>
        <translation>De kever in de stapel verplaatsen</translation>
    </message>
    <message>
        <source>Use this order</source>
        <translation>Deze volgorde gebruiken</translation>
    </message>
    <message>
        <source>Everywhere at the table</source>
        <translation>Overal aan tafel</translation>
    </message>
    <message>
        <source>In the hand</source>
        <translation>In de hand</translation>
    </message>
    <message>
        <source>On the board</source>
        <translation>Op het bord</translation>
    </message>
    <message>
        <source>In an open stack</source>
        <translation>In een open stapel</translation>
    </message>
    <message>
        <source>Among cards beside a space</source>
        <translation>Tussen kaarten naast een veld</translation>
    </message>
    <message>
        <source>From part to part</source>
        <translation>Van deel naar deel</translation>
    </message>
</context>
<context>
    <name>Teams</name>
    <message>
        <source>Star team</source>
        <translation>Sterrenteam</translation>
    </message>
    <message>
        <source>Heart team</source>
        <translation>Hartenteam</translation>
    </message>
</context>
<context>
    <name>TileTurn</name>
    <message numerus="yes">
        <source>%n link(s) stay</source>
        <translation>
            <numerusform>%n verbinding blijft</numerusform>
            <numerusform>%n verbindingen blijven</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n new</source>
        <comment>links that a turn adds</comment>
        <translation>
            <numerusform>%n nieuw</numerusform>
            <numerusform>%n nieuw</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n lost</source>
        <comment>links that a turn loses</comment>
        <translation>
            <numerusform>%n kwijt</numerusform>
            <numerusform>%n kwijt</numerusform>
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
        <translation>start</translation>
    </message>
    <message>
        <source>finish</source>
        <translation>finish</translation>
    </message>
    <message>
        <source>the path from %1 meets grass</source>
        <translation>het pad van %1 loopt dood in het gras</translation>
    </message>
    <message>
        <source>a path meets the grass of %1</source>
        <translation>een pad loopt dood in het gras van %1</translation>
    </message>
    <message>
        <source>the start tile</source>
        <translation>de starttegel</translation>
    </message>
    <message>
        <source>the finish tile</source>
        <translation>de finishtegel</translation>
    </message>
    <message>
        <source>%1 front</source>
        <comment>face of a tile</comment>
        <translation>%1 voorkant</translation>
    </message>
    <message>
        <source>%1 back</source>
        <comment>face of a tile</comment>
        <translation>%1 achterkant</translation>
    </message>
    <message numerus="yes">
        <source>%n tile(s)</source>
        <translation>
            <numerusform>%n tegel</numerusform>
            <numerusform>%n tegels</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n link(s)</source>
        <translation>
            <numerusform>%n verbinding</numerusform>
            <numerusform>%n verbindingen</numerusform>
        </translation>
    </message>
    <message>
        <source>no link yet</source>
        <translation>nog geen verbinding</translation>
    </message>
    <message numerus="yes">
        <source>%n path(s) meet grass</source>
        <translation>
            <numerusform>%n pad loopt dood in het gras</numerusform>
            <numerusform>%n paden lopen dood in het gras</numerusform>
        </translation>
    </message>
    <message>
        <source>turned %1</source>
        <comment>by so many sixths</comment>
        <translation>%1 zesde gedraaid</translation>
    </message>
    <message>
        <source>at %1, %2</source>
        <comment>hex</comment>
        <translation>op %1, %2</translation>
    </message>
    <message>
        <source>%1; not linked</source>
        <translation>%1; niet verbonden</translation>
    </message>
    <message>
        <source>%1; linked to %2</source>
        <translation>%1; verbonden met %2</translation>
    </message>
    <message>
        <source>empty hex at %1, %2</source>
        <translation>lege zeshoek op %1, %2</translation>
    </message>
</context>
<context>
    <name>TrackClipboard</name>
    <message>
        <source>There are no tiles to paste. Copy some first.</source>
        <translation>Er zijn geen tegels om te plakken. Kopieer er eerst een paar.</translation>
    </message>
    <message>
        <source>The copied text is not a track that can be pasted. %1</source>
        <translation>De gekopieerde tekst is geen parcours dat je kunt plakken. %1</translation>
    </message>
</context>
<context>
    <name>TrackEdits</name>
    <message>
        <source>the start tile</source>
        <translation>de starttegel</translation>
    </message>
    <message>
        <source>the finish tile</source>
        <translation>de finishtegel</translation>
    </message>
    <message>
        <source>tile %1</source>
        <translation>tegel %1</translation>
    </message>
    <message>
        <source>There is no room here: %1 lies in the way.</source>
        <translation>Hier is geen plaats: %1 ligt in de weg.</translation>
    </message>
    <message>
        <source>That is too far out: the table ends there.</source>
        <translation>Dat is te ver naar buiten: daar houdt de tafel op.</translation>
    </message>
    <message>
        <source>The box holds this piece once, and %1 is laid already.</source>
        <translation>De doos bevat dit onderdeel één keer, en %1 ligt er al.</translation>
    </message>
    <message>
        <source>The box holds no more of this piece: %1.</source>
        <translation>De doos heeft niet meer van dit onderdeel: %1.</translation>
    </message>
    <message>
        <source>These tiles come from another tile set.</source>
        <translation>Deze tegels komen uit een andere tegelset.</translation>
    </message>
    <message>
        <source>A track holds no more tiles than that.</source>
        <translation>Meer tegels passen er niet op een parcours.</translation>
    </message>
    <message>
        <source>Take %1 away first: it comes from a box beyond that number.</source>
        <translation>Neem eerst %1 weg: die komt uit een doos die er dan niet meer is.</translation>
    </message>
    <message>
        <source>No tile lies there.</source>
        <translation>Daar ligt geen tegel.</translation>
    </message>
</context>
<context>
    <name>TrackFile</name>
    <message>
        <source>A tile is named by capital letters A to Z, not by “%1”.</source>
        <translation>Een tegel heeft hoofdletters A tot Z als naam, niet “%1”.</translation>
    </message>
    <message>
        <source>“%1” is neither a space of this face nor an edge e0 to e5.</source>
        <translation>“%1” is geen veld van deze kant en geen rand e0 tot e5.</translation>
    </message>
    <message>
        <source>A path must join two different spaces, or a space and an edge.</source>
        <translation>Een pad moet twee verschillende velden verbinden, of een veld en een rand.</translation>
    </message>
    <message>
        <source>The edge “%1” belongs to another space already.</source>
        <translation>De rand “%1” hoort al bij een ander veld.</translation>
    </message>
    <message>
        <source>The boxes hold no tile “%1”.</source>
        <translation>De dozen bevatten geen tegel “%1”.</translation>
    </message>
    <message>
        <source>The tile “%1” lies here already.</source>
        <translation>De tegel “%1” ligt hier al.</translation>
    </message>
    <message>
        <source>There is no built-in tile set “%1”, only “standard”; any other set must be written into the track.</source>
        <translation>Er is geen ingebouwde tegelset “%1”, alleen “standard”; elke andere set moet in het parcours zelf staan.</translation>
    </message>
    <message>
        <source>This tile set calls itself “standard” but differs from the built-in one; another set needs another id.</source>
        <translation>Deze tegelset noemt zich “standard” maar verschilt van de ingebouwde; een andere set heeft een andere id nodig.</translation>
    </message>
</context>
<context>
    <name>TrackForecast</name>
    <message>
        <source>%1 turns: %2 of 100 races</source>
        <translation>%1 beurten: %2 van de 100 races</translation>
    </message>
    <message>
        <source>%1 to %2 turns: %3 of 100 races</source>
        <translation>%1 tot %2 beurten: %3 van de 100 races</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1%</translation>
    </message>
    <message>
        <source>%1: wins %2 of the races (95 % sure: %3 to %4)</source>
        <extracomment>&quot;1st: wins 27.3 % of the races; surely between 24.6 % and 30.1 %&quot;</extracomment>
        <translation>%1: wint %2 van de races (95% zeker: %3 tot %4)</translation>
    </message>
    <message>
        <source>%1 turns</source>
        <translation>%1 beurten</translation>
    </message>
    <message>
        <source>%1: a beetle stands there %2 turns on average, %3 at most; %4 visits a race</source>
        <translation>%1: een kever staat er gemiddeld %2 beurten, hoogstens %3; %4 bezoeken per race</translation>
    </message>
    <message>
        <source>No race comes to its end</source>
        <translation>Geen enkele race komt tot het einde</translation>
    </message>
    <message>
        <source>Half of the races take %1 to %2 turns, 8 of 10 take %3 to %4.</source>
        <translation>De helft van de races duurt %1 tot %2 beurten, 8 van de 10 duren er %3 tot %4.</translation>
    </message>
    <message>
        <source>About %1 minutes, mostly %2 to %3</source>
        <translation>Ongeveer %1 minuten, meestal %2 tot %3</translation>
    </message>
    <message>
        <source>%1 races, %2 × %3</source>
        <extracomment>&quot;1,000 races, 3 × Medium&quot;</extracomment>
        <translation>%1 races, %2 × %3</translation>
    </message>
    <message>
        <source>%1 of %2 races, %3 × %4</source>
        <extracomment>&quot;240 of 1,000 races, 3 × Medium&quot;</extracomment>
        <translation>%1 van %2 races, %3 × %4</translation>
    </message>
    <message>
        <source>Easy</source>
        <translation>Makkelijk</translation>
    </message>
    <message>
        <source>Medium</source>
        <translation>Gemiddeld</translation>
    </message>
    <message>
        <source>In every turn the player can move.</source>
        <translation>In elke beurt kan de speler iets verplaatsen.</translation>
    </message>
    <message>
        <source>In %1 % of the turns the player can’t move.</source>
        <translation>In %1% van de beurten kan de speler niets verplaatsen.</translation>
    </message>
    <message numerus="yes">
        <source>The longest blockage was %n turn(s) in a row.</source>
        <translation>
            <numerusform>De langste blokkade duurde één beurt.</numerusform>
            <numerusform>De langste blokkade duurde %n beurten achter elkaar.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>One player missed %n turn(s) in a row.</source>
        <translation>
            <numerusform>Eén speler miste één beurt.</numerusform>
            <numerusform>Eén speler miste %n beurten achter elkaar.</numerusform>
        </translation>
    </message>
    <message>
        <source>No single turn of a tile closes the track.</source>
        <translation>Geen enkele draai van één tegel sluit het parcours af.</translation>
    </message>
    <message>
        <source>One turn of one of these tiles closes the track: %1</source>
        <extracomment>%1: names of tiles, &quot;D, K&quot;</extracomment>
        <translation>Eén draai van een van deze tegels sluit het parcours af: %1</translation>
    </message>
    <message>
        <source>1st</source>
        <translation>1e</translation>
    </message>
    <message>
        <source>2nd</source>
        <translation>2e</translation>
    </message>
    <message>
        <source>3rd</source>
        <translation>3e</translation>
    </message>
    <message>
        <source>4th</source>
        <translation>4e</translation>
    </message>
    <message>
        <source>5th</source>
        <translation>5e</translation>
    </message>
</context>
<context>
    <name>TrackGenerator</name>
    <message>
        <source>A track can be made of %1 to %2 tiles.</source>
        <translation>Een parcours kan uit %1 tot %2 tegels bestaan.</translation>
    </message>
    <message>
        <source>%1 tiles are wanted, but there are only %2. More boxes help.</source>
        <translation>Er zijn %1 tegels gewenst, maar er zijn er maar %2. Meer dozen helpen.</translation>
    </message>
    <message>
        <source>The terrain %1 is named twice.</source>
        <translation>Het terrein %1 is twee keer genoemd.</translation>
    </message>
    <message>
        <source>The terrains need %1 tiles, but the track has only %2.</source>
        <translation>De terreinen vragen %1 tegels, maar het parcours heeft er maar %2.</translation>
    </message>
    <message>
        <source>There are too few tiles for that many of terrain %1: %2.</source>
        <translation>Er zijn te weinig tegels voor zoveel van terrein %1: %2.</translation>
    </message>
    <message>
        <source>There are too few tiles of these terrains; allow more terrains, or fewer tiles.</source>
        <translation>Er zijn te weinig tegels van deze terreinen; sta meer terreinen toe, of minder tegels.</translation>
    </message>
    <message>
        <source>No track was found. Another seed or other wishes may help.</source>
        <translation>Geen parcours gevonden. Een ander startgetal of andere wensen kunnen helpen.</translation>
    </message>
</context>
<context>
    <name>TrackWords</name>
    <message>
        <source>meadow</source>
        <translation>weide</translation>
    </message>
    <message>
        <source>teal</source>
        <translation>turquoise</translation>
    </message>
    <message>
        <source>orange</source>
        <translation>oranje</translation>
    </message>
    <message>
        <source>purple</source>
        <translation>paars</translation>
    </message>
    <message>
        <source>magenta</source>
        <translation>magenta</translation>
    </message>
    <message>
        <source>Short</source>
        <translation>Kort</translation>
    </message>
    <message>
        <source>Medium</source>
        <translation>Gemiddeld</translation>
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
            <numerusform>%n tegel</numerusform>
            <numerusform>%n tegels</numerusform>
        </translation>
    </message>
    <message>
        <source>Regular terrain all the way</source>
        <translation>Overal gewoon terrein</translation>
    </message>
    <message>
        <source>Terrains: %1</source>
        <translation>Terreinen: %1</translation>
    </message>
</context>
<context>
    <name>UndoProblem</name>
    <message>
        <source>There is nothing to undo yet.</source>
        <translation>Er is nog niets om ongedaan te maken.</translation>
    </message>
    <message>
        <source>Only computer players are in this race.</source>
        <translation>In deze race zitten alleen computerspelers.</translation>
    </message>
    <message>
        <source>A card has been drawn since, and what was seen can’t be unseen.</source>
        <translation>Er is sindsdien een kaart getrokken, en wat gezien is, blijft gezien.</translation>
    </message>
    <message>
        <source>A computer player has moved since.</source>
        <translation>Een computerspeler is sindsdien aan zet geweest.</translation>
    </message>
    <message>
        <source>It is the next player’s turn already.</source>
        <translation>De volgende speler is al aan de beurt.</translation>
    </message>
    <message>
        <source>The race has been ended.</source>
        <translation>De race is beëindigd.</translation>
    </message>
    <message>
        <source>First the player whose turn it is must come to the table.</source>
        <translation>Eerst moet de speler die aan de beurt is aan tafel komen.</translation>
    </message>
</context>
<context>
    <name>WatchMode</name>
    <message>
        <source>The result</source>
        <translation>De uitslag</translation>
    </message>
    <message>
        <source>%1 is playing</source>
        <translation>%1 speelt</translation>
    </message>
    <message>
        <source>%1: no card in hand, so the turn is to draw one</source>
        <translation>%1: geen kaart in de hand, dus alleen een kaart trekken</translation>
    </message>
    <message>
        <source>%1: no second card can be played, the turn ends</source>
        <translation>%1: geen tweede kaart kan worden gespeeld, de beurt eindigt</translation>
    </message>
</context>
<context>
    <name>WhyNot</name>
    <message>
        <source>The cards move only own beetles, and %1 belongs to another player.</source>
        <translation>De kaarten verplaatsen alleen eigen kevers, en %1 is van een andere speler.</translation>
    </message>
    <message>
        <source>None of the cards can move %1 now.</source>
        <translation>Geen van de kaarten kan %1 nu verplaatsen.</translation>
    </message>
    <message>
        <source>This card moves none of your beetles now.</source>
        <translation>Deze kaart verplaatst nu geen van je kevers.</translation>
    </message>
    <message>
        <source>This card moves no beetle now.</source>
        <translation>Deze kaart verplaatst nu geen kever.</translation>
    </message>
    <message>
        <source>%1 is home and stays there.</source>
        <translation>%1 is binnen en blijft daar.</translation>
    </message>
    <message>
        <source>%1 has nowhere to go with this card now.</source>
        <translation>%1 kan met deze kaart nu nergens heen.</translation>
    </message>
    <message>
        <source>%1 has nowhere to go with this bonus.</source>
        <translation>%1 kan met deze bonus nergens heen.</translation>
    </message>
</context>
<context>
    <name>bubblebar::AboutDialog</name>
    <message>
        <source>About Bubble Bar</source>
        <translation>Over Bubble Bar</translation>
    </message>
    <message>
        <source>Board games about beetles, bubbles and traffic jams, for everybody round one screen.</source>
        <translation>Bordspellen over kevers, bubbels en files, voor iedereen rond één scherm.</translation>
    </message>
    <message>
        <source>Free software under the GNU General Public License, version 3 or later. It comes without any warranty.</source>
        <translation>Vrije software onder de GNU General Public License, versie 3 of later. Zonder enige garantie.</translation>
    </message>
    <message>
        <source>There is a white beetle, too. Some people have seen it.</source>
        <translation>Er is ook een witte kever. Sommige mensen hebben hem gezien.</translation>
    </message>
    <message>
        <source>There it was! It has run on.</source>
        <translation>Daar was hij! Hij is alweer weg.</translation>
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
        <translation>“%1”</translation>
    </message>
    <message>
        <source>One game at a time</source>
        <translation>Eén spel tegelijk</translation>
    </message>
    <message>
        <source>There is one table, so only the first game was opened.</source>
        <translation>Er is maar één tafel, dus alleen het eerste spel is geopend.</translation>
    </message>
    <message>
        <source>Not opened: %1</source>
        <translation>Niet geopend: %1</translation>
    </message>
</context>
<context>
    <name>bubblebar::Autosave</name>
    <message>
        <source>it is open in another window</source>
        <translation>hij is open in een ander venster</translation>
    </message>
    <message>
        <source>no room in the program’s folder</source>
        <translation>geen ruimte in de map van het programma</translation>
    </message>
</context>
<context>
    <name>bubblebar::BoardOverlays</name>
    <message>
        <source>Zoom in</source>
        <translation>Inzoomen</translation>
    </message>
    <message>
        <source>Zoom out</source>
        <translation>Uitzoomen</translation>
    </message>
    <message>
        <source>Fit the track into the window</source>
        <translation>Parcours passend in het venster</translation>
    </message>
</context>
<context>
    <name>bubblebar::Card</name>
    <message>
        <source>orange</source>
        <comment>word on a card</comment>
        <translation>oranje</translation>
    </message>
    <message>
        <source>blue</source>
        <comment>word on a card</comment>
        <translation>blauw</translation>
    </message>
    <message>
        <source>yellow</source>
        <comment>word on a card</comment>
        <translation>geel</translation>
    </message>
    <message>
        <source>pink</source>
        <comment>word on a card</comment>
        <translation>roze</translation>
    </message>
    <message>
        <source>green</source>
        <comment>word on a card</comment>
        <translation>groen</translation>
    </message>
    <message>
        <source>any colour</source>
        <comment>word on a card</comment>
        <translation>kleur naar keuze</translation>
    </message>
    <message>
        <source>three</source>
        <comment>word on a card: steps</comment>
        <translation>drie</translation>
    </message>
    <message>
        <source>one</source>
        <comment>word on a card: steps</comment>
        <translation>één</translation>
    </message>
    <message>
        <source>two</source>
        <comment>word on a card: steps</comment>
        <translation>twee</translation>
    </message>
    <message>
        <source>next tile</source>
        <comment>word on a card</comment>
        <translation>buurtegel</translation>
    </message>
</context>
<context>
    <name>bubblebar::CardChooser</name>
    <message>
        <source>Which card?</source>
        <translation>Welke kaart?</translation>
    </message>
</context>
<context>
    <name>bubblebar::Coach</name>
    <message>
        <source>Player 1</source>
        <translation>Speler 1</translation>
    </message>
</context>
<context>
    <name>bubblebar::CoachPanel</name>
    <message>
        <source>%1 of %2</source>
        <comment>lesson, of so many</comment>
        <translation>%1 van %2</translation>
    </message>
    <message>
        <source>Lesson %1 of %2</source>
        <translation>Les %1 van %2</translation>
    </message>
    <message>
        <source>Start over</source>
        <translation>Opnieuw beginnen</translation>
    </message>
    <message>
        <source>New race…</source>
        <translation>Nieuwe race…</translation>
    </message>
    <message>
        <source>&amp;Show me</source>
        <translation>&amp;Laat zien</translation>
    </message>
    <message>
        <source>&amp;Play on</source>
        <translation>&amp;Verder spelen</translation>
    </message>
    <message>
        <source>&amp;Go on</source>
        <translation>&amp;Verder</translation>
    </message>
</context>
<context>
    <name>bubblebar::ContinueDialog</name>
    <message>
        <source>Play on from here</source>
        <translation>Vanaf hier verder spelen</translation>
    </message>
    <message>
        <source>A new race begins at the start, with the same cards. Who plays?</source>
        <translation>Er begint een nieuwe race bij de start, met dezelfde kaarten. Wie speelt mee?</translation>
    </message>
    <message>
        <source>A new race begins as this one stood in turn %1. Who plays?</source>
        <translation>Er begint een nieuwe race zoals deze stond in beurt %1. Wie speelt mee?</translation>
    </message>
    <message>
        <source>Play on</source>
        <translation>Verder spelen</translation>
    </message>
    <message>
        <source>Name on seat %1</source>
        <translation>Naam op zitplaats %1</translation>
    </message>
    <message>
        <source>Who plays on seat %1</source>
        <translation>Wie op zitplaats %1 speelt</translation>
    </message>
</context>
<context>
    <name>bubblebar::Curtain</name>
    <message>
        <source>Everybody else, please look away.</source>
        <translation>De anderen even wegkijken, alsjeblieft.</translation>
    </message>
    <message>
        <source>%1, it is your turn</source>
        <translation>%1, je bent aan de beurt</translation>
    </message>
    <message>
        <source>I am %1, show my cards</source>
        <translation>Ik ben %1, toon mijn kaarten</translation>
    </message>
    <message>
        <source>Since your last turn</source>
        <translation>Sinds je vorige beurt</translation>
    </message>
</context>
<context>
    <name>bubblebar::DeckChooser</name>
    <message>
        <source>File…</source>
        <translation>Bestand…</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>Kaarten</translation>
    </message>
    <message>
        <source>Open a deck of cards</source>
        <translation>Kaartenset openen</translation>
    </message>
    <message>
        <source>Standard deck</source>
        <translation>Standaardset</translation>
    </message>
    <message numerus="yes">
        <source>%1, %n card(s)</source>
        <translation>
            <numerusform>%1, %n kaart</numerusform>
            <numerusform>%1, %n kaarten</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>bubblebar::DesignerActions</name>
    <message>
        <source>&amp;File</source>
        <translation>&amp;Bestand</translation>
    </message>
    <message>
        <source>&amp;New track</source>
        <translation>&amp;Nieuw parcours</translation>
    </message>
    <message>
        <source>New track with &amp;tile set…</source>
        <translation>Nieuw parcours met &amp;tegelset…</translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation>&amp;Openen…</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>Op&amp;slaan</translation>
    </message>
    <message>
        <source>Save &amp;as…</source>
        <translation>Opslaan &amp;als…</translation>
    </message>
    <message>
        <source>S&amp;hare…</source>
        <translation>&amp;Delen…</translation>
    </message>
    <message>
        <source>&amp;Print…</source>
        <translation>A&amp;fdrukken…</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>S&amp;luiten</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>Afsl&amp;uiten</translation>
    </message>
    <message>
        <source>Open &amp;recent</source>
        <translation>&amp;Recent geopend</translation>
    </message>
    <message>
        <source>Open a &amp;built-in track</source>
        <translation>&amp;Meegeleverd parcours openen</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>Be&amp;werken</translation>
    </message>
    <message>
        <source>Cu&amp;t</source>
        <translation>K&amp;nippen</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;Kopiëren</translation>
    </message>
    <message>
        <source>&amp;Paste</source>
        <translation>&amp;Plakken</translation>
    </message>
    <message>
        <source>&amp;Duplicate</source>
        <translation>&amp;Dupliceren</translation>
    </message>
    <message>
        <source>Select &amp;all</source>
        <translation>&amp;Alles selecteren</translation>
    </message>
    <message>
        <source>&amp;Remove</source>
        <translation>&amp;Terugleggen</translation>
    </message>
    <message>
        <source>Put the selected tiles back into the box</source>
        <translation>De geselecteerde tegels terugleggen in de doos</translation>
    </message>
    <message>
        <source>Clear the ta&amp;ble</source>
        <translation>Tafel &amp;leegmaken</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Ongedaan maken</translation>
    </message>
    <message>
        <source>Undo %1</source>
        <comment>a step</comment>
        <translation>Ongedaan maken: %1</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Opnieuw</translation>
    </message>
    <message>
        <source>Redo %1</source>
        <comment>a step</comment>
        <translation>Opnieuw: %1</translation>
    </message>
    <message>
        <source>&amp;Track</source>
        <translation>&amp;Parcours</translation>
    </message>
    <message>
        <source>&amp;Turn</source>
        <translation>&amp;Draaien</translation>
    </message>
    <message>
        <source>Turn clockwise</source>
        <translation>Met de klok mee draaien</translation>
    </message>
    <message>
        <source>Turn &amp;back</source>
        <translation>&amp;Terugdraaien</translation>
    </message>
    <message>
        <source>Turn counter-clockwise</source>
        <translation>Tegen de klok in draaien</translation>
    </message>
    <message>
        <source>&amp;Flip</source>
        <translation>&amp;Omdraaien</translation>
    </message>
    <message>
        <source>Show the other face</source>
        <translation>De andere kant tonen</translation>
    </message>
    <message>
        <source>Turn as a &amp;group</source>
        <translation>Als &amp;groep draaien</translation>
    </message>
    <message>
        <source>Turn back as a group</source>
        <translation>Als groep terugdraaien</translation>
    </message>
    <message>
        <source>Turn the &amp;whole layout</source>
        <translation>&amp;Alles samen draaien</translation>
    </message>
    <message>
        <source>&amp;Next tile</source>
        <translation>&amp;Volgende tegel</translation>
    </message>
    <message>
        <source>&amp;Previous tile</source>
        <translation>Vo&amp;rige tegel</translation>
    </message>
    <message>
        <source>Go to the bo&amp;x</source>
        <translation>Naar de doo&amp;s</translation>
    </message>
    <message>
        <source>G&amp;enerate…</source>
        <translation>G&amp;enereren…</translation>
    </message>
    <message>
        <source>Lay a track at random</source>
        <translation>Een willekeurig parcours leggen</translation>
    </message>
    <message>
        <source>P&amp;lay this track</source>
        <translation>Dit &amp;parcours spelen</translation>
    </message>
    <message>
        <source>&amp;Move</source>
        <translation>Verp&amp;laatsen</translation>
    </message>
    <message>
        <source>To the right</source>
        <translation>Naar rechts</translation>
    </message>
    <message>
        <source>Down and right</source>
        <translation>Naar rechtsonder</translation>
    </message>
    <message>
        <source>Down and left</source>
        <translation>Naar linksonder</translation>
    </message>
    <message>
        <source>To the left</source>
        <translation>Naar links</translation>
    </message>
    <message>
        <source>Up and left</source>
        <translation>Naar linksboven</translation>
    </message>
    <message>
        <source>Up and right</source>
        <translation>Naar rechtsboven</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>B&amp;eeld</translation>
    </message>
    <message>
        <source>Zoom &amp;in</source>
        <translation>&amp;Inzoomen</translation>
    </message>
    <message>
        <source>Zoom &amp;out</source>
        <translation>&amp;Uitzoomen</translation>
    </message>
    <message>
        <source>&amp;Fit</source>
        <translation>&amp;Passend</translation>
    </message>
    <message>
        <source>Fit the track into the window</source>
        <translation>Parcours passend in het venster</translation>
    </message>
    <message>
        <source>&amp;Grid</source>
        <translation>&amp;Raster</translation>
    </message>
    <message>
        <source>Shortest &amp;route</source>
        <translation>&amp;Kortste route</translation>
    </message>
    <message>
        <source>&amp;Heat map</source>
        <translation>&amp;Warmtekaart</translation>
    </message>
    <message>
        <source>How often each space is visited</source>
        <translation>Hoe vaak elk veld wordt bezocht</translation>
    </message>
    <message>
        <source>Reset &amp;layout</source>
        <translation>Indeling &amp;herstellen</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>&amp;Help</translation>
    </message>
    <message>
        <source>Making a &amp;track</source>
        <translation>Parcours &amp;maken</translation>
    </message>
    <message>
        <source>&amp;Keys and mouse</source>
        <translation>&amp;Toetsen en muis</translation>
    </message>
    <message>
        <source>Tool bar</source>
        <translation>Werkbalk</translation>
    </message>
    <message>
        <source>Race on this track as it lies here</source>
        <translation>Een race op dit parcours zoals het hier ligt</translation>
    </message>
    <message>
        <source>As a line of text, a QR code or a picture</source>
        <translation>Als regel tekst, QR-code of afbeelding</translation>
    </message>
</context>
<context>
    <name>bubblebar::DesignerDesk</name>
    <message>
        <source>Cut</source>
        <translation>Knippen</translation>
    </message>
    <message>
        <source>Paste</source>
        <translation>Plakken</translation>
    </message>
    <message>
        <source>Duplicate</source>
        <translation>Dupliceren</translation>
    </message>
    <message numerus="yes">
        <source>%n tile(s) left out: the box has no more of them.</source>
        <translation>
            <numerusform>%n tegel weggelaten: de doos heeft er niet meer van.</numerusform>
            <numerusform>%n tegels weggelaten: de doos heeft er niet meer van.</numerusform>
        </translation>
    </message>
    <message>
        <source>Clear the table</source>
        <translation>Tafel leegmaken</translation>
    </message>
    <message>
        <source>Turn the whole layout</source>
        <translation>Alles samen draaien</translation>
    </message>
</context>
<context>
    <name>bubblebar::DesignerWindow</name>
    <message>
        <source>The box</source>
        <translation>De doos</translation>
    </message>
    <message>
        <source>Track</source>
        <translation>Parcours</translation>
    </message>
    <message>
        <source>Findings</source>
        <translation>Opmerkingen</translation>
    </message>
    <message>
        <source>How it plays</source>
        <translation>Zo speelt het</translation>
    </message>
    <message>
        <source>The track’s file is gone. Save to have it again.</source>
        <translation>Het bestand van het parcours is weg. Sla op om het weer te hebben.</translation>
    </message>
    <message>
        <source>%1[*] – Track Designer</source>
        <translation>%1[*] – Parcoursontwerper</translation>
    </message>
    <message>
        <source>New track</source>
        <translation>Nieuw parcours</translation>
    </message>
    <message>
        <source>Hex %1, %2</source>
        <translation>Zeshoek %1, %2</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>not saved yet</source>
        <translation>nog niet opgeslagen</translation>
    </message>
    <message>
        <source>not yet saved to %1</source>
        <translation>nog niet opgeslagen in %1</translation>
    </message>
    <message>
        <source>Saved to %1</source>
        <translation>Opgeslagen in %1</translation>
    </message>
    <message>
        <source>Draft kept %1 · %2</source>
        <translation>Concept bewaard %1 · %2</translation>
    </message>
    <message>
        <source>Not saved yet</source>
        <translation>Nog niet opgeslagen</translation>
    </message>
    <message>
        <source>Not yet saved to %1</source>
        <translation>Nog niet opgeslagen in %1</translation>
    </message>
    <message>
        <source>The draft can’t be kept · save it soon</source>
        <translation>Het concept kan niet worden bewaard · sla het snel op</translation>
    </message>
    <message>
        <source>The file can’t be read</source>
        <translation>Het bestand is niet te lezen</translation>
    </message>
    <message>
        <source>“%1” is not a track any more.</source>
        <translation>“%1” is geen parcours meer.</translation>
    </message>
    <message>
        <source>The track is not saved</source>
        <translation>Het parcours is niet opgeslagen</translation>
    </message>
    <message>
        <source>“%1” can’t be saved there. The track stays open here.</source>
        <translation>“%1” kan daar niet worden opgeslagen. Het parcours blijft hier open.</translation>
    </message>
</context>
<context>
    <name>bubblebar::DesignerWindows</name>
    <message>
        <source>Can’t open the file</source>
        <translation>Kan het bestand niet openen</translation>
    </message>
    <message>
        <source>“%1” can’t be opened.</source>
        <translation>“%1” kan niet worden geopend.</translation>
    </message>
</context>
<context>
    <name>bubblebar::DockGrip</name>
    <message>
        <source>Drag this part to another place</source>
        <translation>Sleep dit deel naar een andere plek</translation>
    </message>
</context>
<context>
    <name>bubblebar::DraftKeeper</name>
    <message>
        <source>no room in the program’s folder</source>
        <translation>geen ruimte in de map van het programma</translation>
    </message>
</context>
<context>
    <name>bubblebar::DropCatcher</name>
    <message>
        <source>Bubble Bar opens files of this computer only.</source>
        <translation>Bubble Bar opent alleen bestanden van deze computer.</translation>
    </message>
    <message>
        <source>“%1” can’t be opened.</source>
        <translation>“%1” kan niet worden geopend.</translation>
    </message>
    <message>
        <source>Close the dialog first, then drop it here.</source>
        <translation>Sluit eerst het dialoogvenster en sleep het dan hierheen.</translation>
    </message>
</context>
<context>
    <name>bubblebar::EndPanel</name>
    <message>
        <source>How the race went</source>
        <translation>Het verloop van de race</translation>
    </message>
    <message>
        <source>A click on the chart shows the race there.</source>
        <translation>Klik op de grafiek om de race op dat punt te zien.</translation>
    </message>
    <message>
        <source>Look at the board</source>
        <translation>Het spelbord bekijken</translation>
    </message>
    <message>
        <source>Save the race…</source>
        <translation>Race opslaan…</translation>
    </message>
    <message>
        <source>New race…</source>
        <translation>Nieuwe race…</translation>
    </message>
    <message>
        <source>Replay</source>
        <translation>Terugkijken</translation>
    </message>
    <message>
        <source>Rematch</source>
        <translation>Revanche</translation>
    </message>
    <message>
        <source>The same players on the same track; the next seat begins</source>
        <translation>Dezelfde spelers op hetzelfde parcours; de volgende zitplaats begint</translation>
    </message>
</context>
<context>
    <name>bubblebar::FileChangeBar</name>
    <message>
        <source>&amp;Reload</source>
        <translation>&amp;Herladen</translation>
    </message>
    <message>
        <source>Show the track as it is in the file now</source>
        <translation>Het parcours tonen zoals het nu in het bestand staat</translation>
    </message>
    <message>
        <source>&amp;Keep mine</source>
        <translation>Het &amp;mijne houden</translation>
    </message>
    <message>
        <source>Go on with the track as it is in this window</source>
        <translation>Verdergaan met het parcours in dit venster</translation>
    </message>
    <message>
        <source>Another program changed “%1”. Reloading loses your changes.</source>
        <translation>Een ander programma heeft “%1” gewijzigd. Bij herladen gaan je wijzigingen verloren.</translation>
    </message>
    <message>
        <source>Another program changed “%1”.</source>
        <translation>Een ander programma heeft “%1” gewijzigd.</translation>
    </message>
</context>
<context>
    <name>bubblebar::FilterBar</name>
    <message>
        <source>Search</source>
        <translation>Zoeken</translation>
    </message>
    <message>
        <source>Search the box</source>
        <translation>De doos doorzoeken</translation>
    </message>
    <message>
        <source>A letter, or a word such as “teal” or “draw”</source>
        <translation>Een letter, of een woord zoals “turquoise” of “trekken”</translation>
    </message>
    <message>
        <source>Filter</source>
        <translation>Filter</translation>
    </message>
    <message>
        <source>Only pieces with a certain terrain, bonus or number of exits</source>
        <translation>Alleen onderdelen met een bepaald terrein, een bepaalde bonus of een bepaald aantal uitgangen</translation>
    </message>
    <message>
        <source>Show all pieces</source>
        <translation>Alle onderdelen tonen</translation>
    </message>
    <message>
        <source>Te&amp;rrain</source>
        <translation>&amp;Terrein</translation>
    </message>
    <message>
        <source>any</source>
        <translation>alle</translation>
    </message>
    <message>
        <source>&amp;Bonus</source>
        <translation>&amp;Bonus</translation>
    </message>
    <message>
        <source>&amp;Exits</source>
        <translation>&amp;Uitgangen</translation>
    </message>
    <message>
        <source>any number</source>
        <translation>elk aantal</translation>
    </message>
</context>
<context>
    <name>bubblebar::FindingRow</name>
    <message>
        <source>Show</source>
        <translation>Tonen</translation>
    </message>
    <message>
        <source>To repair: %1</source>
        <extracomment>%1: what is wrong with the track and how to mend it</extracomment>
        <translation>Te herstellen: %1</translation>
    </message>
    <message>
        <source>To consider: %1</source>
        <translation>Te overwegen: %1</translation>
    </message>
    <message>
        <source>Show the tiles. %1</source>
        <translation>De tegels tonen. %1</translation>
    </message>
</context>
<context>
    <name>bubblebar::FindingsPanel</name>
    <message>
        <source>Findings</source>
        <translation>Opmerkingen</translation>
    </message>
    <message numerus="yes">
        <source>… and %n more</source>
        <translation>
            <numerusform>… en nog %n</numerusform>
            <numerusform>… en nog %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n to repair</source>
        <translation>
            <numerusform>%n te herstellen</numerusform>
            <numerusform>%n te herstellen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n to consider</source>
        <translation>
            <numerusform>%n te overwegen</numerusform>
            <numerusform>%n te overwegen</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>bubblebar::FirstFlight</name>
    <message>
        <source>That card is for later. Press the one with the ring.</source>
        <translation>Die kaart is voor later. Klik op die met de ring.</translation>
    </message>
    <message>
        <source>That beetle waits for now. Press the one with the ring.</source>
        <translation>Die kever wacht nog even. Klik op die met de ring.</translation>
    </message>
    <message>
        <source>That would work, too. Let us first try what has the ring.</source>
        <translation>Dat zou ook kunnen. Laten we eerst proberen wat de ring aanwijst.</translation>
    </message>
</context>
<context>
    <name>bubblebar::FlightInvitation</name>
    <message>
        <source>A short race that shows you the game while you play it. It takes five minutes, and you can leave it at any time.</source>
        <translation>Een korte race die je het spel laat zien terwijl je het speelt. Hij duurt vijf minuten, en je kunt op elk moment stoppen.</translation>
    </message>
    <message>
        <source>Your First Flight waits for you</source>
        <translation>Je eerste vlucht wacht op je</translation>
    </message>
    <message>
        <source>New here? Fly your First Flight!</source>
        <translation>Nieuw hier? Maak je eerste vlucht!</translation>
    </message>
    <message>
        <source>Go on with it</source>
        <translation>Verdergaan</translation>
    </message>
    <message>
        <source>Start First Flight</source>
        <translation>Eerste vlucht starten</translation>
    </message>
    <message>
        <source>Go on with First Flight</source>
        <translation>Verdergaan met Eerste vlucht</translation>
    </message>
    <message>
        <source>First Flight</source>
        <translation>Eerste vlucht</translation>
    </message>
    <message>
        <source>A short race that shows you the game while you play it</source>
        <translation>Een korte race die je het spel laat zien terwijl je het speelt</translation>
    </message>
</context>
<context>
    <name>bubblebar::GeneralPage</name>
    <message>
        <source>As the system</source>
        <translation>Zoals het systeem</translation>
    </message>
    <message>
        <source>&amp;Language</source>
        <translation>&amp;Taal</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Licht</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Donker</translation>
    </message>
    <message>
        <source>&amp;Colours</source>
        <translation>&amp;Kleuren</translation>
    </message>
    <message>
        <source>Numbers and paper sizes are those of your region, and text is as large as your system’s.</source>
        <translation>Getallen en papierformaten zijn die van je regio, en tekst is zo groot als die van je systeem.</translation>
    </message>
</context>
<context>
    <name>bubblebar::GenerateDialog</name>
    <message>
        <source>Generate a track</source>
        <translation>Parcours genereren</translation>
    </message>
    <message>
        <source>&amp;Lay this track</source>
        <translation>Dit parcours &amp;leggen</translation>
    </message>
    <message>
        <source>It takes the place of what lies on the table now. Undo brings that back.</source>
        <translation>Het komt in plaats van wat nu op tafel ligt. Met Ongedaan maken krijg je dat terug.</translation>
    </message>
    <message numerus="yes">
        <source>a race of two takes about %n turn(s)</source>
        <translation>
            <numerusform>een race met zijn tweeën duurt ongeveer %n beurt</numerusform>
            <numerusform>een race met zijn tweeën duurt ongeveer %n beurten</numerusform>
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
            <numerusform>Trekstapel, %n kaart</numerusform>
            <numerusform>Trekstapel, %n kaarten</numerusform>
        </translation>
    </message>
    <message>
        <source>Played in this turn: %1</source>
        <translation>Gespeeld in deze beurt: %1</translation>
    </message>
    <message>
        <source>Discard pile, empty</source>
        <translation>Aflegstapel, leeg</translation>
    </message>
    <message numerus="yes">
        <source>Discard pile, %n card(s), on top: %1</source>
        <translation>
            <numerusform>Aflegstapel, %n kaart, bovenop: %1</numerusform>
            <numerusform>Aflegstapel, %n kaarten, bovenop: %1</numerusform>
        </translation>
    </message>
    <message>
        <source>Chosen.</source>
        <translation>Gekozen.</translation>
    </message>
    <message>
        <source>Can be played.</source>
        <translation>Kan worden gespeeld.</translation>
    </message>
    <message>
        <source>Hand</source>
        <translation>Hand</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s), face down</source>
        <translation>
            <numerusform>%n kaart, gedekt</numerusform>
            <numerusform>%n kaarten, gedekt</numerusform>
        </translation>
    </message>
    <message>
        <source>Draw · %1</source>
        <translation>Trekken · %1</translation>
    </message>
    <message>
        <source>Discard · %1</source>
        <translation>Afleg · %1</translation>
    </message>
    <message>
        <source>Played · %1</source>
        <translation>Gespeeld · %1</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) to draw</source>
        <translation>
            <numerusform>Nog %n kaart te trekken</numerusform>
            <numerusform>Nog %n kaarten te trekken</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s), on top: %1</source>
        <translation>
            <numerusform>%n kaart, bovenop: %1</numerusform>
            <numerusform>%n kaarten, bovenop: %1</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>bubblebar::HelpView</name>
    <message>
        <source>Page</source>
        <translation>Pagina</translation>
    </message>
</context>
<context>
    <name>bubblebar::HelpWindow</name>
    <message>
        <source>Pages</source>
        <translation>Pagina’s</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Zoeken</translation>
    </message>
    <message>
        <source>Search the help</source>
        <translation>In de help zoeken</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Terug</translation>
    </message>
    <message>
        <source>Forward</source>
        <translation>Vooruit</translation>
    </message>
    <message>
        <source>%1 – Help</source>
        <translation>%1 – Help</translation>
    </message>
</context>
<context>
    <name>bubblebar::KeysDialog</name>
    <message>
        <source>Keys and mouse</source>
        <translation>Toetsen en muis</translation>
    </message>
</context>
<context>
    <name>bubblebar::KeysPage</name>
    <message>
        <source>N&amp;o key</source>
        <translation>G&amp;een toets</translation>
    </message>
    <message>
        <source>&amp;Usual key</source>
        <translation>Ge&amp;wone toets</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Zoeken</translation>
    </message>
    <message>
        <source>Search the keys</source>
        <translation>Zoeken in de toetsen</translation>
    </message>
    <message>
        <source>&amp;Key</source>
        <translation>Toet&amp;s</translation>
    </message>
    <message>
        <source>Keys of &amp;Beep! Beep!…</source>
        <translation>Toetsen van &amp;Beep! Beep!…</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Toetsen</translation>
    </message>
    <message>
        <source>What it does</source>
        <translation>Wat het doet</translation>
    </message>
    <message>
        <source>Key</source>
        <translation>Toets</translation>
    </message>
    <message>
        <source>Where</source>
        <translation>Waar</translation>
    </message>
    <message>
        <source>“%1” is needed in every window.</source>
        <translation>“%1” is in elk venster nodig.</translation>
    </message>
    <message>
        <source>“%1” is the key for “%2” already. Give that another key first.</source>
        <translation>“%1” is al de toets voor “%2”. Geef daarvoor eerst een andere toets op.</translation>
    </message>
    <message>
        <source>“%1” is the key for “%2” now. Give that another key first.</source>
        <translation>“%1” is nu de toets voor “%2”. Geef daarvoor eerst een andere toets op.</translation>
    </message>
</context>
<context>
    <name>bubblebar::KindList</name>
    <message>
        <source>Picture, build list, code</source>
        <translation>Afbeelding, bouwlijst, code</translation>
    </message>
    <message>
        <source>True size, several pages</source>
        <translation>Ware grootte, meer pagina’s</translation>
    </message>
    <message>
        <source>Fronts and backs to cut</source>
        <translation>Voor- en achterkanten om uit te knippen</translation>
    </message>
    <message>
        <source>The race’s cards to cut</source>
        <translation>De kaarten van de race om uit te knippen</translation>
    </message>
    <message>
        <source>For the wooden discs</source>
        <translation>Voor de houten schijven</translation>
    </message>
    <message>
        <source>What to print</source>
        <translation>Wat wordt afgedrukt</translation>
    </message>
</context>
<context>
    <name>bubblebar::LayoutPreview</name>
    <message>
        <source>Picture of the track: %1</source>
        <translation>Afbeelding van het parcours: %1</translation>
    </message>
    <message>
        <source>No track</source>
        <translation>Geen parcours</translation>
    </message>
</context>
<context>
    <name>bubblebar::LengthView</name>
    <message>
        <source>Show the &amp;shortest route</source>
        <translation>&amp;Kortste route tonen</translation>
    </message>
    <message>
        <source>&lt;b&gt;%1&lt;/b&gt; · %2 · %3</source>
        <extracomment>%1: &quot;Medium&quot;; %2: &quot;9 tiles&quot;; %3: &quot;13 spaces on the shortest route&quot;</extracomment>
        <translation>&lt;b&gt;%1&lt;/b&gt; · %2 · %3</translation>
    </message>
    <message numerus="yes">
        <source>%n tile(s)</source>
        <translation>
            <numerusform>%n tegel</numerusform>
            <numerusform>%n tegels</numerusform>
        </translation>
    </message>
    <message>
        <source>No path leads from the start tile to the finish tile yet.</source>
        <translation>Er leidt nog geen pad van de starttegel naar de finishtegel.</translation>
    </message>
    <message>
        <source>no route yet</source>
        <translation>nog geen route</translation>
    </message>
    <message numerus="yes">
        <source>%n space(s) on the shortest route</source>
        <translation>
            <numerusform>%n veld op de kortste route</numerusform>
            <numerusform>%n velden op de kortste route</numerusform>
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
            <numerusform>nog %n in de doos</numerusform>
            <numerusform>nog %n in de doos</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>bubblebar::LobbyWindow</name>
    <message>
        <source>&amp;Recent</source>
        <translation>&amp;Recent geopend</translation>
    </message>
    <message>
        <source>Games that you save or leave early wait here for you.</source>
        <translation>Spellen die je opslaat of voortijdig verlaat, wachten hier op je.</translation>
    </message>
    <message>
        <source>Bubble Bar</source>
        <translation>Bubble Bar</translation>
    </message>
    <message>
        <source>&amp;Game</source>
        <translation>&amp;Spel</translation>
    </message>
    <message>
        <source>&amp;New race…</source>
        <translation>&amp;Nieuwe race…</translation>
    </message>
    <message>
        <source>New game of &amp;Beetle…</source>
        <translation>Nieuw spel &amp;Beetle…</translation>
    </message>
    <message>
        <source>New game of Bee&amp;p! Beep!…</source>
        <translation>Nieuw spel Bee&amp;p! Beep!…</translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation>&amp;Openen…</translation>
    </message>
    <message>
        <source>&amp;Design a track</source>
        <translation>Parcours ont&amp;werpen</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>&amp;Afsluiten</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>&amp;Help</translation>
    </message>
    <message>
        <source>&amp;First Flight</source>
        <translation>&amp;Eerste vlucht</translation>
    </message>
    <message>
        <source>&amp;About Bubble Bar</source>
        <translation>&amp;Over Bubble Bar</translation>
    </message>
    <message>
        <source>About &amp;Qt</source>
        <translation>Over &amp;Qt</translation>
    </message>
    <message>
        <source>&amp;Clear this list</source>
        <translation>&amp;Lijst wissen</translation>
    </message>
    <message>
        <source>Beetle to the Bubble</source>
        <translation>Beetle to the Bubble</translation>
    </message>
    <message>
        <source>New race</source>
        <translation>Nieuwe race</translation>
    </message>
    <message>
        <source>Beetle</source>
        <translation>Beetle</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Spelen</translation>
    </message>
    <message>
        <source>Beep! Beep!</source>
        <translation>Beep! Beep!</translation>
    </message>
    <message>
        <source>Track designer</source>
        <translation>Parcoursontwerper</translation>
    </message>
    <message>
        <source>Design a track</source>
        <translation>Parcours ontwerpen</translation>
    </message>
    <message>
        <source>What shall we play?</source>
        <translation>Wat zullen we spelen?</translation>
    </message>
    <message>
        <source>Open…</source>
        <translation>Openen…</translation>
    </message>
    <message>
        <source>Open a saved game or a track. You can also drop it on this window.</source>
        <translation>Een opgeslagen spel of een parcours openen. Je kunt het ook op dit venster slepen.</translation>
    </message>
    <message>
        <source>Saved games</source>
        <translation>Opgeslagen spellen</translation>
    </message>
    <message>
        <source>Go on playing</source>
        <translation>Verder spelen</translation>
    </message>
    <message>
        <source>Throw away…</source>
        <translation>Weggooien…</translation>
    </message>
    <message>
        <source>Throw the game away?</source>
        <translation>Het spel weggooien?</translation>
    </message>
    <message>
        <source>“%1” can’t go on then.</source>
        <translation>“%1” kan dan niet verdergaan.</translation>
    </message>
    <message>
        <source>Throw away</source>
        <translation>Weggooien</translation>
    </message>
    <message>
        <source>Keep it</source>
        <translation>Bewaren</translation>
    </message>
    <message>
        <source>Tracks for a new race</source>
        <translation>Parcoursen voor een nieuwe race</translation>
    </message>
    <message>
        <source>Tracks</source>
        <translation>Parcoursen</translation>
    </message>
    <message>
        <source>New race on it…</source>
        <translation>Nieuwe race hierop…</translation>
    </message>
    <message>
        <source>Edit in the designer</source>
        <translation>Bewerken in de ontwerper</translation>
    </message>
    <message>
        <source>Unfinished races</source>
        <translation>Onvoltooide races</translation>
    </message>
    <message numerus="yes">
        <source>%n unfinished race(s) can’t go on: the file is damaged.</source>
        <translation>
            <numerusform>Eén onvoltooide race kan niet verdergaan: het bestand is beschadigd.</numerusform>
            <numerusform>%n onvoltooide races kunnen niet verdergaan: het bestand is beschadigd.</numerusform>
        </translation>
    </message>
    <message>
        <source>What is left was put aside in “%1”.</source>
        <translation>Wat er nog van over is, staat in “%1”.</translation>
    </message>
    <message>
        <source>From the milk carton to the bar
2 to 5 players</source>
        <translation>Van het melkpak naar de bar
2 tot 5 spelers</translation>
    </message>
    <message>
        <source>Roll a die, draw a beetle
2 to 8 players</source>
        <translation>Gooi en teken een kever
2 tot 8 spelers</translation>
    </message>
    <message>
        <source>All at once: match animals
2 to 6 players</source>
        <translation>Allemaal tegelijk: zoek gelijke dieren
2 tot 6 spelers</translation>
    </message>
    <message>
        <source>Lay a track of your own
Print it, share it, race on it</source>
        <translation>Leg je eigen parcours
Print het, deel het, race erop</translation>
    </message>
</context>
<context>
    <name>bubblebar::NewRaceDialog</name>
    <message>
        <source>&amp;Start the race</source>
        <translation>Race &amp;starten</translation>
    </message>
    <message>
        <source>New race</source>
        <translation>Nieuwe race</translation>
    </message>
    <message>
        <source>New track</source>
        <translation>Nieuw parcours</translation>
    </message>
    <message>
        <source>“%1” can’t be played yet: see below its name.</source>
        <translation>“%1” kan nog niet worden gespeeld: zie onder de naam.</translation>
    </message>
</context>
<context>
    <name>bubblebar::PagePreview</name>
    <message>
        <source>Preview</source>
        <translation>Voorbeeld</translation>
    </message>
</context>
<context>
    <name>bubblebar::PageStrip</name>
    <message>
        <source>Pages</source>
        <translation>Pagina’s</translation>
    </message>
</context>
<context>
    <name>bubblebar::PieceCountsEditor</name>
    <message>
        <source>Piece</source>
        <translation>Onderdeel</translation>
    </message>
    <message>
        <source>How many</source>
        <translation>Hoeveel</translation>
    </message>
    <message>
        <source>Pieces to print</source>
        <translation>Onderdelen om af te drukken</translation>
    </message>
    <message>
        <source>Start tile</source>
        <translation>Starttegel</translation>
    </message>
    <message>
        <source>Finish tile</source>
        <translation>Finishtegel</translation>
    </message>
    <message>
        <source>Tile %1</source>
        <translation>Tegel %1</translation>
    </message>
    <message>
        <source>One of each</source>
        <translation>Van elk één</translation>
    </message>
    <message>
        <source>Those of this track</source>
        <translation>Die van dit parcours</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Geen</translation>
    </message>
</context>
<context>
    <name>bubblebar::PieceList</name>
    <message>
        <source>Pieces of the box</source>
        <translation>Onderdelen van de doos</translation>
    </message>
    <message>
        <source>No matching piece</source>
        <translation>Geen passend onderdeel</translation>
    </message>
</context>
<context>
    <name>bubblebar::PiecePalette</name>
    <message>
        <source>The box</source>
        <translation>De doos</translation>
    </message>
    <message>
        <source>%1 of %2 left</source>
        <extracomment>Of all pieces in the box, so many are not laid: &quot;3 of 12 left&quot;</extracomment>
        <translation>nog %1 van %2</translation>
    </message>
</context>
<context>
    <name>bubblebar::PiecesModel</name>
    <message>
        <source>The Milk Carton Office: exits on all sides</source>
        <translation>Het Melkpakkantoor: uitgangen rondom</translation>
    </message>
    <message>
        <source>The Bubble Bar: exits on all sides</source>
        <translation>De Bubble Bar: uitgangen rondom</translation>
    </message>
    <message>
        <source>%1 · in hand</source>
        <extracomment>%1: the name of a piece, as in &quot;A · in hand&quot;</extracomment>
        <translation>%1 · in de hand</translation>
    </message>
    <message>
        <source>%1 · laid</source>
        <extracomment>%1: the name of a piece, as in &quot;A · laid&quot;</extracomment>
        <translation>%1 · gelegd</translation>
    </message>
    <message numerus="yes">
        <source>%1 · %n left</source>
        <extracomment>%1: the name of a piece, as in &quot;A · 2 left&quot;</extracomment>
        <translation>
            <numerusform>%1 · nog %n</numerusform>
            <numerusform>%1 · nog %n</numerusform>
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
        <translation>%1 De achterkant ligt boven.</translation>
    </message>
</context>
<context>
    <name>bubblebar::PlacesTable</name>
    <message>
        <source>Places</source>
        <translation>Plaatsen</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>Plaats</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Speler</translation>
    </message>
    <message>
        <source>Home</source>
        <translation>Binnen</translation>
    </message>
    <message>
        <source>Steps to go</source>
        <translation>Stappen te gaan</translation>
    </message>
    <message>
        <source>Cards played</source>
        <translation>Gespeelde kaarten</translation>
    </message>
    <message>
        <source>Bonuses</source>
        <translation>Bonussen</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <comment>beetles home</comment>
        <translation>%1 van %2</translation>
    </message>
</context>
<context>
    <name>bubblebar::PlayersModel</name>
    <message>
        <source>%1 · playing</source>
        <translation>%1 · speelt</translation>
    </message>
    <message>
        <source>you decide now</source>
        <translation>jij beslist nu</translation>
    </message>
    <message>
        <source>next</source>
        <translation>volgende</translation>
    </message>
    <message>
        <source>%1 of %2 home</source>
        <translation>%1 van %2 binnen</translation>
    </message>
    <message>
        <source>%1, with %2</source>
        <comment>team, partner</comment>
        <translation>%1, met %2</translation>
    </message>
    <message>
        <source>%1, %2, %3, %4</source>
        <comment>player, beetles&apos; colour, who plays, beetles home</comment>
        <translation>%1, %2, %3, %4</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s)</source>
        <translation>
            <numerusform>%n kaart</numerusform>
            <numerusform>%n kaarten</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>bubblebar::PlayersPane</name>
    <message>
        <source>&amp;Hide the hand when the next person takes over</source>
        <translation>&amp;Hand verbergen als de volgende persoon overneemt</translation>
    </message>
    <message>
        <source>First player</source>
        <translation>Startspeler</translation>
    </message>
    <message>
        <source>Random</source>
        <translation>Willekeurig</translation>
    </message>
    <message>
        <source>Players, in order of seats</source>
        <translation>Spelers, op volgorde van zitplaats</translation>
    </message>
    <message>
        <source>First &amp;player</source>
        <translation>&amp;Startspeler</translation>
    </message>
    <message>
        <source>&amp;Cards</source>
        <translation>&amp;Kaarten</translation>
    </message>
    <message numerus="yes">
        <source>%n beetle(s) each</source>
        <translation>
            <numerusform>elk %n kever</numerusform>
            <numerusform>elk %n kevers</numerusform>
        </translation>
    </message>
    <message>
        <source>Only where two people or more share the screen</source>
        <translation>Alleen als twee of meer mensen het scherm delen</translation>
    </message>
</context>
<context>
    <name>bubblebar::PlaysPanel</name>
    <message>
        <source>Players</source>
        <translation>Spelers</translation>
    </message>
    <message>
        <source>Level of the computer players</source>
        <translation>Niveau van de computerspelers</translation>
    </message>
    <message>
        <source>Races run</source>
        <translation>Gespeelde races</translation>
    </message>
    <message>
        <source>Turns of a race</source>
        <translation>Beurten van een race</translation>
    </message>
    <message>
        <source>Chance to win by seat</source>
        <translation>Winstkans per zitplaats</translation>
    </message>
    <message>
        <source>Where beetles stand longest</source>
        <translation>Waar kevers het langst staan</translation>
    </message>
    <message>
        <source>&amp;Heat map</source>
        <translation>&amp;Warmtekaart</translation>
    </message>
    <message>
        <source>Show on the track how often each space is visited</source>
        <translation>Op het parcours tonen hoe vaak elk veld wordt bezocht</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>Tonen</translation>
    </message>
    <message>
        <source>Turns of all players together, in the middle of all races</source>
        <translation>Beurten van alle spelers samen, in het midden van alle races</translation>
    </message>
    <message>
        <source>Half a minute for each turn</source>
        <translation>Een halve minuut per beurt</translation>
    </message>
    <message numerus="yes">
        <source>%n player(s)</source>
        <translation>
            <numerusform>%n speler</numerusform>
            <numerusform>%n spelers</numerusform>
        </translation>
    </message>
    <message>
        <source>How it plays</source>
        <translation>Zo speelt het</translation>
    </message>
    <message>
        <source>As it was before the last change</source>
        <translation>Zoals het was voor de laatste wijziging</translation>
    </message>
    <message>
        <source>The first races are on their way …</source>
        <translation>De eerste races zijn onderweg …</translation>
    </message>
    <message>
        <source>To see how it plays, repair this first:</source>
        <translation>Herstel dit eerst om te zien hoe het speelt:</translation>
    </message>
    <message>
        <source>&amp;Stop</source>
        <translation>&amp;Stoppen</translation>
    </message>
    <message>
        <source>&amp;Restart</source>
        <translation>&amp;Opnieuw starten</translation>
    </message>
    <message>
        <source>Keep the figures so far</source>
        <translation>De cijfers tot nu toe bewaren</translation>
    </message>
    <message>
        <source>Run other races</source>
        <translation>Andere races laten lopen</translation>
    </message>
</context>
<context>
    <name>bubblebar::PrintDialog</name>
    <message>
        <source>Cancel</source>
        <translation>Annuleren</translation>
    </message>
    <message>
        <source>Print at 100 %, not “fit to page”. Then measure the test line: it must be as long as it says.</source>
        <translation>Druk af op 100 %, niet “passend op pagina”. Meet dan de testlijn: die moet zo lang zijn als er staat.</translation>
    </message>
    <message>
        <source>Print %1</source>
        <translation>%1 afdrukken</translation>
    </message>
    <message>
        <source> dpi</source>
        <translation> dpi</translation>
    </message>
    <message>
        <source>R&amp;esolution of pictures</source>
        <translation>R&amp;esolutie van afbeeldingen</translation>
    </message>
    <message>
        <source>Previous page</source>
        <translation>Vorige pagina</translation>
    </message>
    <message>
        <source>Next page</source>
        <translation>Volgende pagina</translation>
    </message>
    <message>
        <source>Smaller</source>
        <translation>Kleiner</translation>
    </message>
    <message>
        <source>Whole page</source>
        <translation>Hele pagina</translation>
    </message>
    <message>
        <source>Larger</source>
        <translation>Groter</translation>
    </message>
    <message>
        <source>Page %1 of %2</source>
        <translation>Pagina %1 van %2</translation>
    </message>
    <message>
        <source>Printer &amp;set-up…</source>
        <translation>Printer &amp;instellen…</translation>
    </message>
    <message>
        <source>Save as P&amp;DF…</source>
        <translation>Opslaan als P&amp;DF…</translation>
    </message>
    <message>
        <source>Save as pi&amp;cture…</source>
        <translation>Opslaan als &amp;afbeelding…</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Sluiten</translation>
    </message>
    <message>
        <source>No printer was found. Save as PDF and print that.</source>
        <translation>Geen printer gevonden. Sla op als PDF en druk die af.</translation>
    </message>
    <message numerus="yes">
        <source>Print %n page(s)</source>
        <translation>
            <numerusform>%n pagina afdrukken</numerusform>
            <numerusform>%n pagina’s afdrukken</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Upright needs only %n page(s)</source>
        <translation>
            <numerusform>Staand: maar %n pagina</numerusform>
            <numerusform>Staand: maar %n pagina’s</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Across needs only %n page(s)</source>
        <translation>
            <numerusform>Liggend: maar %n pagina</numerusform>
            <numerusform>Liggend: maar %n pagina’s</numerusform>
        </translation>
    </message>
    <message>
        <source>Printing…</source>
        <translation>Afdrukken…</translation>
    </message>
    <message>
        <source>Sent to %1.</source>
        <translation>Verzonden naar %1.</translation>
    </message>
    <message>
        <source>Saving…</source>
        <translation>Opslaan…</translation>
    </message>
    <message>
        <source>Saved as %1.</source>
        <translation>Opgeslagen als %1.</translation>
    </message>
    <message numerus="yes">
        <source>Saved as %n file(s): %1 …</source>
        <translation>
            <numerusform>Opgeslagen als %n bestand: %1 …</numerusform>
            <numerusform>Opgeslagen als %n bestanden: %1 …</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing was printed or saved</source>
        <translation>Er is niets afgedrukt of opgeslagen</translation>
    </message>
    <message>
        <source>Print options</source>
        <translation>Afdrukopties</translation>
    </message>
</context>
<context>
    <name>bubblebar::PrintOptionsPane</name>
    <message>
        <source>Other size</source>
        <translation>Ander formaat</translation>
    </message>
    <message>
        <source>%1 · %2 × %3 mm</source>
        <comment>paper: name, width, height</comment>
        <translation>%1 · %2 × %3 mm</translation>
    </message>
    <message>
        <source>Fewest pages</source>
        <comment>direction of the paper</comment>
        <translation>Minste pagina’s</translation>
    </message>
    <message>
        <source>Upright</source>
        <comment>direction of the paper</comment>
        <translation>Staand</translation>
    </message>
    <message>
        <source>Across</source>
        <comment>direction of the paper</comment>
        <translation>Liggend</translation>
    </message>
    <message>
        <source>On own sheets</source>
        <translation>Op eigen bladen</translation>
    </message>
    <message>
        <source>Over the long edge</source>
        <translation>Over de lange zijde</translation>
    </message>
    <message>
        <source>Over the short edge</source>
        <translation>Over de korte zijde</translation>
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
        <translation>Papier&amp;breedte</translation>
    </message>
    <message>
        <source>The shorter side</source>
        <translation>De kortere zijde</translation>
    </message>
    <message>
        <source>Paper &amp;height</source>
        <translation>Papier&amp;hoogte</translation>
    </message>
    <message>
        <source>The longer side</source>
        <translation>De langere zijde</translation>
    </message>
    <message>
        <source>D&amp;irection</source>
        <translation>&amp;Richting</translation>
    </message>
    <message>
        <source>&amp;Margins</source>
        <translation>&amp;Marges</translation>
    </message>
    <message>
        <source>Free of drawings on every side; marks and the test line lie there</source>
        <translation>Aan elke kant vrij van tekeningen; hier staan tekens en de testlijn</translation>
    </message>
    <message>
        <source>&amp;Tile width</source>
        <translation>&amp;Tegelbreedte</translation>
    </message>
    <message>
        <source>From edge to edge; 90 mm as in the box</source>
        <translation>Van rand tot rand; 90 mm zoals in de doos</translation>
    </message>
    <message>
        <source>&amp;Overlap</source>
        <translation>&amp;Overlap</translation>
    </message>
    <message>
        <source>How much neighbouring pages share, for gluing</source>
        <translation>Hoeveel buurpagina’s overlappen, om te plakken</translation>
    </message>
    <message>
        <source>Begin with a page m&amp;ap</source>
        <translation>Met een paginao&amp;verzicht beginnen</translation>
    </message>
    <message>
        <source>The edge over which the printer turns the paper</source>
        <translation>De zijde waarover de printer het papier omdraait</translation>
    </message>
    <message>
        <source>&amp;Backs</source>
        <translation>&amp;Achterkanten</translation>
    </message>
    <message>
        <source>Print one sheet, hold it against the light, and enter how far the backs are off</source>
        <translation>Druk één blad af, houd het tegen het licht en vul in hoeveel de achterkanten ernaast zitten</translation>
    </message>
    <message>
        <source>Backs to the &amp;right</source>
        <translation>Achterkanten naar r&amp;echts</translation>
    </message>
    <message>
        <source>Backs dow&amp;n</source>
        <translation>Achterkanten om&amp;laag</translation>
    </message>
</context>
<context>
    <name>bubblebar::PrinterChoice</name>
    <message>
        <source>Printer</source>
        <translation>Printer</translation>
    </message>
    <message>
        <source>No printer found</source>
        <translation>Geen printer gevonden</translation>
    </message>
</context>
<context>
    <name>bubblebar::PrivacyPage</name>
    <message>
        <source>&amp;Forget all names and files now</source>
        <translation>Alle namen en bestanden nu &amp;vergeten</translation>
    </message>
    <message>
        <source>All of it stays on this computer. Bubble Bar sends nothing to anybody.</source>
        <translation>Alles blijft op deze computer. Bubble Bar stuurt niemand iets.</translation>
    </message>
    <message>
        <source>Remember the &amp;names of players</source>
        <translation>&amp;Namen van spelers onthouden</translation>
    </message>
    <message>
        <source>Remember the &amp;last files</source>
        <translation>De &amp;laatste bestanden onthouden</translation>
    </message>
</context>
<context>
    <name>bubblebar::PromptLine</name>
    <message>
        <source>Back</source>
        <translation>Terug</translation>
    </message>
    <message>
        <source>One step back (Esc, or a right click on the board)</source>
        <translation>Een stap terug (Esc, of een rechtsklik op het spelbord)</translation>
    </message>
</context>
<context>
    <name>bubblebar::QrView</name>
    <message>
        <source>QR code of the share code</source>
        <translation>QR-code van de deelcode</translation>
    </message>
</context>
<context>
    <name>bubblebar::RaceChartView</name>
    <message>
        <source>How the race went</source>
        <translation>Het verloop van de race</translation>
    </message>
    <message>
        <source>turns</source>
        <translation>beurten</translation>
    </message>
    <message>
        <source>Steps to go, all beetles together</source>
        <translation>Stappen te gaan, alle kevers samen</translation>
    </message>
    <message>
        <source>Steps to go after each turn, %1 turns. The Left and Right keys tell the numbers of each turn, Enter shows the race there.</source>
        <translation>Stappen te gaan na elke beurt, %1 beurten. De toetsen Links en Rechts noemen de getallen van elke beurt, Enter toont de race op dat punt.</translation>
    </message>
    <message>
        <source>%1: from %2 to %3</source>
        <comment>player: steps at first, at last</comment>
        <translation>%1: van %2 tot %3</translation>
    </message>
    <message>
        <source>At the start</source>
        <translation>Bij de start</translation>
    </message>
    <message>
        <source>After turn %1, of %2</source>
        <translation>Na beurt %1, van %2</translation>
    </message>
    <message>
        <source>%1: home</source>
        <translation>%1: binnen</translation>
    </message>
    <message>
        <source>%1: %2 to go</source>
        <comment>player: steps</comment>
        <translation>%1: nog %2 te gaan</translation>
    </message>
</context>
<context>
    <name>bubblebar::RaceList</name>
    <message>
        <source>%1 (unsaved)</source>
        <translation>%1 (niet opgeslagen)</translation>
    </message>
    <message>
        <source>Unfinished race</source>
        <translation>Onvoltooide race</translation>
    </message>
    <message>
        <source>Race on “%1”</source>
        <translation>Race op “%1”</translation>
    </message>
    <message>
        <source>Unfinished game</source>
        <translation>Onafgemaakt spel</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>player, points</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>Bubble Bar kept it for you.</source>
        <translation>Bubble Bar heeft hem voor je bewaard.</translation>
    </message>
    <message>
        <source>%1, %2, saved %3</source>
        <translation>%1, %2, opgeslagen %3</translation>
    </message>
    <message>
        <source>today %1</source>
        <translation>vandaag %1</translation>
    </message>
    <message>
        <source>yesterday %1</source>
        <translation>gisteren %1</translation>
    </message>
</context>
<context>
    <name>bubblebar::ReadySign</name>
    <message>
        <source>Ready to play</source>
        <translation>Klaar om te spelen</translation>
    </message>
</context>
<context>
    <name>bubblebar::RecoveryDialog</name>
    <message>
        <source>Track without a name</source>
        <translation>Parcours zonder naam</translation>
    </message>
    <message>
        <source>Damaged copy, %1
It can’t be read: %2</source>
        <translation>Beschadigde kopie, %1
Niet te lezen: %2</translation>
    </message>
    <message>
        <source>never saved to a file</source>
        <translation>nooit opgeslagen in een bestand</translation>
    </message>
    <message>
        <source>%1 · %2 · %3
%4</source>
        <translation>%1 · %2 · %3
%4</translation>
    </message>
    <message>
        <source>&amp;Recover</source>
        <translation>&amp;Herstellen</translation>
    </message>
    <message>
        <source>&amp;Discard</source>
        <translation>&amp;Weggooien</translation>
    </message>
    <message>
        <source>Unsaved tracks</source>
        <translation>Niet-opgeslagen parcoursen</translation>
    </message>
    <message>
        <source>The program ended before these tracks were saved. Recovering one opens it; its file stays as it is until you save.</source>
        <translation>Het programma stopte voordat deze parcoursen waren opgeslagen. Herstellen opent er een; het bestand blijft zoals het is tot je opslaat.</translation>
    </message>
    <message>
        <source>Delete the unsaved changes. The tracks’ own files stay as they are.</source>
        <translation>De niet-opgeslagen wijzigingen verwijderen. De bestanden van de parcoursen zelf blijven zoals ze zijn.</translation>
    </message>
    <message>
        <source>&amp;Later</source>
        <translation>&amp;Later</translation>
    </message>
</context>
<context>
    <name>bubblebar::ReplayBar</name>
    <message>
        <source>Play on from here…</source>
        <translation>Vanaf hier verder spelen…</translation>
    </message>
    <message>
        <source>Leave the replay (Esc)</source>
        <translation>Stoppen met terugkijken (Esc)</translation>
    </message>
    <message>
        <source>To the start (Home)</source>
        <translation>Naar het begin (Home)</translation>
    </message>
    <message>
        <source>One step back (Left)</source>
        <translation>Een stap terug (Links)</translation>
    </message>
    <message>
        <source>One step on (Right)</source>
        <translation>Een stap verder (Rechts)</translation>
    </message>
    <message>
        <source>To the end (End)</source>
        <translation>Naar het einde (End)</translation>
    </message>
    <message>
        <source>Turn</source>
        <translation>Beurt</translation>
    </message>
    <message>
        <source>The turn after which the race is shown</source>
        <translation>De beurt waarna de race wordt getoond</translation>
    </message>
    <message>
        <source>%1 ×</source>
        <comment>so many times the normal speed</comment>
        <translation>%1 ×</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>Snelheid</translation>
    </message>
    <message>
        <source>How fast it is played</source>
        <translation>Hoe snel het wordt afgespeeld</translation>
    </message>
    <message>
        <source>Turn %1 of %2</source>
        <translation>Beurt %1 van %2</translation>
    </message>
    <message>
        <source>A new race that begins with the position shown</source>
        <translation>Een nieuwe race die begint met de getoonde stelling</translation>
    </message>
    <message>
        <source>Pause (Space)</source>
        <translation>Pauzeren (Spatie)</translation>
    </message>
    <message>
        <source>Play (Space)</source>
        <translation>Afspelen (Spatie)</translation>
    </message>
</context>
<context>
    <name>bubblebar::ReplayDesk</name>
    <message>
        <source>Once the race is over, it can be played on from any point.</source>
        <translation>Als de race is afgelopen, kun je vanaf elk punt verder spelen.</translation>
    </message>
    <message>
        <source>Back to the result</source>
        <translation>Terug naar de uitslag</translation>
    </message>
    <message>
        <source>Back to the race</source>
        <translation>Terug naar de race</translation>
    </message>
    <message>
        <source>The start of the race</source>
        <translation>Het begin van de race</translation>
    </message>
    <message>
        <source>While the race runs, a replay shows nobody’s cards.</source>
        <translation>Zolang de race loopt, zie je bij het terugkijken niemands kaarten.</translation>
    </message>
</context>
<context>
    <name>bubblebar::SeatHandle</name>
    <message>
        <source>Drag to another seat, or press Up or Down</source>
        <translation>Sleep naar een andere zitplaats, of druk op omhoog of omlaag</translation>
    </message>
</context>
<context>
    <name>bubblebar::SeatRow</name>
    <message>
        <source>Name</source>
        <translation>Naam</translation>
    </message>
    <message>
        <source>Move %1 from seat %2, Up or Down</source>
        <translation>%1 verplaatsen van zitplaats %2, omhoog of omlaag</translation>
    </message>
    <message>
        <source>Colour of %1</source>
        <translation>Kleur van %1</translation>
    </message>
    <message>
        <source>Name on seat %1</source>
        <translation>Naam op zitplaats %1</translation>
    </message>
    <message>
        <source>Who plays for %1</source>
        <translation>Wie voor %1 speelt</translation>
    </message>
    <message>
        <source>Remove %1</source>
        <translation>%1 verwijderen</translation>
    </message>
    <message>
        <source>Remove this player</source>
        <translation>Deze speler verwijderen</translation>
    </message>
    <message>
        <source>A race needs two players</source>
        <translation>Voor een race zijn twee spelers nodig</translation>
    </message>
</context>
<context>
    <name>bubblebar::SeatsEditor</name>
    <message>
        <source>Shuffle seats</source>
        <translation>Plaatsen schudden</translation>
    </message>
    <message>
        <source>Add a third player</source>
        <translation>Derde speler toevoegen</translation>
    </message>
    <message>
        <source>Add a fourth player</source>
        <translation>Vierde speler toevoegen</translation>
    </message>
    <message>
        <source>Add a fifth player</source>
        <translation>Vijfde speler toevoegen</translation>
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
        <translation>Hommel</translation>
    </message>
    <message>
        <source>Otto</source>
        <translation>Otto</translation>
    </message>
    <message>
        <source>Hazel</source>
        <translation>Hazel</translation>
    </message>
    <message>
        <source>Pip</source>
        <translation>Pip</translation>
    </message>
    <message>
        <source>Clover</source>
        <translation>Klaver</translation>
    </message>
    <message>
        <source>Fern</source>
        <translation>Varen</translation>
    </message>
    <message>
        <source>Moss</source>
        <translation>Mos</translation>
    </message>
    <message>
        <source>Player %1</source>
        <translation>Speler %1</translation>
    </message>
</context>
<context>
    <name>bubblebar::SettingsDialog</name>
    <message>
        <source>Se&amp;ttings…</source>
        <translation>&amp;Instellingen…</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Instellingen</translation>
    </message>
    <message>
        <source>&amp;General</source>
        <translation>&amp;Algemeen</translation>
    </message>
    <message>
        <source>&amp;Table</source>
        <translation>&amp;Tafel</translation>
    </message>
    <message>
        <source>&amp;Sound</source>
        <translation>&amp;Geluid</translation>
    </message>
    <message>
        <source>&amp;Keys</source>
        <translation>T&amp;oetsen</translation>
    </message>
    <message>
        <source>&amp;Names and privacy</source>
        <translation>&amp;Namen en privacy</translation>
    </message>
</context>
<context>
    <name>bubblebar::ShareDialog</name>
    <message>
        <source>&amp;Copy the code</source>
        <translation>Code &amp;kopiëren</translation>
    </message>
    <message>
        <source>Share %1</source>
        <translation>%1 delen</translation>
    </message>
    <message>
        <source>Your friend pastes the code into the track designer, or drops the picture on its window: either way the track opens.</source>
        <translation>De ander plakt de code in de parcoursontwerper, of sleept de afbeelding op het venster: zo opent het parcours.</translation>
    </message>
    <message>
        <source>Save a &amp;picture…</source>
        <translation>&amp;Afbeelding opslaan…</translation>
    </message>
    <message>
        <source>Share code</source>
        <translation>Deelcode</translation>
    </message>
    <message>
        <source>The code of this track is too long for a QR code.</source>
        <translation>De code van dit parcours is te lang voor een QR-code.</translation>
    </message>
    <message>
        <source>The code is on the clipboard.</source>
        <translation>De code staat op het klembord.</translation>
    </message>
    <message>
        <source>The picture is not saved</source>
        <translation>De afbeelding is niet opgeslagen</translation>
    </message>
    <message>
        <source>Saved as %1.</source>
        <translation>Opgeslagen als %1.</translation>
    </message>
</context>
<context>
    <name>bubblebar::SoundPage</name>
    <message>
        <source>&amp;Play sounds</source>
        <translation>Geluiden &amp;afspelen</translation>
    </message>
    <message>
        <source>&amp;Hear the horn</source>
        <translation>De &amp;toeter horen</translation>
    </message>
    <message>
        <source>&amp;Volume</source>
        <translation>&amp;Volume</translation>
    </message>
</context>
<context>
    <name>bubblebar::SpeedBox</name>
    <message>
        <source>Animation</source>
        <translation>Animatie</translation>
    </message>
</context>
<context>
    <name>bubblebar::StackFan</name>
    <message>
        <source>Stack, from the bottom: %1</source>
        <translation>Stapel, van onderaf: %1</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>beetle, its part in the stack</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>moves</source>
        <translation>loopt</translation>
    </message>
    <message>
        <source>rides</source>
        <translation>lift mee</translation>
    </message>
    <message>
        <source>bottom</source>
        <translation>onder</translation>
    </message>
    <message>
        <source>top</source>
        <translation>boven</translation>
    </message>
</context>
<context>
    <name>bubblebar::TableArea</name>
    <message>
        <source>Board</source>
        <translation>Spelbord</translation>
    </message>
    <message>
        <source>Over the board</source>
        <translation>Boven het spelbord</translation>
    </message>
</context>
<context>
    <name>bubblebar::TablePage</name>
    <message>
        <source>Wood</source>
        <translation>Hout</translation>
    </message>
    <message>
        <source>Felt</source>
        <translation>Vilt</translation>
    </message>
    <message>
        <source>Table &amp;top</source>
        <translation>Tafel&amp;blad</translation>
    </message>
    <message>
        <source>&amp;Animation</source>
        <translation>&amp;Animatie</translation>
    </message>
    <message>
        <source>Your system asks for less motion, so nothing moves.</source>
        <translation>Je systeem vraagt om minder beweging, dus er beweegt niets.</translation>
    </message>
    <message>
        <source>A &amp;curtain hides the hand between two people</source>
        <translation>Een &amp;gordijn verbergt de hand tussen twee mensen</translation>
    </message>
    <message>
        <source>Who plays alone against computers may take moves &amp;back</source>
        <translation>Wie alleen tegen computers speelt, mag zetten &amp;terugnemen</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>Uit</translation>
    </message>
    <message>
        <source>Fast</source>
        <translation>Snel</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>Normaal</translation>
    </message>
    <message>
        <source>Slow</source>
        <translation>Langzaam</translation>
    </message>
</context>
<context>
    <name>bubblebar::TablePlay</name>
    <message>
        <source>%1: come to the table</source>
        <translation>%1: kom aan tafel</translation>
    </message>
    <message>
        <source>%1: your cards lie face down</source>
        <translation>%1: je kaarten liggen omgekeerd</translation>
    </message>
    <message>
        <source>they wait until you show them again</source>
        <translation>ze wachten tot je ze weer toont</translation>
    </message>
    <message>
        <source>Show my cards</source>
        <translation>Mijn kaarten tonen</translation>
    </message>
    <message>
        <source>The cards wait for the next turn.</source>
        <translation>De kaarten wachten op de volgende beurt.</translation>
    </message>
    <message>
        <source>%1’s hand</source>
        <translation>Hand van %1</translation>
    </message>
</context>
<context>
    <name>bubblebar::TableWindow</name>
    <message>
        <source>The race can’t be kept by itself: %1</source>
        <translation>De race kan niet automatisch worden bewaard: %1</translation>
    </message>
    <message>
        <source>Tool bar</source>
        <translation>Werkbalk</translation>
    </message>
    <message>
        <source>&amp;Game</source>
        <translation>&amp;Spel</translation>
    </message>
    <message>
        <source>New race</source>
        <translation>Nieuwe race</translation>
    </message>
    <message>
        <source>Open…</source>
        <translation>Openen…</translation>
    </message>
    <message>
        <source>Design a track</source>
        <translation>Parcours ontwerpen</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Opslaan</translation>
    </message>
    <message>
        <source>Save as…</source>
        <translation>Opslaan als…</translation>
    </message>
    <message>
        <source>Replay the race</source>
        <translation>Race terugkijken</translation>
    </message>
    <message>
        <source>End the race without a winner…</source>
        <translation>Race zonder winnaar beëindigen…</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Sluiten</translation>
    </message>
    <message>
        <source>&amp;Turn</source>
        <translation>Beur&amp;t</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Tip</translation>
    </message>
    <message>
        <source>Show a good move, and why</source>
        <translation>Een goede zet tonen, en waarom</translation>
    </message>
    <message>
        <source>One step back</source>
        <translation>Een stap terug</translation>
    </message>
    <message>
        <source>Confirm</source>
        <translation>Bevestigen</translation>
    </message>
    <message>
        <source>End the turn, or skip the bonus</source>
        <translation>De beurt beëindigen, of de bonus overslaan</translation>
    </message>
    <message>
        <source>Turn the tile clockwise</source>
        <translation>De tegel met de klok mee draaien</translation>
    </message>
    <message>
        <source>Turn the tile counter-clockwise</source>
        <translation>De tegel tegen de klok in draaien</translation>
    </message>
    <message>
        <source>Undo past drawn cards</source>
        <translation>Ook na getrokken kaarten ongedaan maken</translation>
    </message>
    <message>
        <source>Undo goes back to your last decision, whatever was drawn or moved since.</source>
        <translation>Ongedaan maken gaat terug naar je laatste keuze, wat er sindsdien ook is getrokken of verplaatst.</translation>
    </message>
    <message>
        <source>Only in races with one person: nobody else’s moves are undone.</source>
        <translation>Alleen in races met één mens: zetten van een ander worden nooit ongedaan gemaakt.</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Beeld</translation>
    </message>
    <message>
        <source>Zoom in</source>
        <translation>Inzoomen</translation>
    </message>
    <message>
        <source>Zoom out</source>
        <translation>Uitzoomen</translation>
    </message>
    <message>
        <source>Fit</source>
        <translation>Passend</translation>
    </message>
    <message>
        <source>Fit the track into the window</source>
        <translation>Parcours passend in het venster</translation>
    </message>
    <message>
        <source>Reset layout</source>
        <translation>Indeling herstellen</translation>
    </message>
    <message>
        <source>Animation</source>
        <translation>Animatie</translation>
    </message>
    <message>
        <source>Hide the hand between two people</source>
        <translation>De hand tussen twee mensen verbergen</translation>
    </message>
    <message>
        <source>Hide my cards</source>
        <translation>Mijn kaarten verbergen</translation>
    </message>
    <message>
        <source>How fast moves are shown</source>
        <translation>Hoe snel zetten te zien zijn</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>&amp;Help</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Toetsen</translation>
    </message>
    <message>
        <source>First Flight from the start</source>
        <translation>Eerste vlucht vanaf het begin</translation>
    </message>
    <message>
        <source>First Flight</source>
        <translation>Eerste vlucht</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Spelers</translation>
    </message>
    <message>
        <source>What happened</source>
        <translation>Wat er gebeurde</translation>
    </message>
    <message>
        <source>End the race?</source>
        <translation>De race beëindigen?</translation>
    </message>
    <message>
        <source>The race ends now, and nobody wins it. Everybody can see all cards then, so it does not go on.</source>
        <translation>De race eindigt nu, en niemand wint. Iedereen kan dan alle kaarten zien, dus de race kan niet verdergaan.</translation>
    </message>
    <message>
        <source>End the race</source>
        <translation>Race beëindigen</translation>
    </message>
    <message>
        <source>Keep playing</source>
        <translation>Verder spelen</translation>
    </message>
    <message>
        <source>%1[*] – Beetle to the Bubble</source>
        <translation>%1[*] – Beetle to the Bubble</translation>
    </message>
    <message>
        <source>Replay</source>
        <translation>Terugkijken</translation>
    </message>
    <message>
        <source>Race over</source>
        <translation>Race afgelopen</translation>
    </message>
    <message>
        <source>Turn %1</source>
        <translation>Beurt %1</translation>
    </message>
    <message numerus="yes">
        <source>%n track tile(s)</source>
        <translation>
            <numerusform>%n parcourstegel</numerusform>
            <numerusform>%n parcourstegels</numerusform>
        </translation>
    </message>
    <message>
        <source>Race</source>
        <translation>Race</translation>
    </message>
    <message>
        <source>Save the race</source>
        <translation>Race opslaan</translation>
    </message>
    <message>
        <source>Saved races (*.bbgame)</source>
        <translation>Opgeslagen races (*.bbgame)</translation>
    </message>
    <message>
        <source>The race is not saved</source>
        <translation>De race is niet opgeslagen</translation>
    </message>
    <message>
        <source>Save the race?</source>
        <translation>De race opslaan?</translation>
    </message>
    <message>
        <source>The race goes on only if it is saved.</source>
        <translation>Alleen een opgeslagen race kan later verdergaan.</translation>
    </message>
    <message>
        <source>“%1” has gone on since it was saved.</source>
        <translation>“%1” is verdergegaan sinds het opslaan.</translation>
    </message>
    <message>
        <source>Don’t save</source>
        <translation>Niet opslaan</translation>
    </message>
</context>
<context>
    <name>bubblebar::TeamsBox</name>
    <message>
        <source>&amp;Two teams</source>
        <translation>&amp;Twee teams</translation>
    </message>
    <message>
        <source>against</source>
        <translation>tegen</translation>
    </message>
    <message>
        <source>For four players: two race against the other two.</source>
        <translation>Voor vier spelers: twee racen tegen de andere twee.</translation>
    </message>
    <message>
        <source>%1 and %2 race together. Who is home moves the partner’s beetles.</source>
        <translation>%1 en %2 racen samen. Wie binnen is, verplaatst de kevers van de teamgenoot.</translation>
    </message>
</context>
<context>
    <name>bubblebar::TerrainLegend</name>
    <message>
        <source>%1 on a space</source>
        <extracomment>%1: the greatest stacks of several terrains, &quot;4, 2, 1&quot;</extracomment>
        <translation>%1 op een veld</translation>
    </message>
</context>
<context>
    <name>bubblebar::TrackCanvas</name>
    <message>
        <source>Lay %1</source>
        <comment>undo step</comment>
        <translation>%1 leggen</translation>
    </message>
    <message>
        <source>Turn %1</source>
        <comment>undo step</comment>
        <translation>%1 draaien</translation>
    </message>
    <message>
        <source>Turn the whole track</source>
        <comment>undo step</comment>
        <translation>Hele parcours draaien</translation>
    </message>
    <message>
        <source>Flip %1</source>
        <comment>undo step</comment>
        <translation>%1 omdraaien</translation>
    </message>
    <message>
        <source>Take away %1</source>
        <comment>undo step</comment>
        <translation>%1 wegnemen</translation>
    </message>
    <message>
        <source>Move %1</source>
        <comment>undo step</comment>
        <translation>%1 verplaatsen</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>Spelbord</translation>
    </message>
    <message>
        <source>%1 / %2 turn · %3 other face</source>
        <extracomment>%1 to %3: keys</extracomment>
        <translation>%1 / %2 draaien · %3 andere kant</translation>
    </message>
    <message>
        <source>Click to place %1 · %2 · Esc put back</source>
        <extracomment>%1: a tile; %2: &quot;R / Shift+R turn · F other face&quot;</extracomment>
        <translation>Klik om %1 te leggen · %2 · Esc terugleggen</translation>
    </message>
    <message>
        <source>Click to place %1 · Esc put back</source>
        <translation>Klik om %1 te leggen · Esc terugleggen</translation>
    </message>
    <message>
        <source>the start tile</source>
        <translation>de starttegel</translation>
    </message>
    <message>
        <source>the finish tile</source>
        <translation>de finishtegel</translation>
    </message>
    <message>
        <source>Let go to lay it here · %1 · Esc put back</source>
        <translation>Laat los om hem hier te leggen · %1 · Esc terugleggen</translation>
    </message>
    <message>
        <source>Esc put back</source>
        <translation>Esc terugleggen</translation>
    </message>
    <message>
        <source>Take a tile from the box and lay it here</source>
        <translation>Neem een tegel uit de doos en leg hem hier</translation>
    </message>
</context>
<context>
    <name>bubblebar::TrackDetail</name>
    <message numerus="yes">
        <source>%1 · %n space(s) to the bar</source>
        <translation>
            <numerusform>%1 · %n veld tot de bar</numerusform>
            <numerusform>%1 · %n velden tot de bar</numerusform>
        </translation>
    </message>
    <message>
        <source>By %1</source>
        <translation>Van %1</translation>
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
        <translation>Niet speelbaar</translation>
    </message>
</context>
<context>
    <name>bubblebar::TrackPane</name>
    <message>
        <source>File…</source>
        <translation>Bestand…</translation>
    </message>
    <message>
        <source>No track of that kind</source>
        <translation>Geen parcours van die soort</translation>
    </message>
    <message>
        <source>Tracks</source>
        <translation>Parcoursen</translation>
    </message>
    <message>
        <source>Open a track</source>
        <translation>Parcours openen</translation>
    </message>
    <message>
        <source>Find</source>
        <translation>Zoeken</translation>
    </message>
    <message>
        <source>Find a track</source>
        <translation>Parcours zoeken</translation>
    </message>
    <message>
        <source>Length of the tracks to show</source>
        <translation>Lengte van de getoonde parcoursen</translation>
    </message>
    <message>
        <source>All lengths</source>
        <translation>Alle lengtes</translation>
    </message>
    <message>
        <source>Track</source>
        <translation>Parcours</translation>
    </message>
</context>
<context>
    <name>bubblebar::TrackPanel</name>
    <message>
        <source>So many boxes of tiles are laid out of</source>
        <translation>Uit zoveel dozen met tegels wordt gelegd</translation>
    </message>
    <message>
        <source>&amp;Name</source>
        <translation>&amp;Naam</translation>
    </message>
    <message>
        <source>&amp;Author</source>
        <translation>&amp;Auteur</translation>
    </message>
    <message>
        <source>N&amp;otes</source>
        <translation>N&amp;otities</translation>
    </message>
    <message>
        <source>&amp;Boxes</source>
        <translation>&amp;Dozen</translation>
    </message>
    <message>
        <source>Track</source>
        <translation>Parcours</translation>
    </message>
    <message>
        <source>Change the name</source>
        <translation>De naam wijzigen</translation>
    </message>
    <message>
        <source>Change the author</source>
        <translation>De auteur wijzigen</translation>
    </message>
    <message>
        <source>Change the notes</source>
        <translation>De notities wijzigen</translation>
    </message>
    <message>
        <source>The notes have room for %1 characters.</source>
        <translation>In de notities passen %1 tekens.</translation>
    </message>
    <message>
        <source>Change the number of boxes</source>
        <translation>Het aantal dozen wijzigen</translation>
    </message>
</context>
<context>
    <name>bubblebar::TrackPicture</name>
    <message>
        <source>Picture of the track %1</source>
        <translation>Afbeelding van het parcours %1</translation>
    </message>
</context>
<context>
    <name>bubblebar::TurnButton</name>
    <message>
        <source>Clockwise</source>
        <translation>Met de klok mee</translation>
    </message>
    <message>
        <source>Counter-clockwise</source>
        <translation>Tegen de klok in</translation>
    </message>
</context>
<context>
    <name>bubblebar::TurnDesk</name>
    <message>
        <source>looking for a good move …</source>
        <translation>zoekt een goede zet …</translation>
    </message>
</context>
<context>
    <name>bubblebar::UndoActions</name>
    <message>
        <source>Undo</source>
        <translation>Ongedaan maken</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Opnieuw</translation>
    </message>
    <message>
        <source>Nothing was undone that could be done again.</source>
        <translation>Er is niets ongedaan gemaakt dat opnieuw kan.</translation>
    </message>
    <message>
        <source>Do again what was undone</source>
        <translation>Opnieuw doen wat ongedaan is gemaakt</translation>
    </message>
    <message>
        <source>Take back your last step</source>
        <translation>Je laatste stap terugnemen</translation>
    </message>
    <message>
        <source>Go back to your last decision</source>
        <translation>Terug naar je laatste keuze</translation>
    </message>
</context>
<context>
    <name>bubblebar::WishesPane</name>
    <message>
        <source>As they come</source>
        <translation>Zoals het komt</translation>
    </message>
    <message>
        <source>&amp;Tiles:</source>
        <translation>&amp;Tegels:</translation>
    </message>
    <message>
        <source>any</source>
        <comment>number of turns</comment>
        <translation>om het even</translation>
    </message>
    <message>
        <source>About so many turns of all players together, in a race of two. The shape comes second then.</source>
        <translation>Ongeveer zoveel beurten van alle spelers samen, in een race met zijn tweeën. De vorm komt dan op de tweede plaats.</translation>
    </message>
    <message>
        <source>T&amp;urns of a race:</source>
        <translation>&amp;Beurten van een race:</translation>
    </message>
    <message>
        <source>&amp;Shape:</source>
        <translation>&amp;Vorm:</translation>
    </message>
    <message>
        <source>compact</source>
        <translation>compact</translation>
    </message>
    <message>
        <source>stretched</source>
        <translation>uitgerekt</translation>
    </message>
    <message>
        <source>&amp;Ways:</source>
        <translation>&amp;Paden:</translation>
    </message>
    <message>
        <source>few</source>
        <translation>weinig</translation>
    </message>
    <message>
        <source>many</source>
        <translation>veel</translation>
    </message>
    <message>
        <source>from %1 to %2</source>
        <translation>van %1 tot %2</translation>
    </message>
    <message>
        <source>Terrains:</source>
        <translation>Terreinen:</translation>
    </message>
    <message>
        <source>All other tiles are meadow.</source>
        <translation>Alle andere tegels zijn weide.</translation>
    </message>
    <message>
        <source>none</source>
        <comment>tiles of a terrain</comment>
        <translation>geen</translation>
    </message>
    <message>
        <source>some</source>
        <comment>tiles of a terrain</comment>
        <translation>enkele</translation>
    </message>
    <message numerus="yes">
        <source>%n tile(s)</source>
        <translation>
            <numerusform>%n tegel</numerusform>
            <numerusform>%n tegels</numerusform>
        </translation>
    </message>
    <message>
        <source>%1:</source>
        <comment>a terrain</comment>
        <translation>%1:</translation>
    </message>
    <message>
        <source>The same number and the same wishes give the same track</source>
        <translation>Hetzelfde getal en dezelfde wensen geven hetzelfde parcours</translation>
    </message>
    <message>
        <source>Shuffle &amp;again</source>
        <translation>&amp;Opnieuw schudden</translation>
    </message>
    <message>
        <source>&amp;Number:</source>
        <translation>&amp;Getal:</translation>
    </message>
</context>
<context>
    <name>bubblebar::ZoomButtons</name>
    <message>
        <source>Zoom in</source>
        <translation>Inzoomen</translation>
    </message>
    <message>
        <source>Zoom out</source>
        <translation>Uitzoomen</translation>
    </message>
    <message>
        <source>Fit the track into the window</source>
        <translation>Parcours passend in het venster</translation>
    </message>
</context>
<context>
    <name>bubblebar::beep::BeepPlay</name>
    <message>
        <source>right honk!</source>
        <translation>goed getoeterd!</translation>
    </message>
    <message>
        <source>wrong honk</source>
        <translation>fout getoeterd</translation>
    </message>
    <message>
        <source>Too late!</source>
        <translation>Te laat!</translation>
    </message>
    <message>
        <source>Doesn’t match</source>
        <translation>Past niet</translation>
    </message>
    <message>
        <source>Not your turn</source>
        <translation>Niet jouw beurt</translation>
    </message>
    <message>
        <source>%1, from %2</source>
        <translation>%1, van %2</translation>
    </message>
    <message>
        <source>honks …</source>
        <translation>toetert …</translation>
    </message>
    <message>
        <source>two bonus cards</source>
        <translation>twee bonuskaarten</translation>
    </message>
    <message>
        <source>removes a card</source>
        <translation>neemt een kaart weg</translation>
    </message>
    <message>
        <source>passes</source>
        <translation>past</translation>
    </message>
    <message>
        <source>All ready?</source>
        <translation>Iedereen klaar?</translation>
    </message>
    <message>
        <source>Look at your own piles first. Then “Go!”</source>
        <translation>Kijk eerst naar je eigen stapels. Dan: “Start!”</translation>
    </message>
    <message>
        <source>Go!</source>
        <translation>Start!</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pauze</translation>
    </message>
    <message>
        <source>Time stands still.</source>
        <translation>De tijd staat stil.</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Verder</translation>
    </message>
    <message>
        <source>The game is over</source>
        <translation>Het spel is afgelopen</translation>
    </message>
    <message>
        <source>Same animal or same colour: take a card, put it on a pile of yours. Three alike: honk!</source>
        <translation>Zelfde dier of zelfde kleur: pak een kaart en leg hem op een van je stapels. Drie gelijke: toeteren!</translation>
    </message>
    <message>
        <source>No traffic jam</source>
        <translation>Geen file</translation>
    </message>
    <message>
        <source>%1 loses the top card of each own pile.</source>
        <translation>%1 verliest de bovenste kaart van elke eigen stapel.</translation>
    </message>
    <message>
        <source>Get ready …</source>
        <translation>Maak je klaar …</translation>
    </message>
    <message>
        <source>Nobody takes a card before “Go!”.</source>
        <translation>Voor “Start!” pakt niemand een kaart.</translation>
    </message>
    <message>
        <source>%1 honks: is there a traffic jam?</source>
        <translation>%1 toetert: is er een file?</translation>
    </message>
    <message>
        <source>Card by card …</source>
        <translation>Kaart voor kaart …</translation>
    </message>
    <message>
        <source>A traffic jam! %1 takes two cards</source>
        <translation>Een file! %1 pakt twee kaarten</translation>
    </message>
    <message>
        <source>They are bonus points.</source>
        <translation>Dat zijn bonuspunten.</translation>
    </message>
    <message>
        <source>And one more of the lit cards.</source>
        <translation>En nog een van de verlichte kaarten.</translation>
    </message>
    <message>
        <source>Pick two of the lit cards.</source>
        <translation>Kies twee van de verlichte kaarten.</translation>
    </message>
    <message>
        <source>Nobody can place a card: %1’s turn</source>
        <translation>Niemand kan een kaart leggen: %1 is aan de beurt</translation>
    </message>
    <message>
        <source>Each player may remove one card from the middle, or pass.</source>
        <translation>Iedere speler mag één kaart uit het midden wegnemen, of passen.</translation>
    </message>
    <message>
        <source>Pick a card that leaves the game, or pass.</source>
        <translation>Kies een kaart die uit het spel gaat, of pas.</translation>
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
        <translation>Naam</translation>
    </message>
    <message>
        <source>Name of player %1</source>
        <translation>Naam van speler %1</translation>
    </message>
    <message>
        <source>Who plays for %1</source>
        <translation>Wie voor %1 speelt</translation>
    </message>
    <message>
        <source>Remove %1</source>
        <translation>%1 verwijderen</translation>
    </message>
    <message>
        <source>Remove this player</source>
        <translation>Deze speler verwijderen</translation>
    </message>
    <message>
        <source>A game needs two players</source>
        <translation>Voor een spel zijn twee spelers nodig</translation>
    </message>
</context>
<context>
    <name>bubblebar::beep::BeepTable</name>
    <message>
        <source>Table</source>
        <translation>Tafel</translation>
    </message>
    <message>
        <source>Horn</source>
        <translation>Toeter</translation>
    </message>
    <message>
        <source>Pile %1: %2</source>
        <translation>Stapel %1: %2</translation>
    </message>
    <message>
        <source>Pile %1 is used up</source>
        <translation>Stapel %1 is op</translation>
    </message>
    <message>
        <source>Your pile %1 is empty</source>
        <translation>Jouw stapel %1 is leeg</translation>
    </message>
    <message>
        <source>Your pile %1: %2</source>
        <translation>Jouw stapel %1: %2</translation>
    </message>
</context>
<context>
    <name>bubblebar::beep::BeepWindow</name>
    <message>
        <source>Tool bar</source>
        <translation>Werkbalk</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>B&amp;eeld</translation>
    </message>
    <message>
        <source>&amp;Game</source>
        <translation>&amp;Spel</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>Nieuw spel</translation>
    </message>
    <message>
        <source>Open…</source>
        <translation>Openen…</translation>
    </message>
    <message>
        <source>Save the record…</source>
        <translation>Spelverslag opslaan…</translation>
    </message>
    <message>
        <source>Keys…</source>
        <translation>Toetsen…</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Sluiten</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>&amp;Help</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Verder</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pauze</translation>
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
            <numerusform>Nog %n kaart in het midden. Het spel eindigt als twee stapels op zijn.</numerusform>
            <numerusform>Nog %n kaarten in het midden. Het spel eindigt als twee stapels op zijn.</numerusform>
        </translation>
    </message>
    <message>
        <source>Game %1 of %2.</source>
        <translation>Spel %1 van %2.</translation>
    </message>
    <message>
        <source>Strict table</source>
        <translation>Strenge tafel</translation>
    </message>
    <message>
        <source>As on a real table</source>
        <translation>Zoals aan een echte tafel</translation>
    </message>
    <message>
        <source>Play again</source>
        <translation>Nog een keer</translation>
    </message>
    <message>
        <source>New tournament</source>
        <translation>Nieuw toernooi</translation>
    </message>
    <message>
        <source>Next game</source>
        <translation>Volgend spel</translation>
    </message>
    <message>
        <source>The record is not saved</source>
        <translation>Het spelverslag is niet opgeslagen</translation>
    </message>
    <message>
        <source>Beep! Beep! %1</source>
        <translation>Beep! Beep! %1</translation>
    </message>
    <message>
        <source>Save the record</source>
        <translation>Spelverslag opslaan</translation>
    </message>
    <message>
        <source>Games of Beep! Beep! (*.bbbeep)</source>
        <translation>Spellen van Beep! Beep! (*.bbbeep)</translation>
    </message>
    <message>
        <source>Leave the game?</source>
        <translation>Het spel verlaten?</translation>
    </message>
    <message>
        <source>The tournament can’t be gone on with later.</source>
        <translation>Het toernooi kan later niet worden voortgezet.</translation>
    </message>
    <message>
        <source>The game can’t be gone on with later.</source>
        <translation>Het spel kan later niet worden voortgezet.</translation>
    </message>
    <message>
        <source>For a break, keep playing: it stays in pause until you go on.</source>
        <translation>Wil je even pauze, speel dan verder: het spel blijft op pauze tot je verdergaat.</translation>
    </message>
    <message>
        <source>Leave</source>
        <translation>Verlaten</translation>
    </message>
    <message>
        <source>Keep playing</source>
        <translation>Verder spelen</translation>
    </message>
</context>
<context>
    <name>bubblebar::beep::CountView</name>
    <message>
        <source>Score count</source>
        <translation>Punten tellen</translation>
    </message>
    <message>
        <source>★ wins the game</source>
        <translation>★ wint het spel</translation>
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
        <translation>totaal %1</translation>
    </message>
    <message>
        <source>Review: each smallest pile, card by card</source>
        <translation>Controle: elke kleinste stapel, kaart voor kaart</translation>
    </message>
</context>
<context>
    <name>bubblebar::beep::KeyButton</name>
    <message>
        <source>key?</source>
        <comment>a key is to be pressed now</comment>
        <translation>toets?</translation>
    </message>
</context>
<context>
    <name>bubblebar::beep::KeysDialog</name>
    <message>
        <source>Keys</source>
        <translation>Toetsen</translation>
    </message>
    <message>
        <source>Usual keys</source>
        <translation>Gewone toetsen</translation>
    </message>
    <message>
        <source>Click a key, then press the one you want. A key that somebody else has is exchanged.</source>
        <translation>Klik op een toets en druk dan op de toets die je wilt. Heeft iemand anders die al, dan wordt er geruild.</translation>
    </message>
    <message>
        <source>take %1</source>
        <translation>pak %1</translation>
    </message>
    <message>
        <source>onto %1</source>
        <translation>op %1</translation>
    </message>
    <message>
        <source>horn</source>
        <translation>toeter</translation>
    </message>
    <message>
        <source>Mouse player</source>
        <translation>Muisspeler</translation>
    </message>
    <message>
        <source>Keys %1</source>
        <translation>Toetsen %1</translation>
    </message>
    <message>
        <source>The window itself needs that key.</source>
        <translation>Het venster zelf heeft deze toets nodig.</translation>
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
        <translation>Spel &amp;starten</translation>
    </message>
    <message>
        <source>New game of Beep! Beep!</source>
        <translation>Nieuw spel Beep! Beep!</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Spelers</translation>
    </message>
    <message>
        <source>Add a player</source>
        <translation>Speler toevoegen</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Tafel</translation>
    </message>
    <message>
        <source>Strict</source>
        <translation>Streng</translation>
    </message>
    <message>
        <source>A card that does not match can’t be put down.</source>
        <translation>Een kaart die niet past, kan niet worden neergelegd.</translation>
    </message>
    <message>
        <source>As on a real table</source>
        <translation>Zoals aan een echte tafel</translation>
    </message>
    <message>
        <source>Everything can be put down; the review after the game finds wrong cards, two points each.</source>
        <translation>Alles kan worden neergelegd; de controle na het spel vindt foute kaarten, elk twee punten.</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Spellen</translation>
    </message>
    <message>
        <source>One game</source>
        <translation>Eén spel</translation>
    </message>
    <message>
        <source>About three minutes.</source>
        <translation>Ongeveer drie minuten.</translation>
    </message>
    <message>
        <source>Tournament</source>
        <translation>Toernooi</translation>
    </message>
    <message>
        <source>Five games; the best total wins.</source>
        <translation>Vijf spellen; het hoogste totaal wint.</translation>
    </message>
    <message>
        <source>Keys…</source>
        <translation>Toetsen…</translation>
    </message>
    <message>
        <source>At most three people can play with keys.</source>
        <translation>Hoogstens drie mensen kunnen met toetsen spelen.</translation>
    </message>
    <message>
        <source>Every player needs a name.</source>
        <translation>Elke speler heeft een naam nodig.</translation>
    </message>
</context>
<context>
    <name>bubblebar::beep::ScorePage</name>
    <message>
        <source>Back a step</source>
        <translation>Een stap terug</translation>
    </message>
    <message>
        <source>Next step</source>
        <translation>Volgende stap</translation>
    </message>
    <message>
        <source>Show all</source>
        <translation>Alles tonen</translation>
    </message>
    <message>
        <source>Save the record…</source>
        <translation>Spelverslag opslaan…</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Sluiten</translation>
    </message>
    <message>
        <source>Game %1 of %2. </source>
        <translation>Spel %1 van %2. </translation>
    </message>
    <message>
        <source>Counting …</source>
        <translation>Tellen …</translation>
    </message>
    <message>
        <source>The smallest pile counts, and the bonus cards.</source>
        <translation>De kleinste stapel telt, en de bonuskaarten.</translation>
    </message>
</context>
<context>
    <name>bubblebar::beetle::BeetlePlay</name>
    <message>
        <source>Who begins?</source>
        <translation>Wie begint?</translation>
    </message>
    <message>
        <source>%1: wasted</source>
        <extracomment>%1: a part of the beetle</extracomment>
        <translation>%1: vervalt</translation>
    </message>
    <message>
        <source>%1 rolls …</source>
        <translation>%1 gooit …</translation>
    </message>
    <message>
        <source>%1, roll the die!</source>
        <translation>%1, gooi de dobbelsteen!</translation>
    </message>
    <message>
        <source>%1, throw for who begins!</source>
        <translation>%1, gooi om te beginnen!</translation>
    </message>
    <message>
        <source>%1, throw again!</source>
        <translation>%1, gooi nog een keer!</translation>
    </message>
    <message>
        <source>Stop here</source>
        <translation>Hier stoppen</translation>
    </message>
    <message>
        <source>Play again</source>
        <translation>Nog een keer</translation>
    </message>
    <message>
        <source>%1: roll</source>
        <translation>%1: gooien</translation>
    </message>
    <message>
        <source>The highest throw begins.</source>
        <translation>De hoogste worp begint.</translation>
    </message>
    <message>
        <source>%1 has won!</source>
        <translation>%1 heeft gewonnen!</translation>
    </message>
</context>
<context>
    <name>bubblebar::beetle::BeetleSeatRow</name>
    <message>
        <source>Name</source>
        <translation>Naam</translation>
    </message>
    <message>
        <source>Person</source>
        <translation>Mens</translation>
    </message>
    <message>
        <source>Computer</source>
        <translation>Computer</translation>
    </message>
    <message>
        <source>Pen of %1</source>
        <translation>Pen van %1</translation>
    </message>
    <message>
        <source>Name on seat %1</source>
        <translation>Naam op zitplaats %1</translation>
    </message>
    <message>
        <source>Who plays for %1</source>
        <translation>Wie voor %1 speelt</translation>
    </message>
    <message>
        <source>Remove %1</source>
        <translation>%1 verwijderen</translation>
    </message>
    <message>
        <source>Remove this player</source>
        <translation>Deze speler verwijderen</translation>
    </message>
    <message>
        <source>A game needs two players</source>
        <translation>Voor een spel zijn twee spelers nodig</translation>
    </message>
</context>
<context>
    <name>bubblebar::beetle::BeetleWindow</name>
    <message>
        <source>Tool bar</source>
        <translation>Werkbalk</translation>
    </message>
    <message>
        <source>&amp;Game</source>
        <translation>&amp;Spel</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>Nieuw spel</translation>
    </message>
    <message>
        <source>Open…</source>
        <translation>Openen…</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Opslaan</translation>
    </message>
    <message>
        <source>Save as…</source>
        <translation>Opslaan als…</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Sluiten</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>&amp;Help</translation>
    </message>
    <message>
        <source>&amp;Play</source>
        <translation>S&amp;pelen</translation>
    </message>
    <message>
        <source>Fast forward</source>
        <translation>Versneld afspelen</translation>
    </message>
    <message>
        <source>Rolls on for everybody until the end, or until you press it again</source>
        <translation>Gooit voor iedereen door tot het einde, of tot je nog een keer drukt</translation>
    </message>
    <message>
        <source>Many games…</source>
        <translation>Veel spellen…</translation>
    </message>
    <message>
        <source>Plays many games like this one and compares them with the exact chances</source>
        <translation>Speelt veel spellen zoals dit en vergelijkt ze met de exacte kansen</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Beeld</translation>
    </message>
    <message>
        <source>Chances to win</source>
        <translation>Winstkansen</translation>
    </message>
    <message>
        <source>How fast rolls and drawings are shown</source>
        <translation>Hoe snel worpen en tekeningen te zien zijn</translation>
    </message>
    <message>
        <source>Rolls</source>
        <translation>Worpen</translation>
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
            <numerusform>%n worp tot nu toe</numerusform>
            <numerusform>%n worpen tot nu toe</numerusform>
        </translation>
    </message>
    <message>
        <source>Beetle</source>
        <translation>Beetle</translation>
    </message>
    <message>
        <source>Save the game</source>
        <translation>Spel opslaan</translation>
    </message>
    <message>
        <source>Saved games of Beetle (*.bbbeetle)</source>
        <translation>Opgeslagen spellen van Beetle (*.bbbeetle)</translation>
    </message>
    <message>
        <source>The game is not saved</source>
        <translation>Het spel is niet opgeslagen</translation>
    </message>
    <message>
        <source>Save the game?</source>
        <translation>Het spel opslaan?</translation>
    </message>
    <message>
        <source>The game goes on only if it is saved.</source>
        <translation>Alleen een opgeslagen spel kan later verdergaan.</translation>
    </message>
    <message>
        <source>Don’t save</source>
        <translation>Niet opslaan</translation>
    </message>
    <message>
        <source>Keep playing</source>
        <translation>Verder spelen</translation>
    </message>
</context>
<context>
    <name>bubblebar::beetle::DiePanel</name>
    <message>
        <source>Space or Enter</source>
        <translation>Spatie of Enter</translation>
    </message>
</context>
<context>
    <name>bubblebar::beetle::DieView</name>
    <message>
        <source>Click to roll, or press Space</source>
        <translation>Klik om te gooien, of druk op de spatiebalk</translation>
    </message>
    <message>
        <source>The die shows %1</source>
        <translation>De dobbelsteen toont %1</translation>
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
        <translation>De tafel bekijken</translation>
    </message>
    <message>
        <source>New game…</source>
        <translation>Nieuw spel…</translation>
    </message>
    <message>
        <source>Play again</source>
        <translation>Nog een keer</translation>
    </message>
    <message>
        <source>%1 has won!</source>
        <translation>%1 heeft gewonnen!</translation>
    </message>
    <message numerus="yes">
        <source>The first whole beetle, after %n roll(s).</source>
        <translation>
            <numerusform>De eerste hele kever, na %n worp.</numerusform>
            <numerusform>De eerste hele kever, na %n worpen.</numerusform>
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
        <translation>Worpen voor een hele kever</translation>
    </message>
    <message>
        <source>The Left and Right keys tell the numbers of each bar</source>
        <translation>De pijltoetsen links en rechts noemen de getallen van elke balk</translation>
    </message>
    <message>
        <source>%1 rolls or more</source>
        <translation>%1 worpen of meer</translation>
    </message>
    <message numerus="yes">
        <source>%n roll(s)</source>
        <translation>
            <numerusform>%n worp</numerusform>
            <numerusform>%n worpen</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 or %2 rolls</source>
        <translation>%1 of %2 worpen</translation>
    </message>
    <message>
        <source>exact: %1</source>
        <translation>exact: %1</translation>
    </message>
    <message>
        <source>%1 of %2 beetles: %3</source>
        <translation>%1 van %2 kevers: %3</translation>
    </message>
    <message>
        <source>rolls for a whole beetle</source>
        <translation>worpen voor een hele kever</translation>
    </message>
    <message>
        <source>exact</source>
        <translation>exact</translation>
    </message>
    <message>
        <source>%1 beetles</source>
        <translation>%1 kevers</translation>
    </message>
</context>
<context>
    <name>bubblebar::beetle::NewBeetleDialog</name>
    <message>
        <source>&amp;Add a player</source>
        <translation>Speler &amp;toevoegen</translation>
    </message>
    <message>
        <source>&amp;Four legs instead of six</source>
        <translation>&amp;Vier poten in plaats van zes</translation>
    </message>
    <message>
        <source>&amp;Wings: a 6 draws one once the tail is on</source>
        <translation>V&amp;leugels: een 6 tekent er een zodra de staart eraan zit</translation>
    </message>
    <message>
        <source>Play &amp;on for the places when the first beetle is finished</source>
        <translation>&amp;Doorspelen om de plaatsen als de eerste kever klaar is</translation>
    </message>
    <message>
        <source>&amp;Start the game</source>
        <translation>Spel &amp;starten</translation>
    </message>
    <message>
        <source>New game of Beetle</source>
        <translation>Nieuw spel Beetle</translation>
    </message>
    <message>
        <source>Players, clockwise</source>
        <translation>Spelers, met de klok mee</translation>
    </message>
    <message>
        <source>S&amp;huffle seats</source>
        <translation>&amp;Plaatsen schudden</translation>
    </message>
    <message>
        <source>Beetle and rules</source>
        <translation>Kever en regels</translation>
    </message>
    <message>
        <source>Eight players are the most</source>
        <translation>Acht spelers is het maximum</translation>
    </message>
    <message>
        <source>The player on seat %1 needs a name.</source>
        <translation>De speler op zitplaats %1 heeft een naam nodig.</translation>
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
        <translation>Wat de getallen betekenen</translation>
    </message>
    <message>
        <source>%1 is %2, %3</source>
        <translation>%1 is %2, %3</translation>
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
        <translation>mens</translation>
    </message>
    <message>
        <source>computer</source>
        <translation>computer</translation>
    </message>
    <message>
        <source>to win</source>
        <translation>winstkans</translation>
    </message>
    <message>
        <source>A tie: throws again</source>
        <translation>Gelijke stand: gooit opnieuw</translation>
    </message>
    <message>
        <source>Throws for who begins</source>
        <translation>Gooit om te beginnen</translation>
    </message>
    <message>
        <source>Has thrown</source>
        <translation>Heeft gegooid</translation>
    </message>
    <message>
        <source>doesn’t begin</source>
        <translation>begint niet</translation>
    </message>
    <message>
        <source>Begins!</source>
        <translation>Begint!</translation>
    </message>
    <message>
        <source>%1 to win</source>
        <translation>%1 winstkans</translation>
    </message>
    <message>
        <source>rolls next</source>
        <translation>gooit hierna</translation>
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
        <translation>Veel spellen Beetle</translation>
    </message>
    <message>
        <source>The same seed gives the same games again</source>
        <translation>Hetzelfde startgetal geeft weer dezelfde spellen</translation>
    </message>
    <message>
        <source>Games played</source>
        <translation>Gespeelde spellen</translation>
    </message>
    <message>
        <source>&amp;Games</source>
        <translation>&amp;Spellen</translation>
    </message>
    <message>
        <source>S&amp;eed</source>
        <translation>S&amp;tartgetal</translation>
    </message>
    <message>
        <source>Seat</source>
        <translation>Zitplaats</translation>
    </message>
    <message>
        <source>Games won</source>
        <translation>Gewonnen</translation>
    </message>
    <message>
        <source>Exact</source>
        <translation>Exact</translation>
    </message>
    <message>
        <source>Games won by seat</source>
        <translation>Gewonnen spellen per zitplaats</translation>
    </message>
    <message numerus="yes">
        <source>%n player(s), %1</source>
        <extracomment>%1: &quot;six legs, no wings&quot;</extracomment>
        <translation>
            <numerusform>%n speler, %1</numerusform>
            <numerusform>%n spelers, %1</numerusform>
        </translation>
    </message>
    <message>
        <source>Games won by seat, where the first seat begins:</source>
        <translation>Gewonnen spellen per zitplaats, als de eerste zitplaats begint:</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuleren</translation>
    </message>
    <message>
        <source>&amp;Play them</source>
        <translation>S&amp;pelen</translation>
    </message>
    <message>
        <source>–</source>
        <translation>–</translation>
    </message>
    <message>
        <source>A beetle takes %1 rolls on average, with a standard deviation of %2.</source>
        <translation>Een kever kost gemiddeld %1 worpen, met een standaardafwijking van %2.</translation>
    </message>
    <message>
        <source>In the games played it took %1, with %2.</source>
        <translation>In de gespeelde spellen waren het er %1, met %2.</translation>
    </message>
</context>
</TS>
