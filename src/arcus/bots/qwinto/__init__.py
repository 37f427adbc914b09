"""The bots of Qwinto: a value function, its training and its weights, and a heuristic."""
