import { PROBLEMS } from '@trueseason/contracts';
import { query } from '@trueseason/shop/testing';
import { foreignFiles } from '@trueseason/testing';
import { expect, it } from 'vitest';
import { flowsOf, somePhoto } from '../../testing/flows.ts';
import { hostileFiles, oddPhotos } from '../../testing/hostile/files.ts';
import { listStored, storedOf } from '../../testing/list-stored.ts';
import { useGateway } from '../../testing/test-gateway.ts';

/** For two busy cores; on idle ones the slowest takes a third of a second. */
const LONGEST_MS = 5_000;
const MB = 1024 * 1024;
const MOST_GROWTH_MB = 200;
/** A recompressed profile may be slightly longer. */
const MOST_ADDED_BYTES = 200;

const gateway = useGateway();
const { db, place } = flowsOf(() => gateway);

const withLast = (last: Buffer): [string, Buffer<ArrayBuffer>][] => [
  ['photo1', somePhoto],
  ['photo2', somePhoto],
  ['photo3', Buffer.from(last)],
];

it.each(await hostileFiles())('refuses %s', async (_, bytes, code) => {
  const began = performance.now();
  const before = process.memoryUsage().rss;
  const response = await gateway.newBrowser().upload('/api/orders/guest', withLast(bytes));
  // This process also creates and sends the files.
  expect((process.memoryUsage().rss - before) / MB).toBeLessThan(MOST_GROWTH_MB);
  expect(response.json).toEqual({ code, message: expect.stringContaining(PROBLEMS[code].message) });
  expect(response.status).toBe(PROBLEMS[code].status);
  expect(performance.now() - began).toBeLessThan(LONGEST_MS);
});

it('names other file types, and how to make a JPEG, at every upload', async () => {
  const browser = gateway.newBrowser();
  for (const [what, bytes] of await foreignFiles()) {
    const photo = Buffer.from(bytes);
    const responses = [
      await browser.upload('/api/orders/guest', withLast(photo)),
      await browser.upload('/api/photos/check', [['photo', photo]]),
    ];
    for (const { json } of responses) {
      expect(json, `${what}`).toEqual({ code: 'photo_type', message: expect.stringMatching(what) });
      expect(json.message).toMatch(/^Please upload only JPEG or PNG files\. .+ is .* JPEG/);
    }
  }
});

it('keeps nothing of them, and accepts the next order', async () => {
  expect(await listStored(gateway)).toEqual([]);
  expect(await query(db()).selectFrom('orders').select('id').execute()).toEqual([]);
  expect((await place()).id).toBeGreaterThan(0);
});

it.each(await oddPhotos())('accepts %s without hidden content', async (_, bytes) => {
  const began = performance.now();
  const before = process.memoryUsage().rss;
  const { json } = await gateway.newBrowser().upload('/api/orders/guest', withLast(bytes));
  expect(json.id).toBeGreaterThan(0);
  expect(performance.now() - began).toBeLessThan(LONGEST_MS);
  expect((process.memoryUsage().rss - before) / MB).toBeLessThan(MOST_GROWTH_MB);
  expect(await storedOf(gateway, json.id)).toHaveLength(3);
  const rows = await query(db()).selectFrom('photos').select('object_key').where('order_id', '=', json.id).execute();
  for (const { object_key } of rows) {
    const stored = await gateway.store.getBytes(object_key);
    expect(stored.includes('secret')).toBe(false);
    expect(stored.length).toBeLessThanOrEqual(Math.max(bytes.length, somePhoto.length) + MOST_ADDED_BYTES);
  }
});
