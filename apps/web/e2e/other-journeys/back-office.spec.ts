import type { Locator, Page } from '@playwright/test';
import { createBrowser, createCustomer } from '@trueseason/test-kit';
import { expect, mailTo, standInsUrl, test, threePhotos } from '../journey.ts';

// One operator for all: the server takes five logins a minute from one address.
test.describe.configure({ mode: 'serial' });
let office: Page;
test.beforeAll(async ({ browser }) => {
  office = await (await browser.newContext({ baseURL: process.env.E2E_WEB_URL ?? '' })).newPage();
  await office.goto('/admin');
  await office.getByPlaceholder('Enter admin password').fill(process.env.E2E_ADMIN_PASSWORD ?? '');
  await office.getByRole('button', { name: 'Login' }).click();
  await expect(office.getByRole('heading', { level: 1 })).toHaveText('Admin Dashboard');
});
test.afterAll(() => office.context().close());

/** A customer with a paid and delivered order. */
async function buy(baseURL: string, email: string) {
  const photos = (await threePhotos()).map(({ buffer }) => new Uint8Array(buffer));
  const http = createBrowser(baseURL);
  const customer = createCustomer(http, standInsUrl());
  const id = await customer.upload(photos);
  await customer.waitFor(id, ['analyzed'], 60_000);
  await customer.unlock(id, email);
  const mail = await mailTo(email);
  const link = /https?:\/\/\S*\/open\/\S+/.exec(mail.text)?.[0] ?? '';
  return { id, link, http };
}

/** Finds an order as an operator does, and opens its details. */
async function openOrder(search: string, id: number): Promise<Locator> {
  await office.getByRole('tab', { name: 'Orders' }).click();
  await office.getByLabel('Search by order number, email, code, payment, season or day').fill(search);
  await office.getByRole('button', { name: 'Search' }).click();
  await expect(office.locator('tbody tr')).toHaveCount(1);
  await office.getByRole('button', { name: `Details of order ${id}` }).click();
  const dialog = office.getByRole('dialog', { name: `Order #${id}` });
  await expect(dialog.getByRole('heading', { name: 'Timeline' })).toBeVisible();
  return dialog;
}

async function closeOrder(dialog: Locator): Promise<void> {
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect(dialog).toHaveCount(0);
}

const fact = (dialog: Locator, name: string) =>
  dialog
    .locator('dl > div')
    .filter({ has: dialog.page().getByText(name, { exact: true }) })
    .locator('dd');
const trail = (dialog: Locator) =>
  dialog.getByRole('group', { name: 'What happened to this order' }).locator('tbody tr');
/** The payment's number at the provider. */
const intentIn = async (dialog: Locator): Promise<string> =>
  /pi_\w+/.exec((await dialog.getByRole('cell', { name: 'asked: pi_' }).textContent()) ?? '')?.[0] ?? '';
const toast = (text: string) =>
  expect(office.getByRole('region', { name: /^Notifications/ }).getByText(text, { exact: true })).toBeVisible();

test('an operator ends an analysis and lets it run again', async ({ baseURL }) => {
  // Paid first: its photos wait for the payment, so it hangs where an operator may end it.
  const http = createBrowser(baseURL);
  const { json } = await http.call('POST', '/api/create-payment-intent', { amount: 2900 });
  const photos = (await threePhotos()).map(
    ({ buffer }, i) => [`photo${i + 1}`, new Uint8Array(buffer)] as [string, Uint8Array<ArrayBuffer>],
  );
  const id: number = json.orderId;
  expect((await http.upload(`/api/orders/${id}/photos`, photos, 'PUT')).status).toBe(200);

  const dialog = await openOrder(String(id), id);
  await expect(dialog.getByText(/^Waits for payment/)).toBeVisible();
  await dialog.getByRole('button', { name: 'Fail analysis' }).click();
  await dialog.getByRole('button', { name: 'Yes, fail analysis' }).click();
  await expect(dialog.getByText(/^Waits for other photos/)).toBeVisible();
  expect((await http.call('GET', `/api/orders/${id}/status`)).json.status).toBe('failed');
  await dialog.getByRole('button', { name: 'Retry analysis' }).click();
  await expect(trail(dialog).filter({ hasText: 'operator' })).toHaveText([/Retry analysis/, /Fail analysis/]);
  await expect(trail(dialog).filter({ hasText: 'Analyzed: all photos' })).toHaveCount(1, { timeout: 60_000 });
  expect((await http.call('GET', `/api/orders/${id}/status`)).json.status).toBe('analyzed');
  await closeOrder(dialog);
});

test('an operator opens a promo code to customers and ends it', async ({ baseURL }) => {
  const http = createBrowser(baseURL);
  const tried = async () => (await http.call('POST', '/api/promo/validate', { code: 'live40' })).json;
  expect((await tried()).code).toBe('invalid_promo');
  await office.getByRole('tab', { name: 'Promo codes' }).click();
  await office.getByLabel('Code', { exact: true }).fill('live40');
  await office.getByLabel('Discount in percent').fill('40');
  await office.getByRole('button', { name: 'Create code' }).click();
  await toast('LIVE40: 40%');
  expect(await tried()).toEqual({ discount: 40 });
  const priced = await http.call('POST', '/api/create-payment-intent', { amount: 2900, promoCode: 'LIVE40' });
  expect(priced.json).toMatchObject({ amount: 1740, discount: 40 });

  await office.getByRole('button', { name: 'Disable LIVE40' }).click();
  await toast('Promo code disabled');
  const row = office.locator('tbody tr').filter({ hasText: 'LIVE40' });
  await expect(row).toContainText('Ended');
  await expect(office.getByRole('button', { name: 'Disable LIVE40' })).toHaveCount(0);
  expect((await tried()).code).toBe('invalid_promo');
});

test('a dispute locks the result, offers no refund, and ends', async ({ page, baseURL }) => {
  const { id, link } = await buy(baseURL, 'disputed@example.com');
  await page.goto(link);
  await expect(page.getByText('Step 1 of 9')).toBeVisible();
  const dialog = await openOrder(String(id), id);
  const bank = async (path: string, body: object): Promise<string> => {
    const headers = { 'content-type': 'application/json' };
    const url = `${standInsUrl()}/_disputes${path}`;
    const answer = await fetch(url, { method: 'POST', headers, body: JSON.stringify(body) });
    return ((await answer.json()) as { id: string }).id;
  };
  const payment = async () => {
    const order = await office.request.get(`/api/admin/orders/${id}`);
    return ((await order.json()) as { payment: string }).payment;
  };

  const dispute = await bank('', { paymentIntent: await intentIn(dialog) });
  await expect.poll(payment).toBe('disputed');
  await page.reload();
  await expect(page).not.toHaveURL(new RegExp(`/results/${id}`));
  await closeOrder(dialog);
  const again = await openOrder(String(id), id);
  await expect(fact(again, 'Payment')).toHaveText('disputed');
  await expect(trail(again).filter({ hasText: /Dispute needs response: fraudulent; evidence until/ })).toHaveCount(1);
  await expect(again.getByRole('link', { name: 'Open the dispute' })).toHaveAttribute('href', new RegExp(dispute));
  await expect(again.getByRole('button', { name: 'Refund' })).toHaveCount(0);

  await bank(`/${dispute}/close`, { won: true });
  await expect.poll(payment).toBe('paid');
  await page.goto(link);
  await expect(page.getByText('Step 1 of 9')).toBeVisible();
});
