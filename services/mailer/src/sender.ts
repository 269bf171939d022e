import sendgridClient from '@sendgrid/client';
import sendgridMail from '@sendgrid/mail';
import { mailableEmail } from '@trueseason/contracts';
import { inSpan, SpanKind } from '@trueseason/platform/runtime';
import type { OutgoingMail } from '@trueseason/shop/mail';
import { mailErrorOf } from './mail-error.ts';

// The SDK's types expose only shared instances; separate ones keep settings private.
const anotherLike = <T extends object>(shared: T): T => Reflect.construct(shared.constructor, []);

export interface SenderOptions {
  /** Defaults to the provider's address. */
  apiUrl?: string;
  apiKey: string;
  from: { email: string; name: string };
  replyTo: { email: string; name: string };
  /** In milliseconds. */
  timeoutMs?: number;
}

export function createSender({ apiUrl, apiKey, from, replyTo, timeoutMs = 15_000 }: SenderOptions) {
  const client = anotherLike(sendgridClient);
  client.setApiKey(apiKey);
  // Set after the key, which resets the address. Redirects would leak the key.
  const defaults = { url: '', maxRedirects: 0, ...(apiUrl && { baseUrl: apiUrl }) };
  client.setDefaultRequest(defaults);
  const service = anotherLike(sendgridMail);
  service.setClient(client);
  service.setTimeout(timeoutMs);

  return {
    /** Resolves with the provider's ID once accepted. Rejects with a MailError. */
    async send({ to, subject, html, text, kind, isAskedAfterComplaint, mailId, orderId }: OutgoingMail) {
      try {
        const span = { kind: SpanKind.CLIENT, attributes: { orderId, mail: kind } };
        const [response] = await inSpan('hand a mail to its provider', span, () =>
          service.send({
            to: mailableEmail(to),
            from,
            replyTo,
            subject,
            // Plain text first, as the provider requires.
            content: [
              { type: 'text/plain', value: text },
              { type: 'text/html', value: html },
            ],
            categories: [kind],
            customArgs: { mail_id: mailId, order_id: String(orderId) },
            ...(isAskedAfterComplaint && { mailSettings: { bypassSpamManagement: { enable: true } } }),
            trackingSettings: {
              clickTracking: { enable: false, enableText: false },
              openTracking: { enable: false },
              subscriptionTracking: { enable: false },
              ganalytics: { enable: false },
            },
          }),
        );
        const providerId: unknown = response.headers['x-message-id'];
        return { providerId: typeof providerId === 'string' ? providerId : undefined };
      } catch (error) {
        throw mailErrorOf(error);
      }
    },
  };
}

export type Sender = ReturnType<typeof createSender>;
