import { readdir, readFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { BRAND, fillSiteFacts, sharedPath } from '@trueseason/contracts';
import { isSeasonName, RING } from '@trueseason/seasons/ring';
import { z } from 'zod';
import { screenPages, screensSchema, withHead } from './web-screens.ts';

type Environment = Parameters<typeof fillSiteFacts>[1];

/** HTML of the built web app by address: prerendered content pages, and the app shell for screens. */
export interface WebPages {
  /** The page at an address; null if there is none. */
  of(path: string, search: string): string | null;
  /** The app shell, which shows the not-found screen. */
  readonly unknown: string;
  /** The app shell with a link preview of a shared season: its color ring, never a face. */
  shared(season: string): string;
  /** Files for crawlers, by address. */
  readonly forRobots: ReadonlyMap<string, { readonly type: string; readonly text: string }>;
}

/** Build folder of pages, which are served only by their address. */
export const PAGES = 'pages';

/** What the build writes about itself: the placeholder origin in its pages, and its screens. */
const siteSchema = z.object({ origin: z.url(), screens: screensSchema });
const ROBOTS_TYPES: Readonly<Record<string, string>> = { '.xml': 'application/xml', '.txt': 'text/plain' };

/** Loads all pages at startup and fills in our origin and the facts about this shop. */
export async function loadWebPages(directory: string, publicUrl: string, env: Environment): Promise<WebPages> {
  const app = fillSiteFacts(await readFile(join(directory, 'index.html'), 'utf8'), env);
  const folder = join(directory, PAGES);
  const site = siteSchema.parse(JSON.parse(await readFile(join(folder, 'site.json'), 'utf8')));
  const { origin } = new URL(publicUrl);
  const screenAt = screenPages(
    site.screens.map(({ html, unless, ...screen }) => ({
      ...screen,
      html: fillSiteFacts(html, env),
      unless: unless && { ...unless, html: fillSiteFacts(unless.html, env) },
    })),
  );

  const rendered = new Map<string, string>();
  const forRobots = new Map<string, { type: string; text: string }>();
  for (const file of await readdir(folder, { recursive: true })) {
    const type = ROBOTS_TYPES[extname(file)];
    if (!type && extname(file) !== '.html') continue;
    const text = (await readFile(join(folder, file), 'utf8')).replaceAll(site.origin, origin);
    if (type) forRobots.set(`/${file}`, { type: `${type}; charset=utf-8`, text });
    else rendered.set(file === 'index.html' ? '/' : `/${file.slice(0, -'.html'.length)}`, fillSiteFacts(text, env));
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
