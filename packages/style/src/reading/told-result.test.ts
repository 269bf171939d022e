import type { AnalysisResult } from '@trueseason/contracts';
import { resultFixture } from '@trueseason/testing/result';
import { describe, expect, it } from 'vitest';
import { rateColors, staysSure } from '../seasons/index.ts';
import { sureColors } from './compare-results.ts';
import { differsInAdvice, toldResult } from './told-result.ts';

const result = resultFixture('True Spring', { runnerUp: 'Light Spring', evidence: { answers: undefined } });
const sure = sureColors(result).map(({ hex }) => hex);
const signature = result.reading.sections.signature.colors.map(({ hex }) => hex);

describe('what an owner was told', () => {
  it('is the season, the second one, the sure colors and the first ones', () => {
    expect(toldResult(result, null)).toEqual({ season: 'True Spring', second: 'Light Spring', sure, signature });
  });

  it('becomes what they chose, whose second one is the season before', () => {
    expect(toldResult(result, { season: 'Light Spring' })).toMatchObject({
      season: 'Light Spring',
      second: 'True Spring',
      chosen: 'now',
    });
    expect(toldResult(result, { season: 'True Spring' })).toMatchObject({ second: 'Light Spring', chosen: 'now' });
  });

  it('keeps how much outweighed a choice, and takes no other season for one', () => {
    const kept = { season: 'True Spring', second: 'Light Spring', sure: [], chosen: 1.2 } as const;
    const chosen = resultFixture('True Spring', {
      runnerUp: 'Light Spring',
      evidence: { kept: { ...kept, sure: [] } },
    });
    expect(toldResult(chosen, { season: 'True Spring' })?.chosen).toBe(1.2);
    expect(toldResult(result, { season: 'Dark Winter' })).toEqual(toldResult(result, null));
  });

  it('is unknown of a result without evidence', () => {
    expect(toldResult({ ...result, evidence: null }, null)).toBeUndefined();
  });
});

it('asks about another season or second one, and never about colors or other figures', () => {
  const told = { season: 'True Spring', second: 'Light Spring' } as const;
  const of = (season: 'True Spring' | 'True Autumn', runnerUp: 'Light Spring' | 'True Autumn' | 'True Spring') =>
    differsInAdvice(told, resultFixture(season, { runnerUp }));
  expect([of('True Autumn', 'True Spring'), of('True Spring', 'True Autumn')]).toEqual([true, true]);
  const fewer = resultFixture('True Spring', { runnerUp: 'Light Spring', shares: [0.3, 0.2] });
  expect(sureColors(fewer).length).toBeLessThan(sure.length);
  expect(differsInAdvice(told, fewer)).toBe(false);
});

describe('the first colors', () => {
  const seenAs = (seen?: readonly string[]) =>
    resultFixture('True Spring', {
      runnerUp: 'Light Spring',
      shares: [0.3, 0.2],
      evidence: seen ? { kept: { season: 'True Spring', second: 'Light Spring', sure: [], signature: [...seen] } } : {},
    }).reading.sections;
  const fresh = seenAs();
  const hexes = (seen?: readonly string[]) => seenAs(seen).signature.colors.map(({ hex }) => hex);

  it('stay where they are likely, also where others would come first', () => {
    const likely = [...fresh.signature.colors].filter(({ probability = 0 }) => probability >= 0.5).reverse();
    expect(likely.length).toBeGreaterThan(2);
    const seen = likely.map(({ hex }) => hex);
    expect(hexes(seen).slice(0, seen.length)).toEqual(seen);
  });

  it('give way where they are less likely than not', () => {
    const unlikely = fresh.brights.colors.find(({ probability = 0 }) => probability < 0.5);
    expect(unlikely).toBeDefined();
    expect(hexes([unlikely?.hex ?? ''])).toEqual(hexes());
  });

  it('hang nothing first that was not: a neutral stays behind', () => {
    const neutral = fresh.neutrals.colors.find(({ probability = 0 }) => probability >= 0.5)?.hex ?? '';
    expect(hexes(['#12FF00', neutral])[0]).toBe(hexes()[0]);
    expect(hexes(['#12FF00', neutral])[1]).toBe(neutral);
  });
});

describe('a sure mark', () => {
  const withKept = (kept: boolean): AnalysisResult =>
    resultFixture('True Spring', {
      runnerUp: 'Light Spring',
      shares: [0.5, 0.25],
      evidence: kept ? { kept: { season: 'True Spring', second: 'Light Spring', sure } } : {},
    });

  it('stays down to less than what gives one', () => {
    const [fresh, grown] = [withKept(false), withKept(true)];
    const stay = rateColors(sureColors(result), grown.evidence).filter(staysSure);
    expect(sureColors(grown).length).toBe(stay.length);
    expect(sureColors(grown).length).toBeGreaterThan(sureColors(fresh).length);
    expect(sureColors(grown).some((color) => (color.probability ?? 0) < 0.9)).toBe(true);
  });

  it('is given to no color that had none', () => {
    expect(sureColors(withKept(true)).every(({ hex }) => sure.includes(hex))).toBe(true);
  });
});
