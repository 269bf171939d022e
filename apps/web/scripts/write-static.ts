// Runs after both builds: writes prerendered pages and pictures into the web root.
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { formatPrice, PRICE_CENTS } from '@trueseason/contracts';
import sharp from 'sharp';
import { EARLY_PHOTO_ATTRIBUTE } from '../src/drape/early-photo/early-photo-element.ts';
import { compressText } from './compress.ts';
import { inlinePicture } from './inline-picture.ts';
import { laterPreloads, modulePreloads } from './module-preloads.ts';
import { pageHtml, withBody, withHead, withModules } from './page-html.ts';
import { EARLY_PHOTOS, SCREEN_ENTRIES } from './shared-chunks.ts';
import { robots, sitemap } from './sitemap.ts';
import { splitStyles } from './split-styles.ts';

interface Renderer {
  readonly CONTENT_PATHS: readonly string[];
  readonly LANDING_PATHS: readonly string[];
  readonly PRIVATE_PATHS: readonly string[];
  staticFiles(): { path: string; body: string; pngWidth?: number }[];
  prerenderScreens(): Promise<
    { pattern: string; module: string; body: string; exceptQuery?: string; firstCalls: string[] }[]
  >;
  renderPage(path: string): Promise<{ path: string; head: string; body: string }>;
}

const root = join(import.meta.dirname, '..');
/** Placeholder in absolute URLs: one build serves every site, and the gateway fills in its own origin. */
const ORIGIN = 'https://origin.invalid';
/** The only screen with later steps. */
const RESULT = 'src/result/results.tsx';

// React's development build would write source locations into the pages.
process.env.NODE_ENV = 'production';
const { CONTENT_PATHS, LANDING_PATHS, PRIVATE_PATHS, prerenderScreens, renderPage, staticFiles } = (await import(
  join(root, 'node_modules/.prerender/render.js')
)) as Renderer;

/** A mark that the gateway fills in, as one build serves shops of any price. */
const withPriceMarks = (page: string): string => page.replaceAll(formatPrice(PRICE_CENTS), '{{price}}');

async function write(path: string, body: string | Buffer): Promise<void> {
  const file = join(root, 'dist', path);
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, body);
}

// In other threads, while this one renders pages.
const pictures = staticFiles().map(async ({ path, body, pngWidth }) =>
  write(path, pngWidth ? await sharp(Buffer.from(body)).resize(pngWidth).png().toBuffer() : body),
);
const compressed = compressText(join(root, 'dist/assets'));

const preloads = await modulePreloads(join(root, 'dist'));
const withStyles = splitStyles(join(root, 'dist'));
// /x/y is pages/x/y.html and the home page pages/index.html; dist/index.html stays the empty shell.
const shellFile = join(root, 'dist/content.html');
const shell = withModules(
  laterPreloads(await readFile(shellFile, 'utf8')),
  preloads(['content.html'], 'src/content.tsx'),
);
for (const path of [...CONTENT_PATHS, ...LANDING_PATHS]) {
  const page = await renderPage(path);
  const html = await inlinePicture(pageHtml(shell, page, ORIGIN), join(root, 'dist'));
  await write(`pages${path === '/' ? '/index' : path}.html`, withPriceMarks(await withStyles(html)));
}
await rm(shellFile);
await write('pages/sitemap.xml', sitemap(CONTENT_PATHS, ORIGIN));
await write('pages/robots.txt', robots(PRIVATE_PATHS, ORIGIN));
// For services/gateway/src/http/web-pages.ts.
const app = laterPreloads(await readFile(join(root, 'dist/index.html'), 'utf8'));
const screens = (await prerenderScreens()).map(async ({ pattern, module, body, exceptQuery, firstCalls: reads }) => {
  const isEarly = body.includes(EARLY_PHOTO_ATTRIBUTE);
  const first = ['index.html', ...(isEarly ? [EARLY_PHOTOS] : [])];
  const modules = preloads(first, ...SCREEN_ENTRIES, module);
  const emptyPage = withHead(app, modules);
  const exception = exceptQuery && { unless: { query: exceptQuery, html: await withStyles(emptyPage) } };
  if (!isEarly) return { pattern, html: await withStyles(withBody(emptyPage, body)), ...exception, reads };
  // The photo comes first, then the code.
  const early = preloads(['index.html'], EARLY_PHOTOS).replaceAll(' fetchpriority="low"', '');
  const page = withModules(withBody(withHead(app, early), body), modules);
  if (module !== RESULT) return { pattern, html: await withStyles(page), reads };
  const laterModules = preloads(['index.html', ...SCREEN_ENTRIES, module], 'src/result/later-steps.tsx');
  return { pattern, html: await withStyles(withModules(page, laterModules, 'later')), reads };
});
await write('pages/site.json', withPriceMarks(JSON.stringify({ origin: ORIGIN, screens: await Promise.all(screens) })));
await write('index.html', await withStyles(app));
await Promise.all([...pictures, compressed]);
