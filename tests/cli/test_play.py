"""`play`: what is typed, and what is answered."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from typer.testing import Result

Run = Callable[..., Result]
HOT_SEAT = ("play", "connect4", "--bots", "human", "--seed", "1")
WIN = "drop a\ndrop b\n1\n2\ndrop a\ndrop b\ndrop a\n"  # numbers and words


def test_to_the_end(run: Run) -> None:
    result = run(*HOT_SEAT, typed=WIN + "\n")
    assert result.exit_code == 0
    assert "Four in a line" in result.stdout
    assert "Winner: Seat 1" in result.stdout
    assert "not saved" in result.stdout


def test_against_a_bot_in_german(run: Run) -> None:
    result = run("play", "connect4", "--bot", "random", typed="4\n", lang="de_DE.UTF-8")
    assert "Platz 2 (random) wirft in Spalte" in result.stdout
    assert "In welche Spalte?" in result.stdout


def test_bots_among_themselves(run: Run) -> None:
    result = run("play", "connect4", "--bots", "greedy,random", "--seed", "2")
    assert result.exit_code == 0
    assert "Winner: Seat 1 (greedy)" in result.stdout


def test_end_of_input_is_polite(run: Run) -> None:
    result = run(*HOT_SEAT, typed="drop a\n")
    assert result.exit_code == 0
    assert "not over and was not saved" in result.stdout


def test_illegal_text_cites_its_paragraph(run: Run) -> None:
    result = run(*HOT_SEAT, typed="drop a\n" * 7)
    assert "§ 1.2 In turn, each player drops one disc" in result.stdout
    assert result.stdout.count("drops into column a") == 11  # six drops, five of them told twice


def test_question_mark_explains_with_the_whole_paragraph(run: Run) -> None:
    result = run(*HOT_SEAT, typed="drop a\n" * 6 + "? drop a\n?drop b\n?\n")
    assert "“drop a” is not possible now:\n§ 1.2 In turn" in result.stdout
    assert "lowest free cell." in result.stdout
    assert "“drop b” is possible now." in result.stdout
    assert "undo           take back" in result.stdout


def test_what_is_not_understood_is_said_in_the_readers_language(run: Run) -> None:
    """Audits A, 6 and B, L5: not in English where German is spoken."""
    typed = "jump\ndrop z\ndrop a b\n"
    shown = run(*HOT_SEAT, typed=typed, lang="de_DE.UTF-8").stdout
    assert "Mit „jump“ beginnt kein Zug; möglich: drop." in shown
    assert "„z“ passt nicht zu „drop“; möglich: a, b" in shown
    assert "Nach „drop“ gehört ein Wort, nicht 2." in shown


def test_help_shows_an_action_of_this_game(run: Run) -> None:
    """Audits A, 6 and B, L5: `help` works like `?`."""
    for typed in ("help\n", "?\n"):
        shown = run(*HOT_SEAT, typed=typed).stdout
        assert "Type the number of a choice, or its words: “drop a”." in shown
        assert "move c4" not in shown


def test_a_number_is_no_file_name_without_asking(run: Run, tmp_path: Path) -> None:
    """Audit B, at its end: after a list of numbers “1” is seldom meant as a file."""
    asked = run(*HOT_SEAT, typed=WIN + "1\nno\n\n").stdout
    assert "Shall the file really be called “1”?" in asked
    assert "Saved" not in asked
    assert not Path("1").exists()


def test_malformed_text(run: Run) -> None:
    result = run(*HOT_SEAT, typed="jump\ndrop z\ndrop a b\n99\n\n")
    assert "“jump” begins with no known action; known: drop." in result.stdout
    assert "“z” does not fit “drop”; possible: a, b" in result.stdout
    assert "“drop” takes one word after it, not 2." in result.stdout
    assert "The list has the numbers 1 to 7." in result.stdout


def test_rules_and_log(run: Run) -> None:
    result = run(*HOT_SEAT, typed="drop c\nlog\nrules 1.3\nrules 9\nrules\n")
    assert result.stdout.count("Seat 1 drops into column c.") == 2
    assert "Four discs of one player" in result.stdout
    assert "has no section 9" in result.stdout


def test_free_undo_needs_an_own_action(run: Run) -> None:
    result = run(*HOT_SEAT, typed="drop c\nundo\n")
    assert "nothing to take back" in result.stdout


def test_a_lone_person_does_not_undo_past_the_bot(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "m.txt"
    for policy in ((), ("--undo", "never"), ("--undo", "consent")):
        typed = f"drop c\nundo\nsave! {file}\n"
        result = run("play", "connect4", "--bot", "random", "--seed", "3", *policy, typed=typed)
        assert "Taking back: never" in result.stdout
        text = file.read_text()
        assert "undo" not in text
        assert "practice" not in text


def test_for_practice_a_lone_person_undoes_past_the_bot(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "m.txt"
    typed = f"undo\ndrop c\nundo\ndrop e\nsave {file}\n"
    bot = ("play", "connect4", "--bot", "random", "--seed", "3", "--undo", "freely")
    result = run(*bot, typed=typed)
    assert "nothing to take back" in result.stdout
    assert "An action was taken back." in result.stdout
    assert "practice: yes" in file.read_text()
    again = run("play", "--load", file, typed=f"undo\nsave! {file}\n")
    assert "An action was taken back." in again.stdout
    assert "practice: yes" in file.read_text()
    run("play", "--load", file, "--undo", "never", typed=f"save! {file}\n")
    assert "practice: yes" in file.read_text()  # what was practice stays so
    entries = file.read_text().splitlines()
    assert "undo 0" in entries
    assert entries.index("0 drop c") < entries.index("undo 0") < entries.index("0 drop e")


def test_people_at_the_keyboard_are_asked_whether_all_agree(run: Run) -> None:
    typed = "drop a\ndrop b\nundo\n"
    no, yes = run(*HOT_SEAT, typed=typed + "no\n"), run(*HOT_SEAT, typed=typed + "yes\n")
    for result in (no, yes):
        assert "Do all others agree?" in result.stdout
    assert "An action was taken back." not in no.stdout
    assert "An action was taken back." in yes.stdout
    at_once = run(*HOT_SEAT, "--undo", "freely", typed=typed)
    assert "agree" not in at_once.stdout
    assert "An action was taken back." in at_once.stdout
    never = run(*HOT_SEAT, "--undo", "never", typed=typed)
    assert "Taking back: never" in never.stdout


def test_an_unknown_policy_is_refused(run: Run) -> None:
    result = run("play", "connect4", "--undo", "always")
    assert result.exit_code != 0
    assert "known: never, consent, freely" in result.output


def test_save_and_load(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "m.txt"
    first = run("play", "connect4", "--bot", "random", "--seed", "3", typed=f"1\n1\nsave {file}\n")
    assert f"Saved as {file}." in first.stdout
    second = run("play", "--load", file, typed=f"log\n2\nsave {file}\n")
    assert "Seat 2 (random)" in second.stdout
    assert second.exit_code == 0
    assert sum(line.startswith("0 drop") for line in file.read_text().splitlines()) == 3


def test_save_replaces_only_when_told(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "m.txt"
    file.write_text("mine")
    result = run(*HOT_SEAT, typed=f"save {file}\nsave\n")
    assert "is there already" in result.stdout
    assert "Name a file" in result.stdout
    assert file.read_text() == "mine"
    run(*HOT_SEAT, typed=f"save! {file}\n")
    assert file.read_text().startswith("tafelrunde record")


def test_quit_offers_to_save(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "m.txt"
    result = run(*HOT_SEAT, typed=f"drop a\nquit\n{file}\ndrop b\n")
    assert result.exit_code == 0
    assert file.exists()
    assert "drop b" not in file.read_text()


def test_a_loaded_match_keeps_its_luck(run: Run, tmp_path: Path) -> None:
    """Played in one go or in two, chance gives the same, and both verify."""
    whole, part = tmp_path / "whole.txt", tmp_path / "part.txt"
    bots = ("--bots", "human", "--seed", "11")
    check = "\ncall\n" * 4
    run("play", "leduc", *bots, typed=f"{check}{whole}\n")
    run("play", "leduc", *bots, typed=f"\ncall\n\nsave {part}\n")
    run("play", "--load", part, typed=f"{check[6:]}{part}\n")
    assert "end 7 entries" in whole.read_text()
    assert part.read_text() == whole.read_text()
    assert run("verify", part).exit_code == 0


def test_curtain_between_persons(run: Run) -> None:
    result = run("play", "leduc", "--bots", "human", "--seed", "11", typed="\ncall\n\n")
    first, second = result.stdout.split("Hand over to Seat 2 and press Enter.")
    assert "Hand over to Seat 1 and press Enter." in first
    assert first.count("Your card") == second.count("Your card") == 1


def test_choices_say_what_lies_there_and_what_it_costs_and_brings(run: Run) -> None:
    """Audit B, Wutaki for newcomers: not the slot alone; as a page has it on board and buttons."""
    typed = "1\n1\n1\n"
    wutaki = ("play", "wutaki", "--bots", "human,casual", "--seed", "7")
    shown = run(*wutaki, typed=typed, lang="de_DE.UTF-8").stdout
    assert "„Große Herde“ behalten · Am Ende mehr als alle anderen: Schafe. 7 SP." in shown
    pact = "Pakt Erde 9. Opfer: 6 Stein, 2 Omen. Lohn: Erhalte 12 SP"
    assert f"Den Pakt auf Auslageplatz 1 nehmen · {pact}" in shown
    assert "Loyalen Arbeiter einsetzen: Wald · bringt 2 Holz" in shown
    climb = "Pyramide der Verdammnis · kostet 1 Holz, 1 Stein, 1 Schaf, 1 Öl · bringt 5 SP"
    assert climb in shown
    assert "Bleibt er unerfüllt, kostet er am Ende 8 SP." in shown
    english = run(*wutaki, typed=typed, lang="en").stdout
    assert "Take the pact in slot 1 · Pact Earth 9. Sacrifice: 6 stone, 2 omens." in english
    assert " · brings 2 wood" in english
