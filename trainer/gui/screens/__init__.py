"""The other screens: the library, and what is wrong with a file."""
