import { hexToLab, labToHex } from '@trueseason/color';
import { type Evidence, ownLips } from '@trueseason/contracts';

/** The lips of a drawn face: as measured; where they wore makeup or hid, as lips mostly are beside such skin. */
export const lipsOf = (seen: Pick<Evidence, 'features' | 'photos'>): string => {
  const skin = seen.features.skin.hex;
  return unpainted(ownLips(seen)?.hex ?? bareLips(skin), skin);
};

/** Bare lips are darker and redder than the skin beside them, and on deep skin less so. */
export function bareLips(skin: string): string {
  const [l, a, b] = hexToLab(skin);
  const deep = Math.max(0, Math.min(1, (77 - l) / 48));
  return labToHex([l * (0.79 + 0.07 * deep), a + 14 - 7 * deep, b * (0.85 + 0.07 * deep) - 1]);
}

/** From the skin, in CIELAB: so far lips are drawn as they are, and of what lies beyond so much is left. */
const NEAR = 10;
const BEYOND = 0.35;

/**
 * The color that bare lips are drawn in. What is measured is their middle, and on a face it runs out into the skin: a
 * shape that is filled with it to its edge looks painted.
 */
function unpainted(lips: string, skin: string): string {
  const [from, to] = [hexToLab(skin), hexToLab(lips)];
  const far = Math.hypot(to[0] - from[0], to[1] - from[1], to[2] - from[2]);
  if (far <= NEAR) return lips;
  const share = (NEAR + (far - NEAR) * BEYOND) / far;
  const between = (i: 0 | 1 | 2) => from[i] + (to[i] - from[i]) * share;
  return labToHex([between(0), between(1), between(2)]);
}
