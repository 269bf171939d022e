import type { PlateShape } from '../../drape/frame.ts';

/** From this width on, text is beside the picture. */
const WIDE_PX = 896;
/** A phone on its side: as low a window has words beside the picture from here on. */
const [LOW_PX, LOW_WIDE_PX] = [480, 576];
/** What a phone shows around the picture: the two bars, the way on, the four colors. */
const AROUND_PX = 272;

/** Below this the season's name finds no room on the cloth; above the other end, the face none beside it. */
const [NARROWEST, WIDEST] = [0.78, 0.95];

/** The hero fills the first screen of whatever device it is opened on: cloth with the name on it, and the colors below. */
export function heroShape(): PlateShape {
  const { innerWidth, innerHeight } = window;
  // Low, the name still takes a line of cloth.
  if (innerHeight <= LOW_PX && innerWidth >= LOW_WIDE_PX) return { ratio: WIDEST, below: 1.2 };
  if (innerWidth >= WIDE_PX) return { ratio: 0.86, below: 0.8 };
  const ratio = Math.min(WIDEST, Math.max(NARROWEST, innerWidth / Math.max(1, innerHeight - AROUND_PX)));
  return { ratio, below: 0.92 };
}
