import { SEASON_NAMES } from '@trueseason/contracts';
import { expect, it } from 'vitest';
import { deltaE00, hexToLab } from '../../color/index.ts';
import { paletteOf } from '../palettes.ts';
import { colorNameOr } from './color-name.ts';
import { SAME_CLOTH, seasonsWithColor } from './color-probability.ts';
import { SHARED_COLOR } from './shared-color.ts';

it('is in as many palettes as it says, at least six, under its own name', () => {
  expect(seasonsWithColor(SHARED_COLOR).size).toBe(SHARED_COLOR.seasons);
  expect(SHARED_COLOR.seasons).toBeGreaterThanOrEqual(6);
  expect(colorNameOr(SHARED_COLOR.hex)).toBe(SHARED_COLOR.name);
});

it.each(SEASON_NAMES)('is no color that %s avoids', (season) => {
  for (const { hex, name } of paletteOf(season).avoid)
    expect(deltaE00(hexToLab(hex), hexToLab(SHARED_COLOR.hex)), name).toBeGreaterThan(SAME_CLOTH);
});
