// Runs after both builds: writes what is drawn or rendered ahead of time into the web root.
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import sharp from 'sharp';

interface Rendered {
  staticFiles(): { path: string; body: string; pngWidth?: number }[];
}

const root = join(import.meta.dirname, '..');
const { staticFiles } = (await import(join(root, 'node_modules/.prerender/render.js'))) as Rendered;

for (const { path, body, pngWidth } of staticFiles()) {
  const file = join(root, 'dist', path);
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, pngWidth ? await sharp(Buffer.from(body)).resize(pngWidth).png().toBuffer() : body);
}
