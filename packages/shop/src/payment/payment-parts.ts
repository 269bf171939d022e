import { type RawBuilder, sql } from 'kysely';
import { isCheckDue } from './payment-queries.ts';

/* Parts of other subjects' statements, so that these read no table of this one. */

type Part = RawBuilder<unknown>;

/** Whether an order has an open intent. */
export const hasOpenPayment = (orderId: Part) =>
  sql<boolean>`exists (select from payments where payments.order_id = ${orderId} and payments.state = 'open')`;

/** Whether an order has an open intent that is due to be asked about. */
export const hasDuePayment = (orderId: Part) => sql<boolean>`exists (
  select from payments where payments.order_id = ${orderId} and payments.state = 'open' and ${isCheckDue}
)`;

/** Whether a hosted page of an order was opened since a moment. */
export const hasPageSince = (orderId: Part, since: Part) => sql<boolean>`exists (
  select from checkout_sessions where checkout_sessions.order_id = ${orderId} and checkout_sessions.created_at > ${since}
)`;

/** Whether a refund of an order failed and was not made up for. */
export const isRefundFailed = (orderId: Part) =>
  sql<boolean>`exists (select from payments where payments.order_id = ${orderId} and refund_failed_at is not null)`;

/** The order of an intent. */
export const ordersOfIntent = (intentId: string) => sql`(select order_id from payments where intent_id = ${intentId})`;

/** Part of an order's history. */
export const paymentMoments = (orderId: number) => sql`
  select created_at, 'intent', null, jsonb_build_object(
      'of', intent_id, 'cents', amount_cents, 'currency', currency, 'code', promo_code)
    from payments where order_id = ${orderId}
  union all select checked_at, 'intent_canceled', null, jsonb_build_object('of', intent_id)
    from payments where order_id = ${orderId} and state = 'canceled'
  union all select declined_at, 'declined', null, jsonb_build_object('of', declines.code, 'intent', intent_id)
    from declines join payments using (intent_id) where order_id = ${orderId}
  union all select brought_at, 'provider_event', null, jsonb_build_object('of', type, 'reason', brought_by)
    from provider_events join payments using (intent_id) where order_id = ${orderId}`;

/** Money of orders that was not refunded, as rows of order_id, cents and currency. */
export const heldMoney = sql`(
  select order_id, amount_cents - refunded_cents as cents, currency from payments where state = 'succeeded'
)`;
