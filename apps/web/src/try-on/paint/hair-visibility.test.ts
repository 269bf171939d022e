import { expect, it } from 'vitest';
import { hairVisibilityOf } from './hair-visibility.ts';

const FACE = 20;
const map = (sure: number, doubtful: number) =>
  Float32Array.from({ length: 1000 }, (_, i) => (i < sure ? 0.99 : i < sure + doubtful ? 0.4 : 0.01));

it.each([
  ['a head of hair with a soft edge', map(200, 60), 'clear'],
  ['braids of which half was taken for the wall', map(150, 120), 'unclear'],
  ['a fringe below a hat', map(30, 5), 'little'],
  ['a close crop, more edge than hair', map(15, 23), 'little'],
  ['no hair', map(0, 20), 'little'],
])('%s', (_, shares, seen) => {
  expect(hairVisibilityOf(shares, FACE)).toBe(seen);
});
