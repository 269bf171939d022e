import { readdir, writeFile } from 'node:fs/promises';
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

/** A page that shows each screen of all people side by side. */
export async function writeSideBySide(out: string, people: readonly string[]): Promise<void> {
  const pictures = await Promise.all(people.map(async (person) => new Set(await picturesOf(join(out, person)))));
  const names = [...new Set(pictures.flatMap((some) => [...some]))].sort();
  const rows = names.map((name) => {
    const shown = people.filter((_, i) => pictures[i]?.has(name));
    return `<h2>${name}</h2><div>${shown.map((person) => `<img src="${person}/${name}" loading="lazy" alt="">`).join('')}</div>`;
  });
  const style = 'div{display:flex;gap:8px;align-items:start;overflow-x:auto}img{width:390px}';
  await writeFile(
    join(out, 'index.html'),
    `<!doctype html><meta charset="utf-8"><style>${style}</style>${rows.join('\n')}`,
  );
}
