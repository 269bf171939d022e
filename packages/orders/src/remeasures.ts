import { remeasureOpensAt, remeasureState } from '@trueseason/contracts';
import { type Db, findRemeasure, lockOrder, type Trx } from '@trueseason/db';
import { issueOneUseCode } from './one-use-code.ts';
import { transact } from './order-events.ts';

/**
 * The code with which a result that is a year old is measured again, free; made once, and the same until it is used. Null
 * where there is none: too early, used, or the money is not ours any more. Using it is redeeming a code.
 */
export async function openRemeasure(db: Db, orderId: number): Promise<string | null> {
  return transact(db, async (trx) => {
    await lockOrder(trx, orderId);
    const known = await findRemeasure(trx, orderId);
    if (!known || remeasureState(known, new Date()) !== 'open') return null;
    if (known.code) return known.code;
    const code = await issueOneUseCode(trx, 'remeasure', null);
    await trx.insertInto('remeasures').values({ order_id: orderId, code }).execute();
    return code;
  });
}

/** Takes back the mail of the day, as long as it has not gone. */
export async function forgetReminder(trx: Trx, orderId: number): Promise<void> {
  await trx
    .deleteFrom('mails')
    .where('order_id', '=', orderId)
    .where('kind', '=', 'remeasure')
    .where('state', '=', 'pending')
    .execute();
}

/** An order that is completed anew is a year old later: a mail that waits for its day waits for the new one. */
export async function moveReminder(trx: Trx, orderId: number, completedAt: Date): Promise<void> {
  await trx
    .updateTable('mails')
    .set({ state_at: remeasureOpensAt(completedAt) })
    .where('order_id', '=', orderId)
    .where('kind', '=', 'remeasure')
    .where('state', '=', 'pending')
    .execute();
}

/**
 * Keeps the one mail of the day on which a result may be measured again, or takes it back. It is a row from the start,
 * which becomes overdue on its day, so that the sweeper asks for it.
 */
export async function remindOfRemeasure(
  db: Db,
  orderId: number,
  wanted: boolean,
): Promise<'done' | 'no_address' | 'not_open'> {
  return transact(db, async (trx) => {
    const order = await lockOrder(trx, orderId);
    if (!wanted) {
      await forgetReminder(trx, orderId);
      return 'done';
    }
    const known = await findRemeasure(trx, orderId);
    if (!known?.completedAt || remeasureState(known, new Date()) !== 'waiting') return 'not_open';
    if (!order?.email) return 'no_address';
    const state_at = remeasureOpensAt(known.completedAt);
    await trx
      .insertInto('mails')
      .values({ order_id: orderId, kind: 'remeasure', round: 1, state_at })
      // One that has gone, or was given up, was about the result before.
      .onConflict((conflict) =>
        conflict
          .columns(['order_id', 'kind', 'round'])
          .doUpdateSet({ state: 'pending', state_at, unanswered: 0, error: null })
          .where('mails.state', 'in', ['sent', 'failed']),
      )
      .execute();
    return 'done';
  });
}
