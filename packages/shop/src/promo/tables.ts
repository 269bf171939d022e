import { queryOf } from '../database/index.ts';
import type { PromoRedemptionsTable, PromoReservationsTable, PromosTable } from './promos-table.ts';

export type PromoTables = {
  promo_redemptions: PromoRedemptionsTable;
  promo_reservations: PromoReservationsTable;
  promos: PromosTable;
};

/** Queries of this subject: on its own tables. */
export const query = queryOf<PromoTables>();
