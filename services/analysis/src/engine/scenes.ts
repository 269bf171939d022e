import { isAnotherPlace, isSameSession, type Scene } from '@trueseason/vision/place';
import type { Shot } from '@trueseason/vision/same-shot';
import { meanOf } from './math/index.ts';
import type { Readings } from './measure/index.ts';

/** Colors as photographed: cheeks, forehead, hair, iris, white of the eye, brows. */
function faceOf({ zones, features: { hair, iris, sclera, brows } }: Readings): Scene['face'] {
  const cheeks = [zones.cheekLeft, zones.cheekRight].flatMap((cheek) => (cheek ? [cheek.color] : []));
  const features = [zones.forehead, hair, iris, sclera, brows];
  return [cheeks.length > 0 ? meanOf(cheeks) : null, ...features.map((reading) => reading?.color ?? null)];
}

/** Undefined for photos measured before scenes were: their place and day are unknown. */
export const sceneOf = (readings: Readings): Scene | undefined =>
  readings.background === undefined ? undefined : { background: readings.background, face: faceOf(readings) };

interface SeenPhoto {
  readonly readings: Readings;
  /** Absent once the photo is deleted. */
  readonly shot?: Shot | undefined;
}

/** Whether two photos may be of one place. */
export function areOfOnePlace(a: SeenPhoto, b: SeenPhoto): boolean {
  const [one, other] = [sceneOf(a.readings), sceneOf(b.readings)];
  return !one || !other || !isAnotherPlace({ scene: one, shot: a.shot }, { scene: other, shot: b.shot });
}

/** Whether photos may be of one session: uploads hours apart may be of one minute. */
export const areOfOneSession = (a: Readings, b: Readings): boolean =>
  isSameSession({ face: faceOf(a) }, { face: faceOf(b) });
