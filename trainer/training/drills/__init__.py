"""Drills: situations made from a seed and answered by the rules core, without end."""
