import { sql } from 'kysely';
import type { Database, Transaction } from '../database/index.ts';
import { eventsOfKind } from '../order/index.ts';
import { query } from './tables.ts';

/** A dispute in its last known state, from the history of its order. */
export interface KnownDispute {
  readonly id: string;
  readonly order_id: number;
  readonly intent_id: string;
  readonly status: string;
  readonly reason: string;
  readonly since: Date;
  /** Since when it has its status. */
  readonly status_since: Date;
  readonly due_at: Date | null;
}

const knownDisputes = (condition = sql<boolean>`true`) => sql<KnownDispute>`(
  select distinct on (detail->>'dispute') detail->>'dispute' as id, order_id, detail->>'intent' as intent_id,
    detail->>'of' as status, detail->>'reason' as reason, min(at) over (partition by detail->>'dispute') as since,
    min(at) over (partition by detail->>'dispute', detail->>'of') as status_since,
    (detail->>'dueBy')::timestamptz as due_at
  from ${eventsOfKind('dispute')} as events where ${condition}
  order by detail->>'dispute', events.id desc
) as disputes`;

export async function findKnownDispute(db: Database, disputeId: string): Promise<KnownDispute | undefined> {
  const isAsked = sql<boolean>`detail->>'dispute' = ${disputeId}`;
  const { rows } = await sql<KnownDispute>`select * from ${knownDisputes(isAsked)}`.execute(query(db));
  return rows[0];
}

/** An order's newest dispute. */
export async function findDisputeOfOrder(
  db: Database | Transaction,
  orderId: number,
): Promise<KnownDispute | undefined> {
  const disputes = knownDisputes(sql<boolean>`order_id = ${orderId}`);
  const { rows } = await sql<KnownDispute>`select * from ${disputes} order by since desc limit 1`.execute(query(db));
  return rows[0];
}

/** The bank waits for our response. */
const NEEDS_RESPONSE: readonly string[] = ['warning_needs_response', 'needs_response'];
/** We wait for the bank's decision. */
const UNDER_REVIEW: readonly string[] = ['warning_under_review', 'under_review'];

export const needsResponse = ({ status }: { readonly status: string }): boolean => NEEDS_RESPONSE.includes(status);
export const isUnderReview = ({ status }: { readonly status: string }): boolean => UNDER_REVIEW.includes(status);
export const isOver = (dispute: { readonly status: string }): boolean =>
  !needsResponse(dispute) && !isUnderReview(dispute);
/** A bank's question, which no money follows yet; a refund ends it. */
export const isInquiry = ({ status }: { readonly status: string }): boolean => status.startsWith('warning_');

/** Disputes and inquiries that are not over, with the rest of their payment; those that wait for our response first. */
export async function listOpenDisputes(
  db: Database,
  limit: number,
): Promise<(KnownDispute & { readonly cents: number; readonly currency: string })[]> {
  const { rows } = await sql<KnownDispute & { cents: number; currency: string }>`
    select disputes.*, amount_cents - refunded_cents as cents, payments.currency
    from ${knownDisputes()} join payments using (intent_id)
    where status = any(${[...NEEDS_RESPONSE, ...UNDER_REVIEW]}::text[])
      and not (status like 'warning\\_%' and state = 'refunded' and refund_failed_at is null)
    order by status = any(${[...UNDER_REVIEW]}::text[]), due_at limit ${limit}`.execute(query(db));
  return rows;
}
