import type { AxisScores, Evidence, SeasonName } from '@trueseason/contracts';
import { resultFixture } from '@trueseason/test-kit/result';
import { expect, test } from 'vitest';
import { mapSaid } from './map-said.ts';

const at = (value: number, sd: number) => ({ value, sd });

function said(season: SeasonName, runnerUp: SeasonName, axes: AxisScores, more: Partial<Evidence> = {}): string {
  return mapSaid(season, { ...resultFixture(season, { runnerUp }).evidence, axes, ...more });
}

test('of a season that the map shows apart from its reader, that is said first, and then why it is theirs', () => {
  const at2 = (value: number) => at(value, 0.12);
  const deep = (value: number) =>
    said(
      'Dark Autumn',
      'Dark Winter',
      { temperature: at2(0.35), value: at2(value), chroma: at2(-0.24), contrast: at2(0.5) },
      { decidingAxis: 'temperature' },
    );
  const why = 'still yours: no other lies nearer here, and temperature decided against Dark Winter.';
  expect(deep(-1.3)).toBe(
    `In these two traits you lie outside what is usual for any season: you are deeper than the middle of any. Dark Autumn is ${why}`,
  );
  expect(deep(-1.215)).toBe(
    `In these two traits you lie at the edge of what is usual for Dark Autumn: you are deeper than the middle of any. It is ${why}`,
  );
  expect(deep(-0.8)).not.toContain('what is usual for');
});

test('where no trait alone decided against the second, all four together did', () => {
  const middle = { temperature: at(0, 0.3), value: at(0, 0.3), chroma: at(0, 0.3), contrast: at(0, 0.3) };
  const axes = { ...middle, temperature: at(0.9, 0.1), value: at(1.2, 0.1) };
  expect(said('Light Spring', 'Light Summer', axes, { decidingAxis: 'chroma' })).toMatch(
    /all four together decided against Light Summer\.$/,
  );
});

test('where another season lies nearer than one that lies outside, what decided against it is said', () => {
  const axes = {
    temperature: at(-0.3, 0.15),
    value: at(-0.99, 0.12),
    chroma: at(0.95, 0.1),
    contrast: at(0.4, 0.17),
  };
  for (const runnerUp of ['True Winter', 'Dark Winter'] as const) {
    expect(said('Bright Winter', runnerUp, axes, { decidingAxis: 'chroma' })).toBe(
      'In these two traits you lie outside what is usual for Bright Winter. Dark Winter, among others, lies nearer here, but chroma decided against it.',
    );
  }
  const neutral = { ...axes, temperature: at(0.06, 0.28), value: at(-0.9, 0.2) };
  expect(said('Bright Winter', 'Dark Winter', neutral, { decidingAxis: 'chroma' })).toMatch(
    /Dark Autumn and Dark Winter lie nearer here, but chroma decided against both\.$/,
  );
  const unclear = { ...axes, chroma: at(0.1, 0.1) };
  expect(said('Bright Winter', 'True Winter', unclear)).toMatch(
    /Dark Winter, among others, lies nearer here, but by all four traits together Bright Winter is nearest\.$/,
  );
});

test('beside a season inside the ellipse another is told that lies nearer', () => {
  const axes = {
    temperature: at(0.23, 0.37),
    value: at(0.31, 0.4),
    chroma: at(-0.15, 0.32),
    contrast: at(0.18, 0.26),
  };
  expect(said('Light Spring', 'True Spring', axes)).toMatch(
    /^By these two alone Bright Spring lies nearest to you[^;]*; chroma decided against/,
  );
});

test('a runner-up whose dot touches the line around the answer is not told to lie outside', () => {
  const second = (temperature: number) =>
    said('True Autumn', 'Dark Autumn', {
      temperature: at(temperature, 0.26),
      value: at(-0.6, 0.26),
      chroma: at(0.07, 0.26),
      contrast: at(-0.11, 0.26),
    });
  expect(second(0.86)).toBe('By all four, Dark Autumn comes second; here its dot touches the line.');
  expect(second(1.05)).toBe('By all four, Dark Autumn comes second, though it lies outside here.');
  expect(second(0.7)).toBe('');
});

test('two seasons about as near on the map are told as such', () => {
  const axes = {
    temperature: at(-0.04, 0.33),
    value: at(-0.54, 0.2),
    chroma: at(0.11, 0.22),
    contrast: at(0.25, 0.19),
  };
  expect(said('Dark Winter', 'Dark Autumn', axes)).toBe(
    'In these two traits you lie at the edge of what is usual for Dark Winter. Bright Winter lies about as near here, but chroma decided against it.',
  );
});

test('one that the ellipse has nearest is not told to be so where a ruler has others as near, or nearer', () => {
  const rest = { chroma: at(-0.2, 0.15), contrast: at(0.4, 0.15) };
  const dark = (temperature: number) =>
    said('Dark Autumn', 'Dark Winter', { ...rest, temperature: at(temperature, 0.12), value: at(-1.3, 0.12) });
  expect(dark(0.03)).toMatch(/ Dark Winter lies about as near here, but /);
  expect(dark(0.3)).toMatch(/ no other lies nearer here, and /);
  const unsure = { ...rest, temperature: at(0.45, 0.3), value: at(-0.5, 0.1) };
  expect(said('True Autumn', 'Dark Autumn', unsure)).toMatch(/ Dark Autumn and Soft Autumn lie nearer here, but /);
});

test('a season newer than this build has no place on the map', () => {
  const { evidence } = resultFixture('True Autumn');
  expect(mapSaid('Deep Autumn', { ...evidence, runnerUp: 'Warm Autumn' as never })).toBe('');
});

test('a second season whose dot is as near to the cross as the one that is told is told with it', () => {
  const axes = { temperature: at(0.48, 0.3), value: at(-0.44, 0.22), chroma: at(1.12, 0.18), contrast: at(0.01, 0.16) };
  expect(said('Bright Spring', 'True Spring', axes, { decidingAxis: 'chroma' })).toMatch(
    /True Autumn and Soft Autumn, among others, lie nearer here, but chroma decided against both\.$/,
  );
});
