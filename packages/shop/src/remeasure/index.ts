export { findRemeasure, findRemeasuredOrder } from './remeasure-queries.ts';
export { remeasureOpensAt, remeasureState } from './remeasure-state.ts';
export { openRemeasure, setRemeasureReminder } from './remeasures.ts';
