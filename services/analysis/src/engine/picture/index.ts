export { type Fingerprint, fingerprintOf, likeness } from './fingerprint.ts';
export { cropToTensor, fromSquare, type Picture, type Point, type Square } from './picture.ts';
export { centroid, distance, edgesOf, forPixelsInside, polygonArea, shrink } from './polygon.ts';
