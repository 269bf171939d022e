import { clipboard, copied } from './support/device.ts';
import { problem } from './support/mock-api.ts';
import { completedOrder, ORDER_ID } from './support/orders.ts';
import { expect, expectNoToast, seedSession, test } from './support/test.ts';

const STEP = `/results/${ORDER_ID}#share`;
const LINK = 'https://trueseason.example/shared/token';
const done = { success: true } as const;

test.beforeEach(async ({ page, api }) => {
  completedOrder(api);
  await seedSession(page, { storySeen: [ORDER_ID] });
});

test('ownership: who came by a link shares once the mailed code is right', async ({ page, api }) => {
  await clipboard(page);
  api.on('createShareLink', problem('code_required'), { url: LINK });
  api.on('requestCode', done);
  api.on('confirmCode', problem('invalid_code'), done);
  await page.goto(STEP);
  await page.getByRole('button', { name: 'Copy Link', exact: true }).click();

  const dialog = page.getByRole('dialog', { name: 'Is this your order?' });
  await dialog.getByRole('button', { name: 'Email me the code' }).click();
  const code = dialog.getByRole('textbox', { name: 'Six digits' });
  await expect(code).toBeFocused();
  await code.fill('111111');
  await dialog.getByRole('button', { name: 'Go on' }).click();
  await expect(dialog.getByText('That code is wrong or has expired')).toBeVisible();
  await code.fill(' 204816');
  await code.press('Enter');

  await expect(dialog).toBeHidden();
  await expect.poll(() => copied(page)).toEqual([LINK]);
  expect(api.calls('confirmCode').map(({ body }) => body)).toEqual([{ code: '111111' }, { code: '204816' }]);
});

test('ownership: closing the question does nothing and shows no error', async ({ page, api }) => {
  api.on('createShareLink', problem('code_required'));
  await page.goto(STEP);
  await page.getByRole('button', { name: 'Copy Link', exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
  await expect(page.getByRole('button', { name: 'Copy Link', exact: true })).toBeVisible();
  await expectNoToast(page);
  expect(api.calls('requestCode')).toHaveLength(0);
  // An order without an address, or one asked too often, says so in the question.
  api.on('requestCode', problem('no_address'));
  await page.getByRole('button', { name: 'Copy Link', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Is this your order?' });
  await dialog.getByRole('button', { name: 'Email me the code' }).click();
  await expect(dialog.getByText('This order has no email address yet.')).toBeVisible();
});

test('ownership: photos that are kept back can be asked for where they would stand', async ({ page, api }) => {
  api.on('getPhotoLinks', problem('code_required'));
  api.on('requestCode', done);
  api.on('confirmCode', done);
  await page.goto(`/results/${ORDER_ID}#evidence`);
  await page.getByRole('button', { name: 'Show my photos' }).click();
  const dialog = page.getByRole('dialog', { name: 'Is this your order?' });
  await dialog.getByRole('button', { name: 'Email me the code' }).click();
  api.on('getPhotoLinks', []);
  await dialog.getByRole('textbox', { name: 'Six digits' }).fill('204816');
  await dialog.getByRole('button', { name: 'Go on' }).click();
  await expect(page.getByText('Your photos and the outlines on them are deleted')).toBeVisible();
});
