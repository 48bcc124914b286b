"""What is shown, without Qt: the table as a picture has it, as a ledger, as plain text."""
