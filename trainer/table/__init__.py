"""What lies on the felt: cards, chips, seats, pots, and the events that move them."""
