import { BATCH_REASONS, PHOTO_COUNT, PHOTO_MAX_BYTES, TOASTS, type Toast } from '@trueseason/contracts';
import { inMemory, photoKind, typed } from '../photo-kind.ts';

export interface Chosen {
  /** The new ones that pass. */
  readonly photos: readonly File[];
  /** What to tell the customer when some did not pass. */
  readonly toast: Toast | null;
  /** Photos in Apple's HEIC format, for which we have better advice than the rule. */
  readonly heic: readonly string[];
}

/**
 * Judges newly chosen files by their content. One file gets its own message, several get one joint message.
 * @param held how many photos there are already
 */
export async function choosePhotos(
  held: number,
  incoming: readonly File[],
  most: number = PHOTO_COUNT,
): Promise<Chosen> {
  const photos: File[] = [];
  const reasons: string[] = [];
  const heic: string[] = [];
  let single: Toast | null = null;
  for (const file of incoming) {
    if (file.size > PHOTO_MAX_BYTES) {
      reasons.push(BATCH_REASONS.tooLarge(file.name));
      single = TOASTS.fileTooLarge;
      continue;
    }
    const copy = await inMemory(file).catch(() => null);
    if (!copy) {
      reasons.push(BATCH_REASONS.unreadable(file.name));
      single = TOASTS.fileUnreadable(file.name);
      continue;
    }
    const kind = await photoKind(copy);
    if (kind === 'heic') heic.push(file.name);
    if (kind === 'heic' || kind === 'other') {
      reasons.push(BATCH_REASONS.notAnImage(file.name));
      single = TOASTS.invalidFileType;
    } else if (held + photos.length >= most) {
      const { reason, toast } = tooMany(most);
      if (!reasons.includes(reason)) reasons.push(reason);
      single = toast;
    } else {
      photos.push(typed(copy, kind));
    }
  }
  const toast = reasons.length > 0 && incoming.length > 1 ? TOASTS.batchRejected(reasons) : single;
  return { photos, toast, heic };
}

/** An order is made of three; fewer are added to it. */
const tooMany = (most: number): { readonly reason: string; readonly toast: Toast } =>
  most === PHOTO_COUNT
    ? { reason: BATCH_REASONS.tooMany, toast: TOASTS.maximumFiles }
    : { reason: `Maximum ${most} more`, toast: { ...TOASTS.maximumFiles, text: `You can add up to ${most} more` } };

/** How much of each photo has left, 0..1, when this share of all their bytes has; they are sent in order. */
export function sentOfEach(photos: readonly Pick<File, 'size'>[], sent: number): number[] {
  let left = sent * photos.reduce((sum, { size }) => sum + size, 0);
  return photos.map(({ size }) => {
    const part = size === 0 ? 1 : Math.min(1, Math.max(0, left / size));
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
