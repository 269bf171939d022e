// Runs after both builds: writes what is drawn or rendered ahead of time into the web root.
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import sharp from 'sharp';
import { pageHtml } from './page-html.ts';
import { robots, sitemap } from './sitemap.ts';

interface Rendered {
  readonly CONTENT_PATHS: readonly string[];
  readonly LANDING_PATHS: readonly string[];
  staticFiles(): { path: string; body: string; pngWidth?: number }[];
  renderPage(path: string): Promise<{ path: string; head: string; body: string }>;
}

const root = join(import.meta.dirname, '..');
/** Where the site lives, for addresses that must be absolute. */
const publicUrl = (process.env.PUBLIC_URL ?? 'http://localhost:3000').replace(/\/$/, '');
const { CONTENT_PATHS, LANDING_PATHS, renderPage, staticFiles } = (await import(
  join(root, 'node_modules/.prerender/render.js')
)) as Rendered;

async function write(path: string, body: string | Buffer): Promise<void> {
  const file = join(root, 'dist', path);
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, body);
}

for (const { path, body, pngWidth } of staticFiles()) {
  await write(path, pngWidth ? await sharp(Buffer.from(body)).resize(pngWidth).png().toBuffer() : body);
}

// The page at /x/y is pages/x/y.html, the front page pages/index.html; dist/index.html stays the empty shell.
const shellFile = join(root, 'dist/content.html');
const shell = await readFile(shellFile, 'utf8');
for (const path of [...CONTENT_PATHS, ...LANDING_PATHS]) {
  const page = await renderPage(path);
  await write(`pages${path === '/' ? '/index' : path}.html`, pageHtml(shell, page, publicUrl));
}
await rm(shellFile);
await write('sitemap.xml', sitemap(CONTENT_PATHS, publicUrl));
await write('robots.txt', robots(publicUrl));
