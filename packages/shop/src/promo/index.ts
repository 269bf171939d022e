export { findUsablePromo, listPromos, type PromoRequester, seedPromos } from './promo-queries.ts';
export { listExpiredDiscounts } from './promo-reservations.ts';
export { releaseIdleReservations, takeOverReservation } from './promo-uses.ts';
export type { PromoRow } from './promos-table.ts';
export { PromoLimitError, savePromo } from './save-promo.ts';
