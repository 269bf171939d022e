import { expect, it } from 'vitest';
import { count } from './count.ts';

it('takes whole numbers from 1 on', () => {
  expect(['1', '30', '500'].map(count)).toEqual([1, 30, 500]);
});

it.each(['0', '-3', '2.5', '1e3', 'many', '--help', ''])('refuses %j and says what is wanted', (text) => {
  expect(() => count(text)).toThrow(`'${text}' is no count`);
});
