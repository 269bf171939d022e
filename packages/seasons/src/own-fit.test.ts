import { hexToLab, labToHex } from '@trueseason/color';
import { type MeasuredColor, SEASON_NAMES, type SeasonName } from '@trueseason/contracts';
import { resultFixture } from '@trueseason/test-kit/result';
import { describe, expect, it } from 'vitest';
import { composeSeason } from './compose-season.ts';
import { contrastLevel } from './contrast-level.ts';
import { type PersonalProfile, personalize } from './personalize.ts';
import { seasonProfile } from './profiles.ts';
import { RING } from './ring.ts';
import { clothOf, spanOf } from './within-contrast.ts';

type Lab = [number, number, number];
const measured = (lab: Lab): MeasuredColor => ({ lab, sd: [1, 1, 1], hex: labToHex(lab), pixels: 1000, quality: 1 });
const lightness = ({ hex }: { readonly hex: string }): number => hexToLab(hex)[0];

interface Person {
  readonly skin?: Lab;
  readonly hair?: Lab;
  readonly iris?: Lab;
  readonly contrast?: number;
  readonly temperature?: number;
  readonly ita?: number;
}

function evidenceOf(season: SeasonName, person: Person) {
  const { skin = [65, 13, 19], hair = [30, 5, 8], iris = [30, 8, 14], contrast = 0, temperature = 0.4 } = person;
  const { evidence } = resultFixture(season);
  const features = {
    ...evidence.features,
    skin: measured(skin),
    hair: measured(hair),
    iris: measured(iris),
    brows: null,
  };
  return {
    ...evidence,
    features,
    ita: { value: person.ita ?? 45, sd: 3 },
    axes: { ...evidence.axes, contrast: { value: contrast, sd: 0.1 }, temperature: { value: temperature, sd: 0.1 } },
  };
}
const own = (season: SeasonName, person: Person): PersonalProfile =>
  personalize(seasonProfile(season), evidenceOf(season, person));

const BROWN_HAIRED: Person = { skin: [80, 17, 15], hair: [38, 5, 11], iris: [49, -4, -4], contrast: -0.2 };
const BLOND: Person = { skin: [79, 19, 19], hair: [64, 6, 23], iris: [34, 0, 10], contrast: -0.65 };
const WHITE_HAIRED: Person = {
  skin: [73, 15, 22],
  hair: [88, 0, 0],
  iris: [25, 8, 4],
  contrast: -0.89,
  temperature: -0.94,
};
const DEEP: Person = { skin: [34, 14, 18], hair: [7, 0, 1], contrast: -0.47, ita: -41 };

describe('neutrals', () => {
  it.each(['Light Spring', 'Light Summer'] as const)('%s: the light ones come first, whoever wears them', (season) => {
    for (const person of [BROWN_HAIRED, BLOND]) {
      const first = own(season, person).palette.coreNeutrals.slice(0, 5);
      for (const color of first) expect(lightness(color), color.name).toBeGreaterThanOrEqual(65);
    }
  });

  it('of one order: no line begins with others than come first', () => {
    for (const season of SEASON_NAMES)
      for (const contrast of [-0.8, 0, 0.8]) {
        const { clothing, palette } = own(season, { contrast });
        const order = palette.coreNeutrals.map(({ name }) => name);
        const grounds = clothing.guidelines.filter((text) =>
          /the base|build from|do most of the work|largest areas/i.test(text),
        );
        for (const text of grounds) {
          const [lead] = order.filter((name) => text.includes(name)).sort((a, b) => text.indexOf(a) - text.indexOf(b));
          if (lead) expect(order.indexOf(lead), text).toBeLessThan(4);
        }
      }
  });

  it('that come last nobody is praised in, and looks that jump come last', () => {
    const { keyCharacteristics, outfits } = own('True Summer', WHITE_HAIRED);
    expect(keyCharacteristics.join('\n')).not.toMatch(/^Navy/m);
    expect(outfits[0]?.garments.map(({ color }) => color)).not.toContain('Navy');
    expect(outfits).toHaveLength(6);
    expect(own('True Summer', { contrast: 0 }).outfits[0]?.name).toBe('Blue on blue');
  });
});

describe('contrast', () => {
  it('asks nobody of moderate contrast for colors of equal strength', () => {
    const told = (season: SeasonName, contrast: number) => own(season, { contrast }).clothing.guidelines.join('\n');
    for (const [season, line] of [
      ['Light Spring', /equal strength/],
      ['Soft Autumn', /similar depth/],
      ['Light Summer', /light over light/],
    ] as const) {
      expect(told(season, -0.2)).not.toMatch(line);
      expect(told(season, -0.6)).toMatch(line);
    }
  });

  it.each(SEASON_NAMES)('%s: is asked for once in clothes, whoever is told so in a note of their own', (season) => {
    const evidence = { ...evidenceOf(season, { contrast: 0.9 }) };
    const { guidelines } = composeSeason(season, season, evidence).clothing;
    expect(guidelines[0]).toMatch(
      season.startsWith('Soft') || season.startsWith('Light') ? /between the two/ : /far ends/,
    );
    expect(guidelines.slice(1).join('\n')).not.toMatch(/darkest dark|light next to dark/i);
    expect(guidelines.length).toBeGreaterThanOrEqual(5);
  });

  it.each(SEASON_NAMES)('%s: nobody to whom one clear step is enough is asked for far ends', (season) => {
    for (const person of [{ contrast: -0.6 }, { contrast: 0 }, DEEP]) {
      const { guidelines } = composeSeason(season, season, evidenceOf(season, person)).clothing;
      expect(guidelines.join('\n')).not.toMatch(/far ends|against white|light next to dark|darkest dark/i);
    }
  });

  it.each(SEASON_NAMES.filter((season) => contrastLevel(RING[season].axes.contrast) === 'low'))(
    '%s: no look of a season of low contrast jumps from light to dark in its cloth',
    (season) => {
      for (const { name, garments } of seasonProfile(season).outfits) {
        expect(spanOf(clothOf(garments)), name).toBeLessThanOrEqual(50);
      }
    },
  );

  it('is told on the side to which it leans', () => {
    const told = (contrast: number) => own('Light Spring', { contrast }).personal.notes[0];
    expect(told(-0.2)).toMatch(/^Your contrast is moderate, on the low side:/);
    expect(told(0)).toMatch(/^Your contrast is moderate:/);
  });
});

it('describes a season to nobody in a degree that their own measurement denies', () => {
  const told = (season: SeasonName, person: Person) =>
    composeSeason(season, season, evidenceOf(season, person)).description;
  for (const season of SEASON_NAMES)
    expect(told(season, { temperature: 1.2 })).not.toMatch(
      /warmth[^.]*\b(gentle|mild)\b|\b(gentle|mild)\b[^.]*warmth/i,
    );
  expect(told('Soft Autumn', { temperature: 0.4 })).toContain('Its warmth is gentle');
  expect(told('Light Spring', { temperature: 0.4 })).toContain('warmth that follows is mild');
  expect(told('Bright Spring', { contrast: -0.2 })).not.toContain('Contrast is part of its picture');
  expect(told('Bright Spring', { contrast: 0.6 })).toContain('Contrast is part of its picture');
});

describe('lines on other people', () => {
  it.each(SEASON_NAMES)('%s: whom else it is found on is told to nobody of fair skin', (season) => {
    const told = (ita: number) => composeSeason(season, season, evidenceOf(season, { ita })).description;
    expect(told(60)).not.toMatch(/\b(skin|hair|blondes?)\b/);
    expect(told(-10)).toBe(`${told(60)} ${seasonProfile(season).people}`);
  });

  it('watery eyes, hair with gray and a soft peach are said of whom they fit', () => {
    const told = (season: SeasonName, person: Person) => own(season, person).keyCharacteristics.join('\n');
    expect(told('Light Spring', BLOND)).not.toMatch(/^Eyes with a clear, watery light/m);
    expect(told('Light Spring', { ...BLOND, iris: [52, -6, 10] })).toMatch(/^Eyes with a clear, watery light/m);
    expect(told('True Summer', WHITE_HAIRED)).not.toMatch(/^Ash or cool brown hair/m);
    expect(told('Light Spring', BROWN_HAIRED)).not.toMatch(/^Neutral to warm undertone, peach/m);
  });
});

describe('hair colors', () => {
  const asked = (season: SeasonName, person: Person) =>
    Object.fromEntries(own(season, person).palette.hairBest.flatMap(({ name, wear }) => (wear ? [[name, wear]] : [])));

  const SAID: Readonly<Record<string, string>> = {
    'a deep dye': 'much darker',
    'with gray hair': 'with gray hair',
    'takes bleach': 'bleach',
  };

  it('say what they ask of this hair, each where it stands', () => {
    expect(asked('Light Spring', BLOND)).toEqual({ 'Warm Brown': 'a deep dye' });
    expect(asked('Dark Autumn', { hair: [18, 3, 10] })).toEqual({ 'Warm Bronze Brown': 'takes bleach' });
    expect(asked('True Summer', WHITE_HAIRED)).toMatchObject({ 'Soft Smoky Black': 'a deep dye' });
    expect(asked('True Summer', WHITE_HAIRED)).not.toHaveProperty('Silver Gray');
  });

  it('are called the same in the advice', () => {
    for (const season of SEASON_NAMES)
      for (const hair of [
        [18, 3, 10],
        [38, 5, 11],
        [64, 12, 23],
      ] as Lab[]) {
        const { guidance } = own(season, { hair }).hair;
        for (const [name, wear] of Object.entries(asked(season, { hair })))
          if (wear !== 'takes bleach' || !guidance.includes('none of the colors below'))
            expect(guidance).toMatch(new RegExp(`${name}[^.]*${SAID[wear]}`));
      }
  });
});

it('draws of all necklaces the one that the words name first, for everybody', () => {
  const named = [
    [/bright pendant|mother-of-pearl pendant/i, { kind: 'pendant', stone: expect.any(String) }],
    [/rigid collar/i, { kind: 'collar', stone: null }],
    [/leather cord/i, { kind: 'cord', stone: null }],
    [/layered chains/i, { kind: 'layered', stone: null }],
    [/warm beads/i, { kind: 'beads', stone: expect.any(String) }],
    [/heavy chain/i, { kind: 'chain', links: 'heavy', stone: null }],
    [/fine chain/i, { kind: 'chain', links: 'fine', stone: null }],
    [/chain/i, { kind: 'chain', stone: null }],
  ] as const;
  for (const season of SEASON_NAMES) {
    const profile = seasonProfile(season);
    const [first = ''] = profile.jewelry.necklaces.split(',');
    const drawn = named.find(([words]) => words.test(first))?.[1];
    expect({ season, ...profile.jewels.necklace }).toMatchObject({ season, ...drawn, kind: drawn?.kind });
  }
});
