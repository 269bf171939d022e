import type { PhotoProblem } from '@trueseason/contracts';
import type { Figure } from './both-halves.ts';
import { THIRDS, thirdOf } from './depth-groups.ts';
import { areaUnderCurve, type Claim, calibrationError, share } from './statistics.ts';
import { type Agreement, agreementOf, seasonOf, type Trial } from './trials.ts';

const agreements = (trials: readonly Trial[]): Agreement[] => trials.flatMap((trial) => agreementOf(trial) ?? []);

const claimsOf = (trials: readonly Trial[]): Claim[] =>
  agreements(trials).flatMap(({ season, confidences }) =>
    confidences.map((confidence) => ({ confidence, right: season })),
  );

/**
 * Problems of the portrait itself, independent of light and camera; portraits with them in every photo are excluded.
 */
const OF_THE_PORTRAIT = ['turned_away', 'too_far', 'face_covered'] as const satisfies readonly PhotoProblem[];

const isRefusedItself = ({ person: { photos } }: Trial): boolean =>
  OF_THE_PORTRAIT.some((problem) => Object.values(photos).every(({ problems }) => problems.includes(problem)));

/** Share of sets of three with a refused photo, over usable portraits. */
const refusedShare = (trials: readonly Trial[]): number =>
  share(trials.filter((trial) => !isRefusedItself(trial)).flatMap(({ a, b }) => [a === undefined, b === undefined]));

/** Share of refused sets in the worst third of skin depth over the best; 1 if none is refused. */
function worstGroup(trials: readonly Trial[]): number {
  const shares = [0, 1, 2].map((third) => refusedShare(trials.filter(({ person }) => thirdOf(person) === third)));
  const seen = shares.filter((value) => !Number.isNaN(value));
  // One set in fifty is within chance.
  return (Math.max(...seen) + 0.02) / (Math.min(...seen) + 0.02);
}

const perThird = (trials: readonly Trial[], figure: (trials: readonly Trial[]) => number): string =>
  [0, 1, 2]
    .map((third) => figure(trials.filter(({ person }) => thirdOf(person) === third)))
    .flatMap((value, third) => (Number.isNaN(value) ? [] : `${THIRDS[third]} ${(value * 100).toFixed(0)}`))
    .join(', ');

const agreeing = (key: 'season' | 'family' | 'neighbor') => (trials: readonly Trial[]) =>
  share(agreements(trials).map((agreement) => agreement[key]));

interface Bounds {
  readonly season?: number;
  readonly family?: number;
  readonly neighbor?: number;
}

const atLeast = (value: number | undefined): Pick<Figure<Trial>, 'limit'> =>
  value === undefined ? {} : { limit: { atLeast: value } };

/** Whether two sets of the same person get the same answer. */
export const agreementFigures = ({ season, family, neighbor }: Bounds): Figure<Trial>[] => [
  {
    name: 'same of 12',
    unit: '%',
    ...atLeast(season),
    of: agreeing('season'),
    note: (trials) => perThird(trials, agreeing('season')),
  },
  {
    name: 'same of 4',
    unit: '%',
    ...atLeast(family),
    of: agreeing('family'),
    note: (trials) => perThird(trials, agreeing('family')),
  },
  {
    name: 'within one neighbor',
    unit: '%',
    ...atLeast(neighbor),
    of: agreeing('neighbor'),
    note: (trials) => perThird(trials, agreeing('neighbor')),
  },
];

export const calibrationFigure: Figure<Trial> = {
  name: 'calibration error of the confidence',
  limit: { atMost: 0.05 },
  of: (trials) => calibrationError(claimsOf(trials)),
};

export const discriminationFigure: Figure<Trial> = {
  name: 'discrimination of the confidence (area under the curve)',
  limit: { atLeast: 0.7 },
  of: (trials) => areaUnderCurve(claimsOf(trials)),
};

export const refusedFigure: Figure<Trial> = {
  name: 'sets refused',
  unit: '%',
  of: refusedShare,
  note: (trials) => `${perThird(trials, refusedShare)}; ${refusedBy(trials)}`,
};

/** Counts by gate of photos refused from usable portraits. */
function refusedBy(trials: readonly Trial[]): string {
  const people = new Set(trials.filter((trial) => !isRefusedItself(trial)).map(({ person }) => person));
  const problems = [...people].flatMap(({ photos }) => Object.values(photos).flatMap((photo) => photo.problems));
  const counts = [...new Set(problems)].map((gate) => `${gate} ${problems.filter((one) => one === gate).length}`);
  return counts.join(', ');
}

export const refusalFigures: readonly Figure<Trial>[] = [
  { ...refusedFigure, limit: { atMost: 0.03 } },
  {
    name: 'refused in every photo: turned, far, covered',
    unit: '%',
    of: (trials) => share(trials.map(isRefusedItself)),
  },
  { name: 'refused in the worst third of depth over the best', limit: { atMost: 2 }, of: worstGroup },
];

/** The number of seasons among first answers, and the largest share. */
export const spreadFigures: readonly Figure<Trial>[] = [
  {
    name: 'seasons that occur',
    limit: { atLeast: 12 },
    of: (trials) => counts(trials).size,
    note: (trials) =>
      [...counts(trials)]
        .sort(([, a], [, b]) => b - a)
        .map(([season, n]) => `${season} ${n}`)
        .join(', '),
  },
  {
    name: 'largest share of a season',
    unit: '%',
    limit: { atMost: 0.25 },
    of: (trials) => Math.max(...counts(trials).values()) / trials.filter(({ a }) => a).length,
  },
];

function counts(trials: readonly Trial[]): Map<string, number> {
  const found = new Map<string, number>();
  for (const { a } of trials) if (a) found.set(seasonOf(a), (found.get(seasonOf(a)) ?? 0) + 1);
  return found;
}
