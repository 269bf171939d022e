import { COMPLAINT_RETENTION_YEARS } from '@trueseason/contracts';
import { sql } from 'kysely';
import { addAuditEntry } from '../audit/index.ts';
import { type Database, deleteSome, inTransaction, type Transaction } from '../database/index.ts';
import { mailboxKey } from '../mail/index.ts';
import { addOrderEvents, findOrderByEmail, hasBoughtOrder, newOrderId } from '../order/index.ts';
import { requestJob } from '../outbox/index.ts';
import type { ComplaintRow } from './complaints-table.ts';
import { sendComplaintMailJob } from './send-complaint-mail-job.ts';
import { query } from './tables.ts';

/** Each is confirmed by mail, and anybody can enter anybody's address. */
export const COMPLAINTS_A_DAY = 3;

interface NewComplaint {
  readonly email: string;
  readonly said: string;
  /** As the customer wrote it: linked only if it is an order of this address. */
  readonly orderId?: number | undefined;
  /** Hash of where it comes from. */
  readonly network: string;
}

/** Whether an order of this address was bought, or is named: its complaint is listed apart from strangers'. */
export const isKnownWriter = async (
  db: Database,
  { email, orderId }: Pick<NewComplaint, 'email' | 'orderId'>,
): Promise<boolean> =>
  (orderId !== undefined && (await findOrderByEmail(db, orderId, email)) !== undefined) ||
  (await hasBoughtOrder(db, email));

/**
 * Records a complaint, whose mailbox gets a confirmation unless strangers had their share of mails. Returns its number;
 * null if the mailbox had its share today.
 */
export async function receiveComplaint(
  db: Database,
  complaint: NewComplaint,
  { isConfirmed = true } = {},
): Promise<number | null> {
  const { email, said, orderId, network } = complaint;
  const mailbox = mailboxKey(email);
  const isKnown = await isKnownWriter(db, complaint);
  const order = orderId === undefined ? undefined : await findOrderByEmail(db, orderId, email);
  return inTransaction(db, async (trx) => {
    await sql`select pg_advisory_xact_lock(hashtextextended(${mailbox}, 1))`.execute(query(trx));
    const { n } = await query(trx)
      .selectFrom('complaints')
      .select((eb) => eb.fn.countAll<number>().as('n'))
      .where('mailbox', '=', mailbox)
      .where('received_at', '>', sql<Date>`now() - interval '1 day'`)
      .executeTakeFirstOrThrow();
    if (n >= COMPLAINTS_A_DAY) return null;
    const id = newOrderId();
    await query(trx)
      .insertInto('complaints')
      .values({
        id,
        order_id: order?.id ?? null,
        email,
        mailbox,
        known: isKnown,
        network,
        said,
        ...(!isConfirmed && { confirmed_at: new Date() }),
      })
      .execute();
    if (order) await addOrderEvents(trx, [{ orderId: order.id, kind: 'complaint', detail: { of: 'received' } }]);
    if (isConfirmed) await requestJob(trx, sendComplaintMailJob, { orderId: id });
    return id;
  });
}

/** Complaints of known writers without an answer, oldest first. */
export const listOpenComplaints = (db: Database, limit: number): Promise<ComplaintRow[]> =>
  query(db)
    .selectFrom('complaints')
    .selectAll()
    .where('answered_at', 'is', null)
    .where('known', '=', true)
    .orderBy('received_at')
    .limit(limit)
    .execute();

/** The oldest open complaint of strangers in a network, and how many there are in it and in all. */
export interface StrangersComplaint
  extends Pick<ComplaintRow, 'id' | 'email' | 'said' | 'received_at' | 'unreachable'> {
  readonly inNetwork: number;
  readonly inAll: number;
}

/** Complaints of strangers without an answer by network, oldest first. */
export async function listStrangersComplaints(db: Database, limit: number): Promise<StrangersComplaint[]> {
  const { rows } = await sql<StrangersComplaint>`
    with groups as (
      select network, count(*) as "inNetwork", min(received_at) as since
      from complaints where answered_at is null and not known group by network
    ), oldest as (
      select *, (select sum("inNetwork")::int from groups) as "inAll" from groups order by since limit ${limit}
    )
    select complaint.*, "inNetwork", "inAll" from oldest, lateral (
      select id, email, said, received_at, unreachable from complaints
      where answered_at is null and not known and network is not distinct from oldest.network
      order by received_at limit 1
    ) as complaint order by received_at`.execute(query(db));
  return rows;
}

/** Complaints about an order, for its owner. */
export const listComplaintsOfOrder = (db: Database, orderId: number) =>
  query(db)
    .selectFrom('complaints')
    .select(['said', 'received_at', 'upheld', 'answer', 'answered_at'])
    .where('order_id', '=', orderId)
    .orderBy('received_at')
    .execute();

/** Answers a complaint, once, and mails its writer the outcome. 'unknown' or 'answered' without an open one. */
export async function answerComplaint(
  db: Database,
  id: number,
  { upheld, answer, actor }: { readonly upheld: boolean; readonly answer: string; readonly actor: string },
): Promise<'done' | 'answered' | 'unknown'> {
  return inTransaction(db, async (trx) => {
    const answered = await query(trx)
      .updateTable('complaints')
      .set({ upheld, answer, network: null, answered_at: (eb) => eb.fn<Date>('now') })
      .where('id', '=', id)
      .where('answered_at', 'is', null)
      .returning('order_id')
      .executeTakeFirst();
    if (!answered) {
      const existing = query(trx).selectFrom('complaints').select('id').where('id', '=', id);
      return (await existing.executeTakeFirst()) ? 'answered' : 'unknown';
    }
    const { order_id: orderId } = answered;
    if (orderId !== null) await addOrderEvents(trx, [{ orderId, kind: 'complaint', detail: { of: 'answered' } }]);
    await requestJob(trx, sendComplaintMailJob, { orderId: id });
    const entry = { actor, action: 'answer complaint', detail: `done: ${upheld ? 'upheld' : 'not upheld'}` };
    await addAuditEntry(trx, { ...entry, ...(orderId !== null && { orderId }) });
    return 'done';
  });
}

/** Deletes complaints whose answer is old. Open ones stay: they are owed an answer. */
export const deleteExpiredComplaints = (db: Database): Promise<number> =>
  deleteSome(db, 'complaints', sql`answered_at < now() - ${sql.lit(COMPLAINT_RETENTION_YEARS)} * interval '1 year'`);

/** Deletes the answered complaints of an order. An open one is owed an answer, without its order. */
export async function deleteAnsweredComplaints(trx: Transaction, orderId: number): Promise<void> {
  await query(trx)
    .deleteFrom('complaints')
    .where('order_id', '=', orderId)
    .where('answered_at', 'is not', null)
    .execute();
}
