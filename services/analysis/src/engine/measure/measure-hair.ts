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
  /** All certain hair. */
  readonly whole: Swatch | null;
  /** Displayed hair color: evenly lit, without shade between strands and shine. */
  readonly seen: Swatch | null;
  /** Darker and lighter strands, both evenly lit. */
  readonly strands: Readonly<Record<'dark' | 'light', Swatch | null>>;
  /** Near the scalp, where natural color grows in. */
  readonly roots: Swatch | null;
  /** Below the eyes, if the hair is that long. */
  readonly lengths: Swatch | null;
  /** Area of hats and scarves above the eyes over the face's area. */
  readonly headwearShare: number;
}

/** Minimum probability of hair. */
export const SURE_HAIR = 0.9;
const LIKELY = 0.5;
/** Quantiles of the displayed color: higher makes painted hair too light, lower makes real hair too dark. */
const EVENLY_LIT = { from: 0.3, to: 0.87 };
/** Luminance quantiles of two-colored strands, without deep shade and shine. */
const DARKER = { from: 0.1, to: 0.35 };
const LIGHTER = { from: 0.7, to: 0.92 };

/** Samples the segmenter's grid: one pixel per cell is enough for hair. */
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
    // Hats are segmented as objects, scarves as clothes.
    const cover = (probabilities[first + CHANNEL.other] ?? 0) + (probabilities[first + CHANNEL.clothes] ?? 0);
    if (likely < LIKELY && cover < LIKELY) continue;
    const p = pointAt(((cell % size) + 0.5) / size, (Math.floor(cell / size) + 0.5) / size);
    // 0 at the top of the face, 1 at the chin.
    const depth = ((p.x - top.x) * down.x + (p.y - top.y) * down.y) / tall;
    if (cover >= LIKELY) {
      if (depth < 0.35) covered += 1;
      continue;
    }
    const x = Math.floor(p.x);
    const y = Math.floor(p.y);
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
