import { completedOrder, ORDER_ID, order } from './support/orders.ts';
import { expect, expectPath, seedSession, test } from './support/test.ts';

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
