export { hasCardChecks, recordCardChecks } from './card-checks.ts';
export { cancelPayment, insertPayment, refundPayment, setRefunded, settlePayment } from './change-payment.ts';
export {
  findCheckoutSession,
  listCheckoutSessions,
  listPagePrices,
  nextCheckoutKey,
  recordCheckoutSession,
} from './checkout-sessions.ts';
export type { CheckoutSessionsTable } from './checkout-sessions-table.ts';
export { countDeclines, forgetIntentOrigins, listDeclinesByReason, recordDecline } from './declines.ts';
export type { DeclinesByDayTable } from './declines-by-day-table.ts';
export type { DeclinesTable } from './declines-table.ts';
export {
  findDisputeOfOrder,
  findKnownDispute,
  isInquiry,
  isOver,
  isUnderReview,
  type KnownDispute,
  listOpenDisputes,
  needsResponse,
} from './disputes.ts';
export {
  countEventsToRedo,
  deleteOldEvents,
  type EventSource,
  findRecordedEvents,
  oldestEventToRedo,
  readEventFigures,
  recordPaymentEvent,
  redoEventsOf,
} from './payment-events.ts';
export {
  hasDuePayment,
  hasOpenPayment,
  hasPageSince,
  heldMoney,
  isRefundFailed,
  ordersOfIntent,
  paymentMoments,
} from './payment-parts.ts';
export {
  claimAbandonedPayments,
  claimOpenPayment,
  countOpenAmong,
  countPayments,
  type DisputedPayment,
  findLatestPayment,
  findOpenPayment,
  findPayment,
  findSettledPayment,
  hasFailedRefund,
  listDisputes,
  listLateRefunds,
  listOpenPayments,
  listPayments,
  listRefundable,
  listSettledPayments,
  listWarnings,
  refundedCents,
} from './payment-queries.ts';
export { findPaymentStep, type PaymentStep, recordPaymentStep } from './payment-steps.ts';
export type { NewPayment, PaymentRow, PaymentsTable } from './payments-table.ts';
export type { EventsToRedoTable, ProviderEventsTable } from './provider-events-table.ts';
export {
  claimReconciliation,
  endReconciliation,
  LEASE_RENEWAL_MS,
  noteProviderAway,
  type ReconciliationLease,
  readProviderAway,
  renewReconciliation,
} from './reconciliation-lease.ts';
export type { ReconciliationTable } from './reconciliation-table.ts';
export { recordReturnedPayment } from './returned-payments.ts';
export {
  decideUnplacedPayment,
  leaveUnplacedPayment,
  listUnplacedPayments,
  recordUnplacedPayment,
  settleUnplacedPayment,
} from './unplaced-payments.ts';
export type { UnplacedPaymentsTable } from './unplaced-payments-table.ts';
export { recordWarning } from './warnings.ts';
