import { hexToLab } from '@trueseason/color';
import { expect, it } from 'vitest';
import { browsBeside } from './brows-beside.ts';

const lightOf = (hex: string) => hexToLab(hex)[0];
const FAIR = '#F0BBAC';

it.each(['#E1C99C', '#CC9D71', '#B49772'])('below fair hair %s lie somewhat darker brows', (hair) => {
  const below = lightOf(hair) - lightOf(browsBeside(hair, FAIR));
  expect(below).toBeGreaterThan(6);
  expect(below).toBeLessThan(22);
});

it.each(['#4A3A30', '#433429', '#191918'])('brows are no darker than dark hair %s', (hair) => {
  for (const skin of [FAIR, '#8A5A3C', '#4E3023'])
    expect(lightOf(browsBeside(hair, skin))).toBeGreaterThanOrEqual(lightOf(hair) - 1);
});

it('light brown hair has no bold brows on fair skin', () => {
  expect(lightOf(FAIR) - lightOf(browsBeside('#675547', FAIR))).toBeLessThan(40);
});

it.each(['#B7B7B7', '#DCDCDC'])('white and gray hair %s has brows of a soft gray-brown', (hair) => {
  for (const skin of [FAIR, '#C18C68']) {
    const [l, a, b] = hexToLab(browsBeside(hair, skin));
    expect(lightOf(hair) - l).toBeGreaterThan(12);
    expect(a).toBeGreaterThan(1);
    expect(b).toBeGreaterThan(4);
    expect(Math.hypot(a, b)).toBeLessThan(20);
  }
});

it('brows beside salt-and-pepper hair have grayed with it', () => {
  const strands = { dark: '#372F25', gray: '#736E69' } as const;
  for (const skin of [FAIR, '#C18C68', '#4E3023']) {
    const [l, a, b] = hexToLab(browsBeside('#58534C', skin, strands));
    expect(l).toBeGreaterThan(lightOf(browsBeside('#58534C', skin)) + 3);
    expect(Math.hypot(a, b)).toBeLessThan(14);
  }
});
