game-title = Confucius
game-about = Geschenke, Verpflichtungen und Einfluss am Hof der Ming. Von Alan Paull, für 3 bis 5 Spieler.
game-seal = 孔

option-game = Spiel
option-game-basic = Grundspiel
option-game-advanced = Spiel für Fortgeschrittene (Bittgesuch an den Kaiser)
option-admiral = Admiral-Variante
option-admiral-no = nein
option-admiral-yes = ja: bei Gleichstand gewinnt der Admiral

# ---- Namen

ministry-bingbu = Bingbu
ministry-hubu = Hubu
ministry-gongbu = Gongbu
ministry-any = ein beliebiges Ministerium
student-red = roter Gelehrter
student-orange = oranger Gelehrter
gift-hanging = Wandbehang (1)
gift-tile = Keramikkachel (2)
gift-vase = Vase (3)
gift-coat = Mantel (4)
gift-necklace = Halskette (5)
gift-junk = Dschunke (6)
reward-cash = Zahlungsmittel
reward-gift = Geschenk
reward-extra = Zusatzaktion
reward-bribery-bingbu = Bestechung (Bingbu)
reward-bribery-hubu = Bestechung (Hubu)
reward-bribery-gongbu = Bestechung (Gongbu)
reward-bribery-any = Bestechung (beliebiges Ministerium)
reward-recruit = Armee aufstellen
reward-insult = Beleidigung des Kaisers!
distant-spice-islands = Gewürzinseln
distant-india = Indien
distant-arabia = Arabien
distant-africa = Afrika
distant-americas = Amerika
foreign-yunnan = Yunnan
foreign-manchuria = Mandschurei
foreign-mongolia = Mongolei
foreign-korea = Korea
foreign-annam = Annam
office-chief-minister = Oberster Minister
office-admiral = Admiral
office-general = General
price-coins = { $price ->
    [0] umsonst
    [one] eine Münze
   *[other] { $price } Münzen
}
price-licences = { $price ->
    [one] eine Lizenz
   *[other] { $price } Lizenzen
}

# ---- was gefragt ist

prompt-act = Führe eine Aktion aus (noch { $cubes ->
    [one] ein Aktionswürfel
   *[other] { $cubes } Aktionswürfel
}).
prompt-act-or-pass = Keine Würfel mehr: Einfluss übertragen, Verdienstkarte ausspielen oder passen.
prompt-favour = Gunst des Kaisers: Führe eine beliebige Aktion ohne Würfel aus.
prompt-extra = Zusatzaktion: Führe eine beliebige Aktion ohne Würfel aus.
prompt-pay-coins = Zahle { $price ->
    [one] eine Münze
   *[other] { $price } Münzen
}.
prompt-pay-licences = Gib { $price ->
    [one] eine Lizenz
   *[other] { $price } Lizenzen
} ab.
prompt-land = Deine Dschunken kommen an: Wähle ein Fernes Land.
prompt-marker = Wessen Marker kommt dorthin?
prompt-ship = Welche Werft bekommt die Dschunken?
prompt-swap = Mit welchem Beamten tauscht deiner den Platz?
prompt-redeploy = Auf welches freie Armeefeld geht die Armee?
prompt-name = Ernenne den nächsten Obersten Minister.
prompt-tutor = Welchen Gelehrten unterstützt du?
prompt-lay = Lege verdeckt Karten aus: { $student }.
prompt-place = Setze den Beamtenkandidaten ein ({ $ministry }).
prompt-yield = Wem überträgst du deinen Einfluss in { $ministry }?
prompt-keep = Wähle die vier Karten, die du behältst.
prompt-chance = Etwas wird aufgedeckt.
prompt-over = Das Spiel ist zu Ende.

# ---- Züge

move-bribe = Beamten { $number } in { $ministry } bestechen ({ $price })
move-secure = Beamten { $number } in { $ministry } sichern ({ $price })
move-nominate = Nominieren: { $student } ({ $price })
move-force = Beamtenprüfung erzwingen ({ $students ->
    [0] { $price }; noch kein Gelehrter da
   *[other] { $price }
})
move-junks = { $junks ->
    [one] Eine Dschunke
   *[other] { $junks } Dschunken
} kaufen ({ $price })
move-voyage = Mit { $junks ->
    [one] einer Dschunke
   *[other] { $junks } Dschunken
} zu einer Reise aufbrechen ({ $price })
move-recruit = Eine Armee aufstellen ({ $price })
move-invade = Angreifen: { $land }, Armeefeld { $box } ({ $points } Punkte, { $price })
move-buy-gift = Geschenk kaufen: { $gift }
move-give-gift = { $gift } an { $receiver } überreichen
move-commercial = Handelserträge: { $coins } zahlen, { $cards } ziehen
move-tax = Steuereinnahmen: 2 ziehen
move-no-action = Keine Aktion
move-transfer = Einfluss übertragen: Beamter { $number } in { $ministry }
move-petition-junks = Bittgesuch mit { $gift }: Dschunken von { $owner }
move-petition-student = Bittgesuch mit { $gift }: Gelehrtenfeld übernehmen ({ $student })
move-petition-swap = Bittgesuch mit { $gift }: Beamten { $number } in { $ministry } tauschen
move-petition-army = Bittgesuch mit { $gift }: Armee versetzen, { $land }, Armeefeld { $box } ({ $points } Punkte)
move-petition-influence = Bittgesuch mit { $gift }: Marker auf dem Beamten { $number } in { $ministry } ersetzen
move-play-cash = Zahlungsmittel spielen: 4 ziehen
move-play-gift = Geschenk spielen: { $gift }
move-play-extra = Zusatzaktion spielen
move-play-bribery = { $card } spielen: Beamter { $number } in { $ministry } ({ $price })
move-play-recruit = Armee aufstellen spielen
move-play-insult = Beleidigung des Kaisers! spielen
move-pass = Passen
move-pay = Mit { $cards } zahlen
move-land = Landen: { $land }
move-marker = Marker von { $receiver }
move-ship = Werft von { $receiver }
move-swap = Beamter { $number } in { $ministry }
move-redeploy = { $land }, Armeefeld { $box } ({ $points } Punkte)
move-name = { $receiver }
move-tutor = Unterstützen: { $student }
move-lay = Eine Karte auslegen ({ $coins ->
    [one] eine Münze
   *[other] { $coins } Münzen
}, { $licences ->
    [one] eine Lizenz
   *[other] { $licences } Lizenzen
})
move-enough = Keine weitere Karte
move-place = Beamtenfeld { $number } in { $ministry }
move-yield = { $receiver }
move-keep = { $cards } behalten
move-chit = Ministeriumsplättchen { $value }
move-value = Plättchen { $value } für ein Fernes Land
move-foreign = { $land }
move-candidate = Beamtenkandidat: { $ministry }
move-official = Beamter { $value }
move-chief = { $receiver } wird Oberster Minister
move-draw = Eine Karte ({ $coins ->
    [one] eine Münze
   *[other] { $coins } Münzen
}, { $licences ->
    [one] eine Lizenz
   *[other] { $licences } Lizenzen
})
move-reward = { $card }
move-reveal = Die ausgelegten Karten aufdecken

# ---- Protokoll

log-round = Runde { $round } von höchstens { $rounds }.
log-cubes = { $seat } hat { $cubes } aktive Aktionswürfel.
log-name = { $seat } ernennt { $receiver } zum Obersten Minister.
log-chief = { $receiver } ist der erste Oberste Minister.
log-bribe = { $seat } besticht Beamten { $number } in { $ministry }.
log-secure = { $seat } sichert Beamten { $number } in { $ministry }.
log-nominate = { $seat } nominiert: { $student }.
log-force = { $seat } erzwingt eine Beamtenprüfung.
log-junks = { $seat } kauft { $junks ->
    [one] eine Dschunke
   *[other] { $junks } Dschunken
}.
log-voyage = { $seat } bricht mit { $junks ->
    [one] einer Dschunke
   *[other] { $junks } Dschunken
} zu einer Reise auf.
log-recruit = { $seat } stellt eine Armee auf.
log-invade = { $seat } greift ein Fremdes Land an: { $land }, Armeefeld { $box } ({ $points } Punkte).
log-buy-gift = { $seat } kauft ein Geschenk: { $gift }.
log-give-gift = { $seat } überreicht { $receiver } ein Geschenk: { $gift }.
log-commercial = { $seat } nimmt Handelserträge für { $coins ->
    [one] eine Münze
   *[other] { $coins } Münzen
}.
log-tax = { $seat } nimmt Steuereinnahmen.
log-no-action = { $seat } tut nichts.
log-transfer = { $seat } überträgt Einfluss: Beamter { $number } in { $ministry }.
log-petition-junks = { $seat } richtet ein Bittgesuch an den Kaiser ({ $gift }): Dschunken von { $owner } wechseln den Besitzer.
log-petition-student = { $seat } richtet ein Bittgesuch an den Kaiser ({ $gift }) und übernimmt ein Gelehrtenfeld: { $student }.
log-petition-swap = { $seat } richtet ein Bittgesuch an den Kaiser ({ $gift }): Beamter { $number } in { $ministry } tauscht den Platz.
log-petition-army = { $seat } richtet ein Bittgesuch an den Kaiser ({ $gift }): Eine Armee wird versetzt, { $land }, Armeefeld { $box } ({ $points } Punkte).
log-petition-influence = { $seat } richtet ein Bittgesuch an den Kaiser ({ $gift }): Der Marker auf dem Beamten { $number } in { $ministry } wird ersetzt.
log-play-cash = { $seat } spielt Zahlungsmittel.
log-play-gift = { $seat } spielt Geschenk, verfügbar wird: { $gift }.
log-play-extra = { $seat } spielt Zusatzaktion.
log-play-bribery = { $seat } spielt { $card }: Beamter { $number } in { $ministry }.
log-play-recruit = { $seat } spielt Armee aufstellen.
log-play-insult = { $seat } spielt Beleidigung des Kaisers!: +2.
log-pass = { $seat } passt.
log-pay = { $seat } zahlt mit { $cards }.
log-marker = Dorthin kommt der Marker von { $receiver }.
log-ship = Sie kommen in die Werft von { $receiver }.
log-swap = Getauscht wird mit dem Beamten { $number } in { $ministry }.
log-redeploy = Ihr neuer Platz: { $land }, Armeefeld { $box } ({ $points } Punkte).
log-landed = { $seat } erreicht ein schon entdecktes Fernes Land: { $land }.
log-landed-first = { $seat } entdeckt ein Fernes Land: { $land }, +{ $points }.
log-draw = { $seat } zieht eine Karte.
log-drawn = Die Karte zählt { $coins ->
    [one] eine Münze
   *[other] { $coins } Münzen
} oder { $licences ->
    [one] eine Lizenz
   *[other] { $licences } Lizenzen
}.
log-reshuffled = Die { $cards } abgelegten Karten bilden den neuen Nachziehstapel.
log-reward = { $seat } nimmt eine Verdienstkarte.
log-rewarded = Die Verdienstkarte ist { $card }.
log-gift-cancelled = Das Geschenk von { $giver } an { $receiver } wird unwirksam: { $gift }.
log-wall = Die Große Mauer hat { $pieces ->
    [one] ein Teil
   *[other] { $pieces } Teile
}.
log-tutor = { $seat } unterstützt: { $student }.
log-lay = { $seat } legt verdeckt eine Karte aus: { $student }.
log-laid = Die Karte zählt { $coins ->
    [one] eine Münze
   *[other] { $coins } Münzen
} ({ $licences ->
    [one] eine Lizenz
   *[other] { $licences } Lizenzen
}).
log-reveal = Alle ausgelegten Karten werden aufgedeckt.
log-revealed = { $seat } hat mit { $cards } unterstützt: { $student }.
log-exam-won = Der Gelehrte von { $seat } besteht die Kaiserliche Beamtenprüfung.
log-place = { $seat } setzt den Beamtenkandidaten auf Beamtenfeld { $number } in { $ministry }.
log-candidate = Nächster Beamtenkandidat: { $ministry }.
log-candidate-gone = Der Beamtenkandidat ({ $ministry }) kommt aus dem Spiel.
log-resolution = Machtübernahme in { $ministry }.
log-yield = { $seat } überträgt dort zeitweilig allen Einfluss an { $receiver }.
log-minister = { $seat } wird Minister von { $ministry }: +{ $points }.
log-secretary = { $seat } wird Sekretär von { $ministry }: +{ $points }.
log-no-minister = Niemand übt in { $ministry } Einfluss aus.
log-invasion-won = Erobert: { $land }.
log-invasion-lost = Die Invasion ist gescheitert: { $land }.
log-points-box = { $seat } +{ $points } für eine Armee: { $land }.
log-official = Ein Beamter mit Wert { $value } kommt auf Beamtenfeld { $number } in { $ministry }.
log-keep = { $seat } behält vier Karten und legt { $cards } ab.
log-chit = Ein Ministeriumsplättchen mit { $value } für { $ministry }.
log-value = Ein Plättchen mit { $value } liegt auf: { $land }.
log-foreign = Fremdes Land: { $land }.
log-ending = Mit dieser Runde endet das Spiel.
log-office = { $seat } +1 als { $office }.
log-winner = { $seat } gewinnt mit { $points } Punkten.

# ---- Einzelheiten einer Ablehnung

detail-gift = { $receiver } hat von { $giver } ein Geschenk: { $gift }.
detail-coins = Es kostet { $price } Münzen; auf der Hand sind { $coins }.
detail-licences = Es kostet { $price } Lizenzen; auf der Hand sind { $licences }.
detail-not-in-hand = Diese Karten sind nicht auf der Hand: { $cards }.
detail-paid-coins = Es kostet { $price } Münzen; diese Karten sind { $paid } wert.
detail-paid-licences = Es kostet { $price } Lizenzen; diese Karten sind { $paid } wert.
detail-cubes = Nötig sind { $needed } Aktionswürfel; { $cubes } sind übrig.
detail-junks = Dschunken im Vorrat: { $junks }.
detail-shipyard = Dschunken in der Werft: { $junks }.

# ---- Punkteübersicht

sheet-distant = Entdeckung: { $land }
sheet-foreign = Eroberung: { $land }
sheet-ministry = { $ministry }
sheet-insult = Beleidigung des Kaisers!

# ---- das Brett im Terminal

board-round = Runde { $round }/{ $rounds }
board-wall = Große Mauer
board-chief = Oberster Minister: { $seat }
board-no-chief = Oberster Minister: –
board-ministry = { $ministry } (Minister { $minister }, Sekretär { $secretary })
board-candidate = Beamtenkandidat: { $ministry } (noch { $left } im Stapel)
board-no-candidate = Kein Beamtenkandidat mehr
board-students = Roter Gelehrter: { $red } · oranger Gelehrter: { $orange }
board-forced = Beamtenprüfung erzwungen
board-tutoring = verdeckt { $student }: { $cards }
board-distant = Ferne Länder
board-foreign = Fremde Länder
board-land = { $land } ({ $price }, { $status })
board-deadline = bis Runde { $round }
board-won = erobert
board-lost = gescheitert
board-gifts = Wirksame Geschenke
board-box = Aktionsfeld
board-seat = { $seat }: { $points } Punkte · Würfel { $cubes } · Karten { $cards } · Verdienstkarten { $rewards }
board-goods = Dschunken { $shipyard } + { $ocean } auf See · Armeen { $colony } in der Kolonie, { $stock } im Vorrat · Geschenke verfügbar { $available }, noch nicht { $unavailable }
board-known = bekannt { $cards }
board-hand = Hand
board-rewards = Verdienstkarten
board-piles = Nachziehstapel { $deck } · Ablagestapel { $discards } · Verdienstkarten { $stack } · Dschunken { $junks }
board-legend = Beamte: Wert, dann Marker; Klammern heißen gesichert, C ist ein Beamtenkandidat, · ein leeres Feld. Armeefelder: Punkte, dann Armee; * bringt eine Verdienstkarte.

box-bribe-secure = Bestechen/Sichern
box-nominate = Nominieren
box-force = Erzwingen
box-junks-voyage = Dschunken/Reise
box-recruit-invade = Aufstellen/Angreifen
box-buy-gift = Geschenk kaufen
box-give-gift = Geschenk überreichen
box-commercial = Handelserträge
box-tax = Steuereinnahmen
box-petition = Bittgesuch
box-no-action = keine Aktion
box-transfer = Übertragen
box-favour = Gunst

# ---- das Brett auf der Seite

area-actions = Aktionen
area-gifts = Geschenke
area-examination = Kaiserliche Beamtenprüfung
area-foreign = Fremde Länder
area-distant = Ferne Länder
area-shipyards = Werften
area-oceans = Ozeane
chair-minister = Minister
chair-secretary = Sekretär
land-spice-islands = Gewürz{"\u00AD"}inseln
land-india = Indien
land-arabia = Arabien
land-africa = Afrika
land-americas = Amerika
action-bribe = Beamten bestechen
action-secure = Beamten sichern
action-transfer = Einfluss übertragen
action-nominate = Gelehrten nominieren
action-force = Beamtenprüfung erzwingen
action-buy-gift = Geschenk kaufen
action-give-gift = Geschenk überreichen
action-recruit = Eine Armee aufstellen
action-invade = Ein fremdes Land angreifen
action-junks = Dschunken kaufen
action-voyage = Zu einer Reise aufbrechen
action-commercial = Handelserträge
action-tax = Steuer{"\u00AD"}einnahmen
action-no-action = Keine Aktion
action-petition = Bittgesuch an den Kaiser
action-favour = Gunst des Kaisers

spot-space = { $ministry }, Feld { $number }: leer
spot-official = { $ministry }, Beamter { $number }: Bestechungssumme { $value }, kein Marker
spot-official-unsecured = { $ministry }, Beamter { $number }: Bestechungssumme { $value }, ungesicherter Marker von { $seat }
spot-official-secured = { $ministry }, Beamter { $number }: Bestechungssumme { $value }, gesicherter Marker von { $seat }
spot-candidate = { $ministry }, Beamter { $number }: Beamtenkandidat von { $seat }
spot-student = { $student }: frei
spot-student-of = { $student }: { $seat }
spot-seat = { $seat }
spot-gift = { $gift } für { $receiver }
spot-action = { $action } ({ $cubes ->
    [0] keine Würfel
    [one] ein Würfel
   *[other] { $cubes } Würfel
})
spot-box = { $land }, Armeefeld { $box }: { $points } Punkte, leer
spot-box-army = { $land }, Armeefeld { $box }: { $points } Punkte, Armee von { $seat }
spot-colony = Militärkolonie von { $seat }: Armeen { $armies }, im Vorrat { $stock }
spot-shipyard = Werft von { $seat }: Dschunken { $junks }
spot-ocean = Ozean von { $seat }: Dschunken { $junks }
spot-land = { $land }: { $points } Punkte für die erste Ankunft
spot-land-reached = { $land }: entdeckt von { $seat }
piece-secured = { $seat }: gesicherter Marker
piece-unsecured = { $seat }: ungesicherter Marker
piece-minister = { $seat }: Minister von { $ministry }
piece-secretary = { $seat }: Sekretär von { $ministry }
piece-gift = { $gift } von { $giver } an { $receiver }
piece-student = { $seat }: Gelehrter
piece-laid = { $seat }: verdeckte Karten { $cards }
piece-army = { $seat }: Armee
piece-junk = Dschunke
piece-visitor = { $seat }: Marker, { $land }
piece-wall = Große Mauer: { $pieces } von 9 Teilen
piece-cubes = { $seat }: noch { $cubes } Würfel
piece-used = { $seat }: { $cubes } Würfel
piece-score = { $seat }: { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
bond-bribe = Verpflichtet durch ein Geschenk von { $seat }: hier keine Bestechung
bond-tutor = Durch ein Geschenk von { $seat } verpflichtet, diesen Gelehrten zu unterstützen
bond-gift = { $seat }: Geschenk vom Wert { $value }

panel-hand = Hand
panel-gifts = Eigene Geschenke
panel-bonds = Geschenke, die verpflichten
panel-rewards = Verdienstkarten
panel-no-rewards = noch keine
panel-pile = Nachziehstapel
panel-discards = Ablage
panel-reward-pile = Verdienste
panel-junks = Dschunken
card-name = Karte: { $coins ->
    [one] eine Münze
   *[other] { $coins } Münzen
} oder { $licences ->
    [one] eine Lizenz
   *[other] { $licences } Lizenzen
}
sum-coins = { $sum } von { $due } Münzen
sum-licences = { $sum } von { $due } Lizenzen
sum-cards = { $sum } von { $due } Karten
gift-available = { $gift }: verfügbar
gift-unavailable = { $gift }: noch nicht verfügbar
gift-active = { $gift }: überreicht an { $seat }
gift-gone = { $gift }: verbraucht

supply-cubes = Übrige Würfel
supply-armies = Armeen im Vorrat
supply-gifts = Verfügbare Geschenke
supply-rewards = Verdienstkarten
supply-cards = Confucius-Karten
supply-cards-known = Confucius-Karten, bekannt: { $cards }
badge-chief = Oberster Minister
badge-passed = Hat gepasst
badge-insult = Armee auf der Karte Beleidigung des Kaisers!
fact-round = Runde { $round } von höchstens { $rounds }
fact-actions = Aktionen
fact-court = Kaiserhof
fact-reconstruction = Brett in eigener Anordnung

step-distant = { $seat } erreichte als Erstes: { $land }
step-foreign = Eroberung von { $land }: jede Armee bringt die Punkte ihres Feldes
step-ministry = { $ministry }: Minister { $minister }, Sekretär { $secretary }
step-insult = { $seat } hat die Beleidigung des Kaisers gerächt
step-chief-minister = Oberster Minister: { $seat } mit den meisten Markern in den Ministerien ({ $count })
step-chief-minister-tie = Oberster Minister: Gleichstand, daher der Minister von Hubu ({ $seat })
step-admiral = Admiral: { $seat } mit den meisten Dschunken auf Reisen ({ $count })
step-admiral-tie = Admiral: Gleichstand, daher der Minister von Gongbu ({ $seat })
step-general = General: { $seat } mit den meisten Armeen im Spiel ({ $count })
step-general-tie = General: Gleichstand, daher der Minister von Bingbu ({ $seat })

# ---- was die Dinge sind

about-score = Die Siegpunktleiste. Punkte zählen, sobald sie erzielt sind; nach 30 beginnt sie wieder bei 0.
about-cubes = Noch ungenutzte Aktionswürfel dieser Runde: 3 ohne Geschenke, 4 mit ein oder zwei überreichten oder erhaltenen, 5 ab drei.
about-bingbu = Bingbu, das Ministerium für das Heer. Mit einem Beamten hier kostet eine Armee 4 statt 6 Lizenzen.
about-hubu = Hubu, das Ministerium für Finanzen. Mit einem Beamten hier kosten Bestechen und Sichern eine Münze weniger.
about-gongbu = Gongbu, das Ministerium für Bauwesen. Mit einem Beamten hier sind Dschunken billiger: 1, 2, 4, 7 statt 1, 3, 6, 10 Münzen.
about-minister = Der Sitz des Ministers. Wer bei der Machtübernahme den meisten Einfluss hat, nimmt das Plättchen mit seinen Punkten.
about-secretary = Der Sitz des Sekretärs, für den zweitgrößten Einfluss.
about-space = Ein leeres Feld des Ministeriums. Am Rundenende kommt ein Beamter auf die niedrigste freie Zahl.
about-official = Ein Beamter. Die Zahl in der Münze ist die Bestechungssumme; 1 ist der dienstälteste, 7 der dienstjüngste.
about-unsecured = Ein liegender Marker ist ungesichert: er kann noch ersetzt werden.
about-secured = Ein stehender Marker ist gesichert und bleibt.
about-candidate = Ein Beamtenkandidat, der Preis der Beamtenprüfung. Er kommt sofort gesichert in ein Ministerium.
about-student = Das Feld eines Gelehrten. Bei zwei Gelehrten, oder wenn sie erzwungen wird, gibt es am Kaiserhof eine Prüfung.
about-tutoring = Hier liegen verdeckte Karten zur Unterstützung. Die höhere Summe an Münzen gewinnt, bei Gleichstand der rote Gelehrte.
about-seat = Die Zeile eines Spielers in der Geschenke-Übersicht: was er erhalten hat.
about-gifts = Die Geschenke-Übersicht: der Marker des Gebers liegt in der Zeile des Empfängers, in der Spalte des Wertes.
about-obligation = Ein Geschenk verpflichtet den Empfänger: Er darf nichts Geringeres zurückschenken und nicht bestechen, wo der Geber Beamte hat und er selbst ebenso viele oder mehr; er muss dessen Gelehrten unterstützen und ihm seinen Einfluss übertragen.
about-gift-1 = Der Wandbehang, Wert 1. Er ist von Anfang an verfügbar.
about-gift-2 = Die Keramikkachel, Wert 2. Als Bittgesuch bringt sie zwei Dschunken in eine andere Werft.
about-gift-3 = Die Vase, Wert 3. Als Bittgesuch setzt sie den eigenen Gelehrten an die Stelle eines anderen.
about-gift-4 = Der Mantel, Wert 4. Als Bittgesuch tauscht er einen eigenen Beamten gegen einen gleich- oder nachrangigen.
about-gift-5 = Die Halskette, Wert 5. Als Bittgesuch versetzt sie eine Armee auf ein anderes leeres Feld.
about-gift-6 = Die Dschunke, Wert 6. Als Bittgesuch ersetzt sie einen ungesicherten Marker durch einen gesicherten.
about-do-bribe = Einen Beamten ohne Marker bestechen: die Münzen auf der Karte zahlen und den Marker ungesichert darauflegen.
about-do-secure = Einen eigenen Beamten sichern: die Münzen noch einmal zahlen und den Marker aufstellen.
about-do-transfer = Ohne Würfel und Münzen: der Marker eines anderen ersetzt den eigenen; dessen Geschenk wird unwirksam.
about-do-nominate = Für 2 Münzen einen Gelehrten nominieren, nicht in der ersten Runde.
about-do-force = Für 2 Münzen findet die Prüfung in dieser Runde statt, auch mit nur einem Gelehrten.
about-do-buy-gift = Ein noch nicht verfügbares Geschenk kaufen, für Münzen in Höhe seines Wertes.
about-do-give-gift = Ein verfügbares Geschenk überreichen. Es verpflichtet den Empfänger, und beide haben nächste Runde mehr Würfel.
about-do-recruit = Eine Armee in die eigene Kolonie stellen: 6 Lizenzen, 4 mit einem Beamten in Bingbu.
about-do-invade = Eine Armee aus der Kolonie auf ein leeres Feld eines Fremden Landes schicken, für die Münzen auf der Karte.
about-do-junks = Eine bis vier Dschunken in die Werft kaufen: 1, 3, 6, 10 Münzen; mit einem Beamten in Gongbu 1, 2, 4, 7.
about-do-voyage = Dschunken in See stechen lassen, je eine Lizenz. Je fünf erreichen ein Fernes Land.
about-do-commercial = Bis zu 4 Münzen genau zahlen und eine Karte mehr ziehen. Einmal je Runde.
about-do-tax = Zwei Karten ziehen.
about-do-no-action = Einen Würfel ausgeben und nichts tun.
about-do-petition = Spiel für Fortgeschrittene: zwei Würfel und ein verfügbares Geschenk für dessen Wirkung.
about-do-favour = Der Oberste Minister hat am Ende der Phase noch eine Aktion, gleich wie viele Würfel sie kosten würde.
about-wall = Die Große Mauer wächst jede Runde um ein Teil. Bei 4, 6 und 8 Teilen endet eine Invasion, mit dem neunten das Spiel.
about-foreign = Ein Fremdes Land. Die Münze ist der Preis für jede Armee; die Lasche nennt die Runde, in der die Invasion spätestens endet.
about-box = Ein Armeefeld. Punkte gibt es nur, wenn alle Felder des Landes rechtzeitig besetzt sind.
about-star = Der Stern bringt eine Verdienstkarte, auch wenn die Invasion scheitert.
about-yunnan = Yunnan: 4 Münzen je Armee.
about-manchuria = Mandschurei: 5 Münzen je Armee.
about-mongolia = Mongolei: 6 Münzen je Armee.
about-korea = Korea: 7 Münzen je Armee.
about-annam = Annam: 8 Münzen je Armee.
about-colony = Eine Militärkolonie: hier warten aufgestellte Armeen.
about-army = Eine Armee. Jeder hat sechs im ganzen Spiel; alle im Spiel zählen für den General.
about-shipyard = Eine Werft: hier liegen gekaufte Dschunken, bis sie auslaufen.
about-ocean = Ein Ozean mit Platz für vier Dschunken; die fünfte vollendet eine Reise.
about-junk = Eine Dschunke. Es gibt 25 für alle zusammen; fünf ergeben eine Reise.
about-distant = Ein Fernes Land. Wer zuerst ankommt, nimmt das Plättchen; jede Ankunft bringt eine Verdienstkarte.
about-spice-islands = Die Gewürzinseln.
about-india = Indien.
about-arabia = Arabien.
about-africa = Afrika.
about-americas = Amerika.
about-card = Eine Confucius-Karte: sie zahlt ihre Münzen oder ihre Lizenzen, nie beides. Wechselgeld gibt es nicht; vier Karten dürfen über das Rundenende bleiben.
about-pile = Der Nachziehstapel der Confucius-Karten. Ist er leer, wird die Ablage gemischt.
about-discards = Gezahlte und abgeworfene Confucius-Karten.
about-gifts-ready = Geschenke, die dieser Spieler überreichen kann; was überreicht oder abgegeben ist, zählt nicht mehr dazu.
about-rewards = Verdienstkarten auf der Hand. Nur der Besitzer sieht, welche es sind; gespielt wird eine davon als freie Aktion.
about-passed = Dieser Spieler hat gepasst und führt in dieser Runde keine Aktionen mehr aus.
about-office = Ein Amt am Spielende: Oberster Minister für die meisten Marker, Admiral für die meisten ausgelaufenen Dschunken, General für die meisten Armeen. Jedes bringt 1 Punkt.
about-reward-pile = Verdienstkarten, die noch zu gewinnen sind.
about-reward-cash = Zahlungsmittel: vier Confucius-Karten ziehen.
about-reward-gift = Geschenk: ein eigenes Geschenk wird umsonst verfügbar.
about-reward-extra = Zusatzaktion: eine beliebige Aktion ohne Würfel.
about-reward-bribery = Bestechung: ein Beamter des genannten Ministeriums, umsonst wenn unbestochen; oder für seine Münzen einer mit fremdem ungesichertem Marker. Geschenke verpflichten hier nicht.
about-reward-recruit = Armee aufstellen: eine Armee aus dem Vorrat umsonst in die Kolonie.
about-reward-insult = Beleidigung des Kaisers!: eine Armee aus der Kolonie kommt auf diese Karte; sofort 2 Punkte.

# ---- was ein Rat nennt

reason-ministries = Einfluss in den Ministerien
reason-gifts = Geschenke und Verpflichtungen
reason-voyages = Reisen in Ferne Länder
reason-armies = Armeen in Fremden Ländern
reason-examination = Die Beamtenprüfung
reason-offices = Die Ämter am Spielende
reason-actions = Kommende Aktionen
reason-cards = Karten auf der Hand

picture-setup = Ein Ministerium zu Beginn: zwei Plättchen und Beamte auf den Feldern 3, 4 und 5.
picture-round = Die Große Mauer nach drei Runden; mit dem vierten, sechsten und achten Teil endet eine Invasion.
picture-income = Die Felder für Einnahmen im Aktionsfeld; Blau hat beide genutzt, Grün eines.
picture-students = Ein Gelehrter auf dem roten Feld, das orange noch leer, dazwischen der Beamtenkandidat.
picture-actions = Teil des Aktionsfelds: jedes Feld hat Plätze für die Würfel aller Spieler; Blau hat das erste Feld zweimal genutzt.
picture-paying = Die drei Confucius-Karten: eine Münze oder drei Lizenzen, zwei oder zwei, drei oder eine.
picture-officials = Ein Ministerium mit Beamten, Bestechungssummen, stehenden und liegenden Markern, einem Kandidaten und einem leeren Feld.
picture-gifts = Die Geschenke-Übersicht: Marker der Geber, angekettet an die Zeilen der Empfänger.
picture-examination = Zwei Gelehrte mit verdeckten Karten und dazwischen der Beamtenkandidat.
picture-resolutions = Ein Ministerium nach der Machtübernahme mit den Markern von Minister und Sekretär.
picture-voyages = Dschunken in Werften und auf Ozeanen, dazu fünf Ferne Länder mit Plättchen und Markern.
picture-invasions = Die Große Mauer nach vier Runden, drei Fremde Länder mit Armeen und die Kolonien.
picture-rewards = Verdienstkarten: Zahlungsmittel, Geschenk, Zusatzaktion, Bestechung und Beleidigung des Kaisers!
picture-petitions = Die sechs Geschenke mit ihren Werten; ab 2 taugen sie für Bittgesuche.
picture-end = Die Siegpunktleiste mit vier Markern.

# ---- die Lektion

lesson-title = Eine erste Partie in zehn Minuten
lesson-seat-2 = Bao
lesson-seat-3 = Lin
lesson-welcome = Willkommen am Hof der Ming. Blau mit dem Kreis, das ist der eigene Platz; Bao und Lin spielen mit. Punkte bringen Ministerien, Reisen und Eroberungen, und die meisten Punkte gewinnen. Jetzt wird alles einmal ausprobiert.
lesson-ministries = Die meisten Punkte liegen in den drei Ministerien. Sind alle Beamten eines Ministeriums bestochen, wird Minister, wer die meisten hat, und der Zweite Sekretär. In Gongbu, ganz unten, bringt das 8 und 5 Punkte.
lesson-cards = Diese Karten sind das Geld. Jede zahlt entweder ihre Münzen oder ihre Lizenzen, nie beides, und Wechselgeld gibt es nicht.
lesson-commercial = In dieser Runde gibt es drei Würfel, einen für jede Aktion. Zuerst wird Geld gebraucht: Für Handelserträge zahlt man bis zu vier Münzen und zieht eine Karte mehr. Bitte anklicken und 4 zahlen.
lesson-commercial-no = Eine gute Aktion, aber zuerst die Hand füllen: bitte Handelserträge anklicken und 4 Münzen für fünf neue Karten zahlen.
lesson-cubes = Fünf neue Karten, und auch Bao und Lin haben Einnahmen. Reihum folgt immer eine Aktion auf die andere. Der Würfel bleibt bis zum Rundenende auf seinem Feld; wer ein Feld in derselben Runde noch einmal nutzt, braucht dafür zwei Würfel.
lesson-bribe = Nun geht es um Einfluss. Die Zahl in der Münze ist die Bestechungssumme, hier 3. Bitte diesen Beamten anklicken, um ihn zu bestechen. Ein Beamter in Gongbu macht außerdem Dschunken billiger.
lesson-bribe-no = Möglich, aber in Gongbu sind 8 Punkte zu holen: bitte den markierten Beamten anklicken.
lesson-pay = Drei Münzen sind zu zahlen; die Summe steht über den Karten. Bitte die Karte mit einer Münze und eine mit zwei Münzen anklicken.
lesson-pay-no = Auch das würde reichen, aber das Wertvollere bleibt besser auf der Hand: eine und zwei Münzen sind genau drei.
lesson-gift = Bao hat gleich daneben einen Beamten bestochen, Lin einen in Hubu. Ein Geschenk bindet Bao, damit er nicht davonzieht. Der Wandbehang kostet nichts: bitte anklicken und Bao überreichen.
lesson-gift-no = Noch nicht: zuerst bekommt Bao den Wandbehang, denn auch er will Gongbu.
lesson-bound = Dein Marker in Baos Zeile zeigt es: Bao ist dir verpflichtet. Wo du Beamte hast, darf er durch Bestechung gleichziehen, aber dich nicht überholen. Er darf dir nichts Geringeres zurückschenken, muss deinen Gelehrten unterstützen und dir am Ende seinen Einfluss übertragen. Für das Geschenk bekommt ihr beide einen vierten Würfel.
lesson-wall = Sind alle Würfel gesetzt, endet die Runde. Die Große Mauer wächst um ein Teil; mit dem neunten ist das Spiel zu Ende. Jedes Ministerium bekommt einen neuen Beamten, und niemand behält mehr als vier Karten.
lesson-buy = Der neue Oberste Minister ist Blau, so will es Lin; dazu gleich mehr. Und Lins Wandbehang verpflichtet nun. Ein wertvolleres Geschenk zurück befreit davon. Bitte die Keramikkachel anklicken und für 2 Münzen kaufen.
lesson-buy-no = Das hat Zeit: Lins Geschenk bindet. Bitte zuerst die Keramikkachel kaufen.
lesson-answer = Die 2 Münzen sind bezahlt, die Kachel ist verfügbar. Inzwischen hat Lin einen Gelehrten nominiert. Bitte Lin die Kachel überreichen: Sie ist mehr wert als der Wandbehang, also endet die eigene Verpflichtung und Lins beginnt.
lesson-answer-no = Um die Keramikkachel geht es, und zwar für Lin: danach ist Lin verpflichtet.
lesson-nominate = Bei zwei Gelehrten gibt es am Rundenende eine Beamtenprüfung. Der Preis liegt zwischen ihnen: ein Beamter für Gongbu, der sicher ist. Bitte für 2 Münzen auf dem roten Feld den eigenen Gelehrten nominieren.
lesson-nominate-no = Zuerst der Gelehrte: bitte das rote Feld anklicken.
lesson-secure = Alle haben gepasst. Der Oberste Minister hat einen Würfel zurückgelegt und bekommt dafür die Gunst des Kaisers, eine letzte Aktion. Der Marker in Gongbu liegt noch und könnte ersetzt werden: bitte anklicken und sichern, noch einmal für 3 Münzen.
lesson-secure-no = Erlaubt, aber der Beamte soll sicher sein: bitte anklicken und sichern.
lesson-tutor = Nun tagt der Kaiserhof: Die Mauer wächst, dann kommt die Prüfung. Alle legen verdeckt Karten für einen Gelehrten, die höhere Summe an Münzen gewinnt. Bitte den eigenen unterstützen, den roten.
lesson-tutor-no = Der orange Gelehrte gehört Lin! Bitte den eigenen unterstützen, den roten.
lesson-place = Rot gewinnt! Die Geschenke haben Bao und sogar Lin verpflichtet, für Rot Karten zu legen. Bitte den Kandidaten auf das markierte Feld in Gongbu setzen; bei Gleichstand hilft eine niedrige Zahl.
lesson-place-no = Jedes leere Feld wäre erlaubt, aber die niedrigste Zahl hilft bei Gleichstand: bitte das markierte.
lesson-later = Eine Runde ist vergangen. In Gongbu ist ein dritter Beamter bestochen, und drei Dschunken liegen in der Werft. Auch Bao hat etwas geschenkt: Drei Geschenke, überreicht oder erhalten, ergeben fünf Würfel.
lesson-junks = Noch einmal Einnahmen, und nun auf See. Eine Reise braucht fünf Dschunken, drei sind da. Dank Gongbu kosten zwei weitere nur 2 Münzen: bitte das Feld anklicken und 2 kaufen.
lesson-junks-no = Zwei Dschunken fehlen zur Reise: bitte das markierte Feld anklicken und 2 kaufen.
lesson-voyage = Dschunken kaufen und zur Reise aufbrechen teilen sich ein Feld. Es wird in dieser Runde zum zweiten Mal genutzt und kostet daher zwei Würfel. Bitte mit allen fünf Dschunken aufbrechen.
lesson-voyage-no = Nur fünf Dschunken zusammen erreichen Land: bitte das markierte Feld anklicken und mit 5 aufbrechen.
lesson-licences = Jede Dschunke braucht eine Lizenz; jetzt zählt also die andere Hälfte der Karten. Fünf sind abzugeben: bitte eine Karte mit drei Lizenzen und die mit zwei anklicken.
lesson-licences-no = Auch das würde reichen, mit einer Lizenz zu viel. Drei und zwei sind genau fünf.
lesson-land = Die Dschunken kommen an! Wer als Erster ein Land erreicht, nimmt die Punkte, die dort liegen. Indien und Afrika haben 4: bitte eines davon wählen.
lesson-land-no = Ein schönes Land, aber Indien und Afrika bringen mehr Punkte.
lesson-army = 4 Punkte, und bei jeder Ankunft eine Verdienstkarte. Diese bringt eine Armee, die sonst sechs Lizenzen kosten würde. Verdienstkarten brauchen keinen Würfel: bitte anklicken.
lesson-army-no = Das hat Zeit: bitte zuerst die neue Karte spielen.
lesson-invade = Die Armee steht bereit. In Yunnan hält Bao ein Feld, eines ist frei. Sind alle Felder rechtzeitig besetzt, bekommt jeder die Punkte des seinen. Bitte für 4 Münzen das Feld mit 4 Punkten besetzen.
lesson-invade-no = Yunnan ist zum Greifen nah: bitte das freie Feld mit 4 Punkten anklicken.
lesson-resolved = In Gongbu sind alle bestochen: drei Beamte für Blau, drei für Bao, einer für Lin. Wer am wenigsten hat, gibt ab, und Lin wegen der Kachel an Blau. Also ist Blau Minister mit 8 Punkten und Bao Sekretär mit 5. Das Geschenk hat seinen Dienst getan und ist fort.
lesson-conquered = Yunnan ist erobert: 4 Punkte für Blau, 2 für Bao. Der Stern bringt ihm noch eine Verdienstkarte. Die Lasche nennt die Runde, bis zu der ein Land voll sein muss; sonst gibt es dort keine Punkte.
lesson-end = Das Spiel endet mit dem neunten Mauerteil, oder wenn alle Ministerien einen Minister haben oder der letzte Kandidat fort ist. Offene Ministerien werden dann entschieden. Je einen Punkt bringen die meisten Marker am Hof, die meisten ausgesandten Dschunken und die meisten Armeen.
lesson-farewell = Das ist das Spiel: Geschenke, Verpflichtungen und der rechte Zeitpunkt. An einem richtigen Tisch lassen sich Schritte zurücknehmen, bis der Zug beendet ist. Was etwas ist, sagt es, wenn man darauf zeigt; mit ? kommen die Regeln. Viel Vergnügen!
