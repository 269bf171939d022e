import { CURRENCY, decimalPrice, PRICE_CENTS } from '@trueseason/contracts';
import { recordDayComparison } from '@trueseason/shop/analysis';
import { type DisputeState, recordDispute, recordRefunds } from '@trueseason/shop/flows';
import { findOrder } from '@trueseason/shop/order';
import { query } from '@trueseason/shop/testing';
import { type Browser, disputeOf } from '@trueseason/testing';
import { hashSync } from 'bcryptjs';
import { beforeAll, describe, expect, it } from 'vitest';
import { reconcilePayments } from '../payment/reconcile.ts';
import { flowsOf } from '../testing/flows.ts';
import { useGateway } from '../testing/test-gateway.ts';

const PASSWORD = 'correct horse battery staple';
/** Of the provider's stand-in. */
const FEE = Math.round(PRICE_CENTS * 0.029) + 30;
const gateway = useGateway({ ADMIN_PASSWORD_HASH: hashSync(PASSWORD, 4), RATE_LIMIT_SCALE: '1' });
let operator: Browser;
beforeAll(async () => {
  operator = gateway.newBrowser();
  expect((await operator.call('POST', '/api/admin/login', { password: PASSWORD })).json).toEqual({ success: true });
});

const { db, change, place, placePaid, placeAnalyzed, intent, pay } = flowsOf(() => gateway);

describe('signing in', () => {
  it('ends on the server at logout', async () => {
    const browser = gateway.newBrowser();
    await browser.call('POST', '/api/admin/login', { password: PASSWORD });
    expect((await browser.call('GET', '/api/admin/summary')).status).toBe(200);
    const [session] = await query(db())
      .selectFrom('admin_sessions')
      .selectAll()
      .orderBy('created_at', 'desc')
      .execute();
    await browser.call('POST', '/api/admin/logout');
    expect((await browser.call('GET', '/api/admin/summary')).status).toBe(401);
    const left = await query(db()).selectFrom('admin_sessions').select('token_hash').execute();
    expect(left.map(({ token_hash }) => token_hash)).not.toContain(session?.token_hash);
  });
});

describe('the dashboard', () => {
  it('lists, finds and counts orders from the database', async () => {
    const paid = await placePaid();
    const unpaid = await placeAnalyzed();
    await unpaid.browser.call('POST', `/api/orders/${unpaid.id}/update-email`, { email: 'Find.Me@example.com' });
    const list = (query: string) => operator.call('GET', `/api/admin/orders?${query}`);
    expect((await list('')).json.map(({ id }: { id: number }) => id)).toEqual(
      expect.arrayContaining([paid.id, unpaid.id]),
    );
    expect((await list(`search=${paid.id}`)).json).toMatchObject([
      { id: paid.id, amount: PRICE_CENTS, status: 'completed', images: true, emailSent: false, pdfPath: null },
    ]);
    expect((await list('search=find.me')).json).toMatchObject([{ id: unpaid.id, status: 'pending' }]);
    expect((await list('search=%25')).json).toEqual([]);
    expect((await list('status=failed')).json).toEqual([]);
    expect((await list(`search=%23${paid.id}`)).json).toMatchObject([{ id: paid.id, maskedEmail: null }]);
    expect((await list(`search=${unpaid.id}`)).json).toMatchObject([{ maskedEmail: 'F…@example.com' }]);
    const csv = async (query: string) =>
      (await operator.call('GET', `/api/admin/export?${query}`)).bytes.toString().trim().split('\r\n');
    expect(await csv(`search=${paid.id}`)).toMatchObject([
      expect.stringMatching(
        /"payment id","paid","gross","refunded","dispute","withheld","fees","net","currency","code"/,
      ),
      expect.stringMatching(
        `^"${paid.id}",".*","completed","paid","${paid.intentId}","20\\d\\d-[^"]*","${decimalPrice(PRICE_CENTS)}","0.00","","0.00","${decimalPrice(FEE)}","${decimalPrice(PRICE_CENTS - FEE)}","${CURRENCY}","","",`,
      ),
    ]);
    const [, ...exported] = await csv('payment=unpaid');
    expect(exported).toHaveLength((await list('payment=unpaid')).json.length);
    expect((await operator.call('GET', '/api/admin/audit')).json[0]).toMatchObject({
      what: `Export orders: ${exported.length} orders`,
    });
    expect((await operator.call('GET', '/api/admin/summary?payment=unpaid')).json.found).toBe(exported.length);
    const [today] = (await operator.call('GET', '/api/admin/totals')).json;
    expect(today.money).toEqual([{ currency: CURRENCY, revenue: PRICE_CENTS * today.paid, refunded: 0 }]);
    const pair = { capture: 'held', told: true, season: 1, family: 1, neighbor: 1 } as const;
    await recordDayComparison(db(), pair);
    expect((await operator.call('GET', '/api/admin/repeatability')).json).toEqual([{ ...pair, pairs: 1 }]);
    const { json } = await operator.call('GET', '/api/admin/summary');
    expect(json.total).toBe((await list('')).json.length);
    expect(json.byStatus.completed).toBeGreaterThan(0);
    expect(json.revenue).toBe(PRICE_CENTS * json.byStatus.completed);
  });

  it('exports the rest of disputed payments', async () => {
    const gross = decimalPrice(PRICE_CENTS);
    const lineOf = async (id: number) => {
      const { bytes } = await operator.call('GET', `/api/admin/export?search=${id}`);
      return bytes.toString().split('\r\n')[1]?.replaceAll('"', '').split(',').slice(6, 10);
    };
    const { id, intentId } = await placePaid();
    await gateway.payments.refund(intentId, { cents: 500, refundedBefore: 0 });
    await recordRefunds(db(), intentId, await gateway.payments.fetchRefunds(intentId));
    const at = new Date();
    const moved = { currency: CURRENCY, feeCents: 0, at };
    const taken = { ...moved, id: 'txn_taken', cents: 500 - PRICE_CENTS };
    const returned = { ...moved, id: 'txn_returned', cents: PRICE_CENTS - 500 };
    const again = { ...moved, id: 'txn_again', cents: 500 - PRICE_CENTS };
    const state = (status: string, ...movements: DisputeState['movements'][number][]) => ({
      ...disputeOf('needs_response'),
      status,
      cents: PRICE_CENTS - 500,
      movements,
    });
    const rest = decimalPrice(PRICE_CENTS - 500);
    for (const [dispute, ...told] of [
      [state('warning_needs_response'), 'warning needs response', '0.00'],
      [state('needs_response', taken), 'needs response', rest],
      [state('won', taken, returned), 'won', '0.00'],
      [state('lost', again), 'lost', rest],
    ] as const) {
      await recordDispute(db(), intentId, dispute);
      expect(await lineOf(id)).toEqual([gross, '5.00', ...told]);
    }
  });

  it('shows one order in full, with the available actions', async () => {
    const { id, intentId } = await placePaid();
    await change('photos', id, { sha256: 'photos of its own' });
    const { json } = await operator.call('GET', `/api/admin/orders/${id}`);
    expect(json).toMatchObject({
      id,
      payment: 'paid',
      payments: [{ intentId, state: 'succeeded' }],
      photos: 3,
      moving: true,
      next: { summary: 'Waits for the report', action: null },
    });
    expect(json.actions).toEqual(['ask-photos', 'withdraw', 'refund']);
    expect((await operator.call('GET', '/api/admin/orders/1234567890')).status).toBe(404);
  });
});

describe('an operator', () => {
  it('writes a note into the timeline, under their name, and none into the audit', async () => {
    const { id } = await placePaid();
    const text = 'Wrote that a friend pays';
    const note = await operator.call('POST', `/api/admin/orders/${id}/notes`, { text });
    expect(note.json.timeline.at(-1)).toMatchObject({ part: 'note', by: 'admin', what: text });
    expect(JSON.stringify((await operator.call('GET', '/api/admin/audit')).json)).not.toContain('friend');
  });

  const act = (id: number, action: string) =>
    operator.call(
      'POST',
      `/api/admin/orders/${id}/${action}`,
      action === 'refund' ? { reason: 'goodwill' } : undefined,
    );

  it('refunds once, and every action is audited', async () => {
    const { browser, id } = await placePaid();
    expect((await act(id, 'refund')).json.payment).toBe('refunded');
    expect((await act(id, 'refund')).json.code).toBe('nothing_refunded');
    expect((await browser.call('GET', `/api/orders/${id}`)).json.analysisResult.locked).toBe(true);
    const { json } = await operator.call('GET', '/api/admin/audit');
    const trace = json.filter(({ orderId }: { orderId: number }) => orderId === id);
    const told = trace.map(({ what }: { what: string }) => what);
    expect(told).toEqual([
      'Refund: nothing to do; Goodwill',
      expect.stringMatching(new RegExp(`^Refund: .*${decimalPrice(PRICE_CENTS)}, re_\\w+; Goodwill$`)),
    ]);
  });

  it('withdraws by letter: refunded once, and confirmed by mail', async () => {
    const { id, intentId } = await placePaid();
    const letter = (sentOn: string) => operator.call('POST', `/api/admin/orders/${id}/withdraw`, { sentOn });
    const today = new Date().toISOString().slice(0, 10);
    expect((await letter('2020-01-01')).json.code).toBe('withdrawal_over');
    expect((await letter('yesterday')).json.code).toBe('bad_request');
    expect((await operator.call('GET', `/api/admin/orders/${id}`)).json.letterDays.until).toBe(today);
    // Whichever comes first is done; the other says that it came too late.
    const letters = await Promise.all([letter(today), letter(today)]);
    const done = letters.find(({ json }) => json.code !== 'decided_already');
    expect(done?.json).toMatchObject({ payment: 'refunded', letterDays: null, payments: [{ refunded: PRICE_CENTS }] });
    expect((await gateway.payments.fetchRefunds(intentId)).cents).toBe(PRICE_CENTS);
    expect((await letter(today)).json.code).toBe('withdrawal_over');
  });

  it('withdraws while the provider is away, and its refund follows', async () => {
    const { id, intentId } = await placePaid();
    gateway.standIns.controls.set({ stripe: { outage: 'error' } });
    const sentOn = new Date().toISOString().slice(0, 10);
    const { json } = await operator.call('POST', `/api/admin/orders/${id}/withdraw`, { sentOn });
    gateway.standIns.controls.reset();
    expect(json).toMatchObject({ payment: 'refunded', payments: [{ refunded: 0 }] });
    await reconcilePayments(gateway.deps, 14);
    expect((await gateway.payments.fetchRefunds(intentId)).cents).toBe(PRICE_CENTS);
  });

  it('finds the receipt of a payment, on record', async () => {
    const { id } = await placePaid();
    const { json } = await operator.call('GET', `/api/orders/${id}/payment-receipt`);
    expect(json).toMatchObject({ receiptUrl: expect.stringContaining('/receipts/payment/'), invoiceUrl: null });
    expect(JSON.stringify((await operator.call('GET', '/api/admin/audit')).json)).toContain('Read receipt');
  });

  it('sees who used a gift, and other orders of a buyer', async () => {
    const browser = gateway.newBrowser();
    const card = { email: 'giver@example.com', giver: null, message: null, timeZone: 'UTC' };
    const gift = (await browser.call('POST', '/api/gifts', card)).json.orderId;
    await pay((await intent(browser, gift)).json.clientSecret);
    await browser.call('POST', `/api/orders/${gift}/mark-completed`);
    const { code } = (await browser.call('GET', `/api/orders/${gift}/gift`)).json;
    const used = await placeAnalyzed();
    await used.browser.call('POST', `/api/orders/${used.id}/update-email`, { email: 'recipient@example.com' });
    await intent(used.browser, used.id, code);
    await used.browser.call('POST', `/api/orders/${used.id}/mark-free`);
    const shown = async (id: number) => (await operator.call('GET', `/api/admin/orders/${id}`)).json;
    expect((await shown(gift)).gift.used).toMatchObject({ orderId: used.id, email: 'recipient@example.com' });
    expect((await shown(gift)).timeline).toContainEqual(
      expect.objectContaining({ what: `The gift was used, by order #${used.id}` }),
    );
    // The giver may not learn who used it.
    const exported = (await browser.call('GET', `/api/orders/${gift}/export`)).json;
    expect(JSON.stringify(exported)).not.toContain(String(used.id));
    const again = await placeAnalyzed(browser);
    await browser.call('POST', `/api/orders/${again.id}/update-email`, { email: 'GIVER@example.com' });
    expect((await shown(gift)).related).toMatchObject([{ id: again.id, sign: 'address' }]);
    await change('photos', used.id, { sha256: 'its own' });
    expect((await shown(used.id)).related).toEqual([]);
  });

  it('audits failed actions too', async () => {
    const { id } = await placePaid();
    gateway.standIns.controls.set({ stripe: { outage: 'error' } });
    expect((await act(id, 'refund')).json.code).toBe('payment_provider_unavailable');
    gateway.standIns.controls.reset();
    const { json } = await operator.call('GET', `/api/admin/orders/${id}`);
    expect(json.payment).toBe('paid');
    expect(json.timeline.at(-1).what).toBe('Refund: failed: payment provider unavailable; Goodwill');
  });

  it('fails a stuck order and retries it', async () => {
    const { id } = await place();
    expect((await act(id, 'fail')).json).toMatchObject({ status: 'failed', actions: ['retry'] });
    expect((await act(id, 'retry')).json).toMatchObject({ progress: 'files_uploaded' });
    expect((await act(id, 'nonsense')).status).toBe(404);
    expect((await findOrder(db(), id))?.failure).toBeNull();
  });

  it("exports an order's data as for its customer, and audits it", async () => {
    const { browser, id } = await placePaid();
    const exported = (await operator.call('GET', `/api/orders/${id}/export`)).json;
    expect(exported).toEqual((await browser.call('GET', `/api/orders/${id}/export`)).json);
    const { json } = await operator.call('GET', `/api/admin/orders/${id}`);
    expect(json.timeline.at(-1)).toMatchObject({ part: 'operator', by: 'admin', what: 'Export' });
    expect((await operator.call('GET', '/api/orders/1234567890/export')).status).toBe(404);
    expect((await gateway.newBrowser().call('GET', `/api/orders/${id}/export`)).status).toBe(404);
  });

  it('manages promo codes', async () => {
    const save = (body: object) => operator.call('PUT', '/api/admin/promos/half', body);
    for (const code of ['GIFT-1234', '=1+1', 'no']) {
      const { status, json } = await operator.call('PUT', `/api/admin/promos/${code}`, { percent: 5 });
      expect([status, json.code, json.field]).toEqual([400, 'bad_request', 'code']);
    }
    expect((await save({ percent: 50, expiresAt: null, maxUses: 1 })).json).toMatchObject({
      code: 'HALF',
      percent: 50,
    });
    expect((await save({ percent: 150, expiresAt: null, maxUses: 1 })).json.code).toBe('bad_request');
    const customer = gateway.newBrowser();
    expect((await customer.call('POST', '/api/promo/validate', { code: 'half' })).json).toEqual({ discount: 50 });
    await save({ percent: 50, expiresAt: '2020-01-01T00:00:00.000Z', maxUses: 1 });
    expect((await customer.call('POST', '/api/promo/validate', { code: 'half' })).json.code).toBe('invalid_promo');
    expect((await operator.call('GET', '/api/admin/promos')).json[0].code).toBe('HALF');
    await save({ percent: 20, expiresAt: null, maxUses: null });
    const { json } = await operator.call('GET', '/api/admin/audit?reads=no');
    const noted = json.map(({ what }: { what: string }) => what);
    expect(noted.slice(0, 3)).toEqual([
      'Change promo: HALF 20%',
      'End promo: HALF 50%, uses: 1',
      'Create promo: HALF 50%, uses: 1',
    ]);
    expect(noted.join()).not.toContain('Read order');
    expect(JSON.stringify((await operator.call('GET', '/api/admin/audit')).json)).toContain('Read order');
  });
});
