import { CHANNEL, type ClassGrid } from '../find/index.ts';

/** Probability from which a pixel counts as something laid over the face. */
const LIKELY = 0.5;

/** Whether a hat, a frame, a lock or what is behind the head shows there. Brows are skin to the segmenter. */
export function isLaidOver({ probabilities, cellAt }: ClassGrid, x: number, y: number): boolean {
  const cell = cellAt(x, y);
  const is = (channel: number) => (cell < 0 ? 0 : (probabilities[cell + channel] ?? 0));
  return is(CHANNEL.other) + is(CHANNEL.clothes) + is(CHANNEL.background) + is(CHANNEL.hair) >= LIKELY;
}
