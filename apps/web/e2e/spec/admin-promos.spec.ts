import type { AdminPromo } from '@trueseason/contracts';
import { BY_STATUS, expectWellMade, logIn } from './support/admin.ts';
import { problem, refusal } from './support/mock-api.ts';
import { expect, expectToast, test } from './support/test.ts';

test.beforeEach(({ api }) => api.on('adminSummary', { total: 2, byStatus: BY_STATUS, revenue: 2900, found: 2 }));

test('admin: lists, creates and changes promo codes', async ({ page, api }) => {
  const welcome: AdminPromo = { code: 'WELCOME', percent: 15, expiresAt: null, maxUses: null, uses: 4 };
  const summer: AdminPromo = { ...welcome, code: 'SUMMER', expiresAt: '2027-07-01T12:00:00.000Z', maxUses: 9, uses: 0 };
  api.on('adminOrders', []);
  api.on('adminPromos', [welcome]);
  await logIn(page, api);
  await page.getByRole('tab', { name: 'Orders' }).press('ArrowRight');
  const cells = (row: number) => page.locator('tbody tr').nth(row).getByRole('cell');
  await expect(cells(0)).toHaveText(['WELCOME', '15%', 'Never', '4, no limit', 'ChangeDisable']);
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
  await expect(page.getByText('It has already been used more often.')).toBeVisible();
  await page.getByLabel('Use limit').fill('5');
  await save.click();
  await expectToast(page, { title: 'Promo code not saved', text: 'Not now.', tone: 'destructive' });
  expect(api.calls('adminSavePromo').map(({ path, body }) => [path, body])).toEqual([
    ['/api/admin/promos/SUMMER', { percent: 15, expiresAt: summer.expiresAt, maxUses: 9 }],
    ['/api/admin/promos/WELCOME', { percent: 15, expiresAt: null, maxUses: 2 }],
    ['/api/admin/promos/WELCOME', { percent: 15, expiresAt: null, maxUses: 5 }],
  ]);
});
