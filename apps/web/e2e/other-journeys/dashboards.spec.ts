import { createBrowser, createCustomer } from '@trueseason/test-kit';
import { expectAccessible } from '../accessibility.ts';
import { expect, standInsUrl, test, threePhotos } from '../journey.ts';

const opsUrl = process.env.E2E_OPS_URL ?? '';
const QUEUES = ['analysis', 'pdf', 'mailer'];

/** A bought order whose email the provider refused for good. */
async function buyWithoutMail(baseURL: string, email: string): Promise<number> {
  const photos = (await threePhotos()).map(({ buffer }) => new Uint8Array(buffer));
  const customer = createCustomer(createBrowser(baseURL), standInsUrl());
  const id = await customer.upload(photos);
  await customer.waitFor(id, ['analyzed'], 60_000);
  await fetch(`${standInsUrl()}/_control`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ sendgrid: { failNext: { times: 1, status: 400 } } }),
  });
  await customer.unlock(id, email);
  return id;
}

test('an engineer signs in, opens every link, the order too, and signs out', async ({ page, baseURL }) => {
  const faults: string[] = [];
  page.on('pageerror', ({ message }) => faults.push(message));
  const email = 'unreached@example.com';
  const id = await buyWithoutMail(baseURL, email);

  await page.goto(opsUrl);
  await page.getByLabel('Name').fill('admin');
  await page.getByLabel('Password', { exact: true }).fill(process.env.E2E_ADMIN_PASSWORD ?? '');
  await page.getByRole('button', { name: 'Sign in' }).click();
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toHaveText('Fleet');

  const failed = page.locator('section').filter({ has: page.getByRole('heading', { name: 'Failed jobs' }) });
  const row = failed.locator('tr').filter({ hasText: String(id) });
  await expect.poll(async () => (await page.reload()) && row.count(), { timeout: 60_000 }).toBe(1);
  await expect(page).toHaveTitle(/failed today.* · Fleet/);

  await test.step('every link opens what it names', async () => {
    const links = await page
      .locator('main a, header a')
      .evaluateAll((all) => all.map((a) => ({ href: (a as HTMLAnchorElement).href, text: a.textContent ?? '' })));
    expect(links.map(({ text }) => text)).toEqual(expect.arrayContaining([...QUEUES, 'send-results', String(id)]));
    for (const href of new Set(links.map(({ href }) => href))) {
      const answer = await page.goto(href);
      expect([href, answer?.status()]).toEqual([href, 200]);
      // The queue dashboard loads its files; nothing in it can be changed.
      if (href.includes('/queues/queue/')) {
        await expect(page.locator('main')).toContainText(/latest|added at/i);
        await expect(page.getByRole('button', { name: /retry|clean|promote|pause|empty|obliterate/i })).toHaveCount(0);
      }
    }
    expect(faults).toEqual([]);
  });

  await page.goto(opsUrl);
  for (const width of [1440, 390]) {
    await page.setViewportSize({ width, height: 900 });
    await expectAccessible(page);
  }
  await page.getByRole('button', { name: 'Sign out' }).click();
  await expect(heading).toHaveText('Sign in');
  await page.goto(`${opsUrl}/queues/`);
  await expect(heading).toHaveText('Sign in');
});
