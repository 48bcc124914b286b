"""What people have recorded: the store of attempts, and its export."""
