import type { LabTuple } from '@trueseason/contracts';
import { describe, expect, it } from 'vitest';
import { deltaE00, hexToLab, type Lab, labToHex, lchToLab } from '../../color/index.ts';
import { foundationShades, type SeenSkin } from './foundation.ts';
import { skinUndertone } from './undertone.ts';

const seen = (lab: Lab, sd: LabTuple = [5, 2, 3], more: Partial<SeenSkin> = {}): SeenSkin => ({
  skin: { lab: [...lab] as LabTuple, sd },
  photographed: labToHex(lab),
  eyes: LIGHT_EYES,
  ...more,
});
const LIGHT_EYES: Lab = [48, 0, 2];
const DARK_EYES: Lab = [15, 4, 4];
const SKINS = [85, 80, 72, 64, 56, 45, 36, 24].flatMap((l) => [46, 56, 68].map((h) => lchToLab([l, 21, h])));

describe('foundations', () => {
  it.each(SKINS)('of skin %d, %d, %d begin with it and stay near it, apart from each other', (...skin) => {
    for (const sd of [1, 3, 5, 8, 15]) {
      const shades = foundationShades(seen(skin, [sd, 2, 3]));
      expect(shades.length).toBeLessThanOrEqual(3);
      expect(shades.map(({ is }) => is === 'match')).toEqual(shades.map((_, i) => i === 0));
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
    expect(foundationShades(seen([60, 14, 19], [1, 1, 1]))).toHaveLength(1);
    expect(foundationShades(seen([60, 14, 19]))).toHaveLength(3);
  });

  it.each([
    [[62.7, 15.5, 27.1], 'Golden', 'Deeper golden', 'Lighter golden'],
    [[66, 14, 13], 'Rosy', 'Deeper rosy', 'Lighter rosy'],
    [[63, 14, 19.5], 'Neutral', 'Deeper neutral', 'Lighter neutral'],
  ] as const)('of skin %j are called by their undertone and by how they differ from it', (skin, ...names) => {
    const called = foundationShades(seen(skin)).map((shade) => shade.name);
    expect(called.toSorted()).toEqual(names.toSorted());
    expect(called[0]).toBe(names[0]);
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
    const [own, second, ...rest] = foundationShades(seen(skin, [6, 2, 3], { photographed }));
    expect([own?.is, second?.name, rest]).toEqual(['match', name, []]);
    expect(Math.sign(hexToLab(second?.hex ?? '')[0] - skin[0])).toBe(Math.sign(lighter));
    for (const { hex } of [second].flatMap((one) => one ?? []))
      expect(deltaE00(hexToLab(hex), skin)).toBeLessThanOrEqual(12);
  });

  it.each([
    ['dark', DARK_EYES, [60, 14, 20], ['match', 'deeper']],
    ['dark, of light skin', DARK_EYES, [72, 14, 20], ['match', 'lighter', 'deeper']],
    ['unread, of brown skin', undefined, [50, 14, 20], ['match', 'deeper']],
    ['light, of skin in shade', LIGHT_EYES, [50, 14, 20], ['match', 'lighter', 'deeper']],
  ] as const)('beside eyes that are %s, hold what skin may be', (_, eyes, skin, are) => {
    const shades = foundationShades(seen(skin, undefined, { eyes }));
    expect(shades.map(({ is }) => is).toSorted()).toEqual(are.toSorted());
  });

  it('of deep skin begin hardly lighter than it was photographed', () => {
    const photographed = labToHex([45, 16, 20]);
    const lightest = (eyes: Lab) => {
      const shades = foundationShades(seen([54, 15, 19], [4, 2, 3], { photographed, eyes }));
      return Math.max(...shades.map(({ hex }) => hexToLab(hex)[0]));
    };
    expect(lightest(DARK_EYES)).toBeCloseTo(49, 0);
    expect(lightest(LIGHT_EYES)).toBeCloseTo(54, 0);
  });
});
