import {
  ADMIN_PAGE_SIZE,
  type AdminPromo,
  BRAND,
  CURRENCY,
  discountedCents,
  formatPrice,
  PRICE_CENTS,
} from '@trueseason/contracts';
import { UNREACHABLE } from '../../src/lib/api/api.ts';
import { TOASTS } from '../../src/lib/message-texts.ts';
import { PRICE, priceLess } from '../prices.ts';
import { BY_STATUS, details, expectWellMade, logIn, SELF } from './support/admin.ts';
import { file, forbidden, problem, refusal, unreachable } from './support/mock-api.ts';
import { adminDetails, adminOrder, CREATED, ORDER_ID } from './support/orders.ts';
import { expect, expectToast, test } from './support/test.ts';

test.beforeEach(({ api }) =>
  api.on('adminSummary', { total: 2, byStatus: BY_STATUS, revenue: PRICE_CENTS, found: 2, deletedSale: null }),
);

test('admin: asks for the password and says when it is wrong', async ({ page, api }) => {
  await page.goto('/admin');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Admin Access');
  const password = page.getByPlaceholder('Enter admin password');
  const login = page.getByRole('button', { name: 'Login' });
  await expect(password).toHaveAttribute('required');
  await expect(login).toBeDisabled();
  await password.fill('guess');
  for (const [reply, toast] of [
    [problem('invalid_password'), TOASTS.loginFailed('Invalid password')],
    [unreachable, TOASTS.loginFailed(UNREACHABLE)],
    [problem('too_many_requests', 'Please wait.'), TOASTS.loginFailed('Please wait.')],
  ] as const) {
    api.on('adminLogin', reply);
    await login.click();
    await expectToast(page, toast);
  }
  api.on('adminOrders', []);
  api.on('adminSelf', SELF);
  const answer = api.hold('adminLogin', { success: true });
  await login.click();
  await expect(page.getByRole('button', { name: 'Authenticating...' })).toBeDisabled();
  answer();
  await expectToast(page, TOASTS.loginSuccessful);
  expect(api.bodies('adminLogin').at(-1)).toEqual({ password: 'guess' });
});

test('admin: lists orders, refreshes, and forgets the login on logout and reload', async ({ page, api }) => {
  const orders = [
    adminOrder({ mailOutcome: 'delivered' }),
    adminOrder({
      ...{
        id: ORDER_ID + 1,
        status: 'pending',
        payment: 'disputed',
        amount: discountedCents(10),
        images: false,
        pdfPath: null,
      },
      ...{ emailSent: false, mailOutcome: 'bounced' },
    }),
  ];
  api.on('adminOrders', orders);
  await logIn(page, api);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Admin Dashboard');
  await expect(page.getByRole('heading', { name: 'Order Management' })).toBeVisible();
  await expect(page.getByText('Total Orders: 2')).toBeVisible();
  const columns = 'Order ID,Amount,Status,Payment,Images,Email,Email Sent,Created,Actions';
  await expect(page.getByRole('columnheader')).toHaveText(columns.split(','));
  const cells = (row: number) => page.locator('tbody tr').nth(row).getByRole('cell');
  await expect(cells(0)).toHaveText([
    ...[`#${ORDER_ID}`, PRICE, 'completed', 'paid', 'Yes', 's…@example.com', 'Yes, delivered'],
    ...[/^11\/19\/26, \d+:\d\d\s[AP]M$/, 'DetailsDownload'],
  ]);
  await expect(cells(1)).toHaveText([
    ...[`#${ORDER_ID + 1}`, priceLess(10), 'pending', 'disputed', 'No', /@/, 'No, bounced', /./, 'Details'],
  ]);
  const counts = page.getByRole('list', { name: 'Orders by status' }).getByRole('listitem');
  await expect(counts).toHaveText(Object.entries(BY_STATUS).map(([status, count]) => `${status} ${count}`));
  await expectWellMade(page);
  await page.setViewportSize({ width: 390, height: 900 });
  for (const name of ['Search', `Details of order ${ORDER_ID}`]) {
    await expect(page.getByRole('button', { name, exact: true })).toBeInViewport({ ratio: 1 });
  }

  api.on('adminOrders', forbidden([{ ...adminOrder(), status: 'mystery' }]));
  await page.getByRole('button', { name: 'Refresh' }).click();
  await expect(cells(0).nth(2)).toHaveText('pending');
  expect(api.calls('adminOrders')).toMatchObject([{ query: '?page=1' }, { query: '?page=1' }]);

  api.on('adminLogout', { success: true });
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Admin Access');
  expect(api.calls('adminLogout')).toHaveLength(1);
  await page.getByPlaceholder('Enter admin password').fill('open sesame');
  await page.getByRole('button', { name: 'Login' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Admin Dashboard');
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Admin Access');
});

test('admin: searches, filters and pages the orders', async ({ page, api }) => {
  const full = Array.from({ length: ADMIN_PAGE_SIZE }, (_, index) => adminOrder({ id: ORDER_ID + index }));
  api.on('adminSummary', {
    total: 51,
    byStatus: { ...BY_STATUS, completed: 50, failed: 1 },
    revenue: 145_000,
    found: 51,
    deletedSale: null,
  });
  api.on('adminOrders', full);
  await logIn(page, api);
  const rows = page.locator('tbody tr');
  const next = page.getByRole('button', { name: 'Next' });
  const previous = page.getByRole('button', { name: 'Previous' });
  await expect(rows).toHaveCount(ADMIN_PAGE_SIZE);
  await expect(previous).toBeDisabled();
  api.on('adminOrders', [adminOrder()]);
  await next.click();
  await expect(page.getByText('Page 2 of 2', { exact: true })).toBeVisible();
  await expect(rows).toHaveCount(1);
  await expect(next).toBeDisabled();
  api.on('adminOrders', full);
  await previous.click();
  await expect(rows).toHaveCount(ADMIN_PAGE_SIZE);

  // Fifty completed orders fill their page, and the summary tells that there are no more.
  api.on('adminSummary', { total: 51, byStatus: BY_STATUS, revenue: 145_000, found: 50, deletedSale: null });
  await page.getByLabel('Status', { exact: true }).selectOption('completed');
  await expect(page.getByRole('navigation', { name: 'Pages of orders' })).toHaveCount(0);
  await page.getByLabel('Search by order number, email, code, payment, season or day').fill('  someone@  ');
  await page.keyboard.press('Enter');
  await expect.poll(() => api.calls('adminOrders').length).toBe(5);
  api.on('adminOrders', []);
  await page.getByLabel('Status', { exact: true }).selectOption('All');
  await expect(page.getByText('No orders found', { exact: true })).toBeVisible();
  await page.getByLabel('Payment', { exact: true }).selectOption('refunded');
  await page.getByText('Days and order').click();
  await page.getByLabel('From', { exact: true }).fill('2026-11-01');
  await page.getByLabel('Order by', { exact: true }).selectOption('amount');
  const searchQuery = 'search=someone%40';
  await expect.poll(() => api.calls('adminOrders').length).toBe(9);
  expect(api.calls('adminOrders').map(({ query }) => query)).toEqual([
    '?page=1',
    '?page=2',
    '?page=1',
    '?page=1&status=completed',
    `?page=1&status=completed&${searchQuery}`,
    `?page=1&${searchQuery}`,
    `?page=1&${searchQuery}&payment=refunded`,
    `?page=1&${searchQuery}&payment=refunded&from=2026-11-01`,
    `?page=1&${searchQuery}&payment=refunded&from=2026-11-01&sort=amount`,
  ]);
});

test('admin: a named operator stays signed in, and an order has an address', async ({ page, api }) => {
  api.on('adminSelf', { ...SELF, shared: false });
  api.on('adminOrders', [adminOrder()]);
  api.on('adminOrder', adminDetails());
  await page.goto('/admin?search=someone%40&status=completed');
  await details(page).click();
  const address = page.url();
  expect(address).toContain(`/admin?search=someone%40&status=completed&details=${ORDER_ID}`);
  await page.reload();
  const dialog = page.getByRole('dialog', { name: `Order #${ORDER_ID}` });
  await expect(dialog).toBeVisible();
  await page.goBack();
  await expect(dialog).toHaveCount(0);
  await expect(page.getByLabel('Status', { exact: true })).toHaveValue('completed');
  expect(new Set(api.calls('adminOrders').map(({ query }) => query))).toEqual(
    new Set(['?page=1&search=someone%40&status=completed']),
  );
  // Of the shared password only its page knows.
  api.on('adminSelf', SELF);
  await page.goto(address);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Admin Access');
  await page.getByText('Sign in with my name').click();
  await page.getByLabel('Name', { exact: true }).fill('grace');
  await expect(page.getByPlaceholder('Enter your password')).toBeVisible();
});

test('admin: saves a report and a spreadsheet, and says what cannot be had', async ({ page, api }) => {
  const failed = (title: string) => ({ title, text: 'Not now.', tone: 'destructive' }) as const;
  const saves = async (button: string): Promise<string> => {
    const saved = page.waitForEvent('download');
    await page.getByRole('button', { name: button }).click();
    return (await saved).suggestedFilename();
  };
  api.on('adminOrders', [adminOrder()]);
  api.on('adminOrder', adminDetails());
  api.on('adminExportOrders', problem('unavailable', 'Not now.'), file('"order"'));
  api.on('downloadReport', problem('report_not_ready'), file('%PDF-1.7'));
  api.on('adminLogout', problem('unavailable', 'Not now.'));
  await logIn(page, api);
  const report = `Download the report of order ${ORDER_ID}`;
  await page.getByRole('button', { name: report }).click();
  await expectToast(page, TOASTS.adminDownloadFailed);
  expect(await saves(report)).toBe(`color-analysis-report-${ORDER_ID}.pdf`);
  expect(api.calls('downloadReport')[1]?.path).toBe(`/api/download-report/${ORDER_ID}`);
  await details(page).click();
  await page.getByRole('button', { name: 'All orders of this address' }).click();
  await expect(page.getByLabel(/^Search by/)).toHaveValue('someone@example.com');
  await page.getByRole('button', { name: 'Export as CSV' }).click();
  await expectToast(page, failed('Export failed'));
  expect(await saves('Export as CSV')).toBe(`${BRAND.slug}-orders.csv`);
  expect(api.calls('adminExportOrders').at(-1)?.query).toBe('?search=someone%40example.com');
  api.on('adminOrders', problem('not_signed_in'));
  await page.getByRole('button', { name: 'Refresh' }).click();
  await expectToast(page, TOASTS.ordersFailed);
  // The dashboard is left all the same.
  await page.getByRole('button', { name: 'Logout' }).click();
  await expectToast(page, failed('Logout incomplete'));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Admin Access');
});

test('admin: finds a deleted order by its payment', async ({ page, api }) => {
  const deletedSale = {
    ...{ sold: '2026-11-02', deleted: '2026-11-20', cents: PRICE_CENTS, refunded: 0 },
    ...{ currency: CURRENCY, paymentId: 'pi_gone' },
  };
  api.on('adminSummary', { total: 2, byStatus: BY_STATUS, revenue: PRICE_CENTS, found: 0, deletedSale });
  api.on('adminOrders', []);
  await logIn(page, api);
  await expect(
    page.getByText(`Deleted on 2026-11-20, sold on 2026-11-02, ${formatPrice(PRICE_CENTS)}: pi_gone`),
  ).toBeVisible();
});

test('admin: totals the days', async ({ page, api }) => {
  const money = [
    { currency: CURRENCY, revenue: 14_500, refunded: 2900 },
    { currency: 'eur', revenue: 3900, refunded: 0 },
  ];
  const day = { orders: 9, photos: 8, analyzed: 7, paid: 5, free: 1, money };
  api.on('adminOrders', []);
  api.on('adminTotals', problem('unavailable'), [
    { day: '2026-11-26', ...day, orders: 1809 },
    { day: '2026-11-25', ...day },
  ]);
  api.on('adminRepeatability', [{ capture: 'held', told: true, pairs: 9, season: 5, family: 6, neighbor: 8 }]);
  api.on('adminMonths', ['2026-11', '2026-10']);
  api.on('adminMonth', {
    ...{ month: '2026-10', closed: true, giftsOutstanding: [{ currency: CURRENCY, cents: 2900 }] },
    sums: [
      { kind: 'charge', currency: CURRENCY, country: null, cents: 290_000, count: 100 },
      { kind: 'tax', currency: 'eur', country: 'DE', cents: 463, count: 1 },
    ],
  });
  api.on('adminDeclines', [{ reason: 'insufficient_funds', week: 3, month: 9 }]);
  await logIn(page, api);
  await page.getByRole('tab', { name: 'Totals' }).click();
  await page.getByRole('button', { name: 'Try again' }).click();
  const days = page.getByRole('group', { name: 'Totals by day' }).locator('tbody tr');
  await expect(days.nth(0).getByRole('cell')).toHaveText([
    ...['All', '1,818', '16 (1%)', '14 (1%)', '10 (1%)', '2 (0%)'],
    `${formatPrice(29_000)} + €78.00`,
    `${formatPrice(5800)} + €0.00`,
  ]);
  await expect(days.nth(1)).toContainText('2026-11-26');
  await page.getByRole('button', { name: '2026-10' }).click();
  const books = page.getByRole('group', { name: 'The books of 2026-10' });
  await expect(books.getByRole('row')).toContainText([
    'What',
    `Sale100${formatPrice(290_000)}`,
    'Tax within, DE1€4.63',
    `Gifts outstanding at its end${formatPrice(2900)}`,
  ]);
  await expect(page.getByText('This month is closed.')).toBeVisible();
  await expect(page.getByRole('row', { name: 'insufficient funds' }).getByRole('cell')).toHaveText([
    ...['insufficient funds', '3', '9'],
  ]);
  const cells = page.getByRole('row', { name: 'Camera, held' }).getByRole('cell');
  await expect(cells).toHaveText(['Camera, held', 'yes', '9', '5', '6', '8']);
  await expectWellMade(page);
});

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

test('admin: asks for the code of the authenticator app once it is needed', async ({ page, api }) => {
  api.on('adminOrders', [adminOrder()]);
  await logIn(page, api);
  await page.getByRole('button', { name: 'Logout' }).waitFor();
  await page.goto('/admin');
  api.on('adminLogin', problem('second_factor_required'), problem('second_factor_required', 'That is not the code.'), {
    success: true,
  });
  await page.getByText('Sign in with my name').click();
  await page.getByLabel('Name', { exact: true }).fill('ada');
  await page.getByPlaceholder('Enter your password').fill('open sesame');
  const login = page.getByRole('button', { name: 'Login' });
  await login.click();
  const code = page.getByLabel('Code of your authenticator app');
  await expect(code).toBeFocused();
  await expectWellMade(page);
  await code.fill('000000');
  await login.click();
  await expectToast(page, TOASTS.loginFailed('That is not the code.'));
  await code.fill('204816');
  await login.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Admin Dashboard');
  expect(api.bodies('adminLogin').slice(1)).toEqual([
    { password: 'open sesame', name: 'ada' },
    { password: 'open sesame', name: 'ada', code: '000000' },
    { password: 'open sesame', name: 'ada', code: '204816' },
  ]);
});

test('admin: asks for sign-in again before money moves, and continues by itself', async ({ page, api }) => {
  api.on('adminOrders', [adminOrder()]);
  api.on('adminOrder', adminDetails({ actions: ['refund'] }));
  const refunded = adminDetails({
    actions: [],
    payment: 'refunded',
    timeline: [{ at: CREATED, part: 'operator', by: 'grace', what: 'Refund' }],
  });
  api.on('adminRefund', problem('step_up_required'), problem('step_up_required'), refunded);
  await logIn(page, api);
  await details(page).click();
  const refund = async (): Promise<void> => {
    await page.getByLabel('Reason for the refund').selectOption('Fraud');
    await page.getByRole('button', { name: 'Refund', exact: true }).click();
    await page.getByRole('button', { name: 'Yes, refund' }).click();
  };
  await refund();
  const ask = page.getByRole('dialog', { name: 'Confirm it’s you' });
  await expect(ask).toBeVisible();
  await expectWellMade(page);
  await page.keyboard.press('Escape');
  await expect(ask).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Refund', exact: true })).toBeVisible();
  expect(api.calls('adminRefund')).toHaveLength(1);

  await refund();
  await ask.getByPlaceholder('Enter your password').fill('open sesame');
  await ask.getByRole('button', { name: 'Confirm' }).click();
  await expectToast(page, { title: 'Refund', text: `Order #${ORDER_ID}` });
  await expect(ask).toHaveCount(0);
  expect(api.calls('adminRefund')).toHaveLength(3);
  expect(api.bodies('adminLogin').at(-1)).toEqual({ password: 'open sesame', name: 'grace' });
});

test('admin: lists and changes promo codes', async ({ page, api }) => {
  const welcome: AdminPromo = { code: 'WELCOME', percent: 15, expiresAt: null, maxUses: null, uses: 4 };
  api.on('adminOrders', []);
  api.on('adminPromos', [welcome]);
  await logIn(page, api);
  await page.getByRole('tab', { name: 'Attention' }).press('ArrowRight');
  await expect(page.locator('tbody tr').getByRole('cell')).toHaveText([
    ...['WELCOME', '15%', 'Never', '4, no limit', 'ChangeDisable'],
  ]);
  await expectWellMade(page);

  // Two presses at once send one call.
  const disable = page.getByRole('button', { name: 'Disable WELCOME' });
  const answer = api.hold('adminSavePromo', problem('unavailable', 'Not now.'));
  await disable.dblclick();
  await expect(disable).toBeDisabled();
  answer();
  await expect(disable).toBeEnabled();
  expect(api.calls('adminSavePromo')).toHaveLength(1);

  const limit = { code: 'bad_request', message: 'That request could not be understood.', field: 'maxUses' };
  api.on('adminSavePromo', refusal(400, JSON.stringify(limit)), problem('unavailable', 'Not now.'));
  await page.getByRole('button', { name: 'Change WELCOME' }).click();
  await page.getByLabel('Use limit').fill('2');
  const save = page.getByRole('button', { name: 'Save changes' });
  await save.click();
  await expect(page.getByText('It has already been used more often.')).toBeVisible();
  await page.getByLabel('Use limit').fill('5');
  await save.click();
  await expectToast(page, { title: 'Promo code not saved', text: 'Not now.', tone: 'destructive' });
  expect(api.bodies('adminSavePromo').at(-1)).toEqual({ percent: 15, expiresAt: null, maxUses: 5 });
});
