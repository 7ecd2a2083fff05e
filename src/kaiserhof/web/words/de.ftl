language-short = DE
guest = Gast
home-title = Spiele am Kaiserhof
home-sub = Spiel im Browser, mit Freunden und mit Bots, die nur sehen, was ein Spieler sehen darf. English, Deutsch und 中文, auch gemischt an einem Tisch.
home-sub-alone = Spiel im Browser gegen Bots, die nur sehen, was ein Spieler sehen darf. English, Deutsch und 中文.
home-mine = Meine Partien
home-mine-none = Hier erscheinen deine Tische.
home-all = Alle meine Partien
home-free = Tische mit freiem Platz
alone-text = Dieses Kaiserhof läuft allein in deinem Browser, also spielst du gegen Bots. Um mit anderen zu spielen, installiere Kaiserhof auf einem Rechner und starte es mit „kaiserhof serve“: Wer dessen Adresse erreicht, kann mitspielen.
alone-save = Alle Partien als Datei speichern
alone-take = Partien aus einer solchen Datei übernehmen. Sie ersetzen die Partien hier.
alone-take-go = Übernehmen
home-join = Mit Link beitreten
home-join-field = Link oder Code
home-join-go = Beitreten
home-device = Auf einem anderen Gerät weiterspielen
nav-mine = Meine Partien
nav-main = Hauptnavigation
mine-turn = { $games ->
    [one] Du bist in einer Partie am Zug
   *[other] Du bist in { $games } Partien am Zug
}
mine-notices = Benachrichtigungen
mine-with = mit { $names }
mine-your-turn = Du bist am Zug:
mine-play = Spielen
mine-then = Danach
mine-order = was am längsten wartet, zuerst
mine-order-time = wo am wenigsten Zeit bleibt, zuerst
mine-asked = Du wirst gefragt
mine-invites = { $name } lädt dich ein
mine-accept = Mitspielen
mine-decline = Nein, danke
mine-gathering = Noch Plätze frei
mine-others = Warten auf andere
mine-over = Beendet
mine-over-all = Alle beendeten Partien
mine-won = Du hast gewonnen, mit { $points }.
mine-lost = { $name } hat mit { $best } gewonnen.
list-join = {" "}und{" "}
list-comma = ,{" "}
mine-empty = Der Tee ist fertig
mine-empty-sub = Du hast noch keine Partie. Zehn Minuten Lektion, und du kennst die Regeln deiner ersten.
mine-learn = Spiel aussuchen
mine-next = Nächste Partie
nav-games = Spiele
nav-new = Tisch eröffnen
nav-rules = Regeln
nav-skip = Zum Inhalt springen
nav-language = Sprache
nav-theme = Darstellung: hell, dunkel, wie das System
keys-title = Tasten
keys-walk = Zwischen dem wechseln, was wählbar ist
keys-explain = Zwischen allem wechseln, was sich erklärt
keys-take = Wählen oder den Zug beenden
keys-call = Den Zug des nächsten Bots beginnen lassen
keys-escape = Loslassen, schließen, Vorgeführtes überspringen
keys-turn = Plättchen drehen
keys-keys = Diese Liste
sound-on = Ton ist an (S)
sound-off = Ton ist aus (S)
habits-title = Wie ich spiele
habits-sub = auf allen deinen Geräten
habits-confirm = Vor dem Ende eines Zuges fragen
habits-confirm-on = bis du bestätigst, kannst du den letzten Schritt zurücknehmen
habits-confirm-off = Züge enden sofort; der letzte Schritt lässt sich nicht zurücknehmen
habits-motion = Bewegung auf dem Spielplan
habits-motion-sub = wie Steine gleiten und Ereignisse gezeigt werden
motion-full = voll
motion-short = kurz
motion-none = keine
nav-sound = Ton
nav-menu = Tischmenü
nav-more = Sprache, Farben und Ton
theme-auto = Wie das System
theme-light = Hell
theme-dark = Dunkel
play-now = Sofort gegen Bots spielen
make-table = Tisch eröffnen
players-from-to = { $least } bis { $most } Spieler
list-your-turn = du bist am Zug
list-waiting = wartet auf andere
list-finished = beendet
list-ended = abgebrochen
list-gathering = { $free ->
    [one] ein Platz frei
   *[other] { $free } Plätze frei
}
seat-free = Freier Platz
seat-you = du
seat-person = Mensch
seat-bot = Bot, { $level }
seat-stand-in = Bot vertritt
seat-to-move = am Zug
points-word = { $points ->
    [one] Punkt
   *[other] Punkte
}
new-title = Tisch eröffnen
new-sub = Wähle das Spiel und die Zahl der Plätze. Alles andere regelst du am Tisch: Freunde per Link, Bots, Einstellungen, wer beginnt.
new-game = Spiel
new-seats = Plätze
new-options = Einstellungen
new-name = Dein Name
new-rated = Die Partie zählt für die Spielstärke, wenn alle zustimmen
new-note = Plätze kannst du später hinzufügen und entfernen.
new-fair = Der Zufall dieses Tisches wird vor der ersten Karte versiegelt und nach der letzten offengelegt; jeder kann ihn prüfen.
new-go = Tisch eröffnen
sit-name = Dein Name
sit-go = Hinsetzen
invite-title = Einladen
invite-copy = Link kopieren
invite-copied = Link kopiert
lobby-of = Tisch von { $name }
lobby-seats = { $seats } Plätze
lobby-learn = In ein paar Minuten lernen
lobby-what = Was ist { $game }?
lobby-no-seat = Alle Plätze sind besetzt; du kannst zuschauen.
lobby-order = von oben nach unten in Zugreihenfolge; jeder Platz hat seine Farbe
lobby-add = Weiterer Platz
lobby-drop = Diesen Platz entfernen
lobby-host = eröffnet
lobby-free = für die erste Person mit dem Link
lobby-bot = Bot
lobby-rename = Umbenennen
lobby-sit-here = Hierher setzen
lobby-bot-here = Bot setzen
lobby-free-it = Platz freigeben
lobby-choose-bot = Bot aussuchen …
lobby-remove = Entfernen
lobby-word-field = Ein Wort dazu
lobby-removed-you = Du hast keinen Platz mehr an diesem Tisch.
lobby-word = „{ $word }“
lobby-removed = Entfernt:
lobby-forgive = { $name } wieder zulassen
lobby-starts = Wer beginnt
lobby-lot = per Los
lobby-pace = Tempo der Bots
pace-quick = sofort
pace-calm = gemächlich
pace-slow = langsam
pace-tap = auf Tippen
lobby-who = Wer dazukommen darf
lobby-listed = Auf der Startseite
lobby-listed-on = alle sehen den Tisch, solange ein Platz frei ist
lobby-listed-off = nur mit Link oder Code
lobby-watched = Zuschauer
lobby-watched-on = dürfen zusehen; verdeckte Karten sehen sie nicht
lobby-watched-off = nur die Spieler sehen die Partie
lobby-alone = Von selbst beginnen
lobby-alone-on = sobald jemand den letzten Platz nimmt
lobby-alone-off = wer den Tisch eröffnet hat, startet die Partie
lobby-rated = Zählt für die Spielstärke
lobby-rated-off = nur zum Spaß
lobby-rated-asked = wenn alle zustimmen; es fehlt noch: { $names }
lobby-rated-all = alle haben zugestimmt; auch eine Revanche zählt
lobby-agree = Die Partie soll für meine Spielstärke zählen
lobby-agree-sub = Spielstärken sind öffentlich; auf deiner Seite kannst du deine verbergen.
lobby-agrees = stimmt der Wertung zu
lobby-agrees-not = nach der Wertung gefragt
lobby-begins-agreed = Die Partie beginnt von selbst, sobald alle der Wertung zugestimmt haben.
lobby-qr = QR-Code mit dem Link zu diesem Tisch
lobby-share = Teilen …
lobby-share-title = Spiel mit mir { $game }
lobby-say = oder sag:
lobby-partners = Bekannte Mitspieler einladen
lobby-invited = { $name } ist eingeladen
lobby-declined = { $name } kann nicht
lobby-waits-for = { $free ->
    [one] Ein Platz ist frei.
   *[other] { $free } Plätze sind frei.
}
lobby-full = Alle Plätze sind besetzt.
lobby-begins-alone = Die Partie beginnt von selbst, sobald der Tisch voll ist.
lobby-begins-host = Wer den Tisch eröffnet hat, startet die Partie.
lobby-begin = Partie beginnen
lobby-begin-bots = { $free ->
    [one] Jetzt mit einem Bot beginnen
   *[other] Jetzt mit { $free } Bots beginnen
}
level-novice = Schaut einen Zug voraus und nimmt oft nur den zweitbesten. Gut für die erste Partie.
level-regular = Schaut einen Zug voraus und nimmt immer, was am besten aussieht. Ein guter Gegner, wenn du die Regeln kennst.
level-master = Spielt vor jedem Zug Hunderte Fortsetzungen durch, nur mit dem, was es sieht. Viel stärker als der Geübte.
level-grandmaster = Hat in Übungspartien gelernt, welche Züge sich lohnen, und geht vor jedem Zug Tausende Fortsetzungen durch, nur mit dem, was es sieht. Am stärksten.
prompt-gathering = Wir warten auf Mitspieler
prompt-gathering-sub = Die Partie beginnt, sobald alle Plätze besetzt sind.
prompt-waiting = { $name } ist am Zug
prompt-your-turn = Du bist am Zug
prompt-confirm = Zug beenden?
prompt-confirm-sub = Den letzten Schritt kannst du noch zurücknehmen.
prompt-call = { $name } kommt als Nächstes
prompt-call-sub = Beginnt, wenn du tippst, oder nach zwei Minuten.
prompt-winner = { $count ->
    [one] { $names } gewinnt
   *[other] { $names } teilen sich den Sieg
}
prompt-winner-sub = Die Schlusswertung zeigt, wie es dazu kam.
do-undo = Zurücknehmen
do-confirm = Zug beenden
do-call = Weiter
do-score = Schlusswertung
do-rematch = Revanche
do-record = Aufzeichnung herunterladen
do-close = Schließen
do-send = Senden
do-choose = Wählen
pay-exact = Passend zahlen
pay-keeps = übrig: { $cards }
board-label = Spielplan
board-picture = Der Spielplan; eine Rekonstruktion
board-pieces = Spielsteine auf dem Spielplan
board-in = Vergrößern
board-out = Verkleinern
board-fit = Ganzer Spielplan
board-again = Letzter Zug
board-near = Näher heran oder der ganze Plan
board-views = Ansichten des Tisches
board-view = Plan
pane-cards = Karten
pane-players = Spieler
pane-log = Verlauf
pane-chat = Chat
pane-moves = Züge
moves-none = Du musst gerade nichts tun.
log-since = Züge, seit du hier warst: { $turns }
log-here = bis hierher um { $time }
log-here-short = bis hierher
log-watch = Ansehen, was geschah
log-points = Punkte
log-points-about = Nur Zeilen mit Punkten zeigen
log-open-all = Alles
log-open-about = Alle Zeilen aufklappen
log-stood-in = Bot
log-stood-in-about = Diesen Zug hat ein Bot vertretungsweise gespielt.
log-quote = Zitieren
chat-spectator = schaut zu
chat-more = Mehr zu { $name }
chat-mute = Hier stummschalten
chat-mute-all = Überall stummschalten
chat-muted = Stummgeschaltet: { $name }
chat-hear = Wieder lesen
chat-phrases = Fertige Sätze
chat-field = Nachricht an den Tisch
chat-off = Chat ausblenden
menu-title = Dieser Tisch
menu-stand-up = Platz verlassen
menu-cancel = Tisch auflösen
menu-cancel-sure = Für alle auflösen?
menu-admit = Zuschauer zulassen
menu-close = Für Zuschauer schließen
menu-spectator = Du schaust zu.
menu-rated = Diese Partie zählt für die Spielstärke, auch wenn du sie einem Bot überlässt.
menu-league = Zur Liga
menu-fair = Siegel des Zufalls
menu-secret = Geheimnis des Zufalls
menu-notify = Benachrichtigen, wenn ich am Zug bin
title-your-turn = Du bist am Zug · { $game } · Kaiserhof
title-table = { $game } · Kaiserhof
score-option = { $option }: { $choice }
score-title = Schlusswertung
score-sheet = Wertungsblatt
score-source = Herkunft
score-total = Summe
score-plot = Punkte im Lauf der Partie
score-plot-moves = { $moves ->
    [one] { $moves } Zug
   *[other] { $moves } Züge
}
score-next = Weiter
score-back = Zurück
score-auto = Abspielen
score-step = Schritt { $number } von { $all }
score-place = { $place }.
score-check = Die Aufzeichnung lässt sich prüfen mit: kaiserhof verify DATEI
score-to-table = Zum Tisch
rules-title = Regeln von { $game }
rules-sub = In unseren eigenen Worten; jede Regel mit ihrer Quelle.
rules-source = Quelle
why-title = Jetzt nicht: { $move }
why-legal = Dieser Zug ist erlaubt.
why-not-your-move = Du musst gerade nichts tun.
link-title = Anderes Gerät
link-text = Öffne diesen Link auf deinem anderen Gerät; er gilt einmal und einen Tag lang. Wer ihn hat, spielt an deiner Stelle.
link-here = Auf diesem Gerät als diese Person weiterspielen
link-go = Hier weiterspielen
lost-connection = Die Verbindung ist unterbrochen. Neuer Versuch …
found-connection = Wieder verbunden.
reconstruction-note = Der Spielplan ist eine Rekonstruktion.
missing-gate = Hinter diesem Tor ist nichts
missing-gate-lost = Es ist nichts verloren. Vielleicht fehlt ein Buchstabe im Link, oder der Tisch steht dir nicht mehr offen.
missing-bridge = Dieser Link hat ausgedient
missing-bridge-lost = Deine Partien sind sicher. Wähle auf dem Gerät, auf dem du spielst, „Auf einem anderen Gerät weiterspielen“; so bekommst du einen neuen Link.
missing-night = Der Hof ruht einen Moment
missing-night-lost = Alle Partien sind Zug für Zug gespeichert. Versuch es in ein paar Sekunden noch einmal.
missing-scroll = Diese Aufzeichnung ist nicht lesbar
missing-scroll-lost = Es wurde nichts gespeichert. Deine Datei ist, wie sie war.
missing-refused = Das ging nicht
missing-refused-lost = Es wurde nichts verändert.
missing-again = Noch einmal versuchen
missing-back = Zurück
missing-code = Code noch einmal eingeben
missing-other-file = Andere Datei wählen
error-home = Zu den Spielen
error-no-page = Diese Seite gibt es nicht.
error-no-games = Diese Datei enthält nicht die Partien eines Browsers, oder eine neuere Version hat sie erstellt.
error-request = Mit dieser Anfrage lässt sich hier nichts anfangen.
error-ours = Bei uns ist etwas schiefgegangen. Der Fehler ist vermerkt.
error-no-table = Diesen Tisch gibt es nicht.
error-cancelled = Dieser Tisch wurde aufgelöst.
error-closed = Dieser Tisch ist für Zuschauer geschlossen.
error-no-seat = Diesen Platz gibt es nicht.
error-no-seat-here = Du hast an diesem Tisch keinen Platz.
error-seat-taken = Jemand anders hat den Platz gerade genommen.
error-seated = Du sitzt schon an diesem Tisch.
error-removed = Wer den Tisch eröffnet hat, hat dir den Platz wieder genommen.
error-no-partner = Mit dieser Person hast du noch nicht gespielt.
error-started = Die Partie hat schon begonnen.
error-not-running = Die Partie läuft nicht.
error-not-finished = Die Partie ist noch nicht zu Ende.
error-not-owner = Das darf nur, wer den Tisch eröffnet hat.
error-stand-in = Ein Bot vertritt dich; nimm zuerst deinen Platz zurück.
error-stale = Am Tisch hat sich inzwischen etwas getan.
error-rematch-exists = Es gibt schon eine Revanche.
error-name = Wähle einen Namen.
error-nothing-said = Schreib erst etwas.
error-two-seats = Du kannst nur einen Platz nehmen.
error-only-bots = Mindestens ein Platz muss für einen Menschen sein.
error-too-many = Das war etwas zu schnell. Warte einen Moment.
error-too-many-listed = Auf der Startseite stehen schon { $most } Tische von dir mit freien Plätzen.
error-link = Dieser Link wurde schon benutzt, ist älter als einen Tag oder war nie gültig.
error-foreign-page = Diese Anfrage kam nicht von unserer Seite.
error-no-person = Öffne zuerst die Startseite.
error-table-rules = Diese Partie folgte älteren Regeln. Was von ihr aufbewahrt ist, steht auf ihrer Seite.
error-table-rules-newer = Diese Partie folgt neueren Regeln, als dieser Server hat. Versuche es gleich noch einmal.
kept-finished = Diese Partie wurde nach älteren Regeln gespielt. Ergebnis und Verlauf sind aufbewahrt, wie sie waren.
kept-ended = Die Regeln dieses Spiels haben sich seit Beginn der Partie geändert. Sie konnte nicht weitergehen und wurde abgebrochen. Es gibt kein Ergebnis.
kept-nothing = Das Ergebnis wurde nicht aufbewahrt. In der Aufzeichnung stehen alle Züge.
kept-log = Die ganze Partie
error-database-pause = Die Datenbank antwortet gerade nicht. Versuch es in ein paar Sekunden noch einmal.
error-too-many-tables = Du hast schon { $most } unbeendete Spiele. Beende erst eines davon.
error-too-many-undos = In diesem Spiel wurde zu oft etwas zurückgenommen.
error-too-many-streams = Du hast zu viele Seiten offen. Schließ einige davon.
error-muted = Du darfst hier nichts schreiben.
error-banned = Du bist von dieser Seite ausgesperrt.
list-bots = { $bots ->
    [one] ein Bot
   *[other] { $bots } Bots
}
rules-find = In den Regeln suchen
rules-none = Keine Regel enthält diese Wörter.
rules-chapters = Kapitel
rules-page = Als eigene Seite
rules-loading = Regeln werden geladen …
rules-more = Regel lesen
lesson-start = In zehn Minuten lernen
do-replay = Nachspielen
title-replay = Nachspielen · { $game } · Kaiserhof
replay-at = Zug { $at } von { $all }
replay-slider = Stelle in der Partie
replay-first = Zum Anfang
replay-last = Zum Ende
replay-turn-back = Einen ganzen Zug zurück
replay-turn-on = Einen ganzen Zug weiter
replay-eyes = Sicht
replay-spectator = Zuschauer
replay-speed = Tempo
replay-slow = langsam
replay-normal = normal
replay-fast = schnell
replay-since = Seit deinem letzten Besuch
replay-link = Link zu dieser Stelle
replay-start = Die Partie beginnt.
replay-hidden = Etwas Verborgenes geschieht.
replay-move = { $seat } entscheidet.
watch-title = Partie ansehen
watch-sub = Lade die Aufzeichnung einer Partie hoch, als Datei oder als Text. Jeder Zug wird geprüft, und du siehst die Partie aus der Sicht jedes Spielers.
watch-file = Datei mit der Aufzeichnung
watch-text = Oder füge ihren Text ein
watch-go = Ansehen
error-no-record = Diese Aufzeichnung gibt es nicht, oder sie ist abgelaufen.
error-record-large = Das ist zu lang für eine Aufzeichnung.
error-record-text = Diese Datei ist kein Text in UTF-8.
error-record-nothing = Wähle eine Datei oder füge eine Aufzeichnung ein.
error-not-started = Die Partie hat noch nicht begonnen.
error-given-rated = Eine Partie mit vorgegebenen Zügen oder auf einem eigenen Spielplan kann nicht für die Spielstärke zählen.
error-not-rated = Diese Partie zählt nicht für die Spielstärke.
error-given = Mit diesen Zügen kann eine Partie nicht beginnen.
title-lesson = Lektion · { $game } · Kaiserhof
lesson-step = { $step } von { $all }
lesson-on = Weiter
lesson-show = Zeig es mir
lesson-leave = Lektion verlassen
lesson-more = Mehr dazu
lesson-play-on = Von hier an gegen Bots weiterspielen
lesson-read-on = Hier gibt es nur etwas zu lesen: Drück „Weiter“.
title-puzzles = Aufgaben · { $game } · Kaiserhof
puzzle-title = Aufgaben
puzzle-leave = Aufgaben verlassen
puzzle-ask = Eine Stellung aus einer starken Partie: Ein Zug ist klar der beste. Welcher?
puzzle-show = Lösung zeigen
puzzle-step = Aufgabe { $step } von { $all }
puzzle-back = Vorige
puzzle-next = Nächste Aufgabe
puzzle-right = Richtig: { $move }.
puzzle-shown = Der beste Zug: { $move }.
puzzle-wrong = { $move }: Damit gewinnst du in den Simulationen des { $bot }s { $chance } %. Ein anderer Zug gewinnt klar öfter; versuch es noch einmal.
puzzle-untried = { $move }: Diesen Zug hat der { $bot } bald verworfen. Ein anderer gewinnt klar öfter; versuch es noch einmal.
puzzle-chances = In den Simulationen des { $bot }s gewinnst du damit { $best } %, mit dem nächstbesten Zug ({ $other }) { $next } %.
error-no-puzzles = Für dieses Spiel gibt es noch keine Aufgaben.
error-no-puzzle = Diese Aufgabe gibt es nicht.
error-no-lesson = Für dieses Spiel gibt es noch keine Lektion.
error-lesson-place = Diese Stelle der Lektion ist nicht erreichbar; fang noch einmal an.
do-hint = Tipp
hint-title = Was der { $bot } tun würde
hint-note = Berechnet aus dem, was du siehst. Die Prozentzahl ist die geschätzte Gewinnchance.
hint-points = Punkte am Ende: etwa { $points }.
error-hint-turn = Gerade hast du nichts zu entscheiden.
error-hint-late = Die Bots sind beschäftigt; versuch es gleich noch einmal.
analysis-title = Analyse
analysis-offer = Der { $bot } kann die Partie durchgehen: alle Gewinnchancen, die Wendepunkte und was er getan hätte.
analysis-begin = Partie analysieren
analysis-running = Der { $bot } geht die Partie durch: { $done } von { $total ->
    [one] { $total } Entscheidung
   *[other] { $total } Entscheidungen
}
analysis-by = { $bot }:
analysis-watch = Wendepunkt { $number } ansehen

# Who is here
presence-here = da
presence-away = abwesend
presence-gone = weg
presence-elsewhere = auf einer anderen Seite
presence-since = { $word } seit { $time }

# ---- Benachrichtigungen

notices-title = Benachrichtigungen
notices-sub = Was du erfährst, wenn die Seite zu ist. Nie, während du an dem Tisch bist, und nie etwas Geheimes.
notices-kinds = Welche Benachrichtigungen du bekommst, und wie
notices-kind = Art
notices-way-push = Push
notices-way-mail = Mail
notices-way-webhook = Webhook
notices-kind-turn = Du bist am Zug
notices-about-turn = wenn du eine Minute lang nicht am Tisch warst
notices-kind-time = Die Zeit läuft ab
notices-about-time = wenn noch ein Viertel übrig ist
notices-kind-asked = Jemand fragt dich
notices-about-asked = Revanche, Vertretung durch einen Bot
notices-kind-invited = Einladung und Beginn
notices-about-invited = du wirst eingeladen, jemand setzt sich dazu, die Partie beginnt
notices-kind-named = Chat mit deinem Namen
notices-about-named = wer geschrieben hat, nicht was
notices-kind-chat = Aller Chat an deinen Tischen
notices-about-chat = mehrere Nachrichten auf einmal
notices-kind-finished = Partie zu Ende
notices-about-finished = mit dem Ergebnis
notices-kind-daily = Einmal am Tag
notices-about-daily = alle Partien, die auf dich warten
notices-save = Speichern
notices-saved = Gespeichert.
notices-where = Wohin
notices-push-here = Push in diesem Browser
notices-push-script = Push braucht JavaScript.
notices-push-on = Erlaubt und eingeschaltet: Hier erscheint etwas, auch wenn die Seite zu ist.
notices-push-off = Aus. Wenn du es einschaltest, fragt der Browser um Erlaubnis.
notices-push-denied = Abgelehnt: Dein Browser blockiert Benachrichtigungen dieser Seite. In seinen Einstellungen zu dieser Website kannst du sie erlauben.
notices-push-dismissed = Nicht eingeschaltet: Du hast es noch nicht erlaubt.
notices-push-unsupported = Dieser Browser kann das nicht.
notices-push-iphone = Auf iPhone und iPad: Lege Kaiserhof erst auf den Home-Bildschirm und öffne es dort.
notices-push-failed = Das Einschalten hat nicht geklappt. Versuch es später noch einmal.
notices-browser = Browser { $number }
notices-browser-this = dieser
notices-trial = Schick mir eine zur Probe
notices-again = Link noch einmal schicken
notices-change = Ändern
notices-remove = Entfernen
notices-confirmed = bestätigt
notices-unconfirmed = noch nicht bestätigt
notices-confirm-how = Folge dem Link in der Mail, die wir dir geschickt haben.
notices-mail-field = E-Mail-Adresse
notices-mail-set = Link schicken
notices-mail-about = Du bestätigst sie über einen Link. Jede Mail führt direkt zum Zug und beendet auf einen Klick alle weiteren.
notices-webhook-field = Webhook
notices-webhook-set = Verwenden
notices-webhook-about = Discord, Matrix, Slack oder Mattermost; die Adresse beginnt mit https://.
notices-state-sent = Zuletzt gesendet:
notices-state-later = Dort antwortet gerade niemand; wir versuchen es weiter. Letzter Versuch:
notices-state-refused = Die letzte wurde nicht angenommen:
notices-state-gone = Unter dieser Adresse gibt es nichts mehr:
notices-when = Wann
notices-quiet = Ruhezeit
notices-quiet-about = Bis zu ihrem Ende wird gewartet, außer bei Partien gegen die Uhr.
notices-from = Von
notices-to = bis
notices-daily = Die tägliche Liste kommt um
notices-zone = Zeitzone
notices-tables = An einzelnen Tischen
notices-choice-usual = Wie oben
notices-choice-turn = Nur mein Zug
notices-choice-nothing = Nichts
notices-confirm-title = Adresse bestätigen
notices-confirm-ask = Sollen Benachrichtigungen von Kaiserhof an diese Adresse gehen?
notices-confirm-go = Ja, bestätigen
notices-confirm-done = Deine Adresse ist bestätigt.
notices-stop-title = Keine Mails mehr
notices-stop-ask = Soll an diese Adresse keine Mail mehr gehen? Wir vergessen sie dann.
notices-stop-go = Alle Mails beenden
notices-stop-done = An diese Adresse geht keine Mail mehr.

# ---- as an application

app-name = Kaiserhof: Spiele am kaiserlichen Hof
offline-title = Keine Verbindung
offline-text = Der Server ist nicht zu erreichen. Deine Partien sind dort gut aufgehoben; nichts geht verloren.
offline-again = Noch einmal versuchen
offline-lessons = Lektionen, die du jetzt spielen kannst

# Consent
error-own-seat = Das ist dein eigener Platz.
error-stands-in = Dort spielt schon ein Bot.
error-not-away = Wer da ist, wird nicht vertreten: Warte, bis die Person eine Weile weg ist.
error-nudged = Eine Erinnerung wurde vor Kurzem schon geschickt.
error-offer-open = Die anderen sind schon gefragt.
error-offer-over = Das ist inzwischen entschieden.
error-no-offer = Diese Frage gibt es nicht.
error-not-asked = Darüber entscheidest nicht du.
error-not-agreed = Noch haben nicht alle geantwortet.
error-ask-all = An diesem Tisch spielen noch andere: Frag sie, ob die Partie enden soll.
meeting-label = Fragen an den Tisch
stand-in-title = Ein Bot ({ $level }) vertritt dich
stand-in-turns = { $turns ->
    [0] Er hat noch keinen Zug beendet.
    [one] Er hat einen Zug gespielt.
   *[other] Er hat { $turns } Züge gespielt.
}
stand-in-note = Du spielst sofort wieder selbst. Was gespielt ist, bleibt.
do-take-back = Platz zurücknehmen
mine-hand-over = Du hast gefragt: Darf ein Bot { $name } vertreten?
mine-rematch = Du bietest eine Revanche an
mine-end = Du hast gefragt: Soll die Partie hier enden?
asks-me-hand-over = { $asker } fragt: Darf ein Bot dich vertreten?
asks-hand-over = { $asker } fragt: Darf ein Bot { $name } vertreten?
asks-rematch = { $asker } bietet eine Revanche an
asks-end = { $asker } fragt: Soll die Partie hier enden, ohne Ergebnis?
offer-level = Der Bot ({ $level }) sieht nur, was die Person sähe.
offer-left = Zeit zu antworten:
answer-none = ist gefragt
answer-yes = stimmt zu
answer-no = lehnt ab
answer-wait = bittet um etwas Zeit
do-here = Ich bin da und spiele
do-until-back = Ja, bis ich zurück bin
do-wait-live = Gib mir 5 Minuten
do-wait-daily = Gib mir noch einen Tag
do-agree = Ja
do-decline = Nein
do-withdraw = Zurückziehen
do-start-without = Mit Bots für die Übrigen beginnen
do-to-rematch = Zur Revanche
do-nudge = Erinnern
do-ask-bot = Fragen: Bot spielen lassen
do-wait = Warten
menu-hand-over-mine = Mich von einem Bot vertreten lassen
menu-end = Partie vorzeitig beenden
menu-end-note = Alle am Tisch müssen zustimmen, auch wer gerade von einem Bot vertreten wird. Es gibt kein Ergebnis.
menu-end-ask = Die anderen fragen
asks-some-seat = jemanden
clock-up = Zeit um
clock-resting = Urlaub
clock-label = Uhr
clock-kind-none = ohne
clock-kind-live = live
clock-kind-daily = nach Tagen
clock-none = Ohne Uhr
clock-live = { $free ->
    [0] { $minutes } Minuten pro Person
   *[other] { $minutes } Minuten pro Person; die ersten { $free } Sekunden jedes Zuges zählen nicht
}
clock-daily = { $reserve ->
    [0] { $days ->
        [one] Ein Tag pro Zug
       *[other] { $days } Tage pro Zug
    }
   *[other] { $days ->
        [one] Ein Tag pro Zug, { $reserve } in Reserve
       *[other] { $days } Tage pro Zug, { $reserve } in Reserve
    }
}
clock-length-live = Minuten pro Person
clock-length-daily = Tage pro Zug
clock-days = { $days ->
    [one] Tag
   *[other] Tage
}
clock-minutes = Minuten
clock-seconds = { $seconds } s
clock-free = Frei in jedem Zug
clock-about-none = Alle nehmen sich die Zeit, die sie brauchen.
clock-about-live = Für die ganze Partie und jede Person. Die ersten Sekunden eines Zuges zählen nicht.
clock-about-daily = { $reserve ->
    [0] Für jeden Zug. Im Urlaub steht die Uhr.
    [one] Für jeden Zug. Dazu hat jede Person einen Reservetag für die ganze Partie; erst wenn er aufgebraucht ist, geschieht etwas. Im Urlaub steht die Uhr.
   *[other] Für jeden Zug. Dazu hat jede Person { $reserve } Reservetage für die ganze Partie; erst wenn sie aufgebraucht sind, geschieht etwas. Im Urlaub steht die Uhr.
}
clock-then = Wenn die Zeit um ist
clock-then-turn = Ein Bot spielt diesen einen Zug
clock-then-turn-about = Der Platz bleibt, wem er gehört; es geht weiter, sobald die Person kommt.
clock-then-seat = Ein Bot übernimmt den Platz
clock-then-seat-about = Bis die Person ihn zurücknimmt, mit einem Tipp.
clock-then-show = Es wird nur angezeigt
clock-then-show-about = Die anderen können warten oder um einen Bot bitten.
clock-left = noch { $time }
error-clock = Diese Uhr gibt es nicht.
error-holiday = Ein Urlaub hat 1 bis 30 Tage und beginnt heute oder innerhalb eines Jahres.
error-holiday-twice = Dann hast du schon Urlaub.
error-holiday-many = Im Jahr gibt es { $most } Urlaubstage.

# The end of a game
end-by = { $margin ->
    [one] { $names } gewinnt mit einem Punkt Vorsprung
   *[other] { $names } gewinnt mit { $margin } Punkten Vorsprung
}
end-tie-break = { $names } gewinnt bei Gleichstand
end-rounds = { $rounds ->
    [one] eine Runde
   *[other] { $rounds } Runden
}
end-rating = Spielstärke { $change }
end-league = Zur Liga „{ $name }“
end-review = Mit dem { $bot } durchgehen
end-all-points = Alle Punkte
end-decided = Wo es sich entschied
end-honours = Ehrungen
honour-best-move = Bester Zug
honour-best-move-why = { $name }: { $value } % besser als der zweitbeste
honour-comeback = Aufholjagd
honour-comeback-why = { $name }: zwischendurch bei { $value } % und doch gewonnen
honour-turn = Ertragreichster Zug
honour-turn-why = { $name }: { $value ->
    [one] ein Punkt
   *[other] { $value } Punkte
} in einem Zug
honour-source = Hier holte niemand mehr
honour-source-why = { $name }: { $value ->
    [one] ein Punkt
   *[other] { $value } Punkte
}
end-again = Noch einmal?
end-again-about = Die Revanche beginnt, wenn alle zugestimmt haben; Bots sind immer dabei.
end-again-others = Sobald sich alle auf eine Revanche geeinigt haben, steht hier der Weg dorthin.
end-agreed = { $yes } von { $all } sind dafür. Es geht los, wenn alle zustimmen.
end-next = Die Revanche steht bereit.
answer-always = immer dabei
end-show = Vorzeigen
end-picture = Bild zum Teilen: { $headline }
end-save = Bild speichern
end-names = Namen im Bild
end-names-about = Ohne Namen stehen im Bild nur Nummern.
preview-playing = Hier läuft eine Partie: { $names }
preview-open = Ein Platz ist frei
preview-replay = Sieh dir diese Partie Zug für Zug an.
preview-puzzle = Findest du den besten Zug?

# Leagues
league-list = Ligen
league-link = Ligen und Turniere für einen Verein
league-about = Mehrere Runden an mehreren Tischen; die Tabelle ergibt sich aus den Partien. Die nächste Runde beginnt, wenn alle Tische der letzten fertig sind.
league-mine = Meine Ligen
league-new = Neue Liga
league-name = Name der Liga
league-seats = Spieler an einem Tisch
league-seats-about = Geht es nicht auf, unterscheiden sich die Tische um einen Spieler.
league-rounds = Runden
league-way = Wer trifft auf wen
league-way-swiss = Schweizer System
league-way-even = Gleichmäßig
league-way-about = Schweizer System: Wer in der Tabelle gleichauf liegt, trifft aufeinander. Gleichmäßig: Alle treffen möglichst gleich oft aufeinander. In beiden Fällen trifft niemand zweimal auf dieselben, solange es sich vermeiden lässt.
league-usual = wie üblich
league-rated = zählt für die Spielstärke
league-rated-about = Wer mitmacht, ist einverstanden, dass die Partien für die Spielstärke zählen; sie ist öffentlich.
league-make = Liga eröffnen
league-gathering = sammelt noch Spieler
league-over = beendet
league-facts = { $rounds ->
    [one] eine Runde
   *[other] { $rounds } Runden
}, Tische zu { $seats }
league-preview = Spiel mit in einer Liga: { $game }
league-join-title = Bei dieser Liga mitmachen
league-join = Mitmachen
league-invite = Andere einladen
league-invite-about = Wer diesen Link hat, kann mitmachen, bis die erste Runde beginnt.
league-state = Stand der Liga
league-joined = { $people ->
    [one] Eine Person macht mit.
   *[other] { $people } Personen machen mit.
}
league-host-begins = Wer die Liga eröffnet hat, beginnt die erste Runde.
league-round = Runde { $round } von { $rounds }
league-round-number = Runde { $round }
league-goes-on = Die nächste Runde beginnt von selbst, wenn alle Tische fertig sind.
league-won = { $count ->
    [one] { $names } gewinnt die Liga
   *[other] { $names } teilen sich den ersten Platz
}
league-no-winner = Die Liga ist ohne eine Partie zu Ende gegangen.
league-ended-early = Sie endete nach { $round } von { $rounds } Runden.
league-leave = Liga verlassen
league-begin = Erste Runde beginnen
league-end = Liga beenden …
league-end-now = Jetzt beenden; die Tabelle gilt
league-table = Tisch { $number }
league-under-way = läuft
league-closed = zählt nicht
league-no-result = ohne Ergebnis
league-close = Ohne diesen Tisch weitermachen
league-people = Spieler
league-standings = Tabelle
league-place = Rang
league-player = Spieler
league-points = Punkte
league-wins = Gewonnene Tische
league-played = Partien
league-gone = jemand, der gegangen ist
league-rules = Wer einen Tisch gewinnt, bekommt 12 Punkte, wer Letzter wird, keinen; dazwischen nehmen die Punkte von Rang zu Rang gleichmäßig ab. Wer sich einen Rang teilt, teilt auch die Punkte. Bei Gleichstand entscheiden die gewonnenen Tische, dann die Punkte aller, auf die man getroffen ist; danach wird der Rang geteilt.
error-no-league = Diese Liga gibt es nicht.
error-league-name = Eine Liga braucht einen Namen.
error-league-begun = Diese Liga hat schon begonnen.
error-league-over = Diese Liga läuft gerade nicht.
error-league-removed = Wer die Liga eröffnet hat, hat dich aus ihr entfernt.
error-league-table-over = Diese Partie ist zu Ende und zählt.
error-league-many = Du hast schon { $most } laufende Ligen. Beende erst eine davon.
error-league-full = Diese Liga ist voll: Sie hat { $most } Mitspieler.
error-league-too-few = Für eine Runde braucht es mindestens { $least } Personen; bisher sind es { $people }.
## Eigene Spielpläne

board-of = Spielplan von { $name }
board-nobody = Unbekannt
board-private = Nur wer diese Adresse hat, kann ihn sehen.
board-play = Auf diesem Plan spielen
board-download = Datei speichern
board-digest = Prüfsumme, die Aufzeichnungen nennen:
board-choice = Spielplan
board-own = Auf einem eigenen Spielplan spielen
board-file = Datei des Spielplans
board-own-note = Alle am Tisch spielen darauf, auch Bots. Er wird nirgends aufgelistet.
board-lesson = Die Lektion und die Bilder in den Regeln zeigen unseren Spielplan, nicht diesen. Der Großmeister kennt nur unseren.
board-refused = Dieser Spielplan lässt sich nicht verwenden
board-refused-sub = Das ist in seiner Datei zu berichtigen. Geändert wurde nichts.
board-more = { $more ->
    [one] Und noch etwas.
   *[other] Und { $more } weitere Dinge.
}
board-other-file = Andere Datei wählen
watch-board = Falls auf einem eigenen Spielplan gespielt wurde: dessen Datei
error-no-board = Diesen Spielplan hat niemand hergebracht, oder er ist abgelaufen.
error-board-large = Die Datei eines Spielplans hat höchstens { $most } Kilobyte; diese ist größer.
error-own-board-listed = Ein Tisch mit eigenem Spielplan bleibt privat; gib stattdessen seinen Link weiter.
error-record-board = Diese Partie wurde auf einem eigenen Spielplan gespielt, der hier nicht bekannt ist. Füge dessen Datei hinzu.
error-record-wrong-board = Auf diesem Spielplan wurde die Partie nicht gespielt. Füge die Datei hinzu, deren Prüfsumme die Aufzeichnung nennt.
error-too-large = Das ist zu groß und wird nicht angenommen.
board-edit = Eine Kopie im Editor ändern
board-draw = Einen im Editor zeichnen
open-rules-title = Wo die Regeln unklar sind
open-rules-note = Bei jedem Punkt steht, wie wir spielen. Eure Runde kann es anders halten.
open-rule-source = Warum wir so spielen (Festlegung { $number })
open-rule-otherwise = Die Spielregel ist hier unklar; wir spielen es so (Festlegung { $number }). Wer einen Tisch eröffnet, kann es anders wählen – { $what }: { $way }.
house-rules-title = Hausregeln
house-rules-note = Diese Punkte entscheidet die Spielregel. Eure Runde kann etwas anderes vereinbaren.
house-rule-source = Die gedruckte Regel (Festlegung { $number })
house-rule-otherwise = So steht es in der Spielregel (zitiert in Festlegung { $number }). Wer einen Tisch eröffnet, kann stattdessen eine Hausregel wählen – { $what }: { $way }.
edit-title = Der Spielplan-Editor
edit-sub = Zeichne deinen eigenen Plan und spiel darauf
edit-tools = Was du zeichnest
edit-steps = Schritte und Ansicht
edit-choose = Wählen und verschieben
edit-sheet = Der Spielplan
edit-undo = Rückgängig
edit-redo = Wiederholen
edit-closer = Näher
edit-farther = Weiter weg
edit-whole = Ganzer Plan
edit-snaps = An Ecken einrasten
edit-follows = Grenzen folgen
edit-finish = Linie abschließen
edit-check = Was noch fehlt
edit-sound = Der Spielplan ist vollständig.
edit-not-yet = Noch nicht spielbar:
edit-away = Der Server antwortet nicht. Deine Arbeit ist in diesem Browser gespeichert.
edit-drawn = So wird er gezeichnet
edit-players = Personen
edit-fade = Unterlegt
edit-file = Spielplan
edit-play = Diesen Plan verwenden
edit-export = Datei speichern
edit-ours = Mit unserem Plan beginnen
edit-empty = Ganz leer beginnen
edit-import = Spielplandatei öffnen
edit-photo = Foto zum Nachzeichnen
edit-photo-fade = Foto
edit-no-photo = Foto entfernen
edit-private = Das Foto bleibt in diesem Browser, auch fürs nächste Mal; es wird nirgendwohin geschickt. Was du zeichnest, wird hier laufend gespeichert.
edit-remove = Entfernen
edit-maker = Gezeichnet von
edit-id = Kurzname
edit-number = Nummer
edit-names-en = Name englisch
edit-names-de = Name deutsch
edit-names-zh = Name chinesisch
edit-how-choose = Klick etwas an, um es zu wählen; zieh an seinen Punkten.
edit-how-area = Klick Ecke für Ecke; ein Klick auf die erste Ecke schließt den Umriss.
edit-how-line = Klick Punkt für Punkt; ein zweiter Klick auf den letzten beendet die Linie.
edit-how-lines = Klick Punkt für Punkt; ein zweiter Klick auf den letzten beendet die Linie.
edit-how-point = Klick dorthin, wo es liegt.
edit-how-link = Klick nacheinander die beiden an, die verbunden sind.
edit-how-cell = Klick ein Sechseck an, um es hinzuzufügen oder zu wählen.
edit-keys = Mit der Tastatur
edit-keys-text = Auf dem Plan: Pfeile bewegen das Kreuz um zehn (mit Umschalt um eins), Enter klickt dort, F beendet eine Linie, N und P wählen das nächste und das vorige Ding, K und J seine Ecken, M setzt die gewählte Ecke auf das Kreuz, Alt mit Pfeilen verschiebt sie, I fügt eine Ecke ein, Entf entfernt, + − 0 zoomen, Esc legt das Werkzeug weg, Strg+Z und Strg+Y machen rückgängig und wiederholen.
edit-listed = Gewählt
edit-how-row = Klick die Sechsecke der Reihe nach an; ein zweiter Klick nimmt eines heraus.
edit-how-plain = Sag im Formular, was es ist.
holidays-title = Urlaub
holidays-sub = An deinen freien Tagen stehen deine Uhren nach Tagen still; die anderen sehen das an deinem Platz. Live-Partien laufen weiter.
holidays-take = Tage freinehmen
holidays-left = noch { $days } von { $most } Tagen in diesem Jahr
holidays-first = Erster Tag
holidays-last = Letzter Tag
holidays-go = Freinehmen
holidays-taken = Deine freien Tage
holidays-now = deine Uhren stehen still
holidays-back = Ich bin zurück
holidays-drop = Streichen
mine-away = Abwesend
error-no-holiday = Diesen Urlaub gibt es nicht.

# ---------------------------------------------------------------- mit anderen spielen
nav-together = Mitspielen
together-title = Mit anderen spielen
together-sub = Sag, was du spielen möchtest; wer dasselbe will, setzt sich zu dir.
together-listed = Tische mit freiem Platz
together-rated = gewertet
together-none = Gerade wartet niemand. Wer als Nächstes kommt, sieht deinen Tisch hier.
quick-title = Schnell eine Partie
quick-players = Zu wievielt
quick-any = egal
quick-live = Live
quick-daily = Nach Tagen
quick-bots = Bots dürfen freie Plätze einnehmen
quick-bots-sub = an einem Live-Tisch nach zwei Minuten, an einem nach Tagen nach einem Tag
quick-go = Partie finden
lobby-fills-live = Nach zwei Minuten nehmen Bots die freien Plätze ein.
lobby-fills-daily = Nach einem Tag nehmen Bots die freien Plätze ein.
ladder-title = Ranglisten
ladder-of = Rangliste: { $game }
ladder-sub = Geordnet nach der Spielstärke, die so gut wie sicher ist, ab der fünften gewerteten Partie. Wer nicht will, steht nicht darauf.
ladder-name = Name
ladder-games = Partien
ladder-empty = Noch hat niemand genug gewertete Partien beendet.
ladder-higher = Weiter oben
ladder-lower = Weiter unten
ladder-mine = Mein Platz: { $place } von { $length }
error-quick = So eine Partie gibt es nicht: Wähle ein Spiel, eine passende Spielerzahl und live oder nach Tagen.

# ---------------------------------------------------------------- eine Person
nav-me = Meine Seite
pages = Seiten
person-since = dabei seit { $month }
person-played = { $games ->
    [0] noch keine beendete Partie
    [one] eine Partie, { $won } gewonnen
   *[other] { $games } Partien, { $won } gewonnen
}
person-elsewhere = gerade auf dieser Seite
person-likes = mag { $game }
person-see = So sehen es andere
person-as-others = Du siehst deine Seite so wie andere:
person-back = Zurück zu meiner Seite
person-rename = Namen ändern
person-no-account = Es gibt kein Konto: Dieser Browser bist du. Füge ein Gerät hinzu, damit mit ihm nichts verloren geht.
person-rated-games = { $games ->
    [one] eine gewertete Partie
   *[other] { $games } gewertete Partien
}
person-place = Platz { $place } der Rangliste
person-not-yet = noch offen
person-too-few = Gewertete Partien: { $games } von { $needed }; nach der fünften wird die Spielstärke gezeigt.
person-plot = { $games ->
    [one] Spielstärke nach einer Partie: { $now }
   *[other] Spielstärke über { $games } Partien: zwischen { $least } und { $most }, jetzt { $now }
}
person-plot-first = erste Partie
person-plot-last = letzte
person-history = Verlauf
person-all = alle Partien
person-rated = gewertete
person-col-place = Platz
person-col-with = Mit
person-col-points = Punkte
person-col-took = Dauer
person-col-rating = Spielstärke
person-place-of = { $place } von { $players }
person-somebody = jemand
person-no-games = Noch keine beendete Partie.
person-later = Spätere Partien
person-earlier = Frühere Partien
person-company = Mitspieler
person-ahead = { $games ->
    [one] eine Partie, { $ahead }-mal vorn
   *[other] { $games } Partien, { $ahead }-mal vorn
}
person-records = Rekorde
person-most-points = die meisten Punkte, { $game }
person-highest = höchste Spielstärke, { $game }
person-in-a-row = Siege in Folge
person-nothing = Mehr zeigt diese Person nicht von sich.
person-shown = Was andere sehen
person-shown-sub = Mitspieler sind alle, mit denen du eine Partie beendet hast.
shown-presence = Ob ich da bin
shown-ratings = Spielstärke und Rangliste
shown-history = Verlauf
shown-company = Mitspieler
shown-records = Rekorde
audience-nobody = niemand
audience-partners = Mitspieler
audience-everyone = alle
person-devices = Geräte
person-devices-sub = Wer eines davon hat, spielt als du.
device-here = dieses
device-program = Ein Programm
device-unknown = Ein Browser
device-when = zuletzt benutzt { $used }, hinzugefügt am { $made }
device-revoke = Abmelden
device-revoke-this = { $name } abmelden
person-leave = Für immer gehen
person-leave-text = Dein Name, deine Nachrichten, dein Verlauf, deine Benachrichtigungen und Geräte werden gelöscht. Beendete Partien bleiben den anderen, ohne deinen Namen; in laufenden spielt ein Bot weiter.
person-leave-sure = Ich weiß, dass sich das nicht rückgängig machen lässt.
person-leave-go = Alles über mich löschen
error-no-such-page = Diese Person gibt es nicht, oder sie ist gegangen.
error-no-device = Ein solches Gerät hast du nicht; vielleicht ist es schon abgemeldet.
error-not-sure = Nichts wurde gelöscht: Bestätige zuerst, dass es sich nicht rückgängig machen lässt.
