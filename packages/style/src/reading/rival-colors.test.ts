import { SEASON_NAMES } from '@trueseason/contracts';
import { KIND_SHARES, resultFixture } from '@trueseason/testing/result';
import { expect, it } from 'vitest';
import { deltaE00, hexToLab } from '../color/index.ts';
import { seasonsWithColor } from '../seasons/index.ts';
import { RING_ORDER } from '../seasons/ring.ts';

const choiceOf = (...of: Parameters<typeof resultFixture>) => resultFixture(...of).reading.sections.choice;

it.each(SEASON_NAMES)(
  'three pairs part %s from a second one on either side, each once and seen to differ',
  (season) => {
    const place = RING_ORDER.indexOf(season);
    for (const step of [1, -1, 6]) {
      const runnerUp = RING_ORDER.at((place + step) % RING_ORDER.length) ?? season;
      const { colors } = choiceOf(season, { runnerUp, shares: KIND_SHARES.two });
      expect(new Set(colors.map(({ hex }) => hex)).size, runnerUp).toBe(6);
      for (const [i, color] of colors.entries()) {
        const [its, not] = i % 2 === 0 ? [season, runnerUp] : [runnerUp, season];
        expect([seasonsWithColor(color).has(its), seasonsWithColor(color).has(not)], color.name).toEqual([true, false]);
        const next = colors[i + 1];
        if (i % 2 === 0 && next) expect(deltaE00(hexToLab(color.hex), hexToLab(next.hex))).toBeGreaterThan(13);
      }
    }
  },
);

it.each(['one', 'open'] as const)('nobody is asked to choose where %s may be', (kind) => {
  expect(choiceOf('True Summer', { shares: KIND_SHARES[kind] })).toEqual({ lines: [], colors: [] });
});
