import {
  colorWarmth,
  deltaE00,
  hexToLab,
  hexToSrgb,
  hueDifference,
  labToHex,
  labToLch,
  lchToLab,
  linearLuminance,
  linearToSrgb,
  type Rgb,
  srgbToHex,
  srgbToLinear,
} from '@trueseason/color';
import { SEASON_NAMES, type SeasonName } from '@trueseason/contracts';
import { lightColor } from '@trueseason/painted-portraits';
import { isSeasonName, paletteOf } from '@trueseason/seasons';
import { describe, expect, it } from 'vitest';
import { parseSwatches } from '../markdown/swatches.ts';
import { ARTICLES } from './articles.ts';
import { TREND_COLORS } from './other-colors.ts';

/** The maker's codes: hue (of 160 steps), lightness and chroma. */
const COLORO: Readonly<Record<string, readonly [hue: number, lightness: number, chroma: number]>> = {
  'Transformative Teal': [92, 37, 14],
  'Wax Paper': [35, 88, 12],
  'Fresh Purple': [136, 32, 33],
  'Cocoa Powder': [8, 35, 6],
};

/** One skin under lights of these color temperatures, as a sensor sees it that corrects for none. */
const LIT_SKIN = [
  { name: 'Daylight', hex: '#BD8F74', kelvin: 6500 },
  { name: 'Open shade', hex: '#B09084', kelvin: 9000 },
  { name: 'Office lamp', hex: '#DD8A56', kelvin: 4000 },
  { name: 'Warm bulb', hex: '#F3843E', kelvin: 3000 },
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

  it('stand in every article but the two about other services', () => {
    const bare = articles.filter(({ slug, figures: own }) => own.length === 0 && !slug.startsWith('undertones'));
    expect(bare.map(({ slug }) => slug)).toEqual(['trueseason-vs-house-of-colour', 'trueseason-vs-paletta']);
    expect(TEXTS['./articles/undertones-science.md']).toContain('```skin-chart');
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

describe('comparisons of two colors hold', () => {
  it('warm and cool differ in temperature, hardly in depth and strength', () => {
    const all = pairs('Warm', 'Cool');
    expect(all).toHaveLength(4);
    for (const [warm, cool] of all) {
      expect(warmth(warm) - warmth(cool), `${warm} ${cool}`).toBeGreaterThan(0.1);
      expect(Math.abs(lch(warm)[0] - lch(cool)[0]), `${warm} ${cool}`).toBeLessThan(5);
      expect(Math.abs(lch(warm)[1] - lch(cool)[1]), `${warm} ${cool}`).toBeLessThan(8);
    }
  });

  it('light and deep are far apart in depth and near in hue', () => {
    const all = pairs('Light', 'Deep');
    expect(all).toHaveLength(2);
    for (const [light, deep] of all) {
      expect(lch(light)[0] - lch(deep)[0]).toBeGreaterThan(25);
      expect(Math.abs(hueDifference(lch(light)[2], lch(deep)[2]))).toBeLessThan(30);
    }
  });

  it.each([
    ['Clear', 'Muted'],
    ['Not soft', 'Soft'],
  ])('%s has more chroma than %s', (clear, muted) => {
    const all = pairs(clear, muted);
    expect(all.length).toBeGreaterThan(1);
    for (const [a, b] of all) expect(lch(a)[1] - lch(b)[1], `${a} ${b}`).toBeGreaterThan(15);
  });

  it.each([
    ['Dark Autumn', 'Dark Winter'],
    ['Light Spring', 'Light Summer'],
    ['Soft Autumn', 'Soft Summer'],
  ])('%s is the warmer of the pair', (warm, cool) => {
    const all = pairs(warm, cool);
    expect(all.length).toBeGreaterThan(2);
    for (const [a, b] of all) expect(warmth(a), `${a} ${b}`).toBeGreaterThan(warmth(b));
  });

  it('True Spring is lighter and clearer than True Autumn', () => {
    const all = pairs('True Spring', 'True Autumn');
    expect(all).toHaveLength(4);
    for (const [spring, autumn] of all) {
      expect(lch(spring)[0], `${spring} ${autumn}`).toBeGreaterThan(lch(autumn)[0] + 10);
      // Coral and rust are equally strong.
      expect(lch(spring)[1], `${spring} ${autumn}`).toBeGreaterThan(lch(autumn)[1] - 3);
    }
    const chroma = (hexes: readonly string[]) => hexes.reduce((sum, hex) => sum + lch(hex)[1], 0) / hexes.length;
    expect(chroma(all.map(([spring]) => spring)) - chroma(all.map(([, autumn]) => autumn))).toBeGreaterThan(10);
  });

  it('a dye bath only makes darker', () => {
    const all = pairs('As found', 'Overdyed');
    expect(all).toHaveLength(3);
    for (const [before, after] of all) expect(lch(after)[0]).toBeLessThan(lch(before)[0]);
  });
});

describe('colors that no palette holds', () => {
  it('are recommended to a season that owns something like them, and not to be left by one that does', () => {
    const table = TEXTS['./articles/2026-color-trends.md']?.match(/^\| \w+ \w+ +\|.*:swatch.*$/gm) ?? [];
    expect(table).toHaveLength(12);
    for (const row of table) {
      const [, season = '', take = '', , leave = ''] = row.split('|').map((cell) => cell.trim());
      if (!isSeasonName(season)) throw new Error(row);
      const { coreNeutrals, accentLights, accentBrights } = paletteOf(season);
      const worn = [...coreNeutrals, ...accentLights, ...accentBrights].map(({ hex }) => hexToLab(hex));
      const distances = (cell: string): number[] =>
        [...cell.matchAll(CHIP)].map(([, , hex = '']) => Math.min(...worn.map((lab) => deltaE00(lab, hexToLab(hex)))));
      expect(Math.max(...distances(take)), `${season} takes`).toBeLessThan(9);
      expect(Math.min(...distances(leave)), `${season} leaves`).toBeGreaterThan(Math.max(...distances(take)));
    }
  });

  it('follow the lightness and the hue of the published code', () => {
    for (const { name, hex } of TREND_COLORS) {
      const coloro = COLORO[name];
      if (!coloro) continue;
      const [lightness, , hue] = lch(hex);
      expect(Math.abs(lightness - coloro[1]), name).toBeLessThan(1);
      expect(Math.abs(hueDifference(hue, coloro[0] * 2.25)), name).toBeLessThan(4);
    }
  });

  it('show one skin under each light', () => {
    const skin = srgbToLinear(hexToSrgb(labToHex(lchToLab([63, 25, 56]))));
    for (const { name, hex, kelvin } of LIT_SKIN) {
      const light = lightColor(kelvin);
      const seen = skin.map((value, i) => (value * (light[i] ?? 1)) / linearLuminance(light)) as unknown as Rgb;
      expect(deltaE00(hexToLab(hex), hexToLab(srgbToHex(linearToSrgb(seen)))), name).toBeLessThan(1);
    }
  });
});

describe('names of seasons', () => {
  /** What other books call ours. */
  const OTHERS = /\b(Deep|Warm|Cool|Clear|Muted|Golden) (Spring|Summer|Autumn|Winter)\b/;

  it('are those of the product; others appear once, as what books call them', () => {
    for (const [file, text] of Object.entries(TEXTS)) {
      // It is about the names.
      if (file.includes('true-spring-vs-warm-spring')) continue;
      const strangers = text.split(/(?<=[.!?]) |\n/).filter((sentence) => OTHERS.test(sentence));
      for (const sentence of strangers) expect(sentence, file).toMatch(/books call/);
      expect(strangers.length, file).toBeLessThan(2);
    }
    for (const { title } of ARTICLES) expect(title.replace('True Spring, Warm Spring', '')).not.toMatch(OTHERS);
  });
});
