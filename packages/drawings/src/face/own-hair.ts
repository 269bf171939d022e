import { hexToLab, labToHex } from '@trueseason/color';
import type { Evidence, HexColor } from '@trueseason/contracts';
import { isGray } from '@trueseason/seasons/colorless-hair';
import type { OwnHair } from '../hair/hair-in.ts';

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
