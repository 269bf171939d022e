import { countDeadlines, countLostResults, countOrders } from '@trueseason/shop/back-office';
import { type Database, findLastBackup } from '@trueseason/shop/database';
import { listStuckOrders } from '@trueseason/shop/flows';
import { findOverdueJobs } from '@trueseason/shop/jobs';
import { readBooksFigures } from '@trueseason/shop/ledger';
import { countMailsByOutcome } from '@trueseason/shop/mail';
import { countMailsBeyondSales } from '@trueseason/shop/order';
import { readOutboxBacklog } from '@trueseason/shop/outbox';
import { readEventFigures, readProviderAway } from '@trueseason/shop/payment';
import { countReportsByState } from '@trueseason/shop/report';

const OVERDUE_SHOWN = 100;

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
    deadlines,
    events,
    outbox,
    backup,
    books,
    providerAway,
    lostResults,
    mailsBeyondSales,
  ] = await Promise.all([
    countOrders(db),
    findOverdueJobs(db, graceMs, OVERDUE_SHOWN),
    findStuckOrders(db),
    countReportsByState(db).then(byState),
    countMailsByOutcome(db).then(byState),
    countDeadlines(db),
    readEventFigures(db),
    readOutbox(db),
    findLastBackup(db),
    readBooksFigures(db),
    readProviderAway(db),
    countLostResults(db),
    countMailsBeyondSales(db),
  ]);
  const providerAwaySince = providerAway?.toISOString() ?? null;
  return {
    ...{ byStatus, overdue, stuckPaid, reports, mails, deadlines, events, outbox, backup, books },
    ...{ providerAwaySince, lostResults, mailsBeyondSales },
  };
}
export type OrdersState = Awaited<ReturnType<typeof readOrders>>;
