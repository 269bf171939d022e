import type { AnalysisResult } from '@trueseason/contracts';
import { resultFixture } from '@trueseason/testing/result';
import { expect, it } from 'vitest';
import { paletteColors } from './palette-colors.ts';

const result = resultFixture('True Spring');

/** As it was stored while this palette had another coral. */
function former(): AnalysisResult {
  const { sections } = result.reading;
  const [first, ...colors] = sections.brights.colors;
  if (!first) throw new Error('no brights');
  const brights = { ...sections.brights, colors: [{ ...first, hex: '#FF816C', name: 'Former Coral' }, ...colors] };
  return {
    ...result,
    accentBrights: ['#FF816C', ...result.accentBrights.slice(1)],
    reading: { ...result.reading, sections: { ...sections, brights } },
  };
}

it('keeps the values and names that a result was stored with', () => {
  expect(paletteColors(result, 'accentBrights')).toEqual(result.reading.sections.brights.colors);
  const [first, ...others] = paletteColors(former(), 'accentBrights');
  expect(first).toMatchObject({ hex: '#FF816C', name: 'Former Coral' });
  expect(others).toEqual(result.reading.sections.brights.colors.slice(1));
});

it('names colors without a reading as palettes do today, others by their code', () => {
  const colors = paletteColors({ ...result, accentLights: ['#CBEED5', '#123ABC'], reading: null }, 'accentLights');
  expect(colors).toEqual([
    { hex: '#CBEED5', name: 'Mint' },
    { hex: '#123ABC', name: '#123ABC' },
  ]);
});
