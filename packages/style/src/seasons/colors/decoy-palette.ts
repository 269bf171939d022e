import type { HexColor, LockedResult } from '@trueseason/contracts';
import { hexToLab, labToHex, labToLch, lchToLab } from '../../color/index.ts';
import { RING, RING_ORDER } from '../ring.ts';

const muted = (hex: HexColor): HexColor => {
  const [lightness, chroma, hue] = labToLch(hexToLab(hex));
  return labToHex(lchToLab([(lightness + 70) / 2, chroma * 0.45, hue]));
};

/** A muted color of each season in ring order: the same for everyone before payment, so it reveals nothing. */
export const DECOY_COLORS: readonly HexColor[] = RING_ORDER.map((season) => muted(RING[season].arc));

const third = DECOY_COLORS.length / 3;

/** The locked preview, independent of the person. */
export const decoyPalette = (): Omit<
  LockedResult,
  'photosDiffer' | 'repeated' | 'certainty' | 'morePhotosFor' | 'places' | 'finding'
> => ({
  locked: true,
  coreNeutrals: DECOY_COLORS.slice(0, third),
  accentLights: DECOY_COLORS.slice(third, 2 * third),
  accentBrights: DECOY_COLORS.slice(2 * third),
});
