import { type RawBuilder, sql } from 'kysely';
import { hasPayment } from '../order/index.ts';
import { isUnused, isUsed } from '../promo/index.ts';

/* Parts of other subjects' statements, so that these read no table of this one. */

type Part = RawBuilder<unknown>;

/** Whether a code is of a gift that was ended or is not paid. */
export const isOfEndedGift = (code: Part) => sql<boolean>`exists (
  select from gifts where gifts.code = ${code} and (ended_at is not null or not ${hasPayment(sql`gifts.order_id`, 'paid')})
)`;

/** The code of an order's gift. */
export const giftCodeOf = (orderId: number) => sql`(select code from gifts where order_id = ${orderId})`;

/** Whether an order is a gift that was used. */
export const isUsedGift = (orderId: Part) =>
  sql<boolean>`exists (select from gifts where gifts.order_id = ${orderId} and ${isUsed(sql`gifts.code`)})`;

/** Whether an order is a gift whose code may still be used. */
export const isUnusedGift = (orderId: Part) =>
  sql<boolean>`exists (select from gifts where gifts.order_id = ${orderId} and ${isUnused(sql`gifts.code`)})`;

/** Whether an order is a gift that was ended, or that was not. */
export const isGift = (orderId: Part, kind: 'ended' | 'lasting') => sql<boolean>`exists (
  select from gifts where gifts.order_id = ${orderId} and ended_at is ${kind === 'ended' ? sql`not null` : sql`null`}
)`;

/** Orders of ended gifts. */
export const endedGifts = sql`(select gifts.order_id from gifts where ended_at is not null)`;

/** Orders of gifts with this code, or its last letters. */
export const ordersOfGiftCode = (code: string) =>
  sql`(select order_id from gifts where code = ${code} or right(code, 4) = ${code})`;

/** Orders of gifts that made orders of these free. @param codes a statement of codes */
export const ordersOfGiftCodes = (codes: Part) => sql`(select gifts.order_id from gifts where gifts.code in ${codes})`;
