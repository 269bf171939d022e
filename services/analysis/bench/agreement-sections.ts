import type { Evidence } from '@trueseason/contracts';
import { certaintyOf } from '@trueseason/seasons/certainty';
import { areRelated } from '../src/engine/place/index.ts';
import {
  agreementFigures,
  calibrationFigure,
  discriminationFigure,
  refusalFigures,
  refusedShare,
  spreadFigures,
} from './agreement.ts';
import { compareHalves, type Figure, type Line } from './both-halves.ts';
import type { MeasuredPerson } from './measured.ts';
import { share } from './statistics.ts';
import { answerFor, seasonOf, setOf, type Trial, tookForSeveral, trialOf } from './trials.ts';

const answersOf = (trials: readonly Trial[]): Evidence[] =>
  trials.flatMap(({ a, b }) => [a, b].flatMap((x) => x ?? []));

const honestFigure: Figure<Trial> = {
  name: 'one person taken for several',
  unit: '%',
  limit: { atMost: 0.05 },
  of: (trials) => share(answersOf(trials).map(tookForSeveral)),
};

/** Two photos of one person and one of the next, each person once. */
const mixedFigure = (noticed: ReadonlyMap<string, boolean>): Figure<Trial> => ({
  name: 'photos of two people noticed',
  unit: '%',
  limit: { atLeast: 0.9 },
  of: (trials) => share(trials.flatMap(({ person }) => noticed.get(person.key) ?? [])),
});

function mixedSets(people: readonly MeasuredPerson[]): Map<string, boolean> {
  return new Map(
    people.flatMap((person, i): [string, boolean][] => {
      const other = people[(i + 1) % people.length] as MeasuredPerson;
      const answer = answerFor([...setOf(person, 'a', 2), ...setOf(other, 'b', 3).slice(2)]);
      return answer ? [[person.key, tookForSeveral(answer)]] : [];
    }),
  );
}

const acrossFigure: Figure<Trial> = {
  name: 'second choice across the ring, and nothing in common',
  unit: '%',
  limit: { atMost: 0 },
  of: (trials) => share(answersOf(trials).map((answer) => !areRelated(seasonOf(answer), answer.runnerUp))),
};

const halfOf = ({ person }: Trial) => person.half;

/** Other light on the same picture. */
export function relightingLines(people: readonly MeasuredPerson[]): Line[] {
  const trials = people.map((person) => trialOf(person));
  const halves = ['tuning', 'held'].map((half) => people.filter((person) => person.half === half));
  const noticed = new Map(halves.flatMap((half) => [...mixedSets(half)]));
  const figures = [
    ...agreementFigures({ season: 0.92, family: 0.97, neighbor: 0.98 }),
    calibrationFigure,
    ...refusalFigures,
    honestFigure,
    mixedFigure(noticed),
    acrossFigure,
    ...spreadFigures,
  ];
  return compareHalves(figures, trials, halfOf);
}

/** Other phones, each photo with its own. */
export function camerasLines(people: readonly MeasuredPerson[]): Line[] {
  const trials = people.map((person) => trialOf(person));
  return compareHalves([...sureFigures(), discriminationFigure, honestFigure], trials, halfOf);
}

const said = (counts: (evidence: Evidence) => boolean) => (trials: readonly Trial[]) =>
  trials.filter(({ a, b }) => a && b && counts(a) && counts(b));

const isSure = (evidence: Evidence): boolean => certaintyOf(evidence) !== 'between';

/** Agreement of those who are not told that they lie between two seasons. */
const sureFigures = (): Figure<Trial>[] => [
  ...agreementFigures({ season: 0.6, neighbor: 0.85 }).map((figure): Figure<Trial> => {
    const note = figure.note;
    return {
      ...figure,
      name: `${figure.name}, of those not said to be unsure`,
      shown: `${figure.shown}, when we did not say that you lie between two`,
      of: (people) => figure.of(said(isSure)(people)),
      ...(note && { note: (people: readonly Trial[]) => note(said(isSure)(people)) }),
    };
  }),
  {
    name: 'said to be unsure',
    shown: 'Told that they lie between two',
    unit: '%',
    limit: { atMost: 0.25 },
    of: (people) => share(answersOf(people).map((answer) => !isSure(answer))),
  },
  ...agreementFigures({ season: 0, neighbor: 0 }).map(
    ({ limit: _limit, ...figure }): Figure<Trial> => ({ ...figure, name: `${figure.name}, everybody` }),
  ),
];

/** Other days, make-up and phones, each photo with its own. */
export function daysLines(people: readonly MeasuredPerson[]): Line[] {
  const trials = people.map((person) => trialOf(person));
  const five = new Map(
    people.map((person) => [person.key, { ...trialOf(person), a: answerFor(setOf(person, 'a', 5)) }]),
  );
  const withFive = agreementFigures({ season: 0, neighbor: 0 }).map(
    ({ name, unit, of }): Figure<Trial> => ({
      name: `${name}, everybody, five photos against three`,
      unit: unit ?? '%',
      of: (some) => of(some.flatMap(({ person }) => five.get(person.key) ?? [])),
    }),
  );
  const figures: Figure<Trial>[] = [
    ...sureFigures(),
    ...withFive,
    discriminationFigure,
    calibrationFigure,
    { name: 'sets refused', unit: '%', of: refusedShare },
    honestFigure,
  ];
  return compareHalves(figures, trials, halfOf);
}
