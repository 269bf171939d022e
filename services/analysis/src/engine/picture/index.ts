export { fingerprintOf } from './fingerprint.ts';
export { cropToTensor, fromSquare, intoSquare, type Picture, type Point, pointsOf, type Square } from './picture.ts';
export {
  boundsOf,
  centroid,
  distance,
  edgesOf,
  forPixelsInside,
  forRunsInside,
  maskOf,
  polygonArea,
  shrink,
} from './polygon.ts';
export { type Share, type Turns, turnBack, turnPicture } from './turn.ts';
export { type Bars, withoutBars } from './without-bars.ts';
