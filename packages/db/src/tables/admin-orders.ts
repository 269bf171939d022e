import {
  type AdminStatus,
  adminStatus,
  type MailOutcome,
  type OrderTracks,
  PAYMENT,
  type Payment,
  PROGRESS,
} from '@trueseason/contracts';
import { sql } from 'kysely';
import type { Db } from '../database.ts';
import type { OrderRow } from '../schema/orders.ts';

const ALL_TRACKS: readonly OrderTracks[] = PROGRESS.flatMap((progress) =>
  PAYMENT.map((payment) => ({ progress, payment })),
);

export interface AdminOrderRow extends OrderRow {
  readonly has_photos: boolean;
  readonly results_mailed: boolean;
  readonly mail_outcome: MailOutcome | null;
  readonly report_key: string | null;
}

/** Orders for the back office, newest first. `search` is an order number or a part of an address. */
export async function listAdminOrders(
  db: Db,
  filter: {
    search?: string | undefined;
    status?: AdminStatus | undefined;
    payment?: Payment | undefined;
    limit: number;
    offset: number;
  },
): Promise<AdminOrderRow[]> {
  const search = filter.search?.trim();
  const orderId = search && /^\d{1,15}$/.test(search) ? Number(search) : null;
  // Filters by the tracks that map to the status in contracts.
  const tracks = ALL_TRACKS.filter((track) => adminStatus(track) === filter.status);
  return db
    .selectFrom('orders')
    .selectAll('orders')
    .select((eb) => [
      eb
        .exists(eb.selectFrom('photos').select('position').whereRef('photos.order_id', '=', 'orders.id'))
        .$castTo<boolean>()
        .as('has_photos'),
      eb
        .exists(
          eb
            .selectFrom('mails')
            .select('id')
            .whereRef('mails.order_id', '=', 'orders.id')
            .where('kind', '=', 'results')
            .where('state', '=', 'sent')
            .where((mail) =>
              mail.or([mail('outcome', 'is', null), mail('outcome', 'in', ['delivered', 'complained'])]),
            ),
        )
        .$castTo<boolean>()
        .as('results_mailed'),
      eb
        .selectFrom('mails')
        .select('outcome')
        .whereRef('mails.order_id', '=', 'orders.id')
        .where('kind', '=', 'results')
        .orderBy('round', 'desc')
        .limit(1)
        .as('mail_outcome'),
      eb
        .selectFrom('reports')
        .select('object_key')
        .whereRef('reports.order_id', '=', 'orders.id')
        .where('state', '=', 'ready')
        .as('report_key'),
    ])
    .$if(filter.status !== undefined, (query) =>
      query.where((eb) =>
        eb.or(
          tracks.map(({ progress, payment }) =>
            eb.and([eb('orders.progress', '=', progress), eb('orders.payment', '=', payment)]),
          ),
        ),
      ),
    )
    .$if(filter.payment !== undefined, (query) => query.where('orders.payment', '=', filter.payment ?? 'paid'))
    .$if(orderId !== null, (query) => query.where('orders.id', '=', orderId ?? 0))
    .$if(Boolean(search) && orderId === null, (query) =>
      query.where(sql<boolean>`position(lower(${search ?? ''}) in lower(orders.email)) > 0`),
    )
    .orderBy('orders.created_at', 'desc')
    .orderBy('orders.id', 'desc')
    .limit(filter.limit)
    .offset(filter.offset)
    .execute();
}

export interface OrderCounts {
  readonly total: number;
  readonly byStatus: Record<AdminStatus, number>;
  /** Paid and not refunded, in cents. */
  readonly revenueCents: number;
}

export async function countOrders(db: Db): Promise<OrderCounts> {
  const rows = await db
    .selectFrom('orders')
    .select(['progress', 'payment'])
    .select((eb) => [eb.fn.countAll<number>().as('n'), eb.fn.sum<number>('amount_cents').as('cents')])
    .groupBy(['progress', 'payment'])
    .execute();
  const byStatus: Record<AdminStatus, number> = { pending: 0, paid: 0, processing: 0, completed: 0, failed: 0 };
  for (const row of rows) byStatus[adminStatus(row)] += row.n;
  return {
    total: rows.reduce((sum, { n }) => sum + n, 0),
    byStatus,
    revenueCents: rows.reduce((sum, { payment, cents }) => sum + (payment === 'paid' ? Number(cents) : 0), 0),
  };
}
