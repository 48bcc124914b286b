"""Training with lessons: what was played in a sitting, and what was answered."""
