import { type NamedColor, SEASON_NAMES, type SeasonName } from '@trueseason/contracts';
import { SEASON_PROFILES } from '@trueseason/seasons';
import anyPalette, { type ReadColor } from 'anypalette';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { parse } from 'postcss';
import { readSwatchesFile } from 'procreate-swatches';
import { describe, expect, it } from 'vitest';
import { CARD, cardPlan } from './card-plan.ts';
import { TAKE_AWAY_FORMATS, type TakeAway, type TakeAwayFormat, takeAwayFile } from './index.ts';

function takeAwayOf(season: SeasonName): TakeAway {
  const { palette, subtitle, shopping } = SEASON_PROFILES[season];
  return {
    season,
    subtitle,
    groups: [
      { name: 'Neutrals', colors: palette.coreNeutrals },
      { name: 'Lights', colors: palette.accentLights },
      { name: 'Brights', colors: palette.accentBrights },
    ],
    avoid: palette.avoid,
    shopping,
  };
}

const bytesOf = async (season: SeasonName, format: TakeAwayFormat): Promise<Buffer> =>
  Buffer.from((await takeAwayFile(takeAwayOf(season), format)).bytes);
const worn = (season: SeasonName): NamedColor[] => takeAwayOf(season).groups.flatMap(({ colors }) => [...colors]);
const hexOf = (channels: readonly number[]): string =>
  `#${channels.map((channel) => Math.round(channel).toString(16).padStart(2, '0')).join('')}`.toUpperCase();
const plain = ({ hex, name }: NamedColor) => ({ hex, name });

describe.each(SEASON_NAMES)('the palette of %s', (season) => {
  it('opens in Procreate, ten of each group', async () => {
    const { name, colors } = await readSwatchesFile(await bytesOf(season, 'procreate'), 'rgb');
    expect(name).toBe(season);
    const expected = takeAwayOf(season).groups.flatMap((group) => group.colors.slice(0, 10).map(({ hex }) => hex));
    const read = colors.flatMap((entry) => (entry ? [hexOf(entry[0])] : []));
    expect(read).toHaveLength(30);
    // The reader rounds on its way from HSV.
    for (const [i, hex] of read.entries()) {
      for (const at of [1, 3, 5]) {
        const [own, other] = [expected[i] ?? '', hex].map((value) => Number.parseInt(value.slice(at, at + 2), 16));
        expect(Math.abs((own ?? 0) - (other ?? 99)), `${expected[i]} ${hex}`).toBeLessThanOrEqual(2);
      }
    }
  });

  it.each([
    ['Adobe Swatch Exchange', 'ase', 'ase'],
    ['a GIMP palette', 'gimp', 'gpl'],
  ] as const)('opens as %s', async (_, format, fileExt) => {
    const data = await bytesOf(season, format);
    const read = await new Promise<readonly ReadColor[]>((resolve, reject) =>
      anyPalette.loadPalette({ data, fileExt }, (error, palette) => (error ? reject(error) : resolve(palette))),
    );
    expect(
      read.map(({ red, green, blue, name }) => ({ hex: hexOf([red, green, blue].map((v) => 255 * v)), name })),
    ).toEqual(worn(season).map(plain));
  });

  it('opens as CSS, a custom property for each color', async () => {
    const properties = new Map<string, string>();
    parse(String(await bytesOf(season, 'css'))).walkDecls(({ prop, value }) => void properties.set(prop, value));
    expect([...properties.values()]).toEqual(worn(season).map(({ hex }) => hex));
    for (const name of properties.keys()) expect(name).toMatch(/^--[a-z]+-[a-z]+(-[a-z]+)+$/);
  });

  it('opens as JSON', async () => {
    const { groups, avoid } = JSON.parse(String(await bytesOf(season, 'json')));
    expect(groups.flatMap(({ colors }: { colors: NamedColor[] }) => colors.map(plain))).toEqual(
      worn(season).map(plain),
    );
    expect(avoid).toHaveLength(12);
    const [first] = groups[0].colors;
    expect(hexOf(first.rgb)).toBe(first.hex);
  });
});

const MM = 72 / 25.4;

describe.each([
  ['A4', 210, 297],
  ['Letter', 215.9, 279.4],
])('on %s', (paper, width, height) => {
  const page = async (kind: 'card' | 'poster', season: SeasonName) => {
    const format = TAKE_AWAY_FORMATS.find((name) => name === `${kind}-${paper.toLowerCase()}`) ?? 'json';
    const pdf = await getDocument({ data: new Uint8Array(await bytesOf(season, format)), verbosity: 0 }).promise;
    expect(pdf.numPages).toBe(1);
    const sheet = await pdf.getPage(1);
    const { items } = await sheet.getTextContent();
    const placed = items.flatMap((item) =>
      'str' in item && item.str.trim()
        ? [{ text: item.str, left: item.transform[4], right: item.transform[4] + item.width, y: item.transform[5] }]
        : [],
    );
    return { view: sheet.view, placed, text: placed.map(({ text }) => text).join(' ') };
  };

  it.each(SEASON_NAMES)('the poster of %s names every color, all inside the margins', async (season) => {
    const { view, placed, text } = await page('poster', season);
    expect(view[2]).toBeCloseTo(width * MM, 0);
    expect(view[3]).toBeCloseTo(height * MM, 0);
    for (const { hex, name } of worn(season)) {
      expect(text).toContain(hex);
      expect(text.replaceAll(/\s+/g, ' ')).toContain(name);
    }
    for (const { text: words, left, right, y } of placed) {
      expect(left, words).toBeGreaterThan(10 * MM);
      expect(right, words).toBeLessThan((width - 10) * MM);
      expect(y, words).toBeGreaterThan(10 * MM);
    }
  });

  it.each(SEASON_NAMES)('the card of %s holds its words within its panels', async (season) => {
    const { placed, text } = await page('card', season);
    for (const word of ['Neutrals', 'Lights', 'Brights', 'Leave on the rail', 'In the shop'])
      expect(text).toContain(word);
    const left = (width - 3 * CARD.width) / 2;
    const top = (height - 2 * CARD.height - 10) / 2 + 6;
    const bottom = (height - 2 * CARD.height - 10) / 2 - 6;
    for (const { text: words, left: from, right: to, y } of placed.filter(({ y }) => y < (height - top) * MM)) {
      expect(Math.floor((from / MM - left) / CARD.width), words).toBe(Math.floor((to / MM - left) / CARD.width));
      expect(y / MM, words).toBeGreaterThan(bottom);
    }
  });
});

it('a card has two strips of three panels', () => {
  expect(cardPlan(takeAwayOf('True Winter')).map((strip) => strip.map(({ kind }) => kind))).toEqual([
    ['front', 'colors', 'colors'],
    ['colors', 'colors', 'shop'],
  ]);
});

it.each(TAKE_AWAY_FORMATS)('%s: the same palette is the same file, under a name of its own', async (format) => {
  const [one, other] = await Promise.all([1, 2].map(() => takeAwayFile(takeAwayOf('Dark Winter'), format)));
  expect(one).toEqual(other);
  expect(one?.name).toMatch(/^dark-winter-[a-z0-9-]+\.[a-z]+$/);
});

it.each(TAKE_AWAY_FORMATS)('%s: a small palette with names from anywhere makes a file as well', async (format) => {
  const colors = [{ hex: '#123456', name: 'Crème “brûlée” 🍮' }];
  const palette = {
    season: 'Mystic Winter',
    subtitle: '',
    groups: [{ name: 'Neutrals', colors }],
    avoid: [],
    shopping: [],
  };
  expect((await takeAwayFile(palette, format)).bytes.length).toBeGreaterThan(20);
});
