"""The page: HTTP, templates and live updates. Nothing of any game's rules is in here.

`create_app` gives the application; `Settings` says how it runs.
"""

from kaiserhof.extras import needing_extras

with needing_extras():
    from kaiserhof.web.app import create_app
    from kaiserhof.web.settings import Settings

__all__ = ["Settings", "create_app"]
