from __future__ import annotations

from functools import cache

import pytest

from game import paths
from game.content.residents import load_residents
from game.content.tiled import load_town
from game.content.town_error import MapError, ResidentError
from game.world.geometry import Tile
from tests.game.content.small_town import MAP, changed, write_town

SHEET = """
name = "Ann"
age = 30
pronoun = "she"
role = "baker"
innate = ["calm", "kind"]
learned = "Ann bakes bread; Ann knows Bo"
currently = "Ann is baking."
lifestyle = "Ann gets up early."
wake = "05:30"
bed_time = "21:00"
dinner = "18:00"
home = "w:home:room"
bed = "w:home:room:bed"
home_places = ["w:home:room", "w:home:hall"]
workplace = "w:home:hall"
work_hours = ["08:00", "17:00"]
known_places = ["w:home"]
goals = ["bake a cake"]
interests = ["Baking"]
looks = "a woman with flour on her sleeves"

[relationships]
"Bo" = "a neighbour"
"""


def load(tmp_path, *sheets, text=MAP):
    folder = write_town(tmp_path / "town", text)
    (folder / "residents").mkdir()
    for index, sheet in enumerate(sheets):
        (folder / "residents" / f"r{index}.toml").write_text(sheet, "utf-8")
    return load_residents(folder, load_town(folder).maze)


def test_a_sheet_gives_every_field(tmp_path):
    ann = load(tmp_path, SHEET)["Ann"]
    assert (ann.spawn, ann.sprite) == (Tile(6, 2), "r0")
    sheet = ann.sheet
    assert (sheet.wake_minute, sheet.bed_minute, sheet.dinner_minute) == (330, 1260, 1080)
    assert sheet.work_hours == (480, 1020)
    assert sheet.innate == ("calm", "kind")
    assert sheet.interests == ("baking",)
    assert sheet.relationships == (("Bo", "a neighbour"),)
    assert sheet.home_places == ("w:home:room", "w:home:hall")


def test_a_sheet_may_leave_out_what_not_everyone_has(tmp_path):
    keys = ("workplace", "work_hours", "known_places", "goals", "interests", "[relationships]", '"Bo"')
    short = "\n".join(line for line in SHEET.splitlines() if not line.startswith(keys))
    sheet = load(tmp_path, short)["Ann"].sheet
    assert (sheet.workplace, sheet.work_hours, sheet.relationships) == ("", (0, 0), ())


def test_white_space_in_a_text_becomes_single_spaces(tmp_path):
    sheet = SHEET.replace('"Ann bakes bread; Ann knows Bo"', '"""\nAnn bakes bread;\n  Ann knows Bo\n"""')
    assert load(tmp_path, sheet)["Ann"].sheet.learned == "Ann bakes bread; Ann knows Bo"


@pytest.mark.parametrize(
    "name",
    [
        "Cher", "Maria del Carmen", "Jean-Luc Picard-Smith", "Miles O'Brien", "Zoë Müller", "Nguyễn Thị Ánh",
        "山田 太郎", "李雷", "김하나", "Ольга Ким", "Þór", "D'Arcy-Õun van der Berg",
    ],
)  # fmt: skip
def test_any_name_works(tmp_path, name):
    text = MAP.replace('name="Ann"', f'name="{name}"')
    residents = load(tmp_path, SHEET.replace("Ann", name), text=text)
    assert list(residents) == [name]
    assert residents[name].sheet.first_name == name.split()[0]
    assert residents[name].spawn == Tile(6, 2)


def test_a_name_is_the_same_name_however_its_accents_are_coded(tmp_path):
    text = MAP.replace('name="Ann"', 'name="Zoe\u0308"')
    assert list(load(tmp_path, SHEET.replace("Ann", "Zoë"), text=text)) == ["Zoë"]


FAULTS = {
    "unknown key": ("age = 30", "age = 30\nlooks_like = 3", "looks_like", "unknown"),
    "misspelt key": ("dinner =", "diner =", "diner", "unknown"),
    "missing key": ('role = "baker"\n', "", "role", "missing"),
    "no toml": ("age = 30", "age = ", "", "no TOML"),
    "age in words": ("age = 30", 'age = "thirty"', "age", "thirty"),
    "age too high": ("age = 30", "age = 300", "age", "300"),
    "pronoun": ('"she"', '"it"', "pronoun", '"it"'),
    "no time": ('"05:30"', '"5 am"', "wake", "5 am"),
    "minute 60": ('"05:30"', '"05:60"', "wake", "05:60"),
    "hour 25": ('"21:00"', '"25:00"', "bed_time", "25:00"),
    "no night": ('"21:00"', '"05:30"', "bed_time", "same as wake"),
    "empty text": ('"baker"', '" "', "role", "empty"),
    "number for text": ('"baker"', "7", "role", "no text"),
    "control character": ('"baker"', '"ba\\u0007ker"', "role", "cannot be seen"),
    "empty list": ('["calm", "kind"]', "[]", "innate", "empty"),
    "text for list": ('["calm", "kind"]', '"calm"', "innate", "no list"),
    "twice in a list": ('["calm", "kind"]', '["calm", "calm"]', "innate", "twice"),
    "empty clause": ("bread; Ann", "bread; ; Ann", "learned", "between two semicolons"),
    "no such home": ('home = "w:home:room"', 'home = "w:home:attic"', "home", "w:home:attic"),
    "no such bed": ('"w:home:room:bed"', '"w:home:room:cot"', "bed", "w:home:room:cot"),
    "bed is a sink": ('"w:home:room:bed"', '"w:home:hall:sink"', "bed", "is a sink"),
    "bed elsewhere": ('home = "w:home:room"', 'home = "w:home:hall"', "bed", "does not stand"),
    "home not among": ('["w:home:room", "w:home:hall"]', '["w:home:hall"]', "home_places", "not among"),
    "home place": ('["w:home:room", "w:home:hall"]', '["w:home:room", "w:x:y"]', "home_places", "w:x:y"),
    "workplace": ('workplace = "w:home:hall"', 'workplace = "w:home"', "workplace", "no arena"),
    "no hours": ('work_hours = ["08:00", "17:00"]\n', "", "work_hours", "need each other"),
    "no workplace": ('workplace = "w:home:hall"\n', "", "workplace", "need each other"),
    "hours reversed": ('["08:00", "17:00"]', '["17:00", "08:00"]', "work_hours", "not before"),
    "one hour": ('["08:00", "17:00"]', '["08:00"]', "work_hours", "two times"),
    "known place": ('["w:home"]', '["w:away"]', "known_places", "w:away"),
    "own relation": ('"Bo" =', '"Ann" =', "relationships", "itself"),
    "colon in a name": ('name = "Ann"', 'name = "Ann:e"', "name", "cannot be a name"),
    "long name": ('name = "Ann"', f'name = "{"A" * 70}"', "name", "cannot be a name"),
    "no spawn": ('name = "Ann"', 'name = "Zed"', "name", "no spawn"),
}


@pytest.mark.parametrize("fault", sorted(FAULTS))
def test_a_faulty_sheet_is_refused_with_file_key_reason_and_cure(tmp_path, fault):
    old, new, key, reason = FAULTS[fault]
    assert old in SHEET
    with pytest.raises(ResidentError) as caught:
        load(tmp_path, SHEET.replace(old, new, 1))
    error = caught.value
    assert (error.file, error.key) == ("r0.toml", key)
    assert reason in error.reason
    assert error.cure
    assert "\n" not in str(error)


def test_a_misspelt_key_gets_a_hint(tmp_path):
    with pytest.raises(ResidentError, match='did you mean "dinner"'):
        load(tmp_path, SHEET.replace("dinner", "diner"))


def test_two_sheets_with_one_name_are_refused_naming_both(tmp_path):
    with pytest.raises(ResidentError, match=r"r1\.toml.*also the name in r0\.toml"):
        load(tmp_path, SHEET, SHEET)


def test_two_residents_on_one_tile_are_refused(tmp_path):
    text = changed('name="Bo" x="192" y="32"', 'name="Bo" x="192" y="64"')
    other = SHEET.replace("Ann", "Bo").replace('"Bo" = "a neighbour"', "")
    with pytest.raises(MapError, match='begins on the same tile as "Ann"'):
        load(tmp_path, SHEET, other, text=text)


def test_a_folder_without_sheets_is_refused(tmp_path):
    with pytest.raises(ResidentError, match="no sheet"):
        load(tmp_path)


def test_a_sheet_in_another_encoding_is_refused(tmp_path):
    folder = write_town(tmp_path / "town")
    (folder / "residents").mkdir()
    (folder / "residents" / "a.toml").write_bytes(SHEET.replace("Ann", "Zoë").encode("latin-1"))
    with pytest.raises(ResidentError, match="not UTF-8"):
        load_residents(folder, load_town(folder).maze)


@cache
def ville():
    folder = paths.assets() / "maps" / "the_ville"
    maze = load_town(folder).maze
    return maze, load_residents(folder, maze)


def test_the_three_residents_of_the_ville_are_there_in_order():
    _, residents = ville()
    assert list(residents) == sorted(residents)
    assert {"Isabella Rodriguez", "Klaus Mueller", "Maria Lopez"} <= set(residents)


def test_isabella_plans_the_party_and_runs_the_cafe():
    sheet = ville()[1]["Isabella Rodriguez"].sheet
    assert "Valentine's Day party at Hobbs Cafe on February 14 from 5 pm to 7 pm" in sheet.learned
    assert (sheet.workplace, sheet.work_hours) == ("the Ville:Hobbs Cafe:cafe", (480, 1200))


def test_maria_and_klaus_love_each_other_in_secret():
    residents = ville()[1]
    assert "secretly in love with Klaus Mueller" in residents["Maria Lopez"].sheet.learned
    assert "secretly in love with Maria Lopez" in residents["Klaus Mueller"].sheet.learned


def test_everybody_knows_the_whole_home_and_begins_in_it():
    maze, residents = ville()
    for name, resident in residents.items():
        sheet = resident.sheet
        assert maze.arena_at(resident.spawn) == sheet.home, name
        kinds = {maze.objects[thing].kind for place in sheet.home_places for thing in maze.objects_in(place)}
        assert {"bed", "closet", "refrigerator", "bathroom sink", "shower", "toilet"} <= kinds, name


def test_every_relationship_is_with_one_who_has_a_place_in_the_town():
    maze, residents = ville()
    for resident in residents.values():
        for other, _ in resident.sheet.relationships:
            assert other in maze.spawns


def test_every_clause_of_a_life_names_its_resident():
    for name, resident in ville()[1].items():
        clauses = resident.sheet.learned.split(";")
        assert len(clauses) >= 5
        assert all(name in clause for clause in clauses)
