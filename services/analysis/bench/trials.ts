import { type Evidence, familyOf, NO_ANSWERS, type PhotoPosition, type SeasonName } from '@trueseason/contracts';
import { ringDistance } from '@trueseason/seasons/ring';
import { buildEvidence } from '../src/engine/build-evidence.ts';
import { combinePhotos } from '../src/engine/combine/index.ts';
import type { Readings } from '../src/engine/measure/index.ts';
import type { MeasuredPerson, MeasuredPhoto } from './measured.ts';

/** Readings of the photos; undefined if one was refused. */
function readingsOf(photos: readonly MeasuredPhoto[]): Readings[] | undefined {
  const readings = photos.flatMap(({ problems, readings: seen }) => (problems.length === 0 && seen ? [seen] : []));
  return readings.length < photos.length ? undefined : readings;
}

/** The answer for a set of photos of one person; undefined if one was refused. */
function answerFor(photos: readonly MeasuredPhoto[]): Evidence | undefined {
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

/** Whether the photos were taken for different people; undefined if one was refused. */
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

/** A person's six photos as two sets of three. */
export const trialOf = (person: MeasuredPerson): Trial => ({
  person,
  a: answerFor(setOf(person, 'a', 3)),
  b: answerFor(setOf(person, 'b', 3)),
});

/** How two answers for one person compare. */
export interface Agreement {
  readonly season: boolean;
  readonly family: boolean;
  readonly neighbor: boolean;
  /** Confidence of each set. */
  readonly confidences: readonly [number, number];
}

/** Undefined if a set was refused. */
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
