import { setTimeout as sleep } from 'node:timers/promises';
import type { System } from '@trueseason/local-stack';
import { createBrowser } from '@trueseason/testing';
import { type Bought, buy, type Photos, shopOf } from '../customers.ts';
import { median, ms, type Observation, quantile } from '../report.ts';

const AT_ONCE = 12;
/** A verdict is wanted while its photo is being looked at. */
const CHECK_MS = 500;
const CHECK_EVERY_MS = 400;

/** Checks photos one after the other until stopped. */
async function checkPhotos(system: System, photo: Buffer<ArrayBuffer>, signal: AbortSignal): Promise<number[]> {
  const browser = createBrowser(system.urls.web);
  const took: number[] = [];
  while (!signal.aborted) {
    const started = performance.now();
    const { status } = await browser.upload('/api/photos/check', [['photo', photo]]);
    // Customers continue without a verdict; here a missing verdict counts as a failure.
    took.push(status === 200 ? performance.now() - started : Number.POSITIVE_INFINITY);
    await sleep(CHECK_EVERY_MS);
  }
  return took;
}

export async function benchOrders(system: System, photos: Photos, large: Photos): Promise<Observation[]> {
  let buyers = 0;
  const follow = (files: Photos) => buy(shopOf(system), files, `bench-${buyers++}@example.com`);
  const analysisOf = ({ began, analyzed }: Bought) => analyzed - began;
  const deliveryOf = ({ analyzed, mailed }: Bought) => mailed - analyzed;
  // The first warms the system, the second is measured separately, then all at once.
  await follow(photos);
  const alone = await follow(photos);
  const largest = await follow(large);
  const started = performance.now();
  const allAnalyzed = new AbortController();
  const [photo = Buffer.alloc(0)] = photos;
  const checks = checkPhotos(system, photo, allAnalyzed.signal);
  const orders = await Promise.all(Array.from({ length: AT_ONCE }, () => follow(photos)));
  allAnalyzed.abort();
  const took = await checks;
  const seconds = (performance.now() - started) / 1000;
  const analyses = orders.map(analysisOf);
  const largestMs = analysisOf(largest);
  return [
    { what: 'one order, upload to analyzed', value: ms(analysisOf(alone)), ok: analysisOf(alone) < 5_000 },
    {
      what: 'one order of three 12 MP photos, upload to analyzed',
      value: ms(largestMs),
      ok: largestMs < 5_000,
    },
    { what: 'one order, payment to mail with report', value: ms(deliveryOf(alone)), ok: deliveryOf(alone) < 15_000 },
    {
      what: `${AT_ONCE} orders at once, upload to analyzed, median and longest`,
      value: `${ms(median(analyses))}, ${ms(Math.max(...analyses))}`,
    },
    {
      what: `${took.length} photo checks meanwhile, median and longest`,
      value: `${ms(median(took))}, ${ms(Math.max(...took))}`,
      ok: quantile(took, 0.95) < CHECK_MS,
    },
    {
      what: `${AT_ONCE} orders at once, analyzed to mail, median`,
      value: ms(median(orders.map(deliveryOf))),
    },
    { what: 'orders delivered', value: `${((AT_ONCE / seconds) * 60).toFixed(1)} /min` },
  ];
}
