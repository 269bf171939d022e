import type { Page } from '@playwright/test';
import { PROBLEMS } from '@trueseason/contracts';
import { expectAccessible, expectNoSidewaysScroll } from '../accessibility.ts';
import { choosePhotos, expect, standInsUrl, test } from '../journey.ts';
import { PRICE } from '../prices.ts';

// The provider's keys for testing, which pass everybody.
const SITE_KEY = '1x00000000000000000000AA';
const SECRET = '1x0000000000000000000000000000000AA';

/**
 * A gateway that asks this customer: all tests come from one address, so the real one never asks here. What it does
 * with a token is tested in services/gateway. Gives the tokens that calls came with.
 */
async function asking(page: Page, before = 'orders/guest'): Promise<string[]> {
  const tokens: string[] = [];
  await page.route('**/api/config', async (route) => {
    const config = (await (await route.fetch()).json()) as object;
    const scriptUrl = `${standInsUrl()}/turnstile/v0/api.js`;
    await route.fulfill({ json: { ...config, challenge: { scriptUrl, siteKey: SITE_KEY } } });
  });
  await page.route(`**/api/${before}`, async (route) => {
    const token = route.request().headers()['x-challenge-token'];
    if (token) {
      tokens.push(token);
      return route.continue();
    }
    const { status, message } = PROBLEMS.challenge_required;
    return route.fulfill({ status, json: { code: 'challenge_required', message } });
  });
  return tokens;
}

const person = (page: Page) =>
  page.frameLocator('iframe[title="Test challenge"]').getByRole('button', { name: 'I am a person' });

test('a customer passes the challenge, and the same photos are sent', async ({ page }) => {
  const tokens = await asking(page);
  await choosePhotos(page);
  await expect(page.locator('script[src*="turnstile"]')).toHaveCount(0);
  await page.getByRole('button', { name: 'Get My Analysis' }).click();
  const part = page.getByRole('region', { name: 'Please confirm you’re human' });
  await expect(part).toBeFocused();
  await expect(person(page)).toBeVisible();
  for (const width of [320, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
  }
  await person(page).click();
  await page.waitForURL('**/results-preview/*', { timeout: 60_000 });
  expect(tokens).toHaveLength(1);
  const form = new URLSearchParams({ secret: SECRET, response: tokens[0] ?? '' });
  const verdict = await fetch(`${standInsUrl()}/turnstile/v0/siteverify`, { method: 'POST', body: form });
  expect(await verdict.json()).toMatchObject({ success: true });
});

test('a payment that is challenged waits for a person, at the checkout and before the hosted page', async ({
  page,
}) => {
  await choosePhotos(page);
  const tokens = await asking(page, 'create-payment-intent');
  await page.goto('/checkout');
  await expect(page.getByRole('region', { name: 'Please confirm you’re human' })).toBeFocused();
  await expect(person(page)).toBeVisible();
  await expectAccessible(page);
  await person(page).click();
  await expect(page.getByLabel('Card number')).toBeVisible();
  expect(tokens).toHaveLength(1);
  const hosted = await asking(page, 'create-checkout');
  await page.goto('/payment');
  await page.getByRole('button', { name: `Complete Purchase - ${PRICE}` }).click();
  await person(page).click();
  await page.waitForURL(/pay/);
  await expect.poll(() => hosted.length).toBe(1);
});

test('a challenge that a content blocker holds back can be asked for again', async ({ page }) => {
  await asking(page);
  await page.route('**/turnstile/v0/api.js*', (route) => route.abort());
  await choosePhotos(page);
  await page.getByRole('button', { name: 'Get My Analysis' }).click();
  await expect(page.getByRole('alert')).toContainText('The check didn’t load.');
  await expect(page.getByText('Selected Photos (3/3)')).toBeVisible();
  await page.unroute('**/turnstile/v0/api.js*');
  await page.getByRole('button', { name: 'Try again' }).click();
  await person(page).click();
  await page.waitForURL('**/analyzing');
});
