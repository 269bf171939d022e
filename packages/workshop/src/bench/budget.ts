/** Shares of the bare engines that `npm run bench` keeps: a pair that falls below fails. */
export const BUDGET = { polls: 0.8, upload: 0.6, queue: 0.75, report: 0.9, engine: 0.4 } as const;
export type PairName = keyof typeof BUDGET;
