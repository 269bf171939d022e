import { existsSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';

/** Beside a checkout there may be real portraits; they are never part of the repository. */
const FOLDER = fileURLToPath(new URL('../../../../shared/photos/', import.meta.url));

export const hasRealPortraits = existsSync(FOLDER);

/** Paths of the real portraits in a fixed order. */
export async function realPortraits(): Promise<string[]> {
  const names = await readdir(FOLDER);
  return names
    .filter((name) => name.endsWith('.jpg'))
    .sort()
    .map((name) => FOLDER + name);
}

const CROPS = [
  { inset: 0, brightness: 1 },
  { inset: 0.04, brightness: 1.1 },
  { inset: 0.08, brightness: 0.9 },
] as const;

/** Three photos of one portrait, as if taken in three rooms: cropped, and relit by more than a filter does, `width` px wide. */
export async function threePhotos(portrait: string | Buffer, width = 1000): Promise<Buffer<ArrayBuffer>[]> {
  const { width: full = 0, height = 0 } = await sharp(portrait).metadata();
  return Promise.all(
    CROPS.map(async ({ inset, brightness }) => {
      const area = {
        left: Math.round(full * inset),
        top: 0,
        width: Math.round(full * (1 - 2 * inset)),
        height: Math.round(height * (1 - inset)),
      };
      const photo = sharp(portrait).extract(area).resize({ width }).linear(brightness, 0);
      return Buffer.from(await photo.jpeg({ quality: 92 }).toBuffer());
    }),
  );
}
