import type { AnalysisResult, SectionId } from '@trueseason/contracts';
import { resultFixture } from '@trueseason/testing/result';
import { expect, it } from 'vitest';
import { openStoredResult } from './open-stored-result.ts';

const result = resultFixture('Soft Summer');

it('keeps our own result as it is', () => expect(openStoredResult(result)).toEqual(result));

it('composes a reading of another version again', () => {
  const { finding: _, ...sections } = result.reading.sections;
  const stored = { ...result, reading: { ...result.reading, version: 1, sections } } as unknown as AnalysisResult;
  expect(openStoredResult(stored)).toEqual(result);
});

it('makes a reading of a result in the specification’s shape', () => {
  const { reading: _, ...shape } = result;
  const stored: unknown = {
    ...shape,
    accessories: { metals: 'Silver, and gold in small doses', jewelry: 'A thin ring and small earrings' },
    makeup: { guidelines: 'Little, and cool' },
  };
  const { accessories, makeup, reading } = openStoredResult(stored as AnalysisResult);
  const textsOf = (id: SectionId) => reading?.sections[id].lines.map(({ text }) => text);
  expect(accessories.jewelry[0]).toBe('A thin ring and small earrings');
  expect(accessories.bestMetals).toEqual(expect.arrayContaining(['Silver', 'Gold']));
  expect(makeup.guidelines).toEqual(['Little, and cool']);
  expect(textsOf('jewelry')).toEqual(['A thin ring and small earrings']);
  expect(textsOf('jewels')).toEqual(['Rings, Earrings']);
  expect(reading?.sections.metals.colors.map(({ name }) => name)).toEqual(['Silver', 'Gold']);
  expect(textsOf('clothing')).toEqual(result.clothing.guidelines);
});

it('has no reading without evidence', () => {
  const { evidence: _, ...plain } = result;
  expect(openStoredResult(plain as AnalysisResult)).toMatchObject({ reading: result.reading, evidence: null });
  const former = { ...plain, reading: { ...result.reading, version: 1 } };
  expect(openStoredResult(former as AnalysisResult)).toMatchObject({ reading: null, evidence: null });
});
