import { readdir, readFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { BRAND, fillSiteFacts, openGiftPath, SOCIAL_CARD_PATH, sharedPath } from '@trueseason/contracts';
import { isSeasonName, RING } from '@trueseason/style/seasons/ring';
import { z } from 'zod';
import { normalizePath } from './normalize-path.ts';
import { screenPages, screensSchema, withHead } from './web-screens.ts';

type Environment = Parameters<typeof fillSiteFacts>[1];

/** HTML of the built web app: prerendered content pages, and the app shell for screens. */
export interface WebPages {
  /** The page at a path in any spelling, with its canonical path; null if there is none. */
  find(path: string, search: string): { readonly html: string; readonly path: string } | null;
  /** The app shell, which shows the not-found screen. */
  readonly notFoundHtml: string;
  /** The app shell with a link preview of a shared season: its color ring, never a face. None for a dead link. */
  sharedHtml(season: string | null): string;
  /** Files for crawlers, by path. */
  readonly crawlerFiles: ReadonlyMap<string, { readonly type: string; readonly text: string }>;
}

/** Build folder of pages, which are served only by their path. */
export const PAGES_FOLDER = 'pages';

/** Written by the build: the placeholder origin in its pages, and its screens. */
const siteSchema = z.object({ origin: z.url(), screens: screensSchema });
const ROBOTS_TYPES: Readonly<Record<string, string>> = { '.xml': 'application/xml', '.txt': 'text/plain' };

/** Loads all pages at startup and fills in our origin and the facts about this shop. */
export async function loadWebPages(directory: string, publicUrl: string, env: Environment): Promise<WebPages> {
  const shell = fillSiteFacts(await readFile(join(directory, 'index.html'), 'utf8'), env);
  const folder = join(directory, PAGES_FOLDER);
  const site = siteSchema.parse(JSON.parse(await readFile(join(folder, 'site.json'), 'utf8')));
  const { origin } = new URL(publicUrl);
  const giftPattern = openGiftPath(':code');
  const screenAt = screenPages(
    site.screens.map(({ html, unless, ...screen }) => ({
      ...screen,
      html: withHead(fillSiteFacts(html, env), screen.pattern === giftPattern ? giftPreview(origin) : ''),
      unless: unless && { ...unless, html: fillSiteFacts(unless.html, env) },
    })),
  );

  // The shell that devices keep for offline use.
  const prerenderedPages = new Map([['/index.html', shell]]);
  const crawlerFiles = new Map<string, { type: string; text: string }>();
  for (const file of await readdir(folder, { recursive: true })) {
    const type = ROBOTS_TYPES[extname(file)];
    if (!type && extname(file) !== '.html') continue;
    const text = (await readFile(join(folder, file), 'utf8')).replaceAll(site.origin, origin);
    if (type) crawlerFiles.set(`/${file}`, { type: `${type}; charset=utf-8`, text });
    else
      prerenderedPages.set(
        file === 'index.html' ? '/' : `/${file.slice(0, -'.html'.length)}`,
        fillSiteFacts(text, env),
      );
  }

  const sharedPreview = (season: string | null) => {
    if (season === null || !isSeasonName(season)) return NOINDEX;
    const { slug, subtitle } = RING[season];
    return linkPreview(`${season}: a ${BRAND.name} result`, `${subtitle}.`, `${origin}/og/${slug}.png`);
  };
  return {
    find: (path, search) => {
      const pathname = normalizePath(path);
      const lower = pathname.toLowerCase();
      const html = prerenderedPages.get(lower);
      return html ? { html, path: lower } : screenAt(pathname, search);
    },
    notFoundHtml: shell,
    sharedHtml: (season) => withHead(screenAt(sharedPath('token'))?.html ?? shell, sharedPreview(season)),
    crawlerFiles,
  };
}

const NOINDEX = '<meta name="robots" content="noindex">';

const linkPreview = (title: string, description: string, image: string): string =>
  [
    `<meta property="og:title" content="${title}">`,
    `<meta property="og:description" content="${description}">`,
    `<meta property="og:image" content="${image}">`,
    '<meta property="og:type" content="website">',
    '<meta name="twitter:card" content="summary_large_image">',
    NOINDEX,
  ].join('');

/** The preview of a gift's link, without its card, which only its receiver sees. */
const giftPreview = (origin: string): string =>
  linkPreview(
    `A gift for you: your colors by ${BRAND.name}`,
    'Take three photos and get your season, your palette, and a report. There’s nothing to pay.',
    origin + SOCIAL_CARD_PATH,
  );
