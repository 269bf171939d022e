import { deflateSync, inflateSync } from 'node:zlib';
import sharp, { type Sharp } from 'sharp';
import { afterJpegStart, afterPngHeader, jpegSegment, pngChunk } from './photo-parts.ts';

/** One picture as files of every kind that phones, cameras and editors write. */
export interface Container {
  readonly name: string;
  readonly bytes: Buffer;
}

const u32 = (...numbers: number[]) => {
  const bytes = Buffer.alloc(numbers.length * 4);
  for (const [i, number] of numbers.entries()) bytes.writeUInt32BE(number, i * 4);
  return bytes;
};

const IEND_BYTES = 12;
const atEnd = (png: Buffer, ...chunks: Buffer[]) =>
  Buffer.concat([png.subarray(0, -IEND_BYTES), ...chunks, png.subarray(-IEND_BYTES)]);

/** An EXIF block with one orientation. */
function exif(orientation: number): Buffer {
  const tiff = Buffer.alloc(26);
  tiff.write('II*\0', 'latin1');
  tiff.writeUInt32LE(8, 4);
  tiff.writeUInt16LE(1, 8);
  tiff.writeUInt16LE(0x0112, 10);
  tiff.writeUInt16LE(3, 12);
  tiff.writeUInt32LE(1, 14);
  tiff.writeUInt16LE(orientation, 18);
  return tiff;
}

/** An EXIF block that names Adobe RGB as DCF cameras do: color space 0xFFFF and interoperability "R03". */
function exifOfAdobeRgb(): Buffer {
  const tiff = Buffer.alloc(80);
  tiff.write('II*\0', 'latin1');
  tiff.writeUInt32LE(8, 4);
  tiff.writeUInt16LE(1, 8);
  const entry = (at: number, tag: number, type: number, count: number, value: number) => {
    tiff.writeUInt16LE(tag, at);
    tiff.writeUInt16LE(type, at + 2);
    tiff.writeUInt32LE(count, at + 4);
    tiff.writeUInt32LE(value, at + 8);
  };
  entry(10, 0x8769, 4, 1, 26);
  tiff.writeUInt16LE(2, 26);
  entry(28, 0xa001, 3, 1, 0xffff);
  entry(40, 0xa005, 4, 1, 56);
  tiff.writeUInt16LE(1, 56);
  entry(58, 1, 2, 4, 0);
  tiff.write('R03\0', 66, 'latin1');
  return tiff;
}
const app1 = (tiff: Buffer) => jpegSegment(0xe1, Buffer.concat([Buffer.from('Exif\0\0', 'latin1'), tiff]));

/** Chromaticities of sRGB as cHRM states them, and of Adobe RGB. */
const CHRM = u32(31270, 32900, 64000, 33000, 30000, 60000, 15000, 6000);
const CHRM_ADOBE = u32(31270, 32900, 64000, 33000, 21000, 71000, 15000, 6000);

/** The profile of a PNG that sharp wrote. */
function profileOf(png: Buffer): Buffer {
  const at = png.indexOf('iCCP');
  const data = png.subarray(at + 4, at + 4 + png.readUInt32BE(at - 4));
  return inflateSync(data.subarray(data.indexOf(0) + 2));
}

const profileChunk = (deflated: Buffer) => pngChunk('iCCP', Buffer.concat([Buffer.from('p3\0\0', 'latin1'), deflated]));

type Make = (plain: () => Sharp) => Promise<Buffer> | Buffer;
const lossless = { quality: 100, chromaSubsampling: '4:4:4' } as const;
const png = (plain: () => Sharp) => plain().png().toBuffer();
const jpeg = (plain: () => Sharp) => plain().jpeg(lossless).toBuffer();
const turned = async (plain: () => Sharp, angle: number) => sharp(await png(plain)).rotate(angle);

/** The same picture in each of them, for every reader. */
const SAME: Readonly<Record<string, Make>> = {
  'JPEG 4:4:4': jpeg,
  'JPEG 4:2:0, quality 90': (plain) => plain().jpeg({ quality: 90 }).toBuffer(),
  'JPEG 4:2:0, quality 70': (plain) => plain().jpeg({ quality: 70 }).toBuffer(),
  'progressive JPEG': (plain) =>
    plain()
      .jpeg({ ...lossless, progressive: true })
      .toBuffer(),
  'JPEG of mozjpeg': (plain) => plain().jpeg({ quality: 90, mozjpeg: true }).toBuffer(),
  'JPEG with sRGB profile': (plain) => plain().withIccProfile('srgb').jpeg(lossless).toBuffer(),
  'JPEG in Display P3': (plain) => plain().withIccProfile('p3').jpeg(lossless).toBuffer(),
  'JPEG without end': async (plain) => (await jpeg(plain)).subarray(0, -2),
  'JPEG with a trailer': async (plain) => Buffer.concat([await jpeg(plain), Buffer.from('SEFT', 'latin1')]),
  'JPEG with an upright EXIF': async (plain) => afterJpegStart(await jpeg(plain), app1(exif(1))),
  'JPEG with optimized scans': (plain) =>
    plain()
      .jpeg({ ...lossless, optimizeScans: true, progressive: true })
      .toBuffer(),
  'JPEG with comments': async (plain) => afterJpegStart(await jpeg(plain), jpegSegment(0xfe, Buffer.from('a comment'))),
  'turned JPEG': async (plain) =>
    afterJpegStart(await (await turned(plain, 270)).jpeg(lossless).toBuffer(), app1(exif(6))),
  'JPEG upside down': async (plain) =>
    afterJpegStart(await (await turned(plain, 180)).jpeg(lossless).toBuffer(), app1(exif(3))),
  'JPEG with a broken profile': async (plain) =>
    afterJpegStart(await jpeg(plain), jpegSegment(0xe2, Buffer.from('ICC_PROFILE\0\x01\x01broken', 'latin1'))),
  PNG: png,
  'interlaced PNG': (plain) => plain().png({ progressive: true }).toBuffer(),
  'PNG of 16 bits': (plain) => plain().toColourspace('rgb16').png().toBuffer(),
  'PNG with alpha': (plain) => plain().ensureAlpha().png().toBuffer(),
  'PNG in Display P3': (plain) => plain().withIccProfile('p3').png().toBuffer(),
  'PNG with an sRGB chunk': async (plain) => afterPngHeader(await png(plain), pngChunk('sRGB', Buffer.from([0]))),
  'PNG with gamma and primaries of sRGB': async (plain) =>
    afterPngHeader(await png(plain), pngChunk('gAMA', u32(45_455)), pngChunk('cHRM', CHRM)),
  'PNG with cICP of sRGB': async (plain) =>
    afterPngHeader(await png(plain), pngChunk('cICP', Buffer.from([1, 13, 0, 1]))),
  'PNG with a cut profile': async (plain) => {
    const cut = deflateSync(profileOf(await plain().withIccProfile('p3').png().toBuffer())).subarray(0, 90);
    return afterPngHeader(await png(plain), profileChunk(cut));
  },
  'PNG with cICP of sRGB over a profile': async (plain) =>
    afterPngHeader(
      await png(plain),
      profileChunk(deflateSync(profileOf(await plain().withIccProfile('p3').png().toBuffer()))),
      pngChunk('cICP', Buffer.from([1, 13, 0, 1])),
    ),
  'PNG with a broken gamma': async (plain) => {
    const gamma = pngChunk('gAMA', u32(55_555));
    gamma.writeUInt8(gamma.readUInt8(gamma.length - 1) ^ 1, gamma.length - 1);
    return afterPngHeader(await png(plain), gamma);
  },
  'PNG cut in its end': async (plain) => (await png(plain)).subarray(0, -3),
  'turned PNG, EXIF first': async (plain) =>
    afterPngHeader(await (await turned(plain, 270)).png().toBuffer(), pngChunk('eXIf', exif(6))),
  'turned PNG, EXIF last': async (plain) =>
    atEnd(await (await turned(plain, 270)).png().toBuffer(), pngChunk('eXIf', exif(6))),
};

/** Colors that decoders read otherwise than browsers, or that are lost: refused, with what to do. */
const REFUSED: Readonly<Record<string, Make>> = {
  'JPEG in Adobe RGB by EXIF alone': async (plain) => afterJpegStart(await jpeg(plain), app1(exifOfAdobeRgb())),
  'JPEG in CMYK': (plain) => plain().toColourspace('cmyk').jpeg(lossless).toBuffer(),
  'JPEG in CMYK with profile': (plain) => plain().withIccProfile('cmyk').jpeg(lossless).toBuffer(),
  'PNG with palette': (plain) => plain().png({ palette: true }).toBuffer(),
  'PNG of gamma 1.8': async (plain) => afterPngHeader(await png(plain), pngChunk('gAMA', u32(55_555))),
  'PNG of gamma 1.8 with a broken profile': async (plain) =>
    afterPngHeader(await png(plain), pngChunk('gAMA', u32(55_555)), profileChunk(Buffer.from('no zlib'))),
  'PNG with primaries of Adobe RGB': async (plain) =>
    afterPngHeader(await png(plain), pngChunk('gAMA', u32(45_455)), pngChunk('cHRM', CHRM_ADOBE)),
  'PNG in Display P3 by cICP': async (plain) =>
    afterPngHeader(await png(plain), pngChunk('cICP', Buffer.from([12, 13, 0, 1]))),
};

const made = (kinds: Readonly<Record<string, Make>>, picture: Buffer): Promise<Container[]> =>
  Promise.all(
    Object.entries(kinds).map(async ([name, make]) => ({
      name,
      bytes: await make(() => sharp(picture).removeAlpha()),
    })),
  );

/** One picture in every container that must give the same answer. */
export const sameInEveryContainer = (picture: Buffer) => made(SAME, picture);
/** One picture in containers that are refused by name. */
export const refusedContainers = (picture: Buffer) => made(REFUSED, picture);
