export { findUsablePromo, listPromos, type PromoAsker, savePromo, seedPromos } from './promo-queries.ts';
export { findIdleReservations, findOlderReservation, findOverdueDiscounts } from './promo-reservations.ts';
export { releaseIdleUse } from './promo-uses.ts';
export type { PromoRow } from './promos-table.ts';
