export {
  comparing,
  findRemeasure,
  findRemeasuredOrder,
  insertRemeasure,
  isOfClosedRemeasure,
} from './remeasure-queries.ts';
export { remeasureOpensAt, remeasureState } from './remeasure-state.ts';
export type { RemeasuresTable } from './remeasures-table.ts';
