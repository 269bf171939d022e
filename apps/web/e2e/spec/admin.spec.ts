import { ADMIN_PAGE_SIZE, type AdminAction, type AdminPromo, TOASTS } from '@trueseason/contracts';
import { BY_STATUS, details, expectWellMade, logIn } from './support/admin.ts';
import { file, forbidden, type MockApi, problem, refusal, unreachable } from './support/mock-api.ts';
import { adminDetails, adminOrder, CREATED, ORDER_ID } from './support/orders.ts';
import { expect, expectToast, test } from './support/test.ts';

const queries = (api: MockApi, name: 'adminOrders' | 'adminAudit') => api.calls(name).map(({ query }) => query);

test.beforeEach(({ api }) => api.on('adminSummary', { total: 2, byStatus: BY_STATUS, revenue: 2900 }));

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
    [unreachable, TOASTS.loginFailed()],
    [problem('too_many_requests', 'Please wait.'), TOASTS.loginFailed('Please wait.')],
  ] as const) {
    api.on('adminLogin', reply);
    await login.click();
    await expectToast(page, toast);
  }
  api.on('adminOrders', []);
  const answer = api.hold('adminLogin', { success: true });
  await login.click();
  await expect(page.getByRole('button', { name: 'Authenticating...' })).toBeDisabled();
  answer();
  await expectToast(page, TOASTS.loginSuccessful);
  expect(api.bodies('adminLogin').at(-1)).toEqual({ password: 'guess' });
});

test('admin: lists orders, refreshes, and forgets the login on logout and reload', async ({ page, api }) => {
  const orders = [
    adminOrder(),
    adminOrder({ id: ORDER_ID + 1, status: 'pending', amount: 2610, images: false, emailSent: false, pdfPath: null }),
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
    'Images',
    'Email Sent',
    'Created',
    'Actions',
  ]);
  const cells = (row: number) => page.locator('tbody tr').nth(row).getByRole('cell');
  await expect(cells(0)).toHaveText([
    `#${ORDER_ID}`,
    '$29.00',
    'completed',
    'Yes',
    'Yes',
    /^11\/19\/26, \d+:\d\d\s[AP]M$/,
    'DetailsDownload',
  ]);
  await expect(cells(1)).toHaveText([`#${ORDER_ID + 1}`, '$26.10', 'pending', 'No', 'No', /./, 'Details']);
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

test('admin: leaves the dashboard also when the server cannot be told of the logout', async ({ page, api }) => {
  api.on('adminOrders', []);
  api.on('adminLogout', problem('unavailable', 'Not now.'));
  await logIn(page, api);
  await page.getByRole('button', { name: 'Logout' }).click();
  await expectToast(page, { title: 'Logout incomplete', text: 'Not now.', tone: 'destructive' });
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Admin Access');
});

test('admin: searches, filters and pages the orders', async ({ page, api }) => {
  const full = Array.from({ length: ADMIN_PAGE_SIZE }, (_, index) => adminOrder({ id: ORDER_ID + index }));
  api.on('adminSummary', { total: 51, byStatus: { ...BY_STATUS, completed: 50, failed: 1 }, revenue: 145_000 });
  api.on('adminOrders', full);
  await logIn(page, api);
  const rows = page.locator('tbody tr');
  const next = page.getByRole('button', { name: 'Next' });
  const previous = page.getByRole('button', { name: 'Previous' });
  await expect(rows).toHaveCount(ADMIN_PAGE_SIZE);
  await expect(previous).toBeDisabled();
  api.on('adminOrders', [adminOrder()]);
  await next.click();
  await expect(page.getByText('Page 2', { exact: true })).toBeVisible();
  await expect(rows).toHaveCount(1);
  await expect(next).toBeDisabled();
  api.on('adminOrders', full);
  await previous.click();
  await expect(rows).toHaveCount(ADMIN_PAGE_SIZE);

  // Fifty completed orders fill their page, and the summary tells that there are no more.
  await page.getByLabel('Status', { exact: true }).selectOption('completed');
  await expect(page.getByRole('navigation', { name: 'Pages of orders' })).toHaveCount(0);
  await page.getByLabel('Search by order number or email').fill('  someone@  ');
  await page.keyboard.press('Enter');
  await expect(next).toBeEnabled();
  await next.click();
  await expect(page.getByText('Page 2', { exact: true })).toBeVisible();
  await expect(next).toBeEnabled();
  api.on('adminOrders', []);
  await page.getByLabel('Status', { exact: true }).selectOption('All');
  await expect(page.getByText('No orders found', { exact: true })).toBeVisible();
  const found = 'search=someone%40';
  expect(queries(api, 'adminOrders')).toEqual([
    '?page=1',
    '?page=2',
    '?page=1',
    '?page=1&status=completed',
    `?page=1&${found}&status=completed`,
    `?page=2&${found}&status=completed`,
    `?page=1&${found}`,
  ]);
});

test('admin: shows everything of one order, and gives the focus back', async ({ page, api }) => {
  api.on('adminOrders', [adminOrder()]);
  api.on('adminOrder', problem('internal'), adminDetails());
  await logIn(page, api);
  await details(page).press('Enter');
  const dialog = page.getByRole('dialog', { name: `Order #${ORDER_ID}` });
  await expect(dialog.getByRole('alert')).toContainText('This order could not be loaded.');
  await dialog.getByRole('button', { name: 'Try again' }).click();
  for (const text of ['someone@example.com', 'FIRST10', 'True Autumn', '93%', 'analyzed', `reports/${ORDER_ID}.pdf`]) {
    await expect(dialog.getByRole('definition').filter({ hasText: text })).toBeVisible();
  }
  await expect(dialog.getByRole('listitem')).toHaveText([
    '1: image/jpeg, 1.24 MB',
    /^pi_123: succeeded, \$29\.00, 11\/19\/26/,
    /^results: failed, .*, mailbox full$/,
  ]);
  await expect(dialog.getByRole('row').last()).toContainText('nothing to do');
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
  ['refund', 'Refund', true],
];

for (const [action, title, asks] of ACTIONS) {
  test(`admin: ${action} is refused, then done`, async ({ page, api }) => {
    api.on('adminOrders', [adminOrder()]);
    api.on('adminOrder', adminDetails({ actions: [action] }));
    api.on(
      'adminAct',
      problem('unavailable', 'Not now.'),
      adminDetails({ actions: [], audit: [{ at: CREATED, action, orderId: ORDER_ID, detail: 'done' }] }),
    );
    await logIn(page, api);
    await details(page).click();
    const press = async (): Promise<void> => {
      await page.getByRole('button', { name: title, exact: true }).click();
      if (asks) await page.getByRole('button', { name: `Yes, ${title.toLowerCase()}` }).click();
    };
    if (asks) {
      await page.getByRole('button', { name: title, exact: true }).click();
      const cancel = page.getByRole('button', { name: 'Cancel' });
      await expect(cancel).toBeFocused();
      await cancel.press('Enter');
      expect(api.calls('adminAct')).toHaveLength(0);
    }
    await press();
    await expectToast(page, { title: `${title} refused`, text: 'Not now.', tone: 'destructive' });
    await expect.poll(() => api.calls('adminOrder').length).toBe(2);
    api.on('adminOrders', [adminOrder({ status: 'processing' })]);
    await press();
    await expectToast(page, { title, text: `Order #${ORDER_ID}: done` });
    await expect(page.getByText('Nothing can be done to this order now.')).toBeVisible();
    expect(api.calls('adminAct').map(({ path }) => path)).toEqual(
      Array(2).fill(`/api/admin/orders/${ORDER_ID}/${action}`),
    );
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(page.locator('tbody tr').first()).toContainText('processing');
    expect(api.calls('adminSummary')).toHaveLength(3);
  });
}

test('admin: lists, creates and changes promo codes', async ({ page, api }) => {
  const welcome: AdminPromo = { code: 'WELCOME', percent: 15, expiresAt: null, maxUses: null, uses: 4 };
  const summer: AdminPromo = { ...welcome, code: 'SUMMER', expiresAt: '2027-07-01T12:00:00.000Z', maxUses: 9, uses: 0 };
  api.on('adminOrders', []);
  api.on('adminPromos', [welcome]);
  await logIn(page, api);
  await page.getByRole('tab', { name: 'Orders' }).press('ArrowRight');
  const cells = (row: number) => page.locator('tbody tr').nth(row).getByRole('cell');
  await expect(cells(0)).toHaveText(['WELCOME', '15%', 'Never', '4 of any number', 'ChangeDisable']);
  await expectWellMade(page);

  api.on('adminPromos', [welcome, summer]);
  api.on('adminSavePromo', summer);
  await page.getByLabel('Code', { exact: true }).fill('summer');
  await page.getByLabel('Discount in percent').fill('15');
  await page.getByLabel('Expires (UTC)').fill('2027-07-01T12:00');
  await page.getByLabel('Use limit').fill('9');
  await page.getByRole('button', { name: 'Create code' }).click();
  await expectToast(page, { title: 'Promo code saved', text: 'SUMMER: 15%' });
  await expect(cells(1).first()).toHaveText('SUMMER');
  await expect(page.getByLabel('Code', { exact: true })).toHaveValue('');

  const limit = { code: 'bad_request', message: 'That request could not be understood.', field: 'maxUses' };
  api.on('adminSavePromo', refusal(400, JSON.stringify(limit)), problem('unavailable', 'Not now.'));
  await page.getByRole('button', { name: 'Change WELCOME' }).click();
  await page.getByLabel('Use limit').fill('2');
  const save = page.getByRole('button', { name: 'Save changes' });
  await save.click();
  await expect(page.getByText('It was used more often than that already.')).toBeVisible();
  await page.getByLabel('Use limit').fill('5');
  await save.click();
  await expectToast(page, { title: 'Promo code not saved', text: 'Not now.', tone: 'destructive' });
  expect(api.calls('adminSavePromo').map(({ path, body }) => [path, body])).toEqual([
    ['/api/admin/promos/SUMMER', { percent: 15, expiresAt: summer.expiresAt, maxUses: 9 }],
    ['/api/admin/promos/WELCOME', { percent: 15, expiresAt: null, maxUses: 2 }],
    ['/api/admin/promos/WELCOME', { percent: 15, expiresAt: null, maxUses: 5 }],
  ]);
});

test('admin: disables a promo code, and says when it could not', async ({ page, api }) => {
  const welcome: AdminPromo = { code: 'WELCOME', percent: 15, expiresAt: null, maxUses: 9, uses: 4 };
  const ended = { ...welcome, expiresAt: '2020-07-01T12:00:00.000Z' };
  api.on('adminOrders', []);
  api.on('adminPromos', [welcome]);
  api.on('adminSavePromo', problem('unavailable', 'Not now.'), ended);
  await logIn(page, api);
  await page.getByRole('tab', { name: 'Promo codes' }).click();
  const disable = page.getByRole('button', { name: 'Disable WELCOME' });
  await disable.click();
  await expectToast(page, { title: 'Promo code not disabled', text: 'Not now.', tone: 'destructive' });
  api.on('adminPromos', [ended]);
  await disable.click();
  await expectToast(page, { title: 'Promo code disabled', text: 'WELCOME' });
  await expect(page.locator('tbody tr').getByRole('cell').nth(2)).toHaveText(/^Ended 7\/1\/20/);
  await expect(disable).toHaveCount(0);
  const sent = api.bodies('adminSavePromo').at(-1) as AdminPromo;
  expect(sent).toMatchObject({ percent: 15, maxUses: 9 });
  expect(Math.abs(Date.parse(sent.expiresAt ?? '') - Date.now())).toBeLessThan(60_000);
});

test('admin: saves what is held about an order, and says when it could not', async ({ page, api }) => {
  api.on('adminOrders', [adminOrder()]);
  api.on('adminOrder', adminDetails());
  api.on('exportOrder', problem('unavailable', 'Not now.'), { order: { id: ORDER_ID } });
  await logIn(page, api);
  await details(page).click();
  const button = page.getByRole('button', { name: 'Export data' });
  await button.click();
  await expectToast(page, { title: 'Export failed', text: 'Not now.', tone: 'destructive' });
  const saved = page.waitForEvent('download');
  await button.click();
  expect((await saved).suggestedFilename()).toBe(`trueseason-order-${ORDER_ID}.json`);
});

test('admin: looks again at an order while it moves', async ({ page, api }) => {
  api.on('adminOrders', [adminOrder()]);
  api.on('adminOrder', adminDetails({ report: 'pending' }), adminDetails({ report: 'ready' }));
  await logIn(page, api);
  await details(page).click();
  const report = page.locator('dl > div').filter({ hasText: /^Report(pending|ready)$/ });
  await expect(report).toHaveText('Reportpending');
  await expect(report).toHaveText('Reportready');
});

test('admin: pages through the audit trail', async ({ page, api }) => {
  const entry = { at: CREATED, action: 'refund', orderId: ORDER_ID, detail: 'done' };
  const full = Array.from({ length: ADMIN_PAGE_SIZE }, () => entry);
  api.on('adminOrders', []);
  api.on('adminAudit', problem('unavailable'), full, [{ ...entry, action: 'login', orderId: null, detail: '::1' }]);
  await logIn(page, api);
  await page.getByRole('tab', { name: 'Audit trail' }).click();
  await expect(page.getByRole('alert')).toContainText('The audit trail could not be loaded.');
  await page.getByRole('button', { name: 'Try again' }).click();
  const cells = page.locator('tbody tr').first().getByRole('cell');
  await expect(cells).toHaveText([/^11\/19\/26/, 'refund', `#${ORDER_ID}`, 'done']);
  await page.getByRole('button', { name: 'Next' }).click();
  await expect(cells).toHaveText([/^11\/19\/26/, 'login', '—', '::1']);
  await expect(page.getByRole('button', { name: 'Next' })).toBeDisabled();
  await expectWellMade(page);
  expect(queries(api, 'adminAudit')).toEqual(['?page=1', '?page=1', '?page=2']);
});
