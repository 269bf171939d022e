import type { LabTuple } from '@trueseason/contracts';
import { describe, expect, it } from 'vitest';
import { deltaE00, hexToLab, type Lab, labToHex, lchToLab } from '../../color/index.ts';
import { foundationShades } from './foundation.ts';
import { skinUndertone } from './undertone.ts';

const skinOf = (lab: Lab, sd: LabTuple = [5, 2, 3]) => ({ lab: [...lab] as LabTuple, sd });
const SKINS = [85, 80, 72, 64, 56, 45, 36, 24].flatMap((l) => [46, 56, 68].map((h) => lchToLab([l, 21, h])));

describe('foundations', () => {
  it.each(SKINS)('of skin %d, %d, %d begin with it and stay near it, apart from each other', (...skin) => {
    for (const sd of [1, 3, 5, 8, 15]) {
      const shades = foundationShades(skinOf(skin, [sd, 2, 3]));
      expect(shades.length).toBeLessThanOrEqual(3);
      expect(shades.map(({ match }) => match)).toEqual(shades.map((_, i) => i === 0));
      const labs = shades.map(({ hex }) => hexToLab(hex));
      const off = labs.map((lab) => deltaE00(lab, skin));
      expect(off[0]).toBeLessThan(1);
      expect(off).toEqual(off.toSorted((a, b) => a - b));
      expect(Math.max(...off)).toBeLessThanOrEqual(12);
      for (const [i, lab] of labs.entries())
        for (const other of labs.slice(i + 1)) expect(deltaE00(lab, other)).toBeGreaterThanOrEqual(6);
      for (const [l] of labs) expect(Math.abs(l - skin[0])).toBeLessThanOrEqual(2 * sd + 0.6);
      for (const [, , b] of labs) expect(Math.abs(b - skin[2])).toBeLessThanOrEqual(6.6);
    }
  });

  it('are one shade where the skin is known well', () => {
    expect(foundationShades(skinOf([60, 14, 19], [1, 1, 1]))).toHaveLength(1);
    expect(foundationShades(skinOf([60, 14, 19]))).toHaveLength(3);
  });

  it.each([
    // Golden skin is deeper than its lightness alone tells, rosy skin fairer.
    [[69.4, 12.8, 26.8], 'Medium golden'],
    [[62.7, 15.5, 27.1], 'Tan golden'],
    [[66, 14, 13], 'Light rosy'],
    [[63, 14, 19.5], 'Medium neutral'],
  ] as const)('of skin %j are called as deep as its typology angle tells: %s', (skin, name) => {
    const [own, ...others] = foundationShades(skinOf(skin)).map((shade) => shade.name);
    expect(own).toBe(name);
    expect(new Set([own, ...others]).size).toBe(others.length + 1);
  });

  it('call skin golden that is of usual hue and more colored than most', () => {
    expect(skinUndertone([63, 19, 27])).toBe('golden');
    expect(skinUndertone(lchToLab([73, 26, 56]))).toBe('neutral');
    expect(skinUndertone(lchToLab([79, 27, 46]))).toBe('rosy');
  });

  it.each([
    [-9, 'As in your photos'],
    [-25, 'Toward your photos'],
    [9, 'As in your photos'],
  ])('reach skin that photos show by %d L* lighter: %s', (lighter, name) => {
    const skin: Lab = [58, 14, 20];
    const photographed = labToHex([58 + lighter, 14, 20]);
    const [own, second, ...rest] = foundationShades(skinOf(skin, [6, 2, 3]), photographed);
    expect([own?.match, second?.name]).toEqual([true, name]);
    expect(Math.sign(hexToLab(second?.hex ?? '')[0] - skin[0])).toBe(Math.sign(lighter));
    for (const { hex } of [second, ...rest].flatMap((one) => one ?? []))
      expect(deltaE00(hexToLab(hex), skin)).toBeLessThanOrEqual(12);
  });
});
