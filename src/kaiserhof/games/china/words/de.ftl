game-title = Der Kaiser von China
game-seal = 皇
game-about = Baue Häuser, entsende Abgesandte und säume die Straßen in neun Provinzen. Von Michael Schacht.
game-minutes = etwa 45 Minuten
explain-option-side = Jede Seite hat eigene Straßen. Zu dritt gilt die Seite 3–4, zu fünft die Seite 4–5; zu viert habt ihr die Wahl.
explain-option-fortifications = Jeder hat eine Befestigung. Wem das Haus darauf gehört, der erhält doppelte Punkte für die Häuser ihrer Provinz und für die Häuserreihe, in der es steht.

option-side = Spielplanseite
option-side-3-4 = 3–4 Spieler
option-side-4-5 = 4–5 Spieler
option-fortifications = Befestigungen
option-fortifications-no = Grundspiel
option-fortifications-yes = mit Befestigungen
option-fort-joker = Joker für eine Befestigung
explain-option-fort-joker = Nach der Spielregel zahlt eine Handkarte in der Farbe der Provinz oder ein Joker, nach der Kurzspielregel nur eine Karte der Farbe.
option-fort-joker-yes = gilt
option-fort-joker-no = gilt nicht
option-alliance-ties = Gleichstand bei Bündnissen
explain-option-alliance-ties = In der Spielregel steht: Haben mehrere in einer Provinz die meisten Abgesandten, „so haben sie alle die Mehrheit“, und wer sie in beiden Provinzen hat, „erhält die volle Punktzahl“.
option-alliance-ties-shared = alle Beteiligten
option-alliance-ties-nobody = niemand

colour-violet = Violett
colour-yellow = Gelb
colour-orange = Orange
colour-green = Grün
colour-red = Rot
cards-one = { $colour }
cards-joker = { $colour } + { $colour } als Joker

prompt-place = Baue ein Haus, entsende einen Gesandten oder tausche eine Karte.
prompt-second = Ein zweiter Spielstein in { $province }? Oder ziehe deine Karten.
prompt-second-none = Hier lässt sich nichts mehr bezahlen: Ziehe deine Karten.
prompt-pay = Bezahle den Spielstein in { $province }.
prompt-draw = Ziehe { $cards ->
    [one] eine Karte
   *[other] { $cards } Karten, eine nach der anderen
}.
prompt-chance = Eine Karte wird aufgedeckt.
prompt-over = Die Partie ist zu Ende.

move-house = Haus in { $province }, Feld { $field }
move-fort = Befestigung in { $province }, Feld { $field }
move-emissary = Abgesandter nach { $province }
move-pay = Mit { $cards } bezahlen
move-exchange = Karte tauschen: { $colour }
move-stop = Nein, Karten ziehen
move-pass = Passen
move-take = { $colour } aus der Auslage nehmen
move-draw = Verdeckt vom Stapel ziehen
move-deal = { $colour } wird gezogen
move-open = { $colour } wird aufgedeckt

log-house = { $seat } baut ein Haus in { $province } (Feld { $field }).
log-fort = { $seat } baut eine Befestigung in { $province } (Feld { $field }).
log-emissary = { $seat } entsendet einen Abgesandten nach { $province }.
log-pay = { $seat } bezahlt mit { $cards }.
log-exchange = { $seat } tauscht eine Karte und legt { $colour } ab.
log-take = { $seat } nimmt { $colour } aus der Auslage.
log-draw = { $seat } zieht eine verdeckte Karte.
log-drawn = Die verdeckte Karte ist { $colour }.
log-open = In die Auslage kommt { $colour }.
log-pass = { $seat } passt.
log-pile-first = Der Nachziehstapel ist aufgebraucht; der Ablagestapel ({ $cards ->
    [one] eine Karte
   *[other] { $cards } Karten
}) wird neuer Nachziehstapel.
log-pile-second = Der Nachziehstapel ist zum zweiten Mal aufgebraucht: Die laufende Runde ist die letzte.
log-ended = Das Spiel ist aus; es folgt die Schlusswertung.
log-points-houses = { $seat }: { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
} für Häuser in { $province }.
log-points-alliance = { $seat }: { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
} für das Bündnis { $number }, { $first }–{ $second }.
log-points-road = { $seat }: { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
} für eine Reihe von { $houses ->
    [one] einem Haus
   *[other] { $houses } Häusern
}.
log-winner = { $seat } ist mit { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkten
} der neue Kaiser.

# ---- das Protokoll, eine Zeile je Zug

# ---- Szenen

scene-provinces = Provinzen
scene-alliances = Bündnisse
scene-roads = Straßen
scene-winner = Sieger
scene-province = { $province } ist voll: { $shares }.
scene-province-why = Wer vorn liegt, erhält 1 Punkt je Haus; jeder Nächste so viele, wie der vor ihm Häuser hat.
scene-province-head = { $province }: { $houses ->
    [one] 1 Haus
   *[other] { $houses } Häuser
}
scene-province-left = { $province } wird gewertet, wie es steht: { $shares }.
scene-all-houses = alle Häuser
scene-as = wie { $who } hat
scene-as-you = wie du hast
scene-doubled = { $why }, × 2 für eine Befestigung
scene-pile = Zweiter Stapel: { $cards ->
    [one] Die eine abgelegte Karte wird zum Stapel
   *[other] Die { $cards } abgelegten Karten werden gemischt
}.
scene-pile-why = Ist er verbraucht, so ist die laufende Runde die letzte.
scene-alliance = Bündnis { $number }, { $first }–{ $second }: { $shares }.
scene-road = Eine Straße mit { $houses ->
    [one] einem Haus
   *[other] { $houses } Häusern in einer Reihe
}: { $shares }.
scene-emperor = { $seat } besteigt den Thron des Kaisers.
scene-emperors = Der Thron wird geteilt.
scene-emperor-you = Du besteigst den Thron des Kaisers, { $margin ->
    [0] dank der übrigen Steine
    [one] 1 Punkt voraus
   *[other] { $margin } Punkte voraus
}.
scene-emperor-behind = { $seat } besteigt den Thron. Du bist auf Platz { $place }, { $behind ->
    [0] mit gleich vielen Punkten
    [one] 1 Punkt dahinter
   *[other] { $behind } Punkte dahinter
}.

tell-house = { $seat } baut { $pieces ->
    [one] ein Haus
   *[other] { $pieces } Häuser
} in { $province }
tell-fort = { $seat } baut { $pieces ->
    [one] eine Befestigung
   *[other] { $pieces } Befestigungen
} in { $province }
tell-emissary = { $seat } entsendet { $pieces ->
    [one] einen Abgesandten
   *[other] { $pieces } Abgesandte
} nach { $province }
tell-both = { $first } und { $second }
also-house = baut dort { $pieces ->
    [one] ein Haus
   *[other] { $pieces } Häuser
}
also-fort = baut dort { $pieces ->
    [one] eine Befestigung
   *[other] { $pieces } Befestigungen
}
also-emissary = entsendet { $pieces ->
    [one] einen Abgesandten
   *[other] { $pieces } Abgesandte
} dorthin
also-pay = bezahlt mit { $cards }
also-draw = zieht { $cards ->
    [one] eine Karte
   *[other] { $cards } Karten
}
also-pile = braucht den Nachziehstapel auf

detail-here = In diesem Zug setzt du in { $province }.
detail-emissary-limit = Dort { $emissaries ->
    [0] steht kein Abgesandter
    [one] steht ein Abgesandter
   *[other] stehen { $emissaries } Abgesandte
}, und niemand hat dort { $houses ->
    [0] ein Haus
    [one] mehr als ein Haus
   *[other] mehr als { $houses } Häuser
}.
detail-colour = Du brauchst eine Karte in { $colour } oder zwei gleiche einer anderen Farbe.
detail-open-row = In { $colour } liegt keine Karte offen.
detail-fort-colour = An diesem Tisch zahlt kein Joker für eine Befestigung: Du brauchst eine Karte in { $colour }.
detail-own-colour = Zwei gleiche gelten nur in einer Provinz anderer Farbe als Joker; hier genügt eine Karte in { $colour }.
detail-cards = Du hast { $cards ->
    [0] keine Karte
    [one] eine Karte
   *[other] { $cards } Karten
} in { $colour }.

tie-pieces = mit { $pieces ->
    [one] einem übrigen Spielstein
   *[other] { $pieces } übrigen Spielsteinen
}
sheet-houses-all = Häuser
sheet-alliance-all = Bündnisse
honour-scene-province = Am meisten in einer Provinz
sheet-houses = Häuser in { $province }
sheet-alliance = Bündnis { $number }: { $first }–{ $second }
sheet-roads = Straßen

terminal-legend = ○ freies Feld mit seiner Nummer · ●■▲ Haus · # Befestigung · <●■ 2/3> Abgesandte und ihre Höchstzahl · (14) Bündnis · [r] Farbe der Karten
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

panel-hand = Deine Handkarten
panel-hand-of = Handkarten von { $seat }
panel-common = Auslage und Nachziehstapel
panel-discards = Ablagestapel
panel-tally = Ablagestapel nach Farben
panel-pile = Nachziehstapel: { $cards ->
    [one] { $cards } Karte
   *[other] { $cards } Karten
}
panel-pile-second = Nachziehstapel, zweiter Durchgang: { $cards ->
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
spot-dragon = { $province } ({ $colour }), Drachenfeld: Abgesandte { $emissaries }, höchstens { $most }
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
supply-cards-known = Handkarten, davon aus der Auslage: { $cards }
badge-emperor = Hat den Kaiser (Startspieler)
badge-points = +{ $points } durch Punktekarten
fact-pile-first = erster Stapel (von zweien)
fact-pile-second = zweiter Stapel (von zweien)
fact-last-round = letzte Runde
fact-fortifications = mit Befestigungen

step-houses = Häuser in { $province }
step-houses-early = Häuser in { $province }, im Spiel gewertet
step-alliance = Bündnis { $number }: { $first }–{ $second }
step-road = { $seat }: Reihe von { $houses ->
    [one] einem Haus
   *[other] { $houses } Häusern
}
step-road-fort = { $seat }: Reihe von { $houses ->
    [one] einem Haus
   *[other] { $houses } Häusern
}, durch eine Befestigung verdoppelt

# pictures of the rules, and what cards, spaces and pieces are

illustration-setup = Drei Provinzkarten auf der Hand, daneben der verdeckte Nachziehstapel
illustration-turn = Eine Provinz mit einem Haus; ein zweites Feld leuchtet für den nächsten Spielstein
illustration-paying = Ein Haus kostet eine Karte in der Farbe der Provinz oder zwei gleiche einer anderen Farbe
illustration-pieces = Eine Provinz, in der ein Spieler drei Häuser hat, mit drei Abgesandten auf dem Drachenfeld
illustration-cards = Vier offene Karten und der Nachziehstapel
illustration-houses = Eine volle Provinz: Wer die meisten Häuser hat, erhält einen Punkt für jedes der sieben Häuser, der Zweite so viele Punkte, wie der Erste Häuser hat
illustration-alliances = Zwei benachbarte Provinzen mit Abgesandten, dazwischen die Zahl ihres Bündnisses
illustration-roads = Fünf Häuser eines Spielers in einer Reihe entlang von Straßen, über eine Grenze hinweg
illustration-fortifications = Ein Haus auf einer Befestigung, daneben ein weiteres Haus
about-field = Ein Hausfeld. Ein Haus kostet hier eine Karte in der Farbe der Provinz oder einen Joker; auf jedem Feld steht nur eines.
about-dragon = Das Drachenfeld einer Provinz. Hier stehen die Abgesandten, nicht mehr, als der führende Spieler hier Häuser hat.
about-house = Häuser werden gewertet, sobald die Provinz voll ist, sonst am Ende: Wer die meisten hat, erhält einen Punkt für jedes Haus der Provinz, jeder weitere Rang so viele, wie ein Spieler des Ranges davor Häuser hat. Auch eine Reihe von mindestens vier Häusern entlang der Straßen bringt am Ende Punkte.
about-emissary = Abgesandte zählen erst am Ende: Wer in beiden Provinzen eines Bündnisses die Mehrheit hat, erhält einen Punkt für jeden Abgesandten in beiden.
about-fort = Eine Befestigung gehört niemandem. Wer ein Haus darauf baut, erhält doppelte Punkte für die Häuser der Provinz und für die Häuserreihe, in der es steht.
about-stone = Ein Wertungsstein: Die Häuser dieser Provinz sind gewertet. Abgesandte darfst du hier weiter setzen.
about-marker = Der Zählstein auf der Großen Mauer zeigt die Punkte. Nach 50 beginnt er von vorn, und der Spieler erhält eine Punktekarte.
about-alliance = Die Zahl des Bündnisses der beiden Provinzen, zwischen denen sie steht. Bündnisse werden am Ende in der Reihenfolge ihrer Zahlen gewertet.
about-card = Für eine Provinzkarte setzt du einen Spielstein in eine Provinz ihrer Farbe. Zwei Karten einer Farbe zählen wie eine beliebige Karte.
about-row = Eine Karte der Auslage: Wer nach dem Setzen oder beim Tauschen zieht, darf sie nehmen, und alle sehen es.
about-pile = Der verdeckte Nachziehstapel; was kommt, weiß niemand. Ist er zum ersten Mal aufgebraucht, wird der Ablagestapel gemischt und zum neuen Nachziehstapel; beim zweiten Mal läuft die letzte Runde.
about-discards = Der Ablagestapel: Ausgespielte und getauschte Karten liegen hier offen. Aus ihnen wird der zweite Nachziehstapel.
about-hand = Nach dem Setzen füllt jeder seine Hand auf drei Karten auf. Was jemand aus der Auslage genommen hat, wissen alle.
about-emperor = Der Kaiser liegt vor dem Startspieler. Die letzte Runde endet bei dessen rechtem Nachbarn.
about-point-card = Jede Punktekarte steht für 50 Punkte, die der Zählstein schon hinter sich hat.

# the lesson

lesson-title = Deine erste Partie in zehn Minuten
lesson-seat-2 = Bao
lesson-seat-3 = Lin
lesson-welcome = Willkommen in neun Provinzen ohne Kaiser! Du spielst Blau, das Zeichen mit dem Kreis; Bao und Lin sind deine Gegner. Punkte gibt es für Häuser, für Abgesandte und für Straßen. Wir probieren alles einmal aus.
lesson-hand = Das sind deine Handkarten; zu Beginn eines Zuges sind es drei, solange es welche zu ziehen gibt. Für eine Karte setzt du einen Spielstein in eine Provinz ihrer Farbe: für die orangefarbene in Zhao oder Lu, für die grünen in Han oder Shu.
lesson-first-house = Lu im Osten hat nur vier Hausfelder. Bau dort dein erstes Haus: Wähl das markierte Feld.
lesson-first-house-no = Auch dort dürftest du bauen. Wir wollen aber das kleine Lu füllen: Wähl das markierte Feld.
lesson-pay = Jeden Spielstein bezahlst du sofort. Lu ist orange: Wähl deine orangefarbene Karte.
lesson-pay-no = Zwei grüne Karten täten es auch; dazu kommen wir gleich. Nimm diesmal die orangefarbene.
lesson-refill = In eine leere Provinz darfst du nur einen Spielstein setzen, also ist dein Zug zu Ende. Füll deine Hand auf drei Karten auf: Nimm die orangefarbene aus der Auslage.
lesson-refill-no = Du könntest jede Karte nehmen, aber noch eine orangefarbene hilft dir in Lu. Nimm sie aus der Auslage.
lesson-others = Bao baut neben dir in Lu, Lin fängt in Wei an. Nach jedem Zug wird die Auslage wieder auf vier Karten ergänzt, und alle sehen, was jemand daraus nimmt.
lesson-second-house = Lu ist nicht mehr leer. Jetzt darfst du dort zwei Spielsteine setzen; beide müssen in dieselbe Provinz. Zuerst ein Haus: Wähl das markierte Feld.
lesson-second-house-no = Das ginge, aber bleib in diesem Zug in Lu: Wähl das markierte Feld. Es liegt an der Straße neben deinem ersten Haus.
lesson-joker = Zwei Karten einer Farbe zählen wie eine beliebige Karte. Bezahl mit den beiden grünen und heb dir die orangefarbene für den zweiten Spielstein auf.
lesson-joker-no = Mit der orangefarbenen Karte ginge es auch, aber dann bliebe dir nichts für den zweiten Spielstein. Nimm die beiden grünen.
lesson-emissary = Jetzt ein Abgesandter. Abgesandte stehen auf dem Drachenfeld, nicht mehr, als der führende Spieler dort Häuser hat; hier also zwei. Wähl das Drachenfeld von Lu.
lesson-emissary-no = Das dürftest du, aber jetzt geht es um einen Abgesandten: Wähl das Drachenfeld von Lu.
lesson-hidden = Damit hast du deine letzte orangefarbene Karte ausgespielt. Jetzt ziehst du drei Karten, eine nach der anderen. Versuch zuerst dein Glück: Wähl den Nachziehstapel.
lesson-hidden-no = Offene Karten darfst du auch nehmen. Zieh aber zuerst eine verdeckte: Wähl den Nachziehstapel.
lesson-emissaries = Eine orangefarbene! Dazu hast du eine rote und eine violette Karte aus der Auslage genommen. Bao fängt in Qi an, Lin entsendet einen Abgesandten nach Wei. Abgesandte zählen erst am Ende; dazu gleich mehr.
lesson-fill = In Lu ist noch ein Feld frei, und du hast eine orangefarbene Karte. Eine volle Provinz wird sofort gewertet. Mach sie voll!
lesson-fill-no = Noch nicht: Bau zuerst in Lu, auf dem markierten Feld.
lesson-scored = Du hast die meisten Häuser in Lu und erhältst einen Punkt für jedes Haus dort: 4 Punkte. Bao ist Zweiter und erhält einen Punkt für jedes deiner Häuser: 3 Punkte. Schon ein einziges Haus kann sich lohnen!
lesson-plan = Füll jetzt deine Hand auf. Mit einer zweiten violetten Karte hast du einen Joker für später. Nimm sie.
lesson-plan-no = Nimm die violette Karte: Zwei gleiche kannst du überall gebrauchen.
lesson-exchange = Bao baut weiter in Qi, Lin in Wei. Statt zu setzen, darfst du eine Karte tauschen. Eine gelbe würde dir in Qi helfen: Wähl die rote, um sie abzulegen.
lesson-exchange-no = Die brauchst du noch. Überflüssig ist gerade die rote: Wähl sie, um sie zu tauschen.
lesson-exchange-take = Und jetzt nimm die gelbe Karte aus der Auslage.
lesson-exchange-take-no = Du wolltest die gelbe: Qi ist gelb.
lesson-road = Nun zu den Straßen: In Lu stehen drei deiner Häuser in einer Reihe, und die Straße führt über die Grenze weiter nach Qi. Ab vier Häusern bringt am Ende jedes Haus der Reihe einen Punkt. Bau auf dem markierten Feld!
lesson-road-no = Vielleicht ein guter Platz, aber nicht an deiner Straße. Wähl das markierte Feld in Qi.
lesson-either = Bezahl, wie du magst: mit der gelben Karte oder mit den beiden violetten. Was übrig bleibt, reicht für deinen zweiten Spielstein.
lesson-alliance = Zwischen Lu und Qi steht die Zahl 12, ein Bündnis. Wer in beiden Provinzen die Mehrheit der Abgesandten hat, erhält einen Punkt für jeden Abgesandten in beiden. Entsende einen nach Qi!
lesson-alliance-no = Zuerst der Abgesandte: Wähl das Drachenfeld von Qi.
lesson-majority = Jetzt hast du in Lu und in Qi die Mehrheit. Das Bündnis 12 bringt dir am Ende einen Punkt für jeden Abgesandten dort, auch für die der anderen. Haben mehrere die meisten, so haben sie alle die Mehrheit.
lesson-row = Und vier Häuser in einer Reihe: Qi, Lu, Lu, Lu. Das sind am Ende 4 Punkte, und mehr, wenn du weiterbaust. Kein Haus zählt in zwei Reihen.
lesson-end = Der Nachziehstapel wird zweimal durchgespielt; die Runde, in der er wieder ausgeht, ist die letzte. Am Ende werden die übrigen Provinzen gewertet, danach die Bündnisse, danach die Straßen. Wer die meisten Punkte hat, wird Kaiser.
lesson-farewell = Das ist das ganze Spiel. An einem richtigen Tisch beendest du deinen Zug mit einem Knopf; bis dahin kannst du Schritte zurücknehmen. Zeig auf etwas, um zu erfahren, was es ist; das Buch oben (Taste B) öffnet die Regeln. Viel Vergnügen!

# ---- was ein Rat nennt

standing-alliance = Bündnis { $first }–{ $second }
standing-emissaries = Abgesandte in { $province }
standing-neighbours = Häuser nebeneinander an einer Straße
standing-cards = Karten auf der Hand
standing-unknown = Handkarten, die niemand sonst kennt
standing-payable = Provinzen, für die die Handkarten reichen
standing-pairs = Kartenpaare, als Joker verwendbar

# ---- what is wrong with a board file

data-kind-province = Provinz
data-kind-field = Feld
data-kind-alliance = Bündnis
data-kind-sea = Meer
data-kind-lake = See
data-kind-river = Fluss
data-kind-junk = Dschunke
data-kind-peak = Gipfel
data-few-provinces = es braucht mindestens { $least } Provinzen
data-many-provinces = es sind { $count } Provinzen, mehr als { $most }
data-many-fields = es sind { $count } Felder, mehr als { $most }
data-no-field = { $province } hat noch kein Feld
data-dragon-seats = { $name } muss eine Liste von Punkten [x, y] innerhalb des Drachenradius sein
data-few-dragon-seats = { $name } hat { $seats } Plätze, aber die Provinz { $province } hat { $fields } Felder
data-alliance-gap = Bündnis { $number } fehlt: sie sind von 1 an lückenlos nummeriert
data-alliance-pair = { $name } muss ein Paar von Provinzen sein
data-no-province = es gibt keine Provinz { $name }
data-alliance-itself = { $name } kann nicht mit sich selbst verbündet sein
data-alliance-twice = Bündnis { $number } steht zweimal da
data-alliance-again = { $first } und { $second } sind schon verbündet ({ $number })
data-no-side = es gibt keine Seite
data-side-name = Seite { $name }: Eine Seite heißt nach ihren Spielerzahlen, zum Beispiel { $example }
data-road-twice = die Straße { $first } – { $second } ist zweimal da
data-road-pairs = { $name } muss eine Liste von Paaren von Feldern sein
data-road-field = Straße { $first } – { $second }: Es gibt kein Feld { $name }
data-road-itself = eine Straße verbindet zwei verschiedene Felder, diese { $first } mit sich selbst
data-side-players = keine Spielplanseite ist für { $players } Personen gedacht
data-overlap = { $first } und { $second } überlappen sich
data-field-outside = { $field } liegt außerhalb von { $province }
data-no-border = das Bündnis { $number } verbindet { $first } und { $second }, doch sie haben keine gemeinsame Grenze
data-road-again = die Straße { $first } – { $second } gibt es schon für beide Seiten
data-one-spot = { $first } und { $second } liegen auf derselben Stelle
data-under-dragon = { $field } liegt unter dem Drachen von { $province }
data-no-roads = auf Seite { $side } gibt es keine Straßen
data-no-ally = { $province } gehört zu keinem Bündnis
data-not-allied = { $first } und { $second } haben eine gemeinsame Grenze, aber kein Bündnis

# ---- der Editor für Spielpläne

edit-kind-board = Spielplan
edit-kind-province = Provinz
edit-kind-field = Feld
edit-kind-alliance = Bündnis
edit-kind-road = Straße
edit-kind-road-3-4 = Straße, Seite 3–4
edit-kind-road-4-5 = Straße, Seite 4–5
edit-kind-coast = Küste
edit-kind-sea = Meeresname
edit-kind-lake = See
edit-kind-river = Fluss
edit-kind-mountain = Gebirge
edit-kind-track = Wertungsleiste
edit-kind-banner = Titel
edit-kind-junk = Dschunke
edit-side-3-4 = Seite 3–4
edit-side-4-5 = Seite 4–5
edit-reconstruction = Rekonstruktion
edit-width = Breite
edit-height = Höhe
edit-field-radius = Radius der Felder
edit-dragon-radius = Radius der Drachen
edit-marker-radius = Radius der Nummern
edit-colour = Farbe
edit-colour-violet = Violett
edit-colour-yellow = Gelb
edit-colour-orange = Orange
edit-colour-green = Grün
edit-colour-red = Rot
edit-x = Von links
edit-y = Von oben
edit-upright = Senkrecht
edit-size = Größe
edit-scale = Maßstab
edit-text = Text
edit-own-label = Namen selbst platzieren
edit-auto-label = Namen automatisch platzieren
edit-name = Name des Spielplans
edit-names = Name
edit-say-outside-field = Ein Feld gehört zu einer Provinz: Klick in eine hinein.
edit-say-nothing-field = Hier ist kein Feld: Eine Straße verbindet zwei Felder.
edit-say-nothing-province = Hier ist keine Provinz: Ein Bündnis verbindet zwei Provinzen.
edit-cure-draw-province = Provinz zeichnen
edit-cure-draw-field = Felder zeichnen
edit-cure-draw-road = Straßen zeichnen
edit-cure-draw-alliance = Bündnisse zeichnen
edit-cure-renumber-alliance = Lücken schließen
edit-cure-remove-alliance = Bündnis entfernen
edit-cure-remove-field = Das zweite entfernen
edit-cure-adopt-field = Der Provinz geben, in der es liegt
share-road-4-5 = Von uns: jede Straße. Bekannt: Genau drei Felder dieser Seite haben vier Straßen.
share-road-3-4 = Von uns: jede Straße. Bekannt: Kein Feld dieser Seite hat vier Straßen.
share-road = Von uns: jede Straße. Bekannt sind nur die Reihe von fünf Feldern durch Ch’in und Shu und dass es viele Sackgassen gibt.
share-alliance = Bekannt: fünfzehn Bündnisse, an jeder Grenze eines, und die Nummern 3 und 4. Von uns: die übrigen Nummern.
share-field = Von uns: wo jedes Feld liegt.
share-province = Die Namen sind sicher. Wo „bekannt“ steht, sind es auch Farbe und Zahl der Felder. Alle Umrisse sind unsere Vermutung.

# ---- wie es steht

stands-provinces = Provinzen
stands-alliances = Bündnisse
stands-taken = { $taken } von { $fields } Feldern besetzt
stands-scored = Schon gewertet
stands-no-alliance = Noch nichts wert: Auf beiden Seiten müssen Gesandte stehen.
stands-nobody = In { $first } führt { $leads }, in { $second } { $other }. Nur wer in beiden führt, bekommt die { $worth }.
stands-names = { $first } und { $rest }
# The coach of a first game
coach-turn-1 = Häuser bringen Punkte, sobald eine Provinz voll ist: Wer dort die meisten hat, bekommt einen Punkt je Haus darin, die Zweiten so viele, wie der Führende Häuser hat. Eine Karte baut in ihrer Farbe, zwei gleiche in jeder.
coach-turn-2 = Auch der zweite Platz in einer Provinz lohnt sich. Und wo Häuser stehen, dürfen Abgesandte folgen: Sie zählen am Ende, in zwei benachbarten Provinzen zusammen.
coach-turn-3 = Schau die Straßen entlang: Vier oder mehr deiner Häuser in einer Reihe ohne Lücke bringen am Ende je einen Punkt, auch über Grenzen.
