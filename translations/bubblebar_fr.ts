<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="fr">
<context>
    <name>Beep</name>
    <message>
        <source>player %1</source>
        <translation>joueur %1</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>La partie est finie.</translation>
    </message>
    <message>
        <source>Play is paused: wait for “Go!”.</source>
        <translation>Le jeu est en pause&#x202f;: attends «&#x202f;Partez&#x202f;!&#x202f;».</translation>
    </message>
    <message>
        <source>There is no pause that “Go!” could end.</source>
        <translation>Il n’y a pas de pause que «&#x202f;Partez&#x202f;!&#x202f;» pourrait finir.</translation>
    </message>
    <message>
        <source>First %1 takes two cards as the reward for the horn.</source>
        <translation>D’abord, %1 prend deux cartes en récompense du klaxon.</translation>
    </message>
    <message>
        <source>A reward is only for a horn that found a traffic jam.</source>
        <translation>La récompense n’est que pour un klaxon qui a trouvé un embouteillage.</translation>
    </message>
    <message>
        <source>The reward belongs to %1, who honked.</source>
        <translation>La récompense est pour %1, qui a klaxonné.</translation>
    </message>
    <message>
        <source>Cards are only removed while nobody can place a card and there is no traffic jam.</source>
        <translation>On ne retire des cartes que si personne ne peut poser de carte et qu’il n’y a pas d’embouteillage.</translation>
    </message>
    <message>
        <source>Nobody can place a card: first each player removes one or passes, now %1.</source>
        <translation>Personne ne peut poser de carte&#x202f;: d’abord chacun en retire une ou passe, c’est à %1.</translation>
    </message>
    <message>
        <source>It is the turn of %1 to remove a card or to pass.</source>
        <translation>C’est à %1 de retirer une carte ou de passer.</translation>
    </message>
    <message>
        <source>The clock never goes back: the event before was at %1 ms.</source>
        <translation>Le temps ne recule jamais&#x202f;: l’événement précédent était à %1 ms.</translation>
    </message>
    <message>
        <source>frog</source>
        <translation>grenouille</translation>
    </message>
    <message>
        <source>hedgehog</source>
        <translation>hérisson</translation>
    </message>
    <message>
        <source>duck</source>
        <translation>canard</translation>
    </message>
    <message>
        <source>cow</source>
        <translation>vache</translation>
    </message>
    <message>
        <source>cat</source>
        <translation>chat</translation>
    </message>
    <message>
        <source>snail</source>
        <translation>escargot</translation>
    </message>
    <message>
        <source>sheep</source>
        <translation>mouton</translation>
    </message>
    <message>
        <source>fox</source>
        <translation>renard</translation>
    </message>
    <message>
        <source>green</source>
        <translation>vert</translation>
    </message>
    <message>
        <source>red</source>
        <translation>rouge</translation>
    </message>
    <message>
        <source>yellow</source>
        <translation>jaune</translation>
    </message>
    <message>
        <source>blue</source>
        <translation>bleu</translation>
    </message>
    <message>
        <source>white</source>
        <translation>blanc</translation>
    </message>
    <message>
        <source>purple</source>
        <translation>violet</translation>
    </message>
    <message>
        <source>orange</source>
        <translation>orange</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>colour and animal of a card: green frog</comment>
        <translation>%2 en %1</translation>
    </message>
    <message>
        <source>The two cards of a reward come from two piles.</source>
        <translation>Les deux cartes d’une récompense viennent de deux piles.</translation>
    </message>
    <message>
        <source>The card “%1” does not belong to a traffic jam.</source>
        <translation>La carte «&#x202f;%1&#x202f;» ne fait pas partie d’un embouteillage.</translation>
    </message>
    <message>
        <source>Pile %1 in the middle is used up.</source>
        <translation>La pile %1 du milieu est vide.</translation>
    </message>
    <message>
        <source>Somebody else was faster: the card has gone.</source>
        <translation>Quelqu’un a été plus rapide&#x202f;: la carte n’est plus là.</translation>
    </message>
    <message>
        <source>“%1” has neither the animal nor the colour of “%2”.</source>
        <translation>«&#x202f;%1&#x202f;» n’a ni l’animal ni la couleur de «&#x202f;%2&#x202f;».</translation>
    </message>
    <message>
        <source>%1: a jam twice over, %2 × %3 and %4 × %5</source>
        <translation>%1&#x202f;: double embouteillage, %2 × %3 et %4 × %5</translation>
    </message>
    <message>
        <source>%1: a jam, %2 × %3</source>
        <translation>%1&#x202f;: embouteillage, %2 × %3</translation>
    </message>
    <message>
        <source>%1: no jam</source>
        <translation>%1&#x202f;: pas d’embouteillage</translation>
    </message>
    <message>
        <source>“%1” is the first card of the pile: right.</source>
        <translation>«&#x202f;%1&#x202f;» est la première carte de la pile&#x202f;: juste.</translation>
    </message>
    <message>
        <source>“%1” on “%2”: right.</source>
        <translation>«&#x202f;%1&#x202f;» sur «&#x202f;%2&#x202f;»&#x202f;: juste.</translation>
    </message>
    <message>
        <source>“%1” on “%2”: neither the animal nor the colour, %3 points less.</source>
        <translation>«&#x202f;%1&#x202f;» sur «&#x202f;%2&#x202f;»&#x202f;: ni l’animal ni la couleur, %3 points de moins.</translation>
    </message>
    <message>
        <source>The game goes on.</source>
        <translation>La partie continue.</translation>
    </message>
    <message>
        <source>The game is over: two piles in the middle are used up.</source>
        <translation>La partie est finie&#x202f;: deux piles du milieu sont vides.</translation>
    </message>
    <message>
        <source>The game is over: nobody could place a card, and all passed.</source>
        <translation>La partie est finie&#x202f;: personne ne pouvait poser de carte et tous ont passé leur tour.</translation>
    </message>
    <message>
        <source>“%1” is no card: a card is an animal and a colour, as “frog green”.</source>
        <translation>«&#x202f;%1&#x202f;» n’est pas une carte&#x202f;: une carte, c’est un animal et une couleur, comme «&#x202f;frog green&#x202f;».</translation>
    </message>
    <message>
        <source>The piles in the middle differ by one card at most, but here they have from %1 to %2.</source>
        <translation>Les piles du milieu ont au plus une carte d’écart, mais ici elles en ont de %1 à %2.</translation>
    </message>
    <message>
        <source>Event %1 is against the rules: %2</source>
        <translation>L’événement %1 est contraire aux règles&#x202f;: %2</translation>
    </message>
</context>
<context>
    <name>BeepHelp</name>
    <message>
        <source>Everybody plays at the same time. Five piles of cars stand in the middle, and everybody has two piles of their own (three, if only two play).</source>
        <translation>Tout le monde joue en même temps. Cinq piles de voitures sont au milieu, et chacun a deux piles à lui (trois, si vous n’êtes que deux).</translation>
    </message>
    <message>
        <source>Collecting cars</source>
        <translation>Ramasser des voitures</translation>
    </message>
    <message>
        <source>After “Go!” take the top card of a pile in the middle and put it on one of your piles. It must have the &lt;b&gt;same animal&lt;/b&gt; or the &lt;b&gt;same colour&lt;/b&gt; as the card there. One card at a time: who is first has it.</source>
        <translation>Après «&#x202f;Partez&#x202f;!&#x202f;», prends la carte du dessus d’une pile du milieu et pose-la sur une de tes piles. Elle doit montrer le &lt;b&gt;même animal&lt;/b&gt; ou la &lt;b&gt;même couleur&lt;/b&gt; que la carte posée là. Une carte à la fois&#x202f;: au plus rapide&#x202f;!</translation>
    </message>
    <message>
        <source>A blue duck lies on top of your pile. The red duck and the blue cow fit. The green fox does not.</source>
        <translation>Un canard bleu est au-dessus de ta pile. Le canard rouge et la vache bleue vont. Le renard vert ne va pas.</translation>
    </message>
    <message>
        <source>Traffic jam</source>
        <translation>Embouteillage</translation>
    </message>
    <message>
        <source>Three snails in the middle: a traffic jam! Three cars of one colour are one too.</source>
        <translation>Trois escargots au milieu&#x202f;: un embouteillage&#x202f;! Trois voitures de la même couleur en font un aussi.</translation>
    </message>
    <message>
        <source>Honk! Who honks first takes two cards of the jam as bonus cards. But if there is no jam, you lose the top card of each of your piles.</source>
        <translation>Klaxonne&#x202f;! Le premier qui klaxonne prend deux cartes de l’embouteillage comme cartes bonus. Mais s’il n’y a pas d’embouteillage, tu perds la carte du dessus de chacune de tes piles.</translation>
    </message>
    <message>
        <source>Nobody can go on</source>
        <translation>Personne ne peut continuer</translation>
    </message>
    <message>
        <source>If no card fits anywhere and there is no jam, each player in turn may take one card of the middle out of the game.</source>
        <translation>Si aucune carte ne va nulle part et s’il n’y a pas d’embouteillage, chaque joueur à son tour peut retirer du jeu une carte du milieu.</translation>
    </message>
    <message>
        <source>The end</source>
        <translation>La fin</translation>
    </message>
    <message>
        <source>The game ends when two of the five piles are used up. Your &lt;b&gt;smallest&lt;/b&gt; pile counts: one point for each card in it, and one for each bonus card.</source>
        <translation>La partie finit quand deux des cinq piles sont épuisées. Ta &lt;b&gt;plus petite&lt;/b&gt; pile compte&#x202f;: un point pour chacune de ses cartes, et un pour chaque carte bonus.</translation>
    </message>
    <message>
        <source>Only the smaller pile brings points, so let both of them grow.</source>
        <translation>Seule la plus petite pile rapporte des points&#x202f;: fais donc grandir les deux.</translation>
    </message>
    <message>
        <source>As on a real table</source>
        <translation>Comme en vrai</translation>
    </message>
    <message>
        <source>Here you can put down any card. After the game the smallest pile is checked: each card that does not fit costs two points.</source>
        <translation>Ici, tu peux poser n’importe quelle carte. Après la partie, la plus petite pile est vérifiée&#x202f;: chaque carte qui ne va pas coûte deux points.</translation>
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
        <translation>Léo</translation>
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
        <translation>Souris</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Clavier</translation>
    </message>
    <message>
        <source>Computer, easy</source>
        <translation>Ordinateur, facile</translation>
    </message>
    <message>
        <source>Computer, medium</source>
        <translation>Ordinateur, moyen</translation>
    </message>
    <message>
        <source>Computer, hard</source>
        <translation>Ordinateur, difficile</translation>
    </message>
    <message>
        <source>Player %1</source>
        <translation>Joueur %1</translation>
    </message>
</context>
<context>
    <name>BeepTable</name>
    <message numerus="yes">
        <source>%n card(s)</source>
        <comment>of an own pile</comment>
        <translation>
            <numerusform>%n carte</numerusform>
            <numerusform>%n cartes</numerusform>
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
        <translation>%1 · total %2</translation>
    </message>
    <message>
        <source>total %1</source>
        <translation>total %1</translation>
    </message>
    <message>
        <source>take from 1 to 5</source>
        <translation>prendre de 1 à 5</translation>
    </message>
    <message>
        <source>onto</source>
        <translation>sur</translation>
    </message>
    <message>
        <source>horn</source>
        <translation>klaxon</translation>
    </message>
    <message>
        <source>Horn</source>
        <translation>Klaxon</translation>
    </message>
    <message>
        <source>three of one animal, or three of one colour

or right mouse button</source>
        <translation>trois animaux pareils, ou trois fois la même couleur

ou bouton droit de la souris</translation>
    </message>
    <message>
        <source>three of one animal, or three of one colour</source>
        <translation>trois animaux pareils, ou trois fois la même couleur</translation>
    </message>
    <message>
        <source>Just now</source>
        <translation>À l’instant</translation>
    </message>
    <message>
        <source>Go!</source>
        <translation>Partez&#x202f;!</translation>
    </message>
    <message>
        <source>used up</source>
        <translation>vide</translation>
    </message>
</context>
<context>
    <name>Beetle</name>
    <message>
        <source>The beetle has its body already.</source>
        <translation>Le scarabée a déjà son corps.</translation>
    </message>
    <message>
        <source>The beetle has its head already.</source>
        <translation>Le scarabée a déjà sa tête.</translation>
    </message>
    <message>
        <source>The beetle has all four legs.</source>
        <translation>Le scarabée a ses quatre pattes.</translation>
    </message>
    <message>
        <source>The beetle has all six legs.</source>
        <translation>Le scarabée a ses six pattes.</translation>
    </message>
    <message>
        <source>The beetle has both eyes.</source>
        <translation>Le scarabée a ses deux yeux.</translation>
    </message>
    <message>
        <source>The beetle has both antennae.</source>
        <translation>Le scarabée a ses deux antennes.</translation>
    </message>
    <message>
        <source>The beetle has its tail already.</source>
        <translation>Le scarabée a déjà sa queue.</translation>
    </message>
    <message>
        <source>The beetle has its tail and both wings.</source>
        <translation>Le scarabée a sa queue et ses deux ailes.</translation>
    </message>
    <message>
        <source>%1 draws the body.</source>
        <translation>%1 dessine le corps.</translation>
    </message>
    <message>
        <source>%1 draws the head.</source>
        <translation>%1 dessine la tête.</translation>
    </message>
    <message>
        <source>%1 draws a leg.</source>
        <translation>%1 dessine une patte.</translation>
    </message>
    <message>
        <source>%1 draws an eye.</source>
        <translation>%1 dessine un œil.</translation>
    </message>
    <message>
        <source>%1 draws an antenna.</source>
        <translation>%1 dessine une antenne.</translation>
    </message>
    <message>
        <source>%1 draws the tail.</source>
        <translation>%1 dessine la queue.</translation>
    </message>
    <message>
        <source>%1 draws a wing.</source>
        <translation>%1 dessine une aile.</translation>
    </message>
    <message>
        <source>body</source>
        <translation>corps</translation>
    </message>
    <message>
        <source>head</source>
        <translation>tête</translation>
    </message>
    <message>
        <source>leg</source>
        <translation>patte</translation>
    </message>
    <message>
        <source>eye</source>
        <translation>œil</translation>
    </message>
    <message>
        <source>antenna</source>
        <translation>antenne</translation>
    </message>
    <message>
        <source>tail</source>
        <translation>queue</translation>
    </message>
    <message>
        <source>wing</source>
        <translation>aile</translation>
    </message>
    <message>
        <source>tail, then wing</source>
        <extracomment>What the number 6 of the die stands for in a game with wings</extracomment>
        <translation>queue, puis aile</translation>
    </message>
    <message>
        <source>The beetle needs a body first.</source>
        <translation>Il faut d’abord un corps au scarabée.</translation>
    </message>
    <message>
        <source>The beetle needs a head first.</source>
        <translation>Il faut d’abord une tête au scarabée.</translation>
    </message>
    <message>
        <source>%1 can’t draw this: %2. %3</source>
        <extracomment>%1: a name, %2: a part, %3: a sentence, why</extracomment>
        <translation>%1 ne peut pas dessiner ça&#x202f;: %2. %3</translation>
    </message>
    <message>
        <source>%1 The beetle is finished!</source>
        <translation>%1 Le scarabée est fini&#x202f;!</translation>
    </message>
    <message>
        <source>red</source>
        <translation>rouge</translation>
    </message>
    <message>
        <source>orange</source>
        <translation>orange</translation>
    </message>
    <message>
        <source>yellow</source>
        <translation>jaune</translation>
    </message>
    <message>
        <source>green</source>
        <translation>vert</translation>
    </message>
    <message>
        <source>blue</source>
        <translation>bleu</translation>
    </message>
    <message>
        <source>purple</source>
        <translation>violet</translation>
    </message>
    <message>
        <source>pink</source>
        <translation>rose</translation>
    </message>
    <message>
        <source>brown</source>
        <translation>brun</translation>
    </message>
    <message>
        <source>Roll %1 comes after the end of the game, which %2 has won.</source>
        <translation>Le lancer %1 vient après la fin de la partie, gagnée par %2.</translation>
    </message>
</context>
<context>
    <name>BeetleFirstMode</name>
    <message>
        <source>%1: where to with %2?</source>
        <translation>%1&#x202f;: où aller avec %2&#x202f;?</translation>
    </message>
    <message>
        <source>the cards that reach a place lie beside it</source>
        <translation>les cartes qui mènent à une case sont posées à côté</translation>
    </message>
    <message>
        <source>%1: with which card to %2?</source>
        <translation>%1&#x202f;: avec quelle carte vers %2&#x202f;?</translation>
    </message>
    <message>
        <source>None of the cards takes %1 to %2 now.</source>
        <translation>Aucune des cartes n’amène %1 vers %2 maintenant.</translation>
    </message>
</context>
<context>
    <name>BeetleHelp</name>
    <message>
        <source>Who has drawn a whole beetle first? Everybody has a sheet of paper, and there is one die.</source>
        <translation>Qui aura dessiné en premier un scarabée entier&#x202f;? Chacun a une feuille de papier, et il y a un dé.</translation>
    </message>
    <message>
        <source>A whole beetle has a body, a head, a tail, six legs, two eyes and two antennae.</source>
        <translation>Un scarabée entier a un corps, une tête, une queue, six pattes, deux yeux et deux antennes.</translation>
    </message>
    <message>
        <source>At first everybody rolls, and the highest number begins. Those who share it roll again. Then you roll once in your turn. The number says what you draw:</source>
        <translation>D’abord, chacun lance le dé, et le plus grand nombre commence. En cas d’égalité, on relance. Ensuite, tu lances une fois à ton tour. Le nombre dit ce que tu dessines&#x202f;:</translation>
    </message>
    <message>
        <source>One after the other</source>
        <translation>Dans l’ordre</translation>
    </message>
    <message>
        <source>The body comes first. Legs, tail and head need a body, eyes and antennae need a head. What does not fit or is there already is lost, and the next player rolls.</source>
        <translation>Le corps vient en premier. Les pattes, la queue et la tête ont besoin d’un corps, les yeux et les antennes d’une tête. Ce qui ne va pas ou est déjà là est perdu, et c’est au joueur suivant de lancer.</translation>
    </message>
    <message>
        <source>A four on this sheet? “%1”</source>
        <translation>Un quatre sur cette feuille&#x202f;? «&#x202f;%1&#x202f;»</translation>
    </message>
    <message>
        <source>The end</source>
        <translation>La fin</translation>
    </message>
    <message>
        <source>The first whole beetle wins. If you like, the others play on for second and third place.</source>
        <translation>Le premier scarabée entier gagne. Si vous voulez, les autres continuent pour la deuxième et la troisième place.</translation>
    </message>
    <message>
        <source>Other beetles</source>
        <translation>D’autres scarabées</translation>
    </message>
    <message>
        <source>With four legs a game is shorter. With wings it is longer: once the tail is on, a six draws a wing.</source>
        <translation>Avec quatre pattes, la partie est plus courte. Avec des ailes, elle est plus longue&#x202f;: une fois la queue faite, un six dessine une aile.</translation>
    </message>
</context>
<context>
    <name>BeetleWords</name>
    <message>
        <source>%1 throws a %2. %3 has the highest throw and begins!</source>
        <translation>%1 fait un %2. %3 a le plus grand lancer et commence&#x202f;!</translation>
    </message>
    <message>
        <source>%1 throws a %2. A tie: %3 throw again.</source>
        <extracomment>%3: two or more names</extracomment>
        <translation>%1 fait un %2. Égalité&#x202f;: %3 relancent.</translation>
    </message>
    <message>
        <source>%1 throws a %2 for who begins.</source>
        <translation>%1 fait un %2 pour savoir qui commence.</translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <extracomment>A list of names: %1 is &quot;Mia, Jonas&quot;, %2 the last one</extracomment>
        <translation>%1 et %2</translation>
    </message>
    <message>
        <source>, </source>
        <translation>, </translation>
    </message>
    <message>
        <source>four legs</source>
        <translation>quatre pattes</translation>
    </message>
    <message>
        <source>six legs</source>
        <translation>six pattes</translation>
    </message>
    <message>
        <source>with wings</source>
        <translation>avec ailes</translation>
    </message>
    <message>
        <source>no wings</source>
        <translation>sans ailes</translation>
    </message>
    <message>
        <source>played on for the places</source>
        <translation>on continue pour le classement</translation>
    </message>
</context>
<context>
    <name>Board</name>
    <message numerus="yes">
        <source>%n space(s)</source>
        <translation>
            <numerusform>%n case</numerusform>
            <numerusform>%n cases</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n ride(s)</source>
        <comment>beetles that ride along</comment>
        <translation>
            <numerusform>%n passager</numerusform>
            <numerusform>%n passagers</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>BoardFacts</name>
    <message>
        <source>On tile %1, %2.</source>
        <comment>tile, its terrain</comment>
        <translation>Sur la tuile %1, %2.</translation>
    </message>
    <message numerus="yes">
        <source>At most %n beetle(s) high.</source>
        <translation>
            <numerusform>Un scarabée de haut au plus.</numerusform>
            <numerusform>%n scarabées de haut au plus.</numerusform>
        </translation>
    </message>
    <message>
        <source>Nobody may be overtaken here.</source>
        <translation>Ici, on ne dépasse personne.</translation>
    </message>
    <message>
        <source>No path leads away.</source>
        <translation>Aucun chemin n’en part.</translation>
    </message>
    <message>
        <source>Paths lead to %1.</source>
        <translation>Des chemins mènent à&#x202f;: %1.</translation>
    </message>
    <message>
        <source>Takes along %1.</source>
        <translation>Emmène %1.</translation>
    </message>
    <message>
        <source>Beside %1.</source>
        <translation>À côté&#x202f;: %1.</translation>
    </message>
    <message>
        <source>Terrain: %1.</source>
        <translation>Terrain&#x202f;: %1.</translation>
    </message>
</context>
<context>
    <name>BoardParts</name>
    <message>
        <source>%1 on %2</source>
        <comment>beetle, space</comment>
        <translation>%1 sur %2</translation>
    </message>
    <message>
        <source>%1 on %2, on top of %3</source>
        <comment>beetle, space, beetle</comment>
        <translation>%1 sur %2, par-dessus %3</translation>
    </message>
    <message>
        <source>bonus: %1</source>
        <translation>bonus&#x202f;: %1</translation>
    </message>
    <message>
        <source>with a stack, from the bottom: %1</source>
        <translation>avec une pile, de bas en haut&#x202f;: %1</translation>
    </message>
    <message>
        <source>with %1</source>
        <translation>avec %1</translation>
    </message>
    <message>
        <source>tile %1</source>
        <translation>tuile %1</translation>
    </message>
    <message>
        <source>Chosen.</source>
        <translation>Choisi.</translation>
    </message>
    <message>
        <source>Can move.</source>
        <translation>Peut bouger.</translation>
    </message>
    <message>
        <source>Can be put into another order.</source>
        <translation>Ordre modifiable.</translation>
    </message>
    <message>
        <source>Can be reached.</source>
        <translation>À portée.</translation>
    </message>
    <message>
        <source>Can be reached with: %1.</source>
        <translation>À portée avec&#x202f;: %1.</translation>
    </message>
</context>
<context>
    <name>BubbleHelp</name>
    <message>
        <source>The flowers on the tiles are the spaces. Beetles walk along the stems, in any direction, also backwards. A stem goes on where the stems of two tiles meet at an edge.</source>
        <translation>Les fleurs sur les tuiles sont les cases. Les scarabées marchent le long des tiges, dans tous les sens, même en arrière. Une tige continue là où les tiges de deux tuiles se rejoignent à un bord.</translation>
    </message>
    <message>
        <source>Each colour has petals of its own shape: orange, blue, yellow, pink and green. A space can have two colours. Then both count.</source>
        <translation>Chaque couleur a des pétales à sa forme&#x202f;: orange, bleu, jaune, rose et vert. Une case peut avoir deux couleurs. Les deux comptent alors.</translation>
    </message>
    <message>
        <source>To a colour</source>
        <translation>Vers une couleur</translation>
    </message>
    <message>
        <source>With an orange card the beetle walks over other colours until it comes to orange. That can be a long way.</source>
        <translation>Avec une carte orange, le scarabée passe par-dessus les autres couleurs jusqu’à l’orange. Le chemin peut être long.</translation>
    </message>
    <message>
        <source>Not with a blue card to the far blue space. The rules say: “%1”</source>
        <translation>Pas avec une carte bleue jusqu’à la case bleue éloignée. La règle dit&#x202f;: «&#x202f;%1&#x202f;»</translation>
    </message>
    <message>
        <source>One, two or three spaces</source>
        <translation>Une, deux ou trois cases</translation>
    </message>
    <message>
        <source>A three means exactly three spaces: not more and not fewer.</source>
        <translation>Un trois veut dire exactement trois cases&#x202f;: ni plus, ni moins.</translation>
    </message>
    <message>
        <source>To the next tile</source>
        <translation>Vers la tuile voisine</translation>
    </message>
    <message>
        <source>The beetle leaves its tile and stops on the first space of the tile next door.</source>
        <translation>Le scarabée quitte sa tuile et s’arrête sur la première case de la tuile d’à côté.</translation>
    </message>
    <message>
        <source>No move comes to a space twice, and none ends where it began. The office and the bar show every colour, so a colour move always stops there.</source>
        <translation>Un déplacement ne passe jamais deux fois par la même case et ne finit jamais là où il a commencé. Le Bureau et le bar montrent toutes les couleurs&#x202f;: un déplacement vers une couleur s’y arrête toujours.</translation>
    </message>
    <message>
        <source>A beetle that lands on others climbs on top of them. Such a stack is a good thing: the beetle on top gets a ride whenever one below it moves.</source>
        <translation>Un scarabée qui arrive sur d’autres grimpe dessus. Une telle pile est une bonne chose&#x202f;: celui du dessus voyage avec chaque fois qu’un scarabée sous lui avance.</translation>
    </message>
    <message>
        <source>Blue card: the orange beetle walks and carries the yellow one. The blue beetle below stays behind.</source>
        <translation>Carte bleue&#x202f;: le scarabée orange marche et porte le jaune. Le bleu, en dessous, reste derrière.</translation>
    </message>
    <message>
        <source>Landing on beetles earns a card</source>
        <translation>Arriver sur des scarabées fait piocher</translation>
    </message>
    <message>
        <source>Whoever lands a beetle on others draws one card at once. It does not matter whose beetles they are. Landing beside others at the office or in the bar counts too.</source>
        <translation>Qui pose un scarabée sur d’autres pioche aussitôt une carte. Peu importe à qui sont ces scarabées. Arriver à côté d’autres au Bureau ou au bar compte aussi.</translation>
    </message>
    <message>
        <source>The colour of the top beetle counts</source>
        <translation>La couleur du scarabée du dessus compte</translation>
    </message>
    <message>
        <source>The space below the pink beetle is orange. While the pink beetle sits on it, it counts as pink, and only as pink. So a pink card leads there.</source>
        <translation>La case sous le scarabée rose est orange. Tant que le scarabée rose est dessus, elle compte comme rose, et seulement comme rose. Une carte rose y mène donc.</translation>
    </message>
    <message>
        <source>At the Milk Carton Office there are no stacks. Every beetle stands alone there, and a stack that comes back is taken apart.</source>
        <translation>Au Bureau Brique-de-Lait, il n’y a pas de piles. Chaque scarabée y est seul, et une pile qui y revient se défait.</translation>
    </message>
    <message>
        <source>Not every space has room for many beetles. The ground of a tile says how many may sit on one space, and a badge on the tile reminds you.</source>
        <translation>Toutes les cases n’ont pas place pour beaucoup de scarabées. Le sol d’une tuile dit combien peuvent être sur une case, et un badge sur la tuile te le rappelle.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Pink:&lt;/b&gt; up to three beetles. It has no badge.</source>
        <translation>&lt;b&gt;Rose&#x202f;:&lt;/b&gt; trois scarabées au plus. Elle n’a pas de badge.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Teal:&lt;/b&gt; up to four beetles.</source>
        <translation>&lt;b&gt;Turquoise&#x202f;:&lt;/b&gt; quatre scarabées au plus.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Orange:&lt;/b&gt; up to two beetles.</source>
        <translation>&lt;b&gt;Orange&#x202f;:&lt;/b&gt; deux scarabées au plus.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Purple:&lt;/b&gt; one beetle only.</source>
        <translation>&lt;b&gt;Violet&#x202f;:&lt;/b&gt; un seul scarabée.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Magenta:&lt;/b&gt; up to three, but no overtaking.</source>
        <translation>&lt;b&gt;Magenta&#x202f;:&lt;/b&gt; trois au plus, mais dépassement interdit.</translation>
    </message>
    <message>
        <source>Too many</source>
        <translation>Trop nombreux</translation>
    </message>
    <message>
        <source>Count the beetles that move and those that are there already. If they are too many together, the stack can neither stop there nor pass.</source>
        <translation>Compte les scarabées qui bougent et ceux qui sont déjà là. S’ils sont trop nombreux ensemble, la pile ne peut ni s’y arrêter ni passer.</translation>
    </message>
    <message>
        <source>No overtaking</source>
        <translation>Dépassement interdit</translation>
    </message>
    <message>
        <source>On magenta tiles nobody walks past a beetle. You can land on it, though, and ride along.</source>
        <translation>Sur les tuiles magenta, personne ne dépasse un scarabée. Tu peux toutefois arriver dessus et voyager avec.</translation>
    </message>
    <message>
        <source>The office and the bar have room for everybody.</source>
        <translation>Le Bureau et le bar ont place pour tout le monde.</translation>
    </message>
    <message>
        <source>Some flowers have a picture in their heart. Land a beetle on one while it is empty, and you may do what the picture shows. You can also skip it.</source>
        <translation>Certaines fleurs ont une image au cœur. Amène un scarabée sur l’une d’elles quand elle est vide, et tu peux faire ce que montre l’image. Tu peux aussi la passer.</translation>
    </message>
    <message>
        <source>Move a beetle of &lt;b&gt;your own&lt;/b&gt; two spaces.</source>
        <translation>Déplace un de &lt;b&gt;tes&lt;/b&gt; scarabées de deux cases.</translation>
    </message>
    <message>
        <source>Move &lt;b&gt;any&lt;/b&gt; beetle one space.</source>
        <translation>Déplace un scarabée &lt;b&gt;au choix&lt;/b&gt; d’une case.</translation>
    </message>
    <message>
        <source>Move &lt;b&gt;any&lt;/b&gt; beetle two spaces.</source>
        <translation>Déplace un scarabée &lt;b&gt;au choix&lt;/b&gt; de deux cases.</translation>
    </message>
    <message>
        <source>Put &lt;b&gt;one stack&lt;/b&gt; into another order. Not at the office and not in the bar.</source>
        <translation>Change l’ordre d’&lt;b&gt;une pile&lt;/b&gt;. Pas au Bureau ni au bar.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Turn one tile&lt;/b&gt; a step to the left or to the right. The beetles on it go round with it.</source>
        <translation>&lt;b&gt;Tourne une tuile&lt;/b&gt; d’un cran vers la gauche ou la droite. Les scarabées dessus tournent avec elle.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Draw&lt;/b&gt; a card.</source>
        <translation>&lt;b&gt;Pioche&lt;/b&gt; une carte.</translation>
    </message>
    <message>
        <source>Two spaces, and the beetle lands on a bonus: now a tile may be turned. That can open a short cut, or close one for the others.</source>
        <translation>Deux cases, et le scarabée arrive sur un bonus&#x202f;: une tuile peut maintenant être tournée. Cela peut ouvrir un raccourci, ou en fermer un aux autres.</translation>
    </message>
    <message>
        <source>It does not matter whose beetle lands there: the bonus is yours if it is your turn. A bonus move can land on the next bonus, and so on. On a space with beetles there is no bonus: you draw a card instead.</source>
        <translation>Peu importe à qui est le scarabée qui y arrive&#x202f;: si c’est ton tour, le bonus est à toi. Un déplacement de bonus peut arriver sur un autre bonus, et ainsi de suite. Sur une case avec des scarabées, pas de bonus&#x202f;: tu pioches une carte à la place.</translation>
    </message>
    <message>
        <source>Work is over at the Milk Carton Office, and all beetles want to go to the Bubble Bar. Bring &lt;b&gt;all your beetles&lt;/b&gt; there before the others do, and you have won.</source>
        <translation>La journée de travail au Bureau Brique-de-Lait est finie, et tous les scarabées veulent aller au Bubble Bar. Amènes-y &lt;b&gt;tous tes scarabées&lt;/b&gt; avant les autres, et tu as gagné.</translation>
    </message>
    <message>
        <source>Every race begins at the Milk Carton Office and ends in the Bubble Bar.</source>
        <translation>Chaque course commence au Bureau Brique-de-Lait et finit au Bubble Bar.</translation>
    </message>
    <message>
        <source>The tiles between them are the track. It looks different every time: choose one, or make one of your own.</source>
        <translation>Les tuiles entre les deux forment le parcours. Il change à chaque fois&#x202f;: choisis-en un, ou fais le tien.</translation>
    </message>
    <message>
        <source>Two to five people or computers play. With two or three players everybody has three beetles, with four or five players two. Each player begins with three cards.</source>
        <translation>De deux à cinq humains ou ordinateurs jouent. À deux ou trois joueurs, chacun a trois scarabées&#x202f;; à quatre ou cinq, deux. Chaque joueur commence avec trois cartes.</translation>
    </message>
    <message>
        <source>Beetles climb onto each other, and the ones above get a free ride. So the beetle of another player may be just the one that helps you.</source>
        <translation>Les scarabées grimpent les uns sur les autres, et ceux du dessus voyagent gratis. Le scarabée d’un autre joueur peut donc être juste celui qui t’aide.</translation>
    </message>
    <message>
        <source>Learn it by playing: First Flight</source>
        <translation>Apprendre en jouant&#x202f;: Premier vol</translation>
    </message>
    <message>
        <source>A card says which beetle moves, and how far. Look at the beetle on it.</source>
        <translation>Une carte dit quel scarabée bouge, et de combien. Regarde le scarabée dessus.</translation>
    </message>
    <message>
        <source>A beetle of your own</source>
        <translation>Ton scarabée</translation>
    </message>
    <message>
        <source>These move one of your own beetles: to a colour, to any colour that you like, three spaces, or to the next tile.</source>
        <translation>Celles-ci déplacent un de tes scarabées&#x202f;: vers une couleur, vers la couleur de ton choix, de trois cases, ou vers la tuile voisine.</translation>
    </message>
    <message>
        <source>Any beetle</source>
        <translation>Un scarabée au choix</translation>
    </message>
    <message>
        <source>With these you choose among all beetles, those of the others too: to a colour, one space or two spaces.</source>
        <translation>Avec celles-ci, tu choisis parmi tous les scarabées, même ceux des autres&#x202f;: vers une couleur, d’une case ou de deux cases.</translation>
    </message>
    <message>
        <source>A card can be played only if it really moves a beetle. Those that can’t be played now are paler. Point at one to read why.</source>
        <translation>On ne peut jouer une carte que si elle déplace vraiment un scarabée. Celles qu’on ne peut pas jouer maintenant sont plus pâles. Passe la souris sur l’une d’elles pour lire pourquoi.</translation>
    </message>
    <message>
        <source>There are 54 cards. When the draw pile is used up, the cards played so far are shuffled and lie there again.</source>
        <translation>Il y a 54 cartes. Quand la pioche est épuisée, les cartes déjà jouées sont mélangées et forment une nouvelle pioche.</translation>
    </message>
    <message>
        <source>Your turn has three parts:</source>
        <translation>Ton tour a trois parties&#x202f;:</translation>
    </message>
    <message>
        <source>&lt;b&gt;First&lt;/b&gt; play one card and move a beetle with it.</source>
        <translation>&lt;b&gt;D’abord&lt;/b&gt;, joue une carte et déplace un scarabée avec elle.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Then&lt;/b&gt; play a second card, if you like and if you can.</source>
        <translation>&lt;b&gt;Ensuite&lt;/b&gt;, joue une deuxième carte, si tu veux et si tu peux.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Last&lt;/b&gt; you draw one card. It is only one, even if you have played two.</source>
        <translation>&lt;b&gt;Enfin&lt;/b&gt;, pioche une carte. Une seule, même si tu en as joué deux.</translation>
    </message>
    <message>
        <source>Two cards bring you far today. But with an empty hand the next turn is a short one.</source>
        <translation>Deux cartes te mènent loin aujourd’hui. Mais avec une main vide, le prochain tour est court.</translation>
    </message>
    <message>
        <source>More cards</source>
        <translation>Plus de cartes</translation>
    </message>
    <message>
        <source>You draw a card at once whenever you land a beetle on others, and for the bonus with the card. You can play it in the same turn.</source>
        <translation>Tu pioches aussitôt une carte quand tu poses un scarabée sur d’autres, et pour le bonus avec la carte. Tu peux la jouer pendant le même tour.</translation>
    </message>
    <message>
        <source>When nothing goes</source>
        <translation>Quand rien ne va</translation>
    </message>
    <message>
        <source>If none of your cards can move a beetle, put one of them away and draw a new one. That is the whole turn. If your hand is empty, you just draw.</source>
        <translation>Si aucune de tes cartes ne peut déplacer un scarabée, défausse-en une et pioche une nouvelle carte. C’est tout ton tour. Si ta main est vide, tu pioches simplement.</translation>
    </message>
    <message>
        <source>A bonus comes first: use it or skip it. Only then the second card follows.</source>
        <translation>Un bonus passe en premier&#x202f;: utilise-le ou passe-le. Ce n’est qu’après que vient la deuxième carte.</translation>
    </message>
    <message>
        <source>The race is over the moment when &lt;b&gt;all beetles of one player&lt;/b&gt; are in the Bubble Bar. That player has won, even if it is somebody else’s turn. So be careful whom you carry home!</source>
        <translation>La course finit dès que &lt;b&gt;tous les scarabées d’un joueur&lt;/b&gt; sont au Bubble Bar. Ce joueur a gagné, même si c’est le tour de quelqu’un d’autre. Fais donc attention à qui tu portes jusqu’à l’arrivée&#x202f;!</translation>
    </message>
    <message>
        <source>A beetle in the bar stays there. A move of two or three spaces must come out exactly at the bar; with a colour or to the next tile it simply goes in.</source>
        <translation>Un scarabée au bar y reste. Un déplacement de deux ou trois cases doit tomber juste sur le bar&#x202f;; vers une couleur ou vers la tuile voisine, il y entre simplement.</translation>
    </message>
    <message>
        <source>Two at once</source>
        <translation>Deux à la fois</translation>
    </message>
    <message>
        <source>What if one move brings the last beetles of two players? Then the stack is looked at from below: the lower beetle was there first.</source>
        <translation>Et si un déplacement amène les derniers scarabées de deux joueurs&#x202f;? On regarde alors la pile par le bas&#x202f;: le scarabée du dessous était là en premier.</translation>
    </message>
    <message>
        <source>Yellow plays “any beetle one space”. Orange and blue each miss one beetle, and both come home with this move.</source>
        <translation>Jaune joue «&#x202f;scarabée au choix, une case&#x202f;». Il manque un scarabée à orange et un à bleu, et tous deux arrivent avec ce déplacement.</translation>
    </message>
    <message>
        <source>The lower beetle was there first. The winner is %1.</source>
        <comment>a colour</comment>
        <translation>Le scarabée du dessous était là en premier. C’est %1 qui gagne.</translation>
    </message>
    <message>
        <source>Four players can make two teams. Team-mates sit across from each other, so the teams take turns. Choose this when you start a race.</source>
        <translation>Quatre joueurs peuvent former deux équipes. Les partenaires sont assis face à face, les équipes jouent donc chacune leur tour. Choisis-le en commençant une course.</translation>
    </message>
    <message>
        <source>Orange and yellow play against blue and green.</source>
        <translation>Orange et jaune jouent contre bleu et vert.</translation>
    </message>
    <message>
        <source>A team wins when &lt;b&gt;all four&lt;/b&gt; of its beetles are in the Bubble Bar.</source>
        <translation>Une équipe gagne quand &lt;b&gt;ses quatre scarabées&lt;/b&gt; sont au Bubble Bar.</translation>
    </message>
    <message>
        <source>Your cards move your own beetles, not those of your team-mate. But as soon as both your beetles are home, the beetles of your team-mate count as yours, even in the middle of your turn.</source>
        <translation>Tes cartes déplacent tes scarabées, pas ceux de ton partenaire. Mais dès que tes deux scarabées sont arrivés, ceux de ton partenaire comptent comme les tiens, même au milieu de ton tour.</translation>
    </message>
    <message>
        <source>Both orange beetles are home. Now the cards of the orange player move the yellow beetles.</source>
        <translation>Les deux scarabées orange sont arrivés. Les cartes du joueur orange déplacent maintenant les scarabées jaunes.</translation>
    </message>
    <message>
        <source>Each player keeps a hand of their own. If one move brings the last beetles of both teams, the lower beetle in the stack decides here too.</source>
        <translation>Chaque joueur garde sa propre main. Si un déplacement amène les derniers scarabées des deux équipes, c’est ici aussi le scarabée du dessous qui décide.</translation>
    </message>
    <message>
        <source>Everything at the table works without a mouse too. The keys of the menus stand in the menus.</source>
        <translation>À la table, tout se fait aussi sans souris. Les touches des menus sont indiquées dans les menus.</translation>
    </message>
    <message>
        <source>&lt;b&gt;F1&lt;/b&gt; opens the page of this help about what you are at.</source>
        <translation>&lt;b&gt;F1&lt;/b&gt; ouvre la page de cette aide sur ce que tu fais.</translation>
    </message>
</context>
<context>
    <name>BuiltInTracks</name>
    <message>
        <source>First Flight</source>
        <translation>Premier vol</translation>
    </message>
    <message>
        <source>A short hop over five meadows: the track for a first race.</source>
        <translation>Un saut de puce par-dessus cinq prairies&#x202f;: le parcours pour une première course.</translation>
    </message>
    <message>
        <source>Quick Sip</source>
        <translation>Vite une gorgée</translation>
    </message>
    <message>
        <source>Three tiles and one drink: over before the bubbles are flat.</source>
        <translation>Trois tuiles et un verre&#x202f;: c’est fini avant la dernière bulle.</translation>
    </message>
    <message>
        <source>Over the Molehill</source>
        <translation>Par-dessus la taupinière</translation>
    </message>
    <message>
        <source>Through the hill it is short and crowded; over the top it is longer and full of surprises.</source>
        <translation>À travers la butte, c’est court mais bondé&#x202f;; par-dessus, c’est plus long et plein de surprises.</translation>
    </message>
    <message>
        <source>Bottleneck</source>
        <translation>Le goulot</translation>
    </message>
    <message>
        <source>Two roads become one, and nobody likes to wait among the thorns.</source>
        <translation>Deux routes n’en font plus qu’une, et personne n’aime attendre parmi les épines.</translation>
    </message>
    <message>
        <source>Moonlight Ring</source>
        <translation>L’anneau au clair de lune</translation>
    </message>
    <message>
        <source>By moonlight a flower holds one beetle only, so choose your side of the ring.</source>
        <translation>Au clair de lune, une fleur ne porte qu’un scarabée&#x202f;: choisis bien ton côté de l’anneau.</translation>
    </message>
    <message>
        <source>Grandma’s Garden</source>
        <translation>Le jardin de Mamie</translation>
    </message>
    <message>
        <source>Seven beds, a pond and a heap of leaves: many ways lead past Grandma.</source>
        <translation>Sept plates-bandes, une mare et un tas de feuilles&#x202f;: bien des chemins passent devant Mamie.</translation>
    </message>
    <message>
        <source>Figure of Eight</source>
        <translation>Le grand huit</translation>
    </message>
    <message>
        <source>Two loops meet among the thorns: change sides whenever the other road looks faster.</source>
        <translation>Deux boucles se rejoignent parmi les épines&#x202f;: change de côté dès que l’autre route paraît plus rapide.</translation>
    </message>
    <message>
        <source>Around the Lake</source>
        <translation>Autour du lac</translation>
    </message>
    <message>
        <source>The high road is short and prickly; the shore is longer and lets everybody pass.</source>
        <translation>La route du haut est courte et piquante&#x202f;; la rive est plus longue et laisse passer tout le monde.</translation>
    </message>
</context>
<context>
    <name>ColourInitials</name>
    <message>
        <source>G</source>
        <comment>one or two letters for the colour green on a card; all seven differ</comment>
        <translation>Ve</translation>
    </message>
    <message>
        <source>R</source>
        <comment>red</comment>
        <translation>R</translation>
    </message>
    <message>
        <source>Y</source>
        <comment>yellow</comment>
        <translation>J</translation>
    </message>
    <message>
        <source>B</source>
        <comment>blue</comment>
        <translation>Be</translation>
    </message>
    <message>
        <source>W</source>
        <comment>white</comment>
        <translation>Ba</translation>
    </message>
    <message>
        <source>P</source>
        <comment>purple</comment>
        <translation>Vi</translation>
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
        <translation>joue des actions et montre la position qui en résulte</translation>
    </message>
    <message>
        <source>Plays the actions one after another and prints the position after them as a position file.
An action that is not legal is refused with the reason (exit status 1).</source>
        <translation>Joue les actions l’une après l’autre et affiche la position obtenue sous forme de fichier de position.
Une action interdite est refusée avec la raison (code de retour 1).</translation>
    </message>
    <message>
        <source>the card game: score, simulate</source>
        <translation>le jeu de cartes&#x202f;: score, simulate</translation>
    </message>
    <message>
        <source>The card game Beep! Beep!. “--help” after a command tells more about it.</source>
        <translation>Le jeu de cartes Beep! Beep!. «&#x202f;--help&#x202f;» après une commande en dit plus.</translation>
    </message>
    <message>
        <source>plays a record through and tells the scores</source>
        <translation>rejoue une partie enregistrée et donne les scores</translation>
    </message>
    <message>
        <source>Plays a record of the card game through and tells everybody&apos;s piles, bonus, irregular cards, penalty
and score. A record with an event that the rules forbid is refused with the number of the event and
the reason (exit status 1).</source>
        <translation>Rejoue une partie enregistrée du jeu de cartes et donne pour chacun les piles, le bonus, les cartes
irrégulières, la pénalité et le score. Une partie avec un événement interdit par les règles est
refusée avec le numéro de l’événement et la raison (code de retour 1).</translation>
    </message>
    <message>
        <source>--players: “%1” is no level, only: easy, medium, hard.</source>
        <translation>--players&#x202f;: «&#x202f;%1&#x202f;» n’est pas un niveau, seulement&#x202f;: easy, medium, hard.</translation>
    </message>
    <message>
        <source>--players: a game has two to six players.</source>
        <translation>--players&#x202f;: une partie compte de deux à six joueurs.</translation>
    </message>
    <message>
        <source>--table: “%1” is no table, only: strict, tournament.</source>
        <translation>--table&#x202f;: «&#x202f;%1&#x202f;» n’est pas une table, seulement&#x202f;: strict, tournament.</translation>
    </message>
    <message>
        <source>Seconds: %1 on average, half of the games within %2, four in five between %3 and %4</source>
        <translation>Secondes&#x202f;: %1 en moyenne, la moitié des parties en %2 au plus, quatre sur cinq entre %3 et %4</translation>
    </message>
    <message>
        <source>Games: %1, of which %2 were not finished</source>
        <translation>Parties&#x202f;: %1, dont %2 non terminées</translation>
    </message>
    <message>
        <source>Wins by seat: %1</source>
        <translation>Victoires par place&#x202f;: %1</translation>
    </message>
    <message>
        <source>Points by seat, on average: %1</source>
        <translation>Points par place, en moyenne&#x202f;: %1</translation>
    </message>
    <message>
        <source>Honks: %1 right, %2 wrong</source>
        <translation>Klaxons&#x202f;: %1 justes, %2 faux</translation>
    </message>
    <message>
        <source>two to six of: easy, medium, hard</source>
        <translation>de deux à six parmi&#x202f;: easy, medium, hard</translation>
    </message>
    <message>
        <source>how many games</source>
        <translation>nombre de parties</translation>
    </message>
    <message>
        <source>the same seed gives the same games</source>
        <translation>la même graine donne les mêmes parties</translation>
    </message>
    <message>
        <source>strict or tournament; by default strict</source>
        <translation>strict ou tournament&#x202f;; par défaut strict</translation>
    </message>
    <message>
        <source>lets computer players play and tells how the games went</source>
        <translation>fait jouer des ordinateurs et raconte les parties</translation>
    </message>
    <message>
        <source>Lets computer players play the card game many times, and tells how long the games are on their
clock, which seats win, with how many points, and how often the horn was right. Of a tie every
winner counts. A game stops after an hour.</source>
        <translation>Fait jouer de nombreuses parties du jeu de cartes par des ordinateurs et indique leur durée au
chronomètre, quelles places gagnent, avec combien de points, et si le klaxon était juste. En cas
d’égalité, chaque gagnant compte. Une partie s’arrête après une heure.</translation>
    </message>
    <message>
        <source>the dice game: simulate, replay</source>
        <translation>le jeu de dé&#x202f;: simulate, replay</translation>
    </message>
    <message>
        <source>The dice game Beetle. “--help” after a command tells more about it.</source>
        <translation>Le jeu de dé Beetle. «&#x202f;--help&#x202f;» après une commande en dit plus.</translation>
    </message>
    <message>
        <source>Nobody has won yet</source>
        <translation>Personne n’a encore gagné</translation>
    </message>
    <message>
        <source>Won by %1</source>
        <translation>Gagné par %1</translation>
    </message>
    <message>
        <source>Places: %1</source>
        <translation>Classement&#x202f;: %1</translation>
    </message>
    <message>
        <source>Turns: %1, after %2 throws for who begins</source>
        <translation>Tours&#x202f;: %1, après %2 lancers pour savoir qui commence</translation>
    </message>
    <message>
        <source>plays a saved game through and tells its result</source>
        <translation>rejoue une partie enregistrée et donne son résultat</translation>
    </message>
    <message>
        <source>Rolls the rolls of a record again and tells who has won. A record with a roll after the end of
the game is refused with the number of the roll and the reason (exit status 1).</source>
        <translation>Relance les lancers d’une partie enregistrée et dit qui a gagné. Une partie avec un lancer après
la fin est refusée avec le numéro du lancer et la raison (code de retour 1).</translation>
    </message>
    <message>
        <source>Rolls to finish a beetle: %1 on average, variance %2 (exactly: %3, %4)</source>
        <translation>Lancers pour finir un scarabée&#x202f;: %1 en moyenne, variance %2 (exactement&#x202f;: %3, %4)</translation>
    </message>
    <message>
        <source>Wins by seat: %1 (expected: %2)</source>
        <translation>Victoires par place&#x202f;: %1 (attendu&#x202f;: %2)</translation>
    </message>
    <message>
        <source>Games: %1</source>
        <translation>Parties&#x202f;: %1</translation>
    </message>
    <message>
        <source>how many players, 2 to 8</source>
        <translation>nombre de joueurs, de 2 à 8</translation>
    </message>
    <message>
        <source>who begins, from 0; by default 0</source>
        <translation>qui commence, à partir de 0&#x202f;; par défaut 0</translation>
    </message>
    <message>
        <source>a beetle has four legs: eleven parts</source>
        <translation>un scarabée a quatre pattes&#x202f;: onze parties du corps</translation>
    </message>
    <message>
        <source>a beetle has two wings more, sixes once it has its tail</source>
        <translation>un scarabée a deux ailes en plus, avec des six une fois qu’il a sa queue</translation>
    </message>
    <message>
        <source>plays many games and tells how they went</source>
        <translation>joue beaucoup de parties et raconte comment elles se passent</translation>
    </message>
    <message>
        <source>Plays the dice game many times, and tells how many rolls a beetle takes and which seats win,
beside what is to be expected. Beetles that haven&apos;t won are finished on their own to be counted.</source>
        <translation>Joue de nombreuses parties du jeu de dé et indique combien de lancers il faut pour un scarabée et quelles
places gagnent, à côté de ce qui est attendu. Les scarabées perdants sont finis à part pour être comptés.</translation>
    </message>
    <message>
        <source>short</source>
        <translation>court</translation>
    </message>
    <message>
        <source>medium</source>
        <translation>moyen</translation>
    </message>
    <message>
        <source>long</source>
        <translation>long</translation>
    </message>
    <message>
        <source>%1: valid</source>
        <translation>%1&#x202f;: valable</translation>
    </message>
    <message>
        <source>%1: not valid</source>
        <translation>%1&#x202f;: non valable</translation>
    </message>
    <message numerus="yes">
        <source>  %1, %n track tile(s)</source>
        <translation>
            <numerusform>  %1, %n tuile de parcours</numerusform>
            <numerusform>  %1, %n tuiles de parcours</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>  %n step(s) from start to finish at least</source>
        <translation>
            <numerusform>  au moins %n pas du départ à l’arrivée</numerusform>
            <numerusform>  au moins %n pas du départ à l’arrivée</numerusform>
        </translation>
    </message>
    <message>
        <source>checks tracks by the track-building guidelines</source>
        <translation>vérifie des parcours selon les recommandations de construction</translation>
    </message>
    <message>
        <source>Tells whether a race can be run on each track (else exit status 1), how long it is, and what to
think about before it is built.</source>
        <translation>Dit si une course est possible sur chaque parcours (sinon code de retour 1), quelle est sa longueur, et à
quoi penser avant de le construire.</translation>
    </message>
    <message>
        <source>makes the share code of a track</source>
        <translation>crée le code de partage d’un parcours</translation>
    </message>
    <message>
        <source>Prints one line of text that carries the track: which tile lies where, and nothing else. There is one for
every valid track of the standard tiles; for others the exit status is 1.</source>
        <translation>Affiche une ligne de texte qui contient le parcours&#x202f;: quelle tuile est où, et rien d’autre. Chaque parcours
valable de tuiles standard en a une&#x202f;; pour les autres, le code de retour est 1.</translation>
    </message>
    <message>
        <source>shows this help</source>
        <translation>affiche cette aide</translation>
    </message>
    <message>
        <source>Usage: %1

%2

Options:
%3
Example:
  %4</source>
        <translation>Utilisation&#x202f;: %1

%2

Options&#x202f;:
%3
Exemple&#x202f;:
  %4</translation>
    </message>
    <message>
        <source>Usage: %1</source>
        <translation>Utilisation&#x202f;: %1</translation>
    </message>
    <message>
        <source>Usage: %1

%2

Commands:
%3
Example:
  %4</source>
        <translation>Utilisation&#x202f;: %1

%2

Commandes&#x202f;:
%3
Exemple&#x202f;:
  %4</translation>
    </message>
    <message>
        <source>Too few arguments.</source>
        <translation>Trop peu d’arguments.</translation>
    </message>
    <message>
        <source>There is no command “%1”; --help lists them all.</source>
        <translation>Il n’y a pas de commande «&#x202f;%1&#x202f;»&#x202f;; --help les affiche toutes.</translation>
    </message>
    <message>
        <source>--%1 needs a whole number from %2 to %3.</source>
        <translation>--%1 demande un nombre entier de %2 à %3.</translation>
    </message>
    <message>
        <source>Too many arguments.</source>
        <translation>Trop d’arguments.</translation>
    </message>
    <message>
        <source>answers in JSON, for programs</source>
        <translation>répond en JSON, pour les programmes</translation>
    </message>
    <message>
        <source>changes nothing: the answer is JSON anyway</source>
        <translation>ne change rien&#x202f;: la réponse est de toute façon en JSON</translation>
    </message>
    <message>
        <source>makes a track of its share code</source>
        <translation>crée un parcours à partir de son code de partage</translation>
    </message>
    <message>
        <source>Prints the track of a share code as a track file. Case, blanks and hyphens do not matter, and “-” reads
the code from standard input.</source>
        <translation>Affiche le parcours d’un code de partage sous forme de fichier de parcours. Les majuscules, espaces et
tirets ne comptent pas, et «&#x202f;-&#x202f;» lit le code sur l’entrée standard.</translation>
    </message>
    <message>
        <source>Give one action in quotes, or a card, a beetle and a space.</source>
        <translation>Indique une action entre guillemets, ou une carte, un scarabée et une case.</translation>
    </message>
    <message>
        <source>legal</source>
        <translation>permis</translation>
    </message>
    <message>
        <source>tells why an action is not legal</source>
        <translation>dit pourquoi une action n’est pas permise</translation>
    </message>
    <message>
        <source>Says “legal” (exit status 0), or in a sentence why the player may not do this (exit status 1).</source>
        <translation>Dit «&#x202f;permis&#x202f;» (code de retour 0), ou explique en une phrase pourquoi le joueur ne peut pas faire cela (code de retour 1).</translation>
    </message>
    <message>
        <source>%1: the name must end in .png, .svg or .pdf.</source>
        <translation>%1&#x202f;: le nom doit finir par .png, .svg ou .pdf.</translation>
    </message>
    <message>
        <source>--what: “%1” is not known, only: %2.</source>
        <translation>--what&#x202f;: «&#x202f;%1&#x202f;» est inconnu, seulement&#x202f;: %2.</translation>
    </message>
    <message>
        <source>track: the tiles on the table, as a picture; or pages to print: plan, poster, tiles, cards, stickers; usually track for PNG and SVG, plan for PDF</source>
        <translation>track&#x202f;: les tuiles sur la table, en image&#x202f;; ou des pages à imprimer&#x202f;: plan, poster, tiles, cards, stickers&#x202f;; d’habitude track pour PNG et SVG, plan pour PDF</translation>
    </message>
    <message>
        <source>size of the picture of a track in pixels; usually 1600 along the longer side</source>
        <translation>taille de l’image d’un parcours en pixels&#x202f;; d’habitude 1600 pour le grand côté</translation>
    </message>
    <message>
        <source>pixels per inch of a PNG; usually 96 for a track, 150 for pages</source>
        <translation>pixels par pouce d’un PNG&#x202f;; d’habitude 96 pour un parcours, 150 pour des pages</translation>
    </message>
    <message>
        <source>A4, A3, Letter, Legal or a size such as 148x210mm; usually A4</source>
        <translation>A4, A3, Letter, Legal ou un format comme 148x210mm&#x202f;; d’habitude A4</translation>
    </message>
    <message>
        <source>upright, across or auto: whatever takes fewer pages; usually auto</source>
        <translation>upright (portrait), across (paysage) ou auto&#x202f;: ce qui prend le moins de pages&#x202f;; d’habitude auto</translation>
    </message>
    <message>
        <source>width of a tile on posters, tiles and stickers; usually 90</source>
        <translation>largeur d’une tuile sur les affiches, tuiles et autocollants&#x202f;; d’habitude 90</translation>
    </message>
    <message>
        <source>how much the pages of a poster share; usually 10</source>
        <translation>recouvrement des pages d’une affiche&#x202f;; d’habitude 10</translation>
    </message>
    <message>
        <source>free edge of each page; usually 10</source>
        <translation>bord libre de chaque page&#x202f;; d’habitude 10</translation>
    </message>
    <message>
        <source>the edge over which the printer turns sheets with backs: long, short or none; usually long</source>
        <translation>le bord sur lequel l’imprimante retourne les feuilles à verso&#x202f;: long, short (court) ou none (aucun)&#x202f;; d’habitude long</translation>
    </message>
    <message>
        <source>moves all backs by so many mm to the right and down; usually 0,0</source>
        <translation>décale tous les versos d’autant de mm vers la droite et vers le bas&#x202f;; d’habitude 0,0</translation>
    </message>
    <message>
        <source>the tiles to print and how many of each, such as start=1,A=2,B=1; usually each of the set once</source>
        <translation>les tuiles à imprimer et combien de chacune, comme start=1,A=2,B=1&#x202f;; d’habitude chaque tuile du jeu une fois</translation>
    </message>
    <message>
        <source>whether a poster begins with a map of its pages: yes or no; usually yes</source>
        <translation>si une affiche commence par un plan de ses pages&#x202f;: yes (oui) ou no (non)&#x202f;; d’habitude yes</translation>
    </message>
    <message>
        <source>There is not enough memory for a picture of that size.</source>
        <translation>La mémoire ne suffit pas pour une image de cette taille.</translation>
    </message>
    <message>
        <source>makes pictures and pages to print of a track</source>
        <translation>crée des images et des pages à imprimer d’un parcours</translation>
    </message>
    <message>
        <source>Writes a picture of the track, or pages to print. Pictures carry the track: the program opens them like a
track file. Drafts are welcome. Several pages as PNG or SVG become OUT-1.png, OUT-2.png …
Options that are left out are those kept with the track, else the usual ones.</source>
        <translation>Écrit une image du parcours, ou des pages à imprimer. Les images contiennent le parcours&#x202f;: le programme les
ouvre comme un fichier de parcours. Les brouillons sont bienvenus. Plusieurs pages PNG ou SVG deviennent OUT-1.png, OUT-2.png…
Les options omises sont celles gardées avec le parcours, sinon celles d’habitude.</translation>
    </message>
    <message>
        <source>--%1: “%2” is not known, only: %3.</source>
        <translation>--%1&#x202f;: «&#x202f;%2&#x202f;» est inconnu, seulement&#x202f;: %3.</translation>
    </message>
    <message>
        <source>--%1 needs a number of millimetres from %2 to %3.</source>
        <translation>--%1 demande un nombre de millimètres de %2 à %3.</translation>
    </message>
    <message>
        <source>--paper needs A4, A3, Letter, Legal or a size such as 148x210mm, each side from %1 to %2 mm.</source>
        <translation>--paper demande A4, A3, Letter, Legal ou un format comme 148x210mm, chaque côté de %1 à %2 mm.</translation>
    </message>
    <message>
        <source>--page-map needs yes or no.</source>
        <translation>--page-map demande yes ou no.</translation>
    </message>
    <message>
        <source>--back-offset needs two numbers of millimetres such as 0.5,-1, each from %1 to %2.</source>
        <translation>--back-offset demande deux nombres de millimètres comme 0.5,-1, chacun de %1 à %2.</translation>
    </message>
    <message>
        <source>--pieces: “%1” is no piece of this tile set with a number from 0 to %2, such as A=2 or start=1.</source>
        <translation>--pieces&#x202f;: «&#x202f;%1&#x202f;» n’est pas une pièce de ce jeu de tuiles avec un nombre de 0 à %2, comme A=2 ou start=1.</translation>
    </message>
    <message>
        <source>--size needs two whole numbers of pixels such as 1600x900, each from 1 to %1, and at most %2 million pixels in all.</source>
        <translation>--size demande deux nombres entiers de pixels comme 1600x900, chacun de 1 à %1, et en tout %2 millions de pixels au plus.</translation>
    </message>
    <message>
        <source>--terrain: “%1” is no terrain, only: meadow, teal, orange, purple, magenta; “teal:2” for two tiles of it.</source>
        <translation>--terrain&#x202f;: «&#x202f;%1&#x202f;» n’est pas un terrain, seulement&#x202f;: meadow, teal, orange, purple, magenta&#x202f;; «&#x202f;teal:2&#x202f;» pour en avoir deux tuiles.</translation>
    </message>
    <message>
        <source>how many track tiles, from 2</source>
        <translation>nombre de tuiles de parcours, à partir de 2</translation>
    </message>
    <message>
        <source>besides meadow only these, each at least once, or as often as “teal:2”</source>
        <translation>en plus de la prairie seulement ceux-ci, chacun au moins une fois, ou autant de fois que «&#x202f;teal:2&#x202f;»</translation>
    </message>
    <message>
        <source>the same seed gives the same track</source>
        <translation>la même graine donne le même parcours</translation>
    </message>
    <message>
        <source>0 for a compact track to 100 for a long way; else 50</source>
        <translation>de 0 pour un parcours compact à 100 pour un long trajet&#x202f;; sinon 50</translation>
    </message>
    <message>
        <source>0 for few ways to 100 for many; else 50</source>
        <translation>de 0 pour peu de chemins à 100 pour beaucoup&#x202f;; sinon 50</translation>
    </message>
    <message>
        <source>about how many turns a race of two should take</source>
        <translation>nombre approximatif de tours que doit durer une course à deux</translation>
    </message>
    <message>
        <source>how many boxes the tiles may come from; else 1</source>
        <translation>de combien de boîtes peuvent venir les tuiles&#x202f;; sinon 1</translation>
    </message>
    <message>
        <source>makes a track at random</source>
        <translation>crée un parcours au hasard</translation>
    </message>
    <message>
        <source>Prints a track on which a race can be run and which no guideline warns about, as a track file. Exit
status 1 where the boxes do not hold such a track.</source>
        <translation>Affiche sous forme de fichier de parcours un parcours où une course est possible et qu’aucune recommandation
ne critique. Code de retour 1 si les boîtes ne contiennent pas un tel parcours.</translation>
    </message>
    <message>
        <source>standard input</source>
        <translation>entrée standard</translation>
    </message>
    <message>
        <source>Usage: %1 COMMAND …

Tracks and races of Bubble Bar, without a window. Files that are given as “-” come from standard input.

Commands:
%2
“%1 COMMAND --help” tells more about a command. “%1 --version” tells the version.
Exit status: 0 done, 1 the answer is no, 2 cannot read or wrong use.</source>
        <translation>Utilisation&#x202f;: %1 COMMANDE …

Parcours et courses de Bubble Bar, sans fenêtre. Les fichiers notés «&#x202f;-&#x202f;» viennent de l’entrée standard.

Commandes&#x202f;:
%2
«&#x202f;%1 COMMANDE --help&#x202f;» en dit plus sur une commande. «&#x202f;%1 --version&#x202f;» affiche la version.
Code de retour&#x202f;: 0 fait, 1 la réponse est non, 2 lecture impossible ou mauvaise utilisation.</translation>
    </message>
    <message>
        <source>The answer could not be written.</source>
        <translation>La réponse n’a pas pu être écrite.</translation>
    </message>
    <message>
        <source>lists what the player may do</source>
        <translation>liste ce que le joueur peut faire</translation>
    </message>
    <message>
        <source>Lists every legal action of the player whose turn it is, one a line, sorted.</source>
        <translation>Liste toutes les actions permises du joueur dont c’est le tour, une par ligne, triées.</translation>
    </message>
    <message>
        <source>how many actions each sequence has</source>
        <translation>nombre d’actions de chaque suite</translation>
    </message>
    <message>
        <source>counts the ways to go on</source>
        <translation>compte les façons de continuer</translation>
    </message>
    <message>
        <source>Counts the sequences of exactly N legal actions. Cards are drawn from the pile as it lies.</source>
        <translation>Compte les suites d’exactement N actions permises. Les cartes sont piochées telles que la pioche est rangée.</translation>
    </message>
    <message>
        <source>stops after N actions; without it, after the last one</source>
        <translation>s’arrête après N actions&#x202f;; sans cela, après la dernière</translation>
    </message>
    <message>
        <source>shows a position out of a saved race</source>
        <translation>montre une position d’une course enregistrée</translation>
    </message>
    <message>
        <source>Prints the position after N actions of a game record as a position file.</source>
        <translation>Affiche la position après N actions d’une partie enregistrée sous forme de fichier de position.</translation>
    </message>
    <message numerus="yes">
        <source>%n turn(s)</source>
        <translation>
            <numerusform>%n tour</numerusform>
            <numerusform>%n tours</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n action(s)</source>
        <translation>
            <numerusform>%n action</numerusform>
            <numerusform>%n actions</numerusform>
        </translation>
    </message>
    <message>
        <source>Nobody has won yet: %1, %2.</source>
        <translation>Personne n’a encore gagné&#x202f;: %1, %2.</translation>
    </message>
    <message>
        <source>Won by %1: %2, %3.</source>
        <translation>Gagné par %1&#x202f;: %2, %3.</translation>
    </message>
    <message>
        <source>plays a saved race through and tells its result</source>
        <translation>rejoue une course enregistrée et donne son résultat</translation>
    </message>
    <message>
        <source>Plays a game record through and tells who has won. A record with an illegal action is refused
with the number of the action and the reason (exit status 1).</source>
        <translation>Rejoue une partie enregistrée et dit qui a gagné. Une partie avec une action interdite est refusée
avec le numéro de l’action et la raison (code de retour 1).</translation>
    </message>
    <message>
        <source>--players: “%1” is no level, only: random, easy, medium (or greedy), hard, expert.</source>
        <translation>--players&#x202f;: «&#x202f;%1&#x202f;» n’est pas un niveau, seulement&#x202f;: random, easy, medium (ou greedy), hard, expert.</translation>
    </message>
    <message>
        <source>--players: a race has two to five players.</source>
        <translation>--players&#x202f;: une course compte de deux à cinq joueurs.</translation>
    </message>
    <message>
        <source>Turns: %1 on average, half of the races within %2, four in five between %3 and %4</source>
        <translation>Tours&#x202f;: %1 en moyenne, la moitié des courses en %2 au plus, quatre sur cinq entre %3 et %4</translation>
    </message>
    <message>
        <source>Visits: %1</source>
        <translation>Visites&#x202f;: %1</translation>
    </message>
    <message>
        <source>Races: %1, of which %2 were not finished</source>
        <translation>Courses&#x202f;: %1, dont %2 non terminées</translation>
    </message>
    <message>
        <source>Actions a second: %1</source>
        <translation>Actions par seconde&#x202f;: %1</translation>
    </message>
    <message>
        <source>two to five of: random, easy, medium (or greedy), hard, expert</source>
        <translation>de deux à cinq parmi&#x202f;: random, easy, medium (ou greedy), hard, expert</translation>
    </message>
    <message>
        <source>how many races</source>
        <translation>nombre de courses</translation>
    </message>
    <message>
        <source>the same seed gives the same races</source>
        <translation>la même graine donne les mêmes courses</translation>
    </message>
    <message>
        <source>how many races at once; by default one for each core</source>
        <translation>nombre de courses en même temps&#x202f;; par défaut une par cœur</translation>
    </message>
    <message>
        <source>four players in teams: seats 0 and 2 against 1 and 3</source>
        <translation>quatre joueurs en équipes&#x202f;: places 0 et 2 contre 1 et 3</translation>
    </message>
    <message>
        <source>lets computer players race and tells how the races went</source>
        <translation>fait courir des ordinateurs et raconte les courses</translation>
    </message>
    <message>
        <source>Lets computer players race on a track many times, and tells how long the races are, which seats
win, and which spaces are visited. A race stops after 2000 turns.</source>
        <translation>Fait courir de nombreuses fois des ordinateurs sur un parcours et indique la durée des courses, les places
qui gagnent et les cases visitées. Une course s’arrête après 2000 tours.</translation>
    </message>
    <message>
        <source>Opens the track designer, with the files given.</source>
        <translation>Ouvre l’atelier de parcours, avec les fichiers indiqués.</translation>
    </message>
    <message>
        <source>Starts the program once more, even if it is running already. Without this, the running one opens the files and comes to the front.</source>
        <translation>Démarre le programme une fois de plus, même s’il tourne déjà. Sans cette option, celui qui tourne ouvre les fichiers et passe au premier plan.</translation>
    </message>
    <message>
        <source>Shows this help.</source>
        <translation>Affiche cette aide.</translation>
    </message>
    <message>
        <source>Shows the version.</source>
        <translation>Affiche la version.</translation>
    </message>
    <message>
        <source>Board games from the Bubble Bar.</source>
        <translation>Jeux de société du Bubble Bar.</translation>
    </message>
    <message>
        <source>Saved games (.bbgame, .bbbeetle, .bbbeep), tracks (.bbtrack, pictures with a track in them, share codes in a text file), tiles (.bbtiles) and decks of cards (.bbdeck) to open.</source>
        <translation>Parties enregistrées (.bbgame, .bbbeetle, .bbbeep), parcours (.bbtrack, images contenant un parcours, codes de partage dans un fichier texte), tuiles (.bbtiles) et jeux de cartes (.bbdeck) à ouvrir.</translation>
    </message>
    <message>
        <source>[files…]</source>
        <translation>[fichiers…]</translation>
    </message>
</context>
<context>
    <name>Crier</name>
    <message>
        <source>bonus reached: %1</source>
        <translation>bonus atteint&#x202f;: %1</translation>
    </message>
    <message>
        <source>It is &lt;b&gt;%1&lt;/b&gt;.</source>
        <comment>the card drawn</comment>
        <translation>C’est &lt;b&gt;%1&lt;/b&gt;.</translation>
    </message>
    <message>
        <source>They are &lt;b&gt;%1&lt;/b&gt; and &lt;b&gt;%2&lt;/b&gt;.</source>
        <comment>the cards drawn</comment>
        <translation>Ce sont &lt;b&gt;%1&lt;/b&gt; et &lt;b&gt;%2&lt;/b&gt;.</translation>
    </message>
    <message>
        <source>no second card could be played</source>
        <translation>aucune deuxième carte ne pouvait être jouée</translation>
    </message>
    <message>
        <source>all beetles are home</source>
        <translation>tous les scarabées sont arrivés</translation>
    </message>
    <message>
        <source>moves &lt;b&gt;%1’s beetles&lt;/b&gt; from now on</source>
        <translation>déplace désormais &lt;b&gt;les scarabées de %1&lt;/b&gt;</translation>
    </message>
</context>
<context>
    <name>DesignerDialogs</name>
    <message>
        <source>All files (*)</source>
        <translation>Tous les fichiers (*)</translation>
    </message>
    <message>
        <source>Open a track</source>
        <translation>Ouvrir un parcours</translation>
    </message>
    <message>
        <source>Tracks, races and tile sets (*.bbtrack *.bbgame *.bbtiles)</source>
        <translation>Parcours, courses et jeux de tuiles (*.bbtrack *.bbgame *.bbtiles)</translation>
    </message>
    <message>
        <source>Pictures that carry a track (*.png *.svg)</source>
        <translation>Images contenant un parcours (*.png *.svg)</translation>
    </message>
    <message>
        <source>Choose the tiles of the new track</source>
        <translation>Choisir les tuiles du nouveau parcours</translation>
    </message>
    <message>
        <source>Tile sets (*.bbtiles)</source>
        <translation>Jeux de tuiles (*.bbtiles)</translation>
    </message>
    <message>
        <source>Save the track</source>
        <translation>Enregistrer le parcours</translation>
    </message>
    <message>
        <source>Tracks (*.bbtrack)</source>
        <translation>Parcours (*.bbtrack)</translation>
    </message>
    <message>
        <source>Save the pages</source>
        <translation>Enregistrer les pages</translation>
    </message>
    <message>
        <source>PDF documents (*.pdf)</source>
        <translation>Documents PDF (*.pdf)</translation>
    </message>
    <message>
        <source>Save a picture</source>
        <translation>Enregistrer une image</translation>
    </message>
    <message>
        <source>PNG pictures (*.png)</source>
        <translation>Images PNG (*.png)</translation>
    </message>
    <message>
        <source>SVG drawings (*.svg)</source>
        <translation>Dessins SVG (*.svg)</translation>
    </message>
    <message>
        <source>Save the track?</source>
        <translation>Enregistrer le parcours&#x202f;?</translation>
    </message>
    <message>
        <source>Save the changes to “%1”?</source>
        <translation>Enregistrer les modifications de «&#x202f;%1&#x202f;»&#x202f;?</translation>
    </message>
    <message>
        <source>Else they are lost.</source>
        <translation>Sinon, elles seront perdues.</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Enregistrer</translation>
    </message>
    <message>
        <source>Don’t save</source>
        <translation>Ne pas enregistrer</translation>
    </message>
    <message>
        <source>Keep designing</source>
        <translation>Continuer à créer</translation>
    </message>
    <message>
        <source>Replace the files?</source>
        <translation>Remplacer les fichiers&#x202f;?</translation>
    </message>
    <message>
        <source>Replace</source>
        <translation>Remplacer</translation>
    </message>
</context>
<context>
    <name>DesignerHelp</name>
    <message>
        <source>Lay tiles on the board and join their stems: that is a track. Drag a tile out of the box, or click it and click where it shall lie. &lt;b&gt;R&lt;/b&gt; turns it, &lt;b&gt;F&lt;/b&gt; shows its other side.</source>
        <translation>Pose des tuiles sur la table et relie leurs tiges&#x202f;: voilà un parcours. Fais glisser une tuile hors de la boîte, ou clique dessus puis là où elle doit aller. &lt;b&gt;R&lt;/b&gt; la tourne, &lt;b&gt;F&lt;/b&gt; montre son autre côté.</translation>
    </message>
    <message>
        <source>Stems that meet at an edge make one way.</source>
        <translation>Les tiges qui se rejoignent à un bord font un seul chemin.</translation>
    </message>
    <message>
        <source>What a good track has</source>
        <translation>Ce qu’il faut à un bon parcours</translation>
    </message>
    <message>
        <source>&lt;b&gt;A start&lt;/b&gt; with at least two tiles beside it, so that not everybody takes the same way.</source>
        <translation>&lt;b&gt;Un départ&lt;/b&gt; avec au moins deux tuiles à côté, pour que tout le monde ne prenne pas le même chemin.</translation>
    </message>
    <message>
        <source>&lt;b&gt;All tiles in one piece&lt;/b&gt;, edge to edge, each one only as often as the box has it.</source>
        <translation>&lt;b&gt;Toutes les tuiles d’un seul tenant&lt;/b&gt;, bord à bord, chacune seulement autant de fois que dans la boîte.</translation>
    </message>
    <message>
        <source>&lt;b&gt;A finish&lt;/b&gt; that can be reached along the stems.</source>
        <translation>&lt;b&gt;Une arrivée&lt;/b&gt; qu’on peut atteindre le long des tiges.</translation>
    </message>
    <message>
        <source>The findings</source>
        <translation>Les remarques</translation>
    </message>
    <message>
        <source>The list beside the board says what is still missing, and what to do about it. Click a line to see the tiles; some things the program can repair by itself. A &lt;b&gt;warning&lt;/b&gt; is only advice: you can play such a track. A draft can always be saved.</source>
        <translation>La liste à côté de la table dit ce qui manque encore, et que faire. Clique sur une ligne pour voir les tuiles&#x202f;; le programme peut réparer certaines choses lui-même. Un &lt;b&gt;avertissement&lt;/b&gt; n’est qu’un conseil&#x202f;: on peut jouer sur un tel parcours. Un brouillon s’enregistre toujours.</translation>
    </message>
    <message>
        <source>Fewer than six tiles make a short race, six to nine a medium one, more than nine a long one.</source>
        <translation>Moins de six tuiles font une course courte, six à neuf une moyenne, plus de neuf une longue.</translation>
    </message>
    <message>
        <source>On paper</source>
        <translation>Sur papier</translation>
    </message>
    <message>
        <source>Print a &lt;b&gt;plan&lt;/b&gt; to build the track with the tiles from the box: a picture, a list of the tiles and a code to scan.</source>
        <translation>Imprime un &lt;b&gt;plan&lt;/b&gt; pour construire le parcours avec les tuiles de la boîte&#x202f;: une image, une liste des tuiles et un code à scanner.</translation>
    </message>
    <message>
        <source>The plan of a track on one page.</source>
        <translation>Le plan d’un parcours sur une page.</translation>
    </message>
    <message>
        <source>Or make everything yourself: a &lt;b&gt;poster&lt;/b&gt; of the track in its true size over several pages, &lt;b&gt;tiles&lt;/b&gt; and &lt;b&gt;cards&lt;/b&gt; to cut out, and &lt;b&gt;stickers&lt;/b&gt; for wooden beetles.</source>
        <translation>Ou fais tout toi-même&#x202f;: une &lt;b&gt;affiche&lt;/b&gt; du parcours en taille réelle sur plusieurs pages, des &lt;b&gt;tuiles&lt;/b&gt; et des &lt;b&gt;cartes&lt;/b&gt; à découper, et des &lt;b&gt;autocollants&lt;/b&gt; pour des scarabées en bois.</translation>
    </message>
    <message>
        <source>Tiles to cut out. The backs come on the next page.</source>
        <translation>Tuiles à découper. Les versos viennent sur la page suivante.</translation>
    </message>
    <message>
        <source>The pages have a line of 100 mm. Measure it: if it is not 100 mm long, the printer has made everything larger or smaller. Then switch off “fit to page”.</source>
        <translation>Les pages ont une ligne de 100 mm. Mesure-la&#x202f;: si elle ne fait pas 100 mm, l’imprimante a tout agrandi ou réduit. Désactive alors «&#x202f;ajuster à la page&#x202f;».</translation>
    </message>
    <message>
        <source>To friends</source>
        <translation>À tes amis</translation>
    </message>
    <message>
        <source>Send them the file, or copy the &lt;b&gt;share code&lt;/b&gt;: a short text that is the whole track. Whoever pastes it in the designer has your track.</source>
        <translation>Envoie-leur le fichier, ou copie le &lt;b&gt;code de partage&lt;/b&gt;&#x202f;: un court texte qui contient tout le parcours. Qui le colle dans l’atelier a ton parcours.</translation>
    </message>
    <message>
        <source>The same code as a picture for a phone.</source>
        <translation>Le même code en image pour un téléphone.</translation>
    </message>
    <message>
        <source>A &lt;b&gt;picture&lt;/b&gt; of the track carries it too: drop it on the window of the designer, and it opens as a track.</source>
        <translation>Une &lt;b&gt;image&lt;/b&gt; du parcours le contient aussi&#x202f;: dépose-la sur la fenêtre de l’atelier, et elle s’ouvre en parcours.</translation>
    </message>
</context>
<context>
    <name>DiscardMode</name>
    <message>
        <source>%1: no card can be played. Choose one to discard</source>
        <translation>%1&#x202f;: aucune carte jouable. Choisis-en une à défausser</translation>
    </message>
    <message>
        <source>Discard it</source>
        <translation>Défausser</translation>
    </message>
    <message>
        <source>%1: discard %2?</source>
        <translation>%1&#x202f;: défausser %2&#x202f;?</translation>
    </message>
    <message>
        <source>First choose the card that is to go.</source>
        <translation>Choisis d’abord la carte à défausser.</translation>
    </message>
</context>
<context>
    <name>DrawMode</name>
    <message>
        <source>%1: bonus! %2</source>
        <translation>%1&#x202f;: bonus&#x202f;! %2</translation>
    </message>
    <message>
        <source>Draw a card</source>
        <translation>Piocher une carte</translation>
    </message>
</context>
<context>
    <name>EndPanel</name>
    <message>
        <source>You ended it in turn %1. That is how far everybody came.</source>
        <translation>Tu l’as arrêtée au tour %1. Voilà où chacun en était.</translation>
    </message>
    <message>
        <source>All beetles of the team are at the bar, in turn %1.</source>
        <translation>Tous les scarabées de l’équipe sont au bar, au tour %1.</translation>
    </message>
    <message>
        <source>Both beetles are at the bar, in turn %1.</source>
        <translation>Les deux scarabées sont au bar, au tour %1.</translation>
    </message>
    <message numerus="yes">
        <source>All %n beetles are at the bar, in turn %1.</source>
        <translation>
            <numerusform>Le seul scarabée est au bar, au tour %1.</numerusform>
            <numerusform>Les %n scarabées sont tous au bar, au tour %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>The last move of %1 brought home %2 together. A stack counts from the bottom, so %3 was complete first.</source>
        <translation>Le dernier déplacement de %1 a amené ensemble %2 à l’arrivée. Une pile compte à partir du bas&#x202f;: %3 avait donc tous les siens en premier.</translation>
    </message>
    <message>
        <source>The last move: %1</source>
        <translation>Le dernier coup&#x202f;: %1</translation>
    </message>
    <message>
        <source>The race ends without a winner</source>
        <translation>La course finit sans gagnant</translation>
    </message>
    <message>
        <source>%1 wins!</source>
        <translation>%1 gagne&#x202f;!</translation>
    </message>
    <message>
        <source>%1 and %2 win!</source>
        <translation>%1 et %2 gagnent&#x202f;!</translation>
    </message>
</context>
<context>
    <name>Explanation</name>
    <message>
        <source>The rules allow this.</source>
        <translation>Les règles le permettent.</translation>
    </message>
    <message>
        <source>The race is over, so nothing can be done any more.</source>
        <translation>La course est finie, on ne peut plus rien faire.</translation>
    </message>
    <message>
        <source>First comes the bonus on %1 (%2): use it or skip it.</source>
        <translation>D’abord le bonus sur %1 (%2)&#x202f;: utilise-le ou passe-le.</translation>
    </message>
    <message>
        <source>No bonus is waiting to be used or skipped.</source>
        <translation>Aucun bonus n’attend d’être utilisé ou passé.</translation>
    </message>
    <message>
        <source>The bonus on %1 is another one: %2.</source>
        <translation>Le bonus sur %1 en est un autre&#x202f;: %2.</translation>
    </message>
    <message>
        <source>The card “%1” is not in the hand of %2.</source>
        <translation>La carte «&#x202f;%1&#x202f;» manque&#x202f;: %2 ne l’a pas en main.</translation>
    </message>
    <message>
        <source>A turn begins with a card, and one can be played: “%1”.</source>
        <translation>Un tour commence par une carte, et une peut être jouée&#x202f;: «&#x202f;%1&#x202f;».</translation>
    </message>
    <message>
        <source>No card in the hand of %1 can be played, so one must be discarded.</source>
        <translation>Aucune carte de la main ne peut être jouée&#x202f;: %1 doit en défausser une.</translation>
    </message>
    <message>
        <source>A card was already played in this turn, so none is discarded.</source>
        <translation>Une carte a déjà été jouée à ce tour, donc on n’en défausse aucune.</translation>
    </message>
    <message>
        <source>A card is discarded only when none can be played, but one can be: “%1”.</source>
        <translation>On ne défausse une carte que si aucune n’est jouable, mais une l’est&#x202f;: «&#x202f;%1&#x202f;».</translation>
    </message>
    <message>
        <source>The beetle %1 is at the Bubble Bar (finish), and beetles there never move again.</source>
        <translation>Le scarabée %1 est au Bubble Bar (arrivée), et là-bas les scarabées ne bougent plus.</translation>
    </message>
    <message>
        <source>The beetle %1 is on %2 already, and a move never ends where it began.</source>
        <translation>Le scarabée %1 est déjà sur %2, et un déplacement ne finit jamais là où il a commencé.</translation>
    </message>
    <message>
        <source>The way to %1 leads over %2, where a beetle stands, and on that tile beetles can&apos;t be overtaken.</source>
        <translation>Le chemin vers %1 passe par %2, où se trouve un scarabée, et sur cette tuile on ne dépasse pas.</translation>
    </message>
    <message>
        <source>The way to %1 leads through the Bubble Bar (finish), and every move that reaches it stops there.</source>
        <translation>Le chemin vers %1 passe par le Bubble Bar (arrivée), et tout déplacement qui l’atteint s’y arrête.</translation>
    </message>
    <message numerus="yes">
        <source>A move of %n space(s) to %1 would visit %2 twice, and no move visits a space twice.</source>
        <translation>
            <numerusform>Un déplacement de %n case vers %1 passerait deux fois par %2, et aucun déplacement ne passe deux fois par une case.</numerusform>
            <numerusform>Un déplacement de %n cases vers %1 passerait deux fois par %2, et aucun déplacement ne passe deux fois par une case.</numerusform>
        </translation>
    </message>
    <message>
        <source>The move must leave its tile for a neighbouring one, and %1 is on the same tile as %2.</source>
        <translation>Le déplacement doit quitter sa tuile pour une tuile voisine, et %1 est sur la même tuile que %2.</translation>
    </message>
    <message>
        <source>The tile of %1 is not next to the tile of %2, which stands on %3.</source>
        <translation>La tuile de la case %1 n’est pas voisine de la tuile du scarabée %2, qui est sur %3.</translation>
    </message>
    <message>
        <source>The move stops on the first space of tile %1 that it reaches, and that is never %2.</source>
        <translation>Le déplacement s’arrête sur la première case atteinte de la tuile %1, et ce n’est jamais %2.</translation>
    </message>
    <message>
        <source>There is no stack to reorder at %1.</source>
        <translation>Il n’y a pas de pile à réordonner sur %1.</translation>
    </message>
    <message>
        <source>%1 holds no stack of two or more beetles to reorder.</source>
        <translation>Sur %1, il n’y a pas de pile d’au moins deux scarabées à réordonner.</translation>
    </message>
    <message>
        <source>The new order must name each beetle on %1 once, and no others.</source>
        <translation>Le nouvel ordre doit nommer une fois chaque scarabée sur %1, et aucun autre.</translation>
    </message>
    <message>
        <source>The stack on %1 is in this order already.</source>
        <translation>La pile sur %1 est déjà dans cet ordre.</translation>
    </message>
    <message>
        <source>Only track tiles can be turned, not start or finish.</source>
        <translation>On ne tourne que les tuiles de parcours, pas le départ ni l’arrivée.</translation>
    </message>
    <message>
        <source>The bonus moves only own beetles, and %1 does not belong to %2.</source>
        <translation>Ce bonus ne déplace que ses propres scarabées, et %2 ne possède pas %1.</translation>
    </message>
    <message>
        <source>The card moves only own beetles, and %1 does not belong to %2.</source>
        <translation>Cette carte ne déplace que ses propres scarabées, et %2 ne possède pas %1.</translation>
    </message>
    <message>
        <source>%1 shows %2, the colour of %3 on top, not %4.</source>
        <translation>Sur %1, on voit %2, la couleur de %3 tout en haut, et non %4.</translation>
    </message>
    <message>
        <source>%1 shows %2, not %3.</source>
        <translation>Sur %1, on voit %2, et non %3.</translation>
    </message>
    <message>
        <source>, </source>
        <translation>, </translation>
    </message>
    <message numerus="yes">
        <source>%1 takes no more than %n beetle(s), so a stack of %2 cannot enter.</source>
        <translation>
            <numerusform>Sur %1, il y a place pour %n scarabée au plus&#x202f;: une pile de %2 ne peut pas y entrer.</numerusform>
            <numerusform>Sur %1, il y a place pour %n scarabées au plus&#x202f;: une pile de %2 ne peut pas y entrer.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 is full: it holds %n beetle(s) and its limit is %2.</source>
        <translation>
            <numerusform>Plus de place sur %1&#x202f;: il y a %n scarabée et la limite est %2.</numerusform>
            <numerusform>Plus de place sur %1&#x202f;: il y a %n scarabées et la limite est %2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 holds %n beetle(s) and its limit is %2, so a stack of %3 cannot enter.</source>
        <translation>
            <numerusform>Sur %1, il y a %n scarabée et la limite est %2&#x202f;: une pile de %3 ne peut pas y entrer.</numerusform>
            <numerusform>Sur %1, il y a %n scarabées et la limite est %2&#x202f;: une pile de %3 ne peut pas y entrer.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The way to %1 leads over %2, which takes no more than %n beetle(s), so a stack of %3 cannot pass.</source>
        <translation>
            <numerusform>Le chemin vers %1 passe par %2, où il y a place pour %n scarabée au plus&#x202f;: une pile de %3 ne peut pas passer.</numerusform>
            <numerusform>Le chemin vers %1 passe par %2, où il y a place pour %n scarabées au plus&#x202f;: une pile de %3 ne peut pas passer.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The way to %1 leads over %2, which is full: it holds %n beetle(s) and its limit is %3.</source>
        <translation>
            <numerusform>Le chemin vers %1 passe par %2, où il n’y a plus de place&#x202f;: il y a %n scarabée et la limite est %3.</numerusform>
            <numerusform>Le chemin vers %1 passe par %2, où il n’y a plus de place&#x202f;: il y a %n scarabées et la limite est %3.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The way to %1 leads over %2, which holds %n beetle(s) and has a limit of %3, so a stack of %4 cannot pass.</source>
        <translation>
            <numerusform>Le chemin vers %1 passe par %2, où il y a %n scarabée et une limite de %3&#x202f;: une pile de %4 ne peut pas passer.</numerusform>
            <numerusform>Le chemin vers %1 passe par %2, où il y a %n scarabées et une limite de %3&#x202f;: une pile de %4 ne peut pas passer.</numerusform>
        </translation>
    </message>
    <message>
        <source>The move would have to stop at %1 first, which shows every colour.</source>
        <translation>Le déplacement devrait d’abord s’arrêter sur %1, qui montre toutes les couleurs.</translation>
    </message>
    <message>
        <source>The move would have to stop on %1 first, which shows %2 too.</source>
        <translation>Le déplacement devrait d’abord s’arrêter sur %1, qui montre aussi %2.</translation>
    </message>
    <message>
        <source>No path leads straight from tile %1 to tile %2.</source>
        <translation>Aucun chemin ne mène directement de la tuile %1 à la tuile %2.</translation>
    </message>
    <message>
        <source>No paths lead from %1 to %2.</source>
        <translation>Aucun chemin ne mène depuis %1 vers %2.</translation>
    </message>
    <message numerus="yes">
        <source>%n space(s)</source>
        <comment>a distance</comment>
        <translation>
            <numerusform>%n case</numerusform>
            <numerusform>%n cases</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The bonus moves a beetle exactly %n space(s), and %1 is %2 away.</source>
        <translation>
            <numerusform>Le bonus déplace un scarabée d’exactement %n case, et la distance vers %1 est de %2.</numerusform>
            <numerusform>Le bonus déplace un scarabée d’exactement %n cases, et la distance vers %1 est de %2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The card moves a beetle exactly %n space(s), and %1 is %2 away.</source>
        <translation>
            <numerusform>La carte déplace un scarabée d’exactement %n case, et la distance vers %1 est de %2.</numerusform>
            <numerusform>La carte déplace un scarabée d’exactement %n cases, et la distance vers %1 est de %2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The bonus needs the full %n space(s), and %1 is only %2 away.</source>
        <translation>
            <numerusform>Le bonus demande %n case entière, et la distance vers %1 n’est que de %2.</numerusform>
            <numerusform>Le bonus demande les %n cases, et la distance vers %1 n’est que de %2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The card needs the full %n space(s), and %1 is only %2 away.</source>
        <translation>
            <numerusform>La carte demande %n case entière, et la distance vers %1 n’est que de %2.</numerusform>
            <numerusform>La carte demande les %n cases, et la distance vers %1 n’est que de %2.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>FileChooser</name>
    <message>
        <source>Open a saved game or a track</source>
        <translation>Ouvrir une partie enregistrée ou un parcours</translation>
    </message>
    <message>
        <source>Choose a track to race on</source>
        <translation>Choisir un parcours pour la course</translation>
    </message>
    <message>
        <source>Choose a deck of cards</source>
        <translation>Choisir un jeu de cartes</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Tous les fichiers (*)</translation>
    </message>
    <message>
        <source>Decks (*.bbdeck)</source>
        <translation>Jeux de cartes (*.bbdeck)</translation>
    </message>
    <message>
        <source>Saved games and tracks (*.bbgame *.bbbeetle *.bbbeep *.bbtrack)</source>
        <translation>Parties enregistrées et parcours (*.bbgame *.bbbeetle *.bbbeep *.bbtrack)</translation>
    </message>
    <message>
        <source>Pictures that carry a track (*.png *.svg)</source>
        <translation>Images contenant un parcours (*.png *.svg)</translation>
    </message>
</context>
<context>
    <name>FileError</name>
    <message>
        <source>The file can&apos;t be read: %1.</source>
        <translation>Impossible de lire le fichier&#x202f;: %1.</translation>
    </message>
    <message>
        <source>The file can&apos;t be saved: %1.</source>
        <translation>Impossible d’enregistrer le fichier&#x202f;: %1.</translation>
    </message>
    <message>
        <source>The file is larger than %2 MiB.</source>
        <translation>Le fichier dépasse %2 Mio.</translation>
    </message>
    <message>
        <source>This is no UTF-8 text.</source>
        <translation>Ce n’est pas du texte UTF-8.</translation>
    </message>
    <message>
        <source>From here on this is no valid JSON.</source>
        <translation>À partir d’ici, ce n’est pas du JSON valable.</translation>
    </message>
    <message>
        <source>A text holds a character that is not allowed there.</source>
        <translation>Un texte contient un caractère interdit à cet endroit.</translation>
    </message>
    <message>
        <source>This key comes twice in one object.</source>
        <translation>Cette clé apparaît deux fois dans un objet.</translation>
    </message>
    <message>
        <source>Objects and lists lie more than %2 deep in each other.</source>
        <translation>Des objets et des listes sont imbriqués sur plus de %2 niveaux.</translation>
    </message>
    <message>
        <source>The format must be “%2”, but it is “%1”.</source>
        <translation>Le format doit être «&#x202f;%2&#x202f;», mais c’est «&#x202f;%1&#x202f;».</translation>
    </message>
    <message>
        <source>This has version %1, made by a newer program; versions up to %2 can be opened here.</source>
        <translation>Ceci a la version %1, créée par un programme plus récent&#x202f;; ici on peut ouvrir les versions jusqu’à %2.</translation>
    </message>
    <message>
        <source>This must be an object in braces.</source>
        <translation>Ceci doit être un objet entre accolades.</translation>
    </message>
    <message>
        <source>This must be a list in square brackets.</source>
        <translation>Ceci doit être une liste entre crochets.</translation>
    </message>
    <message>
        <source>This must be a text in quotes.</source>
        <translation>Ceci doit être un texte entre guillemets.</translation>
    </message>
    <message>
        <source>This must be a number.</source>
        <translation>Ceci doit être un nombre.</translation>
    </message>
    <message>
        <source>This must be a whole number.</source>
        <translation>Ceci doit être un nombre entier.</translation>
    </message>
    <message>
        <source>This must be true or false.</source>
        <translation>Ceci doit être true ou false.</translation>
    </message>
    <message>
        <source>This key is missing.</source>
        <translation>Cette clé manque.</translation>
    </message>
    <message>
        <source>This key is not known here.</source>
        <translation>Cette clé est inconnue ici.</translation>
    </message>
    <message>
        <source>The number must be within %2, but it is %1.</source>
        <translation>Le nombre doit être dans l’intervalle %2, mais c’est %1.</translation>
    </message>
    <message>
        <source>The text must have %2 characters, but it has %1.</source>
        <translation>Le texte doit avoir %2 caractères, mais il en a %1.</translation>
    </message>
    <message>
        <source>The list must have %2 entries, but it has %1.</source>
        <translation>La liste doit avoir %2 éléments, mais elle en a %1.</translation>
    </message>
    <message>
        <source>“%1” is not known here, only: %2.</source>
        <translation>«&#x202f;%1&#x202f;» est inconnu ici, seulement&#x202f;: %2.</translation>
    </message>
    <message>
        <source>“%1” comes twice.</source>
        <translation>«&#x202f;%1&#x202f;» apparaît deux fois.</translation>
    </message>
    <message>
        <source>Line %1, %2: %3</source>
        <translation>Ligne %1, %2&#x202f;: %3</translation>
    </message>
    <message>
        <source>Line %1: %2</source>
        <translation>Ligne %1&#x202f;: %2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1&#x202f;: %2</translation>
    </message>
    <message>
        <source>The file is empty.</source>
        <translation>Le fichier est vide.</translation>
    </message>
    <message>
        <source>This is a folder. Choose a file in it.</source>
        <translation>C’est un dossier. Choisis un fichier dedans.</translation>
    </message>
</context>
<context>
    <name>Files</name>
    <message>
        <source>This is no file.</source>
        <translation>Ce n’est pas un fichier.</translation>
    </message>
    <message>
        <source>This is neither a saved game nor a track, and no picture or text that carries a track.</source>
        <translation>Ce n’est ni une partie enregistrée ni un parcours, ni une image ou un texte contenant un parcours.</translation>
    </message>
    <message>
        <source>Can’t open the file</source>
        <translation>Impossible d’ouvrir le fichier</translation>
    </message>
    <message>
        <source>“%1” can’t be opened.</source>
        <translation>Impossible d’ouvrir «&#x202f;%1&#x202f;».</translation>
    </message>
    <message>
        <source>Can’t open the text</source>
        <translation>Impossible d’ouvrir le texte</translation>
    </message>
    <message>
        <source>The text is not a share code that can be opened.</source>
        <translation>Ce texte n’est pas un code de partage qu’on puisse ouvrir.</translation>
    </message>
</context>
<context>
    <name>FirstFlight</name>
    <message>
        <source>Your three beetles are orange. Bring them all to the Bubble Bar before %1 brings the blue ones.</source>
        <translation>Tes trois scarabées sont orange. Amène-les tous au Bubble Bar avant que %1 n’y amène les bleus.</translation>
    </message>
    <message>
        <source>%1 begins. Watch the blue beetle walk!</source>
        <translation>%1 commence. Regarde le scarabée bleu avancer&#x202f;!</translation>
    </message>
    <message>
        <source>Your turn! Your cards lie below. Press the blue one.</source>
        <translation>À toi&#x202f;! Tes cartes sont en bas. Clique sur la bleue.</translation>
    </message>
    <message>
        <source>The blue card moves one of your beetles. Press one.</source>
        <translation>La carte bleue déplace un de tes scarabées. Clique sur l’un d’eux.</translation>
    </message>
    <message>
        <source>The shining places are where it can go. Press the blue beetle: it counts as blue.</source>
        <translation>Il peut aller sur les cases qui brillent. Clique sur le scarabée bleu&#x202f;: il compte comme bleu.</translation>
    </message>
    <message>
        <source>You climbed onto a beetle, and that earned you a card! Press “End turn” to draw one more.</source>
        <translation>Tu as grimpé sur un scarabée, et ça t’a rapporté une carte&#x202f;! Clique sur «&#x202f;Finir le tour&#x202f;» pour en piocher encore une.</translation>
    </message>
    <message>
        <source>Now it is the turn of %1. Watch your beetle, too!</source>
        <translation>Maintenant, c’est le tour de %1. Regarde bien ton scarabée aussi&#x202f;!</translation>
    </message>
    <message>
        <source>That was a free ride: a beetle carries all that sit on top of it.</source>
        <translation>Un voyage gratis&#x202f;: un scarabée porte tous ceux qui sont sur lui.</translation>
    </message>
    <message>
        <source>Some cards move any beetle, even one of %1. Press the one with the ring.</source>
        <translation>Certaines cartes déplacent un scarabée au choix, même un de %1. Clique sur celle qui est entourée.</translation>
    </message>
    <message>
        <source>Point at the stack, and it opens. Then press the blue beetle under yours.</source>
        <translation>Passe la souris sur la pile&#x202f;: elle s’ouvre. Clique alors sur le scarabée bleu, sous le tien.</translation>
    </message>
    <message>
        <source>Try to send both to the purple tile: press the flower with the ring.</source>
        <translation>Essaie d’envoyer les deux sur la tuile violette&#x202f;: clique sur la fleur entourée.</translation>
    </message>
    <message>
        <source>Each flower on a purple tile has room for one beetle only. So send yours alone!</source>
        <translation>Chaque fleur d’une tuile violette n’a place que pour un scarabée. Envoie donc le tien tout seul&#x202f;!</translation>
    </message>
    <message>
        <source>A picture in a flower is a bonus. This one moves any beetle one space: take yours!</source>
        <translation>Une image dans une fleur est un bonus. Celui-ci déplace un scarabée au choix d’une case&#x202f;: prends le tien&#x202f;!</translation>
    </message>
    <message>
        <source>You may play a second card. The Bubble Bar counts as every colour, so go in with yellow!</source>
        <translation>Tu peux jouer une deuxième carte. Le Bubble Bar compte pour toutes les couleurs&#x202f;: entre donc avec la jaune&#x202f;!</translation>
    </message>
    <message>
        <source>Your first beetle is home! You win as soon as the other two are there as well.</source>
        <translation>Ton premier scarabée est arrivé&#x202f;! Tu gagnes dès que les deux autres y sont aussi.</translation>
    </message>
    <message>
        <source>Do the last beetles of two players come home on one stack? Then the lower one was first.</source>
        <translation>Les derniers scarabées de deux joueurs arrivent sur une même pile&#x202f;? Alors celui du dessous est premier.</translation>
    </message>
    <message>
        <source>Now you know all you need. Finish this race, or begin a real one!</source>
        <translation>Tu sais maintenant tout ce qu’il faut. Finis cette course, ou commences-en une vraie&#x202f;!</translation>
    </message>
    <message>
        <source>First Flight</source>
        <translation>Premier vol</translation>
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
        <translation>%1&#x202f;: choisis une carte</translation>
    </message>
    <message>
        <source>or a beetle to move</source>
        <translation>ou un scarabée à déplacer</translation>
    </message>
    <message>
        <source>%1: play a second card, or end the turn</source>
        <translation>%1&#x202f;: joue une deuxième carte, ou finis le tour</translation>
    </message>
    <message>
        <source>First choose a card or a beetle, then the place.</source>
        <translation>Choisis d’abord une carte ou un scarabée, puis la case.</translation>
    </message>
</context>
<context>
    <name>Guidelines</name>
    <message>
        <source>the start tile</source>
        <translation>la tuile de départ</translation>
    </message>
    <message>
        <source>the finish tile</source>
        <translation>la tuile d’arrivée</translation>
    </message>
    <message>
        <source>Lay the start tile.</source>
        <translation>Pose la tuile de départ.</translation>
    </message>
    <message>
        <source>Lay at least two track tiles beside the start tile.</source>
        <translation>Pose au moins deux tuiles de parcours à côté de la tuile de départ.</translation>
    </message>
    <message>
        <source>Connect these to the start tile, edge to edge: %1.</source>
        <translation>Relie ces tuiles à la tuile de départ, bord à bord&#x202f;: %1.</translation>
    </message>
    <message>
        <source>Lay the finish tile.</source>
        <translation>Pose la tuile d’arrivée.</translation>
    </message>
    <message>
        <source>Turn or move tiles until the paths lead from start to finish.</source>
        <translation>Tourne ou déplace des tuiles jusqu’à ce que les chemins mènent du départ à l’arrivée.</translation>
    </message>
    <message>
        <source>Lay track tiles between start and finish.</source>
        <translation>Pose des tuiles de parcours entre le départ et l’arrivée.</translation>
    </message>
    <message>
        <source>Take one %1 away: the tile is laid more than once.</source>
        <translation>Retire un exemplaire de %1&#x202f;: la tuile est posée plusieurs fois.</translation>
    </message>
    <message>
        <source>Add a way around %1: a single turn of it cuts the finish off.</source>
        <translation>Ajoute un chemin pour contourner %1&#x202f;: en la tournant une seule fois, on coupe l’arrivée.</translation>
    </message>
    <message>
        <source>Move the finish tile away from the start tile: one step ends the race.</source>
        <translation>Éloigne la tuile d’arrivée de la tuile de départ&#x202f;: un seul pas finit la course.</translation>
    </message>
</context>
<context>
    <name>HeatMap</name>
    <message>
        <source>visits per race: %1</source>
        <extracomment>%1: &quot;A.0 1.2, A.1 0.4&quot;</extracomment>
        <translation>passages par course&#x202f;: %1</translation>
    </message>
    <message>
        <source>Visits per race</source>
        <translation>Passages par course</translation>
    </message>
    <message>
        <source>As it was before the last change</source>
        <translation>Comme avant le dernier changement</translation>
    </message>
</context>
<context>
    <name>Help</name>
    <message>
        <source>Help</source>
        <translation>Aide</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Règles</translation>
    </message>
</context>
<context>
    <name>HelpPage</name>
    <message>
        <source>The aim of the game</source>
        <translation>Le but du jeu</translation>
    </message>
    <message>
        <source>The cards</source>
        <translation>Les cartes</translation>
    </message>
    <message>
        <source>Spaces and moves</source>
        <translation>Cases et déplacements</translation>
    </message>
    <message>
        <source>Stacks and rides</source>
        <translation>Piles et passagers</translation>
    </message>
    <message>
        <source>How many fit</source>
        <translation>Combien y tiennent</translation>
    </message>
    <message>
        <source>Bonuses</source>
        <translation>Bonus</translation>
    </message>
    <message>
        <source>Your turn</source>
        <translation>Ton tour</translation>
    </message>
    <message>
        <source>The end</source>
        <translation>La fin</translation>
    </message>
    <message>
        <source>Playing in teams</source>
        <translation>Jouer en équipes</translation>
    </message>
    <message>
        <source>Keys at the table</source>
        <translation>Touches à la table</translation>
    </message>
    <message>
        <source>Rules of Beetle</source>
        <translation>Règles de Beetle</translation>
    </message>
    <message>
        <source>Rules of Beep! Beep!</source>
        <translation>Règles de Beep! Beep!</translation>
    </message>
    <message>
        <source>Designing a track</source>
        <translation>Créer un parcours</translation>
    </message>
    <message>
        <source>Printing and sharing</source>
        <translation>Imprimer et partager</translation>
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
        <translation>Parcours</translation>
    </message>
</context>
<context>
    <name>Hint</name>
    <message>
        <source>Move %1 to %2 with the card “%3”.</source>
        <translation>Déplace %1 vers %2 avec la carte «&#x202f;%3&#x202f;».</translation>
    </message>
    <message>
        <source>Move %1 to %2.</source>
        <translation>Déplace %1 vers %2.</translation>
    </message>
    <message>
        <source>Draw the card.</source>
        <translation>Pioche la carte.</translation>
    </message>
    <message>
        <source>Skip the bonus.</source>
        <translation>Passe le bonus.</translation>
    </message>
    <message>
        <source>Discard the card “%1”.</source>
        <translation>Défausse la carte «&#x202f;%1&#x202f;».</translation>
    </message>
    <message>
        <source>End your turn.</source>
        <translation>Finis ton tour.</translation>
    </message>
    <message>
        <source>Put the stack on %1 into this order, from the bottom up: %2.</source>
        <translation>Mets la pile sur %1 dans cet ordre, de bas en haut&#x202f;: %2.</translation>
    </message>
    <message>
        <source>, </source>
        <translation>, </translation>
    </message>
    <message>
        <source>Turn tile %1 clockwise.</source>
        <translation>Tourne la tuile %1 dans le sens horaire.</translation>
    </message>
    <message>
        <source>Turn tile %1 counter-clockwise.</source>
        <translation>Tourne la tuile %1 dans le sens antihoraire.</translation>
    </message>
    <message>
        <source>That wins the race.</source>
        <translation>Ça gagne la course.</translation>
    </message>
    <message>
        <source>Then you can win the race in this turn.</source>
        <translation>Ainsi tu peux gagner la course à ce tour.</translation>
    </message>
    <message>
        <source>That brings a beetle home.</source>
        <translation>Ça amène un scarabée à l’arrivée.</translation>
    </message>
    <message numerus="yes">
        <source>That leaves %1 %n step(s) more to go.</source>
        <translation>
            <numerusform>Il reste ainsi %n pas de plus à faire pour %1.</numerusform>
            <numerusform>Il reste ainsi %n pas de plus à faire pour %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>That brings you %n step(s) closer to the Bubble Bar.</source>
        <translation>
            <numerusform>Ça te rapproche de %n pas du Bubble Bar.</numerusform>
            <numerusform>Ça te rapproche de %n pas du Bubble Bar.</numerusform>
        </translation>
    </message>
    <message>
        <source>That gets you a card.</source>
        <translation>Ça te donne une carte.</translation>
    </message>
    <message>
        <source>That gets you a bonus.</source>
        <translation>Ça te donne un bonus.</translation>
    </message>
    <message>
        <source>Others will carry your beetle along.</source>
        <translation>D’autres emporteront ton scarabée.</translation>
    </message>
    <message>
        <source>That doesn’t show yet, but helps most in the turns to come.</source>
        <translation>Ça ne se voit pas encore, mais c’est le plus utile pour les prochains tours.</translation>
    </message>
    <message>
        <source>Your other cards will be worth more later.</source>
        <translation>Tes autres cartes vaudront plus tard davantage.</translation>
    </message>
    <message>
        <source>Nothing it offers would help you.</source>
        <translation>Rien de ce qu’il propose ne t’aiderait.</translation>
    </message>
    <message>
        <source>Of your cards this is the one to miss least.</source>
        <translation>De tes cartes, c’est celle qui te manquera le moins.</translation>
    </message>
    <message>
        <source>That is all you can do now.</source>
        <translation>C’est tout ce que tu peux faire maintenant.</translation>
    </message>
</context>
<context>
    <name>HintMode</name>
    <message>
        <source>Hint: %1</source>
        <translation>Conseil&#x202f;: %1</translation>
    </message>
    <message>
        <source>Do it</source>
        <translation>Le faire</translation>
    </message>
</context>
<context>
    <name>KeyTable</name>
    <message>
        <source>New game, race or track</source>
        <translation>Nouvelle partie, nouvelle course ou nouveau parcours</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Ouvrir</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Enregistrer</translation>
    </message>
    <message>
        <source>Save as</source>
        <translation>Enregistrer sous</translation>
    </message>
    <message>
        <source>Print the track</source>
        <translation>Imprimer le parcours</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Préférences</translation>
    </message>
    <message>
        <source>Close the window</source>
        <translation>Fermer la fenêtre</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>Quitter</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Refaire</translation>
    </message>
    <message>
        <source>Zoom in</source>
        <translation>Zoom avant</translation>
    </message>
    <message>
        <source>Zoom out</source>
        <translation>Zoom arrière</translation>
    </message>
    <message>
        <source>Fit the track into the window</source>
        <translation>Ajuster le parcours à la fenêtre</translation>
    </message>
    <message>
        <source>Sound on or off</source>
        <translation>Activer ou couper le son</translation>
    </message>
    <message>
        <source>Show the keys</source>
        <translation>Afficher les touches</translation>
    </message>
    <message>
        <source>One step back</source>
        <translation>Un pas en arrière</translation>
    </message>
    <message>
        <source>Confirm</source>
        <translation>Confirmer</translation>
    </message>
    <message>
        <source>End the turn, or skip the bonus</source>
        <translation>Finir le tour, ou passer le bonus</translation>
    </message>
    <message>
        <source>Show a good move</source>
        <translation>Montrer un bon coup</translation>
    </message>
    <message>
        <source>Turn the tile clockwise</source>
        <translation>Tourner la tuile dans le sens horaire</translation>
    </message>
    <message>
        <source>Turn the tile counter-clockwise</source>
        <translation>Tourner la tuile dans le sens antihoraire</translation>
    </message>
    <message>
        <source>Hide my cards</source>
        <translation>Cacher mes cartes</translation>
    </message>
    <message>
        <source>Replay the race</source>
        <translation>Revoir la course</translation>
    </message>
    <message>
        <source>Fast forward</source>
        <translation>Avance rapide</translation>
    </message>
    <message>
        <source>Pause, or go on</source>
        <translation>Pause, ou continuer</translation>
    </message>
    <message>
        <source>Cut</source>
        <translation>Couper</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Copier</translation>
    </message>
    <message>
        <source>Paste</source>
        <translation>Coller</translation>
    </message>
    <message>
        <source>Duplicate</source>
        <translation>Dupliquer</translation>
    </message>
    <message>
        <source>Select all tiles</source>
        <translation>Sélectionner toutes les tuiles</translation>
    </message>
    <message>
        <source>Put tiles back into the box</source>
        <translation>Remettre des tuiles dans la boîte</translation>
    </message>
    <message>
        <source>Show the other face</source>
        <translation>Montrer l’autre face</translation>
    </message>
    <message>
        <source>Turn tiles as a group</source>
        <translation>Tourner des tuiles en groupe</translation>
    </message>
    <message>
        <source>Turn tiles back as a group</source>
        <translation>Tourner le groupe en sens inverse</translation>
    </message>
    <message>
        <source>Next tile</source>
        <translation>Tuile suivante</translation>
    </message>
    <message>
        <source>Previous tile</source>
        <translation>Tuile précédente</translation>
    </message>
    <message>
        <source>Go to the box</source>
        <translation>Aller à la boîte</translation>
    </message>
    <message>
        <source>Lay a track at random</source>
        <translation>Poser un parcours au hasard</translation>
    </message>
    <message>
        <source>Play this track</source>
        <translation>Jouer ce parcours</translation>
    </message>
    <message>
        <source>Everywhere</source>
        <translation>Partout</translation>
    </message>
    <message>
        <source>Lobby</source>
        <translation>Accueil</translation>
    </message>
    <message>
        <source>Race</source>
        <translation>Course</translation>
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
        <translation>Atelier de parcours</translation>
    </message>
</context>
<context>
    <name>Keys</name>
    <message>
        <source>Keys</source>
        <translation>Touches</translation>
    </message>
</context>
<context>
    <name>KeysDialog</name>
    <message>
        <source>Click a tile in the box</source>
        <translation>Clic sur une tuile de la boîte</translation>
    </message>
    <message>
        <source>takes it in hand; the next click on the table lays it</source>
        <translation>la prend en main&#x202f;; le prochain clic sur la table la pose</translation>
    </message>
    <message>
        <source>Drag</source>
        <translation>Glisser</translation>
    </message>
    <message>
        <source>a tile from the box, tiles on the table, or a frame round several</source>
        <translation>une tuile de la boîte, des tuiles sur la table, ou un cadre autour de plusieurs</translation>
    </message>
    <message>
        <source>Shift or Ctrl and click</source>
        <translation>Maj ou Ctrl et clic</translation>
    </message>
    <message>
        <source>adds a tile to what is selected</source>
        <translation>ajoute une tuile à la sélection</translation>
    </message>
    <message>
        <source>Wheel</source>
        <translation>Molette</translation>
    </message>
    <message>
        <source>turns the tile in hand, else zooms</source>
        <translation>tourne la tuile en main, sinon zoome</translation>
    </message>
    <message>
        <source>Middle button, or Space and drag</source>
        <translation>Bouton du milieu, ou Espace et glisser</translation>
    </message>
    <message>
        <source>moves the table</source>
        <translation>déplace la table</translation>
    </message>
    <message>
        <source>Right click</source>
        <translation>Clic droit</translation>
    </message>
    <message>
        <source>puts the tile in hand back, else opens a menu</source>
        <translation>remet la tuile en main dans la boîte, sinon ouvre un menu</translation>
    </message>
    <message>
        <source>Arrow keys</source>
        <translation>Flèches</translation>
    </message>
    <message>
        <source>go from hex to hex; with Ctrl they move what is selected</source>
        <translation>vont d’un hexagone à l’autre&#x202f;; avec Ctrl, déplacent la sélection</translation>
    </message>
    <message>
        <source>Return</source>
        <translation>Entrée</translation>
    </message>
    <message>
        <source>takes a tile in the box; on the table lays or selects one</source>
        <translation>prend une tuile dans la boîte&#x202f;; sur la table, en pose ou en sélectionne une</translation>
    </message>
    <message>
        <source>turn, turn back</source>
        <translation>tourner, tourner en sens inverse</translation>
    </message>
    <message>
        <source>shows the other face</source>
        <translation>montre l’autre face</translation>
    </message>
    <message>
        <source>go to the next or previous tile</source>
        <translation>vont à la tuile suivante ou précédente</translation>
    </message>
    <message>
        <source>goes to the box</source>
        <translation>va à la boîte</translation>
    </message>
    <message>
        <source>puts tiles back into the box</source>
        <translation>remet des tuiles dans la boîte</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Échap</translation>
    </message>
    <message>
        <source>goes one step back</source>
        <translation>revient un pas en arrière</translation>
    </message>
</context>
<context>
    <name>Mode</name>
    <message>
        <source>%1 landed on %2</source>
        <translation>%1 est arrivé sur %2</translation>
    </message>
    <message>
        <source>You may play up to two cards this turn.</source>
        <translation>Tu peux jouer jusqu’à deux cartes à ce tour.</translation>
    </message>
    <message>
        <source>One card is played. Play one more, or end the turn.</source>
        <translation>Une carte est jouée. Joues-en une autre, ou finis le tour.</translation>
    </message>
    <message>
        <source>None of the cards can move a beetle now.</source>
        <translation>Aucune carte ne peut déplacer de scarabée maintenant.</translation>
    </message>
    <message>
        <source>Cards wait until the bonus is done.
Then one more card, or end the turn.</source>
        <translation>Les cartes attendent la fin du bonus.
Puis encore une carte, ou la fin du tour.</translation>
    </message>
    <message>
        <source>After the bonus the turn ends.</source>
        <translation>Après le bonus, le tour est fini.</translation>
    </message>
    <message>
        <source>Skip the bonus</source>
        <translation>Passer le bonus</translation>
    </message>
    <message>
        <source>End turn</source>
        <translation>Finir le tour</translation>
    </message>
    <message>
        <source>your beetles are home, now you move those of %1</source>
        <translation>tes scarabées sont arrivés, tu déplaces maintenant ceux de %1</translation>
    </message>
    <message>
        <source>you and %1 against %2 and %3</source>
        <translation>toi et %1 contre %2 et %3</translation>
    </message>
</context>
<context>
    <name>Notation</name>
    <message>
        <source>“%1” is no action.</source>
        <translation>«&#x202f;%1&#x202f;» n’est pas une action.</translation>
    </message>
    <message>
        <source>An action that begins with “%1” has too many words or too few.</source>
        <translation>Une action qui commence par «&#x202f;%1&#x202f;» a trop de mots ou pas assez.</translation>
    </message>
    <message>
        <source>There is no card “%1”.</source>
        <translation>Il n’y a pas de carte «&#x202f;%1&#x202f;».</translation>
    </message>
    <message>
        <source>There is no beetle “%1” in this race.</source>
        <translation>Il n’y a pas de scarabée «&#x202f;%1&#x202f;» dans cette course.</translation>
    </message>
    <message>
        <source>There is no space “%1” on this track.</source>
        <translation>Il n’y a pas de case «&#x202f;%1&#x202f;» sur ce parcours.</translation>
    </message>
    <message>
        <source>There is no tile “%1” on this track.</source>
        <translation>Il n’y a pas de tuile «&#x202f;%1&#x202f;» sur ce parcours.</translation>
    </message>
    <message>
        <source>A tile turns “cw” or “ccw”, not “%1”.</source>
        <translation>Une tuile tourne «&#x202f;cw&#x202f;» ou «&#x202f;ccw&#x202f;», pas «&#x202f;%1&#x202f;».</translation>
    </message>
    <message>
        <source>The order “%1” names a beetle twice.</source>
        <translation>L’ordre «&#x202f;%1&#x202f;» nomme deux fois un scarabée.</translation>
    </message>
</context>
<context>
    <name>OpenedTrack</name>
    <message>
        <source>%1 (copy)</source>
        <translation>%1 (copie)</translation>
    </message>
</context>
<context>
    <name>Pages</name>
    <message>
        <source>“%1” could not be written: %2</source>
        <translation>Impossible d’écrire «&#x202f;%1&#x202f;»&#x202f;: %2</translation>
    </message>
    <message>
        <source>The picture would be too large. On this paper at most %1 dpi work; PDF and SVG are sharp at any size.</source>
        <translation>L’image serait trop grande. Sur ce papier, %1 dpi au plus&#x202f;; PDF et SVG sont nets à toutes les tailles.</translation>
    </message>
    <message>
        <source>Stopped before all pages were written.</source>
        <translation>Arrêté avant que toutes les pages soient écrites.</translation>
    </message>
    <message>
        <source>%1 mm</source>
        <translation>%1 mm</translation>
    </message>
    <message>
        <source>each side</source>
        <translation>chaque côté</translation>
    </message>
    <message>
        <source>row %1, column %2</source>
        <translation>rangée %1, colonne %2</translation>
    </message>
    <message>
        <source>List %1</source>
        <translation>Liste %1</translation>
    </message>
    <message>
        <source>Page map</source>
        <translation>Plan des pages</translation>
    </message>
    <message>
        <source>Sheet %1</source>
        <translation>Feuille %1</translation>
    </message>
    <message>
        <source>Back %1</source>
        <translation>Verso %1</translation>
    </message>
    <message>
        <source>Front %1</source>
        <translation>Recto %1</translation>
    </message>
    <message>
        <source>Plan</source>
        <translation>Plan</translation>
    </message>
    <message>
        <source>Poster</source>
        <translation>Affiche</translation>
    </message>
    <message>
        <source>Tiles</source>
        <translation>Tuiles</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>Cartes</translation>
    </message>
    <message>
        <source>Stickers</source>
        <translation>Autocollants</translation>
    </message>
    <message>
        <source>%1 × %2 mm</source>
        <translation>%1 × %2 mm</translation>
    </message>
    <message numerus="yes">
        <source>%n page(s)</source>
        <translation>
            <numerusform>%n page</numerusform>
            <numerusform>%n pages</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 %2 across</source>
        <translation>%1 %2 paysage</translation>
    </message>
    <message>
        <source>%1 %2 upright</source>
        <translation>%1 %2 portrait</translation>
    </message>
    <message>
        <source>The printer doesn’t reach further: the margin is %1 mm.</source>
        <translation>L’imprimante ne va pas plus loin&#x202f;: la marge est de %1 mm.</translation>
    </message>
    <message>
        <source>The paper is too small for wider margins than %1 mm.</source>
        <translation>Le papier est trop petit pour des marges de plus de %1 mm.</translation>
    </message>
    <message>
        <source>The paper is too small for more overlap than %1 mm.</source>
        <translation>Le papier est trop petit pour un recouvrement de plus de %1 mm.</translation>
    </message>
    <message>
        <source>A piece reaches %1 mm beyond the margins and will be cut off. Take larger paper, or make the pieces smaller.</source>
        <translation>Une pièce dépasse les marges de %1 mm et sera coupée. Prends un papier plus grand, ou des pièces plus petites.</translation>
    </message>
    <message>
        <source>With this offset the backs reach %1 mm beyond what the printer can print. Take wider margins.</source>
        <translation>Avec ce décalage, les versos dépassent de %1 mm ce que l’imprimante peut imprimer. Prends des marges plus larges.</translation>
    </message>
    <message>
        <source>The tiles are only %1 mm wide, hard to read. Take larger paper, or print a poster.</source>
        <translation>Les tuiles n’ont que %1 mm de large, difficile à lire. Prends un papier plus grand, ou imprime une affiche.</translation>
    </message>
    <message>
        <source>There is nothing to print: choose at least one piece.</source>
        <translation>Il n’y a rien à imprimer&#x202f;: choisis au moins une pièce.</translation>
    </message>
    <message>
        <source>A track without a name</source>
        <translation>Un parcours sans nom</translation>
    </message>
    <message>
        <source>page %1 of %2</source>
        <translation>page %1 sur %2</translation>
    </message>
    <message>
        <source>front, %1</source>
        <translation>recto, %1</translation>
    </message>
    <message>
        <source>back, %1</source>
        <translation>verso, %1</translation>
    </message>
    <message>
        <source>%1 o’clock</source>
        <translation>%1 h</translation>
    </message>
    <message>
        <source>Start: Milk Carton Office</source>
        <translation>Départ&#x202f;: Bureau Brique-de-Lait</translation>
    </message>
    <message>
        <source>Finish: Bubble Bar</source>
        <translation>Arrivée&#x202f;: Bubble Bar</translation>
    </message>
    <message>
        <source>%1 · by %2</source>
        <translation>%1 · par %2</translation>
    </message>
    <message>
        <source>No tile lies on this track yet.</source>
        <translation>Aucune tuile n’est encore posée sur ce parcours.</translation>
    </message>
    <message>
        <source>The clock shows where the letter in a tile’s corner points. Lay the tiles row by row, each row from left to right, front or back up as the list says.</source>
        <translation>L’heure montre où pointe la lettre dans le coin d’une tuile. Pose les tuiles rangée par rangée, chaque rangée de gauche à droite, recto ou verso visible comme le dit la liste.</translation>
    </message>
    <message>
        <source>This paper is too small for its QR code.</source>
        <translation>Ce papier est trop petit pour son code QR.</translation>
    </message>
    <message>
        <source>It is too long for a QR code.</source>
        <translation>Il est trop long pour un code QR.</translation>
    </message>
    <message>
        <source>No share code: %1</source>
        <translation>Pas de code de partage&#x202f;: %1</translation>
    </message>
    <message>
        <source>Share code</source>
        <translation>Code de partage</translation>
    </message>
    <message>
        <source>%1: build list</source>
        <translation>%1&#x202f;: liste de montage</translation>
    </message>
    <message>
        <source>glue %1 here</source>
        <translation>coller %1 ici</translation>
    </message>
    <message>
        <source>The track is %1 × %2 mm</source>
        <translation>Le parcours mesure %1 × %2 mm</translation>
    </message>
    <message>
        <source>Print at 100 %, not “fit to page”.</source>
        <translation>Imprime à 100&#x202f;%, sans «&#x202f;adapter à la page&#x202f;».</translation>
    </message>
    <message>
        <source>Measure this square and the line at the foot of each page. If they are off, the printer has changed the size.</source>
        <translation>Mesure ce carré et la ligne au bas de chaque page. S’ils sont faux, l’imprimante a changé la taille.</translation>
    </message>
    <message>
        <source>Cut off each page’s left and upper margin along the marks, unless it has no neighbour there.</source>
        <translation>Coupe les marges gauche et haute de chaque page le long des traits, sauf là où elle n’a pas de voisine.</translation>
    </message>
    <message>
        <source>Glue it onto the grey strip that bears its name.</source>
        <translation>Colle-la sur la bande grise qui porte son nom.</translation>
    </message>
</context>
<context>
    <name>PickBeetleMode</name>
    <message>
        <source>%1: bonus! %2</source>
        <translation>%1&#x202f;: bonus&#x202f;! %2</translation>
    </message>
    <message>
        <source>%1: choose a beetle for %2</source>
        <translation>%1&#x202f;: choisis un scarabée pour %2</translation>
    </message>
    <message>
        <source>%1: which beetle goes to %2?</source>
        <translation>%1&#x202f;: quel scarabée va vers %2&#x202f;?</translation>
    </message>
    <message>
        <source>or point at a place to see the way</source>
        <translation>ou montre une case pour voir le trajet</translation>
    </message>
    <message>
        <source>Choose one of the beetles.</source>
        <translation>Choisis un des scarabées.</translation>
    </message>
    <message>
        <source>The bonus takes no beetle to %1 now.</source>
        <translation>Le bonus n’amène aucun scarabée vers %1 maintenant.</translation>
    </message>
    <message>
        <source>The card takes no beetle to %1 now.</source>
        <translation>La carte n’amène aucun scarabée vers %1 maintenant.</translation>
    </message>
</context>
<context>
    <name>PickTargetMode</name>
    <message>
        <source>%1: where to with %2?</source>
        <translation>%1&#x202f;: où aller avec %2&#x202f;?</translation>
    </message>
</context>
<context>
    <name>PictureFile</name>
    <message>
        <source>This picture is damaged.</source>
        <translation>Cette image est abîmée.</translation>
    </message>
    <message>
        <source>This picture carries no track; those exported as PNG or SVG do.</source>
        <translation>Cette image ne contient pas de parcours&#x202f;; celles exportées en PNG ou SVG en contiennent un.</translation>
    </message>
</context>
<context>
    <name>PieceText</name>
    <message>
        <source>exits on all sides</source>
        <translation>sorties de tous les côtés</translation>
    </message>
    <message>
        <source>no exits</source>
        <translation>pas de sortie</translation>
    </message>
    <message numerus="yes">
        <source>%n exit(s)</source>
        <translation>
            <numerusform>%n sortie</numerusform>
            <numerusform>%n sorties</numerusform>
        </translation>
    </message>
    <message>
        <source>bonus: %1</source>
        <translation>bonus&#x202f;: %1</translation>
    </message>
    <message numerus="yes">
        <source>%n space(s)</source>
        <translation>
            <numerusform>%n case</numerusform>
            <numerusform>%n cases</numerusform>
        </translation>
    </message>
    <message>
        <source>Front: %1</source>
        <extracomment>What the faces of a tile show</extracomment>
        <translation>Recto&#x202f;: %1</translation>
    </message>
    <message>
        <source>Back: %1</source>
        <translation>Verso&#x202f;: %1</translation>
    </message>
    <message>
        <source>at most %1 on a space</source>
        <translation>%1 au plus par case</translation>
    </message>
    <message>
        <source>no overtaking</source>
        <translation>dépassement interdit</translation>
    </message>
    <message>
        <source>at most %1 on a space, no overtaking</source>
        <translation>%1 au plus par case, dépassement interdit</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Départ</translation>
    </message>
    <message>
        <source>Finish</source>
        <translation>Arrivée</translation>
    </message>
</context>
<context>
    <name>PlayerKinds</name>
    <message>
        <source>Person</source>
        <translation>Humain</translation>
    </message>
    <message>
        <source>Computer · Easy</source>
        <translation>Ordinateur · Facile</translation>
    </message>
    <message>
        <source>Makes mistakes. For a first race, and for children.</source>
        <translation>Fait des erreurs. Pour une première course, et pour les enfants.</translation>
    </message>
    <message>
        <source>Computer · Medium</source>
        <translation>Ordinateur · Moyen</translation>
    </message>
    <message>
        <source>Makes the most of its own turn, but doesn’t think of yours.</source>
        <translation>Tire le meilleur de ses tours, mais ne pense pas aux tiens.</translation>
    </message>
    <message>
        <source>Computer · Hard</source>
        <translation>Ordinateur · Difficile</translation>
    </message>
    <message>
        <source>Thinks ahead, and of what you could do next.</source>
        <translation>Réfléchit à l’avance, et à ce que tu pourrais faire ensuite.</translation>
    </message>
    <message>
        <source>Computer · Expert</source>
        <translation>Ordinateur · Expert</translation>
    </message>
    <message>
        <source>The same with more time: takes a few seconds for a move.</source>
        <translation>Pareil avec plus de temps&#x202f;: prend quelques secondes par coup.</translation>
    </message>
    <message>
        <source>Orange</source>
        <translation>Orange</translation>
    </message>
    <message>
        <source>Blue</source>
        <translation>Bleu</translation>
    </message>
    <message>
        <source>Yellow</source>
        <translation>Jaune</translation>
    </message>
    <message>
        <source>Pink</source>
        <translation>Rose</translation>
    </message>
    <message>
        <source>Green</source>
        <translation>Vert</translation>
    </message>
</context>
<context>
    <name>Players</name>
    <message numerus="yes">
        <source>%n card(s)</source>
        <translation>
            <numerusform>%n carte</numerusform>
            <numerusform>%n cartes</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Race</name>
    <message>
        <source>own beetle to %1</source>
        <translation>ton scarabée sur %1</translation>
    </message>
    <message>
        <source>any beetle to %1</source>
        <translation>scarabée au choix sur %1</translation>
    </message>
    <message numerus="yes">
        <source>own beetle %n space(s)</source>
        <translation>
            <numerusform>ton scarabée, %n case</numerusform>
            <numerusform>ton scarabée, %n cases</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>any beetle %n space(s)</source>
        <translation>
            <numerusform>scarabée au choix, %n case</numerusform>
            <numerusform>scarabée au choix, %n cases</numerusform>
        </translation>
    </message>
    <message>
        <source>orange</source>
        <translation>orange</translation>
    </message>
    <message>
        <source>blue</source>
        <translation>bleu</translation>
    </message>
    <message>
        <source>yellow</source>
        <translation>jaune</translation>
    </message>
    <message>
        <source>pink</source>
        <translation>rose</translation>
    </message>
    <message>
        <source>green</source>
        <translation>vert</translation>
    </message>
    <message>
        <source>own beetle to a colour of your choice</source>
        <translation>ton scarabée sur une couleur au choix</translation>
    </message>
    <message>
        <source>own beetle to a neighbouring tile</source>
        <translation>ton scarabée sur une tuile voisine</translation>
    </message>
    <message>
        <source>reorder a stack</source>
        <translation>changer l’ordre d’une pile</translation>
    </message>
    <message>
        <source>turn a tile</source>
        <translation>tourner une tuile</translation>
    </message>
    <message>
        <source>draw a card</source>
        <translation>piocher une carte</translation>
    </message>
    <message>
        <source>the Milk Carton Office (start)</source>
        <translation>le Bureau Brique-de-Lait (départ)</translation>
    </message>
    <message>
        <source>the Bubble Bar (finish)</source>
        <translation>le Bubble Bar (arrivée)</translation>
    </message>
    <message>
        <source>the %1 player</source>
        <translation>le joueur %1</translation>
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
        <translation>Un jeu de cartes a de %1 à %2 cartes, mais celui-ci en a %3.</translation>
    </message>
    <message>
        <source>Teams need four players.</source>
        <translation>Il faut quatre joueurs pour des équipes.</translation>
    </message>
    <message>
        <source>The beetle %1 is missing.</source>
        <translation>Il manque le scarabée %1.</translation>
    </message>
    <message>
        <source>%1 beetles stand here, but the limit of this space is %2.</source>
        <translation>Il y a ici %1 scarabées, mais la limite de cette case est %2.</translation>
    </message>
    <message>
        <source>Two cards are played and no bonus is pending, so this turn has ended.</source>
        <translation>Deux cartes sont jouées et aucun bonus n’est en attente&#x202f;: ce tour est donc fini.</translation>
    </message>
    <message>
        <source>The race is over, so no bonus can be pending.</source>
        <translation>La course est finie&#x202f;: aucun bonus ne peut être en attente.</translation>
    </message>
    <message>
        <source>No card is played yet, so no bonus can be pending.</source>
        <translation>Aucune carte n’est encore jouée&#x202f;: aucun bonus ne peut être en attente.</translation>
    </message>
    <message>
        <source>Nobody stands on %1, so its bonus can&apos;t be pending.</source>
        <translation>Personne n’est sur %1&#x202f;: son bonus ne peut pas être en attente.</translation>
    </message>
    <message>
        <source>Nothing can be done with a bonus on %1, so none can be pending.</source>
        <translation>Un bonus sur %1 ne peut servir à rien&#x202f;: aucun ne peut être en attente.</translation>
    </message>
    <message>
        <source>No race can be run on this track: %1</source>
        <translation>Aucune course n’est possible sur ce parcours&#x202f;: %1</translation>
    </message>
    <message>
        <source>Action %1, “%2”, is not legal: %3</source>
        <translation>L’action %1, «&#x202f;%2&#x202f;», n’est pas permise&#x202f;: %3</translation>
    </message>
</context>
<context>
    <name>RacePlan</name>
    <message>
        <source>The player on seat %1 needs a name.</source>
        <translation>Le joueur à la place %1 a besoin d’un nom.</translation>
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
        <translation>%1&#x202f;: %2</translation>
    </message>
    <message>
        <source>Bonus: %1</source>
        <translation>Bonus&#x202f;: %1</translation>
    </message>
    <message>
        <source>bonus: the stack on %1 is now %2</source>
        <translation>bonus&#x202f;: la pile sur %1 est maintenant %2</translation>
    </message>
    <message>
        <source>bonus: turns %1 clockwise</source>
        <translation>bonus&#x202f;: tourne %1 dans le sens horaire</translation>
    </message>
    <message>
        <source>bonus: turns %1 counter-clockwise</source>
        <translation>bonus&#x202f;: tourne %1 dans le sens antihoraire</translation>
    </message>
    <message>
        <source>bonus: draws a card</source>
        <translation>bonus&#x202f;: pioche une carte</translation>
    </message>
    <message>
        <source>bonus: no card is left to draw</source>
        <translation>bonus&#x202f;: plus de carte à piocher</translation>
    </message>
    <message>
        <source>bonus “%1”: skipped</source>
        <translation>bonus «&#x202f;%1&#x202f;»&#x202f;: passé</translation>
    </message>
    <message>
        <source>No card can be played: discards %1</source>
        <translation>Aucune carte jouable&#x202f;: défausse %1</translation>
    </message>
    <message>
        <source>No card in hand</source>
        <translation>Aucune carte en main</translation>
    </message>
    <message>
        <source>%1 rides along</source>
        <translation>%1 voyage avec</translation>
    </message>
    <message>
        <source>%1 is home</source>
        <translation>%1 est arrivé</translation>
    </message>
    <message>
        <source>%1 are home</source>
        <translation>%1 sont arrivés</translation>
    </message>
    <message>
        <source>bonus “%1”: nothing to do</source>
        <translation>bonus «&#x202f;%1&#x202f;»&#x202f;: rien à faire</translation>
    </message>
    <message>
        <source>lands beside others, draws a card</source>
        <translation>arrive près d’autres, pioche une carte</translation>
    </message>
    <message>
        <source>lands on %1, draws a card</source>
        <translation>arrive sur %1, pioche une carte</translation>
    </message>
    <message>
        <source>lands on %1</source>
        <translation>arrive sur %1</translation>
    </message>
    <message>
        <source>draws a card</source>
        <translation>pioche une carte</translation>
    </message>
    <message>
        <source>no card is left to draw</source>
        <translation>plus de carte à piocher</translation>
    </message>
    <message>
        <source>the discard pile is shuffled and becomes the draw pile</source>
        <translation>la défausse est mélangée et devient la pioche</translation>
    </message>
    <message>
        <source>&lt;b&gt;%1 wins!&lt;/b&gt;</source>
        <translation>&lt;b&gt;%1 gagne&#x202f;!&lt;/b&gt;</translation>
    </message>
    <message>
        <source>&lt;b&gt;%1 and %2 win!&lt;/b&gt;</source>
        <translation>&lt;b&gt;%1 et %2 gagnent&#x202f;!&lt;/b&gt;</translation>
    </message>
    <message>
        <source>%1 brought %2 home</source>
        <comment>player, beetle</comment>
        <translation>%1 a amené %2 à l’arrivée</translation>
    </message>
    <message>
        <source>%1 moved %2 to %3</source>
        <comment>player, beetle, place</comment>
        <translation>%1 a déplacé %2 vers %3</translation>
    </message>
    <message>
        <source>%1, and &lt;b&gt;your %2 rode along&lt;/b&gt;</source>
        <translation>%1, et &lt;b&gt;ton %2 a voyagé avec&lt;/b&gt;</translation>
    </message>
    <message>
        <source>Turn %1 · %2</source>
        <translation>Tour %1 · %2</translation>
    </message>
</context>
<context>
    <name>RaceWords</name>
    <message>
        <source>Orange card</source>
        <translation>Carte orange</translation>
    </message>
    <message>
        <source>Blue card</source>
        <translation>Carte bleue</translation>
    </message>
    <message>
        <source>Yellow card</source>
        <translation>Carte jaune</translation>
    </message>
    <message>
        <source>Pink card</source>
        <translation>Carte rose</translation>
    </message>
    <message>
        <source>Green card</source>
        <translation>Carte verte</translation>
    </message>
    <message>
        <source>Any beetle to orange</source>
        <translation>Scarabée au choix sur orange</translation>
    </message>
    <message>
        <source>Any beetle to blue</source>
        <translation>Scarabée au choix sur bleu</translation>
    </message>
    <message>
        <source>Any beetle to yellow</source>
        <translation>Scarabée au choix sur jaune</translation>
    </message>
    <message>
        <source>Any beetle to pink</source>
        <translation>Scarabée au choix sur rose</translation>
    </message>
    <message>
        <source>Any beetle to green</source>
        <translation>Scarabée au choix sur vert</translation>
    </message>
    <message>
        <source>Any colour</source>
        <translation>Couleur au choix</translation>
    </message>
    <message>
        <source>Three</source>
        <translation>Trois</translation>
    </message>
    <message>
        <source>Any one</source>
        <translation>Au choix, un</translation>
    </message>
    <message>
        <source>Any two</source>
        <translation>Au choix, deux</translation>
    </message>
    <message>
        <source>Next tile</source>
        <translation>Tuile voisine</translation>
    </message>
    <message>
        <source>the orange card</source>
        <translation>la carte orange</translation>
    </message>
    <message>
        <source>the blue card</source>
        <translation>la carte bleue</translation>
    </message>
    <message>
        <source>the yellow card</source>
        <translation>la carte jaune</translation>
    </message>
    <message>
        <source>the pink card</source>
        <translation>la carte rose</translation>
    </message>
    <message>
        <source>the green card</source>
        <translation>la carte verte</translation>
    </message>
    <message>
        <source>the card “any beetle to orange”</source>
        <translation>la carte «&#x202f;scarabée au choix sur orange&#x202f;»</translation>
    </message>
    <message>
        <source>the card “any beetle to blue”</source>
        <translation>la carte «&#x202f;scarabée au choix sur bleu&#x202f;»</translation>
    </message>
    <message>
        <source>the card “any beetle to yellow”</source>
        <translation>la carte «&#x202f;scarabée au choix sur jaune&#x202f;»</translation>
    </message>
    <message>
        <source>the card “any beetle to pink”</source>
        <translation>la carte «&#x202f;scarabée au choix sur rose&#x202f;»</translation>
    </message>
    <message>
        <source>the card “any beetle to green”</source>
        <translation>la carte «&#x202f;scarabée au choix sur vert&#x202f;»</translation>
    </message>
    <message>
        <source>the card “any colour”</source>
        <translation>la carte «&#x202f;couleur au choix&#x202f;»</translation>
    </message>
    <message>
        <source>the card “three”</source>
        <translation>la carte «&#x202f;trois&#x202f;»</translation>
    </message>
    <message>
        <source>the card “any one”</source>
        <translation>la carte «&#x202f;au choix, un&#x202f;»</translation>
    </message>
    <message>
        <source>the card “any two”</source>
        <translation>la carte «&#x202f;au choix, deux&#x202f;»</translation>
    </message>
    <message>
        <source>the card “next tile”</source>
        <translation>la carte «&#x202f;tuile voisine&#x202f;»</translation>
    </message>
    <message>
        <source>orange %1</source>
        <translation>orange %1</translation>
    </message>
    <message>
        <source>blue %1</source>
        <translation>bleu %1</translation>
    </message>
    <message>
        <source>yellow %1</source>
        <translation>jaune %1</translation>
    </message>
    <message>
        <source>pink %1</source>
        <translation>rose %1</translation>
    </message>
    <message>
        <source>green %1</source>
        <translation>vert %1</translation>
    </message>
    <message>
        <source>Move one of your beetles 2 spaces</source>
        <translation>Déplace un de tes scarabées de 2 cases</translation>
    </message>
    <message>
        <source>Move any beetle 1 space</source>
        <translation>Déplace un scarabée au choix de 1 case</translation>
    </message>
    <message>
        <source>Move any beetle 2 spaces</source>
        <translation>Déplace un scarabée au choix de 2 cases</translation>
    </message>
    <message>
        <source>Put one stack into another order</source>
        <translation>Mets une pile dans un autre ordre</translation>
    </message>
    <message>
        <source>Turn one tile by one step</source>
        <translation>Tourne une tuile d’un cran</translation>
    </message>
    <message>
        <source>Draw a card</source>
        <translation>Pioche une carte</translation>
    </message>
    <message>
        <source>person</source>
        <translation>humain</translation>
    </message>
    <message>
        <source>computer · random</source>
        <translation>ordinateur · hasard</translation>
    </message>
    <message>
        <source>computer · easy</source>
        <translation>ordinateur · facile</translation>
    </message>
    <message>
        <source>computer · medium</source>
        <translation>ordinateur · moyen</translation>
    </message>
    <message>
        <source>computer · hard</source>
        <translation>ordinateur · difficile</translation>
    </message>
    <message>
        <source>computer · expert</source>
        <translation>ordinateur · expert</translation>
    </message>
    <message>
        <source>Office</source>
        <translation>Bureau</translation>
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
        <translation>%1&#x202f;: bonus&#x202f;! %2</translation>
    </message>
    <message>
        <source>%1: drag the beetles on %2 into another order</source>
        <translation>%1&#x202f;: glisse les scarabées sur %2 dans un autre ordre</translation>
    </message>
    <message>
        <source>or Shift with the arrow keys</source>
        <translation>ou Maj avec les flèches</translation>
    </message>
    <message>
        <source>Use this order</source>
        <translation>Utiliser cet ordre</translation>
    </message>
    <message>
        <source>First choose a stack.</source>
        <translation>Choisis d’abord une pile.</translation>
    </message>
</context>
<context>
    <name>Repairs</name>
    <message>
        <source>Lay %1 here</source>
        <translation>Poser %1 ici</translation>
    </message>
    <message>
        <source>Lay %1 and %2 here</source>
        <translation>Poser %1 et %2 ici</translation>
    </message>
    <message>
        <source>Lay the start tile here</source>
        <translation>Poser la tuile de départ ici</translation>
    </message>
    <message>
        <source>Lay the finish tile here</source>
        <translation>Poser la tuile d’arrivée ici</translation>
    </message>
    <message>
        <source>Make it %1</source>
        <translation>Remplacer par %1</translation>
    </message>
    <message>
        <source>Take the second %1 away</source>
        <translation>Retirer le deuxième exemplaire de %1</translation>
    </message>
    <message>
        <source>Move them to the track</source>
        <translation>Les déplacer vers le parcours</translation>
    </message>
    <message>
        <source>Move the finish tile here</source>
        <translation>Déplacer la tuile d’arrivée ici</translation>
    </message>
</context>
<context>
    <name>RotateMode</name>
    <message>
        <source>%1: bonus! %2</source>
        <translation>%1&#x202f;: bonus&#x202f;! %2</translation>
    </message>
    <message>
        <source>%1: which way does %2 turn?</source>
        <translation>%1&#x202f;: dans quel sens tourner %2&#x202f;?</translation>
    </message>
    <message>
        <source>Turn %1 clockwise</source>
        <translation>Tourner %1 dans le sens horaire</translation>
    </message>
    <message>
        <source>Turn %1 counter-clockwise</source>
        <translation>Tourner %1 dans le sens antihoraire</translation>
    </message>
    <message>
        <source>First choose a tile.</source>
        <translation>Choisis d’abord une tuile.</translation>
    </message>
</context>
<context>
    <name>ScoreCount</name>
    <message numerus="yes">
        <source>%1, pile %2: %n card(s)</source>
        <translation>
            <numerusform>%1, pile %2&#x202f;: %n carte</numerusform>
            <numerusform>%1, pile %2&#x202f;: %n cartes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %n bonus card(s)</source>
        <translation>
            <numerusform>%1&#x202f;: %n carte bonus</numerusform>
            <numerusform>%1&#x202f;: %n cartes bonus</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, review of pile %2: %3</source>
        <translation>%1, vérification de la pile %2&#x202f;: %3</translation>
    </message>
    <message>
        <source>%1: %2 for the smallest pile + %3 bonus − %4 for wrong cards = %5</source>
        <translation>%1&#x202f;: %2 pour la plus petite pile + %3 bonus − %4 pour cartes fausses = %5</translation>
    </message>
    <message>
        <source>%1: %2 for the smallest pile + %3 bonus = %4</source>
        <translation>%1&#x202f;: %2 pour la plus petite pile + %3 bonus = %4</translation>
    </message>
    <message>
        <source>The game was not played to the end</source>
        <translation>La partie n’a pas été jouée jusqu’au bout</translation>
    </message>
    <message numerus="yes">
        <source>%1 share the tournament: %n point(s)</source>
        <translation>
            <numerusform>%1 se partagent le tournoi&#x202f;: %n point</numerusform>
            <numerusform>%1 se partagent le tournoi&#x202f;: %n points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 share the win: %n point(s)</source>
        <translation>
            <numerusform>%1 se partagent la victoire&#x202f;: %n point</numerusform>
            <numerusform>%1 se partagent la victoire&#x202f;: %n points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 wins the tournament: %n point(s)!</source>
        <translation>
            <numerusform>%1 gagne le tournoi&#x202f;: %n point&#x202f;!</numerusform>
            <numerusform>%1 gagne le tournoi&#x202f;: %n points&#x202f;!</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 wins: %n point(s)!</source>
        <translation>
            <numerusform>%1 gagne&#x202f;: %n point&#x202f;!</numerusform>
            <numerusform>%1 gagne&#x202f;: %n points&#x202f;!</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ShareCode</name>
    <message>
        <source>A share code carries tiles of the standard box only, and this track has others; share its file instead.</source>
        <translation>Un code de partage ne contient que des tuiles de la boîte standard, et ce parcours en a d’autres&#x202f;; partage plutôt son fichier.</translation>
    </message>
    <message>
        <source>A track gets its share code once it is ready for a race: %1</source>
        <translation>Un parcours reçoit son code de partage une fois prêt pour une course&#x202f;: %1</translation>
    </message>
    <message>
        <source>This is no share code; they begin with “BB1-”.</source>
        <translation>Ce n’est pas un code de partage&#x202f;; ils commencent par «&#x202f;BB1-&#x202f;».</translation>
    </message>
    <message>
        <source>This share code was made by a newer program; here they begin with “BB1-”.</source>
        <translation>Ce code de partage a été créé par un programme plus récent&#x202f;; ici ils commencent par «&#x202f;BB1-&#x202f;».</translation>
    </message>
    <message>
        <source>This is too long for a share code.</source>
        <translation>C’est trop long pour un code de partage.</translation>
    </message>
    <message>
        <source>“%1” is never part of a share code.</source>
        <translation>«&#x202f;%1&#x202f;» ne fait jamais partie d’un code de partage.</translation>
    </message>
    <message>
        <source>A part of this share code is missing or mistyped.</source>
        <translation>Une partie de ce code de partage manque ou est mal tapée.</translation>
    </message>
    <message>
        <source>This share code does not describe a track.</source>
        <translation>Ce code de partage ne décrit pas de parcours.</translation>
    </message>
    <message>
        <source>The track of this share code is not ready for a race: %1</source>
        <translation>Le parcours de ce code de partage n’est pas prêt pour une course&#x202f;: %1</translation>
    </message>
</context>
<context>
    <name>SheetWords</name>
    <message>
        <source>the body</source>
        <translation>le corps</translation>
    </message>
    <message>
        <source>the head</source>
        <translation>la tête</translation>
    </message>
    <message numerus="yes">
        <source>%n leg(s)</source>
        <translation>
            <numerusform>%n patte</numerusform>
            <numerusform>%n pattes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n eye(s)</source>
        <translation>
            <numerusform>%n œil</numerusform>
            <numerusform>%n yeux</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n antenna(e)</source>
        <translation>
            <numerusform>%n antenne</numerusform>
            <numerusform>%n antennes</numerusform>
        </translation>
    </message>
    <message>
        <source>the tail</source>
        <translation>la queue</translation>
    </message>
    <message numerus="yes">
        <source>%n wing(s)</source>
        <translation>
            <numerusform>%n aile</numerusform>
            <numerusform>%n ailes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n part(s)</source>
        <translation>
            <numerusform>%1 sur %n morceau</numerusform>
            <numerusform>%1 sur %n morceaux</numerusform>
        </translation>
    </message>
    <message>
        <source>needs a body first</source>
        <translation>il manque d’abord le corps</translation>
    </message>
    <message>
        <source>needs %1</source>
        <extracomment>%1: a list of parts, such as &quot;2 legs, the tail&quot;</extracomment>
        <translation>il manque %1</translation>
    </message>
    <message>
        <source>, </source>
        <translation>, </translation>
    </message>
    <message>
        <source>1st place</source>
        <translation>1er</translation>
    </message>
    <message>
        <source>2nd place</source>
        <translation>2e</translation>
    </message>
    <message>
        <source>3rd place</source>
        <translation>3e</translation>
    </message>
    <message>
        <source>%1th place</source>
        <translation>%1e</translation>
    </message>
    <message>
        <source>&lt;1 %</source>
        <translation>&lt;1&#x202f;%</translation>
    </message>
    <message>
        <source>&gt;99 %</source>
        <translation>&gt;99&#x202f;%</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1&#x202f;%</translation>
    </message>
</context>
<context>
    <name>SoundActions</name>
    <message>
        <source>Sound is off; press to hear it</source>
        <translation>Le son est coupé&#x202f;; clique pour l’entendre</translation>
    </message>
    <message>
        <source>Sound is on; press to mute it</source>
        <translation>Le son est activé&#x202f;; clique pour le couper</translation>
    </message>
    <message>
        <source>Volume</source>
        <translation>Volume</translation>
    </message>
    <message>
        <source>Soft</source>
        <translation>Faible</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>Normal</translation>
    </message>
    <message>
        <source>Loud</source>
        <translation>Fort</translation>
    </message>
    <message>
        <source>Sound</source>
        <translation>Son</translation>
    </message>
</context>
<context>
    <name>TableKeys</name>
    <message>
        <source>From card to card</source>
        <translation>De carte en carte</translation>
    </message>
    <message>
        <source>First, last card</source>
        <translation>Première, dernière carte</translation>
    </message>
    <message>
        <source>Choose the card</source>
        <translation>Choisir la carte</translation>
    </message>
    <message>
        <source>To what can be chosen in that direction</source>
        <translation>Vers ce qu’on peut choisir dans cette direction</translation>
    </message>
    <message>
        <source>One after the other through all that can be chosen</source>
        <translation>Passer en revue tout ce qu’on peut choisir</translation>
    </message>
    <message>
        <source>First, last</source>
        <translation>Premier, dernier</translation>
    </message>
    <message>
        <source>Choose it</source>
        <translation>Choisir</translation>
    </message>
    <message>
        <source>Zoom in</source>
        <translation>Zoom avant</translation>
    </message>
    <message>
        <source>Zoom out</source>
        <translation>Zoom arrière</translation>
    </message>
    <message>
        <source>Fit the track into the window</source>
        <translation>Ajuster le parcours à la fenêtre</translation>
    </message>
    <message>
        <source>Hold it down and drag: move the board</source>
        <translation>Maintenir et glisser&#x202f;: déplacer le plateau</translation>
    </message>
    <message>
        <source>From beetle to beetle</source>
        <translation>De scarabée en scarabée</translation>
    </message>
    <message>
        <source>Move the beetle in the stack</source>
        <translation>Déplacer le scarabée dans la pile</translation>
    </message>
    <message>
        <source>Use this order</source>
        <translation>Utiliser cet ordre</translation>
    </message>
    <message>
        <source>Everywhere at the table</source>
        <translation>Partout à la table</translation>
    </message>
    <message>
        <source>In the hand</source>
        <translation>Dans la main</translation>
    </message>
    <message>
        <source>On the board</source>
        <translation>Sur le plateau</translation>
    </message>
    <message>
        <source>In an open stack</source>
        <translation>Dans une pile ouverte</translation>
    </message>
    <message>
        <source>Among cards beside a space</source>
        <translation>Parmi les cartes à côté d’une case</translation>
    </message>
    <message>
        <source>From part to part</source>
        <translation>D’une partie à l’autre</translation>
    </message>
</context>
<context>
    <name>Teams</name>
    <message>
        <source>Star team</source>
        <translation>Équipe étoile</translation>
    </message>
    <message>
        <source>Heart team</source>
        <translation>Équipe cœur</translation>
    </message>
</context>
<context>
    <name>TileTurn</name>
    <message numerus="yes">
        <source>%n link(s) stay</source>
        <translation>
            <numerusform>%n liaison reste</numerusform>
            <numerusform>%n liaisons restent</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n new</source>
        <comment>links that a turn adds</comment>
        <translation>
            <numerusform>%n nouvelle</numerusform>
            <numerusform>%n nouvelles</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n lost</source>
        <comment>links that a turn loses</comment>
        <translation>
            <numerusform>%n perdue</numerusform>
            <numerusform>%n perdues</numerusform>
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
        <translation>départ</translation>
    </message>
    <message>
        <source>finish</source>
        <translation>arrivée</translation>
    </message>
    <message>
        <source>the path from %1 meets grass</source>
        <translation>le chemin de %1 finit dans l’herbe</translation>
    </message>
    <message>
        <source>a path meets the grass of %1</source>
        <translation>un chemin finit dans l’herbe de %1</translation>
    </message>
    <message>
        <source>the start tile</source>
        <translation>la tuile de départ</translation>
    </message>
    <message>
        <source>the finish tile</source>
        <translation>la tuile d’arrivée</translation>
    </message>
    <message>
        <source>%1 front</source>
        <comment>face of a tile</comment>
        <translation>%1 recto</translation>
    </message>
    <message>
        <source>%1 back</source>
        <comment>face of a tile</comment>
        <translation>%1 verso</translation>
    </message>
    <message numerus="yes">
        <source>%n tile(s)</source>
        <translation>
            <numerusform>%n tuile</numerusform>
            <numerusform>%n tuiles</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n link(s)</source>
        <translation>
            <numerusform>%n liaison</numerusform>
            <numerusform>%n liaisons</numerusform>
        </translation>
    </message>
    <message>
        <source>no link yet</source>
        <translation>pas encore de liaison</translation>
    </message>
    <message numerus="yes">
        <source>%n path(s) meet grass</source>
        <translation>
            <numerusform>%n chemin finit dans l’herbe</numerusform>
            <numerusform>%n chemins finissent dans l’herbe</numerusform>
        </translation>
    </message>
    <message>
        <source>turned %1</source>
        <comment>by so many sixths</comment>
        <translation>tournée de %1/6</translation>
    </message>
    <message>
        <source>at %1, %2</source>
        <comment>hex</comment>
        <translation>en %1, %2</translation>
    </message>
    <message>
        <source>%1; not linked</source>
        <translation>%1&#x202f;; non reliée</translation>
    </message>
    <message>
        <source>%1; linked to %2</source>
        <translation>%1&#x202f;; reliée à %2</translation>
    </message>
    <message>
        <source>empty hex at %1, %2</source>
        <translation>hexagone vide en %1, %2</translation>
    </message>
</context>
<context>
    <name>TrackClipboard</name>
    <message>
        <source>There are no tiles to paste. Copy some first.</source>
        <translation>Il n’y a pas de tuiles à coller. Copies-en d’abord.</translation>
    </message>
    <message>
        <source>The copied text is not a track that can be pasted. %1</source>
        <translation>Le texte copié n’est pas un parcours qu’on peut coller. %1</translation>
    </message>
</context>
<context>
    <name>TrackEdits</name>
    <message>
        <source>the start tile</source>
        <translation>la tuile de départ</translation>
    </message>
    <message>
        <source>the finish tile</source>
        <translation>la tuile d’arrivée</translation>
    </message>
    <message>
        <source>tile %1</source>
        <translation>tuile %1</translation>
    </message>
    <message>
        <source>There is no room here: %1 lies in the way.</source>
        <translation>Il n’y a pas de place ici&#x202f;: %1 est déjà là.</translation>
    </message>
    <message>
        <source>That is too far out: the table ends there.</source>
        <translation>C’est trop loin&#x202f;: la table finit là.</translation>
    </message>
    <message>
        <source>The box holds this piece once, and %1 is laid already.</source>
        <translation>La boîte n’a cette pièce qu’une fois, et %1 est déjà posée.</translation>
    </message>
    <message>
        <source>The box holds no more of this piece: %1.</source>
        <translation>La boîte n’a plus de cette pièce&#x202f;: %1.</translation>
    </message>
    <message>
        <source>These tiles come from another tile set.</source>
        <translation>Ces tuiles viennent d’un autre jeu de tuiles.</translation>
    </message>
    <message>
        <source>A track holds no more tiles than that.</source>
        <translation>Un parcours ne peut pas avoir plus de tuiles.</translation>
    </message>
    <message>
        <source>Take %1 away first: it comes from a box beyond that number.</source>
        <translation>Retire d’abord %1&#x202f;: elle vient d’une boîte au-delà de ce nombre.</translation>
    </message>
    <message>
        <source>No tile lies there.</source>
        <translation>Il n’y a pas de tuile là.</translation>
    </message>
</context>
<context>
    <name>TrackFile</name>
    <message>
        <source>A tile is named by capital letters A to Z, not by “%1”.</source>
        <translation>Une tuile porte des lettres majuscules de A à Z, pas «&#x202f;%1&#x202f;».</translation>
    </message>
    <message>
        <source>“%1” is neither a space of this face nor an edge e0 to e5.</source>
        <translation>«&#x202f;%1&#x202f;» n’est ni une case de cette face ni un bord de e0 à e5.</translation>
    </message>
    <message>
        <source>A path must join two different spaces, or a space and an edge.</source>
        <translation>Un chemin doit relier deux cases différentes, ou une case et un bord.</translation>
    </message>
    <message>
        <source>The edge “%1” belongs to another space already.</source>
        <translation>Le bord «&#x202f;%1&#x202f;» appartient déjà à une autre case.</translation>
    </message>
    <message>
        <source>The boxes hold no tile “%1”.</source>
        <translation>Les boîtes n’ont pas de tuile «&#x202f;%1&#x202f;».</translation>
    </message>
    <message>
        <source>The tile “%1” lies here already.</source>
        <translation>La tuile «&#x202f;%1&#x202f;» est déjà posée ici.</translation>
    </message>
    <message>
        <source>There is no built-in tile set “%1”, only “standard”; any other set must be written into the track.</source>
        <translation>Il n’y a pas de jeu de tuiles intégré «&#x202f;%1&#x202f;», seulement «&#x202f;standard&#x202f;»&#x202f;; tout autre jeu doit être écrit dans le parcours.</translation>
    </message>
    <message>
        <source>This tile set calls itself “standard” but differs from the built-in one; another set needs another id.</source>
        <translation>Ce jeu de tuiles s’appelle «&#x202f;standard&#x202f;» mais diffère du jeu intégré&#x202f;; un autre jeu a besoin d’un autre identifiant.</translation>
    </message>
</context>
<context>
    <name>TrackForecast</name>
    <message>
        <source>%1 turns: %2 of 100 races</source>
        <translation>%1 tours&#x202f;: %2 courses sur 100</translation>
    </message>
    <message>
        <source>%1 to %2 turns: %3 of 100 races</source>
        <translation>%1 à %2 tours&#x202f;: %3 courses sur 100</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1&#x202f;%</translation>
    </message>
    <message>
        <source>%1: wins %2 of the races (95 % sure: %3 to %4)</source>
        <extracomment>&quot;1st: wins 27.3 % of the races; surely between 24.6 % and 30.1 %&quot;</extracomment>
        <translation>%1&#x202f;: gagne %2 des courses (sûr à 95&#x202f;%&#x202f;: de %3 à %4)</translation>
    </message>
    <message>
        <source>%1 turns</source>
        <translation>%1 tours</translation>
    </message>
    <message>
        <source>%1: a beetle stands there %2 turns on average, %3 at most; %4 visits a race</source>
        <translation>%1&#x202f;: un scarabée y reste %2 tours en moyenne, %3 au plus&#x202f;; %4 passages par course</translation>
    </message>
    <message>
        <source>No race comes to its end</source>
        <translation>Aucune course n’arrive à sa fin</translation>
    </message>
    <message>
        <source>Half of the races take %1 to %2 turns, 8 of 10 take %3 to %4.</source>
        <translation>La moitié des courses durent de %1 à %2 tours, 8 sur 10 de %3 à %4.</translation>
    </message>
    <message>
        <source>About %1 minutes, mostly %2 to %3</source>
        <translation>Environ %1 minutes, le plus souvent %2 à %3</translation>
    </message>
    <message>
        <source>%1 races, %2 × %3</source>
        <extracomment>&quot;1,000 races, 3 × Medium&quot;</extracomment>
        <translation>%1 courses, %2 × %3</translation>
    </message>
    <message>
        <source>%1 of %2 races, %3 × %4</source>
        <extracomment>&quot;240 of 1,000 races, 3 × Medium&quot;</extracomment>
        <translation>%1 courses sur %2, %3 × %4</translation>
    </message>
    <message>
        <source>Easy</source>
        <translation>Facile</translation>
    </message>
    <message>
        <source>Medium</source>
        <translation>Moyen</translation>
    </message>
    <message>
        <source>In every turn the player can move.</source>
        <translation>À chaque tour, le joueur peut bouger.</translation>
    </message>
    <message>
        <source>In %1 % of the turns the player can’t move.</source>
        <translation>Dans %1&#x202f;% des tours, le joueur ne peut pas bouger.</translation>
    </message>
    <message numerus="yes">
        <source>The longest blockage was %n turn(s) in a row.</source>
        <translation>
            <numerusform>Le plus long blocage a duré %n tour de suite.</numerusform>
            <numerusform>Le plus long blocage a duré %n tours de suite.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>One player missed %n turn(s) in a row.</source>
        <translation>
            <numerusform>Un joueur a passé %n tour de suite sans bouger.</numerusform>
            <numerusform>Un joueur a passé %n tours de suite sans bouger.</numerusform>
        </translation>
    </message>
    <message>
        <source>No single turn of a tile closes the track.</source>
        <translation>Aucune tuile tournée une seule fois ne ferme le parcours.</translation>
    </message>
    <message>
        <source>One turn of one of these tiles closes the track: %1</source>
        <extracomment>%1: names of tiles, &quot;D, K&quot;</extracomment>
        <translation>Tourner une seule fois une de ces tuiles ferme le parcours&#x202f;: %1</translation>
    </message>
    <message>
        <source>1st</source>
        <translation>1er</translation>
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
        <translation>Un parcours peut avoir de %1 à %2 tuiles.</translation>
    </message>
    <message>
        <source>%1 tiles are wanted, but there are only %2. More boxes help.</source>
        <translation>%1 tuiles sont demandées, mais il n’y en a que %2. Plus de boîtes aideraient.</translation>
    </message>
    <message>
        <source>The terrain %1 is named twice.</source>
        <translation>Le terrain %1 est nommé deux fois.</translation>
    </message>
    <message>
        <source>The terrains need %1 tiles, but the track has only %2.</source>
        <translation>Les terrains demandent %1 tuiles, mais le parcours n’en a que %2.</translation>
    </message>
    <message>
        <source>There are too few tiles for that many of terrain %1: %2.</source>
        <translation>Il y a trop peu de tuiles pour autant de terrain %1&#x202f;: %2.</translation>
    </message>
    <message>
        <source>There are too few tiles of these terrains; allow more terrains, or fewer tiles.</source>
        <translation>Il y a trop peu de tuiles de ces terrains&#x202f;; permets plus de terrains, ou moins de tuiles.</translation>
    </message>
    <message>
        <source>No track was found. Another seed or other wishes may help.</source>
        <translation>Aucun parcours trouvé. Une autre graine ou d’autres souhaits peuvent aider.</translation>
    </message>
</context>
<context>
    <name>TrackWords</name>
    <message>
        <source>meadow</source>
        <translation>prairie</translation>
    </message>
    <message>
        <source>teal</source>
        <translation>turquoise</translation>
    </message>
    <message>
        <source>orange</source>
        <translation>orange</translation>
    </message>
    <message>
        <source>purple</source>
        <translation>violet</translation>
    </message>
    <message>
        <source>magenta</source>
        <translation>magenta</translation>
    </message>
    <message>
        <source>Short</source>
        <translation>Court</translation>
    </message>
    <message>
        <source>Medium</source>
        <translation>Moyen</translation>
    </message>
    <message>
        <source>Long</source>
        <translation>Long</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <translation>%1 · %2</translation>
    </message>
    <message numerus="yes">
        <source>%n tile(s)</source>
        <translation>
            <numerusform>%n tuile</numerusform>
            <numerusform>%n tuiles</numerusform>
        </translation>
    </message>
    <message>
        <source>Regular terrain all the way</source>
        <translation>Terrain ordinaire partout</translation>
    </message>
    <message>
        <source>Terrains: %1</source>
        <translation>Terrains&#x202f;: %1</translation>
    </message>
</context>
<context>
    <name>UndoProblem</name>
    <message>
        <source>There is nothing to undo yet.</source>
        <translation>Il n’y a encore rien à annuler.</translation>
    </message>
    <message>
        <source>Only computer players are in this race.</source>
        <translation>Il n’y a que des ordinateurs dans cette course.</translation>
    </message>
    <message>
        <source>A card has been drawn since, and what was seen can’t be unseen.</source>
        <translation>Une carte a été piochée depuis, et ce qui a été vu ne s’oublie pas.</translation>
    </message>
    <message>
        <source>A computer player has moved since.</source>
        <translation>Un ordinateur a joué depuis.</translation>
    </message>
    <message>
        <source>It is the next player’s turn already.</source>
        <translation>C’est déjà le tour du joueur suivant.</translation>
    </message>
    <message>
        <source>The race has been ended.</source>
        <translation>La course a été arrêtée.</translation>
    </message>
    <message>
        <source>First the player whose turn it is must come to the table.</source>
        <translation>D’abord, le joueur dont c’est le tour doit venir à table.</translation>
    </message>
</context>
<context>
    <name>WatchMode</name>
    <message>
        <source>The result</source>
        <translation>Le résultat</translation>
    </message>
    <message>
        <source>%1 is playing</source>
        <translation>%1 joue</translation>
    </message>
    <message>
        <source>%1: no card in hand, so the turn is to draw one</source>
        <translation>%1&#x202f;: aucune carte en main, le tour sert à en piocher une</translation>
    </message>
    <message>
        <source>%1: no second card can be played, the turn ends</source>
        <translation>%1&#x202f;: aucune deuxième carte jouable, le tour est fini</translation>
    </message>
</context>
<context>
    <name>WhyNot</name>
    <message>
        <source>The cards move only own beetles, and %1 belongs to another player.</source>
        <translation>Les cartes ne déplacent que tes propres scarabées, et %1 est à un autre joueur.</translation>
    </message>
    <message>
        <source>None of the cards can move %1 now.</source>
        <translation>Aucune des cartes ne peut déplacer %1 maintenant.</translation>
    </message>
    <message>
        <source>This card moves none of your beetles now.</source>
        <translation>Cette carte ne déplace aucun de tes scarabées maintenant.</translation>
    </message>
    <message>
        <source>This card moves no beetle now.</source>
        <translation>Cette carte ne déplace aucun scarabée maintenant.</translation>
    </message>
    <message>
        <source>%1 is home and stays there.</source>
        <translation>%1 est arrivé et n’en bouge plus.</translation>
    </message>
    <message>
        <source>%1 has nowhere to go with this card now.</source>
        <translation>%1 ne peut aller nulle part avec cette carte maintenant.</translation>
    </message>
    <message>
        <source>%1 has nowhere to go with this bonus.</source>
        <translation>%1 ne peut aller nulle part avec ce bonus.</translation>
    </message>
</context>
<context>
    <name>bubblebar::AboutDialog</name>
    <message>
        <source>About Bubble Bar</source>
        <translation>À propos de Bubble Bar</translation>
    </message>
    <message>
        <source>Board games about beetles, bubbles and traffic jams, for everybody round one screen.</source>
        <translation>Des jeux de société pleins de scarabées, de bulles et d’embouteillages, pour tous autour d’un même écran.</translation>
    </message>
    <message>
        <source>Free software under the GNU General Public License, version 3 or later. It comes without any warranty.</source>
        <translation>Logiciel libre sous licence publique générale GNU, version 3 ou ultérieure. Il est fourni sans aucune garantie.</translation>
    </message>
    <message>
        <source>There is a white beetle, too. Some people have seen it.</source>
        <translation>Il y a aussi un scarabée blanc. Certains l’ont vu.</translation>
    </message>
    <message>
        <source>There it was! It has run on.</source>
        <translation>Le voilà&#x202f;! Trop tard, il a filé.</translation>
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
        <translation>«&#x202f;%1&#x202f;»</translation>
    </message>
    <message>
        <source>One game at a time</source>
        <translation>Une partie à la fois</translation>
    </message>
    <message>
        <source>There is one table, so only the first game was opened.</source>
        <translation>Il n’y a qu’une table&#x202f;: seule la première partie a été ouverte.</translation>
    </message>
    <message>
        <source>Not opened: %1</source>
        <translation>Pas ouvert&#x202f;: %1</translation>
    </message>
</context>
<context>
    <name>bubblebar::Autosave</name>
    <message>
        <source>it is open in another window</source>
        <translation>elle est ouverte dans une autre fenêtre</translation>
    </message>
    <message>
        <source>no room in the program’s folder</source>
        <translation>pas de place dans le dossier du programme</translation>
    </message>
</context>
<context>
    <name>bubblebar::BoardOverlays</name>
    <message>
        <source>Zoom in</source>
        <translation>Zoom avant</translation>
    </message>
    <message>
        <source>Zoom out</source>
        <translation>Zoom arrière</translation>
    </message>
    <message>
        <source>Fit the track into the window</source>
        <translation>Ajuster le parcours à la fenêtre</translation>
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
        <translation>bleu</translation>
    </message>
    <message>
        <source>yellow</source>
        <comment>word on a card</comment>
        <translation>jaune</translation>
    </message>
    <message>
        <source>pink</source>
        <comment>word on a card</comment>
        <translation>rose</translation>
    </message>
    <message>
        <source>green</source>
        <comment>word on a card</comment>
        <translation>vert</translation>
    </message>
    <message>
        <source>any colour</source>
        <comment>word on a card</comment>
        <translation>au choix</translation>
    </message>
    <message>
        <source>three</source>
        <comment>word on a card: steps</comment>
        <translation>trois</translation>
    </message>
    <message>
        <source>one</source>
        <comment>word on a card: steps</comment>
        <translation>un</translation>
    </message>
    <message>
        <source>two</source>
        <comment>word on a card: steps</comment>
        <translation>deux</translation>
    </message>
    <message>
        <source>next tile</source>
        <comment>word on a card</comment>
        <translation>voisine</translation>
    </message>
</context>
<context>
    <name>bubblebar::CardChooser</name>
    <message>
        <source>Which card?</source>
        <translation>Quelle carte&#x202f;?</translation>
    </message>
</context>
<context>
    <name>bubblebar::Coach</name>
    <message>
        <source>Player 1</source>
        <translation>Joueur 1</translation>
    </message>
</context>
<context>
    <name>bubblebar::CoachPanel</name>
    <message>
        <source>%1 of %2</source>
        <comment>lesson, of so many</comment>
        <translation>%1 sur %2</translation>
    </message>
    <message>
        <source>Lesson %1 of %2</source>
        <translation>Leçon %1 sur %2</translation>
    </message>
    <message>
        <source>Start over</source>
        <translation>Recommencer</translation>
    </message>
    <message>
        <source>New race…</source>
        <translation>Nouvelle course…</translation>
    </message>
    <message>
        <source>&amp;Show me</source>
        <translation>&amp;Montre-moi</translation>
    </message>
    <message>
        <source>&amp;Play on</source>
        <translation>&amp;Jouer la suite</translation>
    </message>
    <message>
        <source>&amp;Go on</source>
        <translation>&amp;Continuer</translation>
    </message>
</context>
<context>
    <name>bubblebar::ContinueDialog</name>
    <message>
        <source>Play on from here</source>
        <translation>Continuer d’ici</translation>
    </message>
    <message>
        <source>A new race begins at the start, with the same cards. Who plays?</source>
        <translation>Une nouvelle course commence au départ, avec les mêmes cartes. Qui joue&#x202f;?</translation>
    </message>
    <message>
        <source>A new race begins as this one stood in turn %1. Who plays?</source>
        <translation>Une nouvelle course commence comme l’était celle-ci au tour %1. Qui joue&#x202f;?</translation>
    </message>
    <message>
        <source>Play on</source>
        <translation>Continuer</translation>
    </message>
    <message>
        <source>Name on seat %1</source>
        <translation>Nom à la place %1</translation>
    </message>
    <message>
        <source>Who plays on seat %1</source>
        <translation>Qui joue à la place %1</translation>
    </message>
</context>
<context>
    <name>bubblebar::Curtain</name>
    <message>
        <source>Everybody else, please look away.</source>
        <translation>Tous les autres, regardez ailleurs, s’il vous plaît.</translation>
    </message>
    <message>
        <source>%1, it is your turn</source>
        <translation>%1, c’est à toi</translation>
    </message>
    <message>
        <source>I am %1, show my cards</source>
        <translation>Je suis %1, montrer mes cartes</translation>
    </message>
    <message>
        <source>Since your last turn</source>
        <translation>Depuis ton dernier tour</translation>
    </message>
</context>
<context>
    <name>bubblebar::DeckChooser</name>
    <message>
        <source>File…</source>
        <translation>Fichier…</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>Cartes</translation>
    </message>
    <message>
        <source>Open a deck of cards</source>
        <translation>Ouvrir un jeu de cartes</translation>
    </message>
    <message>
        <source>Standard deck</source>
        <translation>Jeu standard</translation>
    </message>
    <message numerus="yes">
        <source>%1, %n card(s)</source>
        <translation>
            <numerusform>%1, %n carte</numerusform>
            <numerusform>%1, %n cartes</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>bubblebar::DesignerActions</name>
    <message>
        <source>&amp;File</source>
        <translation>&amp;Fichier</translation>
    </message>
    <message>
        <source>&amp;New track</source>
        <translation>&amp;Nouveau parcours</translation>
    </message>
    <message>
        <source>New track with &amp;tile set…</source>
        <translation>Nouveau parcours avec jeu de &amp;tuiles…</translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation>&amp;Ouvrir…</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>&amp;Enregistrer</translation>
    </message>
    <message>
        <source>Save &amp;as…</source>
        <translation>Enregistrer &amp;sous…</translation>
    </message>
    <message>
        <source>S&amp;hare…</source>
        <translation>&amp;Partager…</translation>
    </message>
    <message>
        <source>&amp;Print…</source>
        <translation>&amp;Imprimer…</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Fermer</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>&amp;Quitter</translation>
    </message>
    <message>
        <source>Open &amp;recent</source>
        <translation>Ouvrir un fichier &amp;récent</translation>
    </message>
    <message>
        <source>Open a &amp;built-in track</source>
        <translation>Ouvrir un parcours inté&amp;gré</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>É&amp;dition</translation>
    </message>
    <message>
        <source>Cu&amp;t</source>
        <translation>Cou&amp;per</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;Copier</translation>
    </message>
    <message>
        <source>&amp;Paste</source>
        <translation>C&amp;oller</translation>
    </message>
    <message>
        <source>&amp;Duplicate</source>
        <translation>&amp;Dupliquer</translation>
    </message>
    <message>
        <source>Select &amp;all</source>
        <translation>&amp;Tout sélectionner</translation>
    </message>
    <message>
        <source>&amp;Remove</source>
        <translation>R&amp;etirer</translation>
    </message>
    <message>
        <source>Put the selected tiles back into the box</source>
        <translation>Remettre les tuiles sélectionnées dans la boîte</translation>
    </message>
    <message>
        <source>Clear the ta&amp;ble</source>
        <translation>&amp;Vider la table</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Undo %1</source>
        <comment>a step</comment>
        <translation>Annuler&#x202f;: %1</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Refaire</translation>
    </message>
    <message>
        <source>Redo %1</source>
        <comment>a step</comment>
        <translation>Refaire&#x202f;: %1</translation>
    </message>
    <message>
        <source>&amp;Track</source>
        <translation>&amp;Parcours</translation>
    </message>
    <message>
        <source>&amp;Turn</source>
        <translation>&amp;Tourner</translation>
    </message>
    <message>
        <source>Turn clockwise</source>
        <translation>Tourner dans le sens horaire</translation>
    </message>
    <message>
        <source>Turn &amp;back</source>
        <translation>Tourner en sens &amp;inverse</translation>
    </message>
    <message>
        <source>Turn counter-clockwise</source>
        <translation>Tourner dans le sens antihoraire</translation>
    </message>
    <message>
        <source>&amp;Flip</source>
        <translation>&amp;Retourner</translation>
    </message>
    <message>
        <source>Show the other face</source>
        <translation>Montrer l’autre face</translation>
    </message>
    <message>
        <source>Turn as a &amp;group</source>
        <translation>Tourner en &amp;groupe</translation>
    </message>
    <message>
        <source>Turn back as a group</source>
        <translation>Tourner le groupe en sens inverse</translation>
    </message>
    <message>
        <source>Turn the &amp;whole layout</source>
        <translation>Tourner &amp;l’ensemble</translation>
    </message>
    <message>
        <source>&amp;Next tile</source>
        <translation>Tuile &amp;suivante</translation>
    </message>
    <message>
        <source>&amp;Previous tile</source>
        <translation>Tuile &amp;précédente</translation>
    </message>
    <message>
        <source>Go to the bo&amp;x</source>
        <translation>Aller à la &amp;boîte</translation>
    </message>
    <message>
        <source>G&amp;enerate…</source>
        <translation>Gé&amp;nérer…</translation>
    </message>
    <message>
        <source>Lay a track at random</source>
        <translation>Poser un parcours au hasard</translation>
    </message>
    <message>
        <source>P&amp;lay this track</source>
        <translation>&amp;Jouer sur ce parcours</translation>
    </message>
    <message>
        <source>&amp;Move</source>
        <translation>&amp;Déplacer</translation>
    </message>
    <message>
        <source>To the right</source>
        <translation>À droite</translation>
    </message>
    <message>
        <source>Down and right</source>
        <translation>En bas à droite</translation>
    </message>
    <message>
        <source>Down and left</source>
        <translation>En bas à gauche</translation>
    </message>
    <message>
        <source>To the left</source>
        <translation>À gauche</translation>
    </message>
    <message>
        <source>Up and left</source>
        <translation>En haut à gauche</translation>
    </message>
    <message>
        <source>Up and right</source>
        <translation>En haut à droite</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>Aff&amp;ichage</translation>
    </message>
    <message>
        <source>Zoom &amp;in</source>
        <translation>&amp;Zoom avant</translation>
    </message>
    <message>
        <source>Zoom &amp;out</source>
        <translation>Zoom a&amp;rrière</translation>
    </message>
    <message>
        <source>&amp;Fit</source>
        <translation>A&amp;juster</translation>
    </message>
    <message>
        <source>Fit the track into the window</source>
        <translation>Ajuster le parcours à la fenêtre</translation>
    </message>
    <message>
        <source>&amp;Grid</source>
        <translation>&amp;Grille</translation>
    </message>
    <message>
        <source>Shortest &amp;route</source>
        <translation>Trajet le plus &amp;court</translation>
    </message>
    <message>
        <source>&amp;Heat map</source>
        <translation>Carte de c&amp;haleur</translation>
    </message>
    <message>
        <source>How often each space is visited</source>
        <translation>Combien de fois on passe par chaque case</translation>
    </message>
    <message>
        <source>Reset &amp;layout</source>
        <translation>Réinitialiser la &amp;disposition</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>&amp;Aide</translation>
    </message>
    <message>
        <source>Making a &amp;track</source>
        <translation>Créer un &amp;parcours</translation>
    </message>
    <message>
        <source>&amp;Keys and mouse</source>
        <translation>&amp;Clavier et souris</translation>
    </message>
    <message>
        <source>Tool bar</source>
        <translation>Barre d’outils</translation>
    </message>
    <message>
        <source>Race on this track as it lies here</source>
        <translation>Faire une course sur ce parcours, tel qu’il est posé ici</translation>
    </message>
    <message>
        <source>As a line of text, a QR code or a picture</source>
        <translation>En ligne de texte, en code QR ou en image</translation>
    </message>
</context>
<context>
    <name>bubblebar::DesignerDesk</name>
    <message>
        <source>Cut</source>
        <translation>Couper</translation>
    </message>
    <message>
        <source>Paste</source>
        <translation>Coller</translation>
    </message>
    <message>
        <source>Duplicate</source>
        <translation>Dupliquer</translation>
    </message>
    <message numerus="yes">
        <source>%n tile(s) left out: the box has no more of them.</source>
        <translation>
            <numerusform>%n tuile laissée de côté&#x202f;: la boîte n’en a plus.</numerusform>
            <numerusform>%n tuiles laissées de côté&#x202f;: la boîte n’en a plus.</numerusform>
        </translation>
    </message>
    <message>
        <source>Clear the table</source>
        <translation>Vider la table</translation>
    </message>
    <message>
        <source>Turn the whole layout</source>
        <translation>Tourner l’ensemble</translation>
    </message>
</context>
<context>
    <name>bubblebar::DesignerWindow</name>
    <message>
        <source>The box</source>
        <translation>La boîte</translation>
    </message>
    <message>
        <source>Track</source>
        <translation>Parcours</translation>
    </message>
    <message>
        <source>Findings</source>
        <translation>Remarques</translation>
    </message>
    <message>
        <source>How it plays</source>
        <translation>Comment ça se joue</translation>
    </message>
    <message>
        <source>The track’s file is gone. Save to have it again.</source>
        <translation>Le fichier du parcours a disparu. Enregistre pour le retrouver.</translation>
    </message>
    <message>
        <source>%1[*] – Track Designer</source>
        <translation>%1[*] – Atelier de parcours</translation>
    </message>
    <message>
        <source>New track</source>
        <translation>Nouveau parcours</translation>
    </message>
    <message>
        <source>Hex %1, %2</source>
        <translation>Hexagone %1, %2</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1&#x202f;%</translation>
    </message>
    <message>
        <source>not saved yet</source>
        <translation>pas encore enregistré</translation>
    </message>
    <message>
        <source>not yet saved to %1</source>
        <translation>pas encore enregistré dans %1</translation>
    </message>
    <message>
        <source>Saved to %1</source>
        <translation>Enregistré dans %1</translation>
    </message>
    <message>
        <source>Draft kept %1 · %2</source>
        <translation>Brouillon gardé à %1 · %2</translation>
    </message>
    <message>
        <source>Not saved yet</source>
        <translation>Pas encore enregistré</translation>
    </message>
    <message>
        <source>Not yet saved to %1</source>
        <translation>Pas encore enregistré dans %1</translation>
    </message>
    <message>
        <source>The draft can’t be kept · save it soon</source>
        <translation>Impossible de garder le brouillon · enregistre vite</translation>
    </message>
    <message>
        <source>The file can’t be read</source>
        <translation>Impossible de lire le fichier</translation>
    </message>
    <message>
        <source>“%1” is not a track any more.</source>
        <translation>«&#x202f;%1&#x202f;» n’est plus un parcours.</translation>
    </message>
    <message>
        <source>The track is not saved</source>
        <translation>Le parcours n’est pas enregistré</translation>
    </message>
    <message>
        <source>“%1” can’t be saved there. The track stays open here.</source>
        <translation>«&#x202f;%1&#x202f;» ne peut pas être enregistré à cet endroit. Le parcours reste ouvert ici.</translation>
    </message>
</context>
<context>
    <name>bubblebar::DesignerWindows</name>
    <message>
        <source>Can’t open the file</source>
        <translation>Impossible d’ouvrir le fichier</translation>
    </message>
    <message>
        <source>“%1” can’t be opened.</source>
        <translation>Impossible d’ouvrir «&#x202f;%1&#x202f;».</translation>
    </message>
</context>
<context>
    <name>bubblebar::DockGrip</name>
    <message>
        <source>Drag this part to another place</source>
        <translation>Glisse cet élément vers un autre endroit</translation>
    </message>
</context>
<context>
    <name>bubblebar::DraftKeeper</name>
    <message>
        <source>no room in the program’s folder</source>
        <translation>pas de place dans le dossier du programme</translation>
    </message>
</context>
<context>
    <name>bubblebar::DropCatcher</name>
    <message>
        <source>Bubble Bar opens files of this computer only.</source>
        <translation>Bubble Bar n’ouvre que les fichiers de cet ordinateur.</translation>
    </message>
    <message>
        <source>“%1” can’t be opened.</source>
        <translation>Impossible d’ouvrir «&#x202f;%1&#x202f;».</translation>
    </message>
    <message>
        <source>Close the dialog first, then drop it here.</source>
        <translation>Ferme d’abord la boîte de dialogue, puis dépose le fichier ici.</translation>
    </message>
</context>
<context>
    <name>bubblebar::EndPanel</name>
    <message>
        <source>How the race went</source>
        <translation>Le fil de la course</translation>
    </message>
    <message>
        <source>A click on the chart shows the race there.</source>
        <translation>Un clic sur le graphique y montre la course.</translation>
    </message>
    <message>
        <source>Look at the board</source>
        <translation>Voir le plateau</translation>
    </message>
    <message>
        <source>Save the race…</source>
        <translation>Enregistrer la course…</translation>
    </message>
    <message>
        <source>New race…</source>
        <translation>Nouvelle course…</translation>
    </message>
    <message>
        <source>Replay</source>
        <translation>Revoir</translation>
    </message>
    <message>
        <source>Rematch</source>
        <translation>Revanche</translation>
    </message>
    <message>
        <source>The same players on the same track; the next seat begins</source>
        <translation>Les mêmes joueurs sur le même parcours&#x202f;; la place suivante commence</translation>
    </message>
</context>
<context>
    <name>bubblebar::FileChangeBar</name>
    <message>
        <source>&amp;Reload</source>
        <translation>&amp;Recharger</translation>
    </message>
    <message>
        <source>Show the track as it is in the file now</source>
        <translation>Montrer le parcours tel qu’il est maintenant dans le fichier</translation>
    </message>
    <message>
        <source>&amp;Keep mine</source>
        <translation>&amp;Garder le mien</translation>
    </message>
    <message>
        <source>Go on with the track as it is in this window</source>
        <translation>Continuer avec le parcours tel qu’il est dans cette fenêtre</translation>
    </message>
    <message>
        <source>Another program changed “%1”. Reloading loses your changes.</source>
        <translation>Un autre programme a modifié «&#x202f;%1&#x202f;». En rechargeant, tu perds tes modifications.</translation>
    </message>
    <message>
        <source>Another program changed “%1”.</source>
        <translation>Un autre programme a modifié «&#x202f;%1&#x202f;».</translation>
    </message>
</context>
<context>
    <name>bubblebar::FilterBar</name>
    <message>
        <source>Search</source>
        <translation>Chercher</translation>
    </message>
    <message>
        <source>Search the box</source>
        <translation>Chercher dans la boîte</translation>
    </message>
    <message>
        <source>A letter, or a word such as “teal” or “draw”</source>
        <translation>Une lettre, ou un mot comme «&#x202f;turquoise&#x202f;» ou «&#x202f;piocher&#x202f;»</translation>
    </message>
    <message>
        <source>Filter</source>
        <translation>Filtre</translation>
    </message>
    <message>
        <source>Only pieces with a certain terrain, bonus or number of exits</source>
        <translation>Seulement les pièces avec un certain terrain, bonus ou nombre de sorties</translation>
    </message>
    <message>
        <source>Show all pieces</source>
        <translation>Montrer toutes les pièces</translation>
    </message>
    <message>
        <source>Te&amp;rrain</source>
        <translation>Te&amp;rrain</translation>
    </message>
    <message>
        <source>any</source>
        <translation>tous</translation>
    </message>
    <message>
        <source>&amp;Bonus</source>
        <translation>&amp;Bonus</translation>
    </message>
    <message>
        <source>&amp;Exits</source>
        <translation>&amp;Sorties</translation>
    </message>
    <message>
        <source>any number</source>
        <translation>peu importe</translation>
    </message>
</context>
<context>
    <name>bubblebar::FindingRow</name>
    <message>
        <source>Show</source>
        <translation>Montrer</translation>
    </message>
    <message>
        <source>To repair: %1</source>
        <extracomment>%1: what is wrong with the track and how to mend it</extracomment>
        <translation>À réparer&#x202f;: %1</translation>
    </message>
    <message>
        <source>To consider: %1</source>
        <translation>À envisager&#x202f;: %1</translation>
    </message>
    <message>
        <source>Show the tiles. %1</source>
        <translation>Montrer les tuiles. %1</translation>
    </message>
</context>
<context>
    <name>bubblebar::FindingsPanel</name>
    <message>
        <source>Findings</source>
        <translation>Remarques</translation>
    </message>
    <message numerus="yes">
        <source>… and %n more</source>
        <translation>
            <numerusform>… et %n de plus</numerusform>
            <numerusform>… et %n de plus</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n to repair</source>
        <translation>
            <numerusform>%n à réparer</numerusform>
            <numerusform>%n à réparer</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n to consider</source>
        <translation>
            <numerusform>%n à envisager</numerusform>
            <numerusform>%n à envisager</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>bubblebar::FirstFlight</name>
    <message>
        <source>That card is for later. Press the one with the ring.</source>
        <translation>Cette carte, c’est pour plus tard. Clique sur celle qui est entourée.</translation>
    </message>
    <message>
        <source>That beetle waits for now. Press the one with the ring.</source>
        <translation>Ce scarabée attend encore un peu. Clique sur celui qui est entouré.</translation>
    </message>
    <message>
        <source>That would work, too. Let us first try what has the ring.</source>
        <translation>Ça irait aussi. Essayons d’abord ce qui est entouré.</translation>
    </message>
</context>
<context>
    <name>bubblebar::FlightInvitation</name>
    <message>
        <source>A short race that shows you the game while you play it. It takes five minutes, and you can leave it at any time.</source>
        <translation>Une petite course qui te montre le jeu pendant que tu joues. Elle dure cinq minutes, et tu peux la quitter à tout moment.</translation>
    </message>
    <message>
        <source>Your First Flight waits for you</source>
        <translation>Ton Premier vol t’attend</translation>
    </message>
    <message>
        <source>New here? Fly your First Flight!</source>
        <translation>C’est ta première fois&#x202f;? En route pour ton Premier vol&#x202f;!</translation>
    </message>
    <message>
        <source>Go on with it</source>
        <translation>Reprendre</translation>
    </message>
    <message>
        <source>Start First Flight</source>
        <translation>Commencer le Premier vol</translation>
    </message>
    <message>
        <source>Go on with First Flight</source>
        <translation>Reprendre le Premier vol</translation>
    </message>
    <message>
        <source>First Flight</source>
        <translation>Premier vol</translation>
    </message>
    <message>
        <source>A short race that shows you the game while you play it</source>
        <translation>Une petite course qui te montre le jeu pendant que tu joues</translation>
    </message>
</context>
<context>
    <name>bubblebar::GeneralPage</name>
    <message>
        <source>As the system</source>
        <translation>Comme le système</translation>
    </message>
    <message>
        <source>&amp;Language</source>
        <translation>&amp;Langue</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Clair</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Sombre</translation>
    </message>
    <message>
        <source>&amp;Colours</source>
        <translation>&amp;Couleurs</translation>
    </message>
    <message>
        <source>Numbers and paper sizes are those of your region, and text is as large as your system’s.</source>
        <translation>Les nombres et les formats de papier sont ceux de ta région, et le texte a la même taille que dans ton système.</translation>
    </message>
</context>
<context>
    <name>bubblebar::GenerateDialog</name>
    <message>
        <source>Generate a track</source>
        <translation>Générer un parcours</translation>
    </message>
    <message>
        <source>&amp;Lay this track</source>
        <translation>&amp;Poser ce parcours</translation>
    </message>
    <message>
        <source>It takes the place of what lies on the table now. Undo brings that back.</source>
        <translation>Il remplace ce qui est sur la table. Annuler permet de le retrouver.</translation>
    </message>
    <message numerus="yes">
        <source>a race of two takes about %n turn(s)</source>
        <translation>
            <numerusform>une course à deux dure environ %n tour</numerusform>
            <numerusform>une course à deux dure environ %n tours</numerusform>
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
        <translation>%1&#x202f;: %2</translation>
    </message>
    <message numerus="yes">
        <source>Draw pile, %n card(s)</source>
        <translation>
            <numerusform>Pioche, %n carte</numerusform>
            <numerusform>Pioche, %n cartes</numerusform>
        </translation>
    </message>
    <message>
        <source>Played in this turn: %1</source>
        <translation>Jouées pendant ce tour&#x202f;: %1</translation>
    </message>
    <message>
        <source>Discard pile, empty</source>
        <translation>Défausse, vide</translation>
    </message>
    <message numerus="yes">
        <source>Discard pile, %n card(s), on top: %1</source>
        <translation>
            <numerusform>Défausse, %n carte&#x202f;: %1</numerusform>
            <numerusform>Défausse, %n cartes, sur le dessus&#x202f;: %1</numerusform>
        </translation>
    </message>
    <message>
        <source>Chosen.</source>
        <translation>Choisie.</translation>
    </message>
    <message>
        <source>Can be played.</source>
        <translation>Jouable.</translation>
    </message>
    <message>
        <source>Hand</source>
        <translation>Main</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s), face down</source>
        <translation>
            <numerusform>%n carte, face cachée</numerusform>
            <numerusform>%n cartes, face cachée</numerusform>
        </translation>
    </message>
    <message>
        <source>Draw · %1</source>
        <translation>Pioche · %1</translation>
    </message>
    <message>
        <source>Discard · %1</source>
        <translation>Défausse · %1</translation>
    </message>
    <message>
        <source>Played · %1</source>
        <translation>Jouées · %1</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) to draw</source>
        <translation>
            <numerusform>%n carte à piocher</numerusform>
            <numerusform>%n cartes à piocher</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s), on top: %1</source>
        <translation>
            <numerusform>%n carte&#x202f;: %1</numerusform>
            <numerusform>%n cartes, sur le dessus&#x202f;: %1</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>bubblebar::HelpView</name>
    <message>
        <source>Page</source>
        <translation>Page</translation>
    </message>
</context>
<context>
    <name>bubblebar::HelpWindow</name>
    <message>
        <source>Pages</source>
        <translation>Pages</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Chercher</translation>
    </message>
    <message>
        <source>Search the help</source>
        <translation>Chercher dans l’aide</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Retour</translation>
    </message>
    <message>
        <source>Forward</source>
        <translation>Suivant</translation>
    </message>
    <message>
        <source>%1 – Help</source>
        <translation>%1 – Aide</translation>
    </message>
</context>
<context>
    <name>bubblebar::KeysDialog</name>
    <message>
        <source>Keys and mouse</source>
        <translation>Clavier et souris</translation>
    </message>
</context>
<context>
    <name>bubblebar::KeysPage</name>
    <message>
        <source>N&amp;o key</source>
        <translation>&amp;Aucune touche</translation>
    </message>
    <message>
        <source>&amp;Usual key</source>
        <translation>Touche &amp;habituelle</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Chercher</translation>
    </message>
    <message>
        <source>Search the keys</source>
        <translation>Chercher dans les touches</translation>
    </message>
    <message>
        <source>&amp;Key</source>
        <translation>Tou&amp;che</translation>
    </message>
    <message>
        <source>Keys of &amp;Beep! Beep!…</source>
        <translation>Touches de &amp;Beep! Beep!…</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Touches</translation>
    </message>
    <message>
        <source>What it does</source>
        <translation>Action</translation>
    </message>
    <message>
        <source>Key</source>
        <translation>Touche</translation>
    </message>
    <message>
        <source>Where</source>
        <translation>Où</translation>
    </message>
    <message>
        <source>“%1” is needed in every window.</source>
        <translation>«&#x202f;%1&#x202f;» sert dans toutes les fenêtres.</translation>
    </message>
    <message>
        <source>“%1” is the key for “%2” already. Give that another key first.</source>
        <translation>«&#x202f;%1&#x202f;» est déjà la touche de «&#x202f;%2&#x202f;». Donne d’abord une autre touche à cette action.</translation>
    </message>
    <message>
        <source>“%1” is the key for “%2” now. Give that another key first.</source>
        <translation>«&#x202f;%1&#x202f;» est maintenant la touche de «&#x202f;%2&#x202f;». Donne d’abord une autre touche à cette action.</translation>
    </message>
</context>
<context>
    <name>bubblebar::KindList</name>
    <message>
        <source>Picture, build list, code</source>
        <translation>Image, liste de montage, code</translation>
    </message>
    <message>
        <source>True size, several pages</source>
        <translation>Taille réelle, plusieurs pages</translation>
    </message>
    <message>
        <source>Fronts and backs to cut</source>
        <translation>Rectos et versos à découper</translation>
    </message>
    <message>
        <source>The race’s cards to cut</source>
        <translation>Les cartes de la course à découper</translation>
    </message>
    <message>
        <source>For the wooden discs</source>
        <translation>Pour les disques en bois</translation>
    </message>
    <message>
        <source>What to print</source>
        <translation>Que faut-il imprimer&#x202f;?</translation>
    </message>
</context>
<context>
    <name>bubblebar::LayoutPreview</name>
    <message>
        <source>Picture of the track: %1</source>
        <translation>Image du parcours&#x202f;: %1</translation>
    </message>
    <message>
        <source>No track</source>
        <translation>Aucun parcours</translation>
    </message>
</context>
<context>
    <name>bubblebar::LengthView</name>
    <message>
        <source>Show the &amp;shortest route</source>
        <translation>Montrer le &amp;trajet le plus court</translation>
    </message>
    <message>
        <source>&lt;b&gt;%1&lt;/b&gt; · %2 · %3</source>
        <extracomment>%1: &quot;Medium&quot;; %2: &quot;9 tiles&quot;; %3: &quot;13 spaces on the shortest route&quot;</extracomment>
        <translation>&lt;b&gt;%1&lt;/b&gt; · %2 · %3</translation>
    </message>
    <message numerus="yes">
        <source>%n tile(s)</source>
        <translation>
            <numerusform>%n tuile</numerusform>
            <numerusform>%n tuiles</numerusform>
        </translation>
    </message>
    <message>
        <source>No path leads from the start tile to the finish tile yet.</source>
        <translation>Aucun chemin ne mène encore de la tuile de départ à la tuile d’arrivée.</translation>
    </message>
    <message>
        <source>no route yet</source>
        <translation>pas encore de trajet</translation>
    </message>
    <message numerus="yes">
        <source>%n space(s) on the shortest route</source>
        <translation>
            <numerusform>%n case sur le trajet le plus court</numerusform>
            <numerusform>%n cases sur le trajet le plus court</numerusform>
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
            <numerusform>%n restante dans la boîte</numerusform>
            <numerusform>%n restantes dans la boîte</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>bubblebar::LobbyWindow</name>
    <message>
        <source>&amp;Recent</source>
        <translation>&amp;Récents</translation>
    </message>
    <message>
        <source>Games that you save or leave early wait here for you.</source>
        <translation>Les parties que tu enregistres ou quittes avant la fin t’attendent ici.</translation>
    </message>
    <message>
        <source>Bubble Bar</source>
        <translation>Bubble Bar</translation>
    </message>
    <message>
        <source>&amp;Game</source>
        <translation>&amp;Partie</translation>
    </message>
    <message>
        <source>&amp;New race…</source>
        <translation>&amp;Nouvelle course…</translation>
    </message>
    <message>
        <source>New game of &amp;Beetle…</source>
        <translation>Nouvelle partie de &amp;Beetle…</translation>
    </message>
    <message>
        <source>New game of Bee&amp;p! Beep!…</source>
        <translation>Nouvelle partie de Bee&amp;p! Beep!…</translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation>&amp;Ouvrir…</translation>
    </message>
    <message>
        <source>&amp;Design a track</source>
        <translation>&amp;Créer un parcours</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>&amp;Quitter</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>&amp;Aide</translation>
    </message>
    <message>
        <source>&amp;First Flight</source>
        <translation>Premier &amp;vol</translation>
    </message>
    <message>
        <source>&amp;About Bubble Bar</source>
        <translation>À &amp;propos de Bubble Bar</translation>
    </message>
    <message>
        <source>About &amp;Qt</source>
        <translation>À propos de &amp;Qt</translation>
    </message>
    <message>
        <source>&amp;Clear this list</source>
        <translation>&amp;Vider cette liste</translation>
    </message>
    <message>
        <source>Beetle to the Bubble</source>
        <translation>Beetle to the Bubble</translation>
    </message>
    <message>
        <source>New race</source>
        <translation>Nouvelle course</translation>
    </message>
    <message>
        <source>Beetle</source>
        <translation>Beetle</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Jouer</translation>
    </message>
    <message>
        <source>Beep! Beep!</source>
        <translation>Beep! Beep!</translation>
    </message>
    <message>
        <source>Track designer</source>
        <translation>Atelier de parcours</translation>
    </message>
    <message>
        <source>Design a track</source>
        <translation>Créer un parcours</translation>
    </message>
    <message>
        <source>What shall we play?</source>
        <translation>À quoi jouons-nous&#x202f;?</translation>
    </message>
    <message>
        <source>Open…</source>
        <translation>Ouvrir…</translation>
    </message>
    <message>
        <source>Open a saved game or a track. You can also drop it on this window.</source>
        <translation>Ouvrir une partie enregistrée ou un parcours. Tu peux aussi le déposer sur cette fenêtre.</translation>
    </message>
    <message>
        <source>Saved games</source>
        <translation>Parties enregistrées</translation>
    </message>
    <message>
        <source>Go on playing</source>
        <translation>Reprendre</translation>
    </message>
    <message>
        <source>Throw away…</source>
        <translation>Jeter…</translation>
    </message>
    <message>
        <source>Throw the game away?</source>
        <translation>Jeter la partie&#x202f;?</translation>
    </message>
    <message>
        <source>“%1” can’t go on then.</source>
        <translation>«&#x202f;%1&#x202f;» ne pourra plus continuer.</translation>
    </message>
    <message>
        <source>Throw away</source>
        <translation>Jeter</translation>
    </message>
    <message>
        <source>Keep it</source>
        <translation>Garder</translation>
    </message>
    <message>
        <source>Tracks for a new race</source>
        <translation>Parcours pour une nouvelle course</translation>
    </message>
    <message>
        <source>Tracks</source>
        <translation>Parcours</translation>
    </message>
    <message>
        <source>New race on it…</source>
        <translation>Nouvelle course dessus…</translation>
    </message>
    <message>
        <source>Edit in the designer</source>
        <translation>Modifier dans l’atelier</translation>
    </message>
    <message>
        <source>Unfinished races</source>
        <translation>Courses en cours</translation>
    </message>
    <message numerus="yes">
        <source>%n unfinished race(s) can’t go on: the file is damaged.</source>
        <translation>
            <numerusform>%n course en cours ne peut pas continuer&#x202f;: le fichier est abîmé.</numerusform>
            <numerusform>%n courses en cours ne peuvent pas continuer&#x202f;: le fichier est abîmé.</numerusform>
        </translation>
    </message>
    <message>
        <source>What is left was put aside in “%1”.</source>
        <translation>Ce qu’il en reste a été mis de côté dans «&#x202f;%1&#x202f;».</translation>
    </message>
    <message>
        <source>From the milk carton to the bar
2 to 5 players</source>
        <translation>De la brique de lait au bar
De 2 à 5 joueurs</translation>
    </message>
    <message>
        <source>Roll a die, draw a beetle
2 to 8 players</source>
        <translation>Lance le dé, dessine un scarabée
De 2 à 8 joueurs</translation>
    </message>
    <message>
        <source>All at once: match animals
2 to 6 players</source>
        <translation>Tous ensemble&#x202f;: assortir les animaux
De 2 à 6 joueurs</translation>
    </message>
    <message>
        <source>Lay a track of your own
Print it, share it, race on it</source>
        <translation>Pose ton propre parcours
Imprime-le, partage-le, cours-y</translation>
    </message>
</context>
<context>
    <name>bubblebar::NewRaceDialog</name>
    <message>
        <source>&amp;Start the race</source>
        <translation>&amp;Commencer la course</translation>
    </message>
    <message>
        <source>New race</source>
        <translation>Nouvelle course</translation>
    </message>
    <message>
        <source>New track</source>
        <translation>Nouveau parcours</translation>
    </message>
    <message>
        <source>“%1” can’t be played yet: see below its name.</source>
        <translation>«&#x202f;%1&#x202f;» ne peut pas encore être joué&#x202f;: vois sous son nom.</translation>
    </message>
</context>
<context>
    <name>bubblebar::PagePreview</name>
    <message>
        <source>Preview</source>
        <translation>Aperçu</translation>
    </message>
</context>
<context>
    <name>bubblebar::PageStrip</name>
    <message>
        <source>Pages</source>
        <translation>Pages</translation>
    </message>
</context>
<context>
    <name>bubblebar::PieceCountsEditor</name>
    <message>
        <source>Piece</source>
        <translation>Pièce</translation>
    </message>
    <message>
        <source>How many</source>
        <translation>Combien</translation>
    </message>
    <message>
        <source>Pieces to print</source>
        <translation>Pièces à imprimer</translation>
    </message>
    <message>
        <source>Start tile</source>
        <translation>Tuile de départ</translation>
    </message>
    <message>
        <source>Finish tile</source>
        <translation>Tuile d’arrivée</translation>
    </message>
    <message>
        <source>Tile %1</source>
        <translation>Tuile %1</translation>
    </message>
    <message>
        <source>One of each</source>
        <translation>Une de chaque</translation>
    </message>
    <message>
        <source>Those of this track</source>
        <translation>Celles de ce parcours</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Aucune</translation>
    </message>
</context>
<context>
    <name>bubblebar::PieceList</name>
    <message>
        <source>Pieces of the box</source>
        <translation>Pièces de la boîte</translation>
    </message>
    <message>
        <source>No matching piece</source>
        <translation>Aucune pièce trouvée</translation>
    </message>
</context>
<context>
    <name>bubblebar::PiecePalette</name>
    <message>
        <source>The box</source>
        <translation>La boîte</translation>
    </message>
    <message>
        <source>%1 of %2 left</source>
        <extracomment>Of all pieces in the box, so many are not laid: &quot;3 of 12 left&quot;</extracomment>
        <translation>%1 sur %2 restantes</translation>
    </message>
</context>
<context>
    <name>bubblebar::PiecesModel</name>
    <message>
        <source>The Milk Carton Office: exits on all sides</source>
        <translation>Le Bureau Brique-de-Lait&#x202f;: sorties de tous les côtés</translation>
    </message>
    <message>
        <source>The Bubble Bar: exits on all sides</source>
        <translation>Le Bubble Bar&#x202f;: sorties de tous les côtés</translation>
    </message>
    <message>
        <source>%1 · in hand</source>
        <extracomment>%1: the name of a piece, as in &quot;A · in hand&quot;</extracomment>
        <translation>%1 · en main</translation>
    </message>
    <message>
        <source>%1 · laid</source>
        <extracomment>%1: the name of a piece, as in &quot;A · laid&quot;</extracomment>
        <translation>%1 · posée</translation>
    </message>
    <message numerus="yes">
        <source>%1 · %n left</source>
        <extracomment>%1: the name of a piece, as in &quot;A · 2 left&quot;</extracomment>
        <translation>
            <numerusform>%1 · %n restante</numerusform>
            <numerusform>%1 · %n restantes</numerusform>
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
        <translation>%1 Verso visible.</translation>
    </message>
</context>
<context>
    <name>bubblebar::PlacesTable</name>
    <message>
        <source>Places</source>
        <translation>Classement</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>Rang</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Joueur</translation>
    </message>
    <message>
        <source>Home</source>
        <translation>Arrivés</translation>
    </message>
    <message>
        <source>Steps to go</source>
        <translation>Pas à faire</translation>
    </message>
    <message>
        <source>Cards played</source>
        <translation>Cartes jouées</translation>
    </message>
    <message>
        <source>Bonuses</source>
        <translation>Bonus</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <comment>beetles home</comment>
        <translation>%1 sur %2</translation>
    </message>
</context>
<context>
    <name>bubblebar::PlayersModel</name>
    <message>
        <source>%1 · playing</source>
        <translation>%1 · joue</translation>
    </message>
    <message>
        <source>you decide now</source>
        <translation>à toi de décider</translation>
    </message>
    <message>
        <source>next</source>
        <translation>ensuite</translation>
    </message>
    <message>
        <source>%1 of %2 home</source>
        <translation>%1 sur %2 arrivés</translation>
    </message>
    <message>
        <source>%1, with %2</source>
        <comment>team, partner</comment>
        <translation>%1, avec %2</translation>
    </message>
    <message>
        <source>%1, %2, %3, %4</source>
        <comment>player, beetles&apos; colour, who plays, beetles home</comment>
        <translation>%1, %2, %3, %4</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s)</source>
        <translation>
            <numerusform>%n carte</numerusform>
            <numerusform>%n cartes</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>bubblebar::PlayersPane</name>
    <message>
        <source>&amp;Hide the hand when the next person takes over</source>
        <translation>Cac&amp;her la main quand on passe au joueur suivant</translation>
    </message>
    <message>
        <source>First player</source>
        <translation>Premier joueur</translation>
    </message>
    <message>
        <source>Random</source>
        <translation>Hasard</translation>
    </message>
    <message>
        <source>Players, in order of seats</source>
        <translation>Joueurs, dans l’ordre des places</translation>
    </message>
    <message>
        <source>First &amp;player</source>
        <translation>&amp;Premier joueur</translation>
    </message>
    <message>
        <source>&amp;Cards</source>
        <translation>C&amp;artes</translation>
    </message>
    <message numerus="yes">
        <source>%n beetle(s) each</source>
        <translation>
            <numerusform>%n scarabée chacun</numerusform>
            <numerusform>%n scarabées chacun</numerusform>
        </translation>
    </message>
    <message>
        <source>Only where two people or more share the screen</source>
        <translation>Seulement si au moins deux personnes partagent l’écran</translation>
    </message>
</context>
<context>
    <name>bubblebar::PlaysPanel</name>
    <message>
        <source>Players</source>
        <translation>Joueurs</translation>
    </message>
    <message>
        <source>Level of the computer players</source>
        <translation>Niveau des ordinateurs</translation>
    </message>
    <message>
        <source>Races run</source>
        <translation>Courses jouées</translation>
    </message>
    <message>
        <source>Turns of a race</source>
        <translation>Tours d’une course</translation>
    </message>
    <message>
        <source>Chance to win by seat</source>
        <translation>Chances de gagner par place</translation>
    </message>
    <message>
        <source>Where beetles stand longest</source>
        <translation>Où les scarabées restent le plus longtemps</translation>
    </message>
    <message>
        <source>&amp;Heat map</source>
        <translation>Carte de c&amp;haleur</translation>
    </message>
    <message>
        <source>Show on the track how often each space is visited</source>
        <translation>Montrer sur le parcours combien de fois on passe par chaque case</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>Montrer</translation>
    </message>
    <message>
        <source>Turns of all players together, in the middle of all races</source>
        <translation>Tours de tous les joueurs ensemble, valeur du milieu de toutes les courses</translation>
    </message>
    <message>
        <source>Half a minute for each turn</source>
        <translation>Une demi-minute par tour</translation>
    </message>
    <message numerus="yes">
        <source>%n player(s)</source>
        <translation>
            <numerusform>%n joueur</numerusform>
            <numerusform>%n joueurs</numerusform>
        </translation>
    </message>
    <message>
        <source>How it plays</source>
        <translation>Comment ça se joue</translation>
    </message>
    <message>
        <source>As it was before the last change</source>
        <translation>Comme avant le dernier changement</translation>
    </message>
    <message>
        <source>The first races are on their way …</source>
        <translation>Les premières courses sont en route…</translation>
    </message>
    <message>
        <source>To see how it plays, repair this first:</source>
        <translation>Pour voir comment ça se joue, répare d’abord ceci&#x202f;:</translation>
    </message>
    <message>
        <source>&amp;Stop</source>
        <translation>&amp;Arrêter</translation>
    </message>
    <message>
        <source>&amp;Restart</source>
        <translation>&amp;Relancer</translation>
    </message>
    <message>
        <source>Keep the figures so far</source>
        <translation>Garder les chiffres obtenus jusqu’ici</translation>
    </message>
    <message>
        <source>Run other races</source>
        <translation>Jouer d’autres courses</translation>
    </message>
</context>
<context>
    <name>bubblebar::PrintDialog</name>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Print at 100 %, not “fit to page”. Then measure the test line: it must be as long as it says.</source>
        <translation>Imprime à 100&#x202f;%, sans «&#x202f;adapter à la page&#x202f;». Puis mesure la ligne de test&#x202f;: elle doit avoir la longueur indiquée.</translation>
    </message>
    <message>
        <source>Print %1</source>
        <translation>Imprimer %1</translation>
    </message>
    <message>
        <source> dpi</source>
        <translation> dpi</translation>
    </message>
    <message>
        <source>R&amp;esolution of pictures</source>
        <translation>&amp;Résolution des images</translation>
    </message>
    <message>
        <source>Previous page</source>
        <translation>Page précédente</translation>
    </message>
    <message>
        <source>Next page</source>
        <translation>Page suivante</translation>
    </message>
    <message>
        <source>Smaller</source>
        <translation>Plus petit</translation>
    </message>
    <message>
        <source>Whole page</source>
        <translation>Page entière</translation>
    </message>
    <message>
        <source>Larger</source>
        <translation>Plus grand</translation>
    </message>
    <message>
        <source>Page %1 of %2</source>
        <translation>Page %1 sur %2</translation>
    </message>
    <message>
        <source>Printer &amp;set-up…</source>
        <translation>Ré&amp;glages de l’imprimante…</translation>
    </message>
    <message>
        <source>Save as P&amp;DF…</source>
        <translation>Enregistrer en PD&amp;F…</translation>
    </message>
    <message>
        <source>Save as pi&amp;cture…</source>
        <translation>&amp;Enregistrer en image…</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>No printer was found. Save as PDF and print that.</source>
        <translation>Aucune imprimante trouvée. Enregistre en PDF et imprime ce fichier.</translation>
    </message>
    <message numerus="yes">
        <source>Print %n page(s)</source>
        <translation>
            <numerusform>Imprimer %n page</numerusform>
            <numerusform>Imprimer %n pages</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Upright needs only %n page(s)</source>
        <translation>
            <numerusform>En portrait, %n page suffit</numerusform>
            <numerusform>En portrait, %n pages suffisent</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Across needs only %n page(s)</source>
        <translation>
            <numerusform>En paysage, %n page suffit</numerusform>
            <numerusform>En paysage, %n pages suffisent</numerusform>
        </translation>
    </message>
    <message>
        <source>Printing…</source>
        <translation>Impression…</translation>
    </message>
    <message>
        <source>Sent to %1.</source>
        <translation>Envoyé à %1.</translation>
    </message>
    <message>
        <source>Saving…</source>
        <translation>Enregistrement…</translation>
    </message>
    <message>
        <source>Saved as %1.</source>
        <translation>Enregistré sous %1.</translation>
    </message>
    <message numerus="yes">
        <source>Saved as %n file(s): %1 …</source>
        <translation>
            <numerusform>Enregistré en %n fichier&#x202f;: %1…</numerusform>
            <numerusform>Enregistré en %n fichiers&#x202f;: %1…</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing was printed or saved</source>
        <translation>Rien n’a été imprimé ni enregistré</translation>
    </message>
    <message>
        <source>Print options</source>
        <translation>Options d’impression</translation>
    </message>
</context>
<context>
    <name>bubblebar::PrintOptionsPane</name>
    <message>
        <source>Other size</source>
        <translation>Autre format</translation>
    </message>
    <message>
        <source>%1 · %2 × %3 mm</source>
        <comment>paper: name, width, height</comment>
        <translation>%1 · %2 × %3 mm</translation>
    </message>
    <message>
        <source>Fewest pages</source>
        <comment>direction of the paper</comment>
        <translation>Le moins de pages</translation>
    </message>
    <message>
        <source>Upright</source>
        <comment>direction of the paper</comment>
        <translation>Portrait</translation>
    </message>
    <message>
        <source>Across</source>
        <comment>direction of the paper</comment>
        <translation>Paysage</translation>
    </message>
    <message>
        <source>On own sheets</source>
        <translation>Sur des feuilles à part</translation>
    </message>
    <message>
        <source>Over the long edge</source>
        <translation>Par le bord long</translation>
    </message>
    <message>
        <source>Over the short edge</source>
        <translation>Par le bord court</translation>
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
        <translation>&amp;Largeur du papier</translation>
    </message>
    <message>
        <source>The shorter side</source>
        <translation>Le petit côté</translation>
    </message>
    <message>
        <source>Paper &amp;height</source>
        <translation>&amp;Hauteur du papier</translation>
    </message>
    <message>
        <source>The longer side</source>
        <translation>Le grand côté</translation>
    </message>
    <message>
        <source>D&amp;irection</source>
        <translation>Or&amp;ientation</translation>
    </message>
    <message>
        <source>&amp;Margins</source>
        <translation>&amp;Marges</translation>
    </message>
    <message>
        <source>Free of drawings on every side; marks and the test line lie there</source>
        <translation>Sans dessin de chaque côté&#x202f;; les traits et la ligne de test s’y trouvent</translation>
    </message>
    <message>
        <source>&amp;Tile width</source>
        <translation>Largeur de &amp;tuile</translation>
    </message>
    <message>
        <source>From edge to edge; 90 mm as in the box</source>
        <translation>De bord à bord&#x202f;; 90 mm comme dans la boîte</translation>
    </message>
    <message>
        <source>&amp;Overlap</source>
        <translation>Rec&amp;ouvrement</translation>
    </message>
    <message>
        <source>How much neighbouring pages share, for gluing</source>
        <translation>Ce que les pages voisines partagent, pour coller</translation>
    </message>
    <message>
        <source>Begin with a page m&amp;ap</source>
        <translation>Commencer par un pl&amp;an des pages</translation>
    </message>
    <message>
        <source>The edge over which the printer turns the paper</source>
        <translation>Le bord sur lequel l’imprimante retourne le papier</translation>
    </message>
    <message>
        <source>&amp;Backs</source>
        <translation>&amp;Versos</translation>
    </message>
    <message>
        <source>Print one sheet, hold it against the light, and enter how far the backs are off</source>
        <translation>Imprime une feuille, tiens-la devant la lumière et indique de combien les versos sont décalés</translation>
    </message>
    <message>
        <source>Backs to the &amp;right</source>
        <translation>Versos vers la &amp;droite</translation>
    </message>
    <message>
        <source>Backs dow&amp;n</source>
        <translation>Versos vers le &amp;bas</translation>
    </message>
</context>
<context>
    <name>bubblebar::PrinterChoice</name>
    <message>
        <source>Printer</source>
        <translation>Imprimante</translation>
    </message>
    <message>
        <source>No printer found</source>
        <translation>Aucune imprimante trouvée</translation>
    </message>
</context>
<context>
    <name>bubblebar::PrivacyPage</name>
    <message>
        <source>&amp;Forget all names and files now</source>
        <translation>&amp;Oublier tous les noms et fichiers</translation>
    </message>
    <message>
        <source>All of it stays on this computer. Bubble Bar sends nothing to anybody.</source>
        <translation>Tout reste sur cet ordinateur. Bubble Bar n’envoie rien à personne.</translation>
    </message>
    <message>
        <source>Remember the &amp;names of players</source>
        <translation>Retenir les &amp;noms des joueurs</translation>
    </message>
    <message>
        <source>Remember the &amp;last files</source>
        <translation>Retenir les &amp;derniers fichiers</translation>
    </message>
</context>
<context>
    <name>bubblebar::PromptLine</name>
    <message>
        <source>Back</source>
        <translation>Retour</translation>
    </message>
    <message>
        <source>One step back (Esc, or a right click on the board)</source>
        <translation>Un pas en arrière (Échap, ou clic droit sur le plateau)</translation>
    </message>
</context>
<context>
    <name>bubblebar::QrView</name>
    <message>
        <source>QR code of the share code</source>
        <translation>Code QR du code de partage</translation>
    </message>
</context>
<context>
    <name>bubblebar::RaceChartView</name>
    <message>
        <source>How the race went</source>
        <translation>Le fil de la course</translation>
    </message>
    <message>
        <source>turns</source>
        <translation>tours</translation>
    </message>
    <message>
        <source>Steps to go, all beetles together</source>
        <translation>Pas à faire, tous scarabées ensemble</translation>
    </message>
    <message>
        <source>Steps to go after each turn, %1 turns. The Left and Right keys tell the numbers of each turn, Enter shows the race there.</source>
        <translation>Pas à faire après chaque tour, %1 tours. Les touches Gauche et Droite disent les nombres de chaque tour, Entrée y montre la course.</translation>
    </message>
    <message>
        <source>%1: from %2 to %3</source>
        <comment>player: steps at first, at last</comment>
        <translation>%1&#x202f;: de %2 à %3</translation>
    </message>
    <message>
        <source>At the start</source>
        <translation>Au départ</translation>
    </message>
    <message>
        <source>After turn %1, of %2</source>
        <translation>Après le tour %1, de %2</translation>
    </message>
    <message>
        <source>%1: home</source>
        <translation>%1&#x202f;: à l’arrivée</translation>
    </message>
    <message>
        <source>%1: %2 to go</source>
        <comment>player: steps</comment>
        <translation>%1&#x202f;: encore %2</translation>
    </message>
</context>
<context>
    <name>bubblebar::RaceList</name>
    <message>
        <source>%1 (unsaved)</source>
        <translation>%1 (non enregistrée)</translation>
    </message>
    <message>
        <source>Unfinished race</source>
        <translation>Course en cours</translation>
    </message>
    <message>
        <source>Race on “%1”</source>
        <translation>Course sur «&#x202f;%1&#x202f;»</translation>
    </message>
    <message>
        <source>Unfinished game</source>
        <translation>Partie non finie</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>player, points</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>Bubble Bar kept it for you.</source>
        <translation>Bubble Bar te l’a gardée.</translation>
    </message>
    <message>
        <source>%1, %2, saved %3</source>
        <translation>%1, %2, enregistrée %3</translation>
    </message>
    <message>
        <source>today %1</source>
        <translation>aujourd’hui %1</translation>
    </message>
    <message>
        <source>yesterday %1</source>
        <translation>hier %1</translation>
    </message>
</context>
<context>
    <name>bubblebar::ReadySign</name>
    <message>
        <source>Ready to play</source>
        <translation>Prêt à jouer</translation>
    </message>
</context>
<context>
    <name>bubblebar::RecoveryDialog</name>
    <message>
        <source>Track without a name</source>
        <translation>Parcours sans nom</translation>
    </message>
    <message>
        <source>Damaged copy, %1
It can’t be read: %2</source>
        <translation>Copie abîmée, %1
Impossible de la lire&#x202f;: %2</translation>
    </message>
    <message>
        <source>never saved to a file</source>
        <translation>jamais enregistré dans un fichier</translation>
    </message>
    <message>
        <source>%1 · %2 · %3
%4</source>
        <translation>%1 · %2 · %3
%4</translation>
    </message>
    <message>
        <source>&amp;Recover</source>
        <translation>&amp;Récupérer</translation>
    </message>
    <message>
        <source>&amp;Discard</source>
        <translation>&amp;Abandonner</translation>
    </message>
    <message>
        <source>Unsaved tracks</source>
        <translation>Parcours non enregistrés</translation>
    </message>
    <message>
        <source>The program ended before these tracks were saved. Recovering one opens it; its file stays as it is until you save.</source>
        <translation>Le programme s’est arrêté avant l’enregistrement de ces parcours. En récupérer un l’ouvre&#x202f;; son fichier reste tel quel jusqu’à ce que tu enregistres.</translation>
    </message>
    <message>
        <source>Delete the unsaved changes. The tracks’ own files stay as they are.</source>
        <translation>Supprimer les modifications non enregistrées. Les fichiers des parcours restent tels quels.</translation>
    </message>
    <message>
        <source>&amp;Later</source>
        <translation>&amp;Plus tard</translation>
    </message>
</context>
<context>
    <name>bubblebar::ReplayBar</name>
    <message>
        <source>Play on from here…</source>
        <translation>Continuer d’ici…</translation>
    </message>
    <message>
        <source>Leave the replay (Esc)</source>
        <translation>Fermer (Échap)</translation>
    </message>
    <message>
        <source>To the start (Home)</source>
        <translation>Au début (Début)</translation>
    </message>
    <message>
        <source>One step back (Left)</source>
        <translation>Un pas en arrière (Gauche)</translation>
    </message>
    <message>
        <source>One step on (Right)</source>
        <translation>Un pas en avant (Droite)</translation>
    </message>
    <message>
        <source>To the end (End)</source>
        <translation>À la fin (Fin)</translation>
    </message>
    <message>
        <source>Turn</source>
        <translation>Tour</translation>
    </message>
    <message>
        <source>The turn after which the race is shown</source>
        <translation>Le tour après lequel la course est montrée</translation>
    </message>
    <message>
        <source>%1 ×</source>
        <comment>so many times the normal speed</comment>
        <translation>%1 ×</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>Vitesse</translation>
    </message>
    <message>
        <source>How fast it is played</source>
        <translation>Vitesse à laquelle on revoit la course</translation>
    </message>
    <message>
        <source>Turn %1 of %2</source>
        <translation>Tour %1 sur %2</translation>
    </message>
    <message>
        <source>A new race that begins with the position shown</source>
        <translation>Une nouvelle course qui commence à la position montrée</translation>
    </message>
    <message>
        <source>Pause (Space)</source>
        <translation>Pause (Espace)</translation>
    </message>
    <message>
        <source>Play (Space)</source>
        <translation>Lecture (Espace)</translation>
    </message>
</context>
<context>
    <name>bubblebar::ReplayDesk</name>
    <message>
        <source>Once the race is over, it can be played on from any point.</source>
        <translation>Une fois la course finie, on peut la continuer de n’importe quel point.</translation>
    </message>
    <message>
        <source>Back to the result</source>
        <translation>Revenir au résultat</translation>
    </message>
    <message>
        <source>Back to the race</source>
        <translation>Revenir à la course</translation>
    </message>
    <message>
        <source>The start of the race</source>
        <translation>Le début de la course</translation>
    </message>
    <message>
        <source>While the race runs, a replay shows nobody’s cards.</source>
        <translation>Tant que la course dure, on revoit les coups sans voir les cartes de personne.</translation>
    </message>
</context>
<context>
    <name>bubblebar::SeatHandle</name>
    <message>
        <source>Drag to another seat, or press Up or Down</source>
        <translation>Glisse vers une autre place, ou appuie sur Haut ou Bas</translation>
    </message>
</context>
<context>
    <name>bubblebar::SeatRow</name>
    <message>
        <source>Name</source>
        <translation>Nom</translation>
    </message>
    <message>
        <source>Move %1 from seat %2, Up or Down</source>
        <translation>Déplacer %1 de la place %2, Haut ou Bas</translation>
    </message>
    <message>
        <source>Colour of %1</source>
        <translation>Couleur de %1</translation>
    </message>
    <message>
        <source>Name on seat %1</source>
        <translation>Nom à la place %1</translation>
    </message>
    <message>
        <source>Who plays for %1</source>
        <translation>Qui joue pour %1</translation>
    </message>
    <message>
        <source>Remove %1</source>
        <translation>Retirer %1</translation>
    </message>
    <message>
        <source>Remove this player</source>
        <translation>Retirer ce joueur</translation>
    </message>
    <message>
        <source>A race needs two players</source>
        <translation>Il faut deux joueurs pour une course</translation>
    </message>
</context>
<context>
    <name>bubblebar::SeatsEditor</name>
    <message>
        <source>Shuffle seats</source>
        <translation>Mélanger les places</translation>
    </message>
    <message>
        <source>Add a third player</source>
        <translation>Ajouter un troisième joueur</translation>
    </message>
    <message>
        <source>Add a fourth player</source>
        <translation>Ajouter un quatrième joueur</translation>
    </message>
    <message>
        <source>Add a fifth player</source>
        <translation>Ajouter un cinquième joueur</translation>
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
        <translation>Bourdon</translation>
    </message>
    <message>
        <source>Otto</source>
        <translation>Otto</translation>
    </message>
    <message>
        <source>Hazel</source>
        <translation>Noisette</translation>
    </message>
    <message>
        <source>Pip</source>
        <translation>Pip</translation>
    </message>
    <message>
        <source>Clover</source>
        <translation>Trèfle</translation>
    </message>
    <message>
        <source>Fern</source>
        <translation>Fougère</translation>
    </message>
    <message>
        <source>Moss</source>
        <translation>Mousse</translation>
    </message>
    <message>
        <source>Player %1</source>
        <translation>Joueur %1</translation>
    </message>
</context>
<context>
    <name>bubblebar::SettingsDialog</name>
    <message>
        <source>Se&amp;ttings…</source>
        <translation>Pré&amp;férences…</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Préférences</translation>
    </message>
    <message>
        <source>&amp;General</source>
        <translation>&amp;Général</translation>
    </message>
    <message>
        <source>&amp;Table</source>
        <translation>&amp;Table</translation>
    </message>
    <message>
        <source>&amp;Sound</source>
        <translation>&amp;Son</translation>
    </message>
    <message>
        <source>&amp;Keys</source>
        <translation>T&amp;ouches</translation>
    </message>
    <message>
        <source>&amp;Names and privacy</source>
        <translation>&amp;Noms et vie privée</translation>
    </message>
</context>
<context>
    <name>bubblebar::ShareDialog</name>
    <message>
        <source>&amp;Copy the code</source>
        <translation>&amp;Copier le code</translation>
    </message>
    <message>
        <source>Share %1</source>
        <translation>Partager %1</translation>
    </message>
    <message>
        <source>Your friend pastes the code into the track designer, or drops the picture on its window: either way the track opens.</source>
        <translation>Tes amis collent le code dans l’atelier de parcours, ou déposent l’image sur sa fenêtre&#x202f;: dans les deux cas, le parcours s’ouvre.</translation>
    </message>
    <message>
        <source>Save a &amp;picture…</source>
        <translation>Enregistrer une &amp;image…</translation>
    </message>
    <message>
        <source>Share code</source>
        <translation>Code de partage</translation>
    </message>
    <message>
        <source>The code of this track is too long for a QR code.</source>
        <translation>Le code de ce parcours est trop long pour un code QR.</translation>
    </message>
    <message>
        <source>The code is on the clipboard.</source>
        <translation>Le code est dans le presse-papiers.</translation>
    </message>
    <message>
        <source>The picture is not saved</source>
        <translation>L’image n’est pas enregistrée</translation>
    </message>
    <message>
        <source>Saved as %1.</source>
        <translation>Enregistré sous %1.</translation>
    </message>
</context>
<context>
    <name>bubblebar::SoundPage</name>
    <message>
        <source>&amp;Play sounds</source>
        <translation>&amp;Jouer les sons</translation>
    </message>
    <message>
        <source>&amp;Hear the horn</source>
        <translation>&amp;Entendre le klaxon</translation>
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
        <translation>Animation</translation>
    </message>
</context>
<context>
    <name>bubblebar::StackFan</name>
    <message>
        <source>Stack, from the bottom: %1</source>
        <translation>Pile, de bas en haut&#x202f;: %1</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>beetle, its part in the stack</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>moves</source>
        <translation>avance</translation>
    </message>
    <message>
        <source>rides</source>
        <translation>voyage avec</translation>
    </message>
    <message>
        <source>bottom</source>
        <translation>bas</translation>
    </message>
    <message>
        <source>top</source>
        <translation>haut</translation>
    </message>
</context>
<context>
    <name>bubblebar::TableArea</name>
    <message>
        <source>Board</source>
        <translation>Plateau</translation>
    </message>
    <message>
        <source>Over the board</source>
        <translation>Au-dessus du plateau</translation>
    </message>
</context>
<context>
    <name>bubblebar::TablePage</name>
    <message>
        <source>Wood</source>
        <translation>Bois</translation>
    </message>
    <message>
        <source>Felt</source>
        <translation>Feutrine</translation>
    </message>
    <message>
        <source>Table &amp;top</source>
        <translation>&amp;Dessus de table</translation>
    </message>
    <message>
        <source>&amp;Animation</source>
        <translation>&amp;Animation</translation>
    </message>
    <message>
        <source>Your system asks for less motion, so nothing moves.</source>
        <translation>Ton système demande moins de mouvement, donc rien ne bouge.</translation>
    </message>
    <message>
        <source>A &amp;curtain hides the hand between two people</source>
        <translation>Un &amp;rideau cache la main entre deux humains</translation>
    </message>
    <message>
        <source>Who plays alone against computers may take moves &amp;back</source>
        <translation>Qui joue seul contre des ordinateurs peut a&amp;nnuler des coups</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>Aucune</translation>
    </message>
    <message>
        <source>Fast</source>
        <translation>Rapide</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>Normale</translation>
    </message>
    <message>
        <source>Slow</source>
        <translation>Lente</translation>
    </message>
</context>
<context>
    <name>bubblebar::TablePlay</name>
    <message>
        <source>%1: come to the table</source>
        <translation>%1&#x202f;: viens à table</translation>
    </message>
    <message>
        <source>%1: your cards lie face down</source>
        <translation>%1&#x202f;: tes cartes sont face cachée</translation>
    </message>
    <message>
        <source>they wait until you show them again</source>
        <translation>elles attendent que tu les montres de nouveau</translation>
    </message>
    <message>
        <source>Show my cards</source>
        <translation>Montrer mes cartes</translation>
    </message>
    <message>
        <source>The cards wait for the next turn.</source>
        <translation>Les cartes attendent le prochain tour.</translation>
    </message>
    <message>
        <source>%1’s hand</source>
        <translation>Main de %1</translation>
    </message>
</context>
<context>
    <name>bubblebar::TableWindow</name>
    <message>
        <source>The race can’t be kept by itself: %1</source>
        <translation>La course ne peut pas être gardée toute seule&#x202f;: %1</translation>
    </message>
    <message>
        <source>Tool bar</source>
        <translation>Barre d’outils</translation>
    </message>
    <message>
        <source>&amp;Game</source>
        <translation>&amp;Partie</translation>
    </message>
    <message>
        <source>New race</source>
        <translation>Nouvelle course</translation>
    </message>
    <message>
        <source>Open…</source>
        <translation>Ouvrir…</translation>
    </message>
    <message>
        <source>Design a track</source>
        <translation>Créer un parcours</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Enregistrer</translation>
    </message>
    <message>
        <source>Save as…</source>
        <translation>Enregistrer sous…</translation>
    </message>
    <message>
        <source>Replay the race</source>
        <translation>Revoir la course</translation>
    </message>
    <message>
        <source>End the race without a winner…</source>
        <translation>Arrêter la course sans gagnant…</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>&amp;Turn</source>
        <translation>&amp;Tour</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Conseil</translation>
    </message>
    <message>
        <source>Show a good move, and why</source>
        <translation>Montrer un bon coup, et pourquoi</translation>
    </message>
    <message>
        <source>One step back</source>
        <translation>Un pas en arrière</translation>
    </message>
    <message>
        <source>Confirm</source>
        <translation>Confirmer</translation>
    </message>
    <message>
        <source>End the turn, or skip the bonus</source>
        <translation>Finir le tour, ou passer le bonus</translation>
    </message>
    <message>
        <source>Turn the tile clockwise</source>
        <translation>Tourner la tuile dans le sens horaire</translation>
    </message>
    <message>
        <source>Turn the tile counter-clockwise</source>
        <translation>Tourner la tuile dans le sens antihoraire</translation>
    </message>
    <message>
        <source>Undo past drawn cards</source>
        <translation>Annuler même après une pioche</translation>
    </message>
    <message>
        <source>Undo goes back to your last decision, whatever was drawn or moved since.</source>
        <translation>Annuler revient à ta dernière décision, quoi qu’on ait pioché ou déplacé depuis.</translation>
    </message>
    <message>
        <source>Only in races with one person: nobody else’s moves are undone.</source>
        <translation>Seulement dans les courses avec un seul humain&#x202f;: on n’annule les coups de personne d’autre.</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>Aff&amp;ichage</translation>
    </message>
    <message>
        <source>Zoom in</source>
        <translation>Zoom avant</translation>
    </message>
    <message>
        <source>Zoom out</source>
        <translation>Zoom arrière</translation>
    </message>
    <message>
        <source>Fit</source>
        <translation>Ajuster</translation>
    </message>
    <message>
        <source>Fit the track into the window</source>
        <translation>Ajuster le parcours à la fenêtre</translation>
    </message>
    <message>
        <source>Reset layout</source>
        <translation>Réinitialiser la disposition</translation>
    </message>
    <message>
        <source>Animation</source>
        <translation>Animation</translation>
    </message>
    <message>
        <source>Hide the hand between two people</source>
        <translation>Cacher la main entre deux joueurs</translation>
    </message>
    <message>
        <source>Hide my cards</source>
        <translation>Cacher mes cartes</translation>
    </message>
    <message>
        <source>How fast moves are shown</source>
        <translation>Vitesse d’affichage des déplacements</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>&amp;Aide</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Touches</translation>
    </message>
    <message>
        <source>First Flight from the start</source>
        <translation>Premier vol depuis le début</translation>
    </message>
    <message>
        <source>First Flight</source>
        <translation>Premier vol</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Joueurs</translation>
    </message>
    <message>
        <source>What happened</source>
        <translation>Ce qui s’est passé</translation>
    </message>
    <message>
        <source>End the race?</source>
        <translation>Arrêter la course&#x202f;?</translation>
    </message>
    <message>
        <source>The race ends now, and nobody wins it. Everybody can see all cards then, so it does not go on.</source>
        <translation>La course s’arrête maintenant, et personne ne la gagne. Tout le monde verra alors toutes les cartes, elle ne continue donc pas.</translation>
    </message>
    <message>
        <source>End the race</source>
        <translation>Arrêter la course</translation>
    </message>
    <message>
        <source>Keep playing</source>
        <translation>Continuer à jouer</translation>
    </message>
    <message>
        <source>%1[*] – Beetle to the Bubble</source>
        <translation>%1[*] – Beetle to the Bubble</translation>
    </message>
    <message>
        <source>Replay</source>
        <translation>Revoir</translation>
    </message>
    <message>
        <source>Race over</source>
        <translation>Course finie</translation>
    </message>
    <message>
        <source>Turn %1</source>
        <translation>Tour %1</translation>
    </message>
    <message numerus="yes">
        <source>%n track tile(s)</source>
        <translation>
            <numerusform>%n tuile de parcours</numerusform>
            <numerusform>%n tuiles de parcours</numerusform>
        </translation>
    </message>
    <message>
        <source>Race</source>
        <translation>Course</translation>
    </message>
    <message>
        <source>Save the race</source>
        <translation>Enregistrer la course</translation>
    </message>
    <message>
        <source>Saved races (*.bbgame)</source>
        <translation>Courses enregistrées (*.bbgame)</translation>
    </message>
    <message>
        <source>The race is not saved</source>
        <translation>La course n’est pas enregistrée</translation>
    </message>
    <message>
        <source>Save the race?</source>
        <translation>Enregistrer la course&#x202f;?</translation>
    </message>
    <message>
        <source>The race goes on only if it is saved.</source>
        <translation>La course ne pourra continuer que si elle est enregistrée.</translation>
    </message>
    <message>
        <source>“%1” has gone on since it was saved.</source>
        <translation>«&#x202f;%1&#x202f;» a continué depuis son enregistrement.</translation>
    </message>
    <message>
        <source>Don’t save</source>
        <translation>Ne pas enregistrer</translation>
    </message>
</context>
<context>
    <name>bubblebar::TeamsBox</name>
    <message>
        <source>&amp;Two teams</source>
        <translation>&amp;Deux équipes</translation>
    </message>
    <message>
        <source>against</source>
        <translation>contre</translation>
    </message>
    <message>
        <source>For four players: two race against the other two.</source>
        <translation>Pour quatre joueurs&#x202f;: deux contre les deux autres.</translation>
    </message>
    <message>
        <source>%1 and %2 race together. Who is home moves the partner’s beetles.</source>
        <translation>%1 et %2 courent ensemble. Qui a fini déplace les scarabées de son partenaire.</translation>
    </message>
</context>
<context>
    <name>bubblebar::TerrainLegend</name>
    <message>
        <source>%1 on a space</source>
        <extracomment>%1: the greatest stacks of several terrains, &quot;4, 2, 1&quot;</extracomment>
        <translation>%1 par case</translation>
    </message>
</context>
<context>
    <name>bubblebar::TrackCanvas</name>
    <message>
        <source>Lay %1</source>
        <comment>undo step</comment>
        <translation>Poser %1</translation>
    </message>
    <message>
        <source>Turn %1</source>
        <comment>undo step</comment>
        <translation>Tourner %1</translation>
    </message>
    <message>
        <source>Turn the whole track</source>
        <comment>undo step</comment>
        <translation>Tourner tout le parcours</translation>
    </message>
    <message>
        <source>Flip %1</source>
        <comment>undo step</comment>
        <translation>Retourner %1</translation>
    </message>
    <message>
        <source>Take away %1</source>
        <comment>undo step</comment>
        <translation>Retirer %1</translation>
    </message>
    <message>
        <source>Move %1</source>
        <comment>undo step</comment>
        <translation>Déplacer %1</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>Plateau</translation>
    </message>
    <message>
        <source>%1 / %2 turn · %3 other face</source>
        <extracomment>%1 to %3: keys</extracomment>
        <translation>%1 / %2 tourner · %3 autre face</translation>
    </message>
    <message>
        <source>Click to place %1 · %2 · Esc put back</source>
        <extracomment>%1: a tile; %2: &quot;R / Shift+R turn · F other face&quot;</extracomment>
        <translation>Clique pour poser %1 · %2 · Échap remettre</translation>
    </message>
    <message>
        <source>Click to place %1 · Esc put back</source>
        <translation>Clique pour poser %1 · Échap remettre</translation>
    </message>
    <message>
        <source>the start tile</source>
        <translation>la tuile de départ</translation>
    </message>
    <message>
        <source>the finish tile</source>
        <translation>la tuile d’arrivée</translation>
    </message>
    <message>
        <source>Let go to lay it here · %1 · Esc put back</source>
        <translation>Lâche pour la poser ici · %1 · Échap remettre</translation>
    </message>
    <message>
        <source>Esc put back</source>
        <translation>Échap remettre</translation>
    </message>
    <message>
        <source>Take a tile from the box and lay it here</source>
        <translation>Prends une tuile de la boîte et pose-la ici</translation>
    </message>
</context>
<context>
    <name>bubblebar::TrackDetail</name>
    <message numerus="yes">
        <source>%1 · %n space(s) to the bar</source>
        <translation>
            <numerusform>%1 · %n case jusqu’au bar</numerusform>
            <numerusform>%1 · %n cases jusqu’au bar</numerusform>
        </translation>
    </message>
    <message>
        <source>By %1</source>
        <translation>Par %1</translation>
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
        <translation>Injouable</translation>
    </message>
</context>
<context>
    <name>bubblebar::TrackPane</name>
    <message>
        <source>File…</source>
        <translation>Fichier…</translation>
    </message>
    <message>
        <source>No track of that kind</source>
        <translation>Aucun parcours de ce genre</translation>
    </message>
    <message>
        <source>Tracks</source>
        <translation>Parcours</translation>
    </message>
    <message>
        <source>Open a track</source>
        <translation>Ouvrir un parcours</translation>
    </message>
    <message>
        <source>Find</source>
        <translation>Chercher</translation>
    </message>
    <message>
        <source>Find a track</source>
        <translation>Chercher un parcours</translation>
    </message>
    <message>
        <source>Length of the tracks to show</source>
        <translation>Longueur des parcours à montrer</translation>
    </message>
    <message>
        <source>All lengths</source>
        <translation>Toutes les longueurs</translation>
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
        <translation>Nombre de boîtes de tuiles utilisées pour poser</translation>
    </message>
    <message>
        <source>&amp;Name</source>
        <translation>&amp;Nom</translation>
    </message>
    <message>
        <source>&amp;Author</source>
        <translation>A&amp;uteur</translation>
    </message>
    <message>
        <source>N&amp;otes</source>
        <translation>N&amp;otes</translation>
    </message>
    <message>
        <source>&amp;Boxes</source>
        <translation>&amp;Boîtes</translation>
    </message>
    <message>
        <source>Track</source>
        <translation>Parcours</translation>
    </message>
    <message>
        <source>Change the name</source>
        <translation>Changer le nom</translation>
    </message>
    <message>
        <source>Change the author</source>
        <translation>Changer l’auteur</translation>
    </message>
    <message>
        <source>Change the notes</source>
        <translation>Changer les notes</translation>
    </message>
    <message>
        <source>The notes have room for %1 characters.</source>
        <translation>Les notes ont place pour %1 caractères.</translation>
    </message>
    <message>
        <source>Change the number of boxes</source>
        <translation>Changer le nombre de boîtes</translation>
    </message>
</context>
<context>
    <name>bubblebar::TrackPicture</name>
    <message>
        <source>Picture of the track %1</source>
        <translation>Image du parcours %1</translation>
    </message>
</context>
<context>
    <name>bubblebar::TurnButton</name>
    <message>
        <source>Clockwise</source>
        <translation>Sens horaire</translation>
    </message>
    <message>
        <source>Counter-clockwise</source>
        <translation>Sens antihoraire</translation>
    </message>
</context>
<context>
    <name>bubblebar::TurnDesk</name>
    <message>
        <source>looking for a good move …</source>
        <translation>cherche un bon coup…</translation>
    </message>
</context>
<context>
    <name>bubblebar::UndoActions</name>
    <message>
        <source>Undo</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Refaire</translation>
    </message>
    <message>
        <source>Nothing was undone that could be done again.</source>
        <translation>Rien n’a été annulé qu’on pourrait refaire.</translation>
    </message>
    <message>
        <source>Do again what was undone</source>
        <translation>Refaire ce qui a été annulé</translation>
    </message>
    <message>
        <source>Take back your last step</source>
        <translation>Annuler ta dernière action</translation>
    </message>
    <message>
        <source>Go back to your last decision</source>
        <translation>Revenir à ta dernière décision</translation>
    </message>
</context>
<context>
    <name>bubblebar::WishesPane</name>
    <message>
        <source>As they come</source>
        <translation>Au hasard</translation>
    </message>
    <message>
        <source>&amp;Tiles:</source>
        <translation>&amp;Tuiles&#x202f;:</translation>
    </message>
    <message>
        <source>any</source>
        <comment>number of turns</comment>
        <translation>au choix</translation>
    </message>
    <message>
        <source>About so many turns of all players together, in a race of two. The shape comes second then.</source>
        <translation>Environ ce nombre de tours de tous les joueurs ensemble, dans une course à deux. La forme passe alors en second.</translation>
    </message>
    <message>
        <source>T&amp;urns of a race:</source>
        <translation>To&amp;urs d’une course&#x202f;:</translation>
    </message>
    <message>
        <source>&amp;Shape:</source>
        <translation>&amp;Forme&#x202f;:</translation>
    </message>
    <message>
        <source>compact</source>
        <translation>compacte</translation>
    </message>
    <message>
        <source>stretched</source>
        <translation>étirée</translation>
    </message>
    <message>
        <source>&amp;Ways:</source>
        <translation>&amp;Chemins&#x202f;:</translation>
    </message>
    <message>
        <source>few</source>
        <translation>peu</translation>
    </message>
    <message>
        <source>many</source>
        <translation>beaucoup</translation>
    </message>
    <message>
        <source>from %1 to %2</source>
        <translation>de %1 à %2</translation>
    </message>
    <message>
        <source>Terrains:</source>
        <translation>Terrains&#x202f;:</translation>
    </message>
    <message>
        <source>All other tiles are meadow.</source>
        <translation>Toutes les autres tuiles sont de la prairie.</translation>
    </message>
    <message>
        <source>none</source>
        <comment>tiles of a terrain</comment>
        <translation>aucune</translation>
    </message>
    <message>
        <source>some</source>
        <comment>tiles of a terrain</comment>
        <translation>quelques-unes</translation>
    </message>
    <message numerus="yes">
        <source>%n tile(s)</source>
        <translation>
            <numerusform>%n tuile</numerusform>
            <numerusform>%n tuiles</numerusform>
        </translation>
    </message>
    <message>
        <source>%1:</source>
        <comment>a terrain</comment>
        <translation>%1&#x202f;:</translation>
    </message>
    <message>
        <source>The same number and the same wishes give the same track</source>
        <translation>Le même numéro et les mêmes souhaits donnent le même parcours</translation>
    </message>
    <message>
        <source>Shuffle &amp;again</source>
        <translation>&amp;Mélanger à nouveau</translation>
    </message>
    <message>
        <source>&amp;Number:</source>
        <translation>&amp;Numéro&#x202f;:</translation>
    </message>
</context>
<context>
    <name>bubblebar::ZoomButtons</name>
    <message>
        <source>Zoom in</source>
        <translation>Zoom avant</translation>
    </message>
    <message>
        <source>Zoom out</source>
        <translation>Zoom arrière</translation>
    </message>
    <message>
        <source>Fit the track into the window</source>
        <translation>Ajuster le parcours à la fenêtre</translation>
    </message>
</context>
<context>
    <name>bubblebar::beep::BeepPlay</name>
    <message>
        <source>right honk!</source>
        <translation>bien klaxonné&#x202f;!</translation>
    </message>
    <message>
        <source>wrong honk</source>
        <translation>klaxon pour rien</translation>
    </message>
    <message>
        <source>Too late!</source>
        <translation>Trop tard&#x202f;!</translation>
    </message>
    <message>
        <source>Doesn’t match</source>
        <translation>Ça ne va pas</translation>
    </message>
    <message>
        <source>Not your turn</source>
        <translation>Pas ton tour</translation>
    </message>
    <message>
        <source>%1, from %2</source>
        <translation>%1, de la pile %2</translation>
    </message>
    <message>
        <source>honks …</source>
        <translation>klaxonne…</translation>
    </message>
    <message>
        <source>two bonus cards</source>
        <translation>deux cartes bonus</translation>
    </message>
    <message>
        <source>removes a card</source>
        <translation>retire une carte</translation>
    </message>
    <message>
        <source>passes</source>
        <translation>passe</translation>
    </message>
    <message>
        <source>All ready?</source>
        <translation>Tous prêts&#x202f;?</translation>
    </message>
    <message>
        <source>Look at your own piles first. Then “Go!”</source>
        <translation>Regarde d’abord tes piles. Puis «&#x202f;Partez&#x202f;!&#x202f;»</translation>
    </message>
    <message>
        <source>Go!</source>
        <translation>Partez&#x202f;!</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pause</translation>
    </message>
    <message>
        <source>Time stands still.</source>
        <translation>Le temps s’arrête.</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Continuer</translation>
    </message>
    <message>
        <source>The game is over</source>
        <translation>La partie est finie</translation>
    </message>
    <message>
        <source>Same animal or same colour: take a card, put it on a pile of yours. Three alike: honk!</source>
        <translation>Même animal ou même couleur&#x202f;: prends une carte et pose-la sur une de tes piles. Trois pareils&#x202f;: klaxonne&#x202f;!</translation>
    </message>
    <message>
        <source>No traffic jam</source>
        <translation>Pas d’embouteillage</translation>
    </message>
    <message>
        <source>%1 loses the top card of each own pile.</source>
        <translation>%1 perd la carte du dessus de chacune de ses piles.</translation>
    </message>
    <message>
        <source>Get ready …</source>
        <translation>À vos marques…</translation>
    </message>
    <message>
        <source>Nobody takes a card before “Go!”.</source>
        <translation>Personne ne prend de carte avant «&#x202f;Partez&#x202f;!&#x202f;».</translation>
    </message>
    <message>
        <source>%1 honks: is there a traffic jam?</source>
        <translation>%1 klaxonne&#x202f;: y a-t-il un embouteillage&#x202f;?</translation>
    </message>
    <message>
        <source>Card by card …</source>
        <translation>Carte par carte…</translation>
    </message>
    <message>
        <source>A traffic jam! %1 takes two cards</source>
        <translation>Un embouteillage&#x202f;! %1 prend deux cartes</translation>
    </message>
    <message>
        <source>They are bonus points.</source>
        <translation>Ce sont des points bonus.</translation>
    </message>
    <message>
        <source>And one more of the lit cards.</source>
        <translation>Et encore une des cartes éclairées.</translation>
    </message>
    <message>
        <source>Pick two of the lit cards.</source>
        <translation>Choisis deux des cartes éclairées.</translation>
    </message>
    <message>
        <source>Nobody can place a card: %1’s turn</source>
        <translation>Personne ne peut poser de carte&#x202f;: au tour de %1</translation>
    </message>
    <message>
        <source>Each player may remove one card from the middle, or pass.</source>
        <translation>Chacun peut retirer une carte du milieu, ou passer.</translation>
    </message>
    <message>
        <source>Pick a card that leaves the game, or pass.</source>
        <translation>Choisis une carte qui quitte le jeu, ou passe.</translation>
    </message>
    <message>
        <source>Pass</source>
        <translation>Passer</translation>
    </message>
</context>
<context>
    <name>bubblebar::beep::BeepSeatRow</name>
    <message>
        <source>Name</source>
        <translation>Nom</translation>
    </message>
    <message>
        <source>Name of player %1</source>
        <translation>Nom du joueur %1</translation>
    </message>
    <message>
        <source>Who plays for %1</source>
        <translation>Qui joue pour %1</translation>
    </message>
    <message>
        <source>Remove %1</source>
        <translation>Retirer %1</translation>
    </message>
    <message>
        <source>Remove this player</source>
        <translation>Retirer ce joueur</translation>
    </message>
    <message>
        <source>A game needs two players</source>
        <translation>Il faut deux joueurs pour une partie</translation>
    </message>
</context>
<context>
    <name>bubblebar::beep::BeepTable</name>
    <message>
        <source>Table</source>
        <translation>Table</translation>
    </message>
    <message>
        <source>Horn</source>
        <translation>Klaxon</translation>
    </message>
    <message>
        <source>Pile %1: %2</source>
        <translation>Pile %1&#x202f;: %2</translation>
    </message>
    <message>
        <source>Pile %1 is used up</source>
        <translation>La pile %1 est vide</translation>
    </message>
    <message>
        <source>Your pile %1 is empty</source>
        <translation>Ta pile %1 est vide</translation>
    </message>
    <message>
        <source>Your pile %1: %2</source>
        <translation>Ta pile %1&#x202f;: %2</translation>
    </message>
</context>
<context>
    <name>bubblebar::beep::BeepWindow</name>
    <message>
        <source>Tool bar</source>
        <translation>Barre d’outils</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>Aff&amp;ichage</translation>
    </message>
    <message>
        <source>&amp;Game</source>
        <translation>&amp;Partie</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>Nouvelle partie</translation>
    </message>
    <message>
        <source>Open…</source>
        <translation>Ouvrir…</translation>
    </message>
    <message>
        <source>Save the record…</source>
        <translation>Enregistrer la partie…</translation>
    </message>
    <message>
        <source>Keys…</source>
        <translation>Touches…</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>&amp;Aide</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Continuer</translation>
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
            <numerusform>Il reste %n carte au milieu. La partie finit quand deux piles sont vides.</numerusform>
            <numerusform>Il reste %n cartes au milieu. La partie finit quand deux piles sont vides.</numerusform>
        </translation>
    </message>
    <message>
        <source>Game %1 of %2.</source>
        <translation>Partie %1 sur %2.</translation>
    </message>
    <message>
        <source>Strict table</source>
        <translation>Table stricte</translation>
    </message>
    <message>
        <source>As on a real table</source>
        <translation>Comme en vrai</translation>
    </message>
    <message>
        <source>Play again</source>
        <translation>Rejouer</translation>
    </message>
    <message>
        <source>New tournament</source>
        <translation>Nouveau tournoi</translation>
    </message>
    <message>
        <source>Next game</source>
        <translation>Partie suivante</translation>
    </message>
    <message>
        <source>The record is not saved</source>
        <translation>La partie n’est pas enregistrée</translation>
    </message>
    <message>
        <source>Beep! Beep! %1</source>
        <translation>Beep! Beep! %1</translation>
    </message>
    <message>
        <source>Save the record</source>
        <translation>Enregistrer la partie</translation>
    </message>
    <message>
        <source>Games of Beep! Beep! (*.bbbeep)</source>
        <translation>Parties de Beep! Beep! (*.bbbeep)</translation>
    </message>
    <message>
        <source>Leave the game?</source>
        <translation>Quitter la partie&#x202f;?</translation>
    </message>
    <message>
        <source>The tournament can’t be gone on with later.</source>
        <translation>Le tournoi ne pourra pas être repris plus tard.</translation>
    </message>
    <message>
        <source>The game can’t be gone on with later.</source>
        <translation>La partie ne pourra pas être reprise plus tard.</translation>
    </message>
    <message>
        <source>For a break, keep playing: it stays in pause until you go on.</source>
        <translation>Pour faire une pause, continue à jouer&#x202f;: la partie reste en pause jusqu’à ce que tu la reprennes.</translation>
    </message>
    <message>
        <source>Leave</source>
        <translation>Quitter</translation>
    </message>
    <message>
        <source>Keep playing</source>
        <translation>Continuer à jouer</translation>
    </message>
</context>
<context>
    <name>bubblebar::beep::CountView</name>
    <message>
        <source>Score count</source>
        <translation>Décompte des points</translation>
    </message>
    <message>
        <source>★ wins the game</source>
        <translation>★ gagne la partie</translation>
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
        <translation>total %1</translation>
    </message>
    <message>
        <source>Review: each smallest pile, card by card</source>
        <translation>Vérification&#x202f;: chaque plus petite pile, carte par carte</translation>
    </message>
</context>
<context>
    <name>bubblebar::beep::KeyButton</name>
    <message>
        <source>key?</source>
        <comment>a key is to be pressed now</comment>
        <translation>touche&#x202f;?</translation>
    </message>
</context>
<context>
    <name>bubblebar::beep::KeysDialog</name>
    <message>
        <source>Keys</source>
        <translation>Touches</translation>
    </message>
    <message>
        <source>Usual keys</source>
        <translation>Touches habituelles</translation>
    </message>
    <message>
        <source>Click a key, then press the one you want. A key that somebody else has is exchanged.</source>
        <translation>Clique sur une touche, puis appuie sur celle que tu veux. Une touche déjà prise par un autre est échangée.</translation>
    </message>
    <message>
        <source>take %1</source>
        <translation>prendre %1</translation>
    </message>
    <message>
        <source>onto %1</source>
        <translation>sur %1</translation>
    </message>
    <message>
        <source>horn</source>
        <translation>klaxon</translation>
    </message>
    <message>
        <source>Mouse player</source>
        <translation>Joueur à la souris</translation>
    </message>
    <message>
        <source>Keys %1</source>
        <translation>Touches %1</translation>
    </message>
    <message>
        <source>The window itself needs that key.</source>
        <translation>La fenêtre elle-même a besoin de cette touche.</translation>
    </message>
    <message>
        <source>%1, %2: %3</source>
        <translation>%1, %2&#x202f;: %3</translation>
    </message>
</context>
<context>
    <name>bubblebar::beep::NewBeepDialog</name>
    <message>
        <source>&amp;Start the game</source>
        <translation>&amp;Commencer la partie</translation>
    </message>
    <message>
        <source>New game of Beep! Beep!</source>
        <translation>Nouvelle partie de Beep! Beep!</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Joueurs</translation>
    </message>
    <message>
        <source>Add a player</source>
        <translation>Ajouter un joueur</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Table</translation>
    </message>
    <message>
        <source>Strict</source>
        <translation>Stricte</translation>
    </message>
    <message>
        <source>A card that does not match can’t be put down.</source>
        <translation>Une carte qui ne va pas ne peut pas être posée.</translation>
    </message>
    <message>
        <source>As on a real table</source>
        <translation>Comme en vrai</translation>
    </message>
    <message>
        <source>Everything can be put down; the review after the game finds wrong cards, two points each.</source>
        <translation>On peut tout poser&#x202f;; la vérification d’après-partie trouve les cartes fausses, deux points chacune.</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Parties</translation>
    </message>
    <message>
        <source>One game</source>
        <translation>Une partie</translation>
    </message>
    <message>
        <source>About three minutes.</source>
        <translation>Environ trois minutes.</translation>
    </message>
    <message>
        <source>Tournament</source>
        <translation>Tournoi</translation>
    </message>
    <message>
        <source>Five games; the best total wins.</source>
        <translation>Cinq parties&#x202f;; le meilleur total gagne.</translation>
    </message>
    <message>
        <source>Keys…</source>
        <translation>Touches…</translation>
    </message>
    <message>
        <source>At most three people can play with keys.</source>
        <translation>Trois personnes au plus peuvent jouer au clavier.</translation>
    </message>
    <message>
        <source>Every player needs a name.</source>
        <translation>Chaque joueur a besoin d’un nom.</translation>
    </message>
</context>
<context>
    <name>bubblebar::beep::ScorePage</name>
    <message>
        <source>Back a step</source>
        <translation>Un pas en arrière</translation>
    </message>
    <message>
        <source>Next step</source>
        <translation>Pas suivant</translation>
    </message>
    <message>
        <source>Show all</source>
        <translation>Tout montrer</translation>
    </message>
    <message>
        <source>Save the record…</source>
        <translation>Enregistrer la partie…</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>Game %1 of %2. </source>
        <translation>Partie %1 sur %2. </translation>
    </message>
    <message>
        <source>Counting …</source>
        <translation>Décompte…</translation>
    </message>
    <message>
        <source>The smallest pile counts, and the bonus cards.</source>
        <translation>La plus petite pile compte, et les cartes bonus.</translation>
    </message>
</context>
<context>
    <name>bubblebar::beetle::BeetlePlay</name>
    <message>
        <source>Who begins?</source>
        <translation>Qui commence&#x202f;?</translation>
    </message>
    <message>
        <source>%1: wasted</source>
        <extracomment>%1: a part of the beetle</extracomment>
        <translation>%1&#x202f;: perdu</translation>
    </message>
    <message>
        <source>%1 rolls …</source>
        <translation>%1 lance le dé…</translation>
    </message>
    <message>
        <source>%1, roll the die!</source>
        <translation>%1, lance le dé&#x202f;!</translation>
    </message>
    <message>
        <source>%1, throw for who begins!</source>
        <translation>%1, lance le dé&#x202f;: qui commence&#x202f;?</translation>
    </message>
    <message>
        <source>%1, throw again!</source>
        <translation>%1, relance le dé&#x202f;!</translation>
    </message>
    <message>
        <source>Stop here</source>
        <translation>Arrêter ici</translation>
    </message>
    <message>
        <source>Play again</source>
        <translation>Rejouer</translation>
    </message>
    <message>
        <source>%1: roll</source>
        <translation>%1&#x202f;: lancer</translation>
    </message>
    <message>
        <source>The highest throw begins.</source>
        <translation>Le plus grand lancer commence.</translation>
    </message>
    <message>
        <source>%1 has won!</source>
        <translation>%1 a gagné&#x202f;!</translation>
    </message>
</context>
<context>
    <name>bubblebar::beetle::BeetleSeatRow</name>
    <message>
        <source>Name</source>
        <translation>Nom</translation>
    </message>
    <message>
        <source>Person</source>
        <translation>Humain</translation>
    </message>
    <message>
        <source>Computer</source>
        <translation>Ordinateur</translation>
    </message>
    <message>
        <source>Pen of %1</source>
        <translation>Crayon de %1</translation>
    </message>
    <message>
        <source>Name on seat %1</source>
        <translation>Nom à la place %1</translation>
    </message>
    <message>
        <source>Who plays for %1</source>
        <translation>Qui joue pour %1</translation>
    </message>
    <message>
        <source>Remove %1</source>
        <translation>Retirer %1</translation>
    </message>
    <message>
        <source>Remove this player</source>
        <translation>Retirer ce joueur</translation>
    </message>
    <message>
        <source>A game needs two players</source>
        <translation>Il faut deux joueurs pour une partie</translation>
    </message>
</context>
<context>
    <name>bubblebar::beetle::BeetleWindow</name>
    <message>
        <source>Tool bar</source>
        <translation>Barre d’outils</translation>
    </message>
    <message>
        <source>&amp;Game</source>
        <translation>&amp;Partie</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>Nouvelle partie</translation>
    </message>
    <message>
        <source>Open…</source>
        <translation>Ouvrir…</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Enregistrer</translation>
    </message>
    <message>
        <source>Save as…</source>
        <translation>Enregistrer sous…</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>&amp;Aide</translation>
    </message>
    <message>
        <source>&amp;Play</source>
        <translation>&amp;Jouer</translation>
    </message>
    <message>
        <source>Fast forward</source>
        <translation>Avance rapide</translation>
    </message>
    <message>
        <source>Rolls on for everybody until the end, or until you press it again</source>
        <translation>Lance pour tout le monde jusqu’à la fin, ou jusqu’à ce que tu cliques de nouveau</translation>
    </message>
    <message>
        <source>Many games…</source>
        <translation>Beaucoup de parties…</translation>
    </message>
    <message>
        <source>Plays many games like this one and compares them with the exact chances</source>
        <translation>Joue beaucoup de parties comme celle-ci et les compare aux chances exactes</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>Aff&amp;ichage</translation>
    </message>
    <message>
        <source>Chances to win</source>
        <translation>Chances de gagner</translation>
    </message>
    <message>
        <source>How fast rolls and drawings are shown</source>
        <translation>Vitesse d’affichage des lancers et des dessins</translation>
    </message>
    <message>
        <source>Rolls</source>
        <translation>Lancers</translation>
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
            <numerusform>%n lancer jusqu’ici</numerusform>
            <numerusform>%n lancers jusqu’ici</numerusform>
        </translation>
    </message>
    <message>
        <source>Beetle</source>
        <translation>Beetle</translation>
    </message>
    <message>
        <source>Save the game</source>
        <translation>Enregistrer la partie</translation>
    </message>
    <message>
        <source>Saved games of Beetle (*.bbbeetle)</source>
        <translation>Parties de Beetle enregistrées (*.bbbeetle)</translation>
    </message>
    <message>
        <source>The game is not saved</source>
        <translation>La partie n’est pas enregistrée</translation>
    </message>
    <message>
        <source>Save the game?</source>
        <translation>Enregistrer la partie&#x202f;?</translation>
    </message>
    <message>
        <source>The game goes on only if it is saved.</source>
        <translation>La partie ne pourra continuer que si elle est enregistrée.</translation>
    </message>
    <message>
        <source>Don’t save</source>
        <translation>Ne pas enregistrer</translation>
    </message>
    <message>
        <source>Keep playing</source>
        <translation>Continuer à jouer</translation>
    </message>
</context>
<context>
    <name>bubblebar::beetle::DiePanel</name>
    <message>
        <source>Space or Enter</source>
        <translation>Espace ou Entrée</translation>
    </message>
</context>
<context>
    <name>bubblebar::beetle::DieView</name>
    <message>
        <source>Click to roll, or press Space</source>
        <translation>Clique pour lancer le dé, ou appuie sur Espace</translation>
    </message>
    <message>
        <source>The die shows %1</source>
        <translation>Le dé montre %1</translation>
    </message>
</context>
<context>
    <name>bubblebar::beetle::EndCard</name>
    <message>
        <source>%1: %2</source>
        <translation>%1&#x202f;: %2</translation>
    </message>
    <message>
        <source>Look at the table</source>
        <translation>Voir la table</translation>
    </message>
    <message>
        <source>New game…</source>
        <translation>Nouvelle partie…</translation>
    </message>
    <message>
        <source>Play again</source>
        <translation>Rejouer</translation>
    </message>
    <message>
        <source>%1 has won!</source>
        <translation>%1 a gagné&#x202f;!</translation>
    </message>
    <message numerus="yes">
        <source>The first whole beetle, after %n roll(s).</source>
        <translation>
            <numerusform>Le premier scarabée entier, après %n lancer.</numerusform>
            <numerusform>Le premier scarabée entier, après %n lancers.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>bubblebar::beetle::HistogramView</name>
    <message>
        <source>%1 %</source>
        <translation>%1&#x202f;%</translation>
    </message>
    <message>
        <source>Rolls for a whole beetle</source>
        <translation>Lancers pour un scarabée entier</translation>
    </message>
    <message>
        <source>The Left and Right keys tell the numbers of each bar</source>
        <translation>Les touches Gauche et Droite donnent les nombres de chaque barre</translation>
    </message>
    <message>
        <source>%1 rolls or more</source>
        <translation>%1 lancers ou plus</translation>
    </message>
    <message numerus="yes">
        <source>%n roll(s)</source>
        <translation>
            <numerusform>%n lancer</numerusform>
            <numerusform>%n lancers</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 or %2 rolls</source>
        <translation>%1 ou %2 lancers</translation>
    </message>
    <message>
        <source>exact: %1</source>
        <translation>exact&#x202f;: %1</translation>
    </message>
    <message>
        <source>%1 of %2 beetles: %3</source>
        <translation>%1 scarabées sur %2&#x202f;: %3</translation>
    </message>
    <message>
        <source>rolls for a whole beetle</source>
        <translation>lancers pour un scarabée entier</translation>
    </message>
    <message>
        <source>exact</source>
        <translation>exact</translation>
    </message>
    <message>
        <source>%1 beetles</source>
        <translation>%1 scarabées</translation>
    </message>
</context>
<context>
    <name>bubblebar::beetle::NewBeetleDialog</name>
    <message>
        <source>&amp;Add a player</source>
        <translation>&amp;Ajouter un joueur</translation>
    </message>
    <message>
        <source>&amp;Four legs instead of six</source>
        <translation>&amp;Quatre pattes au lieu de six</translation>
    </message>
    <message>
        <source>&amp;Wings: a 6 draws one once the tail is on</source>
        <translation>A&amp;iles&#x202f;: un 6 en dessine une une fois la queue faite</translation>
    </message>
    <message>
        <source>Play &amp;on for the places when the first beetle is finished</source>
        <translation>C&amp;ontinuer pour le classement quand le premier scarabée est fini</translation>
    </message>
    <message>
        <source>&amp;Start the game</source>
        <translation>&amp;Commencer la partie</translation>
    </message>
    <message>
        <source>New game of Beetle</source>
        <translation>Nouvelle partie de Beetle</translation>
    </message>
    <message>
        <source>Players, clockwise</source>
        <translation>Joueurs, dans le sens horaire</translation>
    </message>
    <message>
        <source>S&amp;huffle seats</source>
        <translation>&amp;Mélanger les places</translation>
    </message>
    <message>
        <source>Beetle and rules</source>
        <translation>Scarabée et règles</translation>
    </message>
    <message>
        <source>Eight players are the most</source>
        <translation>Huit joueurs au maximum</translation>
    </message>
    <message>
        <source>The player on seat %1 needs a name.</source>
        <translation>Le joueur à la place %1 a besoin d’un nom.</translation>
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
        <translation>Ce que les nombres signifient</translation>
    </message>
    <message>
        <source>%1 is %2, %3</source>
        <translation>%1&#x202f;: %2, %3</translation>
    </message>
</context>
<context>
    <name>bubblebar::beetle::RollsLog</name>
    <message>
        <source>%1: %2</source>
        <translation>%1&#x202f;: %2</translation>
    </message>
</context>
<context>
    <name>bubblebar::beetle::SheetView</name>
    <message>
        <source>person</source>
        <translation>humain</translation>
    </message>
    <message>
        <source>computer</source>
        <translation>ordinateur</translation>
    </message>
    <message>
        <source>to win</source>
        <translation>pour gagner</translation>
    </message>
    <message>
        <source>A tie: throws again</source>
        <translation>Égalité&#x202f;: relance le dé</translation>
    </message>
    <message>
        <source>Throws for who begins</source>
        <translation>Lance pour savoir qui commence</translation>
    </message>
    <message>
        <source>Has thrown</source>
        <translation>A lancé le dé</translation>
    </message>
    <message>
        <source>doesn’t begin</source>
        <translation>ne commence pas</translation>
    </message>
    <message>
        <source>Begins!</source>
        <translation>Commence&#x202f;!</translation>
    </message>
    <message>
        <source>%1 to win</source>
        <translation>%1 pour gagner</translation>
    </message>
    <message>
        <source>rolls next</source>
        <translation>lance ensuite</translation>
    </message>
</context>
<context>
    <name>bubblebar::beetle::StatisticsDialog</name>
    <message>
        <source>%1 %</source>
        <translation>%1&#x202f;%</translation>
    </message>
    <message>
        <source>Many games of Beetle</source>
        <translation>Beaucoup de parties de Beetle</translation>
    </message>
    <message>
        <source>The same seed gives the same games again</source>
        <translation>La même graine redonne les mêmes parties</translation>
    </message>
    <message>
        <source>Games played</source>
        <translation>Parties jouées</translation>
    </message>
    <message>
        <source>&amp;Games</source>
        <translation>&amp;Parties</translation>
    </message>
    <message>
        <source>S&amp;eed</source>
        <translation>&amp;Graine</translation>
    </message>
    <message>
        <source>Seat</source>
        <translation>Place</translation>
    </message>
    <message>
        <source>Games won</source>
        <translation>Parties gagnées</translation>
    </message>
    <message>
        <source>Exact</source>
        <translation>Exact</translation>
    </message>
    <message>
        <source>Games won by seat</source>
        <translation>Parties gagnées par place</translation>
    </message>
    <message numerus="yes">
        <source>%n player(s), %1</source>
        <extracomment>%1: &quot;six legs, no wings&quot;</extracomment>
        <translation>
            <numerusform>%n joueur, %1</numerusform>
            <numerusform>%n joueurs, %1</numerusform>
        </translation>
    </message>
    <message>
        <source>Games won by seat, where the first seat begins:</source>
        <translation>Parties gagnées par place, si la première place commence&#x202f;:</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>&amp;Play them</source>
        <translation>&amp;Les jouer</translation>
    </message>
    <message>
        <source>–</source>
        <translation>–</translation>
    </message>
    <message>
        <source>A beetle takes %1 rolls on average, with a standard deviation of %2.</source>
        <translation>Un scarabée demande %1 lancers en moyenne, avec un écart-type de %2.</translation>
    </message>
    <message>
        <source>In the games played it took %1, with %2.</source>
        <translation>Dans les parties jouées, il en a fallu %1, avec %2.</translation>
    </message>
</context>
</TS>
