import { faceOutline, leanAngle } from '../drape/face-outline.ts';
import { canvasBlob, canvasOf, readsTruePixels } from '../lib/browser/picture.ts';
import { findFaceInPicture } from '../lib/faces/find-in-picture.ts';
import type { OutlinedPhoto } from '../photos/outlined-photo.ts';

/** Why there is only cloth. */
export type FaceProblem = 'colors' | 'picture' | 'finder' | 'face' | 'side';

/** Pixels on the longer side, enough for a phone's screen. */
const MAX_SIDE = 1280;
const QUALITY = 0.9;
/** No cloth hangs below a head that leans more. */
const MAX_LEAN = Math.PI / 4;

/** The photo upright and small, with the outline of its largest face. Its URL is valid only on this page. */
export async function photoWithFace(photo: File): Promise<OutlinedPhoto | FaceProblem> {
  if (!readsTruePixels()) return 'colors';
  const picture = await drawUpright(photo).catch(() => null);
  if (!picture) return 'picture';
  const detection = await findFaceInPicture(picture).catch(() => 'finder' as const);
  if (!detection || detection === 'finder') return detection ?? 'face';
  if (Math.abs(leanAngle(detection.face)) > MAX_LEAN) return 'side';
  const blob = await canvasBlob(picture, 'image/jpeg', QUALITY).catch(() => null);
  if (!blob) return 'face';
  const silhouettes = [faceOutline(detection.face, detection.square, picture)];
  return { position: 1, url: URL.createObjectURL(blob), outlines: null, silhouettes, lines: [] };
}

/** @throws if this browser cannot show it */
async function drawUpright(photo: File): Promise<HTMLCanvasElement> {
  const picture = new Image();
  picture.src = URL.createObjectURL(photo);
  try {
    await picture.decode();
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
