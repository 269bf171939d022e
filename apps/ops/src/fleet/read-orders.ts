import { countOrders } from '@trueseason/shop/back-office';
import { type Db, lastBackupAt } from '@trueseason/shop/database';
import { findOverdue } from '@trueseason/shop/jobs';
import { isUnrepaired, type MailKind, NOT_MISSED } from '@trueseason/shop/mail';
import { listPaymentsToCheck } from '@trueseason/shop/payment';

const OVERDUE_SHOWN = 100;
const SHOWN = 20;
const STUCK_MS = 5 * 60_000;

/** Paid or free, with photos, and not completed after five minutes. */
async function findStuckPaid(db: Db) {
  const rows = await db
    .selectFrom('orders')
    .select(['id', 'progress', 'settled_at'])
    .where('payment', 'in', ['paid', 'free'])
    .where('completed_at', 'is', null)
    .where('settled_at', '<', new Date(Date.now() - STUCK_MS))
    .where((eb) =>
      eb.or([
        eb('progress', 'in', ['files_uploaded', 'processing', 'analyzed']),
        // Our own failure; unmeasurable photos are up to the customer.
        eb.and([eb('progress', '=', 'failed'), eb(eb.ref('failure', '->>').key('code'), '=', 'internal')]),
      ]),
    )
    .orderBy('settled_at')
    .limit(OVERDUE_SHOWN)
    .execute();
  return rows.map(({ id, progress, settled_at }) => ({
    orderId: id,
    progress,
    since: settled_at?.toISOString() ?? '',
  }));
}

type StateCounts = Readonly<Record<string, number>>;
const byState = (rows: readonly { readonly state: string; readonly count: number }[]): StateCounts =>
  Object.fromEntries(rows.map(({ state, count }) => [state, count]));

const countReports = async (db: Db): Promise<StateCounts> =>
  byState(
    await db
      .selectFrom('reports')
      .select(['state', (eb) => eb.fn.countAll<number>().as('count')])
      .groupBy('state')
      .execute(),
  );

/** Without those left unsent because there was nothing left to say. */
const countMails = async (db: Db): Promise<StateCounts> =>
  byState(
    await db
      .selectFrom('mails')
      .select([(eb) => eb.fn.coalesce('outcome', 'state').as('state'), (eb) => eb.fn.countAll<number>().as('count')])
      .where(({ eb, or }) =>
        or([eb('state', '!=', 'failed'), eb('error', 'is', null), eb('error', 'not in', NOT_MISSED)]),
      )
      .groupBy((eb) => eb.fn.coalesce('outcome', 'state'))
      .execute(),
  );

export interface FailedDelivery {
  readonly what: 'report' | MailKind;
  readonly orderId: number;
  readonly reason: string;
  readonly at: string;
}

async function findFailedReports(db: Db): Promise<FailedDelivery[]> {
  const rows = await db
    .selectFrom('reports')
    .select(['order_id', 'state_at'])
    .where('state', '=', 'failed')
    .orderBy('state_at', 'desc')
    .limit(SHOWN)
    .execute();
  const reason = 'see the failed job render-report';
  return rows.map((row) => ({ what: 'report', orderId: row.order_id, reason, at: row.state_at.toISOString() }));
}

async function findFailedMails(db: Db): Promise<FailedDelivery[]> {
  const rows = await db
    .selectFrom('mails')
    .select(['order_id', 'kind', 'state_at', 'error'])
    .where(isUnrepaired)
    .orderBy('state_at', 'desc')
    .limit(SHOWN)
    .execute();
  return rows.map(({ kind, order_id, error, state_at }) => ({
    ...{ what: kind, orderId: order_id, reason: error ?? '' },
    at: state_at.toISOString(),
  }));
}

async function findPayments(db: Db) {
  const rows = await listPaymentsToCheck(db, SHOWN);
  return rows.map(({ order_id, payment, refund_failed_at, fraud_warning, review }) => ({
    orderId: order_id,
    why: [
      ...(refund_failed_at ? ['the refund failed'] : []),
      ...(fraud_warning ? [`early fraud warning: ${fraud_warning.replaceAll('_', ' ')}`] : []),
      ...(review ? [`in review: ${review.replaceAll('_', ' ')}`] : []),
      ...(payment === 'disputed' ? ['disputed'] : []),
    ].join('; '),
  }));
}

async function readOutbox(db: Db) {
  const { rows, oldest } = await db
    .selectFrom('outbox')
    .select((eb) => [eb.fn.countAll<number>().as('rows'), eb.fn.min('created_at').as('oldest')])
    .executeTakeFirstOrThrow();
  const oldestSeconds = oldest ? Math.max(0, (Date.now() - new Date(oldest).getTime()) / 1000) : 0;
  return { rows, oldestSeconds };
}

/** The state in Postgres. @throws while it is down */
export async function readOrders(db: Db, graceMs: number) {
  const [{ byStatus }, overdue, stuckPaid, reports, mails, failedReports, failedMails, payments, outbox, backupAt] =
    await Promise.all([
      countOrders(db),
      findOverdue(db, graceMs, OVERDUE_SHOWN),
      findStuckPaid(db),
      countReports(db),
      countMails(db),
      findFailedReports(db),
      findFailedMails(db),
      findPayments(db),
      readOutbox(db),
      // Null if the platform makes backups itself.
      lastBackupAt(db),
    ]);
  return { byStatus, overdue, stuckPaid, reports, mails, failedReports, failedMails, payments, outbox, backupAt };
}
export type OrdersState = Awaited<ReturnType<typeof readOrders>>;
