import { SEASON_NAMES } from '@trueseason/contracts';
import { describe, expect, it } from 'vitest';
import { hexToLab } from '../../color/index.ts';
import { paletteOf } from '../palettes.ts';
import { clothingColors } from './clothing-colors.ts';
import { verdictOver, verdictsBySeason } from './judge-cloth.ts';

const certain = (season: (typeof SEASON_NAMES)[number]) => [{ season, probability: 1 }];

describe('one certain season', () => {
  it.each(SEASON_NAMES)('%s: its own colors are yours, those to avoid are not', (season) => {
    const palette = paletteOf(season);
    const verdictOf = ({ hex }: { readonly hex: string }) =>
      verdictOver(verdictsBySeason(hexToLab(hex)), certain(season));
    expect(new Set(clothingColors(palette).map(verdictOf))).toEqual(new Set(['yours']));
    expect(palette.avoid.map(verdictOf)).not.toContain('yours');
  });
});

it('is between where likely seasons disagree, and decided where they agree', () => {
  const verdicts = new Map([
    ['True Summer', 'yours'],
    ['Soft Summer', 'not'],
    ['Light Summer', 'near'],
  ] as const);
  const over = (trueSummer: number, softSummer: number) =>
    verdictOver(verdicts, [
      { season: 'True Summer', probability: trueSummer },
      { season: 'Soft Summer', probability: softSummer },
      { season: 'Light Summer', probability: 1 - trueSummer - softSummer },
    ]);
  expect(over(0.4, 0.29)).toBe('yours');
  expect(over(0.6, 0.3)).toBe('between');
  expect(over(0.39, 0)).toBe('between');
  expect(over(0.19, 0.5)).toBe('not');
  expect(over(0.2, 0.8)).toBe('between');
});
