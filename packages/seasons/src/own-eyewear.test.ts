import { labToHex } from '@trueseason/color';
import type { MeasuredColor } from '@trueseason/contracts';
import { expect, it } from 'vitest';
import { ownEyewear } from './own-eyewear.ts';
import { SEASON_PROFILES } from './profiles.ts';

const color = (lightness: number): MeasuredColor => ({
  lab: [lightness, 8, 10],
  sd: [1, 1, 1],
  hex: labToHex([lightness, 8, 10]),
  pixels: 900,
  quality: 1,
});

it('forbids no frame by brows that were not seen, or by eyes that are nearly black', () => {
  const all = Object.values(SEASON_PROFILES).map(({ eyewear }) => eyewear.guidance);
  expect(all.filter((guidance) => /brows (and|or) eyes/.test(guidance)).length).toBeGreaterThan(1);
  for (const guidance of all) {
    for (const features of [
      { brows: null, iris: color(15) },
      { brows: null, iris: color(40) },
      { brows: color(46), iris: color(15) },
      { brows: color(46), iris: null },
    ]) {
      const said = ownEyewear(guidance, features);
      expect(said).not.toMatch(/brows (and|or) eyes/);
      expect(said).toMatch(/^[A-Z].+\.$/);
    }
    expect(ownEyewear(guidance, { brows: color(40), iris: color(35) })).toBe(guidance);
  }
});
