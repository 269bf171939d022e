import sendgridClient from '@sendgrid/client';
import sendgridMail from '@sendgrid/mail';
import type { MailKind } from '@trueseason/db';
import { inSpan, SpanKind } from '@trueseason/runtime';
import { mailErrorOf } from './mail-error.ts';

// The SDK's types show only its two shared instances; others of their classes keep our settings to ourselves.
const anotherLike = <T extends object>(shared: T): T => Reflect.construct(shared.constructor, []);

export interface SenderOptions {
  /** Where the provider's API is; its own address unless given. */
  apiUrl?: string;
  apiKey: string;
  from: { email: string; name: string };
  /** Who reads what customers answer. */
  replyTo: { email: string; name: string };
  /** The longest wait for the provider's answer, in milliseconds. */
  timeoutMs?: number;
}

export interface OutgoingMail {
  to: string;
  subject: string;
  html: string;
  text: string;
  /** What the mail is for: the provider counts and filters by it. */
  kind: MailKind;
  /** Comes back with every event of the provider about this mail. */
  mailId: string;
  orderId: number;
}

export interface Sender {
  /** Resolves once the provider has accepted the mail, with its id for it. Rejects with a MailError. */
  send(mail: OutgoingMail): Promise<{ providerId: string | undefined }>;
}

export function createSender({ apiUrl, apiKey, from, replyTo, timeoutMs = 15_000 }: SenderOptions): Sender {
  const client = anotherLike(sendgridClient);
  client.setApiKey(apiKey);
  // After the key: setting the key resets the address. A redirect would carry the key elsewhere.
  const defaults = { url: '', maxRedirects: 0, ...(apiUrl && { baseUrl: apiUrl }) };
  client.setDefaultRequest(defaults);
  const service = anotherLike(sendgridMail);
  service.setClient(client);
  service.setTimeout(timeoutMs);

  return {
    async send({ to, subject, html, text, kind, mailId, orderId }) {
      try {
        const asked = { kind: SpanKind.CLIENT, attributes: { orderId, mail: kind } };
        const [answer] = await inSpan('hand a mail to its provider', asked, () =>
          service.send({
            to,
            from,
            replyTo,
            subject,
            // The SDK's order: plain text first, as the provider demands.
            content: [
              { type: 'text/plain', value: text },
              { type: 'text/html', value: html },
            ],
            categories: [kind],
            customArgs: { mail_id: mailId, order_id: String(orderId) },
            trackingSettings: {
              clickTracking: { enable: false, enableText: false },
              openTracking: { enable: false },
              subscriptionTracking: { enable: false },
              ganalytics: { enable: false },
            },
          }),
        );
        return { providerId: headerOf(answer.headers, 'x-message-id') };
      } catch (error) {
        throw mailErrorOf(error);
      }
    },
  };
}

function headerOf(headers: unknown, name: string): string | undefined {
  const [, value] = Object.entries(headers ?? {}).find(([key]) => key === name) ?? [];
  return typeof value === 'string' ? value : undefined;
}
