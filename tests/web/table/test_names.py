"""What those who sit at a table are called: bots have names of their own, each another one."""

from __future__ import annotations

import pytest

from tafelrunde.table.match.entry import By, Holder
from tafelrunde.web.table.labels import called, table_texts

ANNA = Holder(By.PERSON, "Anna", person="anna")
GWEN = Holder(By.BOT, level="casual")
PIM = Holder(By.BOT, level="beginner")


@pytest.mark.parametrize("lang", ["de", "en"])
def test_a_bot_is_called_as_in_the_lobby(lang: str) -> None:
    assert called((ANNA, GWEN, PIM), table_texts(lang)) == ("Anna", "Gwen", "Pim")


def test_the_second_of_a_name_has_a_number() -> None:
    gwen = Holder(By.PERSON, "Gwen", person="gwen")
    assert called((GWEN, GWEN, GWEN), table_texts("de")) == ("Gwen", "Gwen 2", "Gwen 3")
    assert called((GWEN, gwen), table_texts("de")) == ("Gwen 2", "Gwen")


def test_a_bot_without_a_name_has_that_of_its_seat() -> None:
    assert called((ANNA, Holder(By.BOT, level="greedy")), table_texts("de")) == ("Anna", "Bot 2")


def test_a_bot_that_goes_on_for_somebody_keeps_their_name() -> None:
    stand_in = Holder(By.BOT, "Ben", "casual")
    assert called((ANNA, stand_in), table_texts("de")) == ("Anna", "Ben")


def test_a_free_seat_is_a_number() -> None:
    assert called((ANNA, Holder(By.NOBODY)), table_texts("de")) == ("Anna", "Platz 2")
