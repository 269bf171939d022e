import { SEASON_NAMES } from '@trueseason/contracts';
import { hexToLab, isColorful } from '@trueseason/style/color';
import { resultFixture } from '@trueseason/testing/result';
import { expect, it } from 'vitest';
import { parseColor } from '../../lib/named-colors.ts';
import { chooseCloths } from './use-reveal.ts';

it.each(SEASON_NAMES)(
  'the reveal of %s shows two pairs, one to avoid and one of its own, and ends on its best',
  (season) => {
    const result = resultFixture(season);
    const cloths = chooseCloths(result) ?? [];
    expect(cloths.map(({ kind }) => kind)).toEqual(['wrong', 'right', 'wrong', 'right', 'best']);
    expect(new Set(cloths.map(({ hex }) => hex)).size).toBe(5);
    const avoid = result.overview.avoidColors.map(({ hex }) => hex);
    for (const { hex, kind } of cloths) expect(avoid.includes(hex)).toBe(kind === 'wrong');
    expect(result.overview.signatureColors[0]).toContain(cloths.at(-1)?.hex);
    // A neutral crosses no other cloth while a color could.
    const right = cloths.flatMap((cloth) => (cloth.kind === 'right' ? [isColorful(cloth)] : []));
    const others = result.overview.signatureColors.slice(1).map(parseColor).filter(isColorful);
    expect(right.filter(Boolean)).toHaveLength(Math.min(2, others.length));
    // No other cloth to avoid that is still free lies nearer in lightness to its pair.
    const light = (hex = '#000000') => hexToLab(hex)[0];
    const [first, second] = cloths;
    const nearest = Math.min(...avoid.map((hex) => Math.abs(light(hex) - light(second?.hex))));
    expect(Math.abs(light(first?.hex) - light(second?.hex))).toBeCloseTo(nearest);
  },
);

it('is left out where a result has too few colors', () => {
  const { overview } = resultFixture('True Autumn');
  expect(chooseCloths({ overview: { ...overview, avoidColors: [] } })).toBeNull();
  expect(chooseCloths({ overview: { ...overview, signatureColors: ['#B54D22 Rust'] } })).toBeNull();
});
