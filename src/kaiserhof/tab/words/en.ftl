# What the shell says around the application in a browser's tab.

tab-about = Everything runs in this tab. Nothing is sent anywhere.
tab-download = Fetching Kaiserhof …
tab-python = Starting Python …
tab-unpack = Unpacking the games …
tab-application = Setting up the boards …
tab-ready = Ready.
tab-failed = Kaiserhof could not be started.
tab-again = Try again
tab-no-worker = This browser cannot run Kaiserhof in a tab: it has no service workers, or does not allow them in a private window.
tab-not-stored = This browser stores nothing here. Your games are gone when you close the tab.
tab-full = The browser has no room left. Your last move was not stored; free some space, and make it again.
tab-elsewhere = Your games are open in another tab.
tab-take = Go on here
tab-update = There is a new version of Kaiserhof. Your games stay.
tab-update-act = Load it
