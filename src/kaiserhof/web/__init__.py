"""The website: HTTP, templates and live updates. Contains none of the games' rules.

`kaiserhof.web.app.create_app` builds the application. It is not imported here, because a worker needs only the
settings.
"""

from kaiserhof.extras import needing_extras

with needing_extras():
    from kaiserhof.server.settings import Settings

__all__ = ["Settings"]
