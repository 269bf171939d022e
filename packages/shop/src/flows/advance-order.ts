import type { Database } from '../database/index.ts';
import {
  askForPhotos,
  completeOrder,
  consentTakenBack,
  lockOrder,
  ordersQuery,
  type Transition,
  transact,
} from '../order/index.ts';
import { findReport } from '../report/index.ts';
import { requestDueMails } from './request-due-mails.ts';
import { requestReport } from './request-report.ts';

/** Completes a settled, analyzed order once and requests its report, or requests new photos. Needs the order's lock. */
export async function advanceSettledOrder(trx: Transition, orderId: number): Promise<void> {
  // Exchanged photos removed the report: deliver the new one.
  const isUndelivered = (await findReport(trx, orderId)) === undefined;
  const completedAt = await completeOrder(trx, orderId, isUndelivered);
  if (completedAt) {
    trx.record(orderId, 'completed');
    await requestReport(trx, orderId);
    return;
  }
  // No requests after withdrawn consent; payments are refunded.
  if (!(await askForPhotos(trx, orderId, 'unmeasurable'))) return;
  trx.record(orderId, 'photos_requested');
  await requestDueMails(trx, orderId);
}

/** Concludes orders that were missed, as after a dispute. Returns how many. */
export async function advanceMissedOrders(db: Database, limit: number): Promise<number> {
  const missedOrders = await ordersQuery(db)
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
