import sharp from 'sharp';
import { addNoise, develop } from './develop.ts';
import type { Light } from './light.ts';
import { customerPictures, openPicture, type PictureName, truthOf } from './pictures.ts';

/** How a picture is photographed; by default in the light that belongs to it, or in neutral light. */
export interface Shot {
  readonly light?: Partial<Light>;
  /** Size in pixels; the picture's own by default. What does not fit is cut off. */
  readonly size?: { readonly width: number; readonly height: number };
  /** Radius of the blur in thousandths of the picture's width. */
  readonly blur?: number;
  /** Sensor noise, 0 none .. 1 a phone in the evening. */
  readonly noise?: number;
  /** Another seed gives other noise, and so other bytes. */
  readonly seed?: string;
  readonly monochrome?: boolean;
  /** JPEG quality. */
  readonly quality?: number;
}

const NEUTRAL: Light = { kelvin: 6504, tint: 0, whiteBalance: 0.7, exposure: 0 };

/** A photo of a painted picture, as a JPEG file. The same arguments give the same bytes. */
export async function photograph(name: PictureName, shot: Shot = {}): Promise<Buffer<ArrayBuffer>> {
  const { data, info } = await openPicture(name).raw().toBuffer({ resolveWithObject: true });
  develop(data, { ...NEUTRAL, ...truthOf(name).light, ...shot.light });
  let photo = sharp(data, { raw: { width: info.width, height: info.height, channels: 3 } });
  if (shot.blur) photo = photo.blur(Math.max(0.3, (shot.blur * info.width) / 1000));
  const size = shot.size ?? { width: info.width, height: info.height };
  const pixels = await photo.resize(size.width, size.height, { kernel: 'cubic' }).raw().toBuffer();
  addNoise(pixels, size.width, shot.noise ?? 0.15, `${name} ${shot.seed ?? ''}`);
  if (shot.monochrome) for (let i = 0; i < pixels.length; i += 3) pixels.fill(pixels[i + 1] ?? 0, i, i + 3);
  const taken = sharp(pixels, { raw: { ...size, channels: 3 } });
  return await taken.jpeg({ quality: shot.quality ?? 92 }).toBuffer();
}

/** Photos of one person on different days: poses, light and clothes differ. There are up to five. */
export const customerPhotos = (count = 3, shot: Shot = {}): Promise<Buffer<ArrayBuffer>[]> =>
  Promise.all(customerPictures(count).map((name) => photograph(name, shot)));
