import type { Feature, SkinZoneName } from '@trueseason/contracts';
import type { LogColor } from '../math/index.ts';

/** Prior mean and one sigma over people or photos. */
export interface Prior {
  readonly mean: LogColor;
  readonly sd: LogColor;
}

/**
 * People's colors under neutral light. Only the sclera is narrow: it is nearly the same off-white in everyone. The
 * others are wide on purpose, so that the light estimate never pulls an undertone or a depth toward the mean. From the
 * tuning half, rounded.
 */
export const FEATURE_PRIORS: Readonly<Record<Feature, Prior>> = {
  sclera: { mean: [0.04, 0.2, -0.8], sd: [0.05, 0.09, 0.3] },
  skin: { mean: [0.14, 0.7, -1.2], sd: [0.2, 0.4, 1.6] },
  hair: { mean: [0.05, 0.45, -3.3], sd: [0.3, 0.5, 3] },
  iris: { mean: [0.2, 0.6, -3.5], sd: [0.4, 0.6, 3] },
  brows: { mean: [0.2, 0.8, -2.6], sd: [0.3, 0.5, 3] },
  lips: { mean: [0.7, 0.9, -2.1], sd: [0.4, 0.4, 2] },
};

/**
 * The light left after the camera's white balance and exposure: a part shared by the photos (same window, same phone)
 * and a part per photo. Wide, so that the whites of the eyes dominate: a backlit face is easily 1.5 stops too dark.
 */
export const SHARED_LIGHT: Prior = { mean: [0, 0, -0.2], sd: [0.15, 0.35, 0.6] };
export const OWN_LIGHT_SD: LogColor = [0.1, 0.25, 0.5];

/** White paper under neutral light: reflectance 0.87, slightly blue (CIE whiteness 140 to 170). */
export const PAPER: LogColor = [0.01, -0.025, -0.14];

/** Uncertainty of the lower bound from the brightest cloth. */
export const LEAST_LIGHT_SD = 0.4;

/** Zones against the whole skin: cheeks rosier, forehead tanner; lower face and neck count little (beard, shadow). */
const UPPER_FACE: LogColor = [0.06, 0.09, 0.12];
const LOWER_FACE: LogColor = [0.12, 0.2, 0.6];
export const ZONE_SD: Readonly<Record<SkinZoneName, LogColor>> = {
  cheekLeft: UPPER_FACE,
  cheekRight: UPPER_FACE,
  forehead: UPPER_FACE,
  jawLeft: LOWER_FACE,
  jawRight: LOWER_FACE,
  chin: LOWER_FACE,
  neck: LOWER_FACE,
};

/** Deviation of a photo's evenly lit face from skin depth plus light, and the best precision of a photo's light. */
export const FACE_SD = 0.05;
export const EXPOSURE_SD = 0.1;
