# Was jedes Spiel und die Befehlszeile sagen.

yes = ja
no = nein
seat-number = Spieler { $number }
language = Deutsch

points-in-all = Punkte

phrase-hello = Hallo!
phrase-luck = Viel Glück!
phrase-thanks = Danke!
phrase-well-played = Gut gespielt!
phrase-moment = Einen Moment!
phrase-back = Bin wieder da.
phrase-congratulations = Glückwunsch!

story-set-up = Das Spiel wird aufgebaut
story-and = { $first }, { $second }
story-round = Runde { $round }
story-before = Vor der ersten Runde

scene-you = du
scene-name = { $name }
scene-and = { $first } und { $last }
scene-list = { $first }, { $more }
scene-comma = { $first }, { $more }
scene-share = { $who } { $points }
scene-share-each = { $who } je { $points }
scene-place = { $place }.
scene-skip = Überspringen
scene-to-score = Zur Wertung
scene-show = Zeigen

bot-random = Zufall
bot-plain = Einfache Suche
bot-novice = Anfänger
bot-regular = Geübter
bot-scholar = Gelehrter
bot-master = Meister
bot-grandmaster = Großmeister
bot-policy = Netz allein
bot-at-seat = { $level } { $number }
bot-instead = { $bot } kennt dieses Spiel hier nicht (nötig sind numpy, ein Netz für das Spiel und unser eigener Spielplan), darum spielt { $other }.

character-plum = Kleine Pflaume
character-niu = Stallknecht Niu
character-tao = Page Tao
character-fu = Köchin Fu
character-shan = Schiffsjunge Shan
character-wen = Schreiber Wen
character-hu = Kaufmann Hu
character-lan = Weberin Lan
character-bai = Doktor Bai
character-jiang = Kapitän Jiang
character-lu = General Lu
character-yun = Äbtissin Yun
character-shen = Minister Shen
character-song = Einsiedler Song
character-ning = Prinzessin Ning
character-fang = Kanzler Fang
character-hua = Kaiserin Hua
character-xu = Astronomin Xu
character-du = Stratege Du
character-ji = Historikerin Ji

# ---- gesprochene Codes der Tische

code-spoken = { $first } { $second } { $third } { $number }
code-plum = Pflaume
code-crane = Kranich
code-bamboo = Bambus
code-tiger = Tiger
code-lotus = Lotus
code-dragon = Drache
code-pine = Kiefer
code-swallow = Schwalbe
code-jade = Jade
code-carp = Karpfen
code-lantern = Laterne
code-phoenix = Phönix
code-drum = Trommel
code-peach = Pfirsich
code-horse = Pferd
code-kite = Papierdrachen
code-bell = Glocke
code-tortoise = Schildkröte
code-moon = Mond
code-fan = Fächer
code-bridge = Brücke
code-orchid = Orchidee
code-junk = Dschunke
code-teapot = Teekanne

# ---- Fehler

error-extra = Das braucht mehr als die Regeln und die Bots. Installiere es mit: { $command }
error-plugin = „{ $name }“ aus dem Paket { $package } lässt sich nicht verwenden: { $reason }
plugin-bad-name = Ein Name besteht aus Kleinbuchstaben, Ziffern, „-“ und „_“ und beginnt mit einem Buchstaben.
plugin-taken = Der Name gehört Kaiserhof selbst.
plugin-twice = Mehrere Pakete verwenden denselben Namen.
plugin-compiled = Seine Regeln wurden für sich allein kompiliert, was den Prozess beenden würde; installiere es ohne kompilierte Regeln.
plugin-error = { $error }
plugin-no-game = Der Einstiegspunkt führt zu { $kind }, nicht zu einem Game.
plugin-no-bot = Der Einstiegspunkt führt nicht zu einer Unterklasse von kaiserhof.Bot.
plugin-lacks = Es fehlt { $missing }.
plugin-other-name = Es nennt sich selbst „{ $own }“.
error-unknown-game = Ein Spiel „{ $name }“ gibt es nicht. Bekannt: { $known }.
error-unknown-move = „{ $text }“ ist kein Zug.
error-illegal-move = „{ $move }“ ist nicht erlaubt: { $rule }
error-not-your-turn = { $seat } ist nicht an der Reihe.
error-not-chance = Hier ist nicht der Zufall am Zug.
error-nothing-to-choose = In dieser Ansicht ist nichts zu wählen: Ihr Platz ist nicht am Zug.
error-no-such-seat = Einen Platz { $seat } gibt es nicht; der letzte ist { $last }.
error-view-of-view = Das ist schon eine Sicht, und sie enthält nichts, was ein anderer Platz sieht. Frage den vollständigen Zustand.
error-nothing-to-confirm = Es gibt nichts zu bestätigen.
error-no-message = Diese Nachricht gibt es nicht.
error-mute-self = Dich selbst kannst du nicht stummschalten.
error-no-undo = Hier kannst du nichts zurücknehmen: Seitdem war der Zufall oder ein anderer Spieler am Zug.
error-seats = „{ $game }“ ist für { $least } bis { $most } Spieler, nicht für { $seats }.
error-option = Eine Einstellung „{ $option }“ gibt es nicht. Bekannt: { $known }.
error-option-value = „{ $option }“ kann bei { $seats } Spielern nicht „{ $value }“ sein. Möglich: { $allowed }.
error-no-own-data = Für „{ $game }“ lässt sich kein eigener Spielplan laden.
error-no-database = Eine Datenbank „{ $file }“ gibt es nicht.
error-no-map = Für „{ $game }“ gibt es noch kein Bild des Spielplans.
error-data = { $file } ist nicht brauchbar: { $detail }
error-board = Der Spielplan ist nicht brauchbar: { $detail }
error-file = { $file } lässt sich nicht lesen: { $detail }
error-file-write = { $file } lässt sich nicht schreiben: { $detail }
error-tab-folder = { $folder } ist nicht leer; die Dateien für einen Tab brauchen einen neuen Ordner
error-tab-missing = { $program } ist nicht installiert; für den Tab wird es gebraucht
error-tab-registry = { $program } kann nicht holen, was ein Tab braucht: { $detail }
error-tab-program = { $program } ist gescheitert: { $detail }
error-file-text = { $file } ist keine Textdatei in UTF-8.
error-file-large = { $file } ist zu groß für eine Aufzeichnung.
error-game-name = „{ $name }“ kann kein Spiel heißen: erlaubt sind 2 bis 30 Kleinbuchstaben, Ziffern oder _, am Anfang ein Buchstabe.
error-game-name-keyword = „{ $name }“ kann kein Spiel heißen: Es ist ein Schlüsselwort von Python.
error-game-name-taken = Den Namen „{ $name }“ hat schon ein Spiel oder ein anderes Paket.
error-folder-exists = { $folder } gibt es schon.
error-record = Zeile { $line }: { $reason }
error-record-first-line = Die Datei muss mit „{ $expected }“ beginnen.
error-record-header = „{ $text }“ gehört nicht in den Kopf.
error-record-control = die Zeile enthält Steuerzeichen.
error-record-key = „{ $key }“ gehört nicht in den Kopf.
error-record-twice = „{ $key }“ steht zweimal im Kopf.
error-record-move = „{ $text }“ ist keine Zeile einer Aufzeichnung; erwartet wird „?“ oder die Nummer eines Platzes und ein Zug.
error-record-missing = Im Kopf fehlt „{ $key }“.
error-record-rules = Die Aufzeichnung folgt Version { $rules } der Regeln; dies ist Version { $ours }.
error-record-other-board = Die Aufzeichnung wurde auf einem anderen Spielplan gespielt; gib ihn mit --map an.
error-record-our-board = Die Aufzeichnung wurde auf dem mitgelieferten Spielplan gespielt; lass --map weg.
error-record-over = Die Partie ist schon zu Ende.
error-record-mover = Nicht dieser Platz ist am Zug, sondern „{ $expected }“.
error-record-result = Das Ergebnis im Kopf ist nicht das, was die Züge ergeben: { $result }.
error-record-no-secret = Die Aufzeichnung enthält weder Siegel noch Geheimnis; der Zufall lässt sich nicht prüfen.
error-record-unfinished = Die Partie wurde vor ihrem Ende verlassen. Ihr Geheimnis ist nicht bekannt, und der Zufall lässt sich nicht prüfen.
error-record-secret = Das Geheimnis passt nicht zum Siegel, das vor der Partie gezeigt wurde.
error-record-chance = Der Zufall ergab hier „{ $expected }“.
error-unknown-seat = „{ $name }“ kann nicht Platz nehmen. Möglich: { $known }.
error-budget = „{ $text }“ ist kein Budget. Gib eine Anzahl Simulationen (2000) oder eine Zeit (1s, 250ms) an.
error-number = „{ $value }“ ist keine Zahl von { $least } bis { $most }.

# ---- Befehlszeile

cli-about = Spiele und untersuche Brettspiele über das kaiserliche China. Ohne Befehl öffnet sich die Seite im Browser (oder, wenn [web] nicht installiert ist, ein Spiel im Terminal).
cli-lang = Sprache: en, de oder zh
cli-help = diese Hilfe anzeigen
cli-version = die Version anzeigen
cli-commands = Befehle
cli-arguments = Angaben
cli-options = Einstellungen
cli-play = eine Partie im Terminal spielen
cli-games = die Spiele auflisten
cli-bots = die Bots auflisten
cli-new-game = ein kleines eigenes Spiel als Paket anlegen
cli-arg-name = der Name des Spiels: Kleinbuchstaben, Ziffern und _
cli-arg-drawn = mit gezeichnetem Spielplan und Karten für die Seite
cli-new-game-written = { $folder } ist angelegt. Wie es weitergeht, steht dort in README.md.
cli-map = den leeren Spielplan zeichnen
cli-replay = eine Aufzeichnung durchspielen und ausgeben
cli-verify = den Zufall einer Aufzeichnung prüfen
cli-bench = die Geschwindigkeit zufälliger Partien messen
cli-rules = die Regeln eines Spiels ausgeben
cli-arg-game = das Spiel
cli-arg-file = die Aufzeichnung
cli-arg-seats = wer spielt, der Reihe nach, durch Kommas getrennt: me (du selbst), { $bots }
cli-arg-map = ein eigener Spielplan
cli-arg-seed = eine Zahl, die Zufall und Bots festlegt, zum Ausprobieren
cli-arg-record = wohin die Aufzeichnung geschrieben wird (am Ende oder wenn du aufhörst)
cli-arg-svg = wohin das Bild geschrieben wird
cli-arg-games = wie viele Partien
cli-arg-json = JSON ausgeben
cli-arg-quiet = nur das Ergebnis ausgeben
cli-choose-game = Welches Spiel möchtest du spielen?
cli-choose-players = Wie viele Spieler ({ $least } bis { $most })?
cli-choose-number = Wähle eine Zahl von 1 bis { $most }:
cli-your-move = Nummer, Zug (etwa „{ $example }“) oder: u zurücknehmen, ? Regel zu einem Zug, b Spielplan, h Hilfe, q aufhören >
cli-confirm = Eingabetaste beendet deinen Zug, u nimmt den letzten Schritt zurück >
cli-undone = Zurückgenommen.
cli-why = Welcher Zug? Gib ihn ein und lies, welche Regel ihn verbietet >
cli-keys = Gib die Nummer eines Zuges ein oder seinen Text. u nimmt einen Schritt deines Zuges zurück, ? mit einem Zug sagt,
    welche Regel ihn verbietet, b zeigt den Spielplan, h diese Hilfe, q beendet das Spiel.
cli-default = sonst: { $value }
cli-see-games = Spiele und ihre Optionen; die erste Wahl gilt von selbst. Was sie bedeuten: kaiserhof games
cli-too-narrow = Der Plan ist { $wide } Spalten breit, dieses Terminal { $columns }: Wenn du es nicht verbreiterst, brechen die Zeilen um.
cli-column-bot = Bot
cli-column-title = Name
cli-column-games = Spiele
cli-legal = „{ $move }“ ist erlaubt.
cli-source = Quelle: { $sources }
cli-left = Abgebrochen. { $saved }
cli-saved = Die Aufzeichnung bis hier steht in { $file }.
cli-final = Schlusswertung
cli-total = Summe
cli-place = Platz
cli-written = Geschrieben: { $file }
cli-commitment = Der Zufall steht vor der Partie fest. Sein Siegel: { $hash }
cli-replayed = { $moves ->
    [one] Ein Zug, regelgerecht.
   *[other] { $moves } Züge, alle regelgerecht.
}
cli-unfinished = Die Partie ist nicht zu Ende gespielt.
cli-verified = { $events ->
    [one] Das eine Zufallsereignis folgt aus dem versiegelten Geheimnis.
   *[other] Alle { $events } Zufallsereignisse folgen aus dem versiegelten Geheimnis.
}
cli-bench-line = { $decisions } Entscheidungen/s · { $games } Partien/s · { $length } Entscheidungen/Partie · { $mode }
cli-bench-compiled = kompiliert
cli-bench-interpreted = interpretiert
cli-version-interpreted = {"; "}interpretiert: { $games }
cli-players = { $least }–{ $most } Spieler
cli-legal-moves = Deine Züge:
cli-handover = { $seat }: Drück die Eingabetaste, wenn du vor dem Bildschirm sitzt >
cli-arg-players = wie viele Spieler
cli-bad-usage = { $detail } (siehe kaiserhof --help)
cli-no-command = Einen Befehl „{ $name }“ gibt es nicht. Bekannt sind: { $known }.
cli-option-line = { $label }: { $choices }
cli-count-players = { $players } Spieler
cli-serve = die Webseite zum Spielen öffnen
cli-tab = einen Ordner mit statischen Dateien bauen, mit denen Kaiserhof ohne Server im Browser-Tab läuft
cli-tab-built = Gebaut in { $folder }. Jeder Webserver kann es anbieten, über HTTPS oder auf diesem Rechner.
cli-arg-tab-folder = ein neuer Ordner für die Dateien
cli-worker = Bots hier für Server nachdenken lassen, die eine PostgreSQL-Datenbank teilen
cli-working = Bots denken hier in { $processes ->
    [one] einem Prozess
   *[other] { $processes } Prozessen
 } nach. Strg-C beendet es.
cli-arg-port = der Port
cli-arg-host = die Adresse, unter der sie erreichbar ist (0.0.0.0 für alle, die diesen Rechner erreichen)
cli-arg-data = der Ordner, in dem alles aufbewahrt wird
cli-arg-database = die Adresse einer PostgreSQL-Datenbank statt des Ordners
cli-arg-more-bots = weitere Bots, die an Tischen sitzen dürfen, etwa aus anderen Paketen, durch Kommas getrennt
cli-skipped = Übersprungen: { $sentence }
cli-not-offered = { $bot } wird nicht angeboten und gibt keinen Rat; das tut { $other }. Dafür fehlt numpy: { $command }
cli-arg-secure = sie ist nur über HTTPS zu erreichen
cli-arg-bot-processes = Anzahl der Prozesse, in denen Bots nachdenken (sonst so viele wie Kerne, weniger einer)
cli-arg-no-browser = keinen Browser öffnen
cli-serving = Kaiserhof ist offen unter { $address } (Strg+C schließt)
cli-arg-compile = die Regeln im Hintergrund kompilieren, während gespielt wird
cli-compile = die Regeln aller installierten Spiele kompilieren, damit Bots und Versuche um ein Vielfaches schneller sind
cli-compile-progress = { $percent } % kompiliert
cli-compile-already = Nichts zu tun: Die Regeln aller installierten Spiele sind schon kompiliert.
cli-compile-done = { $modules } Module wurden in { $seconds } s kompiliert; sie liegen in { $folder }.
cli-compile-refused = mypyc nimmt die Regeln des Pakets { $package } nicht an: Sie laufen interpretiert, um ein Vielfaches langsamer.
cli-not-compiled-pure = Nichts wurde kompiliert: KAISERHOF_PURE ist gesetzt.
cli-not-compiled-no-compiler = Kaiserhof läuft interpretiert weiter, um ein Vielfaches langsamer: Es gibt keinen C-Compiler.
cli-not-compiled-no-headers = Kaiserhof läuft interpretiert weiter, um ein Vielfaches langsamer: Pythons C-Header fehlen.
cli-not-compiled-no-mypyc = Kaiserhof läuft interpretiert weiter, um ein Vielfaches langsamer: mypyc ist nicht installiert.
cli-not-compiled-refused = Kaiserhof läuft interpretiert weiter, um ein Vielfaches langsamer: mypyc nimmt die Quellen nicht an (kaiserhof compile zeigt, warum).
cli-not-compiled-compiler = Kaiserhof läuft interpretiert weiter, um ein Vielfaches langsamer: Der C-Compiler ist gescheitert (kaiserhof compile zeigt, warum).
error-port = Port { $port } ist nicht verfügbar: { $detail }
error-second-process = Ein anderer Server benutzt „{ $file }“; mehrere Server brauchen PostgreSQL.
error-worker-sqlite = Ein Worker braucht die PostgreSQL-Datenbank seiner Server; SQLite ist nur für einen Prozess da.

# ---- die Arena

cli-arena = Bots gegeneinander spielen lassen und messen
cli-arg-bots = die Bots, durch Kommas getrennt: { $bots }
cli-arg-table-of = wie viele an einem Tisch sitzen, wenn mehr Bots genannt sind, als zugleich spielen
cli-arg-jobs = wie viele Prozesse spielen (so viele, wie es Kerne gibt)
cli-arg-on = wo gespielt wird: die Adresse eines Ray-Clusters (ray://host:10001), auf dessen Rechnern dasselbe Kaiserhof installiert ist
cli-arg-results = die Datei, in der Ergebnisse stehen, damit ein unterbrochener Lauf weitergehen kann
cli-arg-fresh = alle Partien neu spielen, statt die eines früheren Laufs zu übernehmen
cli-arg-curve = die Stärke des Meisters bei diesen Simulationszahlen messen
cli-arg-mutual = mit --curve: Die Budgets spielen gegeneinander statt gegen Geübte
cli-arg-plot = wohin das Schaubild geschrieben wird, als SVG
cli-arg-league = das Ergebnis in die Liga eintragen ({ $file })
cli-progress = { $done } von { $total }
cli-progress-left = { $done } von { $total } · noch { $left }
cli-arena-head = { $title }, { $players }: { $games ->
    [one] eine Partie
   *[other] { $games } Partien
} ({ $seconds })
cli-arena-kept = Aus einem früheren Lauf übernommene Partien: { $done } von { $total } ({ $file }). Mit --fresh werden sie neu gespielt.
cli-arena-interrupted = Unterbrochen. Partien in { $file }: { $done } von { $total }; derselbe Befehl macht dort weiter.
cli-arena-bot = Bot
cli-arena-wins = Siege
cli-arena-interval = 95 %
cli-arena-points = Punkte
cli-arena-rating = Wertung
cli-arena-rating-interval = 95 %
cli-arena-speed = Entscheidungen/s
cli-arena-mean = Mittel ms
cli-arena-p95 = 95 % ms
cli-arena-longest = längste ms

cli-lab = einen Bot gegen sich selbst spielen lassen oder Aufgaben suchen
cli-arg-task = was zu tun ist: { $tasks }
cli-arg-lab-file = die Datei der Partien oder Aufgaben; derselbe Befehl macht dort weiter
cli-arg-lab-bot = der Bot, der gegen sich selbst spielt oder die Aufgaben prüft
cli-arg-lab-others = wer in der Hälfte der Partien alle Plätze außer einem hat, wenn der Bot nicht nur gegen sich selbst spielt
cli-arg-lab-of = die Partien von `lab self-play`, in denen Aufgaben gesucht werden
cli-puzzles = { $puzzles ->
    [one] Eine Aufgabe
   *[other] { $puzzles } Aufgaben
} geschrieben: { $file }
cli-arg-lab-games = wie viele Partien oder Aufgaben
error-arena-bot = Partie { $number } mit Startwert { $seed }, { $after }, Platz { $seat } am Zug: { $reason }
arena-before = vor dem ersten Zug
arena-after = nach { $moves ->
    [one] einem Zug
   *[other] { $moves } Zügen
} (zuletzt „{ $last }“)
error-bot-move = { $bot } antwortete mit „{ $move }“; das ist kein erlaubter Zug.
error-bot-raised = { $bot } brach mit „{ $error }“ ab ({ $line }).
error-process-ended = Ein Prozess, der Partien spielte, endete ohne Antwort: Ein Bot hat ihn beendet, oder der Speicher war zu klein.
error-arena-line = Zeile { $line } von { $file } ist kein Ergebnis der Arena.
error-arena-other = { $file } gehört zu anderen Einstellungen oder zu anderem Code; gib mit --results eine andere Datei an, oder ersetze sie mit --fresh.
error-cluster = Der Ray-Cluster { $address } ist nicht erreichbar: { $detail }
error-cluster-version = Ein Rechner des Clusters hat Kaiserhof { $there }, verlangt ist { $here }; die Regeln müssen genau dieselben sein.
error-league = { $file } ist keine Liga.
chart-games = { $games ->
    [one] eine Partie
   *[other] { $games } Partien
}, Plätze wechselnd · Startzahl { $seed }
percent = { $share } %
chart-wins = Gewonnene Partien mit 95-%-Intervall
chart-places = Platzierungen
chart-even = gleich stark
chart-rating = Wertung { $rating } · Version { $version }
chart-strength = Wertung mit 95-%-Intervall
chart-simulations = Simulationen je Entscheidung
chart-against = Ein Meister gegen { $rivals }
chart-mutual = Meister mit verschiedenen Budgets gegeneinander

# ---- Analyse

cli-analyse = eine Partie analysieren: Gewinnchancen, Wendepunkte, bessere Züge
cli-arg-budget = wie lange der Bot über eine Entscheidung nachdenkt: Simulationen (500) oder Sekunden (1s)
error-no-evaluator = { $bot } sagt nicht, was er denkt.
error-few-games = Das sind zu wenige Partien; gib mit --of Dateien von `lab self-play` an.
error-puzzles-file = { $file } gibt es schon, ist aber keine Datei mit Aufgaben.
analysis-head = { $title }: { $decisions ->
    [one] eine Entscheidung
   *[other] { $decisions } Entscheidungen
}, abgewogen von { $analyst }
analysis-eyes = Die Analyse sieht, was der Spieler am Zug sehen konnte; die Gewinnchancen sind Schätzungen.
analysis-turning = Wendepunkte
analysis-turn = { $seat }: { $moves }
analysis-chance = Karten und Zufall im Zug von { $seat }
analysis-change = { $seat } { $before } % → { $after } %
analysis-better = Was der { $bot } getan hätte
analysis-instead = Zeile { $line }, { $seat }: { $played } ({ $chance } %); { $bot }: { $better } ({ $best } %)
analysis-none-better = Der { $bot } hätte nirgends deutlich anders gespielt.
win-plot = Gewinnchancen im Lauf der Partie
lesson-hint = Möglich, aber tu jetzt, was die Lektion vorschlägt.
error-not-your-eyes = Solange diese Partie läuft, kannst du sie nur aus deiner eigenen Sicht sehen.

# ---- Rat

effect-scored = { $label }: sofort { $points } { $count ->
    [one] Punkt
   *[other] Punkte
}.
effect-points = { $label }: jetzt { $points } { $count ->
    [one] Punkt
   *[other] Punkte
} wert (bisher { $before }).
effect-lead = { $label }: übernimmt die Mehrheit, { $own } zu { $next }.
effect-level = { $label }: zieht mit { $own } gleich.
effect-lead-points = { $lead } Jetzt { $points } { $count ->
    [one] Punkt
   *[other] Punkte
} wert (bisher { $before }).
effect-pieces = { $label }: { $pieces }, bisher { $before }.
effect-kept = { $label }: { $pieces }; mit anderen Zügen { $least } bis { $most }.
effect-kept-all = { $label }: { $pieces }; mit anderen Zügen { $least }.
effect-of = { $label } ({ $seat })
effect-and = { $first } { $second }
effect-next = Danach „{ $move }“. { $effect }
advice-clear = Der { $bot } gewinnt damit deutlich öfter als mit jedem anderen Zug.
advice-narrow = Nur knapp vorn: Mehrere Züge sind etwa gleich gut.
advice-close = Etwa so gut wie der beste Zug.
advice-behind = Gewinnt um etwa { $percent ->
    [one] einen Prozentpunkt
   *[other] { $percent } Prozentpunkte
} seltener als der beste Zug.

# ---- Betrieb

cli-admin = Tische und Personen auflisten und moderieren, die Datenbank auf den neuesten Stand bringen
cli-backup = alles in eine Datei sichern, auch während gespielt wird
cli-restore = eine Sicherung zurückspielen, während kein Server läuft
cli-arg-config = eine Datei mit Einstellungen (TOML); docs/settings.md führt sie auf
cli-arg-action = was zu tun ist: { $actions }; mit der Kennung eines Tisches oder einer Person, bei people mit einem Teil des Namens, bei host-link und host-token mit dem Namen eines Gastgebers
cli-arg-dry-run = mit migrate: nur zeigen, was geschehen würde
cli-arg-backup = die Sicherung
cli-arg-replace = ersetzen, was in der Datenbank ist
error-setting = Die Einstellung „{ $name }“ kann nicht „{ $value }“ sein: { $detail }
error-setting-unknown = Die Einstellung „{ $name }“ gibt es nicht.
error-database-newer = Die Daten stammen von einer neueren Version von Kaiserhof.
error-database-older = Die Daten stammen von einer Version von Kaiserhof vor 1.0, die sich nicht mehr übernehmen lässt.
error-database-driver = Der Treiber dieser Datenbank ({ $module }) fehlt. So wird er installiert: { $install }
error-database-address = Das ist keine Adresse einer Datenbank, die Kaiserhof benutzen kann.
error-database-away = Die Datenbank { $where } ist nicht erreichbar: { $detail }
error-database-damaged = { $file } ist beschädigt oder keine Datenbank: { $detail }
error-restore-not-empty = Die Datenbank ist nicht leer; mit --replace wird alles darin ersetzt.
error-no-backup = { $file } ist keine Sicherung von Kaiserhof.
error-database-in-use = Ein Server benutzt diese Datenbank; er muss zuerst beendet werden.
error-backup-version = Bring die Datenbank zuerst auf den neuesten Stand: kaiserhof admin migrate
error-admin-subject = „{ $action }“ braucht die Kennung eines Tisches oder einer Person.
error-no-such-table = Es gibt keinen Tisch mit der Kennung „{ $id }“.
error-table-over = Tisch { $id } ist schon zu Ende oder abgesagt.
error-no-such-person = Es gibt keine Person mit der Kennung „{ $id }“.
admin-done-close = Tisch { $id } ist geschlossen.
admin-done-mute = { $id } ist stummgeschaltet.
admin-done-unmute = { $id } darf wieder schreiben.
admin-done-ban = { $id } ist ausgesperrt.
admin-done-unban = { $id } darf wiederkommen.
admin-done-delete = { $id } ist gelöscht.
cli-arg-reason = der Grund, den die Person liest
cli-arg-new-name = bei rename: der neue Name
cli-arg-yes = vor dem Löschen nicht fragen
admin-done-rename = { $id } heißt jetzt anders.
admin-done-dismiss = Die Meldungen über { $id } sind erledigt.
admin-ask-delete = { $name } ({ $id }) mit allen Nachrichten und Geräten löschen? Das ist nicht rückgängig zu machen. [j/N]
admin-yes = j ja y yes
admin-not-deleted = Es wurde nichts gelöscht.
admin-host-link = Innerhalb einer Stunde auf einem Gerät öffnen: { $link }
admin-host-token = Das Token, für Programme: { $token }
admin-hosts-out = Alle Gastgeber sind abgemeldet.
admin-by = Gastgeber
admin-order = Anordnung
admin-word = Grund
admin-about = über
admin-reporter = gemeldet von
admin-place = Tisch
admin-recounted = { $games ->
    [one] Verläufe und Spielstärken sind aus einer beendeten Partie neu berechnet.
   *[other] Verläufe und Spielstärken sind aus { $games } beendeten Partien neu berechnet.
}
admin-backed-up = { $tables ->
    [one] Ein Tisch ist in { $file } gesichert.
   *[other] { $tables } Tische sind in { $file } gesichert.
}
admin-restored = { $tables ->
    [one] Ein Tisch wurde aus { $file } zurückgespielt.
   *[other] { $tables } Tische wurden aus { $file } zurückgespielt.
}
admin-replaced = Was dabei ersetzt wurde, liegt in { $file }.
admin-versions = Die Datenbank hat Version { $current }; dieses Kaiserhof braucht Version { $wanted }.
admin-migrated = Die Datenbank hat jetzt Version { $version }.
admin-id = Kennung
admin-game = Spiel
admin-status = Zustand
admin-owner = gehört
admin-names = Personen
admin-changed = letzte Änderung
admin-name = Name
admin-since = seit
admin-table-count = Tische
admin-muted = stumm
admin-banned = ausgesperrt
admin-stock = Art
admin-rows = Zeilen
admin-of-person = meiste je Person
admin-of-network = je Netz
admin-of-table = je Tisch
admin-of-all = insgesamt
admin-days = Tage
admin-rate = Rate

# ---- Benachrichtigungen

error-notice-url = An diese Adresse können wir nichts senden: Sie muss mit https:// beginnen und darf weder Namen noch Passwort noch Port enthalten.
error-notice-private = Diese Adresse führt in ein privates Netz; wir senden nur ins öffentliche Internet.
error-notice-nobody = Den Rechner „{ $host }“ gibt es nicht.
error-notice-host = Diese Seite sendet keine Push-Nachrichten über „{ $host }“.
error-notice-subscription = Die Anmeldung dieses Browsers ist unvollständig. Schalte Push aus und wieder ein.
error-notice-address = Das ist keine E-Mail-Adresse.
error-notice-way = Das ist auf dieser Seite nicht eingerichtet.
error-notice-gone = Dieses Ziel gibt es nicht mehr.
error-notice-link = Dieser Link ist keiner von uns. Kopiere ihn vollständig aus der Mail.
error-notice-old-link = Dieser Link gilt nicht mehr. Gib deine Adresse noch einmal ein, dann schicken wir einen neuen.
error-notice-zone = Die Zeitzone oder eine Uhrzeit ist unbekannt.
error-draft-changed = Eine andere Seite hat diesen Spielplan inzwischen geändert.
error-no-draft = Diesen Spielplan gibt es unter deinen nicht.
error-many-drafts = Es ist Platz für { $most } Spielpläne. Lösche einen, den du nicht mehr brauchst.

# ---- what is wrong with a file that somebody wrote

data-at = { $where }: { $what }
data-within = { $outer }, { $inner }
data-key = { $key }
data-thing = { $kind } { $name }
data-numbered = { $kind } { $number }
data-entry = { $kind }, Eintrag { $number }
data-no-file = es gibt keine Datei { $file }
data-folder = { $file } ist ein Ordner, keine Datei
data-unreadable = die Datei { $file } lässt sich nicht lesen
data-not-text = die Datei ist kein UTF-8-Text
data-too-deep = die Datei ist zu tief verschachtelt
data-not-toml = die Datei ist kein gültiges TOML: { $detail }
data-not-toml-line = Zeile { $line } ist kein gültiges TOML: { $detail }
data-table = das muss eine Tabelle sein
data-unknown-key = unbekannter Schlüssel { $name }
data-missing = { $name } fehlt
data-list = { $name } muss eine Liste sein
data-flag = { $name } muss true oder false sein
data-whole = { $name } muss eine ganze Zahl von { $low } bis { $high } sein
data-number = { $name } muss eine Zahl von { $low } bis { $high } sein
data-text = { $name } muss ein kurzer Text ohne Steuerzeichen sein
data-choice = { $name } muss eines von diesen sein: { $among }
data-id = { $name } besteht aus Kleinbuchstaben, Ziffern und Bindestrichen und beginnt mit einem Buchstaben
data-point = { $name } muss ein Punkt [x, y] auf dem Blatt sein
data-line = { $name } muss eine Liste von mindestens { $least } Punkten [x, y] auf dem Blatt sein
data-twice = { $kind } { $name } steht zweimal da
data-many-points = { $name } hat mehr als { $most } Punkte
data-many-things = { $name } hat mehr als { $most } Einträge
data-named = { $name }
data-no-name = { $kind } ohne Namen
