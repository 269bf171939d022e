import type { PhotoProblem } from '@trueseason/contracts';
import sharp, { type Region, type Sharp } from 'sharp';
import { PLAIN, relight } from './relight.ts';

/** What the spoilers need to know about a good photo, in its pixels. */
export interface FaceBox {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly eyeY: number;
}

export interface Spoiled {
  readonly kind: string;
  /** Any of these answers is right. */
  readonly expect: readonly PhotoProblem[];
  readonly photo: Buffer;
}

const jpeg = (image: Sharp) => image.jpeg({ quality: 90 }).toBuffer();

/** One photo ruined in every way that the gates must catch. */
export async function spoil(photo: Buffer, other: Buffer, face: FaceBox): Promise<Spoiled[]> {
  const { width, height } = await sharp(photo).metadata();
  const light = (change: object) => relight(photo, { ...PLAIN, ...change });
  const small = await sharp(photo)
    .resize({ width: Math.round(width / 5) })
    .toBuffer();
  const half = await sharp(photo).resize(600, 600).toBuffer();
  const otherHalf = await sharp(other).resize(600, 600).toBuffer();
  const band = (fill: string, opacity: number) => {
    const [x, y, w, h] = [
      face.x - face.width * 0.06,
      face.eyeY - face.height * 0.12,
      face.width * 1.12,
      face.height * 0.22,
    ];
    const lens = (cx: number) =>
      `<ellipse cx="${cx}" cy="${y + h / 2}" rx="${w * 0.235}" ry="${h * 0.55}" fill="${fill}" opacity="${opacity}"/>`;
    const bridge = `<rect x="${x}" y="${y + h * 0.3}" width="${w}" height="${h * 0.16}" fill="${fill}"/>`;
    return Buffer.from(
      `<svg width="${width}" height="${height}">${lens(x + w * 0.27)}${lens(x + w * 0.73)}${bridge}</svg>`,
    );
  };
  const blur = (share: number) => jpeg(sharp(photo).blur(Math.max(0.4, face.width * share)));
  const smooth = await sharp(photo).median(11).toBuffer();

  const spoiled: [string, readonly PhotoProblem[], Promise<Buffer>][] = [
    ['no face (below the chin)', ['no_face', 'too_far'], jpeg(sharp(photo).extract(belowChin(width, height, face)))],
    [
      'no face (a blot of colours)',
      ['no_face'],
      jpeg(sharp(await sharp(photo).resize(16, 16).png().toBuffer()).resize(900, 900)),
    ],
    [
      'two faces',
      ['several_faces'],
      jpeg(
        sharp({ create: { width: 1200, height: 600, channels: 3, background: '#888' } }).composite([
          { input: half, left: 0, top: 0 },
          { input: otherHalf, left: 600, top: 0 },
        ]),
      ),
    ],
    [
      'too far',
      ['too_far', 'no_face'],
      jpeg(
        sharp({ create: { width, height, channels: 3, background: '#9a958c' } }).composite([
          { input: small, gravity: 'centre' },
        ]),
      ),
    ],
    ['sunglasses', ['eyes_hidden', 'eyes_closed'], jpeg(sharp(photo).composite([{ input: band('#111', 0.97) }]))],
    [
      'tinted glasses',
      ['eyes_hidden', 'eyes_closed'],
      jpeg(sharp(photo).composite([{ input: band('#2a1c14', 0.85) }])),
    ],
    ['blurred', ['blurred'], blur(0.02)],
    ['slightly blurred', ['blurred'], blur(0.012)],
    ['overexposed', ['overexposed'], light({ ev: 2.6 })],
    ['underexposed', ['underexposed'], light({ ev: -5 })],
    ['lamp light, no white balance', ['strong_cast', 'overexposed'], light({ kelvin: 2500, strength: 1 })],
    ['green light', ['strong_cast'], light({ tint: 0.6 })],
    ['magenta light', ['strong_cast'], light({ tint: -0.4 })],
    ['blue light', ['strong_cast'], light({ kelvin: 25000, strength: 2.2 })],
    ['black and white', ['black_and_white'], jpeg(sharp(photo).greyscale())],
    [
      'sepia',
      ['black_and_white', 'filtered', 'strong_cast'],
      jpeg(
        sharp(await sharp(photo).greyscale().png().toBuffer())
          .toColourspace('srgb')
          .tint('#b08050'),
      ),
    ],
    ['skin smoothing', ['filtered', 'blurred'], jpeg(sharp(smooth))],
  ];
  return Promise.all(spoiled.map(async ([kind, expect, made]) => ({ kind, expect, photo: await made })));
}

function belowChin(width: number, height: number, face: FaceBox): Region {
  const top = Math.min(height - 60, Math.round(face.y + face.height * 1.08));
  return { left: 0, top, width, height: height - top };
}
