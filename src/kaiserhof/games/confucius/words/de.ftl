game-title = Confucius
game-about = Geschenke, Verpflichtungen und Einfluss am Hof der Ming. Von Alan Paull.
game-minutes = etwa 90 Minuten
explain-option-game = Das Grundspiel kommt ohne das Bittgesuch an den Kaiser aus; nimm es beim ersten Mal.
explain-option-admiral = Bei Gleichstand auf dem ersten Platz gewinnt der Admiral, wenn er beteiligt ist; in der Variante auch, wenn er es nicht ist.
game-seal = 孔

option-game = Spielweise
option-game-basic = Grundspiel
option-game-advanced = Spiel für Fortgeschrittene (Bittgesuch an den Kaiser)
option-admiral = Admiral-Variante
option-admiral-no = nein
option-admiral-yes = ja: auch wenn er nicht beteiligt ist
option-cheaper-gifts = Billigere Geschenke
explain-option-cheaper-gifts = Darf ein neues Geschenk an denselben Mitspieler weniger wert sein als dein älteres? Der englische Text prüft den Wert nicht; der deutsche nennt das ältere das niedrigere.
option-cheaper-gifts-no = nein
option-cheaper-gifts-yes = ja
option-empty-offices = Ämter bei null
explain-option-empty-offices = Wer wird General, wenn niemand eine Armee im Spiel hat, oder Admiral, wenn niemand eine Dschunke auf Reisen hat?
option-empty-offices-minister = der Minister von Bingbu oder Gongbu
option-empty-offices-nobody = niemand
option-candidates = Ein Beamtenkandidat für ein volles Ministerium
explain-option-candidates = Ist kein Feld frei, „kann“ der Sieger der Prüfung einen Beamten ersetzen oder in ein anderes Ministerium gehen. Muss er, oder darf er auf den Kandidaten verzichten?
option-candidates-must = er muss
option-candidates-may = er darf verzichten
option-necklace = Bittgesuch mit der Halskette
explain-option-necklace = Nach dem Regelheft versetzt es eine beliebige Armee; manche spielen, dass es eine eigene sein muss.
option-necklace-any = jede Armee
option-necklace-own = nur eine eigene

# ---- Namen

ministry-bingbu = Bingbu
ministry-hubu = Hubu
ministry-gongbu = Gongbu
ministry-any = ein beliebiges Ministerium
student-red = roter Gelehrter
student-orange = orangefarbener Gelehrter
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
reward-bribery-any = Bestechung (beliebig)
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
price-empty = dort liegt kein Beamter
price-candidate = ein Beamtenkandidat hat keinen Preis
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
prompt-act-or-pass = Keine Würfel mehr. Passen? (Du kannst noch einen Beamten abgeben oder eine Verdienstkarte ausspielen.)
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
prompt-marker = { $ministry }: Wer erhält Beamten { $number }?
prompt-ship = Welche Werft bekommt die Dschunken?
prompt-swap = Mit welchem Beamten tauscht deiner den Platz?
prompt-redeploy = Auf welches freie Armeefeld geht die Armee?
prompt-name = Ernenne den nächsten Obersten Minister.
prompt-tutor = Prüfung ({ $ministry }): Rot gehört { $red }, Orange { $orange }. Wen unterstützt du? Mehr Münzen gewinnen, bei Gleichstand Rot; die Karten sind danach weg.
prompt-lay = Lege verdeckt Karten aus ({ $student }).
prompt-place = Setze den Beamtenkandidaten ein ({ $ministry }).
prompt-yield = Wem überträgst du deinen Einfluss in { $ministry }?
prompt-keep = Wähle die vier Karten, die du behältst.
prompt-chance = Etwas wird aufgedeckt.
prompt-over = Die Partie ist zu Ende.

# ---- Züge

move-bribe = Beamten { $number } in { $ministry } bestechen ({ $price })
move-secure = Beamten { $number } in { $ministry } sichern ({ $price })
move-nominate = Nominieren: { $student } ({ $coins } Mü.)
move-force = Prüfung erzwingen ({ $students ->
    [0] noch kein Gelehrter
   *[other] { $price }
})
move-junks = { $junks ->
    [one] Eine Dschunke
   *[other] { $junks } Dschunken
} kaufen ({ $price })
move-voyage = Mit { $junks ->
    [one] einer Dschunke
   *[other] { $junks } Dschunken
} aufbrechen ({ $price })
move-recruit = Eine Armee aufstellen ({ $price })
move-invade = { $land } angreifen, Feld { $box } ({ $points } P., { $price })
move-buy-gift = Geschenk kaufen: { $gift }
move-give-gift = { $gift } an { $receiver } überreichen
move-commercial = Handelserträge: { $coins } Mü. → { $cards ->
    [one] eine Karte
   *[other] { $cards } Karten
} ziehen
move-tax = Steuereinnahmen: { $cards ->
    [one] eine Karte
   *[other] { $cards } Karten
} ziehen
move-no-action = Keine Aktion
move-transfer = Einfluss übertragen: { $ministry }, Beamter { $number }
move-petition-junks = Bittgesuch: Dschunken von { $owner }
move-petition-student = Bittgesuch: { $student } weicht
move-petition-swap = Bittgesuch: { $ministry }, Beamten { $number } tauschen
move-petition-army = Bittgesuch: Armee { $land } { $box } ({ $points } P.)
move-petition-influence = Bittgesuch: { $ministry }, Marker { $number } ersetzen
move-play-cash = „Zahlungsmittel“ ausspielen: { $cards ->
    [one] eine Karte
   *[other] { $cards } Karten
} ziehen
move-play-gift = „Geschenk“ ausspielen: { $gift }
move-play-extra = „Zusatzaktion“ ausspielen
move-play-bribery = „{ $card }“: { $ministry } { $number } ({ $price })
move-play-recruit = „Armee aufstellen“ ausspielen
move-play-insult = „Beleidigung des Kaisers!“ ausspielen
move-pass = Passen
move-decline = Auf den Beamtenkandidaten verzichten
move-pay = Karten zahlen: { $cards }
move-land = Landen: { $land }
move-marker = An { $receiver }
move-ship = Werft von { $receiver }
move-swap = Beamter { $number } in { $ministry }
move-redeploy = { $land }, Feld { $box } ({ $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
})
move-name = { $receiver } ernennen
move-tutor = Unterstützen: { $student }
move-lay = Karte auslegen ({ $coins ->
    [one] eine Münze
   *[other] { $coins } Münzen
}, { $licences ->
    [one] eine Lizenz
   *[other] { $licences } Lizenzen
})
move-enough = Keine weitere Karte
move-place = { $ministry }, Feld { $number }
move-yield = An { $receiver }
move-keep = { $cards } behalten
move-chit = Siegpunkte-Plättchen { $value }
move-value = Siegpunkte-Plättchen { $value } für ein Fernes Land
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
log-cubes = { $seat } hat { $cubes ->
    [one] einen aktiven Aktionswürfel
   *[other] { $cubes } aktive Aktionswürfel
}.
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
log-invade = { $seat } greift ein Fremdes Land an: { $land }, Armeefeld { $box } ({ $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}).
log-buy-gift = { $seat } kauft ein Geschenk: { $gift }.
log-give-gift = { $seat } überreicht { $receiver } ein Geschenk: { $gift }.
log-commercial = { $seat } nimmt Handelserträge: { $coins ->
    [0] nichts
    [one] eine Münze
   *[other] { $coins } Münzen
} bezahlt.
log-tax = { $seat } nimmt Steuereinnahmen.
log-no-action = { $seat } tut nichts.
log-transfer = { $seat } überträgt Einfluss: Beamter { $number } in { $ministry }.
log-petition-junks = { $seat } richtet ein Bittgesuch an den Kaiser ({ $gift }): Dschunken von { $owner } wechseln den Besitzer.
log-petition-student = { $seat } richtet ein Bittgesuch an den Kaiser ({ $gift }) und übernimmt ein Gelehrtenfeld: { $student }.
log-petition-swap = { $seat } richtet ein Bittgesuch an den Kaiser ({ $gift }): Beamter { $number } in { $ministry } tauscht den Platz.
log-petition-army = { $seat } richtet ein Bittgesuch an den Kaiser ({ $gift }): Eine Armee wird versetzt, { $land }, Armeefeld { $box } ({ $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}).
log-petition-influence = { $seat } richtet ein Bittgesuch an den Kaiser ({ $gift }): Der Marker auf Beamtem { $number } in { $ministry } wird ersetzt.
log-play-cash = { $seat } spielt „Zahlungsmittel“ aus.
log-play-gift = { $seat } spielt „Geschenk“ aus; verfügbar wird: { $gift }.
log-play-extra = { $seat } spielt „Zusatzaktion“ aus.
log-play-bribery = { $seat } spielt „{ $card }“ aus: Beamter { $number } in { $ministry }.
log-play-recruit = { $seat } spielt „Armee aufstellen“ aus.
log-play-insult = { $seat } spielt „Beleidigung des Kaisers!“ aus: { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}.
log-pass = { $seat } passt.
log-pay = { $seat } zahlt { $paid } (Karten: { $cards }).
log-marker = Dorthin kommt der Marker von { $receiver }.
log-ship = Sie kommen in die Werft von { $receiver }.
log-swap = Getauscht wird mit Beamtem { $number } in { $ministry }.
log-redeploy = Sie kommt nach { $land }, Armeefeld { $box } ({ $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}).
log-landed = { $seat } erreicht ein schon entdecktes Fernes Land: { $land }.
log-landed-first = { $seat } entdeckt ein Fernes Land: { $land }, { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}.
log-draw = { $seat } zieht eine Karte.
log-drawn = Die Karte zählt { $coins ->
    [one] eine Münze
   *[other] { $coins } Münzen
} oder { $licences ->
    [one] eine Lizenz
   *[other] { $licences } Lizenzen
}.
log-reshuffled = Der Ablagestapel ({ $cards ->
    [one] eine Karte
   *[other] { $cards } Karten
}) wird zum neuen Nachziehstapel.
log-reward = { $seat } nimmt eine Verdienstkarte.
log-rewarded = Die Verdienstkarte ist „{ $card }“.
log-gift-cancelled = Das Geschenk von { $giver } an { $receiver } wird unwirksam: { $gift }.
log-wall = Die Große Mauer hat { $pieces ->
    [one] ein Teil
   *[other] { $pieces } Teile
}.
log-tutor = { $seat } unterstützt: { $student }.
log-lay = { $seat } legt verdeckt eine Karte aus ({ $student }).
log-laid = Die Karte zählt { $coins ->
    [one] eine Münze
   *[other] { $coins } Münzen
} ({ $licences ->
    [one] eine Lizenz
   *[other] { $licences } Lizenzen
}).
log-reveal = Alle ausgelegten Karten werden aufgedeckt.
log-revealed = { $seat } hat mit den Karten { $cards } unterstützt: { $student }.
log-exam-won = Der Gelehrte von { $seat } besteht die Kaiserliche Beamtenprüfung.
log-place = { $seat } setzt den Beamtenkandidaten auf Beamtenfeld { $number } in { $ministry }.
log-candidate = Nächster Beamtenkandidat: { $ministry }.
log-candidate-gone = Der Beamtenkandidat ({ $ministry }) kommt aus dem Spiel.
log-resolution = Machtübernahme in { $ministry }.
log-yield = { $seat } überträgt den ganzen Einfluss dort zeitweilig an { $receiver }.
log-minister = { $seat } wird Minister von { $ministry }: { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}.
log-secretary = { $seat } wird Sekretär von { $ministry }: { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}.
log-no-minister = Niemand übt in { $ministry } Einfluss aus.
log-invasion-won = Erobert: { $land }.
log-invasion-lost = Die Invasion ist gescheitert: { $land }.
log-points-box = { $seat }: { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
} für eine Armee, { $land }.
log-official = Ein Beamter (Bestechungssumme { $value }) kommt auf Beamtenfeld { $number } in { $ministry }.
log-keep = { $seat } behält vier Karten und legt ab: { $cards }.
log-chit = { $ministry } erhält ein Siegpunkte-Plättchen: { $value }.
log-value = { $land } erhält ein Siegpunkte-Plättchen: { $value }.
log-foreign = Als Fremdes Land spielt mit: { $land }.
log-ending = Mit dieser Runde endet das Spiel.
log-office = { $seat }: 1 Punkt als { $office }.
log-winner = { $seat } gewinnt mit { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkten
}.

# ---- Szenen

scene-winner = Sieger
scene-offices = Ämter
scene-ministries = Ministerien
scene-lands = Länder
scene-examination = Kaiserliche Beamtenprüfung: Wer besteht, wird Beamter. Ministerium: { $ministry }.
scene-exam-title = Kaiserliche Beamtenprüfung
scene-red-wins-ties = Gleichstand: Rot
scene-more-coins = Mehr Münzen gewinnen.
scene-an-official = ein Beamter, { $ministry }
scene-uncontested = Niemand tritt dagegen an.
scene-by-gift = durch Geschenk verpflichtet
scene-bound = { $mine ->
    [1] Du bist durch ein Geschenk gebunden.
   *[0] { $seat } ist durch ein Geschenk gebunden.
}
scene-against-own = { $mine ->
    [1] Du musst gegen deinen eigenen Gelehrten unterstützen.
   *[0] { $seat } muss gegen den eigenen Gelehrten unterstützen.
}
scene-took-gift = Geschenk von { $giver }: { $gift }.
scene-passes = { $mine ->
    [1] Dein Gelehrter besteht mit { $most } zu { $least }.
   *[0] Der Gelehrte von { $seat } besteht mit { $most } zu { $least }.
}
scene-red-tie = Bei Gleichstand gewinnt Rot. Alle Karten sind verloren.
scene-all-lost = Alle Karten sind verloren.
scene-officials = Beamte
scene-minister = Minister
scene-secretary = Sekretär
scene-complete = { $ministry } ist vollständig: { $leader } führt mit { $officials ->
    [one] 1 Beamten
   *[other] { $officials } Beamten
}.
scene-least-gives = Wer am wenigsten hat, gibt alles ab, bis zwei übrig sind.
scene-owes = { $mine ->
    [1] Du hast am wenigsten und gibst { $receiver } { $officials ->
        [one] den einen Beamten
       *[other] alle { $officials }
    }.
    [2] { $seat } hat am wenigsten und gibt dir { $officials ->
        [one] den einen Beamten
       *[other] alle { $officials }
    }.
   *[0] { $seat } hat am wenigsten und gibt { $receiver } { $officials ->
        [one] den einen Beamten
       *[other] alle { $officials }
    }.
}
scene-owes-why = Das Geschenk verpflichtet dazu und ist nun verbraucht: { $gift }.
scene-gives = { $mine ->
    [1] Du hast am wenigsten und gibst { $receiver } { $officials ->
        [one] den einen Beamten
       *[other] alle { $officials }
    }.
    [2] { $seat } hat am wenigsten und gibt dir { $officials ->
        [one] den einen Beamten
       *[other] alle { $officials }
    }.
   *[0] { $seat } hat am wenigsten und gibt { $receiver } { $officials ->
        [one] den einen Beamten
       *[other] alle { $officials }
    }.
}
scene-gives-why = Kein Geschenk verpflichtet: Die Wahl ist frei.
scene-gift-of = { $gift } von { $seat }
scene-installed = Minister: { $minister }, { $points }. Sekretär: { $secretary }, { $second }.
scene-both-offices = Minister und Sekretär, { $ministry }: { $minister }, { $points } + { $second }.
scene-tally = { $most } zu { $least } Beamte; bei Gleichstand zählt der ranghöchste.
scene-invasion = Erobert – { $land }: { $shares }.
scene-invasion-why = Jede Armee bringt die Punkte ihres Feldes.
scene-invasion-lost-why = Die Mauer wuchs, ehe auf jedem Feld eine Armee stand.
scene-voyage-why = Wer zuerst ankommt, erhält die Punkte.
scene-cubes = aktive Würfel
scene-cubes-why = Je mehr Geschenke jemand gemacht und bekommen hat, desto mehr Würfel.
scene-office = { $office }: { $seat }, 1 Punkt.
scene-office-chief-minister = Die meisten Marker auf Beamten und Ämtern.
scene-office-admiral = Die meisten ausgelaufenen Dschunken.
scene-office-general = Die meisten Armeen im Spiel.
scene-wins = { $seat } gewinnt.
scene-win-shared = { $names } teilen sich den Sieg.
scene-you-win = Du gewinnst, { $margin ->
    [0] bei Gleichstand
    [one] 1 Punkt voraus
   *[other] { $margin } Punkte voraus
}.
scene-you-are = { $seat } gewinnt. Du bist auf Platz { $place }, { $behind ->
    [0] mit gleich vielen Punkten
    [one] 1 Punkt dahinter
   *[other] { $behind } Punkte dahinter
}.
scene-tie = { $tied } haben gleich viele Punkte: Es entscheidet das Amt { $office }.

# ---- das Protokoll, eine Zeile je Zug

tell-cubes = Aktive Aktionswürfel: { $seat } { $cubes }
also-cubes = { $seat } { $cubes }
tell-officials = { $officials ->
    [one] Ein neuer Beamter kommt
   *[other] { $officials } neue Beamte kommen
} an den Hof
also-pay = zahlt { $paid }
also-marker = an { $receiver }
also-ship = in die Werft von { $receiver }
also-swap = mit Beamtem { $number } in { $ministry }
also-redeploy = nach { $land }, Armeefeld { $box } ({ $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
})
also-landed = erreicht ein Fernes Land: { $land }
also-landed-first = entdeckt ein Fernes Land: { $land }
also-draw = zieht { $cards ->
    [one] eine Karte
   *[other] { $cards } Karten
}
also-reward = nimmt { $cards ->
    [one] eine Verdienstkarte
   *[other] { $cards } Verdienstkarten
}
also-lay = legt verdeckt { $cards ->
    [one] eine Karte
   *[other] { $cards } Karten
} aus

# ---- Einzelheiten einer Ablehnung

detail-gift = { $receiver } hat von { $giver } ein Geschenk: { $gift }.
detail-coins = Das kostet { $price ->
    [one] eine Münze
   *[other] { $price } Münzen
}; auf der Hand hast du { $coins }.
detail-licences = Das kostet { $price ->
    [one] eine Lizenz
   *[other] { $price } Lizenzen
}; auf der Hand hast du { $licences }.
detail-not-in-hand = Diese Karten sind nicht auf der Hand: { $cards }.
detail-paid-coins = Das kostet { $price ->
    [one] eine Münze
   *[other] { $price } Münzen
}; diese Karten sind { $paid } wert.
detail-paid-licences = Das kostet { $price ->
    [one] eine Lizenz
   *[other] { $price } Lizenzen
}; diese Karten sind { $paid } wert.
detail-unavailable = Dieses Geschenk ist bei dir nicht verfügbar: { $gift }.
detail-reward = Du hast die Karte „{ $card }“ nicht.
detail-no-exact = Keine Karten der Hand sind genau { $coins ->
    [one] eine Münze
   *[other] { $coins } Münzen
} wert.
detail-not-exact = Gewählt { $coins ->
    [one] ist eine Münze
   *[other] sind { $coins } Münzen
}; diese Karten sind { $paid } wert.
detail-own-army = An diesem Tisch versetzt die Halskette nur eine eigene Armee.
detail-cubes = Nötig: { $needed } Aktionswürfel; übrig: { $cubes }.
detail-junks = Dschunken im Vorrat: { $junks }.
detail-shipyard = Dschunken in der Werft: { $junks }.

# ---- Punkteübersicht

tie-office = als { $office }
sheet-distant-all = Entdeckungen
sheet-foreign-all = Eroberungen
sheet-ministry-all = Ministerien
honour-scene-ministry = Am meisten in einem Ministerium
honour-scene-invasion = Am meisten bei einer Invasion
honour-scene-voyage = Ertragreichste Reise
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
board-candidate = Beamtenkandidat: { $ministry } (weitere: { $left })
board-no-candidate = Kein Beamtenkandidat mehr
board-students = Roter Gelehrter: { $red } · orangefarbener Gelehrter: { $orange }
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
board-seat = { $seat }: { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
} · Würfel { $cubes } · Karten { $cards } · Verdienstkarten { $rewards }
board-goods = Dschunken { $shipyard } + { $ocean } auf See · Armeen { $colony } in der Militärkolonie, { $stock } im Vorrat · Geschenke verfügbar { $available }, nicht verfügbar { $unavailable }
board-known = bekannt { $cards }
board-hand = Hand
board-rewards = Verdienstkarten
board-piles = Nachziehstapel { $deck } · Ablagestapel { $discards } · Verdienstkarten { $stack } · Dschunken { $junks }
board-legend = Beamte: Bestechungssumme, dann Marker; Klammern heißen gesichert, C ist ein Beamtenkandidat, · ein leeres Feld. Armeefelder: Punkte, dann Armee; * bringt eine Verdienstkarte.

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
area-gifts = Geschenke-Übersicht
area-examination = Kaiserliche Beamtenprüfung
area-foreign = Fremde Länder
area-distant = Ferne Länder
area-shipyards = Werften
area-oceans = Ozeanfelder
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
action-invade = Ein Fremdes Land angreifen
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
spot-box = { $land }, Armeefeld { $box }: { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}, leer
spot-box-army = { $land }, Armeefeld { $box }: { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}, Armee von { $seat }
spot-colony = Militärkolonie von { $seat }: Armeen { $armies }, im Vorrat { $stock }
spot-shipyard = Werft von { $seat }: Dschunken { $junks }
spot-ocean = Ozeanfeld von { $seat }: Dschunken { $junks }
spot-land = { $land }: { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
} für die erste Ankunft
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
bond-bribe = Durch ein Geschenk von { $seat } verpflichtet, hier nicht zu bestechen
bond-tutor = Durch ein Geschenk von { $seat } verpflichtet, diesen Gelehrten zu unterstützen

panel-hand = Deine Handkarten
panel-hand-of = Handkarten von { $seat }
panel-gifts = Deine Geschenke
panel-gifts-of = Geschenke von { $seat }
panel-rewards = Verdienstkarten
panel-no-rewards = noch keine
panel-pile = Nachziehstapel
panel-discards = Ablagestapel
panel-reward-pile = Verdienstkarten
panel-junks = Dschunken
card-name = Karte: { $coins ->
    [one] eine Münze
   *[other] { $coins } Münzen
} oder { $licences ->
    [one] eine Lizenz
   *[other] { $licences } Lizenzen
}
sum-coins = { $sum } von { $due ->
    [one] { $due } Münze
   *[other] { $due } Münzen
}
sum-licences = { $sum } von { $due ->
    [one] { $due } Lizenz
   *[other] { $due } Lizenzen
}
sum-cards = { $sum } von { $due ->
    [one] { $due } Karte
   *[other] { $due } Karten
}
gift-available = { $gift }: verfügbar
gift-unavailable = { $gift }: nicht verfügbar
gift-active = { $gift }: überreicht an { $seat }
gift-gone = { $gift }: aus dem Spiel

supply-cubes = Übrige Würfel
supply-armies = Armeen im Vorrat
supply-gifts = Verfügbare Geschenke
supply-rewards = Verdienstkarten
supply-cards = Confucius-Karten
supply-cards-known = Confucius-Karten, bekannt: { $cards }
badge-chief = Oberster Minister
badge-passed = Hat gepasst
badge-insult = Armee auf der Karte „Beleidigung des Kaisers!“
fact-round = Runde { $round } von höchstens { $rounds }
fact-actions = Aktionen
fact-court = Kaiserhof
fact-reconstruction = Spielplan in eigener Anordnung

step-distant = { $land }: zuerst erreicht von { $seat }
step-foreign = Eroberung: { $land }. Jede Armee bringt die Punkte ihres Feldes.
step-ministry = { $ministry }: Minister { $minister }, Sekretär { $secretary }
step-insult = { $seat } hat die Beleidigung des Kaisers gerächt
step-chief-minister = Oberster Minister: { $seat } mit den meisten Markern in den Ministerien ({ $count })
step-chief-minister-tie = Oberster Minister: Gleichstand, daher der Minister von Hubu ({ $seat })
step-admiral = Admiral: { $seat } mit den meisten Dschunken auf Reisen ({ $count })
step-admiral-tie = Admiral: Gleichstand, daher der Minister von Gongbu ({ $seat })
step-general = General: { $seat } mit den meisten Armeen im Spiel ({ $count })
step-general-tie = General: Gleichstand, daher der Minister von Bingbu ({ $seat })

# ---- auf kleinem Bildschirm

view-board = Plan
view-actions = Aktionen
view-ministries = Ministerien
view-gifts = Geschenke
view-examination = Prüfung
view-lands = Länder
view-seas = Reisen

tile-bribe = Bestechen
tile-secure = Sichern
tile-transfer = Übertragen
tile-nominate = Nominieren
tile-force = Prüfung erzwingen
tile-buy-gift = Geschenk kaufen
tile-give-gift = Überreichen
tile-recruit = Armee aufstellen
tile-invade = Angreifen
tile-junks = Dschunken kaufen
tile-voyage = Aufbrechen
tile-commercial = Handels{"\u00AD"}erträge
tile-tax = Steuer{"\u00AD"}einnahmen
tile-no-action = Keine Aktion
tile-petition = Bittgesuch
tile-favour = Gunst des Kaisers
tile-pair = Beide teilen sich ihre Würfel
cost-no-cubes = ohne Würfel
cost-favour = { $seat }, am Ende

shut-cubes = Braucht { $cubes ->
    [one] einen Würfel
   *[other] { $cubes } Würfel
}
shut-coins = Zu wenig Münzen
shut-licences = Zu wenig Lizenzen
shut-bribe = Kein Beamter ist frei
shut-bound = Geschenk verpflichtet
shut-secure = Nichts zu sichern
shut-transfer = Kein Beamter von dir
shut-transferred = Schon übertragen
shut-first-round = Nicht in Runde 1
shut-student = Du hast schon einen
shut-students = Beide Plätze besetzt
shut-army = Keine Armee übrig
shut-colony = Kolonie ist leer
shut-boxes = Kein Feld ist frei
shut-junks = Keine Dschunken mehr
shut-shipyard = Werft ist leer
shut-lands = Kein Land mehr frei
shut-bought = Alle schon gekauft
shut-no-gift = Keines verfügbar
shut-too-low = Keines wertvoll genug
shut-traded = Einmal pro Runde
shut-basic = Nicht im Grundspiel
shut-petition = Kein Geschenk dafür
shut-nothing = Nichts zu erbitten

perk-bingbu = Krieg: Armeen kosten 4 statt 6
perk-hubu = Finanzen: Bestechen 1 billiger
perk-gongbu = Bauten: Dschunken sind billiger
part-free = { $officials ->
    [0] keiner frei
   *[other] { $officials } frei
}
part-bound = verpflichtet
part-resolved = vergeben
tally = Beamte
you = Du
bound-here = { $giver } hat dir ein Geschenk vom Wert { $value } überreicht: Hier darfst du nicht bestechen, solange du genauso viele oder mehr Beamte hast ({ $own } gegen { $theirs }).
bound-not-yet = { $giver } hat dir ein Geschenk vom Wert { $value } überreicht: Hier darfst du bestechen, solange du weniger Beamte hast ({ $own } gegen { $theirs }).

gift-ready = verfügbar
gift-out = aus dem Spiel
gifts-debts = Wer wem verpflichtet ist
debt-none = Niemand ist jemandem verpflichtet.
debt-yours = Du bist { $giver } verpflichtet.
debt-to-you = { $receiver } ist dir verpflichtet.
debt-others = { $receiver } ist { $giver } verpflichtet.
debt-return = Nichts unter { $value } an { $giver } zurück.
debt-bribe = Keine Bestechung in { $ministry }.
debt-tutor = Unterstützen: { $student }.

exam-none = Noch ist kein Gelehrter nominiert.
exam-one = Ein Gelehrter: Eine Prüfung gibt es nur, wenn jemand sie erzwingt.
exam-held = Am Ende dieser Runde findet die Prüfung statt.
exam-forced = Jemand hat für diese Runde eine Prüfung erzwungen.
exam-prize = Preis
exam-left = { $left ->
    [0] der letzte
   *[other] noch { $left } weitere
}
exam-free = frei
exam-laid = Verdeckte Karten: { $student }

lands-wall = Große Mauer
lands-colonies = Militärkolonien
colony-stock = { $stock } im Vorrat
fleet-yard = Werft
fleet-ocean = Ozeanfeld
land-first = { $seat } war zuerst da

# ---- was die Dinge sind

about-score = Die Siegpunkteleiste. Punkte zählen sofort; nach 30 beginnt die Leiste wieder bei 0.
about-cubes = Aktionswürfel, die in dieser Runde noch bleiben. Ohne Geschenke hat man 3, mit ein oder zwei überreichten oder erhaltenen 4, ab drei 5.
about-bingbu = Bingbu, das Kriegsministerium. Wer hier einen Beamten hat, zahlt für eine Armee 4 statt 6 Lizenzen.
about-hubu = Hubu, das Finanzministerium. Wer hier einen Beamten hat, zahlt beim Bestechen, beim Sichern und beim Übernehmen durch „Bestechung“ eine Münze weniger.
about-gongbu = Gongbu, das Ministerium für öffentliche Bauten. Wer hier einen Beamten hat, zahlt für Dschunken 1, 2, 4 oder 7 statt 1, 3, 6 oder 10 Münzen.
about-minister = Der Sitz des Ministers. Wer bei der Machtübernahme den größten Einfluss hat, nimmt dieses Siegpunkte-Plättchen.
about-secretary = Der Sitz des Sekretärs. Ihn bekommt, wer den zweitgrößten Einfluss hat.
about-space = Ein leeres Beamtenfeld. Am Rundenende kommt ein Beamter auf das freie Feld mit der niedrigsten Zahl.
about-official = Ein Beamter. Die Zahl in der Münze ist die Bestechungssumme. Auf Feld 1 sitzt der dienstälteste, auf Feld 7 der dienstjüngste.
about-unsecured = Ein liegender Marker ist ungesichert: Er kann noch ersetzt werden.
about-secured = Ein stehender Marker ist gesichert: Niemand ersetzt ihn durch eine Bestechung, nur sein Besitzer darf den Einfluss übertragen.
about-candidate = Ein Beamtenkandidat, der Preis der Beamtenprüfung. Wer sie gewinnt, setzt ihn in ein Ministerium; er ist sofort gesichert.
about-student = Ein Gelehrtenfeld. Sind beide besetzt oder hat jemand die Prüfung erzwungen, findet sie in der Phase Kaiserhof statt.
about-tutoring = Hier liegen verdeckt die Karten zur Unterstützung. Es besteht der Gelehrte, für den mehr Münzen liegen, bei Gleichstand der rote.
about-seat = Die Zeile eines Spielers in der Geschenke-Übersicht: was er erhalten hat.
about-gifts = Die Geschenke-Übersicht: Der Marker des Gebers steht in der Zeile des Empfängers und in der Spalte des Geschenks.
about-obligation = Ein Geschenk verpflichtet den Empfänger: Er darf nichts Geringeres zurückschenken und nicht bestechen, wo der Geber Beamte hat und er selbst ebenso viele oder mehr; er muss dessen Gelehrten unterstützen und, wenn er bei einer Machtübernahme Einfluss abgeben muss, ihn dem Geber übertragen.
about-gift-1 = Der Wandbehang, Wert 1. Er ist von Anfang an verfügbar.
about-gift-2 = Die Keramikkachel, Wert 2. Als Bittgesuch bringt sie zwei Dschunken von einer Werft in eine andere.
about-gift-3 = Die Vase, Wert 3. Als Bittgesuch setzt sie deinen Gelehrten an die Stelle eines fremden.
about-gift-4 = Der Mantel, Wert 4. Als Bittgesuch tauscht er einen deiner Beamten gegen einen von gleichem oder niedrigerem Dienstalter.
about-gift-5 = Die Halskette, Wert 5. Als Bittgesuch versetzt sie eine Armee auf ein anderes leeres Armeefeld.
about-gift-6 = Die Dschunke, Wert 6. Als Bittgesuch ersetzt sie einen ungesicherten Marker durch einen gesicherten eines beliebigen Spielers.
about-do-bribe = Besteche einen Beamten ohne Marker: Zahle die Bestechungssumme und lege deinen Marker ungesichert darauf.
about-do-secure = Sichere einen deiner Beamten: Zahle die Bestechungssumme noch einmal und stelle den Marker auf.
about-do-transfer = Ohne Würfel und Münzen: Ersetze einen deiner Marker durch den eines Mitspielers; hast du ein Geschenk von ihm, wird es unwirksam.
about-do-nominate = Nominiere für 2 Münzen einen Gelehrten, nicht in der ersten Runde.
about-do-force = Für 2 Münzen findet die Beamtenprüfung noch in dieser Runde statt, auch mit nur einem Gelehrten. Nicht in der ersten Runde.
about-do-buy-gift = Kaufe ein nicht verfügbares Geschenk; es kostet so viele Münzen, wie es wert ist.
about-do-give-gift = Überreiche ein verfügbares Geschenk. Es verpflichtet den Empfänger, und beide haben nächste Runde vielleicht mehr Würfel.
about-do-recruit = Stelle eine Armee in deine Militärkolonie: 6 Lizenzen, mit einem Beamten in Bingbu nur 4.
about-do-invade = Schicke eine Armee aus deiner Militärkolonie auf ein leeres Armeefeld eines Fremden Landes, für die Münzen auf der Karte.
about-do-junks = Kaufe eine bis vier Dschunken für deine Werft: 1, 3, 6 oder 10 Münzen; mit einem Beamten in Gongbu 1, 2, 4 oder 7.
about-do-voyage = Schicke Dschunken auf dein Ozeanfeld, für je eine Lizenz. Je fünf erreichen ein Fernes Land.
about-do-commercial = Zahle passend bis zu 4 Münzen und ziehe so viele Karten plus eine. Einmal je Runde.
about-do-tax = Ziehe zwei Karten.
about-do-no-action = Gib einen Würfel aus und tu nichts.
about-do-petition = Spiel für Fortgeschrittene: Gib zwei Würfel und ein verfügbares Geschenk ab Wert 2 für seine Wirkung.
about-do-favour = Der Oberste Minister führt am Ende der Phase noch eine Aktion aus, ohne Würfel.
about-wall = Die Große Mauer wächst jede Runde um ein Teil. Bei 4, 6 und 8 Teilen endet je eine Invasion, mit dem neunten Teil das Spiel.
about-foreign = Ein Fremdes Land. Die Münze ist der Preis für jede Armee; am Soldatensymbol steht die Runde, in der die Invasion spätestens endet.
about-box = Ein Armeefeld. Seine Punkte gibt es nur, wenn alle Armeefelder des Landes rechtzeitig besetzt sind.
about-star = Das Verdienstkarten-Symbol bringt eine Verdienstkarte, auch wenn die Invasion scheitert.
about-yunnan = Yunnan: 4 Münzen je Armee.
about-manchuria = Mandschurei: 5 Münzen je Armee.
about-mongolia = Mongolei: 6 Münzen je Armee.
about-korea = Korea: 7 Münzen je Armee.
about-annam = Annam: 8 Münzen je Armee.
about-colony = Eine Militärkolonie: Hier warten aufgestellte Armeen.
about-army = Eine Armee. Jeder hat sechs im ganzen Spiel; alle aufgestellten zählen für den General.
about-shipyard = Eine Werft: Hier liegen gekaufte Dschunken, bis sie auslaufen.
about-ocean = Ein Ozeanfeld mit Platz für vier Dschunken; mit der fünften ist die Reise vollendet.
about-junk = Eine Dschunke. Es gibt 25 für alle zusammen; fünf ergeben eine Reise.
about-distant = Ein Fernes Land. Wer es zuerst erreicht, nimmt das Siegpunkte-Plättchen; jede Ankunft bringt eine Verdienstkarte.
about-spice-islands = Die Gewürzinseln.
about-india = Indien.
about-arabia = Arabien.
about-africa = Afrika.
about-americas = Amerika.
about-card = Eine Confucius-Karte: Sie zahlt ihre Münzen oder ihre Lizenzen, nie beides. Wechselgeld gibt es nicht; am Rundenende behält jeder höchstens vier.
about-pile = Der Nachziehstapel der Confucius-Karten. Ist er leer, wird der Ablagestapel gemischt.
about-discards = Der Ablagestapel: bezahlte und abgelegte Confucius-Karten.
about-gifts-ready = Geschenke, die dieser Spieler überreichen kann; überreichte und abgegebene gehören nicht mehr dazu.
about-rewards = Verdienstkarten auf der Hand. Nur ihr Spieler sieht, welche es sind; sie auszuspielen kostet keine Würfel.
about-passed = Dieser Spieler hat gepasst und führt in dieser Runde keine Aktionen mehr aus, als Oberster Minister nur noch die Gunst des Kaisers.
about-office = Ein Amt am Spielende: Oberster Minister wird, wer die meisten Marker hat, Admiral, wer die meisten Dschunken auf Reisen geschickt hat, General, wer die meisten Armeen hat. Jedes Amt bringt 1 Punkt.
about-reward-pile = Verdienstkarten, die noch zu gewinnen sind.
about-reward-cash = „Zahlungsmittel“: Ziehe vier Confucius-Karten.
about-reward-gift = „Geschenk“: Eines deiner Geschenke wird umsonst verfügbar.
about-reward-extra = „Zusatzaktion“: Führe eine beliebige Aktion des Aktionsfelds außer der Gunst des Kaisers ohne Würfel aus.
about-reward-bribery = „Bestechung“: Du bekommst einen Beamten des genannten Ministeriums (nach dessen Machtübernahme eines beliebigen, das sie noch vor sich hat), umsonst, wenn er unbestochen ist, oder für seine Bestechungssumme, wenn dort ein fremder ungesicherter Marker liegt. Geschenke verpflichten hier nicht.
about-reward-recruit = „Armee aufstellen“: Stelle umsonst eine Armee aus deinem Vorrat in deine Militärkolonie.
about-reward-insult = „Beleidigung des Kaisers!“: Eine Armee aus deiner Militärkolonie kommt auf diese Karte; sofort 2 Punkte.

# ---- was ein Rat nennt

standing-distant = Entdeckung ({ $land })
standing-foreign = Eroberung ({ $land })
standing-boxes = { $land }, falls die Invasion gelingt
standing-ministry = Marker in { $ministry }
standing-chief-minister = Meiste Marker, für das Amt des Obersten Ministers
standing-admiral = Dschunken auf Reisen, für den Admiral
standing-general = Armeen im Spiel, für den General
standing-secured = Gesicherte Marker
standing-ocean = Dschunken auf dem Ozeanfeld
standing-shipyard = Dschunken in der Werft
standing-colony = Armeen in der Militärkolonie
standing-gifts = Verfügbare Geschenke
standing-given = Überreichte Geschenke, die andere verpflichten
standing-received = Erhaltene Geschenke, die verpflichten
standing-rewards = Verdienstkarten
standing-students = Nominierte Gelehrte
standing-cards = Karten auf der Hand oder gleich gezogen
standing-laid = Verdeckt ausgelegte Münzen
standing-coins = Münzen auf der Hand

picture-setup = Ein Ministerium zu Beginn: zwei Siegpunkte-Plättchen und Beamte auf den Feldern 3, 4 und 5.
picture-round = Die Große Mauer nach drei Runden; mit dem vierten, sechsten und achten Teil endet je eine Invasion.
picture-income = Die Felder für Einnahmen im Aktionsfeld; Blau hat beide genutzt, Grün eines.
picture-students = Ein Gelehrter auf dem roten Feld; das orangefarbene ist noch leer, dazwischen liegt der Beamtenkandidat.
picture-actions = Teil des Aktionsfelds: Jedes Feld hat Plätze für die Würfel aller Spieler; Blau hat das erste Feld zweimal genutzt.
picture-paying = Die drei Confucius-Karten: eine Münze oder drei Lizenzen, zwei oder zwei, drei oder eine.
picture-officials = Ein Ministerium mit Beamten, ihren Bestechungssummen, stehenden und liegenden Markern, einem Beamtenkandidaten und einem leeren Feld.
picture-gifts = Die Geschenke-Übersicht: Die Marker der Geber sind an die Zeilen der Empfänger gekettet.
picture-examination = Zwei Gelehrte mit verdeckten Karten und dazwischen der Beamtenkandidat.
picture-resolutions = Ein Ministerium nach der Machtübernahme mit den Markern von Minister und Sekretär.
picture-voyages = Dschunken in Werften und auf Ozeanfeldern, dazu fünf Ferne Länder mit Siegpunkte-Plättchen und Markern.
picture-invasions = Die Große Mauer nach vier Runden, drei Fremde Länder mit Armeen und die Militärkolonien.
picture-rewards = Verdienstkarten: „Zahlungsmittel“, „Geschenk“, „Zusatzaktion“, „Bestechung“ und „Beleidigung des Kaisers!“
picture-petitions = Die sechs Geschenke mit ihren Werten; ab 2 taugen sie für Bittgesuche.
picture-end = Die Siegpunkteleiste mit vier Markern.

# ---- die Lektion

lesson-title = Deine erste Partie in zehn Minuten
lesson-seat-2 = Bao
lesson-seat-3 = Lin
lesson-welcome = Willkommen am Hof der Ming! Du spielst Blau, das Zeichen mit dem Kreis; Bao und Lin sind deine Gegner. Punkte gibt es für Ministerien, für Reisen und für Eroberungen; wer die meisten hat, gewinnt. Wir probieren alles einmal aus.
lesson-ministries = Die meisten Punkte gibt es in den drei Ministerien. Sind alle sieben Beamten eines Ministeriums bestochen, wird Minister, wer dort die meisten hat; der Zweite wird Sekretär. In Gongbu bringt das 8 und 5 Punkte.
lesson-cards = Diese Karten sind dein Geld. Mit jeder zahlst du entweder ihre Münzen oder ihre Lizenzen, nie beides, und Wechselgeld gibt es nicht.
lesson-commercial = In dieser Runde hast du drei Würfel, für jede Aktion einen. Zuerst brauchst du Geld: Bei den Handelserträgen zahlst du bis zu vier Münzen und ziehst eine Karte mehr. Wähl sie und zahl 4 Münzen.
lesson-commercial-no = Eine gute Aktion, aber füll zuerst deine Hand: Wähl die Handelserträge und zahl 4 Münzen für fünf neue Karten.
lesson-cubes = Fünf neue Karten für dich; auch Bao und Lin haben Einnahmen. Reihum führt jeder eine Aktion aus. Dein Würfel bleibt bis zum Rundenende auf seinem Feld; wer dasselbe Feld in einer Runde noch einmal nutzt, braucht dafür zwei Würfel.
lesson-bribe = Jetzt geht es um Einfluss. Die Zahl in der Münze ist die Bestechungssumme, hier 3. Wähl diesen Beamten, um ihn zu bestechen. Ein Beamter in Gongbu macht dir außerdem die Dschunken billiger.
lesson-bribe-no = Das ginge, aber fang in Gongbu an, dort sind 8 Punkte zu holen: Wähl den markierten Beamten.
lesson-pay = Du musst drei Münzen zahlen; die Summe steht über deinen Karten. Wähl die Karte mit einer Münze und auf eine mit zweien.
lesson-pay-no = Auch das würde reichen, aber behalt die wertvolleren Karten: Eine Münze und zwei Münzen sind genau drei.
lesson-gift = Bao hat neben dir einen Beamten bestochen, Lin einen in Hubu. Verpflichte Bao mit einem Geschenk, dann kann er dich durch Bestechen nicht überholen. Dein Wandbehang kostet nichts: Wähl ihn und überreich ihn Bao.
lesson-gift-no = Noch nicht: Überreich zuerst Bao den Wandbehang. Er hat es wie du auf Gongbu abgesehen.
lesson-bound = Dein Marker in Baos Zeile zeigt: Bao ist dir verpflichtet. Wo du Beamte hast, darf er durch Bestechen gleichziehen, aber nicht überholen. Er darf dir nichts Geringeres schenken, muss deinen Gelehrten unterstützen und dir als Schwächster Einfluss übertragen. Nächste Runde habt ihr je vier Würfel.
lesson-wall = Sind alle Würfel gesetzt, endet die Runde. Die Große Mauer wächst um ein Teil; mit dem neunten ist das Spiel zu Ende. Jedes Ministerium bekommt einen neuen Beamten, und niemand behält mehr als vier Karten.
lesson-buy = Lin ernennt dich zum Obersten Minister; dazu gleich mehr. Und sie überreicht dir ihren Wandbehang: Jetzt bist du ihr verpflichtet. Ein wertvolleres Gegengeschenk befreit dich davon. Wähl die Keramikkachel und kauf sie für 2 Münzen.
lesson-buy-no = Das hat Zeit: Lins Geschenk verpflichtet dich. Kauf zuerst die Keramikkachel.
lesson-answer = Die 2 Münzen sind bezahlt, die Keramikkachel ist verfügbar. Inzwischen hat Lin einen Gelehrten nominiert. Überreich ihr die Kachel: Sie ist mehr wert als der Wandbehang, also bist du frei, und nun ist Lin dir verpflichtet.
lesson-answer-no = Überreich die Keramikkachel, und zwar Lin: Dann ist sie dir verpflichtet.
lesson-nominate = Bei zwei Gelehrten gibt es am Rundenende eine Beamtenprüfung. Der Preis liegt zwischen ihnen: ein Beamter für Gongbu, den dir niemand nehmen kann. Nominiere für 2 Münzen deinen Gelehrten auf dem roten Feld.
lesson-nominate-no = Zuerst dein Gelehrter: Wähl das rote Feld.
lesson-secure = Alle haben gepasst. Als Oberster Minister hast du einen Würfel auf die Gunst des Kaisers gelegt und darfst dafür noch eine Aktion ausführen. Dein Marker in Gongbu liegt und könnte ersetzt werden: Wähl ihn und sichere ihn, noch einmal für 3 Münzen.
lesson-secure-no = Das dürftest du, aber bring deinen Beamten in Sicherheit: Wähl ihn und dann „sichern“.
lesson-tutor = Nun tagt der Kaiserhof: Die Mauer wächst, dann kommt die Beamtenprüfung. Jeder legt verdeckt Karten für einen Gelehrten aus; der mit den meisten Münzen besteht. Unterstütz deinen, den roten.
lesson-tutor-no = Der orangefarbene Gelehrte gehört Lin! Unterstütz deinen, den roten.
lesson-place = Dein roter Gelehrter besteht! Deine Geschenke haben Bao und sogar Lin verpflichtet, ihn zu unterstützen. Setz den Beamtenkandidaten auf das markierte Feld in Gongbu; eine niedrige Zahl hilft bei Gleichstand.
lesson-place-no = Jedes leere Feld wäre erlaubt, aber die niedrigste Zahl hilft bei Gleichstand: Wähl das markierte.
lesson-later = Eine Runde ist vergangen. Du hast in Gongbu einen dritten Beamten bestochen und drei Dschunken gekauft. Auch Bao hat dir etwas geschenkt: Mit drei überreichten oder erhaltenen Geschenken hast du fünf Würfel.
lesson-junks = Du hast noch einmal Einnahmen genommen; jetzt geht es auf See. Für eine Reise brauchst du fünf Dschunken, drei hast du. Dank Gongbu kosten zwei weitere nur 2 Münzen: Wähl das Feld und kauf 2.
lesson-junks-no = Zur Reise fehlen dir zwei Dschunken: Wähl das markierte Feld und kauf 2.
lesson-voyage = „Dschunken kaufen“ und „Zu einer Reise aufbrechen“ teilen sich ein Feld. Du nutzt es in dieser Runde zum zweiten Mal, also kostet es zwei Würfel. Brich mit allen fünf Dschunken auf.
lesson-voyage-no = Nur fünf Dschunken zusammen erreichen Land: Wähl das markierte Feld und brich mit 5 auf.
lesson-licences = Jede Dschunke kostet eine Lizenz; jetzt zählt also die andere Hälfte deiner Karten. Du brauchst fünf: Wähl eine Karte mit drei Lizenzen und auf die mit zweien.
lesson-licences-no = Auch das würde reichen, aber mit einer Lizenz zu viel. Drei und zwei sind genau fünf.
lesson-land = Deine Dschunken kommen an! Wer ein Land zuerst erreicht, erhält die Punkte, die dort liegen. In Indien und Afrika sind es 4: Wähl eines davon.
lesson-land-no = Ein schönes Land, aber Indien und Afrika bringen mehr Punkte.
lesson-army = 4 Punkte, und für jede Ankunft eine Verdienstkarte. Deine bringt dir eine Armee, die sonst sechs Lizenzen kostet. Verdienstkarten brauchen keinen Würfel: Wähl sie.
lesson-army-no = Das hat Zeit: Spiel zuerst deine neue Karte aus.
lesson-invade = Deine Armee steht bereit. In Yunnan hält Bao ein Feld, eines ist frei. Sind alle Felder rechtzeitig besetzt, bekommt jeder die Punkte seines Feldes. Schick deine Armee für 4 Münzen auf das Feld mit 4 Punkten.
lesson-invade-no = Yunnan ist zum Greifen nah: Wähl das freie Feld mit 4 Punkten.
lesson-resolved = In Gongbu sind alle Beamten bestochen: drei von dir, drei von Bao, einer von Lin. Wer den geringsten Einfluss hat, überträgt ihn; Lin wegen der Kachel dir. Du wirst Minister (8 Punkte), Bao Sekretär (5). Dein Geschenk ist nun unwirksam.
lesson-conquered = Yunnan ist erobert: 4 Punkte für dich, 2 für Bao. Der Stern bringt ihm noch eine Verdienstkarte. Am Soldatensymbol eines Landes steht, bis zu welcher Runde es voll sein muss; sonst gibt es dort keine Punkte.
lesson-end = Das Spiel endet mit dem neunten Mauerteil, dem letzten Beamtenkandidaten oder wenn jedes Ministerium einen Minister hat. In den übrigen folgt die Machtübernahme; je einen Punkt bringen die meisten Marker in Ministerien, Dschunken auf Reisen und Armeen.
lesson-farewell = Das ist das Spiel: Geschenke, Verpflichtungen und der richtige Augenblick. An einem richtigen Tisch kannst du Schritte zurücknehmen, bis du deinen Zug beendest. Zeig auf etwas, um zu erfahren, was es ist; das Buch oben (Taste B) öffnet die Regeln. Viel Vergnügen!

# ---- wie es steht

stands-ministries = Ministerien
stands-offices = Ämter
stands-debts = Wer wem verpflichtet ist
stands-owes = { $receiver } ist { $giver } verpflichtet: { $gift }
stands-resolved = Schon aufgelöst
stands-no-officials = Niemand hat hier einen Beamten.
stands-holders = Jetzt würde { $minister } Minister und { $secretary } Sekretär.
stands-chooses = { $seat } müsste wählen, wer den Einfluss bekommt.
stands-actions = Aktionen
court-now = Beamte jetzt
# The coach of a first game
coach-turn-1 = Punkte gibt es an drei Orten: Ämter in den Ministerien, Länder hinter der Mauer und Länder jenseits des Meeres. Alles kostet Karten, also fang mit Einnahmen an.
coach-turn-2 = Ein Geschenk kann niemand ablehnen. Es verpflichtet, wer es bekommt, bis ein besseres zurückkommt oder ein Dienst es begleicht.
coach-turn-3 = Bestochene Beamte sind dein Einfluss in einem Ministerium, gesicherte nimmt dir so leicht niemand. Bei der Machtübernahme macht der größte Einfluss zum Minister.
