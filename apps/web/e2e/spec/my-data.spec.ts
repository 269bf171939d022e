import type { Page } from '@playwright/test';
import { PROBLEMS } from '@trueseason/contracts';
import { FIELD_MESSAGES } from '../../src/lib/message-texts.ts';
import { expectAccessible, expectNoSidewaysScroll } from '../accessibility.ts';
import { problem, unreachable } from './support/mock-api.ts';
import { CREATED, myOrder, ORDER_ID } from './support/orders.ts';
import { expect, expectPath, seedSession, session, test } from './support/test.ts';

const ORDER = myOrder();
const RECEIPT = {
  orderId: ORDER_ID,
  deletedAt: CREATED,
  deleted: ['the order with its number and address', '3 photos'],
  kept: ['what was paid and when'],
};

const choices = (page: Page) => page.getByRole('button', { name: 'Delete my data …' }).click();

test('my data: six digits open all orders of an address', async ({ page, api }) => {
  api.on('listMyOrders', []);
  api.on('requestMyCode', { success: true });
  api.on('confirmMyCode', problem('invalid_code'), { success: true });
  await page.goto('/my-data');
  await page.getByLabel('Email Address').fill('no address');
  await page.getByRole('button', { name: 'Email me the code' }).click();
  await expect(page.getByText(FIELD_MESSAGES.email)).toBeVisible();
  await page.getByLabel('Email Address').fill('someone@example.com');
  await page.getByRole('button', { name: 'Email me the code' }).click();
  const open = page.getByRole('button', { name: 'Open my data' });
  for (const unknownId of ['20481', 'abcdef']) {
    await page.getByLabel('Six digits').fill(unknownId);
    await expect(open).toBeDisabled();
  }
  await page.getByLabel('Six digits').fill('204 816');
  await open.click();
  await expect(page.getByText(PROBLEMS.invalid_code.message)).toBeVisible();
  api.on('listMyOrders', [ORDER, { ...ORDER, id: ORDER_ID + 1 }]);
  await open.click();
  await expect(page.getByRole('heading', { level: 2 })).toHaveText([`Order ${ORDER_ID}`, `Order ${ORDER_ID + 1}`]);
  expect(api.bodies('confirmMyCode').at(-1)).toEqual({ email: 'someone@example.com', code: '204816' });
});

test('my data: everything is deleted at the second press, with a receipt', async ({ page, api }) => {
  await seedSession(page, { currentOrderId: String(ORDER_ID) });
  api.on('listMyOrders', [ORDER]);
  api.on('eraseOrder', { ...RECEIPT, token: 'a.signed.receipt' });
  api.on('getReceipt', RECEIPT);
  await page.goto('/my-data');
  await choices(page);
  await page.getByRole('button', { name: 'Delete everything' }).click();
  await expect(page.getByText(/This can’t be undone/)).toBeVisible();
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await expectAccessible(page);
  }
  await page.setViewportSize({ width: 320, height: 844 });
  await expectNoSidewaysScroll(page);
  expect(api.calls('eraseOrder')).toEqual([]);
  await page.getByRole('button', { name: 'Yes, delete everything' }).click();
  await expectPath(page, '/receipt/a.signed.receipt');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Deleted for good');
  await expect(page.getByRole('listitem').filter({ hasText: '3 photos' })).toBeVisible();
  expect(await session(page, 'currentOrderId')).toBeNull();
  await expectAccessible(page);
});

test('my data: photos are deleted, and the consent taken back, each said first', async ({ page, api }) => {
  api.on(
    'listMyOrders',
    [ORDER],
    [{ ...ORDER, photos: 0 }],
    [{ ...ORDER, photos: 0, analyzed: false, status: 'failed' }],
  );
  api.on('deletePhotos', unreachable, { success: true });
  api.on('takeBackConsent', { success: true, refunded: true });
  await page.goto('/my-data');
  await choices(page);
  await page.getByRole('button', { name: 'Delete my photos' }).click();
  await page.getByRole('button', { name: 'Yes, delete the photos' }).click();
  await expect(page.getByText('We couldn’t delete your photos', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Yes, delete the photos' }).click();
  await expect(page.getByText(/no photos any more/)).toBeVisible();
  await page.getByRole('button', { name: 'Take back my consent' }).click();
  await page.getByRole('button', { name: 'Keep it' }).click();
  expect(api.calls('takeBackConsent')).toEqual([]);
  await page.getByRole('button', { name: 'Take back my consent' }).click();
  await page.getByRole('button', { name: 'Yes, take it back' }).click();
  await expect(page.getByText('We deleted your photos, and you get your money back.', { exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Take back my consent' })).toHaveCount(0);
});

test('my data: an order that may be withdrawn from says so, and is', async ({ page, api }) => {
  api.on('listMyOrders', [{ ...ORDER, withdrawable: true }], [{ ...ORDER, paymentStatus: 'unpaid' }]);
  api.on('withdrawOrder', { success: true });
  await page.goto('/my-data');
  const withdraw = page.getByRole('button', { name: 'Withdraw from contract' });
  await expect(withdraw).toBeVisible();
  await choices(page);
  await page.getByRole('button', { name: 'Delete everything' }).click();
  await expect(page.getByRole('group', { name: /^Deleting doesn’t refund you/ })).toBeFocused();
  await withdraw.click();
  await page.getByRole('button', { name: 'Confirm withdrawal' }).click();
  await expect(page.getByText('You get your money back, and we confirm it by email.', { exact: true })).toBeVisible();
  await expect(withdraw).toHaveCount(0);
});

test('my data: each order says what is kept of it, and leads to what it needs', async ({ page, api }) => {
  const waiting = { ...ORDER, status: 'queued', nextStep: 'photos', photos: 0, analyzed: false } as const;
  const gift = { ...waiting, isGift: true } as const;
  const locked = { ...ORDER, status: 'analyzed', nextStep: 'payment', receipt: false } as const;
  const unpaidOrder = { status: 'queued', nextStep: 'payment', paymentStatus: 'unpaid', receipt: false } as const;
  const states = [
    waiting,
    locked,
    ORDER,
    { ...gift, nextStep: 'new_order' },
    { ...gift, nextStep: 'dispute' },
    { ...waiting, ...unpaidOrder, addressed: false },
  ] as const;
  api.on(
    'listMyOrders',
    states.map((state, n) => ({ ...state, id: ORDER_ID + n })),
  );
  await page.goto('/my-data');
  const card = (n: number) => page.getByRole('listitem').filter({ hasText: `Order ${ORDER_ID + n}` });
  const owes = 'You started this order and didn’t pay. You owe nothing.';
  for (const [n, texts] of [
    [0, ['We have your payment, but no photos and no result.', 'This order needs three photos.']],
    [1, [owes]],
    [3, ['This gift has ended', 'We have refunded you']],
    [4, ['This gift is on hold', 'so the code doesn’t work for now']],
    [5, ['We have no photos, no result, and no payment.', owes]],
  ] as const)
    for (const text of texts) await expect(card(n)).toContainText(text);
  await expect(card(4)).not.toContainText('result');
  const add = card(0).getByRole('link', { name: 'Add Your Photos' });
  const unlock = card(1).getByRole('link', { name: 'Complete Your Purchase' });
  await expect(add).toHaveAttribute('href', `/upload?order=${ORDER_ID}`);
  await expect(unlock).toHaveAttribute('href', `/results-preview/${ORDER_ID + 1}`);
  await expect(card(2).getByRole('link')).toHaveText([/^See the result/, /^Add photos, free/, /^See what you told us/]);
  await expect(card(3).getByRole('link', { name: 'Give Another One' })).toHaveAttribute('href', '/gift');
  await expect(page.getByRole('link', { name: 'Get Your Analysis' })).toHaveCount(0);
  // Beside a finished one, orders that were not paid for come last and are no call to pay.
  const last = page.getByRole('heading', { level: 2 }).filter({ hasText: /^Order \d+$/ });
  await expect(last.nth(4)).toHaveText(new RegExp(`Order (${ORDER_ID + 1}|${ORDER_ID + 5})`));
  await expect(unlock).toHaveCSS('text-decoration-line', 'underline');
  await expect(add).toHaveCSS('text-decoration-line', 'none');
  await expectAccessible(page);
  await card(5).getByRole('button', { name: 'Delete my data …' }).click();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Keep everything' }).click();
  await expect(page.getByRole('button', { name: 'Delete everything' })).toHaveCount(0);
  await expect(card(5).getByRole('button', { name: /my address$/ })).toHaveCount(0);
});

test('my data: the address is changed there, or corrected after a mail that did not arrive', async ({ page, api }) => {
  api.on('listMyOrders', [{ ...ORDER, mailTroubled: true }], [ORDER]);
  api.on('updateEmail', problem('unavailable', 'Not now.'), { success: true });
  await page.goto('/my-data');
  const email = page.getByLabel('We couldn’t deliver your results. What is your email address?');
  const send = page.getByRole('button', { name: 'Send it there' });
  await email.fill('other@example.com');
  await send.click();
  await expect(page.getByText('Not now.')).toBeVisible();
  await expectAccessible(page);
  await email.fill('someone@example.com');
  await send.click();
  await expect(email).toHaveCount(0);
  await page.getByRole('button', { name: 'Change my address' }).click();
  await page.getByRole('button', { name: 'Keep it' }).click();
  await page.getByRole('button', { name: 'Change my address' }).click();
  await expectAccessible(page);
  await page.getByLabel('Your new email address').fill('new@example.com');
  await send.click();
  await expect(page.getByText('We changed your address', { exact: true })).toBeVisible();
  await expect(page.getByLabel('Your new email address')).toHaveCount(0);
  const addresses = api.bodies('updateEmail').map((body) => body.email);
  expect(addresses).toEqual(['other@example.com', 'someone@example.com', 'new@example.com']);
});

test('my data: the receipt is the provider’s, and there is none where nothing was paid', async ({ page, api }) => {
  api.on('listMyOrders', [ORDER, { ...ORDER, id: ORDER_ID + 1, receipt: false }]);
  const receiptUrl = 'https://pay.stripe.com/receipts/payment/1';
  const invoiceUrl = 'https://pay.stripe.com/invoice/1/pdf';
  api.on('getPaymentReceipt', problem('unavailable'), { receiptUrl, invoiceUrl });
  await page.goto('/my-data');
  const get = page.getByRole('button', { name: 'Get my receipt' });
  await expect(get).toHaveCount(1);
  await expect(page.getByText('We have 3 photos and your measurements and result. It was free.')).toBeVisible();
  await get.click();
  await expect(page.getByText('We couldn’t get your receipt', { exact: true })).toBeVisible();
  await get.click();
  const receipt = page.getByRole('link', { name: 'Receipt (new tab)' });
  await expect(receipt).toHaveAttribute('href', receiptUrl);
  await expect(receipt).toBeFocused();
  await expect(page.getByRole('link', { name: 'Invoice, PDF (new tab)' })).toHaveAttribute('href', invoiceUrl);
  await expectAccessible(page);
  await page.setViewportSize({ width: 320, height: 844 });
  await expectNoSidewaysScroll(page);
});
