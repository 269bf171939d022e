import { describe, expect, it } from 'vitest';
import type { Reading, Readings } from '../measure/index.ts';
import { combinePhotos } from './combine-photos.ts';
import { oneVote } from './one-vote.ts';

const reading = (warmth: number): Reading => ({ color: [0.15, warmth, -1.2], sd: [0.04, 0.06, 0.2], pixels: 1000 });
const copy = (warmth: number, { hair = true, paper = false } = {}): Readings => ({
  zones: { cheekLeft: reading(warmth) },
  features: hair ? { hair: { ...reading(0.5), color: [0, 0.5, -3.5] } } : {},
  displayed: { hair: hair ? [0, 0.5, -3.4] : null, skin: [0.15, warmth, -1.2] },
  tones: { highlights: -0.2 },
  paper: paper ? reading(0) : undefined,
});
const repeats = (photos: readonly Readings[]): Readings[] =>
  photos.map((photo, i) => (i === 0 ? photo : { ...photo, repeatOf: 0 }));

describe('copies of one shot', () => {
  it('tell the same in every order, as one photo', () => {
    const copies = [copy(0.6), copy(0.7, { hair: false }), copy(0.62, { paper: true })];
    const skins = [copies, copies.toReversed()].map((photos) => combinePhotos(repeats(photos), {}));
    expect(skins.map(({ photos }) => photos.length)).toEqual([1, 1]);
    expect(skins[0]?.bare.colors).toEqual(skins[1]?.bare.colors);
  });

  it('share what they show, and are less certain of what few of them show', () => {
    const { zones, features, displayed, paper } = oneVote([copy(0.6), copy(0.8, { hair: false, paper: true })]);
    expect(zones.cheekLeft?.color[1]).toBeCloseTo(0.7);
    expect(zones.cheekLeft?.sd[1]).toBeCloseTo(0.06);
    expect(features.hair?.sd[1]).toBeCloseTo(0.06 * Math.SQRT2);
    expect(paper?.sd[1]).toBeCloseTo(0.06 * Math.SQRT2);
    expect(displayed).toMatchObject({ hair: [0, 0.5, -3.4], skin: [0.15, expect.closeTo(0.7), -1.2] });
    expect(oneVote([copy(0.6, { hair: false }), copy(0.8, { hair: false })]).displayed?.hair).toBeNull();
  });
});
