export { type Placed, placePerson } from './place-person.ts';
export type { Placement } from './place-season.ts';
export { areRelated, seasonBetween, sharedAxes } from './related-seasons.ts';
export { isLight } from './witnesses.ts';
