import { type Evidence, SEASON_NAMES, type SeasonName } from '@trueseason/contracts';
import { resultFixture } from '@trueseason/test-kit/result';
import { expect, it } from 'vitest';
import { ownPlace } from './own-place.ts';
import { seasonProfile } from './profiles.ts';

/** As light or deep all over, so that no feature makes them so against another. */
const alike = <T extends Evidence['features']>(features: T): T => ({
  ...features,
  hair: features.hair && { ...features.hair, lab: [40, 5, 8] },
  iris: features.iris && { ...features.iris, lab: [40, 5, 8] },
});
const told = (season: SeasonName, value: number, sd = 0.15, full = true): string => {
  const { axes, features: measured } = resultFixture(season, { full }).evidence;
  const features = alike(measured);
  return ownPlace(season, { features, axes: { ...axes, value: { value, sd } } });
};

it('says beside a season of moderate depth that its reader is far deeper, by hair, skin and eyes together', () => {
  expect(told('True Autumn', -0.9)).toBe('Overall, your hair, skin and eyes are deeper than is usual for True Autumn.');
  expect(told('Light Spring', 0.2)).toMatch(/are deeper than is usual for Light Spring\.$/);
  expect(told('Dark Winter', -0.4)).toMatch(/^Overall, your hair, skin and eyes are lighter than/);
  expect(told('True Autumn', -0.9, 0.15, false)).toBe('Your skin is deeper than is usual for True Autumn.');
});

it('says so of clarity, and of what else lies apart in a short one after it', () => {
  const { axes, features: measured } = resultFixture('True Autumn').evidence;
  const features = alike(measured);
  const at = (value: number, chroma: number) =>
    ownPlace('True Autumn', {
      features,
      axes: { ...axes, value: { value, sd: 0.1 }, chroma: { value: chroma, sd: 0.1 } },
    });
  expect(at(-0.35, 0.1)).toBe('Your coloring is clearer than is usual for True Autumn.');
  expect(at(-0.9, -0.9)).toBe(
    'Overall, your hair, skin and eyes are deeper than is usual for True Autumn. Your coloring is more muted, too.',
  );
  expect(at(-0.35, -0.45)).toBe('');
});

it('names what makes them so, where something else of them lies at the other end', () => {
  const { axes, features } = resultFixture('True Autumn').evidence;
  const at = (value: number, hair: number, iris: number, skin: number) => {
    const color = (l: number) => ({ ...features.skin, lab: [l, 9, 12] as [number, number, number] });
    const own = { ...features, skin: color(skin), hair: color(hair), iris: color(iris) };
    return ownPlace('True Autumn', { features: own, axes: { ...axes, value: { value, sd: 0.1 } } });
  };
  expect(at(0.9, 64, 20, 70)).toBe(
    'Because of your light hair, you are lighter overall than is usual for True Autumn.',
  );
  expect(at(-1, 20, 17, 76)).toBe(
    'Because of your dark hair and eyes, you are deeper overall than is usual for True Autumn.',
  );
  for (const skin of [40, 57]) expect(at(-1, 20, 33, skin)).toMatch(/^Overall, your hair, skin and eyes are deeper/);
});

it('says so of contrast, beside a season that speaks of it', () => {
  const lower = (season: SeasonName) => {
    const { axes, features } = resultFixture(season).evidence;
    return ownPlace(season, { features, axes: { ...axes, contrast: { value: -0.28, sd: 0.2 } } });
  };
  expect(lower('Bright Spring')).toBe('Your contrast is lower than is usual for Bright Spring.');
  expect(lower('True Spring')).toBe('');
});

it('says nothing near the season’s own place, within two uncertainties, or of more of what it is named for', () => {
  expect(told('True Autumn', -0.6)).toBe('');
  expect(told('True Autumn', -0.9, 0.3)).toBe('');
  expect(told('Dark Winter', -1.4)).toBe('');
  expect(ownPlace('Deep Winter', resultFixture('True Autumn').evidence)).toBe('');
});

it.each(SEASON_NAMES)('%s: says of no reader that their depth is moderate', (season) => {
  expect(seasonProfile(season).description).not.toMatch(/\bits depth is\b/i);
});
