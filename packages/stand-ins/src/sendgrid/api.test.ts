import { createPublicKey, verify } from 'node:crypto';
import sendgridClient from '@sendgrid/client';
import sendgridMail from '@sendgrid/mail';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type TestShop, testShop } from '../test-shop.ts';

// The SDK's types show only its two shared instances.
const { Client } = sendgridClient as unknown as { Client: new () => typeof sendgridClient };
const { MailService } = sendgridMail as unknown as { MailService: new () => typeof sendgridMail };

let shop: TestShop;
beforeEach(async () => {
  shop = await testShop();
});
afterEach(() => shop.close());

function mailer(key = 'SG.stand-in'): typeof sendgridMail {
  const client = new Client();
  const service = new MailService();
  service.setClient(client);
  service.setApiKey(key);
  // After the key: setting it puts the provider's own address back.
  client.setDefaultRequest('baseUrl', `${shop.standIns.url}/`);
  return service;
}

const MAIL = {
  to: 'ann@example.com',
  from: { email: 'hello@trueseason.example', name: 'TrueSeason' },
  subject: 'Your colors',
  text: 'You are a True Winter.',
  html: '<p>You are a <b>True Winter</b>.</p><script>alert(1)</script>',
  customArgs: { order_id: '1234567890' },
};

const mails = async (query = '') =>
  (await (await fetch(`${shop.standIns.url}/mail${query}`)).json()) as { id: string; messageId: string }[];

test('a mail is accepted, shown in the mailbox and reported as delivered', async () => {
  const [answer] = await mailer().send(MAIL);
  expect(answer.statusCode).toBe(202);
  const [mail] = await mails('?to=ann@example.com');
  expect(mail).toMatchObject({
    messageId: answer.headers['x-message-id'],
    subject: 'Your colors',
    text: MAIL.text,
    html: MAIL.html,
  });
  expect(await mails('?to=bob@example.com')).toEqual([]);
  await vi.waitFor(() => expect(shop.received).toHaveLength(2), { timeout: 20_000 });
  const events = shop.received.flatMap(({ body }) => JSON.parse(body));
  expect(events.map(({ event }) => event)).toEqual(['processed', 'delivered']);
  expect(events[1]).toMatchObject({ email: 'ann@example.com', order_id: '1234567890' });
  const key = createPublicKey({
    key: Buffer.from(shop.standIns.sendgridPublicKey, 'base64'),
    format: 'der',
    type: 'spki',
  });
  for (const { body, headers } of shop.received) {
    const timestamp = String(headers['x-twilio-email-event-webhook-timestamp']);
    const signature = String(headers['x-twilio-email-event-webhook-signature']);
    expect(verify('sha256', Buffer.from(timestamp + body), key, Buffer.from(signature, 'base64'))).toBe(true);
  }
  expect(events[1].sg_message_id.startsWith(`${mail?.messageId}.`)).toBe(true);

  const view = await fetch(`${shop.standIns.url}/mail/${mail?.id}/html`);
  expect(view.headers.get('content-security-policy')).toContain("script-src 'none'");
  await shop.restart();
  await vi.waitFor(async () => expect(await mails()).toHaveLength(1), { timeout: 20_000 });
});

test.each([
  ['no subject', { subject: '' }, 'subject'],
  ['no address', { to: 'unknown' }, 'personalizations.0.to.0.email'],
  ['stray dots', { to: 'a..b@example.com' }, 'personalizations.0.to.0.email'],
  ['accents', { to: 'jürgen@example.com' }, 'personalizations.0.to.0.email'],
  ['an international domain', { to: 'a@bücher.example' }, 'personalizations.0.to.0.email'],
  [
    'text after html',
    {
      text: undefined,
      html: undefined,
      content: [
        { type: 'text/html', value: 'a' },
        { type: 'text/plain', value: 'a' },
      ],
    },
    'content',
  ],
])('a mail with %s is refused', async (_case, change, field) => {
  const error = await mailer()
    .send({ ...MAIL, ...change } as typeof MAIL)
    .catch((caught: unknown) => caught);
  expect(error).toMatchObject({ code: 400, response: { body: { errors: [{ field }] } } });
  expect(await mails()).toEqual([]);
});

test('a wrong key is refused', async () => {
  await expect(mailer('wrong').send(MAIL)).rejects.toMatchObject({ code: 401 });
});

test('controls make it fail, answer late after accepting, and bounce', async () => {
  shop.standIns.controls.set({ sendgrid: { failNext: { times: 1, status: 429 }, latencyMs: 200, dropEvents: 1 } });
  await expect(mailer().send(MAIL)).rejects.toMatchObject({ code: 429 });
  const startedAt = performance.now();
  await mailer().send(MAIL);
  expect(performance.now() - startedAt).toBeGreaterThanOrEqual(195);
  expect(shop.received).toEqual([]);
  await mailer().send({ ...MAIL, to: 'bounce@example.com' });
  await vi.waitFor(() =>
    expect(shop.received.map(({ body }) => JSON.parse(body)[0].event)).toEqual(['processed', 'bounce']),
  );
});
