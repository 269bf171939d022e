import { CHANNEL, type ClassGrid, type ClassMap, type FaceMesh, LIPS_OUTER, landmarks, ZONES } from '../find/index.ts';
import { beyondShade, meanOf, toLogColor } from '../math/index.ts';
import { Histogram, luminanceAt, type PhotoMeasurement, type Swatch } from '../measure/index.ts';
import { centroid, forPixelsInside, type Picture, type Point } from '../picture/index.ts';

/** An outline scaled around its center. */
const enlarged = (outline: readonly Point[], wide: number, tall: number): Point[] => {
  const c = centroid(outline);
  return outline.map((p) => ({ x: c.x + (p.x - c.x) * wide, y: c.y + (p.y - c.y) * tall }));
};

/** Log luminance quantile within an outline. */
function toneOf({ width, height, data }: Picture, outline: readonly Point[], share: number): number {
  const tones = new Histogram();
  forPixelsInside(outline, width, height, (x, y) => tones.add(luminanceAt(data, (y * width + x) * 3)));
  return Math.log(Math.max(0.002, tones.quantile(share)));
}

/**
 * Log luminance of the lids over the cheeks, for the brighter eye. Lids are skin, so only dark glasses make it strongly
 * negative. Independent of skin depth.
 */
export function lidTone(picture: Picture, mesh: FaceMesh, eyes: PhotoMeasurement['eyes']): number {
  const cheeks = [ZONES.cheekLeft, ZONES.cheekRight].map((zone) => toneOf(picture, landmarks(mesh, zone), 0.5));
  const lids = eyes.map(({ outline }) => toneOf(picture, enlarged(outline, 1.2, 2.4), 0.75));
  return Math.max(...lids) - Math.max(...cheeks);
}

/** A black mask may be segmented as background; a beard is hair. */
const COVERS = [CHANNEL.other, CHANNEL.clothes, CHANNEL.background] as const;

/** Share of the mouth and its surroundings that is neither skin nor hair, 0..1. */
export function mouthCovered(mesh: FaceMesh, { probabilities, cellAt }: ClassGrid): number {
  let total = 0;
  let covered = 0;
  const mouth = enlarged(landmarks(mesh, LIPS_OUTER), 1.3, 2);
  forPixelsInside(mouth, Number.MAX_SAFE_INTEGER, Number.MAX_SAFE_INTEGER, (x, y) => {
    total += 1;
    const cell = cellAt(x, y);
    if (cell >= 0) for (const channel of COVERS) covered += probabilities[cell + channel] ?? 0;
  });
  return covered / Math.max(1, total);
}

/** The band across both eyes, in units of the eye distance. */
const BAND = { toEachSide: 0.9, upAndDown: 0.33, step: 0.03 };

/**
 * Share of the band across both eyes, rotated with the head, that is segmented as an object, 0..1; the minimum of both
 * sides, since glasses cover both, and a patch, a brim or a hand only one.
 */
export function bandCovered(eyes: PhotoMeasurement['eyes'], classes: ClassMap): number {
  const [a, b] = eyes.map(({ outline }) => centroid(outline));
  if (!a || !b) return 0;
  const x = b.x - a.x;
  const y = b.y - a.y;
  const middle = { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 };
  const halves = [-1, 1].map((side) => {
    let total = 0;
    let covered = 0;
    for (let out = BAND.step / 2; out <= BAND.toEachSide; out += BAND.step) {
      const u = side * out;
      for (let v = -BAND.upAndDown; v <= BAND.upAndDown; v += BAND.step) {
        total += 1;
        covered += classes.probability('other', middle.x + u * x - v * y, middle.y + u * y + v * x);
      }
    }
    return covered / total;
  });
  return Math.min(...halves);
}

type TintAndWarmth = readonly [tint: number, warmth: number];

/** Difference of two sides in tint and warmth beyond shading; undefined if one is not visible. */
function between(left: Swatch | null | undefined, right: Swatch | null | undefined): TintAndWarmth | undefined {
  return left && right ? beyondShade(toLogColor(left.linear), toLogColor(right.linear)) : undefined;
}

/** Difference of the cheeks in tint and warmth beyond shading, as under two lamps; 0 if only one is visible. */
export const castBetweenCheeks = ({ cheekLeft, cheekRight }: PhotoMeasurement['zones']): number =>
  Math.hypot(...(between(cheekLeft, cheekRight) ?? [0, 0]));

/** Share of that difference that the whites of the eyes show, too; 0 if they do not or are not both seen. */
export function castOnWhites({ zones, eyes }: Pick<PhotoMeasurement, 'zones' | 'eyes'>): number {
  const cheeks = between(zones.cheekLeft, zones.cheekRight);
  const whites = between(eyes[0]?.sclera, eyes[1]?.sclera);
  if (!cheeks || !whites) return 0;
  return (cheeks[0] * whites[0] + cheeks[1] * whites[1]) / Math.max(1e-6, cheeks[0] ** 2 + cheeks[1] ** 2);
}

/** Difference of the halves of the lips in tint and warmth; 0 if only one is visible. */
export const lipsApart = ({ lipHalves: [left, right] }: Pick<PhotoMeasurement, 'lipHalves'>): number =>
  Math.hypot(...(between(left, right) ?? [0, 0]));

/** Tint and warmth of lower lids minus those of the cheeks: the median of 410 photos. */
const USUAL_LIDS: TintAndWarmth = [-0.05, -0.11];

/** How far the lower lids are from that; 0 if they or the cheeks are not visible. */
export function lidTint({ eyes, zones }: Pick<PhotoMeasurement, 'eyes' | 'zones'>): number {
  const cheeks = [zones.cheekLeft, zones.cheekRight].flatMap((cheek) => (cheek ? [toLogColor(cheek.linear)] : []));
  const lids = eyes.flatMap(({ lid }) => (lid ? [toLogColor(lid.linear)] : []));
  if (cheeks.length === 0 || lids.length === 0) return 0;
  const lid = meanOf(lids);
  const cheek = meanOf(cheeks);
  return Math.hypot(lid[0] - cheek[0] - USUAL_LIDS[0], lid[1] - cheek[1] - USUAL_LIDS[1]);
}

/** Position of the nose tip on the line between the ears, -1 to 1 and beyond; keeps rising toward a profile. */
export function sidewaysTurn(left: Point, right: Point, nose: Point): number {
  const x = right.x - left.x;
  const y = right.y - left.y;
  const along = ((nose.x - left.x) * x + (nose.y - left.y) * y) / Math.max(1, x * x + y * y);
  return 2 * along - 1;
}
