"""Information-set search: many sampled worlds in one tree."""
