import type { NamedColor } from '@trueseason/contracts';
import { hexToLab, hueDifference, labToLch } from '../../color/index.ts';

/** Degrees of hue below which neighbors look like repeats. */
const REPEAT = 60;
/** Places that a full repeat costs, among how many previous colors. */
const COST = 6;
const LOOK_BACK = 4;

const hueOf = ({ hex }: NamedColor): number => labToLch(hexToLab(hex))[2];

/** Keeps the order of preference as far as hues of neighbors differ. */
export function spreadHues(preferred: readonly NamedColor[]): NamedColor[] {
  const remaining = preferred.map((color, place) => ({ color, place, hue: hueOf(color) }));
  const chosen: typeof remaining = [];
  while (remaining.length > 0) {
    const recent = chosen.slice(-LOOK_BACK);
    const cost = ({ place, hue }: (typeof remaining)[number]): number =>
      place +
      COST * recent.reduce((sum, other) => sum + Math.max(0, 1 - Math.abs(hueDifference(hue, other.hue)) / REPEAT), 0);
    const next = remaining.reduce((best, candidate) => (cost(candidate) < cost(best) ? candidate : best));
    chosen.push(next);
    remaining.splice(remaining.indexOf(next), 1);
  }
  return chosen.map(({ color }) => color);
}
