import type { Answers, Evidence, HairColor } from '@trueseason/contracts';
import { expect, it } from 'vitest';
import { nameOfFeature } from './feature-name.ts';
import { hairColorOf, shownColor } from './shown-color.ts';

const READ: Evidence['features']['skin'] = { lab: [40, 4, 9], sd: [1, 1, 1], hex: '#655C50', pixels: 900, quality: 1 };
const seen = (names: HairColor[], answers: Answers, features: Partial<Evidence['features']> = {}) => ({
  features: { skin: READ, hair: { ...READ, names }, iris: READ, brows: null, lips: null, sclera: null, ...features },
  photos: [],
  answers,
});
const UNSEEN = { ...READ, pixels: 0 };

it.each([
  ['as measured', seen(['brown'], { naturalHair: 'gray', eyes: 'blue' }), 'Hair, medium brown', READ.hex],
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
  ['as measured', seen(['brown'], { eyes: 'blue' }), 'Iris', READ.hex],
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

it('shows answered salt-and-pepper hair in both of its colors, and names no color between two names', () => {
  const open: HairColor[] = ['black', 'gray'];
  expect(shownColor('hair', seen(open, { naturalHair: 'salt-and-pepper' }))?.strands).toEqual({
    dark: '#3B3836',
    gray: '#A3A09D',
  });
  expect(hairColorOf(seen(open, {}))).toBeUndefined();
  expect(hairColorOf(seen(open, { naturalHair: 'white' }))).toBe('white');
  expect(hairColorOf(seen(['gray'], { naturalHair: 'black' }))).toBe('gray');
});
