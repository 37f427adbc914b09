// The position, size and rotation of an element; cards of a fan are turned, so a bounding box is not enough.

/** The rotation and scale of an element by its own transforms and those of its ancestors. */
export interface Turn {
  angle: number;
  scale: number;
}

export interface Pose extends Turn {
  /** The centre, in pixels of the window. */
  x: number;
  y: number;
  /** Width and height as seen, before it is turned. */
  width: number;
  height: number;
}

export interface Point {
  x: number;
  y: number;
}

const STRAIGHT: Turn = { angle: 0, scale: 1 };

/** Turn a vector, and scale it. */
export function rotated({ x, y }: Point, angle: number, scale = 1): Point {
  const [sin, cos] = [Math.sin(angle) * scale, Math.cos(angle) * scale];
  return { x: x * cos - y * sin, y: x * sin + y * cos };
}

/** The shorter way round from one angle to another. */
export function shortest(angle: number): number {
  return angle - 2 * Math.PI * Math.round(angle / (2 * Math.PI));
}

/** Return whether two poses look the same. */
export function isNear(one: Pose, other: Pose): boolean {
  const far = Math.max(Math.abs(one.x - other.x), Math.abs(one.y - other.y), Math.abs(one.height - other.height));
  return far < 1 && Math.abs(shortest(one.angle - other.angle)) < 0.01;
}

/** Reads poses below a root. Styles of shared ancestors are read once, so use one for one pass only. */
export class Poses {
  #known = new Map<Element, Turn>();

  constructor(private readonly root: Element) {}

  of(node: HTMLElement): Pose {
    const box = node.getBoundingClientRect();
    const turn = this.turn(node);
    const isTurned = turn.angle !== 0;
    return {
      ...turn,
      x: box.x + box.width / 2,
      y: box.y + box.height / 2,
      width: isTurned ? node.offsetWidth * turn.scale : box.width,
      height: isTurned ? node.offsetHeight * turn.scale : box.height,
    };
  }

  /** Return the total rotation and scale of an element. */
  turn(node: Element | null): Turn {
    if (!node || node === this.root) return STRAIGHT;
    const known = this.#known.get(node);
    if (known) return known;
    const around = this.turn(node.parentElement);
    const own = ownTurn(node);
    const turn = own === STRAIGHT ? around : { angle: around.angle + own.angle, scale: around.scale * own.scale };
    this.#known.set(node, turn);
    return turn;
  }
}

function ownTurn(node: Element): Turn {
  const { transform, rotate, scale } = getComputedStyle(node);
  if (transform === "none" && rotate === "none" && scale === "none") return STRAIGHT;
  const matrix = transform === "none" ? null : new DOMMatrix(transform);
  const flat = matrix?.is2D ? matrix : null; // 3D rotations are temporary
  return {
    angle: (flat ? Math.atan2(flat.b, flat.a) : 0) + ((Number.parseFloat(rotate) || 0) * Math.PI) / 180,
    scale: (flat ? Math.hypot(flat.a, flat.b) : 1) * (Number.parseFloat(scale) || 1),
  };
}
