import { countOrders } from '@trueseason/shop/back-office';
import { type Database, findLastBackup } from '@trueseason/shop/database';
import { findOverdueJobs } from '@trueseason/shop/jobs';
import { countMailsByOutcome, listUndeliveredMails, type MailKind } from '@trueseason/shop/mail';
import { listStuckOrders } from '@trueseason/shop/order';
import { readOutboxBacklog } from '@trueseason/shop/outbox';
import { listPaymentsToCheck, readEventFigures } from '@trueseason/shop/payment';
import { countReportsByState, listFailedReports } from '@trueseason/shop/report';

const OVERDUE_SHOWN = 100;
const SHOWN = 20;

async function findStuckOrders(db: Database) {
  const rows = await listStuckOrders(db, OVERDUE_SHOWN);
  return rows.map(({ id, progress, settled_at }) => ({
    orderId: id,
    progress,
    since: settled_at?.toISOString() ?? '',
  }));
}

type StateCounts = Readonly<Record<string, number>>;
const byState = (rows: readonly { readonly state: string; readonly count: number }[]): StateCounts =>
  Object.fromEntries(rows.map(({ state, count }) => [state, count]));

export interface FailedDelivery {
  readonly what: 'report' | MailKind;
  readonly orderId: number;
  readonly reason: string;
  readonly at: string;
}

async function findFailedReports(db: Database): Promise<FailedDelivery[]> {
  const rows = await listFailedReports(db, SHOWN);
  const reason = 'see the failed job render-report';
  return rows.map((row) => ({ what: 'report', orderId: row.order_id, reason, at: row.state_at.toISOString() }));
}

async function findFailedMails(db: Database): Promise<FailedDelivery[]> {
  const rows = await listUndeliveredMails(db, SHOWN);
  return rows.map(({ kind, order_id, error, state_at }) => ({
    ...{ what: kind, orderId: order_id, reason: error ?? '' },
    at: state_at.toISOString(),
  }));
}

async function findPayments(db: Database) {
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

async function readOutbox(db: Database) {
  const { rows, oldest } = await readOutboxBacklog(db);
  const oldestSeconds = oldest ? Math.max(0, (Date.now() - oldest.getTime()) / 1000) : 0;
  return { rows, oldestSeconds };
}

/** The state in Postgres. @throws while it is down */
export async function readOrders(db: Database, graceMs: number) {
  const [
    { byStatus },
    overdue,
    stuckPaid,
    reports,
    mails,
    failedReports,
    failedMails,
    payments,
    events,
    outbox,
    backup,
  ] = await Promise.all([
    countOrders(db),
    findOverdueJobs(db, graceMs, OVERDUE_SHOWN),
    findStuckOrders(db),
    countReportsByState(db).then(byState),
    countMailsByOutcome(db).then(byState),
    findFailedReports(db),
    findFailedMails(db),
    findPayments(db),
    readEventFigures(db),
    readOutbox(db),
    findLastBackup(db),
  ]);
  return {
    byStatus,
    overdue,
    stuckPaid,
    reports,
    mails,
    failedReports,
    failedMails,
    payments,
    events,
    outbox,
    backup,
  };
}
export type OrdersState = Awaited<ReturnType<typeof readOrders>>;
