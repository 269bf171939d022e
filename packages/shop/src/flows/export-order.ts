import type { PhotoMark, StoredResult } from '@trueseason/contracts';
import { findSharedSince } from '../access/index.ts';
import { type DecryptedProposal, listSeasons } from '../analysis/index.ts';
import { listComplaintsOfOrder } from '../complaint/index.ts';
import { listConsentUses } from '../consent/index.ts';
import type { Database } from '../database/index.ts';
import { findGift } from '../gift/index.ts';
import { listMails } from '../mail/index.ts';
import { findOrder, listOrderEvents } from '../order/index.ts';
import { listPayments } from '../payment/index.ts';
import { listAllPhotos } from '../photos/index.ts';
import { findReport } from '../report/index.ts';

/** What the owner sees of a row. */
const pick = <Row extends object, Name extends keyof Row>(row: Row, names: readonly Name[]) =>
  Object.fromEntries(names.map((name) => [name, row[name]]));

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
  const [order, photos, payments, mails, report, shared, consents, gift, history, seasons, complaints] =
    await Promise.all([
      findOrder(db, orderId),
      listAllPhotos(db, orderId),
      listPayments(db, orderId),
      listMails(db, orderId),
      findReport(db, orderId),
      findSharedSince(db, orderId),
      listConsentUses(db, orderId),
      findGift(db, orderId),
      listOrderEvents(db, orderId),
      listSeasons(db, orderId),
      listComplaintsOfOrder(db, orderId),
    ]);
  return {
    order,
    photos: photos.map((photo) => ({
      ...pick(photo, ['position', 'pending', 'media_type', 'bytes', 'capture', 'created_at']),
      ...(measured && { outlines: (!photo.pending && measured.outlines.get(photo.position)) || null }),
    })),
    payments: payments.map((payment) =>
      pick(payment, ['intent_id', 'state', 'amount_cents', 'currency', 'promo_code', 'created_at', 'settled_at']),
    ),
    analysis: measured?.result ?? null,
    firstAnalysis: measured?.firstResult ?? null,
    readings: measured?.readings ?? null,
    proposedAnalysis: measured?.proposal ?? null,
    seasons: measured ? seasons : null,
    report: report ? pick(report, ['state', 'bytes', 'state_at']) : null,
    mails: mails.map((mail) => pick(mail, ['kind', 'state', 'state_at'])),
    sharedSince: shared ?? null,
    gift: gift ?? null,
    history,
    complaints,
    consents: consents.map(({ id, family, ...shown }) => shown),
  };
}
