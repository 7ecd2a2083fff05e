"""Settings come from the command line, the environment or a file, and an invalid one is named in one sentence."""

from pathlib import Path

import pytest

from kaiserhof.engine import KaiserhofError
from kaiserhof.server.settings import Settings, load_settings
from tools.settings_page import PAGE, page


def test_the_nearest_setting_counts(tmp_path: Path) -> None:
    file = tmp_path / "settings.toml"
    file.write_text('port = 1\nbot_pause = 0.25\nhost = "::1"\nlog_format = "json"\n', encoding="utf-8")
    found = load_settings({"port": 3}, file, {"KAISERHOF_PORT": "2", "KAISERHOF_HOST": "::", "OTHER": "x"})
    assert (found.port, found.host, found.bot_pause, found.log_format) == (3, "::", 0.25, "json")
    assert load_settings({}, None, {}) == Settings()


def test_a_text_of_the_environment_is_what_the_setting_takes() -> None:
    found = load_settings(
        {},
        None,
        {
            "KAISERHOF_LIMITS": "off",
            "KAISERHOF_SECURE": "true",
            "KAISERHOF_TRUSTED_PROXIES": "10.0.0.0/8, ::1",
            "KAISERHOF_BOT_PROCESSES": "3",
            "KAISERHOF_BOT_SECONDS": "1.5",
        },
    )
    assert (found.limits, found.secure, found.bot_processes, found.bot_seconds) == (False, True, 3, 1.5)
    assert found.trusted_proxies == ("10.0.0.0/8", "::1")


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("port", "many"),
        ("port", "65536"),
        ("bot_pause", "-1"),
        ("bot_pause", "nan"),
        ("limits", "perhaps"),
        ("log_level", "loud"),
        ("trusted_proxies", "example.org"),
        ("bot_processes", "-1"),
    ],
)
def test_a_wrong_value_is_named(name: str, value: str) -> None:
    with pytest.raises(KaiserhofError, match="error-setting") as refused:
        load_settings({}, None, {f"KAISERHOF_{name.upper()}": value})
    assert refused.value.message.values["name"] == name


def test_a_setting_that_does_not_exist_is_named(tmp_path: Path) -> None:
    file = tmp_path / "settings.toml"
    file.write_text("prot = 80\n", encoding="utf-8")
    with pytest.raises(KaiserhofError, match="error-setting-unknown"):
        load_settings({}, file, {})


@pytest.mark.parametrize(
    ("content", "error"), [(b"port = ", "error-data"), (b"\xff", "error-file-text"), (None, "error-file")]
)
def test_a_file_that_cannot_be_used_is_named(tmp_path: Path, content: bytes | None, error: str) -> None:
    file = tmp_path / "settings.toml"
    if content is not None:
        file.write_bytes(content)
    with pytest.raises(KaiserhofError, match=error):
        load_settings({}, file, {})


def test_the_page_of_settings_is_up_to_date() -> None:
    assert PAGE.read_text(encoding="utf-8") == page()
