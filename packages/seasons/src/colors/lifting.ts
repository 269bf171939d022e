import { hexToLab, labToLch } from '@trueseason/color';
import type { Evidence, NamedColor } from '@trueseason/contracts';
import { orderBy } from './order-by.ts';

/** Least a* above skin for lip and blush colors; less looks like skin or dust. */
const REDDER = 8;
/** C* of most people's lips, for those that were not read; and from where on lips owe it to what they wear. */
const [USUAL_LIPS, BARE_LIPS] = [27, 36];
/** A season that has hardly anything as vivid as somebody's lips lifts them with so many of its most vivid. */
const MOST_VIVID = 3;

type Face = Pick<Evidence['features'], 'skin' | 'lips'>;

const isRedder =
  ({ skin }: Face) =>
  ({ hex }: NamedColor): boolean =>
    hexToLab(hex)[1] - skin.lab[1] >= REDDER;

const chromaOf = ({ hex }: NamedColor): number => labToLch(hexToLab(hex))[1];

/** The same order, but first what shows on these cheeks. */
export const ownBlush = (blush: readonly NamedColor[], face: Face): NamedColor[] =>
  orderBy(blush, (color) => Number(!isRedder(face)(color)));

/** The same order, but first colors that lift these lips, then duller ones, last those that look like skin. */
export function ownLipstick(lipstick: readonly NamedColor[], face: Face): NamedColor[] {
  const vivid = orderBy(lipstick.filter(isRedder(face)).map(chromaOf), (chroma) => -chroma);
  const lips = face.lips ? labToLch([...face.lips.lab])[1] : USUAL_LIPS;
  const least = Math.min(lips, BARE_LIPS, vivid[MOST_VIVID - 1] ?? 0);
  return orderBy(lipstick, (color) => (isRedder(face)(color) ? Number(chromaOf(color) < least) : 2));
}
