"""The dealer trainer: rulings on irregular play, computed, cited and taught."""

__version__ = "0.1.0"
