import { PROBLEMS, problemSchema } from '@trueseason/contracts';
import { describe, expect, it, vi } from 'vitest';
import { flowsOf, somePhoto } from './testing/flows.ts';
import { multipart, sendRaw, upload } from './testing/hostile/raw-request.ts';
import { HOSTILE_REQUESTS } from './testing/hostile/requests.ts';
import { listStored } from './testing/list-stored.ts';
import { useGateway } from './testing/test-gateway.ts';

const LONGEST_MS = 3_000;
const PATIENCE_MS = 1_500;

const gateway = useGateway({ REQUEST_TIMEOUT_MS: String(PATIENCE_MS) });
const { db, place } = flowsOf(() => gateway);
const send = (pieces: Iterable<Buffer | string>, options = {}) => sendRaw(gateway.url, pieces, options);
const photos = multipart(
  ['photo1', 'photo2', 'photo3'].map((name) => ({ name, fileName: `${name}.jpg`, body: somePhoto })),
);

async function expectNothingLeft() {
  const left = async () => [
    ...(await listStored(gateway)),
    ...(await db().selectFrom('orders').select('id').execute()),
    ...(await db().selectFrom('uploads_under_way').select('prefix').execute()),
  ];
  // Cleanup after a disconnect takes a moment.
  await vi.waitFor(async () => expect(await left()).toEqual([]), 5_000);
}

describe('a hostile request', () => {
  it.each(HOSTILE_REQUESTS)('with $what gets $code', async ({ pieces, status, code }) => {
    const answer = await send(pieces);
    expect(answer.json).toMatchObject({ code, message: PROBLEMS[code].message });
    expect(answer.status).toBe(status);
    problemSchema.strict().parse(answer.json);
    expect(answer.body.length).toBeLessThan(300);
    expect(answer.ms).toBeLessThan(LONGEST_MS);
  });

  it('leaves nothing behind, and the next order is accepted', async () => {
    await expectNothingLeft();
    const { id } = await place();
    await db().deleteFrom('orders').where('id', '=', id).execute();
    await gateway.store.deletePrefix(`orders/${id}/`);
    expect(HOSTILE_REQUESTS.length).toBeGreaterThanOrEqual(60);
  });
});

describe('file names and endless part headers', () => {
  it.each(['../../../etc/passwd', 'a\\0.jpg', 'C:\\\\x.jpg', '%0d%0aset-cookie: a=b', `${'n'.repeat(5_000)}.jpg`])(
    'like %s name nothing',
    async (fileName) => {
      const headers = `x-long: ${'a'.repeat(100_000)}\r\n`;
      const body = multipart(
        ['photo1', 'photo2', 'photo3'].map((name) => ({ name, fileName, headers, body: somePhoto })),
      );
      const answer = await send([upload(body)]);
      expect(answer.status).toBe(200);
      const { id } = answer.json;
      expect(answer.head).not.toContain('a=b');
      for (const path of await listStored(gateway))
        expect(path).toMatch(/\/objects\/orders\/\d+\/photos\/[\w-]+\/[123]$/);
      await db().deleteFrom('orders').where('id', '=', id).execute();
      await gateway.store.deletePrefix(`orders/${id}/`);
    },
  );
});

describe('a slow sender', () => {
  const endless = function* (head: Buffer | string, piece: Buffer | string) {
    yield head;
    for (;;) yield piece;
  };
  it.each([
    ['its headers', 'GET /api/config HTTP/1.1\r\nhost: x\r\n', 'x-a: b\r\n'],
    [
      'a JSON body',
      'POST /api/promo/validate HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 60000\r\n\r\n',
      ' ',
    ],
    ['an upload', upload(photos, { 'content-length': '9000000' }), 'x'],
  ])(
    'of %s is cut off in time',
    async (_, head, piece) => {
      const answer = await send(endless(head, piece), { pauseMs: 50, timeoutMs: 20_000 });
      // Refused, immediately if the form had ended earlier.
      expect([400, 408]).toContain(answer.status);
      expect(answer.json.code).toBe('bad_request');
      expect(answer.ms).toBeLessThan(4 * PATIENCE_MS);
      await expectNothingLeft();
    },
    25_000,
  );

  it('on a hundred connections blocks no one else', async () => {
    let connected = 0;
    const pieces = function* () {
      // The body is requested once the connection is open.
      connected += 1;
      yield* endless('POST /api/orders/guest HTTP/1.1\r\nhost: x\r\n', 'x: y\r\n');
    };
    const slow = Array.from({ length: 100 }, () => send(pieces(), { pauseMs: 100, timeoutMs: 10_000 }));
    await vi.waitFor(() => expect(connected).toBe(100), { timeout: 10_000, interval: 10 });
    const began = performance.now();
    expect((await gateway.newBrowser().call('GET', '/api/config')).status).toBe(200);
    expect(performance.now() - began).toBeLessThan(1_000);
    await Promise.all(slow);
  });
});

describe('a disconnecting sender', () => {
  it.each([0.1, 0.5, 0.95])('leaves nothing after %f of its upload', async (share) => {
    const whole = upload(photos);
    await send([whole.subarray(0, Math.floor(whole.length * share))], { timeoutMs: 150 });
    await expectNothingLeft();
    expect((await gateway.newBrowser().call('GET', '/api/config')).status).toBe(200);
  });

  it('leaves nothing in the middle of a large photo', async () => {
    const large = Buffer.concat([somePhoto.subarray(0, -2), Buffer.alloc(4 * 1024 * 1024)]);
    const whole = upload(multipart([{ name: 'photo1', fileName: 'a.jpg', body: large }]));
    await send([whole.subarray(0, 3 * 1024 * 1024)], { timeoutMs: 300 });
    await expectNothingLeft();
  });
});
