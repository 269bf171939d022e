import { litSkinMaterial } from './clipping.ts';
import { EVENLY_LIT } from './face-pixels.ts';
import { everyNth, measureSwatch, type Swatch } from './swatch.ts';

/**
 * Displayed skin color: everything evenly lit. Placement uses zones, including shade, where cameras render the same
 * skin with more chroma: R/B falls by about 0.4 per unit (log) of light. `face` is its `facePixels`. Null if too little
 * is visible.
 */
export const seenSkin = (data: Uint8Array, face: readonly number[]): Swatch | null =>
  measureSwatch(data, face, EVENLY_LIT, 100, litSkinMaterial(data, everyNth(face, 8)));
