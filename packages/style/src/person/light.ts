import type { Evidence, HexColor } from '@trueseason/contracts';
import { deltaE00, hexToLab } from '../color/index.ts';

export const isLightAssumed = ({ light }: Pick<Evidence, 'light'>): boolean => light.source === 'assumed';

/** Skin as photographed, where it differs visibly from the skin that is shown. */
export interface SkinInPhotos {
  readonly hex: HexColor;
  readonly is: 'deeper' | 'lighter' | 'tinted';
}

/** CIEDE2000 beyond which photographed skin is shown as well. */
const APART = 6;
/** L* from which the difference is one of depth. */
const DEPTH = 3;

export const photographedSkin = ({ light }: Pick<Evidence, 'light'>): HexColor => light.skinInPhotos ?? light.skinInIt;

/** Undefined if photos show about the skin that is shown. */
export function skinInPhotos({
  features: { skin },
  light,
}: Pick<Evidence, 'features' | 'light'>): SkinInPhotos | undefined {
  const hex = photographedSkin({ light });
  const photographed = hexToLab(hex);
  if (deltaE00(photographed, skin.lab) <= APART) return undefined;
  const lighter = photographed[0] - skin.lab[0];
  if (Math.abs(lighter) < DEPTH) return { hex, is: 'tinted' };
  return { hex, is: lighter > 0 ? 'lighter' : 'deeper' };
}
