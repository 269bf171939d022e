import { readFile } from 'node:fs/promises';
import { ADMIN_PAGE_SIZE, TOASTS } from '@trueseason/contracts';
import { UNREACHABLE } from '../../src/lib/api/api.ts';
import { BY_STATUS, details, expectWellMade, logIn, SELF } from './support/admin.ts';
import { file, forbidden, problem, unreachable } from './support/mock-api.ts';
import { adminDetails, adminOrder, ORDER_ID } from './support/orders.ts';
import { expect, expectToast, test } from './support/test.ts';

test.beforeEach(({ api }) => api.on('adminSummary', { total: 2, byStatus: BY_STATUS, revenue: 2900, found: 2 }));

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
      id: ORDER_ID + 1,
      status: 'pending',
      payment: 'disputed',
      amount: 2610,
      images: false,
      emailSent: false,
      mailOutcome: 'bounced',
      pdfPath: null,
    }),
  ];
  api.on('adminOrders', orders);
  await logIn(page, api);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Admin Dashboard');
  await expect(page.getByRole('heading', { name: 'Order Management' })).toBeVisible();
  await expect(page.getByText('Total Orders: 2')).toBeVisible();
  await expect(page.getByRole('columnheader')).toHaveText([
    'Order ID',
    'Amount',
    'Status',
    'Payment',
    'Images',
    'Email',
    'Email Sent',
    'Created',
    'Actions',
  ]);
  const cells = (row: number) => page.locator('tbody tr').nth(row).getByRole('cell');
  await expect(cells(0)).toHaveText([
    `#${ORDER_ID}`,
    '$29.00',
    'completed',
    'paid',
    'Yes',
    's…@example.com',
    'Yes, delivered',
    /^11\/19\/26, \d+:\d\d\s[AP]M$/,
    'DetailsDownload',
  ]);
  await expect(cells(1)).toHaveText([
    `#${ORDER_ID + 1}`,
    '$26.10',
    'pending',
    'disputed',
    'No',
    /@/,
    'No, bounced',
    /./,
    'Details',
  ]);
  await expect(page.getByRole('list', { name: 'Orders by status' }).getByRole('listitem')).toHaveText([
    'pending 1',
    'paid 0',
    'processing 0',
    'completed 1',
    'failed 0',
  ]);
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

test('admin: downloads a report, and says when it cannot', async ({ page, api }) => {
  api.on('adminOrders', [adminOrder()]);
  await logIn(page, api);
  const button = page.getByRole('button', { name: `Download the report of order ${ORDER_ID}` });
  api.on('downloadReport', problem('report_not_ready'));
  await button.click();
  await expectToast(page, TOASTS.adminDownloadFailed);
  api.on('downloadReport', file('%PDF-1.7'));
  const saved = page.waitForEvent('download');
  await button.click();
  expect((await saved).suggestedFilename()).toBe(`color-analysis-report-${ORDER_ID}.pdf`);
  expect(api.calls('downloadReport')[1]?.path).toBe(`/api/download-report/${ORDER_ID}`);
});

test('admin: an empty list, and a list that does not come', async ({ page, api }) => {
  api.on('adminOrders', []);
  await logIn(page, api);
  await expect(page.getByText('No orders found', { exact: true })).toBeVisible();
  api.on('adminOrders', problem('not_signed_in'));
  await page.getByRole('button', { name: 'Refresh' }).click();
  await expectToast(page, TOASTS.ordersFailed);
});

test('admin: leaves the dashboard even if the logout call fails', async ({ page, api }) => {
  api.on('adminOrders', []);
  api.on('adminLogout', problem('unavailable', 'Not now.'));
  await logIn(page, api);
  await page.getByRole('button', { name: 'Logout' }).click();
  await expectToast(page, { title: 'Logout incomplete', text: 'Not now.', tone: 'destructive' });
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Admin Access');
});

test('admin: searches, filters and pages the orders', async ({ page, api }) => {
  const full = Array.from({ length: ADMIN_PAGE_SIZE }, (_, index) => adminOrder({ id: ORDER_ID + index }));
  api.on('adminSummary', {
    total: 51,
    byStatus: { ...BY_STATUS, completed: 50, failed: 1 },
    revenue: 145_000,
    found: 51,
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
  api.on('adminSummary', { total: 51, byStatus: BY_STATUS, revenue: 145_000, found: 50 });
  await page.getByLabel('Status', { exact: true }).selectOption('completed');
  await expect(page.getByRole('navigation', { name: 'Pages of orders' })).toHaveCount(0);
  await page.getByLabel('Search by order number, email, code, payment, season or day').fill('  someone@  ');
  api.on('adminSummary', { total: 151, byStatus: BY_STATUS, revenue: 145_000, found: 101 });
  await page.keyboard.press('Enter');
  await expect(next).toBeEnabled();
  await next.click();
  await expect(page.getByText('Page 2 of 3', { exact: true })).toBeVisible();
  await expect(next).toBeEnabled();
  api.on('adminOrders', []);
  await page.getByLabel('Status', { exact: true }).selectOption('All');
  await expect(page.getByText('No orders found', { exact: true })).toBeVisible();
  await page.getByLabel('Payment', { exact: true }).selectOption('refunded');
  await page.getByText('Days and order').click();
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    const widths = await page.locator('input').evaluateAll((all) => all.map(({ clientWidth }) => clientWidth));
    expect(Math.min(...widths), 'each field has room for a day').toBeGreaterThan(150);
  }
  await page.getByLabel('From', { exact: true }).fill('2026-11-01');
  await page.getByLabel('Order by', { exact: true }).selectOption('amount');
  const found = 'search=someone%40';
  await expect.poll(() => api.calls('adminOrders').length).toBe(10);
  expect(api.calls('adminOrders').map(({ query }) => query)).toEqual([
    '?page=1',
    '?page=2',
    '?page=1',
    '?page=1&status=completed',
    `?page=1&status=completed&${found}`,
    `?page=2&status=completed&${found}`,
    `?page=1&${found}`,
    `?page=1&${found}&payment=refunded`,
    `?page=1&${found}&payment=refunded&from=2026-11-01`,
    `?page=1&${found}&payment=refunded&from=2026-11-01&sort=amount`,
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

test('admin: lists the orders of an address, and saves the list as a spreadsheet', async ({ page, api }) => {
  api.on('adminOrders', [adminOrder()]);
  api.on('adminOrder', adminDetails());
  api.on('adminExportOrders', problem('unavailable', 'Not now.'), file('"order"'));
  await logIn(page, api);
  await details(page).click();
  await page.getByRole('button', { name: 'All orders of this address' }).click();
  await expect(page.getByLabel(/^Search by/)).toHaveValue('someone@example.com');
  const button = page.getByRole('button', { name: 'Export as CSV' });
  await button.click();
  await expectToast(page, { title: 'Export failed', text: 'Not now.', tone: 'destructive' });
  const saved = page.waitForEvent('download');
  await button.click();
  expect((await saved).suggestedFilename()).toBe('trueseason-orders.csv');
  expect(api.calls('adminExportOrders').at(-1)?.query).toBe('?search=someone%40example.com');
});

test('admin: totals the days', async ({ page, api }) => {
  const day = { orders: 9, photos: 8, analyzed: 7, paid: 5, free: 1, revenue: 14_500, refunded: 2900 };
  api.on('adminOrders', []);
  api.on('adminTotals', problem('unavailable'), [
    { day: '2026-11-26', ...day, orders: 1809 },
    { day: '2026-11-25', ...day },
  ]);
  api.on('adminRepeatability', [{ capture: 'held', told: true, pairs: 9, season: 5, family: 6, neighbor: 8 }]);
  await logIn(page, api);
  await page.getByRole('tab', { name: 'Totals' }).click();
  await page.getByRole('button', { name: 'Try again' }).click();
  const days = page.getByRole('group', { name: 'Totals by day' }).locator('tbody tr');
  await expect(days.nth(0).getByRole('cell')).toHaveText([
    ...['All', '1,818', '16 (1%)', '14 (1%)', '10 (1%)', '2 (0%)', '$290.00', '$58.00'],
  ]);
  await expect(days.nth(1)).toContainText('2026-11-26');
  const held = page.getByRole('row', { name: 'Camera, held' }).getByRole('cell');
  await expect(held).toHaveText(['Camera, held', 'yes', '9', '5', '6', '8']);
  await expectWellMade(page);
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export as CSV' }).click();
  const file = await (await saved).path();
  expect(await readFile(file, 'utf8')).toContain('"Camera, held","yes","9","5","6","8"');
});
