import { sql } from 'kysely';
import pg from 'pg';
import { addAuditEntry } from '../audit/index.ts';
import { type Database, inTransaction } from '../database/index.ts';
import type { PromoRow } from './promos-table.ts';
import { query } from './tables.ts';

const CHECK_VIOLATION = '23514';

/** The new limit is below the number of uses. */
export class PromoLimitError extends Error {
  override name = 'PromoLimitError';
}

/** Creates or changes a code, on record for its operator; keeps its use count. @throws PromoLimitError */
export async function savePromo(
  db: Database,
  promo: Pick<PromoRow, 'code' | 'percent' | 'expires_at' | 'max_uses'>,
  operator: string,
): Promise<PromoRow> {
  const { percent, expires_at, max_uses } = promo;
  return inTransaction(db, async (trx) => {
    const { created, ...saved } = await query(trx)
      .insertInto('promos')
      .values(promo)
      .onConflict((conflict) => conflict.column('code').doUpdateSet({ percent, expires_at, max_uses }))
      .returningAll()
      // Only an updated row has the transaction that changed it.
      .returning(sql<boolean>`xmax = 0`.as('created'))
      .executeTakeFirstOrThrow()
      .catch((error: unknown) => {
        // The only constraint that can fail.
        throw error instanceof pg.DatabaseError && error.code === CHECK_VIOLATION ? new PromoLimitError() : error;
      });
    const isEnded = saved.expires_at !== null && saved.expires_at <= new Date();
    const action = isEnded ? 'end promo' : created ? 'create promo' : 'change promo';
    const until = saved.expires_at && !isEnded ? `, until ${saved.expires_at.toISOString()}` : '';
    const limit = saved.max_uses === null ? '' : `, uses: ${saved.max_uses}`;
    await addAuditEntry(trx, { actor: operator, action, detail: `${saved.code} ${saved.percent}%${until}${limit}` });
    return saved;
  });
}
