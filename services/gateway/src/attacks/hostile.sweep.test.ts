import { PROBLEMS, problemSchema } from '@trueseason/contracts';
import { query } from '@trueseason/shop/testing';
import { describe, expect, it, vi } from 'vitest';
import { flowsOf, somePhoto } from '../testing/flows.ts';
import { multipart, sendRaw, upload } from '../testing/hostile/raw-request.ts';
import { HOSTILE_REQUESTS } from '../testing/hostile/requests.ts';
import { listStored } from '../testing/list-stored.ts';
import { useGateway } from '../testing/test-gateway.ts';

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
    ...(await query(db()).selectFrom('orders').select('id').execute()),
    ...(await query(db()).selectFrom('uploads_under_way').select('prefix').execute()),
  ];
  // Cleanup after a disconnect takes a moment.
  await vi.waitFor(async () => expect(await left()).toEqual([]), 5_000);
}

describe('a hostile request', () => {
  it.each(HOSTILE_REQUESTS)('with $what gets $code', async ({ pieces, status, code }) => {
    const response = await send(pieces);
    expect(response.json).toMatchObject({ code, message: PROBLEMS[code].message });
    expect(response.status).toBe(status);
    problemSchema.strict().parse(response.json);
    expect(response.body.length).toBeLessThan(300);
    expect(response.ms).toBeLessThan(LONGEST_MS);
  });

  it('leaves nothing behind, and the next order is accepted', async () => {
    await expectNothingLeft();
    const { id } = await place();
    await query(db()).deleteFrom('orders').where('id', '=', id).execute();
    await gateway.store.deletePrefix(`orders/${id}/`);
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
      const response = await send([upload(body)]);
      expect(response.status).toBe(200);
      const { id } = response.json;
      expect(response.head).not.toContain('a=b');
      for (const path of await listStored(gateway))
        expect(path).toMatch(/\/objects\/orders\/\d+\/photos\/[\w-]+\/[123]$/);
      await query(db()).deleteFrom('orders').where('id', '=', id).execute();
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
    ['an upload', upload(photos, { 'content-length': '9000000' }), 'x'],
  ])(
    'of %s is cut off in time',
    async (_, head, piece) => {
      const response = await send(endless(head, piece), { pauseMs: 50, timeoutMs: 20_000 });
      // Refused, immediately if the form had ended earlier.
      expect([400, 408]).toContain(response.status);
      expect(response.json.code).toBe('bad_request');
      expect(response.ms).toBeLessThan(4 * PATIENCE_MS);
      await expectNothingLeft();
    },
    25_000,
  );
});

describe('a disconnecting sender', () => {
  it.each([0.1, 0.5, 0.95])('leaves nothing after %f of its upload', async (share) => {
    const whole = upload(photos);
    await send([whole.subarray(0, Math.floor(whole.length * share))], { timeoutMs: 150 });
    await expectNothingLeft();
    expect((await gateway.newBrowser().call('GET', '/api/config')).status).toBe(200);
  });
});
