"""What bots know of Qwinto, and the weights of what they have learned."""
