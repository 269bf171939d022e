import { SEASON_NAMES } from '@trueseason/contracts';
import { ownReading } from '@trueseason/seasons/own-reading';
import { resultFixture } from '@trueseason/test-kit/result';
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
  // White hair on deep skin stands out as far as black hair on fair skin.
  expect(amongPeople({ feature: 'hair', times: 0.2 })).toBe(amongPeople({ feature: 'hair', times: 5 }));
  expect(amongPeople({ feature: 'iris', times: 15 })).toBe('');
});

/** What the result says first of somebody's contrast, beside what they were told for free. */
const CLAIMS: readonly (readonly [RegExp, RegExp])[] = [
  [/in four shows more|in four show less/, /more than in most|strongly|hair by itself .* more than/],
  [/in four shows less|in four show more/, /less than in most|close to your skin|lighter than your skin/],
  [/as many show more as less/, /about as much as in most|hair by itself .* about as much/],
];

it.each(SEASON_NAMES)('%s: the result says of hair what was told before it was paid', (season) => {
  const { evidence } = resultFixture(season);
  const { skin, hair } = evidence.features;
  for (const times of [0.2, 0.4, 1.1, 1.9, 2.4, 5, 8, 11.5, 20, 40])
    for (const contrast of [-0.9, -0.4, 0, 0.4, 0.9]) {
      // L* of a color that returns so much less light than the skin.
      const y = ((skin.lab[0] + 16) / 116) ** 3 / times;
      const lab: [number, number, number] = [Math.max(2, 116 * Math.cbrt(y) - 16), 4, 9];
      const said = ownReading(season, {
        ...evidence,
        features: { ...evidence.features, hair: hair && { ...hair, strands: undefined, lab }, brows: null },
        contrasts: { ...evidence.contrasts, skinHair: { value: Math.log10(times), sd: 0.06 } },
        axes: { ...evidence.axes, contrast: { value: contrast, sd: 0.1 } },
      });
      const [first = ''] = said.split('. ');
      if (!/\bhair\b/.test(first)) continue;
      const free = amongPeople({ feature: 'hair', times });
      const claim = CLAIMS.find(([told]) => told.test(free));
      if (claim) expect(first, `${times}, contrast ${contrast}: ${free}`).toMatch(claim[1]);
    }
});
