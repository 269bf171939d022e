import { normalize, type Vec3 } from './numeric.ts';

/** Where the light comes from; its color is the camera's business. */
export interface LightRig {
  readonly key: Vec3;
  readonly fill: Vec3;
  /** Strengths by which the mean of a face, shading included, comes out in the color of its skin. */
  readonly keyStrength: number;
  readonly fillStrength: number;
  readonly ambient: number;
}

/** `side` -1 (from the left) .. 1, `contrast` 0 (all around) .. 1 (one window in a dark room). */
export function lightRig(side: number, contrast: number): LightRig {
  const ambient = 0.49 - 0.28 * contrast;
  const fillStrength = 0.35 - 0.28 * contrast;
  return {
    key: normalize([1.05 * side, 0.55, 0.95 - 0.65 * contrast * Math.abs(side)]),
    fill: normalize([-0.7 * side, 0.15, 0.9]),
    keyStrength: 1.2 - ambient * 0.8 - fillStrength * 0.75,
    fillStrength,
    ambient,
  };
}
