/**
 * CPU of an operation, in that of the least that can do it and in calibration loops (`pairs.ts`), on two cores of
 * November 2026. A fifth more fails.
 */
export const BUDGET = {
  polls: { limits: 6.7, loops: 0.0028 },
  queue: { limits: 1.5, loops: 0.0072 },
  report: { limits: 1.5, loops: 7.1 },
  engine: { limits: 3, loops: 13.6 },
  upload: { limits: 6, loops: 1.15 },
} as const;
export type PairName = keyof typeof BUDGET;
