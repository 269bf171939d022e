import type { Evidence, HairStrands, HexColor, NamedColor } from '@trueseason/contracts';
import { hexToLab, labToHex } from '@trueseason/style/color';
import { shownColor } from '@trueseason/style/person';

export interface OwnHair {
  readonly hex: HexColor;
  /** Of salt-and-pepper hair. */
  readonly strands?: HairStrands | undefined;
}

/** Hair in a color: on salt-and-pepper hair, lowlights replace the dark strands and leave the gray. */
export function dyedHair(
  { hex, use }: Pick<NamedColor, 'hex' | 'use'>,
  evidence: Pick<Evidence, 'features' | 'answers'>,
): OwnHair {
  const hair = shownColor('hair', evidence);
  if (!hair?.strands) return { hex };
  if (hex === hair.hex) return { hex, strands: hair.strands };
  return use === 'lowlights' ? { hex: mixed(hair.hex, hex), strands: { ...hair.strands, dark: hex } } : { hex };
}

/** Share of a lowlight's color that hair between gray strands takes: with less, all look the same. */
const TAKEN = 0.65;
const mixed = (hair: HexColor, color: HexColor): HexColor => {
  const from = hexToLab(hair);
  const to = hexToLab(color);
  const mix = (channel: 0 | 1 | 2) => from[channel] + TAKEN * (to[channel] - from[channel]);
  return labToHex([mix(0), mix(1), mix(2)]);
};
