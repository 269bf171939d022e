import {
  BATCH_REASONS,
  PHOTO_COUNT,
  PHOTO_MAX_BYTES,
  PHOTO_MEDIA_TYPES,
  TOASTS,
  type Toast,
} from '@trueseason/contracts';

export interface Chosen {
  /** The photos to keep: those held before and the new ones that pass. */
  readonly photos: readonly File[];
  /** What to tell the customer when some did not pass. */
  readonly toast: Toast | null;
  /** Photos in Apple's HEIC format, for which we have better advice than the rule. */
  readonly heic: readonly string[];
}

const isAllowedType = ({ type }: File): boolean => (PHOTO_MEDIA_TYPES as readonly string[]).includes(type);
const isHeic = ({ name, type }: File): boolean => /hei[cf]$/i.test(type) || /\.hei[cf]$/i.test(name);

/** Adds newly chosen files to the held ones. One file gets its own message, several get one joint message. */
export function addPhotos(held: readonly File[], incoming: readonly File[], most: number = PHOTO_COUNT): Chosen {
  const photos = [...held];
  const reasons: string[] = [];
  let single: Toast | null = null;
  for (const file of incoming) {
    if (!isAllowedType(file)) {
      reasons.push(BATCH_REASONS.notAnImage(file.name));
      single = TOASTS.invalidFileType;
    } else if (file.size > PHOTO_MAX_BYTES) {
      reasons.push(BATCH_REASONS.tooLarge(file.name));
      single = TOASTS.fileTooLarge;
    } else if (photos.length >= most) {
      const { reason, toast } = tooMany(most);
      if (!reasons.includes(reason)) reasons.push(reason);
      single = toast;
    } else {
      photos.push(file);
    }
  }
  const toast = reasons.length > 0 && incoming.length > 1 ? TOASTS.batchRejected(reasons) : single;
  return { photos, toast, heic: incoming.filter(isHeic).map(({ name }) => name) };
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
