import { encodeChannel } from '@trueseason/color';
import type { Canvas } from './canvas.ts';
import { type CameraLight, developMatrix } from './light.ts';
import { at, clamp } from './numeric.ts';
import { createRandom } from './random.ts';

const STEPS = 4096;
const ENCODED = Uint8ClampedArray.from({ length: STEPS + 1 }, (_, i) => encodeChannel(i / STEPS) * 255);

/** What the camera makes of the painted picture under a light: 8-bit sRGB. */
export function develop(canvas: Canvas, light: CameraLight, monochrome: boolean): Buffer {
  const { matrix } = developMatrix(light);
  const out = Buffer.alloc(canvas.rgb.length);
  for (let i = 0; i < canvas.rgb.length; i += 3) {
    const r = at(canvas.rgb, i);
    const g = at(canvas.rgb, i + 1);
    const b = at(canvas.rgb, i + 2);
    for (let c = 0; c < 3; c++) {
      const row = monochrome ? -1 : c * 3;
      const v =
        row < 0
          ? (0.2126 * r + 0.7152 * g + 0.0722 * b) * 2 ** light.exposure
          : at(matrix, row) * r + at(matrix, row + 1) * g + at(matrix, row + 2) * b;
      out[i + c] = at(ENCODED, Math.round(clamp(v) * STEPS));
    }
  }
  return out;
}

const TILE = 512;

/** Adds sensor noise in place: mostly brightness, some colour, more in the shadows. */
export function addNoise(pixels: Buffer, width: number, amount: number, seed: string): void {
  if (amount <= 0) return;
  const random = createRandom('noise', seed);
  const tile = Float32Array.from({ length: TILE * TILE }, () => random.normal());
  const strength = 4.5 * amount;
  const offsets = Array.from({ length: 64 }, () => Math.floor(random.next() * TILE * TILE));
  for (let i = 0, pixel = 0; i < pixels.length; i += 3, pixel++) {
    const x = pixel % width;
    const y = (pixel - x) / width;
    // Every block reads the tile from another place, so that no pattern repeats.
    const base =
      (y % TILE) * TILE + (x % TILE) + at(offsets, (Math.floor(x / TILE) * 7 + Math.floor(y / TILE) * 13) % 64);
    const luma = at(tile, base % tile.length);
    for (let c = 0; c < 3; c++) {
      const v = at(pixels, i + c);
      const chroma = at(tile, (base + 7919 * (c + 1)) % tile.length);
      const sigma = strength * (1.15 - 0.75 * (v / 255));
      pixels[i + c] = clamp(Math.round(v + sigma * (0.8 * luma + 0.45 * chroma)), 0, 255);
    }
  }
}
