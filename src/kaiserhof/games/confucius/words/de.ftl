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
prompt-act-or-pass = Du hast keine Würfel mehr: Übertrage Einfluss, spiele eine Verdienstkarte oder passe.
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

# ---- was ein Rat nennt

ground-ministries = Einfluss in den Ministerien
ground-gifts = Geschenke und Verpflichtungen
ground-voyages = Reisen in Ferne Länder
ground-armies = Armeen in Fremden Ländern
ground-examination = Die Beamtenprüfung
ground-offices = Die Ämter am Spielende
ground-actions = Kommende Aktionen
ground-cards = Karten auf der Hand
