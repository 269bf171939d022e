import type { MailState } from '@trueseason/contracts';
import { sql } from 'kysely';
import { ownOrders } from '../access/index.ts';
import { isAnalyzed } from '../analysis/index.ts';
import type { Database } from '../database/index.ts';
import { isUsedGift } from '../gift/index.ts';
import { deliveryState } from '../mail/index.ts';
import { mayWithdraw, type OrderRow, ordersAmong } from '../order/index.ts';
import { photoCountOf } from '../photos/index.ts';
import { beginConfirmed } from './begin-confirmed.ts';

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
  const orders = await ordersAmong(db, ownOrders(tokenHash))
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
      photoCountOf(sql`orders.id`).as('photos'),
      isAnalyzed(sql`orders.id`).as('analyzed'),
      sql<boolean>`orders.email is not null`.as('addressed'),
      deliveryState.as('mail_state'),
      isUsedGift(sql`orders.id`).as('gift_used'),
    ])
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
