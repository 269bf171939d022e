import { HALVES, type Half } from './people.ts';
import { type Interval, overPeople } from './statistics.ts';

/** Lower or upper limit. */
type Limit = { readonly atLeast: number } | { readonly atMost: number };

const holds = (value: number, limit: Limit): boolean =>
  'atLeast' in limit ? value >= limit.atLeast : value <= limit.atMost;

const boundOf = (limit: Limit | undefined, format: (value: number) => string): string =>
  limit ? ('atLeast' in limit ? `>= ${format(limit.atLeast)}` : `<= ${format(limit.atMost)}`) : '';

/** A figure over people: both halves side by side, with intervals. */
export interface Figure<T> {
  readonly name: string;
  readonly unit?: '%';
  /** Required on the held-out half. */
  readonly limit?: Limit;
  readonly of: (people: readonly T[]) => number;
  readonly note?: (people: readonly T[]) => string;
  /** Whether the page for customers shows it. */
  readonly isShown?: boolean;
}

/** A line as printed and stored. */
export interface Line {
  readonly name: string;
  readonly unit?: '%' | undefined;
  readonly limit?: Limit | undefined;
  readonly halves: Readonly<Partial<Record<Half, Interval>>>;
  /** `ok`, `missed`, or `gap` if the halves differ by more than three points; empty without a limit. */
  readonly state: '' | 'ok' | 'missed' | 'gap';
  readonly note: string;
  readonly isShown?: boolean | undefined;
  /** People in each half. */
  readonly people: Readonly<Partial<Record<Half, number>>>;
}

/** Largest gap between the halves before a figure counts as overfitted to the tuning half. */
const MOST_GAP = 0.03;

/** How much worse the held-out half is. */
const fallBehind = (tuning: number, held: number, limit: Limit): number =>
  'atLeast' in limit ? tuning - held : held - tuning;

function stateOf({ unit, limit }: Pick<Line, 'unit' | 'limit'>, halves: Line['halves']): Line['state'] {
  const asked = halves.held ?? halves.tuning;
  if (!limit || !asked) return '';
  if (!holds(asked.value, limit)) return 'missed';
  const { tuning, held } = halves;
  const gap = tuning && held && unit === '%' ? fallBehind(tuning.value, held.value, limit) : 0;
  return gap > MOST_GAP ? 'gap' : 'ok';
}

/** Computes every figure on each available half. */
export function compareHalves<T>(
  figures: readonly Figure<T>[],
  people: readonly T[],
  halfOf: (person: T) => Half,
): Line[] {
  const groups = HALVES.map((half) => [half, people.filter((person) => halfOf(person) === half)] as const).filter(
    ([, group]) => group.length > 0,
  );
  const counted = Object.fromEntries(groups.map(([half, group]) => [half, group.length]));
  return figures.map(({ name, unit, limit, of, note, isShown }) => {
    const halves = Object.fromEntries(groups.map(([half, group]) => [half, overPeople(group, of)]));
    const state = stateOf({ unit, limit }, halves);
    const asked = groups.at(-1)?.[1] ?? [];
    return { name, unit, limit, halves, state, note: note?.(asked) ?? '', isShown, people: counted };
  });
}

const number = (value: number, unit: Line['unit']): string =>
  unit === '%' ? (value * 100).toFixed(1) : value.toFixed(3);

const interval = (figure: Interval | undefined, unit: Line['unit']): string =>
  figure && !Number.isNaN(figure.value)
    ? `${number(figure.value, unit)} [${number(figure.low, unit)}\u2013${number(figure.high, unit)}]`
    : '';

/** Prints the lines; returns whether every limit holds. */
export function printLines(title: string, lines: readonly Line[]): boolean {
  console.log(`\n${title}`);
  console.log(`  ${''.padEnd(52)} ${'tuning half'.padEnd(24)} ${'held half'.padEnd(24)} bound`);
  for (const { name, unit, limit, halves, state, note } of lines) {
    const bound = boundOf(limit, (value) => number(value, unit));
    const label = `${name}${unit ? `, ${unit}` : ''}`;
    console.log(
      `  ${label.padEnd(52)} ${interval(halves.tuning, unit).padEnd(24)} ${interval(halves.held, unit).padEnd(24)} ${bound.padEnd(9)} ${state.toUpperCase().padEnd(7)}${note}`,
    );
  }
  return lines.every(({ state }) => state !== 'missed' && state !== 'gap');
}
