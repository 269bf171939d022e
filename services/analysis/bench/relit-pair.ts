import { lightMap } from '@trueseason/painted-portraits';
import { mapFrame } from './relit-photo.ts';
import { developFrame, type Frame, loadFrame, normalize, WHOLE } from './simulation/frame.ts';
import { type Random, randomFor } from './simulation/random.ts';
import { toneFrame } from './simulation/tone.ts';

/** Longest side in pixels. */
const SIDE = 1400;

/** Other light, mostly corrected by the camera's white balance, and app edits: contrast and saturation up to 10 % off. */
function relit({ width, height, linear }: Frame, random: Random): Promise<Buffer> {
  const photo: Frame = { width, height, linear: linear.slice() };
  const light = {
    kelvin: random.between(2700, 9000),
    whiteBalance: random.between(0.6, 0.95),
    tint: random.between(-0.03, 0.03),
    exposure: random.between(-0.7, 0.7),
  };
  mapFrame(photo.linear, lightMap(light));
  toneFrame(photo.linear, {
    contrast: random.between(0.9, 1.1),
    saturation: random.between(0.9, 1.1),
    shoulder: random.chance(0.5),
  });
  return developFrame(photo, {
    zoom: random.between(0.8, 1),
    x: random.between(0.2, 0.8),
    y: random.between(0, 0.6),
    scale: random.between(0.85, 1.1),
    quality: Math.round(random.between(70, 95)),
  });
}

/** Three photos of each of two days by name, as it is and twice in other light, which the name seeds. */
export async function relitPair(days: readonly Buffer[], person: string): Promise<[name: string, photo: Buffer][]> {
  const photos: [string, Buffer][] = [];
  for (const [i, set] of (['a', 'b'] as const).entries()) {
    const frame = await loadFrame(await normalize(days[i] as Buffer, SIDE));
    photos.push([`${set}1`, await developFrame(frame, WHOLE)]);
    for (const name of [`${set}2`, `${set}3`])
      photos.push([name, await relit(frame, randomFor(`${person} pairs ${name}`))]);
  }
  return photos;
}
