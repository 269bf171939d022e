import {
  CHANNEL,
  FACE_OVAL,
  type FaceMesh,
  landmarks,
  middleLine,
  SEGMENT_CLASSES,
  type Segmentation,
} from '../find/index.ts';
import { distance, type Picture, pointsOf, polygonArea } from '../picture/index.ts';
import { measureSwatch, type Swatch } from './swatch.ts';

export interface HairMeasurement {
  /** All hair that is sure to be hair. */
  readonly whole: Swatch | null;
  /** The same in even light, as one would call its color: neither the shade between strands nor their shine. */
  readonly seen: Swatch | null;
  /** Its darker and its lighter strands, both in even light. */
  readonly strands: Readonly<Record<'dark' | 'light', Swatch | null>>;
  /** Near the scalp: natural color grows in here first. */
  readonly roots: Swatch | null;
  /** Below the eyes, when hair is that long. */
  readonly lengths: Swatch | null;
  /** Area of hats and scarves above the eyes over the area of the face. */
  readonly headwearShare: number;
}

/** Probability from which a cell counts as hair. */
export const SURE_HAIR = 0.9;
const LIKELY = 0.5;
/** In between lies what one would call its color: more shine and painted hair is told too light, more shade and real hair too dark. */
const EVENLY_LIT = { from: 0.3, to: 0.87 };
/** Where strands of hair of two colors lie, by luminance: deep shade and shine left out. */
const DARKER = { from: 0.1, to: 0.35 };
const LIGHTER = { from: 0.7, to: 0.92 };

/** Walks the segmenter's own grid: one pixel of the picture for each of its cells is plenty for hair. */
export function measureHair(
  picture: Picture,
  mesh: FaceMesh,
  { square, size, probabilities }: Segmentation,
): HairMeasurement {
  const { width, height, data } = picture;
  const [top, chin] = middleLine(mesh);
  const tall = distance(top, chin);
  const down = { x: (chin.x - top.x) / tall, y: (chin.y - top.y) / tall };

  const pointAt = pointsOf(square);
  const whole: number[] = [];
  const roots: number[] = [];
  const lengths: number[] = [];
  let covered = 0;
  for (let cell = 0; cell < size * size; cell++) {
    const first = cell * SEGMENT_CLASSES.length;
    const likely = probabilities[first + CHANNEL.hair] ?? 0;
    // Hats are objects to the segmenter, scarves are clothes.
    const cover = (probabilities[first + CHANNEL.other] ?? 0) + (probabilities[first + CHANNEL.clothes] ?? 0);
    if (likely < LIKELY && cover < LIKELY) continue;
    const p = pointAt(((cell % size) + 0.5) / size, (Math.floor(cell / size) + 0.5) / size);
    // 0 at the top of the face, 1 at the chin.
    const depth = ((p.x - top.x) * down.x + (p.y - top.y) * down.y) / tall;
    if (cover >= LIKELY) {
      if (depth < 0.35) covered += 1;
      continue;
    }
    const [x, y] = [Math.floor(p.x), Math.floor(p.y)];
    if (likely < SURE_HAIR || x < 0 || y < 0 || x >= width || y >= height) continue;
    const offset = (y * width + x) * 3;
    whole.push(offset);
    if (depth < 0.08 && depth > -0.35) roots.push(offset);
    else if (depth > 0.45) lengths.push(offset);
  }
  const faceCells = polygonArea(landmarks(mesh, FACE_OVAL)) / (square.side / size) ** 2;
  const trim = { from: 0.15, to: 0.8, byLight: true };
  return {
    whole: measureSwatch(data, whole, trim, 40),
    seen: measureSwatch(data, whole, { ...trim, ...EVENLY_LIT }, 40),
    strands: {
      dark: measureSwatch(data, whole, { ...trim, ...DARKER }, 40),
      light: measureSwatch(data, whole, { ...trim, ...LIGHTER }, 40),
    },
    roots: measureSwatch(data, roots, trim, 40),
    lengths: measureSwatch(data, lengths, trim, 40),
    headwearShare: covered / faceCells,
  };
}
