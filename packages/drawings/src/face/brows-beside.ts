import { hexToLab, labToHex } from '@trueseason/color';

/** Hair this dark has brows of its own color; the lighter it is, the more they lie below it. */
const DARK = 30;
const BELOW = 0.5;
/** As light as this and with no more color it is gray, whose brows keep some of what it had. */
const [GRAY_FROM, GRAY] = [45, 8];
const GRAY_BROWN = [3, 7] as const;
/** Skin shows between the hairs of a brow. */
const SKIN = 0.2;

/** Brows as they mostly are beside such hair and skin, for who has not shown theirs. */
export function browsBeside(hair: string, skin: string): string {
  const [l, a, b] = hexToLab(hair);
  const [skinL, skinA, skinB] = hexToLab(skin);
  const isGray = l > GRAY_FROM && Math.hypot(a, b) < GRAY;
  const [ownA, ownB] = isGray ? GRAY_BROWN : [a, b];
  const mixed = (own: number, beside: number) => own + (beside - own) * SKIN;
  return labToHex([mixed(l - BELOW * Math.max(0, l - DARK), skinL), mixed(ownA, skinA), mixed(ownB, skinB)]);
}
