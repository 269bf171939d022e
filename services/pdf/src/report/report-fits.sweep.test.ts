import { NO_ANSWERS, SEASON_NAMES, type SeasonName } from '@trueseason/contracts';
import { launchOptions } from '@trueseason/print/chromium';
import { GRAYING, KIND_SHARES, resultFixture } from '@trueseason/testing/result';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { createRenderer, type Renderer } from '../renderer.ts';
import { fullestDoubt, longestResult } from './testing/longest-result.ts';
import { overflow } from './testing/overflow.ts';

// Every test drives a browser, beside others on few cores.
vi.setConfig({ testTimeout: 60_000 });

let renderer: Renderer;
beforeAll(async () => {
  renderer = createRenderer({ chromium: launchOptions });
}, 60_000);
afterAll(() => renderer.close());

const hidden = (season: SeasonName, naturalHair: 'covered' | 'none') =>
  resultFixture(season, { evidence: { answers: { ...NO_ANSWERS, naturalHair } } });

test.each(SEASON_NAMES)(
  '%s fits its pages in light and deep skin, with hair of two colors and without',
  async (season) => {
    for (const result of [
      resultFixture(season, { skin: [80, 9, 14], ita: 62, strands: GRAYING }),
      resultFixture(season, { skin: [31, 11, 13], ita: -48 }),
      hidden(season, SEASON_NAMES.indexOf(season) % 2 === 0 ? 'covered' : 'none'),
    ])
      expect(await overflow(renderer, result)).toEqual([]);
  },
);

const ofKind = (kind: keyof typeof KIND_SHARES) => resultFixture('True Autumn', { shares: KIND_SHARES[kind] });

describe.each([
  ['little was seen', resultFixture('Light Spring', { full: false })],
  ['an Absolute type adds two sentences', resultFixture('True Summer', { seasonType: 'Absolute Summer' })],
  ['the runner-up lies across the ring', resultFixture('Dark Autumn', { runnerUp: 'Bright Spring' })],
  ['one season leads', ofKind('one')],
  ['two seasons lead', ofKind('two')],
  ['the season is open', ofKind('open')],
  ['every text is the longest that there is', longestResult()],
  ['as much as can be is doubtful', fullestDoubt()],
] as const)('when %s', (_, result) => {
  test('it fits its pages', async () => {
    expect(await overflow(renderer, result)).toEqual([]);
  });
});
