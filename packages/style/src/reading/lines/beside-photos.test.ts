import { type Evidence, type NamedColor, SEASON_NAMES } from '@trueseason/contracts';
import { resultFixture } from '@trueseason/testing/result';
import { expect, it } from 'vitest';
import { RING, seasonProfile } from '../../seasons/index.ts';
import { besideSkin } from './beside-photos.ts';

const person = (lab: [number, number, number]): Pick<Evidence, 'features'> => {
  const { features } = resultFixture('True Autumn').evidence;
  return { features: { ...features, skin: { ...features.skin, lab } } };
};
const FAIR = person([72, 10, 14]);
const BROWN = person([42, 14, 20]);

it.each([
  ['#F8F4EC', FAIR, 'lighter'],
  ['#141414', FAIR, 'darker'],
  ['#1546B0', BROWN, 'cooler'],
  ['#C9A227', BROWN, 'lighter'],
  ['#C9A98F', person([71.5, 8.5, 17]), 'close to it'],
] as const)('says what %s is beside a skin', (hex, evidence, word) => {
  expect(besideSkin([{ hex, name: 'It' }], evidence)).toMatch(new RegExp(`^Beside your skin, It is .*${word}`));
});

it('says once what two cloths share', () => {
  const [white, paper] = ['#F8F4EC', '#F9F5ED'].map((hex, i) => ({ hex, name: i ? 'Paper' : 'White' })) as [
    NamedColor,
    NamedColor,
  ];
  expect(besideSkin([white, paper], FAIR)).toMatch(/^Beside your skin, White and Paper are [a-z ]*lighter[a-z ]*\.$/);
});

it('fits any two cloths in 120 characters', () => {
  const others: readonly NamedColor[] = Object.values(RING).flatMap(({ identity }) => [...identity]);
  const own = SEASON_NAMES.flatMap((season) => [...seasonProfile(season).palette.signature]);
  const longest = (colors: readonly NamedColor[], evidence: Pick<Evidence, 'features'>): NamedColor | undefined =>
    colors.toSorted((a, b) => besideSkin([b], evidence).length - besideSkin([a], evidence).length)[0];
  for (const evidence of [FAIR, BROWN]) {
    const pair = [longest(own, evidence), longest(others, evidence)].filter((color) => color !== undefined);
    expect(pair).toHaveLength(2);
    expect(besideSkin(pair, evidence).length, besideSkin(pair, evidence)).toBeLessThanOrEqual(120);
  }
});
