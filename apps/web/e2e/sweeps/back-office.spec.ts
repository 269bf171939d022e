import type { Page } from '@playwright/test';
import { OPERATOR_ROLES, type OperatorRole } from '@trueseason/contracts';
import { operatorSession } from '@trueseason/testing';
import { expectAccessible } from '../accessibility.ts';
import { expect, mailTo, standInsUrl, test } from '../journey.ts';
import { analyzedOrder, boughtOrder } from '../opened-order.ts';

const opsUrl = process.env.E2E_OPS_URL ?? '';

/** Collects errors of the page's scripts and refusals of its calls, except the one that is right. */
function faultsOf(page: Page, right: RegExp): string[] {
  const faults: string[] = [];
  page.on('pageerror', ({ message }) => faults.push(message));
  page.on('response', (response) => {
    const summary = `${response.request().method()} ${response.url()}: ${response.status()}`;
    if (response.status() >= 400 && !right.test(summary)) faults.push(summary);
  });
  return faults;
}

test('the fleet page leads to queues that can only be read, and to the back office', async ({ page }) => {
  const { customer, id } = await analyzedOrder();
  // Its email is refused for good.
  await fetch(`${standInsUrl()}/_control`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ sendgrid: { failNext: { times: 1, status: 400, to: 'unreached@example.com' } } }),
  });
  await customer.unlock(id, 'unreached@example.com');
  await page.setViewportSize({ width: 390, height: 900 });
  await page.goto(opsUrl);
  await page.getByLabel('Name').fill('admin');
  await page.getByLabel('Password', { exact: true }).fill(process.env.E2E_ADMIN_PASSWORD ?? '');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Fleet');
  const failed = page.locator('section').filter({ has: page.getByRole('heading', { name: 'Failed jobs' }) });
  const row = failed.locator('tr').filter({ hasText: String(id) });
  await expect.poll(async () => (await page.reload()) && row.count(), { timeout: 60_000 }).toBe(1);
  await expect(page).toHaveTitle(/ · Fleet/);
  await expectAccessible(page);

  // An order's number leads to the back office, which asks to sign in.
  const faults = faultsOf(page, /\/api\/admin\/me: 401$/);
  const hrefs = await page.locator('a[href]').evaluateAll((all) => all.map((link) => (link as HTMLAnchorElement).href));
  expect(hrefs.join()).toContain(`/orders/${id}`);
  for (const href of new Set(hrefs)) expect([href, (await page.request.get(href)).status()]).toEqual([href, 200]);
  for (const path of ['/queues/queue/mailer', `/queues/queue/mailer/send-results-${id}`]) {
    await page.goto(opsUrl + path);
    await page
      .locator('main')
      .filter({ hasText: /latest|added at|timeline/i })
      .waitFor();
    await expect(page.getByRole('button', { name: /retry|clean|promote|pause|empty|obliterate/i })).toHaveCount(0);
  }
  expect(faults).toEqual([]);
  await page.goto(opsUrl);
  await page.getByRole('button', { name: 'Sign out' }).click();
  for (const path of ['', '/queues/']) {
    await page.goto(opsUrl + path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sign in');
  }
});

/** What each role is offered, and nothing that is refused to it. */
const OFFERED: Readonly<Record<OperatorRole, { tabs: readonly string[]; acts: readonly string[] }>> = {
  support: {
    tabs: ['Orders', 'Attention', 'Totals', 'Your account'],
    acts: [
      ...['Send mail again', 'Make report again', 'Ask for other photos', 'Withdraw for the customer'],
      ...['Receipt of the payment', 'Evidence for the bank', 'Export data'],
      ...['Add note', 'Correct', 'Delete the photos', 'Delete the order'],
    ],
  },
  finance: {
    tabs: ['Orders', 'Attention', 'Promo codes', 'Totals', 'Audit trail', 'Your account'],
    acts: ['Refund', 'Withdraw for the customer', 'Receipt of the payment', 'Evidence for the bank', 'Add note'],
  },
  engineer: {
    tabs: ['Orders', 'Attention', 'Totals', 'Audit trail', 'Your account'],
    acts: ['Send mail again', 'Make report again', 'Add note'],
  },
};
const ACTS = [...new Set(Object.values(OFFERED).flatMap(({ acts }) => acts))];

for (const role of OPERATOR_ROLES) {
  test(`the back office offers ${role} what it may do, and every tab opens`, async ({ page, baseURL }) => {
    const email = `office-${role}@example.com`;
    const { id } = await boughtOrder(email);
    await mailTo(email);
    const value = await operatorSession(process.env.E2E_DATABASE_URL ?? '', role);
    await page.context().addCookies([{ name: 'ts_admin', value, url: baseURL }]);
    const faults = faultsOf(page, /^$/);
    await page.goto(`/admin?search=${id}`);
    // Other tests leave work to attend to, which its tab counts.
    await expect(page.getByRole('tab')).toHaveText(
      OFFERED[role].tabs.map((tab) => new RegExp(`^${tab}( \\(\\d+\\))?$`)),
    );
    for (const tab of OFFERED[role].tabs.toReversed()) {
      await page.getByRole('tab', { name: tab }).click();
      await expect(page.getByRole('tabpanel').getByRole('heading').first()).toBeVisible();
    }
    await page.getByRole('button', { name: `Details of order ${id}` }).click();
    const dialog = page.getByRole('dialog');
    for (const act of ACTS) {
      const offered = OFFERED[role].acts.includes(act) ? 1 : 0;
      await expect(dialog.getByRole('button', { name: act, exact: true }), act).toHaveCount(offered);
    }
    expect(faults).toEqual([]);
  });
}

test('finance answers a dispute and repeats a failed refund without leaving Attention', async ({ page, baseURL }) => {
  const atProvider = (path: string, body: object) =>
    fetch(`${standInsUrl()}${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
  const value = await operatorSession(process.env.E2E_DATABASE_URL ?? '', 'finance');
  await page.context().addCookies([{ name: 'ts_admin', value, url: baseURL }]);
  const intentOf = async (id: number): Promise<string> => {
    const { payments } = await (await page.request.get(`/api/admin/orders/${id}`)).json();
    return payments.at(-1).intentId;
  };
  const disputed = await boughtOrder('disputed@example.com');
  const refunded = await boughtOrder('refunded@example.com');
  await atProvider('/_disputes', { paymentIntent: await intentOf(disputed.id) });
  const refund = { data: { reason: 'asked' }, headers: { origin: baseURL } };
  expect((await page.request.post(`/api/admin/orders/${refunded.id}/refund`, refund)).status()).toBe(200);
  await atProvider('/_refunds/fail', { paymentIntent: await intentOf(refunded.id) });
  const faults = faultsOf(page, /^$/);
  await page.setViewportSize({ width: 390, height: 900 });
  await page.goto('/admin');
  await page.getByRole('tab', { name: /^Attention/ }).click();
  const rowOf = (id: number, title: string) =>
    page
      .getByRole('listitem')
      .filter({ hasText: `Order #${id}` })
      .filter({ has: page.getByRole('heading', { name: title, exact: true }) });
  const end = async (id: number, title: string, action: RegExp, yes: RegExp) => {
    const row = rowOf(id, title);
    await expect(async () => {
      await page.getByRole('tab', { name: 'Orders' }).click();
      await page.getByRole('tab', { name: /^Attention/ }).click();
      await expect(row).toBeVisible({ timeout: 1_000 });
    }).toPass({ timeout: 60_000 });
    await expectAccessible(page);
    await row.getByRole('button', { name: action }).click();
    await row.getByRole('button', { name: yes }).click();
    await expect(row).toHaveCount(0);
    await expect(page.getByRole('region', { name: 'Attention' })).toBeFocused();
  };
  await end(disputed.id, 'Dispute', /^Submit the evidence/, /^Yes, submit it/);
  await expect(rowOf(disputed.id, 'Dispute at the bank')).toContainText('Bank');
  await end(refunded.id, 'Refund failed', /^Repeat refund/, /^Yes, refund/);
  expect(faults).toEqual([]);
});

test('a complaint is confirmed by mail, waits for support, and its answer is mailed', async ({ page, baseURL }) => {
  const email = 'complains@example.com';
  await page.goto('/complain');
  await page.getByLabel('Email Address').fill(email);
  await page.getByLabel('What is wrong').fill('My photos are still there.');
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  const told = await page.getByText(/^Its number is \d+\.$/).textContent();
  const number = /\d+/.exec(told ?? '')?.[0] ?? 'none';
  expect((await mailTo(email, /^We received your complaint/)).text).toContain(number);

  const value = await operatorSession(process.env.E2E_DATABASE_URL ?? '', 'support');
  await page.context().addCookies([{ name: 'ts_admin', value, url: baseURL }]);
  await page.goto('/admin');
  await page.getByRole('tab', { name: /^Attention/ }).click();
  const row = page.getByRole('listitem').filter({ hasText: email });
  await row.getByLabel('What we found').selectOption('They were right');
  await row.getByLabel('Our answer').fill('They are gone now.');
  await row.getByRole('button', { name: /^Send the answer/ }).click();
  await row.getByRole('button', { name: /^Yes, send it/ }).click();
  await expect(row).toHaveCount(0);
  expect((await mailTo(email, /^Our answer/)).text).toContain('They are gone now.');
});
