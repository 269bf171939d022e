import { PHOTO_COUNT } from '@trueseason/contracts';
import type { Database } from '../database/index.ts';
import { listMails, mayResend, requestResend } from '../mail/index.ts';
import { findOrder, type LastWork, listLastWorkOf, lockOrder, moveProgress, transact } from '../order/index.ts';
import { requestJob } from '../outbox/index.ts';
import { listAllPhotos } from '../photos/index.ts';
import { findReport } from '../report/index.ts';
import { type ObjectStore, objectKeys } from '../storage/index.ts';
import { analyzeJob } from './analyze-job.ts';
import { requestReportAgain } from './request-report.ts';
import { retryAnalysis } from './retry-analysis.ts';

interface RedoDeps {
  readonly db: Database;
  readonly store: Pick<ObjectStore, 'delete'>;
}

/** Measures an order's first photos again, and nothing that was measured counts. False once some are gone. */
async function measureAgain({ db, store }: RedoDeps, orderId: number): Promise<boolean> {
  const photos = await listAllPhotos(db, orderId);
  if (photos.length !== PHOTO_COUNT || photos.some(({ pending }) => pending)) return false;
  for (const { object_key } of photos) await store.delete(objectKeys.measuredPhoto(object_key));
  return transact(db, async (trx) => {
    const order = await lockOrder(trx, orderId);
    if (!order || order.measuring_since) return false;
    if (!(await moveProgress(trx, orderId, ['analyzed'], 'files_uploaded'))) return false;
    await requestJob(trx, analyzeJob, { orderId });
    return true;
  });
}

const renderAgain = ({ db }: RedoDeps, orderId: number): Promise<boolean> =>
  transact(db, async (trx) => {
    await lockOrder(trx, orderId);
    const isMade = (await findReport(trx, orderId))?.state !== 'pending';
    return isMade && (await requestReportAgain(trx, orderId));
  });

/** Only a mail that the provider did not accept: any other may have arrived. */
const sendAgain = ({ db }: RedoDeps, orderId: number, kind: string | null): Promise<boolean> =>
  transact(db, async (trx) => {
    const order = await lockOrder(trx, orderId);
    const mail = (await listMails(trx, orderId)).findLast((one) => one.kind === kind);
    const isUntaken = mail && (mail.state === 'failed' || !(mail.provider_message_id || mail.outcome));
    return order !== undefined && isUntaken === true && mayResend(order, mail) && (await requestResend(trx, mail));
  });

function redo(deps: RedoDeps, { orderId, work, kind, of }: LastWork): Promise<boolean> {
  if (work === 'mail') return sendAgain(deps, orderId, of);
  if (work === 'report') return renderAgain(deps, orderId);
  if (kind === 'failed') return retryAnalysis(deps.db, orderId);
  // A later result joins photos that may be deleted.
  return of === null ? measureAgain(deps, orderId) : Promise.resolve(false);
}

export interface RedoneWork {
  readonly result: number;
  readonly report: number;
  readonly mail: number;
  /** Orders whose result it made and that cannot be measured again, for a person. */
  readonly left: readonly number[];
}

/** Has the workers do again, once, what a release that was undone did last since then. */
export async function redoWorkOf(deps: RedoDeps, release: string, since: Date): Promise<RedoneWork> {
  const redone = { result: 0, report: 0, mail: 0 };
  const remaining: number[] = [];
  for (const last of await listLastWorkOf(deps.db, release, since)) {
    if (await redo(deps, last)) redone[last.work] += 1;
    else if (last.work === 'result' && (await findOrder(deps.db, last.orderId))?.progress === 'analyzed')
      remaining.push(last.orderId);
  }
  return { ...redone, left: remaining };
}
