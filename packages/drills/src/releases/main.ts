import { appendFile, cp, glob, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import type { System } from '@trueseason/local-stack';
import { createFileStore } from '@trueseason/shop/storage';
import { count, partsAsked } from '@trueseason/testing';
import { customerPhotos } from '@trueseason/testing/portraits';
import { askProviders, type Bought, buy, countAtProviders, type Photos, shopOf } from '../customers.ts';
import { createReport, type Observation } from '../report.ts';
import { withClient } from '../with-client.ts';
import { withSystem } from '../with-system.ts';
import { type Release, releasesOf } from './releases.ts';
import { judge, tryRelease } from './try-release.ts';

/*
 * Releases on trial next to a shop in which customers buy: each bad one must be refused within two minutes of its start, the
 * good one must pass, and no customer may notice.
 *
 *   npm run drill -- releases                          all
 *   npm run drill -- releases --only 'no store,a good one'
 *   … --buyers 5                                       while each release is tried
 *
 * Loopback only. infra/deploy.test.ts tries what a release does that never comes to its trial.
 */
const { values } = parseArgs({ options: { only: { type: 'string' }, buyers: { type: 'string', default: '5' } } });
const buyers = count(values.buyers);
const REFUSED_WITHIN_MS = 120_000;
const WATCHED_SECONDS = 20;

const inSeconds = (ms: number) => `${(ms / 1000).toFixed(1)} s`;

const report = createReport();
const bought: Bought[] = [];

/** Customers who try nothing twice: whatever fails is a failed request. */
async function buyMeanwhile(system: System, photos: Photos, name: string): Promise<Observation> {
  const orders = await Promise.allSettled(
    Array.from({ length: buyers }, async (_, index) => {
      await sleep(index * 4_000);
      return buy(shopOf(system), photos, `${name.replaceAll(' ', '-')}-${index}@example.com`);
    }),
  );
  const failed = orders.flatMap((order) => (order.status === 'rejected' ? [String(order.reason)] : []));
  bought.push(...orders.flatMap((order) => (order.status === 'fulfilled' ? [order.value] : [])));
  return {
    what: `of ${buyers} customers met an error`,
    value: [failed.length, ...failed].join('; '),
    ok: failed.length === 0,
  };
}

async function tried(system: System, release: Release, photos: Photos): Promise<Observation[]> {
  const [verdict, customers] = await Promise.all([
    tryRelease(system, release),
    buyMeanwhile(system, photos, release.name),
  ]);
  const isExpected = verdict.isGood === (release.isGood ?? false);
  const touched = bought.filter(({ id }) => verdict.logs.includes(String(id)));
  // A gateway that starts again after the order anchors its audit; the next trial removes that.
  const stored = await createFileStore(system.env.STORAGE_DIR ?? '').list('trial/');
  const remains = stored.filter((key) => !key.startsWith('trial/audit-anchors/'));
  return [
    {
      what: verdict.isGood ? 'passes' : 'is refused',
      value: `${inSeconds(verdict.sinceStartMs)} after its start, ${inSeconds(verdict.tookMs)} in all: ${verdict.said}`,
      ok: isExpected && (verdict.isGood || verdict.sinceStartMs <= REFUSED_WITHIN_MS),
    },
    { what: "customers' orders that it touched", value: String(touched.length), ok: touched.length === 0 },
    { what: 'objects that it left', value: [remains.length, ...remains].join('; '), ok: remains.length === 0 },
    customers,
  ];
}

/** What the shop may have after all this: only its customers' orders. */
async function accounts(system: System): Promise<Observation[]> {
  const { rows } = await withClient(system.env.DATABASE_URL ?? '', (client) =>
    client.query<{ orders: number }>('select count(*)::int as orders from orders'),
  );
  const orders = rows[0]?.orders ?? 0;
  const { mailsOf } = await askProviders(system.urls.standIns ?? '');
  const mails = (await (await fetch(`${system.urls.standIns}/mail`)).json()) as { from: { email: string } }[];
  const senders = new Set(mails.map(({ from }) => from.email));
  return [
    {
      what: 'orders in the shop beside those of customers',
      value: String(orders - bought.length),
      ok: orders === bought.length,
    },
    {
      what: 'mails',
      value: `${mails.length}, from ${[...senders]}`,
      ok: senders.size <= 1 && mails.length === bought.flatMap(({ id }) => mailsOf(id)).length,
    },
    ...(await countAtProviders(shopOf(system), bought)),
  ];
}

/** After a release has taken over: nothing is said of a good one, and a process that ends is noticed. */
async function watched(system: System): Promise<Observation[]> {
  const services = Object.values(system.processes).map(({ name, healthUrl }) => `${name}=${healthUrl}`);
  const watch = (seconds: number) => judge(system, 'watch', '--seconds', String(seconds), ...services);
  const calm = await watch(WATCHED_SECONDS);
  const watching = watch(60);
  await sleep(WATCHED_SECONDS * 500);
  await system.kill('gateway');
  const began = performance.now();
  const { isGood, said } = await watching;
  return [
    { what: 'a calm shop', value: calm.said, ok: calm.isGood },
    {
      what: 'a gateway that ended',
      value: `${((performance.now() - began) / 1000).toFixed(1)} s: ${said}`,
      ok: !isGood,
    },
  ];
}

const photos = await customerPhotos();
const web = await mkdtemp(join(tmpdir(), 'web-'));
await withSystem({ RATE_LIMIT_SCALE: '1000' }, async (system) => {
  const built = system.env.WEB_DIR ?? '';
  const badWebApps = { withoutChunks: join(web, 'without-chunks'), throwing: join(web, 'throwing') };
  await cp(built, badWebApps.withoutChunks, {
    recursive: true,
    filter: (path) => !/\/assets\/checkout.*\.js/.test(path),
  });
  await cp(built, badWebApps.throwing, { recursive: true, filter: (path) => !/\.js\.(?:br|gz)$/.test(path) });
  for await (const script of glob(`${badWebApps.throwing}/assets/{content,main}-*.js`))
    await appendFile(script, ';throw new Error("the first script");');
  const releases = releasesOf(system.env, badWebApps);
  const parts = partsAsked(
    values.only?.split(',') ?? [],
    releases.map(({ name }) => name),
  );
  for (const release of releases.filter(({ name }) => parts.includes(name)))
    await report.step(release.name, () => tried(system, release, photos));
  await report.step('orders of earlier releases', async () => {
    const { isGood, said } = await judge(system, 'read');
    return [{ what: 'are read', value: said, ok: isGood }];
  });
  await report.step('the shop afterwards', () => accounts(system));
  await report.step('watch', () => watched(system));
});
await rm(web, { recursive: true, force: true });
process.exitCode = report.finish() ? 0 : 1;
