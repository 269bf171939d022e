import { queryOf } from '../database/index.ts';
import type { BeginRequestsTable } from './begin-requests-table.ts';
import type { ConsentUsesTable, OrderConsentsTable, PhotoConsentsTable } from './photo-consents-table.ts';

export type ConsentTables = {
  begin_requests: BeginRequestsTable;
  order_consents: OrderConsentsTable;
  consent_uses: ConsentUsesTable;
  photo_consents: PhotoConsentsTable;
};

/** Queries of this subject: on its own tables. */
export const query = queryOf<ConsentTables>();
