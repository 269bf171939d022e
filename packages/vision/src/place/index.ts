export { firstAlike } from '../first-alike.ts';
export { isAnotherPlace, isSameSession, type Scene, type Sighting } from './another-place.ts';
export { BACKGROUND_SIZE, type Background, type CellColor, describeBackground } from './background.ts';
