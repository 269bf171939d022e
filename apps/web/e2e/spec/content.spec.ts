import { completedOrder, ORDER_ID, order } from './support/orders.ts';
import { expect, expectPath, seedSession, test } from './support/test.ts';

const ARTICLES = [
  'true-spring-vs-warm-spring',
  'light-spring-vs-light-summer',
  'soft-autumn-vs-soft-summer',
  'warm-autumn-vs-warm-spring',
  'deep-winter-vs-deep-autumn',
  '2026-color-trends',
  'photography-guide',
  'true-spring-capsule',
  'undertones-science',
  'soft-makeup-swatches',
  'draping-guide',
  'deep-winter-office',
  'sustainable-thrifting',
  'warm-spring-holiday',
  'color-myths',
  'trueseason-vs-house-of-colour',
  'trueseason-vs-paletta',
] as const;

test('home: the structured data of the built page name the price of 29.00', async ({ request }) => {
  const html = await (await request.get('/')).text();
  const [, json = ''] = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(html) ?? [];
  expect(JSON.parse(json).offers).toMatchObject({ price: '29.00', priceCurrency: 'USD' });
});

for (const secondOpinion of [false, true]) {
  test(`privacy: names the automated system, with second opinion ${secondOpinion}`, async ({ page, api }) => {
    const config = { paymentScriptUrl: 'https://pay.test/', paymentPublishableKey: 'pk_test_none', testMode: true };
    api.on('getClientConfig', { ...config, challenge: null, analytics: null, secondOpinion });
    await page.goto('/privacy');
    await expect(
      page.getByText(/An automated system does.*biometric categorization.*can't recognize you/),
    ).toBeVisible();
    await expect(page.getByText('for an automated second opinion on your season')).toHaveCount(secondOpinion ? 1 : 0);
    await expect(page.getByText('in Texas and Colorado, the Attorney General')).toBeVisible();
  });
}

test('blog: the index lists every fixed article, and each is a real one', async ({ page, request }) => {
  await page.goto('/blog');
  await expect(page.locator('main li a')).toHaveCount(ARTICLES.length);
  const listed = await page.locator('main li a').evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  expect(listed.sort()).toEqual(ARTICLES.map((slug) => `/blog/${slug}`).sort());
  for (const slug of ARTICLES) {
    await test.step(slug, async () => {
      const html = await (await request.get(`/blog/${slug}`)).text();
      const [, article = ''] = /<article[^>]*>(.*)<\/article>/s.exec(html) ?? [];
      expect(article).toContain('<h1');
      const words = article.replace(/<[^>]*>/g, ' ').match(/\S+/g) ?? [];
      expect(words.length).toBeGreaterThan(650);
    });
  }
});

test('blog: an unknown post', async ({ page }) => {
  expect((await page.goto('/blog/not-written'))?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('We can’t find this article');
});

test('404: for its own address and for any unknown one', async ({ page }) => {
  for (const path of ['/404', '/no/such/page', '/uploads']) {
    expect((await page.goto(path))?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('404 Page Not Found');
  }
  await page.getByRole('link', { name: 'Go home' }).click();
  await expectPath(page, '/');
});

test('every screen of an order stands again after a reload', async ({ page, api }) => {
  completedOrder(api);
  await seedSession(page, { storySeen: [ORDER_ID] });
  const screens = [
    [`/results/${ORDER_ID}?view=classic`, 'True Autumn'],
    [`/analysis/${ORDER_ID}`, 'Your Color Analysis is Ready!'],
  ] as const;
  for (const [path, heading] of screens) {
    await test.step(path, async () => {
      await page.goto(path);
      const title = page.getByRole('heading', { level: 1 });
      await expect(title).toHaveText(heading);
      await page.reload();
      await expect(title).toHaveText(heading);
      await expectPath(page, path);
    });
  }
  api.on('getOrder', order('analyzed'));
  await page.goto(`/results-preview/${ORDER_ID}`);
  await page.getByRole('link', { name: 'Find your results' }).first().click();
  await expectPath(page, '/lookup');
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your Analysis is Ready!');
});
