import type { Feature } from '@trueseason/contracts';
import type { LogColor } from './log-chroma.ts';

/** What is known before looking: typical value and how far people (or photos) lie from it, one sigma. */
export interface Prior {
  readonly mean: LogColor;
  readonly sd: LogColor;
}

/**
 * People's own colours under a neutral light. The sclera is the only narrow one: everybody's is nearly the
 * same off-white. Skin, hair and the rest are left wide on purpose, so that the light estimate never pulls
 * an undertone towards the average. Means and spreads: the tuning half of the test portraits, rounded.
 */
export const FEATURE_PRIORS: Readonly<Record<Feature, Prior>> = {
  sclera: { mean: [0.04, 0.2, -0.95], sd: [0.05, 0.09, 0.25] },
  skin: { mean: [0.14, 0.7, -1.2], sd: [0.2, 0.4, 0.9] },
  hair: { mean: [0.05, 0.45, -3.3], sd: [0.3, 0.5, 1.6] },
  iris: { mean: [0.2, 0.6, -3.5], sd: [0.4, 0.6, 1.2] },
  brows: { mean: [0.2, 0.8, -2.6], sd: [0.3, 0.5, 1.2] },
  lips: { mean: [0.7, 0.9, -2.1], sd: [0.4, 0.4, 0.7] },
};

/**
 * What remains of the light after the camera's own white balance and exposure: a part that the three photos
 * share (same window, same phone) and a part of each photo's own. Wide, so that the whites of the eyes decide.
 */
export const SHARED_LIGHT: Prior = { mean: [0, 0, 0], sd: [0.15, 0.35, 0.5] };
export const OWN_LIGHT_SD: LogColor = [0.1, 0.25, 0.35];

/** How far one photo's reading of a feature lies from the person's true colour apart from the light: shading, reflections, pixels. */
export const READING_SD: Readonly<Record<Feature, LogColor>> = {
  sclera: [0.05, 0.08, 0.3],
  skin: [0.035, 0.06, 0.12],
  hair: [0.07, 0.12, 0.25],
  iris: [0.1, 0.15, 0.25],
  brows: [0.08, 0.12, 0.25],
  lips: [0.07, 0.1, 0.15],
};
