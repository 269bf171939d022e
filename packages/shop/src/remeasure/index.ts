export { findRemeasure, findRemeasured } from './remeasure-queries.ts';
export { openRemeasure, remindOfRemeasure } from './remeasures.ts';
