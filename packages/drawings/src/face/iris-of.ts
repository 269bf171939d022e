import { hexToLab, labToHex } from '@trueseason/color';
import type { Evidence } from '@trueseason/contracts';

/** The eyes of a drawn face: as measured, or as they mostly are beside such skin. */
export const irisOf = ({ features: { skin, iris } }: Pick<Evidence, 'features'>): string =>
  iris?.hex ?? irisBeside(skin.hex);

/** L* of skin up to which irises are dark alike, and from which they are as light as they get; and theirs at both ends. */
const [DEEP, FAIR] = [57, 70];
const [DARK, LIGHT] = [21, 32];

/**
 * A brown eye, the commonest. On portraits, 12 of 13 irises beside skin below L* 57 lay below L* 30, half of them below
 * 21; beside lighter skin they spread from dark brown to pale blue, and a guess stays brown.
 */
export function irisBeside(skin: string): string {
  const light = Math.max(0, Math.min(1, (hexToLab(skin)[0] - DEEP) / (FAIR - DEEP)));
  return labToHex([DARK + (LIGHT - DARK) * light, 6, 7 + 4 * light]);
}
