// The three rows and dice of Qwinto.
import { palette } from "../../board/shapes";

export const colours = palette({
  o: ["#f58a1f", "#1c1e22"],
  y: ["#f7e04a", "#1c1e22"],
  p: ["#6a2c8f", "#ffffff"],
});
