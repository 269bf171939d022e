import type { Evidence, KeptResult, SeasonName } from '@trueseason/contracts';

type Distribution = Evidence['distribution'];
type Shares = readonly Readonly<Distribution[number]>[];

/**
 * A season that its owner has seen stays unless all photos together give another one so many times its share, and its second one
 * unless the first with another has so many times the share of both. So one owner in five gets a question after another day's
 * photos, instead of three (`bench:engine`, `grows`). Comparing only the second's small share would ask two.
 */
const SPEAKS_CLEARLY = 1.5;
/** Least share that a choice is weighed with. */
const RAREST = 0.01;

/** A result that its owner has seen; `now`: they have just chosen its season, which holds whatever the photos say. */
export type ToldResult = Omit<KeptResult, 'chosen'> & { readonly chosen?: number | 'now' | undefined };

export interface KeptSeasons {
  /** The season, the second one, then the others, most probable first. */
  readonly distribution: Distribution;
  readonly kept: KeptResult;
}

/** The rule of one and a half: which seasons a later result names. @param shares most probable first */
export function keepSeasons(shares: Shares, { chosen, ...told }: ToldResult): KeptSeasons {
  const { season, second } = told;
  const shareOf = (name: SeasonName): number => shares.find((share) => share.season === name)?.probability ?? 0;
  const likeliestBut = (...names: readonly SeasonName[]) => shares.find((share) => !names.includes(share.season));
  const rival = likeliestBut(season);
  // What already spoke against a chosen season when it was chosen is nothing new.
  const outweighed =
    chosen === 'now' ? Math.max(1, (rival?.probability ?? 0) / Math.max(RAREST, shareOf(season))) : (chosen ?? 1);
  const other = likeliestBut(season, second);
  const isClear = (one: number, kept: number): boolean => chosen !== 'now' && one >= SPEAKS_CLEARLY * kept;
  const first = shareOf(season);
  const named =
    rival && isClear(rival.probability, outweighed * first)
      ? [rival.season, season]
      : [season, other && isClear(first + other.probability, first + shareOf(second)) ? other.season : second];
  const rank = (name: SeasonName): number => (named.includes(name) ? named.indexOf(name) : named.length);
  return {
    distribution: shares.toSorted((a, b) => rank(a.season) - rank(b.season)),
    kept: { ...told, ...(chosen !== undefined && named[0] === season && { chosen: outweighed }) },
  };
}
