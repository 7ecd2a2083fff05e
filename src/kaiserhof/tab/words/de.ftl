# Was die Hülle um die Anwendung im Browser-Tab sagt.

tab-about = Alles läuft in diesem Tab. Nichts wird irgendwohin gesendet.
tab-download = Kaiserhof wird geladen …
tab-python = Python wird gestartet …
tab-unpack = Die Spiele werden ausgepackt …
tab-application = Die Spielbretter werden aufgebaut …
tab-ready = Fertig.
tab-failed = Kaiserhof konnte nicht gestartet werden.
tab-again = Noch einmal versuchen
tab-no-worker = Dieser Browser kann Kaiserhof nicht im Tab ausführen: Er hat keine Service Worker oder erlaubt sie im privaten Fenster nicht.
tab-not-stored = Dieser Browser speichert hier nichts. Deine Partien sind weg, wenn du den Tab schließt.
tab-full = Im Browser ist kein Platz mehr. Dein letzter Zug wurde nicht gespeichert; schaffe Platz und mache ihn noch einmal.
tab-elsewhere = Deine Partien sind in einem anderen Tab geöffnet.
tab-take = Hier weiterspielen
tab-update = Es gibt eine neue Version von Kaiserhof. Deine Partien bleiben.
tab-update-act = Laden
