import type { Evidence, HairStrands, HexColor, NamedColor } from '@trueseason/contracts';
import { hexToLab, labToHex } from '@trueseason/style/color';

export interface OwnHair {
  readonly hex: HexColor;
  /** Of salt-and-pepper hair. */
  readonly strands?: HairStrands | undefined;
}

/** Hair in a color: on salt-and-pepper hair, lowlights replace the dark strands and leave the gray. */
export function hairIn(
  { hex, use }: Pick<NamedColor, 'hex' | 'use'>,
  { features: { hair } }: Pick<Evidence, 'features'>,
): OwnHair {
  if (!hair?.strands) return { hex };
  if (hex === hair.hex) return { hex, strands: hair.strands };
  return use === 'lowlights' ? { hex: mixed(hair.hex, hex), strands: { ...hair.strands, dark: hex } } : { hex };
}

/** Share of a lowlight's color that hair between gray strands takes: with less, all look the same. */
const TAKEN = 0.65;
const mixed = (own: HexColor, color: HexColor): HexColor => {
  const [from, to] = [hexToLab(own), hexToLab(color)];
  const at = (i: 0 | 1 | 2) => from[i] + TAKEN * (to[i] - from[i]);
  return labToHex([at(0), at(1), at(2)]);
};
