import { SEASON_NAMES, type SeasonName } from '@trueseason/contracts';
import { describe, expect, it } from 'vitest';
import { RING } from './ring.ts';
import { thirdSeason, whyNotThird } from './third-season.ts';

const shares = (...parts: readonly (readonly [SeasonName, number])[]) =>
  parts.map(([season, probability]) => ({ season, probability }));
const at = (value: number) => ({ value, sd: 0.2 });

describe('the third season', () => {
  it('is asked about wherever it lies on the ring, if its bar can be seen', () => {
    const across = shares(
      ['Light Spring', 0.68],
      ['True Spring', 0.131],
      ['Soft Autumn', 0.13],
      ['Light Summer', 0.03],
    );
    expect(thirdSeason('Light Spring', { runnerUp: 'True Spring', distribution: across })).toBe('Soft Autumn');
    const sure = shares(['Dark Winter', 0.96], ['Dark Autumn', 0.03], ['True Winter', 0.01]);
    expect(thirdSeason('Dark Winter', { runnerUp: 'Dark Autumn', distribution: sure })).toBeUndefined();
    const newer = shares(['Dark Winter', 0.6], ['Dark Autumn', 0.3], ['Mystic Winter' as SeasonName, 0.1]);
    expect(thirdSeason('Dark Winter', { runnerUp: 'Dark Autumn', distribution: newer })).toBeUndefined();
  });

  it('is answered with the axis on which the person lies farthest from it', () => {
    const axes = { temperature: at(1), value: at(0.93), chroma: at(-0.63), contrast: at(-0.65) };
    expect(whyNotThird('Light Spring', 'Soft Autumn', axes)).toBe(
      'Value decided against Soft Autumn: at +0.93\u00a0±\u00a00.20 you lie nearer to Light Spring (+0.90) than to Soft Autumn (−0.05).',
    );
  });

  it('is answered, whichever it is, of somebody at the middle of their season', () => {
    for (const season of SEASON_NAMES) {
      const { temperature, value, chroma, contrast } = RING[season].axes;
      const axes = { temperature: at(temperature), value: at(value), chroma: at(chroma), contrast: at(contrast) };
      for (const third of SEASON_NAMES.filter((name) => name !== season)) {
        expect(whyNotThird(season, third, axes)).toMatch(/^(Temperature|Value|Chroma) decided against /);
      }
    }
  });
});
