export { bookEntries } from './book-entries.ts';
export {
  type BookedRefund,
  bookCharge,
  bookDispute,
  bookRefunds,
  bookSaleMoment,
  type ChargedMoney,
  type DisputeMovement,
  type MovementFee,
} from './book-payments.ts';
export type { BooksTable } from './books-table.ts';
export { findClaim, listClaims, saveClaim, settleClaim } from './claims.ts';
export type { ClaimRow, ClaimsTable } from './claims-table.ts';
export { type BalanceLine, closeDay, firstOpenDay, type SaleTax } from './close-day.ts';
export { bookDifference, listDifferences, readBooksFigures } from './differences.ts';
export type { LedgerDifferencesTable } from './ledger-differences-table.ts';
export type { LedgerEntriesTable } from './ledger-entries-table.ts';
export {
  deleteExpiredEntries,
  findSale,
  isPaymentOnRecord,
  listEntries,
  moneyByDay,
  type PaymentSums,
  type Sale,
  sumEarnings,
  sumPayments,
} from './ledger-queries.ts';
export { listMonthEntries, listMonths, readMonth } from './month.ts';
