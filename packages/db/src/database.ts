import type { Kysely, Transaction } from 'kysely';
import type {
  AccessCodesTable,
  AdminSessionsTable,
  AuditTable,
  GrantsTable,
  OperatorsTable,
  PasskeyChallengesTable,
  PasskeysTable,
  SessionsTable,
} from './schema/access.ts';
import type { AccountingEntriesTable } from './schema/accounting.ts';
import type { BackupsTable } from './schema/backups.ts';
import type {
  BeginRequestsTable,
  ConsentUsesTable,
  OrderConsentsTable,
  PhotoConsentsTable,
} from './schema/consents.ts';
import type { MailsTable, OutboxTable } from './schema/delivery.ts';
import type { GiftsTable } from './schema/gifts.ts';
import type { OrderKeysTable } from './schema/order-keys.ts';
import type {
  AnalysesTable,
  OrderEventsTable,
  OrdersTable,
  PhotosTable,
  ReportsTable,
  ShareLinksTable,
} from './schema/orders.ts';
import type {
  CheckoutSessionsTable,
  DeclinesTable,
  PaymentsTable,
  PromoRedemptionsTable,
  PromoReservationsTable,
  PromosTable,
  ProviderEventsTable,
} from './schema/payments.ts';
import type { RemeasuresTable } from './schema/remeasures.ts';
import type { UploadKeysTable, UploadsUnderWayTable } from './schema/uploads.ts';

export interface Database {
  access_codes: AccessCodesTable;
  accounting_entries: AccountingEntriesTable;
  admin_sessions: AdminSessionsTable;
  analyses: AnalysesTable;
  audit: AuditTable;
  backups: BackupsTable;
  begin_requests: BeginRequestsTable;
  checkout_sessions: CheckoutSessionsTable;
  declines: DeclinesTable;
  gifts: GiftsTable;
  grants: GrantsTable;
  mails: MailsTable;
  order_consents: OrderConsentsTable;
  consent_uses: ConsentUsesTable;
  operators: OperatorsTable;
  order_events: OrderEventsTable;
  order_keys: OrderKeysTable;
  orders: OrdersTable;
  outbox: OutboxTable;
  passkey_challenges: PasskeyChallengesTable;
  passkeys: PasskeysTable;
  payments: PaymentsTable;
  photo_consents: PhotoConsentsTable;
  photos: PhotosTable;
  promo_redemptions: PromoRedemptionsTable;
  promo_reservations: PromoReservationsTable;
  promos: PromosTable;
  provider_events: ProviderEventsTable;
  remeasures: RemeasuresTable;
  reports: ReportsTable;
  sessions: SessionsTable;
  share_links: ShareLinksTable;
  upload_keys: UploadKeysTable;
  uploads_under_way: UploadsUnderWayTable;
}

export type Db = Kysely<Database>;
/** Inside a transaction; required by functions that need one. */
export type Trx = Transaction<Database>;
