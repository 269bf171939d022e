import { readdir, readFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { BRAND, sharedPath } from '@trueseason/contracts';
import { isSeasonName, RING } from '@trueseason/seasons/ring';
import { z } from 'zod';
import { screenPages, screensSchema, withHead } from './web-screens.ts';

/** HTML of the built web app by address: content pages rendered at build, and the app for its own screens. */
export interface WebPages {
  /** The page of an address; null where the app has none. */
  of(path: string, search: string): string | null;
  /** The app, which then says by itself that there is no such page. */
  readonly unknown: string;
  /** The app with a link preview of a shared season: its ring, never a face. */
  shared(season: string): string;
  /** What robots read, by address. */
  readonly forRobots: ReadonlyMap<string, { readonly type: string; readonly text: string }>;
}

/** The build's folder of what is served by address and never under its file's name. */
export const PAGES = 'pages';

/** What the build says of itself: the origin that stands in its pages for ours, and what the app's screens begin with. */
const siteSchema = z.object({ origin: z.url(), screens: screensSchema });
const ROBOTS_TYPES: Readonly<Record<string, string>> = { '.xml': 'application/xml', '.txt': 'text/plain' };

/** Reads all pages once, at start, and puts our own origin into them. */
export async function loadWebPages(directory: string, publicUrl: string): Promise<WebPages> {
  const app = await readFile(join(directory, 'index.html'), 'utf8');
  const folder = join(directory, PAGES);
  const site = siteSchema.parse(JSON.parse(await readFile(join(folder, 'site.json'), 'utf8')));
  const { origin } = new URL(publicUrl);
  const screenAt = screenPages(site.screens);

  const rendered = new Map<string, string>();
  const forRobots = new Map<string, { type: string; text: string }>();
  for (const file of await readdir(folder, { recursive: true })) {
    const type = ROBOTS_TYPES[extname(file)];
    if (!type && extname(file) !== '.html') continue;
    const text = (await readFile(join(folder, file), 'utf8')).replaceAll(site.origin, origin);
    if (type) forRobots.set(`/${file}`, { type: `${type}; charset=utf-8`, text });
    else rendered.set(file === 'index.html' ? '/' : `/${file.slice(0, -'.html'.length)}`, text);
  }

  const preview = (season: string) => {
    if (!isSeasonName(season)) return '<meta name="robots" content="noindex">';
    const { slug, subtitle } = RING[season];
    return [
      `<meta property="og:title" content="${season}: a ${BRAND.name} result">`,
      `<meta property="og:description" content="${subtitle}.">`,
      `<meta property="og:image" content="${origin}/og/${slug}.png">`,
      '<meta property="og:type" content="website">',
      '<meta name="twitter:card" content="summary_large_image">',
      '<meta name="robots" content="noindex">',
    ].join('');
  };
  return {
    of: (path, search) => {
      const pathname = path.length > 1 ? path.replace(/\/$/, '') : path;
      return rendered.get(pathname) ?? screenAt(pathname, search);
    },
    unknown: app,
    shared: (season) => withHead(screenAt(sharedPath('token')) ?? app, preview(season)),
    forRobots,
  };
}
