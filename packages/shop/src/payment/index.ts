export { deleteExpiredAccounting, isPaymentOnRecord, recordReturnedPayment } from './accounting.ts';
export { hasCardChecks, recordCardChecks } from './card-checks.ts';
export {
  findCheckoutSession,
  listCheckoutSessions,
  nextCheckoutKey,
  recordCheckoutSession,
} from './checkout-sessions.ts';
export { countDeclines, forgetIntentOrigins, recordDecline } from './declines.ts';
export { findKnownDispute, isInquiry, needsResponse } from './disputes.ts';
export { type EventSource, findRecordedEvents, readEventFigures, recordPaymentEvent } from './payment-events.ts';
export {
  applyPrice,
  closeIntent,
  findHostedRival,
  nextIntentKey,
  recordHostedIntent,
  recordIntent,
} from './payment-intents.ts';
export {
  claimAbandonedPayments,
  claimOpenPayment,
  countPayments,
  type DisputedPayment,
  findLatestPayment,
  findOpenPayment,
  findPayment,
  findRefundsDue,
  findSettledPayment,
  hasFailedRefund,
  listDisputes,
  listPayments,
  listSettledPayments,
  recordWarning,
  refundedCents,
  withheldCents,
} from './payment-queries.ts';
export { findPaymentStep, type PaymentStep, recordPaymentStep } from './payment-steps.ts';
export type { PaymentRow } from './payments-table.ts';
export { type Price, priceOrder } from './price-order.ts';
export {
  claimReconciliation,
  endReconciliation,
  LEASE_RENEWAL_MS,
  type ReconciliationLease,
  renewReconciliation,
} from './reconciliation-lease.ts';
export { type DisputeState, recordDispute } from './record-dispute.ts';
export { type ProviderIntent, recordPayment, redeemFreeOrder, type Settlement } from './record-payment.ts';
export {
  type ProviderRefunds,
  type RefundPart,
  type RefundReason,
  type RefundResult,
  recordAutomaticRefund,
  recordRefunds,
} from './record-refunds.ts';
export {
  decideUnplacedPayment,
  listUnplacedPayments,
  recordUnplacedPayment,
  settleUnplacedPayment,
} from './unplaced-payments.ts';
