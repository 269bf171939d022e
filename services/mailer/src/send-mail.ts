import type { Db, MailKind, MailRow } from '@trueseason/db';
import { beginMail, recordMailSent, releaseMail } from '@trueseason/orders';
import { HopelessJobError, type JobContext } from '@trueseason/queue';
import { type ComposeDeps, composeMail } from './compose-mail.ts';
import type { MailerConfig } from './config.ts';
import { MailError } from './mail-error.ts';
import type { OutgoingMail, Sender } from './sender.ts';

export interface MailerDeps extends ComposeDeps {
  readonly sender: Sender;
  readonly config: ComposeDeps['config'] & Pick<MailerConfig, 'MAIL_CONFIRM_MS'>;
}

async function deliver(db: Db, sender: Sender, mail: MailRow, outgoing: OutgoingMail): Promise<void> {
  try {
    const { providerId } = await sender.send(outgoing);
    await recordMailSent(db, mail.id, providerId ?? null);
  } catch (error) {
    if (!(error instanceof MailError)) throw error;
    // An answer says that the mail was not taken. Silence leaves it open: the provider's event will tell.
    if (error.status !== undefined) await releaseMail(db, mail.id);
    if (error.kind === 'rejected') throw new HopelessJobError(error.message);
    throw error;
  }
}

/** Sends an order's mail of a kind, once however often it is asked. */
export async function sendMail(deps: MailerDeps, kind: MailKind, { payload, logger }: JobContext): Promise<void> {
  const { orderId } = payload;
  const turn = await beginMail(deps.db, orderId, kind, deps.config.MAIL_CONFIRM_MS);
  if (turn.turn === 'done') return;
  if (turn.turn === 'wait') throw new Error('An earlier attempt is not confirmed yet');
  const { to, subject, html, text } = await composeMail(deps, orderId, kind);
  await deliver(deps.db, deps.sender, turn.mail, { to, subject, html, text, mailId: turn.mail.id, orderId });
  logger.info({ mailId: turn.mail.id, kind }, 'a mail was sent');
}
