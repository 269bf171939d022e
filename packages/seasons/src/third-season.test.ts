import { SEASON_NAMES, type SeasonName } from '@trueseason/contracts';
import { describe, expect, it } from 'vitest';
import { decidedAgainst } from './decided-against.ts';
import { RING } from './ring.ts';
import { toldAlone } from './third-season.ts';

const shares = (...parts: readonly (readonly [SeasonName, number])[]) =>
  parts.map(([season, probability]) => ({ season, probability }));
const at = (value: number) => ({ value, sd: 0.2 });

describe('a season that was decided against', () => {
  it('is answered with the axis on which the person lies farthest from it', () => {
    const axes = { temperature: at(1), value: at(0.93), chroma: at(-0.63), contrast: at(-0.65) };
    expect(decidedAgainst('Light Spring', 'Soft Autumn', axes)).toBe(
      'Value decided against Soft Autumn: your features together are very light (+0.93\u00a0±\u00a00.20), nearer to Light Spring (+0.90) than to Soft Autumn (−0.05).',
    );
  });

  it('is told no place beyond the ends of a scale as if that made a rule', () => {
    const axes = { temperature: at(-0.94), value: at(1.16), chroma: at(-1.04), contrast: at(-0.89) };
    expect(decidedAgainst('True Summer', 'Light Summer', axes)).toBe(
      'Chroma decided against Light Summer: you are very soft (farther out than any season), nearer to True Summer (−0.45) than to Light Summer (−0.20).',
    );
  });

  it('is told to lie farther away only where it does', () => {
    const axes = { temperature: at(0.2), value: at(-0.1), chroma: at(-0.6), contrast: at(-0.4) };
    for (const season of SEASON_NAMES) {
      for (const other of SEASON_NAMES.filter((name) => name !== season)) {
        const said = decidedAgainst(season, other, axes).replaceAll('−', '-');
        const [, place, here, there] =
          /\((\S+)\u00a0±.*nearer to .*\((\S+)\) than to .*\((\S+)\)/.exec(said)?.map(Number) ?? [];
        if (place === undefined || here === undefined || there === undefined) continue;
        expect(Math.abs(place - here), said).toBeLessThan(Math.abs(place - there));
      }
    }
  });

  it('is answered, whichever it is, of somebody at the middle of their season', () => {
    for (const season of SEASON_NAMES) {
      const { temperature, value, chroma, contrast } = RING[season].axes;
      const axes = { temperature: at(temperature), value: at(value), chroma: at(chroma), contrast: at(contrast) };
      for (const third of SEASON_NAMES.filter((name) => name !== season)) {
        expect(decidedAgainst(season, third, axes)).toMatch(/^(Temperature|Value|Chroma) decided against /);
      }
    }
  });
});

it('gives a bar to what came out now and then, and to the runner-up, and tells how many hardly ever did', () => {
  const distribution = shares(
    ['Dark Winter', 0.95],
    ['Dark Autumn', 0.022],
    ['True Winter', 0.02],
    ['Soft Summer', 0.005],
  );
  const { told, others } = toldAlone({
    runnerUp: 'Soft Summer',
    distribution: [...distribution, ...shares(['True Summer', 0.003])],
  });
  expect(told.map(({ season }) => season)).toEqual(['Dark Winter', 'Dark Autumn', 'True Winter', 'Soft Summer']);
  expect(others).toBe('one season hardly ever did');
  expect(toldAlone({ runnerUp: 'Dark Autumn', distribution }).others).toBe('one season hardly ever did');
  expect(toldAlone({ runnerUp: 'Dark Autumn', distribution: distribution.slice(0, 3) }).others).toBe('');
});

it('gives no more bars than the page holds, the runner-up among them, and tells that the others came out less often', () => {
  const distribution = shares(...SEASON_NAMES.map((name, i) => [name, (20 - i) / 174] as const));
  for (const runnerUp of [SEASON_NAMES[1], SEASON_NAMES[11]]) {
    const { told, others } = toldAlone({ runnerUp, distribution });
    expect(told).toHaveLength(7);
    expect(told.map(({ season }) => season)).toEqual(expect.arrayContaining([SEASON_NAMES[0], runnerUp]));
    expect(others).toBe('the other 5 seasons came out less often');
  }
});
