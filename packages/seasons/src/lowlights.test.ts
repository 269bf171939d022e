import { hexToLab, labToHex } from '@trueseason/color';
import { type MeasuredColor, SEASON_NAMES, type SeasonName } from '@trueseason/contracts';
import { GRAYING, resultFixture } from '@trueseason/test-kit/result';
import { describe, expect, it } from 'vitest';
import { AS_LOWLIGHTS, byReach } from './hair-page.ts';
import { personalize } from './personalize.ts';
import { seasonProfile } from './profiles.ts';

/** Somebody whose salt-and-pepper hair is as light as that. */
function own(season: SeasonName, lightness: number) {
  const { evidence } = resultFixture(season);
  const lab: MeasuredColor['lab'] = [lightness, 1, 4];
  const hair: MeasuredColor = { lab, sd: [1, 1, 1], hex: labToHex(lab), pixels: 1000, quality: 1 };
  const { hair: advice, palette } = personalize(seasonProfile(season), {
    ...evidence,
    features: { ...evidence.features, hair: { ...hair, strands: GRAYING } },
  });
  const offOf = (name: string | undefined) =>
    hexToLab(palette.hairBest.find((color) => color.name === name)?.hex ?? '#000000')[0] - lightness;
  return { guidance: advice.guidance, first: offOf(palette.hairBest[0]?.name), palette, offOf };
}

describe.each(SEASON_NAMES)('salt-and-pepper hair in %s', (season) => {
  it.each([26, 32, 38, 44, 50])(
    'of lightness %d is advised what is darker than it, and shown a color first that is seen on it',
    (lightness) => {
      const { guidance, first, palette, offOf } = own(season, lightness);
      const low = /^Lowlights in (.+?) keep the mix\./.exec(guidance)?.[1];
      if (low) expect(offOf(low)).toBeLessThan(-7);
      else for (const { name } of palette.hairBest) expect(offOf(name)).toBeGreaterThan(-8);
      // Each color that is darker says so beside it, and stands among the best as it did.
      for (const { name, wear } of palette.hairBest) expect(wear === AS_LOWLIGHTS).toBe(offOf(name) <= -8);
      const high = /^Fine highlights in (.+?) blend its strands\./.exec(guidance)?.[1];
      if (high) expect(offOf(high)).toBeGreaterThan(7);
      if (!low && !high) expect(guidance).toMatch(/^No color below is dark enough for lowlights\./);
      if (low || high) {
        expect(Math.abs(first)).toBeGreaterThan(7);
        expect(palette.hairBest[0]?.name).toBe(low ?? high);
      }
    },
  );
});

it('what is worn as lowlights stands among the best colors', () => {
  const { palette } = own('True Winter', 44);
  const [near] = byReach(palette.hairBest);
  expect(near.some(({ wear }) => wear === AS_LOWLIGHTS)).toBe(true);
});

it('no lowlights are advised where the season has none for that hair', () => {
  const { guidance, palette } = own('Light Summer', 35.5);
  expect(guidance).toMatch(/^Fine highlights in Light Ash Brown blend its strands\./);
  expect(palette.hairBest.slice(0, 2).map(({ name }) => name)).toEqual(['Light Ash Brown', 'Soft Cool Brown']);
});
