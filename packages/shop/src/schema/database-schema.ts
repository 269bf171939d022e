import type { AccessCodesTable, GrantsTable, SessionsTable, ShareLinksTable } from '../access/index.ts';
import type { AnalysesTable, ProposalsTable, SeasonHistoryTable } from '../analysis/index.ts';
import type { AuditTable } from '../audit/index.ts';
import type { ComplaintsTable } from '../complaint/index.ts';
import type { BeginRequestsTable, ConsentUsesTable, OrderConsentsTable, PhotoConsentsTable } from '../consent/index.ts';
import { type BackupsTable, queryOf } from '../database/index.ts';
import type { OrderKeysTable } from '../encryption/index.ts';
import type { GiftsTable } from '../gift/index.ts';
import type { BooksTable, ClaimsTable, LedgerDifferencesTable, LedgerEntriesTable } from '../ledger/index.ts';
import type { MailsTable, SentMailMarkersTable } from '../mail/index.ts';
import type {
  AdminSessionsTable,
  AttentionDismissalsTable,
  FinanceRequestsTable,
  OperatorsTable,
  PasskeyChallengesTable,
  PasskeysTable,
} from '../operators/index.ts';
import type { DeletedOrdersByDayTable, OrderEventsTable, OrdersTable, UploadKeysTable } from '../order/index.ts';
import type { OutboxTable } from '../outbox/index.ts';
import type {
  CheckoutSessionsTable,
  DeclinesByDayTable,
  DeclinesTable,
  EventsToRedoTable,
  PaymentsTable,
  ProviderEventsTable,
  ReconciliationTable,
  UnplacedPaymentsTable,
} from '../payment/index.ts';
import type { PhotosTable, UploadsUnderWayTable } from '../photos/index.ts';
import type { PromoRedemptionsTable, PromoReservationsTable, PromosTable } from '../promo/index.ts';
import type { ReportsTable } from '../report/index.ts';
import type { BackgroundTasksTable } from '../tasks/index.ts';

/** All tables, each typed by its subject. */
export type DatabaseSchema = {
  access_codes: AccessCodesTable;
  admin_sessions: AdminSessionsTable;
  analyses: AnalysesTable;
  attention_dismissals: AttentionDismissalsTable;
  audit: AuditTable;
  background_tasks: BackgroundTasksTable;
  backups: BackupsTable;
  begin_requests: BeginRequestsTable;
  books: BooksTable;
  checkout_sessions: CheckoutSessionsTable;
  claims: ClaimsTable;
  declines: DeclinesTable;
  declines_by_day: DeclinesByDayTable;
  deleted_orders_by_day: DeletedOrdersByDayTable;
  events_to_redo: EventsToRedoTable;
  finance_requests: FinanceRequestsTable;
  gifts: GiftsTable;
  grants: GrantsTable;
  ledger_differences: LedgerDifferencesTable;
  ledger_entries: LedgerEntriesTable;
  mails: MailsTable;
  order_consents: OrderConsentsTable;
  complaints: ComplaintsTable;
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
  proposals: ProposalsTable;
  provider_events: ProviderEventsTable;
  reconciliation: ReconciliationTable;
  reports: ReportsTable;
  season_history: SeasonHistoryTable;
  sent_mail_markers: SentMailMarkersTable;
  sessions: SessionsTable;
  share_links: ShareLinksTable;
  unplaced_payments: UnplacedPaymentsTable;
  upload_keys: UploadKeysTable;
  uploads_under_way: UploadsUnderWayTable;
};

/** Queries of all tables: for what reads several subjects. */
export const query = queryOf<DatabaseSchema>();
