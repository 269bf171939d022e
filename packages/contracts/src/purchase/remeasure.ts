import { isOneUseCode } from './one-use-code.ts';

/** A year-old result can be remeasured for free with its order's single-use code; the new result gets the next one. */
export const isRemeasureCode = isOneUseCode('remeasure');

/** `used`: the next code belongs to the new result. */
export const REMEASURE_STATES = ['waiting', 'open', 'used'] as const;
export type RemeasureState = (typeof REMEASURE_STATES)[number];
