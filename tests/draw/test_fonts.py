from __future__ import annotations

from pathlib import Path

import pytest

from tafelrunde.draw import MissingExtra, fonts


def test_fonts_are_cut_once_and_small() -> None:
    files = fonts.woff2()
    assert len(files) == 4
    assert all(path.read_bytes()[:4] == b"wOF2" for path in files.values())
    assert sum(path.stat().st_size for path in files.values()) < 90_000
    assert fonts.folder() is fonts.folder()


def test_font_names_change_with_their_content() -> None:
    assert all(fonts.digest() in name for name in fonts.woff2())
    for name in fonts.woff2():
        assert f"url(/x/{name})" in fonts.css_faces("/x/")


def test_cutting_into_a_fresh_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("TAFELRUNDE_CACHE", str(tmp_path / "deep"))
    made = fonts.folder.__wrapped__()
    assert made.parent == tmp_path / "deep"
    assert len(list(made.iterdir())) == 8
    assert [path.name for path in made.parent.iterdir()] == [made.name]


def test_a_missing_font_package_is_named() -> None:
    face = fonts.Face("X, serif", 400, "fontpkg_no_such_font", "x.ttf")
    with pytest.raises(MissingExtra, match="fontpkg-no-such-font"):
        face.path()
