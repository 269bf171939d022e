import { expect, it } from 'vitest';
import { placeOf } from './loading.tsx';

it.each([
  ['queued', '/processing/7'],
  ['processing', '/processing/7'],
  ['analyzed', '/results-preview/7'],
  ['completed', '/results/7'],
  ['failed', '/upload'],
] as const)('an order that is %s belongs at %s', (status, path) => {
  expect(placeOf({ id: 7, status, result: null, failure: null })).toBe(path);
});
