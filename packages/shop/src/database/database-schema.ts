import type {
  AccessCodesTable,
  AdminSessionsTable,
  AuditTable,
  GrantsTable,
  OperatorsTable,
  PasskeyChallengesTable,
  PasskeysTable,
  SessionsTable,
} from '../access/tables.ts';
import type {
  BeginRequestsTable,
  ConsentUsesTable,
  OrderConsentsTable,
  PhotoConsentsTable,
} from '../consent/tables.ts';
import type { OrderKeysTable } from '../encryption/table.ts';
import type { GiftsTable } from '../gift/table.ts';
import type { MailsTable, OutboxTable } from '../mail/tables.ts';
import type {
  AnalysesTable,
  OrderEventsTable,
  OrdersTable,
  PhotosTable,
  ReportsTable,
  ShareLinksTable,
} from '../order/tables.ts';
import type { AccountingEntriesTable } from '../payment/accounting-table.ts';
import type {
  CheckoutSessionsTable,
  DeclinesTable,
  PaymentsTable,
  PromoRedemptionsTable,
  PromoReservationsTable,
  PromosTable,
  ProviderEventsTable,
} from '../payment/tables.ts';
import type { UploadKeysTable, UploadsUnderWayTable } from '../photos/upload-tables.ts';
import type { RemeasuresTable } from '../remeasure/table.ts';
import type { BackupsTable } from './backups-table.ts';

/** All tables, each typed by its subject. */
export interface DatabaseSchema {
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
