// Each season's position and look: light enough for the first screen.
export { ring as 'Bright Spring' } from '../definitions/bright-spring/ring.ts';
export { ring as 'Bright Winter' } from '../definitions/bright-winter/ring.ts';
export { ring as 'Dark Autumn' } from '../definitions/dark-autumn/ring.ts';
export { ring as 'Dark Winter' } from '../definitions/dark-winter/ring.ts';
export { ring as 'Light Spring' } from '../definitions/light-spring/ring.ts';
export { ring as 'Light Summer' } from '../definitions/light-summer/ring.ts';
export { ring as 'Soft Autumn' } from '../definitions/soft-autumn/ring.ts';
export { ring as 'Soft Summer' } from '../definitions/soft-summer/ring.ts';
export { ring as 'True Autumn' } from '../definitions/true-autumn/ring.ts';
export { ring as 'True Spring' } from '../definitions/true-spring/ring.ts';
export { ring as 'True Summer' } from '../definitions/true-summer/ring.ts';
export { ring as 'True Winter' } from '../definitions/true-winter/ring.ts';
