import type { PhotoMark, StoredResult } from '@trueseason/contracts';
import type { DecryptedProposal } from '../analysis/index.ts';
import { listComplaintsOfOrder } from '../complaint/index.ts';
import { listConsentUses } from '../consent/index.ts';
import { type Database, query } from '../database/index.ts';
import { findGift } from '../gift/index.ts';
import { findOrder, listOrderEvents } from '../order/index.ts';
import { findRemeasure } from '../remeasure/index.ts';

/** Decrypted measurements. */
export interface ExportedMeasurements {
  readonly result: StoredResult | null;
  readonly firstResult: StoredResult | null;
  readonly readings: readonly object[] | null;
  readonly proposal: DecryptedProposal | null;
  /** By photo position. */
  readonly outlines: ReadonlyMap<number, readonly PhotoMark[] | null>;
}

/** All data about an order for its owner, without object keys and the share ID. @param measured null while locked */
export async function exportOrder(
  db: Database,
  orderId: number,
  measured: ExportedMeasurements | null,
): Promise<Record<string, unknown>> {
  const [order, photos, payments, mails, report, shared, consents, gift, remeasure, history, seasons, complaints] =
    await Promise.all([
      findOrder(db, orderId),
      query(db)
        .selectFrom('photos')
        .select(['position', 'pending', 'media_type', 'bytes', 'capture', 'created_at'])
        .where('order_id', '=', orderId)
        .orderBy('pending')
        .orderBy('position')
        .execute(),
      query(db)
        .selectFrom('payments')
        .select(['intent_id', 'state', 'amount_cents', 'currency', 'promo_code', 'created_at', 'settled_at'])
        .where('order_id', '=', orderId)
        .orderBy('created_at')
        .execute(),
      query(db).selectFrom('mails').select(['kind', 'state', 'state_at']).where('order_id', '=', orderId).execute(),
      query(db)
        .selectFrom('reports')
        .select(['state', 'bytes', 'state_at'])
        .where('order_id', '=', orderId)
        .executeTakeFirst(),
      query(db).selectFrom('share_links').select('created_at').where('order_id', '=', orderId).executeTakeFirst(),
      listConsentUses(db, orderId),
      findGift(db, orderId),
      findRemeasure(db, orderId),
      listOrderEvents(db, orderId),
      query(db)
        .selectFrom('season_history')
        .select(['season', 'proposed', 'at'])
        .where('order_id', '=', orderId)
        .orderBy('id')
        .execute(),
      listComplaintsOfOrder(db, orderId),
    ]);
  return {
    order,
    photos: measured
      ? photos.map((photo) => ({
          ...photo,
          outlines: (!photo.pending && measured.outlines.get(photo.position)) || null,
        }))
      : photos,
    payments,
    analysis: measured?.result ?? null,
    firstAnalysis: measured?.firstResult ?? null,
    readings: measured?.readings ?? null,
    proposedAnalysis: measured?.proposal ?? null,
    seasons: measured ? seasons : null,
    report: report ?? null,
    mails,
    sharedSince: shared?.created_at ?? null,
    gift: gift ?? null,
    remeasure: remeasure ? { code: remeasure.code, uses: remeasure.uses, reminder: remeasure.reminder } : null,
    history,
    complaints,
    consents: consents.map(({ id, family, ...shown }) => shown),
  };
}
