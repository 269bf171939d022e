import { PROBLEMS } from '@trueseason/contracts';
import { expectAccessible, expectNoSidewaysScroll } from '../accessibility.ts';
import { problem } from './support/mock-api.ts';
import { completedOrder, LOCKED, myOrder, ORDER_ID, order } from './support/orders.ts';
import { expect, expectPath, seedSession, test } from './support/test.ts';

const MY_DATA = '/my-data';
const CODE = 'AGAIN-7KQM-2XWD-9TPA-C4HN';
const OPENS = '2027-11-19T09:30:00.000Z';
const TICK = { name: /Email me once/ };

test.beforeEach(async ({ page, api }) => {
  completedOrder(api);
  api.on('listMyOrders', [myOrder()]);
  await seedSession(page, { storySeen: [ORDER_ID] });
});

test('re-measure: the result shows its date; an email goes to who ticks the box', async ({ page, api }) => {
  await page.goto(MY_DATA);
  await expect(page.getByText('Your next one opens on November 19, 2027.')).toBeVisible();
  await expect(page.getByRole('checkbox', TICK)).not.toBeChecked();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);

  api.on('remindRemeasure', { success: true });
  api.on('getRemeasure', { state: 'waiting', opensAt: OPENS, reminder: true });
  await page.getByRole('checkbox', TICK).check();
  await expect.poll(() => api.bodies('remindRemeasure')).toEqual([{ reminder: true }]);
  await expect(page.getByRole('checkbox', TICK)).toBeChecked();
  // Asked about anew: until then the box shows what was pressed, and takes nothing.
  await expect.poll(() => api.calls('getRemeasure').length).toBeGreaterThan(1);
  await expect(page.getByRole('checkbox', TICK)).toBeEnabled();

  api.on('remindRemeasure', problem('no_address'));
  api.on('getRemeasure', { state: 'waiting', opensAt: OPENS, reminder: false });
  await page.getByRole('checkbox', TICK).click();
  // A message is read out for a moment in an element of its own.
  await expect(page.getByText(PROBLEMS.no_address.message, { exact: true })).toBeVisible();
  await expect(page.getByRole('checkbox', TICK)).not.toBeChecked();
});

test('re-measure: open, it leads to the photos with nothing to pay', async ({ page, api }) => {
  api.on('getRemeasure', { state: 'open', opensAt: '2026-11-19T09:30:00.000Z', reminder: false });
  api.on('openRemeasure', { code: CODE });
  api.on('validatePromo', { discount: 100 });
  await page.goto(MY_DATA);
  await page.getByRole('button', { name: 'Measure again, free' }).click();
  await expectPath(page, '/upload');
  await expect(page.getByText('Your free yearly re-measure')).toBeVisible();
  await expect(page.getByText('Your yearly re-measure is free. You pay nothing.')).toBeVisible();
  expect(api.bodies('validatePromo')).toEqual([{ code: CODE }]);
  // The code is kept on the device and has left the address.
  expect(new URL(page.url()).hash).toBe('');
  await expectAccessible(page);

  api.on('getOrder', order('analyzed', { analysisResult: LOCKED, paymentStatus: 'unpaid', nextStep: 'payment' }));
  await page.goto(`/results-preview/${ORDER_ID}`);
  await expect(page.getByText('Your free yearly re-measure. You pay nothing.')).toBeVisible();
});
