import { createHash, randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import { type Database, inTransaction, Transaction } from '../database/index.ts';
import type { AuditRow } from './audit-table.ts';
import { query } from './tables.ts';

export interface NewAuditEntry {
  readonly action: string;
  readonly orderId?: number;
  readonly detail?: string;
  /** Operator name, `customer`, `system`, or `operator` if unnamed. */
  readonly actor?: string | undefined;
  readonly reason?: string | undefined;
}

/** An arbitrary constant that serializes the chain across processes. */
const CHAIN_LOCK = 7_301_482;

const sha256 = (text: string): string => createHash('sha256').update(text).digest('base64url');
const objectHash = (orderId: number, salt: string): string => sha256(`${salt} ${orderId}`);

type Chained = Pick<AuditRow, 'at' | 'actor' | 'action' | 'detail' | 'reason' | 'object_hash'>;

/** Hash of a row's content and its predecessor. */
function chainHash(previousHash: string | null, { at, actor, action, detail, reason, object_hash }: Chained): string {
  return sha256(JSON.stringify([previousHash, at.toISOString(), actor, action, detail, reason, object_hash]));
}

async function append(trx: Database | Transaction, entry: NewAuditEntry): Promise<void> {
  await sql`select pg_advisory_xact_lock(${CHAIN_LOCK})`.execute(query(trx));
  const last = await query(trx).selectFrom('audit').select('hash').orderBy('id', 'desc').limit(1).executeTakeFirst();
  const salt = entry.orderId === undefined ? null : randomBytes(16).toString('base64url');
  const row = {
    at: new Date(),
    actor: entry.actor ?? 'operator',
    action: entry.action,
    detail: entry.detail ?? '',
    reason: entry.reason ?? '',
    object_hash: salt === null || entry.orderId === undefined ? null : objectHash(entry.orderId, salt),
  };
  await query(trx)
    .insertInto('audit')
    .values({
      ...row,
      order_id: entry.orderId ?? null,
      object_salt: salt,
      hash: chainHash(last?.hash ?? null, row),
    })
    .execute();
}

export async function addAuditEntry(db: Database | Transaction, entry: NewAuditEntry): Promise<void> {
  if (db instanceof Transaction) await append(db, entry);
  else await inTransaction(db, (trx) => append(trx, entry));
}

/** The same, once, for events that may be reported repeatedly. */
export async function addAuditEntryOnce(
  db: Database,
  entry: NewAuditEntry & Required<Pick<NewAuditEntry, 'orderId' | 'detail'>>,
): Promise<void> {
  await inTransaction(db, async (trx) => {
    await sql`select pg_advisory_xact_lock(${CHAIN_LOCK})`.execute(query(trx));
    const duplicate = await query(trx)
      .selectFrom('audit')
      .select('id')
      .where('order_id', '=', entry.orderId)
      .where('action', '=', entry.action)
      .where('detail', '=', entry.detail)
      .executeTakeFirst();
    if (!duplicate) await append(trx, entry);
  });
}

export interface AuditVerification {
  readonly rows: number;
  /** First row that was changed or follows a missing one; null if intact. */
  readonly brokenAt: number | null;
  readonly head: string | null;
}

const PAGE = 1_000;

/** Verifies the whole chain; rows of deleted orders by their remaining fields. */
export async function verifyAudit(db: Database | Transaction): Promise<AuditVerification> {
  let head: string | null = null;
  let lastId = 0;
  let rows = 0;
  for (;;) {
    const page: AuditRow[] = await query(db)
      .selectFrom('audit')
      .selectAll()
      .where('id', '>', lastId)
      .orderBy('id')
      .limit(PAGE)
      .execute();
    for (const row of page) {
      rows += 1;
      lastId = row.id;
      if (row.hash !== chainHash(head, row) || !hasValidObjectHash(row)) return { rows, brokenAt: row.id, head };
      head = row.hash;
    }
    if (page.length < PAGE) return { rows, brokenAt: null, head };
  }
}

export async function findAuditHead(db: Database): Promise<{ row: number; hash: string } | undefined> {
  const last = await query(db)
    .selectFrom('audit')
    .select(['id', 'hash'])
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return last && { row: last.id, hash: last.hash };
}

export async function findAuditHash(db: Database, row: number): Promise<string | null> {
  const auditRow = await query(db).selectFrom('audit').select('hash').where('id', '=', row).executeTakeFirst();
  return auditRow?.hash ?? null;
}

const hasValidObjectHash = ({ order_id, object_salt, object_hash }: AuditRow): boolean =>
  order_id === null || object_salt === null
    ? order_id === null && object_salt === null
    : object_hash === objectHash(order_id, object_salt);

/** Removes references to a deleted order. Rows and chain stay intact. */
export async function unlinkFromAudit(trx: Transaction, orderId: number): Promise<void> {
  await query(trx)
    .updateTable('audit')
    .set({ order_id: null, object_salt: null })
    .where('order_id', '=', orderId)
    .execute();
}

const READ = 'read ';
/** Whether an action reads customer data. */
export const isReadAction = (action: string): boolean => action.startsWith(READ);

/** Audits a read, once per hour, since open pages poll. */
export async function addReadAuditEntry(db: Database, actor: string, action: string, orderId: number): Promise<void> {
  const earlierRead = await query(db)
    .selectFrom('audit')
    .select('id')
    .where('order_id', '=', orderId)
    .where('action', '=', action)
    .where('actor', '=', actor)
    .where('at', '>', sql<Date>`now() - interval '1 hour'`)
    .executeTakeFirst();
  if (!earlierRead) await addAuditEntry(db, { actor, action, orderId, detail: 'done' });
}

interface AuditFilter {
  readonly orderId?: number;
  /** By default only without an order. */
  readonly reads?: boolean;
  readonly limit: number;
  readonly offset?: number;
}

/** Operator actions, newest first; optionally of one order. */
export async function listAuditEntries(
  db: Database,
  { orderId, reads = orderId === undefined, limit, offset = 0 }: AuditFilter,
): Promise<AuditRow[]> {
  return query(db)
    .selectFrom('audit')
    .selectAll()
    .$if(orderId !== undefined, (query) => query.where('order_id', '=', orderId ?? null))
    .$if(!reads, (query) => query.where('action', 'not like', `${READ}%`))
    .orderBy('id', 'desc')
    .limit(limit)
    .offset(offset)
    .execute();
}

/** Part of an order's history: what operators and the system did, but for what its own events say. */
export const auditMoments = (orderId: number) => sql`
  select at, 'audit', actor, jsonb_build_object('of', action, 'detail', detail, 'reason', reason)
    from audit where order_id = ${orderId} and action not like 'read %' and action not in ('refund failed', 'note')
    and detail <> 'begun'`;
