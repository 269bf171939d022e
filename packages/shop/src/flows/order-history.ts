import { sql } from 'kysely';
import { shareMoments } from '../access/index.ts';
import { seasonMoments } from '../analysis/index.ts';
import { auditMoments } from '../audit/index.ts';
import { consentMoments } from '../consent/index.ts';
import type { Database } from '../database/index.ts';
import { giftCodeOf } from '../gift/index.ts';
import { mailMoments } from '../mail/index.ts';
import { type EventDetail, orderMoments } from '../order/index.ts';
import { paymentMoments } from '../payment/index.ts';
import { redemptionMoments } from '../promo/index.ts';
import { query } from '../schema/index.ts';

export interface HistoryItem {
  readonly at: Date;
  readonly kind: string;
  readonly by: string | null;
  readonly detail: EventDetail;
}

/** An order's whole history by time, each part from its subject, without what the audit repeats. */
export async function listOrderHistory(db: Database, orderId: number): Promise<HistoryItem[]> {
  const parts = [
    orderMoments(orderId),
    paymentMoments(orderId),
    consentMoments(orderId),
    seasonMoments(orderId),
    redemptionMoments(giftCodeOf(orderId)),
    shareMoments(orderId),
    mailMoments(orderId),
    auditMoments(orderId),
  ];
  const { rows } = await sql<HistoryItem>`
    with moments (at, kind, by, detail) as (${sql.join(parts, sql` union all `)})
    select at, kind, by, detail from moments order by at`.execute(query(db));
  return rows;
}
