import { NO_ANSWERS, type PhotoPosition, type PhotoWarning } from '@trueseason/contracts';
import { resultFixture } from '@trueseason/testing/result';
import { expect, it } from 'vitest';
import { morePhotosFor } from './more-photos-for.ts';

const photos = (...warnings: (PhotoWarning | null)[]) =>
  warnings.map((warning, i) => ({
    position: (i + 1) as PhotoPosition,
    problems: [],
    warnings: warning ? [warning] : [],
  }));

const SEEN = { features: resultFixture('Soft Summer').evidence.features, answers: NO_ANSWERS };

it('asks for photos from another day where three count and show the eyes', () => {
  expect(morePhotosFor({ ...SEEN, photos: photos(null, null, null) })).toBe('season');
  expect(morePhotosFor({ ...SEEN, photos: photos('glasses', 'glasses', null) })).toBe('season');
});

it('asks for another place first where all photos are of one', () => {
  const three = { ...SEEN, photos: photos(null, null, null) };
  expect(morePhotosFor({ ...three, witnesses: { places: 1, days: 1 } })).toBe('place');
  expect(morePhotosFor({ ...three, witnesses: { places: 3, days: 1 } })).toBe('season');
  expect(
    morePhotosFor({ ...three, photos: photos('glasses', 'glasses', 'glasses'), witnesses: { places: 1, days: 1 } }),
  ).toBe('eyes');
});

it('asks whose photos hold one shot twice for another, until three count', () => {
  expect(morePhotosFor({ ...SEEN, photos: photos(null, null, 'repeated') })).toBe('count');
  expect(morePhotosFor({ ...SEEN, photos: photos(null, null, 'repeated', null) })).toBe('season');
});

it('takes a second day for a third photo', () => {
  const twice = { ...SEEN, photos: photos(null, 'repeated', 'repeated', null) };
  expect(morePhotosFor({ ...twice, witnesses: { places: 1, days: 1 } })).toBe('count');
  expect(morePhotosFor({ ...twice, witnesses: { places: 2, days: 2 } })).toBe('season');
});

it('asks who wears glasses on every photo for one without', () => {
  expect(morePhotosFor({ ...SEEN, photos: photos('glasses', 'glasses', 'glasses') })).toBe('eyes');
  expect(morePhotosFor({ ...SEEN, photos: photos('glasses', 'glasses', 'glasses', null) })).toBe('season');
});

it('asks whose hair was covered for one that shows it, and nobody who says that they cover it', () => {
  const hats = photos('headwear', 'headwear', 'headwear');
  const hidden = { ...SEEN, features: { ...SEEN.features, hair: null }, photos: hats };
  expect(morePhotosFor(hidden)).toBe('hair');
  expect(morePhotosFor({ ...hidden, answers: { ...NO_ANSWERS, naturalHair: 'covered' } })).toBe('season');
  expect(morePhotosFor({ ...hidden, photos: photos(null, null, null) })).toBe('season');
});
