import type { Kysely } from 'kysely';
import { type Migration, type MigrationProvider, Migrator } from 'kysely/migration';
import type { Database } from './database.ts';
import * as orders from './migrations/2026-11-20-orders.ts';
import * as repeats from './migrations/2026-11-20-repeated-uploads-and-checkouts.ts';
import * as evidence from './migrations/2026-11-20-what-photos-show.ts';
import * as uploads from './migrations/2026-11-21-uploads-under-way.ts';
import * as shares from './migrations/2026-11-22-share-links.ts';
import * as unanswered from './migrations/2026-11-23-unanswered-mails.ts';
import * as mailboxes from './migrations/2026-11-24-mailboxes.ts';
import * as grants from './migrations/2026-11-24-smaller-grants.ts';
import * as reservations from './migrations/2026-11-25-reserved-codes-and-declines.ts';
import * as consents from './migrations/2026-11-26-photo-consents.ts';
import * as fivePhotos from './migrations/2026-11-27-five-photos.ts';
import * as erasure from './migrations/2026-11-28-erasure-and-audit.ts';
import * as withdrawals from './migrations/2026-11-29-withdrawals.ts';
import * as codes from './migrations/2026-11-30-codes-by-browser.ts';
import * as operators from './migrations/2026-12-01-operators.ts';
import * as traces from './migrations/2026-12-02-traces.ts';
import * as consentUses from './migrations/2026-12-03-consent-uses.ts';
import * as orderKeys from './migrations/2026-12-04-order-keys.ts';
import * as sealedResults from './migrations/2026-12-05-sealed-results.ts';
import * as gifts from './migrations/2026-12-06-gifts.ts';
import * as remeasures from './migrations/2026-12-07-remeasures.ts';
import * as pagePrices from './migrations/2026-12-08-page-prices.ts';
import * as unfinished from './migrations/2026-12-09-unfinished-orders.ts';
import * as exchanges from './migrations/2026-12-10-photo-exchanges.ts';
import * as reservedFrom from './migrations/2026-12-11-reserved-from.ts';

/** In the order of their names; a released one is never edited. */
const migrations: Record<string, Migration> = {
  '2026-11-20-orders': orders,
  '2026-11-20-repeated-uploads-and-checkouts': repeats,
  '2026-11-20-what-photos-show': evidence,
  '2026-11-21-uploads-under-way': uploads,
  '2026-11-22-share-links': shares,
  '2026-11-23-unanswered-mails': unanswered,
  '2026-11-24-mailboxes': mailboxes,
  '2026-11-24-smaller-grants': grants,
  '2026-11-25-reserved-codes-and-declines': reservations,
  '2026-11-26-photo-consents': consents,
  '2026-11-27-five-photos': fivePhotos,
  '2026-11-28-erasure-and-audit': erasure,
  '2026-11-29-withdrawals': withdrawals,
  '2026-11-30-codes-by-browser': codes,
  '2026-12-01-operators': operators,
  '2026-12-02-traces': traces,
  '2026-12-03-consent-uses': consentUses,
  '2026-12-04-order-keys': orderKeys,
  '2026-12-05-sealed-results': sealedResults,
  '2026-12-06-gifts': gifts,
  '2026-12-07-remeasures': remeasures,
  '2026-12-08-page-prices': pagePrices,
  '2026-12-09-unfinished-orders': unfinished,
  '2026-12-10-photo-exchanges': exchanges,
  '2026-12-11-reserved-from': reservedFrom,
};

export const migrationProvider: MigrationProvider = { getMigrations: async () => migrations };

/** Brings the schema up to date; safe to run from several processes at once. Returns what was applied. */
export async function migrate(db: Kysely<Database>): Promise<string[]> {
  const { error, results = [] } = await new Migrator({ db, provider: migrationProvider }).migrateToLatest();
  if (error) throw error;
  return results.filter(({ status }) => status === 'Success').map(({ migrationName }) => migrationName);
}
