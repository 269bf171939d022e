export { hasBob } from './has-bob.ts';
export { hasCoils } from './has-coils.ts';
export { hasFullHair } from './has-full-hair.ts';
export { hasLightLengths } from './has-light-lengths.ts';
export { hasLongHair } from './has-long-hair.ts';
export { goesBeyond } from './outline-hair.ts';
export { colorRegions, outlineRegions, type Region } from './outline-regions.ts';
export { outlineSilhouettes } from './outline-silhouette.ts';
