import { type ExpressionBuilder, sql } from 'kysely';
import { type Database, query, type Transaction } from '../database/index.ts';
import type { MailRow } from '../mail/index.ts';
import { consentTakenBack } from '../order/index.ts';
import type { DatabaseSchema } from '../schema/index.ts';
import type { RemeasureFacts } from './remeasure-state.ts';

export interface RemeasureDetails extends RemeasureFacts {
  /** Null until requested. */
  readonly code: string | null;
  /** State of the reminder; null without one. */
  readonly reminder: MailRow['state'] | null;
}

export const findRemeasure = (db: Database | Transaction, orderId: number): Promise<RemeasureDetails | undefined> =>
  query(db)
    .selectFrom('orders')
    .leftJoin('remeasures', 'remeasures.order_id', 'orders.id')
    .leftJoin('promos', 'promos.code', 'remeasures.code')
    .leftJoin('mails', (join) => join.onRef('mails.order_id', '=', 'orders.id').on('mails.kind', '=', 'remeasure'))
    .select([
      'orders.payment',
      'orders.completed_at as completedAt',
      'remeasures.code',
      'promos.uses',
      'mails.state as reminder',
    ])
    .select(consentTakenBack.as('deleted'))
    .where('orders.id', '=', orderId)
    .orderBy('mails.round', 'desc')
    .orderBy('mails.attempt', 'desc')
    .executeTakeFirst();

/** The order that a free remeasure repeats, until they are compared. */
export async function findRemeasuredOrder(db: Database, orderId: number): Promise<number | undefined> {
  const { rows } = await sql<{ id: number }>`select order_id as id from remeasures where not compared
    and code = (select code from promo_redemptions where order_id = ${orderId})`.execute(query(db));
  return rows[0]?.id;
}

/** Not a remeasure code, or one of an active result: refund, dispute and deletion close it. */
export const isNotOfClosedRemeasure = (eb: ExpressionBuilder<DatabaseSchema, 'promos'>) =>
  eb.not(
    eb.exists(
      eb
        .selectFrom('remeasures')
        .innerJoin('orders', 'orders.id', 'remeasures.order_id')
        .select('remeasures.order_id')
        .whereRef('remeasures.code', '=', 'promos.code')
        .where((inner) =>
          inner.or([
            inner('orders.payment', 'not in', ['paid', 'free']),
            consentTakenBack,
            inner('orders.completed_at', 'is', null),
          ]),
        ),
    ),
  );
