import { createHmac } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { type JobContext, OutageError, UnrecoverableJobError } from '@trueseason/platform/queue';
import type { Database } from '../database/index.ts';
import { type ObjectStore, objectKeys } from '../storage/index.ts';
import { cancelOvertakenMail, claimMail, recordMailSent, releaseMail } from './deliver-mail.ts';
import { MailError } from './mail-error.ts';
import { MAIL_KINDS, type MailKind } from './mail-kinds.ts';
import { hasComplaint, NEVER_RESENT } from './mail-queries.ts';
import type { MailRow } from './mails-table.ts';
import { MAIL_JOBS, type MailJobName } from './send-mail-job.ts';
import { hasSentMailMarker } from './sent-mail-markers.ts';

const RECORD_RETRY_MS = 500;

/** A mail as its recipient sees it. */
export interface ComposedMail {
  readonly to: string;
  readonly subject: string;
  readonly html: string;
  readonly text: string;
}

export interface OutgoingMail extends ComposedMail {
  /** The kind, used by the provider as a category. */
  readonly kind: MailKind | 'complaint';
  /** Its reader marked an earlier one as spam, and asked for it after all: the provider would drop it. */
  readonly isAskedAfterComplaint?: boolean;
  /** Included in every event about this mail. */
  readonly mailId: string;
  /** Or a complaint's number. */
  readonly orderId: number;
}

/** What sending a mail once leaves to the mailer. */
export interface Mailer {
  /** Null if the mail has nothing left to say. @throws UnrecoverableJobError */
  compose(mail: MailRow, kind: MailKind): Promise<ComposedMail | null>;
  /** Resolves once the provider has accepted it. @throws MailError */
  send(mail: OutgoingMail): Promise<{ readonly providerId?: string | undefined }>;
}

/** What sending a claimed mail takes. */
export interface SendingDeps {
  readonly db: Database;
  readonly mailer: Pick<Mailer, 'send'>;
  /** Not lost with the machine. */
  readonly backupStore?: Pick<ObjectStore, 'put'> | undefined;
  readonly config: {
    /** Names the markers of sent mails. */
    readonly LINK_SECRET: string;
    /** Wait for the provider's event about a mail whose sender died, before a retry. */
    readonly MAIL_CONFIRM_MS: number;
  };
}

interface SendMailDeps extends SendingDeps {
  readonly mailer: Mailer;
}

/** A claimed mail, and how its sending ends. */
interface ClaimedMail {
  readonly mail: OutgoingMail;
  /** Identifies it, also in a restored database. */
  readonly identity: readonly unknown[];
  /** The provider took it. */
  record(providerId: string | null): Promise<void>;
  /** The provider did not take it. */
  release(): Promise<void>;
}

/** Retries during a database outage: an unrecorded mail may be sent again. */
async function recordAccepted({ record }: ClaimedMail, providerId: string | null, signal: AbortSignal): Promise<void> {
  for (;;) {
    try {
      await record(providerId);
      return;
    } catch (error) {
      if (signal.aborted) throw error;
      await sleep(RECORD_RETRY_MS);
    }
  }
}

/** @returns the provider's ID of the mail, if any */
async function handOver({ mailer }: SendingDeps, { mail, release }: ClaimedMail): Promise<string | null> {
  try {
    const { providerId } = await mailer.send(mail);
    return providerId ?? null;
  } catch (error) {
    if (!(error instanceof MailError)) throw error;
    // A timeout leaves the outcome open: wait for the provider's event.
    if (error.untaken) await release();
    if (error.kind === 'rejected') throw new UnrecoverableJobError(error.message);
    throw error;
  }
}

/** Hands a claimed mail to the provider and records it, unless it went out in the minute that a restored database lacks. */
export async function sendClaimedMail(deps: SendingDeps, claimed: ClaimedMail, job: JobContext): Promise<void> {
  const { db, backupStore, config } = deps;
  const { mail, identity } = claimed;
  const marker = createHmac('sha256', config.LINK_SECRET)
    .update(JSON.stringify([...identity, mail.to, mail.subject]))
    .digest('base64url');
  if (await hasSentMailMarker(db, marker)) return claimed.record(null);
  const providerId = await handOver(deps, claimed);
  // Not awaited: while this is away, Postgres is not copied either.
  backupStore
    ?.put(objectKeys.marker(objectKeys.sentMails, new Date(), marker), new Uint8Array(), 'application/octet-stream')
    .catch((error) => job.logger.warn({ reason: String(error) }, 'the marker of a sent mail is not stored'));
  await recordAccepted(claimed, providerId, job.signal);
  job.logger.info({ kind: mail.kind }, 'a mail was sent');
}

/** Sends an order's mail of a kind once, however often requested. */
async function sendMail(deps: SendMailDeps, kind: MailKind, job: JobContext): Promise<void> {
  const { db, mailer, config } = deps;
  const { orderId } = job.payload;
  const claim = await claimMail(db, orderId, kind, config.MAIL_CONFIRM_MS);
  if (claim.kind === 'nothing') return;
  if (claim.kind === 'wait') throw new OutageError('mail', 'An earlier sending is not confirmed yet');
  const { mail, photoRound } = claim;
  const composed = await mailer.compose(mail, kind);
  if (!composed) return cancelOvertakenMail(db, mail.id);
  // Each request of a code is another mail, even with the same content.
  const identity = [NEVER_RESENT.includes(kind) && mail.id, orderId, kind, mail.round, mail.attempt, photoRound];
  const isAskedAfterComplaint = await hasComplaint(db, mail);
  await sendClaimedMail(
    deps,
    {
      mail: { ...composed, kind, isAskedAfterComplaint, mailId: mail.id, orderId },
      identity,
      record: (providerId) => recordMailSent(db, mail.id, providerId),
      release: () => releaseMail(db, mail.id),
    },
    job,
  );
}

/** The mailer's handlers, one for each kind of mail. */
export const mailHandlers = (deps: SendMailDeps): Readonly<Record<MailJobName, (job: JobContext) => Promise<void>>> =>
  Object.fromEntries(
    MAIL_KINDS.map((kind) => [MAIL_JOBS[kind].name, (job: JobContext) => sendMail(deps, kind, job)]),
  ) as Record<MailJobName, (job: JobContext) => Promise<void>>;
