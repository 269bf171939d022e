import { linearToLab, type Rgb } from '@trueseason/style/color';
import { type ClassGrid, type ClassMap, type FaceMesh, landmark, landmarks, ZONES } from '../find/index.ts';
import type { PhotoMeasurement, Swatch } from '../measure/index.ts';
import { centroid, cropToTensor, distance, forPixelsInside, type Picture, type Point } from '../picture/index.ts';
import {
  bandCovered,
  castBetweenCheeks,
  castOnWhites,
  lidTint,
  lidTone,
  lipsApart,
  mouthCovered,
  sidewaysTurn,
} from './face-checks.ts';
import { blackLevel, brightEnd } from './head-tones.ts';

/** Measurements of a photo; `judge-photo` turns them into problems and warnings. */
export interface PhotoQuality {
  /** Mean iris radius in pixels. */
  readonly irisRadius: number;
  /** Width of the face in pixels. */
  readonly faceWidth: number;
  /** Lid opening over iris diameter, of the wider eye. */
  readonly openness: number;
  /** L* of sclera minus iris in the face's light, for the better eye; near 0 behind dark glasses. */
  readonly eyeContrast: number;
  /** Share of the surroundings of visible eyes that is segmented as an object, 0..1. */
  readonly eyesCovered: number;
  /** The same for the band across both eyes, on its less covered side: glasses cover both, even with clear eyes. */
  readonly bandCovered: number;
  /** Number of hidden eyes (0 or 1) while the other is visible, as with a patch. */
  readonly hiddenEyes: number;
  /** Log luminance of lids over cheeks; strongly negative behind dark glasses. */
  readonly lidTone: number;
  /** Share of the mouth's surroundings that is cloth or an object, 0..1. */
  readonly mouthCovered: number;
  /** Difference of the cheeks in tint and warmth. */
  readonly castBetweenCheeks: number;
  /** Energy of fine detail around the eyes over brightness. */
  readonly sharpness: number;
  /** The same, ratio of the weakest to the strongest direction: low with motion blur. */
  readonly steadiness: number;
  /** The same on the cheeks. */
  readonly skinTexture: number;
  /** L* of skin as photographed. */
  readonly skinLightness: number;
  /** Share of cheek and forehead pixels with clipped green, which clips last. */
  readonly clippedShare: number;
  /** Share of the rest without any local variation, as filters leave it. */
  readonly flatness: number;
  /** 90th percentile of luminance (0..1). */
  readonly brightEnd: number;
  /** Green level (0..255) of the darkest part of head and eyes; high with haze or a faded look. */
  readonly blackLevel: number;
  /** Mean C*ab of skin as photographed. */
  readonly skinChroma: number;
  /** Log luminance difference of the cheeks. */
  readonly unevenness: number;
  /** Share of the cheeks' difference in tint and warmth that the whites of the eyes show, too: 1 if it is the light. */
  readonly castOnWhites: number;
  /** How far the lower lids are in tint and warmth from their usual color relative to the cheeks, as behind lenses. */
  readonly lidTint: number;
  /** Difference of the halves of the lips in tint and warmth. */
  readonly lipsApart: number;
  /** Sideways turn: 0 is frontal; beyond 1 the tip of the nose is outside the face. */
  readonly turn: number;
}

export function assessPhoto(
  picture: Picture,
  mesh: FaceMesh,
  photo: PhotoMeasurement,
  classes: ClassGrid,
): PhotoQuality {
  const { zones, eyes } = photo;
  const skin = [zones.cheekLeft, zones.cheekRight, zones.forehead].flatMap((s) => (s ? [s] : []));
  const skinLab = skin.map((s) => linearToLab(s.linear));
  const mean = (values: readonly number[]) => values.reduce((a, b) => a + b, 0) / Math.max(1, values.length);
  const best = (values: readonly number[]) =>
    Math.max(...values.filter((v) => !Number.isNaN(v)), Number.NEGATIVE_INFINITY);
  const logY = (s: { linear: Rgb } | undefined) => (s ? Math.log(Math.max(1e-4, s.linear[1])) : Number.NaN);
  const uneven = logY(zones.cheekLeft) - logY(zones.cheekRight);
  const left = landmark(mesh, 234);
  const right = landmark(mesh, 454);
  const nose = landmark(mesh, 1);
  const visibleEyes = eyes.filter(({ hidden }) => !hidden);
  const aroundEyes = eyes.map((eye) => patchOf(picture, eye.irisCenter, eye.irisRadius * 6));
  return {
    irisRadius: mean(eyes.map((eye) => eye.irisRadius)),
    faceWidth: distance(left, right),
    openness: best(visibleEyes.map((eye) => eye.openness)),
    eyeContrast: best(eyes.map((eye) => contrastOf(eye, skin))),
    eyesCovered: mean(visibleEyes.map((eye) => coverOf(eye.outline, classes))),
    bandCovered: bandCovered(eyes, classes),
    hiddenEyes: eyes.length - visibleEyes.length,
    lidTone: lidTone(picture, mesh, eyes),
    mouthCovered: mouthCovered(mesh, classes),
    castBetweenCheeks: castBetweenCheeks(zones),
    sharpness: best(aroundEyes.map(detail)),
    steadiness: best(aroundEyes.map(evenness)),
    skinTexture: mean(landmarks(mesh, [50, 280]).map((c) => detail(patchOf(picture, c, distance(left, right) / 5)))),
    skinLightness: mean(skinLab.map((lab) => lab[0])),
    ...surface(picture, mesh),
    brightEnd: brightEnd(picture),
    blackLevel: blackLevel(picture, mesh),
    skinChroma: mean(skinLab.map((lab) => Math.hypot(lab[1], lab[2]))),
    unevenness: Number.isNaN(uneven) ? 0 : uneven,
    castOnWhites: castOnWhites(photo),
    lidTint: lidTint(photo),
    lipsApart: lipsApart(photo),
    turn: sidewaysTurn(left, right, nose),
  };
}

/** Minimum luminance of the eye white over lit skin; below it the eye is shaded, by at most the second factor. */
const LIGHTER_THAN_SKIN = 1.16;
const DEEPEST_SHADE = 12;
/** Minimum linear luminance of the sclera in a bright enough photo, at any skin depth. */
const LEAST_WHITE = 0.2;

/** Shaded eyes have both white and iris darkened: compare them as if lit like the skin. */
function contrastOf({ sclera, iris }: PhotoMeasurement['eyes'][number], skin: readonly Swatch[]): number {
  if (!sclera || !iris) return Number.NaN;
  const skinLight = skin.reduce((sum, { linear }) => sum + linear[1], 0) / Math.max(1, skin.length);
  const white = Math.max(LEAST_WHITE, LIGHTER_THAN_SKIN * skinLight);
  const shade = Math.max(1, Math.min(DEEPEST_SHADE, white / sclera.linear[1]));
  const lightness = ([r, g, b]: Rgb) => linearToLab([r * shade, g * shade, b * shade])[0];
  return lightness(sclera.linear) - lightness(iris.linear);
}

/** Share of "other" (glasses, hands, masks) over an eye and its surroundings. */
function coverOf(outline: readonly Point[], classes: ClassMap): number {
  const c = centroid(outline);
  const wide = outline.map((p) => ({ x: c.x + (p.x - c.x) * 1.3, y: c.y + (p.y - c.y) * 2 }));
  let total = 0;
  let covered = 0;
  forPixelsInside(wide, Number.MAX_SAFE_INTEGER, Number.MAX_SAFE_INTEGER, (x, y) => {
    total += 1;
    covered += classes.probability('other', x, y);
  });
  return covered / Math.max(1, total);
}

const CLIPPED = 250;

/** Statistics of all cheek and forehead pixels, independent of the segmenter. */
function surface({ width, height, data }: Picture, mesh: FaceMesh): Pick<PhotoQuality, 'clippedShare' | 'flatness'> {
  const row = width * 3;
  let total = 0;
  let clipped = 0;
  let flat = 0;
  for (const zone of [ZONES.cheekLeft, ZONES.cheekRight, ZONES.forehead]) {
    const outline = landmarks(mesh, zone);
    forPixelsInside(outline, width - 1, height - 1, (x, y) => {
      if (x === 0 || y === 0) return;
      const i = (y * width + x) * 3 + 1;
      total += 1;
      const level = data[i] ?? 0;
      if (level >= CLIPPED) clipped += 1;
      else {
        const neighborSum = (data[i - 3] ?? 0) + (data[i + 3] ?? 0) + (data[i - row] ?? 0) + (data[i + row] ?? 0);
        if (Math.abs(4 * level - neighborSum) <= 1) flat += 1;
      }
    });
  }
  return { clippedShare: clipped / Math.max(1, total), flatness: flat / Math.max(1, total - clipped) };
}

const PATCH = 64;

/** Green (0..255) of a square patch at a fixed size. */
function patchOf(picture: Picture, center: Point, side: number): Float32Array {
  const patch = cropToTensor(picture, { center, side, turn: 0 }, PATCH, 1);
  return Float32Array.from({ length: PATCH * PATCH }, (_, i) => patch[i * 3 + 1] ?? 0);
}

/** Standard deviation of the Laplacian over the mean. */
function detail(green: Float32Array): number {
  let sum = 0;
  let squares = 0;
  let brightness = 0;
  let n = 0;
  for (let y = 1; y < PATCH - 1; y++) {
    for (let i = y * PATCH + 1; i < (y + 1) * PATCH - 1; i++) {
      const level = green[i] ?? 0;
      const l =
        4 * level - (green[i - 1] ?? 0) - (green[i + 1] ?? 0) - (green[i - PATCH] ?? 0) - (green[i + PATCH] ?? 0);
      sum += l;
      squares += l * l;
      brightness += level;
      n += 1;
    }
  }
  const deviation = Math.sqrt(Math.max(0, squares / n - (sum / n) ** 2));
  return deviation / Math.max(4, brightness / n);
}

/** Offsets to neighbors: horizontal, vertical and both diagonals. */
const DIRECTIONS = [
  [1, 0],
  [0, 1],
  [1, 1],
  [1, -1],
] as const;

/** Fine detail along the weakest direction over the strongest, 0..1. */
function evenness(green: Float32Array): number {
  const energies = DIRECTIONS.map(([dx, dy]) => {
    const step = dy * PATCH + dx;
    const squaredLength = Math.hypot(dx, dy) ** 2;
    let sum = 0;
    for (let y = 1; y < PATCH - 1; y++) {
      for (let i = y * PATCH + 1; i < (y + 1) * PATCH - 1; i++) {
        const bend = (2 * (green[i] ?? 0) - (green[i - step] ?? 0) - (green[i + step] ?? 0)) / squaredLength;
        sum += bend * bend;
      }
    }
    return Math.sqrt(sum);
  });
  return Math.min(...energies) / Math.max(1, ...energies);
}
