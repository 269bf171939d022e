import type { OutlinePoint } from '@trueseason/contracts';
import { ACETATE, BARE_EDGE, BROW_MORE, type FrameLook, type FrameShape } from '@trueseason/drawings';
import { ramp } from './paint.ts';

/** A lens in millimeters around its own middle: half its width, half its height, and how square it is (2 is round). */
export interface Lens {
  readonly half: readonly [width: number, height: number];
  readonly squareness: number;
  /** The same of its upper half, where that has other corners. */
  readonly top?: number;
  /** Moves a point of the rim; `out` is 1 at the temple, -1 at the nose, `down` 1 at the bottom, -1 at the top. */
  readonly bend?: (out: number, down: number) => OutlinePoint;
  /** Whether it is made narrower with its height: a round one would be an oval. */
  readonly isEven?: true;
  /** Width of the rim where nothing else is said of it. */
  readonly rim: number;
}

const LENSES: Readonly<Record<FrameShape, Lens>> = {
  round: { half: [23.5, 22.5], squareness: 2.1, isEven: true, rim: 3.4 },
  oval: { half: [25.5, 19], squareness: 2.1, rim: 3.6 },
  rectangle: { half: [26, 17.5], squareness: 4.2, top: 7, rim: 4 },
  'cat-eye': {
    half: [25, 19],
    squareness: 2.4,
    // Little by little from the side up: a jump there would bend the rim at both of its ends.
    bend: (out, down) => [out > 0 ? -5 * out * down : 0, out > 0 ? -7 * out * out * ramp(-down, 0, 0.6) : 0],
    rim: 3.8,
  },
  aviator: {
    half: [27, 22.5],
    squareness: 2.6,
    // Evenly from nose to temple: a jump at the bottom would fold the rim.
    bend: (out, down) => [down > 0 ? (1.25 - 3.75 * out) * down ** 1.5 : 0, out < 0 && down > 0 ? -3 * -out * down : 0],
    rim: 2.2,
  },
};

/** How square a rectangle without corners is: from here on it is not taken for an oval. */
const SOFT = 3.6;

export const lensOf = (shape: FrameShape, build: Build | undefined): Lens =>
  build?.soft && shape === 'rectangle' ? { ...LENSES[shape], squareness: SOFT, top: SOFT } : LENSES[shape];

/** How a worn pair is built: as its drawing. */
export type Build = Omit<FrameLook, 'shape'>;

/** Of a unit of the drawings, for widths: they draw rims half as heavy again as glasses are, to show them small. */
const MILLIMETERS = 0.62;
/** Acetate is cut from sheets, even where thin rims are advised: thinner, it reads as wire. */
const LEAST_ACETATE = 2.7;

/** How far a line runs outside the lens, at each angle from the temple over the bottom. */
export type Grown = (angle: number) => number;

/** How much heavier its build makes the upper half of a rim. */
export const browOf = (build: Build | undefined): number => (build?.brow ? BROW_MORE * MILLIMETERS : 0);

/** How wide the rim is all around, without what a brow line is heavier. */
export function rimOf({ rim }: Lens, build: Build | undefined): Grown {
  if (!build) return () => rim;
  const drawn = build.rim * MILLIMETERS;
  const plain = build.flecked || build.clear || build.rim >= ACETATE ? Math.max(LEAST_ACETATE, drawn) : drawn;
  if (!build.half) return () => plain;
  return (angle) => plain + (BARE_EDGE * MILLIMETERS - plain) * ramp(Math.sin(angle), -0.05, 0.15);
}

/** Even, so that a line has a point at both sides, at the top and at the bottom. */
export const STEPS = 144;

/** The lens of an eye at `side` (-1 left, 1 right), grown by so many millimeters, and by `lower` less at its top. */
export function lensLine(
  { half, squareness, top = squareness, bend }: Lens,
  side: 1 | -1,
  grown: Grown,
  lower = 0,
): OutlinePoint[] {
  return Array.from({ length: STEPS }, (_, i): OutlinePoint => {
    const angle = (2 * Math.PI * i) / STEPS;
    const square = Math.sin(angle) < 0 ? top : squareness;
    const along = (value: number) => Math.sign(value) * Math.abs(value) ** (2 / square);
    const [out, down] = [along(Math.cos(angle)), along(Math.sin(angle))];
    const [dx, dy] = bend?.(out, down) ?? [0, 0];
    const wide = grown(angle);
    // Of the height alone, and of all of the upper half: where the line would come in on its way along a corner, it has a notch.
    const high = down < 0 ? wide - lower : wide;
    return [side * (out * (half[0] + wide) + dx), down * (half[1] + high) + dy];
  });
}
