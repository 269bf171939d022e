import { sql } from 'kysely';
import { type Database, deleteSome, inTransaction, type Transaction } from '../database/index.ts';
import { deleteUploadKeysOf } from '../order/index.ts';
import { heldOrders } from './access-parts.ts';
import type { GrantLevel } from './sessions-table.ts';
import { query } from './tables.ts';

/** A session with an older live one's grants and more. */
export interface RenewedSession {
  /** The older session, which stays. */
  readonly from: string | null;
  readonly to: string;
  readonly family: string;
  readonly expiresAt: Date;
  readonly orderIds: readonly number[];
  readonly level: GrantLevel;
}

export const renewSession = (db: Database, session: RenewedSession): Promise<void> =>
  inTransaction(db, (trx) => renewSessionInTransaction(trx, session));

export async function renewSessionInTransaction(
  trx: Transaction,
  { from, to, family, expiresAt, orderIds, level }: RenewedSession,
): Promise<void> {
  // Locked before reading grants, so none is lost that another tab receives.
  const old = from && (await lockSession(trx, from)) ? from : null;
  await sql`/* renew-session */
    with session as (insert into sessions (token_hash, family, expires_at) values (${to}, ${family}, ${expiresAt}))
    insert into grants (token_hash, order_id, level)
    select ${to}, order_id, min(level) from (
      select order_id, level from grants where token_hash = ${old}
      union all select unnest(${orderIds}::bigint[]), ${level}
    ) as held
    group by order_id`.execute(query(trx));
  await endOlderSessions(trx, { family, kept: [to, ...(old === null ? [] : [old])] });
  if (level === 'read') for (const orderId of orderIds) await endOldestReaders(trx, orderId);
}

/** Sessions of a browser besides a renewed one, for answers that were lost or overtaken. */
const SPARE_SESSIONS = 4;
/** Browsers that may read an order by its mailed link or a lookup; a new one replaces the oldest. */
export const MAX_READERS = 50;

/* Rows that another transaction holds are left to a later renewal, so that no request waits for them. */

async function endOlderSessions(trx: Transaction, { family, kept }: { family: string; kept: string[] }): Promise<void> {
  await sql`/* end-older-sessions */
    delete from sessions where token_hash in (
      select token_hash from sessions where token_hash in (
        select token_hash from sessions where family = ${family} and token_hash <> all(${kept}::text[])
        order by created_at desc offset ${sql.lit(SPARE_SESSIONS)}
      ) for update skip locked
    )`.execute(query(trx));
}

async function endOldestReaders(trx: Transaction, orderId: number): Promise<void> {
  const { rows } = await sql<{ token_hash: string }>`/* end-oldest-readers */
    delete from grants where order_id = ${orderId} and token_hash in (
      select token_hash from sessions where token_hash in (
        select token_hash from grants where order_id = ${orderId} and level = 'read'
        order by created_at desc, token_hash offset ${sql.lit(MAX_READERS)}
      ) for update skip locked
    ) returning token_hash`.execute(query(trx));
  if (rows.length === 0) return;
  const tokenHashes = rows.map(({ token_hash }) => token_hash);
  await query(trx)
    .deleteFrom('sessions')
    .where('token_hash', 'in', tokenHashes)
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('grants').select('order_id').whereRef('grants.token_hash', '=', 'sessions.token_hash'))),
    )
    .execute();
}

/** Ends a session, its grants in the browser's other sessions (earlier ones stay for lost answers), and its keys. */
export const endBrowserSession = (db: Database, tokenHash: string): Promise<void> =>
  inTransaction(db, async (trx) => {
    // Waits for a renewal, which then ends, too.
    await lockSession(trx, tokenHash);
    await deleteUploadKeysOf(trx, heldOrders(tokenHash, 'own'));
    await sql`/* end-session */
      delete from grants using sessions where grants.token_hash = sessions.token_hash
        and family = (select family from sessions where token_hash = ${tokenHash})
        and order_id in (select order_id from grants where token_hash = ${tokenHash})`.execute(query(trx));
    await query(trx).deleteFrom('sessions').where('token_hash', '=', tokenHash).execute();
  });

/** Locks a live session's row; false if there is none. */
export async function lockSession(trx: Transaction, tokenHash: string): Promise<boolean> {
  const { rows } = await sql`/* lock-session */
    select from sessions where token_hash = ${tokenHash} and expires_at > now() for update`.execute(query(trx));
  return rows.length > 0;
}

/** Locks the sessions with access to an order, before the order itself. */
export async function lockSessionsOfOrder(trx: Transaction, orderId: number): Promise<void> {
  await sql`/* lock-sessions */
    select from sessions where token_hash in (select token_hash from grants where order_id = ${orderId})
    order by token_hash for update`.execute(query(trx));
}

/** Grants a browser at least this level on an order. Requires the session's lock. */
export async function addGrant(
  db: Database | Transaction,
  tokenHash: string,
  orderId: number,
  level: GrantLevel = 'own',
): Promise<void> {
  await query(db)
    .insertInto('grants')
    .values({ token_hash: tokenHash, order_id: orderId, level })
    .onConflict((conflict) =>
      level === 'own' ? conflict.columns(['token_hash', 'order_id']).doUpdateSet({ level }) : conflict.doNothing(),
    )
    .execute();
}

/** A browser's grant for an order; null if none. */
export async function findGrant(db: Database, tokenHash: string, orderId: number): Promise<GrantLevel | null> {
  const row = await query(db)
    .selectFrom('grants')
    .innerJoin('sessions', 'sessions.token_hash', 'grants.token_hash')
    .select('grants.level')
    .where('grants.token_hash', '=', tokenHash)
    .where('grants.order_id', '=', orderId)
    .where('sessions.expires_at', '>', (eb) => eb.fn<Date>('now'))
    .executeTakeFirst();
  return row?.level ?? null;
}

/** Deletes sessions with access to this order only. Requires their locks. */
export async function deleteSessionsOfOrder(trx: Transaction, orderId: number): Promise<void> {
  await query(trx)
    .deleteFrom('sessions')
    .where('token_hash', 'in', (eb) => eb.selectFrom('grants').select('token_hash').where('order_id', '=', orderId))
    .where('token_hash', 'not in', (eb) =>
      eb.selectFrom('grants').select('token_hash').where('order_id', '!=', orderId),
    )
    .execute();
}

export const deleteExpiredSessions = (db: Database): Promise<number> =>
  deleteSome(db, 'sessions', sql`expires_at < now()`);
