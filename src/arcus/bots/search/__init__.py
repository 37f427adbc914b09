"""Search over what a seat can know: many worlds in one tree."""
