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
  for (const square of squaresOf(picture)) {
    const [face] = await findFacesInSquare(picture, square);
    if (face) return { face, square };
  }
  return null;
}

/** All faces in a square of a picture, largest first, in shares of it. @throws if the finder cannot be loaded */
export async function findFacesInSquare(
  picture: CanvasImageSource,
  { left, top, side }: Square,
): Promise<readonly FoundFace[]> {
  finderRequest = finderRequest.then((find) => find ?? fetchFinder());
  const find = await finderRequest;
  if (!find) throw new Error('the face finder did not load');
  const size = { width: DETECTOR_SIDE, height: DETECTOR_SIDE };
  return find(readPixels(picture, { left, top, width: side, height: side }, size, 'high').data);
}
