import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { threePhotos } from '@trueseason/test-kit';
import sharp from 'sharp';
import type { PhotoFile } from '../journey.ts';

const picturesOf = async (folder: string): Promise<string[]> =>
  (await readdir(folder)).filter((name) => /\.(jpe?g|png)$/i.test(name)).sort();

async function lightnessOf(picture: string): Promise<number> {
  const { channels } = await sharp(picture).grayscale().stats();
  return channels[0]?.mean ?? 0;
}

/** Three photos each of people of a folder, one picture a person: from dark to light, as far apart as can be. */
export async function peopleOf(folder: string, count: number): Promise<PhotoFile[][]> {
  const paths = (await picturesOf(folder)).map((name) => join(folder, name));
  const measured = await Promise.all(paths.map(async (path) => ({ path, lightness: await lightnessOf(path) })));
  const spread = measured.toSorted((a, b) => a.lightness - b.lightness);
  const step = Math.max(1, (spread.length - 1) / Math.max(1, count - 1));
  const chosen = spread.filter((_, i) => Math.round(Math.round(i / step) * step) === i).slice(0, count);
  return Promise.all(
    chosen.map(async ({ path }) =>
      (await threePhotos(path)).map((buffer, i) => ({ name: `${i + 1}.jpg`, mimeType: 'image/jpeg', buffer })),
    ),
  );
}
