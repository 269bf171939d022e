import { type Database, query } from '../database/index.ts';
import { requestDueMails } from '../mail/index.ts';
import { consentTakenBack, lockOrder, type Transition, transact } from '../order/index.ts';
import { postponeReminder } from './remeasures.ts';
import { requestReport } from './request-report.ts';

/** Completes a settled, analyzed order once and requests its report, or requests new photos. Needs the order's lock. */
export async function advanceSettledOrder(trx: Transition, orderId: number): Promise<void> {
  const settledAt = (progress: 'analyzed' | 'failed') =>
    query(trx)
      .updateTable('orders')
      .where('id', '=', orderId)
      .where('progress', '=', progress)
      .where('payment', 'in', ['paid', 'free'])
      .returning('id');
  const completedOrder = await settledAt('analyzed')
    .set({ completed_at: (eb) => eb.fn<Date>('now') })
    // Exchanged photos removed the report: deliver the new one.
    .where(({ eb, or, not, exists, selectFrom }) =>
      or([
        eb('completed_at', 'is', null),
        not(exists(selectFrom('reports').select('reports.order_id').whereRef('reports.order_id', '=', 'orders.id'))),
      ]),
    )
    .returning('completed_at')
    .executeTakeFirst();
  if (completedOrder?.completed_at) {
    await postponeReminder(trx, orderId, completedOrder.completed_at);
    trx.record(orderId, 'completed');
    await requestReport(trx, orderId);
    return;
  }
  const unmeasurableOrder = await settledAt('failed')
    .set({ photos_asked_at: (eb) => eb.fn<Date>('now') })
    .where('photos_asked_at', 'is', null)
    // No requests after withdrawn consent; payments are refunded.
    .where((eb) => eb.not(consentTakenBack))
    .executeTakeFirst();
  if (!unmeasurableOrder) return;
  trx.record(orderId, 'photos_requested');
  await requestDueMails(trx, orderId);
}

/** Concludes orders that were missed, as after a dispute. Returns how many. */
export async function advanceMissedOrders(db: Database, limit: number): Promise<number> {
  const missedOrders = await query(db)
    .selectFrom('orders')
    .select('id')
    .where('payment', 'in', ['paid', 'free'])
    .where((eb) =>
      eb.or([
        eb.and([eb('progress', '=', 'analyzed'), eb('completed_at', 'is', null)]),
        eb.and([eb('progress', '=', 'failed'), eb('photos_asked_at', 'is', null), eb.not(consentTakenBack)]),
      ]),
    )
    .orderBy('id')
    .limit(limit)
    .execute();
  for (const { id } of missedOrders) {
    await transact(db, async (trx) => {
      await lockOrder(trx, id);
      await advanceSettledOrder(trx, id);
    });
  }
  return missedOrders.length;
}
