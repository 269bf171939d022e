import { createSurface } from '../shrink-photo/canvas.ts';
import { type Light, lightOf, sameLight } from './light.ts';
import { GRID, type Gray, isPlain, type Looks, looksAlike, looksOf } from './look.ts';

/** What a photo is known by on this device. Either part is null where the browser cannot make it. */
export interface Fingerprint {
  readonly bytes: string | null;
  readonly looks: (Looks & { readonly light: Light }) | null;
}

/** `file`: the same bytes. `picture`: the same moment in the same light, encoded, cropped or mirrored anew. */
export type Sameness = 'file' | 'picture';

const made = new WeakMap<File, Promise<Fingerprint>>();

export function fingerprint(photo: File): Promise<Fingerprint> {
  const known = made.get(photo);
  if (known) return known;
  const fresh = Promise.all([hashOf(photo).catch(() => null), lookAt(photo).catch(() => null)]).then(
    ([bytes, looks]) => ({ bytes, looks }),
  );
  made.set(photo, fresh);
  return fresh;
}

/** Only secure contexts have it. */
async function hashOf(photo: File): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', await photo.arrayBuffer());
  return [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

async function lookAt(photo: File): Promise<Fingerprint['looks']> {
  const bitmap = await createImageBitmap(photo, { resizeWidth: GRID, resizeHeight: GRID, resizeQuality: 'medium' });
  const { context } = createSurface(GRID, GRID, 'srgb');
  context.drawImage(bitmap, 0, 0);
  bitmap.close();
  const { data } = context.getImageData(0, 0, GRID, GRID);
  const gray: Gray = Array.from({ length: GRID * GRID }, (_, i) => {
    const [r = 0, g = 0, b = 0] = data.subarray(i * 4, i * 4 + 3);
    return 0.2126 * r + 0.7152 * g + 0.0722 * b;
  });
  return isPlain(gray) ? null : { ...looksOf(gray), light: lightOf(data, GRID) };
}

export function sameness(a: Fingerprint, b: Fingerprint): Sameness | null {
  if (a.bytes !== null && a.bytes === b.bytes) return 'file';
  if (!a.looks || !b.looks || !sameLight(a.looks.light, b.looks.light)) return null;
  return looksAlike(a.looks, b.looks) ? 'picture' : null;
}
