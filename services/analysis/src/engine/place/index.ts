export { type Placed, placePerson } from './place-person.ts';
