"""Kinds of browsers, so that people can tell their devices apart. User agents are only a hint."""

from __future__ import annotations

BROWSERS = (
    ("edg", "edge"),
    ("opr/", "opera"),
    ("samsungbrowser", "samsung"),
    ("firefox", "firefox"),
    ("fxios", "firefox"),
    ("crios", "chrome"),
    ("chrome", "chrome"),
    ("safari", "safari"),
)
"""Substrings of user agents and the browsers they identify. The order matters: most browsers also claim to be some of
the later ones."""

SYSTEMS = (
    ("iphone", "iphone"),
    ("ipad", "ipad"),
    ("android", "android"),
    ("windows", "windows"),
    ("mac os", "mac"),
    ("cros", "chromeos"),
    ("linux", "linux"),
)
NAMES = {
    "edge": "Edge",
    "opera": "Opera",
    "samsung": "Samsung Internet",
    "firefox": "Firefox",
    "chrome": "Chrome",
    "safari": "Safari",
    "iphone": "iPhone",
    "ipad": "iPad",
    "android": "Android",
    "windows": "Windows",
    "mac": "Mac",
    "chromeos": "ChromeOS",
    "linux": "Linux",
}
PROGRAM = "program"


def kind_of(agent: str) -> str:
    """Returns the kind of a browser, given its user agent.

    >>> kind_of("Mozilla/5.0 (Android 15; Mobile; rv:140.0) Gecko/140.0 Firefox/140.0")
    'firefox android'
    >>> kind_of("python-httpx/0.28")
    'program'
    """
    said = agent[:400].lower()
    browser = next((name for sign, name in BROWSERS if sign in said), None)
    system = next((name for sign, name in SYSTEMS if sign in said), None)
    return " ".join(filter(None, (browser, system))) or PROGRAM


def name_of(kind: str) -> str:
    """Returns the display name of a kind of browser; empty if it is unknown.

    >>> name_of("firefox android")
    'Firefox · Android'
    """
    return " · ".join(NAMES[part] for part in kind.split() if part in NAMES)
