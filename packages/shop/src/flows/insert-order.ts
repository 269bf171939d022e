import { sql } from 'kysely';
import type { BrowserConsent } from '../consent/index.ts';
import { query } from '../database/index.ts';
import { isLiveUploadKey, type OrderRow, type Transition, type UploadKey } from '../order/index.ts';
import { type JobRequest, outboxInsert } from '../outbox/index.ts';
import { type NewPhoto, storing } from '../photos/index.ts';

export interface NewUpload {
  readonly photos: readonly NewPhoto[];
  readonly consent: BrowserConsent | null;
  readonly job: JobRequest;
}

/** Inserts order, key, photos and job in one statement, as customers wait. False if a live key is taken, even just now. */
export async function insertOrder(
  trx: Transition,
  { id, flow, progress, amount_cents }: Pick<OrderRow, 'id' | 'flow' | 'progress' | 'amount_cents'>,
  key?: UploadKey,
  upload?: NewUpload,
): Promise<boolean> {
  const keyHash = sql`${key?.keyHash ?? null}::text`;
  const placement = sql`
    with claimed as (
      insert into upload_keys (key_hash, order_id, photos_hash)
      select ${keyHash}, ${id}::bigint, ${key?.photosHash ?? null}::text where ${keyHash} is not null
      on conflict (key_hash) do update
        set order_id = excluded.order_id, photos_hash = excluded.photos_hash, created_at = now()
        where not ${isLiveUploadKey}
      returning order_id
    ), placed as (
      insert into orders (id, flow, progress, amount_cents)
      select ${id}::bigint, ${flow}::text, ${progress}::text, ${amount_cents}::int
      where ${keyHash} is null or exists (select from claimed)
      returning id
    )`;
  if (!upload)
    return (await sql`/* insert-order */ ${placement} select from placed`.execute(query(trx))).rows.length > 0;
  const { photos, consent, job } = upload;
  const { rows } = await sql`/* insert-uploaded-order */
    ${placement}, ${storing(trx, photos, consent)}, requested as (${outboxInsert(job, sql`from placed`)})
    select from placed, requested`.execute(query(trx));
  return rows.length > 0;
}
