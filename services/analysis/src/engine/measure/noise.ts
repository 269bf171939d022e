import type { Feature } from '@trueseason/contracts';
import type { LogColor } from '../math/index.ts';

/** Noise of one reading without light: shading, reflections, pixels. */
export const READING_SD: Readonly<Record<Exclude<Feature, 'skin'>, LogColor>> = {
  sclera: [0.05, 0.08, 0.25],
  hair: [0.07, 0.12, 0.25],
  iris: [0.1, 0.15, 0.25],
  brows: [0.08, 0.12, 0.25],
  lips: [0.07, 0.1, 0.15],
};
export const ZONE_READING_SD: LogColor = [0.03, 0.05, 0.2];

/**
 * White cloth reflects at most 0.9, so the light is hardly dimmer than the brightest cloth. Clothes may get a fifth
 * more light than the face, with uncertainty, or be shaded.
 */
export const WHITE_CLOTH = Math.log(0.9);
export const CLOTH_LEAD = 0.2;
