"""The commands for records: simulate, verify, replay, info."""

from __future__ import annotations

import re
from dataclasses import replace
from pathlib import Path

import pytest
from typer.testing import CliRunner, Result

from fourthseat_engine.games import GAMES
from fourthseat_engine.record import RecordedPlayer, dumps, loads
from fourthseat_engine.record.writer import digest_of
from fourthseat_engine.seats import SEAT_NAMES
from fourthseat_server.cli import app
from fourthseat_server.cli.info import how_it_runs

SHORT = ("simulate", "rikiki", "--option", "longest=2")


def run(*words: str | Path) -> Result:
    """Run a command; whatever it is given, it never shows a traceback."""
    result = CliRunner().invoke(app, [str(word) for word in words])
    assert result.exception is None or isinstance(result.exception, SystemExit)
    return result


@pytest.fixture(scope="module")
def record_file(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("records")
    assert run(*SHORT, "--seed", "7", "--out", folder).exit_code == 0
    return folder / "rikiki-7-1.record"


def written(path: Path) -> dict[str, bytes]:
    return {file.name: file.read_bytes() for file in sorted(path.iterdir())}


def test_simulate_twice_gives_the_same_bytes_and_verify_accepts_them(tmp_path: Path) -> None:
    for folder in ("once", "twice"):
        done = run(*SHORT, "--matches", "12", "--seed", "1", "--out", tmp_path / folder)
        assert done.exit_code == 0
        assert "12 matches of rikiki" in done.output
    once = written(tmp_path / "once")
    assert list(once) == [f"rikiki-1-{number:02}.record" for number in range(1, 13)]
    assert once == written(tmp_path / "twice")
    assert len(set(once.values())) == 12
    held = run("verify", *(tmp_path / "once" / name for name in once))
    assert held.exit_code == 0
    assert held.output.count(": holds. rikiki, 3 deals, won by random (") == 12


@pytest.mark.parametrize("game", GAMES)
def test_every_game_can_be_simulated_verified_and_replayed(game: str, tmp_path: Path) -> None:
    assert run("simulate", game, "--out", tmp_path).exit_code == 0
    (path,) = tmp_path.iterdir()
    assert run("verify", path).exit_code == 0
    told = run("replay", path)
    assert told.exit_code == 0
    assert "The match is over." in told.output


@pytest.mark.parametrize(
    ("words", "named"),
    [
        (("whist",), "whist"),
        (("rikiki", "--option", "longest=14"), "longest"),
        (("rikiki", "--option", "longest=three"), "longest"),
        (("rikiki", "--option", "longest"), "longest"),
        (("rikiki", "--option", "colour=red"), "colour"),
        (("rikiki", "--players", "nobody"), "nobody"),
        (("rikiki", "--players", "random,random"), "four"),
        (("rikiki", "--matches", "0"), "matches"),
    ],
)
def test_simulate_says_what_it_cannot_use(words: tuple[str, ...], named: str, tmp_path: Path) -> None:
    failed = run("simulate", *words, "--out", tmp_path / "none")
    assert failed.exit_code == 2
    assert named in failed.output
    assert not (tmp_path / "none").exists()


def test_simulate_says_that_it_cannot_write(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("in the way")
    failed = run(*SHORT, "--out", tmp_path / "file")
    assert failed.exit_code == 2
    assert "cannot be written" in failed.output


def test_bots_are_seated_by_name_and_play_the_same_again(tmp_path: Path) -> None:
    for folder in ("once", "twice"):
        done = run(*SHORT, "--players", "normal,greedy,easy,random", "--out", tmp_path / folder)
        assert done.exit_code == 0
        assert all(name in done.output for name in ("normal", "greedy", "easy", "random"))
    once = written(tmp_path / "once")
    assert once == written(tmp_path / "twice")
    record = loads(once["rikiki-1-1.record"].decode())
    assert [player.name for player in record.terms.players] == ["normal", "greedy", "easy", "random"]
    assert all(player.bot for player in record.terms.players)


def test_switches_are_given_as_on_and_off(tmp_path: Path) -> None:
    done = run("simulate", "rikken-nine", "--option", "stop_when_decided=off", "--out", tmp_path)
    assert done.exit_code == 0
    (path,) = tmp_path.iterdir()
    assert loads(path.read_text("utf-8")).terms.options["stop_when_decided"] is False
    refused = run("simulate", "rikken-nine", "--option", "stop_when_decided=maybe", "--out", tmp_path)
    assert refused.exit_code == 2


def test_verify_refuses_every_changed_character(record_file: Path, tmp_path: Path) -> None:
    """Through the command itself for a sample of positions; the engine's tests try all of them."""
    text = record_file.read_text("utf-8")
    changed = []
    for at in range(0, len(text), 11):
        path = tmp_path / f"{at}.record"
        path.write_text(text[:at] + chr(ord(text[at]) ^ 1) + text[at + 1 :], "utf-8", newline="")
        changed.append(path)
    refused = run("verify", *changed)
    assert refused.exit_code in {1, 2}
    assert ": holds." not in refused.output
    for path in changed:
        assert re.search(rf"^{path}: (does NOT hold|cannot be read)", refused.output, re.MULTILINE)


def test_verify_tells_a_false_record_from_an_unreadable_one(record_file: Path, tmp_path: Path) -> None:
    text = record_file.read_text("utf-8")
    false, broken = tmp_path / "false.record", tmp_path / "broken.record"
    body = re.sub(r"(\nscores: )\S+", r"\g<1>99", text, count=1).rpartition("digest: ")[0]
    false.write_text(f"{body}digest: {digest_of(body)}\n", "utf-8")
    broken.write_text("fourthseat record 1\ngame: rikiki\n", "utf-8")

    refused = run("verify", false)
    assert (refused.exit_code, "Deal 1: the scores" in refused.output) == (1, True)
    refused = run("verify", broken)
    assert (refused.exit_code, "Line 3" in refused.output) == (2, True)
    assert run("verify", record_file, false).exit_code == 1
    mixed = run("verify", false, broken, record_file)
    assert mixed.exit_code == 2
    assert f"{record_file}: holds." in mixed.output


@pytest.mark.parametrize("command", ["verify", "replay"])
def test_files_that_are_no_records(command: str, tmp_path: Path) -> None:
    missing, folder, binary, large = (tmp_path / name for name in ("missing", "folder", "binary", "huge"))
    folder.mkdir()
    binary.write_bytes(b"\xff\xfe\x00")
    with large.open("wb") as file:
        file.truncate(17 * 1024 * 1024)
    reasons = {missing: "No such file", folder: "directory", binary: "UTF-8", large: "too large"}
    for path, reason in reasons.items():
        refused = run(command, path)
        assert refused.exit_code == 2
        assert reason in refused.output


def test_replay_opens_all_hands_unless_a_seat_is_named(record_file: Path) -> None:
    told = run("replay", record_file, "--deal", "1").output
    hands = re.findall(r"^  (South|West|North|East) +\S+$", told, re.MULTILINE)
    assert hands[-4:] == list(SEAT_NAMES)
    assert "▒▒" not in told


@pytest.mark.parametrize("seat", ["south", "West", "north", "EAST"])
def test_replay_from_a_seat_shows_that_hand_only(record_file: Path, seat: str) -> None:
    told = run("replay", record_file, "--seat", seat, "--deal", "2").output
    shown = re.findall(r"^  (South|West|North|East)  +(?!random)\S.*$", told, re.MULTILINE)
    assert set(shown) == {seat.capitalize()}
    assert len(shown) == 2


def test_replay_tells_every_deal_or_the_one_asked_for(record_file: Path) -> None:
    every = run("replay", record_file).output
    assert re.findall(r"^Deal (\d+): ", every, re.MULTILINE) == ["1", "2", "3"]
    assert every.rstrip().endswith("won.")
    second = run("replay", record_file, "--deal", "2").output
    assert re.findall(r"^Deal (\d+): ", second, re.MULTILINE) == ["2"]
    beyond = run("replay", record_file, "--deal", "4")
    assert (beyond.exit_code, "3 deals" in beyond.output) == (2, True)
    assert run("replay", record_file, "--seat", "middle").exit_code == 2


def test_replay_stops_at_an_illegal_move(record_file: Path, tmp_path: Path) -> None:
    record = loads(record_file.read_text("utf-8"))
    first = record.deals[0]
    cut = replace(record, deals=(replace(first, moves=first.moves[:-1]), *record.deals[1:]))
    path = tmp_path / "cut.record"
    path.write_text(dumps(cut), "utf-8")
    stopped = run("replay", path)
    assert stopped.exit_code == 1
    assert "Deal 1 has no move after number 7" in stopped.output


def test_names_cannot_steer_the_terminal(record_file: Path, tmp_path: Path) -> None:
    record = loads(record_file.read_text("utf-8"))
    name = "\x1b[2J\u202eAnna\x07"
    players = tuple(RecordedPlayer(name=name) for _ in SEAT_NAMES)
    path = tmp_path / "steering.record"
    path.write_text(dumps(replace(record, terms=replace(record.terms, players=players))), "utf-8")
    for command in ("verify", "replay"):
        told = run(command, path)
        assert told.exit_code == 0
        assert "Anna" in told.output
        assert not set("\x1b\u202e\x07") & set(told.output)


def test_info_says_what_is_here(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("FOURTHSEAT_DATA", str(tmp_path))
    told = run("info")
    assert told.exit_code == 0
    said = ("fourthseat", "CPython", "SQLite", str(tmp_path), "longest=13", "stop_when_decided=on")
    assert all(word in told.output for word in (*GAMES, *said))
    assert re.search(r"^engine +(compiled|interpreted)$", told.output, re.MULTILINE)


def test_info_says_that_a_setting_is_wrong(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("FOURTHSEAT_PORT", "many")
    failed = run("info")
    assert (failed.exit_code, "port" in failed.output) == (2, True)


def test_the_engine_is_compiled_when_its_module_is_not_python() -> None:
    assert how_it_runs("/lib/deal.py") == "interpreted"
    assert how_it_runs("/lib/deal.cpython-311-x86_64-linux-gnu.so") == "compiled"


@pytest.mark.parametrize("command", ["simulate", "verify", "replay", "info"])
def test_help_documents_the_exit_codes(command: str) -> None:
    helped = run(command, "--help")
    assert helped.exit_code == 0
    assert "Exit codes" in helped.output
