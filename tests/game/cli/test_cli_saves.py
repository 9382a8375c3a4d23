"""The commands that work on saves, as a person types them."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from game.cli.main import main

ROOT = Path(__file__).resolve().parents[3]

THREE = "Isabella Rodriguez,Klaus Mueller,Maria Lopez"
RUN = ("run", "--headless", "--model", "scripted", "--residents", THREE)


@pytest.fixture(scope="module")
def made(tmp_path_factory):
    """Give a home with the save "demo" of the hours until 7:30."""
    home = tmp_path_factory.mktemp("home")
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("SMALLVILLE_HOME", str(home))
        assert main([*RUN, "--save", "demo", "--until", "1 07:00", "--seed", "5"]) == 0
        assert main(["run", "--headless", "--save", "demo", "--until", "1 07:30"]) == 0
    return home


@pytest.fixture
def home(made, monkeypatch):
    monkeypatch.setenv("SMALLVILLE_HOME", str(made))
    return made


def refused(capsys, *arguments: str) -> str:
    """Run a command that must fail in one sentence; give the sentence."""
    assert main(list(arguments)) == 2
    said = capsys.readouterr()
    assert said.out == ""
    assert said.err.startswith("smallville: ")
    assert said.err.count("\n") == 1
    return said.err


def test_a_run_goes_on_and_replays_exactly(home, capsys):
    assert main(["replay", "demo", "--verify"]) == 0
    assert capsys.readouterr().out == "replay exact: 2701 ticks\n"


def test_inspect_prints_one_object_of_the_promised_shape(home, capsys):
    assert main(["inspect", "demo", "--at", "1 07:10", "--json"]) == 0
    found = json.loads(capsys.readouterr().out)
    assert sorted(found) == ["clock", "conversations", "objects", "residents"]
    assert found["clock"]["at"] == "1 07:10"
    assert sorted(found["residents"]) == ["Isabella Rodriguez", "Klaus Mueller", "Maria Lopez"]
    klaus = found["residents"]["Klaus Mueller"]
    assert {"sheet", "plan", "act", "memories", "places"} <= set(klaus)
    assert sum(chunk["minutes"] for chunk in klaus["plan"]["chunks"]) == 1440
    wanted = {"kind", "text", "created", "last_accessed", "importance", "evidence", "provenance"}
    assert all(wanted <= set(memory) for memory in klaus["memories"])
    assert all("state" in thing for thing in found["objects"].values())
    assert all(address.startswith("the Ville:") for address in found["objects"])


def test_inspect_of_one_resident_by_first_name_shows_only_that_one(home, capsys):
    assert main(["inspect", "demo", "--resident", "Klaus", "--json"]) == 0
    assert list(json.loads(capsys.readouterr().out)["residents"]) == ["Klaus Mueller"]


def test_inspect_without_json_is_for_people(home, capsys):
    assert main(["inspect", "demo"]) == 0
    assert capsys.readouterr().out.startswith("7:30 am, Monday February 13\n\nIsabella Rodriguez: ")


def test_a_fork_is_the_same_run_until_its_moment(home, capsys):
    assert main(["fork", "demo", "fork-1", "--at", "1 06:45"]) == 0
    capsys.readouterr()
    for name in ("demo", "fork-1"):
        assert main(["inspect", name, "--at", "1 06:45", "--json"]) == 0
    assert main(["replay", "fork-1", "--verify"]) == 0
    said = capsys.readouterr().out
    decoder = json.JSONDecoder()
    one, end = decoder.raw_decode(said)
    other, end = decoder.raw_decode(said, end + 1)
    assert one == other
    assert said[end:] == "\nreplay exact: 2431 ticks\n"


def test_a_fork_goes_on_by_itself(home, capsys):
    assert main(["fork", "demo", "fork-2", "--at", "1 06:00"]) == 0
    assert main(["run", "--headless", "--save", "fork-2", "--until", "1 06:20"]) == 0
    assert main(["replay", "fork-2", "--verify"]) == 0
    assert capsys.readouterr().out.endswith("replay exact: 2281 ticks\n")


def test_an_exported_save_comes_back_under_another_name(home, tmp_path, capsys):
    file = tmp_path / "demo.smallville"
    assert main(["export", "demo", str(file)]) == 0
    assert main(["import", str(file), "été 町"]) == 0
    assert main(["replay", "été 町", "--verify"]) == 0
    assert capsys.readouterr().out.endswith("replay exact: 2701 ticks\n")
    assert "exists" in refused(capsys, "import", str(file))


@pytest.mark.parametrize(
    ("arguments", "part"),
    [
        (("run", "--save", "demo", "--seed", "6"), "has the seed 5"),
        (("run", "--save", "demo", "--residents", "Klaus"), "has the residents"),
        (("run", "--save", "demo", "--model", "rules"), "was made with the model scripted"),
        (("run", "--save", "new", "--residents", "Nobody"), 'nobody in the_ville is called "Nobody"'),
        (("run", "--save", "new", "--model", "/nowhere/x.gguf"), "x.gguf"),
        (("run", "--save", "demo", "--until", "noon"), 'the time "noon" is not of the form'),
        (("run", "--save", "a/b"), "it holds /"),
        (("replay", "nothing", "--verify"), "there is no such save"),
        (("replay", "..", "--verify"), "begins or ends with a space or a dot"),
        (("inspect", "demo", "--at", "9 00:00"), 'only reaches to "1 07:30"'),
        (("inspect", "demo", "--resident", "Nobody"), 'nobody called "Nobody"'),
        (("fork", "demo", "late", "--at", "9 00:00"), 'only reaches to "1 07:30"'),
        (("fork", "demo", "demo", "--at", "1 06:00"), "a save of this name exists"),
        (("fork", "demo", "con", "--at", "1 06:00"), "Windows keeps this name"),
        (("export", "demo", "/nowhere/at/all"), "/nowhere/at/all"),
        (("export", "demo", ""), "it is a folder"),
        (("export", "demo", "x" * 300), "File name too long"),
        (("import", ""), "it is no plain file"),
        (("run", "--save", "new", "--until", ""), 'the time "" is not of the form'),
        (("run", "--save", "new", "--residents", " , "), "--residents names nobody"),
        (("run", "--save", "new", "--model", ""), 'lists no model ""'),
        (("run", "--save", "new", "--model", "x" * 5000), "correct the path"),
        (("inspect", "demo", "--at", ""), 'the time "" is not of the form'),
        (("inspect", "demo", "--at", "١ ٠٧:٠٠"), "is not of the form"),
        (("inspect", "demo", "--resident", ""), 'nobody called ""'),
        (("inspect", "demo", "--resident", "\x1b[2J"), 'nobody called "?[2J"'),
        (("import", "/nowhere/at/all"), "/nowhere/at/all"),
        (("import", __file__), "is no archive of a save"),
    ],
)  # fmt: skip
def test_what_cannot_be_done_is_said_in_one_sentence(home, capsys, arguments, part):
    assert part in refused(capsys, *arguments)


@pytest.mark.parametrize(
    "wrong",
    [
        ("--model", "/nowhere/x.gguf"),
        ("--model", "scripted", "--far", "slow", "--watch", "Nobody"),
        ("--model", "scripted", "--script", "/nowhere/x.toml"),
        ("--model", "scripted", "--town", "/nowhere"),
    ],
)
def test_a_town_that_could_not_be_started_leaves_no_save(home, capsys, wrong):
    refused(capsys, "run", "--save", "never", "--until", "1 00:10", *wrong)
    assert not (home / "saves" / "never").exists()


def command(home: Path, *arguments: str, **more: str) -> subprocess.Popen[str]:
    environment = {**os.environ, "SMALLVILLE_HOME": str(home), **more}
    return subprocess.Popen(
        [sys.executable, "-m", "game", *arguments],
        cwd=ROOT, env=environment, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True,
    )  # fmt: skip


@pytest.mark.parametrize("number", [signal.SIGINT, signal.SIGTERM])
def test_ctrl_c_saves_and_stops(home, number):
    name = f"stopped{number}"
    town = command(home, *RUN, "--save", name)
    journal = home / "saves" / name / "journal.log"
    while not journal.exists() or journal.stat().st_size < 1000:
        assert town.poll() is None
        time.sleep(0.02)
    town.send_signal(number)
    _, error = town.communicate(timeout=60)
    assert town.returncode == 0, error
    assert "the town is saved" in error
    assert "Traceback" not in error
    assert main(["replay", name, "--verify"]) == 0


@pytest.mark.parametrize("seed", ["1", "4242"])
def test_a_replay_is_exact_under_another_hash_seed(home, seed):
    out, error = command(home, "replay", "demo", "--verify", PYTHONHASHSEED=seed).communicate(timeout=120)
    assert (out, error) == ("replay exact: 2701 ticks\n", "")


NO_MODEL = """
import sys

class Refusal:
    def find_spec(self, name, path=None, target=None):
        if name.split(".")[0] == "llama_cpp":
            raise AssertionError("the model was asked for")

sys.meta_path.insert(0, Refusal())
from game.cli.main import main
for arguments in (["replay", "demo", "--verify"], ["inspect", "demo"], ["fork", "demo", "bare", "--at", "1 06:30"]):
    assert main(arguments) == 0
"""


def test_replay_inspect_and_fork_never_import_the_model(home):
    environment = {**os.environ, "SMALLVILLE_HOME": str(home)}
    done = subprocess.run(
        [sys.executable, "-c", NO_MODEL],
        cwd=ROOT,
        env=environment,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    assert "replay exact: 2701 ticks" in done.stdout


def test_a_town_lives_in_the_terminal_where_there_is_no_display(home):
    town = command(home, "play", DISPLAY="")
    seen = []
    while len(seen) < 5:
        line = town.stdout.readline()
        assert line, town.stderr.read()
        seen.append(line)
    town.send_signal(signal.SIGINT)
    _, error = town.communicate(timeout=60)
    assert town.returncode == 0
    assert seen[0].endswith("February 13\n")
    assert "there is no display to open a window on" in error
    assert "the town is saved" in error


NO_LIBRARY = """
import sys

class Refusal:
    def find_spec(self, name, path=None, target=None):
        if name.split(".")[0] == "llama_cpp":
            raise ImportError("not here")

sys.meta_path.insert(0, Refusal())
from game.cli.main import main
sys.exit(main(["run", "--headless", "--save", sys.argv[1], *sys.argv[2:]]))
"""


def bare(home: Path, *arguments: str) -> subprocess.CompletedProcess[str]:
    environment = {**os.environ, "SMALLVILLE_HOME": str(home)}
    return subprocess.run(
        [sys.executable, "-c", NO_LIBRARY, *arguments],
        cwd=ROOT, env=environment, capture_output=True, text=True, check=False,
    )  # fmt: skip


def test_without_the_library_a_new_town_lives_by_rules_and_says_so(home):
    done = bare(home, "bare-town", "--until", "1 00:10")
    assert (done.returncode, done.stdout) == (0, "bare-town: 1 00:10\n")
    assert done.stderr.startswith("note: the town lives by rules alone: ")
    assert done.stderr.count("\n") == 1
    assert main(["replay", "bare-town", "--verify"]) == 0


def test_a_model_that_was_asked_for_and_cannot_run_is_an_error(home):
    done = bare(home, "never", "--model", "chat")
    assert done.returncode == 2
    assert done.stderr.count("\n") == 1
