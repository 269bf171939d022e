import { databaseOfFile, disputeOf, FULL_REFUND, sealedAnalysis, storedPhotos } from '@trueseason/testing';
import { beforeEach, describe, expect, it } from 'vitest';
import type { SealedText } from '../encryption/sealed-column.ts';
import { claimMail, recordMailOutcome, recordMailSent } from '../mail/deliver-mail.ts';
import { mailboxKey } from '../mail/mail-allowance.ts';
import { findResultsMail, listMails } from '../mail/mail-queries.ts';
import { findOrder } from '../order/order-queries.ts';
import { countPayments, findPayment } from '../payment/payment-queries.ts';
import { listPhotos } from '../photos/photo-queries.ts';
import { findReport } from '../report/report-queries.ts';
import { query } from '../schema/database-schema.ts';
import { attachPhotos } from './attach-photos.ts';
import { setEmail } from './change-email.ts';
import { applyPrice, recordIntent } from './payment-intents.ts';
import { placeOrder } from './place-order.ts';
import { recordDispute } from './record-dispute.ts';
import { recordPayment, redeemFreeOrder } from './record-payment.ts';
import { recordPhotosDeleted } from './record-photos-deleted.ts';
import { recordRefunds } from './record-refunds.ts';
import { recordReport } from './record-report.ts';
import { retryAnalysis } from './retry-analysis.ts';
import { beginAnalysis, failAnalysis, recordAnalysis } from './run-analysis.ts';
import { intentOf, ordersOf } from './testing/orders.ts';
import { withdrawOrder } from './withdraw-order.ts';

const db = await databaseOfFile();
const { placed, analyzed, withIntent, pay, jobsOf: outbox } = ordersOf(db);
beforeEach(async () => {
  await query(db).deleteFrom('outbox').execute();
});

describe('an order', () => {
  it('requests its analysis in the transaction that places it', async () => {
    const id = await placed();
    expect(await findOrder(db, id)).toMatchObject({ progress: 'files_uploaded', payment: 'unpaid' });
    expect(await outbox()).toEqual(['analyze']);
  });

  it('is analyzed once under concurrency', async () => {
    const id = await placed();
    expect((await beginAnalysis(db, id))?.photos).toHaveLength(3);
    expect(await recordAnalysis(db, id, sealedAnalysis)).toBe(true);
    expect(await recordAnalysis(db, id, sealedAnalysis)).toBe(false);
    expect(await beginAnalysis(db, id)).toBeNull();
    expect(await failAnalysis(db, id, { code: 'internal', message: 'late', photos: [] })).toBe(false);
    expect(await findOrder(db, id)).toMatchObject({ progress: 'analyzed', completed_at: null });
  });

  it('stores outlines with each photo until it is deleted', async () => {
    const outlines = [1, 2, 3].map((position): SealedText => `sealed:${position}`);
    const id = await placed();
    await beginAnalysis(db, id);
    await recordAnalysis(db, id, { ...sealedAnalysis, outlines });
    expect((await listPhotos(db, id)).map((photo) => photo.outlines)).toEqual(outlines);
    const gone = await placed();
    await beginAnalysis(db, gone);
    await recordPhotosDeleted(db, gone, { receipt: false });
    expect(await recordAnalysis(db, gone, { ...sealedAnalysis, outlines })).toBe(true);
    expect(await listPhotos(db, gone)).toEqual([]);
  });

  it('completes when the analysis comes last, and waits for payment before it', async () => {
    const id = await placeOrder(db, 'pay_first');
    const intent = await withIntent(id);
    expect(await attachPhotos(db, id, storedPhotos)).toEqual([]);
    // Not analyzed before payment, so they may be replaced.
    const others = storedPhotos.map((photo) => ({ ...photo, object_key: `${photo.object_key}-other` }));
    expect(await attachPhotos(db, id, others)).toMatchObject(storedPhotos);
    expect(await listPhotos(db, id)).toMatchObject(others);
    expect(await outbox()).toEqual([]);
    await recordPayment(db, intent);
    expect(await attachPhotos(db, id, storedPhotos)).toBeNull();
    expect(await outbox()).toEqual(['analyze']);
    await beginAnalysis(db, id);
    await recordAnalysis(db, id, sealedAnalysis);
    expect(await outbox()).toEqual(['analyze', 'render-report']);
  });

  it('fails with its reason and can be retried', async () => {
    const id = await placed();
    await beginAnalysis(db, id);
    const failure = { code: 'photos' as const, message: 'Choose others.', photos: [] };
    expect(await failAnalysis(db, id, failure)).toBe(true);
    expect(await findOrder(db, id)).toMatchObject({ progress: 'failed', failure });
    expect(await retryAnalysis(db, id)).toBe(true);
    expect(await findOrder(db, id)).toMatchObject({ progress: 'files_uploaded', failure: null });
  });
});

describe('a payment', () => {
  it.each([
    ['not succeeded', { status: 'requires_payment_method' }, 'not_paid'],
    ['of another amount', { amountReceived: 100 }, 'mismatch'],
    ['in another currency', { currency: 'eur' }, 'mismatch'],
    ['of an unknown intent', { id: 'pi_unknown' }, 'mismatch'],
    ['for an unknown order', { orderId: 1_000_000_000 }, 'mismatch'],
  ] as const)('that is %s settles nothing', async (_, change, expected) => {
    const id = await analyzed();
    expect(await recordPayment(db, { ...(await withIntent(id)), ...change })).toBe(expected);
    expect(await findOrder(db, id)).toMatchObject({ payment: 'unpaid', completed_at: null });
  });

  it('has one live intent per order', async () => {
    const id = await analyzed();
    await withIntent(id);
    const second = { intent_id: 'pi_second', order_id: id, amount_cents: 2900, currency: 'usd', promo_code: null };
    expect(await recordIntent(db, second)).toBe('closed');
    // Counted, so that the next one's number differs.
    expect(await countPayments(db, id)).toBe(2);
    expect(await findPayment(db, 'pi_second')).toMatchObject({ state: 'canceled' });
    expect(await recordIntent(db, second)).toBe('closed');
    expect(await countPayments(db, id)).toBe(2);
  });
});

describe('a promo', () => {
  it('that leaves less than the provider’s minimum is free as well', async () => {
    for (const percent of [98, 99]) {
      const code = `LESS${percent}`;
      await query(db).insertInto('promos').values({ code, percent }).execute();
      const id = await analyzed();
      await applyPrice(db, id, { amountCents: 0, discountPercent: percent, promoCode: code });
      expect(await redeemFreeOrder(db, id)).toBe(percent === 99 ? 'settled' : 'not_paid');
    }
  });
});

describe('the results mail', () => {
  async function completed(): Promise<number> {
    const id = await analyzed();
    await pay(id);
    return id;
  }
  const report = { objectKey: 'orders/x/report.pdf', bytes: 1 };

  it('is requested once, with report and address', async () => {
    const id = await completed();
    await recordReport(db, id, report);
    expect(await findResultsMail(db, id)).toBeUndefined();
    await setEmail(db, id, 'someone@example.com');
    await setEmail(db, id, 'someone@example.com');
    await recordReport(db, id, report);
    expect((await outbox()).filter((job) => job === 'send-results')).toHaveLength(1);
    expect((await findReport(db, id))?.state).toBe('ready');
  });

  it('goes to a changed address, once, whatever happened to the first', async () => {
    const id = await completed();
    await setEmail(db, id, 'first@example.com');
    await recordReport(db, id, report);
    const results = async () => (await listMails(db, id)).filter(({ kind }) => kind === 'results');
    // Not sent yet: the same mail goes to the new address.
    await setEmail(db, id, 'second@example.com');
    expect(await results()).toMatchObject([{ state: 'pending', mailbox: mailboxKey('second@example.com') }]);
    await claimMail(db, id, 'results', 60_000);
    // Being sent, with unknown outcome: not retried.
    await setEmail(db, id, 'third@example.com');
    expect(await results()).toMatchObject([
      { state: 'failed', error: 'a newer one took its place' },
      { round: 2, state: 'pending', mailbox: mailboxKey('third@example.com') },
    ]);
    expect(await claimMail(db, id, 'results', 0)).toMatchObject({ kind: 'send', mail: { round: 2 } });
    await recordMailSent(db, (await findResultsMail(db, id))?.id ?? '', 'message-2');
    // Bounced: another attempt goes to the next address.
    await recordMailOutcome(db, (await findResultsMail(db, id))?.id ?? '', 'bounced', 'bounced (5.1.1)');
    await setEmail(db, id, 'fourth@example.com');
    expect(await results()).toMatchObject([{}, { outcome: 'bounced', mailbox: mailboxKey('third@example.com') }, {}]);
    expect(await findResultsMail(db, id)).toMatchObject({
      state: 'pending',
      error: null,
      mailbox: mailboxKey('fourth@example.com'),
    });
    expect((await outbox()).filter((job) => job === 'send-results')).toHaveLength(3);
  });

  it('keeps the links of another spelling of a mailbox, and sends it undelivered mail', async () => {
    const id = await completed();
    await setEmail(db, id, 'me@example.com');
    await recordReport(db, id, report);
    await recordMailSent(db, (await findResultsMail(db, id))?.id ?? '', 'message-1');
    const version = async () => (await findOrder(db, id))?.link_version;
    const before = await version();
    await setEmail(db, id, 'Me+colors@example.com');
    expect((await listMails(db, id)).map(({ kind }) => kind)).toEqual(['results']);
    expect(await version()).toBe(before);
    await recordMailOutcome(db, (await findResultsMail(db, id))?.id ?? '', 'bounced', 'bounced (5.1.1)');
    await setEmail(db, id, 'me@example.com');
    expect(await listMails(db, id)).toMatchObject([{ outcome: 'bounced' }, { kind: 'results', state: 'pending' }]);
    expect(await version()).toBe(before);
  });

  it('goes to no new address after a refund', async () => {
    const id = await completed();
    await setEmail(db, id, 'first@example.com');
    await recordReport(db, id, report);
    await recordMailSent(db, (await findResultsMail(db, id))?.id ?? '', 'message-1');
    await query(db).updateTable('orders').set({ payment: 'refunded' }).where('id', '=', id).execute();
    await setEmail(db, id, 'second@example.com');
    expect((await listMails(db, id)).map(({ kind }) => kind)).toEqual(['results', 'address_changed']);
  });

  describe('a pending mail', () => {
    async function waiting() {
      const id = await completed();
      await setEmail(db, id, 'someone@example.com');
      await recordReport(db, id, report);
      return { id, intentId: intentOf(id) };
    }
    const claim = async (id: number) => (await claimMail(db, id, 'results', 60_000)).kind;

    it('is canceled after a refund, and not requested again', async () => {
      const { id, intentId } = await waiting();
      await recordRefunds(db, intentId, FULL_REFUND);
      expect(await claim(id)).toBe('nothing');
      expect(await findResultsMail(db, id)).toMatchObject({ state: 'failed', error: 'the order is closed' });
      await setEmail(db, id, 'someone@example.com');
      expect(await claim(id)).toBe('nothing');
    });

    it('is followed by one about the refund, once, unless the bank or a withdrawal caused it', async () => {
      const notices = async (id: number) => (await listMails(db, id)).filter(({ kind }) => kind === 'refund').length;
      const refunded = await waiting();
      for (const _ of [1, 2]) await recordRefunds(db, refunded.intentId, FULL_REFUND);
      expect(await notices(refunded.id)).toBe(1);
      const lost = await waiting();
      await recordDispute(db, lost.intentId, disputeOf('needs_response'));
      await recordDispute(db, lost.intentId, disputeOf('lost'));
      expect(await notices(lost.id)).toBe(0);
      const withdrawn = await waiting();
      await withdrawOrder(db, withdrawn.id);
      await recordRefunds(db, withdrawn.intentId, FULL_REFUND);
      expect(await notices(withdrawn.id)).toBe(0);
    });

    it('is canceled by a withdrawal, before the refund', async () => {
      const { id } = await waiting();
      await withdrawOrder(db, id);
      expect(await claim(id)).toBe('nothing');
    });

    it.each([true, false])('waits for the end of a dispute, won or lost (%j)', async (won) => {
      const { id, intentId } = await waiting();
      await recordDispute(db, intentId, disputeOf('needs_response'));
      expect(await claim(id)).toBe('nothing');
      await recordDispute(db, intentId, disputeOf(won ? 'won' : 'needs_response'));
      expect(await claim(id)).toBe(won ? 'send' : 'nothing');
    });
  });

  it('is sent by one sender, and retried only if unconfirmed', async () => {
    const id = await completed();
    await setEmail(db, id, 'someone@example.com');
    await recordReport(db, id, report);
    const claims = await Promise.all([claimMail(db, id, 'results', 60_000), claimMail(db, id, 'results', 60_000)]);
    expect(claims.map(({ kind }) => kind).toSorted()).toEqual(['send', 'wait']);
    expect((await claimMail(db, id, 'results', 0)).kind).toBe('send');
    const mail = await findResultsMail(db, id);
    await recordMailSent(db, mail?.id ?? '', 'message-1');
    expect((await claimMail(db, id, 'results', 0)).kind).toBe('nothing');
  });
});
