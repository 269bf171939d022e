import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { request, sendRaw } from '../testing/hostile/raw-request.ts';
import { signedEvent } from '../testing/signed-event.ts';
import { useGateway } from '../testing/test-gateway.ts';

/* Bodies in encodings: what they become is not what arrives. */

const gateway = useGateway();
const body = gzipSync(JSON.stringify({ code: 'WELCOME' }));
const json = { 'content-type': 'application/json' };
const send = (method: string, path: string, headers: Record<string, string>, sent: Buffer | string = body) =>
  sendRaw(gateway.url, [request(method, path, { ...json, ...headers }, sent)], { timeoutMs: 3_000 });

const PLACES = [
  ['a call with a body', 'POST', '/api/promo/validate'],
  ['a call without one', 'POST', '/api/admin/logout'],
  ['a call that deletes', 'DELETE', '/api/orders/1'],
  ['a call that reads', 'GET', '/api/config'],
  ['an upload', 'POST', '/api/orders/guest'],
  ['a provider’s event', 'POST', '/api/webhooks/stripe'],
  ['a page', 'GET', '/'],
  ['an unknown address', 'POST', '/nowhere'],
] as const;

describe.each(PLACES)('%s', (_, method, path) => {
  it.each(['gzip', 'GZIP', 'x-gzip', 'deflate', 'br', 'zstd', 'gzip, identity', 'identity, GZip', 'compress', 'none'])(
    'refuses %s',
    async (encoding) => {
      const { headers } = signedEvent('a', {});
      expect((await send(method, path, { ...headers, 'content-encoding': encoding })).status).toBe(415);
    },
  );
});

it.each([
  ['of two headers', 'content-encoding: identity\r\ncontent-encoding: gzip\r\ncontent-length: 1000'],
  ['of the transfer', 'transfer-encoding: gzip, chunked'],
  ['of the transfer, in two headers', 'transfer-encoding: gzip\r\ntransfer-encoding: chunked'],
])('refuses an encoding %s before its body', async (_, lines) => {
  const head = `POST /api/promo/validate HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\n${lines}\r\n\r\n`;
  expect(await sendRaw(gateway.url, [head], { timeoutMs: 3_000 })).toMatchObject({
    status: 415,
    json: { code: 'body_encoded' },
  });
});

it.each(['identity', 'Identity', '', 'identity, identity'])('takes a body encoded as %j', async (encoding) => {
  const sent = JSON.stringify({ code: 'WELCOME' });
  expect((await send('POST', '/api/promo/validate', { 'content-encoding': encoding }, sent)).status).toBe(200);
});
