import type { AnalysisResult } from '@trueseason/contracts';
import { resultFixture } from '@trueseason/testing/result';
import { expect, it } from 'vitest';
import { colorsOf, readResult, textsOf } from './read-result.ts';

const result = resultFixture('Soft Summer');

it('keeps our own result as it is', () => expect(readResult(result)).toEqual(result));

it('makes a reading of a result in the specification’s shape', () => {
  const { reading: _, ...shape } = result;
  const stored: unknown = {
    ...shape,
    accessories: { metals: 'Silver, and gold in small doses', jewelry: 'A thin ring and small earrings' },
    makeup: { guidelines: 'Little, and cool' },
  };
  const read = readResult(stored as AnalysisResult);
  expect(read?.accessories.jewelry[0]).toBe('A thin ring and small earrings');
  expect(read?.accessories.bestMetals).toEqual(expect.arrayContaining(['Silver', 'Gold']));
  expect(read?.makeup.guidelines).toEqual(['Little, and cool']);
  expect(read && (['jewelry', 'jewels'] as const).flatMap((id) => textsOf(read, id))).toEqual([
    'A thin ring and small earrings',
    'Rings, Earrings',
  ]);
  expect(read && colorsOf(read, 'metals').map(({ name }) => name)).toEqual(['Silver', 'Gold']);
  expect(read && textsOf(read, 'clothing')).toEqual(result.clothing.guidelines);
});

it('leaves a result without evidence to the page that can show it', () => {
  const { evidence: _, ...plain } = result;
  expect(readResult(plain as AnalysisResult)).toBeNull();
});
