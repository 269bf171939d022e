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
    Object.values(celebrityNote(seasonProfile(season).celebrities, { ita: { value: ita, sd: 5 } })).join(' ');
  expect(note('Bright Spring', 5)).toMatch(
    /The lists name nobody of deeper skin yet; .* every palette on deeper skin\.$/,
  );
  expect(note('Bright Spring', 50)).not.toContain('deeper');
  expect(note('Dark Autumn', 5)).not.toContain('The lists name');
  expect(celebrityNote([], null).lead).toMatch(/^Style lists name/);
  expect(note('Soft Summer', 50)).toMatch(
    /for this season\. Nobody measured them.+ The lists name no man for it yet\.$/,
  );
  expect(note('True Summer', 5)).toContain('The lists name neither a man nor anybody of deeper skin yet; Jean');
});
