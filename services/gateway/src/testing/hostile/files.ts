import { deflateSync } from 'node:zlib';
import type { ProblemCode } from '@trueseason/contracts';
import { jpegSegment, pngChunk } from '@trueseason/testing';
import sharp from 'sharp';
import { writeOrientation } from '../../photos/sanitize/exif.ts';
import { somePhoto } from '../flows.ts';

const MB = 1024 * 1024;
const plain = { width: 300, height: 400, channels: 3 as const, background: '#c09070' };
const picture = () => sharp({ create: plain });

const PNG_START = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
function header(width: number, height: number, depth = 8, colorType = 2, interlaced = 0): Buffer {
  const data = Buffer.alloc(13);
  data.writeUInt32BE(width, 0);
  data.writeUInt32BE(height, 4);
  data[8] = depth;
  data[9] = colorType;
  data[12] = interlaced;
  return pngChunk('IHDR', data);
}
const png = (...chunks: Buffer[]) => Buffer.concat([PNG_START, ...chunks]);
const END = pngChunk('IEND', Buffer.alloc(0));
const PIXELS = pngChunk('IDAT', deflateSync(Buffer.alloc(100)));

const SOI = Buffer.from([0xff, 0xd8]);
const EOI = Buffer.from([0xff, 0xd9]);
function frame(width: number, height: number, marker = 0xc0): Buffer {
  const data = Buffer.from([8, 0, 0, 0, 0, 1, 1, 0x11, 0]);
  data.writeUInt16BE(height, 1);
  data.writeUInt16BE(width, 3);
  return jpegSegment(marker, data);
}
/** A frame with these sampling factors per component. */
function colorFrame(width: number, height: number, samplings: readonly number[], marker = 0xc2): Buffer {
  const head = Buffer.from([8, 0, 0, 0, 0, samplings.length]);
  head.writeUInt16BE(height, 1);
  head.writeUInt16BE(width, 3);
  return jpegSegment(marker, Buffer.concat([head, ...samplings.map((both, i) => Buffer.from([i + 1, both, 0]))]));
}
/** Chroma subsampling of a phone. */
const PHONE = [0x22, 0x11, 0x11];
const scan = (coded: Buffer) => Buffer.concat([jpegSegment(0xda, Buffer.from([1, 1, 0, 0, 63, 0])), coded]);
/** For all three components. */
const wholeScan = (coded: Buffer) =>
  Buffer.concat([jpegSegment(0xda, Buffer.from([3, 1, 0, 2, 0, 3, 0, 0, 63, 0])), coded]);
const jpeg = (...parts: Buffer[]) => Buffer.concat([SOI, ...parts]);
const repeat = (piece: Buffer, times: number) => Buffer.concat(Array<Buffer>(times).fill(piece));

/** A profile with tags at these offsets over zeros, which deflate to a thousandth. */
function profileOf(bytes: number, tags: readonly (readonly [name: string, offset: number, size: number])[]): Buffer {
  const profile = Buffer.alloc(bytes);
  profile.writeUInt32BE(bytes);
  profile.write('acsp', 36, 'latin1');
  profile.writeUInt32BE(tags.length, 128);
  for (const [index, [name, offset, size]] of tags.entries()) {
    const at = 132 + index * 12;
    profile.write(name, at, 'latin1');
    profile.writeUInt32BE(offset, at + 4);
    profile.writeUInt32BE(size, at + 8);
  }
  return profile;
}
const PROFILE_BYTES = 1.9 * MB;
const TABLES_FROM = 2_000;
/** The maximum number of tags, each covering nearly all the data. */
const overlapping = () =>
  profileOf(
    PROFILE_BYTES,
    Array.from({ length: 100 }, (_, i) => ['A2B0', TABLES_FROM + i, PROFILE_BYTES - TABLES_FROM - i]),
  );
const NAMES = ['A2B0', 'A2B1', 'A2B2', 'B2A0', 'B2A1', 'B2A2', 'D2B0', 'D2B1', 'D2B2', 'D2B3', 'B2D0', 'gamt'];
/** Each tag once, sharing the same data, as the standard allows. */
const shared = () =>
  profileOf(
    PROFILE_BYTES,
    NAMES.map((name) => [name, TABLES_FROM, PROFILE_BYTES - TABLES_FROM]),
  );
const iccp = (profile: Buffer) => pngChunk('iCCP', Buffer.concat([Buffer.from('x\0\0'), deflateSync(profile)]));
function app2(profile: Buffer): Buffer {
  const PIECE = 65_000;
  const count = Math.ceil(profile.length / PIECE);
  return Buffer.concat(
    Array.from({ length: count }, (_, i) => {
      const piece = profile.subarray(i * PIECE, (i + 1) * PIECE);
      return jpegSegment(0xe2, Buffer.concat([Buffer.from('ICC_PROFILE\0'), Buffer.from([i + 1, count]), piece]));
    }),
  );
}

/** Changes one 16-bit number in a JPEG's first frame header. */
function withFrameSize(photo: Buffer, width: number, height: number): Buffer {
  const bytes = Buffer.from(photo);
  const at = bytes.indexOf(Buffer.from([0xff, 0xc0]));
  bytes.writeUInt16BE(height, at + 5);
  bytes.writeUInt16BE(width, at + 7);
  return bytes;
}

/** Files that claim to be photos, and the expected error. */
export const hostileFiles = async (): Promise<readonly [what: string, bytes: Buffer, code: ProblemCode][]> => {
  const bigPng = await picture().png({ compressionLevel: 0 }).toBuffer();
  return [
    ['nothing at all', Buffer.alloc(0), 'photo_type'],
    ['one byte', Buffer.from([0xff]), 'photo_type'],
    ['an SVG', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'), 'photo_type'],
    ['a page before a JPEG', Buffer.concat([Buffer.from('<!--'), somePhoto]), 'photo_type'],
    ['a JPEG that only begins', SOI, 'photo_type'],
    ['a JPEG of three bytes', Buffer.from([0xff, 0xd8, 0xff]), 'photo_damaged'],
    ['a JPEG cut in its header', somePhoto.subarray(0, 60), 'photo_damaged'],
    ['a JPEG without pixels', jpeg(frame(10, 10), EOI), 'photo_damaged'],
    ['a JPEG without a frame', jpeg(scan(Buffer.alloc(10)), EOI), 'photo_damaged'],
    ['a JPEG of no height', withFrameSize(somePhoto, 300, 0), 'photo_damaged'],
    ['a PNG 2 wide and 60 million high', png(header(2, 60_000_000, 1, 0), PIXELS, END), 'photo_damaged'],
    ['a PNG 60 million wide and 2 high', png(header(60_000_000, 2, 1, 0), PIXELS, END), 'photo_damaged'],
    ['an interlaced PNG that fills a decoder', png(header(10_000, 10_000, 16, 6, 1), PIXELS, END), 'photo_damaged'],
    ['a PNG of 120 megapixels of 16 bits', png(header(16_384, 7_300, 16, 6), PIXELS, END), 'photo_damaged'],
    [
      "a phone's 24 megapixels as a PNG with a color that stands for none",
      png(header(5_712, 4_284), pngChunk('tRNS', Buffer.alloc(6)), PIXELS, END),
      'photo_damaged',
    ],
    ['a PNG of 96 megapixels of a palette', png(header(12_000, 8_000, 1, 3), PIXELS, END), 'photo_encoding'],
    ['a JPEG with a giant side', withFrameSize(somePhoto, 65_535, 100), 'photo_damaged'],
    [
      'a progressive JPEG in full sampling',
      jpeg(colorFrame(10_900, 10_900, [0x11, 0x11, 0x11]), scan(Buffer.alloc(100)), EOI),
      'photo_damaged',
    ],
    [
      'a progressive JPEG of odd sampling',
      jpeg(colorFrame(8_000, 8_000, [0x44, 0x44, 0x44]), scan(Buffer.alloc(100)), EOI),
      'photo_damaged',
    ],
    [
      'a progressive JPEG of 64 megapixels in forty scans',
      jpeg(colorFrame(8_000, 8_000, PHONE), repeat(scan(Buffer.alloc(100)), 40), EOI),
      'photo_damaged',
    ],
    [
      'a JPEG of 119 megapixels with a scan for each component',
      jpeg(colorFrame(10_900, 10_900, [0x11, 0x11, 0x11], 0xc0), repeat(scan(Buffer.alloc(100)), 3), EOI),
      'photo_damaged',
    ],
    [
      'a JPEG of components that are named alike',
      jpeg(jpegSegment(0xc0, Buffer.from([8, 0, 9, 0, 9, 2, 1, 0x11, 0, 1, 0x11, 0])), scan(Buffer.alloc(9)), EOI),
      'photo_damaged',
    ],
    ['a JPEG of 4 gigapixels', withFrameSize(somePhoto, 65_535, 65_535), 'photo_damaged'],
    ['a JPEG of two frames', jpeg(frame(10, 10), frame(20_000, 6_000), scan(Buffer.alloc(10)), EOI), 'photo_damaged'],
    [
      'a JPEG with a short frame',
      jpeg(jpegSegment(0xc0, Buffer.from([8])), scan(Buffer.alloc(9)), EOI),
      'photo_damaged',
    ],
    ['a lossless JPEG', jpeg(frame(10, 10, 0xc3), scan(Buffer.alloc(10)), EOI), 'photo_encoding'],
    ['a segment of length 0', jpeg(Buffer.from([0xff, 0xe0, 0, 0]), frame(10, 10), EOI), 'photo_damaged'],
    ['a segment longer than the file', jpeg(Buffer.from([0xff, 0xe0, 0xff, 0xff]), Buffer.alloc(10)), 'photo_damaged'],
    ['fill bytes without end', jpeg(Buffer.alloc(5 * MB, 0xff)), 'photo_damaged'],
    [
      'a million empty segments',
      jpeg(frame(10, 10), repeat(jpegSegment(0xfe, Buffer.alloc(0)), 1_000_000), EOI),
      'photo_damaged',
    ],
    [
      'thousands of scans',
      jpeg(frame(8_000, 8_000, 0xc2), repeat(scan(Buffer.from([0x12])), 5_000), EOI),
      'photo_damaged',
    ],
    [
      'a color profile of 9 MB',
      jpeg(
        repeat(jpegSegment(0xe2, Buffer.concat([Buffer.from('ICC_PROFILE\0'), Buffer.alloc(65_000)])), 140),
        frame(10, 10),
        scan(Buffer.alloc(9)),
        EOI,
      ),
      'photo_damaged',
    ],
    ['a start inside a JPEG', jpeg(frame(10, 10), SOI, scan(Buffer.alloc(9)), EOI), 'photo_damaged'],
    ['a PNG that only begins', PNG_START, 'photo_damaged'],
    ['a PNG without a header', png(PIXELS, END), 'photo_damaged'],
    ['a PNG with two headers', png(header(10, 10), header(20_000, 20_000), PIXELS, END), 'photo_damaged'],
    ['a PNG of 3.6 gigapixels', png(header(60_000, 60_000), PIXELS, END), 'photo_damaged'],
    ['a PNG of no width', png(header(0, 10), PIXELS, END), 'photo_damaged'],
    ['a PNG of 2^31 lines', png(header(1, 0x7fffffff), PIXELS, END), 'photo_damaged'],
    ['a PNG without pixels', png(header(10, 10), END), 'photo_damaged'],
    ['a PNG cut in its pixels', bigPng.subarray(0, bigPng.length / 2), 'photo_damaged'],
    [
      'a PNG chunk of 4 GB',
      png(header(10, 10), Buffer.from('\xff\xff\xff\xf0iCCP', 'latin1'), Buffer.alloc(99)),
      'photo_damaged',
    ],
    [
      'half a million empty chunks',
      png(header(10, 10), repeat(pngChunk('IDAT', Buffer.alloc(0)), 500_000), END),
      'photo_damaged',
    ],
    ['10 MB and one byte', Buffer.concat([somePhoto, Buffer.alloc(10 * MB + 1 - somePhoto.length)]), 'photo_too_large'],
    [
      'a PNG of 10 MB and more',
      png(header(4_000, 4_000), pngChunk('IDAT', Buffer.alloc(11 * MB)), END),
      'photo_too_large',
    ],
  ];
};

/** zlib stream of zeros: a thousandth of its inflated size. */
function bomb(): Buffer {
  return deflateSync(Buffer.alloc(128 * MB), { level: 9 });
}

/** Unusual but valid photos: accepted, with hidden content removed. */
export const oddPhotos = async (): Promise<readonly [what: string, bytes: Buffer][]> => [
  ['a JPEG with an archive behind it', Buffer.concat([somePhoto, Buffer.from('PK\x03\x04 secret')])],
  [
    'a JPEG with a page in its comment',
    jpeg(jpegSegment(0xfe, Buffer.from('<script>secret</script>')), somePhoto.subarray(2)),
  ],
  [
    'a JPEG with a thumbnail',
    jpeg(
      jpegSegment(
        0xe0,
        Buffer.concat([Buffer.from('JFIF\0\x01\x01\0\0\x01\0\x01\x02\x02', 'latin1'), Buffer.from('secret thumb')]),
      ),
      somePhoto.subarray(2),
    ),
  ],
  ['a JPEG without its end, or cut in its pixels, as the engine finds out', somePhoto.subarray(0, -20)],
  [
    'a PNG whose profile inflates to 128 MB',
    png(header(10, 10), pngChunk('iCCP', Buffer.concat([Buffer.from('x\0\0'), bomb()])), PIXELS, END),
  ],
  ['a PNG whose profile is no zlib', png(header(10, 10), pngChunk('iCCP', Buffer.from('x\0\0nonsense')), PIXELS, END)],
  ['a JPEG with reserved segments', jpeg(jpegSegment(0xf7, Buffer.from('secret')), somePhoto.subarray(2))],
  ['a progressive JPEG', await picture().jpeg({ progressive: true }).toBuffer()],
  [
    'a progressive JPEG of 48 megapixels in twelve scans',
    jpeg(colorFrame(8_064, 6_048, PHONE), repeat(scan(Buffer.alloc(100)), 12), EOI),
  ],
  ['a JPEG of 108 megapixels', jpeg(colorFrame(12_000, 9_000, PHONE, 0xc0), wholeScan(Buffer.alloc(100)), EOI)],
  ["a phone's 24 megapixels as a PNG", png(header(5_712, 4_284), PIXELS, END)],
  ['a JPEG whose pixels are all stuffing', jpeg(frame(10, 10), scan(repeat(Buffer.from([0xff, 0]), 4 * MB)), EOI)],
  ['a PNG with a color that stands for none', png(header(10, 10), pngChunk('tRNS', Buffer.alloc(6)), PIXELS, END)],
  ['a PNG with a text', png(header(10, 10), pngChunk('tEXt', Buffer.from('Comment\0secret')), PIXELS, END)],
  ['exactly 10 MB', Buffer.concat([somePhoto, Buffer.alloc(10 * MB - somePhoto.length)])],
  ['a PNG whose profile has tags that overlap', png(header(10, 10), iccp(overlapping()), PIXELS, END)],
  ['a PNG whose profile has tags that share data', png(header(10, 10), iccp(shared()), PIXELS, END)],
  ['a PNG of a thousand profiles', png(header(10, 10), repeat(iccp(shared()), 1_000), PIXELS, END)],
  [
    'a PNG of a thousand orientations',
    png(header(10, 10), repeat(pngChunk('eXIf', writeOrientation(6)), 1_000), PIXELS, END),
  ],
  ['a JPEG whose profile has tags that overlap', jpeg(app2(overlapping()), somePhoto.subarray(2))],
  ['a JPEG whose profile has tags that share data', jpeg(app2(shared()), somePhoto.subarray(2))],
];
