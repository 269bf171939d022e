import {
  CUT_OUT,
  FILE_HEAD_BYTES,
  fileKind,
  MOST_CLEAR,
  PHOTO_COUNT,
  PHOTO_MAX_BYTES,
  sayForeign,
} from '@trueseason/contracts';
import { canvasOf } from '../../lib/browser/picture.ts';
import { clamp } from '../../lib/math.ts';
import { BATCH_REASONS, TOASTS, type Toast } from '../../lib/message-texts.ts';

/** Why a file is refused: a message for a single file, and a reason to list for several. */
interface Refusal {
  readonly toast: Toast;
  readonly reason: string;
  /** What this kind of file is, and how to convert it to JPEG. */
  readonly more?: string;
}

/**
 * Checks the content of newly chosen files. A single file gets its own message; several share one.
 * @param held number of photos so far
 */
export async function choosePhotos(held: number, incoming: readonly File[], most: number = PHOTO_COUNT) {
  const photos: File[] = [];
  const refused: Refusal[] = [];
  const notes: string[] = [];
  for (const file of incoming) {
    const judged = await judge(file);
    if (judged instanceof File && held + photos.length < most) photos.push(judged);
    else refused.push(judged instanceof File ? tooMany(most) : judged);
    if (!(judged instanceof File) && judged.more) notes.push(judged.more);
  }
  const reasons = [...new Set(refused.map(({ reason }) => reason))];
  const single = refused.at(-1)?.toast ?? null;
  return { photos, toast: single && incoming.length > 1 ? TOASTS.batchRejected(reasons) : single, notes };
}

/** The photo, with the type of its content. */
async function judge(file: File): Promise<File | Refusal> {
  if (file.size > PHOTO_MAX_BYTES) return { reason: BATCH_REASONS.tooLarge(file.name), toast: TOASTS.fileTooLarge };
  // Copied, because a file that is later changed or moved could not be shown or sent.
  const content = await file.arrayBuffer().catch(() => null);
  if (!content) return { reason: BATCH_REASONS.unreadable(file.name), toast: TOASTS.fileUnreadable(file.name) };
  const bytes = new Uint8Array(content);
  const kind = fileKind(bytes.subarray(0, FILE_HEAD_BYTES));
  const type = kind === 'image/png' && (await isCutOut(bytes)) ? CUT_OUT : kind;
  if (typeof type === 'string') return new File([content], file.name, { type, lastModified: file.lastModified });
  const more = sayForeign(file.name, type);
  return { reason: BATCH_REASONS.notAnImage(file.name), toast: TOASTS.invalidFileType, more };
}

const tooMany = (most: number): Refusal =>
  most === PHOTO_COUNT
    ? { reason: BATCH_REASONS.tooMany, toast: TOASTS.maximumFiles }
    : { reason: `Maximum ${most} more`, toast: { ...TOASTS.maximumFiles, text: `You can add up to ${most} more` } };

/** Pixels a side, enough to tell. */
const ALPHA_SIDE = 64;
/** Offset of a PNG's color type, and the types with alpha. */
const [COLOR_TYPE, WITH_ALPHA] = [25, [4, 6]];

/** Whether a PNG's background was removed. False if the browser cannot tell. */
async function isCutOut(png: Uint8Array<ArrayBuffer>): Promise<boolean> {
  if (!WITH_ALPHA.includes(png[COLOR_TYPE] ?? 0)) return false;
  const image = await createImageBitmap(new Blob([png])).catch(() => null);
  const context = canvasOf({ width: ALPHA_SIDE, height: ALPHA_SIDE }).getContext('2d');
  if (!image || !context) return false;
  context.drawImage(image, 0, 0, ALPHA_SIDE, ALPHA_SIDE);
  image.close();
  const { data } = context.getImageData(0, 0, ALPHA_SIDE, ALPHA_SIDE);
  return data.filter((value, i) => i % 4 === 3 && value < 128).length > ALPHA_SIDE ** 2 * MOST_CLEAR;
}

/** The sent share of each photo, 0..1, for a share of all bytes. Photos are sent in order. */
export function sentOfEach(photos: readonly Pick<File, 'size'>[], sent: number): number[] {
  let left = sent * photos.reduce((sum, { size }) => sum + size, 0);
  return photos.map(({ size }) => {
    const part = size === 0 ? 1 : clamp(left / size, 0, 1);
    left -= size;
    return part;
  });
}

const MEGABYTE = 1024 * 1024;

/** `2.4 MB`, but `0.04 MB` for small files. */
export function sizeInMegabytes(bytes: number): string {
  const size = bytes / MEGABYTE;
  return size >= 0.1 ? `${size.toFixed(1)} MB` : `${Math.max(0.01, size).toFixed(2)} MB`;
}
