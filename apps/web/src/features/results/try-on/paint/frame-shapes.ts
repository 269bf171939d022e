import type { OutlinePoint } from '@trueseason/contracts';
import type { FrameShape } from '@trueseason/drawings';

/** A lens in millimeters around its own middle: half its width, half its height, and how square it is (2 is round). */
interface Lens {
  readonly half: readonly [width: number, height: number];
  readonly squareness: number;
  /** Moves a point of the rim; `out` is 1 at the temple, -1 at the nose, `down` 1 at the bottom, -1 at the top. */
  readonly bend?: (out: number, down: number) => OutlinePoint;
  /** Width of the rim. */
  readonly rim: number;
}

const LENSES: Readonly<Record<FrameShape, Lens>> = {
  round: { half: [23.5, 22.5], squareness: 2.1, rim: 3.4 },
  rectangle: { half: [26, 17.5], squareness: 4.2, rim: 4 },
  'cat-eye': {
    half: [25, 19],
    squareness: 2.4,
    bend: (out, down) => [out > 0 ? -5 * out * down : 0, down < 0 && out > 0 ? -7 * out * out : 0],
    rim: 3.8,
  },
  aviator: {
    half: [27, 22.5],
    squareness: 2.6,
    bend: (out, down) => [down > 0 ? (out < 0 ? 5 : -2.5) * down : 0, out < 0 && down > 0 ? -3 * -out * down : 0],
    rim: 2.2,
  },
};

const STEPS = 72;

/** How far a line runs outside the lens, at each angle from the temple over the bottom. */
type Grown = (angle: number) => number;

/** The lens of an eye at `side` (-1 left, 1 right), grown by so many millimeters. */
function lensLine({ half, squareness, bend }: Lens, side: 1 | -1, grown: Grown): OutlinePoint[] {
  return Array.from({ length: STEPS }, (_, i): OutlinePoint => {
    const angle = (2 * Math.PI * i) / STEPS;
    const along = (value: number) => Math.sign(value) * Math.abs(value) ** (2 / squareness);
    const [out, down] = [along(Math.cos(angle)), along(Math.sin(angle))];
    const [dx, dy] = bend?.(out, down) ?? [0, 0];
    const wide = grown(angle);
    return [side * (out * (half[0] + wide) + dx), down * (half[1] + wide) + dy];
  });
}

/** From the middle between the pupils to the middle of a lens. */
const ASIDE = 33.5;
/** Where temples turn back at the side of most heads, and how far within the outline of a face ears begin. */
const HEAD = 71;
const EARS = 6;
/** The share of a temple that is seen whole: from the front, the rest turns away little by little. */
const SEEN = 0.3;
const BELOW = 3;

interface FramePiece {
  /** A line inside another is a hole. */
  readonly lines: readonly (readonly OutlinePoint[])[];
  /** From where it can be seen well to where it has turned out of sight; none where it stays in sight. */
  readonly fades?: readonly [from: OutlinePoint, to: OutlinePoint];
}

/** A pair of glasses in millimeters around the middle between the pupils. */
export interface FrameLines {
  readonly lenses: readonly (readonly OutlinePoint[])[];
  /** Rims, bridge and temples. */
  readonly pieces: readonly FramePiece[];
  /** Where the rims catch light from above, and where they turn away from it. */
  readonly gloss: readonly (readonly OutlinePoint[])[];
  readonly shade: readonly (readonly OutlinePoint[])[];
}

/** @param reach how far out the face goes to the left and to the right: there the temples vanish behind it */
export function frameLines(shape: FrameShape, reach: readonly [left: number, right: number]): FrameLines {
  const lens = LENSES[shape];
  const sides = [-1, 1] as const;
  const placed = (side: 1 | -1, grown: Grown) =>
    lensLine(lens, side, grown).map(([x, y]): OutlinePoint => [side * ASIDE + x, BELOW + y]);
  /** A sickle within the rim, widest at its top or its bottom and pointed at the sides. */
  const sickle = (side: 1 | -1, half: 0 | 1, from: number, wide: number): OutlinePoint[] => {
    const cut = (line: OutlinePoint[]) => line.slice((half * STEPS) / 2, ((half + 1) * STEPS) / 2 + 1);
    const inner = placed(side, (angle) => lens.rim * (from - wide * Math.abs(Math.sin(angle))));
    return [...cut(placed(side, () => lens.rim * from)), ...cut(inner).toReversed()];
  };
  const nose = ASIDE - lens.half[0];
  const top = BELOW - lens.half[1] * 0.42;
  const bridge = arch(nose + 0.8, top, lens.rim);
  const temples = sides.map((side, i): FramePiece => {
    const y = BELOW - lens.half[1] * 0.5 + (shape === 'cat-eye' ? -4 : 0);
    // It begins within the rim, wherever that runs at its height.
    const rim = placed(side, () => lens.rim * 0.5).filter(([, at]) => Math.abs(at - y) < lens.half[1] * 0.2);
    const from = Math.max(...rim.map(([x]) => side * x));
    const to = Math.max(from + 4, Math.min((reach[i] ?? 0) - EARS, HEAD));
    return {
      lines: [temple(from, to, y).map(([x, at]): OutlinePoint => [side * x, at])],
      fades: [
        [side * (from + (to - from) * SEEN), y],
        [side * to, y],
      ],
    };
  });
  return {
    lenses: sides.map((side) => placed(side, () => 0)),
    pieces: [
      ...sides.map((side) => ({ lines: [placed(side, () => lens.rim), placed(side, () => 0)] })),
      { lines: [bridge] },
      ...temples,
    ],
    gloss: sides.map((side) => sickle(side, 1, 0.85, 0.4)),
    shade: sides.map((side) => sickle(side, 0, 0.5, 0.5)),
  };
}

/** Narrower the farther it turns back, with a round end where the face hides it. */
function temple(from: number, to: number, y: number): OutlinePoint[] {
  const [wide, thin] = [2.4, 1.1];
  const end = Array.from({ length: 7 }, (_, i): OutlinePoint => {
    const angle = (Math.PI * i) / 6 - Math.PI / 2;
    return [to - thin + thin * Math.cos(angle), y - 0.3 + thin * Math.sin(angle)];
  });
  return [[from, y - wide], ...end, [from, y + wide]];
}

/** A bridge over the nose, from rim to rim. */
function arch(half: number, y: number, thick: number): OutlinePoint[] {
  const at = (share: number, lift: number): OutlinePoint => [share * half, y + lift - 3.2 * (1 - share * share)];
  const shares = Array.from({ length: 13 }, (_, i) => i / 6 - 1);
  return [...shares.map((share) => at(share, -thick / 2)), ...shares.toReversed().map((share) => at(share, thick / 2))];
}
