import { type AdminAction, CURRENCY_PLURAL, decimalPrice, PRICE_CENTS } from '@trueseason/contracts';
import { BY_STATUS, details, expectWellMade, logIn } from './support/admin.ts';
import { problem } from './support/mock-api.ts';
import { adminDetails, adminOrder, CREATED, ORDER_ID } from './support/orders.ts';
import { expect, expectToast, test } from './support/test.ts';

test.beforeEach(({ api }) => api.on('adminSummary', { total: 2, byStatus: BY_STATUS, revenue: PRICE_CENTS, found: 2 }));

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
});

const ACTIONS: readonly (readonly [action: AdminAction, title: string, asks: boolean])[] = [
  ['retry', 'Retry analysis', false],
  ['fail', 'Fail analysis', true],
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
      await page.getByLabel(`Amount in ${CURRENCY_PLURAL}`).fill(decimalPrice(PRICE_CENTS + 1));
      await expect(button).toBeDisabled();
      await page.getByLabel(`Amount in ${CURRENCY_PLURAL}`).fill('9.50');
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
    if (action === 'refund')
      expect(api.bodies(act).at(-1)).toEqual({ reason: 'paid-twice', cents: 950, left: PRICE_CENTS });
    expect(api.calls(act).map(({ path }) => path)).toEqual(Array(2).fill(`/api/admin/orders/${ORDER_ID}/${action}`));
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(page.locator('tbody tr').first()).toContainText('processing');
    expect(api.calls('adminSummary')).toHaveLength(3);
  });
}

test('admin: a deletion and an address that are refused say so', async ({ page, api }) => {
  api.on('adminOrders', [adminOrder()]);
  api.on('adminOrder', adminDetails());
  for (const name of ['eraseOrder', 'deletePhotos', 'adminCorrectAddress', 'adminNote'] as const)
    api.on(name, problem('unavailable', 'Not now.'));
  await logIn(page, api);
  await details(page).click();
  const press = (name: string) => page.getByRole('button', { name, exact: true }).click();
  const refused = (title: string) => expectToast(page, { title, text: 'Not now.', tone: 'destructive' });
  await page.getByLabel('Where mails go').fill('other@example.com');
  await press('Correct');
  await refused('Address not corrected');
  await page.getByLabel('Note').fill('A call');
  await press('Add note');
  await refused('Note not added');
  await press('Delete the photos');
  await press('Yes, delete the photos');
  await refused('Photos not deleted');
  await expect(page.getByRole('button', { name: 'Delete the order', exact: true })).toBeDisabled();
  await page.getByLabel('Why', { exact: true }).selectOption('The customer asked for it');
  await press('Delete the order');
  await press('Yes, delete the order');
  await refused('Order not deleted');
  expect(api.calls('eraseOrder').map(({ query }) => query)).toEqual(['?reason=requested']);
});
