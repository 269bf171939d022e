import { hexToLab, labToHex } from '@trueseason/color';
import type { Evidence } from '@trueseason/contracts';

/** The eyes of a drawn face: as measured, or as they mostly are beside such skin and brows. */
export const irisOf = ({ features: { skin, iris, brows, hair } }: Pick<Evidence, 'features'>): string =>
  iris?.hex ?? irisBeside(skin.hex, brows?.hex ?? hair?.hex);

/** From L* of skin, and of brows, irises are dark alike; up to the second they get lighter, and then spread. */
const SKIN = [57, 70] as const;
const BROWS = [20, 28] as const;
/** L* of the eyes that are drawn at both ends. */
const [DARK, LIGHT] = [21, 32];

/**
 * A brown eye, the commonest. On portraits 12 of 13 irises beside skin below L* 57 lay below L* 30, half of them below
 * 21, and beside brows below L* 20 the middle one at 18 to 21; elsewhere they spread from dark brown to pale blue.
 */
export function irisBeside(skin: string, brows?: string): string {
  const light = Math.min(along(SKIN, skin), brows ? along(BROWS, brows) : 1);
  return labToHex([DARK + (LIGHT - DARK) * light, 6, 7 + 4 * light]);
}

const along = ([from, to]: readonly [number, number], hex: string): number =>
  Math.max(0, Math.min(1, (hexToLab(hex)[0] - from) / (to - from)));
