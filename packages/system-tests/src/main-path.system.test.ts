import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Db, findAnalysisRow, isSealedText, listPhotos, openDatabase } from '@trueseason/db';
import { createMeasurements, createOrderKeys, openKeyService } from '@trueseason/keys';
import { type System, startSystem } from '@trueseason/local-stack';
import { createPerson, customerPhotos, portraitSet, renderPortrait } from '@trueseason/painted-portraits';
import { keysConfig, readConfig } from '@trueseason/runtime';
import type { Mail } from '@trueseason/stand-ins';
import { createBrowser, createCustomer, hasRealPortraits, realPortraits, threePhotos } from '@trueseason/test-kit';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';

let system: System;
let db: Db;
let directory: string;
beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'system-'));
  system = await startSystem({ dataDir: directory });
  db = openDatabase({ url: system.env.DATABASE_URL ?? '', poolSize: 2, onError: () => {} });
});
afterAll(async () => {
  await db?.destroy();
  await system?.close();
  await rm(directory, { recursive: true, force: true });
});

function newCustomer() {
  const browser = createBrowser(system.urls.web);
  return { browser, ...createCustomer(browser, system.urls.standIns ?? '') };
}
const measurements = () =>
  createMeasurements(db, createOrderKeys(db, openKeyService(readConfig(keysConfig, system.env))));
const mailbox = async (): Promise<Mail[]> => (await fetch(`${system.urls.standIns}/mail`)).json();
const bytesOf = (image: Buffer) => Buffer.from(image);

describe('the main path', () => {
  it('leads from three photos to a season, a report and one mail with the right link', async () => {
    const photos = await customerPhotos();
    const customer = newCustomer();
    const id = await customer.upload(photos.map(({ image }) => bytesOf(image)));
    expect(await customer.waitFor(id, ['analyzed', 'failed'])).toBe('analyzed');
    const row = await findAnalysisRow(db, id);
    const outlines = (await listPhotos(db, id)).map((photo) => photo.outlines);
    expect([row?.result, row?.readings, ...outlines].map(isSealedText)).toEqual(Array(5).fill(true));
    expect((await measurements().findAnalysis(id))?.readings).toHaveLength(3);
    await customer.unlock(id, 'customer@example.com');
    await customer.waitFor(id, ['completed']);

    const { json: order } = await customer.browser.call('GET', `/api/orders/${id}`);
    expect(order.analysisResult.evidence.features).toMatchObject({ skin: {}, hair: {}, iris: {} });
    await vi.waitFor(async () => expect(await mailbox()).toHaveLength(1), { timeout: 20_000, interval: 200 });

    const pdf = await customer.browser.call('GET', `/api/orders/${id}/pdf`);
    expect(pdf.headers.get('content-disposition')).toContain(`${order.analysisResult.season}-Professional-Report.pdf`);
    expect(pdf.bytes.subarray(0, 5).toString()).toBe('%PDF-');

    const [mail] = await mailbox();
    const link = /https?:\/\/\S+\/open\/[\w.-]+/.exec(mail?.text ?? '')?.[0] ?? '';
    expect(mail?.text).toContain(String(id));
    const elsewhere = createBrowser(system.urls.web);
    const opened = await elsewhere.call('GET', new URL(link).pathname);
    expect(opened.headers.get('location')).toBe(`/results/${id}`);
    expect((await elsewhere.call('GET', `/api/orders/${id}`)).json.status).toBe('completed');
  });

  it('ends in failed with a reason to act on when there is no face', async () => {
    const { image } = await renderPortrait({ scene: 'landscape' });
    const customer = newCustomer();
    const id = await customer.upload([bytesOf(image), bytesOf(image), bytesOf(image)]);
    expect(await customer.waitFor(id, ['analyzed', 'failed'])).toBe('failed');
    const { json } = await customer.browser.call('GET', `/api/orders/${id}/status`);
    expect(json.failure).toMatchObject({ code: 'photos', message: expect.stringContaining('choose others') });
    expect(json.failure.photos[0].problems).toContain('no_face');
  });
});

it('judges a photo right after it was chosen', async () => {
  const [portrait] = await customerPhotos();
  const { image: landscape } = await renderPortrait({ scene: 'landscape' });
  const { browser } = newCustomer();
  const check = (image: Buffer) => browser.upload('/api/photos/check', [['photo', bytesOf(image)]]);
  expect((await check(portrait?.image ?? Buffer.alloc(0))).json.problems).toEqual([]);
  const started = performance.now();
  expect((await check(landscape)).json.problems).toContain('no_face');
  process.stdout.write(`a quick verdict took ${Math.round(performance.now() - started)} ms\n`);
  expect((await check(Buffer.from('text'))).json.code).toBe('photo_type');
});

describe.skipIf(!hasRealPortraits)('with real portraits', () => {
  it('measures skin, hair and eyes of two people differently', async () => {
    // Both with hair to be seen: some portraits show a hat or none.
    const [first, , , second] = await realPortraits();
    const people = [];
    for (const portrait of [first, second]) {
      const customer = newCustomer();
      const id = await customer.upload(await threePhotos(portrait ?? ''));
      expect(await customer.waitFor(id, ['analyzed', 'failed'])).toBe('analyzed');
      const result = await measurements().findResult(id);
      const measured = { lab: [expect.any(Number), expect.any(Number), expect.any(Number)] };
      expect(result?.evidence.features).toMatchObject({ skin: measured, hair: measured, iris: measured });
      people.push(result?.evidence.features);
    }
    expect(people[0]).not.toEqual(people[1]);
  });
});

it('analyzes three 12 MP photos', async () => {
  const photos = await portraitSet(createPerson({ seed: 'large' }), 3, { width: 3_000, height: 4_000 });
  const customer = newCustomer();
  const id = await customer.upload(photos.map(({ image }) => bytesOf(image)));
  // How fast is told by `npm run bench`.
  expect(await customer.waitFor(id, ['analyzed', 'failed'], 90_000)).toBe('analyzed');
}, 240_000);
