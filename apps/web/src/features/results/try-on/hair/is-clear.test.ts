import { expect, it } from 'vitest';
import { isClear } from './is-clear.ts';

const FACE = 20;
const map = (sure: number, doubtful: number) =>
  Float32Array.from({ length: 1000 }, (_, i) => (i < sure ? 0.99 : i < sure + doubtful ? 0.4 : 0.01));

it.each([
  ['a head of hair with a soft edge', map(200, 60), true],
  ['braids of which half was taken for the wall', map(150, 120), false],
  ['a fringe below a hat', map(30, 5), false],
  ['no hair', map(0, 20), false],
])('%s', (_, shares, clear) => {
  expect(isClear(shares, FACE)).toBe(clear);
});
