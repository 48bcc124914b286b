"""The words typed after the name of the program, for both front ends: known, read, answered."""
