import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ANALYSIS_FAILURES, BACKUP_RETENTION_DAYS } from '@trueseason/contracts';
import { findShareId, openShareLink } from '@trueseason/shop/access';
import { hasSentMailMarker } from '@trueseason/shop/mail';
import { findOrder } from '@trueseason/shop/order';
import { listPhotos } from '@trueseason/shop/photos';
import { createFileStore, type ObjectStore, objectKeys, PAGE_KEYS } from '@trueseason/shop/storage';
import { query } from '@trueseason/shop/testing';
import { describe, expect, it } from 'vitest';
import {
  copyErasureMarkers,
  copyErasurePage,
  deleteOldMarkers,
  digestOf,
  listErasures,
  recordErasure,
} from '../erasure/erasure-markers.ts';
import { flowsOf } from '../testing/flows.ts';
import { storedOf } from '../testing/list-stored.ts';
import { LINK_SECRET, useGateway } from '../testing/test-gateway.ts';
import { OVERLAP_MS, replayErasures, replaySentMails } from './replay-erasures.ts';
import { requestLostPhotos } from './request-lost-photos.ts';

const gateway = useGateway();
const flows = flowsOf(() => gateway);
const db = () => gateway.database.db;
const ever = new Date(0);
const notesOf = async (id: number) =>
  (await listErasures(gateway.store, ever))
    .filter(({ digest }) => digest === digestOf(LINK_SECRET, id))
    .map(({ kind }) => kind);

const keysOf = async (id: number) =>
  (await query(db()).selectFrom('order_keys').select('kind').where('order_id', '=', id).orderBy('kind').execute()).map(
    ({ kind }) => kind,
  );

/** Paid, delivered and shared. */
async function place() {
  const { browser, id } = await flows.placeDelivered();
  await browser.call('POST', `/api/orders/${id}/share`);
  return { browser, id };
}

it.each([
  ['order', 'DELETE', ''],
  ['consent', 'POST', '/withdraw-consent'],
  ['photos', 'DELETE', '/photos'],
  ['share', 'DELETE', '/share'],
])('records the requested deletion of %s without a name', async (kind, method, path) => {
  const { browser, id } = await place();
  expect((await browser.call(method, `/api/orders/${id}${path}`)).status).toBe(200);
  expect(await notesOf(id)).toEqual([kind]);
  expect((await gateway.store.list('erasures/')).filter((key) => key.includes(String(id)))).toEqual([]);
});

it('repeats deletions after a restore, and nothing else', async () => {
  const [order, consent, photos, share, kept] = [
    await place(),
    await place(),
    await place(),
    await place(),
    await place(),
  ];
  await gateway.store.deletePrefix('erasures/');
  // As after a restore: the note exists, and so do the rows.
  await recordErasure(gateway.deps, 'order', order.id);
  await recordErasure(gateway.deps, 'consent', consent.id);
  await recordErasure(gateway.deps, 'photos', photos.id);
  await recordErasure(gateway.deps, 'share', share.id);
  const deps = { db: db(), store: gateway.store, secrets: ['a secret that nothing was noted with', LINK_SECRET] };
  const none = { order: 0, consent: 0, photos: 0, share: 0 };
  expect(await replayErasures(deps, new Date(Date.now() + 60 * 60_000))).toEqual(none);
  expect(await findOrder(db(), order.id)).toBeDefined();

  expect(await replayErasures(deps, ever)).toMatchObject({ order: 1, consent: 1, photos: 1, share: 1 });
  expect(await findOrder(db(), order.id)).toBeUndefined();
  // The backup also restored the wrapped keys.
  expect(await keysOf(order.id)).toEqual([]);
  expect(await keysOf(consent.id)).toEqual([]);
  expect(await keysOf(photos.id)).toEqual(['results']);
  expect(await keysOf(kept.id)).toEqual(['photos', 'results']);
  expect(await storedOf(gateway, order.id)).toEqual([]);
  expect(await findOrder(db(), consent.id)).toMatchObject({ progress: 'failed', failure: { code: 'withdrawn' } });
  expect(await listPhotos(db(), photos.id)).toEqual([]);
  expect(await findOrder(db(), photos.id)).toMatchObject({ progress: 'analyzed' });
  expect(await findShareId(db(), share.id)).toBeNull();
  expect(await findShareId(db(), kept.id)).not.toBeNull();
  expect((await kept.browser.call('GET', `/api/orders/${kept.id}`)).json.status).toBe('completed');
});

describe('leaves one note', () => {
  const requests = [
    ['DELETE', '/share'],
    ['DELETE', '/photos'],
    ['POST', '/withdraw-consent'],
  ] as const;

  it('of what is deleted again and again, also at once', async () => {
    const { browser, id } = await place();
    for (const [method, path] of requests) {
      const call = () => browser.call(method, `/api/orders/${id}${path}`);
      const responses = [await call(), await call(), ...(await Promise.all([call(), call(), call()]))];
      expect(responses.map(({ status }) => status)).toEqual(Array(5).fill(200));
    }
    expect((await notesOf(id)).toSorted()).toEqual(['consent', 'photos', 'share']);
    const events = query(db()).selectFrom('order_events').select('kind').where('order_id', '=', id);
    expect(await events.where('kind', '=', 'consent_taken_back').execute()).toHaveLength(1);
    for (let n = 0; n < 4; n += 1) await Promise.all([1, 2, 3].map(() => recordErasure(gateway.deps, 'order', id)));
    expect((await notesOf(id)).filter((kind) => kind === 'order')).toHaveLength(1);
  });

  it('of nothing where there is nothing to delete', async () => {
    const browser = gateway.newBrowser();
    const { json } = await flows.intent(browser);
    for (const [method, path] of requests.slice(0, 2)) {
      expect((await browser.call(method, `/api/orders/${json.orderId}${path}`)).status).toBe(200);
    }
    expect(await notesOf(json.orderId)).toEqual([]);
  });

  it('of the last moment: what was shared again and ended after a backup stays ended', async () => {
    const { browser, id } = await place();
    const call = async (method: string) => (await browser.call(method, `/api/orders/${id}/share`)).status;
    expect([await call('DELETE'), await call('POST')]).toEqual([200, 200]);
    const backupOf = Date.now();
    expect(await call('DELETE')).toBe(200);
    // The restored database has the link again.
    await openShareLink(db(), id);
    const deps = { db: db(), store: gateway.store, secrets: [LINK_SECRET] };
    await replayErasures(deps, new Date(backupOf + OVERLAP_MS));
    expect(await findShareId(db(), id)).toBeNull();
  });
});

it('copies notes elsewhere, and takes back what a new machine lacks', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'elsewhere-'));
  const backupStore = createFileStore(folder);
  await gateway.store.deletePrefix('erasures/');
  await recordErasure({ ...gateway.deps, backupStore }, 'order', 41_000_000_001);
  await expect.poll(() => backupStore.list('erasures/')).toHaveLength(1);
  // Elsewhere was away for this one.
  await recordErasure(gateway.deps, 'photos', 41_000_000_002);
  await copyErasureMarkers(gateway.store, backupStore);
  const notes = await gateway.store.list('erasures/');
  expect((await backupStore.list('erasures/')).sort()).toEqual(notes.sort());
  await gateway.store.deletePrefix('erasures/');
  await copyErasureMarkers(backupStore, gateway.store);
  expect((await gateway.store.list('erasures/')).sort()).toEqual(notes);
  await rm(folder, { recursive: true });
});

it('copies notes in pages, from where it was interrupted', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'elsewhere-'));
  const backupStore = createFileStore(folder);
  await gateway.store.deletePrefix('erasures/');
  for (let order = 0; order <= PAGE_KEYS; order += 1)
    await recordErasure(gateway.deps, 'order', 42_000_000_000 + order);
  const first = await copyErasurePage(gateway.store, backupStore, '');
  expect([first.isDone, (await backupStore.list('erasures/')).length]).toEqual([false, PAGE_KEYS]);
  let puts = 0;
  const counted: ObjectStore = {
    ...backupStore,
    put: (...args) => {
      puts += 1;
      return backupStore.put(...args);
    },
  };
  const second = await copyErasurePage(gateway.store, counted, first.cursor);
  const third = await copyErasurePage(gateway.store, counted, second.cursor);
  expect([second.isDone, third.isDone, puts]).toEqual([false, true, 1]);
  // The next round begins with yesterday.
  await recordErasure(gateway.deps, 'order', 43_000_000_000);
  let bite = third;
  do bite = await copyErasurePage(gateway.store, counted, bite.cursor);
  while (!bite.isDone);
  expect((await backupStore.list('erasures/')).sort()).toEqual((await gateway.store.list('erasures/')).sort());
  await rm(folder, { recursive: true });
});

it('reports mails since the backup to the mailer', async () => {
  const noteMail = (day: string, name: string) =>
    gateway.store.put(objectKeys.marker(objectKeys.sentMails, new Date(day), name), new Uint8Array(), 'text/plain');
  await noteMail('2026-11-26', 'before');
  await noteMail('2026-11-27', 'one');
  await noteMail('2026-11-28', 'two');
  expect(await replaySentMails(db(), gateway.store, new Date('2026-11-28T00:05:00Z'))).toBe(2);
  expect(await replaySentMails(db(), gateway.store, new Date('2026-11-28T00:05:00Z'))).toBe(2);
  const known = await Promise.all(['before', 'one', 'two'].map((name) => hasSentMailMarker(db(), name)));
  expect(known).toEqual([false, true, true]);
  await deleteOldMarkers(gateway.store, new Date(Date.parse('2026-11-28') + BACKUP_RETENTION_DAYS * 24 * 60 * 60_000));
  expect(await gateway.store.list(objectKeys.sentMails)).toHaveLength(2);
});

it('keeps notes as long as backups', async () => {
  const { id } = await place();
  await recordErasure(gateway.deps, 'photos', id);
  const inDays = (days: number) => new Date(Date.now() + days * 24 * 60 * 60_000);
  await deleteOldMarkers(gateway.store, inDays(BACKUP_RETENTION_DAYS));
  expect(await notesOf(id)).toEqual(['photos']);
  // By pages, and says when nothing was left.
  while (await deleteOldMarkers(gateway.store, inDays(BACKUP_RETENTION_DAYS + 2)));
  expect(await gateway.store.list('erasures/')).toEqual([]);
});

it('asks for photos that the store lost, of orders that still need them', async () => {
  const [lost, kept, done] = [await flows.place(), await flows.place(), await flows.placeDelivered()];
  for (const { id } of [lost, done]) await gateway.store.deletePrefix(`orders/${id}/`);
  expect(await requestLostPhotos(db(), gateway.store)).toBe(1);
  expect(await requestLostPhotos(db(), gateway.store)).toBe(0);
  expect(await findOrder(db(), lost.id)).toMatchObject({ progress: 'failed', failure: ANALYSIS_FAILURES.givenUp });
  expect(await findOrder(db(), kept.id)).toMatchObject({ progress: 'files_uploaded' });
  expect(await findOrder(db(), done.id)).toMatchObject({ progress: 'analyzed' });
});
