import sharp from 'sharp';
import { addNoise } from './develop.ts';
import type { PhotoOptions } from './photo.ts';

/** How stored pixels must be turned so that the EXIF orientation brings them upright again: mirror, then degrees. */
const STORED: Readonly<Record<number, readonly [boolean, number]>> = {
  1: [false, 0],
  2: [true, 0],
  3: [false, 180],
  4: [true, 180],
  5: [true, 270],
  6: [false, 270],
  7: [true, 90],
  8: [false, 90],
};

/** Blurs, scales, adds noise and writes the file that a phone would have written. */
export async function encode(
  pixels: Buffer,
  width: number,
  height: number,
  photo: PhotoOptions,
): Promise<Buffer<ArrayBuffer>> {
  let scaled = sharp(pixels, { raw: { width, height, channels: 3 } });
  if (photo.blur > 0) scaled = scaled.blur(Math.max(0.3, (photo.blur * width) / 1000));
  if (width !== photo.width || height !== photo.height)
    scaled = scaled.resize(photo.width, photo.height, { kernel: 'cubic', fit: 'fill' });
  const full = await scaled.raw().toBuffer();
  addNoise(full, photo.width, photo.noise, photo.seed);
  if (photo.monochrome) flattenColor(full);

  const [mirror, degrees] = STORED[photo.orientation] ?? [false, 0];
  let turned = sharp(full, { raw: { width: photo.width, height: photo.height, channels: 3 } });
  if (mirror)
    turned = sharp(await turned.flop().raw().toBuffer(), {
      raw: { width: photo.width, height: photo.height, channels: 3 },
    });
  turned = turned.rotate(degrees);
  if (photo.personalExif) {
    turned = turned.withExif({
      IFD0: { Make: 'Test Camera', Model: 'Procedural' },
      IFD3: {
        GPSLatitudeRef: 'N',
        GPSLatitude: '52/1 31/1 12/1',
        GPSLongitudeRef: 'E',
        GPSLongitude: '13/1 24/1 18/1',
      },
    });
  }
  // Sets the profile as well: the orientation's call would put sRGB in place of one set before.
  const icc = photo.profile === 'display-p3' ? 'p3' : 'srgb';
  if (photo.orientation !== 1) turned = turned.withMetadata({ orientation: photo.orientation, icc });
  else if (icc === 'p3') turned = turned.withIccProfile(icc);
  return photo.format === 'png'
    ? turned.png({ compressionLevel: 6 }).toBuffer()
    : turned.jpeg({ quality: photo.quality }).toBuffer();
}

function flattenColor(pixels: Buffer): void {
  for (let i = 0; i < pixels.length; i += 3) pixels.fill(pixels[i + 1] ?? 0, i, i + 3);
}
