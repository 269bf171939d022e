import { deltaE00, hexToLab } from '@trueseason/color';
import { type LabTuple, SEASON_NAMES } from '@trueseason/contracts';
import { resultFixture } from '@trueseason/test-kit/result';
import { expect, it } from 'vitest';
import { whichCloths } from './which-cloths.ts';

const SKINS: readonly LabTuple[] = [
  [84, 7, 12],
  [74, 12, 18],
  [62, 14, 21],
  [48, 15, 21],
  [32, 12, 15],
];

it.each(SEASON_NAMES)('the game of %s asks for four cloths that can be told apart, two of them its own', (season) => {
  for (const skin of SKINS) {
    const { overview } = resultFixture(season, { skin });
    const cloths = whichCloths(overview);
    expect(cloths).toHaveLength(4);
    const isOwn = (hex = '') => overview.signatureColors.some((text) => text.startsWith(hex));
    expect(cloths.map(isOwn)).toEqual([false, true, true, false]);
    cloths.forEach((a, i) => {
      for (const b of cloths.slice(i + 1))
        expect(deltaE00(hexToLab(a), hexToLab(b)), `${a} and ${b}`).toBeGreaterThanOrEqual(25);
    });
  }
});

it('asks with as many as a result has', () => {
  const { overview } = resultFixture('True Autumn');
  expect(whichCloths({ ...overview, avoidColors: [] })).toHaveLength(2);
});
