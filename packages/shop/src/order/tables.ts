import { queryOf } from '../database/index.ts';
import type { DeletedOrdersByDayTable } from './deleted-orders-table.ts';
import type { OrderEventsTable } from './order-events-table.ts';
import type { OrdersTable } from './orders-table.ts';
import type { UploadKeysTable } from './upload-keys-table.ts';

export type OrderTables = {
  deleted_orders_by_day: DeletedOrdersByDayTable;
  order_events: OrderEventsTable;
  orders: OrdersTable;
  upload_keys: UploadKeysTable;
};

/** Queries of this subject: on its own tables. */
export const query = queryOf<OrderTables>();
