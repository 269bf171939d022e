// Each season's position and look: light enough for the first screen.
export { ring as 'Bright Spring' } from '../seasons/bright-spring/ring.ts';
export { ring as 'Bright Winter' } from '../seasons/bright-winter/ring.ts';
export { ring as 'Dark Autumn' } from '../seasons/dark-autumn/ring.ts';
export { ring as 'Dark Winter' } from '../seasons/dark-winter/ring.ts';
export { ring as 'Light Spring' } from '../seasons/light-spring/ring.ts';
export { ring as 'Light Summer' } from '../seasons/light-summer/ring.ts';
export { ring as 'Soft Autumn' } from '../seasons/soft-autumn/ring.ts';
export { ring as 'Soft Summer' } from '../seasons/soft-summer/ring.ts';
export { ring as 'True Autumn' } from '../seasons/true-autumn/ring.ts';
export { ring as 'True Spring' } from '../seasons/true-spring/ring.ts';
export { ring as 'True Summer' } from '../seasons/true-summer/ring.ts';
export { ring as 'True Winter' } from '../seasons/true-winter/ring.ts';
