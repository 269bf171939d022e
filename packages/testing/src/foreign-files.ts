import sharp from 'sharp';
import { pngChunk } from './photo-parts.ts';

const picture = (channels: 3 | 4 = 3) => sharp({ create: { width: 96, height: 128, channels, background: '#c09070' } });
const text = (latin1: string, more = 5_000) => Buffer.concat([Buffer.from(latin1, 'latin1'), Buffer.alloc(more)]);

/** A box of ISO/IEC 14496-12 that names its brands. */
function brands(main: string, ...others: string[]): Buffer {
  const length = Buffer.alloc(4);
  length.writeUInt32BE(16 + 4 * others.length);
  return Buffer.concat([length, text(`ftyp${main}\0\0\0\0${others.join('')}`)]);
}

/** TIFF directories: a raw photo's has its version. */
const tags = (order: 'II' | 'MM', raw: boolean): Buffer => {
  const little = order === 'II';
  const [head, tag] = little
    ? ['II*\0\x08\0\0\0\x01\0', '\x12\xc6\x01\0\x04\0\0\0']
    : ['MM\0*\0\0\0\x08\0\x01', '\xc6\x12\0\x01\0\0\0\x04'];
  return text(head + (raw ? tag : ''));
};

/** What is no JPEG or whole PNG, under a photo's name, and what it has to be called. */
export async function foreignFiles(): Promise<readonly (readonly [what: RegExp, bytes: Buffer])[]> {
  const png = await picture().png().toBuffer();
  return [
    [/ WebP /, await picture().webp().toBuffer()],
    [/ WebP /, await picture().webp({ lossless: true }).toBuffer()],
    [/ GIF/, await picture().gif().toBuffer()],
    [/ GIF/, text('GIF87a')],
    [/ AVIF /, await picture().avif({ effort: 0 }).toBuffer()],
    ...[brands('avis', 'avif', 'msf1', 'miaf'), brands('mif1', 'miaf', 'MA1B', 'avif')].map(
      (file) => [/ AVIF /, file] as const,
    ),
    ...['heic', 'heix', 'heim', 'hevc', 'hevx', 'mif1', 'mif2', 'msf1'].map(
      (brand) => [/HEIC.* JPEG/, brands(brand, 'mif1', 'heic')] as const,
    ),
    [/HEIC/, brands('mif1')],
    [/ TIFF/, await picture().tiff().toBuffer()],
    ...(['II', 'MM'] as const).flatMap(
      (order) =>
        [
          [/ TIFF/, tags(order, false)],
          [/\(DNG\)/, tags(order, true)],
        ] as const,
    ),
    [/ raw photo/, text('II*\0\x10\0\0\0CR\x02\0')],
    [/ raw photo/, brands('crx ', 'isom')],
    ...['isom', 'mp42', 'qt  ', 'M4V ', '3gp5', 'avc1', 'iso5'].map(
      (brand) => [/ video/, brands(brand, 'isom', 'avc1')] as const,
    ),
    ...['\0\0\0\x08wide', '\0\0\x10\0moov', '\x1aE\xdf\xa3', 'RIFF\0\0\0\0AVI ', '\0\0\x01\xba'].map(
      (start) => [/ video/, text(start)] as const,
    ),
    [/ PDF/, text('%PDF-1.7\n')],
    [/ JPEG XL /, text('\xff\x0a\x7f')],
    [/ JPEG XL /, text('\0\0\0\x0cJXL \r\n\x87\n')],
    [/ JPEG 2000 /, text('\0\0\0\x0cjP  \r\n\x87\n')],
    [/ BMP /, text('BM')],
    [/ Photoshop /, text('8BPS')],
    [/CgBI/, Buffer.concat([png.subarray(0, 8), pngChunk('CgBI', Buffer.alloc(4)), png.subarray(8)])],
    [/ web page/, Buffer.from('<!doctype html><title>x</title>')],
    [/ empty /, Buffer.alloc(0)],
    [/ no picture /, text('notes')],
  ];
}

/** A subject on nothing, as tools that cut out backgrounds save it. */
export const cutOut = async (subject: Buffer): Promise<Buffer> => {
  const { width = 0, height = 0 } = await sharp(subject).metadata();
  const shape = Buffer.from(
    `<svg width="${width}" height="${height}"><ellipse cx="50%" cy="50%" rx="35%" ry="45%"/></svg>`,
  );
  return sharp(subject)
    .ensureAlpha()
    .composite([{ input: shape, blend: 'dest-in' }])
    .png()
    .toBuffer();
};
