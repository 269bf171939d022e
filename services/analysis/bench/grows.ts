import { type Answers, type Evidence, NO_ANSWERS } from '@trueseason/contracts';
import { differsInAdvice, toldResult } from '@trueseason/style/reading';
import { isSure, rateColors, seasonsWithColor, type ToldResult } from '@trueseason/style/seasons';
import { composeResult } from '../src/compose-result.ts';
import { buildEvidence } from '../src/engine/build-evidence.ts';
import { compareHalves, type Figure, type Line } from './both-halves.ts';
import { type Half, type Person, peopleInPlaces, realPairs } from './people.ts';
import { answersFrom } from './placed-people.ts';
import { drawnSets, type Placed, photosInPlaces, place, placedPhotos, verdictsOn } from './places.ts';
import { seasonOf } from './season-of.ts';
import { share } from './statistics.ts';

/** A shown result, and what it became with photos of another place or day. */
interface Grown {
  readonly told: ToldResult;
  /** By the rule. */
  readonly joined: Evidence;
  /** As if there had been no result. */
  readonly relabeled: Evidence;
  /** Only the later photos. */
  readonly fresh: Evidence;
  /** The person's other places. */
  readonly truth?: Evidence;
}
/** Pairs of one person's places: two of them have the truth in the others. */
const DRAWS = 60;

interface Grows {
  readonly half: Half;
  readonly grown: readonly Grown[];
}

function toldBy(evidence: Evidence): ToldResult {
  const result = toldResult(composeResult(evidence), null);
  if (!result) throw new Error('a result has its evidence');
  return result;
}

function withLaterDay([first, later]: readonly [Placed, Placed], answers: Answers): Grown {
  const days = [first, later].map(({ readings }, day) => ({ ...readings, place: day, day }));
  const [before, after, verdicts] = [verdictsOn([first]), verdictsOn([later]), verdictsOn([first, later])];
  const toldBefore = toldBy(buildEvidence([first.readings], before, answers));
  return {
    told: toldBefore,
    joined: buildEvidence(days, verdicts, answers, toldBefore),
    relabeled: buildEvidence(days, verdicts, answers),
    fresh: buildEvidence([later.readings], after, answers),
  };
}

async function pairedPerson({ half, photos, ticks = [] }: Person): Promise<Grows[]> {
  const [a, b] = await placedPhotos(photos);
  if (!a || !b) return [];
  const answers = [0, 1].map((i) => {
    const own = ticks[i];
    return own ? answersFrom(own) : NO_ANSWERS;
  });
  return [
    {
      half,
      grown: [withLaterDay([a, b], answers[0] ?? NO_ANSWERS), withLaterDay([b, a], answers[1] ?? NO_ANSWERS)],
    },
  ];
}

async function personInPlaces(person: Person): Promise<Grows> {
  const sets = drawnSets(await photosInPlaces(person), 2, DRAWS);
  const grown = sets.flatMap(([[first, later], , truth]): Grown[] => {
    if (!first || !later) return [];
    const toldBefore = toldBy(place([first]));
    const places = [first, later];
    return [
      {
        told: toldBefore,
        joined: place(places, toldBefore),
        relabeled: place(places),
        fresh: place([later]),
        truth: place(truth),
      },
    ];
  });
  return { half: person.half, grown };
}

const grownOf = (people: readonly Grows[]): Grown[] => people.flatMap(({ grown }) => [...grown]);
const named = (evidence: Evidence): readonly string[] => [seasonOf(evidence), evidence.runnerUp];
const toldColors = ({ sure }: ToldResult) => sure.map((hex) => ({ hex, name: '' }));
const marksIn = (told: ToldResult, evidence: Evidence) => rateColors(toldColors(told), evidence).filter(isSure);

const figure = (
  name: string,
  of: (grown: readonly Grown[]) => number,
  limit?: Figure<Grows>['limit'],
): Figure<Grows> => ({ name, unit: '%', ...(limit && { limit }), of: (people) => of(grownOf(people)) });

const stays = (seasonIn: (grown: Grown) => string) => (grown: readonly Grown[]) =>
  share(grown.map((one) => seasonIn(one) === one.told.season));

const isAsked = ({ told, joined }: Grown): boolean =>
  differsInAdvice(told, { season: seasonOf(joined), evidence: joined });

/** Limits are of another day with answers, as an owner adds one. */
const growFigures = (
  limits: Readonly<Record<'stays' | 'named' | 'marks' | 'asked', Figure<Grows>['limit']>>,
): Figure<Grows>[] => [
  figure(
    'the season stays',
    stays(({ joined }) => seasonOf(joined)),
    limits.stays,
  ),
  figure(
    '  named again by the later photos alone',
    stays(({ fresh }) => seasonOf(fresh)),
  ),
  figure(
    '  named by all without the rule',
    stays(({ relabeled }) => seasonOf(relabeled)),
  ),
  figure(
    'the season is first or second of all photos',
    (grown) => share(grown.map(({ joined, relabeled }) => named(relabeled).includes(seasonOf(joined)))),
    limits.named,
  ),
  figure(
    'sure marks that stay',
    (grown) => share(grown.flatMap(({ told, joined }) => rateColors(toldColors(told), joined).map(isSure))),
    limits.marks,
  ),
  figure('  measured anew', (grown) =>
    share(grown.flatMap(({ told, relabeled }) => rateColors(toldColors(told), relabeled).map(isSure))),
  ),
  figure('the owner is asked', (grown) => share(grown.map(isAsked)), limits.asked),
  figure('  without the rule', (grown) =>
    share(
      grown.map(({ told, relabeled }) => differsInAdvice(told, { season: seasonOf(relabeled), evidence: relabeled })),
    ),
  ),
];

const ANOTHER_DAY = growFigures({
  stays: { atLeast: 0.75 },
  named: { atLeast: 0.97 },
  marks: { atLeast: 0.95 },
  asked: { atMost: 0.25 },
});
const ANOTHER_PLACE = growFigures({
  stays: { atLeast: 0.75 },
  named: undefined,
  marks: undefined,
  asked: { atMost: 0.25 },
});

const right = (seasonIn: (grown: Grown) => string) => (grown: readonly Grown[]) =>
  share(grown.flatMap((one) => (one.truth ? [seasonIn(one) === seasonOf(one.truth)] : [])));
const rightByRule = right(({ joined }) => seasonOf(joined));
const rightWithoutRule = right(({ relabeled }) => seasonOf(relabeled));

/** Aim: 2 points. Nine people cannot distinguish 2 from 5. */
const LESS_RIGHT = 0.05;

const TRUE: readonly Figure<Grows>[] = [
  figure('right', rightByRule),
  figure('  without the rule', rightWithoutRule),
  figure('  less by', (grown) => rightWithoutRule(grown) - rightByRule(grown), { atMost: LESS_RIGHT }),
  figure(
    '  by the later photos alone',
    right(({ fresh }) => seasonOf(fresh)),
  ),
  figure(
    'kept sure marks that hold in the season or second of other places',
    (grown) =>
      share(
        grown.flatMap(({ told, joined, truth }) =>
          truth
            ? marksIn(told, joined).map((color) =>
                named(truth).some((season) => [...seasonsWithColor(color)].some((one) => one === season)),
              )
            : [],
        ),
      ),
    { atLeast: 0.97 },
  ),
];

/** What becomes of a shown result with photos of another day, and of another place. */
export async function growSections(
  chosen: (people: readonly Person[]) => Person[],
): Promise<(readonly [title: string, lines: Line[]])[]> {
  const pairs: Grows[] = [];
  for (const person of chosen(realPairs('pairs'))) pairs.push(...(await pairedPerson(person)));
  const places: Grows[] = [];
  for (const person of chosen(await peopleInPlaces())) places.push(await personInPlaces(person));
  return [
    ['A told result with another day', compareHalves(ANOTHER_DAY, pairs)],
    ['A told result with another place', compareHalves([...ANOTHER_PLACE, ...TRUE], places)],
  ];
}
