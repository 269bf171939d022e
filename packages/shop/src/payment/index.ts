export { addReturned, deleteOldAccounts, isOnAccount } from './accounts.ts';
export {
  addCheckoutSession,
  countCheckoutSessions,
  findCheckoutSession,
  listCheckoutSessions,
  listPagePrices,
  takeUncheckedCheckouts,
} from './checkout-sessions.ts';
export { countDeclines, forgetOrigins, recordDecline } from './declines.ts';
export { applyPromo, closeIntent, type Price, recordIntent } from './keep-intent.ts';
export {
  countPayments,
  findLatestPayment,
  findOpenPayment,
  findPayment,
  findRefundsDue,
  findSettledPayment,
  listPaid,
  listPayments,
  listPaymentsToCheck,
  type RefundDue,
  refundedCents,
  setWarning,
  takeOpenPayment,
  takeUncheckedPayments,
} from './payment-queries.ts';
export type { PaymentRow } from './payments-table.ts';
export { isProviderEvent, recordProviderEvent } from './provider-events.ts';
export {
  type DisputeState,
  type MadeRefund,
  type ProviderIntent,
  type ProviderRefunds,
  type RefundPart,
  recordDispute,
  recordDisputeState,
  recordPayment,
  recordRefund,
  recordRefunds,
  redeemFreeOrder,
  type Settlement,
} from './settle-order.ts';
