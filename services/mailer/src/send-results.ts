import { BRAND } from '@trueseason/contracts';
import { findAnalysis, findOrder, type MailRow } from '@trueseason/db';
import type { Links } from '@trueseason/links';
import { beginMail, recordMailSent, releaseMail } from '@trueseason/orders';
import { HopelessJobError, type JobContext } from '@trueseason/queue';
import type { WorkerResources } from '@trueseason/worker-host';
import type { MailerConfig } from './config.ts';
import { resultsMail } from './mail/results-mail.tsx';
import { MailError } from './mail-error.ts';
import type { OutgoingMail, Sender } from './sender.ts';

export interface MailerDeps extends Pick<WorkerResources, 'db'> {
  readonly sender: Sender;
  readonly links: Links;
  readonly config: Pick<MailerConfig, 'PUBLIC_URL' | 'SUPPORT_EMAIL' | 'MAIL_CONFIRM_MS'>;
}

/** As long as a person might look for an old mail. */
const LINK_DAYS = 365;

async function compose({ db, links, config }: MailerDeps, orderId: number, mailId: string): Promise<OutgoingMail> {
  const [order, result] = await Promise.all([findOrder(db, orderId), findAnalysis(db, orderId)]);
  if (!order?.email || !order.completed_at || !result) throw new HopelessJobError('There is nothing to send');
  const token = await links.sign('order', orderId, LINK_DAYS);
  const { subject, html, text } = resultsMail({
    result,
    orderId,
    resultsUrl: new URL(`/open/${token}`, config.PUBLIC_URL).href,
    lookupUrl: new URL('/lookup', config.PUBLIC_URL).href,
    publicUrl: config.PUBLIC_URL,
    supportEmail: config.SUPPORT_EMAIL,
  });
  return { to: order.email, subject, html, text, mailId, orderId };
}

async function deliver({ db, sender }: MailerDeps, mail: MailRow, outgoing: OutgoingMail): Promise<void> {
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

/** Sends the results of a completed order, once however often it is asked. */
export async function sendResults(deps: MailerDeps, { payload: { orderId }, logger }: JobContext): Promise<void> {
  const turn = await beginMail(deps.db, orderId, deps.config.MAIL_CONFIRM_MS);
  if (turn.turn === 'done') return;
  if (turn.turn === 'wait') throw new Error('An earlier attempt is not confirmed yet');
  await deliver(deps, turn.mail, await compose(deps, orderId, turn.mail.id));
  logger.info({ mailId: turn.mail.id }, `${BRAND.name} results were mailed`);
}
