import type { SeasonName } from '@trueseason/contracts';
import { RING } from '@trueseason/style/seasons/ring';
import type { Figure } from './both-halves.ts';
import type { PlacedPerson, PlacedPhoto, Way } from './placed-people.ts';
import { seasonOf } from './season-of.ts';
import { entropy, mean, share } from './statistics.ts';

/** Depth may decide neither undertone nor how many seasons are found. */
const EVEN = { atLeast: 0.3, atMost: 0.7 };
const EVEN_BY_NAME = { atLeast: 0.25, atMost: 0.8 };
/** Photos of a name below which its share is chance. */
const ENOUGH = 25;

const isWarm = (season: SeasonName): boolean => RING[season].axes.temperature > 0;
const warmShare = (photos: readonly PlacedPhoto[], way: Way): number =>
  share(photos.map((photo) => isWarm(seasonOf(photo[way]))));

const angleOf = ({ photos }: PlacedPerson): number => mean(photos.map(({ alone }) => alone.ita.value));

const THIRDS = ['light', 'middle', 'deep'] as const;

/** The people of each third of skin depth, cut once by the typology angle of all of them. */
function thirdsOf(all: readonly PlacedPerson[]) {
  const angles = all.map(angleOf).sort((a, b) => b - a);
  const light = angles[Math.floor(angles.length / 3)] ?? 0;
  const deep = angles[Math.floor((2 * angles.length) / 3)] ?? 0;
  const photosOf = (people: readonly PlacedPerson[], is: (angle: number) => boolean) =>
    people.filter((person) => is(angleOf(person))).flatMap(({ photos }) => photos);
  return (people: readonly PlacedPerson[]): Readonly<Record<(typeof THIRDS)[number], readonly PlacedPhoto[]>> => ({
    light: photosOf(people, (angle) => angle > light),
    middle: photosOf(people, (angle) => angle <= light && angle > deep),
    deep: photosOf(people, (angle) => angle <= deep),
  });
}

const WITH: Readonly<Record<Way, string>> = { alone: '', own: ', with answers', kept: ', with kept answers' };

function figuresByDepth(all: readonly PlacedPerson[], ways: readonly Way[]): Figure<PlacedPerson>[] {
  const thirds = thirdsOf(all);
  return ways.flatMap((way) =>
    THIRDS.map(
      (third): Figure<PlacedPerson> => ({
        name: `warm in the ${third} third of skin${WITH[way]}`,
        unit: '%',
        limit: EVEN,
        ...(way === 'alone' && { shownIn: 'depth' as const }),
        of: (people) => warmShare(thirds(people)[third], way),
      }),
    ),
  );
}

/**
 * As many bits as nine equally common seasons have. Both halves together reach 3.28 to 3.31, their intervals span 0.24: a limit
 * just below the figures would test the sample.
 */
const LEAST_ENTROPY = Math.log2(9);

const seasonEntropy = (photos: readonly PlacedPhoto[], way: Way): number =>
  entropy(photos.map((photo) => seasonOf(photo[way])));

function entropyFigures(all: readonly PlacedPerson[], way: Way): Figure<PlacedPerson>[] {
  const thirds = thirdsOf(all);
  const entropies = (people: readonly PlacedPerson[]) =>
    THIRDS.map((third) => seasonEntropy(thirds(people)[third], way));
  return [
    {
      name: `entropy of the seasons, bits${WITH[way]}`,
      limit: { atLeast: LEAST_ENTROPY },
      of: (people) =>
        seasonEntropy(
          people.flatMap(({ photos }) => photos),
          way,
        ),
    },
    ...THIRDS.map(
      (third, i): Figure<PlacedPerson> => ({
        name: `  in the ${third} third of skin${WITH[way]}`,
        of: (people) => entropies(people)[i] ?? Number.NaN,
      }),
    ),
    {
      name: `  between the thirds at most${WITH[way]}`,
      limit: { atMost: 0.6 },
      of: (people) => Math.max(...entropies(people)) - Math.min(...entropies(people)),
    },
  ];
}

function figuresByName(all: readonly PlacedPerson[], feature: 'hair' | 'eye', way: Way): Figure<PlacedPerson>[] {
  const photosOf = (people: readonly PlacedPerson[], name?: string) =>
    people.flatMap(({ photos }) => photos.filter(({ ticks }) => ticks && (!name || ticks[feature] === name)));
  const names = [...new Set(photosOf(all).flatMap(({ ticks }) => ticks?.[feature] ?? []))].sort();
  return names.flatMap((name) => {
    const count = photosOf(all, name).length;
    if (count < ENOUGH) return [];
    return {
      name: `warm with ${feature === 'eye' ? 'eyes' : feature} rated ${name}${WITH[way]} (${count})`,
      unit: '%',
      ...(feature === 'hair' && { limit: EVEN_BY_NAME }),
      of: (people) => warmShare(photosOf(people, name), way),
    };
  });
}

/** Whether depth decides between warm and cool. @param all both halves, which define the thirds */
export const undertoneFigures = (all: readonly PlacedPerson[]): Figure<PlacedPerson>[] =>
  figuresByDepth(all, ['alone']);

/** The same with answers, by rated names, and how many seasons each depth gets. */
export const ratedUndertoneFigures = (all: readonly PlacedPerson[]): Figure<PlacedPerson>[] => [
  ...figuresByDepth(all, ['own']),
  ...figuresByName(all, 'hair', 'alone'),
  ...figuresByName(all, 'hair', 'own'),
  ...figuresByName(all, 'eye', 'alone'),
  ...entropyFigures(all, 'alone'),
  ...entropyFigures(all, 'own'),
];
