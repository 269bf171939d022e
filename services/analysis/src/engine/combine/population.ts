import type { Feature, SkinZoneName } from '@trueseason/contracts';
import type { LogColor } from '../math/index.ts';

/** What is known before looking: typical value and how far people (or photos) lie from it, one sigma. */
export interface Prior {
  readonly mean: LogColor;
  readonly sd: LogColor;
}

/**
 * People's own colors under a neutral light. The sclera is the only narrow one: everybody's is nearly the
 * same off-white. Skin, hair and the rest are left wide on purpose, so that the light estimate never pulls
 * an undertone, or a deep or light coloring, towards the average. Means and spreads: the tuning half of the test portraits, rounded.
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
 * What remains of the light after the camera's own white balance and exposure: a part that the three photos
 * share (same window, same phone) and a part of each photo's own. Wide, so that the whites of the eyes decide:
 * a face against a window is easily a stop and a half too dark.
 */
export const SHARED_LIGHT: Prior = { mean: [0, 0, -0.2], sd: [0.15, 0.35, 0.6] };
export const OWN_LIGHT_SD: LogColor = [0.1, 0.25, 0.5];

/** White paper under a neutral light: a share of 0.87 comes back, a little more of the blue (CIE whiteness 140 to 170). */
export const PAPER: LogColor = [0.01, -0.025, -0.14];

/** How uncertain the least light is that a photo's brightest cloth allows. */
export const LEAST_LIGHT_SD = 0.4;

/**
 * How far a zone's own color lies from the skin's as a whole. Cheeks are rosier and foreheads tanner in
 * anybody; the lower face and neck may be beard or shadow, both much darker, so they say little about the whole.
 */
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

/** How far the evenly lit face of one photo lies from the skin's own depth and the photo's light, and how well the
 * light is known from a photo at best. */
export const FACE_SD = 0.05;
export const EXPOSURE_SD = 0.1;
