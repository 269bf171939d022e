import { type RawBuilder, sql } from 'kysely';
import type { OrderRow } from './orders-table.ts';
import { isLiveUploadKey } from './upload-keys.ts';
import type { UploadKey } from './upload-keys-table.ts';

/** How an order begins. */
export type NewOrder = Pick<OrderRow, 'id' | 'flow' | 'progress' | 'amount_cents' | 'currency'>;

/** CTEs that place an order, as `placed`, and claim its key; no row if a live key is taken, even just now. */
export function placing(
  { id, flow, progress, amount_cents, currency }: NewOrder,
  key?: UploadKey,
): RawBuilder<unknown> {
  const keyHash = sql`${key?.keyHash ?? null}::text`;
  return sql`
    claimed as (
      insert into upload_keys (key_hash, order_id, photos_hash)
      select ${keyHash}, ${id}::bigint, ${key?.photosHash ?? null}::text where ${keyHash} is not null
      on conflict (key_hash) do update
        set order_id = excluded.order_id, photos_hash = excluded.photos_hash, created_at = now()
        where not ${isLiveUploadKey}
      returning order_id
    ), placed as (
      insert into orders (id, flow, progress, amount_cents, currency)
      select ${id}::bigint, ${flow}::text, ${progress}::text, ${amount_cents}::int, ${currency}::text
      where ${keyHash} is null or exists (select from claimed)
      returning id
    )`;
}
