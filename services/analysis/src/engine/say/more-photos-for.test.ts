import type { PhotoPosition, PhotoWarning } from '@trueseason/contracts';
import { expect, it } from 'vitest';
import { morePhotosFor } from './more-photos-for.ts';

const photos = (...warnings: (PhotoWarning | null)[]) =>
  warnings.map((warning, i) => ({
    position: (i + 1) as PhotoPosition,
    problems: [],
    warnings: warning ? [warning] : [],
  }));

it('asks for more photos of who lies between two seasons', () => {
  expect(morePhotosFor({ confidence: 0.5, photos: photos(null, null, null) })).toBe('season');
});

it('asks for none where three count and show the eyes', () => {
  expect(morePhotosFor({ confidence: 0.9, photos: photos(null, null, null) })).toBeNull();
  expect(morePhotosFor({ confidence: 0.9, photos: photos('glasses', 'glasses', null) })).toBeNull();
});

it('asks whose photos hold one shot twice for another, until three count', () => {
  expect(morePhotosFor({ confidence: 0.9, photos: photos(null, null, 'repeated') })).toBe('count');
  expect(morePhotosFor({ confidence: 0.9, photos: photos(null, null, 'repeated', null) })).toBeNull();
});

it('asks who wears glasses on every photo for one without', () => {
  expect(morePhotosFor({ confidence: 0.9, photos: photos('glasses', 'glasses', 'glasses') })).toBe('eyes');
  expect(morePhotosFor({ confidence: 0.9, photos: photos('glasses', 'glasses', 'glasses', null) })).toBeNull();
});
