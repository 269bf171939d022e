import { CHANNEL, type ClassGrid } from '../find/index.ts';

/** Minimum probability of a covering object. */
const LIKELY = 0.5;

/** Whether a hat, frame, strand or the background covers a point. The segmenter treats brows as skin. */
export function isLaidOver({ probabilities, cellAt }: ClassGrid, x: number, y: number): boolean {
  const cell = cellAt(x, y);
  const is = (channel: number) => (cell < 0 ? 0 : (probabilities[cell + channel] ?? 0));
  return is(CHANNEL.other) + is(CHANNEL.clothes) + is(CHANNEL.background) + is(CHANNEL.hair) >= LIKELY;
}
