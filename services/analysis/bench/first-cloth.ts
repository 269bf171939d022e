import type { Evidence } from '@trueseason/contracts';
import { chromaOf, hexToLab } from '@trueseason/style/color';
import { composeReading } from '@trueseason/style/reading';
import { seasonsWithColor } from '@trueseason/style/seasons';
import { mean } from '../src/engine/math/index.ts';
import type { Figure } from './both-halves.ts';
import { memo } from './memo.ts';
import type { PlacedPerson, Way } from './placed-people.ts';
import { seasonOf } from './season-of.ts';
import { share } from './statistics.ts';

/** Chroma below which a cloth is neutral. */
const NEUTRAL = 15;
/** L* above which and chroma below which it is pale. */
const PALE = { lightness: 80, chroma: 25 };

interface Cloth {
  readonly hex: string;
  readonly lightness: number;
  readonly chroma: number;
}

const firstClothOf = memo((evidence: Evidence): Cloth => {
  const [first] = composeReading(evidence, seasonOf(evidence)).sections.signature.colors;
  if (!first) throw new Error('a reading has signature colors');
  return { hex: first.hex, lightness: hexToLab(first.hex)[0], chroma: chromaOf(first) };
});

/** One photo's first cloth, and what the person's photo of another day says. */
interface Hung {
  readonly cloth: Cloth;
  readonly other: Evidence;
}

const hungBy = (people: readonly PlacedPerson[], way: Way): Hung[] =>
  people.flatMap(({ photos: [a, b] }) => [
    { cloth: firstClothOf(a[way]), other: b[way] },
    { cloth: firstClothOf(b[way]), other: a[way] },
  ]);

const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

type Measure = Pick<Figure<PlacedPerson>, 'name' | 'unit' | 'limit'> & {
  /** For the third of people with the deepest skin. */
  readonly deepLimit?: Figure<PlacedPerson>['limit'];
  /** Whether it says how often another day agrees. */
  readonly holds?: boolean;
  readonly measure: (hung: readonly Hung[]) => number;
};

const MEASURES: readonly Measure[] = [
  {
    name: 'first cloth: chroma, median',
    limit: { atLeast: 40 },
    deepLimit: { atLeast: 36 },
    measure: (hung) => median(hung.map(({ cloth }) => cloth.chroma)),
  },
  {
    name: 'first cloth: neutral',
    unit: '%',
    limit: { atMost: 0.06 },
    deepLimit: { atMost: 0.1 },
    measure: (hung) => share(hung.map(({ cloth }) => cloth.chroma < NEUTRAL)),
  },
  {
    name: 'first cloth: pale',
    unit: '%',
    limit: { atMost: 0.09 },
    deepLimit: { atMost: 0.15 },
    measure: (hung) =>
      share(hung.map(({ cloth: { lightness, chroma } }) => lightness > PALE.lightness && chroma < PALE.chroma)),
  },
  {
    name: "first cloth: in the other day's palette",
    unit: '%',
    holds: true,
    limit: { atLeast: 0.9 },
    deepLimit: { atLeast: 0.9 },
    measure: (hung) => share(hung.map(({ cloth, other }) => seasonsWithColor(cloth).has(seasonOf(other)))),
  },
  {
    name: 'first cloth: the same on the other day',
    unit: '%',
    measure: (hung) => share(hung.map(({ cloth, other }) => cloth.hex === firstClothOf(other).hex)),
  },
];

const angleOf = ({ photos }: PlacedPerson): number => mean(photos.map(({ own }) => own.ita.value));

/** Without answers only what hangs first has limits: the season holds less often, and so does its cloth. */
const WAYS: readonly (readonly [Extract<Way, 'own' | 'alone'>, title: string])[] = [
  ['own', ''],
  ['alone', ', untold'],
];

/** What hangs first, with the answers of each photo's rater and without. @param isLimited the people whom the limits are for */
export function firstClothFigures(all: readonly PlacedPerson[], isLimited: boolean): Figure<PlacedPerson>[] {
  const deepest = all.map(angleOf).toSorted((a, b) => a - b)[Math.floor(all.length / 3)] ?? 0;
  const deep = (people: readonly PlacedPerson[]) => people.filter((person) => angleOf(person) < deepest);
  return WAYS.flatMap(([way, title]) =>
    MEASURES.flatMap(({ name, unit, limit, deepLimit, holds, measure }): Figure<PlacedPerson>[] => {
      const shared = unit ? { unit } : {};
      const hasLimit = isLimited && !(holds && way === 'alone');
      return [
        {
          name: name + title,
          ...shared,
          ...(hasLimit && limit && { limit }),
          of: (people) => measure(hungBy(people, way)),
        },
        {
          name: '  in the deepest third of skin',
          ...shared,
          ...(hasLimit && deepLimit && { limit: deepLimit }),
          of: (people) => measure(hungBy(deep(people), way)),
        },
      ];
    }),
  );
}
