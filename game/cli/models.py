"""``smallville models list|install|verify|calibrate``: the model files and what was measured about them."""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    import argparse

    from ai.runtime.models import Entry, Manifest


def add(subparsers: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    """Add the subcommand's parser."""
    parser = subparsers.add_parser("models", help="list, install, verify or calibrate models")
    deeds = parser.add_subparsers(dest="deed", metavar="DEED", required=True)
    listing = deeds.add_parser("list", help="show every model known by name")
    listing.set_defaults(run=_list)
    installing = deeds.add_parser(
        "install", help="fetch and convert a model; the default ones without a name"
    )
    installing.add_argument("name", metavar="NAME", nargs="?", help="a name of the list")
    installing.add_argument("--again", action="store_true", help="even if it is there")
    installing.set_defaults(run=_install)
    verifying = deeds.add_parser("verify", help="compare the hashes of what is installed")
    verifying.set_defaults(run=_verify)
    calibrating = deeds.add_parser(
        "calibrate", help="measure a model on the labelled sets, write its profile"
    )
    calibrating.add_argument(
        "--model", metavar="PATH", help="a GGUF file or a name of the list (default: the default)"
    )
    calibrating.add_argument("--threads", type=int, metavar="N", help="processor cores to use (default: all)")
    calibrating.set_defaults(run=_calibrate)


def _manifest() -> Manifest:
    from ai.runtime.models import load_manifest
    from game import paths

    return load_manifest(paths.models())


def _list(_arguments: argparse.Namespace) -> int:
    manifest = _manifest()
    width = max(len(entry.name) for entry in manifest.entries)
    for entry in manifest.entries:
        print(f"{entry.name:<{width}}  {entry.role:<8}  {_state(manifest, entry)}  {entry.megabytes:>5} MB"
              f"  {entry.licence}{_remarks(entry)}")  # fmt: skip
    return 0


def _state(manifest: Manifest, entry: Entry) -> str:
    return "installed" if (manifest.folder / entry.file).is_file() else "-        "


def _remarks(entry: Entry) -> str:
    remarks = [
        "default" if entry.default else "",
        "" if entry.tested else "untested",
        "drop in" if entry.source.kind == "drop in" else "",
        entry.note,
    ]
    return "".join(f"; {remark}" for remark in remarks if remark)


def _install(arguments: argparse.Namespace) -> int:
    from ai.runtime.models import install

    manifest = _manifest()
    entries = (manifest.entry(arguments.name),) if arguments.name is not None else manifest.defaults()
    for entry in entries:
        install(manifest, entry, _say, again=arguments.again)
    return 0


def _say(words: str) -> None:
    print(words, flush=True)


def _verify(_arguments: argparse.Namespace) -> int:
    from ai.runtime.models import verify

    findings = verify(_manifest())
    for finding in findings:
        print(f"{finding.state}: {finding.sentence}")
    return 0 if all(finding.sound for finding in findings) else 1


def _calibrate(arguments: argparse.Namespace) -> int:
    import os

    from ai.prompts import catalog
    from ai.runtime import calibrate, profile
    from ai.runtime.batch import Engine
    from ai.runtime.chat_model import ChatModel
    from ai.runtime.embedder import Embedder
    from ai.runtime.models import digest_of, find, path_of
    from game.cli.calibration_set import calibration_labels

    manifest = _manifest()
    path = find(manifest, "chat" if arguments.model is None else arguments.model)
    labels = calibration_labels()
    threads = arguments.threads or os.cpu_count() or 1
    embedder = Embedder(
        path_of(manifest, "embedder"), scale=manifest.entry("embedder").scale, threads=threads
    )
    try:
        engine = Engine(ChatModel(path, threads=threads))
        try:
            measured = calibrate.calibrate(engine, catalog.load(), labels, embedder.vectors, _say)
        finally:
            engine.close()
    finally:
        embedder.close()
    sha256, recipe = digest_of(path)
    stored = profile.write(profile.with_file(measured, sha256, recipe), manifest.folder)
    for name in sorted(measured.kinds):
        kind = measured.kinds[name]
        print(f"{name}: {kind.method}, {kind.measured or f'{len(kind.means)} mean scores'}")
    sys.stdout.write(f"written to {stored}\n")
    return 0
