// Every season's colors without its prose.
export { palette as 'Bright Spring' } from '../definitions/bright-spring/palette.ts';
export { palette as 'Bright Winter' } from '../definitions/bright-winter/palette.ts';
export { palette as 'Dark Autumn' } from '../definitions/dark-autumn/palette.ts';
export { palette as 'Dark Winter' } from '../definitions/dark-winter/palette.ts';
export { palette as 'Light Spring' } from '../definitions/light-spring/palette.ts';
export { palette as 'Light Summer' } from '../definitions/light-summer/palette.ts';
export { palette as 'Soft Autumn' } from '../definitions/soft-autumn/palette.ts';
export { palette as 'Soft Summer' } from '../definitions/soft-summer/palette.ts';
export { palette as 'True Autumn' } from '../definitions/true-autumn/palette.ts';
export { palette as 'True Spring' } from '../definitions/true-spring/palette.ts';
export { palette as 'True Summer' } from '../definitions/true-summer/palette.ts';
export { palette as 'True Winter' } from '../definitions/true-winter/palette.ts';
