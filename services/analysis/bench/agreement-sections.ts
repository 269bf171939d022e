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
import { HALVES } from './people.ts';
import { mean, share } from './statistics.ts';
import {
  answerFor,
  type Parted,
  partedTrials,
  seasonOf,
  setOf,
  type Trial,
  takenForSeveral,
  tookForSeveral,
} from './trials.ts';

const answersOf = (trials: readonly Trial[]): Evidence[] =>
  trials.flatMap(({ a, b }) => [a, b].flatMap((x) => x ?? []));

const honestFigure: Figure<Trial> = {
  name: 'one person taken for several',
  unit: '%',
  limit: { atMost: 0.05 },
  of: (trials) => share(answersOf(trials).map(tookForSeveral)),
};

/** Two photos of one person and one of another: of how many others it is noticed. */
const mixedFigure = (noticed: ReadonlyMap<string, number>): Figure<Trial> => ({
  name: 'photos of two people noticed',
  unit: '%',
  limit: { atLeast: 0.9 },
  of: (trials) => mean(trials.flatMap(({ person }) => noticed.get(person.key) ?? [])),
});

/** With one other for each, the figure moved by ten points with who came next in the folder. */
const OTHERS = 16;

function mixedSets(people: readonly MeasuredPerson[]): Map<string, number> {
  return new Map(
    people.flatMap((person, i): [string, number][] => {
      const own = setOf(person, 'a', 2);
      const others = Array.from(
        { length: Math.min(OTHERS, people.length - 1) },
        (_, k) => people[(i + 1 + k) % people.length],
      );
      const told = others.flatMap((other) =>
        other ? (takenForSeveral([...own, ...setOf(other, 'b', 3).slice(2)]) ?? []) : [],
      );
      return told.length > 0 ? [[person.key, share(told)]] : [];
    }),
  );
}

const acrossFigure: Figure<Trial> = {
  name: 'second choice across the ring, and nothing in common',
  unit: '%',
  limit: { atMost: 0 },
  of: (trials) => share(answersOf(trials).map((answer) => !areRelated(seasonOf(answer), answer.runnerUp))),
};

const halfOf = ({ person }: Parted) => person.half;

/** A figure over those sets of each person that are chosen; people are what its interval is over. */
const figureOver =
  (chosen: (parted: Parted) => readonly Trial[]) =>
  ({ of, note, ...figure }: Figure<Trial>): Figure<Parted> => ({
    ...figure,
    of: (people) => of(people.flatMap(chosen)),
    ...(note && { note: (people: readonly Parted[]) => note(people.flatMap(chosen)) }),
  });

/** Which photo is in which set is chance, and plays a tenth of the part when they are parted in every way. */
const inEveryWay = figureOver(({ trials }) => trials);
const asTaken = figureOver(({ trials }) => trials.slice(0, 1));

const noticedFigure = (people: readonly MeasuredPerson[]): Figure<Trial> =>
  mixedFigure(new Map(HALVES.flatMap((half) => [...mixedSets(people.filter((person) => person.half === half))])));

/** What is refused or warned of, in light where seasons are not compared. */
export function gateLines(people: readonly MeasuredPerson[]): Line[] {
  const figures = [...[...refusalFigures, honestFigure].map(inEveryWay), asTaken(noticedFigure(people))];
  return compareHalves(figures, people.map(partedTrials), halfOf);
}

/** Other light on the same picture. */
export function relightingLines(people: readonly MeasuredPerson[]): Line[] {
  const figures = [
    ...agreementFigures({ season: 0.92, family: 0.97, neighbor: 0.98 }),
    calibrationFigure,
    ...refusalFigures,
    honestFigure,
    acrossFigure,
  ].map(inEveryWay);
  const once = [noticedFigure(people), ...spreadFigures].map(asTaken);
  return compareHalves([...figures, ...once], people.map(partedTrials), halfOf);
}

/** Other phones, each photo with its own. */
export function camerasLines(people: readonly MeasuredPerson[]): Line[] {
  const figures = [...sureFigures(), discriminationFigure, honestFigure].map(inEveryWay);
  return compareHalves(figures, people.map(partedTrials), halfOf);
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
  const five = new Map(people.map((person) => [person.key, answerFor(setOf(person, 'a', 5))]));
  const withFive = agreementFigures({ season: 0, neighbor: 0 }).map(
    ({ name, unit, of }): Figure<Trial> => ({
      name: `${name}, everybody, five photos against three`,
      unit: unit ?? '%',
      of: (trials) => of(trials.map((trial) => ({ ...trial, a: five.get(trial.person.key) }))),
    }),
  );
  const figures = [
    ...sureFigures(),
    discriminationFigure,
    calibrationFigure,
    { name: 'sets refused', unit: '%', of: refusedShare } satisfies Figure<Trial>,
    honestFigure,
  ].map(inEveryWay);
  return compareHalves([...figures, ...withFive.map(asTaken)], people.map(partedTrials), halfOf);
}
