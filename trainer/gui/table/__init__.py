"""The table as it is drawn."""
