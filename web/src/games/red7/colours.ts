// The seven colours of Red7, the highest first. Lightness tells indigo, violet and blue apart for every eye.
import type { Colour } from "../common/shapes";

export const colours: Record<string, Colour> = {
  R: { letter: "R", fill: "#b81610", ink: "#ffffff", shape: "circle" },
  O: { letter: "O", fill: "#ffa330", ink: "#1c1e22", shape: "hexagon" },
  Y: { letter: "Y", fill: "#f6e960", ink: "#1c1e22", shape: "star" },
  G: { letter: "G", fill: "#299c66", ink: "#0b0c0e", shape: "triangle" },
  B: { letter: "B", fill: "#56b7ed", ink: "#1c1e22", shape: "square" },
  I: { letter: "I", fill: "#321ba3", ink: "#ffffff", shape: "diamond" },
  V: { letter: "V", fill: "#bc33d2", ink: "#ffffff", shape: "cross" },
};
