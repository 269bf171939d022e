import type { OutlinePoint } from '@trueseason/contracts';
import { BROAD, type FrameShape } from '@trueseason/drawings';
import { type ArmSeen, arm } from './arm-line.ts';
import { flecksOn, type Patches } from './flecks.ts';
import { type Build, browOf, type Grown, type Lens, lensLine, lensOf, rimOf, STEPS } from './lens-line.ts';
import type { Line } from './mask.ts';

/** From the middle between the pupils to the middle of a lens. */
const ASIDE = 33.5;
/** How wide what rounds off is, in millimeters, and at most in shares of a rim. */
const ROUND = { wide: 0.4, most: 0.2 } as const;
/** How wide the light beside that is, in widths of it. */
const GLINT = 1.2;
/** Angle on the rim at which bridge and end pieces hold it, from the temple over the bottom, and how much of a brow line they are heavier. */
const HELD = -Math.PI / 6;
const HELD_BROW = 0.6;
/** What the hinge sits on, seen from the front: half its height at most and in shares of the rim, and how far it is seen out from it, in millimeters. */
const END_PIECE = { most: 3, share: 0.48, far: 1.2 } as const;
/** Of its height, what is left of the lowest lens: a lower one is for reading. A round one is narrower by as much, and hides a brow in one place only. */
const LOWEST = { plain: 0.86, even: 0.94 } as const;
/** The middle of a lens lies below the pupil: so far at least, and by that share of half its height at most. */
const LOWERED = { least: 2.5, most: 0.3 } as const;

interface FramePiece {
  /** A line inside another is a hole. */
  readonly lines: readonly Line[];
  /** Within it, where what holds the rims begins to round off at its sides; none of a rim. */
  readonly within?: Line;
  /** From where it begins to go out of sight to where it has; none of what stays in sight. */
  readonly fades?: readonly [from: OutlinePoint, to: OutlinePoint];
}

/** The same of one that begins at a hinge on a side, in those millimeters; null where hair or the rim hides it. */
export type ArmAt = (side: -1 | 1, hinge: OutlinePoint) => ArmSeen | null;

/** A pair of glasses in millimeters around the middle between the pupils. */
export interface FrameLines {
  readonly lenses: readonly (readonly OutlinePoint[])[];
  /** Rims, bridge, end pieces and arms. */
  readonly pieces: readonly FramePiece[];
  readonly flecks: readonly Patches[];
  /** Along both sides of the rims, where they round off, and beside that where light goes through a clear one: a line inside another is a hole. */
  readonly edges: readonly (readonly Line[])[];
  readonly glints: readonly (readonly Line[])[];
  /** Where the rims catch light from above, and where they turn away from it. */
  readonly gloss: readonly (readonly OutlinePoint[])[];
  readonly shade: readonly (readonly OutlinePoint[])[];
}

const SIDES = [-1, 1] as const;
type Side = (typeof SIDES)[number];

const rounding = (rim: Grown, angle: number): number => Math.min(ROUND.wide, ROUND.most * rim(angle));

/**
 * How far a rim reaches out from its lens. Its top lies around the line in which a plain one lies, as a pen draws it; where
 * it is thinner, it is so on its outer side, for the opening is one line without a step.
 */
const outward = (lens: Lens, rim: Grown, angle: number): number => lens.rim / 2 - rim(-Math.PI / 2) / 2 + rim(angle);

/**
 * The lines of both rims, whose lenses lie `below` the pupils. What a brow line is heavier goes inward: outward, it would
 * lie on the brows.
 */
function rimLines(lens: Lens, rim: Grown, brow: number, below: number) {
  /** At a share of the way from the inner side of the rim to its outer one, and so far inward of there. */
  const placed = (side: Side, share: number, inward: Grown = () => 0) => {
    const grown: Grown = (angle) => outward(lens, rim, angle) + rim(angle) * (share - 1) - inward(angle);
    return lensLine(lens, side, grown, brow * (1 - share)).map(([x, y]): OutlinePoint => [side * ASIDE + x, below + y]);
  };
  const both = (share: number) => SIDES.map((side) => placed(side, share));
  /** From so far to so far inward of a side of the rim, in widths of what rounds off. */
  const strip = (side: Side, share: 0 | 1, ...ends: readonly number[]): Line[] =>
    ends.map((by) => placed(side, share, (angle) => (share ? by : -by) * rounding(rim, angle)));
  return {
    within: both(0),
    outside: both(1),
    middle: placed(1, 0.5),
    beside: (from: number, to: number): Line[][] =>
      SIDES.flatMap((side) => [strip(side, 1, from, to), strip(side, 0, from, to)]),
    /** Within both rims, widest at their top or their bottom and pointed at the sides; no wider on a broad rim. */
    sickles: (half: 0 | 1, from: number, wide: number): Line[] =>
      SIDES.map((side) => {
        const cut = (line: OutlinePoint[]) => line.slice((half * STEPS) / 2, ((half + 1) * STEPS) / 2 + 1);
        const inner = placed(side, from, (angle) => wide * Math.min(rim(angle), lens.rim) * Math.abs(Math.sin(angle)));
        return [...cut(placed(side, from)), ...cut(inner).toReversed()];
      }),
  };
}

/**
 * @param brows where they end below, on average; null where they were not seen
 * @param build as it is drawn; plain without it
 * @param armAt how far arms are seen on a face
 */
export function frameLines(
  shape: FrameShape,
  brows: number | null,
  build: Build | undefined,
  armAt: ArmAt,
): FrameLines {
  const plain = lensOf(shape, build);
  const [rim, brow] = [rimOf(plain, build), browOf(build)];
  const lens = belowBrows(plain, rim, brows);
  const below = lowered(lens, rim, brows);
  const { within, outside, middle, beside, sickles } = rimLines(lens, rim, brow, below);
  /** How far from the middle the rim runs at a height, at the temple and at the nose. */
  const rimAt = (y: number, pick: (...xs: number[]) => number) =>
    pick(...middle.filter(([, at]) => Math.abs(at - y) < lens.half[1] * 0.1).map(([x]) => x));
  // Where bridge and end pieces leave the rim: of acetate they are cut from the same sheet, and a brow line reaches down to them.
  const upper = rim(HELD) + brow * HELD_BROW;
  const piece = (line: (less: number) => Line): FramePiece => ({ lines: [line(0)], within: line(rounding(rim, HELD)) });
  const wire = shape === 'aviator' && (build?.rim ?? 0) < BROAD;
  const [bridgeAt, barAt] = [below - lens.half[1] * 0.42, below - lens.half[1] * 0.8];
  const bar = rimAt(barAt, Math.min);
  const hingeAt = below - lens.half[1] * 0.5 + (shape === 'cat-eye' ? -4 : 0);
  const hinge = rimAt(hingeAt, Math.max);
  const outer = hinge + rim(0) / 2;
  const half = Math.min(END_PIECE.most, upper * END_PIECE.share);
  const mirrored = (side: Side, line: Line): Line => line.map(([x, y]): OutlinePoint => [side * x, y]);
  const endPieces = SIDES.flatMap((side): FramePiece[] => {
    const seen = armAt(side, [outer + END_PIECE.far, hingeAt]);
    if (!seen)
      return [piece((less) => mirrored(side, endPiece(hinge, outer + END_PIECE.far - less, hingeAt, half - less)))];
    // In one piece with what its hinge sits on: a line across would make a stick of it.
    const whole = piece((less) => mirrored(side, arm([hinge, hingeAt], outer, seen, half, less)));
    const level = (x: number): OutlinePoint => [side * x, hingeAt];
    return [{ ...whole, fades: [level(seen.fades), level(seen.to)] }];
  });
  return {
    lenses: within,
    pieces: [
      ...SIDES.map((_, i) => ({ lines: [outside[i] ?? [], within[i] ?? []] })),
      piece((less) => arch(rimAt(bridgeAt, Math.min), bridgeAt, upper - 2 * less)),
      ...(wire ? [piece((less) => beam(bar, barAt, upper - 2 * less))] : []),
      ...endPieces,
    ],
    flecks: build?.flecked ? SIDES.flatMap((_, i) => flecksOn(within[i] ?? [], outside[i] ?? [])) : [],
    edges: beside(0, 1),
    glints: beside(1, 1 + GLINT),
    gloss: sickles(1, 0.88, 0.22),
    shade: sickles(0, 0.5, 0.5),
  };
}

/** A straight bar from rim to rim. */
const beam = (half: number, y: number, thick: number): Line => [
  [-half, y - thick / 2],
  [half, y - thick / 2],
  [half, y + thick / 2],
  [-half, y + thick / 2],
];

/** How far above its middle a lens ends with its rim. */
const topOf = (lens: Lens, rim: Grown): number => lens.half[1] + outward(lens, rim, -Math.PI / 2);

/** Top rims follow the brows from below, as far as pupils stay a little above the middle of the lenses. */
const lowered = (lens: Lens, rim: Grown, brows: number | null): number =>
  Math.max(
    LOWERED.least,
    Math.min(LOWERED.most * lens.half[1], (brows ?? Number.NEGATIVE_INFINITY) + topOf(lens, rim)),
  );

/** Above brows that lie low, a lens that stays where the pupils want it would hide them: as an optician would, a lower one is taken. */
function belowBrows(lens: Lens, rim: Grown, brows: number | null): Lens {
  if (brows === null) return lens;
  const [wide, high] = lens.half;
  const fits = (-brows - (topOf(lens, rim) - high)) / (1 - LOWERED.most);
  const share = Math.max(lens.isEven ? LOWEST.even : LOWEST.plain, Math.min(1, fits / high));
  return { ...lens, half: [lens.isEven ? wide * share : wide, high * share] };
}

/** From the middle of the rim outward, rounded at its end. */
function endPiece(from: number, to: number, y: number, half: number): Line {
  const round = Math.min(half, END_PIECE.far);
  const end = Array.from({ length: 7 }, (_, i): OutlinePoint => {
    const angle = (Math.PI * i) / 6 - Math.PI / 2;
    return [to - round + round * Math.cos(angle), y + half * Math.sin(angle)];
  });
  return [[from, y - half], ...end, [from, y + half]];
}

/** How high a bridge arches: at most, and in shares of half its length, for a short one would stand up like a tent. */
const ARCH = { most: 3.2, share: 0.4 } as const;
/** How much thicker it is where it leaves the rims. */
const FLARE = 0.5;

/** A bridge over the nose, from rim to rim. */
function arch(half: number, y: number, thick: number): OutlinePoint[] {
  const high = Math.min(ARCH.most, ARCH.share * half);
  const at = (share: number, lift: number): OutlinePoint => [
    share * half,
    y + lift * (1 + FLARE * share * share) - high * (1 - share * share),
  ];
  const shares = Array.from({ length: 13 }, (_, i) => i / 6 - 1);
  return [...shares.map((share) => at(share, -thick / 2)), ...shares.toReversed().map((share) => at(share, thick / 2))];
}
