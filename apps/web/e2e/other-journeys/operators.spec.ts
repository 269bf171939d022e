import type { Page } from '@playwright/test';
import { discountedCents, PRICE_CENTS, PROBLEMS } from '@trueseason/contracts';
import { createBrowser } from '@trueseason/testing';
import { expectAccessible, expectNoSidewaysScroll } from '../accessibility.ts';
import { addAuthenticator } from '../authenticator.ts';
import { expect, test } from '../journey.ts';

const title = (page: Page) => page.getByRole('heading', { level: 1 });

test('an operator signs in with a passkey, and confirms a promo code with it', async ({ page, baseURL }) => {
  // The operator is the same for all runs, and one that failed leaves what it made.
  const { repeatEachIndex, retry } = test.info();
  const key = `Key of test ${repeatEachIndex}-${retry}`;
  const code = `PASSKEY-${repeatEachIndex}-${retry}`;
  await addAuthenticator(page);
  await page.goto('/admin');
  await page.getByPlaceholder('Enter admin password').fill(process.env.E2E_ADMIN_PASSWORD ?? '');
  await page.getByRole('button', { name: 'Login' }).click();
  await expect(title(page)).toHaveText('Admin Dashboard');

  await page.getByRole('tab', { name: 'Your account' }).click();
  await expect(page.getByText('You are admin: support, finance, engineer.')).toBeVisible();
  await page.getByLabel('Name of this device').fill(key);
  await page.getByRole('button', { name: 'Add a passkey' }).click();
  await expect(page.getByRole('button', { name: `Remove ${key}` })).toBeVisible();
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
  }

  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(title(page)).toHaveText('Admin Access');
  await page.getByRole('button', { name: 'Use a passkey' }).click();
  await expect(title(page)).toHaveText('Admin Dashboard');

  // As if ten minutes had passed.
  const { step_up_required: stepUp } = PROBLEMS;
  await page.route(`**/api/admin/promos/${code}`, (route) =>
    route.fulfill({ status: stepUp.status, json: { code: 'step_up_required', message: stepUp.message } }),
  );
  await page.getByRole('tab', { name: 'Promo codes' }).click();
  await page.getByLabel('Code', { exact: true }).fill(code.toLowerCase());
  await page.getByLabel('Discount in percent').fill('10');
  await page.getByRole('button', { name: 'Create code' }).click();
  const ask = page.getByRole('dialog', { name: 'Confirm it’s you' });
  await expect(ask).toBeVisible();
  await page.unroute(`**/api/admin/promos/${code}`);
  await ask.getByRole('button', { name: 'Use a passkey' }).click();
  await expect(page.getByText(`${code}: 10%`, { exact: true })).toBeVisible();
  const http = createBrowser(baseURL ?? '');
  const tried = async () => (await http.call('POST', '/api/promo/validate', { code })).json;
  expect(await tried()).toEqual({ discount: 10 });
  const priced = await http.call('POST', '/api/create-payment-intent', { amount: PRICE_CENTS, promoCode: code });
  expect(priced.json).toMatchObject({ amount: discountedCents(10), discount: 10 });
  const disable = page.getByRole('button', { name: `Disable ${code}` });
  await disable.click();
  await expect(page.locator('tbody tr').filter({ hasText: code })).toContainText('Ended');
  await expect(disable).toHaveCount(0);
  expect((await tried()).code).toBe('invalid_promo');

  await page.getByRole('tab', { name: 'Audit trail' }).click();
  const rows = page.getByRole('group', { name: 'Actions of operators' }).locator('tbody tr');
  await expect(rows.filter({ hasText: 'Add passkey' }).first()).toContainText('admin');
  await expect(rows.filter({ hasText: ', passkey' }).first()).toContainText('Login');

  await page.getByRole('tab', { name: 'Your account' }).click();
  await page.getByRole('button', { name: `Remove ${key}` }).click();
  await expect(page.getByRole('button', { name: `Remove ${key}` })).toHaveCount(0);
});
