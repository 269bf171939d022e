import type { Answers, Evidence } from '@trueseason/contracts';
import { expect, it } from 'vitest';
import { headOf, wouldHairPhotoHelp } from './head.ts';

const COLOR = { lab: [30, 5, 8], sd: [1, 1, 1], hex: '#4A3A30', pixels: 900, quality: 1 } as const;
const READ = { ...COLOR, lab: [...COLOR.lab], sd: [...COLOR.sd] } as Evidence['features']['skin'];
const seen = (hair: boolean, hat: boolean, naturalHair?: Answers['naturalHair']) => ({
  features: { skin: READ, hair: hair ? READ : null, iris: null, brows: READ, lips: null, sclera: null },
  photos: [{ position: 1 as const, problems: [], warnings: hat ? ['headwear' as const] : [] }],
  ...(naturalHair !== undefined && { answers: { naturalHair } }),
});

it.each([
  [true, false, 'hair'],
  [true, true, 'hair'],
  [false, false, 'bare'],
  [false, true, 'covered'],
] as const)('follows the photos without an answer: hair measured %s, headwear %s', (hair, hat, head) => {
  expect(headOf(seen(hair, hat))).toBe(head);
  expect(headOf(seen(hair, hat, null))).toBe(head);
});

it.each([
  ['none', 'bare'],
  ['covered', 'covered'],
] as const)('follows the answer %s, whatever the photos showed', (worn, head) => {
  for (const hair of [true, false]) expect(headOf(seen(hair, true, worn))).toBe(head);
});

it('has hair if its color was answered, whatever the photos showed', () => {
  for (const hair of [true, false])
    for (const hat of [true, false]) expect(headOf(seen(hair, hat, 'gray'))).toBe('hair');
});

it('asks for a photo with hair if it was covered, unless the answers say covered or none', () => {
  expect(wouldHairPhotoHelp(seen(false, true))).toBe(true);
  expect(wouldHairPhotoHelp(seen(true, true))).toBe(true);
  for (const worn of ['covered', 'none'] as const) expect(wouldHairPhotoHelp(seen(false, true, worn))).toBe(false);
  for (const hair of [true, false]) expect(wouldHairPhotoHelp(seen(hair, false))).toBe(false);
  const [hat] = seen(true, true).photos;
  const [plain] = seen(true, false).photos;
  const photos = [hat, hat, plain].flatMap((photo) => photo ?? []);
  expect(wouldHairPhotoHelp({ ...seen(true, true), photos })).toBe(false);
  expect(wouldHairPhotoHelp({ ...seen(false, true), photos })).toBe(true);
});
