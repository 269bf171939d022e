import { faceLine, leanOf } from '../drape/face-line.ts';
import { canvasOf } from '../lib/browser/picture.ts';
import { findInPicture } from '../lib/faces/find-in-picture.ts';
import type { OwnPhoto } from '../photos/own-photo.ts';

/** Why there is only cloth. */
export type NoFace = 'picture' | 'finder' | 'face' | 'side';

/** Pixels on the longer side, enough for a phone's screen. */
const LONGEST = 1280;
const QUALITY = 0.9;
/** No cloth hangs below a head that leans more. */
const MOST_LEAN = Math.PI / 4;

/** The photo upright and small, with the outline of its largest face. Its URL is valid only on this page. */
export async function sit(photo: File): Promise<OwnPhoto | NoFace> {
  const shown = await open(photo).catch(() => null);
  if (!shown) return 'picture';
  const found = await findInPicture(shown).catch(() => 'finder' as const);
  if (!found || found === 'finder') return found ?? 'face';
  if (Math.abs(leanOf(found.face)) > MOST_LEAN) return 'side';
  const blob = await new Promise<Blob | null>((done) => shown.toBlob(done, 'image/jpeg', QUALITY));
  if (!blob) return 'face';
  const silhouettes = [faceLine(found.face, found.square, shown)];
  return { position: 1, url: URL.createObjectURL(blob), outlines: null, silhouettes, lines: [] };
}

/** @throws if this browser cannot show it */
async function open(photo: File): Promise<HTMLCanvasElement> {
  const picture = new Image();
  picture.src = URL.createObjectURL(photo);
  try {
    await picture.decode();
    const { naturalWidth: width, naturalHeight: height } = picture;
    const scale = Math.min(1, LONGEST / Math.max(width, height));
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
