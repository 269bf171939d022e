import type { PhotoProblem } from '@trueseason/contracts';
import { classMap } from './find/index.ts';
import { type Head, whyNoFace } from './find-head.ts';
import { assessPhoto, isBehindTint, isMouthCovered, type PhotoQuality } from './judge/index.ts';
import {
  type Hidden,
  measureBackground,
  measurePhoto,
  measureVariety,
  type PhotoMeasurement,
  type Readings,
  readPhoto,
} from './measure/index.ts';

/** The readings of a head, for its verdict and the person's colors. */
export interface Sight {
  readonly readings: Readings;
  readonly quality: PhotoQuality;
  /** Area of hats and scarves above the eyes over the face's area. */
  readonly headwearShare: number;
}

/** Covered share above which visible hair is not trusted. */
const HEADWEAR = 0.3;

/** Features that are covered, or behind tinted glass. */
function hiddenIn(quality: PhotoQuality, headwearShare: number): Hidden {
  const hidden = new Set<'hair' | 'lips' | 'eyes'>();
  if (headwearShare >= HEADWEAR) hidden.add('hair');
  if (isMouthCovered(quality)) hidden.add('lips');
  if (isBehindTint(quality)) hidden.add('eyes');
  return hidden;
}

/** The sight and its measurement, or why there is none. */
export function readHead(
  head: Pick<Head, 'picture' | 'mesh' | 'segmentation'>,
): { readonly measurement: PhotoMeasurement; readonly sight: Sight } | PhotoProblem {
  const { picture, mesh, segmentation } = head;
  const measurement = measurePhoto(picture, mesh, segmentation);
  const { headwearShare } = measurement.hair;
  const quality = assessPhoto(picture, mesh, measurement, classMap(segmentation));
  const readings = readPhoto(measurement, hiddenIn(quality, headwearShare));
  if (Object.keys(readings.zones).length === 0) {
    return quality.clippedShare > 0.5 ? 'overexposed' : whyNoFace(picture);
  }
  const ofPicture = {
    background: measureBackground(picture, segmentation, readings.zones),
    variety: measureVariety(segmentation),
  };
  return { measurement, sight: { readings: { ...readings, ...ofPicture }, quality, headwearShare } };
}
