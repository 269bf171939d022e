import { type RawBuilder, sql } from 'kysely';
import type { Database, Transaction } from '../database/index.ts';
import { type MailRow, reminderState } from '../mail/index.ts';
import { consentTakenBack, isClosedFor, orderQuery } from '../order/index.ts';
import { codeUsedBy, usesOf } from '../promo/index.ts';
import type { RemeasureFacts } from './remeasure-state.ts';
import { query } from './tables.ts';

export interface RemeasureDetails extends RemeasureFacts {
  /** Null until requested. */
  readonly code: string | null;
  /** State of the reminder; null without one. */
  readonly reminder: MailRow['state'] | null;
}

const codeOf = (orderId: RawBuilder<unknown>) =>
  sql<string | null>`(select code from remeasures where remeasures.order_id = ${orderId})`;

export const findRemeasure = (db: Database | Transaction, orderId: number): Promise<RemeasureDetails | undefined> =>
  orderQuery(db, orderId)
    .select(['orders.payment', 'orders.completed_at as completedAt'])
    .select([
      codeOf(sql`orders.id`).as('code'),
      usesOf(codeOf(sql`orders.id`)).as('uses'),
      reminderState(sql`orders.id`).as('reminder'),
      consentTakenBack.as('deleted'),
    ])
    .executeTakeFirst();

/** The order that a free remeasure repeats, until they are compared. */
export async function findRemeasuredOrder(db: Database, orderId: number): Promise<number | undefined> {
  const { rows } = await sql<{ id: number }>`select order_id as id from remeasures where not compared
    and code = ${codeUsedBy(orderId)}`.execute(query(db));
  return rows[0]?.id;
}

export async function insertRemeasure(trx: Transaction, orderId: number, code: string): Promise<void> {
  await query(trx).insertInto('remeasures').values({ order_id: orderId, code }).execute();
}

/** A statement that notes, once, that a re-measure was compared with its order; no row the second time. */
export const comparing = (orderId: number | null): RawBuilder<unknown> =>
  sql`update remeasures set compared = true where order_id = ${orderId} and not compared returning order_id`;

/** Part of a statement: whether a code is of a result that is not active. Refund, dispute and deletion close it. */
export const isOfClosedRemeasure = (code: RawBuilder<unknown>) => sql<boolean>`exists (
  select from remeasures where remeasures.code = ${code} and ${isClosedFor(sql`remeasures.order_id`)}
)`;
