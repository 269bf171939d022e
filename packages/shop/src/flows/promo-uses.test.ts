import { CURRENCY } from '@trueseason/contracts';
import { databaseOfFile } from '@trueseason/testing';
import { expect, it } from 'vitest';
import { findOrder } from '../order/order-queries.ts';
import { findOpenPayment } from '../payment/payment-queries.ts';
import { savePromo } from '../promo/save-promo.ts';
import { query } from '../schema/database-schema.ts';
import { applyPrice, closeIntent, recordIntent } from './payment-intents.ts';
import { placeOrder } from './place-order.ts';
import { findUsableCode, releaseIdleReservation } from './promo-uses.ts';
import { recordPayment, redeemFreeOrder } from './record-payment.ts';

const db = await databaseOfFile();

let made = 0;
async function codeOf(uses: number, percent = 50): Promise<string> {
  const code = `CODE-${++made}`;
  await savePromo(db, { code, percent, expires_at: null, max_uses: uses }, 'ada');
  return code;
}
const price = (promoCode: string | null) => ({
  amountCents: promoCode ? 1450 : 2900,
  discountPercent: promoCode ? 50 : 0,
  promoCode,
});
const intentOf = (order_id: number, promo_code: string | null, intent_id = `pi_${order_id}_${promo_code}`) => ({
  intent_id,
  order_id,
  promo_code,
  amount_cents: price(promo_code).amountCents,
  currency: CURRENCY,
});
const paid = (orderId: number, id: string, amountReceived: number) =>
  recordPayment(db, { id, status: 'succeeded', amountReceived, currency: CURRENCY, charge: null, orderId });
const usesOf = async (code: string) =>
  (await query(db).selectFrom('promos').select('uses').where('code', '=', code).executeTakeFirstOrThrow()).uses;
const orders = (count: number) => Promise.all(Array.from({ length: count }, () => placeOrder(db, 'pay_first')));

it('prices at most as many concurrent orders as a code has uses', async () => {
  for (const uses of [1, 3]) {
    const code = await codeOf(uses);
    const applied = await Promise.all((await orders(8)).map((id) => applyPrice(db, id, price(code))));
    expect(applied.filter((outcome) => outcome === 'applied')).toHaveLength(uses);
    expect(applied.filter((outcome) => outcome === 'used_up')).toHaveLength(8 - uses);
  }
});

it('opens at most as many concurrent intents as a code has uses, and counts each payment once', async () => {
  const code = await codeOf(2);
  const ids = await orders(8);
  // None was priced, as if reservations ended before the provider's answer.
  const outcomes = await Promise.all(ids.map((id) => recordIntent(db, intentOf(id, code))));
  const winners = ids.filter((_, index) => outcomes[index] === 'opened');
  expect(winners).toHaveLength(2);
  const settled = await Promise.all([...winners, ...winners].map((id) => paid(id, `pi_${id}_${code}`, 1450)));
  expect(settled.toSorted()).toEqual(['already_settled', 'already_settled', 'settled', 'settled']);
  expect(await usesOf(code)).toBe(2);
});

it('frees a use when its intent is closed, and not while it is payable', async () => {
  const code = await codeOf(1);
  const [first = 0, second = 0] = await orders(2);
  await applyPrice(db, first, price(code));
  await recordIntent(db, intentOf(first, code));
  expect(await applyPrice(db, second, price(code))).toBe('used_up');
  expect(await findUsableCode(db, code, {})).toBeUndefined();
  expect(await findUsableCode(db, code, { orderId: first })).toBeDefined();
  // Another tab removes the code: neither that nor the idle cleanup releases an open intent's use.
  expect(await applyPrice(db, first, price(null))).toBe('other_price');
  await releaseIdleReservation(db, first);
  expect(await applyPrice(db, second, price(code))).toBe('used_up');
  await closeIntent(db, `pi_${first}_${code}`);
  expect(await applyPrice(db, second, price(code))).toBe('applied');
  expect(await recordIntent(db, intentOf(first, code, 'pi_late'))).toBe('closed');
  expect(await findOpenPayment(db, first)).toBeUndefined();
});

it('reserves the use of the live intent’s code, whatever another tab asked for', async () => {
  const [one, two] = [await codeOf(1), await codeOf(1)];
  const [order = 0, other = 0] = await orders(2);
  await applyPrice(db, order, price(one));
  await applyPrice(db, order, price(two));
  expect(await recordIntent(db, intentOf(order, one))).toBe('opened');
  expect(await findOrder(db, order)).toMatchObject({ promo_code: one, amount_cents: 1450 });
  expect(await applyPrice(db, other, price(one))).toBe('used_up');
  expect(await applyPrice(db, other, price(two))).toBe('applied');
});

it('keeps a reservation’s age when its order asks again', async () => {
  const code = await codeOf(1);
  const [order = 0] = await orders(1);
  const kept = async () =>
    query(db).selectFrom('promo_reservations').select('reserved_at').where('order_id', '=', order).executeTakeFirst();
  await applyPrice(db, order, price(code));
  const first = await kept();
  await applyPrice(db, order, price(code));
  expect(await kept()).toEqual(first);
  await applyPrice(db, order, price(await codeOf(1)));
  expect((await kept())?.reserved_at.getTime()).toBeGreaterThan(first?.reserved_at.getTime() ?? 0);
});

it('keeps a reserved free code for its browser until idle', async () => {
  const code = await codeOf(1, 100);
  const [first = 0, second = 0] = await orders(2);
  const free = { amountCents: 0, discountPercent: 100, promoCode: code };
  expect(await applyPrice(db, first, free)).toBe('applied');
  expect(await applyPrice(db, second, free)).toBe('used_up');
  await releaseIdleReservation(db, first);
  expect(await applyPrice(db, second, free)).toBe('applied');
  expect([await redeemFreeOrder(db, first), await redeemFreeOrder(db, second)]).toEqual(['not_paid', 'settled']);
  expect(await usesOf(code)).toBe(1);
});
