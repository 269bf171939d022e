import { type Lab, linearToLab, SRGB8_TO_LINEAR } from '@trueseason/color';
import { EYES, type EyeLandmarks, type FaceMesh, landmark, middleLine } from '../find/index.ts';
import { at } from '../math/index.ts';
import { luminanceAt } from '../measure/index.ts';
import { distance, type Picture, type Point } from '../picture/index.ts';

/** 90th percentile of luminance (0..1). */
export function brightEnd({ data }: Picture): number {
  const seen: number[] = [];
  for (let i = 0; i < data.length - 2; i += 3 * 199) seen.push(luminanceAt(data, i));
  return Float64Array.from(seen).sort()[Math.floor(seen.length * 0.9)] ?? 0;
}

/**
 * Share of the head, and of an eye's surroundings, that is near black in every photo: hair in shadow, pupil, lashes.
 */
const DARK_OF_HEAD = 0.003;
const DARK_OF_EYE = 0.01;

type Box = readonly [left: number, top: number, right: number, bottom: number];

/** The lowest green level (0..255) of head and eyes. */
export function blackLevel(picture: Picture, mesh: FaceMesh): number {
  // Fair hair over a white collar has no shadows, but pupils are black.
  const eyes = EYES.map((eye) => darkestOf(picture, eyeBox(mesh, eye), 1, DARK_OF_EYE));
  return Math.min(darkestOf(picture, headBox(mesh), 2, DARK_OF_HEAD), ...eyes);
}

/** Quantile of green in a box, sampling every `step`th pixel. */
function darkestOf(
  { width, height, data }: Picture,
  [left, top, right, bottom]: Box,
  step: number,
  share: number,
): number {
  const counts = new Uint32Array(256);
  let all = 0;
  const [from, to] = [Math.max(0, left), Math.min(width, right)];
  for (let y = Math.max(0, top); y < Math.min(height, bottom); y += step) {
    for (let x = from; x < to; x += step) {
      const green = data[(y * width + x) * 3 + 1] ?? 0;
      counts[green] = (counts[green] ?? 0) + 1;
      all += 1;
    }
  }
  let level = 0;
  for (let darker = at(counts, 0); level < 255 && darker < all * share; darker += at(counts, level)) level += 1;
  return level;
}

/** From corner to corner and lid to brow, in pixels, unclipped. */
function eyeBox(mesh: FaceMesh, eye: EyeLandmarks): Box {
  const [outer, inner] = [landmark(mesh, eye.outer), landmark(mesh, eye.inner)];
  const reach = distance(outer, inner);
  const c = { x: (outer.x + inner.x) / 2, y: (outer.y + inner.y) / 2 };
  return boxAround(c, 0.6 * reach, 0.35 * reach);
}

/** Face and hair: left, top, right, bottom in pixels, unclipped. */
function headBox(mesh: FaceMesh): Box {
  const [top, chin] = middleLine(mesh);
  const reach = distance(top, chin);
  return boxAround({ x: (top.x + chin.x) / 2, y: (top.y + chin.y) / 2 }, reach, reach);
}

const boxAround = ({ x, y }: Point, halfWidth: number, halfHeight: number): Box => [
  Math.round(x - halfWidth),
  Math.round(y - halfHeight),
  Math.round(x + halfWidth),
  Math.round(y + halfHeight),
];

const labAt = (data: Uint8Array, i: number): Lab =>
  linearToLab([
    at(SRGB8_TO_LINEAR, at(data, i)),
    at(SRGB8_TO_LINEAR, at(data, i + 1)),
    at(SRGB8_TO_LINEAR, at(data, i + 2)),
  ]);

/** Samples along the longer side, bands of L*, and samples below which a band says nothing. */
const SAMPLES = 160;
const BANDS = 32;
const FEWEST = 8;

/**
 * How far colors of one lightness differ, in a*b* over the mean of L* + 16, which does not depend on exposure. Sepia,
 * duotone and gray pictures have one color for each lightness.
 */
export function colorSpread({ width, height, data }: Picture): number {
  const bands = Array.from({ length: BANDS }, () => ({ n: 0, a: 0, b: 0, squares: 0 }));
  const step = Math.max(1, Math.round(Math.max(width, height) / SAMPLES));
  let lightness = 0;
  let all = 0;
  for (let y = 0; y < height; y += step) {
    for (let x = 0; x < width; x += step) {
      const [l, a, b] = labAt(data, (y * width + x) * 3);
      const band = bands[Math.min(BANDS - 1, Math.floor((l / 100) * BANDS))];
      if (!band) continue;
      band.n += 1;
      band.a += a;
      band.b += b;
      band.squares += a * a + b * b;
      lightness += l + 16;
      all += 1;
    }
  }
  const told = bands.filter(({ n }) => n > FEWEST);
  const sum = (of: (band: (typeof bands)[number]) => number) => told.reduce((total, band) => total + of(band), 0);
  const spread =
    sum(({ n, a, b, squares }) => squares - (a * a + b * b) / n) /
    Math.max(
      1,
      sum(({ n }) => n),
    );
  return Math.sqrt(spread) / (lightness / all);
}
