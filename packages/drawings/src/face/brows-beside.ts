import { hexToLab, labToHex } from '@trueseason/color';
import type { HairStrands } from '@trueseason/contracts';

/** Hair this dark has brows of its own color; the lighter it is, the more they lie below it. */
const DARK = 30;
const BELOW = 0.5;
/** As light as this and with no more color it is gray, whose brows keep some of what it had. */
const [GRAY_FROM, GRAY] = [45, 8];
const GRAY_BROWN = [3, 7] as const;
/** Skin shows between the hairs of a brow. */
const SKIN = 0.2;

/** Brows as they mostly are beside such hair and skin, for who has not shown theirs. @param strands of salt-and-pepper hair */
export function browsBeside(hair: string, skin: string, strands?: HairStrands): string {
  const [l, a, b] = hexToLab(hair);
  const [skinL, skinA, skinB] = hexToLab(skin);
  const mixed = (own: number, beside: number) => own + (beside - own) * SKIN;
  if (strands) {
    // They gray as the hair does, and thin.
    const [grayL] = hexToLab(strands.gray);
    return labToHex([mixed((l + grayL) / 2, skinL), mixed(GRAY_BROWN[0], skinA), mixed(GRAY_BROWN[1], skinB)]);
  }
  const isGray = l > GRAY_FROM && Math.hypot(a, b) < GRAY;
  const [ownA, ownB] = isGray ? GRAY_BROWN : [a, b];
  return labToHex([mixed(l - BELOW * Math.max(0, l - DARK), skinL), mixed(ownA, skinA), mixed(ownB, skinB)]);
}
