/**
 * A hand's variation, seeded by the cell: the same cell always gets the same cross, on every visit and every
 * device. Outlines in a box of 30 × 40 (a strike: 30 a cell × 16), filled, so that pressure can vary along a stroke.
 */

type Point = readonly [number, number];
type Chance = () => number;

/** The three passes of a pencil cross, as SVG path data. */
export interface CrossPaths {
  /** The soft side of the lead. */
  readonly soft: string;
  /** The hard core. */
  readonly core: string;
  /** A lighter second pass beside one of the strokes. */
  readonly again: string;
}

/** mulberry32, by Tommy Ettinger: a number in [0, 1) at a time from a whole seed. */
const mulberry = (seed: number): Chance => {
  let a = seed >>> 0;
  return () => {
    a = (a + 0x6d2b79f5) | 0;
    let t = Math.imul(a ^ (a >>> 15), 1 | a);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
};

/** One seed a cell: seat and lane from 0, index 0 to 11 (11 is the lock). */
export const cellSeed = (seat: number, lane: number, index: number): number =>
  Math.imul(seat * 97 + lane * 31 + index * 7 + 5, 2654435761) >>> 0;

const tenth = (n: number): number => Math.round(n * 10) / 10;

const between = (a: Point, b: Point): string => `${tenth((a[0] + b[0]) / 2)} ${tenth((a[1] + b[1]) / 2)}`;

/** A closed outline, softened: each corner becomes the control point of a curve. */
const outline = (points: readonly Point[]): string => {
  const last = points[points.length - 1] as Point;
  let d = `M${between(last, points[0] as Point)}`;
  points.forEach((p, i) => {
    d += `Q${tenth(p[0])} ${tenth(p[1])} ${between(p, points[(i + 1) % points.length] as Point)}`;
  });
  return `${d}Z`;
};

/** A stroke from p to q, bowed by `bow`; its width follows the pressure of the hand. */
const stroke = (p: Point, q: Point, bow: number, width: number, chance: Chance, steps = 6): string => {
  const [dx, dy] = [q[0] - p[0], q[1] - p[1]];
  const length = Math.hypot(dx, dy) || 1;
  const [nx, ny] = [-dy / length, dx / length];
  const lean = 0.35 + chance() * 0.3;
  const left: Point[] = [];
  const right: Point[] = [];
  for (let i = 0; i <= steps; i++) {
    const t = i / steps;
    const arc = bow * 4 * t * (1 - t);
    const [x, y] = [p[0] + dx * t + nx * arc, p[1] + dy * t + ny * arc];
    const press = 0.5 + 0.5 * Math.exp(-(((t - lean) / 0.5) ** 2));
    const l = (width / 2) * press * (0.9 + chance() * 0.2);
    const r = (width / 2) * press * (0.9 + chance() * 0.2);
    left.push([x + nx * l, y + ny * l]);
    right.unshift([x - nx * r, y - ny * r]);
  }
  return outline([...left, ...right]);
};

const drawCross = (seed: number): CrossPaths => {
  const chance = mulberry(seed);
  const jitter = (a: number): number => (chance() - 0.5) * 2 * a;
  const a: [Point, Point] = [
    [5.2 + jitter(1.4), 8.6 + jitter(2.2)],
    [25 + jitter(1.6), 31 + jitter(2.4)],
  ];
  const b: [Point, Point] = [
    [25.2 + jitter(1.4), 8 + jitter(2.2)],
    [5 + jitter(1.6), 31.6 + jitter(2.4)],
  ];
  const [bowA, bowB] = [jitter(1.6), jitter(1.8)];
  const [p, q] = chance() < 0.5 ? a : b;
  const side = chance() < 0.5 ? -1 : 1;
  return {
    soft: stroke(a[0], a[1], bowA, 3.4, chance) + stroke(b[0], b[1], bowB, 3.3, chance),
    core:
      stroke(a[0], a[1], bowA + jitter(0.5), 1.9, chance) +
      stroke(b[0], b[1], bowB + jitter(0.5), 1.8, chance),
    again: stroke(
      [p[0] + side * 1.3, p[1] + 2.5 + jitter(1)],
      [q[0] + side, q[1] - 3.5 + jitter(1.5)],
      jitter(1.4),
      1.3,
      chance,
    ),
  };
};

const drawn = new Map<number, CrossPaths>();

/** The cross of a cell, drawn once a seed and then remembered. */
export const cross = (seed: number): CrossPaths => {
  const known = drawn.get(seed);
  if (known) return known;
  const paths = drawCross(seed);
  drawn.set(seed, paths);
  return paths;
};

/** One line through `cells` skipped numbers. */
export const strike = (seed: number, cells: number): string => {
  const chance = mulberry(seed ^ 0x51f15e);
  const y = 8 + (chance() - 0.5) * 2;
  const from: Point = [4.5, y + (chance() - 0.5) * 3];
  const to: Point = [cells * 30 - 4.5, y + (chance() - 0.5) * 4];
  return stroke(from, to, (chance() - 0.5) * 2, 2, chance, 3 + cells * 2);
};

/** A loop round a number that may be crossed (a line, not an outline): it overshoots where it began. */
export const loop = (seed: number): string => {
  const chance = mulberry(seed ^ 0x10098);
  const start = -1.9 + (chance() - 0.5) * 0.7;
  const points: string[] = [];
  for (let i = 0; i <= 26; i++) {
    const t = i / 26;
    const angle = start + t * (Math.PI * 2 + 0.5);
    const reach = 1 + (t - 0.5) * 0.09 + (chance() - 0.5) * 0.02;
    points.push(
      `${tenth(15 + Math.cos(angle) * 12.6 * reach)} ${tenth(20 + Math.sin(angle) * 13.6 * reach)}`,
    );
  }
  return `M${points.join('L')}`;
};
