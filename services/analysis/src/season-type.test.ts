import type { AxisScores } from '@trueseason/contracts';
import { expect, it } from 'vitest';
import { seasonTypeOf } from './season-type.ts';

const scores = (temperature: number, value: number, chroma: number): AxisScores => ({
  temperature: { value: temperature, sd: 0.1 },
  value: { value, sd: 0.1 },
  chroma: { value: chroma, sd: 0.1 },
  contrast: { value: 0, sd: 0.1 },
});

it('is not Absolute if a trait may fit another family', () => {
  const axes = scores(-0.1, 0.17, -0.22);
  expect(seasonTypeOf('Light Summer', axes)).toBe('Light Summer');
  const open = { ...scores(-0.4, 0.35, -0.5), temperature: { value: -0.4, sd: 0.9 } };
  expect(seasonTypeOf('Soft Summer', open)).toBe('Soft Summer');
});

it('is Absolute only if no axis of the family leads', () => {
  expect(seasonTypeOf('True Spring', scores(0.5, 0.4, 0.45))).toBe('Absolute Spring');
  expect(seasonTypeOf('True Spring', scores(0.9, 0.4, 0.45))).toBe('True Spring');
  expect(seasonTypeOf('Soft Summer', scores(-0.4, 0.35, -0.5))).toBe('Absolute Summer');
  expect(seasonTypeOf('Soft Summer', scores(-0.4, -0.1, -0.5))).toBe('Soft Summer');
  expect(seasonTypeOf('Dark Autumn', scores(0.4, -0.5, -0.4))).toBe('Absolute Autumn');
  expect(seasonTypeOf('True Winter', scores(-0.4, -0.5, 0.4))).toBe('Absolute Winter');
});
