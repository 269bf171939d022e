// Whole seasons, for servers, which may carry all the prose.
export { profile as 'Bright Spring' } from '../seasons/bright-spring/index.ts';
export { profile as 'Bright Winter' } from '../seasons/bright-winter/index.ts';
export { profile as 'Dark Autumn' } from '../seasons/dark-autumn/index.ts';
export { profile as 'Dark Winter' } from '../seasons/dark-winter/index.ts';
export { profile as 'Light Spring' } from '../seasons/light-spring/index.ts';
export { profile as 'Light Summer' } from '../seasons/light-summer/index.ts';
export { profile as 'Soft Autumn' } from '../seasons/soft-autumn/index.ts';
export { profile as 'Soft Summer' } from '../seasons/soft-summer/index.ts';
export { profile as 'True Autumn' } from '../seasons/true-autumn/index.ts';
export { profile as 'True Spring' } from '../seasons/true-spring/index.ts';
export { profile as 'True Summer' } from '../seasons/true-summer/index.ts';
export { profile as 'True Winter' } from '../seasons/true-winter/index.ts';
