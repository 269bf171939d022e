import {
  doDiffer,
  type Evidence,
  familyOf,
  NO_ANSWERS,
  type PhotoPosition,
  type SeasonName,
} from '@trueseason/contracts';
import { ringDistance } from '@trueseason/seasons/ring';
import { buildEvidence } from '../src/engine/build-evidence.ts';
import { combinePhotos } from '../src/engine/combine/index.ts';
import type { Readings } from '../src/engine/measure/index.ts';
import type { MeasuredPerson, MeasuredPhoto } from './measured.ts';

/** What the photos show, or nothing when any of them was refused. */
function readingsOf(photos: readonly MeasuredPhoto[]): Readings[] | undefined {
  const readings = photos.flatMap(({ problems, readings: seen }) => (problems.length === 0 && seen ? [seen] : []));
  return readings.length < photos.length ? undefined : readings;
}

/** A set of photos of one person as customers send them: the answer, or nothing when any photo was refused. */
export function answerFor(photos: readonly MeasuredPhoto[]): Evidence | undefined {
  const readings = readingsOf(photos);
  if (!readings) return undefined;
  const verdicts = photos.map(({ problems, warnings }, i) => ({
    position: (i + 1) as PhotoPosition,
    problems: [...problems],
    warnings: [...warnings],
  }));
  return buildEvidence(readings, verdicts);
}

export const seasonOf = ({ distribution }: Evidence): SeasonName => distribution[0]?.season as SeasonName;

/** Whether the photos were taken for photos of different people. */
export const tookForSeveral = ({ photos }: Evidence): boolean => doDiffer(photos);

/** The same without an answer, which takes ten times as long. */
export function takenForSeveral(photos: readonly MeasuredPhoto[]): boolean | undefined {
  const readings = readingsOf(photos);
  return readings && combinePhotos(readings, NO_ANSWERS).outliers.length > 0;
}

/** Two disjoint sets of photos of one person. */
export interface Trial {
  readonly person: MeasuredPerson;
  readonly a: Evidence | undefined;
  readonly b: Evidence | undefined;
}

export const setOf = ({ photos }: MeasuredPerson, set: 'a' | 'b', count: number): MeasuredPhoto[] =>
  Array.from({ length: count }, (_, k) => photos[`${set}${k + 1}`]).flatMap((photo) => photo ?? []);

/** The others in the first set of each of the ten ways to part six photos, the first photo always being in it. */
const BESIDE_THE_FIRST = [1, 2, 3, 4, 5].flatMap((one) =>
  [1, 2, 3, 4, 5].filter((other) => other > one).map((other) => [one, other]),
);

export const PARTINGS = BESIDE_THE_FIRST.length;

/** A person's six photos as two sets of three in all ten ways, as they were taken first. */
export function partingsOf(person: MeasuredPerson): (readonly [MeasuredPhoto[], MeasuredPhoto[]])[] {
  const six = [...setOf(person, 'a', 3), ...setOf(person, 'b', 3)];
  return BESIDE_THE_FIRST.map((beside) => {
    const isFirst = (k: number) => k === 0 || beside.includes(k);
    return [six.filter((_, k) => isFirst(k)), six.filter((_, k) => !isFirst(k))];
  });
}

/** A person and what each parting of their photos got. */
export interface Parted {
  readonly person: MeasuredPerson;
  readonly trials: readonly Trial[];
}

export const partedTrials = (person: MeasuredPerson): Parted => ({
  person,
  trials: partingsOf(person).map(([a, b]) => ({ person, a: answerFor(a), b: answerFor(b) })),
});

/** How two answers for one person compare. */
export interface Agreement {
  readonly season: boolean;
  readonly family: boolean;
  readonly neighbor: boolean;
  /** What was said of each set. */
  readonly confidences: readonly [number, number];
}

/** Undefined when a set was refused. */
export function agreementOf({ a, b }: Trial): Agreement | undefined {
  if (!a || !b) return undefined;
  const [x, y] = [seasonOf(a), seasonOf(b)];
  return {
    season: x === y,
    family: familyOf(x) === familyOf(y),
    neighbor: ringDistance(x, y) <= 1,
    confidences: [a.confidence, b.confidence],
  };
}
