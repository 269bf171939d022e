import { FACTS } from '@trueseason/contracts';
import { certaintyOf } from '@trueseason/reading/facts';
import { mean } from '../src/engine/math/index.ts';
import { compareHalves, type Figure, type Line } from './both-halves.ts';
import type { MeasuredPerson } from './measured.ts';
import { HALVES } from './people.ts';
import { areaUnderCurve, type Claim, calibrationError, share } from './statistics.ts';
import { type Agreement, agreementOf, seasonOf, setOf, type Trial, takenForSeveral, trialOf } from './trials.ts';

const agreements = (trials: readonly Trial[]): Agreement[] => trials.flatMap((trial) => agreementOf(trial) ?? []);

const claimsOf = (trials: readonly Trial[]): Claim[] =>
  agreements(trials).flatMap(({ season, confidences }) =>
    confidences.map((confidence) => ({ confidence, right: season })),
  );

const LIKENESSES = { season: 'same of 12', family: 'same of 4', neighbor: 'within one neighbor' } as const;

/** With one other person each, the figure moved by ten points with the folder's order. */
const OTHERS = 16;

/** How often sets with a photo of another person are noticed, per person. */
function mixedSets(people: readonly MeasuredPerson[]): Map<string, number> {
  return new Map(
    people.flatMap((person, i): [string, number][] => {
      const own = setOf(person, 'a', 2);
      const others = Array.from(
        { length: Math.min(OTHERS, people.length - 1) },
        (_, k) => people[(i + 1 + k) % people.length],
      );
      const shares = others.flatMap((other) =>
        other ? (takenForSeveral([...own, ...setOf(other, 'b', 3).slice(2)]) ?? []) : [],
      );
      return shares.length > 0 ? [[person.key, share(shares)]] : [];
    }),
  );
}

/** Sets with photos of both days. */
function ofTwoDays({ person }: Trial): boolean[] {
  const [a, b] = [setOf(person, 'a', 2), setOf(person, 'b', 2)];
  return [
    [...a, ...b.slice(1)],
    [...a.slice(1), ...b],
  ].flatMap((set) => takenForSeveral(set) ?? []);
}

/** Answers with this certainty, and whether the photos of the other day confirm them. */
const confirmed = (trials: readonly Trial[], certainty: ReturnType<typeof certaintyOf>): boolean[] =>
  trials.flatMap(({ a, b }) =>
    a && b ? [a, b].filter((one) => certaintyOf(one) === certainty).map(() => seasonOf(a) === seasonOf(b)) : [],
  );

/** The same person on two days: each photo unchanged and twice in other light, three against three. */
export function pairsLines(people: readonly MeasuredPerson[]): Line[] {
  const noticed = new Map(HALVES.flatMap((half) => [...mixedSets(people.filter((person) => person.half === half))]));
  const figures: Figure<Trial>[] = [
    ...(['season', 'family', 'neighbor'] as const).map(
      (key): Figure<Trial> => ({
        name: LIKENESSES[key],
        unit: '%',
        of: (trials) => share(agreements(trials).map((agreement) => agreement[key])),
      }),
    ),
    { name: 'calibration error of the confidence', of: (trials) => calibrationError(claimsOf(trials)) },
    {
      name: 'discrimination of the confidence (area under the curve)',
      of: (trials) => areaUnderCurve(claimsOf(trials)),
    },
    { name: 'sets refused', unit: '%', of: (trials) => share(trials.flatMap(({ a, b }) => [!a, !b])) },
    {
      name: 'one person on two days taken for several',
      unit: '%',
      limit: { atMost: 0.1 },
      of: (trials) => share(trials.flatMap(ofTwoDays)),
    },
    {
      name: 'photos of two people noticed',
      unit: '%',
      of: (trials) => mean(trials.flatMap(({ person }) => noticed.get(person.key) ?? [])),
    },
    ...FACTS.certainty.map(
      (certainty): Figure<Trial> => ({
        name: `answers that are '${certainty}', confirmed`,
        unit: '%',
        of: (trials) => share(confirmed(trials, certainty)),
        note: (trials) => `${confirmed(trials, certainty).length} answers`,
      }),
    ),
  ];
  return compareHalves(figures, people.map(trialOf), ({ person }) => person.half);
}
