import { sql } from 'kysely';
import { type Database, query } from '../database/database.ts';

/** A dispute in its last known state, from the history of its order. */
export interface KnownDispute {
  readonly id: string;
  readonly order_id: number;
  readonly intent_id: string;
  readonly status: string;
  readonly reason: string;
  readonly since: Date;
  readonly due_at: Date | null;
}

const known = sql<KnownDispute>`(
  select distinct on (detail->>'dispute') detail->>'dispute' as id, order_id, detail->>'intent' as intent_id,
    detail->>'of' as status, detail->>'reason' as reason, min(at) over (partition by detail->>'dispute') as since,
    (detail->>'dueBy')::timestamptz as due_at
  from order_events where kind = 'dispute'
  order by detail->>'dispute', order_events.id desc
) as disputes`;

export async function findKnownDispute(db: Database, disputeId: string): Promise<KnownDispute | undefined> {
  const { rows } = await sql<KnownDispute>`select * from ${known} where id = ${disputeId}`.execute(query(db));
  return rows[0];
}

const INQUIRY = 'warning_needs_response';
/** The bank waits for our response. */
const NEEDS_RESPONSE: readonly string[] = [INQUIRY, 'needs_response'];

export const needsResponse = ({ status }: { readonly status: string }): boolean => NEEDS_RESPONSE.includes(status);
/** A bank's question, which no money follows yet; a refund ends it. */
export const isInquiry = ({ status }: { readonly status: string }): boolean => status.startsWith('warning_');

/** Disputes and inquiries that wait for our response, with the rest of their payment, by deadline. */
export async function listOpenDisputes(
  db: Database,
  limit: number,
): Promise<(KnownDispute & { readonly cents: number })[]> {
  const { rows } = await sql<KnownDispute & { cents: number }>`
    select disputes.*, amount_cents - refunded_cents as cents
    from ${known} join payments using (intent_id)
    where status = any(${[...NEEDS_RESPONSE]}::text[])
      and not (status = ${INQUIRY} and state = 'refunded' and refund_failed_at is null)
    order by due_at limit ${limit}`.execute(query(db));
  return rows;
}
