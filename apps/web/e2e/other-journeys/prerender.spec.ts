import { gzipSync } from 'node:zlib';
import { CURRENCY, decimalPrice, PRICE_CENTS, SOCIAL_CARD_PATH } from '@trueseason/contracts';
import { ARTICLES } from '../../src/content/blog/articles.ts';
import { PAGES, pagesOf } from '../../src/lib/navigation/pages.ts';
import { expect, test } from '../journey.ts';

const paths = [...pagesOf('content').map((name) => PAGES[name].path), ...ARTICLES.map(({ slug }) => `/blog/${slug}`)];

for (const path of paths) {
  test(`${path} reads without JavaScript`, async ({ request, baseURL }) => {
    const html = await (await request.get(path)).text();
    const [head = '', body = ''] = html.split('<div id="root">');
    expect(head.match(/<title>/g)).toHaveLength(1);
    expect(head.match(/<meta name="description"/g)).toHaveLength(1);
    expect(head).toContain(`<link rel="canonical" href="${baseURL}${path}"`);
    expect(head).toContain(`content="${baseURL}${SOCIAL_CARD_PATH}"`);
    expect(head).toContain('application/ld+json');
    expect(body.match(/<h1/g)).toHaveLength(1);
    expect(body).not.toMatch(/<title>|<meta /);
    expect(html).not.toMatch(/origin\.invalid|\{\{/);
  });
}

test('the front page offers the analysis at its price to search engines', async ({ request, baseURL }) => {
  const html = await (await request.get('/')).text();
  const data = JSON.parse(/ld\+json">(.*?)<\/script>/.exec(html)?.[1] ?? '{}') as { offers?: object };
  expect(data.offers).toMatchObject({
    price: decimalPrice(PRICE_CENTS),
    priceCurrency: CURRENCY.toUpperCase(),
    url: `${baseURL}/upload`,
  });
});

test('robots find every content page and nothing else', async ({ request, baseURL }) => {
  const robots = await (await request.get('/robots.txt')).text();
  expect(robots).toContain(`Sitemap: ${baseURL}/sitemap.xml`);
  // The page that sells gifts; a gift's link is kept out of search engines by its page.
  expect(robots).not.toMatch(/^Disallow: \/gift/m);
  const sitemap = await request.get('/sitemap.xml');
  expect(sitemap.headers()['content-type']).toContain('application/xml');
  const listed = [...(await sitemap.text()).matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, url = '']) => url);
  expect(listed).toEqual(paths.map((path) => baseURL + path));
  for (const path of ['/no/such/page', '/blog/not-written', '/404']) {
    const lost = await request.get(path, { headers: { accept: 'text/html' } });
    expect([path, lost.status()]).toEqual([path, 404]);
  }
});

test('the rendered front page wakes up without a complaint', async ({ page }) => {
  const complaints: string[] = [];
  page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()));
  page.on('pageerror', (error) => complaints.push(error.message));
  await page.goto('/');
  const refuse = page.getByRole('button', { name: 'No, thanks' });
  await refuse.click();
  await expect(refuse).toHaveCount(0);
  expect(complaints).toEqual([]);
});

test('screens ask for few files of code, and name none of the machine that built them', async ({ request }) => {
  const maxFiles = { '/upload': 16, '/results-preview/1': 21, '/results/1': 20 };
  for (const [path, files] of Object.entries(maxFiles)) {
    const html = await (await request.get(path)).text();
    expect(html).not.toContain('file:');
    // What follows behind the first screen is asked for when nothing else is to be done.
    const [first = '', behind] = html.split('<template data-modules="later">');
    expect(first.match(/rel="modulepreload"/g)?.length, path).toBeLessThanOrEqual(files);
    expect(behind !== undefined, path).toBe(path === '/results/1');
  }
});

test('the front page runs on 95 kB of script at most', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ baseURL, serviceWorkers: 'block' });
  const page = await context.newPage();
  const scripts: Promise<Buffer>[] = [];
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script' || response.url().endsWith('.js')) scripts.push(response.body());
  });
  await page.goto('/', { waitUntil: 'networkidle' });
  const sizes = (await Promise.all(scripts)).map((body) => gzipSync(body).length);
  expect(sizes.length).toBeGreaterThan(3);
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(95_000);
  await context.close();
});
