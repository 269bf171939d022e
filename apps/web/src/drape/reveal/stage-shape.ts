import type { PlateShape } from '../frame.ts';

/** Width over height: no narrower than a phone, and no wider than leaves hair its room above a face that fills its photo. */
const [NARROWEST, WIDEST] = [0.42, 0.68];

/** A plate as large as the window, no wider than a portrait. */
export const stageShape = (width: number, height: number): PlateShape => ({
  ratio: Math.min(WIDEST, Math.max(NARROWEST, width / Math.max(1, height))),
  below: 1.05,
});
