<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="es">
<context>
    <name>Beep</name>
    <message>
        <source>player %1</source>
        <translation>jugador %1</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>La partida ha terminado.</translation>
    </message>
    <message>
        <source>Play is paused: wait for “Go!”.</source>
        <translation>El juego está en pausa: espera a «¡Ya!».</translation>
    </message>
    <message>
        <source>There is no pause that “Go!” could end.</source>
        <translation>No hay ninguna pausa que «¡Ya!» pueda terminar.</translation>
    </message>
    <message>
        <source>First %1 takes two cards as the reward for the horn.</source>
        <translation>Primero %1 toma dos cartas como premio por la bocina.</translation>
    </message>
    <message>
        <source>A reward is only for a horn that found a traffic jam.</source>
        <translation>Solo hay premio para una bocina que ha encontrado un atasco.</translation>
    </message>
    <message>
        <source>The reward belongs to %1, who honked.</source>
        <translation>El premio es de %1, que ha tocado la bocina.</translation>
    </message>
    <message>
        <source>Cards are only removed while nobody can place a card and there is no traffic jam.</source>
        <translation>Solo se retiran cartas cuando nadie puede poner ninguna y no hay atasco.</translation>
    </message>
    <message>
        <source>Nobody can place a card: first each player removes one or passes, now %1.</source>
        <translation>Nadie puede poner una carta: antes cada jugador retira una o pasa; ahora, %1.</translation>
    </message>
    <message>
        <source>It is the turn of %1 to remove a card or to pass.</source>
        <translation>Es el turno de %1: retirar una carta o pasar.</translation>
    </message>
    <message>
        <source>The clock never goes back: the event before was at %1 ms.</source>
        <translation>El reloj nunca va hacia atrás: el evento anterior fue en %1 ms.</translation>
    </message>
    <message>
        <source>frog</source>
        <translation>rana</translation>
    </message>
    <message>
        <source>hedgehog</source>
        <translation>erizo</translation>
    </message>
    <message>
        <source>duck</source>
        <translation>pato</translation>
    </message>
    <message>
        <source>cow</source>
        <translation>vaca</translation>
    </message>
    <message>
        <source>cat</source>
        <translation>gato</translation>
    </message>
    <message>
        <source>snail</source>
        <translation>caracol</translation>
    </message>
    <message>
        <source>sheep</source>
        <translation>oveja</translation>
    </message>
    <message>
        <source>fox</source>
        <translation>zorro</translation>
    </message>
    <message>
        <source>green</source>
        <translation>verde</translation>
    </message>
    <message>
        <source>red</source>
        <translation>rojo</translation>
    </message>
    <message>
        <source>yellow</source>
        <translation>amarillo</translation>
    </message>
    <message>
        <source>blue</source>
        <translation>azul</translation>
    </message>
    <message>
        <source>white</source>
        <translation>blanco</translation>
    </message>
    <message>
        <source>purple</source>
        <translation>morado</translation>
    </message>
    <message>
        <source>orange</source>
        <translation>naranja</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>colour and animal of a card: green frog</comment>
        <translation>%2 en %1</translation>
    </message>
    <message>
        <source>The two cards of a reward come from two piles.</source>
        <translation>Las dos cartas de un premio salen de dos montones.</translation>
    </message>
    <message>
        <source>The card “%1” does not belong to a traffic jam.</source>
        <translation>La carta «%1» no forma parte de un atasco.</translation>
    </message>
    <message>
        <source>Pile %1 in the middle is used up.</source>
        <translation>El montón %1 del centro se ha acabado.</translation>
    </message>
    <message>
        <source>Somebody else was faster: the card has gone.</source>
        <translation>Alguien ha sido más rápido: la carta ya no está.</translation>
    </message>
    <message>
        <source>“%1” has neither the animal nor the colour of “%2”.</source>
        <translation>«%1» no tiene ni el animal ni el color de «%2».</translation>
    </message>
    <message>
        <source>%1: a jam twice over, %2 × %3 and %4 × %5</source>
        <translation>%1: doble atasco, %2 × %3 y %4 × %5</translation>
    </message>
    <message>
        <source>%1: a jam, %2 × %3</source>
        <translation>%1: atasco, %2 × %3</translation>
    </message>
    <message>
        <source>%1: no jam</source>
        <translation>%1: no hay atasco</translation>
    </message>
    <message>
        <source>“%1” is the first card of the pile: right.</source>
        <translation>«%1» es la primera carta del montón: correcto.</translation>
    </message>
    <message>
        <source>“%1” on “%2”: right.</source>
        <translation>«%1» sobre «%2»: correcto.</translation>
    </message>
    <message>
        <source>“%1” on “%2”: neither the animal nor the colour, %3 points less.</source>
        <translation>«%1» sobre «%2»: ni el animal ni el color, %3 puntos menos.</translation>
    </message>
    <message>
        <source>The game goes on.</source>
        <translation>La partida sigue.</translation>
    </message>
    <message>
        <source>The game is over: two piles in the middle are used up.</source>
        <translation>La partida ha terminado: se han acabado dos montones del centro.</translation>
    </message>
    <message>
        <source>The game is over: nobody could place a card, and all passed.</source>
        <translation>La partida ha terminado: nadie podía poner una carta y todos han pasado.</translation>
    </message>
    <message>
        <source>“%1” is no card: a card is an animal and a colour, as “frog green”.</source>
        <translation>«%1» no es una carta: una carta es un animal y un color, como «frog green».</translation>
    </message>
    <message>
        <source>The piles in the middle differ by one card at most, but here they have from %1 to %2.</source>
        <translation>Los montones del centro se diferencian como mucho en una carta, pero aquí tienen de %1 a %2.</translation>
    </message>
    <message>
        <source>Event %1 is against the rules: %2</source>
        <translation>El evento %1 va contra las reglas: %2</translation>
    </message>
</context>
<context>
    <name>BeepHelp</name>
    <message>
        <source>Everybody plays at the same time. Five piles of cars stand in the middle, and everybody has two piles of their own (three, if only two play).</source>
        <translation>Todos juegan a la vez. En el centro hay cinco montones de coches, y cada uno tiene dos montones propios (tres, si solo juegan dos).</translation>
    </message>
    <message>
        <source>Collecting cars</source>
        <translation>Reunir coches</translation>
    </message>
    <message>
        <source>After “Go!” take the top card of a pile in the middle and put it on one of your piles. It must have the &lt;b&gt;same animal&lt;/b&gt; or the &lt;b&gt;same colour&lt;/b&gt; as the card there. One card at a time: who is first has it.</source>
        <translation>Después de «¡Ya!», toma la carta de arriba de un montón del centro y ponla en uno de tus montones. Debe tener el &lt;b&gt;mismo animal&lt;/b&gt; o el &lt;b&gt;mismo color&lt;/b&gt; que la carta que hay allí. Una carta cada vez; se la lleva quien llega primero.</translation>
    </message>
    <message>
        <source>A blue duck lies on top of your pile. The red duck and the blue cow fit. The green fox does not.</source>
        <translation>Encima de tu montón hay un pato azul. El pato rojo y la vaca azul encajan. El zorro verde, no.</translation>
    </message>
    <message>
        <source>Traffic jam</source>
        <translation>Atasco</translation>
    </message>
    <message>
        <source>Three snails in the middle: a traffic jam! Three cars of one colour are one too.</source>
        <translation>Tres caracoles en el centro: ¡un atasco! Tres coches del mismo color también lo son.</translation>
    </message>
    <message>
        <source>Honk! Who honks first takes two cards of the jam as bonus cards. But if there is no jam, you lose the top card of each of your piles.</source>
        <translation>¡Toca la bocina! Quien la toca primero se lleva dos cartas del atasco como cartas de bonus. Pero si no hay atasco, pierdes la carta de arriba de cada uno de tus montones.</translation>
    </message>
    <message>
        <source>Nobody can go on</source>
        <translation>Nadie puede seguir</translation>
    </message>
    <message>
        <source>If no card fits anywhere and there is no jam, each player in turn may take one card of the middle out of the game.</source>
        <translation>Si ninguna carta encaja en ningún sitio y no hay atasco, cada jugador, por turnos, puede retirar del juego una carta del centro.</translation>
    </message>
    <message>
        <source>The end</source>
        <translation>El final</translation>
    </message>
    <message>
        <source>The game ends when two of the five piles are used up. Your &lt;b&gt;smallest&lt;/b&gt; pile counts: one point for each card in it, and one for each bonus card.</source>
        <translation>La partida termina cuando se acaban dos de los cinco montones. Cuenta tu montón &lt;b&gt;más pequeño&lt;/b&gt;: un punto por cada una de sus cartas y uno por cada carta de bonus.</translation>
    </message>
    <message>
        <source>Only the smaller pile brings points, so let both of them grow.</source>
        <translation>Solo da puntos el montón más pequeño, así que haz crecer los dos.</translation>
    </message>
    <message>
        <source>As on a real table</source>
        <translation>Como en una mesa de verdad</translation>
    </message>
    <message>
        <source>Here you can put down any card. After the game the smallest pile is checked: each card that does not fit costs two points.</source>
        <translation>Aquí puedes poner cualquier carta. Después de la partida se revisa el montón más pequeño: cada carta que no encaja cuesta dos puntos.</translation>
    </message>
</context>
<context>
    <name>BeepPlan</name>
    <message>
        <source>Mia</source>
        <translation>Mía</translation>
    </message>
    <message>
        <source>Jonas</source>
        <translation>Jonás</translation>
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
        <translation>Rosi</translation>
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
        <translation>Gaspar</translation>
    </message>
    <message>
        <source>Wanda</source>
        <translation>Wanda</translation>
    </message>
    <message>
        <source>Mouse</source>
        <translation>Ratón</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Teclado</translation>
    </message>
    <message>
        <source>Computer, easy</source>
        <translation>Ordenador, fácil</translation>
    </message>
    <message>
        <source>Computer, medium</source>
        <translation>Ordenador, medio</translation>
    </message>
    <message>
        <source>Computer, hard</source>
        <translation>Ordenador, difícil</translation>
    </message>
    <message>
        <source>Player %1</source>
        <translation>Jugador %1</translation>
    </message>
</context>
<context>
    <name>BeepTable</name>
    <message numerus="yes">
        <source>%n card(s)</source>
        <comment>of an own pile</comment>
        <translation>
            <numerusform>%n carta</numerusform>
            <numerusform>%n cartas</numerusform>
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
        <translation>tomar del 1 al 5</translation>
    </message>
    <message>
        <source>onto</source>
        <translation>poner en</translation>
    </message>
    <message>
        <source>horn</source>
        <translation>bocina</translation>
    </message>
    <message>
        <source>Horn</source>
        <translation>Bocina</translation>
    </message>
    <message>
        <source>three of one animal, or three of one colour

or right mouse button</source>
        <translation>tres del mismo animal o tres del mismo color

o botón derecho del ratón</translation>
    </message>
    <message>
        <source>three of one animal, or three of one colour</source>
        <translation>tres del mismo animal o tres del mismo color</translation>
    </message>
    <message>
        <source>Just now</source>
        <translation>Ahora mismo</translation>
    </message>
    <message>
        <source>Go!</source>
        <translation>¡Ya!</translation>
    </message>
    <message>
        <source>used up</source>
        <translation>acabado</translation>
    </message>
</context>
<context>
    <name>Beetle</name>
    <message>
        <source>The beetle has its body already.</source>
        <translation>El escarabajo ya tiene cuerpo.</translation>
    </message>
    <message>
        <source>The beetle has its head already.</source>
        <translation>El escarabajo ya tiene cabeza.</translation>
    </message>
    <message>
        <source>The beetle has all four legs.</source>
        <translation>El escarabajo ya tiene las cuatro patas.</translation>
    </message>
    <message>
        <source>The beetle has all six legs.</source>
        <translation>El escarabajo ya tiene las seis patas.</translation>
    </message>
    <message>
        <source>The beetle has both eyes.</source>
        <translation>El escarabajo ya tiene los dos ojos.</translation>
    </message>
    <message>
        <source>The beetle has both antennae.</source>
        <translation>El escarabajo ya tiene las dos antenas.</translation>
    </message>
    <message>
        <source>The beetle has its tail already.</source>
        <translation>El escarabajo ya tiene cola.</translation>
    </message>
    <message>
        <source>The beetle has its tail and both wings.</source>
        <translation>El escarabajo ya tiene la cola y las dos alas.</translation>
    </message>
    <message>
        <source>%1 draws the body.</source>
        <translation>%1 dibuja el cuerpo.</translation>
    </message>
    <message>
        <source>%1 draws the head.</source>
        <translation>%1 dibuja la cabeza.</translation>
    </message>
    <message>
        <source>%1 draws a leg.</source>
        <translation>%1 dibuja una pata.</translation>
    </message>
    <message>
        <source>%1 draws an eye.</source>
        <translation>%1 dibuja un ojo.</translation>
    </message>
    <message>
        <source>%1 draws an antenna.</source>
        <translation>%1 dibuja una antena.</translation>
    </message>
    <message>
        <source>%1 draws the tail.</source>
        <translation>%1 dibuja la cola.</translation>
    </message>
    <message>
        <source>%1 draws a wing.</source>
        <translation>%1 dibuja un ala.</translation>
    </message>
    <message>
        <source>body</source>
        <translation>cuerpo</translation>
    </message>
    <message>
        <source>head</source>
        <translation>cabeza</translation>
    </message>
    <message>
        <source>leg</source>
        <translation>pata</translation>
    </message>
    <message>
        <source>eye</source>
        <translation>ojo</translation>
    </message>
    <message>
        <source>antenna</source>
        <translation>antena</translation>
    </message>
    <message>
        <source>tail</source>
        <translation>cola</translation>
    </message>
    <message>
        <source>wing</source>
        <translation>ala</translation>
    </message>
    <message>
        <source>tail, then wing</source>
        <extracomment>What the number 6 of the die stands for in a game with wings</extracomment>
        <translation>cola, luego ala</translation>
    </message>
    <message>
        <source>The beetle needs a body first.</source>
        <translation>El escarabajo necesita primero un cuerpo.</translation>
    </message>
    <message>
        <source>The beetle needs a head first.</source>
        <translation>El escarabajo necesita primero una cabeza.</translation>
    </message>
    <message>
        <source>%1 can’t draw this: %2. %3</source>
        <extracomment>%1: a name, %2: a part, %3: a sentence, why</extracomment>
        <translation>%1 no puede dibujar esto: %2. %3</translation>
    </message>
    <message>
        <source>%1 The beetle is finished!</source>
        <translation>%1 ¡El escarabajo está completo!</translation>
    </message>
    <message>
        <source>red</source>
        <translation>rojo</translation>
    </message>
    <message>
        <source>orange</source>
        <translation>naranja</translation>
    </message>
    <message>
        <source>yellow</source>
        <translation>amarillo</translation>
    </message>
    <message>
        <source>green</source>
        <translation>verde</translation>
    </message>
    <message>
        <source>blue</source>
        <translation>azul</translation>
    </message>
    <message>
        <source>purple</source>
        <translation>morado</translation>
    </message>
    <message>
        <source>pink</source>
        <translation>rosa</translation>
    </message>
    <message>
        <source>brown</source>
        <translation>marrón</translation>
    </message>
    <message>
        <source>Roll %1 comes after the end of the game, which %2 has won.</source>
        <translation>La tirada %1 viene después del final de la partida, que ganó %2.</translation>
    </message>
</context>
<context>
    <name>BeetleFirstMode</name>
    <message>
        <source>%1: where to with %2?</source>
        <translation>%1: ¿adónde con %2?</translation>
    </message>
    <message>
        <source>the cards that reach a place lie beside it</source>
        <translation>junto a cada casilla están las cartas que llevan a ella</translation>
    </message>
    <message>
        <source>%1: with which card to %2?</source>
        <translation>%1: ¿con qué carta a %2?</translation>
    </message>
    <message>
        <source>None of the cards takes %1 to %2 now.</source>
        <translation>Ninguna de las cartas lleva ahora %1 hasta %2.</translation>
    </message>
</context>
<context>
    <name>BeetleHelp</name>
    <message>
        <source>Who has drawn a whole beetle first? Everybody has a sheet of paper, and there is one die.</source>
        <translation>¿Quién dibuja primero un escarabajo entero? Cada uno tiene una hoja de papel, y hay un solo dado.</translation>
    </message>
    <message>
        <source>A whole beetle has a body, a head, a tail, six legs, two eyes and two antennae.</source>
        <translation>Un escarabajo entero tiene un cuerpo, una cabeza, una cola, seis patas, dos ojos y dos antenas.</translation>
    </message>
    <message>
        <source>At first everybody rolls, and the highest number begins. Those who share it roll again. Then you roll once in your turn. The number says what you draw:</source>
        <translation>Al principio tiran todos, y empieza quien saca el número más alto. Si hay empate, los empatados vuelven a tirar. Después tiras una vez en cada turno. El número dice qué dibujas:</translation>
    </message>
    <message>
        <source>One after the other</source>
        <translation>Una cosa tras otra</translation>
    </message>
    <message>
        <source>The body comes first. Legs, tail and head need a body, eyes and antennae need a head. What does not fit or is there already is lost, and the next player rolls.</source>
        <translation>Primero va el cuerpo. Las patas, la cola y la cabeza necesitan un cuerpo; los ojos y las antenas, una cabeza. Lo que no encaja o ya está se pierde, y tira el siguiente jugador.</translation>
    </message>
    <message>
        <source>A four on this sheet? “%1”</source>
        <translation>¿Un cuatro en esta hoja? «%1»</translation>
    </message>
    <message>
        <source>The end</source>
        <translation>El final</translation>
    </message>
    <message>
        <source>The first whole beetle wins. If you like, the others play on for second and third place.</source>
        <translation>Gana el primer escarabajo entero. Si queréis, los demás siguen jugando por el segundo y el tercer puesto.</translation>
    </message>
    <message>
        <source>Other beetles</source>
        <translation>Otros escarabajos</translation>
    </message>
    <message>
        <source>With four legs a game is shorter. With wings it is longer: once the tail is on, a six draws a wing.</source>
        <translation>Con cuatro patas la partida es más corta. Con alas es más larga: cuando ya hay cola, un seis dibuja un ala.</translation>
    </message>
</context>
<context>
    <name>BeetleWords</name>
    <message>
        <source>%1 throws a %2. %3 has the highest throw and begins!</source>
        <translation>%1 saca un %2. ¡%3 tiene la tirada más alta y empieza!</translation>
    </message>
    <message>
        <source>%1 throws a %2. A tie: %3 throw again.</source>
        <extracomment>%3: two or more names</extracomment>
        <translation>%1 saca un %2. Empate: %3 vuelven a tirar.</translation>
    </message>
    <message>
        <source>%1 throws a %2 for who begins.</source>
        <translation>%1 saca un %2 para ver quién empieza.</translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <extracomment>A list of names: %1 is &quot;Mia, Jonas&quot;, %2 the last one</extracomment>
        <translation>%1 y %2</translation>
    </message>
    <message>
        <source>, </source>
        <translation>, </translation>
    </message>
    <message>
        <source>four legs</source>
        <translation>cuatro patas</translation>
    </message>
    <message>
        <source>six legs</source>
        <translation>seis patas</translation>
    </message>
    <message>
        <source>with wings</source>
        <translation>con alas</translation>
    </message>
    <message>
        <source>no wings</source>
        <translation>sin alas</translation>
    </message>
    <message>
        <source>played on for the places</source>
        <translation>se sigue por los puestos</translation>
    </message>
</context>
<context>
    <name>Board</name>
    <message numerus="yes">
        <source>%n space(s)</source>
        <translation>
            <numerusform>%n casilla</numerusform>
            <numerusform>%n casillas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n ride(s)</source>
        <comment>beetles that ride along</comment>
        <translation>
            <numerusform>%n pasajero</numerusform>
            <numerusform>%n pasajeros</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>BoardFacts</name>
    <message>
        <source>On tile %1, %2.</source>
        <comment>tile, its terrain</comment>
        <translation>En la loseta %1, %2.</translation>
    </message>
    <message numerus="yes">
        <source>At most %n beetle(s) high.</source>
        <translation>
            <numerusform>Como máximo, un escarabajo de altura.</numerusform>
            <numerusform>Como máximo, %n escarabajos de altura.</numerusform>
        </translation>
    </message>
    <message>
        <source>Nobody may be overtaken here.</source>
        <translation>Aquí no se puede adelantar a nadie.</translation>
    </message>
    <message>
        <source>No path leads away.</source>
        <translation>De aquí no sale ningún camino.</translation>
    </message>
    <message>
        <source>Paths lead to %1.</source>
        <translation>Los caminos llevan a %1.</translation>
    </message>
    <message>
        <source>Takes along %1.</source>
        <translation>Se lleva encima %1.</translation>
    </message>
    <message>
        <source>Beside %1.</source>
        <translation>Junto a %1.</translation>
    </message>
    <message>
        <source>Terrain: %1.</source>
        <translation>Terreno: %1.</translation>
    </message>
</context>
<context>
    <name>BoardParts</name>
    <message>
        <source>%1 on %2</source>
        <comment>beetle, space</comment>
        <translation>%1 en %2</translation>
    </message>
    <message>
        <source>%1 on %2, on top of %3</source>
        <comment>beetle, space, beetle</comment>
        <translation>%1 en %2, encima de %3</translation>
    </message>
    <message>
        <source>bonus: %1</source>
        <translation>bonus: %1</translation>
    </message>
    <message>
        <source>with a stack, from the bottom: %1</source>
        <translation>con una pila, de abajo arriba: %1</translation>
    </message>
    <message>
        <source>with %1</source>
        <translation>con %1</translation>
    </message>
    <message>
        <source>tile %1</source>
        <translation>loseta %1</translation>
    </message>
    <message>
        <source>Chosen.</source>
        <translation>Elegido.</translation>
    </message>
    <message>
        <source>Can move.</source>
        <translation>Se puede mover.</translation>
    </message>
    <message>
        <source>Can be put into another order.</source>
        <translation>Se puede poner en otro orden.</translation>
    </message>
    <message>
        <source>Can be reached.</source>
        <translation>Se puede alcanzar.</translation>
    </message>
    <message>
        <source>Can be reached with: %1.</source>
        <translation>Se puede alcanzar con: %1.</translation>
    </message>
</context>
<context>
    <name>BubbleHelp</name>
    <message>
        <source>The flowers on the tiles are the spaces. Beetles walk along the stems, in any direction, also backwards. A stem goes on where the stems of two tiles meet at an edge.</source>
        <translation>Las flores de las losetas son las casillas. Los escarabajos caminan por los tallos en cualquier dirección, también hacia atrás. Un tallo continúa donde los tallos de dos losetas se juntan en un borde.</translation>
    </message>
    <message>
        <source>Each colour has petals of its own shape: orange, blue, yellow, pink and green. A space can have two colours. Then both count.</source>
        <translation>Cada color tiene pétalos de forma propia: naranja, azul, amarillo, rosa y verde. Una casilla puede tener dos colores. Entonces cuentan los dos.</translation>
    </message>
    <message>
        <source>To a colour</source>
        <translation>Hasta un color</translation>
    </message>
    <message>
        <source>With an orange card the beetle walks over other colours until it comes to orange. That can be a long way.</source>
        <translation>Con una carta naranja, el escarabajo pasa por otros colores hasta que llega al naranja. Puede ser un camino muy largo.</translation>
    </message>
    <message>
        <source>Not with a blue card to the far blue space. The rules say: “%1”</source>
        <translation>Con una carta azul no se llega a la casilla azul de más lejos. Las reglas dicen: «%1»</translation>
    </message>
    <message>
        <source>One, two or three spaces</source>
        <translation>Una, dos o tres casillas</translation>
    </message>
    <message>
        <source>A three means exactly three spaces: not more and not fewer.</source>
        <translation>Un tres son exactamente tres casillas: ni más ni menos.</translation>
    </message>
    <message>
        <source>To the next tile</source>
        <translation>A la loseta vecina</translation>
    </message>
    <message>
        <source>The beetle leaves its tile and stops on the first space of the tile next door.</source>
        <translation>El escarabajo sale de su loseta y se para en la primera casilla de la loseta de al lado.</translation>
    </message>
    <message>
        <source>No move comes to a space twice, and none ends where it began. The office and the bar show every colour, so a colour move always stops there.</source>
        <translation>Ningún movimiento pasa dos veces por una casilla, y ninguno termina donde empezó. La Oficina y el bar muestran todos los colores, así que un movimiento de color siempre se para allí.</translation>
    </message>
    <message>
        <source>A beetle that lands on others climbs on top of them. Such a stack is a good thing: the beetle on top gets a ride whenever one below it moves.</source>
        <translation>Un escarabajo que llega donde hay otros se sube encima de ellos. Una pila así es buena cosa: el escarabajo de arriba viaja gratis cada vez que se mueve uno de debajo.</translation>
    </message>
    <message>
        <source>Blue card: the orange beetle walks and carries the yellow one. The blue beetle below stays behind.</source>
        <translation>Carta azul: el escarabajo naranja camina y lleva encima el amarillo. El escarabajo azul de abajo se queda.</translation>
    </message>
    <message>
        <source>Landing on beetles earns a card</source>
        <translation>Llegar encima de otros da una carta</translation>
    </message>
    <message>
        <source>Whoever lands a beetle on others draws one card at once. It does not matter whose beetles they are. Landing beside others at the office or in the bar counts too.</source>
        <translation>Quien lleva un escarabajo encima de otros roba enseguida una carta. No importa de quién sean. Llegar junto a otros en la Oficina o en el bar también cuenta.</translation>
    </message>
    <message>
        <source>The colour of the top beetle counts</source>
        <translation>Cuenta el color del escarabajo de arriba</translation>
    </message>
    <message>
        <source>The space below the pink beetle is orange. While the pink beetle sits on it, it counts as pink, and only as pink. So a pink card leads there.</source>
        <translation>La casilla de debajo del escarabajo rosa es naranja. Mientras el escarabajo rosa está encima, cuenta como rosa, y solo como rosa. Por eso una carta rosa lleva hasta allí.</translation>
    </message>
    <message>
        <source>At the Milk Carton Office there are no stacks. Every beetle stands alone there, and a stack that comes back is taken apart.</source>
        <translation>En la Oficina del Cartón de Leche no hay pilas. Allí cada escarabajo está solo, y una pila que vuelve se deshace.</translation>
    </message>
    <message>
        <source>Not every space has room for many beetles. The ground of a tile says how many may sit on one space, and a badge on the tile reminds you.</source>
        <translation>No en todas las casillas caben muchos escarabajos. El suelo de la loseta dice cuántos pueden estar en una casilla, y un distintivo en la loseta te lo recuerda.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Pink:&lt;/b&gt; up to three beetles. It has no badge.</source>
        <translation>&lt;b&gt;Rosa:&lt;/b&gt; hasta tres escarabajos. No lleva distintivo.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Teal:&lt;/b&gt; up to four beetles.</source>
        <translation>&lt;b&gt;Turquesa:&lt;/b&gt; hasta cuatro escarabajos.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Orange:&lt;/b&gt; up to two beetles.</source>
        <translation>&lt;b&gt;Naranja:&lt;/b&gt; hasta dos escarabajos.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Purple:&lt;/b&gt; one beetle only.</source>
        <translation>&lt;b&gt;Morado:&lt;/b&gt; un solo escarabajo.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Magenta:&lt;/b&gt; up to three, but no overtaking.</source>
        <translation>&lt;b&gt;Magenta:&lt;/b&gt; hasta tres, pero sin adelantar.</translation>
    </message>
    <message>
        <source>Too many</source>
        <translation>Demasiados</translation>
    </message>
    <message>
        <source>Count the beetles that move and those that are there already. If they are too many together, the stack can neither stop there nor pass.</source>
        <translation>Cuenta los escarabajos que se mueven y los que ya están allí. Si juntos son demasiados, la pila no puede ni pararse allí ni pasar.</translation>
    </message>
    <message>
        <source>No overtaking</source>
        <translation>Sin adelantar</translation>
    </message>
    <message>
        <source>On magenta tiles nobody walks past a beetle. You can land on it, though, and ride along.</source>
        <translation>En las losetas magenta nadie puede pasar de largo a un escarabajo. Pero sí puedes subirte encima y viajar con él.</translation>
    </message>
    <message>
        <source>The office and the bar have room for everybody.</source>
        <translation>En la Oficina y en el bar caben todos.</translation>
    </message>
    <message>
        <source>Some flowers have a picture in their heart. Land a beetle on one while it is empty, and you may do what the picture shows. You can also skip it.</source>
        <translation>Algunas flores tienen un dibujo en el centro. Lleva un escarabajo a una de ellas mientras esté vacía y podrás hacer lo que muestra el dibujo. También puedes saltarlo.</translation>
    </message>
    <message>
        <source>Move a beetle of &lt;b&gt;your own&lt;/b&gt; two spaces.</source>
        <translation>Mueve dos casillas uno de &lt;b&gt;tus escarabajos&lt;/b&gt;.</translation>
    </message>
    <message>
        <source>Move &lt;b&gt;any&lt;/b&gt; beetle one space.</source>
        <translation>Mueve una casilla &lt;b&gt;cualquier&lt;/b&gt; escarabajo.</translation>
    </message>
    <message>
        <source>Move &lt;b&gt;any&lt;/b&gt; beetle two spaces.</source>
        <translation>Mueve dos casillas &lt;b&gt;cualquier&lt;/b&gt; escarabajo.</translation>
    </message>
    <message>
        <source>Put &lt;b&gt;one stack&lt;/b&gt; into another order. Not at the office and not in the bar.</source>
        <translation>Pon &lt;b&gt;una pila&lt;/b&gt; en otro orden. No vale en la Oficina ni en el bar.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Turn one tile&lt;/b&gt; a step to the left or to the right. The beetles on it go round with it.</source>
        <translation>&lt;b&gt;Gira una loseta&lt;/b&gt; un paso a la izquierda o a la derecha. Los escarabajos que hay encima giran con ella.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Draw&lt;/b&gt; a card.</source>
        <translation>&lt;b&gt;Roba&lt;/b&gt; una carta.</translation>
    </message>
    <message>
        <source>Two spaces, and the beetle lands on a bonus: now a tile may be turned. That can open a short cut, or close one for the others.</source>
        <translation>Dos casillas, y el escarabajo llega a un bonus: ahora se puede girar una loseta. Así se abre un atajo, o se les cierra a los demás.</translation>
    </message>
    <message>
        <source>It does not matter whose beetle lands there: the bonus is yours if it is your turn. A bonus move can land on the next bonus, and so on. On a space with beetles there is no bonus: you draw a card instead.</source>
        <translation>No importa de quién sea el escarabajo que llega: el bonus es tuyo si es tu turno. El movimiento de un bonus puede llevar al siguiente bonus, y así una y otra vez. En una casilla con escarabajos no hay bonus: robas una carta.</translation>
    </message>
    <message>
        <source>Work is over at the Milk Carton Office, and all beetles want to go to the Bubble Bar. Bring &lt;b&gt;all your beetles&lt;/b&gt; there before the others do, and you have won.</source>
        <translation>En la Oficina del Cartón de Leche se ha acabado el trabajo, y todos los escarabajos quieren ir al Bubble Bar. Lleva allí &lt;b&gt;todos tus escarabajos&lt;/b&gt; antes que los demás y habrás ganado.</translation>
    </message>
    <message>
        <source>Every race begins at the Milk Carton Office and ends in the Bubble Bar.</source>
        <translation>Todas las carreras empiezan en la Oficina del Cartón de Leche y terminan en el Bubble Bar.</translation>
    </message>
    <message>
        <source>The tiles between them are the track. It looks different every time: choose one, or make one of your own.</source>
        <translation>Las losetas que hay entre los dos son el recorrido. Cada vez es distinto: elige uno o haz uno propio.</translation>
    </message>
    <message>
        <source>Two to five people or computers play. With two or three players everybody has three beetles, with four or five players two. Each player begins with three cards.</source>
        <translation>Juegan de dos a cinco personas u ordenadores. Con dos o tres jugadores, cada uno tiene tres escarabajos; con cuatro o cinco, dos. Cada jugador empieza con tres cartas.</translation>
    </message>
    <message>
        <source>Beetles climb onto each other, and the ones above get a free ride. So the beetle of another player may be just the one that helps you.</source>
        <translation>Los escarabajos se suben unos encima de otros, y los de arriba viajan gratis. Así que el escarabajo de otro jugador puede ser justo el que te ayude.</translation>
    </message>
    <message>
        <source>Learn it by playing: First Flight</source>
        <translation>Aprende jugando: Primer vuelo</translation>
    </message>
    <message>
        <source>A card says which beetle moves, and how far. Look at the beetle on it.</source>
        <translation>Una carta dice qué escarabajo se mueve y hasta dónde. Fíjate en el escarabajo que lleva dibujado.</translation>
    </message>
    <message>
        <source>A beetle of your own</source>
        <translation>Un escarabajo propio</translation>
    </message>
    <message>
        <source>These move one of your own beetles: to a colour, to any colour that you like, three spaces, or to the next tile.</source>
        <translation>Estas mueven uno de tus escarabajos: hasta un color, hasta el color que elijas, tres casillas o a la loseta vecina.</translation>
    </message>
    <message>
        <source>Any beetle</source>
        <translation>Cualquier escarabajo</translation>
    </message>
    <message>
        <source>With these you choose among all beetles, those of the others too: to a colour, one space or two spaces.</source>
        <translation>Con estas eliges entre todos los escarabajos, también los de los demás: hasta un color, una casilla o dos casillas.</translation>
    </message>
    <message>
        <source>A card can be played only if it really moves a beetle. Those that can’t be played now are paler. Point at one to read why.</source>
        <translation>Una carta solo se puede jugar si de verdad mueve un escarabajo. Las que ahora no se pueden jugar están más pálidas. Señala una para leer por qué.</translation>
    </message>
    <message>
        <source>There are 54 cards. When the draw pile is used up, the cards played so far are shuffled and lie there again.</source>
        <translation>Hay 54 cartas. Cuando se acaba el mazo, las cartas ya jugadas se barajan y forman el nuevo mazo.</translation>
    </message>
    <message>
        <source>Your turn has three parts:</source>
        <translation>Tu turno tiene tres partes:</translation>
    </message>
    <message>
        <source>&lt;b&gt;First&lt;/b&gt; play one card and move a beetle with it.</source>
        <translation>&lt;b&gt;Primero&lt;/b&gt;, juega una carta y mueve con ella un escarabajo.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Then&lt;/b&gt; play a second card, if you like and if you can.</source>
        <translation>&lt;b&gt;Después&lt;/b&gt;, juega una segunda carta, si quieres y puedes.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Last&lt;/b&gt; you draw one card. It is only one, even if you have played two.</source>
        <translation>&lt;b&gt;Al final&lt;/b&gt;, roba una carta. Es solo una, aunque hayas jugado dos.</translation>
    </message>
    <message>
        <source>Two cards bring you far today. But with an empty hand the next turn is a short one.</source>
        <translation>Con dos cartas hoy llegas lejos. Pero con la mano vacía, el próximo turno será corto.</translation>
    </message>
    <message>
        <source>More cards</source>
        <translation>Más cartas</translation>
    </message>
    <message>
        <source>You draw a card at once whenever you land a beetle on others, and for the bonus with the card. You can play it in the same turn.</source>
        <translation>Robas enseguida una carta cada vez que llevas un escarabajo encima de otros, y también con el bonus de la carta. Puedes jugarla en el mismo turno.</translation>
    </message>
    <message>
        <source>When nothing goes</source>
        <translation>Cuando no se puede nada</translation>
    </message>
    <message>
        <source>If none of your cards can move a beetle, put one of them away and draw a new one. That is the whole turn. If your hand is empty, you just draw.</source>
        <translation>Si ninguna de tus cartas puede mover un escarabajo, descarta una y roba otra. Ese es todo el turno. Si tienes la mano vacía, solo robas.</translation>
    </message>
    <message>
        <source>A bonus comes first: use it or skip it. Only then the second card follows.</source>
        <translation>El bonus va primero: úsalo o sáltalo. Solo después viene la segunda carta.</translation>
    </message>
    <message>
        <source>The race is over the moment when &lt;b&gt;all beetles of one player&lt;/b&gt; are in the Bubble Bar. That player has won, even if it is somebody else’s turn. So be careful whom you carry home!</source>
        <translation>La carrera termina en el momento en que &lt;b&gt;todos los escarabajos de un jugador&lt;/b&gt; están en el Bubble Bar. Ese jugador ha ganado, aunque sea el turno de otro. ¡Así que cuidado con a quién llevas a la meta!</translation>
    </message>
    <message>
        <source>A beetle in the bar stays there. A move of two or three spaces must come out exactly at the bar; with a colour or to the next tile it simply goes in.</source>
        <translation>Un escarabajo que está en el bar se queda allí. Un movimiento de dos o tres casillas debe acabar justo en el bar; con un color o a la loseta vecina, entra sin más.</translation>
    </message>
    <message>
        <source>Two at once</source>
        <translation>Dos a la vez</translation>
    </message>
    <message>
        <source>What if one move brings the last beetles of two players? Then the stack is looked at from below: the lower beetle was there first.</source>
        <translation>¿Y si un movimiento lleva los últimos escarabajos de dos jugadores? Entonces la pila se mira desde abajo: el escarabajo de más abajo llegó primero.</translation>
    </message>
    <message>
        <source>Yellow plays “any beetle one space”. Orange and blue each miss one beetle, and both come home with this move.</source>
        <translation>Amarillo juega «cualquiera, una». A naranja y a azul les falta un escarabajo a cada uno, y los dos llegan a la meta con este movimiento.</translation>
    </message>
    <message>
        <source>The lower beetle was there first. The winner is %1.</source>
        <comment>a colour</comment>
        <translation>El escarabajo de más abajo llegó primero. Gana el color %1.</translation>
    </message>
    <message>
        <source>Four players can make two teams. Team-mates sit across from each other, so the teams take turns. Choose this when you start a race.</source>
        <translation>Cuatro jugadores pueden formar dos equipos. Los compañeros se sientan uno frente a otro, así que los equipos se turnan. Se elige al empezar una carrera.</translation>
    </message>
    <message>
        <source>Orange and yellow play against blue and green.</source>
        <translation>Naranja y amarillo juegan contra azul y verde.</translation>
    </message>
    <message>
        <source>A team wins when &lt;b&gt;all four&lt;/b&gt; of its beetles are in the Bubble Bar.</source>
        <translation>Un equipo gana cuando &lt;b&gt;sus cuatro&lt;/b&gt; escarabajos están en el Bubble Bar.</translation>
    </message>
    <message>
        <source>Your cards move your own beetles, not those of your team-mate. But as soon as both your beetles are home, the beetles of your team-mate count as yours, even in the middle of your turn.</source>
        <translation>Tus cartas mueven tus escarabajos, no los de tu compañero. Pero en cuanto tus dos escarabajos están en la meta, los de tu compañero cuentan como tuyos, incluso en mitad de tu turno.</translation>
    </message>
    <message>
        <source>Both orange beetles are home. Now the cards of the orange player move the yellow beetles.</source>
        <translation>Los dos escarabajos naranjas están en la meta. Ahora las cartas del jugador naranja mueven los escarabajos amarillos.</translation>
    </message>
    <message>
        <source>Each player keeps a hand of their own. If one move brings the last beetles of both teams, the lower beetle in the stack decides here too.</source>
        <translation>Cada jugador tiene su propia mano. Si un movimiento lleva los últimos escarabajos de los dos equipos, también aquí decide el que está más abajo en la pila.</translation>
    </message>
    <message>
        <source>Everything at the table works without a mouse too. The keys of the menus stand in the menus.</source>
        <translation>En la mesa todo funciona también sin ratón. Las teclas de los menús están en los propios menús.</translation>
    </message>
    <message>
        <source>&lt;b&gt;F1&lt;/b&gt; opens the page of this help about what you are at.</source>
        <translation>&lt;b&gt;F1&lt;/b&gt; abre la página de esta ayuda que trata de lo que estás haciendo.</translation>
    </message>
</context>
<context>
    <name>BuiltInTracks</name>
    <message>
        <source>First Flight</source>
        <translation>Primer vuelo</translation>
    </message>
    <message>
        <source>A short hop over five meadows: the track for a first race.</source>
        <translation>Un saltito por cinco prados: el recorrido para una primera carrera.</translation>
    </message>
    <message>
        <source>Quick Sip</source>
        <translation>Sorbo rápido</translation>
    </message>
    <message>
        <source>Three tiles and one drink: over before the bubbles are flat.</source>
        <translation>Tres losetas y un refresco: se acaba antes de que se vayan las burbujas.</translation>
    </message>
    <message>
        <source>Over the Molehill</source>
        <translation>Sobre la topera</translation>
    </message>
    <message>
        <source>Through the hill it is short and crowded; over the top it is longer and full of surprises.</source>
        <translation>Por dentro de la topera es corto, pero hay apreturas; por encima es más largo y está lleno de sorpresas.</translation>
    </message>
    <message>
        <source>Bottleneck</source>
        <translation>Cuello de botella</translation>
    </message>
    <message>
        <source>Two roads become one, and nobody likes to wait among the thorns.</source>
        <translation>Dos caminos se hacen uno, y a nadie le gusta esperar entre espinas.</translation>
    </message>
    <message>
        <source>Moonlight Ring</source>
        <translation>Anillo de luna</translation>
    </message>
    <message>
        <source>By moonlight a flower holds one beetle only, so choose your side of the ring.</source>
        <translation>A la luz de la luna, en cada flor cabe un solo escarabajo: elige bien tu lado del anillo.</translation>
    </message>
    <message>
        <source>Grandma’s Garden</source>
        <translation>El jardín de la abuela</translation>
    </message>
    <message>
        <source>Seven beds, a pond and a heap of leaves: many ways lead past Grandma.</source>
        <translation>Siete parterres, un estanque y un montón de hojas: hay muchos caminos para pasar junto a la abuela.</translation>
    </message>
    <message>
        <source>Figure of Eight</source>
        <translation>El ocho</translation>
    </message>
    <message>
        <source>Two loops meet among the thorns: change sides whenever the other road looks faster.</source>
        <translation>Dos vueltas se cruzan entre espinas: cambia de lado cuando el otro camino parezca más rápido.</translation>
    </message>
    <message>
        <source>Around the Lake</source>
        <translation>Vuelta al lago</translation>
    </message>
    <message>
        <source>The high road is short and prickly; the shore is longer and lets everybody pass.</source>
        <translation>El camino de arriba es corto y pincha; la orilla es más larga y deja pasar a todos.</translation>
    </message>
</context>
<context>
    <name>ColourInitials</name>
    <message>
        <source>G</source>
        <comment>one or two letters for the colour green on a card; all seven differ</comment>
        <translation>V</translation>
    </message>
    <message>
        <source>R</source>
        <comment>red</comment>
        <translation>R</translation>
    </message>
    <message>
        <source>Y</source>
        <comment>yellow</comment>
        <translation>Am</translation>
    </message>
    <message>
        <source>B</source>
        <comment>blue</comment>
        <translation>Az</translation>
    </message>
    <message>
        <source>W</source>
        <comment>white</comment>
        <translation>B</translation>
    </message>
    <message>
        <source>P</source>
        <comment>purple</comment>
        <translation>M</translation>
    </message>
    <message>
        <source>O</source>
        <comment>orange</comment>
        <translation>N</translation>
    </message>
</context>
<context>
    <name>CommandLine</name>
    <message>
        <source>plays actions and shows the position after them</source>
        <translation>juega acciones y muestra la posición que resulta</translation>
    </message>
    <message>
        <source>Plays the actions one after another and prints the position after them as a position file.
An action that is not legal is refused with the reason (exit status 1).</source>
        <translation>Juega las acciones una tras otra y muestra la posición que resulta como archivo de posición.
Una acción no permitida se rechaza indicando el motivo (código de salida 1).</translation>
    </message>
    <message>
        <source>the card game: score, simulate</source>
        <translation>el juego de cartas: score, simulate</translation>
    </message>
    <message>
        <source>The card game Beep! Beep!. “--help” after a command tells more about it.</source>
        <translation>Beep! Beep! es el juego de cartas. «--help» después de un comando da más detalles.</translation>
    </message>
    <message>
        <source>plays a record through and tells the scores</source>
        <translation>reproduce una partida grabada y da las puntuaciones</translation>
    </message>
    <message>
        <source>Plays a record of the card game through and tells everybody&apos;s piles, bonus, irregular cards, penalty
and score. A record with an event that the rules forbid is refused with the number of the event and
the reason (exit status 1).</source>
        <translation>Reproduce una partida grabada del juego de cartas y da los montones, el bonus, las cartas incorrectas,
la penalización y la puntuación de cada jugador. Una partida con un evento que las reglas prohíben se
rechaza indicando el número del evento y el motivo (código de salida 1).</translation>
    </message>
    <message>
        <source>--players: “%1” is no level, only: easy, medium, hard.</source>
        <translation>--players: «%1» no es un nivel, solo: easy, medium, hard.</translation>
    </message>
    <message>
        <source>--players: a game has two to six players.</source>
        <translation>--players: una partida tiene de dos a seis jugadores.</translation>
    </message>
    <message>
        <source>--table: “%1” is no table, only: strict, tournament.</source>
        <translation>--table: «%1» no es una mesa, solo: strict, tournament.</translation>
    </message>
    <message>
        <source>Seconds: %1 on average, half of the games within %2, four in five between %3 and %4</source>
        <translation>Segundos: %1 de media, la mitad de las partidas en %2 o menos, cuatro de cada cinco entre %3 y %4</translation>
    </message>
    <message>
        <source>Games: %1, of which %2 were not finished</source>
        <translation>Partidas: %1, de ellas %2 sin terminar</translation>
    </message>
    <message>
        <source>Wins by seat: %1</source>
        <translation>Victorias por sitio: %1</translation>
    </message>
    <message>
        <source>Points by seat, on average: %1</source>
        <translation>Puntos por sitio, de media: %1</translation>
    </message>
    <message>
        <source>Honks: %1 right, %2 wrong</source>
        <translation>Bocinas: %1 acertadas, %2 en falso</translation>
    </message>
    <message>
        <source>two to six of: easy, medium, hard</source>
        <translation>de dos a seis de: easy, medium, hard</translation>
    </message>
    <message>
        <source>how many games</source>
        <translation>cuántas partidas</translation>
    </message>
    <message>
        <source>the same seed gives the same games</source>
        <translation>la misma semilla da las mismas partidas</translation>
    </message>
    <message>
        <source>strict or tournament; by default strict</source>
        <translation>strict o tournament; por defecto, strict</translation>
    </message>
    <message>
        <source>lets computer players play and tells how the games went</source>
        <translation>hace jugar a los ordenadores y cuenta cómo fueron las partidas</translation>
    </message>
    <message>
        <source>Lets computer players play the card game many times, and tells how long the games are on their
clock, which seats win, with how many points, and how often the horn was right. Of a tie every
winner counts. A game stops after an hour.</source>
        <translation>Hace que los ordenadores jueguen muchas veces al juego de cartas y cuenta cuánto duran las partidas
en su reloj, qué sitios ganan, con cuántos puntos y cuántas veces acertó la bocina. En un empate
cuentan todos los ganadores. Una partida se detiene después de una hora.</translation>
    </message>
    <message>
        <source>the dice game: simulate, replay</source>
        <translation>el juego de dados: simulate, replay</translation>
    </message>
    <message>
        <source>The dice game Beetle. “--help” after a command tells more about it.</source>
        <translation>El juego de dados Beetle. «--help» después de un comando da más detalles.</translation>
    </message>
    <message>
        <source>Nobody has won yet</source>
        <translation>Nadie ha ganado todavía</translation>
    </message>
    <message>
        <source>Won by %1</source>
        <translation>Gana %1</translation>
    </message>
    <message>
        <source>Places: %1</source>
        <translation>Puestos: %1</translation>
    </message>
    <message>
        <source>Turns: %1, after %2 throws for who begins</source>
        <translation>Turnos: %1, tras %2 tiradas para ver quién empieza</translation>
    </message>
    <message>
        <source>plays a saved game through and tells its result</source>
        <translation>reproduce una partida guardada y da su resultado</translation>
    </message>
    <message>
        <source>Rolls the rolls of a record again and tells who has won. A record with a roll after the end of
the game is refused with the number of the roll and the reason (exit status 1).</source>
        <translation>Repite las tiradas de una partida grabada y dice quién ganó. Una partida con una tirada después del
final se rechaza indicando el número de la tirada y el motivo (código de salida 1).</translation>
    </message>
    <message>
        <source>Rolls to finish a beetle: %1 on average, variance %2 (exactly: %3, %4)</source>
        <translation>Tiradas para completar un escarabajo: %1 de media, varianza %2 (exactas: %3, %4)</translation>
    </message>
    <message>
        <source>Wins by seat: %1 (expected: %2)</source>
        <translation>Victorias por sitio: %1 (esperadas: %2)</translation>
    </message>
    <message>
        <source>Games: %1</source>
        <translation>Partidas: %1</translation>
    </message>
    <message>
        <source>how many players, 2 to 8</source>
        <translation>cuántos jugadores, de 2 a 8</translation>
    </message>
    <message>
        <source>who begins, from 0; by default 0</source>
        <translation>quién empieza, desde 0; por defecto, 0</translation>
    </message>
    <message>
        <source>a beetle has four legs: eleven parts</source>
        <translation>un escarabajo tiene cuatro patas: once partes</translation>
    </message>
    <message>
        <source>a beetle has two wings more, sixes once it has its tail</source>
        <translation>un escarabajo tiene además dos alas, con un seis cuando ya tiene cola</translation>
    </message>
    <message>
        <source>plays many games and tells how they went</source>
        <translation>juega muchas partidas y cuenta cómo fueron</translation>
    </message>
    <message>
        <source>Plays the dice game many times, and tells how many rolls a beetle takes and which seats win,
beside what is to be expected. Beetles that haven&apos;t won are finished on their own to be counted.</source>
        <translation>Juega muchas veces al juego de dados y cuenta cuántas tiradas necesita un escarabajo y qué sitios
ganan, junto a lo que cabe esperar. Los escarabajos que no han ganado se completan aparte para contarlos.</translation>
    </message>
    <message>
        <source>short</source>
        <translation>corto</translation>
    </message>
    <message>
        <source>medium</source>
        <translation>medio</translation>
    </message>
    <message>
        <source>long</source>
        <translation>largo</translation>
    </message>
    <message>
        <source>%1: valid</source>
        <translation>%1: válido</translation>
    </message>
    <message>
        <source>%1: not valid</source>
        <translation>%1: no válido</translation>
    </message>
    <message numerus="yes">
        <source>  %1, %n track tile(s)</source>
        <translation>
            <numerusform>  %1, %n loseta de recorrido</numerusform>
            <numerusform>  %1, %n losetas de recorrido</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>  %n step(s) from start to finish at least</source>
        <translation>
            <numerusform>  al menos %n paso de la salida a la meta</numerusform>
            <numerusform>  al menos %n pasos de la salida a la meta</numerusform>
        </translation>
    </message>
    <message>
        <source>checks tracks by the track-building guidelines</source>
        <translation>comprueba recorridos según las recomendaciones de construcción</translation>
    </message>
    <message>
        <source>Tells whether a race can be run on each track (else exit status 1), how long it is, and what to
think about before it is built.</source>
        <translation>Dice si se puede correr una carrera en cada recorrido (si no, código de salida 1), cuánto mide y en qué
conviene pensar antes de montarlo.</translation>
    </message>
    <message>
        <source>makes the share code of a track</source>
        <translation>crea el código para compartir de un recorrido</translation>
    </message>
    <message>
        <source>Prints one line of text that carries the track: which tile lies where, and nothing else. There is one for
every valid track of the standard tiles; for others the exit status is 1.</source>
        <translation>Muestra una línea de texto que contiene el recorrido: qué loseta va en cada lugar y nada más. Existe para
todo recorrido válido de las losetas estándar; para los demás, el código de salida es 1.</translation>
    </message>
    <message>
        <source>shows this help</source>
        <translation>muestra esta ayuda</translation>
    </message>
    <message>
        <source>Usage: %1

%2

Options:
%3
Example:
  %4</source>
        <translation>Uso: %1

%2

Opciones:
%3
Ejemplo:
  %4</translation>
    </message>
    <message>
        <source>Usage: %1</source>
        <translation>Uso: %1</translation>
    </message>
    <message>
        <source>Usage: %1

%2

Commands:
%3
Example:
  %4</source>
        <translation>Uso: %1

%2

Comandos:
%3
Ejemplo:
  %4</translation>
    </message>
    <message>
        <source>Too few arguments.</source>
        <translation>Faltan argumentos.</translation>
    </message>
    <message>
        <source>There is no command “%1”; --help lists them all.</source>
        <translation>No existe el comando «%1»; --help los muestra todos.</translation>
    </message>
    <message>
        <source>--%1 needs a whole number from %2 to %3.</source>
        <translation>--%1 necesita un número entero de %2 a %3.</translation>
    </message>
    <message>
        <source>Too many arguments.</source>
        <translation>Sobran argumentos.</translation>
    </message>
    <message>
        <source>answers in JSON, for programs</source>
        <translation>responde en JSON, para programas</translation>
    </message>
    <message>
        <source>changes nothing: the answer is JSON anyway</source>
        <translation>no cambia nada: la respuesta es JSON de todos modos</translation>
    </message>
    <message>
        <source>makes a track of its share code</source>
        <translation>crea un recorrido a partir de su código para compartir</translation>
    </message>
    <message>
        <source>Prints the track of a share code as a track file. Case, blanks and hyphens do not matter, and “-” reads
the code from standard input.</source>
        <translation>Muestra el recorrido de un código para compartir como archivo de recorrido. Mayúsculas, espacios y
guiones no importan, y «-» lee el código de la entrada estándar.</translation>
    </message>
    <message>
        <source>Give one action in quotes, or a card, a beetle and a space.</source>
        <translation>Indica una acción entre comillas, o una carta, un escarabajo y una casilla.</translation>
    </message>
    <message>
        <source>legal</source>
        <translation>permitida</translation>
    </message>
    <message>
        <source>tells why an action is not legal</source>
        <translation>dice por qué una acción no está permitida</translation>
    </message>
    <message>
        <source>Says “legal” (exit status 0), or in a sentence why the player may not do this (exit status 1).</source>
        <translation>Responde «permitida» (código de salida 0), o explica en una frase por qué el jugador no puede hacerlo (código de salida 1).</translation>
    </message>
    <message>
        <source>%1: the name must end in .png, .svg or .pdf.</source>
        <translation>%1: el nombre debe terminar en .png, .svg o .pdf.</translation>
    </message>
    <message>
        <source>--what: “%1” is not known, only: %2.</source>
        <translation>--what: «%1» no se conoce, solo: %2.</translation>
    </message>
    <message>
        <source>track: the tiles on the table, as a picture; or pages to print: plan, poster, tiles, cards, stickers; usually track for PNG and SVG, plan for PDF</source>
        <translation>track: las losetas sobre la mesa, como imagen; o páginas para imprimir: plan, poster, tiles, cards, stickers; normalmente track para PNG y SVG, plan para PDF</translation>
    </message>
    <message>
        <source>size of the picture of a track in pixels; usually 1600 along the longer side</source>
        <translation>tamaño en píxeles de la imagen de un recorrido; normalmente 1600 en el lado más largo</translation>
    </message>
    <message>
        <source>pixels per inch of a PNG; usually 96 for a track, 150 for pages</source>
        <translation>píxeles por pulgada de un PNG; normalmente 96 para un recorrido, 150 para páginas</translation>
    </message>
    <message>
        <source>A4, A3, Letter, Legal or a size such as 148x210mm; usually A4</source>
        <translation>A4, A3, Letter, Legal o un tamaño como 148x210mm; normalmente A4</translation>
    </message>
    <message>
        <source>upright, across or auto: whatever takes fewer pages; usually auto</source>
        <translation>upright (vertical), across (horizontal) o auto: lo que gaste menos páginas; normalmente auto</translation>
    </message>
    <message>
        <source>width of a tile on posters, tiles and stickers; usually 90</source>
        <translation>ancho de una loseta en pósteres, losetas y pegatinas; normalmente 90</translation>
    </message>
    <message>
        <source>how much the pages of a poster share; usually 10</source>
        <translation>cuánto se solapan las páginas de un póster; normalmente 10</translation>
    </message>
    <message>
        <source>free edge of each page; usually 10</source>
        <translation>borde libre de cada página; normalmente 10</translation>
    </message>
    <message>
        <source>the edge over which the printer turns sheets with backs: long, short or none; usually long</source>
        <translation>el borde por el que la impresora da la vuelta a las hojas con reverso: long (largo), short (corto) o none (ninguno); normalmente long</translation>
    </message>
    <message>
        <source>moves all backs by so many mm to the right and down; usually 0,0</source>
        <translation>desplaza todos los reversos esos mm a la derecha y hacia abajo; normalmente 0,0</translation>
    </message>
    <message>
        <source>the tiles to print and how many of each, such as start=1,A=2,B=1; usually each of the set once</source>
        <translation>las losetas que imprimir y cuántas de cada una, como start=1,A=2,B=1; normalmente cada una del juego una vez</translation>
    </message>
    <message>
        <source>whether a poster begins with a map of its pages: yes or no; usually yes</source>
        <translation>si un póster empieza con un mapa de sus páginas: yes o no; normalmente yes</translation>
    </message>
    <message>
        <source>There is not enough memory for a picture of that size.</source>
        <translation>No hay memoria suficiente para una imagen de ese tamaño.</translation>
    </message>
    <message>
        <source>makes pictures and pages to print of a track</source>
        <translation>crea imágenes de un recorrido y páginas para imprimir</translation>
    </message>
    <message>
        <source>Writes a picture of the track, or pages to print. Pictures carry the track: the program opens them like a
track file. Drafts are welcome. Several pages as PNG or SVG become OUT-1.png, OUT-2.png …
Options that are left out are those kept with the track, else the usual ones.</source>
        <translation>Escribe una imagen del recorrido o páginas para imprimir. Las imágenes contienen el recorrido: el programa
las abre como un archivo de recorrido. También valen los borradores. Varias páginas en PNG o SVG son OUT-1.png, OUT-2.png…
Las opciones que faltan son las guardadas con el recorrido o, si no, las habituales.</translation>
    </message>
    <message>
        <source>--%1: “%2” is not known, only: %3.</source>
        <translation>--%1: «%2» no se conoce, solo: %3.</translation>
    </message>
    <message>
        <source>--%1 needs a number of millimetres from %2 to %3.</source>
        <translation>--%1 necesita un número de milímetros de %2 a %3.</translation>
    </message>
    <message>
        <source>--paper needs A4, A3, Letter, Legal or a size such as 148x210mm, each side from %1 to %2 mm.</source>
        <translation>--paper necesita A4, A3, Letter, Legal o un tamaño como 148x210mm, con cada lado de %1 a %2 mm.</translation>
    </message>
    <message>
        <source>--page-map needs yes or no.</source>
        <translation>--page-map necesita yes o no.</translation>
    </message>
    <message>
        <source>--back-offset needs two numbers of millimetres such as 0.5,-1, each from %1 to %2.</source>
        <translation>--back-offset necesita dos números de milímetros como 0.5,-1, cada uno de %1 a %2.</translation>
    </message>
    <message>
        <source>--pieces: “%1” is no piece of this tile set with a number from 0 to %2, such as A=2 or start=1.</source>
        <translation>--pieces: «%1» no es una pieza de este juego de losetas con un número de 0 a %2, como A=2 o start=1.</translation>
    </message>
    <message>
        <source>--size needs two whole numbers of pixels such as 1600x900, each from 1 to %1, and at most %2 million pixels in all.</source>
        <translation>--size necesita dos números enteros de píxeles como 1600x900, cada uno de 1 a %1, y como mucho %2 millones de píxeles en total.</translation>
    </message>
    <message>
        <source>--terrain: “%1” is no terrain, only: meadow, teal, orange, purple, magenta; “teal:2” for two tiles of it.</source>
        <translation>--terrain: «%1» no es un terreno, solo: meadow, teal, orange, purple, magenta; «teal:2» para dos losetas de ese terreno.</translation>
    </message>
    <message>
        <source>how many track tiles, from 2</source>
        <translation>cuántas losetas de recorrido, desde 2</translation>
    </message>
    <message>
        <source>besides meadow only these, each at least once, or as often as “teal:2”</source>
        <translation>además de meadow solo estos, cada uno al menos una vez, o tantas como en «teal:2»</translation>
    </message>
    <message>
        <source>the same seed gives the same track</source>
        <translation>la misma semilla da el mismo recorrido</translation>
    </message>
    <message>
        <source>0 for a compact track to 100 for a long way; else 50</source>
        <translation>de 0 para un recorrido compacto a 100 para un camino largo; si no, 50</translation>
    </message>
    <message>
        <source>0 for few ways to 100 for many; else 50</source>
        <translation>de 0 para pocos caminos a 100 para muchos; si no, 50</translation>
    </message>
    <message>
        <source>about how many turns a race of two should take</source>
        <translation>cuántos turnos, más o menos, debe durar una carrera de dos</translation>
    </message>
    <message>
        <source>how many boxes the tiles may come from; else 1</source>
        <translation>de cuántas cajas pueden salir las losetas; si no, 1</translation>
    </message>
    <message>
        <source>makes a track at random</source>
        <translation>crea un recorrido al azar</translation>
    </message>
    <message>
        <source>Prints a track on which a race can be run and which no guideline warns about, as a track file. Exit
status 1 where the boxes do not hold such a track.</source>
        <translation>Muestra, como archivo de recorrido, un recorrido en el que se puede correr una carrera y que cumple todas
las recomendaciones. Código de salida 1 si las cajas no dan para un recorrido así.</translation>
    </message>
    <message>
        <source>standard input</source>
        <translation>entrada estándar</translation>
    </message>
    <message>
        <source>Usage: %1 COMMAND …

Tracks and races of Bubble Bar, without a window. Files that are given as “-” come from standard input.

Commands:
%2
“%1 COMMAND --help” tells more about a command. “%1 --version” tells the version.
Exit status: 0 done, 1 the answer is no, 2 cannot read or wrong use.</source>
        <translation>Uso: %1 COMANDO …

Recorridos y carreras de Bubble Bar, sin ventana. Los archivos indicados como «-» llegan de la entrada estándar.

Comandos:
%2
«%1 COMANDO --help» da más detalles de un comando. «%1 --version» da la versión.
Código de salida: 0 hecho, 1 la respuesta es no, 2 no se puede leer o uso incorrecto.</translation>
    </message>
    <message>
        <source>The answer could not be written.</source>
        <translation>No se ha podido escribir la respuesta.</translation>
    </message>
    <message>
        <source>lists what the player may do</source>
        <translation>muestra lo que puede hacer el jugador</translation>
    </message>
    <message>
        <source>Lists every legal action of the player whose turn it is, one a line, sorted.</source>
        <translation>Muestra todas las acciones permitidas del jugador que tiene el turno, una por línea y en orden.</translation>
    </message>
    <message>
        <source>how many actions each sequence has</source>
        <translation>cuántas acciones tiene cada secuencia</translation>
    </message>
    <message>
        <source>counts the ways to go on</source>
        <translation>cuenta las maneras de seguir</translation>
    </message>
    <message>
        <source>Counts the sequences of exactly N legal actions. Cards are drawn from the pile as it lies.</source>
        <translation>Cuenta las secuencias de exactamente N acciones permitidas. Las cartas se roban del mazo tal como está.</translation>
    </message>
    <message>
        <source>stops after N actions; without it, after the last one</source>
        <translation>se detiene después de N acciones; sin esto, después de la última</translation>
    </message>
    <message>
        <source>shows a position out of a saved race</source>
        <translation>muestra una posición de una carrera guardada</translation>
    </message>
    <message>
        <source>Prints the position after N actions of a game record as a position file.</source>
        <translation>Muestra la posición después de N acciones de una partida grabada, como archivo de posición.</translation>
    </message>
    <message numerus="yes">
        <source>%n turn(s)</source>
        <translation>
            <numerusform>%n turno</numerusform>
            <numerusform>%n turnos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n action(s)</source>
        <translation>
            <numerusform>%n acción</numerusform>
            <numerusform>%n acciones</numerusform>
        </translation>
    </message>
    <message>
        <source>Nobody has won yet: %1, %2.</source>
        <translation>Nadie ha ganado todavía: %1, %2.</translation>
    </message>
    <message>
        <source>Won by %1: %2, %3.</source>
        <translation>Gana %1: %2, %3.</translation>
    </message>
    <message>
        <source>plays a saved race through and tells its result</source>
        <translation>reproduce una carrera guardada y da su resultado</translation>
    </message>
    <message>
        <source>Plays a game record through and tells who has won. A record with an illegal action is refused
with the number of the action and the reason (exit status 1).</source>
        <translation>Reproduce una partida grabada y dice quién ganó. Una partida con una acción no permitida se rechaza
indicando el número de la acción y el motivo (código de salida 1).</translation>
    </message>
    <message>
        <source>--players: “%1” is no level, only: random, easy, medium (or greedy), hard, expert.</source>
        <translation>--players: «%1» no es un nivel, solo: random, easy, medium (o greedy), hard, expert.</translation>
    </message>
    <message>
        <source>--players: a race has two to five players.</source>
        <translation>--players: una carrera tiene de dos a cinco jugadores.</translation>
    </message>
    <message>
        <source>Turns: %1 on average, half of the races within %2, four in five between %3 and %4</source>
        <translation>Turnos: %1 de media, la mitad de las carreras en %2 o menos, cuatro de cada cinco entre %3 y %4</translation>
    </message>
    <message>
        <source>Visits: %1</source>
        <translation>Visitas: %1</translation>
    </message>
    <message>
        <source>Races: %1, of which %2 were not finished</source>
        <translation>Carreras: %1, de ellas %2 sin terminar</translation>
    </message>
    <message>
        <source>Actions a second: %1</source>
        <translation>Acciones por segundo: %1</translation>
    </message>
    <message>
        <source>two to five of: random, easy, medium (or greedy), hard, expert</source>
        <translation>de dos a cinco de: random, easy, medium (o greedy), hard, expert</translation>
    </message>
    <message>
        <source>how many races</source>
        <translation>cuántas carreras</translation>
    </message>
    <message>
        <source>the same seed gives the same races</source>
        <translation>la misma semilla da las mismas carreras</translation>
    </message>
    <message>
        <source>how many races at once; by default one for each core</source>
        <translation>cuántas carreras a la vez; por defecto, una por núcleo</translation>
    </message>
    <message>
        <source>four players in teams: seats 0 and 2 against 1 and 3</source>
        <translation>cuatro jugadores en equipos: los sitios 0 y 2 contra el 1 y el 3</translation>
    </message>
    <message>
        <source>lets computer players race and tells how the races went</source>
        <translation>hace correr a los ordenadores y cuenta cómo fueron las carreras</translation>
    </message>
    <message>
        <source>Lets computer players race on a track many times, and tells how long the races are, which seats
win, and which spaces are visited. A race stops after 2000 turns.</source>
        <translation>Hace que los ordenadores corran muchas veces en un recorrido y cuenta cuánto duran las carreras, qué
sitios ganan y qué casillas se visitan. Una carrera se detiene después de 2000 turnos.</translation>
    </message>
    <message>
        <source>Opens the track designer, with the files given.</source>
        <translation>Abre el diseñador de recorridos con los archivos indicados.</translation>
    </message>
    <message>
        <source>Starts the program once more, even if it is running already. Without this, the running one opens the files and comes to the front.</source>
        <translation>Inicia el programa otra vez, aunque ya esté en marcha. Sin esto, el que está en marcha abre los archivos y pasa al frente.</translation>
    </message>
    <message>
        <source>Shows this help.</source>
        <translation>Muestra esta ayuda.</translation>
    </message>
    <message>
        <source>Shows the version.</source>
        <translation>Muestra la versión.</translation>
    </message>
    <message>
        <source>Board games from the Bubble Bar.</source>
        <translation>Juegos de mesa del Bubble Bar.</translation>
    </message>
    <message>
        <source>Saved games (.bbgame, .bbbeetle, .bbbeep), tracks (.bbtrack, pictures with a track in them, share codes in a text file), tiles (.bbtiles) and decks of cards (.bbdeck) to open.</source>
        <translation>Partidas guardadas (.bbgame, .bbbeetle, .bbbeep), recorridos (.bbtrack, imágenes que contienen un recorrido, códigos para compartir en un archivo de texto), losetas (.bbtiles) y barajas (.bbdeck) que abrir.</translation>
    </message>
    <message>
        <source>[files…]</source>
        <translation>[archivos…]</translation>
    </message>
</context>
<context>
    <name>Crier</name>
    <message>
        <source>bonus reached: %1</source>
        <translation>bonus alcanzado: %1</translation>
    </message>
    <message>
        <source>It is &lt;b&gt;%1&lt;/b&gt;.</source>
        <comment>the card drawn</comment>
        <translation>Es &lt;b&gt;%1&lt;/b&gt;.</translation>
    </message>
    <message>
        <source>They are &lt;b&gt;%1&lt;/b&gt; and &lt;b&gt;%2&lt;/b&gt;.</source>
        <comment>the cards drawn</comment>
        <translation>Son &lt;b&gt;%1&lt;/b&gt; y &lt;b&gt;%2&lt;/b&gt;.</translation>
    </message>
    <message>
        <source>no second card could be played</source>
        <translation>no se pudo jugar una segunda carta</translation>
    </message>
    <message>
        <source>all beetles are home</source>
        <translation>todos los escarabajos están en casa</translation>
    </message>
    <message>
        <source>moves &lt;b&gt;%1’s beetles&lt;/b&gt; from now on</source>
        <translation>mueve desde ahora &lt;b&gt;los escarabajos de %1&lt;/b&gt;</translation>
    </message>
</context>
<context>
    <name>DesignerDialogs</name>
    <message>
        <source>All files (*)</source>
        <translation>Todos los archivos (*)</translation>
    </message>
    <message>
        <source>Open a track</source>
        <translation>Abrir un recorrido</translation>
    </message>
    <message>
        <source>Tracks, races and tile sets (*.bbtrack *.bbgame *.bbtiles)</source>
        <translation>Recorridos, carreras y juegos de losetas (*.bbtrack *.bbgame *.bbtiles)</translation>
    </message>
    <message>
        <source>Pictures that carry a track (*.png *.svg)</source>
        <translation>Imágenes que contienen un recorrido (*.png *.svg)</translation>
    </message>
    <message>
        <source>Choose the tiles of the new track</source>
        <translation>Elegir las losetas del nuevo recorrido</translation>
    </message>
    <message>
        <source>Tile sets (*.bbtiles)</source>
        <translation>Juegos de losetas (*.bbtiles)</translation>
    </message>
    <message>
        <source>Save the track</source>
        <translation>Guardar el recorrido</translation>
    </message>
    <message>
        <source>Tracks (*.bbtrack)</source>
        <translation>Recorridos (*.bbtrack)</translation>
    </message>
    <message>
        <source>Save the pages</source>
        <translation>Guardar las páginas</translation>
    </message>
    <message>
        <source>PDF documents (*.pdf)</source>
        <translation>Documentos PDF (*.pdf)</translation>
    </message>
    <message>
        <source>Save a picture</source>
        <translation>Guardar una imagen</translation>
    </message>
    <message>
        <source>PNG pictures (*.png)</source>
        <translation>Imágenes PNG (*.png)</translation>
    </message>
    <message>
        <source>SVG drawings (*.svg)</source>
        <translation>Dibujos SVG (*.svg)</translation>
    </message>
    <message>
        <source>Save the track?</source>
        <translation>¿Guardar el recorrido?</translation>
    </message>
    <message>
        <source>Save the changes to “%1”?</source>
        <translation>¿Guardar los cambios de «%1»?</translation>
    </message>
    <message>
        <source>Else they are lost.</source>
        <translation>Si no, se perderán.</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Guardar</translation>
    </message>
    <message>
        <source>Don’t save</source>
        <translation>No guardar</translation>
    </message>
    <message>
        <source>Keep designing</source>
        <translation>Seguir diseñando</translation>
    </message>
    <message>
        <source>Replace the files?</source>
        <translation>¿Reemplazar los archivos?</translation>
    </message>
    <message>
        <source>Replace</source>
        <translation>Reemplazar</translation>
    </message>
</context>
<context>
    <name>DesignerHelp</name>
    <message>
        <source>Lay tiles on the board and join their stems: that is a track. Drag a tile out of the box, or click it and click where it shall lie. &lt;b&gt;R&lt;/b&gt; turns it, &lt;b&gt;F&lt;/b&gt; shows its other side.</source>
        <translation>Coloca losetas en el tablero y une sus tallos: eso es un recorrido. Arrastra una loseta desde la caja, o haz clic en ella y luego donde quieras ponerla. &lt;b&gt;R&lt;/b&gt; la gira, &lt;b&gt;F&lt;/b&gt; muestra su otra cara.</translation>
    </message>
    <message>
        <source>Stems that meet at an edge make one way.</source>
        <translation>Los tallos que se juntan en un borde forman un camino.</translation>
    </message>
    <message>
        <source>What a good track has</source>
        <translation>Qué tiene un buen recorrido</translation>
    </message>
    <message>
        <source>&lt;b&gt;A start&lt;/b&gt; with at least two tiles beside it, so that not everybody takes the same way.</source>
        <translation>&lt;b&gt;Una salida&lt;/b&gt; con al menos dos losetas al lado, para que no todos vayan por el mismo camino.</translation>
    </message>
    <message>
        <source>&lt;b&gt;All tiles in one piece&lt;/b&gt;, edge to edge, each one only as often as the box has it.</source>
        <translation>&lt;b&gt;Todas las losetas juntas&lt;/b&gt;, borde con borde, y cada una solo tantas veces como esté en la caja.</translation>
    </message>
    <message>
        <source>&lt;b&gt;A finish&lt;/b&gt; that can be reached along the stems.</source>
        <translation>&lt;b&gt;Una meta&lt;/b&gt; a la que se pueda llegar por los tallos.</translation>
    </message>
    <message>
        <source>The findings</source>
        <translation>Los avisos</translation>
    </message>
    <message>
        <source>The list beside the board says what is still missing, and what to do about it. Click a line to see the tiles; some things the program can repair by itself. A &lt;b&gt;warning&lt;/b&gt; is only advice: you can play such a track. A draft can always be saved.</source>
        <translation>La lista junto al tablero dice qué falta todavía y qué se puede hacer. Haz clic en una línea para ver las losetas; algunas cosas las arregla el programa solo. Una &lt;b&gt;advertencia&lt;/b&gt; es solo un consejo: en ese recorrido se puede jugar. Un borrador siempre se puede guardar.</translation>
    </message>
    <message>
        <source>Fewer than six tiles make a short race, six to nine a medium one, more than nine a long one.</source>
        <translation>Menos de seis losetas hacen una carrera corta; de seis a nueve, una media; más de nueve, una larga.</translation>
    </message>
    <message>
        <source>On paper</source>
        <translation>En papel</translation>
    </message>
    <message>
        <source>Print a &lt;b&gt;plan&lt;/b&gt; to build the track with the tiles from the box: a picture, a list of the tiles and a code to scan.</source>
        <translation>Imprime un &lt;b&gt;plano&lt;/b&gt; para montar el recorrido con las losetas de la caja: una imagen, una lista de las losetas y un código para escanear.</translation>
    </message>
    <message>
        <source>The plan of a track on one page.</source>
        <translation>El plano de un recorrido en una página.</translation>
    </message>
    <message>
        <source>Or make everything yourself: a &lt;b&gt;poster&lt;/b&gt; of the track in its true size over several pages, &lt;b&gt;tiles&lt;/b&gt; and &lt;b&gt;cards&lt;/b&gt; to cut out, and &lt;b&gt;stickers&lt;/b&gt; for wooden beetles.</source>
        <translation>O hazlo todo tú: un &lt;b&gt;póster&lt;/b&gt; del recorrido a tamaño real en varias páginas, &lt;b&gt;losetas&lt;/b&gt; y &lt;b&gt;cartas&lt;/b&gt; para recortar, y &lt;b&gt;pegatinas&lt;/b&gt; para escarabajos de madera.</translation>
    </message>
    <message>
        <source>Tiles to cut out. The backs come on the next page.</source>
        <translation>Losetas para recortar. Los reversos salen en la página siguiente.</translation>
    </message>
    <message>
        <source>The pages have a line of 100 mm. Measure it: if it is not 100 mm long, the printer has made everything larger or smaller. Then switch off “fit to page”.</source>
        <translation>Las páginas llevan una línea de 100 mm. Mídela: si no mide 100 mm, la impresora lo ha hecho todo más grande o más pequeño. En ese caso, desactiva «ajustar a la página».</translation>
    </message>
    <message>
        <source>To friends</source>
        <translation>A tus amigos</translation>
    </message>
    <message>
        <source>Send them the file, or copy the &lt;b&gt;share code&lt;/b&gt;: a short text that is the whole track. Whoever pastes it in the designer has your track.</source>
        <translation>Envíales el archivo o copia el &lt;b&gt;código para compartir&lt;/b&gt;: un texto corto que contiene todo el recorrido. Quien lo pega en el diseñador tiene tu recorrido.</translation>
    </message>
    <message>
        <source>The same code as a picture for a phone.</source>
        <translation>El mismo código como imagen para un teléfono.</translation>
    </message>
    <message>
        <source>A &lt;b&gt;picture&lt;/b&gt; of the track carries it too: drop it on the window of the designer, and it opens as a track.</source>
        <translation>Una &lt;b&gt;imagen&lt;/b&gt; del recorrido también lo lleva dentro: suéltala en la ventana del diseñador y se abre como recorrido.</translation>
    </message>
</context>
<context>
    <name>DiscardMode</name>
    <message>
        <source>%1: no card can be played. Choose one to discard</source>
        <translation>%1: no se puede jugar ninguna carta. Elige una para descartar</translation>
    </message>
    <message>
        <source>Discard it</source>
        <translation>Descartarla</translation>
    </message>
    <message>
        <source>%1: discard %2?</source>
        <translation>%1: ¿descartar %2?</translation>
    </message>
    <message>
        <source>First choose the card that is to go.</source>
        <translation>Elige primero la carta que vas a descartar.</translation>
    </message>
</context>
<context>
    <name>DrawMode</name>
    <message>
        <source>%1: bonus! %2</source>
        <translation>%1: ¡bonus! %2</translation>
    </message>
    <message>
        <source>Draw a card</source>
        <translation>Robar una carta</translation>
    </message>
</context>
<context>
    <name>EndPanel</name>
    <message>
        <source>You ended it in turn %1. That is how far everybody came.</source>
        <translation>La terminaste en el turno %1. Hasta aquí llegó cada uno.</translation>
    </message>
    <message>
        <source>All beetles of the team are at the bar, in turn %1.</source>
        <translation>Todos los escarabajos del equipo están en el bar, en el turno %1.</translation>
    </message>
    <message>
        <source>Both beetles are at the bar, in turn %1.</source>
        <translation>Los dos escarabajos están en el bar, en el turno %1.</translation>
    </message>
    <message numerus="yes">
        <source>All %n beetles are at the bar, in turn %1.</source>
        <translation>
            <numerusform>El escarabajo está en el bar, en el turno %1.</numerusform>
            <numerusform>Los %n escarabajos están en el bar, en el turno %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>The last move of %1 brought home %2 together. A stack counts from the bottom, so %3 was complete first.</source>
        <translation>El último movimiento de %1 llevó a la meta a %2 a la vez. Una pila cuenta de abajo arriba, así que %3 terminó primero.</translation>
    </message>
    <message>
        <source>The last move: %1</source>
        <translation>El último movimiento: %1</translation>
    </message>
    <message>
        <source>The race ends without a winner</source>
        <translation>La carrera termina sin ganador</translation>
    </message>
    <message>
        <source>%1 wins!</source>
        <translation>¡Gana %1!</translation>
    </message>
    <message>
        <source>%1 and %2 win!</source>
        <translation>¡Ganan %1 y %2!</translation>
    </message>
</context>
<context>
    <name>Explanation</name>
    <message>
        <source>The rules allow this.</source>
        <translation>Las reglas lo permiten.</translation>
    </message>
    <message>
        <source>The race is over, so nothing can be done any more.</source>
        <translation>La carrera ha terminado, así que ya no se puede hacer nada.</translation>
    </message>
    <message>
        <source>First comes the bonus on %1 (%2): use it or skip it.</source>
        <translation>Primero va el bonus de %1 (%2): úsalo o sáltalo.</translation>
    </message>
    <message>
        <source>No bonus is waiting to be used or skipped.</source>
        <translation>No hay ningún bonus pendiente de usar o saltar.</translation>
    </message>
    <message>
        <source>The bonus on %1 is another one: %2.</source>
        <translation>El bonus de %1 es otro: %2.</translation>
    </message>
    <message>
        <source>The card “%1” is not in the hand of %2.</source>
        <translation>La carta «%1» no está en la mano de %2.</translation>
    </message>
    <message>
        <source>A turn begins with a card, and one can be played: “%1”.</source>
        <translation>Un turno empieza con una carta, y se puede jugar una: «%1».</translation>
    </message>
    <message>
        <source>No card in the hand of %1 can be played, so one must be discarded.</source>
        <translation>No se puede jugar ninguna carta de la mano de %1, así que hay que descartar una.</translation>
    </message>
    <message>
        <source>A card was already played in this turn, so none is discarded.</source>
        <translation>En este turno ya se ha jugado una carta, así que no se descarta ninguna.</translation>
    </message>
    <message>
        <source>A card is discarded only when none can be played, but one can be: “%1”.</source>
        <translation>Solo se descarta una carta cuando no se puede jugar ninguna, pero se puede jugar una: «%1».</translation>
    </message>
    <message>
        <source>The beetle %1 is at the Bubble Bar (finish), and beetles there never move again.</source>
        <translation>El escarabajo %1 está en el Bubble Bar (meta), y los escarabajos que llegan allí ya no se mueven.</translation>
    </message>
    <message>
        <source>The beetle %1 is on %2 already, and a move never ends where it began.</source>
        <translation>El escarabajo %1 ya está en %2, y un movimiento nunca acaba donde empezó.</translation>
    </message>
    <message>
        <source>The way to %1 leads over %2, where a beetle stands, and on that tile beetles can&apos;t be overtaken.</source>
        <translation>El camino hasta %1 pasa por %2, donde hay un escarabajo, y en esa loseta no se puede adelantar.</translation>
    </message>
    <message>
        <source>The way to %1 leads through the Bubble Bar (finish), and every move that reaches it stops there.</source>
        <translation>El camino hasta %1 pasa por el Bubble Bar (meta), y todo movimiento que llega allí se detiene.</translation>
    </message>
    <message numerus="yes">
        <source>A move of %n space(s) to %1 would visit %2 twice, and no move visits a space twice.</source>
        <translation>
            <numerusform>Un movimiento de %n casilla hasta %1 visitaría %2 dos veces, y ningún movimiento visita una casilla dos veces.</numerusform>
            <numerusform>Un movimiento de %n casillas hasta %1 visitaría %2 dos veces, y ningún movimiento visita una casilla dos veces.</numerusform>
        </translation>
    </message>
    <message>
        <source>The move must leave its tile for a neighbouring one, and %1 is on the same tile as %2.</source>
        <translation>El movimiento debe salir de su loseta a una vecina, y %1 está en la misma loseta que %2.</translation>
    </message>
    <message>
        <source>The tile of %1 is not next to the tile of %2, which stands on %3.</source>
        <translation>La loseta de %1 no está junto a la loseta de %2, que está en %3.</translation>
    </message>
    <message>
        <source>The move stops on the first space of tile %1 that it reaches, and that is never %2.</source>
        <translation>El movimiento se detiene en la primera casilla de la loseta %1 a la que llega, y esa nunca es %2.</translation>
    </message>
    <message>
        <source>There is no stack to reorder at %1.</source>
        <translation>En %1 no hay ninguna pila que reordenar.</translation>
    </message>
    <message>
        <source>%1 holds no stack of two or more beetles to reorder.</source>
        <translation>En %1 no hay una pila de dos o más escarabajos que reordenar.</translation>
    </message>
    <message>
        <source>The new order must name each beetle on %1 once, and no others.</source>
        <translation>El nuevo orden debe nombrar una vez a cada escarabajo de %1, y a ninguno más.</translation>
    </message>
    <message>
        <source>The stack on %1 is in this order already.</source>
        <translation>La pila de %1 ya está en ese orden.</translation>
    </message>
    <message>
        <source>Only track tiles can be turned, not start or finish.</source>
        <translation>Solo se pueden girar las losetas de recorrido, no la salida ni la meta.</translation>
    </message>
    <message>
        <source>The bonus moves only own beetles, and %1 does not belong to %2.</source>
        <translation>El bonus solo mueve escarabajos propios, y %1 no es de %2.</translation>
    </message>
    <message>
        <source>The card moves only own beetles, and %1 does not belong to %2.</source>
        <translation>La carta solo mueve escarabajos propios, y %1 no es de %2.</translation>
    </message>
    <message>
        <source>%1 shows %2, the colour of %3 on top, not %4.</source>
        <translation>%1 muestra %2, el color de %3 encima, no %4.</translation>
    </message>
    <message>
        <source>%1 shows %2, not %3.</source>
        <translation>%1 muestra %2, no %3.</translation>
    </message>
    <message>
        <source>, </source>
        <translation>, </translation>
    </message>
    <message numerus="yes">
        <source>%1 takes no more than %n beetle(s), so a stack of %2 cannot enter.</source>
        <translation>
            <numerusform>En %1 solo cabe %n escarabajo, así que una pila de %2 no puede entrar.</numerusform>
            <numerusform>En %1 solo caben %n escarabajos, así que una pila de %2 no puede entrar.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 is full: it holds %n beetle(s) and its limit is %2.</source>
        <translation>
            <numerusform>%1 está al completo: hay %n escarabajo y su límite es %2.</numerusform>
            <numerusform>%1 está al completo: hay %n escarabajos y su límite es %2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 holds %n beetle(s) and its limit is %2, so a stack of %3 cannot enter.</source>
        <translation>
            <numerusform>En %1 hay %n escarabajo y su límite es %2, así que una pila de %3 no puede entrar.</numerusform>
            <numerusform>En %1 hay %n escarabajos y su límite es %2, así que una pila de %3 no puede entrar.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The way to %1 leads over %2, which takes no more than %n beetle(s), so a stack of %3 cannot pass.</source>
        <translation>
            <numerusform>El camino hasta %1 pasa por %2, donde solo cabe %n escarabajo, así que una pila de %3 no puede pasar.</numerusform>
            <numerusform>El camino hasta %1 pasa por %2, donde solo caben %n escarabajos, así que una pila de %3 no puede pasar.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The way to %1 leads over %2, which is full: it holds %n beetle(s) and its limit is %3.</source>
        <translation>
            <numerusform>El camino hasta %1 pasa por %2, que está al completo: hay %n escarabajo y su límite es %3.</numerusform>
            <numerusform>El camino hasta %1 pasa por %2, que está al completo: hay %n escarabajos y su límite es %3.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The way to %1 leads over %2, which holds %n beetle(s) and has a limit of %3, so a stack of %4 cannot pass.</source>
        <translation>
            <numerusform>El camino hasta %1 pasa por %2, donde hay %n escarabajo y el límite es %3, así que una pila de %4 no puede pasar.</numerusform>
            <numerusform>El camino hasta %1 pasa por %2, donde hay %n escarabajos y el límite es %3, así que una pila de %4 no puede pasar.</numerusform>
        </translation>
    </message>
    <message>
        <source>The move would have to stop at %1 first, which shows every colour.</source>
        <translation>El movimiento tendría que detenerse antes en %1, que muestra todos los colores.</translation>
    </message>
    <message>
        <source>The move would have to stop on %1 first, which shows %2 too.</source>
        <translation>El movimiento tendría que detenerse antes en %1, que también muestra %2.</translation>
    </message>
    <message>
        <source>No path leads straight from tile %1 to tile %2.</source>
        <translation>Ningún camino lleva directamente de la loseta %1 a la loseta %2.</translation>
    </message>
    <message>
        <source>No paths lead from %1 to %2.</source>
        <translation>Ningún camino lleva de %1 a %2.</translation>
    </message>
    <message numerus="yes">
        <source>%n space(s)</source>
        <comment>a distance</comment>
        <translation>
            <numerusform>%n casilla</numerusform>
            <numerusform>%n casillas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The bonus moves a beetle exactly %n space(s), and %1 is %2 away.</source>
        <translation>
            <numerusform>El bonus mueve un escarabajo exactamente %n casilla, y %1 está a %2.</numerusform>
            <numerusform>El bonus mueve un escarabajo exactamente %n casillas, y %1 está a %2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The card moves a beetle exactly %n space(s), and %1 is %2 away.</source>
        <translation>
            <numerusform>La carta mueve un escarabajo exactamente %n casilla, y %1 está a %2.</numerusform>
            <numerusform>La carta mueve un escarabajo exactamente %n casillas, y %1 está a %2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The bonus needs the full %n space(s), and %1 is only %2 away.</source>
        <translation>
            <numerusform>El bonus necesita %n casilla completa, y %1 está solo a %2.</numerusform>
            <numerusform>El bonus necesita las %n casillas completas, y %1 está solo a %2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The card needs the full %n space(s), and %1 is only %2 away.</source>
        <translation>
            <numerusform>La carta necesita %n casilla completa, y %1 está solo a %2.</numerusform>
            <numerusform>La carta necesita las %n casillas completas, y %1 está solo a %2.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>FileChooser</name>
    <message>
        <source>Open a saved game or a track</source>
        <translation>Abrir una partida guardada o un recorrido</translation>
    </message>
    <message>
        <source>Choose a track to race on</source>
        <translation>Elegir un recorrido para la carrera</translation>
    </message>
    <message>
        <source>Choose a deck of cards</source>
        <translation>Elegir una baraja</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Todos los archivos (*)</translation>
    </message>
    <message>
        <source>Decks (*.bbdeck)</source>
        <translation>Barajas (*.bbdeck)</translation>
    </message>
    <message>
        <source>Saved games and tracks (*.bbgame *.bbbeetle *.bbbeep *.bbtrack)</source>
        <translation>Partidas guardadas y recorridos (*.bbgame *.bbbeetle *.bbbeep *.bbtrack)</translation>
    </message>
    <message>
        <source>Pictures that carry a track (*.png *.svg)</source>
        <translation>Imágenes que contienen un recorrido (*.png *.svg)</translation>
    </message>
</context>
<context>
    <name>FileError</name>
    <message>
        <source>The file can&apos;t be read: %1.</source>
        <translation>No se puede leer el archivo: %1.</translation>
    </message>
    <message>
        <source>The file can&apos;t be saved: %1.</source>
        <translation>No se puede guardar el archivo: %1.</translation>
    </message>
    <message>
        <source>The file is larger than %2 MiB.</source>
        <translation>El archivo ocupa más de %2 MiB.</translation>
    </message>
    <message>
        <source>This is no UTF-8 text.</source>
        <translation>Esto no es texto UTF-8.</translation>
    </message>
    <message>
        <source>From here on this is no valid JSON.</source>
        <translation>A partir de aquí no es JSON válido.</translation>
    </message>
    <message>
        <source>A text holds a character that is not allowed there.</source>
        <translation>Un texto contiene un carácter que ahí no se permite.</translation>
    </message>
    <message>
        <source>This key comes twice in one object.</source>
        <translation>Esta clave aparece dos veces en un mismo objeto.</translation>
    </message>
    <message>
        <source>Objects and lists lie more than %2 deep in each other.</source>
        <translation>Hay más de %2 niveles de objetos y listas, unos dentro de otros.</translation>
    </message>
    <message>
        <source>The format must be “%2”, but it is “%1”.</source>
        <translation>El formato debe ser «%2», pero es «%1».</translation>
    </message>
    <message>
        <source>This has version %1, made by a newer program; versions up to %2 can be opened here.</source>
        <translation>Tiene la versión %1, hecha por un programa más nuevo; aquí se pueden abrir versiones hasta la %2.</translation>
    </message>
    <message>
        <source>This must be an object in braces.</source>
        <translation>Esto debe ser un objeto entre llaves.</translation>
    </message>
    <message>
        <source>This must be a list in square brackets.</source>
        <translation>Esto debe ser una lista entre corchetes.</translation>
    </message>
    <message>
        <source>This must be a text in quotes.</source>
        <translation>Esto debe ser un texto entre comillas.</translation>
    </message>
    <message>
        <source>This must be a number.</source>
        <translation>Esto debe ser un número.</translation>
    </message>
    <message>
        <source>This must be a whole number.</source>
        <translation>Esto debe ser un número entero.</translation>
    </message>
    <message>
        <source>This must be true or false.</source>
        <translation>Esto debe ser true o false.</translation>
    </message>
    <message>
        <source>This key is missing.</source>
        <translation>Falta esta clave.</translation>
    </message>
    <message>
        <source>This key is not known here.</source>
        <translation>Esta clave no se conoce aquí.</translation>
    </message>
    <message>
        <source>The number must be within %2, but it is %1.</source>
        <translation>El número debe estar en el intervalo %2, pero es %1.</translation>
    </message>
    <message>
        <source>The text must have %2 characters, but it has %1.</source>
        <translation>El texto debe tener %2 caracteres, pero tiene %1.</translation>
    </message>
    <message>
        <source>The list must have %2 entries, but it has %1.</source>
        <translation>La lista debe tener %2 entradas, pero tiene %1.</translation>
    </message>
    <message>
        <source>“%1” is not known here, only: %2.</source>
        <translation>«%1» no se conoce aquí, solo: %2.</translation>
    </message>
    <message>
        <source>“%1” comes twice.</source>
        <translation>«%1» aparece dos veces.</translation>
    </message>
    <message>
        <source>Line %1, %2: %3</source>
        <translation>Línea %1, %2: %3</translation>
    </message>
    <message>
        <source>Line %1: %2</source>
        <translation>Línea %1: %2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>The file is empty.</source>
        <translation>El archivo está vacío.</translation>
    </message>
    <message>
        <source>This is a folder. Choose a file in it.</source>
        <translation>Esto es una carpeta. Elige un archivo de dentro.</translation>
    </message>
</context>
<context>
    <name>Files</name>
    <message>
        <source>This is no file.</source>
        <translation>Esto no es un archivo.</translation>
    </message>
    <message>
        <source>This is neither a saved game nor a track, and no picture or text that carries a track.</source>
        <translation>No es una partida guardada ni un recorrido, ni una imagen o un texto que contenga un recorrido.</translation>
    </message>
    <message>
        <source>Can’t open the file</source>
        <translation>No se puede abrir el archivo</translation>
    </message>
    <message>
        <source>“%1” can’t be opened.</source>
        <translation>«%1» no se puede abrir.</translation>
    </message>
    <message>
        <source>Can’t open the text</source>
        <translation>No se puede abrir el texto</translation>
    </message>
    <message>
        <source>The text is not a share code that can be opened.</source>
        <translation>El texto no es un código para compartir que se pueda abrir.</translation>
    </message>
</context>
<context>
    <name>FirstFlight</name>
    <message>
        <source>Your three beetles are orange. Bring them all to the Bubble Bar before %1 brings the blue ones.</source>
        <translation>Tus tres escarabajos son naranjas. Llévalos todos al Bubble Bar antes de que %1 lleve los azules.</translation>
    </message>
    <message>
        <source>%1 begins. Watch the blue beetle walk!</source>
        <translation>Empieza %1. ¡Mira cómo camina el escarabajo azul!</translation>
    </message>
    <message>
        <source>Your turn! Your cards lie below. Press the blue one.</source>
        <translation>¡Tu turno! Tus cartas están abajo. Pulsa la azul.</translation>
    </message>
    <message>
        <source>The blue card moves one of your beetles. Press one.</source>
        <translation>La carta azul mueve uno de tus escarabajos. Pulsa uno.</translation>
    </message>
    <message>
        <source>The shining places are where it can go. Press the blue beetle: it counts as blue.</source>
        <translation>Puede ir a los lugares que brillan. Pulsa el escarabajo azul: cuenta como azul.</translation>
    </message>
    <message>
        <source>You climbed onto a beetle, and that earned you a card! Press “End turn” to draw one more.</source>
        <translation>¡Te has subido a un escarabajo y así has ganado una carta! Pulsa «Terminar el turno» para robar otra.</translation>
    </message>
    <message>
        <source>Now it is the turn of %1. Watch your beetle, too!</source>
        <translation>Ahora es el turno de %1. ¡Fíjate también en tu escarabajo!</translation>
    </message>
    <message>
        <source>That was a free ride: a beetle carries all that sit on top of it.</source>
        <translation>Has viajado gratis: un escarabajo lleva consigo a todos los que tiene encima.</translation>
    </message>
    <message>
        <source>Some cards move any beetle, even one of %1. Press the one with the ring.</source>
        <translation>Algunas cartas mueven cualquier escarabajo, incluso uno de %1. Pulsa la que tiene el aro.</translation>
    </message>
    <message>
        <source>Point at the stack, and it opens. Then press the blue beetle under yours.</source>
        <translation>Señala la pila y se abrirá. Luego pulsa el escarabajo azul que está debajo del tuyo.</translation>
    </message>
    <message>
        <source>Try to send both to the purple tile: press the flower with the ring.</source>
        <translation>Intenta mandar los dos a la loseta morada: pulsa la flor que tiene el aro.</translation>
    </message>
    <message>
        <source>Each flower on a purple tile has room for one beetle only. So send yours alone!</source>
        <translation>En cada flor de una loseta morada cabe un solo escarabajo. ¡Así que manda solo el tuyo!</translation>
    </message>
    <message>
        <source>A picture in a flower is a bonus. This one moves any beetle one space: take yours!</source>
        <translation>Un dibujo en una flor es un bonus. Este mueve una casilla cualquier escarabajo: ¡elige el tuyo!</translation>
    </message>
    <message>
        <source>You may play a second card. The Bubble Bar counts as every colour, so go in with yellow!</source>
        <translation>Puedes jugar una segunda carta. El Bubble Bar cuenta como todos los colores: ¡entra con la amarilla!</translation>
    </message>
    <message>
        <source>Your first beetle is home! You win as soon as the other two are there as well.</source>
        <translation>¡Tu primer escarabajo ha llegado a la meta! Ganas en cuanto lleguen también los otros dos.</translation>
    </message>
    <message>
        <source>Do the last beetles of two players come home on one stack? Then the lower one was first.</source>
        <translation>¿Los últimos escarabajos de dos jugadores llegan a la meta en una misma pila? Entonces el de más abajo llegó primero.</translation>
    </message>
    <message>
        <source>Now you know all you need. Finish this race, or begin a real one!</source>
        <translation>Ya sabes todo lo que necesitas. ¡Termina esta carrera o empieza una de verdad!</translation>
    </message>
    <message>
        <source>First Flight</source>
        <translation>Primer vuelo</translation>
    </message>
    <message>
        <source>Rosie</source>
        <translation>Rosi</translation>
    </message>
</context>
<context>
    <name>FreeMode</name>
    <message>
        <source>%1: choose a card</source>
        <translation>%1: elige una carta</translation>
    </message>
    <message>
        <source>or a beetle to move</source>
        <translation>o un escarabajo que mover</translation>
    </message>
    <message>
        <source>%1: play a second card, or end the turn</source>
        <translation>%1: juega una segunda carta o termina el turno</translation>
    </message>
    <message>
        <source>First choose a card or a beetle, then the place.</source>
        <translation>Elige primero una carta o un escarabajo; luego, la casilla.</translation>
    </message>
</context>
<context>
    <name>Guidelines</name>
    <message>
        <source>the start tile</source>
        <translation>la loseta de salida</translation>
    </message>
    <message>
        <source>the finish tile</source>
        <translation>la loseta de meta</translation>
    </message>
    <message>
        <source>Lay the start tile.</source>
        <translation>Coloca la loseta de salida.</translation>
    </message>
    <message>
        <source>Lay at least two track tiles beside the start tile.</source>
        <translation>Coloca al menos dos losetas de recorrido junto a la loseta de salida.</translation>
    </message>
    <message>
        <source>Connect these to the start tile, edge to edge: %1.</source>
        <translation>Une estas con la loseta de salida, borde con borde: %1.</translation>
    </message>
    <message>
        <source>Lay the finish tile.</source>
        <translation>Coloca la loseta de meta.</translation>
    </message>
    <message>
        <source>Turn or move tiles until the paths lead from start to finish.</source>
        <translation>Gira o mueve losetas hasta que los caminos lleven de la salida a la meta.</translation>
    </message>
    <message>
        <source>Lay track tiles between start and finish.</source>
        <translation>Coloca losetas de recorrido entre la salida y la meta.</translation>
    </message>
    <message>
        <source>Take one %1 away: the tile is laid more than once.</source>
        <translation>Deja solo una: %1 está puesta más de una vez.</translation>
    </message>
    <message>
        <source>Add a way around %1: a single turn of it cuts the finish off.</source>
        <translation>Añade un camino alrededor de %1: un solo giro suyo deja la meta aislada.</translation>
    </message>
    <message>
        <source>Move the finish tile away from the start tile: one step ends the race.</source>
        <translation>Aleja la loseta de meta de la de salida: un solo paso termina la carrera.</translation>
    </message>
</context>
<context>
    <name>HeatMap</name>
    <message>
        <source>visits per race: %1</source>
        <extracomment>%1: &quot;A.0 1.2, A.1 0.4&quot;</extracomment>
        <translation>visitas por carrera: %1</translation>
    </message>
    <message>
        <source>Visits per race</source>
        <translation>Visitas por carrera</translation>
    </message>
    <message>
        <source>As it was before the last change</source>
        <translation>Como era antes del último cambio</translation>
    </message>
</context>
<context>
    <name>Help</name>
    <message>
        <source>Help</source>
        <translation>Ayuda</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Reglas</translation>
    </message>
</context>
<context>
    <name>HelpPage</name>
    <message>
        <source>The aim of the game</source>
        <translation>El objetivo del juego</translation>
    </message>
    <message>
        <source>The cards</source>
        <translation>Las cartas</translation>
    </message>
    <message>
        <source>Spaces and moves</source>
        <translation>Casillas y movimientos</translation>
    </message>
    <message>
        <source>Stacks and rides</source>
        <translation>Pilas y pasajeros</translation>
    </message>
    <message>
        <source>How many fit</source>
        <translation>Cuántos caben</translation>
    </message>
    <message>
        <source>Bonuses</source>
        <translation>Bonus</translation>
    </message>
    <message>
        <source>Your turn</source>
        <translation>Tu turno</translation>
    </message>
    <message>
        <source>The end</source>
        <translation>El final</translation>
    </message>
    <message>
        <source>Playing in teams</source>
        <translation>Jugar en equipos</translation>
    </message>
    <message>
        <source>Keys at the table</source>
        <translation>Teclas en la mesa</translation>
    </message>
    <message>
        <source>Rules of Beetle</source>
        <translation>Reglas de Beetle</translation>
    </message>
    <message>
        <source>Rules of Beep! Beep!</source>
        <translation>Reglas de Beep! Beep!</translation>
    </message>
    <message>
        <source>Designing a track</source>
        <translation>Diseñar un recorrido</translation>
    </message>
    <message>
        <source>Printing and sharing</source>
        <translation>Imprimir y compartir</translation>
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
        <translation>Recorridos</translation>
    </message>
</context>
<context>
    <name>Hint</name>
    <message>
        <source>Move %1 to %2 with the card “%3”.</source>
        <translation>Mueve %1 hasta %2 con la carta «%3».</translation>
    </message>
    <message>
        <source>Move %1 to %2.</source>
        <translation>Mueve %1 hasta %2.</translation>
    </message>
    <message>
        <source>Draw the card.</source>
        <translation>Roba la carta.</translation>
    </message>
    <message>
        <source>Skip the bonus.</source>
        <translation>Salta el bonus.</translation>
    </message>
    <message>
        <source>Discard the card “%1”.</source>
        <translation>Descarta la carta «%1».</translation>
    </message>
    <message>
        <source>End your turn.</source>
        <translation>Termina tu turno.</translation>
    </message>
    <message>
        <source>Put the stack on %1 into this order, from the bottom up: %2.</source>
        <translation>Pon la pila de %1 en este orden, de abajo arriba: %2.</translation>
    </message>
    <message>
        <source>, </source>
        <translation>, </translation>
    </message>
    <message>
        <source>Turn tile %1 clockwise.</source>
        <translation>Gira la loseta %1 en sentido horario.</translation>
    </message>
    <message>
        <source>Turn tile %1 counter-clockwise.</source>
        <translation>Gira la loseta %1 en sentido antihorario.</translation>
    </message>
    <message>
        <source>That wins the race.</source>
        <translation>Así ganas la carrera.</translation>
    </message>
    <message>
        <source>Then you can win the race in this turn.</source>
        <translation>Luego puedes ganar la carrera en este turno.</translation>
    </message>
    <message>
        <source>That brings a beetle home.</source>
        <translation>Así llega un escarabajo a la meta.</translation>
    </message>
    <message numerus="yes">
        <source>That leaves %1 %n step(s) more to go.</source>
        <translation>
            <numerusform>Así le queda a %1 %n paso más por andar.</numerusform>
            <numerusform>Así le quedan a %1 %n pasos más por andar.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>That brings you %n step(s) closer to the Bubble Bar.</source>
        <translation>
            <numerusform>Así te acercas %n paso al Bubble Bar.</numerusform>
            <numerusform>Así te acercas %n pasos al Bubble Bar.</numerusform>
        </translation>
    </message>
    <message>
        <source>That gets you a card.</source>
        <translation>Así consigues una carta.</translation>
    </message>
    <message>
        <source>That gets you a bonus.</source>
        <translation>Así consigues un bonus.</translation>
    </message>
    <message>
        <source>Others will carry your beetle along.</source>
        <translation>Otros llevarán a tu escarabajo encima.</translation>
    </message>
    <message>
        <source>That doesn’t show yet, but helps most in the turns to come.</source>
        <translation>Aún no se nota, pero es lo que más ayuda en los próximos turnos.</translation>
    </message>
    <message>
        <source>Your other cards will be worth more later.</source>
        <translation>Tus otras cartas te servirán más tarde.</translation>
    </message>
    <message>
        <source>Nothing it offers would help you.</source>
        <translation>Nada de lo que ofrece te ayudaría.</translation>
    </message>
    <message>
        <source>Of your cards this is the one to miss least.</source>
        <translation>De tus cartas, es la que menos falta te hará.</translation>
    </message>
    <message>
        <source>That is all you can do now.</source>
        <translation>Es lo único que puedes hacer ahora.</translation>
    </message>
</context>
<context>
    <name>HintMode</name>
    <message>
        <source>Hint: %1</source>
        <translation>Consejo: %1</translation>
    </message>
    <message>
        <source>Do it</source>
        <translation>Hacerlo</translation>
    </message>
</context>
<context>
    <name>KeyTable</name>
    <message>
        <source>New game, race or track</source>
        <translation>Nueva partida, carrera o recorrido</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Abrir</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Guardar</translation>
    </message>
    <message>
        <source>Save as</source>
        <translation>Guardar como</translation>
    </message>
    <message>
        <source>Print the track</source>
        <translation>Imprimir el recorrido</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Preferencias</translation>
    </message>
    <message>
        <source>Close the window</source>
        <translation>Cerrar la ventana</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>Salir</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Deshacer</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Rehacer</translation>
    </message>
    <message>
        <source>Zoom in</source>
        <translation>Ampliar</translation>
    </message>
    <message>
        <source>Zoom out</source>
        <translation>Reducir</translation>
    </message>
    <message>
        <source>Fit the track into the window</source>
        <translation>Ajustar el recorrido a la ventana</translation>
    </message>
    <message>
        <source>Sound on or off</source>
        <translation>Activar o silenciar el sonido</translation>
    </message>
    <message>
        <source>Show the keys</source>
        <translation>Mostrar las teclas</translation>
    </message>
    <message>
        <source>One step back</source>
        <translation>Un paso atrás</translation>
    </message>
    <message>
        <source>Confirm</source>
        <translation>Confirmar</translation>
    </message>
    <message>
        <source>End the turn, or skip the bonus</source>
        <translation>Terminar el turno o saltar el bonus</translation>
    </message>
    <message>
        <source>Show a good move</source>
        <translation>Mostrar un buen movimiento</translation>
    </message>
    <message>
        <source>Turn the tile clockwise</source>
        <translation>Girar la loseta en sentido horario</translation>
    </message>
    <message>
        <source>Turn the tile counter-clockwise</source>
        <translation>Girar la loseta en sentido antihorario</translation>
    </message>
    <message>
        <source>Hide my cards</source>
        <translation>Ocultar mis cartas</translation>
    </message>
    <message>
        <source>Replay the race</source>
        <translation>Ver la repetición</translation>
    </message>
    <message>
        <source>Fast forward</source>
        <translation>Avance rápido</translation>
    </message>
    <message>
        <source>Pause, or go on</source>
        <translation>Pausar o seguir</translation>
    </message>
    <message>
        <source>Cut</source>
        <translation>Cortar</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Copiar</translation>
    </message>
    <message>
        <source>Paste</source>
        <translation>Pegar</translation>
    </message>
    <message>
        <source>Duplicate</source>
        <translation>Duplicar</translation>
    </message>
    <message>
        <source>Select all tiles</source>
        <translation>Seleccionar todas las losetas</translation>
    </message>
    <message>
        <source>Put tiles back into the box</source>
        <translation>Devolver losetas a la caja</translation>
    </message>
    <message>
        <source>Show the other face</source>
        <translation>Mostrar la otra cara</translation>
    </message>
    <message>
        <source>Turn tiles as a group</source>
        <translation>Girar losetas en grupo</translation>
    </message>
    <message>
        <source>Turn tiles back as a group</source>
        <translation>Girar losetas en grupo al revés</translation>
    </message>
    <message>
        <source>Next tile</source>
        <translation>Loseta siguiente</translation>
    </message>
    <message>
        <source>Previous tile</source>
        <translation>Loseta anterior</translation>
    </message>
    <message>
        <source>Go to the box</source>
        <translation>Ir a la caja</translation>
    </message>
    <message>
        <source>Lay a track at random</source>
        <translation>Colocar un recorrido al azar</translation>
    </message>
    <message>
        <source>Play this track</source>
        <translation>Jugar en este recorrido</translation>
    </message>
    <message>
        <source>Everywhere</source>
        <translation>En todas partes</translation>
    </message>
    <message>
        <source>Lobby</source>
        <translation>Ventana de inicio</translation>
    </message>
    <message>
        <source>Race</source>
        <translation>Carrera</translation>
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
        <translation>Diseñador de recorridos</translation>
    </message>
</context>
<context>
    <name>Keys</name>
    <message>
        <source>Keys</source>
        <translation>Teclas</translation>
    </message>
</context>
<context>
    <name>KeysDialog</name>
    <message>
        <source>Click a tile in the box</source>
        <translation>Clic en una loseta de la caja</translation>
    </message>
    <message>
        <source>takes it in hand; the next click on the table lays it</source>
        <translation>la toma en la mano; el siguiente clic en la mesa la coloca</translation>
    </message>
    <message>
        <source>Drag</source>
        <translation>Arrastrar</translation>
    </message>
    <message>
        <source>a tile from the box, tiles on the table, or a frame round several</source>
        <translation>una loseta de la caja, losetas de la mesa o un marco alrededor de varias</translation>
    </message>
    <message>
        <source>Shift or Ctrl and click</source>
        <translation>Mayús o Ctrl y clic</translation>
    </message>
    <message>
        <source>adds a tile to what is selected</source>
        <translation>añade una loseta a la selección</translation>
    </message>
    <message>
        <source>Wheel</source>
        <translation>Rueda</translation>
    </message>
    <message>
        <source>turns the tile in hand, else zooms</source>
        <translation>gira la loseta en la mano; si no, amplía o reduce</translation>
    </message>
    <message>
        <source>Middle button, or Space and drag</source>
        <translation>Botón central, o Espacio y arrastrar</translation>
    </message>
    <message>
        <source>moves the table</source>
        <translation>mueve la mesa</translation>
    </message>
    <message>
        <source>Right click</source>
        <translation>Clic derecho</translation>
    </message>
    <message>
        <source>puts the tile in hand back, else opens a menu</source>
        <translation>devuelve la loseta que tienes en la mano; si no, abre un menú</translation>
    </message>
    <message>
        <source>Arrow keys</source>
        <translation>Teclas de flecha</translation>
    </message>
    <message>
        <source>go from hex to hex; with Ctrl they move what is selected</source>
        <translation>van de hexágono en hexágono; con Ctrl mueven la selección</translation>
    </message>
    <message>
        <source>Return</source>
        <translation>Intro</translation>
    </message>
    <message>
        <source>takes a tile in the box; on the table lays or selects one</source>
        <translation>toma una loseta de la caja; en la mesa coloca o selecciona una</translation>
    </message>
    <message>
        <source>turn, turn back</source>
        <translation>girar, girar al revés</translation>
    </message>
    <message>
        <source>shows the other face</source>
        <translation>muestra la otra cara</translation>
    </message>
    <message>
        <source>go to the next or previous tile</source>
        <translation>van a la loseta siguiente o a la anterior</translation>
    </message>
    <message>
        <source>goes to the box</source>
        <translation>va a la caja</translation>
    </message>
    <message>
        <source>puts tiles back into the box</source>
        <translation>devuelve losetas a la caja</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>goes one step back</source>
        <translation>vuelve un paso atrás</translation>
    </message>
</context>
<context>
    <name>Mode</name>
    <message>
        <source>%1 landed on %2</source>
        <translation>%1 ha llegado a %2</translation>
    </message>
    <message>
        <source>You may play up to two cards this turn.</source>
        <translation>En este turno puedes jugar hasta dos cartas.</translation>
    </message>
    <message>
        <source>One card is played. Play one more, or end the turn.</source>
        <translation>Has jugado una carta. Juega otra o termina el turno.</translation>
    </message>
    <message>
        <source>None of the cards can move a beetle now.</source>
        <translation>Ninguna de las cartas puede mover ahora un escarabajo.</translation>
    </message>
    <message>
        <source>Cards wait until the bonus is done.
Then one more card, or end the turn.</source>
        <translation>Las cartas esperan hasta que se resuelva el bonus.
Luego, una carta más o el final del turno.</translation>
    </message>
    <message>
        <source>After the bonus the turn ends.</source>
        <translation>Después del bonus termina el turno.</translation>
    </message>
    <message>
        <source>Skip the bonus</source>
        <translation>Saltar el bonus</translation>
    </message>
    <message>
        <source>End turn</source>
        <translation>Terminar el turno</translation>
    </message>
    <message>
        <source>your beetles are home, now you move those of %1</source>
        <translation>tus escarabajos están en la meta, ahora mueves los de %1</translation>
    </message>
    <message>
        <source>you and %1 against %2 and %3</source>
        <translation>tú y %1 contra %2 y %3</translation>
    </message>
</context>
<context>
    <name>Notation</name>
    <message>
        <source>“%1” is no action.</source>
        <translation>«%1» no es una acción.</translation>
    </message>
    <message>
        <source>An action that begins with “%1” has too many words or too few.</source>
        <translation>Una acción que empieza con «%1» tiene palabras de más o de menos.</translation>
    </message>
    <message>
        <source>There is no card “%1”.</source>
        <translation>No existe la carta «%1».</translation>
    </message>
    <message>
        <source>There is no beetle “%1” in this race.</source>
        <translation>En esta carrera no hay ningún escarabajo «%1».</translation>
    </message>
    <message>
        <source>There is no space “%1” on this track.</source>
        <translation>En este recorrido no hay ninguna casilla «%1».</translation>
    </message>
    <message>
        <source>There is no tile “%1” on this track.</source>
        <translation>En este recorrido no hay ninguna loseta «%1».</translation>
    </message>
    <message>
        <source>A tile turns “cw” or “ccw”, not “%1”.</source>
        <translation>Una loseta gira «cw» o «ccw», no «%1».</translation>
    </message>
    <message>
        <source>The order “%1” names a beetle twice.</source>
        <translation>El orden «%1» nombra dos veces un escarabajo.</translation>
    </message>
</context>
<context>
    <name>OpenedTrack</name>
    <message>
        <source>%1 (copy)</source>
        <translation>%1 (copia)</translation>
    </message>
</context>
<context>
    <name>Pages</name>
    <message>
        <source>“%1” could not be written: %2</source>
        <translation>No se ha podido escribir «%1»: %2</translation>
    </message>
    <message>
        <source>The picture would be too large. On this paper at most %1 dpi work; PDF and SVG are sharp at any size.</source>
        <translation>La imagen sería demasiado grande. En este papel se puede llegar a %1 ppp; PDF y SVG son nítidos en cualquier tamaño.</translation>
    </message>
    <message>
        <source>Stopped before all pages were written.</source>
        <translation>Detenido antes de escribir todas las páginas.</translation>
    </message>
    <message>
        <source>%1 mm</source>
        <translation>%1 mm</translation>
    </message>
    <message>
        <source>each side</source>
        <translation>cada lado</translation>
    </message>
    <message>
        <source>row %1, column %2</source>
        <translation>fila %1, columna %2</translation>
    </message>
    <message>
        <source>List %1</source>
        <translation>Lista %1</translation>
    </message>
    <message>
        <source>Page map</source>
        <translation>Mapa de páginas</translation>
    </message>
    <message>
        <source>Sheet %1</source>
        <translation>Hoja %1</translation>
    </message>
    <message>
        <source>Back %1</source>
        <translation>Reverso %1</translation>
    </message>
    <message>
        <source>Front %1</source>
        <translation>Anverso %1</translation>
    </message>
    <message>
        <source>Plan</source>
        <translation>Plano</translation>
    </message>
    <message>
        <source>Poster</source>
        <translation>Póster</translation>
    </message>
    <message>
        <source>Tiles</source>
        <translation>Losetas</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>Cartas</translation>
    </message>
    <message>
        <source>Stickers</source>
        <translation>Pegatinas</translation>
    </message>
    <message>
        <source>%1 × %2 mm</source>
        <translation>%1 × %2 mm</translation>
    </message>
    <message numerus="yes">
        <source>%n page(s)</source>
        <translation>
            <numerusform>%n página</numerusform>
            <numerusform>%n páginas</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 %2 across</source>
        <translation>%1 %2 horizontal</translation>
    </message>
    <message>
        <source>%1 %2 upright</source>
        <translation>%1 %2 vertical</translation>
    </message>
    <message>
        <source>The printer doesn’t reach further: the margin is %1 mm.</source>
        <translation>La impresora no llega más allá: el margen es de %1 mm.</translation>
    </message>
    <message>
        <source>The paper is too small for wider margins than %1 mm.</source>
        <translation>El papel es demasiado pequeño para márgenes de más de %1 mm.</translation>
    </message>
    <message>
        <source>The paper is too small for more overlap than %1 mm.</source>
        <translation>El papel es demasiado pequeño para un solape de más de %1 mm.</translation>
    </message>
    <message>
        <source>A piece reaches %1 mm beyond the margins and will be cut off. Take larger paper, or make the pieces smaller.</source>
        <translation>Una pieza se sale %1 mm de los márgenes y quedará cortada. Usa un papel más grande o haz más pequeñas las piezas.</translation>
    </message>
    <message>
        <source>With this offset the backs reach %1 mm beyond what the printer can print. Take wider margins.</source>
        <translation>Con este desplazamiento, los reversos se salen %1 mm de lo que puede imprimir la impresora. Usa márgenes más anchos.</translation>
    </message>
    <message>
        <source>The tiles are only %1 mm wide, hard to read. Take larger paper, or print a poster.</source>
        <translation>Las losetas solo miden %1 mm de ancho y se leen mal. Usa un papel más grande o imprime un póster.</translation>
    </message>
    <message>
        <source>There is nothing to print: choose at least one piece.</source>
        <translation>No hay nada que imprimir: elige al menos una pieza.</translation>
    </message>
    <message>
        <source>A track without a name</source>
        <translation>Un recorrido sin nombre</translation>
    </message>
    <message>
        <source>page %1 of %2</source>
        <translation>página %1 de %2</translation>
    </message>
    <message>
        <source>front, %1</source>
        <translation>anverso, %1</translation>
    </message>
    <message>
        <source>back, %1</source>
        <translation>reverso, %1</translation>
    </message>
    <message>
        <source>%1 o’clock</source>
        <translation>%1 h</translation>
    </message>
    <message>
        <source>Start: Milk Carton Office</source>
        <translation>Salida: Oficina del Cartón de Leche</translation>
    </message>
    <message>
        <source>Finish: Bubble Bar</source>
        <translation>Meta: Bubble Bar</translation>
    </message>
    <message>
        <source>%1 · by %2</source>
        <translation>%1 · de %2</translation>
    </message>
    <message>
        <source>No tile lies on this track yet.</source>
        <translation>Todavía no hay ninguna loseta en este recorrido.</translation>
    </message>
    <message>
        <source>The clock shows where the letter in a tile’s corner points. Lay the tiles row by row, each row from left to right, front or back up as the list says.</source>
        <translation>El reloj muestra hacia dónde apunta la letra de la esquina de una loseta. Coloca las losetas fila a fila, cada fila de izquierda a derecha, con el anverso o el reverso arriba según la lista.</translation>
    </message>
    <message>
        <source>This paper is too small for its QR code.</source>
        <translation>Este papel es demasiado pequeño para su código QR.</translation>
    </message>
    <message>
        <source>It is too long for a QR code.</source>
        <translation>Es demasiado largo para un código QR.</translation>
    </message>
    <message>
        <source>No share code: %1</source>
        <translation>Sin código para compartir: %1</translation>
    </message>
    <message>
        <source>Share code</source>
        <translation>Código para compartir</translation>
    </message>
    <message>
        <source>%1: build list</source>
        <translation>%1: lista de montaje</translation>
    </message>
    <message>
        <source>glue %1 here</source>
        <translation>pega aquí %1</translation>
    </message>
    <message>
        <source>The track is %1 × %2 mm</source>
        <translation>El recorrido mide %1 × %2 mm</translation>
    </message>
    <message>
        <source>Print at 100 %, not “fit to page”.</source>
        <translation>Imprime al 100 %, no «ajustado a la página».</translation>
    </message>
    <message>
        <source>Measure this square and the line at the foot of each page. If they are off, the printer has changed the size.</source>
        <translation>Mide este cuadrado y la línea al pie de cada página. Si no coinciden, la impresora ha cambiado el tamaño.</translation>
    </message>
    <message>
        <source>Cut off each page’s left and upper margin along the marks, unless it has no neighbour there.</source>
        <translation>Recorta por las marcas los márgenes izquierdo y superior de cada página, salvo donde no tenga vecina.</translation>
    </message>
    <message>
        <source>Glue it onto the grey strip that bears its name.</source>
        <translation>Pégala sobre la franja gris que lleva su nombre.</translation>
    </message>
</context>
<context>
    <name>PickBeetleMode</name>
    <message>
        <source>%1: bonus! %2</source>
        <translation>%1: ¡bonus! %2</translation>
    </message>
    <message>
        <source>%1: choose a beetle for %2</source>
        <translation>%1: elige un escarabajo para %2</translation>
    </message>
    <message>
        <source>%1: which beetle goes to %2?</source>
        <translation>%1: ¿qué escarabajo va a %2?</translation>
    </message>
    <message>
        <source>or point at a place to see the way</source>
        <translation>o señala una casilla para ver el camino</translation>
    </message>
    <message>
        <source>Choose one of the beetles.</source>
        <translation>Elige uno de los escarabajos.</translation>
    </message>
    <message>
        <source>The bonus takes no beetle to %1 now.</source>
        <translation>El bonus no lleva ahora ningún escarabajo hasta %1.</translation>
    </message>
    <message>
        <source>The card takes no beetle to %1 now.</source>
        <translation>La carta no lleva ahora ningún escarabajo hasta %1.</translation>
    </message>
</context>
<context>
    <name>PickTargetMode</name>
    <message>
        <source>%1: where to with %2?</source>
        <translation>%1: ¿adónde con %2?</translation>
    </message>
</context>
<context>
    <name>PictureFile</name>
    <message>
        <source>This picture is damaged.</source>
        <translation>Esta imagen está dañada.</translation>
    </message>
    <message>
        <source>This picture carries no track; those exported as PNG or SVG do.</source>
        <translation>Esta imagen no contiene ningún recorrido; las exportadas como PNG o SVG sí.</translation>
    </message>
</context>
<context>
    <name>PieceText</name>
    <message>
        <source>exits on all sides</source>
        <translation>accesos por todos los lados</translation>
    </message>
    <message>
        <source>no exits</source>
        <translation>sin accesos</translation>
    </message>
    <message numerus="yes">
        <source>%n exit(s)</source>
        <translation>
            <numerusform>%n acceso</numerusform>
            <numerusform>%n accesos</numerusform>
        </translation>
    </message>
    <message>
        <source>bonus: %1</source>
        <translation>bonus: %1</translation>
    </message>
    <message numerus="yes">
        <source>%n space(s)</source>
        <translation>
            <numerusform>%n casilla</numerusform>
            <numerusform>%n casillas</numerusform>
        </translation>
    </message>
    <message>
        <source>Front: %1</source>
        <extracomment>What the faces of a tile show</extracomment>
        <translation>Anverso: %1</translation>
    </message>
    <message>
        <source>Back: %1</source>
        <translation>Reverso: %1</translation>
    </message>
    <message>
        <source>at most %1 on a space</source>
        <translation>como mucho %1 por casilla</translation>
    </message>
    <message>
        <source>no overtaking</source>
        <translation>sin adelantar</translation>
    </message>
    <message>
        <source>at most %1 on a space, no overtaking</source>
        <translation>como mucho %1 por casilla, sin adelantar</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Salida</translation>
    </message>
    <message>
        <source>Finish</source>
        <translation>Meta</translation>
    </message>
</context>
<context>
    <name>PlayerKinds</name>
    <message>
        <source>Person</source>
        <translation>Persona</translation>
    </message>
    <message>
        <source>Computer · Easy</source>
        <translation>Ordenador · Fácil</translation>
    </message>
    <message>
        <source>Makes mistakes. For a first race, and for children.</source>
        <translation>Comete errores. Para una primera carrera y para niños.</translation>
    </message>
    <message>
        <source>Computer · Medium</source>
        <translation>Ordenador · Medio</translation>
    </message>
    <message>
        <source>Makes the most of its own turn, but doesn’t think of yours.</source>
        <translation>Aprovecha al máximo su turno, pero no piensa en el tuyo.</translation>
    </message>
    <message>
        <source>Computer · Hard</source>
        <translation>Ordenador · Difícil</translation>
    </message>
    <message>
        <source>Thinks ahead, and of what you could do next.</source>
        <translation>Piensa por adelantado y en lo que podrías hacer tú.</translation>
    </message>
    <message>
        <source>Computer · Expert</source>
        <translation>Ordenador · Experto</translation>
    </message>
    <message>
        <source>The same with more time: takes a few seconds for a move.</source>
        <translation>Lo mismo con más tiempo: tarda unos segundos en cada movimiento.</translation>
    </message>
    <message>
        <source>Orange</source>
        <translation>Naranja</translation>
    </message>
    <message>
        <source>Blue</source>
        <translation>Azul</translation>
    </message>
    <message>
        <source>Yellow</source>
        <translation>Amarillo</translation>
    </message>
    <message>
        <source>Pink</source>
        <translation>Rosa</translation>
    </message>
    <message>
        <source>Green</source>
        <translation>Verde</translation>
    </message>
</context>
<context>
    <name>Players</name>
    <message numerus="yes">
        <source>%n card(s)</source>
        <translation>
            <numerusform>%n carta</numerusform>
            <numerusform>%n cartas</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Race</name>
    <message>
        <source>own beetle to %1</source>
        <translation>escarabajo propio a %1</translation>
    </message>
    <message>
        <source>any beetle to %1</source>
        <translation>cualquier escarabajo a %1</translation>
    </message>
    <message numerus="yes">
        <source>own beetle %n space(s)</source>
        <translation>
            <numerusform>escarabajo propio %n casilla</numerusform>
            <numerusform>escarabajo propio %n casillas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>any beetle %n space(s)</source>
        <translation>
            <numerusform>cualquier escarabajo %n casilla</numerusform>
            <numerusform>cualquier escarabajo %n casillas</numerusform>
        </translation>
    </message>
    <message>
        <source>orange</source>
        <translation>naranja</translation>
    </message>
    <message>
        <source>blue</source>
        <translation>azul</translation>
    </message>
    <message>
        <source>yellow</source>
        <translation>amarillo</translation>
    </message>
    <message>
        <source>pink</source>
        <translation>rosa</translation>
    </message>
    <message>
        <source>green</source>
        <translation>verde</translation>
    </message>
    <message>
        <source>own beetle to a colour of your choice</source>
        <translation>escarabajo propio a un color a elegir</translation>
    </message>
    <message>
        <source>own beetle to a neighbouring tile</source>
        <translation>escarabajo propio a una loseta vecina</translation>
    </message>
    <message>
        <source>reorder a stack</source>
        <translation>reordenar una pila</translation>
    </message>
    <message>
        <source>turn a tile</source>
        <translation>girar una loseta</translation>
    </message>
    <message>
        <source>draw a card</source>
        <translation>robar una carta</translation>
    </message>
    <message>
        <source>the Milk Carton Office (start)</source>
        <translation>Oficina del Cartón de Leche (salida)</translation>
    </message>
    <message>
        <source>the Bubble Bar (finish)</source>
        <translation>Bubble Bar (meta)</translation>
    </message>
    <message>
        <source>the %1 player</source>
        <translation>quien juega con %1</translation>
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
        <translation>Una baraja tiene de %1 a %2 cartas, pero esta tiene %3.</translation>
    </message>
    <message>
        <source>Teams need four players.</source>
        <translation>Los equipos necesitan cuatro jugadores.</translation>
    </message>
    <message>
        <source>The beetle %1 is missing.</source>
        <translation>Falta el escarabajo %1.</translation>
    </message>
    <message>
        <source>%1 beetles stand here, but the limit of this space is %2.</source>
        <translation>Aquí hay %1 escarabajos, pero el límite de esta casilla es %2.</translation>
    </message>
    <message>
        <source>Two cards are played and no bonus is pending, so this turn has ended.</source>
        <translation>Se han jugado dos cartas y no hay ningún bonus pendiente, así que este turno ha terminado.</translation>
    </message>
    <message>
        <source>The race is over, so no bonus can be pending.</source>
        <translation>La carrera ha terminado, así que no puede haber ningún bonus pendiente.</translation>
    </message>
    <message>
        <source>No card is played yet, so no bonus can be pending.</source>
        <translation>Aún no se ha jugado ninguna carta, así que no puede haber ningún bonus pendiente.</translation>
    </message>
    <message>
        <source>Nobody stands on %1, so its bonus can&apos;t be pending.</source>
        <translation>No hay nadie en %1, así que su bonus no puede estar pendiente.</translation>
    </message>
    <message>
        <source>Nothing can be done with a bonus on %1, so none can be pending.</source>
        <translation>No se puede hacer nada con un bonus en %1, así que no puede estar pendiente.</translation>
    </message>
    <message>
        <source>No race can be run on this track: %1</source>
        <translation>No se puede correr ninguna carrera en este recorrido: %1</translation>
    </message>
    <message>
        <source>Action %1, “%2”, is not legal: %3</source>
        <translation>La acción %1, «%2», no está permitida: %3</translation>
    </message>
</context>
<context>
    <name>RacePlan</name>
    <message>
        <source>The player on seat %1 needs a name.</source>
        <translation>El jugador del sitio %1 necesita un nombre.</translation>
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
        <translation>bonus: la pila de %1 es ahora %2</translation>
    </message>
    <message>
        <source>bonus: turns %1 clockwise</source>
        <translation>bonus: gira %1 en sentido horario</translation>
    </message>
    <message>
        <source>bonus: turns %1 counter-clockwise</source>
        <translation>bonus: gira %1 en sentido antihorario</translation>
    </message>
    <message>
        <source>bonus: draws a card</source>
        <translation>bonus: roba una carta</translation>
    </message>
    <message>
        <source>bonus: no card is left to draw</source>
        <translation>bonus: no quedan cartas que robar</translation>
    </message>
    <message>
        <source>bonus “%1”: skipped</source>
        <translation>bonus «%1»: saltado</translation>
    </message>
    <message>
        <source>No card can be played: discards %1</source>
        <translation>No se puede jugar ninguna carta: descarta %1</translation>
    </message>
    <message>
        <source>No card in hand</source>
        <translation>Ninguna carta en la mano</translation>
    </message>
    <message>
        <source>%1 rides along</source>
        <translation>%1 viaja encima</translation>
    </message>
    <message>
        <source>%1 is home</source>
        <translation>%1 ha llegado</translation>
    </message>
    <message>
        <source>%1 are home</source>
        <translation>%1 han llegado</translation>
    </message>
    <message>
        <source>bonus “%1”: nothing to do</source>
        <translation>bonus «%1»: nada que hacer</translation>
    </message>
    <message>
        <source>lands beside others, draws a card</source>
        <translation>llega junto a otros, roba una carta</translation>
    </message>
    <message>
        <source>lands on %1, draws a card</source>
        <translation>llega encima de %1, roba una carta</translation>
    </message>
    <message>
        <source>lands on %1</source>
        <translation>llega encima de %1</translation>
    </message>
    <message>
        <source>draws a card</source>
        <translation>roba una carta</translation>
    </message>
    <message>
        <source>no card is left to draw</source>
        <translation>no quedan cartas que robar</translation>
    </message>
    <message>
        <source>the discard pile is shuffled and becomes the draw pile</source>
        <translation>los descartes se barajan y son el nuevo mazo</translation>
    </message>
    <message>
        <source>&lt;b&gt;%1 wins!&lt;/b&gt;</source>
        <translation>&lt;b&gt;¡Gana %1!&lt;/b&gt;</translation>
    </message>
    <message>
        <source>&lt;b&gt;%1 and %2 win!&lt;/b&gt;</source>
        <translation>&lt;b&gt;¡Ganan %1 y %2!&lt;/b&gt;</translation>
    </message>
    <message>
        <source>%1 brought %2 home</source>
        <comment>player, beetle</comment>
        <translation>%1 llevó %2 a la meta</translation>
    </message>
    <message>
        <source>%1 moved %2 to %3</source>
        <comment>player, beetle, place</comment>
        <translation>%1 movió %2 hasta %3</translation>
    </message>
    <message>
        <source>%1, and &lt;b&gt;your %2 rode along&lt;/b&gt;</source>
        <translation>%1, y &lt;b&gt;tu %2 viajó encima&lt;/b&gt;</translation>
    </message>
    <message>
        <source>Turn %1 · %2</source>
        <translation>Turno %1 · %2</translation>
    </message>
</context>
<context>
    <name>RaceWords</name>
    <message>
        <source>Orange card</source>
        <translation>Carta naranja</translation>
    </message>
    <message>
        <source>Blue card</source>
        <translation>Carta azul</translation>
    </message>
    <message>
        <source>Yellow card</source>
        <translation>Carta amarilla</translation>
    </message>
    <message>
        <source>Pink card</source>
        <translation>Carta rosa</translation>
    </message>
    <message>
        <source>Green card</source>
        <translation>Carta verde</translation>
    </message>
    <message>
        <source>Any beetle to orange</source>
        <translation>Cualquier escarabajo a naranja</translation>
    </message>
    <message>
        <source>Any beetle to blue</source>
        <translation>Cualquier escarabajo a azul</translation>
    </message>
    <message>
        <source>Any beetle to yellow</source>
        <translation>Cualquier escarabajo a amarillo</translation>
    </message>
    <message>
        <source>Any beetle to pink</source>
        <translation>Cualquier escarabajo a rosa</translation>
    </message>
    <message>
        <source>Any beetle to green</source>
        <translation>Cualquier escarabajo a verde</translation>
    </message>
    <message>
        <source>Any colour</source>
        <translation>Color a elegir</translation>
    </message>
    <message>
        <source>Three</source>
        <translation>Tres</translation>
    </message>
    <message>
        <source>Any one</source>
        <translation>Cualquiera, una</translation>
    </message>
    <message>
        <source>Any two</source>
        <translation>Cualquiera, dos</translation>
    </message>
    <message>
        <source>Next tile</source>
        <translation>Loseta vecina</translation>
    </message>
    <message>
        <source>the orange card</source>
        <translation>la carta naranja</translation>
    </message>
    <message>
        <source>the blue card</source>
        <translation>la carta azul</translation>
    </message>
    <message>
        <source>the yellow card</source>
        <translation>la carta amarilla</translation>
    </message>
    <message>
        <source>the pink card</source>
        <translation>la carta rosa</translation>
    </message>
    <message>
        <source>the green card</source>
        <translation>la carta verde</translation>
    </message>
    <message>
        <source>the card “any beetle to orange”</source>
        <translation>la carta «cualquier escarabajo a naranja»</translation>
    </message>
    <message>
        <source>the card “any beetle to blue”</source>
        <translation>la carta «cualquier escarabajo a azul»</translation>
    </message>
    <message>
        <source>the card “any beetle to yellow”</source>
        <translation>la carta «cualquier escarabajo a amarillo»</translation>
    </message>
    <message>
        <source>the card “any beetle to pink”</source>
        <translation>la carta «cualquier escarabajo a rosa»</translation>
    </message>
    <message>
        <source>the card “any beetle to green”</source>
        <translation>la carta «cualquier escarabajo a verde»</translation>
    </message>
    <message>
        <source>the card “any colour”</source>
        <translation>la carta «color a elegir»</translation>
    </message>
    <message>
        <source>the card “three”</source>
        <translation>la carta «tres»</translation>
    </message>
    <message>
        <source>the card “any one”</source>
        <translation>la carta «cualquiera, una»</translation>
    </message>
    <message>
        <source>the card “any two”</source>
        <translation>la carta «cualquiera, dos»</translation>
    </message>
    <message>
        <source>the card “next tile”</source>
        <translation>la carta «loseta vecina»</translation>
    </message>
    <message>
        <source>orange %1</source>
        <translation>naranja %1</translation>
    </message>
    <message>
        <source>blue %1</source>
        <translation>azul %1</translation>
    </message>
    <message>
        <source>yellow %1</source>
        <translation>amarillo %1</translation>
    </message>
    <message>
        <source>pink %1</source>
        <translation>rosa %1</translation>
    </message>
    <message>
        <source>green %1</source>
        <translation>verde %1</translation>
    </message>
    <message>
        <source>Move one of your beetles 2 spaces</source>
        <translation>Mueve uno de tus escarabajos 2 casillas</translation>
    </message>
    <message>
        <source>Move any beetle 1 space</source>
        <translation>Mueve cualquier escarabajo 1 casilla</translation>
    </message>
    <message>
        <source>Move any beetle 2 spaces</source>
        <translation>Mueve cualquier escarabajo 2 casillas</translation>
    </message>
    <message>
        <source>Put one stack into another order</source>
        <translation>Pon una pila en otro orden</translation>
    </message>
    <message>
        <source>Turn one tile by one step</source>
        <translation>Gira una loseta un paso</translation>
    </message>
    <message>
        <source>Draw a card</source>
        <translation>Roba una carta</translation>
    </message>
    <message>
        <source>person</source>
        <translation>persona</translation>
    </message>
    <message>
        <source>computer · random</source>
        <translation>ordenador · azar</translation>
    </message>
    <message>
        <source>computer · easy</source>
        <translation>ordenador · fácil</translation>
    </message>
    <message>
        <source>computer · medium</source>
        <translation>ordenador · medio</translation>
    </message>
    <message>
        <source>computer · hard</source>
        <translation>ordenador · difícil</translation>
    </message>
    <message>
        <source>computer · expert</source>
        <translation>ordenador · experto</translation>
    </message>
    <message>
        <source>Office</source>
        <translation>Oficina</translation>
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
        <translation>%1: ¡bonus! %2</translation>
    </message>
    <message>
        <source>%1: drag the beetles on %2 into another order</source>
        <translation>%1: arrastra los escarabajos de %2 para cambiar su orden</translation>
    </message>
    <message>
        <source>or Shift with the arrow keys</source>
        <translation>o Mayús con las teclas de flecha</translation>
    </message>
    <message>
        <source>Use this order</source>
        <translation>Usar este orden</translation>
    </message>
    <message>
        <source>First choose a stack.</source>
        <translation>Elige primero una pila.</translation>
    </message>
</context>
<context>
    <name>Repairs</name>
    <message>
        <source>Lay %1 here</source>
        <translation>Colocar %1 aquí</translation>
    </message>
    <message>
        <source>Lay %1 and %2 here</source>
        <translation>Colocar %1 y %2 aquí</translation>
    </message>
    <message>
        <source>Lay the start tile here</source>
        <translation>Colocar la loseta de salida aquí</translation>
    </message>
    <message>
        <source>Lay the finish tile here</source>
        <translation>Colocar la loseta de meta aquí</translation>
    </message>
    <message>
        <source>Make it %1</source>
        <translation>Cambiar a %1</translation>
    </message>
    <message>
        <source>Take the second %1 away</source>
        <translation>Quitar el duplicado de %1</translation>
    </message>
    <message>
        <source>Move them to the track</source>
        <translation>Moverlas al recorrido</translation>
    </message>
    <message>
        <source>Move the finish tile here</source>
        <translation>Mover la loseta de meta aquí</translation>
    </message>
</context>
<context>
    <name>RotateMode</name>
    <message>
        <source>%1: bonus! %2</source>
        <translation>%1: ¡bonus! %2</translation>
    </message>
    <message>
        <source>%1: which way does %2 turn?</source>
        <translation>%1: ¿hacia dónde gira %2?</translation>
    </message>
    <message>
        <source>Turn %1 clockwise</source>
        <translation>Girar %1 en sentido horario</translation>
    </message>
    <message>
        <source>Turn %1 counter-clockwise</source>
        <translation>Girar %1 en sentido antihorario</translation>
    </message>
    <message>
        <source>First choose a tile.</source>
        <translation>Elige primero una loseta.</translation>
    </message>
</context>
<context>
    <name>ScoreCount</name>
    <message numerus="yes">
        <source>%1, pile %2: %n card(s)</source>
        <translation>
            <numerusform>%1, montón %2: %n carta</numerusform>
            <numerusform>%1, montón %2: %n cartas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %n bonus card(s)</source>
        <translation>
            <numerusform>%1: %n carta de bonus</numerusform>
            <numerusform>%1: %n cartas de bonus</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, review of pile %2: %3</source>
        <translation>%1, revisión del montón %2: %3</translation>
    </message>
    <message>
        <source>%1: %2 for the smallest pile + %3 bonus − %4 for wrong cards = %5</source>
        <translation>%1: %2 por el montón más pequeño + %3 de bonus − %4 por cartas equivocadas = %5</translation>
    </message>
    <message>
        <source>%1: %2 for the smallest pile + %3 bonus = %4</source>
        <translation>%1: %2 por el montón más pequeño + %3 de bonus = %4</translation>
    </message>
    <message>
        <source>The game was not played to the end</source>
        <translation>La partida no se jugó hasta el final</translation>
    </message>
    <message numerus="yes">
        <source>%1 share the tournament: %n point(s)</source>
        <translation>
            <numerusform>%1 comparten el torneo: %n punto</numerusform>
            <numerusform>%1 comparten el torneo: %n puntos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 share the win: %n point(s)</source>
        <translation>
            <numerusform>%1 comparten la victoria: %n punto</numerusform>
            <numerusform>%1 comparten la victoria: %n puntos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 wins the tournament: %n point(s)!</source>
        <translation>
            <numerusform>%1 gana el torneo: ¡%n punto!</numerusform>
            <numerusform>%1 gana el torneo: ¡%n puntos!</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 wins: %n point(s)!</source>
        <translation>
            <numerusform>%1 gana: ¡%n punto!</numerusform>
            <numerusform>%1 gana: ¡%n puntos!</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ShareCode</name>
    <message>
        <source>A share code carries tiles of the standard box only, and this track has others; share its file instead.</source>
        <translation>Un código para compartir solo lleva losetas de la caja estándar, y este recorrido tiene otras; comparte mejor su archivo.</translation>
    </message>
    <message>
        <source>A track gets its share code once it is ready for a race: %1</source>
        <translation>Un recorrido recibe su código para compartir cuando está listo para una carrera: %1</translation>
    </message>
    <message>
        <source>This is no share code; they begin with “BB1-”.</source>
        <translation>Esto no es un código para compartir; empiezan por «BB1-».</translation>
    </message>
    <message>
        <source>This share code was made by a newer program; here they begin with “BB1-”.</source>
        <translation>Este código para compartir lo ha creado un programa más nuevo; aquí empiezan por «BB1-».</translation>
    </message>
    <message>
        <source>This is too long for a share code.</source>
        <translation>Esto es demasiado largo para un código para compartir.</translation>
    </message>
    <message>
        <source>“%1” is never part of a share code.</source>
        <translation>«%1» nunca forma parte de un código para compartir.</translation>
    </message>
    <message>
        <source>A part of this share code is missing or mistyped.</source>
        <translation>Falta una parte de este código para compartir o está mal escrita.</translation>
    </message>
    <message>
        <source>This share code does not describe a track.</source>
        <translation>Este código para compartir no describe ningún recorrido.</translation>
    </message>
    <message>
        <source>The track of this share code is not ready for a race: %1</source>
        <translation>El recorrido de este código para compartir no está listo para una carrera: %1</translation>
    </message>
</context>
<context>
    <name>SheetWords</name>
    <message>
        <source>the body</source>
        <translation>el cuerpo</translation>
    </message>
    <message>
        <source>the head</source>
        <translation>la cabeza</translation>
    </message>
    <message numerus="yes">
        <source>%n leg(s)</source>
        <translation>
            <numerusform>%n pata</numerusform>
            <numerusform>%n patas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n eye(s)</source>
        <translation>
            <numerusform>%n ojo</numerusform>
            <numerusform>%n ojos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n antenna(e)</source>
        <translation>
            <numerusform>%n antena</numerusform>
            <numerusform>%n antenas</numerusform>
        </translation>
    </message>
    <message>
        <source>the tail</source>
        <translation>la cola</translation>
    </message>
    <message numerus="yes">
        <source>%n wing(s)</source>
        <translation>
            <numerusform>%n ala</numerusform>
            <numerusform>%n alas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n part(s)</source>
        <translation>
            <numerusform>%1 de %n parte</numerusform>
            <numerusform>%1 de %n partes</numerusform>
        </translation>
    </message>
    <message>
        <source>needs a body first</source>
        <translation>necesita primero un cuerpo</translation>
    </message>
    <message>
        <source>needs %1</source>
        <extracomment>%1: a list of parts, such as &quot;2 legs, the tail&quot;</extracomment>
        <translation>le falta: %1</translation>
    </message>
    <message>
        <source>, </source>
        <translation>, </translation>
    </message>
    <message>
        <source>1st place</source>
        <translation>1.º</translation>
    </message>
    <message>
        <source>2nd place</source>
        <translation>2.º</translation>
    </message>
    <message>
        <source>3rd place</source>
        <translation>3.º</translation>
    </message>
    <message>
        <source>%1th place</source>
        <translation>%1.º</translation>
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
        <translation>Sonido silenciado; pulsa para oírlo</translation>
    </message>
    <message>
        <source>Sound is on; press to mute it</source>
        <translation>Sonido activado; pulsa para silenciarlo</translation>
    </message>
    <message>
        <source>Volume</source>
        <translation>Volumen</translation>
    </message>
    <message>
        <source>Soft</source>
        <translation>Bajo</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>Normal</translation>
    </message>
    <message>
        <source>Loud</source>
        <translation>Alto</translation>
    </message>
    <message>
        <source>Sound</source>
        <translation>Sonido</translation>
    </message>
</context>
<context>
    <name>TableKeys</name>
    <message>
        <source>From card to card</source>
        <translation>De carta en carta</translation>
    </message>
    <message>
        <source>First, last card</source>
        <translation>Primera, última carta</translation>
    </message>
    <message>
        <source>Choose the card</source>
        <translation>Elegir la carta</translation>
    </message>
    <message>
        <source>To what can be chosen in that direction</source>
        <translation>A lo que se puede elegir en esa dirección</translation>
    </message>
    <message>
        <source>One after the other through all that can be chosen</source>
        <translation>Pasar uno a uno por todo lo que se puede elegir</translation>
    </message>
    <message>
        <source>First, last</source>
        <translation>Primero, último</translation>
    </message>
    <message>
        <source>Choose it</source>
        <translation>Elegirlo</translation>
    </message>
    <message>
        <source>Zoom in</source>
        <translation>Ampliar</translation>
    </message>
    <message>
        <source>Zoom out</source>
        <translation>Reducir</translation>
    </message>
    <message>
        <source>Fit the track into the window</source>
        <translation>Ajustar el recorrido a la ventana</translation>
    </message>
    <message>
        <source>Hold it down and drag: move the board</source>
        <translation>Mantener pulsado y arrastrar: mover el tablero</translation>
    </message>
    <message>
        <source>From beetle to beetle</source>
        <translation>De escarabajo en escarabajo</translation>
    </message>
    <message>
        <source>Move the beetle in the stack</source>
        <translation>Mover el escarabajo en la pila</translation>
    </message>
    <message>
        <source>Use this order</source>
        <translation>Usar este orden</translation>
    </message>
    <message>
        <source>Everywhere at the table</source>
        <translation>En toda la mesa</translation>
    </message>
    <message>
        <source>In the hand</source>
        <translation>En la mano</translation>
    </message>
    <message>
        <source>On the board</source>
        <translation>En el tablero</translation>
    </message>
    <message>
        <source>In an open stack</source>
        <translation>En una pila abierta</translation>
    </message>
    <message>
        <source>Among cards beside a space</source>
        <translation>Entre las cartas junto a una casilla</translation>
    </message>
    <message>
        <source>From part to part</source>
        <translation>De una parte a otra</translation>
    </message>
</context>
<context>
    <name>Teams</name>
    <message>
        <source>Star team</source>
        <translation>Equipo Estrella</translation>
    </message>
    <message>
        <source>Heart team</source>
        <translation>Equipo Corazón</translation>
    </message>
</context>
<context>
    <name>TileTurn</name>
    <message numerus="yes">
        <source>%n link(s) stay</source>
        <translation>
            <numerusform>%n unión se queda</numerusform>
            <numerusform>%n uniones se quedan</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n new</source>
        <comment>links that a turn adds</comment>
        <translation>
            <numerusform>%n nueva</numerusform>
            <numerusform>%n nuevas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n lost</source>
        <comment>links that a turn loses</comment>
        <translation>
            <numerusform>%n perdida</numerusform>
            <numerusform>%n perdidas</numerusform>
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
        <translation>salida</translation>
    </message>
    <message>
        <source>finish</source>
        <translation>meta</translation>
    </message>
    <message>
        <source>the path from %1 meets grass</source>
        <translation>el camino de %1 acaba en la hierba</translation>
    </message>
    <message>
        <source>a path meets the grass of %1</source>
        <translation>un camino acaba en la hierba de %1</translation>
    </message>
    <message>
        <source>the start tile</source>
        <translation>la loseta de salida</translation>
    </message>
    <message>
        <source>the finish tile</source>
        <translation>la loseta de meta</translation>
    </message>
    <message>
        <source>%1 front</source>
        <comment>face of a tile</comment>
        <translation>%1 anverso</translation>
    </message>
    <message>
        <source>%1 back</source>
        <comment>face of a tile</comment>
        <translation>%1 reverso</translation>
    </message>
    <message numerus="yes">
        <source>%n tile(s)</source>
        <translation>
            <numerusform>%n loseta</numerusform>
            <numerusform>%n losetas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n link(s)</source>
        <translation>
            <numerusform>%n unión</numerusform>
            <numerusform>%n uniones</numerusform>
        </translation>
    </message>
    <message>
        <source>no link yet</source>
        <translation>aún sin unión</translation>
    </message>
    <message numerus="yes">
        <source>%n path(s) meet grass</source>
        <translation>
            <numerusform>%n camino acaba en la hierba</numerusform>
            <numerusform>%n caminos acaban en la hierba</numerusform>
        </translation>
    </message>
    <message>
        <source>turned %1</source>
        <comment>by so many sixths</comment>
        <translation>girada %1/6</translation>
    </message>
    <message>
        <source>at %1, %2</source>
        <comment>hex</comment>
        <translation>en %1, %2</translation>
    </message>
    <message>
        <source>%1; not linked</source>
        <translation>%1; sin unir</translation>
    </message>
    <message>
        <source>%1; linked to %2</source>
        <translation>%1; unida a %2</translation>
    </message>
    <message>
        <source>empty hex at %1, %2</source>
        <translation>hexágono vacío en %1, %2</translation>
    </message>
</context>
<context>
    <name>TrackClipboard</name>
    <message>
        <source>There are no tiles to paste. Copy some first.</source>
        <translation>No hay losetas que pegar. Copia antes alguna.</translation>
    </message>
    <message>
        <source>The copied text is not a track that can be pasted. %1</source>
        <translation>El texto copiado no es un recorrido que se pueda pegar. %1</translation>
    </message>
</context>
<context>
    <name>TrackEdits</name>
    <message>
        <source>the start tile</source>
        <translation>la loseta de salida</translation>
    </message>
    <message>
        <source>the finish tile</source>
        <translation>la loseta de meta</translation>
    </message>
    <message>
        <source>tile %1</source>
        <translation>loseta %1</translation>
    </message>
    <message>
        <source>There is no room here: %1 lies in the way.</source>
        <translation>Aquí no hay sitio: %1 está en medio.</translation>
    </message>
    <message>
        <source>That is too far out: the table ends there.</source>
        <translation>Eso está demasiado lejos: la mesa termina ahí.</translation>
    </message>
    <message>
        <source>The box holds this piece once, and %1 is laid already.</source>
        <translation>La caja tiene esta pieza una sola vez, y %1 ya está puesta.</translation>
    </message>
    <message>
        <source>The box holds no more of this piece: %1.</source>
        <translation>La caja no tiene más de esta pieza: %1.</translation>
    </message>
    <message>
        <source>These tiles come from another tile set.</source>
        <translation>Estas losetas son de otro juego de losetas.</translation>
    </message>
    <message>
        <source>A track holds no more tiles than that.</source>
        <translation>En un recorrido no caben más losetas.</translation>
    </message>
    <message>
        <source>Take %1 away first: it comes from a box beyond that number.</source>
        <translation>Quita antes %1: es de una caja que supera ese número.</translation>
    </message>
    <message>
        <source>No tile lies there.</source>
        <translation>Ahí no hay ninguna loseta.</translation>
    </message>
</context>
<context>
    <name>TrackFile</name>
    <message>
        <source>A tile is named by capital letters A to Z, not by “%1”.</source>
        <translation>Una loseta se nombra con letras mayúsculas de la A a la Z, no con «%1».</translation>
    </message>
    <message>
        <source>“%1” is neither a space of this face nor an edge e0 to e5.</source>
        <translation>«%1» no es ni una casilla de esta cara ni un borde de e0 a e5.</translation>
    </message>
    <message>
        <source>A path must join two different spaces, or a space and an edge.</source>
        <translation>Un camino debe unir dos casillas distintas, o una casilla y un borde.</translation>
    </message>
    <message>
        <source>The edge “%1” belongs to another space already.</source>
        <translation>El borde «%1» ya pertenece a otra casilla.</translation>
    </message>
    <message>
        <source>The boxes hold no tile “%1”.</source>
        <translation>Las cajas no tienen ninguna loseta «%1».</translation>
    </message>
    <message>
        <source>The tile “%1” lies here already.</source>
        <translation>La loseta «%1» ya está puesta aquí.</translation>
    </message>
    <message>
        <source>There is no built-in tile set “%1”, only “standard”; any other set must be written into the track.</source>
        <translation>No hay ningún juego de losetas incluido «%1», solo «standard»; cualquier otro debe ir escrito en el recorrido.</translation>
    </message>
    <message>
        <source>This tile set calls itself “standard” but differs from the built-in one; another set needs another id.</source>
        <translation>Este juego de losetas se llama «standard», pero no es igual que el incluido; otro juego necesita otro identificador.</translation>
    </message>
</context>
<context>
    <name>TrackForecast</name>
    <message>
        <source>%1 turns: %2 of 100 races</source>
        <translation>%1 turnos: %2 de cada 100 carreras</translation>
    </message>
    <message>
        <source>%1 to %2 turns: %3 of 100 races</source>
        <translation>De %1 a %2 turnos: %3 de cada 100 carreras</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>%1: wins %2 of the races (95 % sure: %3 to %4)</source>
        <extracomment>&quot;1st: wins 27.3 % of the races; surely between 24.6 % and 30.1 %&quot;</extracomment>
        <translation>%1: gana el %2 de las carreras (al 95 % seguro: de %3 a %4)</translation>
    </message>
    <message>
        <source>%1 turns</source>
        <translation>%1 turnos</translation>
    </message>
    <message>
        <source>%1: a beetle stands there %2 turns on average, %3 at most; %4 visits a race</source>
        <translation>%1: un escarabajo pasa allí %2 turnos de media, %3 como máximo; %4 visitas por carrera</translation>
    </message>
    <message>
        <source>No race comes to its end</source>
        <translation>Ninguna carrera llega a su fin</translation>
    </message>
    <message>
        <source>Half of the races take %1 to %2 turns, 8 of 10 take %3 to %4.</source>
        <translation>La mitad de las carreras dura de %1 a %2 turnos; 8 de cada 10, de %3 a %4.</translation>
    </message>
    <message>
        <source>About %1 minutes, mostly %2 to %3</source>
        <translation>Unos %1 minutos, casi siempre de %2 a %3</translation>
    </message>
    <message>
        <source>%1 races, %2 × %3</source>
        <extracomment>&quot;1,000 races, 3 × Medium&quot;</extracomment>
        <translation>%1 carreras, %2 × %3</translation>
    </message>
    <message>
        <source>%1 of %2 races, %3 × %4</source>
        <extracomment>&quot;240 of 1,000 races, 3 × Medium&quot;</extracomment>
        <translation>%1 de %2 carreras, %3 × %4</translation>
    </message>
    <message>
        <source>Easy</source>
        <translation>Fácil</translation>
    </message>
    <message>
        <source>Medium</source>
        <translation>Medio</translation>
    </message>
    <message>
        <source>In every turn the player can move.</source>
        <translation>En todos los turnos el jugador puede mover.</translation>
    </message>
    <message>
        <source>In %1 % of the turns the player can’t move.</source>
        <translation>En el %1 % de los turnos el jugador no puede mover.</translation>
    </message>
    <message numerus="yes">
        <source>The longest blockage was %n turn(s) in a row.</source>
        <translation>
            <numerusform>El bloqueo más largo duró un turno.</numerusform>
            <numerusform>El bloqueo más largo duró %n turnos seguidos.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>One player missed %n turn(s) in a row.</source>
        <translation>
            <numerusform>Un jugador perdió un turno.</numerusform>
            <numerusform>Un jugador perdió %n turnos seguidos.</numerusform>
        </translation>
    </message>
    <message>
        <source>No single turn of a tile closes the track.</source>
        <translation>Ningún giro de una sola loseta cierra el recorrido.</translation>
    </message>
    <message>
        <source>One turn of one of these tiles closes the track: %1</source>
        <extracomment>%1: names of tiles, &quot;D, K&quot;</extracomment>
        <translation>Un giro de una de estas losetas cierra el recorrido: %1</translation>
    </message>
    <message>
        <source>1st</source>
        <translation>1.º</translation>
    </message>
    <message>
        <source>2nd</source>
        <translation>2.º</translation>
    </message>
    <message>
        <source>3rd</source>
        <translation>3.º</translation>
    </message>
    <message>
        <source>4th</source>
        <translation>4.º</translation>
    </message>
    <message>
        <source>5th</source>
        <translation>5.º</translation>
    </message>
</context>
<context>
    <name>TrackGenerator</name>
    <message>
        <source>A track can be made of %1 to %2 tiles.</source>
        <translation>Un recorrido puede tener de %1 a %2 losetas.</translation>
    </message>
    <message>
        <source>%1 tiles are wanted, but there are only %2. More boxes help.</source>
        <translation>Se piden %1 losetas, pero solo hay %2. Con más cajas se puede.</translation>
    </message>
    <message>
        <source>The terrain %1 is named twice.</source>
        <translation>El terreno %1 aparece dos veces.</translation>
    </message>
    <message>
        <source>The terrains need %1 tiles, but the track has only %2.</source>
        <translation>Los terrenos necesitan %1 losetas, pero el recorrido solo tiene %2.</translation>
    </message>
    <message>
        <source>There are too few tiles for that many of terrain %1: %2.</source>
        <translation>Faltan losetas para tantas del terreno %1: %2.</translation>
    </message>
    <message>
        <source>There are too few tiles of these terrains; allow more terrains, or fewer tiles.</source>
        <translation>Faltan losetas de estos terrenos; permite más terrenos o menos losetas.</translation>
    </message>
    <message>
        <source>No track was found. Another seed or other wishes may help.</source>
        <translation>No se ha encontrado ningún recorrido. Otra semilla u otros deseos pueden ayudar.</translation>
    </message>
</context>
<context>
    <name>TrackWords</name>
    <message>
        <source>meadow</source>
        <translation>prado</translation>
    </message>
    <message>
        <source>teal</source>
        <translation>turquesa</translation>
    </message>
    <message>
        <source>orange</source>
        <translation>naranja</translation>
    </message>
    <message>
        <source>purple</source>
        <translation>morado</translation>
    </message>
    <message>
        <source>magenta</source>
        <translation>magenta</translation>
    </message>
    <message>
        <source>Short</source>
        <translation>Corto</translation>
    </message>
    <message>
        <source>Medium</source>
        <translation>Medio</translation>
    </message>
    <message>
        <source>Long</source>
        <translation>Largo</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <translation>%1 · %2</translation>
    </message>
    <message numerus="yes">
        <source>%n tile(s)</source>
        <translation>
            <numerusform>%n loseta</numerusform>
            <numerusform>%n losetas</numerusform>
        </translation>
    </message>
    <message>
        <source>Regular terrain all the way</source>
        <translation>Terreno normal todo el camino</translation>
    </message>
    <message>
        <source>Terrains: %1</source>
        <translation>Terrenos: %1</translation>
    </message>
</context>
<context>
    <name>UndoProblem</name>
    <message>
        <source>There is nothing to undo yet.</source>
        <translation>Aún no hay nada que deshacer.</translation>
    </message>
    <message>
        <source>Only computer players are in this race.</source>
        <translation>En esta carrera solo hay ordenadores.</translation>
    </message>
    <message>
        <source>A card has been drawn since, and what was seen can’t be unseen.</source>
        <translation>Desde entonces se ha robado una carta, y lo visto no se puede dejar de ver.</translation>
    </message>
    <message>
        <source>A computer player has moved since.</source>
        <translation>Desde entonces ha jugado un ordenador.</translation>
    </message>
    <message>
        <source>It is the next player’s turn already.</source>
        <translation>Ya es el turno del siguiente jugador.</translation>
    </message>
    <message>
        <source>The race has been ended.</source>
        <translation>Se ha puesto fin a la carrera.</translation>
    </message>
    <message>
        <source>First the player whose turn it is must come to the table.</source>
        <translation>Antes debe venir a la mesa el jugador que tiene el turno.</translation>
    </message>
</context>
<context>
    <name>WatchMode</name>
    <message>
        <source>The result</source>
        <translation>El resultado</translation>
    </message>
    <message>
        <source>%1 is playing</source>
        <translation>Juega %1</translation>
    </message>
    <message>
        <source>%1: no card in hand, so the turn is to draw one</source>
        <translation>%1: sin cartas en la mano, así que el turno es para robar una</translation>
    </message>
    <message>
        <source>%1: no second card can be played, the turn ends</source>
        <translation>%1: no se puede jugar una segunda carta, el turno termina</translation>
    </message>
</context>
<context>
    <name>WhyNot</name>
    <message>
        <source>The cards move only own beetles, and %1 belongs to another player.</source>
        <translation>Las cartas solo mueven escarabajos propios, y %1 es de otro jugador.</translation>
    </message>
    <message>
        <source>None of the cards can move %1 now.</source>
        <translation>Ninguna de las cartas puede mover ahora %1.</translation>
    </message>
    <message>
        <source>This card moves none of your beetles now.</source>
        <translation>Esta carta no mueve ahora ninguno de tus escarabajos.</translation>
    </message>
    <message>
        <source>This card moves no beetle now.</source>
        <translation>Esta carta no mueve ahora ningún escarabajo.</translation>
    </message>
    <message>
        <source>%1 is home and stays there.</source>
        <translation>%1 ha llegado a la meta y ahí se queda.</translation>
    </message>
    <message>
        <source>%1 has nowhere to go with this card now.</source>
        <translation>%1 no tiene adónde ir ahora con esta carta.</translation>
    </message>
    <message>
        <source>%1 has nowhere to go with this bonus.</source>
        <translation>%1 no tiene adónde ir con este bonus.</translation>
    </message>
</context>
<context>
    <name>bubblebar::AboutDialog</name>
    <message>
        <source>About Bubble Bar</source>
        <translation>Acerca de Bubble Bar</translation>
    </message>
    <message>
        <source>Board games about beetles, bubbles and traffic jams, for everybody round one screen.</source>
        <translation>Juegos de mesa de escarabajos, burbujas y atascos, para todos alrededor de una misma pantalla.</translation>
    </message>
    <message>
        <source>Free software under the GNU General Public License, version 3 or later. It comes without any warranty.</source>
        <translation>Software libre bajo la Licencia Pública General de GNU, versión 3 o posterior. Se ofrece sin ninguna garantía.</translation>
    </message>
    <message>
        <source>There is a white beetle, too. Some people have seen it.</source>
        <translation>También hay un escarabajo blanco. Hay quien lo ha visto.</translation>
    </message>
    <message>
        <source>There it was! It has run on.</source>
        <translation>¡Ahí estaba! Ya se ha escapado.</translation>
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
        <translation>«%1»</translation>
    </message>
    <message>
        <source>One game at a time</source>
        <translation>Las partidas, de una en una</translation>
    </message>
    <message>
        <source>There is one table, so only the first game was opened.</source>
        <translation>Solo hay una mesa, así que se ha abierto únicamente la primera partida.</translation>
    </message>
    <message>
        <source>Not opened: %1</source>
        <translation>Sin abrir: %1</translation>
    </message>
</context>
<context>
    <name>bubblebar::Autosave</name>
    <message>
        <source>it is open in another window</source>
        <translation>está abierto en otra ventana</translation>
    </message>
    <message>
        <source>no room in the program’s folder</source>
        <translation>no queda espacio en la carpeta del programa</translation>
    </message>
</context>
<context>
    <name>bubblebar::BoardOverlays</name>
    <message>
        <source>Zoom in</source>
        <translation>Ampliar</translation>
    </message>
    <message>
        <source>Zoom out</source>
        <translation>Reducir</translation>
    </message>
    <message>
        <source>Fit the track into the window</source>
        <translation>Ajustar el recorrido a la ventana</translation>
    </message>
</context>
<context>
    <name>bubblebar::Card</name>
    <message>
        <source>orange</source>
        <comment>word on a card</comment>
        <translation>naranja</translation>
    </message>
    <message>
        <source>blue</source>
        <comment>word on a card</comment>
        <translation>azul</translation>
    </message>
    <message>
        <source>yellow</source>
        <comment>word on a card</comment>
        <translation>amarillo</translation>
    </message>
    <message>
        <source>pink</source>
        <comment>word on a card</comment>
        <translation>rosa</translation>
    </message>
    <message>
        <source>green</source>
        <comment>word on a card</comment>
        <translation>verde</translation>
    </message>
    <message>
        <source>any colour</source>
        <comment>word on a card</comment>
        <translation>color a elegir</translation>
    </message>
    <message>
        <source>three</source>
        <comment>word on a card: steps</comment>
        <translation>tres</translation>
    </message>
    <message>
        <source>one</source>
        <comment>word on a card: steps</comment>
        <translation>una</translation>
    </message>
    <message>
        <source>two</source>
        <comment>word on a card: steps</comment>
        <translation>dos</translation>
    </message>
    <message>
        <source>next tile</source>
        <comment>word on a card</comment>
        <translation>loseta vecina</translation>
    </message>
</context>
<context>
    <name>bubblebar::CardChooser</name>
    <message>
        <source>Which card?</source>
        <translation>¿Qué carta?</translation>
    </message>
</context>
<context>
    <name>bubblebar::Coach</name>
    <message>
        <source>Player 1</source>
        <translation>Jugador 1</translation>
    </message>
</context>
<context>
    <name>bubblebar::CoachPanel</name>
    <message>
        <source>%1 of %2</source>
        <comment>lesson, of so many</comment>
        <translation>%1 de %2</translation>
    </message>
    <message>
        <source>Lesson %1 of %2</source>
        <translation>Lección %1 de %2</translation>
    </message>
    <message>
        <source>Start over</source>
        <translation>Empezar de nuevo</translation>
    </message>
    <message>
        <source>New race…</source>
        <translation>Nueva carrera…</translation>
    </message>
    <message>
        <source>&amp;Show me</source>
        <translation>&amp;Muéstramelo</translation>
    </message>
    <message>
        <source>&amp;Play on</source>
        <translation>Seguir &amp;jugando</translation>
    </message>
    <message>
        <source>&amp;Go on</source>
        <translation>&amp;Seguir</translation>
    </message>
</context>
<context>
    <name>bubblebar::ContinueDialog</name>
    <message>
        <source>Play on from here</source>
        <translation>Seguir desde aquí</translation>
    </message>
    <message>
        <source>A new race begins at the start, with the same cards. Who plays?</source>
        <translation>Empieza una nueva carrera desde la salida, con las mismas cartas. ¿Quién juega?</translation>
    </message>
    <message>
        <source>A new race begins as this one stood in turn %1. Who plays?</source>
        <translation>Empieza una nueva carrera tal como estaba esta en el turno %1. ¿Quién juega?</translation>
    </message>
    <message>
        <source>Play on</source>
        <translation>Seguir jugando</translation>
    </message>
    <message>
        <source>Name on seat %1</source>
        <translation>Nombre en el sitio %1</translation>
    </message>
    <message>
        <source>Who plays on seat %1</source>
        <translation>Quién juega en el sitio %1</translation>
    </message>
</context>
<context>
    <name>bubblebar::Curtain</name>
    <message>
        <source>Everybody else, please look away.</source>
        <translation>Los demás, a mirar a otro lado, por favor.</translation>
    </message>
    <message>
        <source>%1, it is your turn</source>
        <translation>%1, es tu turno</translation>
    </message>
    <message>
        <source>I am %1, show my cards</source>
        <translation>Soy %1, mostrar mis cartas</translation>
    </message>
    <message>
        <source>Since your last turn</source>
        <translation>Desde tu último turno</translation>
    </message>
</context>
<context>
    <name>bubblebar::DeckChooser</name>
    <message>
        <source>File…</source>
        <translation>Archivo…</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>Cartas</translation>
    </message>
    <message>
        <source>Open a deck of cards</source>
        <translation>Abrir una baraja</translation>
    </message>
    <message>
        <source>Standard deck</source>
        <translation>Baraja estándar</translation>
    </message>
    <message numerus="yes">
        <source>%1, %n card(s)</source>
        <translation>
            <numerusform>%1, %n carta</numerusform>
            <numerusform>%1, %n cartas</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>bubblebar::DesignerActions</name>
    <message>
        <source>&amp;File</source>
        <translation>&amp;Archivo</translation>
    </message>
    <message>
        <source>&amp;New track</source>
        <translation>&amp;Nuevo recorrido</translation>
    </message>
    <message>
        <source>New track with &amp;tile set…</source>
        <translation>Nuevo con &amp;juego de losetas…</translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation>&amp;Abrir…</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>&amp;Guardar</translation>
    </message>
    <message>
        <source>Save &amp;as…</source>
        <translation>Guardar &amp;como…</translation>
    </message>
    <message>
        <source>S&amp;hare…</source>
        <translation>Co&amp;mpartir…</translation>
    </message>
    <message>
        <source>&amp;Print…</source>
        <translation>&amp;Imprimir…</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>C&amp;errar</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>&amp;Salir</translation>
    </message>
    <message>
        <source>Open &amp;recent</source>
        <translation>Abrir &amp;reciente</translation>
    </message>
    <message>
        <source>Open a &amp;built-in track</source>
        <translation>Abrir recorrido inclui&amp;do</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>&amp;Editar</translation>
    </message>
    <message>
        <source>Cu&amp;t</source>
        <translation>Co&amp;rtar</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;Copiar</translation>
    </message>
    <message>
        <source>&amp;Paste</source>
        <translation>&amp;Pegar</translation>
    </message>
    <message>
        <source>&amp;Duplicate</source>
        <translation>&amp;Duplicar</translation>
    </message>
    <message>
        <source>Select &amp;all</source>
        <translation>Seleccionar &amp;todo</translation>
    </message>
    <message>
        <source>&amp;Remove</source>
        <translation>&amp;Quitar</translation>
    </message>
    <message>
        <source>Put the selected tiles back into the box</source>
        <translation>Devolver a la caja las losetas seleccionadas</translation>
    </message>
    <message>
        <source>Clear the ta&amp;ble</source>
        <translation>&amp;Vaciar la mesa</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Deshacer</translation>
    </message>
    <message>
        <source>Undo %1</source>
        <comment>a step</comment>
        <translation>Deshacer: %1</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Rehacer</translation>
    </message>
    <message>
        <source>Redo %1</source>
        <comment>a step</comment>
        <translation>Rehacer: %1</translation>
    </message>
    <message>
        <source>&amp;Track</source>
        <translation>&amp;Recorrido</translation>
    </message>
    <message>
        <source>&amp;Turn</source>
        <translation>&amp;Girar</translation>
    </message>
    <message>
        <source>Turn clockwise</source>
        <translation>Girar en sentido horario</translation>
    </message>
    <message>
        <source>Turn &amp;back</source>
        <translation>Girar al re&amp;vés</translation>
    </message>
    <message>
        <source>Turn counter-clockwise</source>
        <translation>Girar en sentido antihorario</translation>
    </message>
    <message>
        <source>&amp;Flip</source>
        <translation>Vol&amp;tear</translation>
    </message>
    <message>
        <source>Show the other face</source>
        <translation>Mostrar la otra cara</translation>
    </message>
    <message>
        <source>Turn as a &amp;group</source>
        <translation>Girar en gru&amp;po</translation>
    </message>
    <message>
        <source>Turn back as a group</source>
        <translation>Girar en grupo al revés</translation>
    </message>
    <message>
        <source>Turn the &amp;whole layout</source>
        <translation>Girar t&amp;odo</translation>
    </message>
    <message>
        <source>&amp;Next tile</source>
        <translation>Loseta &amp;siguiente</translation>
    </message>
    <message>
        <source>&amp;Previous tile</source>
        <translation>Loseta &amp;anterior</translation>
    </message>
    <message>
        <source>Go to the bo&amp;x</source>
        <translation>Ir a la ca&amp;ja</translation>
    </message>
    <message>
        <source>G&amp;enerate…</source>
        <translation>Gene&amp;rar…</translation>
    </message>
    <message>
        <source>Lay a track at random</source>
        <translation>Colocar un recorrido al azar</translation>
    </message>
    <message>
        <source>P&amp;lay this track</source>
        <translation>J&amp;ugar en este recorrido</translation>
    </message>
    <message>
        <source>&amp;Move</source>
        <translation>&amp;Mover</translation>
    </message>
    <message>
        <source>To the right</source>
        <translation>A la derecha</translation>
    </message>
    <message>
        <source>Down and right</source>
        <translation>Abajo a la derecha</translation>
    </message>
    <message>
        <source>Down and left</source>
        <translation>Abajo a la izquierda</translation>
    </message>
    <message>
        <source>To the left</source>
        <translation>A la izquierda</translation>
    </message>
    <message>
        <source>Up and left</source>
        <translation>Arriba a la izquierda</translation>
    </message>
    <message>
        <source>Up and right</source>
        <translation>Arriba a la derecha</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Ver</translation>
    </message>
    <message>
        <source>Zoom &amp;in</source>
        <translation>A&amp;mpliar</translation>
    </message>
    <message>
        <source>Zoom &amp;out</source>
        <translation>&amp;Reducir</translation>
    </message>
    <message>
        <source>&amp;Fit</source>
        <translation>&amp;Ajustar</translation>
    </message>
    <message>
        <source>Fit the track into the window</source>
        <translation>Ajustar el recorrido a la ventana</translation>
    </message>
    <message>
        <source>&amp;Grid</source>
        <translation>&amp;Cuadrícula</translation>
    </message>
    <message>
        <source>Shortest &amp;route</source>
        <translation>R&amp;uta más corta</translation>
    </message>
    <message>
        <source>&amp;Heat map</source>
        <translation>Mapa de ca&amp;lor</translation>
    </message>
    <message>
        <source>How often each space is visited</source>
        <translation>Con qué frecuencia se visita cada casilla</translation>
    </message>
    <message>
        <source>Reset &amp;layout</source>
        <translation>Restablecer &amp;disposición</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>Ay&amp;uda</translation>
    </message>
    <message>
        <source>Making a &amp;track</source>
        <translation>Cómo hacer un &amp;recorrido</translation>
    </message>
    <message>
        <source>&amp;Keys and mouse</source>
        <translation>&amp;Teclas y ratón</translation>
    </message>
    <message>
        <source>Tool bar</source>
        <translation>Barra de herramientas</translation>
    </message>
    <message>
        <source>Race on this track as it lies here</source>
        <translation>Correr en este recorrido tal como está aquí</translation>
    </message>
    <message>
        <source>As a line of text, a QR code or a picture</source>
        <translation>Como línea de texto, código QR o imagen</translation>
    </message>
</context>
<context>
    <name>bubblebar::DesignerDesk</name>
    <message>
        <source>Cut</source>
        <translation>Cortar</translation>
    </message>
    <message>
        <source>Paste</source>
        <translation>Pegar</translation>
    </message>
    <message>
        <source>Duplicate</source>
        <translation>Duplicar</translation>
    </message>
    <message numerus="yes">
        <source>%n tile(s) left out: the box has no more of them.</source>
        <translation>
            <numerusform>No se ha puesto %n loseta: en la caja no quedan más.</numerusform>
            <numerusform>No se han puesto %n losetas: en la caja no quedan más.</numerusform>
        </translation>
    </message>
    <message>
        <source>Clear the table</source>
        <translation>Vaciar la mesa</translation>
    </message>
    <message>
        <source>Turn the whole layout</source>
        <translation>Girar todo</translation>
    </message>
</context>
<context>
    <name>bubblebar::DesignerWindow</name>
    <message>
        <source>The box</source>
        <translation>La caja</translation>
    </message>
    <message>
        <source>Track</source>
        <translation>Recorrido</translation>
    </message>
    <message>
        <source>Findings</source>
        <translation>Avisos</translation>
    </message>
    <message>
        <source>How it plays</source>
        <translation>Cómo se juega</translation>
    </message>
    <message>
        <source>The track’s file is gone. Save to have it again.</source>
        <translation>El archivo del recorrido ya no está. Guarda para recuperarlo.</translation>
    </message>
    <message>
        <source>%1[*] – Track Designer</source>
        <translation>%1[*] – Diseñador de recorridos</translation>
    </message>
    <message>
        <source>New track</source>
        <translation>Nuevo recorrido</translation>
    </message>
    <message>
        <source>Hex %1, %2</source>
        <translation>Hexágono %1, %2</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>not saved yet</source>
        <translation>aún sin guardar</translation>
    </message>
    <message>
        <source>not yet saved to %1</source>
        <translation>aún sin guardar en %1</translation>
    </message>
    <message>
        <source>Saved to %1</source>
        <translation>Guardado en %1</translation>
    </message>
    <message>
        <source>Draft kept %1 · %2</source>
        <translation>Borrador guardado %1 · %2</translation>
    </message>
    <message>
        <source>Not saved yet</source>
        <translation>Aún sin guardar</translation>
    </message>
    <message>
        <source>Not yet saved to %1</source>
        <translation>Aún sin guardar en %1</translation>
    </message>
    <message>
        <source>The draft can’t be kept · save it soon</source>
        <translation>El borrador no se puede conservar · guárdalo pronto</translation>
    </message>
    <message>
        <source>The file can’t be read</source>
        <translation>No se puede leer el archivo</translation>
    </message>
    <message>
        <source>“%1” is not a track any more.</source>
        <translation>«%1» ya no es un recorrido.</translation>
    </message>
    <message>
        <source>The track is not saved</source>
        <translation>El recorrido no se ha guardado</translation>
    </message>
    <message>
        <source>“%1” can’t be saved there. The track stays open here.</source>
        <translation>«%1» no se puede guardar ahí. El recorrido sigue abierto aquí.</translation>
    </message>
</context>
<context>
    <name>bubblebar::DesignerWindows</name>
    <message>
        <source>Can’t open the file</source>
        <translation>No se puede abrir el archivo</translation>
    </message>
    <message>
        <source>“%1” can’t be opened.</source>
        <translation>«%1» no se puede abrir.</translation>
    </message>
</context>
<context>
    <name>bubblebar::DockGrip</name>
    <message>
        <source>Drag this part to another place</source>
        <translation>Arrastra esta parte a otro lugar</translation>
    </message>
</context>
<context>
    <name>bubblebar::DraftKeeper</name>
    <message>
        <source>no room in the program’s folder</source>
        <translation>no hay espacio en la carpeta del programa</translation>
    </message>
</context>
<context>
    <name>bubblebar::DropCatcher</name>
    <message>
        <source>Bubble Bar opens files of this computer only.</source>
        <translation>Bubble Bar solo abre archivos de este ordenador.</translation>
    </message>
    <message>
        <source>“%1” can’t be opened.</source>
        <translation>«%1» no se puede abrir.</translation>
    </message>
    <message>
        <source>Close the dialog first, then drop it here.</source>
        <translation>Cierra primero el diálogo y luego suéltalo aquí.</translation>
    </message>
</context>
<context>
    <name>bubblebar::EndPanel</name>
    <message>
        <source>How the race went</source>
        <translation>Cómo fue la carrera</translation>
    </message>
    <message>
        <source>A click on the chart shows the race there.</source>
        <translation>Un clic en el gráfico muestra la carrera en ese punto.</translation>
    </message>
    <message>
        <source>Look at the board</source>
        <translation>Ver el tablero</translation>
    </message>
    <message>
        <source>Save the race…</source>
        <translation>Guardar la carrera…</translation>
    </message>
    <message>
        <source>New race…</source>
        <translation>Nueva carrera…</translation>
    </message>
    <message>
        <source>Replay</source>
        <translation>Repetición</translation>
    </message>
    <message>
        <source>Rematch</source>
        <translation>Revancha</translation>
    </message>
    <message>
        <source>The same players on the same track; the next seat begins</source>
        <translation>Los mismos jugadores en el mismo recorrido; empieza el siguiente sitio</translation>
    </message>
</context>
<context>
    <name>bubblebar::FileChangeBar</name>
    <message>
        <source>&amp;Reload</source>
        <translation>&amp;Recargar</translation>
    </message>
    <message>
        <source>Show the track as it is in the file now</source>
        <translation>Mostrar el recorrido como está ahora en el archivo</translation>
    </message>
    <message>
        <source>&amp;Keep mine</source>
        <translation>&amp;Conservar el mío</translation>
    </message>
    <message>
        <source>Go on with the track as it is in this window</source>
        <translation>Seguir con el recorrido como está en esta ventana</translation>
    </message>
    <message>
        <source>Another program changed “%1”. Reloading loses your changes.</source>
        <translation>Otro programa ha cambiado «%1». Al recargar se pierden tus cambios.</translation>
    </message>
    <message>
        <source>Another program changed “%1”.</source>
        <translation>Otro programa ha cambiado «%1».</translation>
    </message>
</context>
<context>
    <name>bubblebar::FilterBar</name>
    <message>
        <source>Search</source>
        <translation>Buscar</translation>
    </message>
    <message>
        <source>Search the box</source>
        <translation>Buscar en la caja</translation>
    </message>
    <message>
        <source>A letter, or a word such as “teal” or “draw”</source>
        <translation>Una letra o una palabra, como «turquesa» o «robar»</translation>
    </message>
    <message>
        <source>Filter</source>
        <translation>Filtrar</translation>
    </message>
    <message>
        <source>Only pieces with a certain terrain, bonus or number of exits</source>
        <translation>Solo piezas con cierto terreno, bonus o número de accesos</translation>
    </message>
    <message>
        <source>Show all pieces</source>
        <translation>Mostrar todas las piezas</translation>
    </message>
    <message>
        <source>Te&amp;rrain</source>
        <translation>Te&amp;rreno</translation>
    </message>
    <message>
        <source>any</source>
        <translation>cualquiera</translation>
    </message>
    <message>
        <source>&amp;Bonus</source>
        <translation>&amp;Bonus</translation>
    </message>
    <message>
        <source>&amp;Exits</source>
        <translation>&amp;Accesos</translation>
    </message>
    <message>
        <source>any number</source>
        <translation>cualquier número</translation>
    </message>
</context>
<context>
    <name>bubblebar::FindingRow</name>
    <message>
        <source>Show</source>
        <translation>Mostrar</translation>
    </message>
    <message>
        <source>To repair: %1</source>
        <extracomment>%1: what is wrong with the track and how to mend it</extracomment>
        <translation>Para arreglar: %1</translation>
    </message>
    <message>
        <source>To consider: %1</source>
        <translation>Para pensar: %1</translation>
    </message>
    <message>
        <source>Show the tiles. %1</source>
        <translation>Mostrar las losetas. %1</translation>
    </message>
</context>
<context>
    <name>bubblebar::FindingsPanel</name>
    <message>
        <source>Findings</source>
        <translation>Avisos</translation>
    </message>
    <message numerus="yes">
        <source>… and %n more</source>
        <translation>
            <numerusform>… y %n más</numerusform>
            <numerusform>… y %n más</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n to repair</source>
        <translation>
            <numerusform>%n para arreglar</numerusform>
            <numerusform>%n para arreglar</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n to consider</source>
        <translation>
            <numerusform>%n para pensar</numerusform>
            <numerusform>%n para pensar</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>bubblebar::FirstFlight</name>
    <message>
        <source>That card is for later. Press the one with the ring.</source>
        <translation>Esa carta es para más tarde. Pulsa la que tiene el aro.</translation>
    </message>
    <message>
        <source>That beetle waits for now. Press the one with the ring.</source>
        <translation>Ese escarabajo espera de momento. Pulsa el que tiene el aro.</translation>
    </message>
    <message>
        <source>That would work, too. Let us first try what has the ring.</source>
        <translation>Eso también valdría. Probemos primero lo que tiene el aro.</translation>
    </message>
</context>
<context>
    <name>bubblebar::FlightInvitation</name>
    <message>
        <source>A short race that shows you the game while you play it. It takes five minutes, and you can leave it at any time.</source>
        <translation>Una carrera corta que te enseña el juego mientras juegas. Dura cinco minutos y puedes dejarla cuando quieras.</translation>
    </message>
    <message>
        <source>Your First Flight waits for you</source>
        <translation>Tu Primer vuelo te espera</translation>
    </message>
    <message>
        <source>New here? Fly your First Flight!</source>
        <translation>¿Es tu primera vez? ¡Haz tu Primer vuelo!</translation>
    </message>
    <message>
        <source>Go on with it</source>
        <translation>Seguir con él</translation>
    </message>
    <message>
        <source>Start First Flight</source>
        <translation>Empezar Primer vuelo</translation>
    </message>
    <message>
        <source>Go on with First Flight</source>
        <translation>Seguir con Primer vuelo</translation>
    </message>
    <message>
        <source>First Flight</source>
        <translation>Primer vuelo</translation>
    </message>
    <message>
        <source>A short race that shows you the game while you play it</source>
        <translation>Una carrera corta que te enseña el juego mientras juegas</translation>
    </message>
</context>
<context>
    <name>bubblebar::GeneralPage</name>
    <message>
        <source>As the system</source>
        <translation>Como el sistema</translation>
    </message>
    <message>
        <source>&amp;Language</source>
        <translation>&amp;Idioma</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Claros</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Oscuros</translation>
    </message>
    <message>
        <source>&amp;Colours</source>
        <translation>&amp;Colores</translation>
    </message>
    <message>
        <source>Numbers and paper sizes are those of your region, and text is as large as your system’s.</source>
        <translation>Los números y los tamaños de papel son los de tu región, y el texto es tan grande como el de tu sistema.</translation>
    </message>
</context>
<context>
    <name>bubblebar::GenerateDialog</name>
    <message>
        <source>Generate a track</source>
        <translation>Generar un recorrido</translation>
    </message>
    <message>
        <source>&amp;Lay this track</source>
        <translation>&amp;Colocar este recorrido</translation>
    </message>
    <message>
        <source>It takes the place of what lies on the table now. Undo brings that back.</source>
        <translation>Sustituye a lo que hay ahora en la mesa. Deshacer lo recupera.</translation>
    </message>
    <message numerus="yes">
        <source>a race of two takes about %n turn(s)</source>
        <translation>
            <numerusform>una carrera de dos dura cerca de %n turno</numerusform>
            <numerusform>una carrera de dos dura unos %n turnos</numerusform>
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
            <numerusform>Mazo, %n carta</numerusform>
            <numerusform>Mazo, %n cartas</numerusform>
        </translation>
    </message>
    <message>
        <source>Played in this turn: %1</source>
        <translation>Jugadas en este turno: %1</translation>
    </message>
    <message>
        <source>Discard pile, empty</source>
        <translation>Descartes, sin cartas</translation>
    </message>
    <message numerus="yes">
        <source>Discard pile, %n card(s), on top: %1</source>
        <translation>
            <numerusform>Descartes, %n carta, encima: %1</numerusform>
            <numerusform>Descartes, %n cartas, encima: %1</numerusform>
        </translation>
    </message>
    <message>
        <source>Chosen.</source>
        <translation>Elegida.</translation>
    </message>
    <message>
        <source>Can be played.</source>
        <translation>Se puede jugar.</translation>
    </message>
    <message>
        <source>Hand</source>
        <translation>Mano</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s), face down</source>
        <translation>
            <numerusform>%n carta, boca abajo</numerusform>
            <numerusform>%n cartas, boca abajo</numerusform>
        </translation>
    </message>
    <message>
        <source>Draw · %1</source>
        <translation>Robar · %1</translation>
    </message>
    <message>
        <source>Discard · %1</source>
        <translation>Descartes · %1</translation>
    </message>
    <message>
        <source>Played · %1</source>
        <translation>Jugada · %1</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) to draw</source>
        <translation>
            <numerusform>%n carta por robar</numerusform>
            <numerusform>%n cartas por robar</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s), on top: %1</source>
        <translation>
            <numerusform>%n carta, encima: %1</numerusform>
            <numerusform>%n cartas, encima: %1</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>bubblebar::HelpView</name>
    <message>
        <source>Page</source>
        <translation>Página</translation>
    </message>
</context>
<context>
    <name>bubblebar::HelpWindow</name>
    <message>
        <source>Pages</source>
        <translation>Páginas</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Buscar</translation>
    </message>
    <message>
        <source>Search the help</source>
        <translation>Buscar en la ayuda</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Atrás</translation>
    </message>
    <message>
        <source>Forward</source>
        <translation>Adelante</translation>
    </message>
    <message>
        <source>%1 – Help</source>
        <translation>%1 – Ayuda</translation>
    </message>
</context>
<context>
    <name>bubblebar::KeysDialog</name>
    <message>
        <source>Keys and mouse</source>
        <translation>Teclas y ratón</translation>
    </message>
</context>
<context>
    <name>bubblebar::KeysPage</name>
    <message>
        <source>N&amp;o key</source>
        <translation>Sin t&amp;ecla</translation>
    </message>
    <message>
        <source>&amp;Usual key</source>
        <translation>Tecla &amp;habitual</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Buscar</translation>
    </message>
    <message>
        <source>Search the keys</source>
        <translation>Buscar en las teclas</translation>
    </message>
    <message>
        <source>&amp;Key</source>
        <translation>Tec&amp;la</translation>
    </message>
    <message>
        <source>Keys of &amp;Beep! Beep!…</source>
        <translation>Teclas de &amp;Beep! Beep!…</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Teclas</translation>
    </message>
    <message>
        <source>What it does</source>
        <translation>Qué hace</translation>
    </message>
    <message>
        <source>Key</source>
        <translation>Tecla</translation>
    </message>
    <message>
        <source>Where</source>
        <translation>Dónde</translation>
    </message>
    <message>
        <source>“%1” is needed in every window.</source>
        <translation>«%1» se necesita en todas las ventanas.</translation>
    </message>
    <message>
        <source>“%1” is the key for “%2” already. Give that another key first.</source>
        <translation>«%1» ya es la tecla de «%2». Dale antes otra tecla a esa acción.</translation>
    </message>
    <message>
        <source>“%1” is the key for “%2” now. Give that another key first.</source>
        <translation>«%1» es ahora la tecla de «%2». Dale antes otra tecla a esa acción.</translation>
    </message>
</context>
<context>
    <name>bubblebar::KindList</name>
    <message>
        <source>Picture, build list, code</source>
        <translation>Imagen, lista de montaje, código</translation>
    </message>
    <message>
        <source>True size, several pages</source>
        <translation>Tamaño real, varias páginas</translation>
    </message>
    <message>
        <source>Fronts and backs to cut</source>
        <translation>Anversos y reversos para recortar</translation>
    </message>
    <message>
        <source>The race’s cards to cut</source>
        <translation>Las cartas de la carrera para recortar</translation>
    </message>
    <message>
        <source>For the wooden discs</source>
        <translation>Para los discos de madera</translation>
    </message>
    <message>
        <source>What to print</source>
        <translation>Qué imprimir</translation>
    </message>
</context>
<context>
    <name>bubblebar::LayoutPreview</name>
    <message>
        <source>Picture of the track: %1</source>
        <translation>Imagen del recorrido: %1</translation>
    </message>
    <message>
        <source>No track</source>
        <translation>Ningún recorrido</translation>
    </message>
</context>
<context>
    <name>bubblebar::LengthView</name>
    <message>
        <source>Show the &amp;shortest route</source>
        <translation>Mostrar la &amp;ruta más corta</translation>
    </message>
    <message>
        <source>&lt;b&gt;%1&lt;/b&gt; · %2 · %3</source>
        <extracomment>%1: &quot;Medium&quot;; %2: &quot;9 tiles&quot;; %3: &quot;13 spaces on the shortest route&quot;</extracomment>
        <translation>&lt;b&gt;%1&lt;/b&gt; · %2 · %3</translation>
    </message>
    <message numerus="yes">
        <source>%n tile(s)</source>
        <translation>
            <numerusform>%n loseta</numerusform>
            <numerusform>%n losetas</numerusform>
        </translation>
    </message>
    <message>
        <source>No path leads from the start tile to the finish tile yet.</source>
        <translation>Todavía ningún camino lleva de la loseta de salida a la de meta.</translation>
    </message>
    <message>
        <source>no route yet</source>
        <translation>aún sin ruta</translation>
    </message>
    <message numerus="yes">
        <source>%n space(s) on the shortest route</source>
        <translation>
            <numerusform>%n casilla en la ruta más corta</numerusform>
            <numerusform>%n casillas en la ruta más corta</numerusform>
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
            <numerusform>queda %n en la caja</numerusform>
            <numerusform>quedan %n en la caja</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>bubblebar::LobbyWindow</name>
    <message>
        <source>&amp;Recent</source>
        <translation>&amp;Recientes</translation>
    </message>
    <message>
        <source>Games that you save or leave early wait here for you.</source>
        <translation>Las partidas que guardas o dejas a medias te esperan aquí.</translation>
    </message>
    <message>
        <source>Bubble Bar</source>
        <translation>Bubble Bar</translation>
    </message>
    <message>
        <source>&amp;Game</source>
        <translation>&amp;Partida</translation>
    </message>
    <message>
        <source>&amp;New race…</source>
        <translation>&amp;Nueva carrera…</translation>
    </message>
    <message>
        <source>New game of &amp;Beetle…</source>
        <translation>Nueva partida de &amp;Beetle…</translation>
    </message>
    <message>
        <source>New game of Bee&amp;p! Beep!…</source>
        <translation>Nueva partida de B&amp;eep! Beep!…</translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation>&amp;Abrir…</translation>
    </message>
    <message>
        <source>&amp;Design a track</source>
        <translation>&amp;Diseñar un recorrido</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>&amp;Salir</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>Ay&amp;uda</translation>
    </message>
    <message>
        <source>&amp;First Flight</source>
        <translation>&amp;Primer vuelo</translation>
    </message>
    <message>
        <source>&amp;About Bubble Bar</source>
        <translation>A&amp;cerca de Bubble Bar</translation>
    </message>
    <message>
        <source>About &amp;Qt</source>
        <translation>Acerca de &amp;Qt</translation>
    </message>
    <message>
        <source>&amp;Clear this list</source>
        <translation>&amp;Vaciar esta lista</translation>
    </message>
    <message>
        <source>Beetle to the Bubble</source>
        <translation>Beetle to the Bubble</translation>
    </message>
    <message>
        <source>New race</source>
        <translation>Nueva carrera</translation>
    </message>
    <message>
        <source>Beetle</source>
        <translation>Beetle</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Jugar</translation>
    </message>
    <message>
        <source>Beep! Beep!</source>
        <translation>Beep! Beep!</translation>
    </message>
    <message>
        <source>Track designer</source>
        <translation>Diseñador de recorridos</translation>
    </message>
    <message>
        <source>Design a track</source>
        <translation>Diseñar un recorrido</translation>
    </message>
    <message>
        <source>What shall we play?</source>
        <translation>¿A qué jugamos?</translation>
    </message>
    <message>
        <source>Open…</source>
        <translation>Abrir…</translation>
    </message>
    <message>
        <source>Open a saved game or a track. You can also drop it on this window.</source>
        <translation>Abre una partida guardada o un recorrido. También puedes soltarlo en esta ventana.</translation>
    </message>
    <message>
        <source>Saved games</source>
        <translation>Partidas guardadas</translation>
    </message>
    <message>
        <source>Go on playing</source>
        <translation>Seguir jugando</translation>
    </message>
    <message>
        <source>Throw away…</source>
        <translation>Tirar…</translation>
    </message>
    <message>
        <source>Throw the game away?</source>
        <translation>¿Tirar la partida?</translation>
    </message>
    <message>
        <source>“%1” can’t go on then.</source>
        <translation>Entonces «%1» no podrá continuar.</translation>
    </message>
    <message>
        <source>Throw away</source>
        <translation>Tirar</translation>
    </message>
    <message>
        <source>Keep it</source>
        <translation>Conservarla</translation>
    </message>
    <message>
        <source>Tracks for a new race</source>
        <translation>Recorridos para una nueva carrera</translation>
    </message>
    <message>
        <source>Tracks</source>
        <translation>Recorridos</translation>
    </message>
    <message>
        <source>New race on it…</source>
        <translation>Nueva carrera aquí…</translation>
    </message>
    <message>
        <source>Edit in the designer</source>
        <translation>Editar en el diseñador</translation>
    </message>
    <message>
        <source>Unfinished races</source>
        <translation>Carreras sin terminar</translation>
    </message>
    <message numerus="yes">
        <source>%n unfinished race(s) can’t go on: the file is damaged.</source>
        <translation>
            <numerusform>Una carrera sin terminar no puede continuar: el archivo está dañado.</numerusform>
            <numerusform>%n carreras sin terminar no pueden continuar: los archivos están dañados.</numerusform>
        </translation>
    </message>
    <message>
        <source>What is left was put aside in “%1”.</source>
        <translation>Lo que queda se ha apartado en «%1».</translation>
    </message>
    <message>
        <source>From the milk carton to the bar
2 to 5 players</source>
        <translation>Del cartón de leche al bar
De 2 a 5 jugadores</translation>
    </message>
    <message>
        <source>Roll a die, draw a beetle
2 to 8 players</source>
        <translation>Tira el dado, dibuja un escarabajo
De 2 a 8 jugadores</translation>
    </message>
    <message>
        <source>All at once: match animals
2 to 6 players</source>
        <translation>Todos a la vez: junta animales
De 2 a 6 jugadores</translation>
    </message>
    <message>
        <source>Lay a track of your own
Print it, share it, race on it</source>
        <translation>Monta tu propio recorrido
Imprímelo, compártelo, corre en él</translation>
    </message>
</context>
<context>
    <name>bubblebar::NewRaceDialog</name>
    <message>
        <source>&amp;Start the race</source>
        <translation>&amp;Empezar la carrera</translation>
    </message>
    <message>
        <source>New race</source>
        <translation>Nueva carrera</translation>
    </message>
    <message>
        <source>New track</source>
        <translation>Nuevo recorrido</translation>
    </message>
    <message>
        <source>“%1” can’t be played yet: see below its name.</source>
        <translation>«%1» aún no se puede jugar: mira debajo de su nombre.</translation>
    </message>
</context>
<context>
    <name>bubblebar::PagePreview</name>
    <message>
        <source>Preview</source>
        <translation>Vista previa</translation>
    </message>
</context>
<context>
    <name>bubblebar::PageStrip</name>
    <message>
        <source>Pages</source>
        <translation>Páginas</translation>
    </message>
</context>
<context>
    <name>bubblebar::PieceCountsEditor</name>
    <message>
        <source>Piece</source>
        <translation>Pieza</translation>
    </message>
    <message>
        <source>How many</source>
        <translation>Cuántas</translation>
    </message>
    <message>
        <source>Pieces to print</source>
        <translation>Piezas que imprimir</translation>
    </message>
    <message>
        <source>Start tile</source>
        <translation>Loseta de salida</translation>
    </message>
    <message>
        <source>Finish tile</source>
        <translation>Loseta de meta</translation>
    </message>
    <message>
        <source>Tile %1</source>
        <translation>Loseta %1</translation>
    </message>
    <message>
        <source>One of each</source>
        <translation>Una de cada</translation>
    </message>
    <message>
        <source>Those of this track</source>
        <translation>Las de este recorrido</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Ninguna</translation>
    </message>
</context>
<context>
    <name>bubblebar::PieceList</name>
    <message>
        <source>Pieces of the box</source>
        <translation>Piezas de la caja</translation>
    </message>
    <message>
        <source>No matching piece</source>
        <translation>No hay piezas que coincidan</translation>
    </message>
</context>
<context>
    <name>bubblebar::PiecePalette</name>
    <message>
        <source>The box</source>
        <translation>La caja</translation>
    </message>
    <message>
        <source>%1 of %2 left</source>
        <extracomment>Of all pieces in the box, so many are not laid: &quot;3 of 12 left&quot;</extracomment>
        <translation>quedan %1 de %2</translation>
    </message>
</context>
<context>
    <name>bubblebar::PiecesModel</name>
    <message>
        <source>The Milk Carton Office: exits on all sides</source>
        <translation>La Oficina del Cartón de Leche: accesos por todos los lados</translation>
    </message>
    <message>
        <source>The Bubble Bar: exits on all sides</source>
        <translation>El Bubble Bar: accesos por todos los lados</translation>
    </message>
    <message>
        <source>%1 · in hand</source>
        <extracomment>%1: the name of a piece, as in &quot;A · in hand&quot;</extracomment>
        <translation>%1 · en la mano</translation>
    </message>
    <message>
        <source>%1 · laid</source>
        <extracomment>%1: the name of a piece, as in &quot;A · laid&quot;</extracomment>
        <translation>%1 · puesta</translation>
    </message>
    <message numerus="yes">
        <source>%1 · %n left</source>
        <extracomment>%1: the name of a piece, as in &quot;A · 2 left&quot;</extracomment>
        <translation>
            <numerusform>%1 · queda %n</numerusform>
            <numerusform>%1 · quedan %n</numerusform>
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
        <translation>%1 El reverso queda arriba.</translation>
    </message>
</context>
<context>
    <name>bubblebar::PlacesTable</name>
    <message>
        <source>Places</source>
        <translation>Puestos</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>Puesto</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Jugador</translation>
    </message>
    <message>
        <source>Home</source>
        <translation>En la meta</translation>
    </message>
    <message>
        <source>Steps to go</source>
        <translation>Pasos que faltan</translation>
    </message>
    <message>
        <source>Cards played</source>
        <translation>Cartas jugadas</translation>
    </message>
    <message>
        <source>Bonuses</source>
        <translation>Bonus</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <comment>beetles home</comment>
        <translation>%1 de %2</translation>
    </message>
</context>
<context>
    <name>bubblebar::PlayersModel</name>
    <message>
        <source>%1 · playing</source>
        <translation>%1 · jugando</translation>
    </message>
    <message>
        <source>you decide now</source>
        <translation>ahora decides tú</translation>
    </message>
    <message>
        <source>next</source>
        <translation>después</translation>
    </message>
    <message>
        <source>%1 of %2 home</source>
        <translation>%1 de %2 en la meta</translation>
    </message>
    <message>
        <source>%1, with %2</source>
        <comment>team, partner</comment>
        <translation>%1, con %2</translation>
    </message>
    <message>
        <source>%1, %2, %3, %4</source>
        <comment>player, beetles&apos; colour, who plays, beetles home</comment>
        <translation>%1, %2, %3, %4</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s)</source>
        <translation>
            <numerusform>%n carta</numerusform>
            <numerusform>%n cartas</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>bubblebar::PlayersPane</name>
    <message>
        <source>&amp;Hide the hand when the next person takes over</source>
        <translation>O&amp;cultar la mano cuando le toca a otra persona</translation>
    </message>
    <message>
        <source>First player</source>
        <translation>Primer jugador</translation>
    </message>
    <message>
        <source>Random</source>
        <translation>Al azar</translation>
    </message>
    <message>
        <source>Players, in order of seats</source>
        <translation>Jugadores, por orden de sitios</translation>
    </message>
    <message>
        <source>First &amp;player</source>
        <translation>&amp;Primer jugador</translation>
    </message>
    <message>
        <source>&amp;Cards</source>
        <translation>Car&amp;tas</translation>
    </message>
    <message numerus="yes">
        <source>%n beetle(s) each</source>
        <translation>
            <numerusform>%n escarabajo cada uno</numerusform>
            <numerusform>%n escarabajos cada uno</numerusform>
        </translation>
    </message>
    <message>
        <source>Only where two people or more share the screen</source>
        <translation>Solo si dos personas o más comparten la pantalla</translation>
    </message>
</context>
<context>
    <name>bubblebar::PlaysPanel</name>
    <message>
        <source>Players</source>
        <translation>Jugadores</translation>
    </message>
    <message>
        <source>Level of the computer players</source>
        <translation>Nivel de los ordenadores</translation>
    </message>
    <message>
        <source>Races run</source>
        <translation>Carreras corridas</translation>
    </message>
    <message>
        <source>Turns of a race</source>
        <translation>Turnos de una carrera</translation>
    </message>
    <message>
        <source>Chance to win by seat</source>
        <translation>Probabilidad de ganar por sitio</translation>
    </message>
    <message>
        <source>Where beetles stand longest</source>
        <translation>Dónde se quedan más los escarabajos</translation>
    </message>
    <message>
        <source>&amp;Heat map</source>
        <translation>Mapa de ca&amp;lor</translation>
    </message>
    <message>
        <source>Show on the track how often each space is visited</source>
        <translation>Mostrar en el recorrido con qué frecuencia se visita cada casilla</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>Mostrar</translation>
    </message>
    <message>
        <source>Turns of all players together, in the middle of all races</source>
        <translation>Turnos de todos los jugadores juntos, en la mediana de las carreras</translation>
    </message>
    <message>
        <source>Half a minute for each turn</source>
        <translation>Medio minuto por turno</translation>
    </message>
    <message numerus="yes">
        <source>%n player(s)</source>
        <translation>
            <numerusform>%n jugador</numerusform>
            <numerusform>%n jugadores</numerusform>
        </translation>
    </message>
    <message>
        <source>How it plays</source>
        <translation>Cómo se juega</translation>
    </message>
    <message>
        <source>As it was before the last change</source>
        <translation>Como era antes del último cambio</translation>
    </message>
    <message>
        <source>The first races are on their way …</source>
        <translation>Las primeras carreras están en marcha…</translation>
    </message>
    <message>
        <source>To see how it plays, repair this first:</source>
        <translation>Para ver cómo se juega, arregla antes esto:</translation>
    </message>
    <message>
        <source>&amp;Stop</source>
        <translation>&amp;Detener</translation>
    </message>
    <message>
        <source>&amp;Restart</source>
        <translation>&amp;Reiniciar</translation>
    </message>
    <message>
        <source>Keep the figures so far</source>
        <translation>Conservar las cifras obtenidas hasta ahora</translation>
    </message>
    <message>
        <source>Run other races</source>
        <translation>Correr otras carreras</translation>
    </message>
</context>
<context>
    <name>bubblebar::PrintDialog</name>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>Print at 100 %, not “fit to page”. Then measure the test line: it must be as long as it says.</source>
        <translation>Imprime al 100 %, no «ajustado a la página». Luego mide la línea de prueba: debe medir lo que indica.</translation>
    </message>
    <message>
        <source>Print %1</source>
        <translation>Imprimir %1</translation>
    </message>
    <message>
        <source> dpi</source>
        <translation> ppp</translation>
    </message>
    <message>
        <source>R&amp;esolution of pictures</source>
        <translation>R&amp;esolución de las imágenes</translation>
    </message>
    <message>
        <source>Previous page</source>
        <translation>Página anterior</translation>
    </message>
    <message>
        <source>Next page</source>
        <translation>Página siguiente</translation>
    </message>
    <message>
        <source>Smaller</source>
        <translation>Más pequeño</translation>
    </message>
    <message>
        <source>Whole page</source>
        <translation>Página completa</translation>
    </message>
    <message>
        <source>Larger</source>
        <translation>Más grande</translation>
    </message>
    <message>
        <source>Page %1 of %2</source>
        <translation>Página %1 de %2</translation>
    </message>
    <message>
        <source>Printer &amp;set-up…</source>
        <translation>Ajustes de la &amp;impresora…</translation>
    </message>
    <message>
        <source>Save as P&amp;DF…</source>
        <translation>Guardar como PD&amp;F…</translation>
    </message>
    <message>
        <source>Save as pi&amp;cture…</source>
        <translation>Guardar &amp;como imagen…</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Cerrar</translation>
    </message>
    <message>
        <source>No printer was found. Save as PDF and print that.</source>
        <translation>No se ha encontrado ninguna impresora. Guarda como PDF e imprímelo.</translation>
    </message>
    <message numerus="yes">
        <source>Print %n page(s)</source>
        <translation>
            <numerusform>Imprimir %n página</numerusform>
            <numerusform>Imprimir %n páginas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Upright needs only %n page(s)</source>
        <translation>
            <numerusform>En vertical basta %n página</numerusform>
            <numerusform>En vertical bastan %n páginas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Across needs only %n page(s)</source>
        <translation>
            <numerusform>En horizontal basta %n página</numerusform>
            <numerusform>En horizontal bastan %n páginas</numerusform>
        </translation>
    </message>
    <message>
        <source>Printing…</source>
        <translation>Imprimiendo…</translation>
    </message>
    <message>
        <source>Sent to %1.</source>
        <translation>Enviado a %1.</translation>
    </message>
    <message>
        <source>Saving…</source>
        <translation>Guardando…</translation>
    </message>
    <message>
        <source>Saved as %1.</source>
        <translation>Guardado como %1.</translation>
    </message>
    <message numerus="yes">
        <source>Saved as %n file(s): %1 …</source>
        <translation>
            <numerusform>Guardado en %n archivo: %1…</numerusform>
            <numerusform>Guardado en %n archivos: %1…</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing was printed or saved</source>
        <translation>No se ha impreso ni guardado nada</translation>
    </message>
    <message>
        <source>Print options</source>
        <translation>Opciones de impresión</translation>
    </message>
</context>
<context>
    <name>bubblebar::PrintOptionsPane</name>
    <message>
        <source>Other size</source>
        <translation>Otro tamaño</translation>
    </message>
    <message>
        <source>%1 · %2 × %3 mm</source>
        <comment>paper: name, width, height</comment>
        <translation>%1 · %2 × %3 mm</translation>
    </message>
    <message>
        <source>Fewest pages</source>
        <comment>direction of the paper</comment>
        <translation>Menos páginas</translation>
    </message>
    <message>
        <source>Upright</source>
        <comment>direction of the paper</comment>
        <translation>Vertical</translation>
    </message>
    <message>
        <source>Across</source>
        <comment>direction of the paper</comment>
        <translation>Horizontal</translation>
    </message>
    <message>
        <source>On own sheets</source>
        <translation>En hojas aparte</translation>
    </message>
    <message>
        <source>Over the long edge</source>
        <translation>Por el borde largo</translation>
    </message>
    <message>
        <source>Over the short edge</source>
        <translation>Por el borde corto</translation>
    </message>
    <message>
        <source> mm</source>
        <translation> mm</translation>
    </message>
    <message>
        <source>&amp;Paper</source>
        <translation>&amp;Papel</translation>
    </message>
    <message>
        <source>Paper &amp;width</source>
        <translation>A&amp;ncho del papel</translation>
    </message>
    <message>
        <source>The shorter side</source>
        <translation>El lado más corto</translation>
    </message>
    <message>
        <source>Paper &amp;height</source>
        <translation>A&amp;lto del papel</translation>
    </message>
    <message>
        <source>The longer side</source>
        <translation>El lado más largo</translation>
    </message>
    <message>
        <source>D&amp;irection</source>
        <translation>&amp;Orientación</translation>
    </message>
    <message>
        <source>&amp;Margins</source>
        <translation>&amp;Márgenes</translation>
    </message>
    <message>
        <source>Free of drawings on every side; marks and the test line lie there</source>
        <translation>Libres de dibujos por todos los lados; ahí van las marcas y la línea de prueba</translation>
    </message>
    <message>
        <source>&amp;Tile width</source>
        <translation>Ancho de la lose&amp;ta</translation>
    </message>
    <message>
        <source>From edge to edge; 90 mm as in the box</source>
        <translation>De borde a borde; 90 mm como en la caja</translation>
    </message>
    <message>
        <source>&amp;Overlap</source>
        <translation>&amp;Solape</translation>
    </message>
    <message>
        <source>How much neighbouring pages share, for gluing</source>
        <translation>Cuánto comparten las páginas vecinas, para pegarlas</translation>
    </message>
    <message>
        <source>Begin with a page m&amp;ap</source>
        <translation>Empezar con un mapa de pá&amp;ginas</translation>
    </message>
    <message>
        <source>The edge over which the printer turns the paper</source>
        <translation>El borde por el que la impresora da la vuelta al papel</translation>
    </message>
    <message>
        <source>&amp;Backs</source>
        <translation>&amp;Reversos</translation>
    </message>
    <message>
        <source>Print one sheet, hold it against the light, and enter how far the backs are off</source>
        <translation>Imprime una hoja, mírala a contraluz e indica cuánto se desvían los reversos</translation>
    </message>
    <message>
        <source>Backs to the &amp;right</source>
        <translation>Reversos a la &amp;derecha</translation>
    </message>
    <message>
        <source>Backs dow&amp;n</source>
        <translation>Reversos hacia a&amp;bajo</translation>
    </message>
</context>
<context>
    <name>bubblebar::PrinterChoice</name>
    <message>
        <source>Printer</source>
        <translation>Impresora</translation>
    </message>
    <message>
        <source>No printer found</source>
        <translation>No hay impresora</translation>
    </message>
</context>
<context>
    <name>bubblebar::PrivacyPage</name>
    <message>
        <source>&amp;Forget all names and files now</source>
        <translation>&amp;Olvidar ahora todos los nombres y archivos</translation>
    </message>
    <message>
        <source>All of it stays on this computer. Bubble Bar sends nothing to anybody.</source>
        <translation>Todo se queda en este ordenador. Bubble Bar no envía nada a nadie.</translation>
    </message>
    <message>
        <source>Remember the &amp;names of players</source>
        <translation>R&amp;ecordar los nombres de los jugadores</translation>
    </message>
    <message>
        <source>Remember the &amp;last files</source>
        <translation>Recordar los últimos &amp;archivos</translation>
    </message>
</context>
<context>
    <name>bubblebar::PromptLine</name>
    <message>
        <source>Back</source>
        <translation>Atrás</translation>
    </message>
    <message>
        <source>One step back (Esc, or a right click on the board)</source>
        <translation>Un paso atrás (Esc, o clic derecho en el tablero)</translation>
    </message>
</context>
<context>
    <name>bubblebar::QrView</name>
    <message>
        <source>QR code of the share code</source>
        <translation>Código QR del código para compartir</translation>
    </message>
</context>
<context>
    <name>bubblebar::RaceChartView</name>
    <message>
        <source>How the race went</source>
        <translation>Cómo fue la carrera</translation>
    </message>
    <message>
        <source>turns</source>
        <translation>turnos</translation>
    </message>
    <message>
        <source>Steps to go, all beetles together</source>
        <translation>Pasos que faltan, todos los escarabajos juntos</translation>
    </message>
    <message>
        <source>Steps to go after each turn, %1 turns. The Left and Right keys tell the numbers of each turn, Enter shows the race there.</source>
        <translation>Pasos que faltan después de cada turno, %1 turnos. Las teclas Izquierda y Derecha dicen los números de cada turno; Intro muestra la carrera en ese punto.</translation>
    </message>
    <message>
        <source>%1: from %2 to %3</source>
        <comment>player: steps at first, at last</comment>
        <translation>%1: de %2 a %3</translation>
    </message>
    <message>
        <source>At the start</source>
        <translation>En la salida</translation>
    </message>
    <message>
        <source>After turn %1, of %2</source>
        <translation>Después del turno %1, de %2</translation>
    </message>
    <message>
        <source>%1: home</source>
        <translation>%1: ha llegado</translation>
    </message>
    <message>
        <source>%1: %2 to go</source>
        <comment>player: steps</comment>
        <translation>%1: faltan %2</translation>
    </message>
</context>
<context>
    <name>bubblebar::RaceList</name>
    <message>
        <source>%1 (unsaved)</source>
        <translation>%1 (sin guardar)</translation>
    </message>
    <message>
        <source>Unfinished race</source>
        <translation>Carrera sin terminar</translation>
    </message>
    <message>
        <source>Race on “%1”</source>
        <translation>Carrera en «%1»</translation>
    </message>
    <message>
        <source>Unfinished game</source>
        <translation>Partida sin terminar</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>player, points</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>Bubble Bar kept it for you.</source>
        <translation>Bubble Bar la ha guardado para ti.</translation>
    </message>
    <message>
        <source>%1, %2, saved %3</source>
        <translation>%1, %2, guardada %3</translation>
    </message>
    <message>
        <source>today %1</source>
        <translation>hoy %1</translation>
    </message>
    <message>
        <source>yesterday %1</source>
        <translation>ayer %1</translation>
    </message>
</context>
<context>
    <name>bubblebar::ReadySign</name>
    <message>
        <source>Ready to play</source>
        <translation>Listo para jugar</translation>
    </message>
</context>
<context>
    <name>bubblebar::RecoveryDialog</name>
    <message>
        <source>Track without a name</source>
        <translation>Recorrido sin nombre</translation>
    </message>
    <message>
        <source>Damaged copy, %1
It can’t be read: %2</source>
        <translation>Copia dañada, %1
No se puede leer: %2</translation>
    </message>
    <message>
        <source>never saved to a file</source>
        <translation>nunca guardado en un archivo</translation>
    </message>
    <message>
        <source>%1 · %2 · %3
%4</source>
        <translation>%1 · %2 · %3
%4</translation>
    </message>
    <message>
        <source>&amp;Recover</source>
        <translation>&amp;Recuperar</translation>
    </message>
    <message>
        <source>&amp;Discard</source>
        <translation>&amp;Descartar</translation>
    </message>
    <message>
        <source>Unsaved tracks</source>
        <translation>Recorridos sin guardar</translation>
    </message>
    <message>
        <source>The program ended before these tracks were saved. Recovering one opens it; its file stays as it is until you save.</source>
        <translation>El programa se cerró antes de guardar estos recorridos. Al recuperar uno, se abre; su archivo queda como está hasta que guardes.</translation>
    </message>
    <message>
        <source>Delete the unsaved changes. The tracks’ own files stay as they are.</source>
        <translation>Elimina los cambios sin guardar. Los archivos de los recorridos quedan como están.</translation>
    </message>
    <message>
        <source>&amp;Later</source>
        <translation>&amp;Más tarde</translation>
    </message>
</context>
<context>
    <name>bubblebar::ReplayBar</name>
    <message>
        <source>Play on from here…</source>
        <translation>Seguir desde aquí…</translation>
    </message>
    <message>
        <source>Leave the replay (Esc)</source>
        <translation>Salir de la repetición (Esc)</translation>
    </message>
    <message>
        <source>To the start (Home)</source>
        <translation>Al principio (Inicio)</translation>
    </message>
    <message>
        <source>One step back (Left)</source>
        <translation>Un paso atrás (Izquierda)</translation>
    </message>
    <message>
        <source>One step on (Right)</source>
        <translation>Un paso adelante (Derecha)</translation>
    </message>
    <message>
        <source>To the end (End)</source>
        <translation>Al final (Fin)</translation>
    </message>
    <message>
        <source>Turn</source>
        <translation>Turno</translation>
    </message>
    <message>
        <source>The turn after which the race is shown</source>
        <translation>El turno tras el que se muestra la carrera</translation>
    </message>
    <message>
        <source>%1 ×</source>
        <comment>so many times the normal speed</comment>
        <translation>%1 ×</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>Velocidad</translation>
    </message>
    <message>
        <source>How fast it is played</source>
        <translation>A qué velocidad se reproduce</translation>
    </message>
    <message>
        <source>Turn %1 of %2</source>
        <translation>Turno %1 de %2</translation>
    </message>
    <message>
        <source>A new race that begins with the position shown</source>
        <translation>Una nueva carrera que empieza en la posición mostrada</translation>
    </message>
    <message>
        <source>Pause (Space)</source>
        <translation>Pausa (Espacio)</translation>
    </message>
    <message>
        <source>Play (Space)</source>
        <translation>Reproducir (Espacio)</translation>
    </message>
</context>
<context>
    <name>bubblebar::ReplayDesk</name>
    <message>
        <source>Once the race is over, it can be played on from any point.</source>
        <translation>Cuando la carrera haya terminado, se podrá seguir desde cualquier punto.</translation>
    </message>
    <message>
        <source>Back to the result</source>
        <translation>Volver al resultado</translation>
    </message>
    <message>
        <source>Back to the race</source>
        <translation>Volver a la carrera</translation>
    </message>
    <message>
        <source>The start of the race</source>
        <translation>El comienzo de la carrera</translation>
    </message>
    <message>
        <source>While the race runs, a replay shows nobody’s cards.</source>
        <translation>Mientras dura la carrera, la repetición no muestra las cartas de nadie.</translation>
    </message>
</context>
<context>
    <name>bubblebar::SeatHandle</name>
    <message>
        <source>Drag to another seat, or press Up or Down</source>
        <translation>Arrastra a otro sitio o pulsa Arriba o Abajo</translation>
    </message>
</context>
<context>
    <name>bubblebar::SeatRow</name>
    <message>
        <source>Name</source>
        <translation>Nombre</translation>
    </message>
    <message>
        <source>Move %1 from seat %2, Up or Down</source>
        <translation>Mover a %1 del sitio %2, Arriba o Abajo</translation>
    </message>
    <message>
        <source>Colour of %1</source>
        <translation>Color de %1</translation>
    </message>
    <message>
        <source>Name on seat %1</source>
        <translation>Nombre en el sitio %1</translation>
    </message>
    <message>
        <source>Who plays for %1</source>
        <translation>Quién juega por %1</translation>
    </message>
    <message>
        <source>Remove %1</source>
        <translation>Quitar a %1</translation>
    </message>
    <message>
        <source>Remove this player</source>
        <translation>Quitar a este jugador</translation>
    </message>
    <message>
        <source>A race needs two players</source>
        <translation>Una carrera necesita dos jugadores</translation>
    </message>
</context>
<context>
    <name>bubblebar::SeatsEditor</name>
    <message>
        <source>Shuffle seats</source>
        <translation>Barajar los sitios</translation>
    </message>
    <message>
        <source>Add a third player</source>
        <translation>Añadir un tercer jugador</translation>
    </message>
    <message>
        <source>Add a fourth player</source>
        <translation>Añadir un cuarto jugador</translation>
    </message>
    <message>
        <source>Add a fifth player</source>
        <translation>Añadir un quinto jugador</translation>
    </message>
</context>
<context>
    <name>bubblebar::SeatsNews</name>
    <message>
        <source>Rosie</source>
        <translation>Rosi</translation>
    </message>
    <message>
        <source>Bumble</source>
        <translation>Zumbi</translation>
    </message>
    <message>
        <source>Otto</source>
        <translation>Otto</translation>
    </message>
    <message>
        <source>Hazel</source>
        <translation>Alba</translation>
    </message>
    <message>
        <source>Pip</source>
        <translation>Pipo</translation>
    </message>
    <message>
        <source>Clover</source>
        <translation>Trébol</translation>
    </message>
    <message>
        <source>Fern</source>
        <translation>Menta</translation>
    </message>
    <message>
        <source>Moss</source>
        <translation>Musgo</translation>
    </message>
    <message>
        <source>Player %1</source>
        <translation>Jugador %1</translation>
    </message>
</context>
<context>
    <name>bubblebar::SettingsDialog</name>
    <message>
        <source>Se&amp;ttings…</source>
        <translation>Pre&amp;ferencias…</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Preferencias</translation>
    </message>
    <message>
        <source>&amp;General</source>
        <translation>&amp;General</translation>
    </message>
    <message>
        <source>&amp;Table</source>
        <translation>&amp;Mesa</translation>
    </message>
    <message>
        <source>&amp;Sound</source>
        <translation>&amp;Sonido</translation>
    </message>
    <message>
        <source>&amp;Keys</source>
        <translation>&amp;Teclas</translation>
    </message>
    <message>
        <source>&amp;Names and privacy</source>
        <translation>&amp;Nombres y privacidad</translation>
    </message>
</context>
<context>
    <name>bubblebar::ShareDialog</name>
    <message>
        <source>&amp;Copy the code</source>
        <translation>&amp;Copiar el código</translation>
    </message>
    <message>
        <source>Share %1</source>
        <translation>Compartir %1</translation>
    </message>
    <message>
        <source>Your friend pastes the code into the track designer, or drops the picture on its window: either way the track opens.</source>
        <translation>Tu amigo pega el código en el diseñador de recorridos o suelta la imagen en su ventana: de las dos formas se abre el recorrido.</translation>
    </message>
    <message>
        <source>Save a &amp;picture…</source>
        <translation>Guardar una &amp;imagen…</translation>
    </message>
    <message>
        <source>Share code</source>
        <translation>Código para compartir</translation>
    </message>
    <message>
        <source>The code of this track is too long for a QR code.</source>
        <translation>El código de este recorrido es demasiado largo para un código QR.</translation>
    </message>
    <message>
        <source>The code is on the clipboard.</source>
        <translation>El código está en el portapapeles.</translation>
    </message>
    <message>
        <source>The picture is not saved</source>
        <translation>La imagen no se ha guardado</translation>
    </message>
    <message>
        <source>Saved as %1.</source>
        <translation>Guardado como %1.</translation>
    </message>
</context>
<context>
    <name>bubblebar::SoundPage</name>
    <message>
        <source>&amp;Play sounds</source>
        <translation>&amp;Reproducir sonidos</translation>
    </message>
    <message>
        <source>&amp;Hear the horn</source>
        <translation>Oír la &amp;bocina</translation>
    </message>
    <message>
        <source>&amp;Volume</source>
        <translation>&amp;Volumen</translation>
    </message>
</context>
<context>
    <name>bubblebar::SpeedBox</name>
    <message>
        <source>Animation</source>
        <translation>Animación</translation>
    </message>
</context>
<context>
    <name>bubblebar::StackFan</name>
    <message>
        <source>Stack, from the bottom: %1</source>
        <translation>Pila, de abajo arriba: %1</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>beetle, its part in the stack</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>moves</source>
        <translation>avanza</translation>
    </message>
    <message>
        <source>rides</source>
        <translation>va encima</translation>
    </message>
    <message>
        <source>bottom</source>
        <translation>abajo</translation>
    </message>
    <message>
        <source>top</source>
        <translation>arriba</translation>
    </message>
</context>
<context>
    <name>bubblebar::TableArea</name>
    <message>
        <source>Board</source>
        <translation>Tablero</translation>
    </message>
    <message>
        <source>Over the board</source>
        <translation>Sobre el tablero</translation>
    </message>
</context>
<context>
    <name>bubblebar::TablePage</name>
    <message>
        <source>Wood</source>
        <translation>Madera</translation>
    </message>
    <message>
        <source>Felt</source>
        <translation>Fieltro</translation>
    </message>
    <message>
        <source>Table &amp;top</source>
        <translation>Su&amp;perficie de la mesa</translation>
    </message>
    <message>
        <source>&amp;Animation</source>
        <translation>&amp;Animación</translation>
    </message>
    <message>
        <source>Your system asks for less motion, so nothing moves.</source>
        <translation>Tu sistema pide menos movimiento, así que nada se mueve.</translation>
    </message>
    <message>
        <source>A &amp;curtain hides the hand between two people</source>
        <translation>Un &amp;telón oculta la mano entre dos personas</translation>
    </message>
    <message>
        <source>Who plays alone against computers may take moves &amp;back</source>
        <translation>Quien juega solo contra ordenadores puede &amp;deshacer movimientos</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>Ninguna</translation>
    </message>
    <message>
        <source>Fast</source>
        <translation>Rápida</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>Normal</translation>
    </message>
    <message>
        <source>Slow</source>
        <translation>Lenta</translation>
    </message>
</context>
<context>
    <name>bubblebar::TablePlay</name>
    <message>
        <source>%1: come to the table</source>
        <translation>%1: ven a la mesa</translation>
    </message>
    <message>
        <source>%1: your cards lie face down</source>
        <translation>%1: tus cartas están boca abajo</translation>
    </message>
    <message>
        <source>they wait until you show them again</source>
        <translation>esperan a que las muestres otra vez</translation>
    </message>
    <message>
        <source>Show my cards</source>
        <translation>Mostrar mis cartas</translation>
    </message>
    <message>
        <source>The cards wait for the next turn.</source>
        <translation>Las cartas esperan al próximo turno.</translation>
    </message>
    <message>
        <source>%1’s hand</source>
        <translation>Mano de %1</translation>
    </message>
</context>
<context>
    <name>bubblebar::TableWindow</name>
    <message>
        <source>The race can’t be kept by itself: %1</source>
        <translation>La carrera no se puede conservar por sí sola: %1</translation>
    </message>
    <message>
        <source>Tool bar</source>
        <translation>Barra de herramientas</translation>
    </message>
    <message>
        <source>&amp;Game</source>
        <translation>&amp;Partida</translation>
    </message>
    <message>
        <source>New race</source>
        <translation>Nueva carrera</translation>
    </message>
    <message>
        <source>Open…</source>
        <translation>Abrir…</translation>
    </message>
    <message>
        <source>Design a track</source>
        <translation>Diseñar un recorrido</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Guardar</translation>
    </message>
    <message>
        <source>Save as…</source>
        <translation>Guardar como…</translation>
    </message>
    <message>
        <source>Replay the race</source>
        <translation>Ver la repetición</translation>
    </message>
    <message>
        <source>End the race without a winner…</source>
        <translation>Terminar la carrera sin ganador…</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Cerrar</translation>
    </message>
    <message>
        <source>&amp;Turn</source>
        <translation>&amp;Turno</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Consejo</translation>
    </message>
    <message>
        <source>Show a good move, and why</source>
        <translation>Mostrar un buen movimiento y por qué lo es</translation>
    </message>
    <message>
        <source>One step back</source>
        <translation>Un paso atrás</translation>
    </message>
    <message>
        <source>Confirm</source>
        <translation>Confirmar</translation>
    </message>
    <message>
        <source>End the turn, or skip the bonus</source>
        <translation>Terminar el turno o saltar el bonus</translation>
    </message>
    <message>
        <source>Turn the tile clockwise</source>
        <translation>Girar la loseta en sentido horario</translation>
    </message>
    <message>
        <source>Turn the tile counter-clockwise</source>
        <translation>Girar la loseta en sentido antihorario</translation>
    </message>
    <message>
        <source>Undo past drawn cards</source>
        <translation>Deshacer también tras robar cartas</translation>
    </message>
    <message>
        <source>Undo goes back to your last decision, whatever was drawn or moved since.</source>
        <translation>Deshacer vuelve a tu última decisión, sin importar qué se haya robado o movido desde entonces.</translation>
    </message>
    <message>
        <source>Only in races with one person: nobody else’s moves are undone.</source>
        <translation>Solo en carreras con una persona: no se deshacen movimientos de nadie más.</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Ver</translation>
    </message>
    <message>
        <source>Zoom in</source>
        <translation>Ampliar</translation>
    </message>
    <message>
        <source>Zoom out</source>
        <translation>Reducir</translation>
    </message>
    <message>
        <source>Fit</source>
        <translation>Ajustar</translation>
    </message>
    <message>
        <source>Fit the track into the window</source>
        <translation>Ajustar el recorrido a la ventana</translation>
    </message>
    <message>
        <source>Reset layout</source>
        <translation>Restablecer disposición</translation>
    </message>
    <message>
        <source>Animation</source>
        <translation>Animación</translation>
    </message>
    <message>
        <source>Hide the hand between two people</source>
        <translation>Ocultar la mano entre dos personas</translation>
    </message>
    <message>
        <source>Hide my cards</source>
        <translation>Ocultar mis cartas</translation>
    </message>
    <message>
        <source>How fast moves are shown</source>
        <translation>Velocidad de los movimientos</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>Ay&amp;uda</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Teclas</translation>
    </message>
    <message>
        <source>First Flight from the start</source>
        <translation>Primer vuelo desde el principio</translation>
    </message>
    <message>
        <source>First Flight</source>
        <translation>Primer vuelo</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Jugadores</translation>
    </message>
    <message>
        <source>What happened</source>
        <translation>Qué ha pasado</translation>
    </message>
    <message>
        <source>End the race?</source>
        <translation>¿Terminar la carrera?</translation>
    </message>
    <message>
        <source>The race ends now, and nobody wins it. Everybody can see all cards then, so it does not go on.</source>
        <translation>La carrera termina ahora y nadie la gana. Después todos pueden ver todas las cartas, así que ya no sigue.</translation>
    </message>
    <message>
        <source>End the race</source>
        <translation>Terminar la carrera</translation>
    </message>
    <message>
        <source>Keep playing</source>
        <translation>Seguir jugando</translation>
    </message>
    <message>
        <source>%1[*] – Beetle to the Bubble</source>
        <translation>%1[*] – Beetle to the Bubble</translation>
    </message>
    <message>
        <source>Replay</source>
        <translation>Repetición</translation>
    </message>
    <message>
        <source>Race over</source>
        <translation>Carrera terminada</translation>
    </message>
    <message>
        <source>Turn %1</source>
        <translation>Turno %1</translation>
    </message>
    <message numerus="yes">
        <source>%n track tile(s)</source>
        <translation>
            <numerusform>%n loseta de recorrido</numerusform>
            <numerusform>%n losetas de recorrido</numerusform>
        </translation>
    </message>
    <message>
        <source>Race</source>
        <translation>Carrera</translation>
    </message>
    <message>
        <source>Save the race</source>
        <translation>Guardar la carrera</translation>
    </message>
    <message>
        <source>Saved races (*.bbgame)</source>
        <translation>Carreras guardadas (*.bbgame)</translation>
    </message>
    <message>
        <source>The race is not saved</source>
        <translation>La carrera no se ha guardado</translation>
    </message>
    <message>
        <source>Save the race?</source>
        <translation>¿Guardar la carrera?</translation>
    </message>
    <message>
        <source>The race goes on only if it is saved.</source>
        <translation>La carrera solo podrá seguir si se guarda.</translation>
    </message>
    <message>
        <source>“%1” has gone on since it was saved.</source>
        <translation>«%1» ha avanzado desde que se guardó.</translation>
    </message>
    <message>
        <source>Don’t save</source>
        <translation>No guardar</translation>
    </message>
</context>
<context>
    <name>bubblebar::TeamsBox</name>
    <message>
        <source>&amp;Two teams</source>
        <translation>&amp;Dos equipos</translation>
    </message>
    <message>
        <source>against</source>
        <translation>contra</translation>
    </message>
    <message>
        <source>For four players: two race against the other two.</source>
        <translation>Para cuatro jugadores: dos corren contra los otros dos.</translation>
    </message>
    <message>
        <source>%1 and %2 race together. Who is home moves the partner’s beetles.</source>
        <translation>%1 y %2 corren juntos. Quien ha llegado mueve los escarabajos de su compañero.</translation>
    </message>
</context>
<context>
    <name>bubblebar::TerrainLegend</name>
    <message>
        <source>%1 on a space</source>
        <extracomment>%1: the greatest stacks of several terrains, &quot;4, 2, 1&quot;</extracomment>
        <translation>%1 por casilla</translation>
    </message>
</context>
<context>
    <name>bubblebar::TrackCanvas</name>
    <message>
        <source>Lay %1</source>
        <comment>undo step</comment>
        <translation>Colocar %1</translation>
    </message>
    <message>
        <source>Turn %1</source>
        <comment>undo step</comment>
        <translation>Girar %1</translation>
    </message>
    <message>
        <source>Turn the whole track</source>
        <comment>undo step</comment>
        <translation>Girar todo el recorrido</translation>
    </message>
    <message>
        <source>Flip %1</source>
        <comment>undo step</comment>
        <translation>Voltear %1</translation>
    </message>
    <message>
        <source>Take away %1</source>
        <comment>undo step</comment>
        <translation>Quitar %1</translation>
    </message>
    <message>
        <source>Move %1</source>
        <comment>undo step</comment>
        <translation>Mover %1</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>Tablero</translation>
    </message>
    <message>
        <source>%1 / %2 turn · %3 other face</source>
        <extracomment>%1 to %3: keys</extracomment>
        <translation>%1 / %2 girar · %3 otra cara</translation>
    </message>
    <message>
        <source>Click to place %1 · %2 · Esc put back</source>
        <extracomment>%1: a tile; %2: &quot;R / Shift+R turn · F other face&quot;</extracomment>
        <translation>Clic para colocar %1 · %2 · Esc devolver</translation>
    </message>
    <message>
        <source>Click to place %1 · Esc put back</source>
        <translation>Clic para colocar %1 · Esc devolver</translation>
    </message>
    <message>
        <source>the start tile</source>
        <translation>la loseta de salida</translation>
    </message>
    <message>
        <source>the finish tile</source>
        <translation>la loseta de meta</translation>
    </message>
    <message>
        <source>Let go to lay it here · %1 · Esc put back</source>
        <translation>Suelta para colocar aquí · %1 · Esc devolver</translation>
    </message>
    <message>
        <source>Esc put back</source>
        <translation>Esc devolver</translation>
    </message>
    <message>
        <source>Take a tile from the box and lay it here</source>
        <translation>Toma una loseta de la caja y colócala aquí</translation>
    </message>
</context>
<context>
    <name>bubblebar::TrackDetail</name>
    <message numerus="yes">
        <source>%1 · %n space(s) to the bar</source>
        <translation>
            <numerusform>%1 · %n casilla hasta el bar</numerusform>
            <numerusform>%1 · %n casillas hasta el bar</numerusform>
        </translation>
    </message>
    <message>
        <source>By %1</source>
        <translation>De %1</translation>
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
        <translation>No se puede jugar</translation>
    </message>
</context>
<context>
    <name>bubblebar::TrackPane</name>
    <message>
        <source>File…</source>
        <translation>Archivo…</translation>
    </message>
    <message>
        <source>No track of that kind</source>
        <translation>No hay recorridos de ese tipo</translation>
    </message>
    <message>
        <source>Tracks</source>
        <translation>Recorridos</translation>
    </message>
    <message>
        <source>Open a track</source>
        <translation>Abrir un recorrido</translation>
    </message>
    <message>
        <source>Find</source>
        <translation>Buscar</translation>
    </message>
    <message>
        <source>Find a track</source>
        <translation>Buscar un recorrido</translation>
    </message>
    <message>
        <source>Length of the tracks to show</source>
        <translation>Longitud de los recorridos que se muestran</translation>
    </message>
    <message>
        <source>All lengths</source>
        <translation>Todas las longitudes</translation>
    </message>
    <message>
        <source>Track</source>
        <translation>Recorrido</translation>
    </message>
</context>
<context>
    <name>bubblebar::TrackPanel</name>
    <message>
        <source>So many boxes of tiles are laid out of</source>
        <translation>Con cuántas cajas de losetas se monta</translation>
    </message>
    <message>
        <source>&amp;Name</source>
        <translation>&amp;Nombre</translation>
    </message>
    <message>
        <source>&amp;Author</source>
        <translation>&amp;Autor</translation>
    </message>
    <message>
        <source>N&amp;otes</source>
        <translation>N&amp;otas</translation>
    </message>
    <message>
        <source>&amp;Boxes</source>
        <translation>&amp;Cajas</translation>
    </message>
    <message>
        <source>Track</source>
        <translation>Recorrido</translation>
    </message>
    <message>
        <source>Change the name</source>
        <translation>Cambiar el nombre</translation>
    </message>
    <message>
        <source>Change the author</source>
        <translation>Cambiar el autor</translation>
    </message>
    <message>
        <source>Change the notes</source>
        <translation>Cambiar las notas</translation>
    </message>
    <message>
        <source>The notes have room for %1 characters.</source>
        <translation>En las notas caben %1 caracteres.</translation>
    </message>
    <message>
        <source>Change the number of boxes</source>
        <translation>Cambiar el número de cajas</translation>
    </message>
</context>
<context>
    <name>bubblebar::TrackPicture</name>
    <message>
        <source>Picture of the track %1</source>
        <translation>Imagen del recorrido %1</translation>
    </message>
</context>
<context>
    <name>bubblebar::TurnButton</name>
    <message>
        <source>Clockwise</source>
        <translation>Sentido horario</translation>
    </message>
    <message>
        <source>Counter-clockwise</source>
        <translation>Sentido antihorario</translation>
    </message>
</context>
<context>
    <name>bubblebar::TurnDesk</name>
    <message>
        <source>looking for a good move …</source>
        <translation>buscando un buen movimiento…</translation>
    </message>
</context>
<context>
    <name>bubblebar::UndoActions</name>
    <message>
        <source>Undo</source>
        <translation>Deshacer</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Rehacer</translation>
    </message>
    <message>
        <source>Nothing was undone that could be done again.</source>
        <translation>No se ha deshecho nada que se pueda rehacer.</translation>
    </message>
    <message>
        <source>Do again what was undone</source>
        <translation>Rehacer lo que se deshizo</translation>
    </message>
    <message>
        <source>Take back your last step</source>
        <translation>Deshacer tu último paso</translation>
    </message>
    <message>
        <source>Go back to your last decision</source>
        <translation>Volver a tu última decisión</translation>
    </message>
</context>
<context>
    <name>bubblebar::WishesPane</name>
    <message>
        <source>As they come</source>
        <translation>Los que salgan</translation>
    </message>
    <message>
        <source>&amp;Tiles:</source>
        <translation>&amp;Losetas:</translation>
    </message>
    <message>
        <source>any</source>
        <comment>number of turns</comment>
        <translation>da igual</translation>
    </message>
    <message>
        <source>About so many turns of all players together, in a race of two. The shape comes second then.</source>
        <translation>Más o menos tantos turnos de todos los jugadores juntos, en una carrera de dos. La forma queda entonces en segundo lugar.</translation>
    </message>
    <message>
        <source>T&amp;urns of a race:</source>
        <translation>&amp;Turnos de una carrera:</translation>
    </message>
    <message>
        <source>&amp;Shape:</source>
        <translation>&amp;Forma:</translation>
    </message>
    <message>
        <source>compact</source>
        <translation>compacta</translation>
    </message>
    <message>
        <source>stretched</source>
        <translation>alargada</translation>
    </message>
    <message>
        <source>&amp;Ways:</source>
        <translation>Cami&amp;nos:</translation>
    </message>
    <message>
        <source>few</source>
        <translation>pocos</translation>
    </message>
    <message>
        <source>many</source>
        <translation>muchos</translation>
    </message>
    <message>
        <source>from %1 to %2</source>
        <translation>de %1 a %2</translation>
    </message>
    <message>
        <source>Terrains:</source>
        <translation>Terrenos:</translation>
    </message>
    <message>
        <source>All other tiles are meadow.</source>
        <translation>Todas las demás losetas son de prado.</translation>
    </message>
    <message>
        <source>none</source>
        <comment>tiles of a terrain</comment>
        <translation>ninguna</translation>
    </message>
    <message>
        <source>some</source>
        <comment>tiles of a terrain</comment>
        <translation>algunas</translation>
    </message>
    <message numerus="yes">
        <source>%n tile(s)</source>
        <translation>
            <numerusform>%n loseta</numerusform>
            <numerusform>%n losetas</numerusform>
        </translation>
    </message>
    <message>
        <source>%1:</source>
        <comment>a terrain</comment>
        <translation>%1:</translation>
    </message>
    <message>
        <source>The same number and the same wishes give the same track</source>
        <translation>El mismo número y los mismos deseos dan el mismo recorrido</translation>
    </message>
    <message>
        <source>Shuffle &amp;again</source>
        <translation>Mezclar &amp;otra vez</translation>
    </message>
    <message>
        <source>&amp;Number:</source>
        <translation>Núme&amp;ro:</translation>
    </message>
</context>
<context>
    <name>bubblebar::ZoomButtons</name>
    <message>
        <source>Zoom in</source>
        <translation>Ampliar</translation>
    </message>
    <message>
        <source>Zoom out</source>
        <translation>Reducir</translation>
    </message>
    <message>
        <source>Fit the track into the window</source>
        <translation>Ajustar el recorrido a la ventana</translation>
    </message>
</context>
<context>
    <name>bubblebar::beep::BeepPlay</name>
    <message>
        <source>right honk!</source>
        <translation>¡bocina acertada!</translation>
    </message>
    <message>
        <source>wrong honk</source>
        <translation>bocina en falso</translation>
    </message>
    <message>
        <source>Too late!</source>
        <translation>¡Demasiado tarde!</translation>
    </message>
    <message>
        <source>Doesn’t match</source>
        <translation>No encaja</translation>
    </message>
    <message>
        <source>Not your turn</source>
        <translation>No es tu turno</translation>
    </message>
    <message>
        <source>%1, from %2</source>
        <translation>%1, del montón %2</translation>
    </message>
    <message>
        <source>honks …</source>
        <translation>toca la bocina…</translation>
    </message>
    <message>
        <source>two bonus cards</source>
        <translation>dos cartas de bonus</translation>
    </message>
    <message>
        <source>removes a card</source>
        <translation>retira una carta</translation>
    </message>
    <message>
        <source>passes</source>
        <translation>pasa</translation>
    </message>
    <message>
        <source>All ready?</source>
        <translation>¿Todos listos?</translation>
    </message>
    <message>
        <source>Look at your own piles first. Then “Go!”</source>
        <translation>Mira antes tus montones. Luego, «¡Ya!»</translation>
    </message>
    <message>
        <source>Go!</source>
        <translation>¡Ya!</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pausa</translation>
    </message>
    <message>
        <source>Time stands still.</source>
        <translation>El tiempo se detiene.</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Seguir</translation>
    </message>
    <message>
        <source>The game is over</source>
        <translation>La partida ha terminado</translation>
    </message>
    <message>
        <source>Same animal or same colour: take a card, put it on a pile of yours. Three alike: honk!</source>
        <translation>Mismo animal o mismo color: toma una carta y ponla en un montón tuyo. ¿Tres iguales? ¡Toca la bocina!</translation>
    </message>
    <message>
        <source>No traffic jam</source>
        <translation>No hay atasco</translation>
    </message>
    <message>
        <source>%1 loses the top card of each own pile.</source>
        <translation>%1 pierde la carta de arriba de cada uno de sus montones.</translation>
    </message>
    <message>
        <source>Get ready …</source>
        <translation>Preparados…</translation>
    </message>
    <message>
        <source>Nobody takes a card before “Go!”.</source>
        <translation>Nadie toma cartas antes de «¡Ya!».</translation>
    </message>
    <message>
        <source>%1 honks: is there a traffic jam?</source>
        <translation>%1 toca la bocina: ¿hay atasco?</translation>
    </message>
    <message>
        <source>Card by card …</source>
        <translation>Carta a carta…</translation>
    </message>
    <message>
        <source>A traffic jam! %1 takes two cards</source>
        <translation>¡Atasco! %1 toma dos cartas</translation>
    </message>
    <message>
        <source>They are bonus points.</source>
        <translation>Son puntos de bonus.</translation>
    </message>
    <message>
        <source>And one more of the lit cards.</source>
        <translation>Y otra de las cartas iluminadas.</translation>
    </message>
    <message>
        <source>Pick two of the lit cards.</source>
        <translation>Elige dos de las cartas iluminadas.</translation>
    </message>
    <message>
        <source>Nobody can place a card: %1’s turn</source>
        <translation>Nadie puede poner una carta: turno de %1</translation>
    </message>
    <message>
        <source>Each player may remove one card from the middle, or pass.</source>
        <translation>Cada jugador puede retirar una carta del centro o pasar.</translation>
    </message>
    <message>
        <source>Pick a card that leaves the game, or pass.</source>
        <translation>Elige una carta que saldrá del juego, o pasa.</translation>
    </message>
    <message>
        <source>Pass</source>
        <translation>Pasar</translation>
    </message>
</context>
<context>
    <name>bubblebar::beep::BeepSeatRow</name>
    <message>
        <source>Name</source>
        <translation>Nombre</translation>
    </message>
    <message>
        <source>Name of player %1</source>
        <translation>Nombre del jugador %1</translation>
    </message>
    <message>
        <source>Who plays for %1</source>
        <translation>Quién juega por %1</translation>
    </message>
    <message>
        <source>Remove %1</source>
        <translation>Quitar a %1</translation>
    </message>
    <message>
        <source>Remove this player</source>
        <translation>Quitar a este jugador</translation>
    </message>
    <message>
        <source>A game needs two players</source>
        <translation>Una partida necesita dos jugadores</translation>
    </message>
</context>
<context>
    <name>bubblebar::beep::BeepTable</name>
    <message>
        <source>Table</source>
        <translation>Mesa</translation>
    </message>
    <message>
        <source>Horn</source>
        <translation>Bocina</translation>
    </message>
    <message>
        <source>Pile %1: %2</source>
        <translation>Montón %1: %2</translation>
    </message>
    <message>
        <source>Pile %1 is used up</source>
        <translation>El montón %1 se ha acabado</translation>
    </message>
    <message>
        <source>Your pile %1 is empty</source>
        <translation>Tu montón %1 está vacío</translation>
    </message>
    <message>
        <source>Your pile %1: %2</source>
        <translation>Tu montón %1: %2</translation>
    </message>
</context>
<context>
    <name>bubblebar::beep::BeepWindow</name>
    <message>
        <source>Tool bar</source>
        <translation>Barra de herramientas</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Ver</translation>
    </message>
    <message>
        <source>&amp;Game</source>
        <translation>&amp;Partida</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>Nueva partida</translation>
    </message>
    <message>
        <source>Open…</source>
        <translation>Abrir…</translation>
    </message>
    <message>
        <source>Save the record…</source>
        <translation>Guardar la partida…</translation>
    </message>
    <message>
        <source>Keys…</source>
        <translation>Teclas…</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Cerrar</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>Ay&amp;uda</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Seguir</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pausa</translation>
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
            <numerusform>Queda %n carta en el centro. La partida termina cuando se acaban dos montones.</numerusform>
            <numerusform>Quedan %n cartas en el centro. La partida termina cuando se acaban dos montones.</numerusform>
        </translation>
    </message>
    <message>
        <source>Game %1 of %2.</source>
        <translation>Partida %1 de %2.</translation>
    </message>
    <message>
        <source>Strict table</source>
        <translation>Mesa estricta</translation>
    </message>
    <message>
        <source>As on a real table</source>
        <translation>Como en una mesa de verdad</translation>
    </message>
    <message>
        <source>Play again</source>
        <translation>Jugar otra vez</translation>
    </message>
    <message>
        <source>New tournament</source>
        <translation>Nuevo torneo</translation>
    </message>
    <message>
        <source>Next game</source>
        <translation>Siguiente partida</translation>
    </message>
    <message>
        <source>The record is not saved</source>
        <translation>La partida no se ha guardado</translation>
    </message>
    <message>
        <source>Beep! Beep! %1</source>
        <translation>Beep! Beep! %1</translation>
    </message>
    <message>
        <source>Save the record</source>
        <translation>Guardar la partida</translation>
    </message>
    <message>
        <source>Games of Beep! Beep! (*.bbbeep)</source>
        <translation>Partidas de Beep! Beep! (*.bbbeep)</translation>
    </message>
    <message>
        <source>Leave the game?</source>
        <translation>¿Salir de la partida?</translation>
    </message>
    <message>
        <source>The tournament can’t be gone on with later.</source>
        <translation>El torneo no se puede continuar más tarde.</translation>
    </message>
    <message>
        <source>The game can’t be gone on with later.</source>
        <translation>La partida no se puede continuar más tarde.</translation>
    </message>
    <message>
        <source>For a break, keep playing: it stays in pause until you go on.</source>
        <translation>Para un descanso, elige «Seguir jugando»: queda en pausa hasta que quieras seguir.</translation>
    </message>
    <message>
        <source>Leave</source>
        <translation>Salir</translation>
    </message>
    <message>
        <source>Keep playing</source>
        <translation>Seguir jugando</translation>
    </message>
</context>
<context>
    <name>bubblebar::beep::CountView</name>
    <message>
        <source>Score count</source>
        <translation>Recuento de puntos</translation>
    </message>
    <message>
        <source>★ wins the game</source>
        <translation>★ gana la partida</translation>
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
        <translation>Revisión: cada montón más pequeño, carta a carta</translation>
    </message>
</context>
<context>
    <name>bubblebar::beep::KeyButton</name>
    <message>
        <source>key?</source>
        <comment>a key is to be pressed now</comment>
        <translation>¿tecla?</translation>
    </message>
</context>
<context>
    <name>bubblebar::beep::KeysDialog</name>
    <message>
        <source>Keys</source>
        <translation>Teclas</translation>
    </message>
    <message>
        <source>Usual keys</source>
        <translation>Teclas habituales</translation>
    </message>
    <message>
        <source>Click a key, then press the one you want. A key that somebody else has is exchanged.</source>
        <translation>Haz clic en una tecla y pulsa la que quieras. Si la tiene otro jugador, se intercambian.</translation>
    </message>
    <message>
        <source>take %1</source>
        <translation>tomar del %1</translation>
    </message>
    <message>
        <source>onto %1</source>
        <translation>poner en %1</translation>
    </message>
    <message>
        <source>horn</source>
        <translation>bocina</translation>
    </message>
    <message>
        <source>Mouse player</source>
        <translation>Jugador del ratón</translation>
    </message>
    <message>
        <source>Keys %1</source>
        <translation>Teclas %1</translation>
    </message>
    <message>
        <source>The window itself needs that key.</source>
        <translation>La propia ventana necesita esa tecla.</translation>
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
        <translation>&amp;Empezar la partida</translation>
    </message>
    <message>
        <source>New game of Beep! Beep!</source>
        <translation>Nueva partida de Beep! Beep!</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Jugadores</translation>
    </message>
    <message>
        <source>Add a player</source>
        <translation>Añadir un jugador</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Mesa</translation>
    </message>
    <message>
        <source>Strict</source>
        <translation>Estricta</translation>
    </message>
    <message>
        <source>A card that does not match can’t be put down.</source>
        <translation>Una carta que no encaja no se puede poner.</translation>
    </message>
    <message>
        <source>As on a real table</source>
        <translation>Como en una mesa de verdad</translation>
    </message>
    <message>
        <source>Everything can be put down; the review after the game finds wrong cards, two points each.</source>
        <translation>Se puede poner cualquier carta; la revisión tras la partida encuentra las equivocadas, a dos puntos cada una.</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Partidas</translation>
    </message>
    <message>
        <source>One game</source>
        <translation>Una partida</translation>
    </message>
    <message>
        <source>About three minutes.</source>
        <translation>Unos tres minutos.</translation>
    </message>
    <message>
        <source>Tournament</source>
        <translation>Torneo</translation>
    </message>
    <message>
        <source>Five games; the best total wins.</source>
        <translation>Cinco partidas; gana el mejor total.</translation>
    </message>
    <message>
        <source>Keys…</source>
        <translation>Teclas…</translation>
    </message>
    <message>
        <source>At most three people can play with keys.</source>
        <translation>Como mucho tres personas pueden jugar con teclas.</translation>
    </message>
    <message>
        <source>Every player needs a name.</source>
        <translation>Cada jugador necesita un nombre.</translation>
    </message>
</context>
<context>
    <name>bubblebar::beep::ScorePage</name>
    <message>
        <source>Back a step</source>
        <translation>Un paso atrás</translation>
    </message>
    <message>
        <source>Next step</source>
        <translation>Paso siguiente</translation>
    </message>
    <message>
        <source>Show all</source>
        <translation>Mostrar todo</translation>
    </message>
    <message>
        <source>Save the record…</source>
        <translation>Guardar la partida…</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Cerrar</translation>
    </message>
    <message>
        <source>Game %1 of %2. </source>
        <translation>Partida %1 de %2. </translation>
    </message>
    <message>
        <source>Counting …</source>
        <translation>Contando…</translation>
    </message>
    <message>
        <source>The smallest pile counts, and the bonus cards.</source>
        <translation>Cuentan el montón más pequeño y las cartas de bonus.</translation>
    </message>
</context>
<context>
    <name>bubblebar::beetle::BeetlePlay</name>
    <message>
        <source>Who begins?</source>
        <translation>¿Quién empieza?</translation>
    </message>
    <message>
        <source>%1: wasted</source>
        <extracomment>%1: a part of the beetle</extracomment>
        <translation>%1: no sirve</translation>
    </message>
    <message>
        <source>%1 rolls …</source>
        <translation>%1 tira el dado…</translation>
    </message>
    <message>
        <source>%1, roll the die!</source>
        <translation>%1, ¡tira el dado!</translation>
    </message>
    <message>
        <source>%1, throw for who begins!</source>
        <translation>%1, ¡tira para ver quién empieza!</translation>
    </message>
    <message>
        <source>%1, throw again!</source>
        <translation>%1, ¡tira otra vez!</translation>
    </message>
    <message>
        <source>Stop here</source>
        <translation>Parar aquí</translation>
    </message>
    <message>
        <source>Play again</source>
        <translation>Jugar otra vez</translation>
    </message>
    <message>
        <source>%1: roll</source>
        <translation>%1: tirada</translation>
    </message>
    <message>
        <source>The highest throw begins.</source>
        <translation>Empieza la tirada más alta.</translation>
    </message>
    <message>
        <source>%1 has won!</source>
        <translation>¡Ha ganado %1!</translation>
    </message>
</context>
<context>
    <name>bubblebar::beetle::BeetleSeatRow</name>
    <message>
        <source>Name</source>
        <translation>Nombre</translation>
    </message>
    <message>
        <source>Person</source>
        <translation>Persona</translation>
    </message>
    <message>
        <source>Computer</source>
        <translation>Ordenador</translation>
    </message>
    <message>
        <source>Pen of %1</source>
        <translation>Lápiz de %1</translation>
    </message>
    <message>
        <source>Name on seat %1</source>
        <translation>Nombre en el sitio %1</translation>
    </message>
    <message>
        <source>Who plays for %1</source>
        <translation>Quién juega por %1</translation>
    </message>
    <message>
        <source>Remove %1</source>
        <translation>Quitar a %1</translation>
    </message>
    <message>
        <source>Remove this player</source>
        <translation>Quitar a este jugador</translation>
    </message>
    <message>
        <source>A game needs two players</source>
        <translation>Una partida necesita dos jugadores</translation>
    </message>
</context>
<context>
    <name>bubblebar::beetle::BeetleWindow</name>
    <message>
        <source>Tool bar</source>
        <translation>Barra de herramientas</translation>
    </message>
    <message>
        <source>&amp;Game</source>
        <translation>&amp;Partida</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>Nueva partida</translation>
    </message>
    <message>
        <source>Open…</source>
        <translation>Abrir…</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Guardar</translation>
    </message>
    <message>
        <source>Save as…</source>
        <translation>Guardar como…</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Cerrar</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>Ay&amp;uda</translation>
    </message>
    <message>
        <source>&amp;Play</source>
        <translation>&amp;Jugar</translation>
    </message>
    <message>
        <source>Fast forward</source>
        <translation>Avance rápido</translation>
    </message>
    <message>
        <source>Rolls on for everybody until the end, or until you press it again</source>
        <translation>Tira por todos hasta el final o hasta que lo pulses otra vez</translation>
    </message>
    <message>
        <source>Many games…</source>
        <translation>Muchas partidas…</translation>
    </message>
    <message>
        <source>Plays many games like this one and compares them with the exact chances</source>
        <translation>Juega muchas partidas como esta y las compara con las probabilidades exactas</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Ver</translation>
    </message>
    <message>
        <source>Chances to win</source>
        <translation>Probabilidad de ganar</translation>
    </message>
    <message>
        <source>How fast rolls and drawings are shown</source>
        <translation>Velocidad de las tiradas y los dibujos</translation>
    </message>
    <message>
        <source>Rolls</source>
        <translation>Tiradas</translation>
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
            <numerusform>%n tirada hasta ahora</numerusform>
            <numerusform>%n tiradas hasta ahora</numerusform>
        </translation>
    </message>
    <message>
        <source>Beetle</source>
        <translation>Beetle</translation>
    </message>
    <message>
        <source>Save the game</source>
        <translation>Guardar la partida</translation>
    </message>
    <message>
        <source>Saved games of Beetle (*.bbbeetle)</source>
        <translation>Partidas guardadas de Beetle (*.bbbeetle)</translation>
    </message>
    <message>
        <source>The game is not saved</source>
        <translation>La partida no se ha guardado</translation>
    </message>
    <message>
        <source>Save the game?</source>
        <translation>¿Guardar la partida?</translation>
    </message>
    <message>
        <source>The game goes on only if it is saved.</source>
        <translation>La partida solo podrá seguir si se guarda.</translation>
    </message>
    <message>
        <source>Don’t save</source>
        <translation>No guardar</translation>
    </message>
    <message>
        <source>Keep playing</source>
        <translation>Seguir jugando</translation>
    </message>
</context>
<context>
    <name>bubblebar::beetle::DiePanel</name>
    <message>
        <source>Space or Enter</source>
        <translation>Espacio o Intro</translation>
    </message>
</context>
<context>
    <name>bubblebar::beetle::DieView</name>
    <message>
        <source>Click to roll, or press Space</source>
        <translation>Haz clic para tirar, o pulsa Espacio</translation>
    </message>
    <message>
        <source>The die shows %1</source>
        <translation>El dado muestra %1</translation>
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
        <translation>Ver la mesa</translation>
    </message>
    <message>
        <source>New game…</source>
        <translation>Nueva partida…</translation>
    </message>
    <message>
        <source>Play again</source>
        <translation>Jugar otra vez</translation>
    </message>
    <message>
        <source>%1 has won!</source>
        <translation>¡Ha ganado %1!</translation>
    </message>
    <message numerus="yes">
        <source>The first whole beetle, after %n roll(s).</source>
        <translation>
            <numerusform>El primer escarabajo entero, tras %n tirada.</numerusform>
            <numerusform>El primer escarabajo entero, tras %n tiradas.</numerusform>
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
        <translation>Tiradas para un escarabajo entero</translation>
    </message>
    <message>
        <source>The Left and Right keys tell the numbers of each bar</source>
        <translation>Las teclas Izquierda y Derecha dicen los números de cada barra</translation>
    </message>
    <message>
        <source>%1 rolls or more</source>
        <translation>%1 tiradas o más</translation>
    </message>
    <message numerus="yes">
        <source>%n roll(s)</source>
        <translation>
            <numerusform>%n tirada</numerusform>
            <numerusform>%n tiradas</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 or %2 rolls</source>
        <translation>%1 o %2 tiradas</translation>
    </message>
    <message>
        <source>exact: %1</source>
        <translation>exacto: %1</translation>
    </message>
    <message>
        <source>%1 of %2 beetles: %3</source>
        <translation>%1 de %2 escarabajos: %3</translation>
    </message>
    <message>
        <source>rolls for a whole beetle</source>
        <translation>tiradas para un escarabajo entero</translation>
    </message>
    <message>
        <source>exact</source>
        <translation>exacto</translation>
    </message>
    <message>
        <source>%1 beetles</source>
        <translation>%1 escarabajos</translation>
    </message>
</context>
<context>
    <name>bubblebar::beetle::NewBeetleDialog</name>
    <message>
        <source>&amp;Add a player</source>
        <translation>&amp;Añadir un jugador</translation>
    </message>
    <message>
        <source>&amp;Four legs instead of six</source>
        <translation>&amp;Cuatro patas en vez de seis</translation>
    </message>
    <message>
        <source>&amp;Wings: a 6 draws one once the tail is on</source>
        <translation>A&amp;las: un 6 dibuja una cuando ya hay cola</translation>
    </message>
    <message>
        <source>Play &amp;on for the places when the first beetle is finished</source>
        <translation>&amp;Seguir por los puestos tras el primer escarabajo completo</translation>
    </message>
    <message>
        <source>&amp;Start the game</source>
        <translation>&amp;Empezar la partida</translation>
    </message>
    <message>
        <source>New game of Beetle</source>
        <translation>Nueva partida de Beetle</translation>
    </message>
    <message>
        <source>Players, clockwise</source>
        <translation>Jugadores, en sentido horario</translation>
    </message>
    <message>
        <source>S&amp;huffle seats</source>
        <translation>&amp;Barajar los sitios</translation>
    </message>
    <message>
        <source>Beetle and rules</source>
        <translation>Escarabajo y reglas</translation>
    </message>
    <message>
        <source>Eight players are the most</source>
        <translation>Como máximo, ocho jugadores</translation>
    </message>
    <message>
        <source>The player on seat %1 needs a name.</source>
        <translation>El jugador del sitio %1 necesita un nombre.</translation>
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
        <translation>Qué significan los números</translation>
    </message>
    <message>
        <source>%1 is %2, %3</source>
        <translation>%1 es %2, %3</translation>
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
        <translation>persona</translation>
    </message>
    <message>
        <source>computer</source>
        <translation>ordenador</translation>
    </message>
    <message>
        <source>to win</source>
        <translation>para ganar</translation>
    </message>
    <message>
        <source>A tie: throws again</source>
        <translation>Empate: vuelve a tirar</translation>
    </message>
    <message>
        <source>Throws for who begins</source>
        <translation>Tira para ver quién empieza</translation>
    </message>
    <message>
        <source>Has thrown</source>
        <translation>Ha tirado</translation>
    </message>
    <message>
        <source>doesn’t begin</source>
        <translation>no empieza</translation>
    </message>
    <message>
        <source>Begins!</source>
        <translation>¡Empieza!</translation>
    </message>
    <message>
        <source>%1 to win</source>
        <translation>%1 para ganar</translation>
    </message>
    <message>
        <source>rolls next</source>
        <translation>tira a continuación</translation>
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
        <translation>Muchas partidas de Beetle</translation>
    </message>
    <message>
        <source>The same seed gives the same games again</source>
        <translation>La misma semilla da otra vez las mismas partidas</translation>
    </message>
    <message>
        <source>Games played</source>
        <translation>Partidas jugadas</translation>
    </message>
    <message>
        <source>&amp;Games</source>
        <translation>&amp;Partidas</translation>
    </message>
    <message>
        <source>S&amp;eed</source>
        <translation>S&amp;emilla</translation>
    </message>
    <message>
        <source>Seat</source>
        <translation>Sitio</translation>
    </message>
    <message>
        <source>Games won</source>
        <translation>Partidas ganadas</translation>
    </message>
    <message>
        <source>Exact</source>
        <translation>Exacto</translation>
    </message>
    <message>
        <source>Games won by seat</source>
        <translation>Partidas ganadas por sitio</translation>
    </message>
    <message numerus="yes">
        <source>%n player(s), %1</source>
        <extracomment>%1: &quot;six legs, no wings&quot;</extracomment>
        <translation>
            <numerusform>%n jugador, %1</numerusform>
            <numerusform>%n jugadores, %1</numerusform>
        </translation>
    </message>
    <message>
        <source>Games won by seat, where the first seat begins:</source>
        <translation>Partidas ganadas por sitio, si empieza el primer sitio:</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>&amp;Play them</source>
        <translation>&amp;Jugarlas</translation>
    </message>
    <message>
        <source>–</source>
        <translation>–</translation>
    </message>
    <message>
        <source>A beetle takes %1 rolls on average, with a standard deviation of %2.</source>
        <translation>Un escarabajo necesita %1 tiradas de media, con una desviación típica de %2.</translation>
    </message>
    <message>
        <source>In the games played it took %1, with %2.</source>
        <translation>En las partidas jugadas necesitó %1, con %2.</translation>
    </message>
</context>
</TS>
