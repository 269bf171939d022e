import { PROBLEMS } from '../problems/problem.ts';
import { withoutUnseen } from '../text/unseen.ts';
import type { PhotoMediaType } from './photo.ts';

/** A file that we do not measure: what it is, and how it becomes a JPEG. */
export interface ForeignFile {
  readonly what: string;
  readonly how: string;
}

/** Enough bytes to recognize the type of a file. */
export const FILE_HEAD_BYTES = 4096;

const EXPORT = 'Open it, export it as JPEG, and choose that file.';
const APPLE =
  'On an iPhone, choose it here again as “Most Compatible,” which makes it a JPEG. Elsewhere, open it and export it as JPEG.';
const PAUSED = 'Choose a photo, or pause it where your face is sharp and save that picture as JPEG.';
const DEVELOPED = 'Export it as JPEG from the app that you edit photos with.';
const ORIGINAL = 'Choose the photo it was made from, or save that as JPEG.';

const HEIC: ForeignFile = { what: 'in Apple’s HEIC format', how: APPLE };
const VIDEO: ForeignFile = { what: 'a video', how: PAUSED };
const TIFF: ForeignFile = { what: 'a TIFF', how: EXPORT };
const DNG: ForeignFile = { what: 'a raw photo (DNG)', how: DEVELOPED };
/** Rounded corners and a window's shadow leave a smaller share transparent. */
export const MOST_CLEAR = 0.1;

export const CUT_OUT: ForeignFile = {
  what: 'a PNG whose background was cut out',
  how: 'The background shows us the light. Choose the original photo, or save that as JPEG.',
};
const EMPTY: ForeignFile = {
  what: 'an empty file',
  how: 'If it is still in the cloud, download it and save it as JPEG first.',
};
const UNKNOWN: ForeignFile = { what: 'no picture that we know', how: 'Choose a photo that is saved as JPEG.' };

/** How files begin, at an offset; the first match counts. */
const STARTS: readonly (readonly [at: number, starts: readonly string[], PhotoMediaType | ForeignFile])[] = [
  [0, ['\xff\xd8\xff'], 'image/jpeg'],
  [12, ['CgBI'], { what: 'a PNG made for iPhone apps (CgBI)', how: ORIGINAL }],
  [0, ['\x89PNG\r\n\x1a\n'], 'image/png'],
  [8, ['WEBP'], { what: 'a WebP picture', how: EXPORT }],
  [0, ['GIF8'], { what: 'a GIF', how: EXPORT }],
  [4, ['JXL '], { what: 'a JPEG XL picture', how: EXPORT }],
  [0, ['\xff\x0a'], { what: 'a JPEG XL picture', how: EXPORT }],
  [4, ['jP  '], { what: 'a JPEG 2000 picture', how: EXPORT }],
  [0, ['\xff\x4f\xff\x51'], { what: 'a JPEG 2000 picture', how: EXPORT }],
  [8, ['CR\x02\0'], { what: 'a raw photo', how: DEVELOPED }],
  [0, ['IIRO', 'IIRS', 'IIU\0', 'FUJIFILM'], { what: 'a raw photo', how: DEVELOPED }],
  [0, ['II*\0', 'MM\0*', 'II+\0', 'MM\0+'], TIFF],
  [0, ['BM'], { what: 'a BMP picture', how: EXPORT }],
  [0, ['8BPS'], { what: 'a Photoshop file', how: EXPORT }],
  [0, ['%PDF-'], { what: 'a PDF', how: ORIGINAL }],
  [0, ['PK\x03\x04'], { what: 'an archive or a document', how: 'Take the photo out of it and save it as JPEG.' }],
  [0, ['<svg', '<?xml', '<!', '<html'], { what: 'a drawing or a web page', how: ORIGINAL }],
  [4, ['ftyp', 'moov', 'mdat', 'wide', 'skip', 'free', 'pnot'], VIDEO],
  [8, ['AVI '], VIDEO],
  [0, ['\x1aE\xdf\xa3', '\0\0\x01\xba', '\0\0\x01\xb3', '0&\xb2u', 'FLV', 'OggS'], VIDEO],
];

/** Brands of ISO/IEC 23008-12 files, the main one first (14496-12, 4.3). */
const BRANDS: readonly (readonly [brand: RegExp, ForeignFile])[] = [
  [/^avi[fs]$/, { what: 'an AVIF picture', how: EXPORT }],
  [/^crx /, { what: 'a raw photo', how: DEVELOPED }],
  [/^(?:hei[cfmsx]|hev[cmsx]|mif\d|msf\d|miaf|avc[is])$/, HEIC],
];

/** Tag, type and count of DNGVersion. */
const DNG_VERSION = ['\x12\xc6\x01\0\x04\0\0\0', '\xc6\x12\0\x01\0\0\0\x04'];

/** What a file is by content, as names and types are unreliable. @param head its first FILE_HEAD_BYTES, or all */
export function fileKind(head: Uint8Array): PhotoMediaType | ForeignFile {
  const text = String.fromCharCode(...head.subarray(0, FILE_HEAD_BYTES));
  if (text === '') return EMPTY;
  if (text.startsWith('ftyp', 4)) {
    const end = Math.max(16, ((head[2] ?? 0) << 8) | (head[3] ?? 0));
    const brands = [text.slice(8, 12), ...(text.slice(16, end).match(/.{4}/gs) ?? [])];
    const known = BRANDS.find(([brand]) => brands.some((one) => brand.test(one)));
    if (known) return known[1];
  }
  const [, , kind = UNKNOWN] = STARTS.find(([at, starts]) => starts.some((one) => text.startsWith(one, at))) ?? [];
  return kind === TIFF && DNG_VERSION.some((one) => text.includes(one)) ? DNG : kind;
}

const NAME_LENGTH = 80;

export const sayForeign = (name: string, { what, how }: ForeignFile): string =>
  `${withoutUnseen(name).slice(0, NAME_LENGTH) || 'This photo'} is ${what}. ${how}`;

/** The specified words, and those of this file. */
export const sayPhotoType = (name: string, kind: ForeignFile): string =>
  `${PROBLEMS.photo_type.message}. ${sayForeign(name, kind)}`;
