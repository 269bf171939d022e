import type { Db } from '@trueseason/db';
import { type OrderAction, offeredActions } from '../order-actions.ts';

/** What helps each of these orders now. */
export async function readActions(db: Db, orderIds: readonly number[]): Promise<Record<number, OrderAction[]>> {
  if (orderIds.length === 0) return {};
  const rows = await db
    .selectFrom('orders')
    .select(({ selectFrom, fn }) => [
      'id',
      'progress',
      'failure',
      selectFrom('photos').select(fn.countAll<number>().as('n')).whereRef('order_id', '=', 'orders.id').as('photos'),
      selectFrom('reports').select('state').whereRef('order_id', '=', 'orders.id').as('report'),
      selectFrom('mails')
        .select((eb) =>
          eb.case().when('outcome', 'in', ['bounced', 'complained']).then(null).else(eb.ref('state')).end().as('state'),
        )
        .whereRef('order_id', '=', 'orders.id')
        .where('kind', '=', 'results')
        .orderBy('round', 'desc')
        .limit(1)
        .as('mail'),
    ])
    .where('id', 'in', orderIds)
    .execute();
  return Object.fromEntries(
    rows.map(({ id, progress, failure, photos, report, mail }) => [
      id,
      offeredActions({
        progress,
        failure,
        photos: photos ?? 0,
        report: report ?? undefined,
        resultsMail: mail ?? undefined,
      }),
    ]),
  );
}
