import type { Page } from '@playwright/test';
import { choosePhotos, expect, fillCard, mailTo, test } from './journey.ts';
import { PRICE, priceLess } from './prices.ts';

/*
 * Every way out of the checkout and back into it, one after the other with one order: none of them may lose the photos,
 * the price or the order, or leave a form that cannot pay.
 */
const pay = (page: Page) => page.getByRole('button', { name: /^Pay \$/ });

async function canPay(page: Page, price = PRICE): Promise<void> {
  await expect(page.getByText('3 photos ready')).toBeVisible();
  await expect(page.getByLabel('Card number')).toBeVisible();
  await expect(pay(page)).toHaveText(`Pay ${price}`);
  // Its fields are there before the form is ready, which it would not become without a network.
  await expect(pay(page)).toBeEnabled();
}

async function tryCard(page: Page, number: string): Promise<void> {
  await fillCard(page, number);
  await pay(page).click();
}

async function decline(page: Page): Promise<void> {
  await tryCard(page, '4000000000000002');
  await expect(
    page
      .locator('main')
      .getByText(/declined/)
      .first(),
  ).toBeVisible();
  await expect(pay(page)).toBeEnabled();
}

/** What a customer does at the checkout, and comes back from. */
const EXITS: Readonly<Record<string, (page: Page) => Promise<unknown>>> = {
  'a declined card': decline,
  'a reload': (page) => page.reload(),
  'a reload after a declined card': async (page) => {
    await decline(page);
    await page.reload();
  },
  'back to the photos, and the browser back': async (page) => {
    await page.getByRole('link', { name: 'Back to Photos' }).click();
    await page.waitForURL('**/upload');
    await page.goBack();
  },
  'back to the photos, another one, and on': async (page) => {
    await page.getByRole('link', { name: 'Back to Photos' }).click();
    await expect(page.getByText('Selected Photos (3/3)')).toBeVisible();
    await page.getByRole('link', { name: 'Pay now, get your result by email' }).click();
  },
  'the front page, and the address again': async (page) => {
    await page.goto('/');
    await page.goto('/checkout');
  },
  'a provider that sends back after a failed check': async (page) => {
    await page.goto('/processing?payment_intent=pi_unknown&redirect_status=failed');
    await page.goto('/checkout');
  },
  'a code, which a reload keeps, and its removal': async (page) => {
    await page.getByRole('textbox', { name: 'Code', exact: true }).fill('first10');
    await page.getByRole('button', { name: 'Apply' }).click();
    await canPay(page, priceLess(10));
    await page.reload();
    await canPay(page, priceLess(10));
    await page.getByRole('button', { name: 'Remove' }).click();
  },
  'a network that was away': async (page) => {
    await page.context().setOffline(true);
    await tryCard(page, '4242424242424242');
    await expect(pay(page)).toBeEnabled();
    await page.context().setOffline(false);
  },
};

test('every way out of the checkout leads back to one order that can be paid', async ({ page }) => {
  test.setTimeout(240_000);
  const orders = new Set<number>();
  page.on('response', async (response) => {
    if (!response.url().endsWith('/api/create-payment-intent') || !response.ok()) return;
    // A page that is left at once loses its response; the next page sends the call again, for the same order or another.
    const body = await response.json().catch(() => null);
    if (body) orders.add(body.orderId);
  });
  await choosePhotos(page);
  await page.goto('/checkout');
  // Kept from here on.
  await page.getByLabel('Email').fill('exits@example.com');
  await canPay(page);
  for (const [exit, leave] of Object.entries(EXITS)) {
    await test.step(exit, async () => {
      await leave(page);
      await canPay(page);
    });
  }
  await tryCard(page, '4242424242424242');
  await page.waitForURL('**/processing/pi_*');
  await page.waitForURL('**/results/*', { timeout: 90_000 });
  await expect(page.getByText('Step 1 of 9')).toBeVisible();
  await mailTo('exits@example.com');
  expect(orders.size).toBe(1);
});
