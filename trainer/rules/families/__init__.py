"""One module for each family of rules; they never import each other."""
