import { problemOf } from '../lib/api/reason.ts';

/** Whether the order was paid in the meantime: in another tab, or by a try whose answer was lost. */
export const isSettledMeanwhile = (error: unknown): boolean => problemOf(error) === 'already_settled';
