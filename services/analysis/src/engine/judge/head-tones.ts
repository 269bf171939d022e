import { EYES, type EyeLandmarks, type FaceMesh, landmark, middleLine } from '../find/index.ts';
import { at } from '../math/index.ts';
import { luminanceAt } from '../measure/index.ts';
import { distance, type Picture, type Point } from '../picture/index.ts';

/** 90th percentile of luminance (0..1). */
export function brightEnd({ data }: Picture): number {
  const tones: number[] = [];
  for (let i = 0; i < data.length - 2; i += 3 * 199) tones.push(luminanceAt(data, i));
  return Float64Array.from(tones).sort()[Math.floor(tones.length * 0.9)] ?? 0;
}

/** Share of the head, and of an eye's surroundings, near black in every photo: shadowed hair, pupil, lashes. */
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
  let total = 0;
  const from = Math.max(0, left);
  const to = Math.min(width, right);
  for (let y = Math.max(0, top); y < Math.min(height, bottom); y += step) {
    for (let x = from; x < to; x += step) {
      const green = data[(y * width + x) * 3 + 1] ?? 0;
      counts[green] = (counts[green] ?? 0) + 1;
      total += 1;
    }
  }
  let level = 0;
  for (let darker = at(counts, 0); level < 255 && darker < total * share; darker += at(counts, level)) level += 1;
  return level;
}

/** From corner to corner and lid to brow, in pixels, unclipped. */
function eyeBox(mesh: FaceMesh, eye: EyeLandmarks): Box {
  const outer = landmark(mesh, eye.outer);
  const inner = landmark(mesh, eye.inner);
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
