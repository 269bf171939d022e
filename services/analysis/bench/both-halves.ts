import { HALVES, type Half } from './people.ts';
import { type Interval, overPeople } from './statistics.ts';

interface Limit {
  readonly atLeast?: number;
  readonly atMost?: number;
}

/** Tables of /how-sure. */
export type ShownIn = 'agreement' | 'depth' | 'kept' | 'kinds' | 'places' | 'sure';

/** A figure over people: both halves side by side, and together, with intervals. */
export interface Figure<T> {
  readonly name: string;
  readonly unit?: '%';
  /** Required of both halves together. */
  readonly limit?: Limit;
  readonly of: (people: readonly T[]) => number;
  readonly note?: (people: readonly T[]) => string;
  /** The table of the page for customers that shows it. */
  readonly shownIn?: ShownIn;
}

const GROUPS = [...HALVES, 'both'] as const;
type Group = (typeof GROUPS)[number];

/** A line as printed and stored. */
export interface Line {
  readonly name: string;
  readonly unit?: '%' | undefined;
  readonly limit?: Limit | undefined;
  readonly figures: Readonly<Partial<Record<Group, Interval>>>;
  /** `one half` if both together keep the limit and one of them surely does not; empty without a limit. */
  readonly state: '' | 'ok' | 'missed' | 'one half';
  readonly note: string;
  readonly shownIn?: ShownIn | undefined;
  /** People in each group. */
  readonly people: Readonly<Partial<Record<Group, number>>>;
}

const keeps = ({ low, high }: Pick<Interval, 'low' | 'high'>, { atLeast, atMost }: Limit): boolean =>
  (atLeast === undefined || high >= atLeast) && (atMost === undefined || low <= atMost);

function stateOf(limit: Limit | undefined, { both, ...halves }: Line['figures']): Line['state'] {
  if (!limit || !both) return '';
  if (!keeps({ low: both.value, high: both.value }, limit)) return 'missed';
  return Object.values(halves).every((half) => keeps(half, limit)) ? 'ok' : 'one half';
}

/** Computes every figure on each available half and on both. */
export function compareHalves<T extends { readonly half: Half }>(
  figures: readonly Figure<T>[],
  people: readonly T[],
): Line[] {
  const groups = GROUPS.map((group) => ({
    group,
    members: people.filter(({ half }) => group === 'both' || half === group),
  })).filter(({ members }) => members.length > 0);
  const counts = Object.fromEntries(groups.map(({ group, members }) => [group, members.length]));
  return figures.map(({ name, unit, limit, of, note, shownIn }) => {
    const values = Object.fromEntries(groups.map(({ group, members }) => [group, overPeople(members, of)]));
    return {
      name,
      unit,
      limit,
      figures: values,
      state: stateOf(limit, values),
      note: note?.(people) ?? '',
      shownIn,
      people: counts,
    };
  });
}

const numberText = (value: number, unit: Line['unit']): string =>
  unit === '%' ? (value * 100).toFixed(1) : value.toFixed(3);

const intervalText = (figure: Interval | undefined, unit: Line['unit']): string =>
  figure && !Number.isNaN(figure.value)
    ? `${numberText(figure.value, unit)} [${numberText(figure.low, unit)}\u2013${numberText(figure.high, unit)}]`
    : '';

const limitText = ({ atLeast, atMost }: Limit, unit: Line['unit']): string =>
  [
    ...(atLeast === undefined ? [] : [`>= ${numberText(atLeast, unit)}`]),
    ...(atMost === undefined ? [] : [`<= ${numberText(atMost, unit)}`]),
  ].join(' ');

const NAME_WIDTH = 62;
const FIGURE_WIDTH = 21;

/** Prints the lines; returns whether every limit holds. */
export function printLines(title: string, lines: readonly Line[]): boolean {
  const { people = {} } = lines[0] ?? {};
  const heads = GROUPS.map((group) => `${group === 'both' ? 'both' : `${group} half`} (${people[group] ?? 0})`);
  console.log(`\n${title}`);
  console.log(`  ${''.padEnd(NAME_WIDTH)} ${heads.map((head) => head.padEnd(FIGURE_WIDTH)).join(' ')} limit of both`);
  for (const { name, unit, limit, figures, state, note } of lines) {
    const label = `${name}${unit ? `, ${unit}` : ''}`.padEnd(NAME_WIDTH);
    const values = GROUPS.map((group) => intervalText(figures[group], unit).padEnd(FIGURE_WIDTH)).join(' ');
    const bound = (limit ? limitText(limit, unit) : '').padEnd(18);
    console.log(`  ${label} ${values} ${bound} ${state.toUpperCase().padEnd(8)} ${note}`.trimEnd());
  }
  return lines.every(({ state }) => state === '' || state === 'ok');
}
