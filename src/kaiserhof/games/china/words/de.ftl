game-title = Der Kaiser von China
game-seal = 皇
game-about = Häuser bauen, Abgesandte schicken und Straßen säumen in neun Provinzen. Von Michael Schacht, für 3 bis 5 Spieler.

option-side = Straßenseite
option-side-3-4 = 3–4 Spieler
option-side-4-5 = 4–5 Spieler
option-fortifications = Befestigungen
option-fortifications-no = Grundspiel
option-fortifications-yes = mit Befestigungen

colour-violet = Violett
colour-yellow = Gelb
colour-orange = Orange
colour-green = Grün
colour-red = Rot
cards-one = { $colour }
cards-joker = { $colour } + { $colour } als Joker

prompt-place = Setze einen Spielstein in eine Provinz oder tausche eine Karte.
prompt-second = Setze einen zweiten Spielstein in { $province } oder höre auf.
prompt-pay = Bezahle den Spielstein in { $province }.
prompt-draw = Ziehe { $cards ->
    [one] eine Karte
   *[other] { $cards } Karten, eine nach der anderen
}.
prompt-chance = Eine Karte wird aufgedeckt.
prompt-over = Das Spiel ist zu Ende.

move-house = Haus in { $province }, Feld { $field }
move-fort = Befestigung in { $province }, Feld { $field }
move-emissary = Abgesandter nach { $province }
move-pay = Mit { $cards } bezahlen
move-exchange = { $colour } tauschen
move-stop = Kein zweiter Spielstein
move-pass = Passen
move-take = { $colour } aus der Auslage nehmen
move-draw = Verdeckt vom Stapel ziehen
move-deal = { $colour } wird gezogen
move-open = { $colour } wird aufgedeckt

log-house = { $seat } baut ein Haus in { $province } (Feld { $field }).
log-fort = { $seat } baut eine Befestigung in { $province } (Feld { $field }).
log-emissary = { $seat } schickt einen Abgesandten nach { $province }.
log-pay = { $seat } bezahlt mit { $cards }.
log-exchange = { $seat } legt { $colour } zum Tauschen ab.
log-take = { $seat } nimmt { $colour } aus der Auslage.
log-draw = { $seat } zieht eine verdeckte Karte.
log-drawn = Die verdeckte Karte ist { $colour }.
log-open = { $colour } kommt in die Auslage.
log-pass = { $seat } passt.
log-pile-first = Der Nachziehstapel ist aufgebraucht: { $cards ->
    [one] Die eine abgelegte Karte bildet
   *[other] Die { $cards } abgelegten Karten bilden
} den neuen.
log-pile-second = Der Nachziehstapel ist zum zweiten Mal aufgebraucht: Die letzte Runde wird zu Ende gespielt.
log-ended = Das Spiel endet; nun wird alles gewertet.
log-points-houses = { $seat } +{ $points } für Häuser in { $province }.
log-points-alliance = { $seat } +{ $points } für Bündnis { $number }, { $first }–{ $second }.
log-points-road = { $seat } +{ $points } für eine Reihe von { $houses } Häusern.
log-winner = { $seat } ist mit { $points ->
    [one] einem Punkt
   *[other] { $points } Punkten
} der neue Kaiser.

detail-here = Die Spielsteine dieses Zuges kommen nach { $province }.
detail-emissary-limit = Dort { $emissaries ->
    [0] steht kein Abgesandter
    [one] steht ein Abgesandter
   *[other] stehen { $emissaries } Abgesandte
}, und { $houses ->
    [0] niemand hat dort ein Haus
    [one] niemand hat dort mehr als ein Haus
   *[other] kein Spieler hat dort mehr als { $houses } Häuser
}.
detail-colour = Nötig ist eine Karte in { $colour } oder ein Paar einer anderen Farbe.
detail-cards = Karten in { $colour }: { $cards }.

sheet-houses = Häuser in { $province }
sheet-alliance = Bündnis { $number }: { $first }–{ $second }
sheet-roads = Straßen

board-reconstruction = Der Spielplan ist eine Rekonstruktion, nicht der gedruckte.
board-supply = { $seat }: { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
} · Häuser { $houses } · Abgesandte { $emissaries } · Karten { $cards }
board-supply-forts = Befestigung { $forts }
board-known = bekannt { $cards }
board-emperor = Kaiser
board-hand = Hand
board-row = Auslage
board-pile = Nachziehstapel { $pile } · Ablagestapel { $discards }

panel-hand = Deine Hand
panel-common = Auslage und Nachziehstapel
panel-discards = Ablagestapel
panel-tally = Ablagestapel nach Farben
panel-pile = Nachziehstapel: { $cards ->
    [one] { $cards } Karte
   *[other] { $cards } Karten
}
panel-pile-second = Nachziehstapel, zum zweiten Mal: { $cards ->
    [one] { $cards } Karte
   *[other] { $cards } Karten
}
panel-pile-gone = Der Nachziehstapel ist aufgebraucht
card-name = Karte { $colour }: { $provinces }
card-name-only = Karte { $colour }
card-or = { $first } oder { $rest }
card-list = { $first }, { $rest }

spot-field = { $province } ({ $colour }), Feld { $field }
spot-house-or-fort = Haus oder Befestigung in { $province }, Feld { $field }
spot-dragon = { $province } ({ $colour }), Drachenfeld: { $emissaries } von höchstens { $most } Abgesandten
piece-house = { $seat }: Haus in { $province }, Feld { $field }
piece-fort = Befestigung in { $province }, Feld { $field }
piece-emissary = { $seat }: Abgesandter in { $province }
piece-marker = { $seat }: { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
piece-stone = { $province } ist gewertet

supply-houses = Häuser im Vorrat
supply-emissaries = Abgesandte im Vorrat
supply-forts = Befestigungen im Vorrat
supply-cards = Handkarten
supply-cards-known = Handkarten, davon offen genommen: { $cards }
badge-emperor = Hat den Kaiser: hat das Spiel begonnen
badge-points = +{ $points } durch Punktekarten
fact-pile-first = erster Durchgang des Stapels
fact-pile-second = zweiter Durchgang des Stapels
fact-last-round = letzte Runde
fact-fortifications = mit Befestigungen
fact-reconstruction = rekonstruierter Spielplan

step-houses = Häuser in { $province }
step-houses-early = Häuser in { $province }, im Spiel gewertet
step-alliance = Bündnis { $number }: { $first }–{ $second }
step-road = { $seat }: Reihe von { $houses } Häusern
step-road-fort = { $seat }: Reihe von { $houses } Häusern, durch eine Befestigung verdoppelt

# pictures of the rules, and what cards, spaces and pieces are

illustration-setup = Drei Provinzkarten auf der Hand, daneben der verdeckte Nachziehstapel
illustration-turn = Eine Provinz mit einem Haus; ein zweites Feld leuchtet für den nächsten Spielstein
illustration-paying = Eine Karte der passenden Farbe bezahlt ein Haus, ebenso zwei gleiche Karten einer anderen Farbe
illustration-pieces = Eine Provinz, in der ein Spieler drei Häuser hat, mit drei Abgesandten auf dem Drachenfeld
illustration-cards = Vier offene Karten und der Nachziehstapel
illustration-houses = Eine volle Provinz: Die meisten Häuser bringen einen Punkt für jedes der sieben Häuser, der nächste Rang so viele Punkte, wie der erste Häuser hat
illustration-alliances = Zwei benachbarte Provinzen mit Abgesandten, dazwischen die Zahl ihres Bündnisses
illustration-roads = Fünf Häuser eines Spielers in einer Reihe entlang von Straßen, über eine Grenze hinweg
illustration-fortifications = Ein Haus auf einer Befestigung, daneben ein weiteres Haus
about-field = Ein Hausfeld. Ein Haus kostet hier eine Karte in der Farbe der Provinz; jedes Feld fasst ein Haus.
about-dragon = Das Drachenfeld einer Provinz, auf dem Abgesandte stehen. Platz ist für so viele, wie der stärkste Spieler hier Häuser hat.
about-house = Häuser werden gewertet, wenn die Provinz voll ist, oder am Ende: Die meisten bringen einen Punkt für jedes Haus darin. Auch vier oder mehr in einer Reihe entlang von Straßen bringen Punkte.
about-emissary = Abgesandte zählen erst am Ende: Wer in beiden Provinzen eines Bündnisses die Mehrheit hat, bekommt einen Punkt für jeden Abgesandten in beiden.
about-fort = Eine Befestigung gehört niemandem. Ein Haus darauf verdoppelt die Punkte seines Besitzers für die Provinz und für eine Häuserreihe.
about-stone = Diese Provinz ist gewertet. Abgesandte dürfen noch kommen.
about-marker = Der Zählstein auf der Großen Mauer zeigt die Punkte. Nach 50 beginnt er von vorn, und es gibt eine Punktekarte.
about-alliance = Die Zahl des Bündnisses zwischen den beiden Provinzen links und rechts davon. Bündnisse werden am Ende in der Reihenfolge ihrer Zahlen gewertet.
about-card = Eine Provinzkarte bezahlt einen Spielstein in einer Provinz ihrer Farbe. Zwei gleiche bezahlen einen in jeder anderen.
about-row = Sie liegt in der Auslage: Wer die Hand auffüllt, darf sie nehmen, und alle sehen es.
about-pile = Der verdeckte Nachziehstapel; was kommt, weiß nur der Zufall. Ist er zum ersten Mal aufgebraucht, werden die abgelegten Karten der neue Stapel; beim zweiten Mal beginnt die letzte Runde.
about-discards = Ausgespielte und getauschte Karten liegen hier, für alle offen. Sie werden der zweite Nachziehstapel.
about-hand = Nach dem Setzen füllt jeder auf drei Karten auf. Was aus der Auslage kam, wissen alle.
about-emperor = Der Kaiser bleibt beim Startspieler. In der letzten Runde ist der Zug vor diesem Spieler der letzte.
about-point-card = Punktekarten stehen für je 50 Punkte, die der Zählstein schon hinter sich hat.

# the lesson

lesson-title = Eine erste Partie in zehn Minuten
lesson-seat-2 = Bao
lesson-seat-3 = Lin
lesson-welcome = Willkommen in neun Provinzen ohne Kaiser. Blau mit dem Kreis, das ist der eigene Platz; Bao und Lin spielen mit. Punkte gibt es für Häuser, für Abgesandte und für Straßen. Jetzt wird alles einmal ausprobiert.
lesson-hand = Das sind die eigenen Handkarten, zu Beginn eines Zuges immer drei. Eine Karte bezahlt einen Spielstein in einer Provinz ihrer Farbe: die orange in Zhao oder Lu, die grünen in Han oder Shu.
lesson-first-house = Lu im Osten hat nur vier Felder. Dort entsteht das erste Haus: bitte das markierte Feld anklicken.
lesson-first-house-no = Auch dieses Feld wäre erlaubt, aber in dieser Lektion soll das kleine Lu voll werden: bitte das markierte Feld dort anklicken.
lesson-pay = Jeder Spielstein wird sofort bezahlt. Lu ist orange: bitte die orange Karte anklicken.
lesson-pay-no = Auch zwei grüne Karten könnten bezahlen, das kommt gleich. Diesmal bitte mit der einzelnen orangen Karte.
lesson-refill = In einer leeren Provinz bleibt es bei einem Spielstein, also endet der Zug. Nun die Hand auf drei auffüllen: bitte die orange Karte aus der Auslage nehmen.
lesson-refill-no = Jede Karte ließe sich ziehen, aber eine weitere orange hilft in Lu. Bitte diese aus der Auslage nehmen.
lesson-others = Bao baut daneben in Lu, Lin beginnt in Wei. Nach jedem Zug wird die Auslage ergänzt, und alle sehen, was daraus genommen wird.
lesson-second-house = Lu ist nicht mehr leer; in diesem Zug sind dort also zwei Spielsteine möglich, immer beide in derselben Provinz. Zuerst ein weiteres Haus: bitte das markierte Feld anklicken.
lesson-second-house-no = Möglich, aber dieser Zug gehört Lu: bitte das markierte Feld anklicken, das an der Straße neben dem ersten Haus liegt.
lesson-joker = Zwei Karten einer Farbe sind ein Joker für jede andere Farbe. Bitte mit den beiden grünen bezahlen; die orange bleibt für einen zweiten Spielstein.
lesson-joker-no = Mit der orangen Karte ginge es auch, aber dann bliebe nichts für einen zweiten Spielstein. Bitte mit dem grünen Paar bezahlen.
lesson-emissary = Jetzt ein Abgesandter. Abgesandte stehen auf dem Drachenfeld; Platz ist für so viele, wie der stärkste Spieler Häuser hat, hier zwei. Bitte den Drachen von Lu anklicken.
lesson-emissary-no = Das wäre erlaubt, aber jetzt geht es um einen Abgesandten: bitte den Drachen von Lu anklicken.
lesson-hidden = Die orange Karte war die letzte und hat ihn bezahlt. Nun werden drei Karten gezogen, eine nach der anderen. Zuerst verdeckt: bitte den Stapel anklicken.
lesson-hidden-no = Auch offene Karten lassen sich nehmen. Zuerst aber eine verdeckte: bitte den Stapel anklicken.
lesson-emissaries = Eine orange Karte! Dazu kamen Rot und Violett aus der Auslage. Bao hat in Qi begonnen, Lin schickt einen Abgesandten nach Wei. Abgesandte zählen erst am Ende; davon gleich mehr.
lesson-fill = In Lu ist noch ein Feld frei, und eine orange Karte ist da. Eine volle Provinz wird sofort gewertet. Also füllen!
lesson-fill-no = Noch nicht: zuerst Lu füllen, auf dem markierten Feld.
lesson-scored = Die meisten Häuser in Lu bringen einen Punkt für jedes Haus darin: 4. Bao ist Zweiter und bekommt so viele Punkte, wie der Erste Häuser hat: 3. Auch ein kleiner Anteil kann sich lohnen!
lesson-plan = Jetzt die Hand auffüllen. Eine zweite violette Karte ergäbe ein Paar, einen Joker für später. Bitte nehmen.
lesson-plan-no = Bitte die violette Karte nehmen: Zwei gleiche Karten sind überall etwas wert.
lesson-exchange = Bao baut weiter in Qi, Lin in Wei. Statt zu setzen darf man eine Karte tauschen. Gelb würde in Qi helfen: bitte die rote Karte anklicken, um sie abzulegen.
lesson-exchange-no = Die wird noch gebraucht; überflüssig ist gerade die rote. Bitte sie zum Tauschen anklicken.
lesson-exchange-take = Und nun die gelbe Karte aus der Auslage nehmen.
lesson-exchange-take-no = Um die gelbe ging es: Qi ist gelb.
lesson-road = Nun die Straßen: Drei eigene Häuser stehen in Lu in einer Reihe, und die Straße führt über die Grenze nach Qi weiter. Vier oder mehr Häuser in einer Reihe bringen am Ende je einen Punkt. Bitte auf dem markierten Feld bauen!
lesson-road-no = Vielleicht ein guter Platz, aber nicht an dieser Straße. Bitte das markierte Feld in Qi anklicken.
lesson-either = Bezahlt wird nach Wahl: mit der gelben Karte oder mit dem violetten Paar. Das andere bezahlt den zweiten Spielstein.
lesson-alliance = Zwischen Lu und Qi liegt die Zahl 12, ein Bündnis. Wer in beiden Provinzen die Mehrheit der Abgesandten hat, bekommt einen Punkt für jeden Abgesandten in beiden. Bitte einen nach Qi schicken!
lesson-alliance-no = Zuerst der Abgesandte: bitte den Drachen von Qi anklicken.
lesson-majority = Das ist die Mehrheit in Lu und in Qi. Am Ende bringt Bündnis 12 einen Punkt für jeden Abgesandten dort, auch für fremde. Bei Gleichstand zählt die Mehrheit für alle Beteiligten.
lesson-row = Und vier Häuser in einer Reihe: Qi, Lu, Lu, Lu. Am Ende sind das 4 Punkte, und mehr, wenn sie länger wird. Kein Haus zählt in zwei Reihen.
lesson-end = Der Stapel wird zweimal durchgespielt, dann beginnt die letzte Runde. Am Ende werden auch unfertige Provinzen gewertet, dann die Bündnisse, dann die Straßen. Die meisten Punkte gewinnen.
lesson-farewell = Das ist das ganze Spiel. An einem richtigen Tisch beendet ein Knopf den Zug; bis dahin lassen sich Schritte zurücknehmen. Was etwas ist, sagt es, wenn man darauf zeigt; mit ? kommen die Regeln. Viel Vergnügen!

# ---- was ein Rat nennt

reason-houses = Mehrheiten bei den Häusern
reason-alliances = Abgesandte und Bündnisse
reason-roads = Häuserreihen
reason-cards = Karten auf der Hand
reason-turn = Was der Zug noch erlaubt
