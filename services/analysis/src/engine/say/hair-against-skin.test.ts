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
const GOLDEN = color([63, 14, 30]);
const NEUTRAL = color([73, 14.8, 21.7]);
const ROSY = color([78.7, 18.8, 19.4]);
const all = () => true;

describe('hair against skin', () => {
  it('says whose skin and eyes are warm that gray hair weighs more', () => {
    const said = hairAgainstSkin({ hair: -1.5, iris: 1.7 }, cool, { skin: GOLDEN, hair: color([74, 0, 0]), iris }, all);
    expect(said).toBe(
      'Your skin is golden for its depth and your eyes read as warm, yet your gray hair, nearly colorless, reads as cool. The hair weighs most: in most people it reads most alike from day to day. If it is dyed, tell us: the rest leans warm.',
    );
    const black = hairAgainstSkin({ hair: -1.3, iris: 0 }, cool, { skin: GOLDEN, hair: color([9, 0, 0]), iris }, all);
    expect(black).toMatch(/^Your skin is golden for its depth, yet your black hair, /);
    expect(black).not.toContain('leans');
    const cropped = { skin: NEUTRAL, hair: color([28, 1, 1]), iris: null };
    expect(hairAgainstSkin({ hair: -1.2 }, cool, cropped, all)).toMatch(/^It is your dark hair, /);
  });

  it('says that white hair alone is cool where skin and eyes are neither', () => {
    const white = { skin: NEUTRAL, hair: color([88, 0, 0]), iris };
    expect(hairAgainstSkin({ hair: -1.8, iris: 0.3 }, cool, white, all)).toBe(
      'It is your white hair, with next to no color of its own, that reads as cool; your skin and eyes by themselves are neither warm nor cool.',
    );
    expect(hairAgainstSkin({ hair: -1.8 }, cool, { ...white, iris: null }, all)).toMatch(
      /your skin by itself is neither/,
    );
  });

  it('says that golden hair outweighs cool eyes', () => {
    const said = hairAgainstSkin(
      { hair: 0.9, iris: -1.9 },
      warm,
      { skin: NEUTRAL, hair: color([38, 5, 11]), iris },
      all,
    );
    expect(said).toMatch(
      /^Your eyes read as cooler than most people’s, yet your hair reads as warm\. The hair weighs most/,
    );
    const blue = { skin: NEUTRAL, hair: color([38, 5, 11]), iris: color([48, -2, -9]) };
    expect(hairAgainstSkin({ hair: 0.9, iris: -1.9 }, warm, blue, all)).toMatch(/^Your eyes read as cool, yet/);
  });

  it('says why rosy skin is told warm', () => {
    const blond = { skin: ROSY, hair: color([64, 6, 23]), iris };
    expect(hairAgainstSkin({ hair: 1.4, iris: 1 }, warm, blond, all)).toMatch(
      /^Your skin is rosy for its depth, yet your hair reads as warm\. The hair weighs most/,
    );
    // Neither is plainly warm by itself.
    expect(hairAgainstSkin({ hair: 0.5, iris: 0.6 }, warm, blond, all)).toBe(
      'Your skin is rosy for its depth. Whether you are warm or cool was read from your hair and eyes above all: in most people they read more alike from day to day than skin does.',
    );
    expect(hairAgainstSkin({ iris: 0.6 }, warm, { ...blond, hair: null }, all)).toMatch(/from your eyes above all/);
    expect(hairAgainstSkin({}, warm, { ...blond, hair: null, iris: null }, all)).toBe('');
  });

  it('says nothing where they agree, where neither end is told, or where hair does not count', () => {
    const gray = { skin: NEUTRAL, hair: color([74, 0, 0]), iris };
    expect(hairAgainstSkin({ hair: -1.5, iris: -1 }, cool, gray, all)).toBe('');
    expect(hairAgainstSkin({ hair: -1.5, iris: 1.7 }, { value: -0.1, sd: 0.3 }, gray, all)).toBe('');
    expect(hairAgainstSkin({ hair: -1.5, iris: 1.7 }, warm, gray, all)).toBe('');
    expect(hairAgainstSkin({ hair: -1.5, iris: 1.7 }, cool, gray, (feature) => feature !== 'hair')).toBe('');
  });
});
