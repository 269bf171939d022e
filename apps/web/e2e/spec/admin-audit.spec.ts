import { ADMIN_PAGE_SIZE } from '@trueseason/contracts';
import { BY_STATUS, expectWellMade, logIn } from './support/admin.ts';
import { problem } from './support/mock-api.ts';
import { CREATED, ORDER_ID } from './support/orders.ts';
import { expect, test } from './support/test.ts';

test.beforeEach(({ api }) => api.on('adminSummary', { total: 2, byStatus: BY_STATUS, revenue: 2900, found: 2 }));

test('admin: pages through the audit trail', async ({ page, api }) => {
  const entry = { at: CREATED, actor: 'grace', what: 'Refund: done', orderId: ORDER_ID };
  const full = Array.from({ length: ADMIN_PAGE_SIZE }, () => entry);
  api.on('adminOrders', []);
  api.on('adminAudit', problem('unavailable'), full, [{ ...entry, what: 'Login: ::1', orderId: null }]);
  await logIn(page, api);
  await page.getByRole('tab', { name: 'Audit trail' }).click();
  await expect(page.getByRole('alert')).toBeVisible();
  await page.getByRole('button', { name: 'Try again' }).click();
  const cells = page.locator('tbody tr').first().getByRole('cell');
  await expect(cells).toHaveText([/^11\/19\/26/, 'grace', 'Refund: done', `#${ORDER_ID}`]);
  await page.getByRole('button', { name: 'Next' }).click();
  await expect(cells).toHaveText([/^11\/19\/26/, 'grace', 'Login: ::1', '—']);
  await expect(page.getByRole('button', { name: 'Next' })).toBeDisabled();
  await expectWellMade(page);
  await page.getByLabel('Show who looked at what').check();
  await expect.poll(() => api.calls('adminAudit').length).toBe(4);
  expect(api.calls('adminAudit').map(({ query }) => query)).toEqual([
    '?page=1&reads=no',
    '?page=1&reads=no',
    '?page=2&reads=no',
    '?page=1',
  ]);
});
