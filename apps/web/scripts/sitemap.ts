import { openPath } from '@trueseason/contracts';

const xmlEscape = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

export const sitemap = (paths: readonly string[], publicUrl: string): string =>
  `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${paths
    .map((path) => `  <url><loc>${xmlEscape(publicUrl + path)}</loc></url>`)
    .join('\n')}\n</urlset>\n`;

/** Disallows only private pages. */
export const robots = (privatePaths: readonly string[], publicUrl: string): string =>
  [
    'User-agent: *',
    ...['/api/', openPath(''), ...privatePaths].map((path) => `Disallow: ${path}`),
    '',
    `Sitemap: ${publicUrl}/sitemap.xml`,
    '',
  ].join('\n');
