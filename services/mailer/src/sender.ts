import sendgridClient from '@sendgrid/client';
import sendgridMail from '@sendgrid/mail';
import { mailErrorOf } from './mail-error.ts';

// The SDK's types show only its two shared instances; the classes beside them keep our settings to ourselves.
const { Client } = sendgridClient as unknown as { Client: new () => typeof sendgridClient };
const { MailService } = sendgridMail as unknown as { MailService: new () => typeof sendgridMail };

export interface SenderOptions {
  /** Where the provider's API is; its own address unless given. */
  apiUrl?: string;
  apiKey: string;
  from: { email: string; name: string };
  /** The longest wait for the provider's answer, in milliseconds. */
  timeoutMs?: number;
}

export interface OutgoingMail {
  to: string;
  subject: string;
  html: string;
  text: string;
  /** Comes back with every event of the provider about this mail. */
  mailId: string;
  orderId: number;
}

export interface Sender {
  /** Resolves once the provider has accepted the mail, with its id for it. Rejects with a MailError. */
  send(mail: OutgoingMail): Promise<{ providerId: string | undefined }>;
}

export function createSender({ apiUrl, apiKey, from, timeoutMs = 15_000 }: SenderOptions): Sender {
  const client = new Client();
  client.setApiKey(apiKey);
  // After the key: setting the key resets the address.
  if (apiUrl) client.setDefaultRequest('baseUrl', apiUrl);
  // The SDK's types do not know this one, but its HTTP client does: a redirect would carry the key elsewhere.
  (client as unknown as { setDefaultRequest(key: string, value: number): void }).setDefaultRequest('maxRedirects', 0);
  const service = new MailService();
  service.setClient(client);
  service.setTimeout(timeoutMs);

  return {
    async send({ to, subject, html, text, mailId, orderId }) {
      try {
        const [answer] = await service.send({
          to,
          from,
          subject,
          // The SDK's order: plain text first, as the provider demands.
          content: [
            { type: 'text/plain', value: text },
            { type: 'text/html', value: html },
          ],
          categories: ['results'],
          customArgs: { mail_id: mailId, order_id: String(orderId) },
          trackingSettings: {
            clickTracking: { enable: false, enableText: false },
            openTracking: { enable: false },
            subscriptionTracking: { enable: false },
            ganalytics: { enable: false },
          },
        });
        return { providerId: headerOf(answer.headers, 'x-message-id') };
      } catch (error) {
        throw mailErrorOf(error);
      }
    },
  };
}

function headerOf(headers: unknown, name: string): string | undefined {
  const value = (headers as Record<string, unknown> | undefined)?.[name];
  return typeof value === 'string' ? value : undefined;
}
