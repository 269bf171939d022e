import { randomBytes } from 'node:crypto';
import type { System } from '@trueseason/local-stack';
import autocannon from 'autocannon';
import sharp from 'sharp';
import { createBrowser } from '../browser.ts';
import { createCustomer } from '../customer.ts';
import { createPerson, portraitSet } from '../portrait/index.ts';
import { withSystem } from '../system/with-system.ts';
import { type Figure, ms, printFigures, quantile } from './figures.ts';

/*
 * Speed of the whole system on this machine, on loopback, bounded in count and time. The load comes from
 * the same cores, so figures compare runs on one machine and promise nothing about another.
 */
type Photos = Buffer<ArrayBuffer>[];

const customer = (system: System) => createCustomer(createBrowser(system.urls.web), system.urls.standIns ?? '');

async function benchPolling(system: System, photos: Photos): Promise<Figure[]> {
  const browser = createBrowser(system.urls.web);
  const id = await createCustomer(browser, system.urls.standIns ?? '').upload(photos);
  const result = await autocannon({
    url: `${system.urls.web}/api/orders/${id}/status`,
    headers: { cookie: browser.cookieHeader() },
    connections: 20,
    duration: 5,
  });
  return [
    { what: 'status polls, 20 connections', value: `${Math.round(result.requests.average)} /s` },
    { what: 'status poll, 99th percentile', value: ms(result.latency.p99) },
    { what: 'status polls refused', value: String(result.non2xx), ok: result.non2xx === 0 },
  ];
}

/** Noise compresses badly: a photo of about this size that decodes at once. */
async function heavyPhoto(): Promise<Buffer<ArrayBuffer>> {
  const side = 1100;
  const raw = { width: side, height: side, channels: 3 as const };
  return Buffer.from(
    await sharp(randomBytes(side * side * 3), { raw })
      .jpeg({ quality: 95 })
      .toBuffer(),
  );
}

async function benchUploads(system: System): Promise<Figure[]> {
  const photo = await heavyPhoto();
  const uploads = 40;
  const started = performance.now();
  let next = 0;
  const lane = async () => {
    while (next++ < uploads) await customer(system).upload([photo, photo, photo]);
  };
  await Promise.all(Array.from({ length: 8 }, lane));
  const seconds = (performance.now() - started) / 1000;
  const megabytes = (uploads * 3 * photo.length) / 1e6;
  return [
    {
      what: `uploads of 3 × ${(photo.length / 1e6).toFixed(1)} MB, 8 at once, stripped and flushed`,
      value: `${Math.round(megabytes / seconds)} MB/s`,
    },
  ];
}

async function benchOrders(system: System, photos: Photos): Promise<Figure[]> {
  const count = 12;
  const analyzed: number[] = [];
  const delivered: number[] = [];
  const started = performance.now();
  const order = async (number: number) => {
    const shopper = customer(system);
    const begun = performance.now();
    const id = await shopper.upload(photos);
    await shopper.waitFor(id, ['analyzed'], 120_000);
    analyzed.push(performance.now() - begun);
    const paying = performance.now();
    await shopper.unlock(id, `bench-${number}@example.com`);
    await shopper.waitFor(id, ['completed'], 60_000);
    await shopper.waitForMail(id, 120_000);
    delivered.push(performance.now() - paying);
  };
  // One alone, on a warm system, then all at once.
  await order(0);
  const [alone = Number.NaN] = analyzed;
  const [aloneDelivered = Number.NaN] = delivered;
  await Promise.all(Array.from({ length: count }, (_, index) => order(index + 1)));
  const seconds = (performance.now() - started) / 1000;
  return [
    { what: 'one order, upload to analyzed', value: ms(alone), ok: alone < 5_000 },
    { what: 'one order, payment to mail with report', value: ms(aloneDelivered), ok: aloneDelivered < 15_000 },
    { what: `${count} orders at once, upload to analyzed, median`, value: ms(quantile(analyzed.slice(1), 0.5)) },
    { what: `${count} orders at once, payment to mail, median`, value: ms(quantile(delivered.slice(1), 0.5)) },
    { what: 'orders delivered', value: `${(((count + 1) / seconds) * 60).toFixed(1)} /min` },
  ];
}

const portraits = await portraitSet(createPerson({ seed: 'bench' }));
const photos: Photos = portraits.map(({ image }) => Buffer.from(image));
// The limits of a public service would be what is measured otherwise.
const kept = await withSystem({ RATE_LIMIT_SCALE: '1000' }, async (system) =>
  printFigures('TrueSeason on this machine', [
    ...(await benchOrders(system, photos)),
    ...(await benchPolling(system, photos)),
    ...(await benchUploads(system)),
  ]),
);
process.exitCode = kept ? 0 : 1;
