import {
  BATCH_REASONS,
  PHOTO_COUNT,
  PHOTO_MAX_BYTES,
  type PhotoMediaType,
  TOASTS,
  type Toast,
} from '@trueseason/contracts';
import { clamp } from '../../lib/math.ts';

/** Why a file is refused: the message if it is alone, and its reason among several. */
interface Refusal {
  readonly toast: Toast;
  readonly reason: string;
  /** Apple's format, for which we have better advice than the rule. */
  readonly isHeic?: boolean;
}

/**
 * Judges newly chosen files by their content. One file gets its own message, several share one.
 * @param held how many photos there are already
 */
export async function choosePhotos(held: number, incoming: readonly File[], most: number = PHOTO_COUNT) {
  const photos: File[] = [];
  const refused: Refusal[] = [];
  const heic: string[] = [];
  for (const file of incoming) {
    const judged = await judge(file);
    if (judged instanceof File && held + photos.length < most) photos.push(judged);
    else refused.push(judged instanceof File ? tooMany(most) : judged);
    if (!(judged instanceof File) && judged.isHeic) heic.push(file.name);
  }
  const reasons = [...new Set(refused.map(({ reason }) => reason))];
  const single = refused.at(-1)?.toast ?? null;
  return { photos, toast: single && incoming.length > 1 ? TOASTS.batchRejected(reasons) : single, heic };
}

/** The photo with the type of its content. */
async function judge(file: File): Promise<File | Refusal> {
  if (file.size > PHOTO_MAX_BYTES) return { reason: BATCH_REASONS.tooLarge(file.name), toast: TOASTS.fileTooLarge };
  // Copy it: a file that is later changed or moved on the device could not be shown or sent.
  const content = await file.arrayBuffer().catch(() => null);
  if (!content) return { reason: BATCH_REASONS.unreadable(file.name), toast: TOASTS.fileUnreadable(file.name) };
  const type = typeOf(new Uint8Array(content, 0, Math.min(content.byteLength, HEAD_BYTES)));
  if (type === 'heic' || type === 'other')
    return { reason: BATCH_REASONS.notAnImage(file.name), toast: TOASTS.invalidFileType, isHeic: type === 'heic' };
  return new File([content], file.name, { type, lastModified: file.lastModified });
}

/** An order needs three; fewer can be added to it. */
const tooMany = (most: number): Refusal =>
  most === PHOTO_COUNT
    ? { reason: BATCH_REASONS.tooMany, toast: TOASTS.maximumFiles }
    : { reason: `Maximum ${most} more`, toast: { ...TOASTS.maximumFiles, text: `You can add up to ${most} more` } };

const HEAD_BYTES = 12;
const JPEG = [0xff, 0xd8, 0xff];
const PNG = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
/** ISO/IEC 23008-12: the brand that follows `ftyp`. */
const HEIC = /^.{4}ftyp(hei[cmsx]|hev[cmsx]|mif1|msf1)/s;

/** The type by content, because the reported type is unreliable. */
function typeOf(head: Uint8Array): PhotoMediaType | 'heic' | 'other' {
  const beginsWith = (bytes: readonly number[]): boolean => bytes.every((byte, i) => head[i] === byte);
  if (beginsWith(JPEG)) return 'image/jpeg';
  if (beginsWith(PNG)) return 'image/png';
  return HEIC.test(String.fromCharCode(...head)) ? 'heic' : 'other';
}

/** How much of each photo is sent, 0..1, for a share of all bytes: photos are sent in order. */
export function sentOfEach(photos: readonly Pick<File, 'size'>[], sent: number): number[] {
  let left = sent * photos.reduce((sum, { size }) => sum + size, 0);
  return photos.map(({ size }) => {
    const part = size === 0 ? 1 : clamp(left / size, 0, 1);
    left -= size;
    return part;
  });
}

const MEGABYTE = 1024 * 1024;

/** `2.4 MB`, and `0.04 MB` rather than nothing. */
export function sizeInMegabytes(bytes: number): string {
  const size = bytes / MEGABYTE;
  return size >= 0.1 ? `${size.toFixed(1)} MB` : `${Math.max(0.01, size).toFixed(2)} MB`;
}
