import type { PhotoProblem, PhotoSilhouette } from '@trueseason/contracts';
import { segmentHair } from './find/index.ts';
import { findHead } from './find-head.ts';
import type { Judgment } from './judge/index.ts';
import { judgeSight } from './judge-sight.ts';
import type { Readings } from './measure/index.ts';
import type { Models } from './models.ts';
import { goesBeyond, outlineRegions, outlineSilhouettes, type Region } from './outline/index.ts';
import { type Fingerprint, fingerprintOf } from './picture/index.ts';
import { readHead } from './read-head.ts';
import type { Stopwatch } from './stopwatch.ts';

/** What a photo of a face showed. */
export interface MeasuredPhoto {
  readonly readings: Readings;
  /** Where they were read. */
  readonly regions: readonly Region[];
  /** Where the face ends and the body is. */
  readonly silhouettes: readonly PhotoSilhouette[];
  /** Tells the same shot again; not kept. */
  readonly fingerprint: Fingerprint;
}

/** One photo taken through every stage that needs nothing from the other two. */
export interface ExaminedPhoto extends Judgment {
  /** Absent when there is no face to read. */
  readonly measured?: MeasuredPhoto;
}

/** The part of the segmented square that holds the face, with room for laying it on another one. */
const FACE_OF_HEAD = 0.65;

const refused = (problem: PhotoProblem): Judgment => ({ problems: [problem], warnings: [] });

/** The verdict on a photo, and nothing that only an order needs. */
export async function checkPhoto(bytes: Buffer, models: Models, watch: Stopwatch): Promise<Judgment> {
  const head = await findHead(bytes, models, watch);
  if (typeof head === 'string') return refused(head);
  return watch.time('measure', () => {
    const read = readHead(head);
    return typeof read === 'string' ? refused(read) : judgeSight(read.sight);
  });
}

export async function examinePhoto(bytes: Buffer, models: Models, watch: Stopwatch): Promise<ExaminedPhoto> {
  const head = await findHead(bytes, models, watch);
  if (typeof head === 'string') return refused(head);
  const { picture, mesh, segmentation } = head;
  const read = await watch.time('measure', () => readHead(head));
  if (typeof read === 'string') return refused(read);
  const { measurement, sight } = read;
  const { readings } = sight;
  const further =
    readings.features.hair && goesBeyond(segmentation)
      ? await watch.time('segment', () => segmentHair(picture, mesh, models.segmenter))
      : undefined;
  const judgment = judgeSight(sight);
  return watch.time('measure', () => ({
    ...judgment,
    measured: {
      readings,
      regions: outlineRegions({ picture, mesh, measurement, segmentation, readings, further }),
      silhouettes: outlineSilhouettes(picture, mesh, segmentation),
      fingerprint: fingerprintOf(picture, { ...segmentation.square, side: segmentation.square.side * FACE_OF_HEAD }),
    },
  }));
}
