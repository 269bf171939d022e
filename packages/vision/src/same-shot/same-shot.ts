import { type Fingerprint, patchSimilarity } from './patch-similarity.ts';

/** What we compare of a photo. */
export interface Shot {
  /** Mean log color of the skin. */
  readonly skin: readonly number[];
  /** The fingerprint, a byte per cell, in base64: 0 if unknown, else detail around 128 on its own scale. */
  readonly detail: string;
}

/**
 * Similarity of face patches: reencoded, cropped, resized, rotated or mirrored copies at least 0.99 (tuning half);
 * burst photos moved by 2 % of the face height at most 0.97; different people at most 0.75.
 */
const ALIKE = 0.985;
/** Maximum log color distance of skin after reencoding and a mild filter; other light moves it further. */
const SAME_COLOR = 0.2;

/** Range of a cell's detail on either side of `MIDDLE`. */
const LEVELS = 127;
const MIDDLE = 128;

export function describeShot({ detail, known }: Fingerprint, skin: readonly number[]): Shot {
  const maxDetail = detail.reduce((max, value) => Math.max(max, Math.abs(value)), 1e-9);
  const cells = Array.from(detail, (value, i) => (known[i] ? MIDDLE + Math.round((value / maxDetail) * LEVELS) : 0));
  return { skin, detail: btoa(String.fromCharCode(...cells)) };
}

function fingerprintIn({ detail }: Pick<Shot, 'detail'>): Fingerprint {
  const cells = Uint8Array.from(atob(detail), (char) => char.charCodeAt(0));
  return { detail: Float32Array.from(cells, (cell) => cell - MIDDLE), known: cells.map((cell) => (cell > 0 ? 1 : 0)) };
}

/** Whether two photos are one picture, whatever was done to its colors. */
export const isSamePicture = (a: Pick<Shot, 'detail'>, b: Pick<Shot, 'detail'>): boolean =>
  patchSimilarity(fingerprintIn(a), fingerprintIn(b)) >= ALIKE;

/** Whether two photos are one shot, even reencoded, cropped, slightly turned, mirrored or mildly filtered. */
export const isSameShot = (a: Shot, b: Shot): boolean =>
  a.skin.every((value, i) => Math.abs(value - (b.skin[i] ?? 0)) < SAME_COLOR) &&
  // Slowest, so last.
  isSamePicture(a, b);
