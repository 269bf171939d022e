import {
  type Answers,
  type Evidence,
  familyOf,
  NO_ANSWERS,
  type PhotoPosition,
  QUESTIONS,
} from '@trueseason/contracts';
import { ringDistance } from '@trueseason/seasons/ring';
import { buildEvidence } from '../src/engine/build-evidence.ts';
import { mean } from '../src/engine/math/index.ts';
import { compareHalves, type Figure, type Line } from './both-halves.ts';
import type { MeasuredPerson, MeasuredPhoto } from './measured.ts';
import type { Ticks } from './people.ts';
import { calibrationError, share } from './statistics.ts';
import { seasonOf } from './trials.ts';

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

interface Told {
  readonly person: MeasuredPerson;
  readonly photos: readonly [Placed, Placed];
}

function place({ readings, problems }: MeasuredPhoto, answers: Answers): Evidence | undefined {
  if (!readings) return undefined;
  const verdict = { position: 1 as PhotoPosition, problems: [...problems], warnings: [] };
  return buildEvidence([readings], [verdict], answers);
}

/** Undefined where a photo has no readable face, as what is refused is placed all the same. */
function toldOf(person: MeasuredPerson): Told | undefined {
  const ticks = person.ticks?.map(answersFrom);
  const photos = ['a1', 'b1'].flatMap((name, i): Placed[] => {
    const photo = person.photos[name];
    const [answers = NO_ANSWERS, others = NO_ANSWERS] = i === 0 ? (ticks ?? []) : (ticks?.toReversed() ?? []);
    const [alone, own, kept] = [NO_ANSWERS, answers, others].map((given) => photo && place(photo, given));
    return alone && own && kept ? [{ answers, alone, own, kept }] : [];
  });
  const [a, b] = photos;
  return a && b ? { person, photos: [a, b] } : undefined;
}

type Way = 'alone' | 'own' | 'kept';
/** Two answers for the same person; with kept ticks, those of either photo for both. */
const answersOf = ({ photos: [a, b] }: Told, way: Way): (readonly [Evidence, Evidence])[] =>
  way === 'kept'
    ? [
        [a.own, b.kept],
        [a.kept, b.own],
      ]
    : [[a[way], b[way]]];

const SAME: Readonly<Record<string, (a: Evidence, b: Evidence) => boolean>> = {
  'same of 12': (a, b) => seasonOf(a) === seasonOf(b),
  'same of 4': (a, b) => familyOf(seasonOf(a)) === familyOf(seasonOf(b)),
  'within one neighbor': (a, b) => ringDistance(seasonOf(a), seasonOf(b)) <= 1,
};

const agreeing = (people: readonly Told[], way: Way, isSame: (a: Evidence, b: Evidence) => boolean): number =>
  share(people.flatMap((person) => answersOf(person, way).map(([a, b]) => isSame(a, b))));

/** Of different people whose two answers are equal, the share that gets the same season: more would be a quiz. */
function alike(people: readonly Told[], way: 'alone' | 'own'): number {
  const groups = new Map<string, Placed[][]>();
  for (const { photos } of people) {
    for (const photo of photos) {
      const { naturalHair, eyes } = photo.answers;
      if (!naturalHair || !eyes) continue;
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
function entropy(people: readonly Told[], way: 'alone' | 'own'): number {
  const seasons = people.flatMap(({ photos }) => photos.map((photo) => seasonOf(photo[way])));
  return [...new Set(seasons)].reduce((sum, season) => {
    const part = share(seasons.map((one) => one === season));
    return sum - part * Math.log2(part);
  }, 0);
}

const LIMITS: Readonly<Record<'own' | 'kept', readonly number[]>> = {
  own: [0.06, 0.04, 0.06],
  kept: [0.5, 0.68, 0.75],
};

const FIGURES: readonly Figure<Told>[] = [
  ...Object.entries(SAME).flatMap(([name, isSame], i): Figure<Told>[] => [
    { name: `${name}, without answers`, unit: '%', of: (people) => agreeing(people, 'alone', isSame) },
    { name: '  with those of its own photo', unit: '%', of: (people) => agreeing(people, 'own', isSame) },
    {
      name: '  gained by them',
      unit: '%',
      limit: { atLeast: LIMITS.own[i] ?? 0 },
      of: (people) => agreeing(people, 'own', isSame) - agreeing(people, 'alone', isSame),
    },
    {
      name: '  with the same for both',
      unit: '%',
      limit: { atLeast: LIMITS.kept[i] ?? 0 },
      of: (people) => agreeing(people, 'kept', isSame),
    },
  ]),
  {
    name: 'different people, equal answers, same season',
    unit: '%',
    limit: { atMost: 0.52 },
    of: (people) => alike(people, 'own'),
  },
  { name: '  the same without answers', unit: '%', of: (people) => alike(people, 'alone') },
  {
    name: 'entropy of the seasons lost, bits',
    limit: { atMost: 0.1 },
    of: (people) => entropy(people, 'alone') - entropy(people, 'own'),
  },
  ...(['alone', 'own'] as const).map(
    (way): Figure<Told> => ({
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
    of: (people) => mean(people.flatMap(({ photos }) => photos.map(({ own }) => (own.contradictions ? 1 : 0)))),
  },
];

/** One photo against one of another day: without answers, with those of its own photo, and with the same for both. */
export function toldLines(people: readonly MeasuredPerson[]): Line[] {
  const told = people.flatMap((person) => toldOf(person) ?? []);
  return [
    ...compareHalves(FIGURES, told, ({ person }) => person.half),
    ...compareHalves(FIGURES, told, () => 'held').map((line) => ({ ...line, name: `all: ${line.name.trim()}` })),
  ];
}
