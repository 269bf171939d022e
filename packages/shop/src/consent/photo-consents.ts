import { sql } from 'kysely';
import type { Db, Trx } from '../database/database.ts';
import type { PhotoConsentRow } from './tables.ts';

/** Replaces the browser's earlier, unused consent. */
export async function addPhotoConsent(
  db: Db,
  consent: Pick<PhotoConsentRow, 'version' | 'shown' | 'second_opinion'> & { family: string },
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await endPhotoConsents(trx, consent.family);
    await trx.insertInto('photo_consents').values(consent).execute();
  });
}

export type BrowserConsent = Pick<PhotoConsentRow, 'version'> & { readonly family: string };

/** A browser's active consent to this version. */
export const selectConsent = (db: Pick<Db, 'selectFrom'>, consent: BrowserConsent | null) =>
  db
    .selectFrom('photo_consents')
    .select('id')
    .where('family', '=', consent?.family ?? null)
    .where('version', '=', consent?.version ?? null)
    .where('withdrawn_at', 'is', null)
    .orderBy('given_at', 'desc')
    .limit(1);

export const hasConsent = async (db: Db, consent: BrowserConsent): Promise<boolean> =>
  (await selectConsent(db, consent).executeTakeFirst()) !== undefined;

/** Ends a browser's consent for future photos. Orders keep theirs until withdrawn there. */
export async function endPhotoConsents(db: Db | Trx, family: string): Promise<void> {
  await db
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
export async function listOrderConsents(db: Db | Trx, orderId: number): Promise<PhotoConsentRow[]> {
  return db
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
export async function listConsentUses(db: Db | Trx, orderId: number): Promise<ConsentUse[]> {
  return db
    .selectFrom('photo_consents')
    .innerJoin('consent_uses', 'consent_uses.consent_id', 'photo_consents.id')
    .selectAll('photo_consents')
    .select(['consent_uses.used_at', 'consent_uses.photos'])
    .where('consent_uses.order_id', '=', orderId)
    .orderBy('consent_uses.used_at', 'desc')
    .execute();
}

/** Whether Google may see an order's photos: requires an active yes. */
export async function allowsSecondOpinion(db: Db, orderId: number): Promise<boolean> {
  const [latest] = await listOrderConsents(db, orderId);
  return latest?.second_opinion === true && latest.withdrawn_at === null;
}

/** Ends the consents of an order's photos. */
export async function endOrderConsents(trx: Trx, orderId: number): Promise<void> {
  await trx
    .updateTable('photo_consents')
    .set({ withdrawn_at: sql<Date>`now()` })
    .where('withdrawn_at', 'is', null)
    .where('id', 'in', (eb) => eb.selectFrom('order_consents').select('consent_id').where('order_id', '=', orderId))
    .execute();
}

/** Deletes consents that no order uses. Returns how many. */
export async function deleteUnusedConsents(db: Db, afterDays: number): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('photo_consents')
    .where('given_at', '<', sql<Date>`now() - ${afterDays} * interval '1 day'`)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('order_consents')
            .select('order_consents.order_id')
            .whereRef('order_consents.consent_id', '=', 'photo_consents.id'),
        ),
      ),
    )
    .executeTakeFirst();
  return Number(numDeletedRows);
}
