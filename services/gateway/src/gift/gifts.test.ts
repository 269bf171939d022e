import {
  ACCOUNTING_RETENTION_YEARS,
  addDays,
  addYears,
  dayIn,
  GIFT_YEARS,
  isGiftCode,
  type MailOutcome,
  PRICE_CENTS,
} from '@trueseason/contracts';
import { endGift, recordDispute, requestMissingPhotos } from '@trueseason/shop/flows';
import { findGift } from '@trueseason/shop/gift';
import { requeueOverdueJobs } from '@trueseason/shop/jobs';
import { failMail, findNewestMail, recordMailOutcome, recordMailSent } from '@trueseason/shop/mail';
import { findOrder } from '@trueseason/shop/order';
import { listPromos } from '@trueseason/shop/promo';
import { query } from '@trueseason/shop/testing';
import { type Browser, disputeOf, tablesNaming } from '@trueseason/testing';
import { hashSync } from 'bcryptjs';
import { describe, expect, it } from 'vitest';
import { reconcilePayments } from '../payment/reconcile.ts';
import { deleteExpiredOrders } from '../privacy/delete-expired-orders.ts';
import { flowsOf, threePhotos } from '../testing/flows.ts';
import { providerOf } from '../testing/provider.ts';
import { useGateway } from '../testing/test-gateway.ts';

const PASSWORD = 'correct horse battery staple';
const DECLINED = '4000000000000002';
const DAY_MS = 24 * 60 * 60 * 1000;
const gateway = useGateway({ ADMIN_PASSWORD_HASH: hashSync(PASSWORD, 4) });
const flows = flowsOf(() => gateway);
const { db } = flows;
const { accountsOf } = providerOf(() => gateway);

const CARD = { giver: 'Anna', message: 'For your new start.' };
let buyers = 0;
const inDays = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 10);

/** Starts a gift and opens its intent. */
async function begin(card: object = CARD) {
  const browser = gateway.newBrowser();
  const email = `buyer-${++buyers}@example.com`;
  const { json } = await browser.call('POST', '/api/gifts', { email, ...card });
  const id = json.orderId as number;
  const { json: intent } = await flows.intent(browser, id);
  return { browser, id, email, intent };
}
async function buy(card?: object) {
  const gift = await begin(card);
  await flows.pay(gift.intent.clientSecret);
  const { json } = await gift.browser.call('GET', `/api/orders/${gift.id}/gift`);
  return { ...gift, code: json.code as string };
}
const see = async (browser: Browser, id: number) => (await browser.call('GET', `/api/orders/${id}/gift`)).json;
const open = (code: string, browser = gateway.newBrowser()) => browser.call('POST', '/api/gifts/open', { code });
const mailsOf = async (id: number, kind: string) =>
  (await flows.jobsOf(id)).filter((job) => job === `send-${kind}`).length;

/** Redeems a code after the analysis. */
async function use(code: string) {
  const { browser, id } = await flows.placeAnalyzed();
  const { json } = await flows.intent(browser, id, code);
  const response = await browser.call('POST', `/api/orders/${id}/mark-free`);
  return { browser, id, isFree: json.isFree as boolean, response };
}
const uses = async (code: string) => (await use(code)).response.status === 200;
async function signIn() {
  const operator = gateway.newBrowser();
  await operator.call('POST', '/api/admin/login', { password: PASSWORD });
  return operator;
}

describe('buying a gift', () => {
  it('shows the code at once, mails it once, and costs as much as an analysis', async () => {
    const { browser, id, intent, code, email } = await buy();
    expect(intent).toMatchObject({ amount: PRICE_CENTS, isFree: false });
    expect(isGiftCode(code)).toBe(true);
    expect(await see(browser, id)).toMatchObject({ ...CARD, orderId: id, state: 'ready', code, email });
    await browser.call('POST', `/api/orders/${id}/mark-completed`);
    await reconcilePayments(gateway.deps, 14);
    expect((await see(browser, id)).code).toBe(code);
    expect(await mailsOf(id, 'gift')).toBe(1);
    expect((await flows.jobsOf(id)).filter((job) => job !== 'send-gift')).toEqual([]);
  });

  it('has no code before payment or after a declined card', async () => {
    const { browser, id, intent } = await begin();
    expect(await see(browser, id)).toMatchObject({ state: 'unpaid', code: null });
    await flows.pay(intent.clientSecret, DECLINED).catch(() => undefined);
    expect(await see(browser, id)).toMatchObject({ state: 'unpaid', code: null });
    await flows.pay(intent.clientSecret);
    expect(await see(browser, id)).toMatchObject({ state: 'ready' });
  });

  it('cannot be paid with a gift code or a 100 % code', async () => {
    const { code } = await buy();
    const other = await begin();
    const { json } = await flows.intent(other.browser, other.id, code);
    expect(json).toMatchObject({ isFree: false, amount: PRICE_CENTS, discount: 0 });
    expect((await other.browser.call('POST', `/api/orders/${other.id}/mark-free`)).json.code).toBe('invalid_promo');
    expect(await uses(code)).toBe(true);
  });

  it('continues with the same gift after a reload, and never bills twice', async () => {
    const { browser, id, intent } = await begin();
    const { json } = await browser.call('POST', '/api/gifts', { email: 'again@example.com', giver: 'Ben' });
    expect(json.orderId).toBe(id);
    expect((await flows.intent(browser, id)).json.paymentIntentId).toBe(intent.paymentIntentId);
    await flows.pay(intent.clientSecret);
    // The answer was lost; the tab retries.
    expect((await flows.intent(browser, id)).json.code).toBe('already_settled');
    expect(await see(browser, id)).toMatchObject({ state: 'ready', giver: 'Ben', email: 'again@example.com' });
    const next = await browser.call('POST', '/api/gifts', { email: 'again@example.com', additionalTo: id });
    expect(next.json).toMatchObject({ bought: false });
    expect(next.json.orderId).not.toBe(id);
  });

  it('shows a returning buyer the paid gift, and starts another only with `additionalTo`', async () => {
    gateway.standIns.controls.set({ stripe: { dropWebhooks: 20 } });
    const { browser, id, intent, email } = await begin();
    const again = async (more: object = {}) => (await browser.call('POST', '/api/gifts', { email, ...more })).json;
    expect(await again()).toEqual({ orderId: id, bought: false });
    await flows.pay(intent.clientSecret);
    // Neither event nor page has reported it.
    expect(await again({ giver: 'Ben' })).toEqual({ orderId: id, bought: true });
    gateway.standIns.controls.reset();
    expect(await see(browser, id)).toMatchObject({ state: 'ready', giver: null });
    const other = await again({ additionalTo: id });
    expect(other.bought).toBe(false);
    // An unpaid one is reused with a changed card.
    expect(await again({ additionalTo: id, giver: 'Ben' })).toEqual(other);
    expect((await findOrder(db(), other.orderId))?.payment).toBe('unpaid');
    // Another browser has bought nothing.
    expect((await gateway.newBrowser().call('POST', '/api/gifts', { email })).json.bought).toBe(false);
  });

  it('hides gifts that are old or refunded', async () => {
    const old = await buy();
    const past = new Date(Date.now() - DAY_MS);
    await query(db()).updateTable('orders').set({ settled_at: past }).where('id', '=', old.id).execute();
    const ended = await buy();
    await endGift(db(), ended.id);
    for (const { browser, email } of [old, ended])
      expect((await browser.call('POST', '/api/gifts', { email })).json.bought).toBe(false);
  });

  it('takes and requests no photos, and does not block other purchases', async () => {
    const { browser, id } = await buy();
    expect((await browser.upload(`/api/orders/${id}/photos`, threePhotos(), 'PUT')).status).toBe(409);
    const past = new Date(Date.now() - DAY_MS);
    await query(db()).updateTable('orders').set({ settled_at: past }).where('id', '=', id).execute();
    await requestMissingPhotos(db(), { afterMs: 1000, limit: 100 });
    expect((await findOrder(db(), id))?.photos_asked_at).toBeNull();
    expect((await browser.call('POST', '/api/my/purchase-context', {})).json.bought).toBeNull();
    expect((await flows.intent(browser)).status).toBe(200);
    const response = await browser.call('POST', `/api/orders/${id}/withdraw-consent`);
    expect(response.json.refunded).toBe(false);
    expect(await see(browser, id)).toMatchObject({ state: 'ready' });
  });

  it.each(['America/Los_Angeles', 'America/New_York', 'Asia/Kolkata', 'Australia/Sydney', 'Pacific/Auckland'])(
    'counts days in %s by its midnights',
    async (timeZone) => {
      const today = dayIn(timeZone, new Date());
      const refused = { status: 400, json: { field: 'deliverOn', message: expect.stringContaining('after today') } };
      const browser = gateway.newBrowser();
      const asked = (deliverOn: string) =>
        browser.call('POST', '/api/gifts', { email: 'a@example.com', deliverOn, timeZone });
      expect(await asked(today)).toMatchObject(refused);
      expect(await asked(addDays(today, 400))).toMatchObject({ json: { message: expect.stringContaining('a year') } });
      const day = addDays(today, 1);
      const { browser: buyer, id, code } = await buy({ deliverOn: day, timeZone });
      const reminder = await findNewestMail(db(), id, 'gift_day');
      expect(dayIn(timeZone, reminder?.state_at ?? new Date(0))).toBe(day);
      const gift = await see(buyer, id);
      expect(gift).toMatchObject({ deliverOn: day, goodUntil: addYears(today, GIFT_YEARS) });
      expect((await open(code)).json).toMatchObject({ goodUntil: gift.goodUntil });
    },
  );

  it('takes a zone that is unknown here for Greenwich', async () => {
    const { id } = await buy({ timeZone: 'Mars/Olympus' });
    expect((await findGift(db(), id))?.time_zone).toBe('UTC');
  });

  it('sends a reminder on the chosen day by the sweeper, not before', async () => {
    const { id } = await buy({ deliverOn: inDays(40) });
    const swept = async () => {
      const asked: string[] = [];
      const ensure = async (job: { name: string }, { orderId }: { orderId: number }) => {
        if (orderId === id) asked.push(job.name);
        return 'added' as const;
      };
      await requeueOverdueJobs(db(), { ensure }, { graceMs: 0, limit: 500 });
      return asked;
    };
    expect(await swept()).not.toContain('send-gift-day');
    await query(db())
      .updateTable('mails')
      .set({ state_at: new Date(Date.now() - 1000) })
      .where('order_id', '=', id)
      .where('kind', '=', 'gift_day')
      .execute();
    expect(await swept()).toContain('send-gift-day');
  });
});

describe('the mail with the code', () => {
  const mine = async (browser: Browser, id: number) =>
    ((await browser.call('GET', '/api/my/orders')).json as { id: number }[]).find((order) => order.id === id);
  const newest = async (id: number) => {
    const mail = await findNewestMail(db(), id, 'gift');
    return mail?.id ?? '';
  };

  const outcome = (fate: MailOutcome) => async (id: number) => {
    const mailId = await newest(id);
    await recordMailSent(db(), mailId, null);
    await recordMailOutcome(db(), mailId, fate, 'from the provider');
  };
  it.each([
    ['is refused by the provider', (id: number) => failMail(db(), id, 'gift', 'SendGrid answered 400')],
    ['bounces', outcome('bounced')],
    ['is blocked', outcome('blocked')],
  ])('that %s is never called sent, and goes to the corrected address', async (_, end) => {
    const { browser, id, email, code } = await buy({ deliverOn: inDays(40) });
    expect(await see(browser, id)).toMatchObject({ mail: 'pending' });
    await end(id);
    expect(await see(browser, id)).toMatchObject({ mail: 'troubled', code });
    expect(await mine(browser, id)).toMatchObject({ mailTroubled: true });
    const found = await gateway.newBrowser().call('POST', '/api/orders/lookup', { email, orderNumber: id });
    expect(found.json).toMatchObject({ mailTroubled: true });
    // Spelled the same it is tried again: the mailbox may have been full.
    await browser.call('POST', `/api/orders/${id}/update-email`, { email });
    expect(await mailsOf(id, 'gift')).toBe(2);
    await end(id);
    await browser.call('POST', `/api/orders/${id}/update-email`, { email: `right-${email}` });
    expect(await see(browser, id)).toMatchObject({ mail: 'pending', email: `right-${email}` });
    await recordMailSent(db(), await newest(id), null);
    expect(await see(browser, id)).toMatchObject({ mail: 'sent' });
    expect(await mine(browser, id)).toMatchObject({ mailTroubled: false });
    await browser.call('POST', `/api/orders/${id}/update-email`, { email: `right-${email}` });
    expect(await mailsOf(id, 'gift')).toBe(3);
  });

  it('is notified when its reminder bounces', async () => {
    const { browser, id } = await buy({ deliverOn: inDays(40) });
    await recordMailSent(db(), await newest(id), null);
    const reminder = await findNewestMail(db(), id, 'gift_day');
    await query(db()).updateTable('mails').set({ state_at: new Date() }).where('kind', '=', 'gift_day').execute();
    await recordMailSent(db(), reminder?.id ?? '', null);
    await recordMailOutcome(db(), reminder?.id ?? '', 'bounced', 'bounced (5.1.1)');
    expect(await mine(browser, id)).toMatchObject({ mailTroubled: true });
  });

  it('does not matter once the gift is used', async () => {
    const { browser, id, code } = await buy();
    await failMail(db(), id, 'gift', 'SendGrid answered 400');
    await use(code);
    expect(await see(browser, id)).toMatchObject({ state: 'used', mail: null });
    expect(await mine(browser, id)).toMatchObject({ mailTroubled: false });
  });
});

describe('using a gift', () => {
  it('opens one analysis for the holder of the code, and shows its card', async () => {
    const { browser, id, code } = await buy();
    expect((await open(code)).json).toMatchObject(CARD);
    expect((await open(code.toLowerCase())).json).toMatchObject(CARD);
    const { browser: receiver, id: own, response } = await use(code);
    expect(response.json).toMatchObject({ success: true, status: 'completed' });
    expect((await receiver.call('GET', `/api/orders/${own}`)).json.analysisResult).toHaveProperty('season');
    expect(await see(browser, id)).toMatchObject({ state: 'used', code: null });
    const led = { id: own, status: 'completed', nextStep: 'result' };
    expect((await open(code, receiver)).json).toEqual({ used: true, order: led });
    // The recipient's order is private, even from the buyer.
    for (const other of [gateway.newBrowser(), browser])
      expect((await open(code, other)).json).toEqual({ used: true, order: null });
    expect(await uses(code)).toBe(false);
  });

  it('works in pay-first checkout', async () => {
    const { code } = await buy();
    const receiver = gateway.newBrowser();
    const { json } = await flows.intent(receiver, undefined, code);
    expect(json.isFree).toBe(true);
    await receiver.upload(`/api/orders/${json.orderId}/photos`, threePhotos(), 'PUT');
    expect((await receiver.call('POST', `/api/orders/${json.orderId}/mark-free`)).status).toBe(200);
    expect((await findOrder(db(), json.orderId))?.payment).toBe('free');
  });
});

describe('refunding a gift', () => {
  it('ends its code when an operator refunds it', async () => {
    const { browser, id, code } = await buy();
    const operator = await signIn();
    const { json } = await operator.call('GET', `/api/admin/orders/${id}`);
    expect(json).toMatchObject({ gift: { state: 'ready', codeEnd: code.slice(-4) }, actions: ['withdraw', 'refund'] });
    expect(JSON.stringify(json)).not.toContain(code);
    expect((await operator.call('POST', `/api/admin/orders/${id}/refund`, { reason: 'asked' })).json).toMatchObject({
      payment: 'refunded',
      gift: { state: 'ended' },
    });
    expect(await see(browser, id)).toMatchObject({ state: 'ended', code: null });
    expect(await uses(code)).toBe(false);
    expect((await open(code)).json.code).toBe('invalid_promo');
  });

  it('keeps a redeemed result, even when refunded or disputed', async () => {
    const { browser, id, code, intent } = await buy();
    const receiver = await use(code);
    await recordDispute(db(), intent.paymentIntentId, disputeOf('needs_response'));
    expect(await see(browser, id)).toMatchObject({ state: 'used' });
    await recordDispute(db(), intent.paymentIntentId, disputeOf('won'));
    await (await signIn()).call('POST', `/api/admin/orders/${id}/refund`, { reason: 'asked' });
    expect((await findOrder(db(), id))?.payment).toBe('refunded');
    const { json } = await receiver.browser.call('GET', `/api/orders/${receiver.id}`);
    expect(json.analysisResult).toHaveProperty('season');
  });

  it('suspends it during a dispute, and restores it when won', async () => {
    const { browser, id, code, intent } = await buy();
    await recordDispute(db(), intent.paymentIntentId, disputeOf('needs_response'));
    expect(await see(browser, id)).toMatchObject({ state: 'disputed', code: null });
    expect(await uses(code)).toBe(false);
    await recordDispute(db(), intent.paymentIntentId, disputeOf('won'));
    expect(await uses(code)).toBe(true);
  });

  it('works for a withdrawal in time, and not after redemption', async () => {
    const { browser, id, code } = await buy();
    expect((await browser.call('GET', '/api/my/orders')).json[0]).toMatchObject({ isGift: true, withdrawable: true });
    expect((await browser.call('POST', `/api/orders/${id}/withdraw`)).status).toBe(200);
    expect((await findOrder(db(), id))?.payment).toBe('refunded');
    expect(await uses(code)).toBe(false);

    const used = await buy();
    await use(used.code);
    expect((await used.browser.call('GET', '/api/my/orders')).json[0]).toMatchObject({ withdrawable: false });
    const late = await used.browser.call('POST', `/api/orders/${used.id}/withdraw`);
    expect(late.json.code).toBe('withdrawal_over');
    expect(await findOrder(db(), used.id)).toMatchObject({ payment: 'paid', withdrawn_at: null });
  });

  it('excludes redemption when both happen at once', async () => {
    for (let round = 0; round < 5; round++) {
      const { browser, id, code } = await buy();
      const receiver = await flows.placeAnalyzed();
      await flows.intent(receiver.browser, receiver.id, code);
      const [used, withdrawn] = await Promise.all([
        receiver.browser.call('POST', `/api/orders/${receiver.id}/mark-free`),
        browser.call('POST', `/api/orders/${id}/withdraw`),
      ]);
      expect([used.status === 200, withdrawn.status === 200].filter(Boolean)).toHaveLength(1);
    }
  });
});

describe('gift data', () => {
  it('is not among the operator codes, and is in the buyer’s export', async () => {
    const { browser, id, code, email } = await buy();
    expect((await listPromos(db())).map((promo) => promo.code)).not.toContain(code);
    const operator = await signIn();
    const { status } = await operator.call('PUT', `/api/admin/promos/${code}`, {
      percent: 1,
      expiresAt: null,
      maxUses: null,
    });
    expect(status).toBe(400);
    const { json } = await browser.call('GET', `/api/orders/${id}/export`);
    expect(json).toMatchObject({ order: { email }, gift: { ...CARD, code } });
  });

  it('is deleted with its order: an unused gift is refunded first and its code removed', async () => {
    const { browser, id, code, email, intent } = await buy({ giver: 'Unique Giver', message: 'unique words' });
    const { json } = await browser.call('DELETE', `/api/orders/${id}`);
    expect(json.kept).toEqual([expect.stringContaining(`${ACCOUNTING_RETENTION_YEARS} years`)]);
    expect(json.deleted).toContain('the gift card’s text, and the reminder to write to you again');
    expect(json.deleted).toContain('the gift code, which was not used');
    for (const text of [email, code, 'Unique Giver', 'unique words']) {
      expect([text, await tablesNaming(gateway.database.url, text)]).toEqual([text, []]);
    }
    expect(await uses(code)).toBe(false);
    expect(await accountsOf(intent.paymentIntentId)).toEqual(['charge', 'refund']);
  });

  it('leaves the receiver’s order when the buyer deletes a used gift, without a refund', async () => {
    const { browser, id, code, email, intent } = await buy();
    const receiver = await use(code);
    const { json } = await browser.call('DELETE', `/api/orders/${id}`);
    expect(json.deleted.join()).toContain('the gift card’s text');
    expect(json.deleted.join()).not.toContain('the gift code');
    expect(json.kept[0]).toBe('the order placed with the gift code: it belongs to the person who used it');
    expect(await tablesNaming(gateway.database.url, email)).toEqual([]);
    expect(await accountsOf(intent.paymentIntentId)).toEqual(['charge']);
    expect((await findOrder(db(), receiver.id))?.payment).toBe('free');
    expect((await receiver.browser.call('DELETE', `/api/orders/${receiver.id}`)).status).toBe(200);
  });

  it('is kept while its code is valid, and then expires without a refund', async () => {
    const { id, code, intent } = await buy();
    const created_at = new Date(Date.now() - 3.5 * 365 * DAY_MS);
    await query(db()).updateTable('orders').set({ created_at }).where('id', '=', id).execute();
    await deleteExpiredOrders(gateway.deps);
    expect(await findOrder(db(), id)).toBeDefined();
    await query(db())
      .updateTable('promos')
      .set({ expires_at: new Date(Date.now() - DAY_MS) })
      .where('code', '=', code)
      .execute();
    expect(await uses(code)).toBe(false);
    await deleteExpiredOrders(gateway.deps);
    expect(await findOrder(db(), id)).toBeUndefined();
    expect((await gateway.payments.fetchIntent(intent.paymentIntentId)).status).toBe('succeeded');
    expect(await accountsOf(intent.paymentIntentId)).not.toContain('refund');
  });
});
