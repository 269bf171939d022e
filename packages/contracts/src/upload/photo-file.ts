import type { PhotoMediaType } from '../photos/photo.ts';
import { PROBLEMS } from '../problems/problem.ts';
import { withoutInvisible } from '../text/invisible-characters.ts';

/** A file that we do not measure: what it is, and how it becomes a JPEG. */
export interface ForeignFile {
  readonly description: string;
  readonly advice: string;
}

/** Enough bytes to recognize the type of a file. */
export const FILE_HEAD_BYTES = 4096;

const EXPORT = 'Open it, export it as JPEG, and choose that file.';
const APPLE =
  'On an iPhone, choose it here again as “Most Compatible,” which makes it a JPEG. Elsewhere, open it and export it as JPEG.';
const PAUSED = 'Choose a photo, or pause it where your face is sharp and save that picture as JPEG.';
const DEVELOPED = 'Export it as JPEG from the app that you edit photos with.';
const ORIGINAL = 'Choose the photo it was made from, or save that as JPEG.';

const HEIC: ForeignFile = { description: 'in Apple’s HEIC format', advice: APPLE };
const VIDEO: ForeignFile = { description: 'a video', advice: PAUSED };
const TIFF: ForeignFile = { description: 'a TIFF', advice: EXPORT };
const DNG: ForeignFile = { description: 'a raw photo (DNG)', advice: DEVELOPED };
/** Rounded corners and a window's shadow leave a smaller share transparent. */
export const MOST_CLEAR = 0.1;

export const CUT_OUT: ForeignFile = {
  description: 'a PNG whose background was cut out',
  advice: 'The background shows us the light. Choose the original photo, or save that as JPEG.',
};
const EMPTY: ForeignFile = {
  description: 'an empty file',
  advice: 'If it is still in the cloud, download it and save it as JPEG first.',
};
const UNKNOWN: ForeignFile = {
  description: 'no picture that we know',
  advice: 'Choose a photo that is saved as JPEG.',
};

/** How files begin, at an offset; the first match counts. */
const STARTS: readonly (readonly [at: number, starts: readonly string[], PhotoMediaType | ForeignFile])[] = [
  [0, ['\xff\xd8\xff'], 'image/jpeg'],
  [12, ['CgBI'], { description: 'a PNG made for iPhone apps (CgBI)', advice: ORIGINAL }],
  [0, ['\x89PNG\r\n\x1a\n'], 'image/png'],
  [8, ['WEBP'], { description: 'a WebP picture', advice: EXPORT }],
  [0, ['GIF8'], { description: 'a GIF', advice: EXPORT }],
  [4, ['JXL '], { description: 'a JPEG XL picture', advice: EXPORT }],
  [0, ['\xff\x0a'], { description: 'a JPEG XL picture', advice: EXPORT }],
  [4, ['jP  '], { description: 'a JPEG 2000 picture', advice: EXPORT }],
  [0, ['\xff\x4f\xff\x51'], { description: 'a JPEG 2000 picture', advice: EXPORT }],
  [8, ['CR\x02\0'], { description: 'a raw photo', advice: DEVELOPED }],
  [0, ['IIRO', 'IIRS', 'IIU\0', 'FUJIFILM'], { description: 'a raw photo', advice: DEVELOPED }],
  [0, ['II*\0', 'MM\0*', 'II+\0', 'MM\0+'], TIFF],
  [0, ['BM'], { description: 'a BMP picture', advice: EXPORT }],
  [0, ['8BPS'], { description: 'a Photoshop file', advice: EXPORT }],
  [0, ['%PDF-'], { description: 'a PDF', advice: ORIGINAL }],
  [
    0,
    ['PK\x03\x04'],
    { description: 'an archive or a document', advice: 'Take the photo out of it and save it as JPEG.' },
  ],
  [0, ['<svg', '<?xml', '<!', '<html'], { description: 'a drawing or a web page', advice: ORIGINAL }],
  [4, ['ftyp', 'moov', 'mdat', 'wide', 'skip', 'free', 'pnot'], VIDEO],
  [8, ['AVI '], VIDEO],
  [0, ['\x1aE\xdf\xa3', '\0\0\x01\xba', '\0\0\x01\xb3', '0&\xb2u', 'FLV', 'OggS'], VIDEO],
];

/** Brands of ISO/IEC 23008-12 files, the main one first (14496-12, 4.3). */
const BRANDS: readonly (readonly [brand: RegExp, ForeignFile])[] = [
  [/^avi[fs]$/, { description: 'an AVIF picture', advice: EXPORT }],
  [/^crx /, { description: 'a raw photo', advice: DEVELOPED }],
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
    const row = BRANDS.find(([brand]) => brands.some((one) => brand.test(one)));
    if (row) return row[1];
  }
  const [, , kind = UNKNOWN] =
    STARTS.find(([offset, starts]) => starts.some((one) => text.startsWith(one, offset))) ?? [];
  return kind === TIFF && DNG_VERSION.some((one) => text.includes(one)) ? DNG : kind;
}

const NAME_LENGTH = 80;

export const foreignFileText = (name: string, { description: what, advice: how }: ForeignFile): string =>
  `${withoutInvisible(name).slice(0, NAME_LENGTH) || 'This photo'} is ${what}. ${how}`;

/** The specified words, and those of this file. */
export const photoTypeText = (name: string, kind: ForeignFile): string =>
  `${PROBLEMS.photo_type.message}. ${foreignFileText(name, kind)}`;
