"""Kinds of browsers, so that people tell their devices apart. What a browser says of itself is only a hint."""

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
"""What a browser's name for itself contains, and what people call it; most claim to be some of the later ones too."""

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
    """Returns the kind of a browser from what it says of itself.

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
    """Returns the kind of a browser as people read it; empty if there is nothing to say.

    >>> name_of("firefox android")
    'Firefox · Android'
    """
    return " · ".join(NAMES[part] for part in kind.split() if part in NAMES)
