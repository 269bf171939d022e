import type { Generated, Insertable, Selectable } from 'kysely';
import type { Db, Trx } from '../database.ts';

export interface PromosTable {
  code: string;
  percent: number;
  expires_at: Date | null;
  max_uses: number | null;
  uses: Generated<number>;
  created_at: Generated<Date>;
}
export type PromoRow = Selectable<PromosTable>;

export interface PromoRedemptionsTable {
  order_id: number;
  code: string;
  redeemed_at: Generated<Date>;
}

/** A code that can be used now: it exists, has not expired and has uses left. */
export async function findUsablePromo(db: Db | Trx, code: string): Promise<PromoRow | undefined> {
  return db
    .selectFrom('promos')
    .selectAll()
    .where('code', '=', code)
    .where((eb) => eb.or([eb('expires_at', 'is', null), eb('expires_at', '>', eb.fn<Date>('now'))]))
    .where((eb) => eb.or([eb('max_uses', 'is', null), eb('uses', '<', eb.ref('max_uses'))]))
    .executeTakeFirst();
}

/** Adds codes that are not there yet; what an operator changed stays. */
export async function seedPromos(db: Db, promos: Insertable<PromosTable>[]): Promise<void> {
  if (promos.length === 0) return;
  await db
    .insertInto('promos')
    .values(promos)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

export async function listPromos(db: Db): Promise<PromoRow[]> {
  return db.selectFrom('promos').selectAll().orderBy('created_at', 'desc').orderBy('code').execute();
}

/** Creates a code or changes it; how often it was used stays. */
export async function savePromo(
  db: Db | Trx,
  promo: Pick<PromoRow, 'code' | 'percent' | 'expires_at' | 'max_uses'>,
): Promise<PromoRow> {
  const { percent, expires_at, max_uses } = promo;
  return db
    .insertInto('promos')
    .values(promo)
    .onConflict((conflict) => conflict.column('code').doUpdateSet({ percent, expires_at, max_uses }))
    .returningAll()
    .executeTakeFirstOrThrow();
}
