"""The site's words: the same ids in every language."""

from tafelrunde.words.catalogue import LANGUAGES, SITE, catalogue


def test_every_text_in_every_language() -> None:
    ids = [catalogue(SITE, lang).ids for lang in LANGUAGES]
    assert all(each == ids[0] for each in ids)
    assert any(id.startswith("cli-") for id in ids[0])
