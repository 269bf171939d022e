import type { MorePhotosFor, PublicOrder } from '@trueseason/contracts';
import { resultFixture } from '@trueseason/test-kit/result';
import { expect, it } from 'vitest';
import { moreWords } from './more-words.ts';

function bought(morePhotosFor?: MorePhotosFor, roomForPhotos = 2): PublicOrder {
  const result = resultFixture('Soft Summer');
  const evidence = { ...result.evidence, ...(morePhotosFor && { morePhotosFor }) };
  return { status: 'completed', roomForPhotos, analysisResult: { ...result, evidence } } as PublicOrder;
}

it('names both seasons, also for older results', () => {
  for (const order of [bought('season'), bought()]) {
    expect(moreWords(order).text).toMatch(/Two more could confirm Soft Summer or point to .+\./);
  }
});

it('says what the photo is for', () => {
  expect(moreWords(bought('count', 1)).text).toBe(
    'We couldn’t use all of your photos. Add one from another day. It’s free, and you’ll see your result right away.',
  );
  expect(moreWords(bought('eyes')).title).toBe('Add a photo without glasses');
});

it('asks for no photo of covered hair, and handles unknown reasons', () => {
  expect(moreWords(bought('hair')).text).toContain('If you also wear it uncovered');
});

it('asks for as many as the reason calls for', () => {
  expect(
    [bought('season'), bought('season', 1), bought('eyes'), bought('count')].map((order) => moreWords(order).action),
  ).toEqual(['Add Two Photos', 'Add One Photo', 'Add a Photo', 'Add a Photo']);
});
