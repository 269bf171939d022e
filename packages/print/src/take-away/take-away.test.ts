import { SEASON_NAMES, type SeasonName } from '@trueseason/contracts';
import { SEASON_PROFILES } from '@trueseason/style/seasons';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { describe, expect, it } from 'vitest';
import { cardPlan } from './card-plan.ts';
import { posterFile, type TakeAway } from './index.ts';

function takeAwayOf(season: SeasonName): TakeAway {
  const { palette, subtitle } = SEASON_PROFILES[season];
  return {
    season,
    subtitle,
    groups: [
      { name: 'Neutrals', colors: palette.coreNeutrals },
      { name: 'Lights', colors: palette.accentLights },
      { name: 'Brights', colors: palette.accentBrights },
    ],
  };
}

const MM = 72 / 25.4;

describe.each([
  ['A4', 210, 297],
  ['Letter', 215.9, 279.4],
] as const)('on %s', (paper, width, height) => {
  it.each(SEASON_NAMES)('the colors of %s are all labeled, inside the margins', async (season) => {
    const palette = takeAwayOf(season);
    const { bytes } = await posterFile(palette, paper);
    const pdf = await getDocument({ data: bytes, verbosity: 0 }).promise;
    expect(pdf.numPages).toBe(1);
    const sheet = await pdf.getPage(1);
    const { items } = await sheet.getTextContent();
    const placed = items.flatMap((item) =>
      'str' in item && item.str.trim()
        ? [{ text: item.str, left: item.transform[4], right: item.transform[4] + item.width, y: item.transform[5] }]
        : [],
    );
    const text = placed.map((part) => part.text).join(' ');
    expect(sheet.view[2]).toBeCloseTo(width * MM, 0);
    expect(sheet.view[3]).toBeCloseTo(height * MM, 0);
    for (const { hex, name } of palette.groups.flatMap(({ colors }) => colors)) {
      expect(text).toContain(hex);
      expect(text.replaceAll(/\s+/g, ' ')).toContain(name);
    }
    for (const { text: words, left, right, y } of placed) {
      expect(left, words).toBeGreaterThan(10 * MM);
      expect(right, words).toBeLessThan((width - 10) * MM);
      expect(y, words).toBeGreaterThan(10 * MM);
    }
  });
});

it('the same palette gives the same file, with a distinct name', async () => {
  const [one, other] = await Promise.all([1, 2].map(() => posterFile(takeAwayOf('Dark Winter'), 'A4')));
  expect(one).toEqual(other);
  expect(one?.name).toBe('dark-winter-colors.pdf');
});

it('says beside a group what it is for', async () => {
  const note = 'They carry your colors.';
  const groups = takeAwayOf('True Winter').groups.map((group) => ({ ...group, note }));
  const { bytes } = await posterFile({ ...takeAwayOf('True Winter'), groups }, 'A4');
  const sheet = await (await getDocument({ data: bytes, verbosity: 0 }).promise).getPage(1);
  const { items } = await sheet.getTextContent();
  expect(items.map((item) => ('str' in item ? item.str : '')).join(' ')).toContain(note);
});

it('a small palette with names in any script makes a file', async () => {
  const colors = [{ hex: '#123456', name: 'Crème “brûlée” 🍮' }];
  const palette = { season: 'Mystic Winter', subtitle: '', groups: [{ name: 'Neutrals', colors }] };
  expect((await posterFile(palette, 'A4')).bytes.length).toBeGreaterThan(20);
});

it('a card has two strips of three panels', () => {
  const { palette, words } = SEASON_PROFILES['True Winter'];
  const card = cardPlan({ groups: takeAwayOf('True Winter').groups, avoid: palette.avoid, shopping: words.shopping });
  expect(card.map((strip) => strip.map(({ kind }) => kind))).toEqual([
    ['front', 'colors', 'colors'],
    ['colors', 'colors', 'shop'],
  ]);
});
