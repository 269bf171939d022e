import { hexToLab, hueDifference, labToLch } from '@trueseason/color';
import type { NamedColor } from '@trueseason/contracts';

/** Hues closer than this, in degrees, look like repeats when they stand side by side. */
const REPEAT = 60;
/** How many places a full repeat costs, against how many of the colors before it. */
const COST = 6;
const LOOK_BACK = 4;

const hueOf = ({ hex }: NamedColor): number => labToLch(hexToLab(hex))[2];

/** Keeps the given order of preference as far as it can while neighbors in the list differ in hue. */
export function spreadHues(preferred: readonly NamedColor[]): NamedColor[] {
  const left = preferred.map((color, place) => ({ color, place, hue: hueOf(color) }));
  const chosen: typeof left = [];
  while (left.length > 0) {
    const recent = chosen.slice(-LOOK_BACK);
    const cost = ({ place, hue }: (typeof left)[number]): number =>
      place +
      COST * recent.reduce((sum, other) => sum + Math.max(0, 1 - Math.abs(hueDifference(hue, other.hue)) / REPEAT), 0);
    const next = left.reduce((best, candidate) => (cost(candidate) < cost(best) ? candidate : best));
    chosen.push(next);
    left.splice(left.indexOf(next), 1);
  }
  return chosen.map(({ color }) => color);
}
