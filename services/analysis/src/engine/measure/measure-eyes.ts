import {
  type ClassMap,
  EYES,
  type EyeLandmarks,
  type FaceMesh,
  landmark,
  landmarks,
  middleLine,
} from '../find/index.ts';
import { mean } from '../math/index.ts';
import { centroid, distance, forPixelsInside, type Picture, type Point, shrink } from '../picture/index.ts';
import { seenIris } from './seen-iris.ts';
import { measureSwatch, type Swatch } from './swatch.ts';

export interface EyeMeasurement {
  readonly sclera: Swatch | null;
  readonly iris: Swatch | null;
  /** The displayed iris color; null if not visible. */
  readonly irisSeen: Swatch | null;
  readonly brow: Swatch | null;
  /** The lower lid, which glasses cover and which has the color of the cheeks. */
  readonly lid: Swatch | null;
  /** Radius of the iris in pixels. */
  readonly irisRadius: number;
  /** Lid opening over iris diameter. */
  readonly openness: number;
  readonly irisCenter: Point;
  readonly outline: readonly Point[];
  /** Whether a patch, a hand or hair covers only this eye: nothing is measured then. */
  readonly hidden: boolean;
}

/** Radius (in iris radii) beyond which the limbal ring ends. */
export const SCLERA_FROM = 1.18;
/** The iris between pupil and limbal ring. */
export const IRIS_FROM = 0.48;
export const IRIS_TO = 0.88;
/** Visible part of the iris, in radii: from the pupil's edge to the limbal ring, below the upper lid's shade. */
const SEEN_FROM = 0.56;
const SEEN_TO = 0.84;
const LID_SHADOW = 0.35;
/** Scale of the lid outline that avoids lid shadow and lashes. */
export const LID_CLEARANCE = 0.82;
/** Share of the eye's width at each corner that is pink tissue. */
const CORNER = 0.1;

/** Distance (in iris radii) from the eye to the lower lid that lenses cover. */
const LID_BELOW = 2.2;

/** Share of an eye and its lids segmented as skin: lower if covered, higher if not, including lenses. */
const HIDDEN = 0.5;
const BARE = 0.85;

/** Measures both eyes; a hidden one only gets its position. */
export function measureEyes(picture: Picture, mesh: FaceMesh, classes: ClassMap): EyeMeasurement[] {
  const skin = EYES.map(({ outline }) => skinShare(landmarks(mesh, outline), classes));
  const isOneBare = Math.max(...skin) > BARE;
  return EYES.map((eye, i) => {
    const measured = measureEye(picture, mesh, eye);
    const hidden = isOneBare && (skin[i] ?? 1) < HIDDEN;
    return hidden
      ? { ...measured, sclera: null, iris: null, irisSeen: null, brow: null, lid: null, hidden }
      : { ...measured, hidden };
  });
}

/** Share of an eye and its lids segmented as facial skin, which includes eyes, 0..1. */
function skinShare(outline: readonly Point[], classes: ClassMap): number {
  const { x: cx, y: cy } = centroid(outline);
  const withLids = outline.map(({ x, y }) => ({ x: cx + (x - cx) * 1.1, y: cy + (y - cy) * 1.4 }));
  let total = 0;
  let skin = 0;
  forPixelsInside(withLids, Number.MAX_SAFE_INTEGER, Number.MAX_SAFE_INTEGER, (x, y) => {
    total += 1;
    skin += classes.probability('faceSkin', x, y);
  });
  return skin / Math.max(1, total);
}

function measureEye(picture: Picture, mesh: FaceMesh, eye: EyeLandmarks): Omit<EyeMeasurement, 'hidden'> {
  const { width, height, data } = picture;
  const outline = landmarks(mesh, eye.outline);
  const center = landmark(mesh, eye.pupil);
  const rim = landmarks(mesh, eye.rim).map((point) => distance(point, center));
  const radius = mean(rim);
  const inner = landmark(mesh, eye.inner);
  const outer = landmark(mesh, eye.outer);
  const across = distance(inner, outer);
  const above = heightAbove(mesh, center);

  const sclera: number[] = [];
  const iris: number[] = [];
  const litIris: number[] = [];
  forPixelsInside(shrink(outline, LID_CLEARANCE), width, height, (x, y) => {
    const p = { x: x + 0.5, y: y + 0.5 };
    const r = distance(p, center) / radius;
    const offset = (y * width + x) * 3;
    if (r > SCLERA_FROM) {
      const along = ((p.x - inner.x) * (outer.x - inner.x) + (p.y - inner.y) * (outer.y - inner.y)) / across ** 2;
      if (along > CORNER && along < 1 - CORNER) sclera.push(offset);
    } else if (r >= IRIS_FROM && r <= IRIS_TO) {
      iris.push(offset);
      if (r >= SEEN_FROM && r <= SEEN_TO && above(p) < LID_SHADOW * radius) litIris.push(offset);
    }
  });
  const brow: number[] = [];
  forPixelsInside(landmarks(mesh, eye.brow), width, height, (x, y) => brow.push((y * width + x) * 3));

  const lid: number[] = [];
  forPixelsInside(below(mesh, outline, LID_BELOW * radius), width, height, (x, y) => lid.push((y * width + x) * 3));

  return {
    // Shaded and bloodshot parts are darker: use the brightest third.
    sclera: measureSwatch(data, sclera, { from: 0.45, to: 0.95 }, 6),
    // Exclude catchlights (brightest), and lash shadows and the pupil's rim (darkest).
    iris: measureSwatch(data, iris, { from: 0.4, to: 0.8 }, 6),
    irisSeen: seenIris(data, litIris),
    brow: measureSwatch(data, brow, { from: 0.05, to: 0.4 }, 20),
    lid: measureSwatch(data, lid, { from: 0.3, to: 0.9 }, 20),
    irisRadius: radius,
    openness: distance(landmark(mesh, eye.upper), landmark(mesh, eye.lower)) / (2 * radius),
    irisCenter: center,
    outline,
  };
}

/** An outline moved down in the head's frame. */
function below(mesh: FaceMesh, outline: readonly Point[], by: number): Point[] {
  const [top, chin] = middleLine(mesh);
  const tall = distance(top, chin);
  return outline.map(({ x, y }) => ({ x: x + ((chin.x - top.x) / tall) * by, y: y + ((chin.y - top.y) / tall) * by }));
}

/** Height (pixels) of a point above another in the head's frame. */
function heightAbove(mesh: FaceMesh, center: Point): (point: Point) => number {
  const [top, chin] = middleLine(mesh);
  const tall = distance(top, chin);
  const up = { x: (top.x - chin.x) / tall, y: (top.y - chin.y) / tall };
  return ({ x, y }) => (x - center.x) * up.x + (y - center.y) * up.y;
}
