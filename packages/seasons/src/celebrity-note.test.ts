import { SEASON_NAMES } from '@trueseason/contracts';
import { expect, it } from 'vitest';
import { celebrityNote, looksBesideNames } from './celebrity-note.ts';
import { seasonProfile } from './profiles.ts';

it.each(SEASON_NAMES)(
  '%s: beside its three names stand looks without shorts, and not the one that comes first',
  (season) => {
    const { outfits } = seasonProfile(season);
    const beside = looksBesideNames(outfits).slice(0, 3);
    expect(beside).toHaveLength(3);
    expect(beside.flatMap(({ garments }) => garments.map(({ kind }) => kind))).not.toContain('shorts');
    expect(beside).not.toContain(outfits[0]);
  },
);

it('owns whom lists leave out: men, and deeper skin to who has it', () => {
  const note = (season: (typeof SEASON_NAMES)[number], ita: number) =>
    celebrityNote(seasonProfile(season).celebrities, { ita: { value: ita, sd: 5 } });
  expect(note('Bright Spring', 5)).toMatch(/nobody of deeper skin that we found; .* in every palette\./);
  expect(note('Bright Spring', 50)).not.toContain('deeper');
  expect(note('Dark Autumn', 5)).not.toContain('found');
  expect(note('Soft Summer', 50)).toContain('for this season, and no man that we found. Nobody measured them');
  expect(note('True Summer', 5)).toContain(', and neither a man nor anybody of deeper skin that we found; Jean');
});
