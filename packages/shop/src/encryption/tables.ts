import { queryOf } from '../database/index.ts';
import type { OrderKeysTable } from './order-keys-table.ts';

export type EncryptionTables = {
  order_keys: OrderKeysTable;
};

/** Queries of this subject: on its own tables. */
export const query = queryOf<EncryptionTables>();
