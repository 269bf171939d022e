import { expect, it } from 'vitest';
import { sayFinding } from './finding.tsx';

it.each([
  ['hair', 13, 'Your hair is much darker than your skin.'],
  ['hair', 5.2, 'Your hair is clearly darker than your skin.'],
  ['hair', 1.7, 'Your hair is a little darker than your skin.'],
  ['hair', 1.1, 'Your hair is about as light as your skin.'],
  ['hair', 0.5, 'Your hair is a little lighter than your skin.'],
  ['brows', 0.4, 'Your brows are clearly lighter than your skin.'],
  ['iris', 20, 'Your eyes are much darker than your skin.'],
] as const)('%s, %f times: %s', (feature, times, said) => {
  expect(sayFinding({ feature, times })).toBe(said);
});
