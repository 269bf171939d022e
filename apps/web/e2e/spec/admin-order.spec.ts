import {
  type AdminAction,
  type AdminOrderDetails,
  type CallName,
  CURRENCY,
  decimalPrice,
  PRICE_CENTS,
  pluralOf,
} from '@trueseason/contracts';
import { BY_STATUS, details, expectWellMade, logIn, SELF } from './support/admin.ts';
import { problem } from './support/mock-api.ts';
import { adminDetails, adminOrder, CREATED, ORDER_ID } from './support/orders.ts';
import { expect, expectToast, test } from './support/test.ts';

test.beforeEach(({ api }) =>
  api.on('adminSummary', { total: 2, byStatus: BY_STATUS, revenue: PRICE_CENTS, found: 2, deletedSale: null }),
);

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
  ['withdraw', 'Withdraw for the customer', true],
  ['resend-complained', 'Send again to the same address', true],
  ['repeat-refund', 'Repeat refund', true],
  ['refund', 'Refund', true],
];
const CALLS: Partial<Record<AdminAction, CallName>> = {
  'ask-photos': 'adminAskPhotos',
  withdraw: 'adminWithdraw',
  'repeat-refund': 'adminRepeatRefund',
  refund: 'adminRefund',
};
/** The button that confirms an action, where it is not named after it. */
const YES: Partial<Record<AdminAction, string>> = { withdraw: 'Yes, withdraw', 'repeat-refund': 'Yes, repeat it' };

for (const [action, title, asks] of ACTIONS) {
  test(`admin: ${action} is refused, then done`, async ({ page, api }) => {
    api.on('adminOrders', [adminOrder()]);
    const letterDays = { from: '2026-11-01', until: '2026-11-20' };
    api.on('adminOrder', adminDetails({ actions: [action], letterDays }));
    const act = CALLS[action] ?? 'adminAct';
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
      (asks ? page.getByRole('button', { name: YES[action] ?? `Yes, ${title.toLowerCase()}` }) : button).click();
    if (action === 'refund') {
      await expect(button).toBeDisabled();
      await page.getByLabel('Reason for the refund').selectOption('Paid twice');
      await page.getByLabel(`Amount in ${pluralOf(CURRENCY)}`).fill(decimalPrice(PRICE_CENTS + 1));
      await expect(button).toBeDisabled();
      await page.getByLabel(`Amount in ${pluralOf(CURRENCY)}`).fill('9.50');
    }
    if (action === 'withdraw') {
      await expect(button).toBeDisabled();
      await page.getByLabel('Date of the letter or email').fill('2026-11-21');
      await expect(button).toBeDisabled();
      await expect(page.getByText('It’s too late, unless it was sent until 2026-11-20.')).toBeVisible();
      await page.getByLabel('Date of the letter or email').fill('2026-11-20');
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
    if (action === 'withdraw') expect(api.bodies(act).at(-1)).toEqual({ sentOn: '2026-11-20' });
    expect(api.calls(act).map(({ path }) => path)).toEqual(Array(2).fill(`/api/admin/orders/${ORDER_ID}/${action}`));
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(page.locator('tbody tr').first()).toContainText('processing');
    expect(api.calls('adminSummary')).toHaveLength(3);
  });
}

const NEXT: readonly Partial<AdminOrderDetails>[] = [
  {},
  {
    next: {
      summary: 'Waits for the right address: the results email bounced',
      since: CREATED,
      action: 'correct-address',
    },
  },
  { next: { summary: 'Waits for a refund, which failed', since: CREATED, action: 'repeat-refund' } },
  {
    next: {
      summary: 'Perhaps paid twice: order #4218559031 was paid before, with the same photos',
      since: CREATED,
      action: 'refund',
    },
    alsoPaid: ORDER_ID,
  },
];
for (const [width, height] of [
  [1440, 900],
  [390, 844],
] as const) {
  test(`admin: the timeline begins inside the first screen at ${width}`, async ({ page, api }) => {
    await page.setViewportSize({ width, height });
    api.on('adminOrders', [adminOrder()]);
    await logIn(page, api);
    for (const state of NEXT) {
      api.on('adminOrder', adminDetails({ actions: ['resend-mail', 'repeat-refund', 'refund'], ...state }));
      await details(page).click();
      const row = page.getByRole('group', { name: 'What happened to this order' }).locator('tbody tr').first();
      await expect(row).toBeVisible();
      const box = await row.boundingBox();
      expect([state.next?.action, (box?.y ?? height) + (box?.height ?? 0) < height]).toEqual([
        state.next?.action,
        true,
      ]);
      await page.keyboard.press('Escape');
    }
  });
}

test('admin: one code confirms corrections, and the press continues', async ({ page, api }) => {
  api.on('adminOrders', [adminOrder()]);
  api.on('adminOrder', adminDetails());
  api.on('adminCorrectAddress', problem('confirmation_required'), adminDetails({ email: 'other@example.com' }));
  api.on('adminConfirm', problem('second_factor_required', 'That code is wrong.'), { success: true });
  await logIn(page, api, { ...SELF, authenticator: true });
  await details(page).click();
  await page.getByLabel('Where mails go').fill('other@example.com');
  await page.getByRole('button', { name: 'Correct', exact: true }).click();
  const ask = page.getByRole('dialog', { name: 'Confirm it’s you' });
  await expect(ask.getByLabel('Password')).toHaveCount(0);
  const code = ask.getByLabel('Code of your authenticator app');
  await expect(code).toBeFocused();
  await code.fill('123456');
  await page.keyboard.press('Enter');
  await expectToast(page, { title: 'Login Failed', text: 'That code is wrong.', tone: 'destructive' });
  await code.fill('204816');
  await page.keyboard.press('Enter');
  await expectToast(page, { title: 'Address corrected', text: `Order #${ORDER_ID}` });
  expect(api.bodies('adminConfirm').at(-1)).toEqual({ code: '204816' });
  await expect(ask).toHaveCount(0);
});

test('admin: shows a buyer’s other orders, a gift’s use, and a failed refund', async ({ page, api }) => {
  const related = {
    id: 7_316_402_958,
    createdAt: CREATED,
    amount: PRICE_CENTS,
    currency: CURRENCY,
    status: 'paid',
    payment: 'paid',
  } as const;
  api.on('adminOrders', [adminOrder({ payment: 'refunded', refundFailed: true })]);
  const gift = {
    state: 'used',
    codeEnd: 'X4TQ',
    deliverOn: null,
    expiresAt: CREATED,
    used: { orderId: related.id, at: CREATED, email: 'recipient@example.com' },
  } as const;
  const full = adminDetails({ gift, related: [{ ...related, sign: 'photos' }] });
  api.on('adminOrder', full);
  api.on('adminRepeatRefund', full);
  await logIn(page, api);
  await expect(page.locator('tbody tr').first()).toContainText('refund failed');
  await expectWellMade(page);
  await page.getByRole('button', { name: 'Repeat refund' }).click();
  await page.getByRole('button', { name: 'Yes, repeat it' }).click();
  await expect.poll(() => api.calls('adminRepeatRefund').length).toBe(1);
  await details(page).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText(`order #${related.id}, recipient@example.com`)).toBeVisible();
  await expect(dialog.getByText('1 more. Paid for all, and not refunded: $58.00.')).toBeVisible();
  await expect(dialog.getByText('Another, same photos')).toBeVisible();
  await expectWellMade(page);
  api.on('adminOrder', adminDetails({ id: related.id }));
  await dialog.getByRole('button', { name: `Open order ${related.id}` }).click();
  await expect(page.getByRole('dialog', { name: `Order #${related.id}` })).toBeVisible();
});

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
