"""What the Poker TDA rules say of a table: rulings on what happened, answers to what is asked."""
