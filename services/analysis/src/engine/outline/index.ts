export { hasBob } from './has-bob.ts';
export { hasCoils } from './has-coils.ts';
export { hasLongHair } from './has-long-hair.ts';
export { colorRegions, goesBeyond, outlineRegions, type Region } from './outline-regions.ts';
export { outlineSilhouettes } from './outline-silhouette.ts';
