// The nine faces of Rainbow. Turquoise is light and blue is dark, so that they stay apart for every eye.
import { palette } from "../../board/shapes";

export const colours = palette({
  R: ["#f90f0c", "#0b0c0e"],
  O: ["#f69332", "#1c1e22"],
  Y: ["#efdb20", "#1c1e22"],
  G: ["#288a57", "#0b0c0e"],
  T: ["#69ddd3", "#1c1e22"],
  B: ["#354aad", "#ffffff"],
  P: ["#621365", "#ffffff"],
  W: ["#fbfaf6", "#1c1e22"],
  K: ["#1d1e22", "#ffffff"],
});
