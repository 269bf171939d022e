import { type Evidence, FACTS } from '@trueseason/contracts';
import { certaintyOf } from '@trueseason/reading/facts';
import { mean } from '../src/engine/math/index.ts';
import { areRelated } from '../src/engine/place/index.ts';
import {
  agreementFigures,
  calibrationFigure,
  discriminationFigure,
  refusalFigures,
  refusedFigure,
  spreadFigures,
} from './agreement.ts';
import { compareHalves, type Figure, type Line } from './both-halves.ts';
import type { MeasuredPerson } from './measured.ts';
import { HALVES } from './people.ts';
import { share } from './statistics.ts';
import { seasonOf, setOf, type Trial, takenForSeveral, tookForSeveral, trialOf } from './trials.ts';

const answersOf = (trials: readonly Trial[]): Evidence[] =>
  trials.flatMap(({ a, b }) => [a, b].flatMap((x) => x ?? []));

const honestFigure: Figure<Trial> = {
  name: 'one person taken for several',
  unit: '%',
  limit: { atMost: 0.05 },
  of: (trials) => share(answersOf(trials).map(tookForSeveral)),
};

/** How often sets with a photo of another person are noticed, per person. */
const mixedFigure = (noticed: ReadonlyMap<string, number>): Figure<Trial> => ({
  name: 'photos of two people noticed',
  unit: '%',
  of: (trials) => mean(trials.flatMap(({ person }) => noticed.get(person.key) ?? [])),
});

/** With one other person each, the figure moved by ten points with the folder's order. */
const OTHERS = 16;

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
const ofTwoDaysFigure: Figure<Trial> = {
  name: 'one person on two days taken for several',
  unit: '%',
  limit: { atMost: 0.1 },
  of: (trials) =>
    share(
      trials.flatMap(({ person }) => {
        const [a, b] = [setOf(person, 'a', 2), setOf(person, 'b', 2)];
        return [
          [...a, ...b.slice(1)],
          [...a.slice(1), ...b],
        ].flatMap((set) => takenForSeveral(set) ?? []);
      }),
    ),
};

const acrossFigure: Figure<Trial> = {
  name: 'second choice across the ring, and nothing in common',
  unit: '%',
  limit: { atMost: 0 },
  of: (trials) => share(answersOf(trials).map((answer) => !areRelated(seasonOf(answer), answer.runnerUp))),
};

const halfOf = ({ person }: Trial) => person.half;

const noticedFigure = (people: readonly MeasuredPerson[]): Figure<Trial> =>
  mixedFigure(new Map(HALVES.flatMap((half) => [...mixedSets(people.filter((person) => person.half === half))])));

/** Refused and warned sets, in light outside the range in which seasons are compared. */
export const gateLines = (people: readonly MeasuredPerson[]): Line[] =>
  compareHalves([...refusalFigures, honestFigure, noticedFigure(people)], people.map(trialOf), halfOf);

/** The same picture in other light. */
export function relightingLines(people: readonly MeasuredPerson[]): Line[] {
  const figures = [
    ...agreementFigures({ season: 0.92, family: 0.97, neighbor: 0.98 }),
    ...refusalFigures,
    honestFigure,
    acrossFigure,
    noticedFigure(people),
    ...spreadFigures,
  ];
  return compareHalves(figures, people.map(trialOf), halfOf);
}

const withoutLimit = <T>({ limit: _limit, ...figure }: Figure<T>): Figure<T> => figure;

/** The same person on two days: each portrait unchanged and twice in other light. */
export function pairsLines(people: readonly MeasuredPerson[]): Line[] {
  const figures = [
    ...agreementFigures({}),
    withoutLimit(calibrationFigure),
    withoutLimit(discriminationFigure),
    refusedFigure,
    ofTwoDaysFigure,
    noticedFigure(people),
    ...FACTS.certainty.map(confirmedFigure),
  ];
  return compareHalves(figures, people.map(trialOf), halfOf);
}

/** Share of answers with this certainty that the photos of the other day confirm. */
const confirmedFigure = (certainty: ReturnType<typeof certaintyOf>): Figure<Trial> => {
  const given = (trials: readonly Trial[]) =>
    trials.flatMap(({ a, b }) =>
      a && b ? [a, b].filter((one) => certaintyOf(one) === certainty).map(() => seasonOf(a) === seasonOf(b)) : [],
    );
  return {
    name: `answers that are '${certainty}', confirmed`,
    unit: '%',
    of: (trials) => share(given(trials)),
    note: (trials) => `${given(trials).length} answers`,
  };
};
