import { hexToLab, labToHex } from '@trueseason/color';
import { type Evidence, ownLips } from '@trueseason/contracts';

/** The lips of a drawn face: as measured; where they wore makeup or hid, as lips mostly are beside such skin. */
export const lipsOf = (seen: Pick<Evidence, 'features' | 'photos'>): string =>
  ownLips(seen)?.hex ?? bareLips(seen.features.skin.hex);

/** Bare lips are darker and redder than the skin beside them, and on deep skin less so. */
export function bareLips(skin: string): string {
  const [l, a, b] = hexToLab(skin);
  const deep = Math.max(0, Math.min(1, (77 - l) / 48));
  return labToHex([l * (0.79 + 0.07 * deep), a + 14 - 7 * deep, b * (0.85 + 0.07 * deep) - 1]);
}
