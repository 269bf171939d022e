import type { Answers, Evidence, HairColor } from '@trueseason/contracts';
import { expect, it } from 'vitest';
import { hexToLab } from '../color/index.ts';
import { nameOfFeature } from './feature-name.ts';
import { hairColorOf, openHairNames, shownColor, shownContrasts } from './shown-color.ts';

const READ: Evidence['features']['skin'] = { lab: [40, 4, 9], sd: [1, 1, 1], hex: '#655C50', pixels: 900, quality: 1 };
const seen = (names: HairColor[], answers: Answers, features: Partial<Evidence['features']> = {}) => ({
  features: { skin: READ, hair: { ...READ, names }, iris: READ, brows: null, lips: null, sclera: null, ...features },
  photos: [],
  answers,
});
const UNSEEN = { ...READ, pixels: 0 };

it.each([
  ['as measured', seen(['brown'], { eyes: 'blue' }), 'Hair, medium brown', READ.hex],
  ['as told against photos', seen(['brown'], { naturalHair: 'gray' }), 'Hair, gray, as you told us', '#97948F'],
  ['as told by the measured name', seen(['black'], { naturalHair: 'black' }), 'Hair, black, as you told us', '#1E1B1A'],
  ['as one of two names', seen(['brown', 'salt-and-pepper'], {}), 'Hair, medium brown or salt-and-pepper', READ.hex],
  [
    'as answered between two names',
    seen(['brown', 'salt-and-pepper'], { naturalHair: 'gray' }),
    'Hair, gray, as you told us',
    '#97948F',
  ],
  [
    'as answered where no photo shows it',
    seen(['black'], { naturalHair: 'red' }, { hair: UNSEEN }),
    'Hair, red, as you told us',
    '#9C522B',
  ],
  [
    'as answered under dye',
    seen(['black'], { naturalHair: 'blond', hairDyed: true }),
    'Hair, blond, as you told us',
    '#B3946A',
  ],
  ['as measured under dye without an answer', seen(['black'], { hairDyed: true }), 'Hair, dyed', READ.hex],
  ['without a name in older results', seen([], {}, { hair: READ }), 'Hair', READ.hex],
] as const)('hair is shown %s', (_, evidence, name, hex) => {
  expect([nameOfFeature('hair', evidence), shownColor('hair', evidence)?.hex]).toEqual([name, hex]);
});

it.each([
  ['as measured', seen(['brown'], { naturalHair: 'gray' }), 'Iris', READ.hex],
  ['as told against photos', seen(['brown'], { eyes: 'blue' }), 'Iris, blue, as you told us', '#6E9CC4'],
  [
    'as answered behind lenses',
    seen(['brown'], { eyes: 'blue', contactLenses: true }),
    'Iris, blue, as you told us',
    '#6E9CC4',
  ],
  [
    'as answered where no photo shows them',
    seen(['brown'], { eyes: 'hazel' }, { iris: null }),
    'Iris, hazel, as you told us',
    '#7B6A3F',
  ],
  ['not at all where nobody tells', seen(['brown'], {}, { iris: null }), 'Iris', undefined],
] as const)('eyes are shown %s', (_, evidence, name, hex) => {
  expect([nameOfFeature('iris', evidence), shownColor('iris', evidence)?.hex]).toEqual([name, hex]);
});

it('shows told salt-and-pepper hair in both of its colors, which mix to its own', () => {
  const told = shownColor('hair', seen(['black', 'gray'], { naturalHair: 'salt-and-pepper' }));
  expect(told?.strands).toEqual({ dark: '#3B3836', gray: '#A3A09D' });
  expect(told?.lab[0]).toBeGreaterThan(hexToLab('#3B3836')[0] + 5);
  expect(told?.lab[0]).toBeLessThan(hexToLab('#A3A09D')[0] - 15);
});

it('names no color between two names, unless it was answered', () => {
  const open: HairColor[] = ['black', 'gray'];
  expect(hairColorOf(seen(open, {}))).toBeUndefined();
  expect(hairColorOf(seen(open, { naturalHair: 'white' }))?.value).toBe('white');
  expect(hairColorOf(seen(['gray'], { naturalHair: 'black' }))?.value).toBe('black');
  expect(hairColorOf(seen(['gray'], {}))?.label).toBe('Gray');
});

it('leaves hair open whose beard has grayed, since gray shows there first', () => {
  const withBeard = (names: HairColor[], hair: HairColor, answers: Answers = {}) => {
    const evidence = seen([hair], answers);
    return { ...evidence, beard: { ...evidence.features.skin, names, kind: 'beard' as const } };
  };
  expect(openHairNames(withBeard(['white'], 'dark-brown'))).toEqual(['dark-brown', 'white']);
  expect(openHairNames(withBeard(['white'], 'gray'))).toEqual([]);
  expect(openHairNames(withBeard(['brown'], 'dark-brown'))).toEqual([]);
  expect(openHairNames(withBeard(['white'], 'dark-brown', { naturalHair: 'dark-brown' }))).toEqual([]);
});

it('shows no hair on a head that is told to be bare or covered', () => {
  for (const naturalHair of ['none', 'covered'] as const) {
    expect(shownColor('hair', seen(['brown'], { naturalHair }))).toBeNull();
    expect(shownContrasts({ ...seen(['brown'], { naturalHair }), contrasts: CONTRASTS }).skinHair).toBeNull();
  }
});

const CONTRASTS: Evidence['contrasts'] = {
  skinHair: { value: 0.1, sd: 0.05 },
  skinIris: { value: 0.2, sd: 0.05 },
  skinBrow: { value: 0.3, sd: 0.05 },
  skinSclera: null,
};

it('compares the skin with answered colors instead of measured ones', () => {
  const between = (answers: Answers) => shownContrasts({ ...seen(['gray'], answers), contrasts: CONTRASTS });
  expect(between({})).toEqual(CONTRASTS);
  const told = between({ naturalHair: 'black', eyes: 'blue' });
  expect(told.skinHair?.value).toBeGreaterThan(0.9);
  expect(told.skinIris?.value).toBeLessThan(0);
  expect(told.skinBrow).toEqual(CONTRASTS.skinBrow);
  expect(between({ naturalHair: 'white' }).skinHair?.value).toBeLessThan(-0.5);
});
