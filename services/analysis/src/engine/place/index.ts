export { type Placed, placePerson } from './place-person.ts';
export { differenceTo, type Placement, type Spread } from './place-season.ts';
export { areRelated, ringDistance, sharedAxes } from './related-seasons.ts';
