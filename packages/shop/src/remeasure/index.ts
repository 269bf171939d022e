export { findRemeasure, findRemeasured } from './remeasure-queries.ts';
export { remeasureOpensAt, remeasureState } from './remeasure-state.ts';
export { openRemeasure, remindOfRemeasure } from './remeasures.ts';
