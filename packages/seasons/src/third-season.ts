import type { Evidence } from '@trueseason/contracts';

/** Seasons below this share of the placements hardly ever came out, and are told together. */
const TOLD_ALONE = 0.02;

/** As many bars as leave room for all else that the report's page may have to say. */
const MOST_BARS = 7;

type Share = Evidence['distribution'][number];

/** The seasons that have a bar of their own, in the web and in the report, and what is said of the others; "" for none. */
export function toldAlone({ runnerUp, distribution }: Pick<Evidence, 'runnerUp' | 'distribution'>): {
  readonly told: readonly Share[];
  readonly others: string;
} {
  const isOften = ({ probability }: Share) => probability >= TOLD_ALONE;
  const seen = distribution.filter((share, i) => i < 2 || share.season === runnerUp || isOften(share));
  const besides = seen.filter(({ season }) => season !== runnerUp).slice(0, MOST_BARS - 1);
  const told = seen.filter((share) => share.season === runnerUp || besides.includes(share));
  const rest = distribution.filter((share) => !told.includes(share));
  if (rest.length === 0) return { told, others: '' };
  const who = rest.length === 1 ? 'one season' : `the other ${rest.length} seasons`;
  return { told, others: `${who} ${rest.some(isOften) ? 'came out less often' : 'hardly ever did'}` };
}
