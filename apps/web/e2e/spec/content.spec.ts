import { expect, expectPath, test } from './support/test.ts';

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
