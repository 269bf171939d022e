import { type Light, lightMap } from '@trueseason/painted-portraits';
import { type Cut, developFrame, loadFrame } from './simulation/frame.ts';
import { mapFrame } from './simulation/light.ts';

export type Change = Partial<Light & Pick<Cut, 'zoom' | 'x' | 'y'>>;

/** Another photo of the same scene: cropped, relit, and clipped like a sensor. */
export async function relight(photo: Buffer, change: Change): Promise<Buffer> {
  const frame = await loadFrame(photo);
  mapFrame(frame.linear, lightMap({ kelvin: 6504, whiteBalance: 1, tint: 0, exposure: 0, ...change }));
  return developFrame(frame, { zoom: 1, x: 0.5, y: 0.5, scale: 1, quality: 92, ...change });
}
