// The drawn motif of each season.
export { icon as 'Bright Spring' } from '../seasons/bright-spring/icon.ts';
export { icon as 'Bright Winter' } from '../seasons/bright-winter/icon.ts';
export { icon as 'Dark Autumn' } from '../seasons/dark-autumn/icon.ts';
export { icon as 'Dark Winter' } from '../seasons/dark-winter/icon.ts';
export { icon as 'Light Spring' } from '../seasons/light-spring/icon.ts';
export { icon as 'Light Summer' } from '../seasons/light-summer/icon.ts';
export { icon as 'Soft Autumn' } from '../seasons/soft-autumn/icon.ts';
export { icon as 'Soft Summer' } from '../seasons/soft-summer/icon.ts';
export { icon as 'True Autumn' } from '../seasons/true-autumn/icon.ts';
export { icon as 'True Spring' } from '../seasons/true-spring/icon.ts';
export { icon as 'True Summer' } from '../seasons/true-summer/icon.ts';
export { icon as 'True Winter' } from '../seasons/true-winter/icon.ts';
