import type { AnalysisFailure, Answers } from '@trueseason/contracts';
import { sql, type UpdateObject } from 'kysely';
import { consentTakenBack } from './consent-taken-back.ts';
import { ordersByDay } from './order-parts.ts';
import type { OrderRow } from './orders-table.ts';
import { type OrderTables, query } from './tables.ts';
import type { Transition } from './transition.ts';

/* Guarded changes of an order's columns. All require its lock, and move neither progress nor payment (`move-order.ts`). */

const now = sql<Date>`now()`;

const change = async (
  trx: Transition,
  orderId: number,
  changes: UpdateObject<OrderTables, 'orders'>,
): Promise<void> => {
  await query(trx).updateTable('orders').set(changes).where('id', '=', orderId).execute();
};

export const setPrice = (
  trx: Transition,
  orderId: number,
  price: Pick<OrderRow, 'promo_code' | 'amount_cents' | 'currency'>,
): Promise<void> => change(trx, orderId, price);

/** Whether its payment, which has not settled yet, can be withdrawn. */
export const excludeWithdrawal = (trx: Transition, orderId: number, isExcluded: boolean): Promise<void> =>
  change(trx, orderId, { no_withdrawal: isExcluded });

export const setAddress = (trx: Transition, orderId: number, email: string): Promise<void> =>
  change(trx, orderId, { email });

/** Unless there is one. */
export async function setFirstAddress(trx: Transition, orderId: number, email: string): Promise<void> {
  await query(trx).updateTable('orders').set({ email }).where('id', '=', orderId).where('email', 'is', null).execute();
}

export const setAnswers = (trx: Transition, orderId: number, answers: Answers): Promise<void> =>
  change(trx, orderId, { answers: JSON.stringify(answers) });

/** Its owner's choice was between the seasons of another result. */
export async function forgetChosenSeason(trx: Transition, { id, answers }: OrderRow): Promise<void> {
  if (answers?.season) await setAnswers(trx, id, { ...answers, season: null });
}

/** Mailed links no longer open the order. */
export const revokeMailedLinks = (trx: Transition, orderId: number): Promise<void> =>
  change(trx, orderId, { link_version: sql`link_version + 1` });

/** An order with a result waits for another. */
export const beginRound = (trx: Transition, { id, round }: Pick<OrderRow, 'id' | 'round'>): Promise<void> =>
  change(trx, id, { round: round + 1, measuring_since: now, failure: null });

export const endRound = (trx: Transition, orderId: number): Promise<void> =>
  change(trx, orderId, { measuring_since: null });

export const setFailure = (trx: Transition, orderId: number, failure: AnalysisFailure): Promise<void> =>
  change(trx, orderId, { failure: JSON.stringify(failure) });

/** Other photos replace those of the result. */
export const countExchange = (trx: Transition, { id, photo_exchanges }: OrderRow): Promise<void> =>
  change(trx, id, { photo_exchanges: photo_exchanges + 1, photos_asked_at: null, photos_deleted_at: null });

/** Photos were added to those of the result, whose retention starts again. */
export const recordPhotosJoined = (trx: Transition, orderId: number): Promise<void> =>
  change(trx, orderId, { photos_joined_at: now, photos_deleted_at: null });

/** @param again whether photos were stored and are gone already */
export async function setPhotosDeleted(trx: Transition, orderId: number, again: boolean): Promise<void> {
  await query(trx)
    .updateTable('orders')
    .set({ photos_deleted_at: now })
    .where('id', '=', orderId)
    .$if(again, (orders) => orders.where('photos_deleted_at', 'is', null))
    .execute();
}

/** Orders that may be asked for photos. */
const ASKED = {
  /** Settled, but its photos cannot be measured, and not for lack of consent: its payment is refunded. */
  unmeasurable: sql<boolean>`(
    progress = 'failed' and payment in ('paid', 'free') and photos_asked_at is null and not ${consentTakenBack}
  )`,
  /** Settled without photos. */
  first: sql<boolean>`(progress = 'queued' and payment in ('paid', 'free') and photos_asked_at is null)`,
  /** Delivered, and an operator asks for others. */
  other: sql<boolean>`(progress = 'analyzed' and payment in ('paid', 'free') and photos_asked_at is null)`,
} as const;

/** Records a request to the customer for photos. False if that does not apply to the order. */
export async function askForPhotos(trx: Transition, orderId: number, why: keyof typeof ASKED): Promise<boolean> {
  const updated = await query(trx)
    .updateTable('orders')
    .set({ photos_asked_at: now })
    .where('id', '=', orderId)
    .where(ASKED[why])
    .returning('id')
    .executeTakeFirst();
  return updated !== undefined;
}

/** Completes a settled, analyzed order. Null for another, or one that is complete. @param again it is delivered again */
export async function completeOrder(trx: Transition, orderId: number, again: boolean): Promise<Date | null> {
  const completed = await query(trx)
    .updateTable('orders')
    .set({ completed_at: now })
    .where('id', '=', orderId)
    .where('progress', '=', 'analyzed')
    .where('payment', 'in', ['paid', 'free'])
    .$if(!again, (orders) => orders.where('completed_at', 'is', null))
    .returning('completed_at')
    .executeTakeFirst();
  return completed?.completed_at ?? null;
}

/** Deletes an order and, by the schema, all rows that belong to it. */
export async function deleteOrder(trx: Transition, orderId: number): Promise<void> {
  await sql`
    insert into deleted_orders_by_day as known (day, orders, photos, analyzed, paid, free)
    select * from ${ordersByDay(sql`orders.id = ${orderId}`)} as placed
    on conflict (day) do update set orders = known.orders + 1, photos = known.photos + excluded.photos,
      analyzed = known.analyzed + excluded.analyzed, paid = known.paid + excluded.paid,
      free = known.free + excluded.free`.execute(query(trx));
  await query(trx).deleteFrom('orders').where('id', '=', orderId).execute();
}
