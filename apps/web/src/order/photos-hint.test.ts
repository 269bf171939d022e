import type { MorePhotosFor, PublicOrder } from '@trueseason/contracts';
import { resultFixture } from '@trueseason/testing/result';
import { expect, it } from 'vitest';
import { morePhotosRequest } from './photo-requests.ts';
import { certaintyHint, photosHintOf } from './photos-hint.tsx';

function bought(morePhotosFor?: MorePhotosFor, roomForPhotos = 2): PublicOrder {
  const result = resultFixture('Soft Summer');
  const evidence = { ...result.evidence, ...(morePhotosFor && { morePhotosFor }) };
  return { status: 'completed', roomForPhotos, analysisResult: { ...result, evidence } } as PublicOrder;
}

it('says what the photos could settle for this person, also for older results', () => {
  for (const order of [bought('season'), bought()]) {
    const settled = expect.stringMatching(/whether .+ or .+ comes first: try another place or day\./);
    expect(morePhotosRequest(order)).toMatchObject({ why: settled, text: settled });
  }
});

it('says what the photo is for', () => {
  expect(morePhotosRequest(bought('count', 1)).text).toBe(
    'One more photo makes your result surer: take it on another day. It’s free. Your season stays yours unless you choose another.',
  );
  expect(morePhotosRequest(bought('eyes')).title).toBe('Add a photo without glasses');
});

const CERTAINTY = [
  { id: 'preview-two', text: 'Two seasons lead together.' },
  { id: 'sure-many', text: '9 of your 36 colors are sure.' },
];
const again = [{ position: 1, repeatOf: 2 }];

it.each([
  ['one shot twice', { repeated: again }, 0, 0, ['same shot', '/upload', 'Use other photos']],
  ['one shot twice, with room', { repeated: again }, 2, 0, ['same shot', '/upload?order=7&more', 'Add Photos']],
  ['several people', { photosDiffer: true }, 2, 0, ['', '/upload', 'Use other photos']],
  ['photos that all count', {}, 0, 0, ['Two seasons lead together. 9 of your 36', undefined, undefined]],
  [
    'a close season',
    { morePhotosFor: 'season' },
    2,
    0,
    ['Two seasons lead together.', '/upload?order=7&more', 'Add a photo from another day'],
  ],
  [
    'photos of one place',
    { morePhotosFor: 'place', places: 1 },
    2,
    0,
    ['are sure. All in one place: one more elsewhere makes', '/upload?order=7&more', 'Add a photo from another place'],
  ],
  [
    'photos of three places',
    { morePhotosFor: 'season', places: 3 },
    2,
    0,
    ['are sure. 3 places.', '/upload?order=7&more', 'Add a photo from another day'],
  ],
  ['photos that we asked to replace', null, 2, 1, ['three other photos', '/upload?order=7&others', 'Use Other Photos']],
])('leads one way for %s', (_, locked, roomForPhotos, photoExchanges, expected) => {
  const analysisResult = locked && { locked: true, photosDiffer: false, repeated: [], certainty: CERTAINTY, ...locked };
  const order = { id: 7, status: 'analyzed', roomForPhotos, photoExchanges, analysisResult } as unknown as PublicOrder;
  const { text, to, linkLabel } = photosHintOf(order) ?? certaintyHint(order) ?? {};
  expect([text, to, linkLabel]).toEqual([expect.stringContaining(expected[0] ?? ''), expected[1], expected[2]]);
});
