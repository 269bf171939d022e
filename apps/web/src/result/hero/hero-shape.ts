import type { PlateShape } from '../../drape/frame.ts';
import { clamp } from '../../lib/math.ts';

/** Minimum width with text next to the picture. */
const WIDE_PX = 896;
/** The same for a low window, such as a phone in landscape. */
const LOW_PX = 480;
const LOW_WIDE_PX = 576;
/** Height of bars, buttons, colors and the first sentence around the picture on a phone. */
const SURROUNDING_PX = 260;

/** Narrower leaves no room for the name on the cloth; wider, none for the face. */
const MIN_RATIO = 0.78;
const MAX_RATIO = 1.22;

/** The hero fills the first screen: the picture with the name, and the colors below. */
export function heroShape(): PlateShape {
  const { innerWidth, innerHeight } = window;
  // In a low window, the name still needs one line of cloth.
  if (innerHeight <= LOW_PX && innerWidth >= LOW_WIDE_PX) return { ratio: 0.95, clothBelow: 1.2 };
  if (innerWidth >= WIDE_PX) return { ratio: 0.86, clothBelow: 0.8 };
  const ratio = clamp(innerWidth / Math.max(1, innerHeight - SURROUNDING_PX), MIN_RATIO, MAX_RATIO);
  // A low picture shows less cloth to fit all the hair.
  return { ratio, clothBelow: ratio > 1 ? 0.7 : 0.92 };
}
