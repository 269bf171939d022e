import type { AdminAction } from '@trueseason/contracts';
import { BY_STATUS, details, expectWellMade, logIn } from './support/admin.ts';
import { problem } from './support/mock-api.ts';
import { adminDetails, adminOrder, CREATED, ORDER_ID } from './support/orders.ts';
import { expect, expectToast, test } from './support/test.ts';

test.beforeEach(({ api }) => api.on('adminSummary', { total: 2, byStatus: BY_STATUS, revenue: 2900, found: 2 }));

test('admin: shows everything of one order, and gives the focus back', async ({ page, api }) => {
  api.on('adminOrders', [adminOrder()]);
  api.on('adminOrder', problem('internal'), adminDetails());
  await logIn(page, api);
  await details(page).press('Enter');
  const dialog = page.getByRole('dialog', { name: `Order #${ORDER_ID}` });
  await expect(dialog.getByRole('alert')).toBeVisible();
  await dialog.getByRole('button', { name: 'Try again' }).click();
  for (const text of ['someone@example.com', 'FIRST10', 'True Autumn', '93% likely']) {
    await expect(dialog.getByRole('definition').filter({ hasText: text })).toBeVisible();
  }
  const rows = dialog.getByRole('group', { name: 'What happened to this order' }).locator('tbody tr');
  await expect(rows).toHaveText([/Send mail again: nothing to do.*grace$/, /Order placed/]);
  await expectWellMade(page);
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(details(page)).toBeFocused();
});

const ACTIONS: readonly (readonly [action: AdminAction, title: string, asks: boolean])[] = [
  ['retry', 'Retry analysis', false],
  ['fail', 'Fail analysis', true],
  ['render-report', 'Make report again', false],
  ['resend-mail', 'Send mail again', false],
  ['ask-photos', 'Ask for other photos', true],
  ['refund', 'Refund', true],
];

for (const [action, title, asks] of ACTIONS) {
  test(`admin: ${action} is refused, then done`, async ({ page, api }) => {
    api.on('adminOrders', [adminOrder()]);
    api.on('adminOrder', adminDetails({ actions: [action] }));
    const act = action === 'refund' ? 'adminRefund' : action === 'ask-photos' ? 'adminAskPhotos' : 'adminAct';
    api.on(
      act,
      problem('unavailable', 'Not now.'),
      adminDetails({
        actions: [],
        timeline: [{ at: CREATED, part: 'operator', by: 'grace', what: `${title}: as asked` }],
      }),
    );
    await logIn(page, api);
    await details(page).click();
    const button = page.getByRole('button', { name: title, exact: true });
    const press = (): Promise<void> =>
      (asks ? page.getByRole('button', { name: `Yes, ${title.toLowerCase()}` }) : button).click();
    if (action === 'refund') {
      await expect(button).toBeDisabled();
      await page.getByLabel('Reason for the refund').selectOption('Paid twice');
      await page.getByLabel('Amount in dollars').fill('29.01');
      await expect(button).toBeDisabled();
      await page.getByLabel('Amount in dollars').fill('9.50');
    }
    if (action === 'ask-photos') await page.getByLabel('Why other photos').selectOption('The light is poor');
    if (asks) {
      await button.press('Enter');
      await page.keyboard.press('Enter');
      await page.getByRole('button', { name: 'Cancel' }).click();
      expect(api.calls(act)).toHaveLength(0);
      await button.click();
    }
    await press();
    await expectToast(page, { title: `${title} refused`, text: 'Not now.', tone: 'destructive' });
    await expect.poll(() => api.calls('adminOrder').length).toBe(2);
    api.on('adminOrders', [adminOrder({ status: 'processing' })]);
    await press();
    await expectToast(page, { title: `${title}: as asked`, text: `Order #${ORDER_ID}` });
    await expect(page.getByText('No actions are available for this order.')).toBeVisible();
    if (action === 'refund') expect(api.bodies(act).at(-1)).toEqual({ reason: 'paid-twice', cents: 950, left: 2900 });
    expect(api.calls(act).map(({ path }) => path)).toEqual(Array(2).fill(`/api/admin/orders/${ORDER_ID}/${action}`));
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(page.locator('tbody tr').first()).toContainText('processing');
    expect(api.calls('adminSummary')).toHaveLength(3);
  });
}

test('admin: looks again at an order while it moves, and offers only what is allowed', async ({ page, api }) => {
  api.on('adminOrders', [adminOrder()]);
  const pending = adminDetails({ report: 'pending', moving: true, actions: [] });
  api.on('adminOrder', pending, adminDetails({ report: 'ready', actions: [] }));
  await logIn(page, api, { name: 'ada', roles: ['engineer'], shared: true, passkeys: [], fleetUrl: null });
  await expect(page.getByRole('tab')).toHaveText(['Orders', 'Totals', 'Audit trail', 'Your account']);
  await details(page).click();
  const report = page.locator('dl > div').filter({ hasText: /^Report(pending|ready)$/ });
  await expect(report).toHaveText('Reportpending');
  await expect(report).toHaveText('Reportready');
  await expect(page.getByRole('heading', { name: 'Timeline' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Delete' })).toHaveCount(0);
});

test('admin: deletes an order for a customer, with a reason, and hands out the receipt', async ({ page, api }) => {
  api.on('adminOrders', [adminOrder()]);
  api.on('adminOrder', adminDetails());
  api.on('eraseOrder', problem('payment_provider_unavailable', 'Not now.'), {
    orderId: ORDER_ID,
    deletedAt: CREATED,
    deleted: ['3 photos', 'the result'],
    kept: ['the amount'],
    token: 'signed',
  });
  await logIn(page, api);
  await details(page).click();
  const dialog = page.getByRole('dialog', { name: `Order #${ORDER_ID}` });
  const button = dialog.getByRole('button', { name: 'Delete the order', exact: true });
  await expect(button).toBeDisabled();
  await dialog.getByLabel('Why').selectOption('The customer asked for it');
  await button.click();
  const yes = dialog.getByRole('button', { name: 'Yes, delete the order' });
  await yes.click();
  await expectToast(page, { title: 'Order not deleted', text: 'Not now.', tone: 'destructive' });
  await yes.click();
  await expect(dialog.getByRole('heading', { name: 'This order is deleted' })).toBeVisible();
  await expect(dialog.getByRole('link', { name: 'The signed receipt' })).toHaveAttribute('href', '/receipt/signed');
  expect(api.calls('eraseOrder').map(({ query }) => query)).toEqual(Array(2).fill('?reason=requested'));
  await expectWellMade(page);
});

test('admin: corrects the address of a customer whose mail came back', async ({ page, api }) => {
  api.on('adminOrders', [adminOrder()]);
  api.on('adminOrder', adminDetails());
  api.on('adminCorrectAddress', problem('unavailable', 'Not now.'), adminDetails({ email: 'other@example.com' }));
  await logIn(page, api);
  await details(page).click();
  const button = page.getByRole('button', { name: 'Correct', exact: true });
  await expect(button).toBeDisabled();
  const email = page.getByLabel('Where mails go');
  await email.fill('another@example.com');
  await button.click();
  await expectToast(page, {
    title: 'Address not corrected',
    text: 'Not now.',
    tone: 'destructive',
  });
  await email.fill('other@example.com');
  await button.click();
  await expectToast(page, { title: 'Address corrected', text: `Order #${ORDER_ID}` });
  expect(api.bodies('adminCorrectAddress').at(-1)).toEqual({ email: 'other@example.com' });
});
