export { findUsablePromo, listPromos, type PromoAsker, seedPromos } from './promo-queries.ts';
export { listExpiredDiscounts } from './promo-reservations.ts';
export { releaseIdleUses, takeOverReservation } from './promo-uses.ts';
export type { PromoRow } from './promos-table.ts';
export { PromoLimitError, savePromo } from './save-promo.ts';
