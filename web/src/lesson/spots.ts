// The outlines of the holes in the veil, around the things that a step is about.

const EDGE = 6; // pixels around a hole
const LIFTED = ".arc > *, .sky"; // raised above the veil by lesson.css

/** Return the holes of the veil as an SVG path, in the board's coordinates. */
export function spots(board: HTMLElement, shows: readonly string[]): string {
  const frame = board.getBoundingClientRect();
  const found = new Set<Element>();
  for (const place of shows)
    for (const node of board.querySelectorAll(`[data-spot="${CSS.escape(place)}"]`)) found.add(node.closest("section.bay") ?? node);
  for (const node of board.querySelectorAll(".hinted, .thing.held")) found.add(node);
  const rows = [...found].filter((node) => !node.closest(LIFTED) && !node.matches(".row") && !node.querySelector(".fan"));
  return rows.map((node) => outline(node, frame)).join("");
}

/** Return a rounded box around a node, with the node's rotation. */
function outline(node: Element, frame: DOMRect): string {
  const drawn = node.matches(".thing") ? (node.querySelector("svg") ?? node) : node; // movable things are raised above their place
  const box = drawn.getBoundingClientRect();
  if (box.width === 0 || box.height === 0) return "";
  const angle = turned(drawn);
  const [x, y] = [box.x + box.width / 2 - frame.x, box.y + box.height / 2 - frame.y];
  const [wide, high] = sides(box, angle, drawn);
  const [w, h] = [wide / 2 + EDGE, high / 2 + EDGE];
  const r = Math.min(18, w, h);
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  const at = (dx: number, dy: number) => `${(x + dx * cos - dy * sin).toFixed(1)} ${(y + dx * sin + dy * cos).toFixed(1)}`;
  return (
    `M${at(-w + r, -h)}L${at(w - r, -h)}Q${at(w, -h)} ${at(w, -h + r)}L${at(w, h - r)}Q${at(w, h)} ${at(w - r, h)}` +
    `L${at(-w + r, h)}Q${at(-w, h)} ${at(-w, h - r)}L${at(-w, -h + r)}Q${at(-w, -h)} ${at(-w + r, -h)}Z`
  );
}

/** Return the total rotation of a node. */
function turned(node: Element): number {
  let angle = 0;
  for (let each: Element | null = node; each && !each.matches(".board"); each = each.parentElement) {
    const { transform, rotate } = getComputedStyle(each);
    if (transform !== "none") {
      const matrix = new DOMMatrix(transform);
      angle += Math.atan2(matrix.b, matrix.a);
    }
    if (rotate !== "none") angle += (parseFloat(rotate) * Math.PI) / 180;
  }
  return angle;
}

/** Return the width and height of a rotated node, from its bounding box. */
function sides(box: DOMRect, angle: number, node: Element): [number, number] {
  const [wide, high] = [node.clientWidth, node.clientHeight];
  if (Math.abs(angle) < 0.01 || wide === 0) return [box.width, box.height];
  const scale = box.width / (wide * Math.abs(Math.cos(angle)) + high * Math.abs(Math.sin(angle)));
  return [wide * scale, high * scale];
}
