import { HAIR_WORN, type HairWorn, type MeasuredColor, NO_ANSWERS } from '@trueseason/contracts';
import { expect, it } from 'vitest';
import { asWorn } from './as-worn.ts';
import { HAIR_STYLES } from './hair-style.ts';

const READ: MeasuredColor = { lab: [30, 5, 8], sd: [1, 1, 1], hex: '#4A3A30', pixels: 900, quality: 1 };
const seen = (hair: boolean, hat: boolean, hairWorn: HairWorn | null = null) => ({
  features: { skin: READ, hair: hair ? READ : null, iris: null, brows: READ, lips: null, sclera: null },
  photos: [{ position: 1 as const, problems: [], warnings: hat ? ['headwear' as const] : [] }],
  answers: { ...NO_ANSWERS, hairWorn },
});
const saying = (worn: HairWorn | null) => seen(true, false, worn);
const drawn = (of: ReturnType<typeof seen>) => new Set(HAIR_STYLES.map((style) => asWorn(style, of)));

it('draws nobody in hair that they do not wear', () => {
  expect([...drawn(saying('shaved'))]).toEqual(['bald']);
  expect([...drawn(saying('locs'))]).toEqual(['locs']);
  expect(drawn(saying('coils'))).toEqual(new Set(['afro', 'curls']));
  for (const worn of HAIR_WORN.filter((one) => one !== 'shaved')) expect(drawn(saying(worn)).has('bald')).toBe(false);
});

it('draws nobody in hair that their photos do not show', () => {
  expect([...drawn(seen(false, false))]).toEqual(['bald']);
  expect([...drawn(seen(false, true))]).toEqual(['crop']);
  expect(drawn(seen(false, true, 'long')).has('crop')).toBe(false);
});

it('leaves a style as it is for who wears it', () => {
  for (const style of ['short', 'crop', 'bob', 'lob', 'long'] as const)
    expect(asWorn(style, saying(style))).toBe(style);
  for (const worn of ['bob', 'lob', 'long'] as const) expect([...drawn(saying(worn))]).toEqual([worn]);
});

it('draws hair below the chin where most photos showed it and its owner said nothing else', () => {
  const long = { position: 1 as const, problems: [], warnings: [], longHair: true as const };
  const shown = (worn: HairWorn | null, photos = [long]) => asWorn('crop', { ...saying(worn), photos });
  expect(shown(null)).toBe('lob');
  expect(shown('gray')).toBe('lob');
  expect(shown('short')).toBe('short');
  const plain = { position: 2 as const, problems: [], warnings: [] };
  expect(asWorn('crop', { ...saying(null), photos: [long, plain] })).toBe('crop');
  expect(asWorn('crop', { ...seen(false, true), photos: [{ ...long, warnings: ['headwear'] }] })).toBe('crop');
});

it('draws hair to the chin where most photos showed it and its owner said nothing else', () => {
  const bob = { position: 1 as const, problems: [], warnings: [], bob: true as const };
  const shown = (worn: HairWorn | null, photos = [bob]) => asWorn('crop', { ...saying(worn), photos });
  expect(shown(null)).toBe('bob');
  expect(shown('gray')).toBe('bob');
  expect(shown('short')).toBe('short');
  expect(asWorn('waves', { ...saying('long'), photos: [bob] })).toBe('long');
  const plain = { position: 2 as const, problems: [], warnings: [] };
  expect(asWorn('crop', { ...saying(null), photos: [bob, plain] })).toBe('crop');
  expect(asWorn('crop', { ...seen(false, true), photos: [{ ...bob, warnings: ['headwear'] }] })).toBe('crop');
});

it('draws coils where most photos showed them and their owner said nothing else, also where they fall', () => {
  const coils = { position: 1 as const, problems: [], warnings: [], longHair: true as const, coils: true as const };
  const shown = (worn: HairWorn | null, photos = [coils]) => asWorn('crop', { ...saying(worn), photos });
  expect(shown(null)).toBe('afro');
  expect(shown('gray')).toBe('afro');
  expect(shown('short')).toBe('short');
  const plain = { position: 2 as const, problems: [], warnings: [] };
  expect(asWorn('crop', { ...saying(null), photos: [coils, plain] })).toBe('crop');
});

it('draws a word that a newer build knows as if nobody had said one', () => {
  expect([...drawn(saying('mohawk' as HairWorn))]).toEqual(['crop']);
});

it('draws one head, close-cropped, where nobody said how long their hair is', () => {
  for (const length of [null, 'gray', 'covered'] as const) expect([...drawn(saying(length))]).toEqual(['crop']);
});
