import type { Page } from '@playwright/test';
import { photograph } from '@trueseason/testing/portraits';
import { completedOrder, INTENT, ORDER_ID } from './support/orders.ts';
import { choosePhotos } from './support/photos.ts';
import { mockProvider } from './support/provider.ts';
import { expect, test } from './support/test.ts';

/** Drops or pastes a picture on the page. Returns whether the browser would have opened it. */
async function give(page: Page, how: 'drop' | 'paste'): Promise<boolean> {
  const picture = await photograph('camera-straight');
  return await page.evaluate(
    ({ type, base64 }) => {
      const dataTransfer = new DataTransfer();
      const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
      dataTransfer.items.add(new File([bytes], 'me.jpg', { type: 'image/jpeg' }));
      const options = { bubbles: true, cancelable: true };
      const event =
        type === 'drop'
          ? new DragEvent('drop', { ...options, dataTransfer })
          : new ClipboardEvent('paste', { ...options, clipboardData: dataTransfer });
      return document.body.dispatchEvent(event);
    },
    { type: how, base64: picture.toString('base64') },
  );
}

test('a picture dropped on the front page opens the mirror', async ({ page }) => {
  await page.goto('/');
  expect(await give(page, 'drop')).toBe(false);
  await expect(page.getByRole('dialog').getByText('which makes you look rested?')).toBeVisible();
});

test('a picture dropped in the garment room is judged', async ({ page, api }) => {
  completedOrder(api);
  await page.goto(`/garment?order=${ORDER_ID}`);
  await expect(page.getByLabel('Choose a picture')).toBeAttached();
  expect(await give(page, 'drop')).toBe(false);
  await expect(page.locator('main img[src^="blob:"]').first()).toBeVisible();
});

test('a picture dropped at the checkout leaves it as it is', async ({ page, api }) => {
  await mockProvider(page, api);
  api.on('createPaymentIntent', INTENT);
  await choosePhotos(page, api);
  await page.goto('/checkout');
  await expect(page.getByRole('img', { name: /^Chosen/ })).toHaveCount(3);
  expect(await give(page, 'drop')).toBe(false);
  await expect(page.getByRole('img', { name: /^Chosen/ })).toHaveCount(3);
});

test('a picture pasted on the upload is chosen', async ({ page, api }) => {
  api.on('checkPhoto', { problems: [], warnings: [] });
  await page.goto('/upload');
  await expect(page.locator('[data-prerendered]')).toHaveCount(0);
  await give(page, 'paste');
  await expect(page.getByText('Selected Photos (1/3)')).toBeVisible();
});
