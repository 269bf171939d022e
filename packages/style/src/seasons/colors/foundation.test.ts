import { describe, expect, it } from 'vitest';
import { deltaE00, hexToLab, hueDifference, type Lab, labToLch, lchToLab } from '../../color/index.ts';
import { foundationSteps, withPhotographedSkin } from './foundation.ts';
import { skinUndertone } from './undertone.ts';

const labs = (skin: Lab): Lab[] => foundationSteps(skin).map(({ hex }) => hexToLab(hex));
const hueOf = (lab: Lab): number => labToLch(lab)[2];

describe('foundations', () => {
  it.each([
    [88, 'Very fair', 3],
    [80.7, 'Fair', 4],
    [64, 'Medium', 5],
    [45, 'Brown', 5],
    [24, 'Very deep', 3],
  ])('of skin of L* %s are in order of depth around %s, which is the skin itself', (lightness, depth, count) => {
    const skin = lchToLab([lightness, 22, 58]);
    const steps = foundationSteps(skin);
    expect(steps).toHaveLength(count);
    const [own, ...others] = steps.filter(({ match }) => match);
    expect(others).toEqual([]);
    expect(own?.name).toMatch(new RegExp(`^${depth}( |$)`));
    expect(deltaE00(hexToLab(own?.hex ?? '#000'), skin)).toBeLessThan(1);
    const lightnesses = labs(skin).map(([l]) => l);
    expect(lightnesses).toEqual(lightnesses.toSorted((a, b) => a - b));
    if (count === 5) expect(steps[2]?.match).toBe(true);
  });

  it.each([45, 64, 72])(
    'of golden skin of L* %s are more golden at every depth than those of rosy skin',
    (lightness) => {
      const golden = labs(lchToLab([lightness, 24, 70]));
      const rosy = labs(lchToLab([lightness, 24, 46]));
      for (const [i, lab] of golden.entries())
        expect(hueDifference(hueOf(rosy[i] as Lab), hueOf(lab))).toBeGreaterThan(9);
    },
  );

  it.each([
    // Golden skin is deeper than its lightness alone tells, rosy skin fairer.
    [[69.4, 12.8, 26.8], 'Medium', ['Brown', 'Tan', 'Medium', 'Light', 'Fair']],
    [[62.7, 15.5, 27.1], 'Tan', ['Deep', 'Brown', 'Tan', 'Medium', 'Light']],
    [[66, 14, 13], 'Light', ['Tan', 'Medium', 'Light', 'Fair', 'Very fair']],
    [[90, 4, 25], 'Very fair', ['Light', 'Fair', 'Very fair']],
  ] as const)('of skin %j are called as deep as its typology angle tells: %s', (skin, match, names) => {
    const steps = foundationSteps([...skin]);
    const depth = (name = '') => name.replace(/ (golden|neutral|rosy)?$/, '');
    expect(depth(steps.find((step) => step.match)?.name)).toBe(match);
    expect(steps.map(({ name }) => depth(name))).toEqual(names);
    const lightnesses = steps.map(({ hex }) => hexToLab(hex)[0]);
    expect(lightnesses).toEqual(lightnesses.toSorted((a, b) => a - b));
    for (const { hex } of steps) expect(hexToLab(hex)[0]).toBeLessThan(99);
  });

  it('of deeper skin lose the flush of fair skin', () => {
    const [deepest] = labs(lchToLab([80, 24, 42])).map(labToLch);
    expect(deepest?.[2]).toBeGreaterThan(44);
    expect(deepest?.[1]).toBeLessThan(32);
  });

  it('are named by the undertone of the skin', () => {
    const named = (hue: number) => foundationSteps(lchToLab([63, 24, hue]))[2]?.name;
    expect([68, 57, 46].map(named)).toEqual(['Medium golden', 'Medium neutral', 'Medium rosy']);
  });

  it('call skin golden that is of usual hue and more colored than most', () => {
    expect(skinUndertone([63, 19, 27])).toBe('golden');
    expect(skinUndertone(lchToLab([73, 26, 56]))).toBe('neutral');
    expect(skinUndertone(lchToLab([79, 27, 46]))).toBe('rosy');
  });

  it('show photographed skin next to the match, in the same number of steps', () => {
    const steps = foundationSteps([59, 12, 19]);
    const shown = withPhotographedSkin(steps, '#B97B52');
    expect(shown).toHaveLength(steps.length);
    const own = shown.findIndex(({ match }) => match);
    expect(shown[own]).toEqual(steps.find(({ match }) => match));
    expect(shown[own + 1]).toEqual({ hex: '#B97B52', name: 'As in your photos', match: false });
  });
});
