import { expect, it } from 'vitest';
import { percent } from './percent.ts';

it.each([
  [0.61, '61 %'],
  [0.999, '99 %'],
  [1, '100 %'],
  [0.002, 'under 1 %'],
  [0, '0 %'],
])('%f is %s', (share, text) => expect(percent(share)).toBe(text));
