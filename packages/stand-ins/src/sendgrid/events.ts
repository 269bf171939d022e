import { randomBytes } from 'node:crypto';
import type { Controls } from '../controls.ts';
import { postWebhook } from '../post-webhook.ts';
import { timers } from '../timers.ts';
import type { EventSigner } from './event-signer.ts';
import type { Mail } from './mail.ts';

const RETRY_AFTER_MS = [500, 1_000, 2_000, 4_000, 8_000, 16_000];

export interface MailEvents {
  /**
   * Reports a mail to the event webhook: processed, then delivered (or what its address begins with: bounce, dropped). Who
   * begins with spamreport complains, and later mails to it are dropped unless they bypass that.
   */
  report(mail: Mail): void;
  close(): void;
}

export function mailEvents(controls: Controls, endpoint: string | undefined, signer: EventSigner): MailEvents {
  const { later, closing, close } = timers();
  const complainers = new Set<string>();

  async function post(events: object[], failures = 0): Promise<void> {
    const payload = JSON.stringify(events);
    if (!endpoint || (await postWebhook(endpoint, payload, closing, signer.headers(payload)))) return;
    if (closing.aborted) return;
    const pause = RETRY_AFTER_MS[failures];
    if (pause !== undefined) later(pause, () => post(events, failures + 1));
  }

  return {
    report(mail) {
      const { sendgrid } = controls;
      if (sendgrid.dropEvents > 0) {
        sendgrid.dropEvents -= 1;
        return;
      }
      const to = mail.to[0]?.email ?? '';
      const isSuppressed = complainers.has(to) && !mail.bypassesSpamReports;
      const byName = (['bounce', 'dropped'] as const).find((event) => to.startsWith(event)) ?? 'delivered';
      const outcome = isSuppressed ? 'dropped' : byName;
      const complains = to.startsWith('spamreport') && !complainers.has(to);
      if (complains) complainers.add(to);
      later(sendgrid.eventDelayMs, async () => {
        await post([eventOf(mail, 'processed')]);
        await post([eventOf(mail, outcome)]);
        if (complains) await post([eventOf(mail, 'spamreport')]);
      });
    },
    close,
  };
}

/** As the provider does, puts custom arguments on the same level as the event's fields. */
function eventOf(mail: Mail, event: 'processed' | 'delivered' | 'bounce' | 'dropped' | 'spamreport'): object {
  return {
    ...mail.customArgs,
    email: mail.to[0]?.email,
    timestamp: Math.floor(Date.now() / 1000),
    'smtp-id': `<${mail.id}@stand-in.invalid>`,
    event,
    category: mail.categories,
    sg_event_id: randomBytes(16).toString('base64url'),
    sg_message_id: `${mail.messageId}.recvd-stand-in-0`,
    ...(event === 'delivered' ? { response: '250 OK' } : {}),
    ...(event === 'bounce' ? { type: 'bounce', reason: '550 No such mailbox', status: '5.1.1' } : {}),
    ...(event === 'dropped' ? { reason: 'Bounced Address' } : {}),
  };
}
