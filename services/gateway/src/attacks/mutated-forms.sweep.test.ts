import { seededRandom } from '@trueseason/testing';
import sharp from 'sharp';
import { beforeAll, expect, it, vi } from 'vitest';
import { BOUNDARY, multipart } from '../testing/hostile/raw-request.ts';
import { MUTANTS, mutate } from '../testing/mutate.ts';
import { useGateway } from '../testing/test-gateway.ts';

vi.setConfig({ testTimeout: 3_600_000 });

const MB = 1024 * 1024;
const MOST_HELD_MB = 150;
/** Requests of each form: what the process loads and reserves at first stays, whatever is sent. */
const WARM_UP = 100;
const gateway = useGateway({ RATE_LIMIT_SCALE: '1000000' });

const picture = sharp({ create: { width: 60, height: 40, channels: 3, background: '#b08060' } });
const PHOTOS = { JPEG: await picture.clone().jpeg().toBuffer(), PNG: await picture.clone().png().toBuffer() };
const FIELDS = ['photo1', 'photo2', 'photo3'];
const octets = 'content-type: application/octet-stream\r\n';

const named = (body: Buffer) => multipart(FIELDS.map((name) => ({ name, fileName: 'a.jpg', body })));
const unnamed = (body: Buffer) => multipart(FIELDS.map((name) => ({ name, headers: octets, body })));
const FORMS = [
  ['JPEG with a file name', named(PHOTOS.JPEG)],
  ['JPEG without one', unnamed(PHOTOS.JPEG)],
  ['PNG with a file name', named(PHOTOS.PNG)],
  ['PNG without one', unnamed(PHOTOS.PNG)],
  ['foreign bytes with a file name', named(Buffer.from('%PDF-1.7'))],
  ['foreign bytes without one', unnamed(Buffer.from('%PDF-1.7'))],
] as const;
const others = FORMS.map(([, form]) => form);

async function statusOf(form: Buffer): Promise<number> {
  const headers = { 'content-type': `multipart/form-data; boundary=${BOUNDARY}` };
  const response = await fetch(`${gateway.url}/api/orders/guest`, {
    method: 'POST',
    headers,
    body: new Uint8Array(form),
  });
  await response.arrayBuffer();
  return response.status;
}

let before = 0;
beforeAll(async () => {
  for (const form of others) for (let round = 0; round < WARM_UP; round++) await statusOf(form);
  before = process.memoryUsage.rss();
});

it.each(FORMS)('mutants of a form of %s get no 5xx', async (what, form) => {
  const random = seededRandom(what.length);
  for (let round = 0; round < MUTANTS; round++) {
    expect(await statusOf(mutate(form, random, others))).toBeLessThan(500);
    expect((process.memoryUsage.rss() - before) / MB).toBeLessThan(MOST_HELD_MB);
  }
});

it('a file without a name is refused in words, or taken', async () => {
  const refused = await fetch(`${gateway.url}/api/orders/guest`, {
    method: 'POST',
    headers: { 'content-type': `multipart/form-data; boundary=${BOUNDARY}` },
    body: new Uint8Array(unnamed(Buffer.from('%PDF-1.7'))),
  });
  expect([refused.status, await refused.json()]).toEqual([
    415,
    { code: 'photo_type', message: expect.stringContaining('photo1') },
  ]);
  expect(await statusOf(unnamed(PHOTOS.JPEG))).toBe(200);
});
