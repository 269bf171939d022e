import { linearToLab, type Rgb } from '@trueseason/color';
import type { ClassMap } from './class-map.ts';
import type { FaceMesh } from './face-mesh.ts';
import { ZONES } from './face-zones.ts';
import { blackLevel, brightEnd, hueSpread } from './head-tones.ts';
import { at, cropToTensor, type Picture, type Point } from './image.ts';
import type { PhotoMeasurement } from './measure-photo.ts';
import { centroid, distance, forPixelsInside } from './polygon.ts';

/** Plain numbers about a photo; `judge-photo` turns them into problems and warnings. */
export interface PhotoQuality {
  /** Mean iris radius in pixels of the decoded picture. */
  readonly irisRadius: number;
  /** Width of the face in pixels. */
  readonly faceWidth: number;
  /** Lid opening over iris diameter, of the wider open eye. */
  readonly openness: number;
  /** L* of the sclera less L* of the iris, the better eye; near 0 behind dark glasses. */
  readonly eyeContrast: number;
  /** Share of the eyes' surroundings that the segmenter takes for an object, 0..1. */
  readonly eyesCovered: number;
  /** Energy of fine detail around the eyes relative to brightness. */
  readonly sharpness: number;
  /** The same on the cheeks. */
  readonly skinTexture: number;
  /** L* of the skin and of the sclera as photographed. */
  readonly skinLightness: number;
  readonly scleraLightness: number;
  /** Share of cheek and forehead pixels in which green, the last to go, is burnt out. */
  readonly burntOut: number;
  /** Share of the rest that does not differ from its neighbors at all, as filters leave it. */
  readonly flatness: number;
  /** Luminance (0..1) that a tenth of the picture exceeds. */
  readonly brightEnd: number;
  /** Green (0..255) of the darkest part of head and eyes; high where haze or a faded look lies over it. */
  readonly blackLevel: number;
  /** Mean C*ab of skin as photographed. */
  readonly skinChroma: number;
  /** How many hues the head holds: circular spread of hue weighted by chroma, 0 (one hue) to 1. */
  readonly hueSpread: number;
  /** Log luminance difference of the cheeks. */
  readonly unevenness: number;
  /** Sideways turn, -1..1: 0 is straight at the camera. */
  readonly turn: number;
}

export function assessPhoto(
  picture: Picture,
  mesh: FaceMesh,
  photo: PhotoMeasurement,
  classes: ClassMap,
): PhotoQuality {
  const point = (index: number) => mesh.points[index] as Point;
  const { zones, eyes } = photo;
  const skin = [zones.cheekLeft, zones.cheekRight, zones.forehead].flatMap((s) => (s ? [s] : []));
  const skinLab = skin.map((s) => linearToLab(s.linear));
  const lightness = (linear: Rgb | undefined) => (linear ? linearToLab(linear)[0] : Number.NaN);
  const mean = (values: readonly number[]) => values.reduce((a, b) => a + b, 0) / Math.max(1, values.length);
  const best = (values: readonly number[]) =>
    Math.max(...values.filter((v) => !Number.isNaN(v)), Number.NEGATIVE_INFINITY);
  const logY = (s: { linear: Rgb } | undefined) => (s ? Math.log(Math.max(1e-4, s.linear[1])) : Number.NaN);
  const uneven = logY(zones.cheekLeft) - logY(zones.cheekRight);
  const [left, right, nose] = [point(234), point(454), point(1)];
  return {
    irisRadius: mean(eyes.map((eye) => eye.irisRadius)),
    faceWidth: distance(left, right),
    openness: best(eyes.map((eye) => eye.openness)),
    eyeContrast: best(eyes.map((eye) => lightness(eye.sclera?.linear) - lightness(eye.iris?.linear))),
    eyesCovered: mean(eyes.map((eye) => coverOf(eye.outline, classes))),
    sharpness: best(eyes.map((eye) => detail(picture, eye.irisCentre, eye.irisRadius * 6))),
    skinTexture: mean(
      [centreOf(mesh, 50), centreOf(mesh, 280)].map((c) => detail(picture, c, distance(left, right) / 5)),
    ),
    skinLightness: mean(skinLab.map((lab) => lab[0])),
    scleraLightness: best(eyes.map((eye) => lightness(eye.sclera?.linear))),
    ...surface(picture, mesh),
    brightEnd: brightEnd(picture),
    blackLevel: blackLevel(picture, mesh),
    skinChroma: mean(skinLab.map((lab) => Math.hypot(lab[1], lab[2]))),
    hueSpread: hueSpread(picture, mesh),
    unevenness: Number.isNaN(uneven) ? 0 : uneven,
    turn: (distance(nose, left) - distance(nose, right)) / (distance(nose, left) + distance(nose, right)),
  };
}

const centreOf = (mesh: FaceMesh, index: number): Point => mesh.points[index] as Point;

/** Share of "other" (glasses, hands, masks) over an eye and the ring around it. */
function coverOf(outline: readonly Point[], classes: ClassMap): number {
  const c = centroid(outline);
  const wide = outline.map((p) => ({ x: c.x + (p.x - c.x) * 1.3, y: c.y + (p.y - c.y) * 2 }));
  let all = 0;
  let covered = 0;
  forPixelsInside(wide, Number.MAX_SAFE_INTEGER, Number.MAX_SAFE_INTEGER, (x, y) => {
    all += 1;
    covered += classes.probability('other', x, y);
  });
  return covered / Math.max(1, all);
}

const BURNT_OUT = 250;

/** Looks at cheeks and forehead pixel by pixel, whatever the segmenter makes of them. */
function surface({ width, height, data }: Picture, mesh: FaceMesh): Pick<PhotoQuality, 'burntOut' | 'flatness'> {
  const row = width * 3;
  let all = 0;
  let burnt = 0;
  let flat = 0;
  for (const zone of [ZONES.cheekLeft, ZONES.cheekRight, ZONES.forehead]) {
    const outline = zone.map((index) => mesh.points[index] as Point);
    forPixelsInside(outline, width - 1, height - 1, (x, y) => {
      if (x === 0 || y === 0) return;
      const i = (y * width + x) * 3 + 1;
      all += 1;
      if (at(data, i) >= BURNT_OUT) burnt += 1;
      else if (
        Math.abs(4 * at(data, i) - at(data, i - 3) - at(data, i + 3) - at(data, i - row) - at(data, i + row)) <= 1
      ) {
        flat += 1;
      }
    });
  }
  return { burntOut: burnt / Math.max(1, all), flatness: flat / Math.max(1, all - burnt) };
}

const PATCH = 64;

/** Standard deviation of the Laplacian over the mean, of a square patch resampled to one size. */
function detail(picture: Picture, centre: Point, side: number): number {
  const patch = cropToTensor(picture, { centre, side, turn: 0 }, PATCH, 1);
  const grey = Float32Array.from({ length: PATCH * PATCH }, (_, i) => at(patch, i * 3 + 1));
  let sum = 0;
  let squares = 0;
  let brightness = 0;
  let n = 0;
  for (let y = 1; y < PATCH - 1; y++) {
    for (let x = 1; x < PATCH - 1; x++) {
      const i = y * PATCH + x;
      const l = 4 * at(grey, i) - at(grey, i - 1) - at(grey, i + 1) - at(grey, i - PATCH) - at(grey, i + PATCH);
      sum += l;
      squares += l * l;
      brightness += at(grey, i);
      n += 1;
    }
  }
  const deviation = Math.sqrt(Math.max(0, squares / n - (sum / n) ** 2));
  return deviation / Math.max(4, brightness / n);
}
