import { TOASTS } from '@trueseason/contracts';
import { BY_STATUS, details, expectWellMade, logIn } from './support/admin.ts';
import { problem } from './support/mock-api.ts';
import { adminDetails, adminOrder, CREATED, ORDER_ID } from './support/orders.ts';
import { expect, expectToast, test } from './support/test.ts';

test.beforeEach(({ api }) => {
  api.on('adminSummary', { total: 1, byStatus: BY_STATUS, revenue: 2900, found: 2 });
  api.on('adminOrders', [adminOrder()]);
});

test('admin: asks for the code of the authenticator app once it is needed', async ({ page, api }) => {
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

test('admin: asks again who it is before money goes, and goes on by itself', async ({ page, api }) => {
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
