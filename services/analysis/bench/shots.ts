import {
  type Answers,
  type Evidence,
  familyOf,
  NO_ANSWERS,
  type PhotoPosition,
  QUESTIONS,
  toldHead,
} from '@trueseason/contracts';
import { FACTS } from '@trueseason/style/person';
import { certaintyOf } from '@trueseason/style/reading/facts';
import { ringDistance } from '@trueseason/style/seasons/ring';
import { buildEvidence } from '../src/engine/build-evidence.ts';
import type { Models } from '../src/engine/models.ts';
import { ADVICE } from './advice.ts';
import { compareHalves, type Figure, type Line } from './both-halves.ts';
import { type MeasuredPhoto, measureShot } from './measured.ts';
import { type Person, realPairs, type Ticks, TWICE } from './people.ts';
import { seasonOf } from './season-of.ts';
import { calibrationError, share } from './statistics.ts';

/** Names of the raters, where a question has another or one for two of them. */
const RENAMED: Readonly<Record<string, string>> = {
  'medium-brown': 'brown',
  'light-brown eye': 'brown',
  'black-brown': 'dark-brown',
};

function answerOf(key: 'naturalHair' | 'eyes', tick: string): string | null {
  const value = RENAMED[key === 'eyes' ? `${tick} eye` : tick] ?? RENAMED[tick] ?? tick;
  return QUESTIONS.find((one) => one.key === key)?.choices.some((choice) => choice.value === value) ? value : null;
}

const answersFrom = ({ hair, eye }: Ticks): Answers =>
  ({ naturalHair: answerOf('naturalHair', hair), eyes: answerOf('eyes', eye) }) as Answers;

/** One photo of one person, placed alone, with what a rater of this photo ticked, and of the other one. */
interface Placed {
  readonly answers: Answers;
  readonly alone: Evidence;
  readonly own: Evidence;
  readonly kept: Evidence;
}

interface Shots extends Pick<Person, 'half'> {
  readonly photos: readonly [Placed, Placed];
}

function place({ readings, problems }: MeasuredPhoto, answers: Answers): Evidence | undefined {
  if (!readings) return undefined;
  const verdict = { position: 1 as PhotoPosition, problems: [...problems], warnings: [] };
  return buildEvidence([readings], [verdict], answers);
}

/** Undefined where a photo has no readable face; what is refused for other reasons is placed all the same. */
async function shotsOf(person: Person, models: Models): Promise<Shots | undefined> {
  const ticks = person.ticks?.map(answersFrom) ?? [];
  const [a, b] = (await Promise.all(person.photos.map((photo) => measureShot(photo, models)))).map(
    (photo, i): Placed | undefined => {
      const [answers = NO_ANSWERS, others = NO_ANSWERS] = i === 0 ? ticks : ticks.toReversed();
      const [alone, own, kept] = [NO_ANSWERS, answers, others].map((given) => place(photo, given));
      return alone && own && kept && { answers, alone, own, kept };
    },
  );
  return a && b ? { half: person.half, photos: [a, b] } : undefined;
}

type Way = 'alone' | 'own' | 'kept';
/** Two answers for the same person; with kept ticks, those of either photo for both. */
const answersOf = ({ photos: [a, b] }: Shots, way: Way): (readonly [Evidence, Evidence])[] =>
  way === 'kept'
    ? [
        [a.own, b.kept],
        [a.kept, b.own],
      ]
    : [[a[way], b[way]]];

interface Likeness {
  readonly name: string;
  readonly is: (a: Evidence, b: Evidence) => boolean;
  /** Least gain by the answers of each photo, and least share with the same answers for both. */
  readonly gain: number;
  readonly kept: number;
}

const LIKENESSES: readonly Likeness[] = [
  {
    name: 'same of 12',
    is: (a, b) => seasonOf(a) === seasonOf(b),
    gain: 0.06,
    kept: 0.5,
  },
  {
    name: 'same of 4',
    is: (a, b) => familyOf(seasonOf(a)) === familyOf(seasonOf(b)),
    gain: 0.04,
    kept: 0.68,
  },
  {
    name: 'within one neighbor',
    is: (a, b) => ringDistance(seasonOf(a), seasonOf(b)) <= 1,
    gain: 0.06,
    kept: 0.75,
  },
];

const agreeing = (people: readonly Shots[], way: Way, { is }: Likeness): number =>
  share(people.flatMap((person) => answersOf(person, way).map(([a, b]) => is(a, b))));

/** Of different people whose two answers are equal, the share that gets the same season: more would be a quiz. */
function alike(people: readonly Shots[], way: 'alone' | 'own'): number {
  const groups = new Map<string, Placed[][]>();
  for (const { photos } of people) {
    for (const photo of photos) {
      const { naturalHair, eyes } = photo.answers;
      if (!naturalHair || !eyes || toldHead(photo.answers)) continue;
      const group = groups.get(`${naturalHair} ${eyes}`) ?? [];
      const own = group.find(([one]) => one && photos.includes(one));
      if (own) own.push(photo);
      else group.push([photo]);
      groups.set(`${naturalHair} ${eyes}`, group);
    }
  }
  const pairs = [...groups.values()].flatMap((group) =>
    group.flatMap((mine, i) =>
      group
        .slice(i + 1)
        .flatMap((others) => mine.flatMap((a) => others.map((b) => seasonOf(a[way]) === seasonOf(b[way])))),
    ),
  );
  return share(pairs);
}

/** Of the twelve seasons, in bits. */
function entropy(people: readonly Shots[], way: 'alone' | 'own'): number {
  const seasons = people.flatMap(({ photos }) => photos.map((photo) => seasonOf(photo[way])));
  return [...new Set(seasons)].reduce((sum, season) => {
    const part = share(seasons.map((one) => one === season));
    return sum - part * Math.log2(part);
  }, 0);
}

/** Least share of people with the same of twelve seasons. */
const LEAST: Readonly<Record<(typeof TWICE)[number], number>> = { sessions: 0.88, renderings: 0.62, pairs: 0.36 };

const agreementFigures = (folder: (typeof TWICE)[number]): Figure<Shots>[] =>
  LIKENESSES.map((likeness, i) => ({
    name: likeness.name,
    isShown: true,
    unit: '%',
    ...(i === 0 && { limit: { atLeast: LEAST[folder] } }),
    of: (people) => agreeing(people, 'alone', likeness),
  }));

/** A level that hardly anybody reaches is none. */
const LEVELS: readonly Figure<Shots>[] = FACTS.certainty.map((level) => ({
  name: `answers that are '${level}'`,
  unit: '%',
  limit: { atLeast: 0.01 },
  of: (people) => share(people.flatMap(({ photos }) => photos.map(({ alone }) => certaintyOf(alone) === level))),
}));

const TOLD: readonly Figure<Shots>[] = [
  ...LIKENESSES.flatMap((likeness): Figure<Shots>[] => [
    {
      name: `${likeness.name}, gained by the answers of each photo`,
      unit: '%',
      limit: { atLeast: likeness.gain },
      of: (people) => agreeing(people, 'own', likeness) - agreeing(people, 'alone', likeness),
    },
    {
      name: '  with the same answers for both',
      unit: '%',
      limit: { atLeast: likeness.kept },
      of: (people) => agreeing(people, 'kept', likeness),
    },
  ]),
  {
    name: 'different people, equal answers, same season',
    unit: '%',
    limit: { atMost: 0.52 },
    of: (people) => alike(people, 'own'),
  },
  { name: '  the same without answers', unit: '%', of: (people) => alike(people, 'alone') },
  // A tenth of a bit below engine 18.
  { name: 'entropy of the seasons, bits', limit: { atLeast: 3.29 }, of: (people) => entropy(people, 'own') },
  ...(['alone', 'own'] as const).map(
    (way): Figure<Shots> => ({
      name: `calibration error, ${way === 'own' ? 'with' : 'without'} answers`,
      limit: { atMost: 0.08 },
      of: (people) =>
        calibrationError(
          people.flatMap(({ photos: [a, b] }) =>
            [a, b].map((photo) => ({
              confidence: photo[way].confidence,
              right: seasonOf(a[way]) === seasonOf(b[way]),
            })),
          ),
        ),
    }),
  ),
  {
    name: 'answers that their own photo contradicts',
    unit: '%',
    of: (people) => share(people.flatMap(({ photos }) => photos.map(({ own }) => own.contradictions !== undefined))),
  },
];

const TITLES: Readonly<Record<(typeof TWICE)[number], string>> = {
  sessions: 'One camera, one session',
  renderings: 'One shot, developed twice',
  pairs: 'Another photographer, another day',
};

/** One photo against one of the same person. Each half is small, so that the bounds are of both together. */
export async function shotSections(
  models: Models,
  chosen: (people: readonly Person[]) => Person[],
): Promise<(readonly [title: string, lines: Line[]])[]> {
  const sections: (readonly [string, Line[]])[] = [];
  for (const folder of TWICE) {
    const people: Shots[] = [];
    for (const person of chosen(realPairs(folder))) {
      const shots = await shotsOf(person, models);
      if (shots) people.push(shots);
    }
    if (people.length === 0) continue;
    const figures = [...agreementFigures(folder), ...(folder === 'pairs' ? [...TOLD, ...LEVELS, ...ADVICE] : [])];
    const unbound = figures.map(({ limit: _limit, ...figure }) => figure);
    sections.push([TITLES[folder], compareHalves(unbound, people, ({ half }) => half)]);
    sections.push([
      `${TITLES[folder]}, both halves`,
      compareHalves(
        figures.map((figure) => ({ ...figure, isShown: false })),
        people,
        () => 'held',
      ),
    ]);
  }
  return sections;
}
