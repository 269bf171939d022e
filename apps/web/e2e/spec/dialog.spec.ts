import type { Locator, Page } from '@playwright/test';
import { PRICE_CENTS } from '@trueseason/contracts';
import { TOASTS } from '../../src/lib/message-texts.ts';
import { expectAccessible } from '../accessibility.ts';
import { BY_STATUS, details, logIn } from './support/admin.ts';
import type { MockApi } from './support/mock-api.ts';
import { adminDetails, adminOrder, ORDER_ID } from './support/orders.ts';
import { expect, expectNoToast, expectToast, test } from './support/test.ts';

const toast = (page: Page) => page.locator('ol > li[data-tone]');
const orderDialog = (page: Page) => page.getByRole('dialog', { name: `Order #${ORDER_ID}` });

async function overlap(one: Locator, other: Locator): Promise<boolean> {
  const a = await one.boundingBox();
  const b = await other.boundingBox();
  if (!a || !b) throw new Error('both are on the screen');
  return a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;
}

/** An order's dialog, as tall as the window lets it be, and a message that came while it was open. */
async function openWithMessage(page: Page, api: MockApi): Promise<void> {
  api.on('adminSummary', { total: 1, byStatus: BY_STATUS, revenue: PRICE_CENTS, found: 2, deletedSale: null });
  api.on('adminOrders', [adminOrder()]);
  api.on('adminOrder', adminDetails());
  api.on('adminAct', adminDetails());
  await logIn(page, api);
  await expectToast(page, TOASTS.loginSuccessful);
  await details(page).focus();
  await page.keyboard.press('Enter');
  await orderDialog(page).getByRole('button', { name: 'Send mail again' }).press('Enter');
  await expect(toast(page)).toContainText('Send mail again');
}

test('dialogs: Escape closes one before the message over it, and the focus goes back', async ({ page, api }) => {
  await openWithMessage(page, api);
  await page.keyboard.press('Escape');
  await expect(orderDialog(page)).toHaveCount(0);
  await expect(details(page)).toBeFocused();
  await expect(toast(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expectNoToast(page);
});

test('dialogs: a message never covers the close button', async ({ page, api }) => {
  await openWithMessage(page, api);
  for (const width of [320, 390, 620, 800, 1280, 1600]) {
    await page.setViewportSize({ width, height: 700 });
    await orderDialog(page).evaluate((leaf) => leaf.scrollTo(0, 0));
    await expect(toast(page)).toBeVisible();
    const close = orderDialog(page).getByRole('button', { name: 'Close' });
    // It may still be on its way to its place.
    await expect.poll(() => overlap(toast(page), close), `${width} px`).toBe(false);
    expect((await toast(page).boundingBox())?.width, `${width} px`).toBeGreaterThan(200);
  }
  await orderDialog(page).getByRole('button', { name: 'Close' }).click();
  await expect(details(page)).toBeFocused();
});

test('dialogs: F8 leads to a message, and leaving it leads back', async ({ page, api }) => {
  await openWithMessage(page, api);
  const dialog = orderDialog(page);
  const cause = dialog.getByRole('button', { name: 'Send mail again' });
  const dismiss = page.getByRole('button', { name: 'Dismiss' });
  await cause.focus();
  await page.keyboard.press('F8');
  await page.keyboard.press('Tab');
  await expect(toast(page)).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(dismiss).toBeFocused();
  await expectAccessible(page);
  await page.keyboard.press('Tab');
  await expect(dialog.locator(':focus')).toHaveCount(1);

  await cause.focus();
  await page.keyboard.press('F8');
  await dismiss.press('Enter');
  await expectNoToast(page);
  await expect(cause).toBeFocused();
});
