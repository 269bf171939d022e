import { keysOf, SEASON_NAMES, type SeasonName } from '@trueseason/contracts';
import { colorWarmth, hexToLab, hueDifference, labToLch } from '@trueseason/style/color';
import { isSeasonName, paletteOf } from '@trueseason/style/seasons';
import { describe, expect, it } from 'vitest';
import { parseSwatches } from '../markdown/swatches.ts';
import { ARTICLES } from './articles.ts';
import { TREND_COLORS } from './other-colors.ts';

/** One skin under four lights, as a sensor sees it that corrects for none. */
const LIT_SKIN = [
  { name: 'Daylight', hex: '#BD8F74' },
  { name: 'Open shade', hex: '#B09084' },
  { name: 'Office lamp', hex: '#DD8A56' },
  { name: 'Warm bulb', hex: '#F3843E' },
] as const;

const TEXTS = import.meta.glob<string>('./articles/*.md', { query: '?raw', import: 'default', eager: true });
const BLOCK = /^```swatches ?(.*)\n([^`]*)```$/gm;
const CHIP = /:swatch\[([^\]]+)\]\{(#[0-9A-F]{6})\}/g;

const articles = ARTICLES.map(({ slug }) => {
  const text = TEXTS[`./articles/${slug}.md`] ?? '';
  const figures = [...text.matchAll(BLOCK)].map(([, kind = '', body = '']) => parseSwatches(kind, body));
  return { slug, figures, chips: [...text.matchAll(CHIP)].map(([, word = '', hex = '']) => ({ word, hex })) };
});
const figures = articles.flatMap((article) => article.figures.map((figure) => ({ slug: article.slug, ...figure })));
const swatches = figures.flatMap(({ slug, rows }) => rows.flatMap((row) => row.swatches.map((s) => ({ slug, ...s }))));

const known = new Set(
  [
    ...SEASON_NAMES.map(paletteOf).flatMap((palette) => Object.values(palette).flat()),
    ...TREND_COLORS,
    ...LIT_SKIN,
  ].map(({ hex, name }) => `${name} ${hex}`),
);
const hexes = new Set([...known].map((swatch) => swatch.slice(-7)));
const lch = (hex: string) => labToLch(hexToLab(hex));
const warmth = (hex: string): number => colorWarmth(hexToLab(hex));

const seasonCalled = (name = ''): SeasonName | undefined => (isSeasonName(name) ? name : undefined);
const wearable = (season: SeasonName): Set<string> => {
  const { avoid, hairAvoid, ...worn } = paletteOf(season);
  return new Set(Object.values(worn).flatMap((group) => group.map(({ hex }) => hex)));
};
/** The two rows of every comparison whose titles are these, color by color. */
const pairs = (one: string, other: string): [string, string][] =>
  figures.flatMap(({ rows }) => {
    const hexesOf = (title: string) => rows.find((row) => row.title === title)?.swatches ?? [];
    return hexesOf(one).map(({ hex }, i): [string, string] => [hex, hexesOf(other)[i]?.hex ?? '']);
  });

describe('the colors of the articles', () => {
  it('are those of the results, by name and value, or of the list beside the articles', () => {
    expect(swatches.filter(({ name, hex }) => !known.has(`${name} ${hex}`))).toEqual([]);
    expect(articles.flatMap(({ chips }) => chips).filter(({ hex }) => !hexes.has(hex))).toEqual([]);
  });

  it('belong to the season that a row or a note gives them to', () => {
    const claims = figures.flatMap(({ slug, look, rows }) =>
      rows.flatMap(({ title, swatches: row }) =>
        row.map(({ hex, note }) => ({ slug, hex, look, season: seasonCalled(note) ?? seasonCalled(title) })),
      ),
    );
    const made = claims.filter(({ season }) => season);
    expect(made.length).toBeGreaterThan(50);
    expect(made.filter(({ hex, season }) => season && !wearable(season).has(hex))).toEqual([]);
  });

  it('are crossed out only where one season should avoid them all', () => {
    const crossed = figures.filter(({ look }) => look === 'avoid');
    expect(crossed.length).toBeGreaterThan(3);
    for (const { rows } of crossed) {
      const left = rows.flatMap((row) => row.swatches.map(({ hex }) => hex));
      const told = SEASON_NAMES.map(paletteOf).some(({ avoid }) =>
        left.every((hex) => avoid.some((a) => a.hex === hex)),
      );
      expect(told, left.join()).toBe(true);
    }
  });
});

/** How far apart the two colors of every pair lie: the first more by at least so much, or alike within so much. */
interface Apart {
  readonly warmer?: number;
  readonly lighter?: number;
  readonly stronger?: number;
  readonly alikeIn?: Partial<Readonly<Record<'lightness' | 'chroma' | 'hue', number>>>;
}

it.each<[one: string, other: string, pairs: number, Apart]>([
  ['Warm', 'Cool', 4, { warmer: 0.1, alikeIn: { lightness: 5, chroma: 8 } }],
  ['Light', 'Deep', 2, { lighter: 25, alikeIn: { hue: 30 } }],
  ['Clear', 'Muted', 2, { stronger: 15 }],
  ['Not soft', 'Soft', 2, { stronger: 15 }],
  ['Dark Autumn', 'Dark Winter', 3, { warmer: 0 }],
  ['Light Spring', 'Light Summer', 3, { warmer: 0 }],
  ['Soft Autumn', 'Soft Summer', 3, { warmer: 0 }],
  // Coral and rust are equally strong.
  ['True Spring', 'True Autumn', 4, { lighter: 10, stronger: -3 }],
  // A dye bath only makes darker.
  ['As found', 'Overdyed', 3, { lighter: 0 }],
])('%s and %s differ as they are said to', (one, other, least, { warmer, lighter, stronger, alikeIn = {} }) => {
  const all = pairs(one, other);
  expect(all.length).toBeGreaterThanOrEqual(least);
  for (const [a, b] of all) {
    const was = lch(a);
    const is = lch(b);
    if (warmer !== undefined) expect(warmth(a) - warmth(b), `${a} ${b}`).toBeGreaterThan(warmer);
    if (lighter !== undefined) expect(was[0] - is[0], `${a} ${b}`).toBeGreaterThan(lighter);
    if (stronger !== undefined) expect(was[1] - is[1], `${a} ${b}`).toBeGreaterThan(stronger);
    const apart = { lightness: was[0] - is[0], chroma: was[1] - is[1], hue: hueDifference(was[2], is[2]) };
    for (const key of keysOf(alikeIn)) expect(Math.abs(apart[key]), `${a} ${b}`).toBeLessThan(alikeIn[key] ?? 0);
  }
});
