import { describe, expect, it } from 'vitest';
import { BEHIND_PROXY } from '../testing/attacker.ts';
import { request, sendRaw } from '../testing/hostile/raw-request.ts';
import { useGateway } from '../testing/test-gateway.ts';

/* Headers that a client controls. */

const gateway = useGateway();

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
      const response = await sendRaw(gateway.url, [request(method, path, headers)]);
      expect([path, response.status < 400]).toEqual([path, true]);
      expect(response.head + response.body).not.toContain('evil.example');
    }
  });
});

describe('a spoofed client address', () => {
  const open = useGateway(BEHIND_PROXY);
  it.each(['', 'unknown', '203.0.113.5:99999', '<script>', '1'.repeat(5_000), ', , ,', '::1, ::1'])(
    'treats %j as plain text',
    async (forwarded) => {
      const headers = { 'x-forwarded-for': forwarded };
      const { status } = await open.newBrowser().call('POST', '/api/admin/login', { password: 'x' }, headers);
      expect(status).toBe(401);
    },
  );
});

describe('a method', () => {
  it.each(['OPTIONS', 'PATCH', 'TRACE', 'PROPFIND', 'CONNECT'])('%s leaks nothing', async (method) => {
    const response = await sendRaw(gateway.url, [
      request(method, '/api/orders/1234567890', { origin: 'http://evil.example' }),
    ]);
    expect([0, 400, 404, 405]).toContain(response.status);
    expect(response.head.toLowerCase()).not.toContain('access-control-allow');
  });
});

describe('a request that Node would answer itself', () => {
  it.each([
    ['with an odd expectation', 417, 'GET /api/config HTTP/1.1\r\nhost: localhost\r\nexpect: nonsense\r\n\r\n'],
    ['without a host', 400, 'GET /api/config HTTP/1.1\r\n\r\n'],
    ['of two hosts', 400, 'GET /api/config HTTP/1.1\r\nhost: localhost\r\nhost: elsewhere.example\r\n\r\n'],
    ['of HTTP/2', 400, 'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n'],
    ['of two lengths', 400, 'POST /api/config HTTP/1.1\r\nhost: a\r\ncontent-length: 1\r\ncontent-length: 2\r\n\r\nx'],
  ])('%s gets a code and a message', async (_, status, text) => {
    expect(await sendRaw(gateway.url, [text])).toMatchObject({ status, json: { code: 'bad_request' } });
  });
});
