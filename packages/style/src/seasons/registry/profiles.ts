// Whole seasons, for servers, which may carry all the prose.
export { profile as 'Bright Spring' } from '../definitions/bright-spring/index.ts';
export { profile as 'Bright Winter' } from '../definitions/bright-winter/index.ts';
export { profile as 'Dark Autumn' } from '../definitions/dark-autumn/index.ts';
export { profile as 'Dark Winter' } from '../definitions/dark-winter/index.ts';
export { profile as 'Light Spring' } from '../definitions/light-spring/index.ts';
export { profile as 'Light Summer' } from '../definitions/light-summer/index.ts';
export { profile as 'Soft Autumn' } from '../definitions/soft-autumn/index.ts';
export { profile as 'Soft Summer' } from '../definitions/soft-summer/index.ts';
export { profile as 'True Autumn' } from '../definitions/true-autumn/index.ts';
export { profile as 'True Spring' } from '../definitions/true-spring/index.ts';
export { profile as 'True Summer' } from '../definitions/true-summer/index.ts';
export { profile as 'True Winter' } from '../definitions/true-winter/index.ts';
