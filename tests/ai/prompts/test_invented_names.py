"""Examples and banks speak of invented people and places only, so that nothing is given away."""

from __future__ import annotations

import re

from game import paths

PEOPLE = (
    "Latoya Williams", "Rajiv Patel", "Abigail Chen", "Francisco Lopez", "Hailey Johnson", "Arthur Burton",
    "Ryan Park", "Isabella Rodriguez", "Giorgio Rossi", "Carlos Gomez", "Klaus Mueller", "Maria Lopez",
    "Ayesha Khan", "Wolfgang Schulz", "Mei Lin", "John Lin", "Eddy Lin", "Tom Moreno", "Jane Moreno",
    "Tamara Taylor", "Carmen Ortiz", "Sam Moore", "Jennifer Moore", "Yuriko Yamamoto", "Adam Smith",
)  # fmt: skip
PLACES = (
    "Ville",
    "Smallville",
    "Hobbs",
    "Oak Hill",
    "Johnson Park",
    "Harvey Oak",
    "Willows",
    "Rose and Crown",
)
NAME = re.compile(
    rf"\b(?:{'|'.join(sorted({part for name in PEOPLE for part in name.split()} | set(PLACES)))})\b"
)


def found_in(folder, pattern):
    files = sorted(folder.glob(pattern))
    assert files
    return [(path.name, NAME.findall(path.read_text(encoding="utf-8"))) for path in files]


def test_no_template_names_anybody_of_the_town():
    templates = paths.assets().parent / "ai" / "prompts" / "templates"
    assert [entry for entry in found_in(templates, "*.txt") if entry[1]] == []


def test_no_bank_names_anybody_of_the_town():
    assert [entry for entry in found_in(paths.assets() / "banks", "*.toml") if entry[1]] == []


def test_a_planted_name_is_found(tmp_path):
    (tmp_path / "bad.txt").write_text("Olga visits Klaus at Hobbs Cafe.", encoding="utf-8")
    assert found_in(tmp_path, "*.txt") == [("bad.txt", ["Klaus", "Hobbs"])]
