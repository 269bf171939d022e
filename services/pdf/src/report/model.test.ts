import { contrastRatio } from '@trueseason/color';
import { SEASON_NAMES } from '@trueseason/contracts';
import { resultFixture } from '@trueseason/test-kit/result';
import { expect, test } from 'vitest';
import { estimate, figure, sentence } from './format.ts';
import { PAPER, reportOf } from './model.ts';

const meta = { orderId: 1_000_000_001, createdAt: new Date('2026-01-31T23:59:59Z') };

test.each(SEASON_NAMES)('every color of %s has a name, and its accent reads on paper', (season) => {
  const report = reportOf(resultFixture(season), meta);
  const colors = [...Object.values(report.palette).flat(), ...report.signature];
  expect(colors.length).toBeGreaterThan(18);
  for (const { name } of colors) expect(name).not.toMatch(/^#/);
  expect(contrastRatio(report.accent, PAPER)).toBeGreaterThanOrEqual(4.5);
  expect(report.date).toBe('January 31, 2026');
});

test('signature colors may be a hex with a name or alone, and are the season’s where the result has none', () => {
  const withSignature = (signatureColors: string[]) => {
    const result = resultFixture('Dark Winter');
    return reportOf({ ...result, overview: { ...result.overview, signatureColors } }, meta).signature;
  };
  const signature = withSignature(['#AABBCC Our own', '#006C47', 'No such color']);
  expect(signature.map(({ hex, name }) => `${hex} ${name}`)).toEqual(['#AABBCC Our own', '#006C47 Emerald']);
  expect(withSignature([])).toHaveLength(8);
});

test('figures have true minus signs, and a sentence has one full stop', () => {
  expect(figure(-2.34)).toBe('\u22122.3');
  expect(figure(-0.04)).toBe('0.0');
  expect(estimate({ value: 62.14, sd: 1.44 })).toBe('62.1\u00A0±\u00A01.4');
  expect(sentence('read from the eyes')).toBe('Read from the eyes.');
  expect(sentence(' Read from the eyes. ')).toBe('Read from the eyes.');
});
