// What each built page makes a phone download before anything is pressed.
import { existsSync, globSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { expect, it } from 'vitest';

const DIST = join(import.meta.dirname, '../../dist');
/** As the gateway compresses pages. */
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } };

/** Compressed bytes of a page and of the code, styles and fonts that it names: what it took when set, and four percent. */
const BUDGETS = { content: 135_000, screen: 271_000 };
/** With the painted face that comes within the page. */
const FRONT_BUDGET = 151_000;
/** Pages with a budget of their own, by path: what every customer passes, the front pages, and the list of all articles. */
const PAGE_BUDGETS: Readonly<Record<string, number>> = {
  '/index': FRONT_BUDGET,
  '/homepage': FRONT_BUDGET,
  '/reddit-landing': FRONT_BUDGET,
  '/blog': 159_000,
  '/upload': 223_000,
  '/processing/:id?': 221_000,
  '/results-preview/:orderId?': 230_000,
  '/checkout': 223_000,
  '/results/:orderId?': 229_000,
  '/shared/:token': 239_000,
  '/gift': 217_000,
};

const ASSET = /(?:src|href)="(\/assets\/[^"]+\.(?:js|css|woff2))"/g;
/** Listed in the page, but requested once its first screen answers. */
const LATER = /<template data-modules="later">.*?<\/template>/s;

/** The gateway sends the compressed copy where the build wrote one. */
function sentBytes(file: string): number {
  const compressed = join(DIST, `${file}.br`);
  return statSync(existsSync(compressed) ? compressed : join(DIST, file)).size;
}

function firstLoadBytes(html: string): number {
  const files = new Set([...html.replace(LATER, '').matchAll(ASSET)].map(([, file = '']) => file));
  expect(files.size).toBeGreaterThan(4);
  return [...files].reduce((sum, file) => sum + sentBytes(file), brotliCompressSync(html, BROTLI).length);
}

const overBudget = (path: string, html: string, budget: number): string[] => {
  const bytes = firstLoadBytes(html);
  return bytes <= budget ? [] : [`${path} loads ${bytes} bytes, its budget is ${budget}`];
};

it('prerendered pages stay within their first-load budgets', () => {
  const pages = globSync('**/*.html', { cwd: join(DIST, 'pages') });
  expect(pages).toContain('index.html');
  const findings = pages.flatMap((page) => {
    const path = `/${page.slice(0, -'.html'.length)}`;
    return overBudget(path, readFileSync(join(DIST, 'pages', page), 'utf8'), PAGE_BUDGETS[path] ?? BUDGETS.content);
  });
  expect(findings).toEqual([]);
});

it('screens stay within their first-load budgets', () => {
  const { screens } = JSON.parse(readFileSync(join(DIST, 'pages/site.json'), 'utf8')) as {
    screens: { pattern: string; html: string }[];
  };
  const patterns = screens.map(({ pattern }) => pattern);
  const isPage = (path: string) => existsSync(join(DIST, 'pages', `${path}.html`));
  expect(patterns).toEqual(expect.arrayContaining(Object.keys(PAGE_BUDGETS).filter((path) => !isPage(path))));
  const findings = screens.flatMap(({ pattern, html }) =>
    overBudget(pattern, html, PAGE_BUDGETS[pattern] ?? BUDGETS.screen),
  );
  expect(findings).toEqual([]);
});
