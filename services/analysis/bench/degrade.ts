import type { PhotoProblem } from '@trueseason/contracts';
import sharp, { type Region, type Sharp } from 'sharp';
import { type FaceBox, faded, lampAndWindow, moved } from './degrade-pixels.ts';
import { type Change, relight } from './relit-photo.ts';

export interface Degraded {
  readonly kind: string;
  /** Any of these answers is correct. */
  readonly expect: readonly PhotoProblem[];
  readonly photo: Buffer;
}

const jpeg = (image: Sharp) => image.jpeg({ quality: 90 }).toBuffer();

type Way = readonly [kind: string, expect: readonly PhotoProblem[], photo: Promise<Buffer>];
type Size = { readonly width: number; readonly height: number };

/** Degrades one photo in every way that the gates must catch. */
export async function degrade(photo: Buffer, other: Buffer, face: FaceBox): Promise<Degraded[]> {
  const size = await sharp(photo).metadata();
  const ways: Way[] = [
    ...(await framings(photo, other, face, size)),
    ...glasses(photo, face, size),
    ...lights(photo, face),
    ...filters(photo),
    ...covers(photo, face, size),
  ];
  return Promise.all(ways.map(async ([kind, expect, made]) => ({ kind, expect, photo: await made })));
}

/** No face, two faces, or one too small. */
async function framings(photo: Buffer, other: Buffer, face: FaceBox, { width, height }: Size): Promise<Way[]> {
  const small = await sharp(photo)
    .resize({ width: Math.round(width / 5) })
    .toBuffer();
  const half = await sharp(photo).resize(600, 600).toBuffer();
  const otherHalf = await sharp(other).resize(600, 600).toBuffer();
  const blot = await sharp(photo).resize(16, 16).png().toBuffer();
  const pair = sharp({ create: { width: 1200, height: 600, channels: 3, background: '#888' } });
  const wall = sharp({ create: { width, height, channels: 3, background: '#9a958c' } });
  return [
    ['no face (below the chin)', ['no_face', 'too_far'], jpeg(sharp(photo).extract(belowChin(width, height, face)))],
    ['no face (a blot of colors)', ['no_face'], jpeg(sharp(blot).resize(900, 900))],
    [
      'two faces',
      ['several_faces'],
      jpeg(
        pair.composite([
          { input: half, left: 0, top: 0 },
          { input: otherHalf, left: 600, top: 0 },
        ]),
      ),
    ],
    ['too far', ['too_far', 'no_face'], jpeg(wall.composite([{ input: small, gravity: 'center' }]))],
  ];
}

function glasses(photo: Buffer, face: FaceBox, { width, height }: Size): Way[] {
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
  const worn = (input: Buffer) => jpeg(sharp(photo).composite([{ input }]));
  return [
    ['sunglasses', ['eyes_hidden', 'eyes_closed'], worn(band('#111', 0.97))],
    ['tinted glasses', ['eyes_hidden', 'eyes_closed'], worn(band('#2a1c14', 0.85))],
  ];
}

/** Out of focus, and all kinds of bad light. */
function lights(photo: Buffer, face: FaceBox): Way[] {
  const light = (change: Change) => relight(photo, change);
  const blur = (share: number) => jpeg(sharp(photo).blur(Math.max(0.4, face.width * share)));
  return [
    ['blurred', ['blurred'], blur(0.02)],
    ['slightly blurred', ['blurred'], blur(0.012)],
    ['moving camera', ['blurred'], moved(photo, face, 0.06)],
    ['half lamp, half window', ['strong_cast'], lampAndWindow(photo, face)],
    ['overexposed', ['overexposed'], light({ exposure: 2.6 })],
    ['underexposed', ['underexposed'], light({ exposure: -5 })],
    ['lamp light, no white balance', ['strong_cast', 'overexposed'], light({ kelvin: 2500, whiteBalance: 0 })],
    ['green light', ['strong_cast'], light({ tint: 0.6 })],
    ['magenta light', ['strong_cast'], light({ tint: -0.4 })],
    ['blue light', ['strong_cast'], light({ kelvin: 25000, whiteBalance: -1.2 })],
  ];
}

function filters(photo: Buffer): Way[] {
  const sepia = async () => {
    const gray = await sharp(photo).grayscale().png().toBuffer();
    return jpeg(sharp(gray).toColourspace('srgb').tint('#b08050'));
  };
  const smooth = async () => jpeg(sharp(await sharp(photo).median(11).toBuffer()));
  const saturated = async () => jpeg(sharp(photo).modulate({ saturation: 2.2 }));
  return [
    ['faded', ['filtered'], faded(photo)],
    ['oversaturated', ['filtered'], saturated()],
    ['black and white', ['black_and_white'], jpeg(sharp(photo).grayscale())],
    ['sepia', ['black_and_white', 'filtered', 'strong_cast'], sepia()],
    ['skin smoothing', ['filtered', 'blurred'], smooth()],
  ];
}

/** A surgical mask from the bridge of the nose to below the chin. */
function covers(photo: Buffer, face: FaceBox, { width, height }: Size): Way[] {
  const [left, right] = [face.x + face.width * 0.06, face.x + face.width * 0.94];
  const [top, side, bottom] = [0.2, 0.32, 0.98].map((share) => face.eyeY + (face.y + face.height - face.eyeY) * share);
  const middle = (left + right) / 2;
  const mask = (fill: string) =>
    Buffer.from(
      `<svg width="${width}" height="${height}"><path d="M${left} ${side}Q${middle} ${top} ${right} ${side}Q${right} ${bottom} ${middle} ${bottom}Q${left} ${bottom} ${left} ${side}" fill="${fill}"/></svg>`,
    );
  const worn = (fill: string) => jpeg(sharp(photo).composite([{ input: mask(fill) }]));
  return [
    ['surgical mask', ['face_covered'], worn('#a9c8d8')],
    ['black mask', ['face_covered'], worn('#1b1b1e')],
  ];
}

function belowChin(width: number, height: number, face: FaceBox): Region {
  const top = Math.min(height - 60, Math.round(face.y + face.height * 1.08));
  return { left: 0, top, width, height: height - top };
}
