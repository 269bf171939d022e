import { CURRENCY, PRICE_CENTS } from '@trueseason/contracts';
import type { Database } from '../database/index.ts';
import { findOrder, lockOrder, type OrderRow, setPrice, transact } from '../order/index.ts';
import {
  cancelPayment,
  countPayments,
  findOpenPayment,
  findPayment,
  insertPayment,
  listPagePrices,
  type NewPayment,
  type PaymentRow,
} from '../payment/index.ts';
import { deleteReservation } from '../promo/index.ts';
import type { Price } from './price-order.ts';
import { reservePromo } from './promo-uses.ts';
import type { ProviderIntent } from './record-payment.ts';

/**
 * Prices an unpaid order with a reserved promo, or none (null). `settled` if nothing is due, `used_up` without a use
 * left, `other_price` while another price's intent is open: cancel it first. @param from hash of the requesting address
 */
export async function applyPrice(
  db: Database,
  orderId: number,
  { amountCents, promoCode }: Price,
  from: string | null = null,
): Promise<'applied' | 'settled' | 'used_up' | 'other_price'> {
  return transact(db, async (trx) => {
    const order = await lockOrder(trx, orderId);
    if (order?.payment !== 'unpaid') return 'settled';
    const open = await findOpenPayment(trx, orderId);
    if (open && (open.promo_code !== promoCode || open.amount_cents !== amountCents || open.currency !== CURRENCY))
      return 'other_price';
    if (!(await reservePromo(trx, orderId, promoCode, from))) return 'used_up';
    await setPrice(trx, orderId, { promo_code: promoCode, amount_cents: amountCents, currency: CURRENCY });
    return 'applied';
  });
}

/**
 * Records an intent; one on record stays unchanged. `opened` if it is the order's live one from now, `open` if it was
 * before, `closed` if another is, or its code has no use left. If it is paid anyway, `recordPayment` decides.
 */
export async function recordIntent(db: Database, payment: NewPayment): Promise<'opened' | 'open' | 'closed'> {
  return transact(db, async (trx) => {
    const order = await lockOrder(trx, payment.order_id);
    const { order_id, promo_code = null, amount_cents, currency } = payment;
    const open = await findOpenPayment(trx, order_id);
    const isLive =
      order?.payment === 'unpaid' &&
      !open &&
      !(await findPayment(trx, payment.intent_id)) &&
      (await reservePromo(trx, order_id, promo_code, payment.opened_from ?? null));
    // Another tab may have priced the order meanwhile.
    if (isLive) await setPrice(trx, order_id, { promo_code, amount_cents, currency });
    const isInserted = await insertPayment(trx, { ...payment, state: isLive ? 'open' : 'canceled' });
    if (isLive && isInserted) return 'opened';
    return open?.intent_id === payment.intent_id ? 'open' : 'closed';
  });
}

/** The intent cannot be paid anymore: releases its code, and the history has the moment. */
export async function closeIntent(db: Database, intentId: string): Promise<void> {
  const payment = await findPayment(db, intentId);
  if (payment?.state !== 'open') return;
  await transact(db, async (trx) => {
    await lockOrder(trx, payment.order_id);
    if (await cancelPayment(trx, intentId)) await deleteReservation(trx, payment.order_id);
  });
}

/** The provider's key of an intent's creation. Counts canceled ones, so that concurrent tabs share one live intent. */
export const nextIntentKey = async (db: Database, orderId: number, amountCents: number): Promise<string> =>
  `order-${orderId}-${await countPayments(db, orderId)}-${amountCents}`;

type HostedIntent = Pick<ProviderIntent, 'id' | 'orderId' | 'currency'> & { readonly amount: number };

const findHostedOrder = async (db: Database, { id, orderId }: HostedIntent): Promise<OrderRow | undefined> => {
  if (orderId === null || (await findPayment(db, id))) return undefined;
  const order = await findOrder(db, orderId);
  return order?.flow === 'hosted' ? order : undefined;
};

/** The other open payment of a hosted page's order, which must end before its new intent is recorded. */
export async function findHostedRival(db: Database, intent: HostedIntent): Promise<PaymentRow | undefined> {
  const order = await findHostedOrder(db, intent);
  return order && findOpenPayment(db, order.id);
}

/** Records a hosted page's new intent at the page's price. Other intents change nothing. */
export async function recordHostedIntent(db: Database, intent: HostedIntent): Promise<void> {
  const order = await findHostedOrder(db, intent);
  if (!order) return;
  const prices = await listPagePrices(db, order.id);
  const price = prices.find(
    ({ amount_cents, currency }) => amount_cents === intent.amount && currency === intent.currency,
  ) ??
    prices[0] ?? { amount_cents: PRICE_CENTS, currency: CURRENCY };
  await recordIntent(db, { intent_id: intent.id, order_id: order.id, promo_code: null, ...price });
}
