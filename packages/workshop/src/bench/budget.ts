/**
 * CPU of an operation, in that of the least that can do it and in calibration loops (`pairs.ts`), on two cores of
 * November 2026, of the dearer of quiet runs, which differ by up to a third. An eighth more fails.
 */
export const BUDGET = {
  polls: { limits: 4.6, loops: 0.0024 },
  queue: { limits: 1.6, loops: 0.007 },
  report: { limits: 1.4, loops: 6 },
  engine: { limits: 3.5, loops: 15.5 },
  upload: { limits: 5, loops: 1.05 },
} as const;
export type PairName = keyof typeof BUDGET;
