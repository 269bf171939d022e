import { isSamePicture, type Shot } from '../same-shot/index.ts';
import type { Background } from './background.ts';
import { compareBackgrounds } from './compare-backgrounds.ts';

/** Figures that distinguish places and days. */
export interface Scene {
  readonly background: Background;
  /** Log colors as photographed of cheeks, forehead, hair, iris, white of the eye and brows; null where not read. */
  readonly face: readonly (readonly number[] | null)[];
}

/** What is compared of two photos. */
export interface Sighting {
  readonly scene: Scene;
  /** Absent once the photo is deleted. */
  readonly shot?: Pick<Shot, 'detail'> | undefined;
}

/**
 * Limits of another place. Of 51 sessions none passes them, of 1,612 pairs of places 98 %. Backgrounds with fewer common
 * cells show too little.
 */
const LEAST_COMMON = 12;
const APART = 1.6;
const MOST_LIKENESS = 0.7;
const FOREIGN = 0.5;

/** One unit of a face's change between photos: tint, warmth, depth. */
const UNIT = [0.1, 0.2, 0.4] as const;
/** Another place has another light, which also changes the face: a replaced background does not. */
const SAME_LIGHT = 0.5;
/** Photos of one session are nearer than this (94 % of 51), those of other days farther. */
const SAME_SESSION = 0.75;

/** Root mean square of the change of the colors that both show; 0 if there are none. */
function faceDistance(a: Scene['face'], b: Scene['face']): number {
  let squares = 0;
  let count = 0;
  for (const [i, color] of a.entries()) {
    const other = b[i];
    if (!color || !other) continue;
    for (const [d, unit] of UNIT.entries()) {
      squares += (((color[d] ?? 0) - (other[d] ?? 0)) / unit) ** 2;
      count += 1;
    }
  }
  return Math.sqrt(squares / Math.max(1, count));
}

/** Whether two photos may be of one hour, whatever clock and file say. */
export const isSameSession = (a: Pick<Scene, 'face'>, b: Pick<Scene, 'face'>): boolean =>
  faceDistance(a.face, b.face) < SAME_SESSION;

/** Whether a face was photographed in two places: another background, another light, and no copy of one picture. */
export function isAnotherPlace(a: Sighting, b: Sighting): boolean {
  if (faceDistance(a.scene.face, b.scene.face) < SAME_LIGHT) return false;
  const { common, apart, likeness, foreign } = compareBackgrounds(a.scene.background, b.scene.background);
  return (
    common >= LEAST_COMMON &&
    apart > APART &&
    likeness <= MOST_LIKENESS &&
    foreign > FOREIGN &&
    // Slowest, so last.
    !(a.shot && b.shot && isSamePicture(a.shot, b.shot))
  );
}
