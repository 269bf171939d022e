import { SEASON_NAMES } from '@trueseason/contracts';
import { contrastRatio } from '@trueseason/style/color';
import { resultFixture } from '@trueseason/testing/result';
import { expect, test } from 'vitest';
import { estimate, figure } from './format.ts';
import { PAPER, reportOf } from './model.ts';

const meta = { orderId: 1_000_000_001, createdAt: new Date('2026-01-31T23:59:59Z') };

test.each(SEASON_NAMES)('the accent of %s is readable on paper', (season) => {
  const report = reportOf(resultFixture(season), meta);
  expect(contrastRatio(report.accent, PAPER)).toBeGreaterThanOrEqual(4.5);
  expect(report.date).toBe('January 31, 2026');
});

test('a result without evidence has no report', () => {
  const plain = { ...resultFixture('Dark Winter'), reading: null, evidence: null };
  expect(() => reportOf(plain, meta)).toThrow('needs a reading');
});

test('figures have true minus signs', () => {
  expect(figure(-2.34)).toBe('\u22122.3');
  expect(figure(-0.04)).toBe('0.0');
  expect(estimate({ value: 62.14, sd: 1.44 })).toBe('62.1\u00A0±\u00A01.4');
});
