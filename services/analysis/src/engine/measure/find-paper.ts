import type { Rgb } from '@trueseason/style/color';
import { type ClassMap, FACE_OVAL, type FaceMesh, landmarks } from '../find/index.ts';
import { DEPTH, type LogColor, toLogColor, triple } from '../math/index.ts';
import { boundsOf, type Picture } from '../picture/index.ts';
import { measureRegion, regionsOf } from './flat-regions.ts';
import type { Reading } from './readings.ts';

/**
 * From no sheet to surely one, by a region's area in faces (width times height of the box), its fill of the smallest
 * rectangle around it, its distance from the face and that of its middle in face widths, its distance from the top of
 * the searched window in cells, and its share of everything equally white: a wall consists of several such regions.
 */
const AREA = [0.04, 0.14] as const;
const MOST_AREA = [3.5, 2.5] as const;
const RECTANGULAR = [0.8, 0.88] as const;
const FAR = [0.7, 0.5] as const;
const BESIDE = [0.45, 0.55] as const;
const BELOW_TOP = [1, 4] as const;
const ALONE = [0.4, 0.8] as const;
/** Largest lightness difference (log) that counts as equally white. */
const ALIKE = 0.25;
/** Certainty below which nothing is gained. */
const HARDLY = 0.02;

/** White is lighter than lit skin, and less amber in any light, but not by more than this (log). */
const LIGHTER_THAN_SKIN = 0.08;
const COOLER_THAN_SKIN = [0.15, 1.6] as const;
const GREENER_THAN_SKIN = [-0.4, 0.8] as const;
/** Probability of skin or hair above which a cell is not paper. */
const OF_THE_HEAD = 0.3;

/** Paper in one photo: uncertainty of tint and warmth, and of its light against the face's. */
const PAPER_SD: LogColor = [0.02, 0.03, 0.13];
/** What a photo without paper leaves open of its light: with it, half a sheet has half the weight. */
const OPEN_SD: LogColor = [0.06, 0.12, 0.3];
/** Share of clipped pixels at which tint and warmth no longer count, and up to which they do in full. */
const CUT_OFF = [0.08, 0.01] as const;

/**
 * Finds a sheet of white paper (or a card) next to the face: a flat, bright, near-neutral rectangle that is not skin,
 * hair or wall. The less it looks like one, the wider its spread, so that similar photos read similarly. Undefined if
 * there is none. `skin` is the lit face as photographed.
 */
export function findPaper(picture: Picture, mesh: FaceMesh, classes: ClassMap, skin: LogColor): Reading | undefined {
  const { left, right, top, bottom } = boundsOf(landmarks(mesh, FACE_OVAL));
  const wide = right - left;
  const tall = bottom - top;
  const isWhite = (x: number, y: number, rgb: Rgb) => {
    const color = toLogColor(rgb);
    const tint = skin[0] - color[0];
    const warmth = skin[1] - color[1];
    return (
      color[2] > skin[2] + LIGHTER_THAN_SKIN &&
      warmth > COOLER_THAN_SKIN[0] &&
      warmth < COOLER_THAN_SKIN[1] &&
      tint > GREENER_THAN_SKIN[0] &&
      tint < GREENER_THAN_SKIN[1] &&
      classes.probability('faceSkin', x, y) + classes.probability('bodySkin', x, y) < OF_THE_HEAD &&
      classes.probability('hair', x, y) < OF_THE_HEAD
    );
  };
  const step = Math.max(4, Math.round(wide / 28));
  const window = {
    left: Math.max(0, Math.floor(left - 2 * wide)),
    right: Math.min(picture.width, Math.ceil(right + 2 * wide)),
    top: Math.max(0, Math.floor(top - 0.5 * tall)),
    bottom: Math.min(picture.height, Math.ceil(bottom + tall)),
  };
  const regions = regionsOf(picture, window, step, isWhite).map((region) => {
    const { linear, ...seen } = measureRegion(picture, region, step);
    return { ...region, ...seen, color: toLogColor(linear) };
  });
  const certaintyOf = ({ box, middle, fills, area, touches, color }: (typeof regions)[number]): number => {
    if (touches > 2 || box.top > bottom || box.bottom < top + 0.3 * tall) return 0;
    const alike = regions.filter((other) => Math.abs(other.color[DEPTH] - color[DEPTH]) < ALIKE);
    return (
      along(AREA, area / (wide * tall)) *
      along(MOST_AREA, area / (wide * tall)) *
      along(RECTANGULAR, fills) *
      along(FAR, Math.max(left - box.right, box.left - right) / wide) *
      along(BESIDE, Math.abs(middle.x - (left + right) / 2) / wide) *
      along(BELOW_TOP, (box.top - window.top) / step) *
      along(ALONE, area / alike.reduce((sum, one) => sum + one.area, 0))
    );
  };
  const [sheet] = regions
    .map((region) => ({ ...region, certainty: certaintyOf(region) }))
    .sort((a, b) => b.certainty - a.certainty);
  if (!sheet || sheet.certainty < HARDLY) return undefined;
  const { color, cutOff, pixels } = sheet;
  const sure = triple((d) => sheet.certainty * (d === DEPTH ? 1 : along(CUT_OFF, cutOff)));
  return {
    color,
    sd: triple((d) => Math.hypot(PAPER_SD[d], OPEN_SD[d] * Math.sqrt(1 / Math.max(sure[d], HARDLY) - 1))),
    pixels,
  };
}

/** From 0 at the first value to 1 at the second. */
const along = ([none, all]: readonly [number, number], value: number): number =>
  Math.max(0, Math.min(1, (value - none) / (all - none)));

/** Whether paper was seen for certain enough to be named as the source of the light. */
export const isSurePaper = ({ sd }: Reading): boolean => sd[1] < OPEN_SD[1];
