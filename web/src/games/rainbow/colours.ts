// The nine faces of Rainbow. Turquoise is light and blue is dark, so that they stay apart for every eye.
import type { Colour } from "../common/shapes";

export const colours: Record<string, Colour> = {
  R: { letter: "R", fill: "#f90f0c", ink: "#0b0c0e", shape: "circle" },
  O: { letter: "O", fill: "#f69332", ink: "#1c1e22", shape: "hexagon" },
  Y: { letter: "Y", fill: "#efdb20", ink: "#1c1e22", shape: "star" },
  G: { letter: "G", fill: "#288a57", ink: "#0b0c0e", shape: "triangle" },
  T: { letter: "T", fill: "#69ddd3", ink: "#1c1e22", shape: "drop" },
  B: { letter: "B", fill: "#354aad", ink: "#ffffff", shape: "square" },
  P: { letter: "P", fill: "#621365", ink: "#ffffff", shape: "cross" },
  W: { letter: "W", fill: "#fbfaf6", ink: "#1c1e22", shape: "sun" },
  K: { letter: "K", fill: "#1d1e22", ink: "#ffffff", shape: "moon" },
};
