// Every season's colors without its prose.
export { palette as 'Bright Spring' } from '../seasons/bright-spring/palette.ts';
export { palette as 'Bright Winter' } from '../seasons/bright-winter/palette.ts';
export { palette as 'Dark Autumn' } from '../seasons/dark-autumn/palette.ts';
export { palette as 'Dark Winter' } from '../seasons/dark-winter/palette.ts';
export { palette as 'Light Spring' } from '../seasons/light-spring/palette.ts';
export { palette as 'Light Summer' } from '../seasons/light-summer/palette.ts';
export { palette as 'Soft Autumn' } from '../seasons/soft-autumn/palette.ts';
export { palette as 'Soft Summer' } from '../seasons/soft-summer/palette.ts';
export { palette as 'True Autumn' } from '../seasons/true-autumn/palette.ts';
export { palette as 'True Spring' } from '../seasons/true-spring/palette.ts';
export { palette as 'True Summer' } from '../seasons/true-summer/palette.ts';
export { palette as 'True Winter' } from '../seasons/true-winter/palette.ts';
