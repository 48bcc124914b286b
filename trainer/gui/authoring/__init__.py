"""The window in which lessons are written: the text, the table, the answer, the problems."""
