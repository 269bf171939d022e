import { mean, meanOf, type Triple, triple } from '../math/index.ts';
import { DISPLAYED_SEPARATELY, type Displayed, type Reading, type Readings } from '../measure/index.ts';

const present = <T>(values: readonly (T | null | undefined)[]): T[] =>
  values.filter((value) => value !== null && value !== undefined);

/** What `average` makes of the values under each key, over the parts that have it. */
function byKey<T>(parts: readonly Readonly<Record<string, T | undefined>>[], average: (found: readonly T[]) => T) {
  const keys = new Set(parts.flatMap((part) => Object.keys(part)));
  return Object.fromEntries(
    [...keys].flatMap((key): [string, T][] => {
      const found = present(parts.map((part) => part[key]));
      return found.length > 0 ? [[key, average(found)]] : [];
    }),
  );
}

const averageIfAny = (colors: readonly Triple[]): Triple | undefined =>
  colors.length > 0 ? meanOf(colors) : undefined;

/**
 * Copies of one shot as one photo: each has an equal share, so that it does not matter which of them were sent, or which
 * shows a part that can barely be seen.
 */
export function oneVote(copies: readonly Readings[]): Readings {
  const [first] = copies;
  if (!first) throw new RangeError('no photo');
  if (copies.length === 1) return first;
  /** A part that few of the copies show is less certain. */
  const reading = (found: readonly Reading[]): Reading => ({
    color: meanOf(found.map(({ color }) => color)),
    sd: triple((d) => mean(found.map(({ sd }) => sd[d])) * Math.sqrt(copies.length / found.length)),
    pixels: Math.round(mean(found.map(({ pixels }) => pixels))),
  });
  const { paper } = byKey(
    copies.map((copy) => ({ paper: copy.paper })),
    reading,
  );
  const { leastLight } = byKey(
    copies.map((copy) => ({ leastLight: copy.leastLight })),
    mean,
  );
  const displayed = present(copies.map((copy) => copy.displayed));
  return {
    zones: byKey(
      copies.map(({ zones }) => zones),
      reading,
    ),
    features: byKey(
      copies.map(({ features }) => features),
      reading,
    ),
    tones: byKey(
      copies.map(({ tones }) => ({ ...tones })),
      mean,
    ),
    paper,
    leastLight,
    ...(displayed.length > 0 && { displayed: displayedOf(displayed) }),
  };
}

function displayedOf(copies: readonly Displayed[]): Displayed {
  const strands = present(copies.map((copy) => copy.strands));
  const shades = present(copies.map(({ shade }) => shade));
  const features = DISPLAYED_SEPARATELY.flatMap((feature) => {
    const colors = copies.map((copy) => copy[feature]);
    const color = averageIfAny(present(colors)) ?? (colors.includes(null) ? null : undefined);
    return color === undefined ? [] : [[feature, color] as const];
  });
  return {
    ...Object.fromEntries(features),
    skin: averageIfAny(present(copies.map(({ skin }) => skin))),
    ...(shades.length > 0 && { shade: mean(shades) }),
    ...(strands.length > 0 && {
      strands: { dark: meanOf(strands.map(({ dark }) => dark)), light: meanOf(strands.map(({ light }) => light)) },
    }),
  };
}
