import type { Lab } from './types.ts';

/** Individual typology angle in degrees: atan((L* - 50) / b*), Chardon et al. 1991. Depth of skin, not undertone. */
export const individualTypologyAngle = ([l, , b]: Lab): number =>
  (Math.atan2(l - 50, Math.max(b, 1e-6)) * 180) / Math.PI;

const SKIN_DEPTHS = ['very light', 'light', 'medium', 'tan', 'brown', 'deep'] as const;
export type SkinDepth = (typeof SKIN_DEPTHS)[number];

/** Lower bounds in degrees of all but the last class, Chardon 1991 as extended by Del Bino 2013. */
const LOWER_BOUNDS = [55, 41, 28, 10, -30] as const;

export function skinDepth(ita: number): SkinDepth {
  const index = LOWER_BOUNDS.findIndex((bound) => ita > bound);
  return SKIN_DEPTHS[index] ?? 'deep';
}
