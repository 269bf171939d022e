import { mean, meanOf, triple } from '../math/index.ts';
import { DISPLAYED_SEPARATELY, type Displayed, type Reading, type Readings } from '../measure/index.ts';

const present = <T>(values: readonly (T | null | undefined)[]): T[] =>
  values.filter((value) => value !== null && value !== undefined);

/** Averages the values that are present; undefined if there are none. */
function ofPresent<T>(values: readonly (T | null | undefined)[], average: (found: readonly T[]) => T): T | undefined {
  const presentValues = present(values);
  return presentValues.length > 0 ? average(presentValues) : undefined;
}

/** The same per key. */
function byKey<T>(parts: readonly Readonly<Record<string, T | undefined>>[], average: (found: readonly T[]) => T) {
  const keys = new Set(parts.flatMap((part) => Object.keys(part)));
  return Object.fromEntries(
    [...keys].flatMap((key): [string, T][] => {
      const value = ofPresent(
        parts.map((part) => part[key]),
        average,
      );
      return value === undefined ? [] : [[key, value]];
    }),
  );
}

/** Copies of one shot as one photo, equally weighted: which were sent, or show a faint part, does not matter. */
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
  return {
    background: first.background,
    variety: ofPresent(
      copies.map(({ variety }) => variety),
      mean,
    ),
    place: first.place,
    day: first.day,
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
    paper: ofPresent(
      copies.map((copy) => copy.paper),
      reading,
    ),
    leastLight: ofPresent(
      copies.map((copy) => copy.leastLight),
      mean,
    ),
    beard: ofPresent(
      copies.map((copy) => copy.beard),
      (found) => ({ ...reading(found), kind: found.find(({ kind }) => kind === 'beard')?.kind ?? 'mustache' }),
    ),
    displayed: ofPresent(
      copies.map((copy) => copy.displayed),
      displayedOf,
    ),
  };
}

function displayedOf(copies: readonly Displayed[]): Displayed {
  const features = DISPLAYED_SEPARATELY.flatMap((feature) => {
    const colors = copies.map((copy) => copy[feature]);
    const color = ofPresent(colors, meanOf) ?? (colors.includes(null) ? null : undefined);
    return color === undefined ? [] : [[feature, color] as const];
  });
  return {
    ...Object.fromEntries(features),
    irises: copies.every(({ irises }) => irises) ? copies[0]?.irises : undefined,
    skin: ofPresent(
      copies.map(({ skin }) => skin),
      meanOf,
    ),
    shade: ofPresent(
      copies.map(({ shade }) => shade),
      mean,
    ),
    strands: ofPresent(
      copies.map(({ strands }) => strands),
      (found) => ({ dark: meanOf(found.map(({ dark }) => dark)), light: meanOf(found.map(({ light }) => light)) }),
    ),
  };
}
