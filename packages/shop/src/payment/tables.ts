import { queryOf } from '../database/index.ts';
import type { CheckoutSessionsTable } from './checkout-sessions-table.ts';
import type { DeclinesByDayTable } from './declines-by-day-table.ts';
import type { DeclinesTable } from './declines-table.ts';
import type { PaymentsTable } from './payments-table.ts';
import type { EventsToRedoTable, ProviderEventsTable } from './provider-events-table.ts';
import type { ReconciliationTable } from './reconciliation-table.ts';
import type { UnplacedPaymentsTable } from './unplaced-payments-table.ts';

export type PaymentTables = {
  checkout_sessions: CheckoutSessionsTable;
  declines: DeclinesTable;
  declines_by_day: DeclinesByDayTable;
  events_to_redo: EventsToRedoTable;
  payments: PaymentsTable;
  provider_events: ProviderEventsTable;
  reconciliation: ReconciliationTable;
  unplaced_payments: UnplacedPaymentsTable;
};

/** Queries of this subject: on its own tables. */
export const query = queryOf<PaymentTables>();
