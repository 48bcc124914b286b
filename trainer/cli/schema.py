"""`schema`: the JSON Schema of lesson and pack files, for editors."""

from __future__ import annotations

import json

from trainer.cli.command_line import Call
from trainer.content.schema import schema


def run(call: Call) -> int:
    """One schema for all files, its descriptions in the language of the call."""
    print(json.dumps(schema(call.voice.text), ensure_ascii=False, indent=2))
    return 0
