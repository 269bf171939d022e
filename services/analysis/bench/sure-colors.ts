import type { Evidence, NamedColor, SeasonName } from '@trueseason/contracts';
import { composeReading } from '@trueseason/style/reading';
import {
  clothingColors,
  colorProbability,
  isSure,
  isSurelyNot,
  paletteOf,
  seasonsWithColor,
  TWINS,
} from '@trueseason/style/seasons';
import type { Figure } from './both-halves.ts';
import { memo } from './memo.ts';
import type { PlacedPerson } from './placed-people.ts';
import { seasonOf } from './season-of.ts';
import { mean, share } from './statistics.ts';

/** Other people with whom each is compared. */
const STRANGERS = 16;

interface RatedColors {
  readonly sure: readonly NamedColor[];
  readonly surelyNot: readonly NamedColor[];
  readonly signature: readonly NamedColor[];
}

const ratedColors = memo((said: Evidence): RatedColors => {
  const { neutrals, lights, brights, avoid, signature } = composeReading(said, seasonOf(said)).sections;
  return {
    sure: [neutrals, lights, brights].flatMap(({ colors }) => colors.filter(isSure)),
    surelyNot: avoid.colors.filter(isSurelyNot),
    signature: signature.colors,
  };
});

type Pair = readonly [said: Evidence, other: Evidence];

/** Both directions: what each photo says about the other day. */
const ofOtherDay = (people: readonly PlacedPerson[]): Pair[] =>
  people.flatMap(({ photos: [a, b] }) => [[a.own, b.own] as const, [b.own, a.own] as const]);

const ofStrangers = (people: readonly PlacedPerson[]): Pair[] =>
  people.flatMap((person, i) =>
    people
      .slice(i + 1, i + 1 + STRANGERS)
      // Resampling may draw a person twice.
      .flatMap((other) => (other === person ? [] : [[person.photos[0].own, other.photos[1].own] as const])),
  );

const firstSeason = (evidence: Evidence): SeasonName[] => [seasonOf(evidence)];
const firstTwo = (evidence: Evidence): SeasonName[] => [seasonOf(evidence), evidence.runnerUp];

/** The share of sure colors that one of the other's seasons has. */
const heldSure = (pairs: readonly Pair[], seasonsOf: (evidence: Evidence) => readonly SeasonName[]): number =>
  share(
    pairs.flatMap(([said, other]) =>
      ratedColors(said).sure.map((color) => seasonsOf(other).some((season) => seasonsWithColor(color).has(season))),
    ),
  );

/** The share of sure colors that the other's palette has by the same name. */
const namedSure = (pairs: readonly Pair[]): number =>
  share(
    pairs.flatMap(([said, other]) => {
      const names = new Set(clothingColors(paletteOf(seasonOf(other))).map(({ name }) => name));
      return ratedColors(said).sure.map(({ name }) => names.has(name));
    }),
  );

/** Of the eight signature colors, how many the other's signature has by the same name. */
const sharedSignature = (pairs: readonly Pair[]): number =>
  mean(
    pairs.map(([said, other]) => {
      const names = new Set(ratedColors(other).signature.map(({ name }) => name));
      return ratedColors(said).signature.filter(({ name }) => names.has(name)).length;
    }),
  );

const wornSurelyNot = (pairs: readonly Pair[]): number =>
  share(
    pairs.flatMap(([said, other]) =>
      ratedColors(said).surelyNot.map((color) => seasonsWithColor(color, TWINS).has(seasonOf(other))),
    ),
  );

/** Per person, of 36 and of 12. */
const countOf = (people: readonly PlacedPerson[], kind: 'sure' | 'surelyNot'): number[] =>
  ofOtherDay(people).map(([said]) => ratedColors(said)[kind].length);

/** Of half of the people, and of the tenths with fewest and most. */
const PARTS = [0.5, 0.1, 0.9] as const;
const quantile = (counts: readonly number[], part: number): number =>
  counts.toSorted((a, b) => a - b)[Math.floor(part * counts.length)] ?? Number.NaN;

const spreadOf = (counts: readonly number[]): string =>
  `50, 10 and 90 %: ${PARTS.map((part) => quantile(counts, part)).join(', ')}`;

/** Of photos with answers: whether colors called sure, and surely not worn, are so on the other day. */
export const SURE_COLORS: readonly Figure<PlacedPerson>[] = [
  {
    name: 'sure colors of 36',
    of: (people) => mean(countOf(people, 'sure')),
  },
  ...PARTS.map(
    (part): Figure<PlacedPerson> => ({
      name: `  that ${100 * part} % of people have at most`,
      of: (people) => quantile(countOf(people, 'sure'), part),
      shownIn: 'sure',
    }),
  ),
  {
    name: '  probability that is said of them',
    unit: '%',
    of: (people) =>
      mean(
        ofOtherDay(people).flatMap(([said]) =>
          ratedColors(said).sure.map((color) => colorProbability(color, said.distribution)),
        ),
      ),
  },
  {
    name: "  that hold in the other day's season",
    unit: '%',
    limit: { atLeast: 0.88 },
    of: (people) => heldSure(ofOtherDay(people), firstSeason),
  },
  {
    name: '  that hold in its season or second',
    unit: '%',
    limit: { atLeast: 0.95 },
    of: (people) => heldSure(ofOtherDay(people), firstTwo),
  },
  {
    name: "  that hold in a stranger's season",
    unit: '%',
    limit: { atMost: 0.7 },
    of: (people) => heldSure(ofStrangers(people), firstSeason),
  },
  {
    name: '  that its palette has by name',
    unit: '%',
    limit: { atLeast: 0.7 },
    of: (people) => namedSure(ofOtherDay(people)),
  },
  { name: "  that a stranger's palette has by name", unit: '%', of: (people) => namedSure(ofStrangers(people)) },
  { name: 'signature colors of 8 that return', of: (people) => sharedSignature(ofOtherDay(people)) },
  { name: "  in a stranger's", of: (people) => sharedSignature(ofStrangers(people)) },
  {
    name: 'colors surely not worn, of 12',
    of: (people) => mean(countOf(people, 'surelyNot')),
    note: (people) => spreadOf(countOf(people, 'surelyNot')),
  },
  {
    name: "  in the other day's palette",
    unit: '%',
    limit: { atMost: 0.06 },
    of: (people) => wornSurelyNot(ofOtherDay(people)),
  },
  { name: "  in a stranger's palette", unit: '%', of: (people) => wornSurelyNot(ofStrangers(people)) },
];
