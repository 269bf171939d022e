import { faceOutline, leanAngle } from '../drape/face-outline.ts';
import { type Box, boxOf } from '../drape/lines.ts';
import { inTime } from '../lib/browser/in-time.ts';
import { canvasBlob, canvasOf, readsTruePixels } from '../lib/browser/picture.ts';
import type { FoundFace } from '../lib/faces/find-faces.ts';
import { findFaceInPicture, findFacesInSquare } from '../lib/faces/find-in-picture.ts';
import type { Square } from '../lib/faces/squares.ts';
import type { OutlinedPhoto } from '../photos/outlined-photo.ts';
import { keepOneFace } from './keep-one-face.ts';

/** Why no cloth can be hung. */
export type FaceProblem = 'colors' | 'picture' | 'finder' | 'face' | 'several' | 'side';

/** Pixels on the longer side, enough for a phone's screen. */
const MAX_SIDE = 1280;
const QUALITY = 0.9;
/** No cloth hangs below a head that leans more. */
const MAX_LEAN = Math.PI / 4;
/** Side of the square searched for other faces: more than a plate shows, in heights of the detector's box. */
const SURROUNDINGS = 4;

/** The photo upright and small, with the outline of its largest face and without others. Its URL is valid only on this page. */
export async function photoWithFace(photo: File): Promise<OutlinedPhoto | FaceProblem> {
  if (!readsTruePixels()) return 'colors';
  const picture = await drawUpright(photo).catch(() => null);
  if (!picture) return 'picture';
  const detection = await findFaceInPicture(picture).catch(() => 'finder' as const);
  if (!detection || detection === 'finder') return detection ?? 'face';
  const { face, square } = detection;
  if (Math.abs(leanAngle(face)) > MAX_LEAN) return 'side';
  const part = keepOneFace(pixelBox(face, square, picture), await otherFaces(face, square, picture), {
    x0: 0,
    x1: picture.width,
    y0: 0,
    y1: picture.height,
  });
  if (!part) return 'several';
  const alone = cutOut(picture, part);
  const blob = await canvasBlob(alone, 'image/jpeg', QUALITY).catch(() => null);
  if (!blob) return 'face';
  const squareInPart = { ...square, left: square.left - part.x0, top: square.top - part.y0 };
  const silhouettes = [faceOutline(face, squareInPart, alone)];
  return { position: 1, url: URL.createObjectURL(blob), outlines: null, silhouettes, lines: [] };
}

/** A face's outline in pixels of the picture. */
function pixelBox(face: FoundFace, square: Square, picture: HTMLCanvasElement): Box {
  const { x0, x1, y0, y1 } = boxOf(faceOutline(face, square, picture).lines.flat());
  return { x0: x0 * picture.width, x1: x1 * picture.width, y0: y0 * picture.height, y1: y1 * picture.height };
}

/** Other faces that a plate around this one could show, in pixels of the picture. */
async function otherFaces(face: FoundFace, square: Square, picture: HTMLCanvasElement): Promise<readonly Box[]> {
  const side = face.height * square.side * SURROUNDINGS;
  const x = square.left + face.center.x * square.side;
  const y = square.top + face.center.y * square.side;
  const surroundings = { left: x - side / 2, top: y - side / 2, side };
  const faces = await findFacesInSquare(picture, surroundings);
  const isOther = (box: Box): boolean => x < box.x0 || x > box.x1 || y < box.y0 || y > box.y1;
  return faces.map((found) => pixelBox(found, surroundings, picture)).filter(isOther);
}

function cutOut(picture: HTMLCanvasElement, { x0, x1, y0, y1 }: Box): HTMLCanvasElement {
  const canvas = canvasOf({ width: Math.round(x1 - x0), height: Math.round(y1 - y0) });
  canvas.getContext('2d')?.drawImage(picture, -x0, -y0);
  return canvas;
}

/** @throws if this browser cannot show it */
async function drawUpright(photo: File): Promise<HTMLCanvasElement> {
  const picture = new Image();
  picture.src = URL.createObjectURL(photo);
  try {
    await inTime('picture', picture.decode());
    const { naturalWidth: width, naturalHeight: height } = picture;
    const scale = Math.min(1, MAX_SIDE / Math.max(width, height));
    const canvas = canvasOf({ width: Math.round(width * scale), height: Math.round(height * scale) });
    const context = canvas.getContext('2d', { willReadFrequently: true });
    if (!context) throw new Error('no canvas');
    context.imageSmoothingQuality = 'high';
    context.drawImage(picture, 0, 0, canvas.width, canvas.height);
    return canvas;
  } finally {
    URL.revokeObjectURL(picture.src);
  }
}
