import { readFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import { createBrowser, createCustomer } from '@trueseason/test-kit';
import { expectAccessible, expectNoSidewaysScroll } from '../accessibility.ts';
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

const mailsTo = async (email: string): Promise<number> =>
  ((await (await fetch(`${standInsUrl()}/mail?to=${encodeURIComponent(email)}`)).json()) as unknown[]).length;

interface ProviderEvent {
  readonly data: { readonly object: { readonly payment_intent: string; readonly amount_refunded: number } };
}
/** What the provider gave back of a payment, in cents. */
async function refunded(intentId: string): Promise<number> {
  const headers = { authorization: 'Bearer sk_test_standin' };
  const answer = await fetch(`${standInsUrl()}/v1/events?type=charge.refunded&limit=100`, { headers });
  const { data } = (await answer.json()) as { data: ProviderEvent[] };
  return data.find(({ data: { object } }) => object.payment_intent === intentId)?.data.object.amount_refunded ?? 0;
}

test('an operator finds a paid order and helps its customer', async ({ page, baseURL }, { retry }) => {
  test.slow();
  const email = `helped-${retry}@example.com`;
  const { id, link } = await buy(baseURL, email);
  await page.goto(link);
  await expect(page.getByText('Step 1 of 9')).toBeVisible();
  const season = (await page.getByRole('heading', { level: 1 }).textContent()) ?? '';

  const dialog = await openOrder(`helped-${retry}@`, id);
  await expect(fact(dialog, 'Email')).toHaveText(email);
  await expect(fact(dialog, 'Payment')).toHaveText('paid');
  await expect(fact(dialog, 'Amount')).toHaveText('$29.00');
  await expect(fact(dialog, 'Season')).toHaveText(season);
  await expect(fact(dialog, 'Report')).toHaveText('ready');
  for (const width of [390, 1280]) {
    await office.setViewportSize({ width, height: 900 });
    await expectNoSidewaysScroll(office);
    await expectAccessible(office);
  }

  await test.step('sees what the customer sees, on record', async () => {
    const opening = office.waitForEvent('popup');
    await dialog.getByRole('link', { name: 'See the result as the customer does' }).click();
    const seen = await opening;
    await expect(seen.getByRole('heading', { level: 1 })).toHaveText(season);
    await expect(seen.getByText('Step 1 of 9')).toBeVisible();
    await seen.close();
  });

  await test.step('sends the mail again', async () => {
    const before = await mailsTo(email);
    await dialog.getByRole('button', { name: 'Send mail again' }).click();
    await toast('Send mail again: requested');
    await expect.poll(() => mailsTo(email), { timeout: 30_000 }).toBe(before + 1);
    await expect(trail(dialog).filter({ hasText: 'Results email, attempt 2: delivered' })).toHaveCount(1);
    await expect(trail(dialog).filter({ hasText: 'Results email: delivered' })).toHaveCount(1);
  });

  await test.step('makes the report again, and takes it home', async () => {
    await dialog.getByRole('button', { name: 'Make report again' }).click();
    await expect(trail(dialog).filter({ hasText: 'Make report again: requested' })).toHaveCount(1);
    await expect(fact(dialog, 'Report')).toHaveText('ready', { timeout: 45_000 });
    await closeOrder(dialog);
    await office.getByRole('button', { name: 'Refresh' }).click();
    const saved = office.waitForEvent('download');
    await office.getByRole('button', { name: `Download the report of order ${id}` }).click();
    const file = await readFile(await (await saved).path());
    expect(file.subarray(0, 5).toString()).toBe('%PDF-');
  });

  await test.step('exports what is held', async () => {
    const again = await openOrder(String(id), id);
    const saved = office.waitForEvent('download');
    await again.getByRole('button', { name: 'Export data' }).click();
    const file = await saved;
    expect(file.suggestedFilename()).toBe(`trueseason-order-${id}.json`);
    const held = JSON.parse(await readFile(await file.path(), 'utf8'));
    expect(held).toMatchObject({ order: { id, email }, payments: [{ state: 'succeeded' }], analysis: { season } });
    await expect(trail(again).first()).toContainText('Export');
    await closeOrder(again);
  });

  await test.step('asks for other photos, for which the customer finds room', async () => {
    const again = await openOrder(String(id), id);
    await again.getByLabel('Why other photos').selectOption('The customer doubts the result');
    await again.getByRole('button', { name: 'Ask for other photos' }).click();
    await again.getByRole('button', { name: 'Yes, ask for other photos' }).click();
    await expect(again.getByText(/^Waits for other photos from the customer, since/)).toBeVisible();
    const asked = await mailTo(email, /new photos/);
    await page.goto(/https?:\/\/\S*\/open\/\S+/.exec(asked.text)?.[0] ?? '');
    await expect(page.getByText('Please send us three other photos.')).toBeVisible();
    await closeOrder(again);
  });

  await test.step('gives a part of the money back, which the customer is told', async () => {
    const again = await openOrder(String(id), id);
    await again.getByLabel('Reason for the refund').selectOption('Goodwill');
    await again.getByLabel('Amount in dollars').fill('9.50');
    await again.getByRole('button', { name: 'Refund' }).click();
    await again.getByRole('button', { name: 'Yes, refund' }).click();
    await expect(trail(again).filter({ hasText: /\$9\.50 refunded/ })).toHaveCount(1);
    await expect(fact(again, 'Payment')).toHaveText('paid');
    expect((await mailTo(email, /^A refund/)).text).toContain('$9.50 of the $29.00 you paid goes back');
    await closeOrder(again);
  });

  await test.step('gives the rest back, which locks the result', async () => {
    const again = await openOrder(String(id), id);
    const intentId = await intentIn(again);
    await again.getByLabel('Reason for the refund').selectOption('Goodwill');
    await again.getByRole('button', { name: 'Refund' }).click();
    await again.getByRole('button', { name: 'Cancel' }).click();
    expect(await refunded(intentId)).toBe(950);
    await again.getByRole('button', { name: 'Refund' }).click();
    await again.getByRole('button', { name: 'Yes, refund' }).click();
    await expect(fact(again, 'Payment')).toHaveText('refunded');
    expect(await refunded(intentId)).toBe(2900);
    await expect(again.getByRole('button', { name: 'Refund' })).toHaveCount(0);
    await expect(trail(again).filter({ hasText: /Refund: \$19\.50, re_\w+; Goodwill/ })).toHaveCount(1);
    expect((await mailTo(email, /refunded/)).text).toContain('$19.50 goes back');
    await closeOrder(again);
    await page.goto(`/results/${id}`);
    await expect(page.getByText('Step 1 of 9')).toHaveCount(0);
    await expect(page).not.toHaveURL(new RegExp(`/results/${id}`));
  });

  await test.step('and all of it stands in the trail', async () => {
    await office.getByRole('tab', { name: 'Audit trail' }).click();
    await office.getByLabel('Show who looked at what').check();
    const rows = office.getByRole('group', { name: 'Actions of operators' }).locator('tbody tr');
    const own = rows.filter({ hasText: `#${id}` });
    // An action stands there as it began and as it ended.
    await expect(own.locator('td:nth-child(3)')).toHaveText([
      'refund',
      'refund',
      'ask-photos',
      'export',
      'export',
      'read report',
      'render-report',
      'resend-mail',
      'read result',
      'read order',
    ]);
    await expect(rows.filter({ hasText: 'login' }).first()).toBeVisible();
  });
});

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
