import type { PhotoMediaType } from '@trueseason/contracts';

/** What a file is by its content: phones and registries name its type in many ways, or not at all. */
export type PhotoKind = PhotoMediaType | 'heic' | 'other';

const HEAD_BYTES = 12;
const JPEG = [0xff, 0xd8, 0xff];
const PNG = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
/** ISO/IEC 23008-12: the brand that follows `ftyp`. */
const HEIC = /^.{4}ftyp(hei[cmsx]|hev[cmsx]|mif1|msf1)/s;

const beginsWith = (head: Uint8Array, bytes: readonly number[]): boolean => bytes.every((byte, i) => head[i] === byte);

export async function photoKind(file: File): Promise<PhotoKind> {
  const head = new Uint8Array(await file.slice(0, HEAD_BYTES).arrayBuffer());
  if (beginsWith(head, JPEG)) return 'image/jpeg';
  if (beginsWith(head, PNG)) return 'image/png';
  return HEIC.test(String.fromCharCode(...head)) ? 'heic' : 'other';
}

/**
 * The file as it is now: one that is changed or moved on the device afterwards could be neither shown nor sent. Rejects where
 * that has happened already.
 */
export const inMemory = async (file: File): Promise<File> =>
  new File([await file.arrayBuffer()], file.name, { type: file.type, lastModified: file.lastModified });

/** The file under the type of its content, which what follows goes by. */
export const typed = (file: File, type: PhotoMediaType): File =>
  file.type === type ? file : new File([file], file.name, { type, lastModified: file.lastModified });
