import { BEGIN_REQUEST } from '@trueseason/contracts';
import { addAuditEntry, listAuditEntries, verifyAudit } from '@trueseason/shop/audit';
import { findOrder } from '@trueseason/shop/order';
import { query } from '@trueseason/shop/testing';
import { type Browser, tablesNaming } from '@trueseason/testing';
import { hashSync } from 'bcryptjs';
import { describe, expect, it } from 'vitest';
import { removeOrphanedUploads } from '../photos/discard-upload.ts';
import { flowsOf, threePhotos } from '../testing/flows.ts';
import { storedOf } from '../testing/list-stored.ts';
import { providerOf } from '../testing/provider.ts';
import { useGateway } from '../testing/test-gateway.ts';
import { deleteExpiredOrders } from './delete-expired-orders.ts';

const PASSWORD = 'correct horse battery staple';
const gateway = useGateway({ ADMIN_PASSWORD_HASH: hashSync(PASSWORD, 4) });
const flows = flowsOf(() => gateway);
const { accountsOf } = providerOf(() => gateway);
const db = () => gateway.database.db;

/** The code mailed for an order. */
async function mailedCode(orderId: number, round = 1): Promise<string> {
  const { nonce } = await query(db())
    .selectFrom('access_codes')
    .select('nonce')
    .where('order_id', '=', orderId)
    .where('round', '=', round)
    .executeTakeFirstOrThrow();
  return gateway.links.accessCode(orderId, nonce);
}

const myOrders = async (browser: Browser): Promise<number[]> =>
  ((await browser.call('GET', '/api/my/orders')).json as { id: number }[]).map(({ id }) => id);

const tablesWith = (text: string): Promise<string[]> => tablesNaming(gateway.database.url, text);

it('shows what each order is waiting for, and whether it has an address', async () => {
  const of = async ({ browser }: { browser: Browser }) => (await browser.call('GET', '/api/my/orders')).json;
  const delivered = await flows.placeDelivered('waits@example.com');
  expect(await of(delivered)).toMatchObject([{ nextStep: 'result', addressed: true }]);
  expect(await of(await flows.place())).toMatchObject([{ nextStep: 'analysis', addressed: false }]);
});

describe('the mailed code', () => {
  it('opens all orders of the address in this browser, and no others', async () => {
    const first = await flows.placeDelivered('two@example.com');
    const second = await flows.placeDelivered('Two@Example.com');
    const stranger = await flows.placeDelivered('other@example.com');
    const browser = gateway.newBrowser();
    expect(await myOrders(browser)).toEqual([]);
    await browser.call('POST', '/api/my/request-code', { email: 'two@example.com' });
    const wrong = await browser.call('POST', '/api/my/confirm-code', { email: 'two@example.com', code: '000000' });
    expect(wrong.json.code).toBe('invalid_code');
    const code = await mailedCode(second.id);
    const foreign = await browser.call('POST', '/api/my/confirm-code', { email: 'other@example.com', code });
    expect(foreign.json.code).toBe('invalid_code');
    const opened = await browser.call('POST', '/api/my/confirm-code', { email: 'two@example.com', code });
    expect(opened.status).toBe(200);
    expect(await myOrders(browser)).toEqual([second.id, first.id]);
    expect((await browser.call('GET', `/api/orders/${stranger.id}/export`)).status).toBe(404);
    const again = await browser.call('POST', '/api/my/confirm-code', { email: 'two@example.com', code });
    expect(again.json.code).toBe('invalid_code');
  });
});

describe('deleting everything', () => {
  it('refuses strangers, whose guesses and requests change nothing', async () => {
    const { id } = await flows.placeDelivered('guessed-at@example.com');
    const email = { email: 'guessed-at@example.com' };
    const [owner, stranger] = [gateway.newBrowser(), gateway.newBrowser()];
    await owner.call('POST', '/api/my/request-code', email);
    const code = await mailedCode(id);
    const confirm = (browser: Browser, guess: string) =>
      browser.call('POST', '/api/my/confirm-code', { ...email, code: guess });
    expect((await confirm(stranger, code)).json.code).toBe('invalid_code');
    await stranger.call('POST', '/api/my/request-code', email);
    for (let n = 0; n < 6; n++) await confirm(stranger, `00000${n}`);
    expect((await confirm(stranger, code)).json.code).toBe('invalid_code');
    expect((await confirm(owner, code)).status).toBe(200);
  });

  it('mails at most ten codes per day, so guessing is impractical', async () => {
    const { id } = await flows.placeDelivered('often@example.com');
    const codes = query(db())
      .selectFrom('mails')
      .select('id')
      .where('order_id', '=', id)
      .where('kind', '=', 'access_code');
    const hour = query(db()).updateTable('mails').where('order_id', '=', id);
    for (let n = 0; n < 12; n++) {
      await gateway.newBrowser().call('POST', '/api/my/request-code', { email: 'often@example.com' });
      await hour.set({ created_at: new Date(Date.now() - 2 * 3_600_000) }).execute();
    }
    expect(await codes.execute()).toHaveLength(10);
  });

  it('keeps amount, day and provider reference, and a verifiable receipt', async () => {
    const { browser, id, intentId } = await flows.placeDelivered('gone@example.com');
    await browser.call('POST', `/api/orders/${id}/share`);
    await addAuditEntry(db(), { action: 'read order', orderId: id });
    const response = await browser.call('DELETE', `/api/orders/${id}`);
    expect(response.status).toBe(200);
    expect(response.json).toMatchObject({
      orderId: id,
      deleted: expect.arrayContaining(['3 photos', 'the measurements and the result', 'the report', 'the share link']),
      kept: [expect.stringContaining('tax law')],
    });
    expect(await storedOf(gateway, id)).toEqual([]);
    expect(await tablesWith('gone@example.com')).toEqual([]);
    expect(await tablesWith(intentId)).toEqual(['ledger_entries']);
    // While a running worker may still store something.
    expect(await tablesWith(String(id))).toEqual(['uploads_under_way']);
    await query(db())
      .updateTable('uploads_under_way')
      .set({ begun_at: new Date(0) })
      .execute();
    await removeOrphanedUploads(gateway.deps);
    expect(await tablesWith(String(id))).toEqual([]);
    expect((await browser.call('GET', `/api/orders/${id}`)).status).toBe(404);
    expect((await browser.call('DELETE', `/api/orders/${id}`)).status).toBe(404);

    const { token, ...receipt } = response.json;
    const stranger = gateway.newBrowser();
    expect((await stranger.call('GET', `/api/receipts/${token}`)).json).toEqual(receipt);
    const forged = token.replace(/.(?=[^.]*$)/, (letter: string) => (letter === 'A' ? 'B' : 'A'));
    expect((await stranger.call('GET', `/api/receipts/${forged}`)).status).toBe(404);
    expect((await stranger.call('GET', `/api/receipts/${await gateway.links.signOrder(id, 1)}`)).status).toBe(404);
  });

  it('refunds undelivered payments, and blocks further payments', async () => {
    const browser = gateway.newBrowser();
    const { json } = await flows.intent(browser);
    const photos = await browser.upload(`/api/orders/${json.orderId}/photos`, threePhotos(), 'PUT');
    expect(photos.status).toBe(200);
    await flows.pay(json.clientSecret);
    await browser.call('POST', `/api/orders/${json.orderId}/mark-completed`);
    expect((await browser.call('DELETE', `/api/orders/${json.orderId}`)).status).toBe(200);
    expect(await accountsOf(json.paymentIntentId)).toEqual(['charge', 'refund']);

    const other = await flows.intent(browser);
    const hosted = gateway.newBrowser();
    const { json: page } = await hosted.call('POST', '/api/create-checkout');
    const { order_id: hostedId } = await query(db())
      .selectFrom('checkout_sessions')
      .select('order_id')
      .executeTakeFirstOrThrow();
    await browser.call('DELETE', `/api/orders/${other.json.orderId}`);
    await hosted.call('DELETE', `/api/orders/${hostedId}`);
    expect((await gateway.payments.fetchIntent(other.json.paymentIntentId)).status).toBe('canceled');
    expect((await flows.payHosted(page.url)).status).toBe(410);
  });

  it('does not include an operator’s deletion of photos only', async () => {
    const { browser, id } = await flows.placeDelivered('photos-alone@example.com');
    const operator = gateway.newBrowser();
    await operator.call('POST', '/api/admin/login', { password: PASSWORD });
    expect((await operator.call('DELETE', `/api/orders/${id}/photos`)).status).toBe(200);
    expect((await browser.call('GET', `/api/orders/${id}/photos`)).json).toEqual([]);
    const [last] = await listAuditEntries(db(), { limit: 1 });
    expect(last).toMatchObject({ action: 'delete photos', actor: 'admin', detail: 'done', order_id: id });
  });

  it('is audited at start, and as done only when it is', async () => {
    const { id } = await flows.placeDelivered('broken-off@example.com');
    const operator = gateway.newBrowser();
    await operator.call('POST', '/api/admin/login', { password: PASSWORD });
    const real = gateway.deps.store.deletePrefix;
    Object.assign(gateway.deps.store, { deletePrefix: () => Promise.reject(new Error('away')) });
    expect((await operator.call('DELETE', `/api/orders/${id}?reason=abuse`)).status).toBeGreaterThanOrEqual(500);
    Object.assign(gateway.deps.store, { deletePrefix: real });
    const actions = async () => (await listAuditEntries(db(), { limit: 3 })).filter(({ action }) => action !== 'login');
    expect(await actions()).toMatchObject([
      { action: 'erase', detail: 'failed: internal', reason: 'abuse', order_id: id },
      { action: 'erase', detail: 'begun', reason: 'abuse', order_id: id },
    ]);
    expect((await operator.call('DELETE', `/api/orders/${id}?reason=abuse`)).status).toBe(200);
    expect(await actions()).toMatchObject([
      { action: 'erased an order', actor: 'admin', detail: 'done', reason: 'abuse', order_id: null },
      { action: 'erase', detail: 'begun', order_id: null },
      { action: 'erase', detail: 'failed: internal', order_id: null },
    ]);
    expect(await verifyAudit(db())).toMatchObject({ brokenAt: null });
  });

  it('changes nothing while the store is down', async () => {
    const { browser, id } = await flows.placeDelivered('away@example.com');
    const real = gateway.deps.store.deletePrefix;
    Object.assign(gateway.deps.store, { deletePrefix: () => Promise.reject(new Error('away')) });
    expect((await browser.call('DELETE', `/api/orders/${id}`)).status).toBeGreaterThanOrEqual(500);
    Object.assign(gateway.deps.store, { deletePrefix: real });
    expect(await findOrder(db(), id)).toBeDefined();
    expect((await browser.call('DELETE', `/api/orders/${id}`)).status).toBe(200);
  });

  it('happens automatically after the retention period', async () => {
    const unpaid = await flows.placeAnalyzed();
    const paid = await flows.placeDelivered('years@example.com');
    const days = (n: number) => new Date(Date.now() - n * 24 * 60 * 60 * 1000);
    await query(db())
      .updateTable('orders')
      .set({ created_at: days(31) })
      .where('id', 'in', [unpaid.id, paid.id])
      .execute();
    await query(db())
      .updateTable('photos')
      .set({ created_at: days(31) })
      .execute();
    await deleteExpiredOrders(gateway.deps);
    expect(await findOrder(db(), unpaid.id)).toBeUndefined();
    expect(await findOrder(db(), paid.id)).toBeDefined();
    await flows.change('orders', paid.id, { created_at: days(3 * 365 + 1) });
    await deleteExpiredOrders(gateway.deps);
    expect(await findOrder(db(), paid.id)).toBeUndefined();
  });
});

describe('withdrawing consent', () => {
  it('deletes photos, measurements and result, and ends the order', async () => {
    const { browser, id } = await flows.placeDelivered('back@example.com');
    const { json } = await browser.call('POST', `/api/orders/${id}/withdraw-consent`);
    expect(json).toEqual({ success: true, refunded: false });
    expect(await storedOf(gateway, id)).toEqual([]);
    const { json: data } = await browser.call('GET', `/api/orders/${id}/export`);
    expect(data).toMatchObject({ photos: [], analysis: null, readings: null, report: null });
    expect(data.consents[0].withdrawn_at).not.toBeNull();
    const { json: order } = await browser.call('GET', `/api/orders/${id}`);
    expect(order).toMatchObject({ status: 'failed', nextStep: 'new_order', failure: { code: 'withdrawn' } });
  });

  it('refunds if nothing was delivered yet', async () => {
    const browser = gateway.newBrowser();
    const { json } = await flows.intent(browser);
    await browser.upload(`/api/orders/${json.orderId}/photos`, threePhotos(), 'PUT');
    await flows.pay(json.clientSecret);
    await browser.call('POST', `/api/orders/${json.orderId}/mark-completed`);
    const response = await browser.call('POST', `/api/orders/${json.orderId}/withdraw-consent`);
    expect(response.json).toEqual({ success: true, refunded: true });
    expect(await findOrder(db(), json.orderId)).toMatchObject({ payment: 'refunded' });
  });
});

describe('withdrawing from a purchase', () => {
  it('records the request to start at once before the hosted page', async () => {
    const asks = async (body?: object) => {
      const browser = gateway.newBrowser();
      expect((await browser.call('POST', '/api/create-checkout', body)).status).toBe(200);
      const [order] = (await browser.call('GET', '/api/my/orders')).json as { id: number }[];
      const rows = query(db())
        .selectFrom('begin_requests')
        .select('shown')
        .where('order_id', '=', order?.id ?? 0);
      return (await rows.execute()).map(({ shown }) => shown);
    };
    expect(await asks()).toEqual([]);
    expect(await asks({ beginRequest: BEGIN_REQUEST.version })).toEqual([BEGIN_REQUEST.statement]);
  });

  const withdraw = (browser: Browser, id: number) => browser.call('POST', `/api/orders/${id}/withdraw`);
  const withdrawable = async (browser: Browser, id: number): Promise<boolean> =>
    ((await browser.call('GET', '/api/my/orders')).json as { id: number; withdrawable: boolean }[]).some(
      (order) => order.id === id && order.withdrawable,
    );

  it('refunds everything once, and confirms it by mail', async () => {
    const { browser, id } = await flows.placeDelivered('withdraws@example.com');
    expect(await withdrawable(browser, id)).toBe(true);
    expect((await withdraw(browser, id)).status).toBe(200);
    expect((await withdraw(browser, id)).status).toBe(200);
    expect(await findOrder(db(), id)).toMatchObject({ payment: 'refunded', withdrawn_at: expect.any(Date) });
    expect((await flows.jobsOf(id)).filter((job) => job === 'send-withdrawal')).toHaveLength(1);
    expect(await withdrawable(browser, id)).toBe(false);
    expect((await browser.call('GET', `/api/orders/${id}`)).json.analysisResult).not.toHaveProperty('season');
  });

  it('ends with the accepted mail that confirms a start at once, not before', async () => {
    const { browser, id } = await flows.placeAnalyzed();
    const asked = { version: BEGIN_REQUEST.version };
    expect((await browser.call('POST', `/api/orders/${id}/begin-request`, asked)).status).toBe(200);
    const { json } = await flows.intent(browser, id);
    await flows.pay(json.clientSecret);
    await browser.call('POST', `/api/orders/${id}/mark-completed`);
    const confirming = { order_id: id, kind: 'results', state: 'sent', round: 9 } as const;
    const outcome = (value: 'bounced' | 'delivered') =>
      query(db())
        .updateTable('mails')
        .set({ outcome: value })
        .where('order_id', '=', id)
        .where('round', '=', 9)
        .execute();
    expect(await withdrawable(browser, id)).toBe(true);
    await query(db()).insertInto('mails').values(confirming).execute();
    expect(await withdrawable(browser, id)).toBe(false);
    await outcome('bounced');
    expect((await browser.call('GET', `/api/orders/${id}`)).json.withdrawable).toBe(true);
    await outcome('delivered');
    expect((await browser.call('GET', `/api/orders/${id}`)).json.withdrawable).toBe(false);
    expect((await withdraw(browser, id)).json.code).toBe('withdrawal_over');
    expect(await withdrawable(browser, id)).toBe(false);
    expect(await findOrder(db(), id)).toMatchObject({ payment: 'paid', withdrawn_at: null });
  });

  it('ends after its period', async () => {
    const late = await flows.placeDelivered('late@example.com');
    const settled_at = new Date(Date.now() - 16 * 24 * 60 * 60 * 1000);
    await query(db()).updateTable('orders').set({ settled_at }).where('id', '=', late.id).execute();
    expect((await withdraw(late.browser, late.id)).json.code).toBe('withdrawal_over');
  });
});
