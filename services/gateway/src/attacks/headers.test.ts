import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { BEHIND_PROXY } from '../testing/attacker.ts';
import { flowsOf, someReport } from '../testing/flows.ts';
import { request, sendRaw } from '../testing/hostile/raw-request.ts';
import { startTestGateway, type TestGateway, useGateway } from '../testing/test-gateway.ts';

/* Headers that a client controls. */

const gateway = useGateway();
const flows = flowsOf(() => gateway);

describe('a foreign host', () => {
  it.each([
    ['host', { host: 'evil.example' }],
    ['x-forwarded-host', { 'x-forwarded-host': 'evil.example', 'x-forwarded-proto': 'https' }],
    ['forwarded', { forwarded: 'host=evil.example;proto=https' }],
    ['x-original-url', { 'x-original-url': '/api/admin/orders', 'x-rewrite-url': '/api/admin/orders' }],
  ])('in %s appears in none of our URLs', async (_, headers) => {
    for (const [method, path] of [
      ['POST', '/api/create-checkout'],
      ['GET', '/open/nothing'],
      ['GET', '/api/openapi.json'],
      ['GET', '/api/config'],
    ] as const) {
      const answer = await sendRaw(gateway.url, [request(method, path, headers)]);
      expect([path, answer.status < 400]).toEqual([path, true]);
      expect(answer.head + answer.body).not.toContain('evil.example');
    }
  });
});

describe('a spoofed client address', () => {
  const login = (where: TestGateway, forwarded: string) =>
    where.newBrowser().call('POST', '/api/admin/login', { password: 'x' }, { 'x-forwarded-for': forwarded });

  // One gateway with high limits for all tests.
  let open: TestGateway;
  beforeAll(async () => {
    open = await startTestGateway(BEHIND_PROXY);
  });
  afterAll(() => open.close());
  it.each(['', 'unknown', '203.0.113.5:99999', '<script>', '1'.repeat(5_000), ', , ,', '::1, ::1'])(
    'treats %j as plain text',
    async (forwarded) => {
      expect((await login(open, forwarded)).status).toBe(401);
    },
  );
});

describe('a method', () => {
  it.each(['OPTIONS', 'PATCH', 'TRACE', 'PROPFIND', 'CONNECT'])('%s leaks nothing', async (method) => {
    const answer = await sendRaw(gateway.url, [
      request(method, '/api/orders/1234567890', { origin: 'http://evil.example' }),
    ]);
    expect([0, 400, 404, 405]).toContain(answer.status);
    expect(answer.head.toLowerCase()).not.toContain('access-control-allow');
  });
});

describe('a request that Node would answer itself', () => {
  it.each([
    ['with an odd expectation', 417, 'GET /api/config HTTP/1.1\r\nhost: localhost\r\nexpect: nonsense\r\n\r\n'],
    ['without a host', 400, 'GET /api/config HTTP/1.1\r\n\r\n'],
    ['of HTTP/2', 400, 'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n'],
    ['of two lengths', 400, 'POST /api/config HTTP/1.1\r\nhost: a\r\ncontent-length: 1\r\ncontent-length: 2\r\n\r\nx'],
  ])('%s gets a code and a message', async (_, status, text) => {
    expect(await sendRaw(gateway.url, [text])).toMatchObject({ status, json: { code: 'bad_request' } });
  });
});

describe('a cross-site form', () => {
  it.each([
    ['text/plain', '{"email":"thief@evil.example","x":"="}'],
    ['application/x-www-form-urlencoded', 'email=thief%40evil.example'],
    [
      'multipart/form-data; boundary=x',
      '--x\r\ncontent-disposition: form-data; name="email"\r\n\r\nthief@evil.example\r\n--x--\r\n',
    ],
    ['application/csp-report', '{"email":"thief@evil.example"}'],
    ['', '{"email":"thief@evil.example"}'],
  ])('sent as %j changes no email address', async (type, body) => {
    const { browser, id } = await flows.place();
    const headers = { cookie: browser.cookieHeader(), ...(type && { 'content-type': type }) };
    const answer = await sendRaw(gateway.url, [request('POST', `/api/orders/${id}/update-email`, headers, body)]);
    expect(answer.status).toBeGreaterThanOrEqual(400);
    expect(answer.status).toBeLessThan(500);
    expect((await browser.call('GET', `/api/orders/${id}`)).json.email).toBeNull();
  });
});

describe('a range request for the report', () => {
  let order: Awaited<ReturnType<typeof flows.placePaid>>;
  beforeAll(async () => {
    order = await flows.placePaid();
    await flows.deliver(order.id);
  });
  it.each([
    'bytes=0-0,1-1,2-2,3-3',
    'bytes=-0',
    'bytes=99999999999999999999-',
    'bytes=5-2',
    'bytes=0-99999999999999999999',
    `bytes=${'0-1,'.repeat(2_000)}0-1`,
    'lines=1-2',
  ])('%s gets all, a part or a refusal, and never a server error', async (range) => {
    const { browser, id } = order;
    const { status, bytes } = await browser.call('GET', `/api/orders/${id}/pdf`, undefined, { range });
    expect([200, 206, 416]).toContain(status);
    expect(bytes.length).toBeLessThanOrEqual(someReport.length);
  });
});
