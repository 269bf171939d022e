import { labToLinear } from '@trueseason/style/color';
import { describe, expect, it } from 'vitest';
import { combinePhotos } from '../combine/index.ts';
import { type LogColor, labOf, toLogColor } from '../math/index.ts';
import type { Reading, Readings } from '../measure/index.ts';
import { drawnByEyes } from './light-eyes.ts';

const reading = (color: LogColor): Reading => ({ color, sd: [0.05, 0.08, 0.25], pixels: 900 });
const BLUE = toLogColor(labToLinear([46, -2, -2]));
const BROWN = toLogColor(labToLinear([26, 7, 8]));

function skinOf(lightness: number, iris: LogColor) {
  const skin = toLogColor(labToLinear([lightness, 13, 17]));
  const photo: Readings = {
    zones: { cheekLeft: reading(skin), forehead: reading(skin) },
    features: { iris: reading(iris), hair: reading(BROWN), sclera: reading([0.04, 0.2, -1]) },
    displayed: { iris, skin },
  };
  const { lit, photos } = combinePhotos([photo], {});
  const drawn = drawnByEyes(lit, photos);
  return { lit, drawn, before: labOf(lit.colors.skin)[0], after: labOf(drawn.colors.skin)[0] };
}

describe('skin beside irises', () => {
  it.each([62, 70, 82])('of L* %d is drawn halfway to usual skin by light ones, with its hair', (lightness) => {
    const { lit, drawn, before, after } = skinOf(lightness, BLUE);
    expect(after).toBeCloseTo((before + 71) / 2, 0);
    const contrast = ({ colors: { skin, hair } }: typeof lit) => skin[2] - (hair?.[2] ?? 0);
    expect(contrast(drawn)).toBeCloseTo(contrast(lit), 6);
    expect((drawn.lights[0]?.[2] ?? 0) + drawn.colors.skin[2]).toBeCloseTo(
      (lit.lights[0]?.[2] ?? 0) + lit.colors.skin[2],
      6,
    );
  });

  it.each([25, 35, 44])('of L* %d stays beside light ones, which may be lenses', (lightness) => {
    const { lit, drawn } = skinOf(lightness, BLUE);
    expect(drawn.colors.skin[2]).toBeCloseTo(lit.colors.skin[2], 6);
  });

  it('between these is drawn in part', () => {
    const { before, after } = skinOf(51, BLUE);
    expect(after).toBeGreaterThan(before + 2);
    expect(after).toBeLessThan((before + 71) / 2);
  });

  it.each([30, 56, 82])('of L* %d stays beside dark ones', (lightness) => {
    const { lit, drawn } = skinOf(lightness, BROWN);
    expect(drawn).toBe(lit);
  });
});
