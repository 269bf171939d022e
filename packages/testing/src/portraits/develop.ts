import { decodeChannel, encodeChannel } from '@trueseason/style/color';
import { type Light, lightMap } from './light.ts';

const STEPS = 4096;
const ENCODED = Uint8ClampedArray.from({ length: STEPS + 1 }, (_, i) => encodeChannel(i / STEPS) * 255);
const DECODED = Float32Array.from({ length: 256 }, (_, i) => decodeChannel(i / 255));
const encoded = (v: number): number => ENCODED[Math.round(STEPS * Math.min(1, Math.max(0, v)))] as number;

/** Puts a picture taken in even D65 (8-bit sRGB) in another light, in place. */
export function develop(pixels: Buffer, light: Light): void {
  const [[a, b, c], [d, e, f], [g, h, i]] = lightMap(light);
  for (let o = 0; o < pixels.length; o += 3) {
    const x = DECODED[pixels[o] as number] as number;
    const y = DECODED[pixels[o + 1] as number] as number;
    const z = DECODED[pixels[o + 2] as number] as number;
    pixels[o] = encoded(a * x + b * y + c * z);
    pixels[o + 1] = encoded(d * x + e * y + f * z);
    pixels[o + 2] = encoded(g * x + h * y + i * z);
  }
}

/** FNV-1a seeds Mulberry32: the same numbers for the same words on every machine. */
function randomFor(seed: string): () => number {
  let state = 0x811c9dc5;
  for (const char of seed) state = Math.imul(state ^ (char.codePointAt(0) ?? 0), 0x01000193);
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

const GRAINS = 1 << 18;

/** Adds sensor noise in place: mostly brightness, some color, more in the shadows. */
export function addNoise(pixels: Buffer, width: number, amount: number, seed: string): void {
  if (amount <= 0) return;
  const next = randomFor(seed);
  const normal = () => Math.sqrt(-2 * Math.log(1 - next())) * Math.cos(2 * Math.PI * next());
  const grains = Float32Array.from({ length: GRAINS }, normal);
  const sigma = Float32Array.from({ length: 256 }, (_, v) => 4.5 * amount * (1.15 - (0.75 * v) / 255));
  const mask = GRAINS - 1;
  // Rounds and clamps on its own.
  const out = new Uint8ClampedArray(pixels.buffer, pixels.byteOffset, pixels.length);
  for (let row = 0; row < pixels.length; row += width * 3) {
    // Every row starts at another grain, so that no pattern shows.
    let grain = Math.floor(next() * GRAINS);
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
