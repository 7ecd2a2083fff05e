game-title = Da Yunhe – der Große Kaiserkanal
game-seal = 河
game-about = Baue den Großen Kaiserkanal von Peking bis Hangzhou, dämpfe Unruhen und lenke den Großen Koordinator auf seinen Fahrten. Von Björn Müller-Mätzig.
game-minutes = etwa 75 Minuten
explain-option-unrest = Je weniger es braucht, desto öfter kommt es zu Aufständen; jeder kostet 4 Ansehen je Plättchen, also 8, 12 oder 16.

option-unrest = Unruheplättchen, die einen Aufstand auslösen
option-unrest-2 = 2 (schwer)
option-unrest-3 = 3
option-unrest-4 = 4 (leicht)
option-espionage = Was „Spionage“ aufdeckt
explain-option-espionage = Die Karte spricht von den obersten Plättchen der Stapel, die Symbolübersicht von einem Stapel.
option-espionage-all = alle Stapel
option-espionage-one = ein Stapel
option-calm-stack = „Volk beruhigen“: welcher Stapel
explain-option-calm-stack = Das Plättchen von der Mauer kommt „unter einen der Nachziehstapel“ seines Inhabers. Wer wählt den Stapel, wenn es einem anderen gehört?
option-calm-stack-smallest = niemand: sein kleinster
option-calm-stack-player = wer die Karte spielt
option-moved-tile = Umbau: ein verschobenes Plättchen
explain-option-moved-tile = Von vertauschten Plättchen sagt die Spielregel, dass beide „neu ausgerichtet“ werden dürfen, von einem verschobenen nichts.
option-moved-tile-turn = darf gedreht werden
option-moved-tile-keep = behält seine Richtung
option-city-limit = Grenze der Verbotenen Stadt
explain-option-city-limit = Einmal begrenzt die Zahl deiner Kanäle die dort „spielbaren“ Plättchen, einmal die, die dort „liegen“ dürfen. Zählen am Ende alle, auch wenn du inzwischen weniger Kanäle hast?
option-city-limit-placing = alle zählen
option-city-limit-end = höchstens so viele wie Kanäle
option-uprisings = Aufstände einer Farbe in einer Runde
explain-option-uprisings = Liegt auf einem Teil der Mauer das Doppelte der Grenze: Gibt es in dieser Runde zwei Aufstände, oder „verbleibt der Rest“ bis zur nächsten?
option-uprisings-all = so viele, wie Plättchen reichen
option-uprisings-one = einer, der Rest bleibt
option-tie-break = Gleiches Ansehen am Ende
explain-option-tie-break = In der Spielregel steht: Bei Gleichstand „entscheidet die höhere Anzahl der Bauten in der Verbotenen Stadt, bei erneutem Gleichstand die höhere Anzahl der verbundenen Kanäle“.
option-tie-break-city = Stadt, dann Verbund
option-tie-break-shared = Platz wird geteilt

card-raise-reputation = Ansehen steigern
card-quell-unrest = Unruhe entfernen
card-calm-the-people = Volk beruhigen
card-destroy-canal = Kanal zerstören
card-special-inspection = Sonder-Inspektion
card-tea-break = Teepause
card-espionage = Spionage
card-intrigue = Intrige
card-denounce = Anschwärzen
card-reform = Reform

tile-canal = { $tile } ({ $value })
tile-mirrored = { $tile }, gespiegelt ({ $value })
tile-unrest = Unruhe
tile-hidden = verdeckt

rank-1 = Jìnshì Zhuàngyuán
rank-2 = Jìnshì Bāngyǎn
rank-3 = Jìnshì Tànhuā
rank-4 = Jǔrén
rank-5 = Xiùcai

prompt-over = Die Partie ist zu Ende.
prompt-chance = Ein Plättchen wird aufgedeckt.
prompt-take = Nimm eines deiner offenen Plättchen in dein Lagerhaus.
prompt-draft = Wähle eine Aktionskarte.
prompt-reveal = Decke deine Karte auf.
prompt-action = „{ $card }“: { $builds ->
    [0] kein Bau
    [one] 1 Bau
   *[other] { $builds } Bauten
}, { $replenish ->
    [0] kein Nachschub
    [one] 1 Nachschub
   *[other] { $replenish } × Nachschub
} übrig. Oder schließe ab.
prompt-place = Wohin kommt dieses Plättchen: { $tile }?
prompt-turn = { $tile } auf { $field }: Wie soll es liegen?
prompt-rebuild = Drehe, verschiebe oder vertausche das Plättchen auf { $field }: { $tile }.
prompt-stow = Unter welchen deiner Stapel kommt das Unruheplättchen?
prompt-stow-other = Unter welchen Stapel von { $other } kommt das Unruheplättchen?
prompt-inspect = Du darfst die Inspektion fortsetzen (noch { $steps ->
    [one] { $steps } Feld
   *[other] { $steps } Felder
}).
prompt-sail = Lenke den Großen Koordinator weiter (noch { $steps ->
    [one] { $steps } Feld
   *[other] { $steps } Felder
}).

move-take = Von Stapel { $stack } nehmen: { $tile }
move-choose = „{ $card }“: Nachschub { $replenish }, Bau { $builds }
move-choose-rebuild = „{ $card }“: Nachschub { $replenish }, Bau { $builds }/Umbau
move-reveal = Karte aufdecken
move-replenish = Nachschub von Stapel { $stack }: { $tile }
move-build = Bauen: { $tile }
move-build-unrest = Bauen: { $tile }
move-build-canal = Bauen: { $tile }, Linien { $lines }
move-at = Auf { $field }
move-city = In die Verbotene Stadt
move-turn = Linien { $lines }
move-turn-by = { $turns ->
    [0] Ungedreht
    [one] Um { $turns } Kante gedreht
   *[other] Um { $turns } Kanten gedreht
}
move-rebuild = Das Plättchen auf { $field } umbauen
move-swap = Mit dem Plättchen auf { $field } vertauschen
move-raise = 1 Ansehen erhalten
move-quell = Die Unruhe auf { $field } entfernen
move-calm = Unruhe von { $seat } von der Mauer nehmen
move-destroy = Den Kanal auf { $field } zerstören
move-sail = Weiter nach { $field }
move-halt = Inspektion beenden
move-tea = Teepause erzwingen
move-spy = Stapel { $stack }: Oberstes aufdecken
move-intrigue = Intrige gegen { $seat }
move-denounce = { $seat } anschwärzen
move-reform = Stapel neu mischen
move-under = Unter Stapel { $stack }
move-done = Fertig
move-draw = Gezogen: { $tile }
move-open = Aufgedeckt: { $tile }

log-take = { $seat } nimmt ein erstes Plättchen: { $tile }.
log-choose = { $seat } wählt eine Karte.
log-chose = Du hast „{ $card }“ gewählt.
log-reveal = { $seat } spielt „{ $card }“.
log-open = Stapel { $stack } von { $seat }, aufgedeckt: { $tile }.
log-reshuffle = Zu viel Unruhe: Die Stapel von { $seat } werden neu gemischt.
log-draw = { $seat } zieht: { $tile }.
log-build = { $seat } baut auf { $field }: { $tile }, +{ $points } Ansehen.
log-build-unrest = { $seat } legt ein Unruheplättchen auf { $field }.
log-city = { $seat } baut in die Verbotene Stadt: { $tile }.
log-rotate = { $seat } dreht das Plättchen von { $other } auf { $field }: { $tile }.
log-move = { $seat } verschiebt das Plättchen von { $other } von { $field } nach { $target }: { $tile }.
log-swap = { $seat } vertauscht das Plättchen von { $other } auf { $field } mit dem auf { $target }: { $tile }.
log-raise = { $seat } erhält { $points } Ansehen.
log-quell = { $seat } entfernt das Unruheplättchen von { $other } auf { $field }.
log-calm = { $seat } nimmt ein Unruheplättchen von { $other } von der Mauer.
log-destroy = { $seat } zerstört den Kanal von { $other } auf { $field }: { $tile }.
log-tea = { $seat } zwingt den Großen Koordinator zur Teepause.
log-intrigue = { $seat } spinnt eine Intrige: { $other } { $points ->
    [0] hat kein Ansehen zu verlieren.
   *[other] verliert { $points } Ansehen.
}
log-denounce = { $seat } schwärzt { $other } an: Ein Unruheplättchen kommt in die Verbotene Stadt.
log-reform = { $seat } mischt die eigenen Stapel neu.
log-under = Ein Unruheplättchen kommt unter Stapel { $stack } von { $seat }.
log-wall = Ein Unruheplättchen von { $seat } kommt auf die Mauer; Unruheplättchen dort: { $tiles }.
log-ship = Der Große Koordinator fährt nach { $field }.
log-ship-canal = Der Große Koordinator fährt nach { $field }: { $seat } erhält { $points } Ansehen.
log-ship-unrest = Der Große Koordinator trifft auf { $field } auf Unruhe: { $seat } { $points ->
    [0] hat kein Ansehen zu verlieren.
   *[other] verliert { $points } Ansehen.
}
log-trip = Der Große Koordinator wendet; { $trips ->
    [0] das war die letzte Fahrt.
    [one] noch { $trips } Fahrt.
   *[other] noch { $trips } Fahrten.
}
log-round = Runde { $round }; Startspieler: { $seat }.
log-uprising = Aufstand: { $seat } { $points ->
    [0] hat kein Ansehen zu verlieren.
   *[other] verliert { $points } Ansehen.
}
log-ended = Der Große Koordinator hat seine vier Fahrten beendet; es folgt die Schlusswertung.
log-final = { $seat }: Kanalverbund +{ $network }, Verbotene Stadt +{ $city }, Unruhe −{ $unrest }; insgesamt { $points } Ansehen.
log-rank = { $seat }: { $rank } mit { $points } Ansehen.

# ---- Szenen

scene-network = Kanalverbund
scene-city = Verbotene Stadt
scene-unrest = Unruhe
scene-winner = Sieger
scene-before = Zuvor
scene-sails = Der Große Koordinator fährt nach { $field }.
scene-sails-why = Jeder Kanal auf dem Weg bringt seinem Inhaber Ansehen; Unruhe kostet den Inhaber des Gebiets.
scene-trip = Die Fahrt: { $shares }.
scene-trip-even = Was die Fahrt bringt und kostet, gleicht sich aus.
scene-turns = Das Schiff wendet. { $trips ->
    [0] Das war die letzte Fahrt.
    [one] Eine Fahrt bleibt.
   *[other] { $trips } Fahrten bleiben.
}
scene-uprising-title = Aufstand
scene-your-wall = dein Teil der Mauer
scene-uprising = Aufstand! Auf der Mauer liegen Unruheteile von dir: { $tiles }.
scene-uprising-why = Jedes dieser Teile kostet 4.
scene-you-lose = { $points ->
    [0] Aufstand: Du hast nichts zu verlieren.
   *[other] Aufstand: Du verlierst { $points }.
}
scene-go-back = Diese Teile kommen zurück unter deine Stapel.
scene-network-told = Größte Kanalverbünde: { $shares }.
scene-network-none = Niemand hat einen Kanalverbund.
scene-network-why = Ein Punkt für jedes Teil der größten Gruppe verbundener Kanäle.
scene-city-told = Verbotene Stadt: { $shares }.
scene-city-none = Niemand hat in der Verbotenen Stadt gebaut.
scene-city-why = Die Zahl der Teile dort, mit sich selbst multipliziert.
scene-unrest-told = Unruhe: { $shares }.
scene-unrest-none = Unruhe kostet niemanden etwas.
scene-unrest-why = 4 für jedes Unruheteil im eigenen Gebiet und im eigenen Teil der Stadt.
scene-wins = { $seat } gewinnt.
scene-win-shared = Der Sieg wird geteilt.
scene-you-win = Du gewinnst, { $margin ->
    [0] bei Gleichstand
   *[other] { $margin } voraus
}.
scene-you-are = { $seat } gewinnt. Du bist auf Platz { $place }, { $behind ->
    [0] mit gleich viel Ansehen
   *[other] { $behind } dahinter
}.
scene-warning = Deine Unruhe auf der Mauer: { $tiles } von { $limit }. { $limit ->
    [2] Ein zweites
    [3] Ein drittes
    [4] Ein viertes
    [5] Ein fünftes
   *[other] Noch ein
} Teil kostet dich { $points }.

# ---- das Protokoll, eine Zeile je Zug

tell-first = { $tiles ->
    [one] Ein Spieler nimmt ein erstes Plättchen
   *[other] { $tiles } Spieler nehmen ein erstes Plättchen
}
tell-start = Startspieler ist { $seat }
tell-sail = Der Große Koordinator fährt { $fields ->
    [one] ein Feld
   *[other] { $fields } Felder
} weit nach { $field }
also-trip = wendet dort; { $trips ->
    [0] das war die letzte Fahrt
    [one] noch { $trips } Fahrt
   *[other] noch { $trips } Fahrten
}
also-chosen = { $cards ->
    [one] eine Aktionskarte ist gewählt
   *[other] { $cards } Aktionskarten sind gewählt
}
also-build = baut auf { $fields }
also-unrest = legt Unruhe auf { $fields }
also-rotate = dreht das Plättchen auf { $fields }
also-city = baut in die Verbotene Stadt: { $tile }
also-move = verschiebt das Plättchen von { $other } von { $field } nach { $target }
also-swap = vertauscht die Plättchen auf { $field } und { $target }
also-raise = mehrt das eigene Ansehen
also-quell = entfernt die Unruhe von { $other } auf { $field }
also-calm = nimmt Unruhe von { $other } von der Mauer
also-destroy = zerstört den Kanal von { $other } auf { $field }
also-tea = erzwingt eine Teepause
also-intrigue = spinnt eine Intrige gegen { $other }
also-denounce = schwärzt { $other } an
also-reform = mischt die eigenen Stapel neu
also-reshuffle = zu viel Unruhe: Die Stapel von { $seat } werden neu gemischt
also-draw = zieht { $tiles ->
    [one] ein Plättchen
   *[other] { $tiles } Plättchen
}
also-sail = führt den Großen Koordinator { $fields ->
    [one] ein Feld
   *[other] { $fields } Felder
} weiter

tie-city = mit mehr Teilen in der Verbotenen Stadt
tie-network = mit dem größeren Kanalverbund
honour-scene-trip = Ertragreichste Fahrt
sheet-start = Anfang
sheet-building = Bauen
sheet-raised = Ansehen steigern
sheet-ship-canals = Großer Koordinator: Kanäle
sheet-ship-unrest = Großer Koordinator: Unruhe
sheet-intrigues = Intrigen
sheet-uprisings = Aufstände
sheet-network = Kanalverbund
sheet-city = Verbotene Stadt
sheet-region-unrest = Unruhe im Gebiet
sheet-city-unrest = Unruhe in der Verbotenen Stadt

detail-city-limit = Plättchen in der Verbotenen Stadt: { $tiles }; eigene Kanäle auf dem Spielbrett: { $canals }.
detail-attack-cost = Unruheplättchen in deinem Lagerhaus: { $tiles }.
detail-one-stack = An diesem Tisch deckt „Spionage“ nur bei einem Stapel das oberste Plättchen auf.
detail-no-stack = Dieser Stapel ist leer.
detail-no-wall = Auf der Mauer liegt kein Unruheplättchen von { $other }.
detail-card = Deine Karte ist „{ $card }“.

terminal-ship-south = Großer Koordinator auf { $field }, nach Süden
terminal-ship-north = Großer Koordinator auf { $field }, nach Norden
terminal-trips = verbleibende Fahrten: { $trips }
terminal-round = Runde { $round }, Startspieler { $seat }
terminal-limit = Aufstand ab { $limit }
terminal-tea = Teepause
terminal-reputation = Ansehen
terminal-stacks = Stapel
terminal-warehouse = Lagerhaus
terminal-city = Stadt
terminal-wall = Mauer
terminal-card-hidden = Karte gewählt
terminal-peking = Peking
terminal-hangzhou = Hangzhou
terminal-turning = { $field } Wende
terminal-reconstruction = Spielbrett und Kanallinien sind eine Rekonstruktion.
terminal-legend = ⇓⇑ Schiff · ° sein Weg · Pfeile: Kanallinien · ! Unruhe (in Klammern: unter einem Stapel) · * Unruhe-Symbol

map-title = Da Yunhe: das Spielbrett und die Kanalplättchen
map-subtitle = Der Große Kaiserkanal von Peking nach Hangzhou
map-reconstruction = Rekonstruktion: Form, Symbole und Kanallinien sind nicht die des gedruckten Spiels
map-tiles = Kanalplättchen
map-tiles-note = jeder Spieler hat diese zwanzig, dazu zehn Unruheplättchen
map-unrest = Unruhe
map-mirrored = gespiegelt
map-legend = Legende
map-legend-symbol = Unruhe-Symbol am alten Verlauf
map-legend-pagoda = Wendepunkt bei so vielen Spielern
map-legend-neutral = neutrales Feld
map-legend-join = verbundene Kanallinien: +2 Ansehen
map-legend-region = Gebiet mit dem Zeichen des Inhabers

phase-1 = Aktion wählen
phase-2 = Aktion ausführen
phase-3 = Koordinator
phase-4 = Aufstände
phase-5 = Aufräumen
fact-limit = Aufstand ab { $limit } Unruheplättchen
fact-reconstruction = rekonstruiertes Spielbrett
panel-round = Runde { $round }
panel-trips = Fahrten übrig
panel-draft = Aktionskarten
panel-cards = Karten dieser Runde
panel-stacks = Deine Stapel
panel-stacks-of = Stapel von { $seat }
panel-store = Dein Lagerhaus
panel-store-of = Lagerhaus von { $seat }
piece-tile = { $seat }: { $tile } auf { $field }
spot-field = Feld { $field }
spot-turn = Das Plättchen auf { $field } drehen
stack-label = Stapel { $stack }, { $tiles } Plättchen; obenauf: { $tile }
stack-empty = Stapel { $stack } ist leer
mat-wall = { $seat }, Unruheplättchen auf der Mauer: { $tiles }; Aufstand ab { $limit }
mat-city = { $seat }, Plättchen in der Verbotenen Stadt: { $tiles }
mat-store = { $seat }, Plättchen im Lagerhaus: { $tiles }
card-hidden = eine verdeckte Karte
supply-canals = Kanäle auf dem Spielbrett
supply-network = Größter Kanalverbund
supply-unrest = Unruhe im Gebiet

# ---- Karten in Worten

effect-raise-reputation = Sofort 1 Ansehen
effect-quell-unrest = Ein Unruheplättchen vom Brett auf die Mauer
effect-calm-the-people = Ein Unruheplättchen von der Mauer unter einen Stapel
effect-destroy-canal = Ein beliebiger Kanal kommt aus dem Spiel
effect-special-inspection = Das Schiff fährt sofort bis zu 3 Felder
effect-tea-break = In der dritten Phase fährt das Schiff nicht
effect-espionage = Oberste Plättchen deiner Stapel aufdecken
effect-espionage-one = Das oberste Plättchen eines Stapels aufdecken
effect-intrigue = Sofort −8 für jemand anderen
effect-denounce = Am Ende −4 für jemand anderen
effect-reform = Alle deine Stapel neu mischen
card-cost = −2 Unruhe
card-parts-short = B{ $builds } N{ $replenish }
card-parts-short-rebuild = B{ $builds }↻ N{ $replenish }
card-legend = B Bauen · ↻ oder Umbau · N Nachschub
card-parts = Bauen { $builds } · Nachschub { $replenish }
card-parts-rebuild = Bauen { $builds } oder Umbau · Nachschub { $replenish }
pane-actions = Karten
board-long = Den Kanal in einer Zeile zeigen
board-wide = Den Kanal in zwei Zeilen zeigen
panel-mats = Mauer und Stadt

# ---- wie ein Plättchen liegt

panel-turnings = So kann es liegen (✓ verbundene Kanäle)
turning-joined = { $lines ->
    [0] keine verbunden
   *[other] { $lines } verbunden
}
turning-commit = { $lines ->
    [0] So bauen (schließt nichts an)
    [one] So bauen (schließt 1 Kanal an)
   *[other] So bauen (schließt { $lines } Kanäle an)
}
turn-left = Gegen den Uhrzeigersinn drehen
turn-right = Im Uhrzeigersinn drehen
goal-0 = nach Peking
goal-1 = zum nördlichen Meer
goal-2 = zum südlichen Meer
goal-3 = nach Hangzhou
goal-4 = zu den südlichen Bergen
goal-5 = zu den nördlichen Bergen
goals-more = { $goal }, { $more }
direction-0 = N
direction-1 = NO
direction-2 = SO
direction-3 = S
direction-4 = SW
direction-5 = NW
badge-start = Startspieler

about-canal = Kanalplättchen: Wird es auf dem Spielbrett gebaut, bringt es so viel Ansehen, wie darauf steht. Betritt das Schiff es, erhält der Inhaber 2 Ansehen, entlang verbundener Kanallinien weitere 2.
about-building = Gebäude: ein Kanalplättchen, das beim Bau auf dem Spielbrett mehr Ansehen bringt. Sonst ist es ein Kanal wie jeder andere.
about-unrest = Unruheplättchen: Betritt das Schiff es, verliert der Inhaber des Gebiets 4 Ansehen. Am Ende kostet jedes Unruheplättchen in einem Gebiet dessen Inhaber noch einmal 4 Ansehen, gleich wer es gelegt hat. Auf einem neutralen Feld schadet es niemandem.
about-region = Gebiet: Es gehört dem Spieler, dessen Zeichen es zeigt. Bauen darf hier jeder; Unruhe schadet hier nur dem Inhaber des Gebiets.
about-neutral = Neutrales Feld: Kanäle zählen hier für ihren Inhaber, Unruhe schadet niemandem.
about-symbol = Unruhe-Symbol am alten Verlauf des Kanals: Hier lagen die ersten Unruheplättchen.
about-pagoda = Pagode mit einer Zahl: Bei dieser Spielerzahl wendet das Schiff hier. Sind es mehr Spieler, ist das Feld neutral.
about-peking = Peking: der nördliche Wendepunkt. Hier startet das Schiff; gebaut werden darf hier nicht.
about-hangzhou = Hangzhou: bei fünf Spielern der südliche Wendepunkt. Gebaut werden darf hier nicht.
about-ship = Der Große Koordinator: Er folgt verbundenen Kanallinien vorwärts, sonst nimmt er einen kürzesten Weg zum nächsten Kanal. Der Pfeil zeigt seine Richtung, die Punkte zeigen, wohin er jetzt fahren würde.
about-stones = Weiße Zählsteine: der Weg, den das Schiff zuletzt gefahren ist, Feld für Feld.
about-round = Eine Runde endet mit der Aktion des Großen Koordinators und den Aufständen; dann wird der nächste Spieler Startspieler.
about-start = Der Startspieler wählt und handelt zuerst und entscheidet über den Weg des Schiffs, wenn es mehrere gibt.
about-phases = Die fünf Phasen einer Runde: Aktion wählen, Aktion ausführen, Aktion des Großen Koordinators, Aufstände, Aufräumen.
about-trips = Verbleibende Fahrten: Erreicht das Schiff einen Wendepunkt, ist eine Fahrt zu Ende. Die Runde, in der die vierte endet, ist die letzte.
about-wall = Mauer der Zufriedenheit: Hier liegen Unruheplättchen, die vom Spielbrett entfernt wurden. Ist am Rundenende das rote Feld belegt, gibt es einen Aufstand; er kostet ihren Inhaber 4 Ansehen für jedes beteiligte Plättchen.
about-city = Verbotene Stadt: Am Ende wird die Zahl deiner Kanalplättchen hier mit sich selbst multipliziert. Bauen darfst du hier nur, solange es weniger sind als deine Kanäle auf dem Spielbrett; jedes Unruheplättchen hier kostet 4 Ansehen.
about-network = Kanalverbund: Kanäle eines Spielers, die durch Kanallinien verbunden sind. Am Ende bringt jedes Plättchen des größten Verbunds 1 Ansehen.
about-warehouse = Lagerhaus: Plättchen, die gebaut werden können; höchstens sechs, für alle sichtbar.
about-stacks = Nachziehstapel: Nachschub kommt von oben. Die weiße Zahl sagt, wie viele Plättchen noch da sind, die rote, wie viele Unruheplättchen für alle sichtbar daruntergelegt wurden.
about-card-back = Eine verdeckt gewählte Aktionskarte; sie wird aufgedeckt, wenn ihr Spieler an der Reihe ist.
about-card-raise-reputation = Ansehen steigern: Du erhältst sofort 1 Ansehen. 1 × Bauen, bis zu 3 × Nachschub.
about-card-quell-unrest = Unruhe entfernen: Nimm ein beliebiges Unruheplättchen vom Spielbrett; es kommt auf den Teil der Mauer in seiner Farbe. Bis zu 2 × Bauen oder 1 × Umbau, 1 × Nachschub.
about-card-calm-the-people = Volk beruhigen: Nimm ein beliebiges Unruheplättchen von der Mauer; es kommt unter einen Stapel seines Inhabers. Bis zu 2 × Bauen oder 1 × Umbau, 1 × Nachschub.
about-card-destroy-canal = Kanal zerstören (Angriff): Ein beliebiges Kanalplättchen auf dem Spielbrett kommt aus dem Spiel. Das kostet zwei deiner Unruheplättchen aus dem Lagerhaus: Eines kommt unter einen deiner Stapel, eines auf deinen Teil der Mauer. 1 × Bauen, bis zu 2 × Nachschub.
about-card-special-inspection = Sonder-Inspektion: Führe das Schiff sofort bis zu 3 Felder weiter; auf dem ersten Unruheplättchen und auf einem Wendepunkt hält es. 1 × Bauen, bis zu 2 × Nachschub.
about-card-tea-break = Teepause (Angriff): Das Schiff fährt in der dritten Phase dieser Runde nicht. Das kostet zwei deiner Unruheplättchen aus dem Lagerhaus: Eines kommt unter einen deiner Stapel, eines auf deinen Teil der Mauer. 1 × Bauen, bis zu 2 × Nachschub.
about-card-espionage = Spionage: Decke verdeckte oberste Plättchen deiner Stapel auf. Bis zu 2 × Bauen oder 1 × Umbau, 1 × Nachschub.
about-card-espionage-one = Spionage: An diesem Tisch deckst du das verdeckte oberste Plättchen eines deiner Stapel auf. Bis zu 2 × Bauen oder 1 × Umbau, 1 × Nachschub.
about-card-intrigue = Intrige (Angriff): Ein anderer Spieler verliert sofort 8 Ansehen. Das kostet zwei deiner Unruheplättchen aus dem Lagerhaus: Eines kommt unter einen deiner Stapel, eines auf deinen Teil der Mauer. Bis zu 2 × Bauen oder 1 × Umbau, 1 × Nachschub.
about-card-denounce = Anschwärzen (Angriff): Eines deiner Unruheplättchen kommt in den Teil der Verbotenen Stadt eines anderen Spielers und kostet ihn am Ende 4 Ansehen; ein zweites kommt auf deinen Teil der Mauer. 1 × Bauen, bis zu 2 × Nachschub.
about-card-reform = Reform: Alle deine Stapel werden zusammen gemischt und verdeckt neu ausgelegt. 1 × Bauen, bis zu 2 × Nachschub.

step-start = Alle begannen mit 15 Ansehen.
step-building = Bauen: die Werte der auf dem Spielbrett gebauten Plättchen
step-raised = „Ansehen steigern“ im Lauf des Spiels
step-ship-canals = Der Große Koordinator auf Kanälen: je 2 Ansehen, entlang verbundener Kanallinien 4
step-ship-unrest = Der Große Koordinator auf Unruhe im Gebiet: je −4 Ansehen
step-intrigues = Intrigen: je −8 Ansehen
step-uprisings = Aufstände
step-network = Kanalverbund: 1 Ansehen für jedes Plättchen des größten Verbunds
step-city = Verbotene Stadt: die Zahl der Plättchen mit sich selbst multipliziert
step-region-unrest = Unruhe im Gebiet: je −4 Ansehen
step-city-unrest = Unruhe in der Verbotenen Stadt: je −4 Ansehen
illustration-setup = Der alte Verlauf des Kanals von Peking aus, mit den ersten Unruheplättchen zweier Spieler
illustration-round = Drei Aktionskarten: links der besondere Teil, rechts Bauen und Nachschub
illustration-stacks = Drei Nachziehstapel, auf zweien ein offenes Plättchen, und Plättchen auf dem Weg ins Lagerhaus
illustration-building = Zwei Kanalplättchen zweier Spieler mit verbundenen Kanallinien und ein drittes, das gedreht wird
illustration-rebuilding = Ein Kanalplättchen wird über ein Unruheplättchen hinweg auf ein freies Feld verschoben
illustration-cards = Sechs der zehn Aktionskarten; Angriffe haben einen roten Rand
illustration-ship = Das Schiff vor einem Kanal (+2 Ansehen), einem verbundenen Kanal (+4) und einem Unruheplättchen (−4)
illustration-uprisings = Drei Unruheplättchen auf der Mauer: −12 Ansehen
illustration-end = Drei verbundene Kanalplättchen eines Spielers bringen 3 Ansehen
# ---- was ein Rat nennt

standing-ship-canals = Kanäle unter dem Großen Koordinator
standing-ship-unrest = Unruhe unter dem Großen Koordinator
standing-trip = Der weitere Weg des Großen Koordinators
standing-joined = Verbundene Kanallinien zwischen eigenen Kanälen
standing-stored = Plättchen im Lagerhaus
standing-values = Gesamtwert der Kanäle im Lagerhaus
standing-wall = Unruheplättchen auf der Mauer
standing-attack = Unruheplättchen im Lagerhaus
standing-builds = Mögliche Bauten in dieser Runde
standing-replenishing = Möglicher Nachschub in dieser Runde
about-turning = Dreh das Plättchen: Zieh daran, klick es noch einmal an, nimm die runden Pfeile oder R, oder wähl eines der Bilder; mit dem roten Knopf oder der Eingabetaste bleibt es so liegen. Ein grüner Haken zeigt eine verbundene Kanallinie, ein offener Punkt eine, die ins Leere führt.

# ---- the lesson

lesson-title = Deine erste Partie in zehn Minuten
lesson-seat-2 = Mei
lesson-welcome = Der alte Kaiserkanal verfällt; du und Mei sollt ihn neu bauen. Du spielst Blau, das Zeichen mit dem Kreis. Ihr beginnt mit 15 Ansehen, und wer am Ende das höchste Ansehen hat, gewinnt.
lesson-regions = Der Kanal führt von Peking im Norden nach Süden. Die neun markierten Felder sind dein Gebiet, daneben liegt das von Mei. Bauen darf jeder überall, aber Unruhe schadet dem Inhaber des Gebiets, und in deinem liegen schon vier Plättchen mit der Faust.
lesson-ship = In Peking wartet das Schiff des Großen Koordinators. Es fährt zur Pagode und zurück, insgesamt vier Fahrten; Kanäle auf seinem Weg bringen Ansehen, Unruhe kostet welches. Neben jedem Wendepunkt liegt ein neutrales Feld: Ein Kanal zählt dort, Unruhe schadet niemandem.
lesson-take = Deine Plättchen liegen in drei Stapeln. Eines der offenen nimmst du gleich in dein Lagerhaus; von dort kannst du es bauen. Die Schleuse bringt 6 Ansehen: Wähl ihren Stapel.
lesson-take-no = Du könntest auch dieses nehmen, aber die Schleuse bringt mehr. Wähl den markierten Stapel.
lesson-draft = Eine Runde beginnt mit den zehn Aktionskarten: Reihum wählt jeder verdeckt eine und gibt die übrigen weiter. Mit jeder Karte darfst du bauen und Nachschub holen, und jede kann noch etwas Besonderes. Wähl „Spionage“.
lesson-draft-no = Auch eine gute Karte, aber wir beginnen mit „Spionage“. Wähl die markierte Karte.
lesson-spy = Mit „Spionage“ darfst du zweimal bauen, einmal Nachschub holen und verdeckte Plättchen aufdecken, in beliebiger Reihenfolge, und nichts davon musst du. Fang mit dem verdeckten Stapel an: Wähl ihn und deck das oberste Plättchen auf.
lesson-spy-no = Auch das erlaubt deine Karte. Sieh aber zuerst nach, was verdeckt liegt: Wähl den markierten Stapel und deck das oberste Plättchen auf.
lesson-replenish = Ein Teehaus, das bringt 5 Ansehen! Nachschub heißt: Du nimmst das oberste Plättchen eines Stapels in dein Lagerhaus; dort ist Platz für sechs. Nimm das Teehaus.
lesson-replenish-no = Das kannst du später noch tun. Nimm zuerst das Teehaus: Wähl den markierten Stapel.
lesson-build = Zwei Plättchen liegen bereit, und deine Karte erlaubt zweimal Bauen. Fang mit der Schleuse an: Wähl sie in deinem Lagerhaus.
lesson-build-no = Die Reihenfolge ist dir überlassen, aber beginnen wir mit der Schleuse. Wähl das markierte Plättchen.
lesson-where = Einen Kanal darfst du auf jedes leere Feld und auf jedes Unruheplättchen bauen, nur nicht auf einen Kanal oder Wendepunkt. Bald bricht das Schiff in Peking auf: Bau auf dem markierten Feld, dort kommt es vorbei.
lesson-where-no = Dort könntest du bauen, aber am markierten Feld kommt das Schiff zuerst vorbei. Wähl es.
lesson-turn = Jetzt dreh das Plättchen: Wähl es noch einmal oder drück R. Eine Kanallinie soll zum markierten Feld führen; dort baust du den nächsten Kanal. Liegt es gut, drück den roten Knopf.
lesson-turn-no = So darf es liegen, aber dann führt keine Kanallinie zum markierten Feld. Dreh weiter, bis eine dorthin führt.
lesson-second = Sofort 6 Ansehen, wie es auf dem Plättchen steht. Als Nächstes das Teehaus; du hast es schon in der Hand. Leg es auf das markierte Feld.
lesson-second-no = Dort könntest du bauen, aber dann treffen sich die Kanallinien nicht. Leg das Teehaus auf das markierte Feld neben der Schleuse.
lesson-join = Entlang verbundener Kanallinien bringt das Schiff mehr Ansehen. Dreh das Teehaus, bis ein grüner Haken zeigt, dass seine Linie auf die der Schleuse trifft; dann drück den roten Knopf.
lesson-join-no = So treffen sich die beiden Kanallinien nicht. Dreh weiter, bis ein grüner Haken erscheint.
lesson-sail = Noch einmal 5 Ansehen, und dein Zug ist zu Ende. Mei hat Unruhe entfernt und eine Brücke gebaut. Nun fährt das Schiff fünf Felder, immer zum nächsten Kanal. Sind Wege gleich lang, wählst du als Startspieler: Führ es über das neutrale Feld, so trifft es auf beide Plättchen.
lesson-sail-no = Der Weg ist ebenso kurz, aber das Schiff könnte deine Schleuse verfehlen. Führ es über das markierte neutrale Feld.
lesson-around = 2 Ansehen für die Schleuse und sogar 4 für das Teehaus, weil das Schiff entlang verbundener Kanallinien kam. Jetzt fährt es zu Meis Brücke. Auf einem der beiden Felder liegt Unruhe, das würde dich 4 Ansehen kosten: Nimm das andere!
lesson-around-no = Dort liegt Unruhe in deinem Gebiet, und das kostet dich 4 Ansehen. Führ das Schiff über das leere Feld.
lesson-next-round = Nach fünf Feldern hält das Schiff, und Mei ist Startspielerin der neuen Runde. Sie baut einen Leuchtturm auf ein Unruheplättchen. Du hast „Ansehen steigern“ gewählt: Du erhältst 1 Ansehen und ziehst drei Plättchen, zwei davon Unruhe.
lesson-unrest = Auch Unruheplättchen darfst du bauen, auf leere Felder. Sooft das Schiff auf eines trifft, verliert der Inhaber des Gebiets 4 Ansehen. Du hast schon eines in der Hand: Leg es dem Schiff in Meis Gebiet in den Weg!
lesson-unrest-no = Dort darf es liegen, aber das Schiff kommt nicht vorbei. Leg es auf das markierte Feld zwischen Meis Kanälen.
lesson-trip = Das Schiff ist gefahren: Mei erhielt 2 Ansehen für ihre Brücke, verlor 4 durch dein Unruheplättchen und erhielt 2 für ihren Leuchtturm. An der Pagode wendet es, und der Rest seines Zuges verfällt. Die erste Fahrt ist zu Ende, drei bleiben.
lesson-attack-card = Du bist wieder Startspieler. Karten mit rotem Rand sind Angriffe. „Intrige“ kostet einen anderen Spieler 8 Ansehen: Wähl diese Karte.
lesson-attack-card-no = Auch diese Karte wäre möglich, aber wir wollen einen Angriff ausprobieren. Wähl „Intrige“.
lesson-attack = Ein Angriff kostet zwei Unruheplättchen aus deinem Lagerhaus. Das zweite hast du gerade gezogen. Wähl Meis Lagerhaus: Die Intrige gilt ihr.
lesson-attack-no = Das kannst du später in diesem Zug noch tun. Zuerst die Intrige: Wähl Meis Lagerhaus.
lesson-cover = Mei verliert 8 Ansehen. Eines deiner Unruheplättchen kam unter einen Stapel, das andere auf deinen Teil der Mauer der Zufriedenheit. Nun weg mit der Unruhe in deinem Gebiet: Bau deinen Kanal darüber, auf dem markierten Feld.
lesson-cover-no = Das ginge, aber jetzt soll ein Unruheplättchen verschwinden. Leg den Kanal auf das markierte Feld.
lesson-back = Das Schiff kommt zurück. Mei erhielt 2 Ansehen, verlor 4 und erhielt wieder 2; dann gab es 4 für dich, denn dein neuer Kanal ist mit ihrer Brücke verbunden, und die Farbe spielt keine Rolle. Fahr wieder um die Unruhe herum!
lesson-uprising = Das Unruheplättchen, das du überbaut hast, gehörte Mei und kam auf ihren Teil der Mauer, als drittes. Drei einer Farbe führen am Rundenende zu einem Aufstand: Mei verlor 12 Ansehen, und die Plättchen liegen wieder unter ihren Stapeln.
lesson-calm = Mei hat dein Unruheplättchen entfernt; nun liegen zwei von dir auf der Mauer. Noch eines, und es gibt einen Aufstand! Deine Karte ist „Volk beruhigen“: Wähl deinen Teil der Mauer und nimm eines weg.
lesson-calm-no = Auch das erlaubt deine Karte, aber kümmere dich zuerst um die Mauer: Wähl deinen Teil.
lesson-city = Du hast auch einen Garten gezogen; du hältst ihn schon. In der Verbotenen Stadt wird am Ende die Zahl deiner Plättchen mit sich selbst multipliziert: 1, 4, 9, 16 … Bauen darfst du dort nur, solange es weniger sind als deine Kanäle auf dem Spielbrett. Bau ihn in deinen Teil!
lesson-city-no = Du könntest ihn auch auf dem Spielbrett bauen, aber versuch jetzt die Verbotene Stadt: Wähl deinen Teil.
lesson-rebuild = Das Schiff ist zurück in Peking und hat dir unterwegs 2 und 4 Ansehen gebracht. Noch etwas: Mit den markierten Karten darfst du umbauen, statt zu bauen. Dann drehst, verschiebst oder vertauschst du eines deiner Plättchen oder irgendeines in deinem Gebiet.
lesson-end = Die Runde, in der die vierte Fahrt endet, ist die letzte. Dann bringt jedes Plättchen deines größten Kanalverbunds 1 Ansehen, die Verbotene Stadt die Zahl deiner Plättchen mit sich selbst multipliziert; jedes Unruheplättchen in deinem Gebiet oder Teil der Stadt kostet 4 Ansehen.
lesson-farewell = Das ist das ganze Spiel. An einem richtigen Tisch beendest du deinen Zug mit einem Knopf; bis dahin kannst du Schritte zurücknehmen. Zeig auf etwas, um zu erfahren, was es ist; das Buch oben (Taste B) öffnet die Regeln. Viel Vergnügen!

# ---- what is wrong with a board file

data-kind-field = Feld
data-kind-tile = Plättchen
data-many-fields = es sind { $count } Felder, mehr als { $most }
data-place = { $name } muss eine Spalte und eine Zeile sein, zum Beispiel B7
data-field-without = ein Feld der Art { $kind } hat kein { $name }
data-one-peking = es muss genau ein Feld der Art { $kind } geben
data-empty-region = Region { $region } hat kein Feld
data-one-turning = für { $players } Spieler muss es genau einen Wendepunkt geben
data-beyond-turn = Feld { $field } der Region { $region } liegt jenseits des Wendepunkts für { $players } Spieler
data-before-turn = Feld { $field } der Region { $region } liegt vor dem Wendepunkt für { $players } Spieler
data-half-row = jede zweite Spalte muss ein halbes Sechseck tiefer liegen
data-course-field = { $name }: Es gibt kein Feld { $field }
data-course-twice = { $name }: Feld { $field } steht zweimal da
data-no-way = bei { $players } Spielern führt von Feld { $field } kein Weg vorwärts nach { $goal }
data-id-taken = die id { $name } ist schon vergeben
data-tiles = es sind { $count } Kanalplättchen, aber jeder Spieler hat { $needed }
data-edges = { $name } muss eine Liste verschiedener Kanten von 0 bis 5 sein
data-symbols-in = Gebiet { $region } hat { $count } Unruhe-Symbole statt { $each }
data-symbol-outside = das Unruhe-Symbol auf { $field } liegt in keinem Gebiet
data-symbol-order = die Unruhe-Symbole müssen nach Gebieten geordnet sein, von Norden an
data-one-line = { $tile } hat nur eine Linie, also führt kein Weg hindurch
data-odd-region = Gebiet { $region } hat { $count } Sechsecke, auf dem gedruckten Spielbrett { $usual }

# ---- der Editor für Spielbretter

edit-kind-board = Spielbrett
edit-kind-hex = Sechseck (flache Seite oben)
edit-kind-symbols = Unruhe-Symbole
edit-kind-through = Alter Lauf
edit-kind-tile = Kanalplättchen
edit-reconstruction = Rekonstruktion
edit-kind = Art
edit-kind-peking = Peking
edit-kind-region = Gebiet
edit-kind-neutral = Neutrales Feld
edit-kind-turning = Wendefeld
edit-kind-hangzhou = Hangzhou
edit-region = Gebiet
edit-building = Gebäude
edit-value = Wert
edit-edges = Kanallinien: Klick die Kanten an, zu denen sie führen
edit-count = Anzahl
edit-mirrored = davon gespiegelt
edit-name = Name des Spielbretts
edit-names = Name
edit-edge-0 = N
edit-edge-1 = NO
edit-edge-2 = SO
edit-edge-3 = S
edit-edge-4 = SW
edit-edge-5 = NW
edit-say-nothing-hex = Hier liegt noch kein Sechseck: Leg zuerst eines.
edit-grid-title = Was jeder Plan hat
edit-grid-note = Sechsecke liegen mit einer flachen Seite oben: Nord und Süd sind Nachbarn, Ost und West nicht. Ein Spielbrett, dessen Sechsecke auf einer Ecke stehen, lässt sich nicht eingeben. Norden ist hier oben; am Tisch liegt das Brett auf einem breiten Bildschirm quer. Jeder Plan hat Peking, fünf Gebiete mit je vier Unruhe-Symbolen, ein Wendefeld nach dem zweiten, dritten und vierten Gebiet und Hangzhou nach dem fünften.
edit-cure-draw-hex = Sechsecke legen
edit-cure-draw-symbols = Symbole setzen
edit-cure-draw-tile = Plättchen hinzufügen
edit-cure-ours-tile = Die Plättchen unseres Plans nehmen
edit-cure-lower = Jede zweite Spalte tiefer legen
edit-cure-order = Nach Gebieten ordnen
share-tile = Bekannt: Namen, Anzahl und Werte. Von uns: die Kanallinien.
share-through = Von uns: der ganze Lauf.
share-symbols = Bekannt: vier in jedem Gebiet. Von uns: wo sie sind.
share-hex = Bekannt: neun Sechsecke in jedem Gebiet, Peking im Norden und wo das Schiff wendet. Von uns: wo jedes Sechseck liegt.

# ---- wie es steht

stands-final = Am Ende
stands-trip = Diese Fahrt
stands-regions = Gebiete
stands-region = Gebiet von { $seat }
stands-unrest = { $tiles ->
    [0] Hier liegt keine Unruhe.
    [one] Hier liegt ein Unruheplättchen: am Ende { $tiles } × −4.
   *[other] Hier liegen { $tiles } Unruheplättchen: am Ende { $tiles } × −4.
}
fold-below = ↓ weiter unten
fold-above = ↑ beginnt oben
unused-replenish = { $count } × Nachschub
unused-build = { $count } × Bauen
unused-raise = +{ $count } Ansehen
course-to = Nach { $field }
# The coach of a first game
coach-turn-1 = Dein Ansehen ist deine Punktzahl. Nimm Plättchen von deinen Stapeln, baue sie, wo sie an Kanäle anschließen, und halte Unruhe von der Mauer fern.
coach-turn-2 = Das Schiff folgt verbundenen Linien. Jedes deiner Plättchen, das es befährt, bringt dir 2 Ansehen, über eine verbundene Linie noch einmal 2.
coach-turn-3 = Plättchen dürfen auch in deinen Teil der Verbotenen Stadt: Sie bringen jetzt nichts, zählen aber am Ende.
