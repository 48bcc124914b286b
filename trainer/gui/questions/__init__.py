"""A panel for each question type, built from fields that know their kind."""
