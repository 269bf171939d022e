import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { type ErrorReports, openErrorReports } from './error-reports.ts';
import { createLogger } from './logger.ts';

interface Envelope {
  readonly url: string | undefined;
  readonly text: string;
}

const taken: Envelope[] = [];
/** A fake receiver of envelopes. */
const receiver = createServer(async (request, response) => {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk);
  taken.push({ url: request.url, text: Buffer.concat(chunks).toString() });
  response.end('{}');
});
let reports: ErrorReports;
beforeAll(() => new Promise<void>((resolve) => receiver.listen(0, '127.0.0.1', resolve)));
afterAll(() => new Promise<void>((resolve) => void receiver.close(() => resolve())));
beforeEach(() => {
  taken.length = 0;
  const { port } = receiver.address() as AddressInfo;
  reports = openErrorReports('gateway', `http://publickey@127.0.0.1:${port}/errors/7`);
});
const eventOf = ({ text }: Envelope) => JSON.parse(text.split('\n')[2] ?? '');

it('sends a Sentry envelope with type, code and location', async () => {
  reports.report(Object.assign(new RangeError('too far'), { code: '22003' }), 'a request failed', { orderId: 7 });
  await reports.close();
  const [envelope] = taken;
  expect(envelope?.url).toMatch(/^\/errors\/api\/7\/envelope\/\?.*sentry_key=publickey/);
  const event = eventOf(envelope as Envelope);
  expect(event).toMatchObject({ level: 'error', tags: { service: 'gateway', orderId: 7 } });
  const [exception] = event.exception.values;
  expect(exception).toMatchObject({ type: 'RangeError', value: '22003' });
  expect(exception.stacktrace.frames.at(-1).filename).toMatch(/error-reports\.test\.ts$/);
});

it('contains no customer input', async () => {
  const secret = 'insert failed for customer@example.com with token eyJhbGciOi.abc.def and photo /9j/4AAQ';
  const error = new Error(secret, { cause: new Error(secret) });
  reports.report(Object.assign(error, { detail: secret, query: secret }), 'a request failed');
  await reports.close();
  expect(taken).toHaveLength(1);
  for (const part of ['customer', 'eyJ', '/9j/']) expect(taken[0]?.text).not.toContain(part);
});

it('reports each error once, limits the rate, and survives an outage of the receiver', async () => {
  const error = new Error('again');
  for (let n = 0; n < 5; n++) reports.report(error, 'a request failed');
  for (let n = 0; n < 100; n++) reports.report({ name: `Error${n}` }, 'a request failed');
  await reports.close();
  expect(taken).toHaveLength(30);
  const away = openErrorReports('gateway', 'http://key@127.0.0.1:9/1');
  away.report(error, 'a request failed');
  await expect(away.close()).resolves.toBeUndefined();
});

it('reports errors from the log, with their IDs', async () => {
  const logger = createLogger('gateway', 'error', reports);
  const child = logger.child({ orderId: 41, job: 'analyze' });
  child.error({ err: new TypeError('x') }, 'a request failed');
  child.warn({ err: new TypeError('x') }, 'no report');
  child.fatal({ error: { type: 'SyntaxError', code: 'E1', stack: '' } }, 'stopping');
  await reports.close();
  const events = taken.map(eventOf).toSorted((one, other) => one.transaction.localeCompare(other.transaction));
  expect(events).toMatchObject([
    { transaction: 'a request failed', tags: { orderId: 41, job: 'analyze' } },
    { transaction: 'stopping', exception: { values: [{ type: 'SyntaxError', value: 'E1' }] } },
  ]);
});

it('rejects an invalid DSN at startup', () => {
  expect(() => openErrorReports('gateway', 'https://errors.internal/1')).toThrow('SENTRY_DSN must look like');
});
