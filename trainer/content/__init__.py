"""Lessons as values: read from YAML with places, checked, asked and graded."""
