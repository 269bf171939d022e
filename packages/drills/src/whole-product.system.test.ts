import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { type System, startSystem } from '@trueseason/local-stack';
import { keysConfig, readConfig } from '@trueseason/platform/runtime';
import { createMeasurements, findAnalysisRow } from '@trueseason/shop/analysis';
import { type Database, openDatabase } from '@trueseason/shop/database';
import { isSealedText } from '@trueseason/shop/encryption';
import { openKeyService, openOrderKeys } from '@trueseason/shop/flows';
import { listPhotos } from '@trueseason/shop/photos';
import { query } from '@trueseason/shop/testing';
import type { Mail } from '@trueseason/stand-ins';
import { createBrowser, createCustomer, giveConsent } from '@trueseason/testing';
import { customerPhotos, photograph } from '@trueseason/testing/portraits';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { PROOF_ENV, proveDeletion } from './prove-deletion/prove-deletion.ts';

/* One system for all: a start takes as much CPU as three orders. */

let system: System;
let db: Database;
let directory: string;
beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'system-'));
  system = await startSystem({ dataDir: directory, env: PROOF_ENV });
  db = openDatabase({ url: system.env.DATABASE_URL ?? '', poolSize: 2, onError: () => {} });
});
afterAll(async () => {
  await db?.close();
  await system?.close();
  await rm(directory, { recursive: true, force: true });
});

function newCustomer() {
  const browser = createBrowser(system.urls.web);
  return { browser, ...createCustomer(browser, system.urls.standIns ?? '') };
}
const measurements = () =>
  createMeasurements(db, openOrderKeys(db, openKeyService(readConfig(keysConfig, system.env))));
/** What came to an address. */
async function mailsTo(address: string): Promise<Mail[]> {
  const mails: Mail[] = await (await fetch(`${system.urls.standIns}/mail`)).json();
  return mails.filter(({ to }) => to.some(({ email }) => email === address));
}
const bytesOf = (image: Buffer) => Buffer.from(image);

// First: an order of the same photos would keep what is looked for.
it('finds nothing of an order that was deleted', { timeout: 240_000 }, async () => {
  const lines: string[] = [];
  const proven = await proveDeletion(system, (line) => lines.push(line));
  expect(proven, lines.join('\n')).toBe(true);
});

describe('the main path', () => {
  it('leads from three photos to a season, a report and one mail with the right link', async () => {
    const photos = await customerPhotos();
    const customer = newCustomer();
    const id = await customer.upload(photos);
    expect(await customer.waitFor(id, ['analyzed', 'failed'])).toBe('analyzed');
    const row = await findAnalysisRow(db, id);
    const outlines = (await listPhotos(db, id)).map((photo) => photo.outlines);
    expect([row?.result, row?.readings, ...outlines].map(isSealedText)).toEqual(Array(5).fill(true));
    expect((await measurements().findAnalysis(id))?.readings).toHaveLength(3);
    await customer.unlock(id, 'customer@example.com');
    await customer.waitFor(id, ['completed']);

    const { json: order } = await customer.browser.call('GET', `/api/orders/${id}`);
    expect(order.analysisResult.evidence.features).toMatchObject({ skin: {}, hair: {}, iris: {} });
    const mailed = () => mailsTo('customer@example.com');
    await vi.waitFor(async () => expect(await mailed()).toHaveLength(1), { timeout: 20_000, interval: 200 });

    const pdf = await customer.browser.call('GET', `/api/orders/${id}/pdf`);
    expect(pdf.headers.get('content-disposition')).toContain(`${order.analysisResult.season}-Professional-Report.pdf`);
    expect(pdf.bytes.subarray(0, 5).toString()).toBe('%PDF-');

    const [mail] = await mailed();
    const link = /https?:\/\/\S+\/open\/[\w.-]+/.exec(mail?.text ?? '')?.[0] ?? '';
    expect(mail?.text).toContain(String(id));
    const elsewhere = createBrowser(system.urls.web);
    const opened = await elsewhere.call('GET', new URL(link).pathname);
    expect(opened.headers.get('location')).toBe(`/results/${id}`);
    expect((await elsewhere.call('GET', `/api/orders/${id}`)).json.status).toBe('completed');
  });

  it('follows a later answer, and two more photos, with one report each and no mail', async () => {
    const photos = await customerPhotos(5);
    const { browser, ...customer } = newCustomer();
    const id = await customer.upload(photos.slice(0, 3));
    await customer.waitFor(id, ['analyzed']);
    await customer.unlock(id, 'again@example.com');
    await customer.waitForMail(id);
    const measured = () =>
      vi.waitFor(
        async () => {
          const { json } = await browser.call('GET', `/api/orders/${id}`);
          const { proposal } = json;
          if (proposal) {
            const decision = { round: proposal.round, decision: 'take' };
            await browser.call('POST', `/api/orders/${id}/proposal`, decision);
          }
          expect([json.status, json.measuring, proposal, json.failure, json.reportReady]).toEqual([
            'completed',
            false,
            null,
            null,
            true,
          ]);
          return json.analysisResult.evidence;
        },
        { timeout: 60_000, interval: 100 },
      );
    const { json } = await browser.call('PUT', `/api/orders/${id}/answers`, { hairDyed: true });
    expect(json).toMatchObject({ status: 'completed', measuring: true });
    expect(await measured()).toMatchObject({ answers: { hairDyed: true }, agreement: { photos: 3 } });
    await query(db).updateTable('analyses').set({ more_photos_help: true }).where('order_id', '=', id).execute();
    const more = photos.slice(3).map((photo): [string, typeof photo] => ['photos', photo]);
    expect((await browser.upload(`/api/orders/${id}/photos`, more)).status).toBe(200);
    expect(await measured()).toMatchObject({ answers: { hairDyed: true }, agreement: { photos: 5 } });
    expect((await measurements().findAnalysis(id))?.revision).toBe(3);
    // The answers alone need no photo.
    await browser.call('DELETE', `/api/orders/${id}/photos`);
    await browser.call('PUT', `/api/orders/${id}/answers`, { hairDyed: null, makeup: true });
    expect(await measured()).toMatchObject({ answers: { makeup: true }, agreement: { photos: 5 } });
    expect(await mailsTo('again@example.com')).toHaveLength(2);
  });

  it('ends in failed with a reason to act on when there is no face', async () => {
    const image = await photograph('landscape');
    const customer = newCustomer();
    const id = await customer.upload([image, image, image]);
    expect(await customer.waitFor(id, ['analyzed', 'failed'])).toBe('failed');
    const { json } = await customer.browser.call('GET', `/api/orders/${id}/status`);
    expect(json.failure).toMatchObject({ code: 'photos', message: expect.stringContaining('choose others') });
    expect(json.failure.photos[0].problems).toContain('no_face');
  });
});

it('judges a photo right after it was chosen', async () => {
  const [portrait] = await customerPhotos();
  const landscape = await photograph('landscape');
  const { browser } = newCustomer();
  await giveConsent(browser);
  const check = (image: Buffer) => browser.upload('/api/photos/check', [['photo', bytesOf(image)]]);
  expect((await check(portrait ?? Buffer.alloc(0))).json.problems).toEqual([]);
  const started = performance.now();
  expect((await check(landscape)).json.problems).toContain('no_face');
  process.stdout.write(`a quick verdict took ${Math.round(performance.now() - started)} ms\n`);
  expect((await check(Buffer.from('text'))).json.code).toBe('photo_type');
});

it('judges nine photos of three visitors behind one address that came within a second', async () => {
  const visitors = await Promise.all(
    [1, 2, 3].map(async () => {
      const { browser } = newCustomer();
      await giveConsent(browser);
      return browser;
    }),
  );
  const photos = await customerPhotos();
  const began = performance.now();
  const checks = visitors.flatMap((browser) =>
    photos.map(async (photo) => {
      const { status, json } = await browser.upload('/api/photos/check', [['photo', bytesOf(photo)]]);
      return { status, problems: json.problems, isInTime: performance.now() - began < 15_000 };
    }),
  );
  expect(await Promise.all(checks)).toEqual(Array(9).fill({ status: 200, problems: [], isInTime: true }));
  process.stdout.write(`nine quick verdicts took ${Math.round(performance.now() - began)} ms\n`);
});

it('analyzes three 12 MP photos', async () => {
  // Scaled up, as large paintings are, too: the lens resolves no more.
  const size = { width: 3_000, height: 4_000 };
  const photos = await Promise.all((await customerPhotos()).map((image) => sharp(image).resize(size).toBuffer()));
  const customer = newCustomer();
  const id = await customer.upload(photos.map(bytesOf));
  // `npm run bench` measures the speed.
  expect(await customer.waitFor(id, ['analyzed', 'failed'], 90_000)).toBe('analyzed');
}, 240_000);

const CLI = resolve(import.meta.dirname, '../../../services/gateway/dist/rotate-keys-cli.js');

/** What `npm run shop -- rotate-keys` says with other master keys than those of the running services, and how it ends. */
function rotate(env: Record<string, string>): Promise<{ said: string; code: number }> {
  return new Promise((done) => {
    const child = execFile(process.execPath, [CLI], { env: { ...system.env, ...env } }, (_error, stdout, stderr) =>
      done({ said: `${stdout}${stderr}`, code: child.exitCode ?? -1 }),
    );
  });
}

// Last: the services know nothing of the new keys.
it('npm run shop -- rotate-keys rewraps the keys of orders, and reports failures', { timeout: 240_000 }, async () => {
  const mastersOf = async () =>
    (await query(db).selectFrom('order_keys').select('master').execute()).map((row) => row.master);
  const before = await mastersOf();
  expect(before.length).toBeGreaterThan(1);
  const [old, keys] = [system.env.MASTER_KEY ?? '', before.length];
  const lost = await rotate({ MASTER_KEY: randomBytes(32).toString('hex') });
  expect([lost.code, lost.said]).toEqual([1, expect.stringContaining(`; ${keys} failed.`)]);
  expect(await mastersOf()).toEqual(before);
  const MASTER_KEY = randomBytes(32).toString('hex');
  const rotated = await rotate({ MASTER_KEY, MASTER_KEY_PREVIOUS: old });
  expect([rotated.code, rotated.said]).toEqual([0, expect.stringContaining(`Rewrapped ${keys} keys`)]);
  for (const master of await mastersOf()) expect(before).not.toContain(master);
  const again = await rotate({ MASTER_KEY });
  expect([again.code, again.said]).toEqual([0, expect.stringContaining('Rewrapped 0 keys')]);
});
