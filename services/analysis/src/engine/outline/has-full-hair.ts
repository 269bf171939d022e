import type { FaceMesh, Segmentation } from '../find/index.ts';
import { isFullIn } from './hair-in-square.ts';

/**
 * How wide hair stands beside the face at the lesser side, in face widths: above the brows, and from there down to below the
 * eyes (bands in face heights). Of 155 portraits with shorter hair ten have 0.1 to 0.32 beside the eyes, and are full; close
 * hair has less than 0.1, most of it 0.05 and less.
 */
const BESIDE = [
  { from: -0.1, to: 0.15, wide: 0.1 },
  { from: 0.15, to: 0.4, wide: 0.095 },
] as const;

/** Hair as wide as that beside the mouth goes on: where it ends, a bob tells. */
const ENDS_ABOVE = { from: 0.5, to: 0.7, wide: 0.1 };

/** Whether hair stands out from the head at both sides, and ends above the mouth. */
export const hasFullHair = (mesh: FaceMesh, segmentation: Segmentation): boolean =>
  BESIDE.every((band) => isFullIn(band, mesh, segmentation)) && !isFullIn(ENDS_ABOVE, mesh, segmentation);
