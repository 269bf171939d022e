import { CHANNEL, type ClassGrid, FACE_OVAL, type FaceMesh, LIPS_OUTER, landmarks } from '../find/index.ts';
import { forRunsInside, maskOf, type Picture } from '../picture/index.ts';
import { SURE_SKIN } from './measure-skin.ts';

/** The darkest third of a face is shadow or beard, the brightest tenth is shine; the rest is evenly lit. */
export const EVENLY_LIT = { from: 1 / 3, to: 0.9 };

/** Pixel offsets of facial skin without lips, every second pixel in both directions. */
export function facePixels({ width, height }: Picture, mesh: FaceMesh, { probabilities, cellAt }: ClassGrid): number[] {
  const lips = maskOf(landmarks(mesh, LIPS_OUTER), width, height);
  const skin: number[] = [];
  forRunsInside(landmarks(mesh, FACE_OVAL), width, height, (y, from, to) => {
    if (y & 1) return;
    for (let x = from + (from & 1); x <= to; x += 2) {
      if (lips[y * width + x]) continue;
      const cell = cellAt(x, y);
      if (cell >= 0 && (probabilities[cell + CHANNEL.faceSkin] ?? 0) >= SURE_SKIN) skin.push((y * width + x) * 3);
    }
  });
  return skin;
}
