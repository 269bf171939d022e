import { expect, it } from 'vitest';
import { percent } from './percent.ts';

it.each([
  [0.61, '61\u00a0%'],
  [0.999, '99\u00a0%'],
  [1, '100\u00a0%'],
  [0.002, 'under 1\u00a0%'],
  [0, '0\u00a0%'],
])('%f is %s', (share, text) => expect(percent(share)).toBe(text));
