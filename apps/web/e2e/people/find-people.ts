import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { threePhotos } from '@trueseason/test-kit';
import sharp from 'sharp';
import type { PhotoFile } from '../journey.ts';

const PICTURE = /\.(jpe?g|png)$/i;

const picturesOf = async (folder: string): Promise<string[]> =>
  (await readdir(folder)).filter((name) => PICTURE.test(name)).map((name) => join(folder, name));

const lightnessOf = async (picture: string): Promise<number> => {
  const side = 100;
  // Where a portrait has its face.
  const face = sharp(picture)
    .resize(side, side, { fit: 'cover' })
    .extract({ left: 35, top: 20, width: 30, height: 35 });
  return (
    (
      await sharp(await face.toBuffer())
        .grayscale()
        .stats()
    ).channels[0]?.mean ?? 0
  );
};

/**
 * People of a folder, from the darkest picture to the lightest and as far apart as their number allows. A folder in it
 * with three pictures is one person; a single picture is one, too.
 * @returns of each the pictures
 */
export async function findPeople(folder: string, count: number): Promise<string[][]> {
  const entries = await readdir(folder, { withFileTypes: true });
  const folders = entries.filter((entry) => entry.isDirectory()).map(({ name }) => picturesOf(join(folder, name)));
  const sets = (await Promise.all(folders)).filter(({ length }) => length >= 3).map((set) => set.slice(0, 3));
  const singles = await picturesOf(folder);
  const people = await Promise.all(
    [...sets, ...singles.map((picture) => [picture])].map(async (pictures) => ({
      pictures,
      lightness: await lightnessOf(pictures[0] ?? ''),
    })),
  );
  const spread = people.toSorted((a, b) => a.lightness - b.lightness).map(({ pictures }) => pictures);
  if (spread.length <= count) return spread;
  const step = (spread.length - 1) / Math.max(1, count - 1);
  return Array.from({ length: count }, (_, i) => spread[Math.round(i * step)] ?? []);
}

/** Three photos to send: those that there are, or one portrait cropped and relit. */
export async function photosOf(pictures: readonly string[]): Promise<PhotoFile[]> {
  const [first = ''] = pictures;
  const photos =
    pictures.length >= 3
      ? await Promise.all(pictures.map((picture) => sharp(picture).rotate().jpeg({ quality: 92 }).toBuffer()))
      : await threePhotos(first);
  return photos.map((buffer, i) => ({ name: `selfie-${i + 1}.jpg`, mimeType: 'image/jpeg', buffer }));
}
