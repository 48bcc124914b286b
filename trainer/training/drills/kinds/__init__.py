"""One module for each family of drills; each kind is a function from dice and level to a sketch."""
