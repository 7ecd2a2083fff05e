"""The page: HTTP, templates and live updates. Nothing of any game's rules is in here.

`kaiserhof.web.app.create_app` gives the application; `Settings` says how it runs. A worker needs the settings alone, so
the application is not loaded with them.
"""

from kaiserhof.extras import needing_extras

with needing_extras():
    from kaiserhof.server.settings import Settings

__all__ = ["Settings"]
