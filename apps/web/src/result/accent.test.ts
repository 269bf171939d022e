import { SEASON_NAMES } from '@trueseason/contracts';
import { contrastRatio } from '@trueseason/style/color';
import { ringSeasonOr } from '@trueseason/style/seasons/ring';
import { resultFixture } from '@trueseason/testing/result';
import { expect, it } from 'vitest';
import { parseColor } from '../lib/named-colors.ts';
import { accentStyle } from './accent.ts';

it.each(SEASON_NAMES)('%s: pages are accented in the cloth that the picture opens with, its ink readable', (season) => {
  const result = resultFixture(season);
  const accent = accentStyle(result);
  expect(accent['--accent']).toBe(parseColor(result.overview.signatureColors[0] ?? '').hex);
  expect(contrastRatio(String(accent['--accent']), String(accent['--accent-ink']))).toBeGreaterThanOrEqual(4.5);
});

it.each([[['Rust']], [[]]])('where %j has no code, in the season’s arc', (signatureColors) => {
  expect(accentStyle({ season: 'True Autumn', overview: { signatureColors } })['--accent']).toBe(
    ringSeasonOr('True Autumn').arc,
  );
});
