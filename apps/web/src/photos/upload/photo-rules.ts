import {
  CUT_OUT,
  FILE_HEAD_BYTES,
  fileKind,
  foreignFileText,
  MOST_CLEAR,
  PHOTO_COUNT,
  PHOTO_MAX_BYTES,
} from '@trueseason/contracts';
import { inTime, NotInTimeError } from '../../lib/browser/in-time.ts';
import { clearShare, decodePicture } from '../../lib/browser/picture.ts';
import { clamp } from '../../lib/math.ts';
import { BATCH_REASONS, TOASTS, type Toast } from '../../lib/message-texts.ts';

/** Why a file is refused: a message for a single file, and a reason to list for several. */
interface FileRefusal {
  readonly toast: Toast;
  readonly reason: string;
  /** What this kind of file is, and how to convert it to JPEG. */
  readonly conversionHelp?: string;
}

/** A photo, or why a file is none. */
export type CheckedFile = File | FileRefusal;

/**
 * Chooses among newly checked files. A single file gets its own message; several share one.
 * @param photoCount number of photos so far
 */
export function choosePhotos(photoCount: number, incoming: readonly CheckedFile[], maxCount: number = PHOTO_COUNT) {
  const photos: File[] = [];
  const refusals: FileRefusal[] = [];
  const notes: string[] = [];
  for (const checked of incoming) {
    if (checked instanceof File && photoCount + photos.length < maxCount) photos.push(checked);
    else refusals.push(checked instanceof File ? tooMany(maxCount) : checked);
    if (!(checked instanceof File) && checked.conversionHelp) notes.push(checked.conversionHelp);
  }
  const reasons = [...new Set(refusals.map(({ reason }) => reason))];
  const single = refusals.at(-1)?.toast ?? null;
  return { photos, toast: single && incoming.length > 1 ? TOASTS.batchRejected(reasons) : single, notes };
}

/** The photo, with the type of its content. */
export async function checkFile(file: File): Promise<CheckedFile> {
  if (file.size > PHOTO_MAX_BYTES) return { reason: BATCH_REASONS.tooLarge(file.name), toast: TOASTS.fileTooLarge };
  // Copied, because a file that is later changed or moved could not be shown or sent.
  const content = await inTime('file', file.arrayBuffer()).catch((error: unknown) =>
    error instanceof NotInTimeError
      ? { reason: BATCH_REASONS.undelivered(file.name), toast: TOASTS.fileUndelivered(file.name) }
      : { reason: BATCH_REASONS.unreadable(file.name), toast: TOASTS.fileUnreadable(file.name) },
  );
  if ('reason' in content) return content;
  const bytes = new Uint8Array(content);
  const kind = fileKind(bytes.subarray(0, FILE_HEAD_BYTES));
  const type = kind === 'image/png' && (await hasRemovedBackground(bytes)) ? CUT_OUT : kind;
  if (typeof type === 'string') return new File([content], file.name, { type, lastModified: file.lastModified });
  const conversionHelp = foreignFileText(file.name, type);
  return { reason: BATCH_REASONS.notAnImage(file.name), toast: TOASTS.invalidFileType, conversionHelp };
}

const tooMany = (maxCount: number): FileRefusal =>
  maxCount === PHOTO_COUNT
    ? { reason: BATCH_REASONS.tooMany, toast: TOASTS.maximumFiles }
    : {
        reason: `Maximum ${maxCount} more`,
        toast: { ...TOASTS.maximumFiles, text: `You can add up to ${maxCount} more` },
      };

/** Pixels a side, enough for the decision. */
const ALPHA_SIDE = 64;
/** Offset of a PNG's color type, and the types with alpha. */
const COLOR_TYPE_OFFSET = 25;
const ALPHA_COLOR_TYPES = [4, 6];

/** Whether a PNG's background was removed. False if this browser cannot read it; the server checks it anyway. */
async function hasRemovedBackground(png: Uint8Array<ArrayBuffer>): Promise<boolean> {
  if (!ALPHA_COLOR_TYPES.includes(png[COLOR_TYPE_OFFSET] ?? 0)) return false;
  try {
    const image = await decodePicture(new Blob([png]));
    const share = clearShare(image, ALPHA_SIDE);
    image.close();
    return share > MOST_CLEAR;
  } catch {
    return false;
  }
}

/** The sent share of each photo, 0..1, for a share of all bytes. Photos are sent in order. */
export function sentShares(photos: readonly Pick<File, 'size'>[], sent: number): number[] {
  let remaining = sent * photos.reduce((sum, { size }) => sum + size, 0);
  return photos.map(({ size }) => {
    const share = size === 0 ? 1 : clamp(remaining / size, 0, 1);
    remaining -= size;
    return share;
  });
}

const MEGABYTE = 1024 * 1024;

/** `2.4 MB`, but `0.04 MB` for small files. */
export function sizeInMegabytes(bytes: number): string {
  const size = bytes / MEGABYTE;
  return size >= 0.1 ? `${size.toFixed(1)} MB` : `${Math.max(0.01, size).toFixed(2)} MB`;
}
