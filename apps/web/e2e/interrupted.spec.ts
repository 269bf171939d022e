import { choosePhotos, expect, fillCard, mailTo, standInsUrl, test, uploadToPreview } from './journey.ts';

test('a customer who closes the tab right after paying gets the result by mail', async ({ page }) => {
  await choosePhotos(page);
  await page.goto('/checkout');
  await page.getByLabel('Email').fill('gone@example.com');
  await fillCard(page, '4242424242424242');
  const paid = page.waitForResponse((answer) => answer.url().startsWith(standInsUrl()) && /confirm/.test(answer.url()));
  await page.getByRole('button', { name: 'Pay $29.00' }).click();
  await paid;
  await page.close();
  const mail = await mailTo('gone@example.com');
  expect(mail.text).toContain('/open/');
});

test('a declined card at the checkout charges nothing and the next one may succeed', async ({ page }) => {
  await choosePhotos(page);
  await page.goto('/checkout');
  await page.getByLabel('Email').fill('declined@example.com');
  await fillCard(page, '4000000000000002');
  const pay = page.getByRole('button', { name: 'Pay $29.00' });
  await pay.click();
  await expect(page.getByText('Payment Failed', { exact: true })).toBeVisible();
  await expect(pay).toBeEnabled();
  await fillCard(page, '4242424242424242');
  await pay.click();
  await page.waitForURL('**/results/*', { timeout: 60_000 });
});

test('a reload on any screen loses nothing', async ({ page }) => {
  await choosePhotos(page);
  await page.reload();
  await expect(page.getByText('Selected Photos (3/3)')).toBeVisible();

  const orderId = await uploadToPreview(page);
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Your Analysis is Ready!' })).toBeVisible();

  await page.getByRole('button', { name: 'Unlock My Color Analysis' }).click();
  await page.getByLabel('Email').fill('reload@example.com');
  await page.reload();
  await page.getByRole('button', { name: 'Unlock My Color Analysis' }).click();
  await page.getByLabel('Email').fill('reload@example.com');
  await fillCard(page, '4242424242424242');
  await page.getByRole('button', { name: 'Complete Purchase - $29.00' }).click();
  await page.waitForURL(`**/results/${orderId}`);
  await page.reload();
  await expect(page.getByText('Step 1 of 9')).toBeVisible();

  // The progress screen of an order that is done leads on to its result.
  await page.goto(`/processing/${orderId}`);
  await page.reload();
  await page.waitForURL(`**/results/${orderId}`);
});
