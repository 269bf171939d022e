import { TOASTS } from '@trueseason/contracts';
import { problem, unreachable } from './support/mock-api.ts';
import { completedOrder, found, ORDER_ID } from './support/orders.ts';
import { expect, expectPath, expectToast, test } from './support/test.ts';

test.beforeEach(({ page }) => page.goto('/lookup').then(() => undefined));

test('lookup: asks for both fields, in their form, before it searches', async ({ page, api }) => {
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Find Your Results');
  const email = page.getByLabel('Email Address');
  const number = page.getByLabel('Order Number');
  const search = page.getByRole('button', { name: 'Find My Results' });
  await expect(email).toHaveAttribute('type', 'email');
  await expect(number).toHaveAttribute('type', 'number');
  for (const field of [email, number]) await expect(field).toHaveAttribute('required');
  await expect(search).toBeDisabled();
  await email.fill('someone');
  await expect(search).toBeDisabled();
  await number.fill('12');
  await expect(search).toBeEnabled();
  await search.click();
  expect(await email.evaluate((input: HTMLInputElement) => input.validity.typeMismatch)).toBe(true);
  expect(api.calls('lookupOrder')).toHaveLength(0);
  await page.getByRole('link', { name: 'Get Your Analysis' }).click();
  await expectPath(page, '/upload');
});

test('lookup: searches, and a paid order with a result goes to its results', async ({ page, api }) => {
  completedOrder(api);
  const answer = api.hold('lookupOrder', found());
  await page.getByLabel('Email Address').fill('someone@example.com');
  await page.getByLabel('Order Number').fill(String(ORDER_ID));
  await page.getByRole('button', { name: 'Find My Results' }).click();
  await expect(page.getByRole('button', { name: 'Searching...' })).toBeDisabled();
  answer();
  await expect(page.getByRole('heading', { name: 'Order Found!' })).toBeVisible();
  await expectPath(page, `/results/${ORDER_ID}`);
  expect(api.bodies('lookupOrder')).toEqual([{ email: 'someone@example.com', orderNumber: ORDER_ID }]);

  // One that is not paid yet stays, with the way on; the others are in lookup.test.tsx.
  await page.goto('/lookup');
  api.on('lookupOrder', found({ status: 'analyzed', nextStep: 'payment', paymentStatus: 'unpaid' }));
  await page.getByLabel('Email Address').fill('someone@example.com');
  await page.getByLabel('Order Number').fill(String(ORDER_ID));
  await page.getByRole('button', { name: 'Find My Results' }).click();
  const card = page.getByRole('status').filter({ has: page.getByRole('heading', { name: 'Order Found!' }) });
  await expect(card.getByRole('link')).toHaveAttribute('href', `/results-preview/${ORDER_ID}`);
  await expectPath(page, '/lookup');
});

test('lookup: says that nothing was found, in the server’s words or its own', async ({ page, api }) => {
  await page.getByLabel('Email Address').fill('someone@example.com');
  await page.getByLabel('Order Number').fill(String(ORDER_ID));
  const misses = [
    [problem('lookup_missed'), TOASTS.orderNotFound('Please check your email and order number')],
    [problem('order_not_found'), TOASTS.orderNotFound('Order not found')],
    // Without an answer it must not say that there is none.
    [
      unreachable,
      { ...TOASTS.unexpected, text: 'We can’t reach the server. Please check your connection and try again.' },
    ],
    [problem('too_many_requests', 'Please wait.'), { ...TOASTS.unexpected, text: 'Please wait.' }],
  ] as const;
  for (const [reply, toast] of misses) {
    api.on('lookupOrder', reply);
    await page.getByRole('button', { name: 'Find My Results' }).click();
    await expectToast(page, toast);
  }
  await expect(page.getByRole('heading', { name: 'Order Found!' })).toBeHidden();
});

test('lookup: a mail’s link that has ended says so, and names no order', async ({ page }) => {
  await expect(page.getByText('This link has expired.')).toHaveCount(0);
  await page.goto('/lookup?link=ended');
  await expect(page.getByText('This link has expired.')).toBeVisible();
  await expect(page.getByText(/address changes, or when it is deleted/)).toBeVisible();
  await expect(page.getByRole('link', { name: 'Email Me a Code' })).toHaveAttribute('href', '/my-data');
});
