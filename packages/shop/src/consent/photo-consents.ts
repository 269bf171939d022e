import { type PhotoConsentForm, shownIn } from '@trueseason/contracts';
import { type RawBuilder, sql } from 'kysely';
import { type Database, deleteSome, inTransaction, type Transaction } from '../database/index.ts';
import type { PhotoConsentRow } from './photo-consents-table.ts';
import { query } from './tables.ts';

/** Records what a browser was shown and agreed to, and replaces its earlier consent; the same one stays as it is. */
export async function givePhotoConsent(
  db: Database,
  family: string,
  form: PhotoConsentForm,
  secondOpinion: boolean | null,
): Promise<void> {
  await inTransaction(db, async (trx) => {
    const consent = { family, version: form.version, shown: shownIn(form) };
    const second_opinion = form.secondOpinion === null ? null : secondOpinion;
    const active = await activeConsentQuery(trx, consent).select(['shown', 'second_opinion']).executeTakeFirst();
    if (active?.shown === consent.shown && active.second_opinion === second_opinion) return;
    await endPhotoConsents(trx, family);
    await query(trx)
      .insertInto('photo_consents')
      .values({ ...consent, second_opinion })
      .execute();
  });
}

export type BrowserConsent = Pick<PhotoConsentRow, 'version'> & { readonly family: string };

/** A browser's active consent to this version. */
const activeConsentQuery = (db: Database | Transaction, consent: BrowserConsent | null) =>
  query(db)
    .selectFrom('photo_consents')
    .select('id')
    .where('family', '=', consent?.family ?? null)
    .where('version', '=', consent?.version ?? null)
    .where('withdrawn_at', 'is', null)
    .orderBy('given_at', 'desc')
    .limit(1);

/** CTEs that record, for the order in the CTE `placed`, that photos were uploaded under a browser's consent. */
export const agreeing = (trx: Transaction, consent: BrowserConsent | null, photos: number): RawBuilder<unknown> => sql`
    consent as (${activeConsentQuery(trx, consent)}), used as (
      -- One row per upload.
      insert into consent_uses (order_id, consent_id, photos)
      select placed.id, consent.id, ${photos}::int from placed, consent
    ), agreed as (
      insert into order_consents (order_id, consent_id) select placed.id, consent.id from placed, consent
      on conflict (order_id, consent_id) do update set used_at = clock_timestamp()
    )`;

/** Part of an order's history: what its customer agreed to and asked for. */
export const consentMoments = (orderId: number): RawBuilder<unknown> => sql`
  select used_at, 'consent', 'customer', jsonb_build_object('of', version, 'photos', photos)
    from consent_uses join photo_consents on photo_consents.id = consent_id where order_id = ${orderId}
  union all select asked_at, 'begin_request', 'customer', jsonb_build_object('of', version)
    from begin_requests where order_id = ${orderId}`;

export const hasConsent = async (db: Database, consent: BrowserConsent): Promise<boolean> =>
  (await activeConsentQuery(db, consent).executeTakeFirst()) !== undefined;

/** Ends a browser's consent for future photos. Orders keep theirs until withdrawn there. */
export async function endPhotoConsents(db: Database | Transaction, family: string): Promise<void> {
  await query(db)
    .updateTable('photo_consents')
    .set({
      family: null,
      withdrawn_at: sql<Date | null>`case when exists (
        select 1 from order_consents where consent_id = photo_consents.id
      ) then withdrawn_at else now() end`,
    })
    .where('family', '=', family)
    .execute();
}

/** Consents of an order's photos, newest first. */
export async function listOrderConsents(db: Database | Transaction, orderId: number): Promise<PhotoConsentRow[]> {
  return query(db)
    .selectFrom('photo_consents')
    .innerJoin('order_consents', 'order_consents.consent_id', 'photo_consents.id')
    .selectAll('photo_consents')
    .where('order_consents.order_id', '=', orderId)
    .orderBy('order_consents.used_at', 'desc')
    .execute();
}

export interface ConsentUse extends PhotoConsentRow {
  readonly used_at: Date;
  /** Number of photos. */
  readonly photos: number;
}

/** Consents per upload to an order, newest first. */
export async function listConsentUses(db: Database | Transaction, orderId: number): Promise<ConsentUse[]> {
  return query(db)
    .selectFrom('photo_consents')
    .innerJoin('consent_uses', 'consent_uses.consent_id', 'photo_consents.id')
    .selectAll('photo_consents')
    .select(['consent_uses.used_at', 'consent_uses.photos'])
    .where('consent_uses.order_id', '=', orderId)
    .orderBy('consent_uses.used_at', 'desc')
    .execute();
}

/** Whether Google may see an order's photos: requires an active yes. */
export async function allowsSecondOpinion(db: Database, orderId: number): Promise<boolean> {
  const [latest] = await listOrderConsents(db, orderId);
  return latest?.second_opinion === true && latest.withdrawn_at === null;
}

/** Ends the consents of an order's photos. */
export async function endOrderConsents(trx: Transaction, orderId: number): Promise<void> {
  await query(trx)
    .updateTable('photo_consents')
    .set({ withdrawn_at: sql<Date>`now()` })
    .where('withdrawn_at', 'is', null)
    .where('id', 'in', (eb) => eb.selectFrom('order_consents').select('consent_id').where('order_id', '=', orderId))
    .execute();
}

/** Deletes an order's uses of consents, and the consents that no other order uses. */
export async function deleteOrderConsents(trx: Transaction, orderId: number): Promise<void> {
  await query(trx).deleteFrom('consent_uses').where('order_id', '=', orderId).execute();
  const uses = await query(trx)
    .deleteFrom('order_consents')
    .where('order_id', '=', orderId)
    .returning('consent_id')
    .execute();
  if (uses.length === 0) return;
  await query(trx)
    .deleteFrom('photo_consents')
    .where(
      'id',
      'in',
      uses.map(({ consent_id }) => consent_id),
    )
    .where('id', 'not in', (eb) => eb.selectFrom('order_consents').select('consent_id'))
    .execute();
}

/** Deletes consents that no order uses. Returns how many. */
export const deleteUnusedConsents = (db: Database, afterDays: number): Promise<number> =>
  deleteSome(
    db,
    'photo_consents',
    sql`given_at < now() - ${afterDays} * interval '1 day'
      and not exists (select from order_consents where consent_id = photo_consents.id)`,
  );
