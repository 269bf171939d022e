import type { Evidence, NamedColor } from '@trueseason/contracts';
import { chromaOf, hexToLab, labToLch } from '../../color/index.ts';
import { sortByRank } from './sort-by-rank.ts';

/** Least a* above skin for lip and blush colors; less looks like skin or dust. */
const REDDER = 8;
/** C* of most lips, for those not measured. */
const USUAL_LIPS = 27;
/** C* above which lips owe it to makeup. */
const BARE_LIPS = 36;
/** If a season has hardly anything as vivid as the lips, so many of its most vivid colors lift them. */
const MOST_VIVID = 3;

type Face = Pick<Evidence['features'], 'skin' | 'lips'>;

const isRedder =
  ({ skin }: Face) =>
  ({ hex }: NamedColor): boolean =>
    hexToLab(hex)[1] - skin.lab[1] >= REDDER;

/** First what shows on these cheeks; otherwise the same order. */
export const sortBlush = (blush: readonly NamedColor[], face: Face): NamedColor[] =>
  sortByRank(blush, (color) => Number(!isRedder(face)(color)));

/** First what lifts these lips, then duller colors, last those like skin; otherwise the same order. */
export function sortLipstick(lipstick: readonly NamedColor[], face: Face): NamedColor[] {
  const vivid = sortByRank(lipstick.filter(isRedder(face)).map(chromaOf), (chroma) => -chroma);
  const lips = face.lips ? labToLch([...face.lips.lab])[1] : USUAL_LIPS;
  const minChroma = Math.min(lips, BARE_LIPS, vivid[MOST_VIVID - 1] ?? 0);
  return sortByRank(lipstick, (color) => (isRedder(face)(color) ? Number(chromaOf(color) < minChroma) : 2));
}
