import { CONSENT_IS_GONE, type Db, lockOrder, type Trx } from '@trueseason/db';
import { requestJob } from './jobs/job.ts';
import { renderReportJob } from './jobs/render-report.ts';
import { note, transact } from './order-events.ts';
import { moveReminder } from './remeasures.ts';
import { requestDueMails } from './request-mail.ts';

/**
 * Does what follows once an order is both settled and at the end of its analysis, whichever came last:
 * completes it and asks for its report, or asks its customer for other photos. Exactly one caller wins;
 * for all others nothing happens. The caller holds the order's lock.
 */
export async function concludeIfDue(trx: Trx, orderId: number): Promise<void> {
  const settledAt = (progress: 'analyzed' | 'failed') =>
    trx
      .updateTable('orders')
      .where('id', '=', orderId)
      .where('progress', '=', progress)
      .where('payment', 'in', ['paid', 'free'])
      .returning('id');
  const completed = await settledAt('analyzed')
    .set({ completed_at: (eb) => eb.fn<Date>('now') })
    // Its report went with it where a result was deleted with its consent: what is measured anew is delivered anew.
    .where(({ eb, or, not, exists, selectFrom }) =>
      or([
        eb('completed_at', 'is', null),
        not(exists(selectFrom('reports').select('reports.order_id').whereRef('reports.order_id', '=', 'orders.id'))),
      ]),
    )
    .returning('completed_at')
    .executeTakeFirst();
  if (completed?.completed_at) {
    await trx.insertInto('reports').values({ order_id: orderId }).execute();
    await moveReminder(trx, orderId, completed.completed_at);
    note(trx, orderId, 'completed');
    await requestJob(trx, renderReportJob, { orderId });
    return;
  }
  const stuck = await settledAt('failed')
    .set({ photos_asked_at: (eb) => eb.fn<Date>('now') })
    .where('photos_asked_at', 'is', null)
    // Whoever took back their consent is asked for nothing; what they still paid goes back.
    .where((eb) => eb.not(CONSENT_IS_GONE))
    .executeTakeFirst();
  if (!stuck) return;
  note(trx, orderId, 'photos_requested');
  await requestDueMails(trx, orderId);
}

/** Concludes settled orders whose analysis has ended and of which nobody did, a dispute in between for one. Returns how many. */
export async function concludeLeft(db: Db, limit: number): Promise<number> {
  const left = await db
    .selectFrom('orders')
    .select('id')
    .where('payment', 'in', ['paid', 'free'])
    .where((eb) =>
      eb.or([
        eb.and([eb('progress', '=', 'analyzed'), eb('completed_at', 'is', null)]),
        eb.and([eb('progress', '=', 'failed'), eb('photos_asked_at', 'is', null), eb.not(CONSENT_IS_GONE)]),
      ]),
    )
    .orderBy('id')
    .limit(limit)
    .execute();
  for (const { id } of left) {
    await transact(db, async (trx) => {
      await lockOrder(trx, id);
      await concludeIfDue(trx, id);
    });
  }
  return left.length;
}
