import { type Evidence, SEASON_NAMES, type SeasonName } from '@trueseason/contracts';
import { describe, expect, it } from 'vitest';
import { keepSeasons, type ToldResult } from './keep-seasons.ts';

type Shares = Readonly<Partial<Record<SeasonName, number>>>;
const sharesOf = (shares: Shares): Evidence['distribution'] =>
  SEASON_NAMES.map((season) => ({ season, probability: shares[season] ?? 0 })).toSorted(
    (a, b) => b.probability - a.probability,
  );
const told: ToldResult = { season: 'True Summer', second: 'Light Summer', sure: [] };
const named = (shares: Shares, by: ToldResult = told) =>
  keepSeasons(sharesOf(shares), by)
    .distribution.slice(0, 3)
    .map(({ season }) => season);

describe('a told season', () => {
  it('stays while no other has one and a half times its share', () => {
    expect(named({ 'Soft Summer': 0.44, 'True Summer': 0.3, 'Light Summer': 0.26 })).toEqual([
      'True Summer',
      'Light Summer',
      'Soft Summer',
    ]);
  });

  it('gives way at one and a half times its share, and becomes the second one', () => {
    expect(named({ 'Soft Summer': 0.45, 'Light Summer': 0.25, 'True Summer': 0.3 })).toEqual([
      'Soft Summer',
      'True Summer',
      'Light Summer',
    ]);
  });

  it('keeps its second one while the first with another has not one and a half times the share of both', () => {
    expect(named({ 'True Summer': 0.4, 'Soft Summer': 0.28, 'Dark Winter': 0.22, 'Light Summer': 0.1 })[1]).toBe(
      'Light Summer',
    );
    expect(named({ 'True Summer': 0.4, 'Soft Summer': 0.4, 'Dark Winter': 0.1, 'Light Summer': 0.1 })[1]).toBe(
      'Soft Summer',
    );
  });

  it('is all that changes: shares stay, and the rest follows them', () => {
    const shares = sharesOf({ 'Soft Summer': 0.4, 'True Summer': 0.3, 'Dark Winter': 0.2, 'Light Summer': 0.1 });
    const { distribution, kept } = keepSeasons(shares, { ...told, sure: ['#112233'] });
    expect(distribution.toSorted((a, b) => b.probability - a.probability)).toEqual(shares);
    expect(distribution.slice(2).map(({ probability }) => probability)).toEqual(
      distribution
        .slice(2)
        .map(({ probability }) => probability)
        .toSorted((a, b) => b - a),
    );
    expect(kept).toEqual({ ...told, sure: ['#112233'] });
  });
});

describe('a chosen season', () => {
  const shares = { 'Soft Summer': 0.6, 'True Summer': 0.2, 'Light Summer': 0.2 };
  const now: ToldResult = { season: 'True Summer', second: 'Soft Summer', sure: [], chosen: 'now' };

  it('holds whatever the photos say', () => {
    expect(named(shares, now).slice(0, 2)).toEqual(['True Summer', 'Soft Summer']);
    expect(keepSeasons(sharesOf(shares), now).kept.chosen).toBeCloseTo(3);
  });

  it('is weighed by what later photos add to that', () => {
    const { kept } = keepSeasons(sharesOf(shares), now);
    expect(named(shares, kept)[0]).toBe('True Summer');
    expect(named({ 'Soft Summer': 0.8, 'True Summer': 0.18, 'Light Summer': 0.02 }, kept)[0]).toBe('True Summer');
    const clear = sharesOf({ 'Soft Summer': 0.85, 'True Summer': 0.15 });
    expect(keepSeasons(clear, kept).distribution[0]?.season).toBe('Soft Summer');
    expect(keepSeasons(clear, kept).kept).not.toHaveProperty('chosen');
  });

  it('counts for no more than it has where it leads itself', () => {
    expect(keepSeasons(sharesOf({ 'True Summer': 0.6, 'Soft Summer': 0.4 }), now).kept.chosen).toBe(1);
  });

  it('can be weighed when it hardly ever came out', () => {
    expect(keepSeasons(sharesOf({ 'Soft Summer': 1 }), now).kept.chosen).toBe(100);
  });
});
