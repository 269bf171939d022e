import type { Camera } from './camera.ts';

/** The operators' screens over the orders that the other pictures have left. */
export async function photographBackOffice({ page, visit, shot, whole }: Camera, orderId: string): Promise<void> {
  await visit('/admin');
  await page.getByPlaceholder('Enter admin password').fill(process.env.E2E_ADMIN_PASSWORD ?? '');
  await page.getByRole('button', { name: 'Login' }).click();
  await page.getByRole('button', { name: `Details of order ${orderId}` }).waitFor();
  await page.getByRole('button', { name: 'Dismiss' }).click();
  await whole('admin-orders');
  await page.getByRole('button', { name: `Details of order ${orderId}` }).click();
  await page.getByRole('heading', { name: 'Timeline' }).waitFor();
  await page.waitForTimeout(400);
  await shot('admin-order');
  await page.getByRole('heading', { name: 'Timeline' }).evaluate((heading) => heading.scrollIntoView());
  await shot('admin-order-history');
  await page.getByRole('button', { name: /Close/ }).click();
  await page.getByRole('tab', { name: 'Promo codes' }).click();
  await page.locator('tbody tr').first().waitFor();
  await whole('admin-promos');
  await page.getByRole('tab', { name: 'Audit trail' }).click();
  await page.locator('tbody tr').first().waitFor();
  await whole('admin-audit');
}
