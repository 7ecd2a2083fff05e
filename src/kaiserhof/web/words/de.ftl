language-short = DE
guest = Gast
home-title = Spiele am Kaiserhof
home-sub = Spiel im Browser, mit Freunden und mit Bots, die dir nie in die Karten schauen. English, Deutsch und 中文, auch gemischt an einem Tisch.
home-sub-alone = Spiel im Browser gegen Bots, die dir nie in die Karten schauen. English, Deutsch und 中文.
home-mine = Meine Partien
home-mine-none = Hier erscheinen deine Tische.
home-all = Alle meine Partien
home-free = Tische mit freiem Platz
alone-text = Dieses Kaiserhof läuft allein in deinem Browser, also spielst du gegen Bots. Um mit anderen zu spielen, installiere Kaiserhof auf einem Rechner und starte es mit „kaiserhof serve“: Wer dessen Adresse erreicht, kann mitspielen.
alone-file = Alle Partien in einer Datei
alone-file-text = Deine Partien liegen allein in diesem Browser. Eine Datei sichert sie und bringt sie in einen anderen Browser.
alone-save = Datei speichern
alone-take = Eine solche Datei übernehmen. Sie ersetzt die Partien hier.
alone-take-go = Übernehmen
take-title = Diesen Tisch auf einen Server mitnehmen
take-sub = Die Partie geht auf einem Kaiserhof-Server weiter, wo Freunde die Plätze der Bots übernehmen. Der Server prüft jeden Zug; der Tisch hier bleibt.
take-by-link = Mit einem Link
take-server = Adresse des Servers
take-make = Link erzeugen
take-go = Dort weiterspielen
take-sent = Nichts verlässt dieses Gerät, bis du den Link öffnest; dann ist es die Aufzeichnung dieser Partie, und der Server fragt dich, bevor er sie speichert.
take-by-file = Mit einer Datei
take-save = Partie als Datei speichern
take-bring = Lade die Datei auf der Seite „Partie ansehen“ des Servers hoch; unter dem Protokoll kannst du dort weiterspielen, mit Freunden oder Bots.
take-board = Diese Partie wird auf einem eigenen Spielplan gespielt; der Server braucht auch dessen Datei:
error-no-server = Das ist keine Adresse eines Servers, etwa https://kaiserhof.example.
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
mine-gathering = Noch nicht begonnen
list-full = vollzählig, wartet auf den Beginn
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
mine-next = Zum nächsten Tisch
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
keys-call = Den nächsten Bot beginnen lassen oder antreiben
keys-escape = Loslassen, schließen, Vorgeführtes überspringen
keys-turn = Plättchen drehen
keys-keys = Diese Liste
sound-on = Ton ist an (V)
sound-off = Ton ist aus (V)
habits-title = Vorlieben
habits-sub = auf allen deinen Geräten
habits-ends = Mein Zug endet
habits-ends-sub = { $ends ->
    [now] sofort; der letzte Schritt lässt sich nicht zurücknehmen
    [asked] wenn du es sagst; bis dahin kannst du den letzten Schritt zurücknehmen
   *[other] fünf Sekunden nach dem letzten Schritt; so lange kannst du ihn zurücknehmen
}
ends-now = sofort
ends-soon = nach 5 Sekunden
ends-asked = auf mein Wort
habits-explained = Erklärungen unter dem Zeiger
habits-explained-sub = Dinge sagen, was sie sind und wie es um sie steht, wenn der Zeiger auf ihnen ruht
unused-ask = Nicht genutzt: { $what }. Trotzdem weiter?
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
new-sub-alone = Wähle das Spiel und die Zahl der Plätze. Alles andere regelst du am Tisch: Bots, Leute neben dir, Einstellungen, wer beginnt.
new-game = Spiel
new-seats = Plätze
new-options = Einstellungen
new-name = Dein Name
new-rated = Die Partie zählt für die Spielstärke, wenn alle zustimmen
new-note = Plätze kannst du später hinzufügen und entfernen.
new-fair = Der Zufall dieses Tisches wird vor der ersten Karte versiegelt und nach der letzten offengelegt; jeder kann ihn prüfen.
new-go = Tisch eröffnen
new-rated-own = Partien auf einem eigenen Spielplan zählen nicht für die Wertung.
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
lobby-order = von oben nach unten in Zugreihenfolge, die das Los ändern kann; jeder behält seine Farbe
lobby-add = Weiterer Platz
lobby-drop = Diesen Platz entfernen
lobby-host = eröffnet
lobby-free = für die erste Person mit dem Link
lobby-bot = Bot
lobby-rename = Umbenennen
lobby-colour = Meine Farbe
seat-colour-blue = Blau
seat-colour-green = Grün
seat-colour-violet = Violett
seat-colour-red = Rot
seat-colour-yellow = Gelb
habits-colour = Meine Farbe
habits-colour-sub = Du bekommst sie überall, wo du dich hinsetzt, wenn sie dort noch niemand hat. Tippst du sie noch einmal an, ist dir jede recht.
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
lobby-hints = Tipps
lobby-hints-on = man darf einen Bot fragen; das Protokoll sagt es
lobby-hints-off = niemand darf einen Bot fragen
lobby-hints-rated = nicht in einer Partie, die zählt
lobby-rated = Zählt für die Spielstärke
lobby-rated-off = nur zum Spaß
lobby-rated-asked = wenn alle zustimmen; es fehlt noch: { $names }
lobby-rated-all = alle haben zugestimmt; auch eine Revanche zählt
lobby-lenient = Absprachen
lobby-lenient-on = mehr Zeit, eine Pause oder einen Zug zurücknehmen, wenn alle zustimmen
lobby-lenient-off = kein Zug wird zurückgenommen, keine Zeit geschenkt
lobby-agree = Die Partie soll für meine Spielstärke zählen
lobby-agree-sub = Spielstärken sind öffentlich; auf deiner Seite kannst du deine verbergen.
lobby-agree-to = { $seats } Spieler, { $clock }, die hier gewählten Optionen. { $lenient ->
    [yes] Alle zusammen können mehr Zeit und das Zurücknehmen von Zügen vereinbaren.
   *[no] Keine Tipps, kein Zurücknehmen von Zügen.
} Ändert sich etwas, wirst du neu gefragt. Wertungen sind öffentlich; deine kannst du auf deiner Seite verbergen.
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
lobby-given = { $moves ->
    [one] Diese Partie geht nach einem Zug weiter, der schon gemacht ist.
   *[other] Diese Partie geht nach { $moves } Zügen weiter, die schon gemacht sind.
} Wer den Tisch geöffnet hat, kennt vielleicht Karten, die für dich verdeckt sind; darum zählt sie nicht für die Spielstärke.
lobby-begins-alone = Die Partie beginnt von selbst, sobald der Tisch voll ist.
lobby-begins-host = Wer den Tisch eröffnet hat, startet die Partie.
lobby-begin = Partie beginnen
lobby-begin-here = Zu { $people } beginnen
lobby-begin-bots = { $free ->
    [one] Jetzt mit einem Bot beginnen
   *[other] Jetzt mit { $free } Bots beginnen
}
level-novice = Schaut einen Zug voraus und nimmt oft nur den zweitbesten. Gut für die erste Partie.
level-regular = Schaut einen Zug voraus und nimmt immer, was am besten aussieht. Ein guter Gegner, wenn du die Regeln kennst.
level-scholar = Stellt sich vor jedem Zug bis zu 32 Fortsetzungen vor, nur mit dem, was er sieht, und braucht höchstens zwei Sekunden. Stärker als Geübter.
level-master = Spielt vor jedem Zug Hunderte Fortsetzungen durch, nur mit dem, was es sieht. Viel stärker als der Geübte.
level-grandmaster = Hat in Übungspartien gelernt, welche Züge sich lohnen, und geht vor jedem Zug Tausende Fortsetzungen durch, nur mit dem, was es sieht. Am stärksten.
prompt-gathering = Wir warten auf Mitspieler
prompt-gathering-sub = Die Partie beginnt, sobald alle Plätze besetzt sind.
prompt-waiting = { $name } ist am Zug
prompt-watching = Du schaust zu
prompt-watching-late = Du schaust zu, bis zu zwei Züge später, weil die Partie zählt
watchers = Zuschauer: { $count }
watchers-title = Wie viele zuschauen
prompt-thinking = { $name } überlegt
prompt-your-turn = Du bist am Zug
prompt-confirm = Zug beenden?
prompt-confirm-sub = Du kannst noch zurücknehmen.
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
do-apply = Übernehmen
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
log-hinted = Tipp
log-hinted-about = Vor diesem Zug wurde ein Bot um einen Tipp gebeten.
log-quote = Zitieren
chat-spectator = schaut zu
chat-more = Mehr zu { $name }
chat-mute = Hier stummschalten
chat-mute-all = Überall stummschalten
chat-block = Diese Person sperren
chat-report = Dem Gastgeber melden
chat-muted = Stummgeschaltet: { $name }
chat-hear = Wieder lesen
chat-phrases = Fertige Sätze
chat-field = Nachricht an den Tisch
chat-name = Wie sollen wir dich nennen?
chat-off = Chat ausblenden
menu-title = Dieser Tisch
menu-stand-up = Platz verlassen
menu-cancel = Tisch auflösen
menu-cancel-sure = Für alle auflösen?
menu-admit = Zuschauer zulassen
menu-close = Zuschauer aussperren
menu-spectator = Du schaust zu.
notes-title = Meine Notizen
notes-about = Nur du siehst sie, an diesem Tisch und nach der Partie.
notes-kept = Behalten.
menu-rated = Diese Partie zählt für die Spielstärke aller, die die meisten ihrer Züge selbst machen.
menu-league = Zur Liga
menu-fair = Prüfzahl des Zufalls
menu-secret = Geheimnis hinter der Prüfzahl
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
error-colour-taken = Diese Farbe hat hier schon jemand anders.
error-seated = Du sitzt schon an diesem Tisch.
error-removed = Wer den Tisch eröffnet hat, hat dir den Platz wieder genommen.
error-no-partner = Mit dieser Person hast du noch nicht gespielt.
error-started = Die Partie hat schon begonnen.
error-not-running = Die Partie läuft nicht.
error-offer-counts = Diese Partie zählt, und an diesem Tisch ist das nicht erlaubt.
error-no-turn = Du hast noch keinen Zug beendet.
error-no-clock = An diesem Tisch läuft keine Uhr.
error-paused = Die Uhr steht schon still.
error-agree-first = Diese Partie zählt für die Wertung. Stimme dem zuerst zu.
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
error-device-full = Auf diesem Gerät ist kein Platz für noch jemanden; melde zuerst jemanden ab.
error-not-here = Diese Person ist nicht mehr auf diesem Gerät.
error-passkey = Dieser Passkey kann nicht angenommen werden. Versuch es noch einmal.
error-passkey-late = Das hat zu lange gedauert. Versuch es noch einmal.
error-passkey-gone = Diesen Passkey hat hier niemand mehr.
error-passkeys-full = Du hast zu viele Passkeys; entferne zuerst einen.
error-no-passkeys = Hier gibt es keine Passkeys, weil die Seite nicht über HTTPS erreicht wird.
error-no-passkey = Du hast noch keinen Passkey.
error-passkey-no-host = Dieser Passkey gehört keinem Gastgeber dieser Website.
error-play-on-rules = Die Regeln dieses Spiels haben sich seither geändert, deshalb lässt sich die Partie nicht weiterspielen.
error-play-on-over = Hier ist die Partie zu Ende; wähle eine frühere Stelle.
error-note-long = Notizen haben höchstens { $most } Zeichen.
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
error-muted-why = Du darfst hier nichts schreiben. Der Grund des Gastgebers: { $word }
error-banned-why = Du bist von dieser Seite ausgesperrt. Der Grund: { $word }
error-closed-by-host = Der Gastgeber dieser Seite hat diesen Tisch geschlossen. Der Grund: { $word }
error-not-taken-in = An diesen Tisch kannst du dich nicht setzen.
error-block-self = Dich selbst kannst du nicht sperren.
error-report-self = Dich selbst kannst du nicht melden.
error-report-word = Schreib, was geschehen ist.
error-no-host = Diese Seite ist für die Gastgeber. „kaiserhof admin host-link“ macht einen Link dazu.
error-host-reason = Gib einen Grund an. Die Person liest ihn.
list-bots = { $bots ->
    [one] ein Bot
   *[other] { $bots } Bots
}
rules-find = In den Regeln suchen
rules-none = Keine Regel enthält diese Wörter.
rules-unwritten = Die Regeln dieses Spiels hat noch niemand aufgeschrieben.
rules-chapters = Kapitel
rules-page = Als eigene Seite
rules-loading = Regeln werden geladen …
rules-more = Regel lesen
lesson-start = In zehn Minuten lernen
do-replay = Nachspielen
title-replay = Nachspielen · { $game } · Kaiserhof
replay-turn = Zug { $turn } von { $all }
replay-before = Vor dem ersten Zug
replay-over = Das Ende
replay-moment = Höhepunkt { $number } von { $all }
replay-slider = Stelle in der Partie
replay-first = Zum Anfang
replay-last = Zum Ende
replay-turn-back = Einen Zug zurück
replay-turn-on = Einen Zug weiter
replay-move-back = Einen Schritt zurück
replay-move-on = Einen Schritt weiter
do-film = Film der Höhepunkte
film-whole = Die ganze Partie
film-link = Link zum Film
replay-eyes = Sicht
replay-spectator = Zuschauer
replay-speed = Tempo
replay-slow = langsam
replay-normal = normal
replay-fast = schnell
replay-since = Seit deinem letzten Besuch
pass-ask = Gib das Gerät an { $name }
pass-sub = Alle Karten sind verdeckt; sonst sollte niemand hinsehen.
pass-go = Ich bin { $name }
pass-covered = Deine Karten sind verdeckt, bis du an der Reihe bist.
beside-title = Noch jemand an diesem Gerät
beside-name = Name
beside-text = Ihr reicht das Gerät herum; zwischen den Zügen sind die Karten verdeckt.
beside-go = Hinsetzen
play-on = Von hier weiterspielen
play-on-as = Du spielst
play-on-with = Die anderen
play-on-friends = Freunde: ein offener Tisch
play-on-go = Los
play-on-note = Ein eigener Tisch, der nie zählt: Du kennst vielleicht Karten aus der Wiedergabe. Was noch kommt, wird neu gezogen.
play-on-from = Weitergespielt ab Zug { NUMBER($at) }
replay-link = Link zu dieser Stelle
replay-start = Die Partie beginnt.
replay-hidden = Etwas Verborgenes geschieht.
replay-move = { $seat } entscheidet.
watch-title = Partie aus einer Datei ansehen
running-title = Laufende Partien
running-sub = Partien, denen man zuschauen darf. Niemandes Hand ist zu sehen, und die Spieler sehen, wie viele zuschauen.
running-order = Reihenfolge
running-newest = Neueste zuerst
running-strongest = Stärkste zuerst
running-turns = { $turns ->
    [one] ein Zug
   *[other] { $turns } Züge
}
running-none = Gerade läuft keine Partie, der man zuschauen darf.
watch-sub = Lade die Aufzeichnung einer Partie hoch, als Datei oder als Text. Jeder Zug wird geprüft, und du siehst die Partie aus der Sicht jedes Spielers.
watch-file = Datei mit der Aufzeichnung
watch-text = Oder füge ihren Text ein
watch-go = Ansehen
watch-brought = Diese Partie kam mit einem Link. Sieh sie dir an; unter dem Protokoll kannst du weiterspielen.
error-no-record = Diese Aufzeichnung gibt es nicht, oder sie ist abgelaufen.
error-record-large = Das ist zu lang für eine Aufzeichnung.
error-record-text = Diese Datei ist kein Text in UTF-8.
error-record-nothing = Wähle eine Datei oder füge eine Aufzeichnung ein.
error-not-started = Die Partie hat noch nicht begonnen.
error-given-rated = Eine Partie mit vorgegebenen Zügen oder auf einem eigenen Spielplan kann nicht für die Spielstärke zählen.
error-not-rated = Diese Partie zählt nicht für die Spielstärke.
error-given = Mit diesen Zügen kann eine Partie nicht beginnen.
error-given-fixed = Diese Partie hat schon Züge: Plätze, Optionen und Startspieler bleiben.
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
hint-title = Was der { $bot } spielen würde
hint-note = Berechnet aus dem, was du siehst. Die Prozentzahl ist die geschätzte Gewinnchance.
hint-points = Punkte am Ende: etwa { $points }.
error-hint-turn = Gerade hast du nichts zu entscheiden.
error-hint-late = Die Bots sind beschäftigt; versuch es gleich noch einmal.
error-hint-counts = In einer Partie, die zählt, gibt es keine Tipps.
error-hint-off = An diesem Tisch gibt es keine Tipps.
analysis-title = Analyse
analysis-offer = Der { $bot } kann die Partie durchgehen: alle Gewinnchancen, die Wendepunkte und was er getan hätte.
analysis-begin = Partie analysieren
analysis-running = Der { $bot } geht die Partie durch: { $done } von { $total ->
    [one] { $total } Entscheidung
   *[other] { $total } Entscheidungen
}
decision-title = Deine Entscheidungen
decision-mine = Deine teuersten Entscheidungen
decision-all = Die teuersten Entscheidungen
decision-try = Den besseren Zug finden
decision-show = Den besseren Zug zeigen
decision-chances = ({ $best } % Gewinnchance; gespielt { $played } %)
decision-then = Danach vielleicht: { $moves }
decision-then-played = So gespielt, danach vielleicht: { $moves }
decision-minus = { $points ->
    [one] −1 Punkt
   *[other] −{ $points } Punkte
 }
decision-points = Am Ende etwa { $better } Punkte; so gespielt etwa { $played }.
decision-sure = Nur, was sicher ist ({ $bot }): Jeder Verlust wurde zweimal geschätzt und ist größer als der Fehler.
decision-none = Kein besserer Zug ist sicher ({ $bot }).
decision-ask = Du hast gespielt: { $move }. Das kostete { $cost }. Was war besser?
decision-ask-of = { $name } hat gespielt: { $move }. Das kostete { $cost }. Was war besser?
decision-cost-chance = { $percent } % Gewinnchance
decision-cost-points = etwa { $points ->
    [one] einen Punkt
   *[other] { $points } Punkte
 }
decision-step = Entscheidung { $step } von { $all }
decision-next = Nächste Entscheidung
analysis-kind-decision = Entscheidung
analysis-kind-chance = Zufall
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
mine-seat = Du möchtest für { $name } weiterspielen
mine-take-back = Du möchtest deinen letzten Zug zurücknehmen
mine-time = Du bittest um mehr Zeit für { $name }
mine-pause = Du bittest um eine Pause
mine-concede = Du möchtest aufgeben
asks-me-hand-over = { $asker } fragt: Darf ein Bot dich vertreten?
asks-hand-over = { $asker } fragt: Darf ein Bot { $name } vertreten?
asks-rematch = { $asker } bietet eine Revanche an
asks-end = { $asker } fragt: Soll die Partie hier enden, ohne Ergebnis?
asks-me-seat = { $asker } möchte für dich weiterspielen, bis zum Ende
asks-seat = { $asker } möchte für { $name } weiterspielen, bis zum Ende
asks-take-back = { $asker } möchte den eigenen letzten Zug und alles seither zurücknehmen
asks-time = { $asker } fragt: Soll { $name } mehr Zeit bekommen?
asks-own-time = { $asker } bittet um mehr Zeit
asks-pause = { $asker } bittet um eine Pause
asks-concede = { $asker } möchte aufgeben: Soll die Partie jetzt enden?
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
do-agree-after-all = Doch, ja
offer-refused = { $name } hat abgelehnt.
offer-declined = Du hast die Revanche abgelehnt, die { $asker } anbietet.
paused-title = Pause: Die Uhr steht still
paused-go-on = Weiter
do-nudge-done = Die Erinnerung ist unterwegs.
do-start-without = Mit Bots für die Übrigen beginnen
do-to-rematch = Zur Revanche
do-nudge = Erinnern
do-ask-bot = Fragen: Bot spielen lassen
do-wait = Warten
menu-hand-over-mine = Mich von einem Bot vertreten lassen
menu-end = Partie vorzeitig beenden
menu-end-note = Alle am Tisch müssen zustimmen, auch wer gerade von einem Bot vertreten wird. Es gibt kein Ergebnis.
menu-end-ask = Die anderen fragen
menu-take-back = Bitten, meinen letzten Zug zurückzunehmen
menu-pause = Um eine Pause bitten
menu-time = Zeit geben
menu-time-note-live = Fünf Minuten mehr, wenn die anderen einverstanden sind.
menu-time-note-daily = Ein Tag mehr, wenn die anderen einverstanden sind.
menu-concede = Aufgeben
menu-concede-note = Wenn die anderen einverstanden sind, endet die Partie sofort. Du wirst Letzter; die anderen kommen nach ihren jetzigen Punkten.
menu-not-lenient = Diese Partie zählt: Züge können nicht zurückgenommen werden, und niemand bekommt mehr Zeit.
menu-seat = Bitten, für { $name } weiterzuspielen
asks-some-seat = jemanden
asks-renamed = Ein Gastgeber hat dir einen anderen Namen gegeben: { $name }
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
end-tie = { $names } gewinnt { $how } ({ $points }:{ $points })
end-you-win = { $margin ->
    [one] Du gewinnst mit einem Punkt Vorsprung
   *[other] Du gewinnst mit { $margin } Punkten Vorsprung
}
end-you-win-tie = Du gewinnst { $how } ({ $points }:{ $points })
end-you-came = Du bist auf Platz { $place }, { $margin ->
    [0] gleichauf mit { $names }
    [one] einen Punkt hinter { $names }
   *[other] { $margin } Punkte hinter { $names }
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
honour-moment = Die meisten Punkte auf einmal
honour-moment-why = { $name }: { $value ->
    [one] ein Punkt
   *[other] { $value } Punkte
} auf einmal
honour-source = Die meisten Punkte aus einer Quelle
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
end-show = Teilen
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
league-way-knockout = K.-o.-System
league-way-about = Schweizer System: Wer in der Tabelle gleichauf liegt, trifft aufeinander. Gleichmäßig: Alle treffen möglichst gleich oft aufeinander. In beiden Fällen trifft niemand zweimal auf dieselben, solange es sich vermeiden lässt.
league-starts = Beginnt um (UTC)
league-starts-about = Leer: Du beginnst die erste Runde selbst.
league-listed = Allen zeigen
league-listed-about = Bis sie beginnt, kann jeder mitspielen.
league-open = Ligen, bei denen du mitspielen kannst
league-begins-at = Sie beginnt von selbst: { $when } UTC.
league-goes-on-knockout = Die bessere Hälfte jedes Tisches kommt weiter; der letzte Tisch entscheidet.
league-rules-knockout = Die bessere Hälfte jedes Tisches kommt weiter; reicht das nicht für einen Tisch, auch die Besten der anderen. Wer weniger als die Hälfte der eigenen Züge selbst gemacht hat, kommt nicht weiter.
error-league-start = Wähle einen Zeitpunkt im kommenden Jahr.
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
league-last-round = Das ist die letzte Runde.
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
error-league-too-few = { $people ->
    [one] Für eine Runde braucht es mindestens { $least } Personen; bisher ist es eine.
   *[other] Für eine Runde braucht es mindestens { $least } Personen; bisher sind es { $people }.
}
## Eigene Spielpläne

board-of = Spielplan von { $name }
board-nobody = Unbekannt
board-private = Nur wer diese Adresse hat, kann ihn sehen.
board-play = Auf diesem Plan spielen
board-download = Datei speichern
board-digest = Prüfsumme, die Aufzeichnungen nennen:
board-choice = Spielplan
board-own = Eigener Spielplan (Datei)
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
board-draw = Im Editor zeichnen oder berichtigen
board-name = { $board } von { $name }
board-for = Für { $players } Personen
board-more-ways = Zum Spielen, Ändern oder Speichern
board-correct = Den Spielplan nach dem gedruckten berichtigen
board-mend = Im Editor berichtigen
board-mend-note = Er liegt als Entwurf unter deinen Spielplänen.
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
edit-check = Ist er vollständig?
edit-sound = Der Spielplan ist vollständig.
edit-not-yet = Noch nicht spielbar:
edit-away = Der Server antwortet nicht. Was du zeichnest, bleibt so lange auf diesem Gerät.
edit-drawn = So wird er gezeichnet
edit-players = Personen
edit-fade = Zeichnung unter dem Blatt
edit-play = Diesen Plan verwenden
edit-export = Datei speichern
edit-photo = Das Foto eines Spielplans, unter das Blatt
edit-no-photo = Foto entfernen
edit-private = Das Foto bleibt mit diesem Entwurf in diesem Browser; es wird nirgendwohin geschickt.
edit-remove = Entfernen
edit-maker = Gezeichnet von
edit-number = Nummer
edit-names-en = Englisch
edit-names-de = Deutsch
edit-names-zh = Chinesisch
edit-how-choose = Klick etwas an, um es zu wählen, und noch einmal für das, was darunter liegt; zieh, um es zu verschieben.
edit-how-area = Klick Ecke für Ecke; ein Klick auf die erste Ecke schließt den Umriss.
edit-how-line = Klick Punkt für Punkt; ein zweiter Klick auf den letzten beendet die Linie.
edit-how-lines = Klick Punkt für Punkt; ein zweiter Klick auf den letzten beendet die Linie.
edit-how-point = Klick dorthin, wo es liegt.
edit-how-link = Klick nacheinander die beiden an, die verbunden sind.
edit-how-cell = Klick ein Sechseck an, um es hinzuzufügen oder zu wählen.
edit-keys = Mit der Tastatur
edit-keys-text = Auf dem Plan: Pfeile bewegen das Kreuz um zehn (mit Umschalt um eins), Enter klickt dort, noch einmal für das, was darunter liegt. Was gewählt ist, bewegen Pfeile um eins (mit Umschalt um zehn); Esc lässt es los. F beendet eine Linie, N und P wählen das nächste und das vorige Ding, K und J seine Ecken, M setzt die gewählte Ecke auf das Kreuz, I fügt eine Ecke ein, Entf entfernt, + − 0 zoomen, Esc legt das Werkzeug weg, Strg+Z und Strg+Y machen rückgängig und wiederholen.
edit-listed = Gewählt
edit-layers = Ebenen
edit-layer = Ebene
edit-layer-shown = Sichtbar
edit-layer-locked = Gesperrt
edit-side = Seite des Plans
edit-side-all = Beide Seiten
edit-kind-scenery = Landschaft
edit-how-row = Klick die Sechsecke der Reihe nach an; ein zweiter Klick nimmt eines heraus.
edit-how-plain = Sag im Formular, was es ist.
edit-doubtful = Auf dem Spielplan lässt sich spielen. Ungewöhnlich ist:
edit-doubt-so = Es ist so
edit-doubt-again = Es ist so ✓
edit-state-kept = Gesichert
edit-state-keeping = Sichert …
edit-state-away = Auf diesem Gerät gesichert; der Server antwortet nicht
edit-state-both = Eine andere Seite hat den Spielplan auch geändert. Beide bleiben: Dieser ist jetzt ein eigener Entwurf.
edit-state-full = Nicht auf dem Server gesichert
edit-untitled = Spielplan ohne Namen
edit-other-names = In anderen Sprachen
edit-ranks-hint = Zieh eines auf eine andere Nummer; die übrigen rücken nach.
edit-earlier = eine Nummer kleiner
edit-later = eine Nummer größer
edit-say-there = Hier ist schon eines: Es ist jetzt gewählt.
edit-say-itself = Das ist dasselbe: Klick ein anderes an.
edit-say-joined = Diese beiden sind schon verbunden.
edit-say-short-area = Ein Umriss braucht drei Ecken.
edit-say-short-line = Eine Linie braucht zwei Punkte.
edit-say-long = Höchstens 60 Zeichen.
edit-say-crossed = Diese vier Ecken überkreuzen sich: Klick sie der Reihe nach an, von links oben im Uhrzeigersinn.
edit-corner-add = Dahinter eine Ecke einfügen
edit-corner-remove = Diese Ecke entfernen
edit-say-removed = Entfernt, mit allem, was dazugehörte. „Rückgängig“ holt es zurück.
edit-seen-printed = wie gedruckt
edit-how-marks = Klick ein Sechseck an, um eines darauf zu setzen, und noch einmal, um es wegzunehmen.
edit-cure-name = Benennen
edit-rare = Maße
edit-seen-title = Mit dem gedruckten vergleichen
edit-seen-count = %s von %a gesehen
edit-seen-note = Hak ab, was wie gedruckt ist; was du änderst, hakt sich selbst ab.
edit-seen-all = Alle diese
edit-seen-show = Zeigen
edit-seen-known = bekannt
edit-seen-ours = von uns
edit-seen-yours = von dir
edit-seen-changes = Deine Änderungen
edit-seen-gone = entfernt: %s
edit-printed = Alles gesehen: Jetzt ist es der gedruckte
edit-trial = Bots ein paar Partien spielen lassen
edit-trial-title = Probepartien
edit-trial-note = Fünf Partien in einigen Sekunden, auf der Seite für die unten gewählte Personenzahl.
edit-trial-running = Bots spielen …
edit-trial-ended = Alle Partien gingen zu Ende.
edit-trial-endless = Nicht jede Partie ging zu Ende.
edit-trial-points = Punkte aller zusammen in einer Partie, im Mittel
edit-trial-scores = Endstände:
edit-kind-photo = Foto
edit-photo-alone = Nur das Foto
edit-photo-other = Ein anderes Foto
edit-photo-pins = Entzerren: die vier Ecken des Spielplans anklicken
edit-photo-left = Nach links drehen
edit-photo-right = Nach rechts drehen
edit-photo-quarter = Vierteldrehung
edit-photo-larger = Größer
edit-photo-smaller = Kleiner
edit-photo-fit = Wie am Anfang
edit-how-photo = Zieh das Foto oder eine seiner Ecken. Mit der Tastatur: Pfeile bewegen es, C wählt eine Ecke, Komma und Punkt drehen, + und − vergrößern und verkleinern.
edit-how-pins = Klick die Ecken des Spielplans auf dem Foto an: links oben, rechts oben, rechts unten, links unten.
edit-photo-fade = Wie kräftig es ist
holidays-title = Freie Tage
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
person-lapses = am Ende einem Bot überlassen: { $gone } von { $games } · Zeit abgelaufen: { $overran } von { $games }
person-elsewhere = gerade auf dieser Seite
person-likes = mag { $game }
person-see = So sehen es andere
person-as-others = Du siehst deine Seite so wie andere:
person-back = Zurück zu meiner Seite
person-rename = Namen ändern
person-no-account = Kein Konto nötig: Dieser Browser merkt sich dich. Behalte diese Person mit einem Passkey, einer Mailadresse oder einem zweiten Gerät, damit mit ihm nichts verloren geht.
person-alone = Kein Konto: Alles über dich liegt allein in diesem Browser. Damit mit ihm nichts verloren geht, sichere eine Datei:
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
shown-presence = Ob ich da bin (wer mit mir am Tisch sitzt, sieht es immer)
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
device-by-link = angemeldet mit einem persönlichen Link
device-by-passkey = angemeldet mit einem Passkey
device-by-mail = angemeldet mit einem Link aus einer Mail
device-by-host = angemeldet mit einem Link des Gastgebers
device-revoke = Abmelden
device-revoke-this = { $name } abmelden
link-title = Anderes Gerät
link-text = Öffne diesen Link auf deinem anderen Gerät, oder richte dessen Kamera auf den Code. Er gilt einmal und einen Tag lang. Wer ihn hat, spielt als { $name }.
link-qr = Der Link als QR-Code
link-copy = Link kopieren
link-copied = Kopiert
link-whose = Ein Link, um als { $name } zu spielen
link-here = Auf diesem Gerät spielt dann { $name }.
link-both = Auf diesem Gerät spielt jetzt { $here }. Wenn du weitermachst, spielt { $name }; { $here } bleibt auf diesem Gerät, und du kannst auf deiner Seite jederzeit wechseln.
link-known = { $name } ist schon auf diesem Gerät; gerade spielt { $here }. Der Link bleibt gültig.
link-same = { $name } spielt schon auf diesem Gerät. Öffne den Link auf einem anderen.
link-same-go = Zu den Spielen
link-go = Als { $name } spielen
link-stay = { $name } bleiben
signin-title = Anmelden
signin-sub = Du hast hier schon gespielt? Mach als dieselbe Person weiter.
signin-stays = { $name } bleibt auf diesem Gerät; du kannst jederzeit wechseln.
signin-passkey = Du hast deine Person mit einem Passkey behalten: Es gibt nichts einzutippen.
signin-passkey-go = Passkey verwenden
signin-mail = Ein Link per Mail
signin-mail-text = Du hast deine Geräte verloren, aber hier eine Mailadresse bestätigt: Wir schicken einen Link dorthin.
signin-mail-go = Link schicken
signin-mail-sent = Wenn hier jemand diese Adresse bestätigt hat, ist ein Link dorthin unterwegs.
signin-link = Öffne auf einem Gerät, auf dem du noch spielst, deine Seite und wähle „Auf einem anderen Gerät weiterspielen“. Auch wer diese Seite betreibt, kann dir so einen Link geben.
signout-title = { $name } verlässt dieses Gerät
signout-back = { $name } kann zurückkommen:
signout-by-passkey = mit einem Passkey
signout-by-mail = mit einem Link an die bestätigte Mailadresse
signout-by-device = mit einem persönlichen Link von einem anderen Gerät
signout-lost = Es gibt keinen Weg zurück: { $name } hat keinen Passkey, keine bestätigte Mailadresse und kein anderes Gerät.
signout-sure = Diese Person von diesem Gerät nehmen.
signout-sure-lost = Ich weiß, dass diese Person verloren geht.
signout-go = Hier abmelden
signout-stay = Bleiben
persons-title = Auf diesem Gerät
persons-sub = Mehrere können ein Gerät benutzen; es spielt immer nur eine Person.
persons-plays = spielt jetzt
persons-switch = Als { $name } spielen
persons-add = Jemand Neues
persons-add-go = Hinzufügen
persons-sign-in = Jemanden anmelden, der woanders gespielt hat
passkey-title = Passkeys
passkey-sub = Mit einem Passkey meldest du dich ohne Tippen an, auf jedem Gerät, das ihn hat.
passkey-keep = Diese Person behalten
passkey-more = Weiteren Passkey hinzufügen
passkey-remove = Entfernen
passkey-remove-this = Den Passkey von { $name } entfernen
passkey-not-here = Browser bieten Passkeys nur über HTTPS und unter einem Rechnernamen an, hier gibt es also keine; nimm stattdessen einen persönlichen Link.
passkey-no-browser = Dieser Browser bietet keine Passkeys an; nimm stattdessen einen persönlichen Link.
passkey-failed = Der Passkey ließ sich nicht verwenden.
passkey-known = Dieses Gerät hat deinen Passkey schon.
passkey-mail = Auch eine bestätigte Mailadresse ist ein Weg zurück:
device-passkey = mit der Abmeldung verschwindet der dort hinzugefügte Passkey
person-file = Alles über mich
person-file-text = Eine Datei (ZIP) mit allem, was diese Seite über dich speichert, und den Aufzeichnungen deiner Partien.
person-file-go = Herunterladen
person-leave = Für immer gehen
person-leave-text = Dein Name, deine Nachrichten, dein Verlauf, deine Benachrichtigungen und Geräte werden gelöscht. Beendete Partien bleiben den anderen, ohne deinen Namen; in laufenden spielt ein Bot weiter.
person-leave-sure = Ich weiß, dass sich das nicht rückgängig machen lässt.
person-leave-go = Alles über mich löschen
person-told = Von den Gastgebern
person-blocked = Wen du gesperrt hast
person-blocked-sub = Du liest nicht, was sie schreiben, und keiner kann den anderen einladen oder wird ihm zugelost. An deine Tische können sie sich nicht setzen.
person-blocked-none = Niemanden.
person-block = { $name } sperren
person-unblock = Entsperren
person-unblock-this = { $name } entsperren
report-title = Melden
report-about = Du meldest { $name } den Gastgebern dieser Seite.
report-word = Was ist geschehen?
report-note = Die Gastgeber lesen deine Worte, deinen Namen und die Nachrichten davor und danach. Die Person erfährt nicht, wer sie gemeldet hat.
report-send = Meldung abschicken
report-back = Zurück
report-sent = Danke. Die Gastgeber dieser Seite lesen es.
order-close = Tisch geschlossen
order-mute = Stummgeschaltet
order-unmute = Darf wieder schreiben
order-ban = Ausgesperrt
order-unban = Darf wiederkommen
order-rename = Umbenannt
order-dismiss = Meldungen erledigt
order-delete = Gelöscht
host-title = Für Gastgeber
host-link-about = Dieser Link meldet diesen Browser einmal an. Hier lesen Gastgeber Meldungen und kümmern sich darum.
host-sign-in = Hier anmelden
host-signed-in = Angemeldet als { $name }
host-sign-out = Abmelden
host-passkey-text = Ab jetzt kannst du dich hier mit den Passkeys von { $name } anmelden.
host-passkey-keep = Hier mit meinem Passkey anmelden
host-passkey-kept = Die Passkeys von { $name } melden dich hier als { $host } an.
host-passkey-stop = Nicht mehr
host-passkey-first = Bewahre deine Person mit einem Passkey, dann kannst du dich auch hier damit anmelden.
host-reports = Meldungen
host-people = Personen
host-tables = Tische
host-log = Was Gastgeber taten
host-no-reports = Keine Meldung ist offen.
host-no-orders = Noch nichts.
host-no-tables = Keine Tische.
host-reported-by = gemeldet von { $name }
host-settled = erledigt
host-to-table = Zum Tisch
host-find = Name enthält
host-search = Suchen
host-came = gekommen { $when }
host-tables-of = { $tables ->
    [one] ein Tisch
   *[other] { $tables } Tische
}
host-gathering = sammelt sich
host-playing = läuft
host-finished = beendet
host-cancelled = aufgelöst
host-ended = abgebrochen
host-mute = Stummschalten
host-unmute = Wieder schreiben lassen
host-ban = Aussperren
host-unban = Aussperrung aufheben
host-rename = Umbenennen
host-close = Schließen
host-dismiss = Meldungen erledigt
host-delete = Löschen
host-delete-sure = Ich weiß, dass das nicht rückgängig zu machen ist.
host-reason = Grund (die Person liest ihn)
host-new-name = Neuer Name
host-command-line = Kommandozeile
error-no-such-page = Diese Person gibt es nicht, oder sie ist gegangen.
error-no-device = Ein solches Gerät hast du nicht; vielleicht ist es schon abgemeldet.
error-not-sure = Nichts wurde gelöscht: Bestätige zuerst, dass es sich nicht rückgängig machen lässt.
error-board-of = Das ist ein Spielplan von { $game }. Öffne ihn dort; hier hat sich nichts geändert.
error-no-board-file = Diese Datei ist kein Spielplan dieses Spiels. Es hat sich nichts geändert.
boards-mine = Meine Spielpläne
boards-mine-sub = Alles, was du zeichnest, liegt nach jeder Änderung hier. Niemand sonst sieht es.
boards-none = Du hast noch keinen Spielplan gezeichnet.
boards-untitled = Spielplan ohne Namen
boards-draft = Entwurf
boards-finished = Fertig
boards-changed = Fertig, seither geändert
boards-go-on = Weiterzeichnen
boards-see = Seite des Spielplans
boards-copy = Kopieren
boards-delete = Löschen
boards-delete-sure = Endgültig löschen?
boards-delete-go = Ja, löschen
boards-of = Bild des Spielplans
start-sub = Gib deinen gedruckten Spielplan ein oder zeichne einen eigenen und spiel darauf.
start-correct = Unseren Spielplan berichtigen
start-correct-sub = Du besitzt das gedruckte Spiel. Unser Spielplan ist eine Rekonstruktion: Eine Liste sagt, was daran bekannt und was von uns ist, und du hakst sie ab.
start-empty = Auf leerem Blatt zeichnen
start-empty-sub = Vielleicht über dem Foto eines Spielplans, das in diesem Browser bleibt.
start-file = Datei eines Spielplans öffnen
start-file-sub = Eine Datei, die du oder jemand anderes gespeichert hat.
start-file-go = Öffnen
start-before = Mit dem weitermachen, was dieser Browser noch hat
start-before-sub = Eine Zeichnung aus der Zeit vor der Liste.

do-stands = Wie es steht
key-stands = zeigen, wie es steht
stands-now = Wäre jetzt Schluss
stands-hides = S blendet dies aus
stands-points = { $seat } { $points }
stands-both = { $seat } { $pieces } → { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
prospects-title = Was jeder Weg bringt
# ---------------------------------------------------------------- coming back
home-sub-new = Drei Brettspiele im Browser. Kein Konto nötig: Drück auf „Spielen“, und du sitzt am Tisch.
home-begin = Fang hiermit an
home-minutes = etwa { $least }–{ $most } min
weight-light = Leicht
weight-medium = Mittel
weight-heavy = Schwer
home-play = Spielen
home-play-easy = mit leichten Bots
home-learn = Lernen
home-learn-minutes = etwa { $minutes } min
home-learned = Lektion beendet
home-solved = { $solved } von { $all } gelöst
home-invitations = Einladungen
band-waiting = Wartet jemand auf dich?
band-waiting-sub = Gib den Code ein, den du bekommen hast.
band-invite = Freunde einladen
band-invite-sub = Ein Tisch mit Link und Code
band-free = { $free ->
    [0] Schnelle Partie, Ligen und Ranglisten
    [one] An einem Tisch ist ein Platz frei
   *[other] An { $free } Tischen ist ein Platz frei
}
nav-today = Heute
nav-court = Hof
nav-games-short = Spiele
nav-today-short = Heute
nav-court-short = Hof
nav-together-short = Zusammen
nav-mine-short = Meine
nav-foot = Hauptnavigation, unten
go-on = Weiter
go-on-hello = Willkommen zurück, { $name }
go-on-arrange = Anordnen
go-on-arrange-sub = Was hier steht:
go-on-arrange-go = So lassen
go-on-line-lesson = die begonnene Lektion
go-on-line-puzzle = die Aufgabe des Tages
go-on-line-deal = das Blatt des Tages
go-on-line-court = der Hof
go-on-turn = { $game }: Du bist am Zug
go-on-more = { $games ->
    [one] und noch eine
   *[other] und { $games } weitere
}
go-on-play = Weiterspielen
go-on-lesson = Lektion: { $game }
go-on-lesson-go = Nächster Schritt
go-on-court = Am Hof: { $name }
go-on-court-go = Zur Treppe
who-title = Wie sollen wir dich nennen?
who-face = Dein Gesicht am Tisch
who-face-number = Gesicht { $number }
who-go = Das bin ich
who-later = Nicht jetzt
streak-days = { $days ->
    [one] ein Tag in Folge
   *[other] { $days } Tage in Folge
}
streak-in-a-row = { $days ->
    [one] Tag in Folge
   *[other] Tage in Folge
}
ease-easy = leicht
ease-medium = mittel
ease-hard = schwer
today-title = Heute
today-before = Der Tag davor
today-after = Der Tag danach
today-puzzle = Aufgabe des Tages
today-puzzle-of = { $game }, { $ease }
today-puzzle-about = Eine Stellung, ein Zug ist klar der beste, drei Versuche. Für alle dieselbe.
today-solve = Lösen
today-try-on = Weiter versuchen
today-see = Noch einmal ansehen
today-see-table = Zur Tabelle
today-play = Spielen
today-back = Zu diesem Tag
today-try = { $number }. Versuch
today-not-found = nicht gefunden
today-outcomes = Wie viele wie viele Versuche brauchten
today-outcome-found = { $tries ->
    [1] Richtig beim ersten Versuch
    [2] Richtig beim zweiten Versuch
   *[other] Richtig beim dritten Versuch
}
today-outcome-missed = In drei Versuchen nicht gefunden
today-outcome-shown = Du hast die Lösung angesehen
today-tries-left = { $tries ->
    [0] Kein Versuch mehr
    [one] Noch ein Versuch
   *[other] Noch { $tries } Versuche
}
today-more-puzzles = Weitere Aufgaben
today-earlier = Frühere Tage bleiben offen. Für die Folge zählt nur, was am Tag selbst geschieht.
today-share = Teilen
today-share-sub = verrät nichts
today-copy = Kopieren
today-copied = Kopiert
today-share-puzzle = Aufgabe { $tries }
today-share-deal = Blatt { $points } · Platz { $place } von { $all }
today-deal = Blatt des Tages
today-deal-of = { $game }, { $bots ->
    [one] ein Bot
   *[other] { $bots } Bots
}
today-deal-level = { $game }, { $bots ->
    [one] ein Bot
   *[other] { $bots } Bots
}: { $level }
today-deal-about = Dieselben Karten und dieselben Bots für alle. Deine erste beendete Partie zählt; bis Mitternacht (UTC) kannst du sie unterbrechen.
today-deal-count = { $people ->
    [0] Du bist die oder der Erste.
    [one] Eine Person hat es gespielt.
   *[other] { $people } haben es gespielt.
}
today-deal-played = { $people ->
    [one] Eine Person hat dieses Blatt gespielt
   *[other] { $people } haben dieses Blatt gespielt
}
today-deal-nobody = Niemand hat dieses Blatt gespielt.
today-deal-lead = Vor den Bots
today-deal-place = { $points ->
    [one] ein Punkt
   *[other] { $points } Punkte
}, Platz { $place } von { $all }
today-sealed = Vorher versiegelt
today-sealed-about = Alles, was in diesem Blatt der Zufall entscheidet, folgt aus einer geheimen Zahl. Das ist ihr SHA-256, der schon am Tag davor hier stand. Die Zahl selbst steht nach Ende des Tages auf jeder Wertungsseite.
today-sealed-next = Das von morgen:
court-title = Der Hof
court-sub = { $people ->
   *[other] { $people } Leute stehen auf der Treppe. Gewinne einmal gegen jeden, und der nächste empfängt dich.
}
court-stairs = Die Treppe, von unten nach oben
court-won = gewonnen
court-locked = noch nicht
court-again = Noch einmal
court-play = Gegen { $name } spielen
court-next = Als Nächstes auf der Treppe: { $number } von { $all }
court-how = Zu dritt am Tisch; wer Erster wird, darf weiter. Keine Tipps, keine Wertung.
court-tally = { $game } · du { $ahead }, Gegenseite { $behind }
court-tally-you = du { $ahead }, Gegenseite { $behind }
court-tally-about = beendete Partien, in denen du davor und dahinter warst
court-quote = „{ $text }“
court-memory-never = Wir kennen uns noch nicht. Setz dich und zeig mir, wie du spielst.
court-memory-lost = { $margin ->
    [one] Ein Punkt trennte uns letztes Mal. Komm besser vorbereitet wieder.
   *[other] { $margin } Punkte trennten uns letztes Mal. Komm besser vorbereitet wieder.
}
court-memory-lost-close = Letztes Mal war es knapp. Ich habe seitdem darüber nachgedacht; du auch?
court-memory-lost-often = Dreimal hintereinander, alle für mich. Fast fehlt mir die Sorge.
court-memory-won = { $margin ->
    [one] Du hast mich um einen Punkt geschlagen. Das habe ich nicht vergessen.
   *[other] Du hast mich um { $margin } Punkte geschlagen. Das habe ich nicht vergessen.
}
court-memory-won-close = Um ein Haar lagst du vorn. Nächstes Mal gehört das Haar mir.
court-memory-won-often = Ich zähle nicht mehr, wie oft du mich schlägst. Die anderen schon.
court-memory-level = Gleichstand, letztes Mal. Einer von uns muss weichen.
court-farewell-1 = Gut gespielt. Setz dich, der Tee geht aufs Haus.
court-farewell-2 = Ich habe es kommen sehen und konnte es nicht verhindern. Geh nur hinauf.
court-farewell-3 = Kein Stein am falschen Platz. Ich werde sagen, dass du kommst.
court-farewell-4 = Du darfst weiter. Wenige durften es, und ich erinnere mich an jeden.
court-latest = Die letzte Szene
court-latest-when = { $name }, geschlagen am { $day }
court-lets-pass = { $name } lässt dich passieren
court-unlocked = Als Nächstes: { $name }
court-back = Zurück zur Treppe
court-all-won = { $name } erhebt sich vor dir
court-all-won-sub = Du hast gegen alle auf dieser Treppe gewonnen. Die anderen Spiele haben ihre eigene Treppe.
puzzle-known = gelöst
error-court = Diese Person empfängt dich noch nicht: Gewinne erst gegen die darunter.
error-deal-left = Du hast deinen Tisch zum heutigen Blatt abgebrochen. Morgen gibt es ein neues.
error-sealed = Andere spielen dieses Blatt heute noch. Ab Mitternacht (UTC) dürfen alle zuschauen.
coach-title = Trainer
coach-lesson = Zur Lektion
coach-off = Ohne Trainer
coach-call = Was würde ein Trainer sagen?
coach-any = Diese Züge bewirken Verschiedenes, und jeder davon gut. Die anderen gehen auch.
mine-next-more = { $tables ->
    [one] Ein weiterer Tisch wartet
   *[other] { $tables } weitere Tische warten
}
menu-bots = Bots an diesem Tisch
menu-bots-go = Ändern
menu-bots-level = Stufe
menu-bots-hurry = Ein Klick auf den Spielplan treibt einen Bot an.
error-bots-fixed = Die Bots dieses Tisches bleiben, wie sie sind: Es ist ein Blatt des Tages, eine Partie am Hof, oder andere spielen mit.
