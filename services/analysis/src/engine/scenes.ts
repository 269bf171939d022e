import { firstAlike, isAnotherPlace, isSameSession, type Scene } from '@trueseason/vision/place';
import type { Shot } from '@trueseason/vision/same-shot';
import { meanOf } from './math/index.ts';
import type { Readings } from './measure/index.ts';

/** Colors as photographed: cheeks, forehead, hair, iris, white of the eye, brows. */
function faceOf({ zones, features: { hair, iris, sclera, brows } }: Readings): Scene['face'] {
  const cheeks = [zones.cheekLeft, zones.cheekRight].flatMap((cheek) => (cheek ? [cheek.color] : []));
  const features = [zones.forehead, hair, iris, sclera, brows];
  return [cheeks.length > 0 ? meanOf(cheeks) : null, ...features.map((reading) => reading?.color ?? null)];
}

/** Undefined for photos measured before scenes were: nothing tells their place or day. */
export const sceneOf = (readings: Readings): Scene | undefined =>
  readings.background === undefined ? undefined : { background: readings.background, face: faceOf(readings) };

/** Per photo, the index of the first one of its place. */
export const placesOf = (photos: readonly { readonly readings: Readings; readonly shot: Shot }[]): number[] =>
  firstAlike(
    photos.map(({ readings, shot }) => ({ scene: sceneOf(readings), shot })),
    (a, b) =>
      !a.scene || !b.scene || !isAnotherPlace({ scene: a.scene, shot: a.shot }, { scene: b.scene, shot: b.shot }),
  );

/** Whether photos may be of one session: uploads hours apart may be of one minute. */
export const areOfOneSession = (a: Readings, b: Readings): boolean =>
  isSameSession({ face: faceOf(a) }, { face: faceOf(b) });
