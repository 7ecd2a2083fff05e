game-title = Da Yunhe – der Große Kaiserkanal
game-seal = 河
game-about = Den Kaiserkanal von Peking bis Hangzhou bauen, Unruhen dämpfen und den Großen Koordinator auf seinen Fahrten lenken. Von Björn Müller-Mätzig, für 2 bis 5 Spieler.

option-unrest = Unruheplättchen, die einen Aufstand auslösen
option-unrest-2 = 2 (schwer)
option-unrest-3 = 3
option-unrest-4 = 4 (leicht)

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

prompt-over = Das Spiel ist zu Ende.
prompt-chance = Ein Plättchen wird aufgedeckt.
prompt-take = Nimm eines deiner offenen Plättchen ins Lagerhaus.
prompt-draft = Wähle eine Aktionskarte.
prompt-reveal = Decke deine Karte auf.
prompt-action = { $card }: Wähle, was du tust (Nachschub { $replenish }, Bauen { $builds }), oder beende den Zug.
prompt-place = Wohin kommt dieses Plättchen: { $tile }?
prompt-turn = Wie soll das Plättchen auf { $field } liegen: { $tile }?
prompt-rebuild = Drehe, verschiebe oder vertausche das Plättchen auf { $field }: { $tile }.
prompt-stow = Unter welchen deiner Stapel kommt das Unruheplättchen?
prompt-inspect = Die Inspektion darf weiterfahren (noch { $steps }).
prompt-sail = Wähle das nächste Feld des Großen Koordinators (noch { $steps }).

move-take = Von Stapel { $stack } nehmen: { $tile }
move-choose = { $card } wählen (Nachschub { $replenish }, Bauen { $builds })
move-choose-rebuild = { $card } wählen (Nachschub { $replenish }, Bauen { $builds } oder Umbau)
move-reveal = Die gewählte Karte aufdecken
move-replenish = Nachschub von Stapel { $stack }: { $tile }
move-build = Bauen: { $tile }
move-build-canal = Bauen: { $tile }, Linien { $lines }
move-at = Auf { $field }
move-city = In die Verbotene Stadt
move-turn = Mit Linien { $lines }
move-turn-by = { $turns ->
    [0] Ungedreht
    [one] Um { $turns } Kante gedreht
   *[other] Um { $turns } Kanten gedreht
}
move-rebuild = Das Plättchen auf { $field } umbauen
move-swap = Mit dem Plättchen auf { $field } vertauschen
move-raise = 1 Ansehen gewinnen
move-quell = Die Unruhe auf { $field } entfernen
move-calm = Ein Unruheplättchen von { $seat } von der Mauer nehmen
move-destroy = Den Kanal auf { $field } zerstören
move-sail = Nach { $field } fahren
move-halt = Die Inspektion beenden
move-tea = Eine Teepause erzwingen
move-spy = Oberstes Plättchen von Stapel { $stack } aufdecken
move-intrigue = Intrige gegen { $seat }
move-denounce = { $seat } anschwärzen
move-reform = Die eigenen Stapel neu mischen
move-under = Unter Stapel { $stack }
move-done = Fertig
move-draw = Gezogen: { $tile }
move-open = Aufgedeckt: { $tile }

log-take = { $seat } nimmt ein erstes Plättchen: { $tile }.
log-choose = { $seat } wählt eine Karte.
log-chose = Deine Karte: { $card }.
log-reveal = { $seat } spielt { $card }.
log-open = { $seat }, Stapel { $stack }: { $tile } wird aufgedeckt.
log-reshuffle = Zu viel Unruhe: Die Stapel von { $seat } werden neu gemischt.
log-draw = { $seat } zieht ein Plättchen: { $tile }.
log-build = { $seat } baut auf { $field }: { $tile }, +{ $points }.
log-build-unrest = { $seat } legt Unruhe auf { $field }.
log-city = { $seat } baut in die Verbotene Stadt: { $tile }.
log-rotate = { $seat } dreht das Plättchen von { $other } auf { $field }: { $tile }.
log-move = { $seat } verschiebt das Plättchen von { $other } von { $field } nach { $target }: { $tile }.
log-swap = { $seat } vertauscht das Plättchen von { $other } auf { $field } mit dem auf { $target }: { $tile }.
log-raise = { $seat } steigert das eigene Ansehen, +1.
log-quell = { $seat } entfernt die Unruhe von { $other } auf { $field }.
log-calm = { $seat } nimmt ein Unruheplättchen von { $other } von der Mauer.
log-destroy = { $seat } zerstört den Kanal von { $other } auf { $field }: { $tile }.
log-tea = { $seat } zwingt den Großen Koordinator zur Teepause.
log-intrigue = { $seat } spinnt eine Intrige gegen { $other }, −{ $points }.
log-denounce = { $seat } schwärzt { $other } an: Unruhe in der Verbotenen Stadt.
log-reform = { $seat } mischt alle Stapel neu.
log-under = Ein Unruheplättchen kommt unter Stapel { $stack } von { $seat }.
log-wall = Ein Unruheplättchen von { $seat } kommt auf die Mauer, nun { $tiles } dort.
log-ship = Der Große Koordinator fährt nach { $field }.
log-ship-canal = Der Große Koordinator fährt nach { $field }: { $seat } +{ $points }.
log-ship-unrest = Der Große Koordinator trifft auf { $field } auf Unruhe: { $seat } −{ $points }.
log-trip = Der Große Koordinator wendet; { $trips ->
    [0] das war die letzte Fahrt.
    [one] noch { $trips } Fahrt.
   *[other] noch { $trips } Fahrten.
}
log-round = Runde { $round }; Startspieler: { $seat }.
log-uprising = Aufstand: { $seat } −{ $points }.
log-ended = Der Große Koordinator hat seine vier Fahrten gemacht; es folgt die Schlusswertung.
log-final = { $seat }: Kanalverbund +{ $network }, Verbotene Stadt +{ $city }, Unruhe −{ $unrest }; zusammen { $points }.
log-rank = { $seat }: { $rank } mit { $points } Ansehen.

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

detail-city-limit = In der Stadt: { $tiles }; eigene Kanäle auf dem Spielbrett: { $canals }.
detail-attack-cost = Unruheplättchen in deinem Lagerhaus: { $tiles }.
detail-card = Deine Karte ist { $card }.

terminal-ship-south = Großer Koordinator auf { $field }, nach Süden
terminal-ship-north = Großer Koordinator auf { $field }, nach Norden
terminal-trips = Fahrten übrig: { $trips }
terminal-round = Runde { $round }, Startspieler { $seat }
terminal-limit = Aufstand bei { $limit }
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
map-reconstruction = Rekonstruktion: Form, Symbole und Linien sind nicht die des gedruckten Spiels
map-tiles = Kanalplättchen
map-tiles-note = jeder Spieler hat diese zwanzig, dazu zehn Unruheplättchen
map-unrest = Unruhe
map-mirrored = gespiegelt
map-legend = Legende
map-legend-symbol = Unruhe-Symbol am alten Verlauf
map-legend-pagoda = Wendepunkt bei so vielen Spielern
map-legend-neutral = neutrales Feld
map-legend-join = verbundene Linien: +2 auf der Fahrt
map-legend-region = Gebiet mit dem Zeichen des Besitzers

# ---- was ein Rat nennt

ground-network = Der Kanalverbund
ground-city = Die Verbotene Stadt
ground-unrest = Unruhen
ground-ship = Die Fahrt des Großen Koordinators
ground-warehouse = Plättchen im Lagerhaus
ground-building = Was sich bauen lässt
ground-special = Sonderteile der Karte
