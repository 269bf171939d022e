import { type Light, type LightMap, lightMap } from '@trueseason/painted-portraits';
import { type Cut, developFrame, loadFrame } from './frame.ts';

export type Change = Partial<Light & Pick<Cut, 'zoom' | 'x' | 'y'>>;

/** Maps every pixel in place. */
function mapFrame(linear: Float32Array, [r, g, b]: LightMap): void {
  for (let i = 0; i < linear.length; i += 3) {
    const [x, y, z] = [linear[i] as number, linear[i + 1] as number, linear[i + 2] as number];
    linear[i] = r[0] * x + r[1] * y + r[2] * z;
    linear[i + 1] = g[0] * x + g[1] * y + g[2] * z;
    linear[i + 2] = b[0] * x + b[1] * y + b[2] * z;
  }
}

/** Another photo of the same scene: cropped, relit, and clipped like a sensor. */
export async function relight(photo: Buffer, change: Change): Promise<Buffer> {
  const frame = await loadFrame(photo);
  mapFrame(frame.linear, lightMap({ kelvin: 6504, whiteBalance: 1, tint: 0, exposure: 0, ...change }));
  return developFrame(frame, { zoom: 1, x: 0.5, y: 0.5, scale: 1, quality: 92, ...change });
}
