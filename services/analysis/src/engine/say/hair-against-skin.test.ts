import { labToHex } from '@trueseason/color';
import type { MeasuredColor } from '@trueseason/contracts';
import { describe, expect, it } from 'vitest';
import { hairAgainstSkin } from './hair-against-skin.ts';

const color = (lab: [number, number, number]): MeasuredColor => ({
  lab,
  sd: [1, 1, 1],
  hex: labToHex(lab),
  pixels: 900,
  quality: 1,
});
const cool = { value: -0.52, sd: 0.35 };
const warm = { value: 0.5, sd: 0.2 };
const iris = color([15, 15, 15]);
const all = () => true;

describe('hair against skin', () => {
  it('says whose skin and eyes are warm that gray hair decided', () => {
    const said = hairAgainstSkin({ hair: -1.5, iris: 1.7, skin: 3.2 }, cool, { hair: color([74, 0, 0]), iris }, all);
    expect(said).toBe(
      'Your skin and eyes read as warm, and your gray hair, which has next to no color of its own, as cool. The hair decided, because it reads most alike from photo to photo.',
    );
    const black = hairAgainstSkin({ hair: -1.3, iris: 0, skin: 1 }, cool, { hair: color([9, 0, 0]), iris }, all);
    expect(black).toMatch(/^Your skin reads as warm, and your black hair, /);
  });

  it('says that white hair alone is cool where skin and eyes are neither', () => {
    const white = { hair: color([88, 0, 0]), iris };
    expect(hairAgainstSkin({ hair: -1.8, iris: 0.3, skin: 0.3 }, cool, white, all)).toBe(
      'It is your white hair, with next to no color of its own, that reads as cool; your skin and eyes by themselves are neither warm nor cool.',
    );
    expect(hairAgainstSkin({ hair: -1.8, skin: 0.3 }, cool, { ...white, iris: null }, all)).toMatch(
      /your skin by itself is neither/,
    );
  });

  it('says that golden hair decided against cool eyes', () => {
    const said = hairAgainstSkin({ hair: 0.9, iris: -1.9, skin: 0 }, warm, { hair: color([38, 5, 11]), iris }, all);
    expect(said).toMatch(/^Your eyes read as cool, and your hair as warm\. The hair decided/);
  });

  it('says nothing where they agree, where neither end is told, or where hair does not count', () => {
    const gray = { hair: color([74, 0, 0]), iris };
    expect(hairAgainstSkin({ hair: -1.5, iris: -1, skin: 0 }, cool, gray, all)).toBe('');
    expect(hairAgainstSkin({ hair: -1.5, iris: 1.7, skin: 2 }, { value: -0.1, sd: 0.3 }, gray, all)).toBe('');
    expect(hairAgainstSkin({ hair: -1.5, iris: 1.7, skin: 2 }, warm, gray, all)).toBe('');
    expect(hairAgainstSkin({ hair: -1.5, iris: 1.7, skin: 2 }, cool, gray, (feature) => feature !== 'hair')).toBe('');
  });
});
