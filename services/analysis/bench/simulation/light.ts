import type { Light, LightMap } from '@trueseason/painted-portraits';
import type { Random } from './random.ts';

/** Draws a light, mostly corrected by the camera's white balance. */
export const drawLight = (random: Random): Light => ({
  kelvin: random.between(2700, 9000),
  whiteBalance: random.between(0.6, 0.95),
  tint: random.between(-0.03, 0.03),
  exposure: random.between(-0.7, 0.7),
});

/** Maps every pixel in place. */
export function mapFrame(linear: Float32Array, [r, g, b]: LightMap): void {
  for (let i = 0; i < linear.length; i += 3) {
    const [x, y, z] = [linear[i] as number, linear[i + 1] as number, linear[i + 2] as number];
    linear[i] = r[0] * x + r[1] * y + r[2] * z;
    linear[i + 1] = g[0] * x + g[1] * y + g[2] * z;
    linear[i + 2] = b[0] * x + b[1] * y + b[2] * z;
  }
}
