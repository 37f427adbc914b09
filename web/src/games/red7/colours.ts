// The seven colours of Red7, the highest first. Lightness tells indigo, violet and blue apart for every eye.
import { palette } from "../../board/shapes";

export const colours = palette({
  R: ["#b81610", "#ffffff"],
  O: ["#ffa330", "#1c1e22"],
  Y: ["#f6e960", "#1c1e22"],
  G: ["#299c66", "#0b0c0e"],
  B: ["#56b7ed", "#1c1e22"],
  I: ["#321ba3", "#ffffff"],
  V: ["#bc33d2", "#ffffff"],
});
