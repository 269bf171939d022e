import type { AnalysisResult } from '@trueseason/contracts';
import { resultFixture } from '@trueseason/test-kit/result';
import { expect, it } from 'vitest';
import { readResult } from './read-result.ts';

const result = resultFixture('Soft Summer');

it('draws what it was given where nothing is strange', () => expect(readResult(result)).toEqual(result));

it('reads texts where lists belong', () => {
  const stored: unknown = {
    ...result,
    accessories: { metals: 'Silver, and gold in small doses', jewelry: 'A thin ring and small earrings' },
    makeup: { guidelines: 'Little, and cool' },
  };
  const read = readResult(stored as AnalysisResult);
  expect(read?.accessories.jewelry[0]).toBe('A thin ring and small earrings');
  expect(read?.accessories.bestMetals).toEqual(expect.arrayContaining(['Silver', 'Gold']));
  expect(read?.makeup.guidelines).toEqual(['Little, and cool']);
});

it('leaves a result without evidence to the page that can show it', () => {
  const { evidence: _, ...plain } = result;
  expect(readResult(plain as AnalysisResult)).toBeNull();
});
