import { type Evidence, type NamedColor, SEASON_NAMES } from '@trueseason/contracts';
import { hexToLab, type Lab, srgbToLab } from '@trueseason/style/color';
import { composeReading } from '@trueseason/style/reading';
import {
  clothingColors,
  compareWithPalette,
  paletteOf,
  type SeasonVerdicts,
  type Verdict,
  verdictOver,
  verdictsBySeason,
} from '@trueseason/style/seasons';
import type { Figure } from './both-halves.ts';
import { memo } from './memo.ts';
import type { PlacedPerson } from './placed-people.ts';
import { seasonOf } from './season-of.ts';
import { share } from './statistics.ts';

/** Cloth in every color that a season wears or avoids. */
const NAMED: readonly Lab[] = [
  ...new Set(
    SEASON_NAMES.map(paletteOf).flatMap((palette) =>
      [...clothingColors(palette), ...palette.avoid].map(({ hex }) => hex),
    ),
  ),
].map(hexToLab);

/** Six levels of each channel, as shops have colors that no palette names. */
const LEVELS = [0, 0.2, 0.4, 0.6, 0.8, 1];
const GRID: readonly Lab[] = LEVELS.flatMap((r) => LEVELS.flatMap((g) => LEVELS.map((b) => srgbToLab([r, g, b]))));

const SETS = { 'named colors': NAMED, 'a grid of sRGB': GRID } as const;
type SetName = keyof typeof SETS;

const seasonVerdicts: Readonly<Record<SetName, readonly SeasonVerdicts[]>> = {
  'named colors': NAMED.map((lab) => verdictsBySeason(lab)),
  'a grid of sRGB': GRID.map((lab) => verdictsBySeason(lab)),
};

/** As the garment room judges: what the result names, then the likely seasons. */
const verdictsOf = memo((evidence: Evidence): Readonly<Record<SetName, readonly Verdict[]>> => {
  const season = seasonOf(evidence);
  const clothes = clothingColors(paletteOf(season));
  const avoid = composeReading(evidence, season).sections.avoid.colors;
  const judge = (set: SetName): Verdict[] =>
    SETS[set].map((lab, i) => {
      const { named } = compareWithPalette(lab, clothes, avoid);
      return named ?? verdictOver(seasonVerdicts[set][i] ?? new Map(), evidence.distribution);
    });
  return { 'named colors': judge('named colors'), 'a grid of sRGB': judge('a grid of sRGB') };
});

/** Of a person's own colors and those to avoid, the share that the garment room calls otherwise. */
const contradicted = (people: readonly PlacedPerson[]): number =>
  share(
    people.flatMap(({ photos }) =>
      photos.flatMap(({ own }) => {
        const clothes = clothingColors(paletteOf(seasonOf(own)));
        const avoid = composeReading(own, seasonOf(own)).sections.avoid.colors;
        const isNamed = (color: NamedColor, as: Verdict) =>
          compareWithPalette(hexToLab(color.hex), clothes, avoid).named === as;
        return [...clothes.map((color) => !isNamed(color, 'yours')), ...avoid.map((color) => !isNamed(color, 'not'))];
      }),
    ),
  );

/** Of cloth with one verdict on one day, the share with another on the other day; both directions. */
function reversals(people: readonly PlacedPerson[], set: SetName, from: Verdict, to: Verdict): number {
  let total = 0;
  let reversed = 0;
  for (const { photos } of people) {
    for (const [said, other] of [photos, photos.toReversed()]) {
      if (!said || !other) continue;
      const otherVerdicts = verdictsOf(other.own)[set];
      verdictsOf(said.own)[set].forEach((verdict, i) => {
        if (verdict !== from) return;
        total += 1;
        reversed += Number(otherVerdicts[i] === to);
      });
    }
  }
  return reversed / total;
}

const decided = (people: readonly PlacedPerson[], set: SetName): number =>
  share(
    people.flatMap(({ photos }) =>
      photos.flatMap(({ own }) => verdictsOf(own)[set].map((verdict) => verdict !== 'between')),
    ),
  );

const MOST_REVERSED = { 'named colors': 0.05, 'a grid of sRGB': 0.08 } as const;

/** Whether cloth that is compared with a palette gets the same verdict on another day; photos with answers. */
export const GARMENTS: readonly Figure<PlacedPerson>[] = [
  {
    name: 'own colors and colors to avoid that a garment check contradicts',
    unit: '%',
    limit: { atMost: 0 },
    of: contradicted,
  },
  ...(['named colors', 'a grid of sRGB'] as const).flatMap((set): Figure<PlacedPerson>[] => [
    {
      name: `garments, yes to no on the other day, ${set}`,
      unit: '%',
      limit: { atMost: MOST_REVERSED[set] },
      of: (people) => reversals(people, set, 'yours', 'not'),
    },
    { name: '  no to yes', unit: '%', of: (people) => reversals(people, set, 'not', 'yours') },
    { name: '  decided', unit: '%', limit: { atLeast: 0.55 }, of: (people) => decided(people, set) },
  ]),
];
