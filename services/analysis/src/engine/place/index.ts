export { type Placed, placePerson } from './place-person.ts';
export type { Placement } from './place-season.ts';
