import { litSkinMaterial } from './clipping.ts';
import { EVENLY_LIT } from './face-pixels.ts';
import { everyNth, measureSwatch, type Swatch } from './swatch.ts';

/**
 * Of a face what one would call the color of its skin: all that is evenly lit. What places it is read in zones, in shade
 * as well, where cameras render the same skin in fuller color: R/B falls by about 0.4 for each unit (log) of light.
 * `face` is its `facePixels`. Null where too little of it is seen.
 */
export const seenSkin = (data: Uint8Array, face: readonly number[]): Swatch | null =>
  measureSwatch(data, face, EVENLY_LIT, 100, litSkinMaterial(data, everyNth(face, 8)));
