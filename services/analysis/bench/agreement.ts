import { type Evidence, familyOf, headInAnswers } from '@trueseason/contracts';
import { ringDistance } from '@trueseason/style/seasons/ring';
import type { Figure } from './both-halves.ts';
import type { TWICE } from './people.ts';
import type { PlacedPerson, PlacedPhoto, Way } from './placed-people.ts';
import { seasonOf } from './season-of.ts';
import { share } from './statistics.ts';

interface Likeness {
  readonly name: string;
  readonly is: (a: Evidence, b: Evidence) => boolean;
}

const SAME_OF_TWELVE: Likeness = { name: 'same of 12', is: (a, b) => seasonOf(a) === seasonOf(b) };
const LIKENESSES: readonly Likeness[] = [
  SAME_OF_TWELVE,
  { name: 'same of 4', is: (a, b) => familyOf(seasonOf(a)) === familyOf(seasonOf(b)) },
  { name: 'within one neighbor', is: (a, b) => ringDistance(seasonOf(a), seasonOf(b)) <= 1 },
];

/** Two answers for the same person; with kept answers, those of either photo for both. */
export const answerPairs = ({ photos: [a, b] }: PlacedPerson, way: Way): (readonly [Evidence, Evidence])[] =>
  way === 'kept'
    ? [
        [a.own, b.kept],
        [a.kept, b.own],
      ]
    : [[a[way], b[way]]];

const agreement = (people: readonly PlacedPerson[], way: Way, { is }: Likeness): number =>
  share(people.flatMap((person) => answerPairs(person, way).map(([a, b]) => is(a, b))));

/** Least share of people with the same of twelve seasons. */
const LEAST = { sessions: 0.86, renderings: 0.75, pairs: 0.4 } as const;

export const agreementFigures = (folder: (typeof TWICE)[number]): Figure<PlacedPerson>[] =>
  LIKENESSES.map((likeness) => ({
    name: likeness.name,
    shownIn: 'agreement' as const,
    unit: '%',
    ...(likeness === SAME_OF_TWELVE && { limit: { atLeast: LEAST[folder] } }),
    of: (people) => agreement(people, 'alone', likeness),
  }));

/** Of different people whose two answers are equal, the share that gets the same season: more would be a quiz. */
function shareOfStrangers(people: readonly PlacedPerson[], way: 'alone' | 'own'): number {
  const groups = new Map<string, PlacedPhoto[][]>();
  for (const { photos } of people) {
    for (const photo of photos) {
      const { naturalHair, eyes } = photo.answers;
      if (!naturalHair || !eyes || headInAnswers(photo.answers)) continue;
      const group = groups.get(`${naturalHair} ${eyes}`) ?? [];
      const samePerson = group.find(([other]) => other && photos.includes(other));
      if (samePerson) samePerson.push(photo);
      else group.push([photo]);
      groups.set(`${naturalHair} ${eyes}`, group);
    }
  }
  const pairs = [...groups.values()].flatMap((group) =>
    group.flatMap((photos, i) =>
      group
        .slice(i + 1)
        .flatMap((others) => photos.flatMap((a) => others.map((b) => seasonOf(a[way]) === seasonOf(b[way])))),
    ),
  );
  return share(pairs);
}

/** What answers change. */
export const ANSWERED: readonly Figure<PlacedPerson>[] = [
  ...LIKENESSES.map(
    (likeness): Figure<PlacedPerson> => ({
      name: `${likeness.name}, with the answers of each photo`,
      unit: '%',
      ...(likeness === SAME_OF_TWELVE && { limit: { atLeast: 0.44 } }),
      of: (people) => agreement(people, 'own', likeness),
    }),
  ),
  ...LIKENESSES.map(
    (likeness): Figure<PlacedPerson> => ({
      name: `${likeness.name}, with the same answers for both`,
      unit: '%',
      ...(likeness === SAME_OF_TWELVE && { limit: { atLeast: 0.5 }, shownIn: 'kept' as const }),
      of: (people) => agreement(people, 'kept', likeness),
    }),
  ),
  {
    name: 'different people, equal answers, same season',
    unit: '%',
    limit: { atMost: 0.52 },
    of: (people) => shareOfStrangers(people, 'own'),
  },
  { name: '  the same without answers', unit: '%', of: (people) => shareOfStrangers(people, 'alone') },
  {
    name: 'answers that say what was measured and change the season',
    unit: '%',
    limit: { atMost: 0 },
    of: (people) =>
      share(
        people.flatMap(({ photos }) =>
          photos.flatMap(({ alone, agreeing }) => agreeing.map((told) => seasonOf(told) !== seasonOf(alone))),
        ),
      ),
  },
  {
    name: 'answers that their own photo contradicts',
    unit: '%',
    of: (people) => share(people.flatMap(({ photos }) => photos.map(({ own }) => own.contradictions !== undefined))),
  },
];
