import { Kysely, PostgresDialect, type Transaction } from 'kysely';
import pg from 'pg';
import type { AdminSessionsTable } from './tables/admin-sessions.ts';
import type { AnalysesTable } from './tables/analyses.ts';
import type { AuditTable } from './tables/audit.ts';
import type { CheckoutSessionsTable } from './tables/checkout-sessions.ts';
import type { MailsTable } from './tables/mails.ts';
import type { OrdersTable } from './tables/orders.ts';
import type { OutboxTable } from './tables/outbox.ts';
import type { PaymentsTable } from './tables/payments.ts';
import type { PhotosTable } from './tables/photos.ts';
import type { PromoRedemptionsTable, PromosTable } from './tables/promos.ts';
import type { ProviderEventsTable } from './tables/provider-events.ts';
import type { ReportsTable } from './tables/reports.ts';
import type { GrantsTable, SessionsTable } from './tables/sessions.ts';
import type { ShareLinksTable } from './tables/share-links.ts';
import type { UploadKeysTable } from './tables/upload-keys.ts';
import type { UploadsUnderWayTable } from './tables/uploads-under-way.ts';

export interface Database {
  admin_sessions: AdminSessionsTable;
  analyses: AnalysesTable;
  audit: AuditTable;
  checkout_sessions: CheckoutSessionsTable;
  grants: GrantsTable;
  mails: MailsTable;
  orders: OrdersTable;
  outbox: OutboxTable;
  payments: PaymentsTable;
  photos: PhotosTable;
  promo_redemptions: PromoRedemptionsTable;
  promos: PromosTable;
  provider_events: ProviderEventsTable;
  reports: ReportsTable;
  sessions: SessionsTable;
  share_links: ShareLinksTable;
  upload_keys: UploadKeysTable;
  uploads_under_way: UploadsUnderWayTable;
}

export type Db = Kysely<Database>;
/** Inside a transaction. Functions that must not run outside one ask for this. */
export type Trx = Transaction<Database>;

// bigint columns hold order ids, which are below 2^53 by contract; count(*) fits as well.
pg.types.setTypeParser(pg.types.builtins.INT8, Number);

export interface DatabaseOptions {
  readonly url: string;
  /** Connections at the most; Postgres allows 100 for all processes together by default. */
  readonly poolSize: number;
  /** A connection was lost; without a listener that would end the process. */
  readonly onError: (error: Error) => void;
}

export function openDatabase({ url, poolSize, onError }: DatabaseOptions): Db {
  const pool = new pg.Pool({
    connectionString: url,
    max: poolSize,
    connectionTimeoutMillis: 5_000,
    // A statement that takes longer is a bug or a lock; every query here is by key.
    statement_timeout: 15_000,
    idle_in_transaction_session_timeout: 30_000,
  });
  pool.on('error', onError);
  // The pool listens to idle connections alone: one that is lost between two statements of a transaction would end
  // the process.
  pool.on('connect', (client) => client.on('error', onError));
  return new Kysely<Database>({ dialect: new PostgresDialect({ pool }) });
}

/** Whether the database answers. */
export async function pingDatabase(db: Db): Promise<void> {
  await db.selectNoFrom((eb) => eb.val(1).as('one')).execute();
}
