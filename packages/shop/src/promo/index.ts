export { deleteUnusedCode, issueOneUseCode, lockPromoCode } from './one-use-code.ts';
export { expiryOf, isUnused, isUsed, redemptionMoments, usesOf } from './promo-parts.ts';
export {
  addMissingPromos,
  addUse,
  findPromo,
  findRedemption,
  findUsablePromo,
  listPromos,
  lockUses,
  type PromoRequester,
} from './promo-queries.ts';
export {
  deleteReservation,
  findIdleReservations,
  findOlderReservation,
  isDiscountOver,
  saveReservation,
} from './promo-reservations.ts';
export type { PromoRedemptionsTable, PromoReservationsTable, PromoRow, PromosTable } from './promos-table.ts';
export { PromoLimitError, savePromo } from './save-promo.ts';
