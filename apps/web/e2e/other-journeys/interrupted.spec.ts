import { rm, writeFile } from 'node:fs/promises';
import { agree } from '../consent.ts';
import { choosePhotos, expect, fillCard, mailTo, standInsUrl, test, threePhotos, uploadToPreview } from '../journey.ts';
import { PRICE, priceLess } from '../prices.ts';

test('a customer who closes the tab right after paying gets the result by mail', async ({ page }) => {
  await choosePhotos(page);
  await page.goto('/checkout');
  await page.getByLabel('Email').fill('gone@example.com');
  await fillCard(page, '4242424242424242');
  const paid = page.waitForResponse(
    (response) => response.url().startsWith(standInsUrl()) && /confirm/.test(response.url()),
  );
  await page.getByRole('button', { name: `Pay ${PRICE}` }).click();
  await paid;
  await page.close();
  const mail = await mailTo('gone@example.com');
  expect(mail.text).toContain('/open/');
});

test('a network that goes with the press of Pay loses nothing', async ({ page }) => {
  const orderId = await uploadToPreview(page);
  await page.getByRole('button', { name: 'Unlock My Color Analysis' }).click();
  await page.getByLabel('Email').fill('reload@example.com');
  await fillCard(page, '4242424242424242');
  await page.route('**/v1/payment_intents/*/confirm', async (route) => {
    if (route.request().method() !== 'POST') return route.fallback();
    const response = await route.fetch();
    await page.context().setOffline(true);
    await route.fulfill({ response });
  });
  await page.getByRole('button', { name: `Complete Purchase - ${PRICE}` }).click();
  await page.waitForURL(`**/processing/${orderId}`);
  await expect(page.getByRole('heading', { name: 'Discovering Your Perfect Colors' })).toBeVisible();
  await page.context().setOffline(false);
  await page.waitForURL(`**/results/${orderId}`);
  await page.reload();
  await expect(page.getByText('Step 1 of 9')).toBeVisible();
  await mailTo('reload@example.com');
});

test('photos are sent as they were chosen, whatever becomes of their files', async ({ page }, info) => {
  const files: string[] = [];
  for (const { name, buffer } of await threePhotos()) {
    files.push(info.outputPath(name));
    await writeFile(info.outputPath(name), buffer);
  }
  await page.goto('/upload');
  await agree(page);
  await page.getByTestId('picker').setInputFiles(files);
  await expect(page.getByText('Selected Photos (3/3)')).toBeVisible();
  const [changed = '', gone = ''] = files;
  await writeFile(changed, 'another picture');
  await rm(gone);
  await page.getByRole('button', { name: 'Get My Analysis' }).click();
  await page.waitForURL('**/results-preview/*', { timeout: 60_000 });
});

test('an upload whose response is lost makes no second order, also after a reload', async ({ page }) => {
  const createdOrders: number[] = [];
  await choosePhotos(page);
  await page.route('**/api/orders/guest', async (route) => {
    const response = await route.fetch();
    createdOrders.push((await response.json()).id);
    // The server has done its work twice before this device hears of it.
    await (createdOrders.length < 3 ? route.abort('connectionreset') : route.fulfill({ response }));
  });
  const send = page.getByRole('button', { name: 'Get My Analysis' });
  const lost = page.getByText('Failed to upload photos. Please try again.', { exact: true });
  await send.click();
  await expect(lost).toBeVisible();
  await page.getByRole('button', { name: 'Dismiss' }).click();
  await send.click();
  await expect(lost).toBeVisible();
  expect(createdOrders).toHaveLength(2);
  expect(new Set(createdOrders).size).toBe(1);
  // By then the device hears that its photos have arrived.
  const boughtOrderResponse = page.waitForResponse('**/api/my/purchase-context');
  await page.reload();
  const { unpaid } = await (await boughtOrderResponse).json();
  expect(unpaid.id).toBe(createdOrders[0]);
  // Their analysis may be over, too.
  const [arrived, way] =
    unpaid.nextStep === 'analysis'
      ? ['We have your photos', 'Check Your Progress']
      : ['You already have a result', 'See Its Preview'];
  await expect(page.getByText(`${arrived}: order ${createdOrders[0]}.`)).toBeVisible();
  await page.getByRole('link', { name: way }).click();
  await page.waitForURL('**/results-preview/*', { timeout: 60_000 });
});

test('a checkout whose response is lost makes no second order, also after a reload', async ({ page }) => {
  const createdOrders: number[] = [];
  await choosePhotos(page);
  await page.route('**/api/create-payment-intent', async (route) => {
    const response = await route.fetch();
    createdOrders.push((await response.json()).orderId);
    if (createdOrders.length === 3) return route.fulfill({ response });
    // The session that came with the response is lost as well.
    await page.context().clearCookies();
    await route.abort('connectionreset');
  });
  await page.goto('/checkout');
  const lost = page.getByText('Failed to initialize payment. Please try again.', { exact: true });
  await expect(lost).toBeVisible();
  await page.reload();
  await expect(lost).toBeVisible();
  await page.getByLabel('Code', { exact: true }).fill('WELCOME');
  await page.getByRole('button', { name: 'Apply' }).click();
  await page.getByLabel('Email').fill('lost@example.com');
  await fillCard(page, '4242424242424242');
  await page.getByRole('button', { name: `Pay ${priceLess(15)}` }).click();
  await page.waitForURL('**/results/*', { timeout: 60_000 });
  expect(createdOrders).toHaveLength(3);
  expect(new Set(createdOrders).size).toBe(1);
  expect(page.url()).toContain(`/results/${createdOrders[0]}`);
});
