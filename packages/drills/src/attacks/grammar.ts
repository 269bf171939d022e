import { type CallName, keysOf, ROUTES } from '@trueseason/contracts';
import { type SeededRandom, seededRandom } from '@trueseason/testing';

/*
 * What a sender may choose. A combination has one level of each factor; together, the combinations of a seed have every
 * two levels of different factors at least once (pairwise testing).
 */

export const FACTORS = {
  call: keysOf(ROUTES),
  type: ['application/json', 'multipart/form-data', 'text/plain', 'none'],
  encoding: ['identity', 'gzip', 'br', 'deflate', 'unknown'],
  /** What becomes of the body, or of who reads the response. */
  manner: ['complete', 'incomplete', 'over its limit', 'sender gone', 'reader gone'],
  /** From how many addresses it is sent. */
  addresses: [1, 6, 50],
} as const;

type Factor = keyof typeof FACTORS;
export type Combination = { readonly [Name in Factor]: (typeof FACTORS)[Name][number] };
type Partial = { [Name in Factor]?: Combination[Name] };

const NAMES = keysOf(FACTORS);

const pairKey = (one: Factor, level: unknown, other: Factor, otherLevel: unknown): string =>
  NAMES.indexOf(one) < NAMES.indexOf(other)
    ? `${one}=${level} ${other}=${otherLevel}`
    : `${other}=${otherLevel} ${one}=${level}`;

/** The pairs of a combination, or of the part of it that is chosen. */
export const pairsOf = (chosen: Partial): string[] =>
  NAMES.flatMap((one, index) =>
    NAMES.slice(index + 1).flatMap((other) =>
      chosen[one] === undefined || chosen[other] === undefined ? [] : pairKey(one, chosen[one], other, chosen[other]),
    ),
  );

/** All pairs, each as the start of a combination. */
function allPairs(): Map<string, Partial> {
  const pairs = new Map<string, Partial>();
  for (const [index, one] of NAMES.entries())
    for (const other of NAMES.slice(index + 1))
      for (const level of FACTORS[one])
        for (const otherLevel of FACTORS[other])
          pairs.set(pairKey(one, level, other, otherLevel), { [one]: level, [other]: otherLevel });
  return pairs;
}

const shuffled = <Item>(items: readonly Item[], random: SeededRandom): Item[] =>
  items
    .map((item) => ({ item, order: random.below(2 ** 30) }))
    .sort((a, b) => a.order - b.order)
    .map(({ item }) => item);

/** The levels that add the most new pairs to those already chosen. */
function bestLevels(name: Factor, chosen: Partial, missing: ReadonlyMap<string, unknown>) {
  const gains = FACTORS[name].map((level) => ({
    level,
    gain: pairsOf({ ...chosen, [name]: level }).filter((pair) => missing.has(pair)).length,
  }));
  const bestGain = Math.max(...gains.map(({ gain }) => gain));
  return gains.filter(({ gain }) => gain === bestGain).map(({ level }) => level);
}

/** Combinations that have every pair, in random order; the same for the same seed. */
export function combinationsOf(seed: number): Combination[] {
  const random = seededRandom(seed);
  const missing = new Map(shuffled([...allPairs()], random));
  const combinations: Combination[] = [];
  for (const start of missing.values()) {
    let chosen = start;
    for (const name of NAMES)
      if (chosen[name] === undefined) chosen = { ...chosen, [name]: random.pick(bestLevels(name, chosen, missing)) };
    for (const pair of pairsOf(chosen)) missing.delete(pair);
    combinations.push(chosen as Combination);
  }
  return shuffled(combinations, random);
}

/** How it is printed, and given to `--case`. */
export const nameOf = (combination: Combination): string => NAMES.map((name) => String(combination[name])).join(', ');

/** @throws if it is not of this grammar */
export function combinationOf(text: string): Combination {
  const words = text.split(',').map((word) => word.trim());
  const entries = NAMES.map((name, index) => {
    const level = FACTORS[name].find((one) => String(one) === words[index]);
    if (level === undefined) throw new Error(`'${words[index] ?? ''}' is no ${name}: ${FACTORS[name].join(' | ')}`);
    return [name, level] as const;
  });
  return Object.fromEntries(entries) as unknown as Combination & { call: CallName };
}
