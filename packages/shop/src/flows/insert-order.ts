import { sql } from 'kysely';
import { agreeing, type BrowserConsent } from '../consent/index.ts';
import { type NewOrder, placing, type Transition, type UploadKey } from '../order/index.ts';
import { type JobRequest, outboxInsert } from '../outbox/index.ts';
import { type NewPhoto, storing } from '../photos/index.ts';
import { query } from '../schema/index.ts';

export interface NewUpload {
  readonly photos: readonly NewPhoto[];
  readonly consent: BrowserConsent | null;
  readonly job: JobRequest;
}

/** Inserts order, key, photos and job in one statement, as customers wait. False if a live key is taken, even just now. */
export async function insertOrder(
  trx: Transition,
  order: NewOrder,
  key?: UploadKey,
  upload?: NewUpload,
): Promise<boolean> {
  if (!upload)
    return (
      (await sql`/* insert-order */ with ${placing(order, key)} select from placed`.execute(query(trx))).rows.length > 0
    );
  const { photos, consent, job } = upload;
  const { rows } = await sql`/* insert-uploaded-order */
    with ${placing(order, key)}, ${storing(photos)}, ${agreeing(trx, consent, photos.length)},
      requested as (${outboxInsert(job, sql`from placed`)})
    select from placed, requested`.execute(query(trx));
  return rows.length > 0;
}
