import type { PhotoProblem, PhotoSilhouette } from '@trueseason/contracts';
import type { Shot } from '@trueseason/vision/same-shot';
import { type DisplayedSizes, shrinkPicture } from './decode/index.ts';
import { segmentHair } from './find/index.ts';
import { findHead, type Head } from './find-head.ts';
import type { Judgment } from './judge/index.ts';
import { judgeSight } from './judge-sight.ts';
import type { Readings } from './measure/index.ts';
import type { Models } from './models.ts';
import { goesBeyond, outlineRegions, outlineSilhouettes, type Region } from './outline/index.ts';
import { type Share, turnBack } from './picture/index.ts';
import { readHead } from './read-head.ts';
import { shotIn } from './shot-in.ts';
import type { Stopwatch } from './stopwatch.ts';

/** Measurements of a photo with a face. */
export interface MeasuredPhoto {
  readonly readings: Readings;
  readonly regions: readonly Region[];
  /** Outlines of face and body. */
  readonly silhouettes: readonly PhotoSilhouette[];
  /** Detects repeated shots; stored only with the photo. */
  readonly shot: Shot;
}

/** A photo after all stages that do not depend on the others. */
export interface ExaminedPhoto extends Judgment {
  /** Absent without a readable face. */
  readonly measured?: MeasuredPhoto;
  /**
   * The whole photo in the sizes that screens show, upright, sRGB, without metadata: JPEGs. Absent without a readable face,
   * and if stored already.
   */
  readonly displayed?: DisplayedSizes;
}

/** Outlines on the photo as it was taken, which is how its owner sees it. */
function onPhoto<Mark extends Pick<Region, 'lines'>>(marks: readonly Mark[], { picture, turns, bars }: Head): Mark[] {
  const [width, height] = turns % 2 === 0 ? [picture.width, picture.height] : [picture.height, picture.width];
  const asTaken = (point: Share): Share => {
    const [x, y] = turnBack(point, turns);
    return [
      (bars.left + x * width) / (bars.left + width + bars.right),
      (bars.top + y * height) / (bars.top + height + bars.bottom),
    ];
  };
  return marks.map((mark) => ({ ...mark, lines: mark.lines.map((line) => line.map(asTaken)) }));
}

const refused = (problem: PhotoProblem): Judgment => ({ problems: [problem], warnings: [] });

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
  const displayed = await watch.time('shrink', () => shrinkPicture(head.taken));
  return watch.time('measure', () => ({
    ...judgment,
    displayed,
    measured: {
      readings,
      regions: onPhoto(outlineRegions({ picture, mesh, measurement, segmentation, readings, further }), head),
      silhouettes: onPhoto(outlineSilhouettes(picture, mesh, segmentation), head),
      shot: shotIn(head, readings),
    },
  }));
}
