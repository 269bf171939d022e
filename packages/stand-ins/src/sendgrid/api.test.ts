import sendgridClient from '@sendgrid/client';
import sendgridMail from '@sendgrid/mail';
import { afterEach, beforeEach, expect, test } from 'vitest';
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
  from: { email: 'hello@shop.example', name: 'A shop' },
  subject: 'Your colors',
  text: 'You are a True Winter.',
  html: '<p>You are a <b>True Winter</b>.</p>',
};

const mails = async () => (await fetch(`${shop.standIns.url}/mail`)).json();

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
