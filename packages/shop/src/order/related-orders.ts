import { sql } from 'kysely';
import { type Database, query } from '../database/database.ts';
import type { OrderRow } from './orders-table.ts';

/** Another order of a buyer, for operators. */
export type RelatedOrder = Pick<
  OrderRow,
  'id' | 'flow' | 'progress' | 'payment' | 'amount_cents' | 'created_at' | 'settled_at'
> & {
  /** Of the same browser only: it has another address, or none. */
  readonly elsewhere: boolean;
};

const MOST = 20;

/** The other orders of an order's address, and of the browsers that own it; newest first. */
export async function listRelatedOrders(
  db: Database,
  { id, email }: Pick<OrderRow, 'id' | 'email'>,
): Promise<RelatedOrder[]> {
  const address = email?.toLowerCase() ?? null;
  return (
    query(db)
      .selectFrom('orders')
      .select(['id', 'flow', 'progress', 'payment', 'amount_cents', 'created_at', 'settled_at'])
      .select(sql<boolean>`lower(email) is distinct from ${address}`.as('elsewhere'))
      .where('id', '!=', id)
      // Separate subqueries use their indexes.
      .where('id', 'in', (eb) =>
        eb
          .selectFrom('orders')
          .select('id')
          .where('email', 'is not', null)
          .where(sql<boolean>`lower(email) = ${address}`)
          .union(
            eb
              .selectFrom('grants as held')
              .innerJoin('grants as other', 'other.token_hash', 'held.token_hash')
              .select('other.order_id as id')
              .where('held.order_id', '=', id)
              .where('held.level', '=', 'own')
              .where('other.level', '=', 'own'),
          ),
      )
      .orderBy('created_at', 'desc')
      .limit(MOST)
      .execute()
  );
}

/**
 * The order that a buyer had paid before, if this one seems to be the same purchase: it is paid, of the same kind, and
 * nothing was made of it yet.
 */
export function findPaidBefore(
  order: Pick<OrderRow, 'flow' | 'progress' | 'payment' | 'settled_at' | 'completed_at'>,
  related: readonly RelatedOrder[],
): RelatedOrder | undefined {
  const { flow, payment, progress, settled_at: settledAt, completed_at: completedAt } = order;
  if (payment !== 'paid' || !settledAt || completedAt || flow === 'gift' || progress !== 'queued') return undefined;
  return related.find(
    (other) =>
      other.payment === 'paid' && other.flow !== 'gift' && other.settled_at !== null && other.settled_at < settledAt,
  );
}
