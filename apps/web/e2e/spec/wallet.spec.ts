import { expectAccessible } from '../accessibility.ts';
import { type MockApi, problem } from './support/mock-api.ts';
import { completedOrder, ORDER_ID } from './support/orders.ts';
import { expect, seedSession, test } from './support/test.ts';

const PALETTE = `/results/${ORDER_ID}#palette`;
const APPLE = { name: 'Add to Apple Wallet' };
const GOOGLE = { name: 'Add to Google Wallet' };
const SAVE = 'https://pay.google.com/gp/v/save/eyJhbGciOiJSUzI1NiJ9';

function configured(api: MockApi, wallets: { apple: boolean; google: boolean }): void {
  const provider = { paymentScriptUrl: 'https://pay.test/', paymentPublishableKey: 'pk_test_none', testMode: true };
  api.on('getClientConfig', { ...provider, challenge: null, analytics: null, secondOpinion: false, wallets });
}

test.beforeEach(async ({ page, api }) => {
  completedOrder(api);
  await seedSession(page, { storySeen: [ORDER_ID] });
});

test('wallets: without keys there is no button', async ({ page }) => {
  await page.goto(PALETTE);
  await expect(page.getByRole('button', { name: 'Save my colors' })).toBeVisible();
  await expect(page.getByRole('button', { name: /Wallet/ })).toHaveCount(0);
});

test('wallets: each has its own button, and signing errors are shown', async ({ page, api, context }) => {
  configured(api, { apple: true, google: true });
  await context.route(SAVE, (route) => route.fulfill({ contentType: 'text/html', body: '<title>Saved</title>' }));
  await page.goto(PALETTE);
  await expect(page.getByText('stays in your wallet until you remove it')).toBeVisible();
  await expectAccessible(page);

  api.on('getApplePass', problem('not_found', 'There is nothing at this address.'));
  await page.getByRole('button', APPLE).click();
  await expect(page.getByText('There is nothing at this address.', { exact: true })).toBeVisible();
  expect(new URL(page.url()).pathname).toBe(`/results/${ORDER_ID}`);

  api.on('getGooglePass', { url: SAVE });
  await page.getByRole('button', GOOGLE).click();
  await expect(page).toHaveTitle('Saved');
});

test.describe('wallets: on a phone', () => {
  test.use({ userAgent: 'Mozilla/5.0 (iPhone; CPU iPhone OS 26_0 like Mac OS X) AppleWebKit/605.1.15' });
  test('wallets: a phone is offered its own', async ({ page, api }) => {
    configured(api, { apple: true, google: true });
    await page.goto(PALETTE);
    await expect(page.getByRole('button', APPLE)).toBeVisible();
    await expect(page.getByRole('button', GOOGLE)).toHaveCount(0);
  });
});
