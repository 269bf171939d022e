import type { MailState } from '@trueseason/contracts';
import { sql } from 'kysely';
import { beginConfirmed } from '../consent/begin-requests.ts';
import { type Database, query } from '../database/database.ts';
import { deliveryState } from '../mail/mail-queries.ts';
import type { OrderRow } from './orders-table.ts';
import { mayWithdraw } from './withdrawal-right.ts';

export type MyOrder = Pick<
  OrderRow,
  | 'id'
  | 'flow'
  | 'progress'
  | 'payment'
  | 'created_at'
  | 'amount_cents'
  | 'settled_at'
  | 'completed_at'
  | 'answers'
  | 'failure'
  | 'no_withdrawal'
> & {
  readonly begin_confirmed: boolean;
  readonly photos: number;
  readonly analyzed: boolean;
  readonly addressed: boolean;
  /** State of the mail with results or gift. */
  readonly mail_state: MailState | null;
  readonly gift_used: boolean;
  readonly withdrawable: boolean;
};

/** A browser's own orders, newest first. */
export async function listOwnOrders(db: Database, tokenHash: string): Promise<MyOrder[]> {
  const orders = await query(db)
    .selectFrom('orders')
    .innerJoin('grants', 'grants.order_id', 'orders.id')
    .innerJoin('sessions', 'sessions.token_hash', 'grants.token_hash')
    .select([
      'id',
      'flow',
      'progress',
      'payment',
      'orders.created_at',
      'amount_cents',
      'settled_at',
      'completed_at',
      'answers',
      'failure',
      'no_withdrawal',
    ])
    .select([
      beginConfirmed.as('begin_confirmed'),
      sql<number>`(select count(*) from photos where photos.order_id = orders.id)`.as('photos'),
      sql<boolean>`exists (select 1 from analyses where analyses.order_id = orders.id)`.as('analyzed'),
      sql<boolean>`orders.email is not null`.as('addressed'),
      deliveryState.as('mail_state'),
      sql<boolean>`exists (
        select 1 from gifts join promos using (code) where gifts.order_id = orders.id and promos.uses > 0
      )`.as('gift_used'),
    ])
    .where('grants.token_hash', '=', tokenHash)
    .where('grants.level', '=', 'own')
    .where('sessions.expires_at', '>', sql<Date>`now()`)
    .orderBy('orders.created_at', 'desc')
    .execute();
  return orders.map((order) => {
    const facts = {
      payment: order.payment,
      isExcluded: order.no_withdrawal,
      settledAt: order.settled_at,
      completedAt: order.completed_at,
      beginConfirmed: order.begin_confirmed,
    };
    const withdrawable = !order.gift_used && mayWithdraw(facts, new Date());
    return { ...order, withdrawable };
  });
}

/** Orders of an address, in any case: paid, free, then others, which anyone can create; newest first in each group. */
export async function listOrdersOfAddress(db: Database, email: string): Promise<number[]> {
  const rows = await query(db)
    .selectFrom('orders')
    .select('id')
    .where((eb) => eb(eb.fn('lower', ['email']), '=', email.toLowerCase()))
    .orderBy(sql`case payment when 'unpaid' then 2 when 'free' then 1 else 0 end`)
    .orderBy('created_at', 'desc')
    .execute();
  return rows.map(({ id }) => id);
}
