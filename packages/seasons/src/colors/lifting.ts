import { hexToLab, labToLch } from '@trueseason/color';
import type { Evidence, NamedColor } from '@trueseason/contracts';
import { byLightness, orderBy } from './order-by.ts';

/** How much darker than the skin, in L*, lips and cheeks look natural. */
const LIP_STEP = 20;
const BLUSH_STEP = 8;
/** L* below which they are not looked for, however deep the skin. */
const [LIP_DEEPEST, BLUSH_DEEPEST] = [24, 38];
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

/** By depth, but first what shows on their cheeks. */
export function ownBlush(blush: readonly NamedColor[], face: Face): NamedColor[] {
  const natural = orderBy(blush, byLightness(Math.max(BLUSH_DEEPEST, face.skin.lab[0] - BLUSH_STEP)));
  return orderBy(natural, (color) => Number(!isRedder(face)(color)));
}

/** Sorted by depth: first colors that lift the lips, then duller ones, last those that look like skin. */
export function ownLipstick(lipstick: readonly NamedColor[], face: Face): NamedColor[] {
  const natural = orderBy(lipstick, byLightness(Math.max(LIP_DEEPEST, face.skin.lab[0] - LIP_STEP)));
  const vivid = orderBy(natural.filter(isRedder(face)).map(chromaOf), (chroma) => -chroma);
  const lips = face.lips ? labToLch([...face.lips.lab])[1] : USUAL_LIPS;
  const least = Math.min(lips, BARE_LIPS, vivid[MOST_VIVID - 1] ?? 0);
  return orderBy(natural, (color) => (isRedder(face)(color) ? Number(chromaOf(color) < least) : 2));
}
