export { deleteUnusedCode, issueOneUseCode, lockPromoCode } from './one-use-code.ts';
export { addMissingPromos, findUsablePromo, listPromos, type PromoRequester } from './promo-queries.ts';
export {
  deleteReservation,
  findIdleReservations,
  findOlderReservation,
  listExpiredDiscounts,
  saveReservation,
} from './promo-reservations.ts';
export type { PromoRedemptionsTable, PromoReservationsTable, PromoRow, PromosTable } from './promos-table.ts';
export { PromoLimitError, savePromo } from './save-promo.ts';
