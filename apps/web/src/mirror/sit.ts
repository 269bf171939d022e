import modelUrl from '@mediapipe/face_detection/face_detection_short_range.tflite?url';
import { faceLine, leanOf, type Square } from '../drape/face-line.ts';
import { DETECTOR_SIDE, type FindFaces, fetchFaceFinder } from '../lib/faces/find-faces.ts';
import type { OwnPhoto } from '../photos/own-photo.ts';

/** A photo for cloths: upright and small, with the outline of its largest face. Its URL is valid only on this page. */
export type Sitting = OwnPhoto;

/** Why there is only cloth. */
export type NoFace = 'picture' | 'finder' | 'face' | 'side';

/** Pixels on the longer side, enough for a phone's screen. */
const LONGEST = 1280;
const QUALITY = 0.9;
/** No cloth hangs below a head that leans more. */
const MOST_LEAN = Math.PI / 4;

/** Starts loading with this code, while the person chooses a photo; after a failure, again for each photo. */
let fetching: Promise<FindFaces | null> = fetchFinder();

function fetchFinder(): Promise<FindFaces | null> {
  return fetchFaceFinder(modelUrl).catch(() => null);
}

/** Finds the face in a photo on this device. Runs on the page, since some browsers have no canvas in workers. */
export async function sit(photo: File): Promise<Sitting | NoFace> {
  const shown = await open(photo).catch(() => null);
  if (!shown) return 'picture';
  fetching = fetching.then((find) => find ?? fetchFinder());
  const find = await fetching;
  if (!find) return 'finder';
  for (const square of squaresOf(shown)) {
    const { data } = cut(shown, square).getImageData(0, 0, DETECTOR_SIDE, DETECTOR_SIDE);
    const [face] = find(data);
    if (face && Math.abs(leanOf(face)) > MOST_LEAN) return 'side';
    const blob = face && (await new Promise<Blob | null>((done) => shown.toBlob(done, 'image/jpeg', QUALITY)));
    if (!blob) continue;
    const silhouettes = [faceLine(face, square, shown)];
    return { position: 1, url: URL.createObjectURL(blob), outlines: null, silhouettes, lines: [] };
  }
  return 'face';
}

/** @throws if this browser cannot show it */
async function open(photo: File): Promise<HTMLCanvasElement> {
  const picture = new Image();
  picture.src = URL.createObjectURL(photo);
  try {
    await picture.decode();
    const { naturalWidth: width, naturalHeight: height } = picture;
    const scale = Math.min(1, LONGEST / Math.max(width, height));
    const { canvas, context } = canvasOf(Math.round(width * scale), Math.round(height * scale));
    context.drawImage(picture, 0, 0, canvas.width, canvas.height);
    return canvas;
  } finally {
    URL.revokeObjectURL(picture.src);
  }
}

function canvasOf(width: number, height: number) {
  const canvas = Object.assign(document.createElement('canvas'), { width, height });
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (!context) throw new Error('no canvas');
  context.imageSmoothingQuality = 'high';
  return { canvas, context };
}

/** The whole picture, then parts of it: the detector misses faces smaller than a sixth of its square. */
function squaresOf({ width, height }: HTMLCanvasElement): Square[] {
  const [long, short] = [Math.max(width, height), Math.min(width, height)];
  const middle = { left: (width - long) / 2, top: (height - long) / 2, side: long };
  const parts = [0, 0.5, 1].map((share) => ({
    left: (width - short) * share,
    top: (height - short) * share,
    side: short,
  }));
  return [middle, ...parts];
}

function cut(shown: HTMLCanvasElement, { left, top, side }: Square): CanvasRenderingContext2D {
  const { context } = canvasOf(DETECTOR_SIDE, DETECTOR_SIDE);
  const scale = DETECTOR_SIDE / side;
  context.drawImage(shown, -left * scale, -top * scale, shown.width * scale, shown.height * scale);
  return context;
}
