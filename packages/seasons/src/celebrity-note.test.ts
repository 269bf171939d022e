import { SEASON_NAMES } from '@trueseason/contracts';
import { expect, it } from 'vitest';
import { looksBesideNames } from './celebrity-note.ts';
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
