import type { Answers } from '@trueseason/contracts';
import { type Db, findAnalysisRow, findOrder, forgetUpload, listAllPhotos, type MailKind } from '@trueseason/db';
import { OrderGoneError } from '@trueseason/keys';
import {
  AnswersChangedError,
  beginAnalysis,
  claimMail,
  failAnalysis,
  KeysChangedError,
  MAIL_JOBS,
  recordAnalysis,
  recordMailSent,
  recordReport,
  StaleReportError,
} from '@trueseason/orders';
import { objectKeys, StoreUnavailableError } from '@trueseason/storage';
import { someReport } from '../flows.ts';
import type { TestGateway } from '../test-gateway.ts';
import type { Analyst } from './analyst.ts';
import { NO_FACE } from './world.ts';

const KIND_OF_JOB = new Map<string, MailKind>(
  (Object.keys(MAIL_JOBS) as MailKind[]).map((kind) => [MAIL_JOBS[kind].name, kind]),
);
/** Errors that make the queue retry. */
const AGAIN = [AnswersChangedError, KeysChangedError, StaleReportError, StoreUnavailableError];
const TRIES = 10;

export interface Workers {
  /** Mails accepted by the provider, in order. */
  readonly sent: readonly string[];
  /** Runs all pending jobs. */
  work(): Promise<void>;
}

/** The three workers behind the outbox, with their revisions, rounds and claims. */
export function workersOf(gateway: TestGateway, analyst: Analyst): Workers {
  const {
    database: { db },
    deps,
    store,
  } = gateway;
  const sent: string[] = [];

  async function analyze(orderId: number): Promise<void> {
    const begun = await beginAnalysis(db, orderId);
    if (!begun) return;
    const { photos, held, round, again } = begun;
    const isMeasured = photos.length > 0 && (!again || analyst.seesFaces());
    const answers: Answers | null = (await findOrder(db, orderId))?.answers ?? null;
    const keys = photos.map(({ object_key }) => object_key);
    const { result, ...measured } = analyst.measure(keys, answers);
    if (isMeasured || (again && photos.length === 0)) {
      const sealed = isMeasured
        ? await deps.measurements.seal(orderId, { result, ...measured })
        : await deps.measurements.sealResult(orderId, result);
      await recordAnalysis(db, orderId, { ...sealed, engineVersion: 'test', round, answers });
    } else await failAnalysis(db, orderId, NO_FACE, round);
    // Only of these photos: an upload that is under way meanwhile has no rows yet.
    const kept = new Set((await listAllPhotos(db, orderId)).map(({ object_key }) => object_key));
    for (const { object_key } of held.filter((photo) => !kept.has(photo.object_key))) {
      await store.deletePrefix(objectKeys.uploadOf(object_key));
      await forgetUpload(db, objectKeys.uploadOf(object_key));
    }
    // What changed meanwhile follows at once.
    await analyze(orderId);
  }

  async function render(orderId: number): Promise<void> {
    const analysis = await findAnalysisRow(db, orderId);
    if (!analysis) return;
    const objectKey = objectKeys.report(orderId);
    const { bytes } = await store.put(objectKey, someReport, 'application/pdf');
    await recordReport(db, orderId, { objectKey, bytes, revision: analysis.revision });
  }

  async function mail(orderId: number, kind: MailKind): Promise<void> {
    const claim = await claimMail(db, orderId, kind, 0);
    if (claim.may !== 'send') return;
    sent.push(claim.mail.id);
    await recordMailSent(db, claim.mail.id, null);
  }

  async function perform(job: string, orderId: number): Promise<void> {
    const kind = KIND_OF_JOB.get(job);
    if (kind) await mail(orderId, kind);
    else if (job === 'analyze') await analyze(orderId);
    else if (job === 'render-report') await render(orderId);
  }

  return {
    sent,
    work: async () => {
      for (let jobs = await takeJobs(db); jobs.length > 0; jobs = await takeJobs(db)) {
        for (const { job, orderId } of jobs) await again(() => perform(job, orderId));
      }
    },
  };
}

async function takeJobs(db: Db): Promise<{ job: string; orderId: number }[]> {
  const rows = await db.deleteFrom('outbox').returningAll().execute();
  return rows
    .toSorted((a, b) => Number(a.id) - Number(b.id))
    .map(({ job, payload }) => ({ job, orderId: (payload as { orderId: number }).orderId }));
}

async function again(attempt: () => Promise<void>): Promise<void> {
  for (let tries = 1; ; tries++) {
    try {
      return await attempt();
    } catch (error) {
      // Deleted meanwhile: the queue drops the job.
      if (error instanceof OrderGoneError) return;
      if (tries === TRIES || !AGAIN.some((kind) => error instanceof kind)) throw error;
    }
  }
}
