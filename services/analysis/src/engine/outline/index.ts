export { goesBeyond } from './outline-hair.ts';
export { colorRegions, outlineRegions, type Region } from './outline-regions.ts';
export { outlineSilhouettes } from './outline-silhouette.ts';
