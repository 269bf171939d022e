export { colorRegions, goesBeyond, outlineRegions, type Region } from './outline-regions.ts';
export { outlineSilhouettes } from './outline-silhouette.ts';
