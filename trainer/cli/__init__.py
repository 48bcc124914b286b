"""The second front end: everything but drawing, without a display and without Qt."""

from trainer.cli.tool import main

__all__ = ["main"]
