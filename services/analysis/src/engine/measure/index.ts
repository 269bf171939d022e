export { bareDepth } from './bare-depth.ts';
export { isSurePaper } from './find-paper.ts';
export { Histogram } from './histogram.ts';
export { isLaidOver } from './laid-over.ts';
export { measureBackground } from './measure-background.ts';
export { type EyeMeasurement, IRIS_FROM, IRIS_TO, LID_CLEARANCE, SCLERA_FROM } from './measure-eyes.ts';
export { SURE_HAIR } from './measure-hair.ts';
export { measurePhoto, type PhotoMeasurement } from './measure-photo.ts';
export { SURE_SKIN, zoneOutline } from './measure-skin.ts';
export { measureVariety } from './measure-variety.ts';
export { READING_SD, ZONE_READING_SD } from './noise.ts';
export { type Hidden, readPhoto } from './read-photo.ts';
export {
  DISPLAYED_SEPARATELY,
  type Displayed,
  type DisplayedSeparately,
  type Reading,
  type Readings,
  readingsSchema,
  type Tones,
} from './readings.ts';
export { isUnreadable, lightOn, UPPER_FACE } from './shaded-eyes.ts';
export { luminanceAt, type Swatch } from './swatch.ts';
