import { labToHex } from '@trueseason/color';
import { type MeasuredColor, SEASON_NAMES, type SeasonName } from '@trueseason/contracts';
import { GRAYING, resultFixture } from '@trueseason/test-kit/result';
import { expect, it } from 'vitest';
import { personalize } from './personalize.ts';
import { seasonProfile } from './profiles.ts';

type Lab = [number, number, number];
const measured = (lab: Lab): MeasuredColor => ({ lab, sd: [1, 1, 1], hex: labToHex(lab), pixels: 1000, quality: 1 });

function guidance(season: SeasonName, lab: Lab | null, strands?: typeof GRAYING): string {
  const { evidence } = resultFixture(season);
  const hair = lab && { ...measured(lab), ...(strands && { strands }) };
  return personalize(seasonProfile(season), { ...evidence, features: { ...evidence.features, hair } }).hair.guidance;
}

/** Of a color in the list below, and of nobody's hair. */
const FROM_TIME = 'with gray hair, not from dye';

it.each(SEASON_NAMES)('%s: says nothing of gray to whose hair has none, or whose hair was not read', (season) => {
  const untold: (Lab | null)[] = [[9, 1, 1], [20, 4, 6], [28, 1, 1], [36, 1.4, 6.8], [38, 5, 11], [64, 6, 23], null];
  for (const lab of untold) {
    const grays = seasonProfile(season).palette.hairBest.map(({ name }) => name);
    const text = [FROM_TIME, ...grays].reduce((left, name) => left.replaceAll(name, ''), guidance(season, lab));
    expect(text, `${lab}`).not.toMatch(/gray|white|growing out/i);
  }
});

it.each(SEASON_NAMES)('%s: tells whoever has some gray what its gray does on them', (season) => {
  const { gray } = seasonProfile(season).hair;
  expect(guidance(season, [34, 0, 0], GRAYING)).toContain(gray);
  expect(guidance(season, [74, 0, 0])).toContain(gray);
  expect(guidance(season, [88, 0, 0])).toContain(gray);
});
