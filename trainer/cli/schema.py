"""`schema`: the JSON Schema of lesson and pack files, for editors; the reference, for people."""

from __future__ import annotations

import json
from pathlib import Path

from trainer.cli.output import make_folder, write_file
from trainer.command_line.reading import Call
from trainer.command_line.shell import FINE
from trainer.content.reference import reference
from trainer.content.schema import Schema, schema, schema_of
from trainer.messages import say


def run(call: Call) -> int:
    """One schema for all files, or one file each; descriptions in the language of the call."""
    folder = call.values.get("--out")
    if "--reference" in call.switches:
        print(reference(call.voice.text), end="")
        return FINE
    if folder is None:
        print(_text(schema(call.voice.text)), end="")
        return FINE
    make_folder(Path(folder))
    for what in ("lesson", "pack"):
        file = Path(folder) / f"{what}.schema.json"
        write_file(file, _text(schema_of(what, call.voice.text)))
        print(call.voice.text(say("Written to {file}.", file=str(file))))
    return FINE


def _text(made: Schema) -> str:
    return json.dumps(made, ensure_ascii=False, indent=2) + "\n"
