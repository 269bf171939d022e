import { expectEvenMargins, expectNoSidewaysScroll, expectNoSmallText } from './accessibility.ts';
import { choosePhotos, expect, fillCard, mailTo, test } from './journey.ts';
import { PRICE, priceLess, savedBy } from './prices.ts';

test.beforeEach(({ page }) => choosePhotos(page));

test('pays at the checkout with a promo code; the analysis follows', async ({ page }) => {
  await page.goto('/checkout');
  await expect(page.getByRole('heading', { name: 'Secure Checkout' })).toBeVisible();
  await page.getByRole('textbox', { name: 'Code', exact: true }).fill('nonsense');
  await page.getByRole('button', { name: 'Apply' }).click();
  await expect(
    page.getByText('The promo code you entered is not valid or has expired.', { exact: true }),
  ).toBeVisible();
  await page.getByRole('textbox', { name: 'Code', exact: true }).fill('first10');
  await page.getByRole('button', { name: 'Apply' }).click();
  await expect(page.getByText('10% discount applied!', { exact: true })).toBeVisible();
  await expect(page.getByText(`FIRST10: you save ${savedBy(10)} (10%)`)).toBeVisible();
  await expect(page.getByRole('button', { name: `Pay ${priceLess(10)}` })).toBeVisible();

  await page.getByLabel('Email').fill('first@example.com');
  await fillCard(page, '4242424242424242');
  for (const width of [320, 390]) {
    await page.setViewportSize({ width, height: 844 });
    await expectNoSidewaysScroll(page);
    await expectEvenMargins(page);
    await expectNoSmallText(page);
  }
  await page.getByRole('button', { name: `Pay ${priceLess(10)}` }).click();
  await page.waitForURL('**/processing/pi_*');
  await page.waitForURL('**/results/*', { timeout: 60_000 });
  await expect(page.getByText('Step 1 of 9')).toBeVisible();
  await mailTo('first@example.com');
});

test('a code that covers everything needs no card', async ({ page }) => {
  await page.goto('/checkout');
  await page.getByRole('textbox', { name: 'Code', exact: true }).fill(process.env.E2E_FREE_PROMO ?? '');
  await page.getByRole('button', { name: 'Apply' }).click();
  await expect(page.getByRole('heading', { name: 'Free Color Analysis!' })).toBeVisible();
  await page.getByLabel('Email').fill('nothing@example.com');
  await page.getByRole('button', { name: 'Start Free Analysis' }).click();
  await page.waitForURL('**/processing/*');
  await page.waitForURL('**/results/*', { timeout: 60_000 });
});

test('buys on the hosted page, comes back, and the job runs', async ({ page }) => {
  await page.goto('/payment');
  await page.getByRole('button', { name: `Complete Purchase - ${PRICE}` }).click();
  await page.waitForURL(/checkout|pay/);
  await page.getByLabel(/mail/i).fill('hosted@example.com');
  await page.locator('input[name=number]').fill('4242424242424242');
  await page.locator('input[name=exp]').fill('12 / 40');
  await page.locator('input[name=cvc]').fill('123');
  await page.getByRole('button', { name: /pay/i }).click();
  await page.waitForURL('**/processing?session_id=*');
  await expect(page.getByText('Uploading Your Photos')).toBeVisible();
  await expect(page.getByText(/^Job ID: /)).toBeVisible();
  await page.waitForURL(/\/results\/\d+/, { timeout: 60_000 });
  await expect(page.getByText('Step 1 of 9')).toBeVisible();
});
