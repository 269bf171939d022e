import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp, { type OverlayOptions } from 'sharp';

/** The largest sheet that a viewer shows without making it smaller. */
const SIDE = 1568;
const GAP = 4;
const GROUND = '#767676';

/** How pictures of one width share a sheet. */
interface Grid {
  readonly columns: number;
  readonly rows: number;
}

const PHONES: Grid = { columns: 4, rows: 1 };
const DESKTOPS: Grid = { columns: 2, rows: 2 };
const PAGES: Grid = { columns: 6, rows: 4 };

async function compose(tiles: readonly (Buffer | null)[], grid: Grid, file: string): Promise<void> {
  const [width, height] = [Math.floor(SIDE / grid.columns), Math.floor(SIDE / grid.rows)];
  const placed = tiles.flatMap((input, i): OverlayOptions[] => {
    if (!input) return [];
    return [{ input, left: (i % grid.columns) * width, top: Math.floor(i / grid.columns) * height }];
  });
  await sharp({ create: { width: SIDE, height: SIDE, channels: 3, background: GROUND } })
    .composite(placed)
    .png({ palette: true })
    .toFile(file);
}

/** The parts of one long picture, each as tall as its place on a sheet. */
async function slices(picture: Buffer, { columns, rows }: Grid): Promise<Buffer[]> {
  const [width, tall] = [Math.floor(SIDE / columns) - GAP, Math.floor(SIDE / rows) - GAP];
  const drawn = await sharp(picture).resize({ width }).png().toBuffer({ resolveWithObject: true });
  const parts: Buffer[] = [];
  for (let top = 0; top < drawn.info.height; top += tall) {
    const height = Math.min(tall, drawn.info.height - top);
    parts.push(await sharp(drawn.data).extract({ left: 0, top, width, height }).png().toBuffer());
  }
  return parts;
}

/**
 * One screen of several people side by side, in as many sheets as the longest of them needs.
 * @returns the names of the sheets
 */
export async function sheetsOfScreen(
  out: string,
  name: string,
  width: number,
  pictures: readonly Buffer[],
): Promise<string[]> {
  const grid = width < 600 ? PHONES : DESKTOPS;
  const size = grid.columns * grid.rows;
  const made: string[] = [];
  for (let from = 0; from < pictures.length; from += size) {
    const people = await Promise.all(pictures.slice(from, from + size).map((picture) => slices(picture, grid)));
    const parts = Math.max(...people.map(({ length }) => length));
    for (let part = 0; part < parts; part++) {
      const file = `sheet-${name}-people${from + 1}-part${part + 1}.png`;
      await compose(
        people.map((person) => person[part] ?? null),
        grid,
        join(out, file),
      );
      made.push(file);
    }
  }
  return made;
}

/** One person's report, page by page. */
export async function sheetOfReport(out: string, name: string, pages: readonly Buffer[]): Promise<string[]> {
  const size = PAGES.columns * PAGES.rows;
  const made: string[] = [];
  for (let from = 0; from < pages.length; from += size) {
    const tiles = await Promise.all(pages.slice(from, from + size).map(async (page) => (await slices(page, PAGES))[0]));
    const file = `sheet-${name}-part${from / size + 1}.png`;
    await compose(
      tiles.map((tile) => tile ?? null),
      PAGES,
      join(out, file),
    );
    made.push(file);
  }
  return made;
}

/** A page that leads to all sheets. */
export async function writeIndex(out: string, sheets: readonly string[]): Promise<void> {
  const items = sheets.map((file) => `<h2>${file}</h2><img src="${file}" loading="lazy" alt="">`);
  await writeFile(join(out, 'index.html'), `<!doctype html><meta charset="utf-8">${items.join('\n')}\n`);
}
