import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { BRAND, type SeasonName } from '@trueseason/contracts';
import { RING } from '@trueseason/seasons/ring';

/** HTML of the built web app by address: content pages rendered at build, and the app for all others. */
export interface WebPages {
  /** The page of a path. */
  of(path: string): string;
  /** The app with a link preview of a shared season: its ring, never a face. */
  shared(season: SeasonName): string;
}

const PAGES = 'pages';

/** Reads all pages once, at start. */
export async function loadWebPages(directory: string, publicUrl: string): Promise<WebPages> {
  const app = await readFile(join(directory, 'index.html'), 'utf8');
  const files = await readdir(join(directory, PAGES), { recursive: true }).catch(() => []);
  const rendered = new Map<string, string>();
  for (const file of files.filter((name) => name.endsWith('.html'))) {
    const path = file === 'index.html' ? '/' : `/${file.slice(0, -'.html'.length)}`;
    rendered.set(path, await readFile(join(directory, PAGES, file), 'utf8'));
  }
  const preview = (season: SeasonName) => {
    const { slug, subtitle } = RING[season];
    const image = new URL(`/og/${slug}.png`, publicUrl).href;
    return [
      `<meta property="og:title" content="${season}: a ${BRAND.name} result">`,
      `<meta property="og:description" content="${subtitle}.">`,
      `<meta property="og:image" content="${image}">`,
      '<meta property="og:type" content="website">',
      '<meta name="twitter:card" content="summary_large_image">',
      '<meta name="robots" content="noindex">',
    ].join('');
  };
  return {
    of: (path) => rendered.get(path.length > 1 ? path.replace(/\/$/, '') : path) ?? app,
    shared: (season) => app.replace('</head>', `${preview(season)}</head>`),
  };
}
