import { CURRENCY, formatPrice, openGiftPath, PRICE_CENTS } from '@trueseason/contracts';
import { createSignedLinks } from '@trueseason/shop/access';
import { recordBeginRequest } from '@trueseason/shop/consent';
import {
  endGift,
  placeOrder,
  recordIntent,
  recordPayment,
  recordRefunds,
  saveGift,
  withdrawOrder,
} from '@trueseason/shop/flows';
import { findGift } from '@trueseason/shop/gift';
import type { MailKind } from '@trueseason/shop/mail';
import { query } from '@trueseason/shop/testing';
import { databaseOfFile, FULL_REFUND } from '@trueseason/testing';
import { resultFixture } from '@trueseason/testing/result';
import { expect, it } from 'vitest';
import { composeMail } from './compose-mail.ts';

const db = await databaseOfFile();
const links = createSignedLinks('s'.repeat(32));
const config = { PUBLIC_URL: 'https://shop.example', SUPPORT_EMAIL: 'help@shop.example', REFUND_AFTER_DAYS: 14 };

/** A paid gift, with its intent. */
async function paidGift() {
  const orderId = await placeOrder(db, 'gift');
  const intentId = `pi_${orderId}`;
  await saveGift(db, orderId, {
    email: 'giver@example.com',
    giver: null,
    message: null,
    deliver_on: null,
    time_zone: 'UTC',
  });
  const price = { amount_cents: PRICE_CENTS, currency: CURRENCY, promo_code: null };
  await recordIntent(db, { intent_id: intentId, order_id: orderId, ...price });
  const paid = {
    id: intentId,
    status: 'succeeded',
    amountReceived: PRICE_CENTS,
    currency: CURRENCY,
    charge: null,
    orderId,
  };
  expect(await recordPayment(db, paid)).toBe('settled');
  return { orderId, intentId, code: (await findGift(db, orderId))?.code ?? '' };
}

/** A paid order without photos, with these columns. */
async function paidOrder(columns: { completed_at?: Date | null; settled_at?: Date }): Promise<number> {
  const id = await placeOrder(db, 'pay_first');
  const paid = { payment: 'paid', email: 'someone@example.com', ...columns } as const;
  await query(db).updateTable('orders').set(paid).where('id', '=', id).execute();
  return id;
}

const compose = (orderId: number, kind: MailKind) =>
  composeMail(
    { db, links, config, measurements: { findResult: async () => resultFixture('Dark Winter') } },
    { order_id: orderId, recipient: null, round: 1 },
    kind,
  );

it('sends the buyer a gift’s code, a link with the code, and a link to its card', async () => {
  const { orderId, code } = await paidGift();
  const mail = await compose(orderId, 'gift');
  expect(mail).toMatchObject({ to: 'giver@example.com', subject: expect.stringContaining('ready to give') });
  for (const body of [mail?.text, mail?.html]) {
    expect(body).toContain(code);
    expect(body).toContain(`https://shop.example${openGiftPath(code)}`);
  }
  expect((await compose(orderId, 'gift_day'))?.subject).toMatch(/^It’s time to give/);
});

it.each<[string, (gift: Awaited<ReturnType<typeof paidGift>>) => Promise<unknown>]>([
  ['was used', ({ code }) => query(db).updateTable('promos').set({ uses: 1 }).where('code', '=', code).execute()],
  ['was paid back', ({ intentId }) => recordRefunds(db, intentId, FULL_REFUND)],
  ['was ended', ({ orderId }) => endGift(db, orderId)],
  [
    'is past its years',
    ({ code }) =>
      query(db)
        .updateTable('promos')
        .set({ expires_at: new Date(0) })
        .where('code', '=', code)
        .execute(),
  ],
])('sends no reminder of a gift that %s', async (_, end) => {
  const gift = await paidGift();
  await end(gift);
  expect(await compose(gift.orderId, 'gift_day')).toBeNull();
});

it.each([
  ['promises the money back where nothing was delivered', null, true],
  ['promises nothing where the order was delivered before', new Date(), false],
])('asks for photos and %s', async (_, completed_at, promised) => {
  const mail = await compose(await paidOrder({ completed_at }), 'photo_request');
  for (const body of [mail?.text, mail?.html]) expect(body?.includes('refund you automatically')).toBe(promised);
});

const DAY_MS = 24 * 60 * 60 * 1000;

it.each([
  ['names it to a buyer who was not asked to begin', { asked: false, days: 1 }, true],
  ['does not after such a request, which it confirms', { asked: true, days: 1 }, false],
  ['does not after its period', { asked: false, days: 16 }, false],
])('withdrawal: the results mail %s', async (_, { asked, days }, named) => {
  const settled_at = new Date(Date.now() - days * DAY_MS);
  const orderId = await paidOrder({ settled_at });
  if (asked) await recordBeginRequest(db, orderId);
  await query(db).updateTable('orders').set({ completed_at: new Date() }).where('id', '=', orderId).execute();
  const mail = await compose(orderId, 'results');
  for (const body of [mail?.text, mail?.html]) {
    expect(body?.includes('https://shop.example/my-data#withdraw')).toBe(named);
    expect(/you\s+confirmed/.test(body ?? '')).toBe(asked);
  }
});

it('withdrawal: the mails of an unused gift and of missing photos link to it', async () => {
  const { orderId } = await paidGift();
  expect((await compose(orderId, 'gift'))?.text).toContain('https://shop.example/my-data#withdraw');
  const paid = await paidOrder({ settled_at: new Date() });
  expect((await compose(paid, 'photo_request'))?.text).toContain('https://shop.example/my-data#withdraw');
});

it('promises only the rest after a partial refund', async () => {
  const { orderId, intentId } = await paidGift();
  await recordRefunds(db, intentId, { cents: 1000, failed: false, each: [] });
  expect((await compose(orderId, 'refund'))?.text).toContain(
    `${formatPrice(1000)} of the ${formatPrice(PRICE_CENTS)} you paid goes back`,
  );
  expect(await withdrawOrder(db, orderId)).toBe(true);
  expect((await compose(orderId, 'withdrawal'))?.text).toContain('The rest of the price, $19.00, is refunded');
  await recordRefunds(db, intentId, FULL_REFUND);
  expect((await compose(orderId, 'refund'))?.text).toContain('$19.00 goes back');
});
