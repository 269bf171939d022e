import type { PhotoProblem } from '@trueseason/contracts';
import { classMap } from './find/index.ts';
import { type Head, whyNoFace } from './find-head.ts';
import { assessPhoto, type PhotoQuality } from './judge/index.ts';
import { measurePhoto, type PhotoMeasurement, type Readings, readPhoto } from './measure/index.ts';

/** What a head shows: all that its verdict and the person's colors rest on. */
export interface Sight {
  readonly readings: Readings;
  readonly quality: PhotoQuality;
  /** Area of hats and scarves above the eyes over the area of the face. */
  readonly headwearShare: number;
}

/** More than this much of the head covered: what shows of the hair is not trusted as hair. */
const HEADWEAR = 0.3;

/** The sight with the measurement behind it, or why nothing can be read. */
export function readHead(head: Head): { readonly measurement: PhotoMeasurement; readonly sight: Sight } | PhotoProblem {
  const { picture, mesh, segmentation } = head;
  const measurement = measurePhoto(picture, mesh, segmentation);
  const { headwearShare } = measurement.hair;
  const readings = readPhoto(measurement, headwearShare < HEADWEAR);
  const quality = assessPhoto(picture, mesh, measurement, classMap(segmentation));
  if (Object.keys(readings.zones).length === 0) {
    return quality.clippedShare > 0.5 ? 'overexposed' : whyNoFace(picture);
  }
  return { measurement, sight: { readings, quality, headwearShare } };
}
