import type { LabTuple, NamedColor } from '@trueseason/contracts';
import { SEASON_NAMES } from '@trueseason/contracts';
import { resultFixture } from '@trueseason/testing/result';
import { describe, expect, it } from 'vitest';
import { chromaOf, hexToLab, type Lab, labToLch } from '../../color/index.ts';
import { paletteOf } from '../palettes.ts';
import { sortPalette } from './sort-palette.ts';

/** From fair to deep, with bare lips as they go with them, and lips that wear much. */
const FACES: readonly (readonly [skin: Lab, lips: Lab])[] = [
  [
    [80, 14, 17],
    [58, 28, 14],
  ],
  [
    [80, 14, 17],
    [57, 54, 17],
  ],
  [
    [70, 13, 18],
    [55, 31, 16],
  ],
  [
    [61, 14, 22],
    [51, 24, 16],
  ],
  [
    [50, 15, 20],
    [47, 20, 12],
  ],
  [
    [40, 13, 17],
    [33, 17, 9],
  ],
];

const own = (season: (typeof SEASON_NAMES)[number], skin: Lab, lips: Lab) => {
  const { evidence } = resultFixture(season);
  const as = (lab: Lab) => ({ ...evidence.features.skin, lab: [...lab] as LabTuple });
  const features = { ...evidence.features, skin: as(skin), lips: as(lips) };
  return sortPalette(paletteOf(season), { ...evidence, features });
};
const redness = ({ hex }: NamedColor) => hexToLab(hex)[1];

describe.each(SEASON_NAMES)('%s', (season) => {
  it.each(FACES)('begins with what shows on the lips and cheeks of skin %j with lips %j', (skin, lips) => {
    const { lipstick, blush } = own(season, skin, lips);
    const [firstLip, firstBlush] = [lipstick[0] as NamedColor, blush[0] as NamedColor];
    expect(redness(firstLip), firstLip.name).toBeGreaterThan(skin[1] + 6);
    expect(redness(firstBlush), firstBlush.name).toBeGreaterThan(skin[1] + 6);
    const most = lipstick.map(chromaOf).sort((a, b) => b - a)[2] ?? 0;
    expect(chromaOf(firstLip), firstLip.name).toBeGreaterThanOrEqual(Math.min(labToLch(lips)[1], 36, most));
  });
});

it('does not lead with caramel for skin of that color', () => {
  const { lipstick } = own('Soft Autumn', [80, 14, 17], [57, 54, 17]);
  const order = lipstick.map(({ name }) => name);
  expect(order.indexOf('Caramel Nude')).toBeGreaterThan(order.indexOf('Warm Rose Lip'));
});
