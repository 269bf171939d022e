import type { Page, Route } from '@playwright/test';
import { choosePhotos, expect, fillCard, test, uploadToPreview } from '../journey.ts';
import { PRICE } from '../prices.ts';

/*
 * The provider carries a payment out, or never hears of it, and its answer is lost: nobody is told that it failed
 * before our server has asked, and nothing has to be pressed again for what was paid.
 */
const CARD = '4242424242424242';

/** Loses the answers of the provider to every press of Pay from now on; gives how many were pressed. */
async function loseAnswers(page: Page, what: 'answer' | 'question' = 'answer'): Promise<() => number> {
  let presses = 0;
  await page.route('**/v1/payment_intents/*/confirm', async (route: Route) => {
    if (route.request().method() !== 'POST') return route.fallback();
    presses += 1;
    if (what === 'answer') await route.fetch();
    await route.abort('connectionreset');
  });
  return () => presses;
}

/** Presses, and is told before the truth is known, which is held back as long, and with no word of a failure. */
async function payUnheard(page: Page, button = `Pay ${PRICE}`): Promise<void> {
  const responseGate = Promise.withResolvers<void>();
  await page.route('**/mark-completed', async (route) => {
    await responseGate.promise;
    await route.continue();
  });
  await page.getByRole('button', { name: button }).click();
  await expect(page.locator('main').getByText('We don’t know yet whether you were charged.')).toBeVisible();
  await expect(page.getByText('Payment Failed')).toHaveCount(0);
  // No buttons while the outcome is unknown.
  await expect(page.getByRole('button', { name: 'Processing...' })).toBeDisabled();
  responseGate.resolve();
}

async function giftToPay(page: Page, email: string): Promise<void> {
  await page.goto('/gift');
  await page.getByLabel('Your email').fill(email);
  await page.getByRole('button', { name: 'Continue to payment' }).click();
  await page.waitForURL('**/gift?order=*');
  await fillCard(page, CARD);
}

test('checkout: a payment whose answer was lost leads on by itself', async ({ page }) => {
  await choosePhotos(page);
  await page.goto('/checkout');
  await page.getByLabel('Email').fill('unheard@example.com');
  await fillCard(page, CARD);
  const presses = await loseAnswers(page);
  await payUnheard(page);
  await page.waitForURL('**/results/*', { timeout: 90_000 });
  expect(presses()).toBe(1);
});

test('unlock: a payment whose answer was lost with the network leads on once that is back', async ({ page }) => {
  const orderId = await uploadToPreview(page);
  await page.getByRole('button', { name: 'Unlock My Color Analysis' }).click();
  await page.getByLabel('Email').fill('unheard-offline@example.com');
  await fillCard(page, CARD);
  await page.route('**/v1/payment_intents/*/confirm', async (route) => {
    if (route.request().method() !== 'POST') return route.fallback();
    await route.fetch();
    await page.context().setOffline(true);
    await route.abort('internetdisconnected');
  });
  await payUnheard(page, `Complete Purchase - ${PRICE}`);
  await page.context().setOffline(false);
  await page.waitForURL(`**/results/${orderId}`);
  await expect(page.getByText('Step 1 of 9')).toBeVisible();
});

test('gift: a payment that never arrived is reported once known, and the next press makes it', async ({ page }) => {
  await giftToPay(page, `unsent-${Date.now()}@example.com`);
  const order = page.url();
  const presses = await loseAnswers(page, 'question');
  await payUnheard(page);
  await expect(page.locator('main').getByText('The payment didn’t go through. You weren’t charged.')).toBeVisible();
  await page.unroute('**/v1/payment_intents/*/confirm');
  await page.getByRole('button', { name: `Pay ${PRICE}` }).click();
  await expect(page.getByRole('heading', { name: 'Your gift is ready' })).toBeVisible();
  expect(page.url()).toBe(order);
  expect(presses()).toBe(1);
});

test('gift: after a lost answer, back and a new tab lead to it; another is bought on purpose', async ({
  page,
  context,
}) => {
  const email = `closed-${Date.now()}@example.com`;
  await giftToPay(page, email);
  await loseAnswers(page);
  // Our server cannot tell the page either.
  await page.route('**/mark-completed', (route) => route.abort('connectionreset'));
  const heard = page.waitForRequest('**/mark-completed');
  await page.getByRole('button', { name: `Pay ${PRICE}` }).click();
  await heard;
  const paid = page.url();
  const ready = (tab: Page) => expect(tab.getByRole('heading', { name: 'Your gift is ready' })).toBeVisible();
  const goOn = (tab: Page) => tab.getByRole('button', { name: 'Continue to payment' }).click();
  await page.goBack();
  await expect(page.getByLabel('Your email')).toHaveValue(email);
  await goOn(page);
  await ready(page);
  expect(page.url()).toBe(paid);

  const tab = await context.newPage();
  await page.close();
  await tab.goto('/gift');
  await tab.getByLabel('Your email').fill(email);
  await goOn(tab);
  await expect(tab.getByText('You’ve already bought a gift')).toBeVisible();
  await tab.getByRole('link', { name: 'See your gift' }).click();
  await ready(tab);
  expect(tab.url()).toBe(paid);
  await tab.getByRole('link', { name: 'Buy another gift' }).click();
  await tab.getByLabel('Your email').fill(email);
  await goOn(tab);
  await tab.waitForURL('**/gift?order=*');
  expect(tab.url()).not.toBe(paid);
  // What was begun so is also changed so.
  const another = tab.url();
  await tab.getByRole('button', { name: 'Change the card' }).click();
  await goOn(tab);
  await fillCard(tab, CARD);
  await tab.getByRole('button', { name: `Pay ${PRICE}` }).click();
  await ready(tab);
  expect(tab.url()).toBe(another);
});
