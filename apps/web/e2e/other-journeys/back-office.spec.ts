import type { Locator, Page } from '@playwright/test';
import { createBrowser } from '@trueseason/test-kit';
import { expect, mailTo, standInsUrl, test, threePhotos } from '../journey.ts';
import { boughtOrder } from '../opened-order.ts';

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

test('a dispute locks the result, offers no refund, and ends', async ({ page }) => {
  const { id } = await boughtOrder('disputed@example.com');
  const link = /https?:\/\/\S*\/open\/\S+/.exec((await mailTo('disputed@example.com')).text)?.[0] ?? '';
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
