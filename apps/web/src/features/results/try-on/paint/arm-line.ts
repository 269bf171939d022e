import type { OutlinePoint } from '@trueseason/contracts';
import type { Line } from './mask.ts';

/** In shares of half the height of its end piece: as deep as the rim where it leaves it, or it would be a stick in a wall, then thinner. From where on it bends is in millimeters. */
const ARM = { rim: 1.25, hinge: 0.95, end: 0.7, bends: 3 } as const;
/** How steep an arm runs at most: one that is seen from its end looks bent otherwise. */
const STEEPEST = 0.5;

/** How far out an arm is seen, and from where on it fades, in millimeters from the middle between the pupils. */
export interface ArmSeen {
  readonly to: number;
  readonly fades: number;
  /** How high it ends, in millimeters below the pupils. */
  readonly y: number;
}

/** From the middle of the rim back along the temple, thinner the farther it is. */
export function arm(
  [from, y]: OutlinePoint,
  outer: number,
  { to, y: endY }: ArmSeen,
  half: number,
  less: number,
): Line {
  const bend = Math.min(outer + ARM.bends, (outer + to) / 2);
  const down = Math.max(-1, Math.min(1, (endY - y) / (STEEPEST * Math.max(1, to - bend)))) * STEEPEST * (to - bend);
  const ends: readonly (readonly [x: number, y: number, half: number])[] = [
    [from, y, half * ARM.rim],
    [outer, y, half * ARM.rim],
    [bend, y, half * ARM.hinge],
    [to, y + down, half * ARM.end],
  ];
  return [
    ...ends.map(([x, at, high]): OutlinePoint => [x, at - high + less]),
    ...ends.toReversed().map(([x, at, high]): OutlinePoint => [x, at + high - less]),
  ];
}
