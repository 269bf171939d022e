import { hexToLab, labToHex } from '@trueseason/color';
import type { Evidence, HairStrands, HexColor, NamedColor } from '@trueseason/contracts';
import { isGray } from '@trueseason/seasons/colorless-hair';
import { AS_LOWLIGHTS } from '@trueseason/seasons/hair-page';

export interface OwnHair {
  readonly hex: HexColor;
  /** Of salt-and-pepper hair. */
  readonly strands?: HairStrands | undefined;
}

/** Where neither hair nor brows were seen: it draws no attention beside any skin. */
export const UNSEEN_HAIR: HexColor = '#3B302A';

/** L* that gray strands have at least, and how far they lie above what photos showed. */
const [GRAY, ABOVE, WHITE] = [62, 18, 92];
/** Gray keeps so much of a color, and is so much of the hair. */
const [KEPT, SHARE] = [0.25, 0.6];

/**
 * What somebody's hair is drawn in: as measured, or as brows where it was not seen. Who says that they wear their gray is
 * drawn gray, also where photos saw part of it or none.
 */
export function ownHair({ features, answers }: Pick<Evidence, 'features' | 'answers'>): OwnHair {
  const { hair, brows } = features;
  const hex = hair?.hex ?? brows?.hex ?? UNSEEN_HAIR;
  if (answers?.hairWorn !== 'gray' || (hair && !hair.strands && isGray(hair))) return { hex, strands: hair?.strands };
  const [l, a, b] = hexToLab(hex);
  const at = (lightness: number) => labToHex([lightness, a * KEPT, b * KEPT]);
  const light = Math.min(WHITE, Math.max(GRAY, l + ABOVE));
  return { hex: at(l + SHARE * (light - l)), strands: { dark: at(l), gray: at(light) } };
}

/** How hair looks in a color: in salt-and-pepper hair, lowlights are its dark strands and leave it its gray. */
export function hairIn(
  { hex, wear }: Pick<NamedColor, 'hex' | 'wear'>,
  { features: { hair } }: Pick<Evidence, 'features'>,
): OwnHair {
  if (!hair?.strands) return { hex };
  if (hex === hair.hex) return { hex, strands: hair.strands };
  return wear === AS_LOWLIGHTS ? { hex: mixed(hair.hex, hex), strands: { ...hair.strands, dark: hex } } : { hex };
}

/** So much of what lies between the gray strands takes a lowlight's color: less, and all of them look alike. */
const TAKEN = 0.65;
const mixed = (own: HexColor, color: HexColor): HexColor => {
  const [from, to] = [hexToLab(own), hexToLab(color)];
  const at = (i: 0 | 1 | 2) => from[i] + TAKEN * (to[i] - from[i]);
  return labToHex([at(0), at(1), at(2)]);
};
