export { at, mapKeys, mean } from './arrays.ts';
export { cholesky, invertPositiveDefinite, type Matrix, usualNormals } from './gaussian.ts';
export { beyondShade, FLOOR, fromLogColor, type LogColor, labOf, toLogColor } from './log-color.ts';
export { believableBrows, believableHair, believableIris, unnaturalIris } from './pigment-gamut.ts';
export { DEPTH, DIMENSIONS, type Dimension, meanOf, moved, type Triple, triple } from './triple.ts';
