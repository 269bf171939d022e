import type { Locator, Page } from '@playwright/test';
import { OPERATOR_ROLES, type OperatorRole } from '@trueseason/contracts';
import { operatorSession } from '@trueseason/test-kit';
import { expectAccessible } from '../accessibility.ts';
import { addAuthenticator } from '../authenticator.ts';
import { expect, freePromo, mailTo, standInsUrl, test } from '../journey.ts';
import { analyzedOrder, boughtOrder } from '../opened-order.ts';

const opsUrl = process.env.E2E_OPS_URL ?? '';
const password = process.env.E2E_ADMIN_PASSWORD ?? '';
const CONTROLS = 'button:visible:enabled, a[href]:visible, summary:visible, [role=tab]:visible';

/** One of a kind is enough: numbers, codes and dates do not count. */
const kindOf = (name: string): string => name.replaceAll(/\d+/g, '#').replaceAll(/\s+/g, ' ').trim();

async function namesIn(place: Locator): Promise<string[]> {
  const all = await place.locator(CONTROLS).evaluateAll((found) =>
    found.map((one) => {
      const name = one.getAttribute('aria-label') || one.textContent || one.getAttribute('title') || one.tagName;
      // A closed drawer waits beside the window.
      return one.getBoundingClientRect().right > 0 ? name.trim() : '';
    }),
  );
  return all;
}

/** Presses a control once. A link has to lead somewhere; it is followed unless its screen could not be opened again. */
async function press({ place, leaves = false }: Screen, index: number, name: string): Promise<void> {
  const control = place.locator(CONTROLS).nth(index);
  const page = place.page();
  const href = await control.getAttribute('href');
  if (href === null || href.startsWith('#')) return control.click();
  const to = new URL(href, page.url());
  // The dashboard's own releases: no other site is visited by a test.
  if (to.origin !== new URL(page.url()).origin) return;
  const answer = await page.request.get(to.href);
  expect([name, answer.status()]).toEqual([name, 200]);
  if ((await control.getAttribute('target')) === '_blank') {
    const opening = page.waitForEvent('popup');
    await control.click();
    await (await opening).close();
  } else if (leaves) await control.click();
}

interface Screen {
  readonly place: Locator;
  /** Its address brings it back. */
  readonly leaves?: boolean;
  /** Pressed after everything else on it. */
  readonly last?: RegExp;
  /** Never pressed here. */
  readonly not?: RegExp;
  /** Brings back the screen, with its fields filled so that its buttons can be pressed. */
  open(): Promise<unknown>;
}

/** Presses every kind of control of a screen once, and those that appear meanwhile, the ones that take nothing first. */
async function pressAll(screen: Screen): Promise<string[]> {
  const { place, last = /^$/, not = /^$/, open } = screen;
  const pressed = new Set<string>();
  let wasEmpty = false;
  for (;;) {
    await open();
    const names = await namesIn(place);
    // A dialog that was still closing is gone by now, so it is opened again; a screen without controls stays one.
    if (names.length === 0 && !wasEmpty) {
      wasEmpty = true;
      continue;
    }
    wasEmpty = false;
    const left = names
      .map((name, index) => ({ name, index }))
      .filter(({ name }) => name !== '' && !pressed.has(kindOf(name)) && !not.test(name));
    const next = left.find(({ name }) => !last.test(name)) ?? left[0];
    if (!next) return [...pressed];
    // A screen that shows new data may have dropped it since.
    if ((await place.locator(CONTROLS).count()) <= next.index) continue;
    pressed.add(kindOf(next.name));
    await press(screen, next.index, next.name);
    await confirm(screen, names, next, pressed);
  }
}

/** What a press asks in return: it is taken back once, then confirmed. */
async function confirm(
  screen: Screen,
  before: readonly string[],
  { name, index }: { name: string; index: number },
  pressed: Set<string>,
): Promise<void> {
  const { place } = screen;
  const yes = place.getByRole('button', { name: /^Yes, / });
  if (before.some((one) => one.startsWith('Yes, ')) || (await yes.count()) === 0) return;
  await place.getByRole('button', { name: /^(Cancel|Keep it)$/ }).click();
  await press(screen, index, name);
  pressed.add(kindOf((await yes.textContent()) ?? ''));
  await yes.click();
  await expect(yes).toHaveCount(0);
}

/** Collects errors of the page's scripts and refusals of its calls, except the one that is right. */
function faultsOf(page: Page, right: RegExp): string[] {
  const faults: string[] = [];
  page.on('pageerror', ({ message }) => faults.push(message));
  page.on('response', (answer) => {
    const said = `${answer.request().method()} ${answer.url()}: ${answer.status()}`;
    if (answer.status() >= 400 && !right.test(said)) faults.push(said);
  });
  return faults;
}

/** A bought order whose email the provider refused for good. */
async function buyWithoutMail(email: string): Promise<number> {
  const { customer, id } = await analyzedOrder();
  await fetch(`${standInsUrl()}/_control`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ sendgrid: { failNext: { times: 1, status: 400 } } }),
  });
  await customer.unlock(id, email);
  return id;
}

for (const width of [390, 1440]) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 900 } });

    test('every control of the fleet page and its queues can be pressed', async ({ page }) => {
      test.slow();
      const id = await buyWithoutMail(`unreached-${width}@example.com`);
      await page.goto(opsUrl);
      await page.getByLabel('Name').fill('admin');
      await page.getByLabel('Password', { exact: true }).fill(password);
      await page.getByRole('button', { name: 'Sign in' }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Fleet');
      const failed = page.locator('section').filter({ has: page.getByRole('heading', { name: 'Failed jobs' }) });
      const row = failed.locator('tr').filter({ hasText: String(id) });
      await expect.poll(async () => (await page.reload()) && row.count(), { timeout: 60_000 }).toBe(1);
      await expect(page).toHaveTitle(/failed today.* · Fleet/);
      await expectAccessible(page);

      // An order's number leads to the back office, which asks to sign in.
      const faults = faultsOf(page, /\/api\/admin\/me: 401$/);
      const place = page.locator('body');
      const shown = page.locator('main').filter({ hasText: /latest|added at|timeline/i });
      const changes = page.getByRole('button', { name: /retry|clean|promote|pause|empty|obliterate/i });
      for (const path of ['/queues/queue/mailer', `/queues/queue/mailer/send-results-${id}`]) {
        const open = async () => (await page.goto(opsUrl + path)) && (await shown.waitFor());
        await open();
        await expect(changes).toHaveCount(0);
        await pressAll({ place, leaves: true, open });
      }
      const open = () => page.goto(`${opsUrl}/?still`);
      const fleet = await pressAll({ place, leaves: true, open, not: /^Sign out$/ });
      const links = ['analysis', 'pdf', 'mailer', 'send-results', '#', 'Queues in detail', 'JSON'];
      expect(fleet).toEqual(expect.arrayContaining(links));
      expect(faults).toEqual([]);
      await page.goto(opsUrl);
      await page.getByRole('button', { name: 'Sign out' }).click();
      for (const path of ['', '/queues/']) {
        await page.goto(opsUrl + path);
        await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sign in');
      }
    });
  });
}

/** What each role is offered besides; nothing that is refused to it. */
const OFFERED: Readonly<Record<OperatorRole, { width: number; tabs: readonly string[]; acts: readonly string[] }>> = {
  support: {
    width: 390,
    tabs: ['Orders', 'Totals', 'Your account'],
    acts: ['Send mail again', 'Correct', 'Export data', 'Evidence for the bank', 'Add note', 'Delete the order'],
  },
  finance: {
    width: 1440,
    tabs: ['Orders', 'Promo codes', 'Totals', 'Audit trail', 'Your account'],
    acts: ['Refund', 'Evidence for the bank', 'Add note'],
  },
  engineer: {
    width: 1440,
    tabs: ['Orders', 'Totals', 'Audit trail', 'Your account'],
    acts: ['Send mail again', 'Make report again', 'Add note'],
  },
};

for (const role of OPERATOR_ROLES) {
  const { width, tabs, acts } = OFFERED[role];
  test.describe(`as ${role}`, () => {
    test.use({ viewport: { width, height: 900 } });

    test('every control of the back office can be pressed', async ({ page, baseURL }) => {
      test.slow();
      const email = `office-${role}@example.com`;
      const { id } = await boughtOrder(email);
      await mailTo(email);
      await addAuthenticator(page);
      const value = await operatorSession(process.env.E2E_DATABASE_URL ?? '', role);
      await page.context().addCookies([{ name: 'ts_admin', value, url: baseURL }]);
      await page.goto('/admin');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Admin Dashboard');
      await expect(page.getByRole('tab')).toHaveText([...tabs]);
      // Evidence is asked for again until it is drawn.
      const faults = faultsOf(page, /\/evidence: 409$/);
      const dialog = page.getByRole('dialog');
      const panel = (tab: string, fields: Readonly<Record<string, string>> = {}) => ({
        place: page.getByRole('tabpanel'),
        open: async () => {
          // One that the last press asked for may open only now.
          await expect(async () => {
            if (await dialog.count()) await page.keyboard.press('Escape');
            await page.getByRole('tab', { name: tab }).click({ timeout: 2_000 });
            expect(await dialog.count()).toBe(0);
          }).toPass();
          const place = page.getByRole('tabpanel');
          for (const [label, value] of Object.entries(fields))
            if (await place.getByLabel(label, { exact: true }).isVisible())
              await place.getByLabel(label, { exact: true }).fill(value);
        },
      });
      const search = 'Search by order number, email, code, payment, season or day';
      const orders = await pressAll(panel('Orders', { [search]: String(id) }));
      expect(orders).toEqual(
        expect.arrayContaining(['Search', 'Details of order #', 'Download the report of order #']),
      );
      if (tabs.includes('Promo codes')) {
        const code = `PRESS-${test.info().retry}`;
        const promos = await pressAll({
          ...panel('Promo codes', { Code: code, 'Discount in percent': '10' }),
          // Other tests pay with it.
          not: new RegExp(freePromo()),
        });
        expect(promos).toContain('Create code');
      }
      await pressAll(panel('Totals'));
      if (tabs.includes('Audit trail')) await pressAll(panel('Audit trail'));
      const account = await pressAll(panel('Your account', { 'Name of this device': `Key ${role}` }));
      expect(account).toContain('Add a passkey');

      const { open } = panel('Orders', { [search]: String(id) });
      await expect(openFilled).toPass();
      // Which actions help depends on what is under way: each is there once the mail has gone out.
      for (const act of acts.filter((one) => one === 'Send mail again'))
        await expect(dialog.getByRole('button', { name: act })).toBeVisible();
      const inDialog = await pressAll({
        place: dialog,
        last: /^(Refund|Delete the photos|Delete the order)$/,
        not: /^Close$/,
        // The last press may have closed it, or a fresh answer may take the place of a field.
        open: () => expect(openFilled).toPass(),
      });
      async function openFilled(): Promise<void> {
        if ((await dialog.count()) === 0) {
          await open();
          await page.getByRole('button', { name: 'Search' }).click({ timeout: 2_000 });
          await page.getByRole('button', { name: `Details of order ${id}` }).click({ timeout: 2_000 });
        }
        const soon = { timeout: 2_000 };
        await expect(dialog.getByRole('heading', { level: 3 }).first()).toBeVisible(soon);
        for (const select of await dialog.locator('select').all()) await select.selectOption({ index: 1 }, soon);
        const note = dialog.getByLabel('Note');
        if (await note.count()) await note.fill('A call', soon);
        const address = dialog.getByLabel('Where mails go');
        if (await address.count()) await address.fill(`other-${role}@example.com`, soon);
      }
      expect(inDialog).toEqual(expect.arrayContaining([...acts]));
      await dialog.getByRole('button', { name: 'Close' }).click();
      await expect(dialog).toHaveCount(0);
      expect(faults).toEqual([]);
      await page.getByRole('button', { name: 'Logout' }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Admin Access');
    });
  });
}
