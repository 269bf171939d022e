import type { Db } from './database.ts';
import { findAnalysisRow } from './tables/analyses.ts';
import { findOrder } from './tables/orders.ts';
import { listConsentUses } from './tables/photo-consents.ts';

/**
 * Everything that is on record about an order, for the person it is about. Keys of objects and what
 * opens a share link stay inside, and so does what was measured until the result is open.
 */
export async function exportOrder(
  db: Db,
  orderId: number,
  { open }: { readonly open: boolean },
): Promise<Record<string, unknown>> {
  const [order, analysis, photos, payments, mails, report, shared, consents] = await Promise.all([
    findOrder(db, orderId),
    open ? findAnalysisRow(db, orderId) : undefined,
    db
      .selectFrom('photos')
      .select(['position', 'media_type', 'bytes', 'created_at'])
      .$if(open, (query) => query.select('outlines'))
      .where('order_id', '=', orderId)
      .orderBy('position')
      .execute(),
    db
      .selectFrom('payments')
      .select(['intent_id', 'state', 'amount_cents', 'currency', 'promo_code', 'created_at', 'settled_at'])
      .where('order_id', '=', orderId)
      .orderBy('created_at')
      .execute(),
    db.selectFrom('mails').select(['kind', 'state', 'state_at']).where('order_id', '=', orderId).execute(),
    db.selectFrom('reports').select(['state', 'bytes', 'state_at']).where('order_id', '=', orderId).executeTakeFirst(),
    db.selectFrom('share_links').select('created_at').where('order_id', '=', orderId).executeTakeFirst(),
    listConsentUses(db, orderId),
  ]);
  return {
    order,
    photos,
    payments,
    analysis: analysis?.result ?? null,
    firstAnalysis: analysis?.first_result ?? null,
    readings: analysis?.readings ?? null,
    report: report ?? null,
    mails,
    sharedSince: shared?.created_at ?? null,
    consents: consents.map(({ id, family, ...shown }) => shown),
  };
}
