import type { Rgb } from '@trueseason/color';
import { type ClassMap, FACE_OVAL, type FaceMesh, landmarks } from '../find/index.ts';
import { type LogColor, toLogColor } from '../math/index.ts';
import { boundsOf, type Picture } from '../picture/index.ts';
import { measureRegion, regionsOf } from './flat-regions.ts';
import type { Reading } from './readings.ts';

/** Minimum and maximum area of a sheet, in faces (width times height of the box). */
const LEAST_AREA = 0.08;
const MOST_AREA = 3;
/** Minimum fill of its minimum-area bounding box. */
const RECTANGULAR = 0.78;
/** Maximum distance of its edge from the face, and minimum distance of its center, in face widths. */
const FARTHEST = 0.6;
const BESIDE = 0.5;

/** White is lighter than lit skin, and less amber in any light, but not by more than this (log). */
const LIGHTER_THAN_SKIN = 0.08;
const COOLER_THAN_SKIN = [0.15, 1.6] as const;
const GREENER_THAN_SKIN = [-0.4, 0.8] as const;
/** Probability of skin or hair above which a cell is not paper. */
const OF_THE_HEAD = 0.3;

/** Paper in one photo: uncertainty of tint and warmth, and of its light against the face's. */
const PAPER_SD: LogColor = [0.02, 0.03, 0.13];
/** If partly clipped, it only gives a lower bound of light. */
const CUT_OFF_SD: LogColor = [0.3, 0.3, 0.13];
const MAY_BE_CUT_OFF = 0.04;

/**
 * Finds a sheet of white paper (or a card) next to the face: a flat, bright, near-neutral rectangle that is not skin,
 * hair or wall. Undefined if there is none. `skin` is the lit face as photographed.
 */
export function findPaper(picture: Picture, mesh: FaceMesh, classes: ClassMap, skin: LogColor): Reading | undefined {
  const { left, right, top, bottom } = boundsOf(landmarks(mesh, FACE_OVAL));
  const [wide, tall] = [right - left, bottom - top];
  const isWhite = (x: number, y: number, rgb: Rgb) => {
    const color = toLogColor(rgb);
    const [tint, warmth] = [skin[0] - color[0], skin[1] - color[1]];
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
  const sheets = regionsOf(picture, window, step, isWhite).filter(
    ({ box, middle, fills, area, touches, reachesTop }) => {
      const gap = Math.max(left - box.right, box.left - right);
      return (
        area > LEAST_AREA * wide * tall &&
        area < MOST_AREA * wide * tall &&
        fills > RECTANGULAR &&
        touches < 3 &&
        !reachesTop &&
        gap < FARTHEST * wide &&
        Math.abs(middle.x - (left + right) / 2) > BESIDE * wide &&
        box.top < bottom &&
        box.bottom > top + 0.3 * tall
      );
    },
  );
  const sheet = sheets.sort((a, b) => b.area - a.area)[0];
  if (!sheet) return undefined;
  const { linear, cutOff, pixels } = measureRegion(picture, sheet, step);
  return { color: toLogColor(linear), sd: cutOff > MAY_BE_CUT_OFF ? CUT_OFF_SD : PAPER_SD, pixels };
}
