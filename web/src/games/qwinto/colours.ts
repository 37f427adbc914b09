// The three rows and dice of Qwinto.
import type { Colour } from "../common/shapes";

export const colours: Record<string, Colour> = {
  o: { letter: "O", fill: "#f58a1f", ink: "#1c1e22", shape: "hexagon" },
  y: { letter: "Y", fill: "#f7e04a", ink: "#1c1e22", shape: "star" },
  p: { letter: "P", fill: "#6a2c8f", ink: "#ffffff", shape: "cross" },
};
