import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ARTICLES } from '../src/features/blog/articles.ts';
import { expect, test } from './journey.ts';

const PAGES = join(import.meta.dirname, '../dist/pages');
const paths = ['/index', '/faqs', '/about', '/terms', '/help', '/blog', ...ARTICLES.map(({ slug }) => `/blog/${slug}`)];

for (const path of paths) {
  test(`${path} reads without JavaScript`, async () => {
    const html = await readFile(join(PAGES, `${path}.html`), 'utf8');
    const [head = '', body = ''] = html.split('<div id="root">');
    expect(head.match(/<title>/g)).toHaveLength(1);
    expect(head.match(/<meta name="description"/g)).toHaveLength(1);
    expect(head).toMatch(/<link rel="canonical" href="https?:\/\/[^"]+"/);
    expect(head).toContain('og:image');
    expect(head).toContain('application/ld+json');
    expect(body.match(/<h1/g)).toHaveLength(1);
    expect(body).not.toMatch(/<title>|<meta /);
  });
}

test('the front page offers the analysis at its price to search engines', async () => {
  const html = await readFile(join(PAGES, 'index.html'), 'utf8');
  const data = JSON.parse(/ld\+json">(.*?)<\/script>/.exec(html)?.[1] ?? '{}') as { offers?: object };
  expect(data.offers).toMatchObject({ price: '29.00', priceCurrency: 'USD' });
});

test('the rendered front page wakes up without a complaint', async ({ page, baseURL }) => {
  const complaints: string[] = [];
  page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()));
  page.on('pageerror', (error) => complaints.push(error.message));
  await page.route(`${baseURL}/`, async (route) =>
    route.fulfill({ contentType: 'text/html', body: await readFile(join(PAGES, 'index.html'), 'utf8') }),
  );
  await page.goto('/');
  await page.getByRole('button', { name: 'Another face' }).click();
  await page.getByRole('radio', { name: 'Soft Summer' }).check({ force: true });
  await expect(page.getByText('Soft Summer', { exact: true }).first()).toBeVisible();
  expect(complaints).toEqual([]);
});
