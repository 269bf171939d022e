import type { Evidence, SeasonName } from '@trueseason/contracts';
import { FACTS } from '@trueseason/style/person';
import { certaintyOf, clothingColors, colorProbability, paletteOf, seasonsWithColor } from '@trueseason/style/seasons';
import { answerPairs } from './agreement.ts';
import type { Figure } from './both-halves.ts';
import { memo } from './memo.ts';
import type { PlacedPerson, Way } from './placed-people.ts';
import { seasonOf } from './season-of.ts';
import { type Claim, calibrationError, mean, share, slopeOf } from './statistics.ts';

/** Both directions: what each photo says about the other day. */
const directions = (people: readonly PlacedPerson[], way: Way): (readonly [said: Evidence, other: Evidence])[] =>
  people.flatMap((person) =>
    answerPairs(person, way).flatMap(
      ([a, b]) =>
        [
          [a, b],
          [b, a],
        ] as const,
    ),
  );

/** Keeps the logarithm finite where a draw of 600 never met the season. */
const RAREST = 1 / 600;
const probabilityOf = ({ distribution }: Evidence, season: SeasonName): number =>
  distribution.find((entry) => entry.season === season)?.probability ?? 0;

const logLoss = (people: readonly PlacedPerson[], way: Way): number =>
  mean(
    directions(people, way).map(([said, other]) => -Math.log(Math.max(RAREST, probabilityOf(said, seasonOf(other))))),
  );

const seasonClaims = (people: readonly PlacedPerson[], way: Way): Claim[] =>
  directions(people, way).map(([said, other]) => ({
    confidence: said.confidence,
    right: seasonOf(said) === seasonOf(other),
  }));

/** Per color of the first season: how likely another day's season has it, and whether it does. */
const colorClaims = memo((said: Evidence) =>
  memo((other: Evidence): Claim[] =>
    clothingColors(paletteOf(seasonOf(said))).map((color) => ({
      confidence: colorProbability(color, said.distribution),
      right: seasonsWithColor(color).has(seasonOf(other)),
    })),
  ),
);

const WAYS = { alone: 'without answers', own: 'with answers', kept: 'with kept answers' } as const;
const MOST_LOSS = { alone: 1.95, own: 1.8 } as const;

/** A kind that hardly anybody has is none. */
const KINDS: readonly Figure<PlacedPerson>[] = (['alone', 'own'] as const).flatMap((way) =>
  FACTS.certainty.map((kind) => ({
    name: `certainty of kind '${kind}', ${WAYS[way]}`,
    unit: '%',
    limit: { atLeast: 0.01 },
    ...(way === 'own' && { shownIn: 'kinds' as const }),
    of: (people) => share(people.flatMap(({ photos }) => photos.map((photo) => certaintyOf(photo[way]) === kind))),
  })),
);

/** Whether probabilities are what they say. */
export const CERTAINTY: readonly Figure<PlacedPerson>[] = [
  ...(['alone', 'own'] as const).flatMap((way): Figure<PlacedPerson>[] => [
    {
      name: `log loss of the other day's season, ${WAYS[way]}`,
      limit: { atMost: MOST_LOSS[way] },
      of: (people) => logLoss(people, way),
    },
    {
      name: `calibration error, ${WAYS[way]}`,
      limit: { atMost: 0.12 },
      of: (people) => calibrationError(seasonClaims(people, way), 10),
    },
    {
      name: `  slope of what holds on what is said, ${WAYS[way]}`,
      limit: { atLeast: 0.7, atMost: 1.3 },
      of: (people) => slopeOf(seasonClaims(people, way)),
    },
    {
      name: `calibration error of single colors, ${WAYS[way]}`,
      limit: { atMost: 0.06 },
      of: (people) =>
        calibrationError(
          directions(people, way).flatMap(([a, b]) => colorClaims(a)(b)),
          5,
        ),
    },
  ]),
  {
    name: `calibration error, ${WAYS.kept}`,
    limit: { atMost: 0.1 },
    of: (people) => calibrationError(seasonClaims(people, 'kept'), 10),
  },
  {
    name: '  said less than held, with kept answers, by',
    unit: '%',
    of: (people) =>
      share(seasonClaims(people, 'kept').map(({ right }) => right)) -
      mean(seasonClaims(people, 'kept').map(({ confidence }) => confidence)),
  },
  ...KINDS,
];
