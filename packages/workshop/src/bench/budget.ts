/**
 * CPU of an operation, in that of the least that can do it and in calibration loops (`pairs.ts`), on two cores of
 * November 2026. A fifth more fails.
 */
export const BUDGET = {
  polls: { limits: 4, loops: 0.0021 },
  queue: { limits: 1.45, loops: 0.0065 },
  report: { limits: 1.4, loops: 6 },
  engine: { limits: 2.65, loops: 12 },
  upload: { limits: 5, loops: 1.05 },
} as const;
export type PairName = keyof typeof BUDGET;
