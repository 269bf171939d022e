import { expect, it } from 'vitest';
import { amongPeople, sayFinding } from './finding.tsx';

it.each([
  ['hair', 5.2, 'Your skin returns about 5 times as much light as your hair.'],
  ['hair', 13, 'Your skin returns about 13 times as much light as your hair.'],
  ['hair', 2.6, 'Your skin returns about 2.6 times as much light as your hair.'],
  ['hair', 1.7, 'Your skin returns about 1.7 times as much light as your hair.'],
  ['hair', 3.4, 'Your skin returns about 3.4 times as much light as your hair.'],
  ['hair', 1.3, 'Your skin returns about 1.3 times as much light as your hair.'],
  ['hair', 1.1, 'Your skin and your hair return almost the same light.'],
  ['hair', 0.5, 'Your hair returns about twice as much light as your skin.'],
  ['brows', 0.4, 'Your brows return about 2.5 times as much light as your skin.'],
  ['iris', 20, 'Your skin returns about 20 times as much light as your eyes.'],
] as const)('%s, %f times: %s', (feature, times, said) => {
  // A figure stays with what it counts.
  expect(sayFinding({ feature, times })).toBe(said.replace(' times', '\u00a0times'));
});

it('tells how usual the step is, of hair alone', () => {
  for (const [times, said] of [
    [12.4, 'about one in four shows more.'],
    [8, 'about one in three shows more.'],
    [5.4, 'about as many show more as less.'],
    [4.6, 'about as many show more as less.'],
    [3.2, 'about one in three shows less.'],
    [2.4, 'about one in four shows less.'],
  ] as const)
    expect(amongPeople({ feature: 'hair', times })).toBe(`Of the people we measured, ${said}`);
  expect(amongPeople({ feature: 'hair', times: 0.7 })).toBe('Of the people we measured, three in four show more.');
  expect(amongPeople({ feature: 'hair', times: 15 })).toBe('Of the people we measured, three in four show less.');
  expect(amongPeople({ feature: 'iris', times: 15 })).toBe('');
});
