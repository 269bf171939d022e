import { MailError } from '@trueseason/shop/mail';
import fastify, { type FastifyInstance, type FastifyReply } from 'fastify';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { redactAddresses } from './mail-error.ts';
import { createSender } from './sender.ts';

const TO = 'jo.tester@example.org';
let server: FastifyInstance;
let apiUrl: string;
let answer: (reply: FastifyReply) => unknown;
let received: { headers: Record<string, unknown>; body: Record<string, unknown> }[] = [];

beforeAll(async () => {
  // One answer never comes.
  server = fastify({ forceCloseConnections: true });
  server.post('/v3/mail/send', (request, reply) => {
    received.push({ headers: request.headers, body: request.body as Record<string, unknown> });
    return answer(reply);
  });
  apiUrl = await server.listen({ port: 0, host: '127.0.0.1' });
});
beforeEach(() => {
  received = [];
});
afterAll(() => server.close());

const from = { email: 'hello@example.com', name: 'A shop' };
const replyTo = { email: 'help@example.com', name: 'A shop’s support' };
const send = (url = apiUrl, timeoutMs = 2_000, to = TO, isAskedAfterComplaint = false) =>
  createSender({ apiUrl: url, apiKey: 'SG.test', from, replyTo, timeoutMs }).send({
    to,
    subject: 'Ready',
    html: '<p>Ready</p>',
    text: 'Ready',
    kind: 'photo_request',
    isAskedAfterComplaint,
    mailId: 'mail-1',
    orderId: 4_218_559_031,
  });

async function failure(promise: Promise<unknown>): Promise<MailError> {
  const error = await promise.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  expect(error).toBeInstanceOf(MailError);
  expect(JSON.stringify(error, Object.getOwnPropertyNames(error))).not.toContain(TO);
  return error as MailError;
}

test('a mail asked for after a mark as spam is not held back', async () => {
  answer = (reply) => reply.code(202).send();
  await send();
  await send(undefined, undefined, TO, true);
  expect(received.map(({ body }) => body.mail_settings)).toEqual([
    undefined,
    { bypass_spam_management: { enable: true } },
  ]);
});

test('an accepted mail carries both bodies, our ids and no tracking', async () => {
  answer = (reply) => reply.code(202).header('x-message-id', 'abc.123').send();
  await expect(send()).resolves.toEqual({ providerId: 'abc.123' });
  expect(received).toHaveLength(1);
  expect(received[0]?.headers.authorization).toBe('Bearer SG.test');
  expect(received[0]?.body).toMatchObject({
    personalizations: [{ to: [{ email: TO }] }],
    from,
    reply_to: replyTo,
    subject: 'Ready',
    content: [
      { type: 'text/plain', value: 'Ready' },
      { type: 'text/html', value: '<p>Ready</p>' },
    ],
    categories: ['photo_request'],
    custom_args: { mail_id: 'mail-1', order_id: '4218559031' },
    tracking_settings: {
      click_tracking: { enable: false, enable_text: false },
      open_tracking: { enable: false },
      subscription_tracking: { enable: false },
      ganalytics: { enable: false },
    },
  });
});

test('an international domain is sent in Punycode', async () => {
  answer = (reply) => reply.code(202).send();
  await send(apiUrl, 2_000, 'anna@bücher.example');
  expect(received[0]?.body).toMatchObject({ personalizations: [{ to: [{ email: 'anna@xn--bcher-kva.example' }] }] });
});

test.each([429, 500, 503])('%i can be retried', async (status) => {
  answer = (reply) => reply.code(status).send({ errors: [{ message: `wait, ${TO}`, field: null }] });
  expect(await failure(send())).toMatchObject({ kind: 'retry', message: expect.stringContaining(String(status)) });
});

test.each([400, 413])('%i is final', async (status) => {
  answer = (reply) =>
    reply.code(status).send({ errors: [{ message: `not valid: <${TO}>`, field: 'personalizations.0.to.0.email' }] });
  const error = await failure(send());
  expect(error).toMatchObject({ kind: 'rejected' });
  expect(error.message).toBe(`SendGrid answered ${status}: personalizations.0.to.0.email: not valid: <[address]>`);
});

test('a non-JSON answer is classified by its status', async () => {
  answer = (reply) => reply.code(502).type('text/html').send('<h1>Bad gateway</h1>');
  expect(await failure(send())).toMatchObject({ kind: 'retry', message: 'SendGrid answered 502' });
});

test('redirects are not followed: they would leak the key', async () => {
  answer = (reply) => reply.redirect(`${apiUrl}/elsewhere`, 307);
  expect(await failure(send())).toMatchObject({ kind: 'retry' });
  expect(received).toHaveLength(1);
});

test('a timeout can be retried', async () => {
  answer = (reply) => reply.hijack();
  const started = performance.now();
  expect(await failure(send(apiUrl, 100))).toMatchObject({ kind: 'retry' });
  // Not the seconds of the client's own limit.
  expect(performance.now() - started).toBeLessThan(5_000);
});

test('a refused connection can be retried', async () => {
  const free = fastify();
  const url = await free.listen({ port: 0, host: '127.0.0.1' });
  await free.close();
  expect(await failure(send(url))).toMatchObject({ kind: 'retry', message: expect.stringContaining('ECONNREFUSED') });
});

test('addresses are removed from any text', () => {
  expect(redactAddresses('to "a.b+c@d.example", <e@f.example>; g')).toBe('to "[address]", <[address]>; g');
});
