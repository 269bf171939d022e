import { createHmac } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { type JobContext, OutageError, UnrecoverableJobError } from '@trueseason/platform/queue';
import { type ObjectStore, objectKeys } from '@trueseason/platform/storage';
import type { Database } from '@trueseason/shop/database';
import {
  cancelOvertakenMail,
  claimMail,
  confirmMarkedMail,
  type MailKind,
  NEVER_RESENT,
  recordMailSent,
  releaseMail,
} from '@trueseason/shop/mail';
import { type ComposeDeps, composeMail } from './compose-mail.ts';
import type { MailerConfig } from './config.ts';
import { MailError } from './mail-error.ts';
import type { OutgoingMail, Sender } from './sender.ts';

const NOTE_PAUSE_MS = 500;

export interface MailerDeps extends ComposeDeps {
  readonly sender: Sender;
  /** Not lost with the machine. */
  readonly backupStore?: Pick<ObjectStore, 'put'> | undefined;
  readonly config: ComposeDeps['config'] & Pick<MailerConfig, 'LINK_SECRET' | 'MAIL_CONFIRM_MS'>;
}

/** Retries during a database outage: an unrecorded mail may be sent again. */
async function noteAccepted(
  db: Database,
  mailId: string,
  providerId: string | null,
  signal: AbortSignal,
): Promise<void> {
  for (;;) {
    try {
      await recordMailSent(db, mailId, providerId);
      return;
    } catch (error) {
      if (signal.aborted) throw error;
      await sleep(NOTE_PAUSE_MS);
    }
  }
}

/** @returns the provider's ID of the mail, if any */
async function handOver({ db, sender }: MailerDeps, mail: OutgoingMail): Promise<string | null> {
  try {
    const { providerId } = await sender.send(mail);
    return providerId ?? null;
  } catch (error) {
    if (!(error instanceof MailError)) throw error;
    // A timeout leaves the outcome open: wait for the provider's event.
    if (error.untaken) await releaseMail(db, mail.mailId);
    if (error.kind === 'rejected') throw new UnrecoverableJobError(error.message);
    throw error;
  }
}

/** Sends an order's mail of a kind once, however often requested. */
export async function sendMail(deps: MailerDeps, kind: MailKind, job: JobContext): Promise<void> {
  const { orderId } = job.payload;
  const claim = await claimMail(deps.db, orderId, kind, deps.config.MAIL_CONFIRM_MS);
  if (claim.kind === 'nothing') return;
  if (claim.kind === 'wait') throw new OutageError('mail', 'An earlier sending is not confirmed yet');
  const mailId = claim.mail.id;
  const composed = await composeMail(deps, claim.mail, kind);
  if (!composed) return cancelOvertakenMail(deps.db, mailId);
  const { to, subject, html, text } = composed;
  // The same in a restored database, except for what a person asks for each time.
  const of = [NEVER_RESENT.includes(kind) && mailId, orderId, kind, claim.mail.round, claim.mail.attempt];
  const about = JSON.stringify([...of, claim.photoRound, to, subject]);
  const name = createHmac('sha256', deps.config.LINK_SECRET).update(about).digest('base64url');
  // It went out in the minute that a restored database lacks.
  if (await confirmMarkedMail(deps.db, mailId, name)) return;
  const providerId = await handOver(deps, { to, subject, html, text, kind, mailId, orderId });
  // Not awaited: while this is away, Postgres is not copied either.
  deps.backupStore
    ?.put(objectKeys.marker(objectKeys.sentMails, new Date(), name), new Uint8Array(), 'application/octet-stream')
    .catch((error) => job.logger.warn({ reason: String(error) }, 'a mail is not noted elsewhere'));
  await noteAccepted(deps.db, mailId, providerId, job.signal);
  job.logger.info({ kind }, 'a mail was sent');
}
