import { encodeChannel } from '@trueseason/color';
import type { Canvas } from './canvas.ts';
import { type CameraLight, developMatrix } from './light.ts';
import { createRandom } from './random.ts';

const STEPS = 4096;
const ENCODED = Uint8ClampedArray.from({ length: STEPS + 1 }, (_, i) => encodeChannel(i / STEPS) * 255);

/** What the camera makes of the painted picture under a light: 8-bit sRGB. */
export function develop(canvas: Canvas, light: CameraLight, monochrome: boolean): Buffer {
  const { matrix } = developMatrix(light);
  const gain = 2 ** light.exposure;
  const gray = [0.2126 * gain, 0.7152 * gain, 0.0722 * gain];
  const [a, b, c, d, e, f, g, h, i] = (monochrome ? [...gray, ...gray, ...gray] : matrix) as NineNumbers;
  const { rgb } = canvas;
  const out = Buffer.alloc(rgb.length);
  for (let o = 0; o < rgb.length; o += 3) {
    const x = rgb[o] as number;
    const y = rgb[o + 1] as number;
    const z = rgb[o + 2] as number;
    out[o] = encoded(a * x + b * y + c * z);
    out[o + 1] = encoded(d * x + e * y + f * z);
    out[o + 2] = encoded(g * x + h * y + i * z);
  }
  return out;
}

type NineNumbers = readonly [number, number, number, number, number, number, number, number, number];
const encoded = (v: number): number => ENCODED[v <= 0 ? 0 : v >= 1 ? STEPS : (v * STEPS + 0.5) | 0] as number;

const GRAINS = 1 << 18;

/** Adds sensor noise in place: mostly brightness, some color, more in the shadows. */
export function addNoise(pixels: Buffer, width: number, amount: number, seed: string): void {
  if (amount <= 0) return;
  const random = createRandom('noise', seed);
  const grains = Float32Array.from({ length: GRAINS }, () => random.normal());
  const sigma = Float32Array.from({ length: 256 }, (_, v) => 4.5 * amount * (1.15 - (0.75 * v) / 255));
  const mask = GRAINS - 1;
  // Rounds and clamps on its own.
  const out = new Uint8ClampedArray(pixels.buffer, pixels.byteOffset, pixels.length);
  for (let row = 0; row < pixels.length; row += width * 3) {
    // Every row starts elsewhere in the store of grains, so that no pattern shows.
    let grain = Math.floor(random.next() * GRAINS);
    for (let o = row; o < row + width * 3; o += 3, grain++) {
      const luma = 0.8 * (grains[grain & mask] as number);
      for (let c = 0; c < 3; c++) {
        const v = pixels[o + c] as number;
        const chroma = 0.45 * (grains[(grain + 7919 * (c + 1)) & mask] as number);
        out[o + c] = v + (sigma[v] as number) * (luma + chroma);
      }
    }
  }
}
