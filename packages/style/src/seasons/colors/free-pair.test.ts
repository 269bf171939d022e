import { expect, it } from 'vitest';
import { deltaE00, hexToLab, labToLch } from '../../color/index.ts';
import { colorNameOr } from './color-name.ts';
import { FREE_PAIR } from './free-pair.ts';

it('is of two strong colors, each under its own name, that differ at a glance', () => {
  for (const { hex, name } of FREE_PAIR) {
    expect(labToLch(hexToLab(hex))[1]).toBeGreaterThan(40);
    expect(colorNameOr(hex)).toBe(name);
  }
  const [one, other] = FREE_PAIR;
  expect(deltaE00(hexToLab(one.hex), hexToLab(other.hex))).toBeGreaterThan(40);
});
