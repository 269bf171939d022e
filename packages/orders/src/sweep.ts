import { type AnalysisFailure, type JobName, PROBLEMS } from '@trueseason/contracts';
import type { Db } from '@trueseason/db';
import type { Producer } from '@trueseason/queue';
import { findOverdue, type OverdueJob } from './backlog.ts';
import { failMail } from './deliver-mail.ts';
import { failReport } from './deliver-report.ts';
import { failAnalysis } from './run-analysis.ts';

/** How an order is told that a job was given up; workers and sweeper share it. */
export const giveUp: Readonly<Record<JobName, (db: Db, orderId: number, reason: string) => Promise<void>>> = {
  analyze: async (db, orderId) => {
    const failure: AnalysisFailure = { code: 'internal', message: PROBLEMS.internal.message, photos: [] };
    await failAnalysis(db, orderId, failure);
  },
  'render-report': failReport,
  'send-results': (db, orderId, reason) => failMail(db, orderId, 'results', reason),
  'send-photo-request': (db, orderId, reason) => failMail(db, orderId, 'photo_request', reason),
  'send-deletion-receipt': (db, orderId, reason) => failMail(db, orderId, 'deletion_receipt', reason),
};

/** BullMQ's words for a job whose workers died too often: no handler ever judged it. */
const STALLED = /stalled/i;

export type Repair = 'requeued' | 'given_up' | 'under_way';

async function repair(db: Db, producer: Producer, { job, orderId }: OverdueJob): Promise<Repair> {
  const { state, failedReason } = await producer.report(job, { orderId });
  if (state === 'under_way') return 'under_way';
  if (state === 'failed' && !STALLED.test(failedReason ?? '')) {
    await giveUp[job](db, orderId, failedReason ?? 'unknown');
    return 'given_up';
  }
  await producer.ensure(job, { orderId });
  return 'requeued';
}

/** Repairs what the queue lost, one overdue job at a time. Returns what was done, by kind. */
export async function sweepOnce(
  db: Db,
  producer: Producer,
  { graceMs, limit }: { graceMs: number; limit: number },
): Promise<Record<Repair, number>> {
  const done = { requeued: 0, given_up: 0, under_way: 0 };
  for (const overdue of await findOverdue(db, graceMs, limit)) done[await repair(db, producer, overdue)] += 1;
  return done;
}
