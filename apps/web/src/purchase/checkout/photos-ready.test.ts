import { expect, it } from 'vitest';
import { photosReady } from './photos-ready.ts';

it('counts one photo as one', () => {
  expect([1, 2, 3].map(photosReady)).toEqual(['1 photo ready', '2 photos ready', '3 photos ready']);
});
