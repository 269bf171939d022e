import modelUrl from '@mediapipe/face_detection/face_detection_short_range.tflite?url';
import { readPixels, type Size } from '../browser/picture.ts';
import { DETECTOR_SIDE, type FindFaces, type FoundFace, fetchFaceFinder } from './find-faces.ts';
import { type Square, squaresOf } from './squares.ts';

const fetchFinder = (): Promise<FindFaces | null> => fetchFaceFinder(modelUrl).catch(() => null);
/** Starts loading with this code, while the person chooses a picture; after a failure, again for each picture. */
let finderRequest = fetchFinder();

/**
 * Finds the largest face of a picture on this device, in shares of the square where it was found; null if there is none.
 * Runs on the page, since some browsers have no canvas in workers.
 * @throws if the finder cannot be loaded
 */
export async function findFaceInPicture(
  picture: CanvasImageSource & Size,
): Promise<{ readonly face: FoundFace; readonly square: Square } | null> {
  finderRequest = finderRequest.then((find) => find ?? fetchFinder());
  const find = await finderRequest;
  if (!find) throw new Error('the face finder did not load');
  for (const square of squaresOf(picture)) {
    const part = { left: square.left, top: square.top, width: square.side, height: square.side };
    const [face] = find(readPixels(picture, part, { width: DETECTOR_SIDE, height: DETECTOR_SIDE }, 'high').data);
    if (face) return { face, square };
  }
  return null;
}
