import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { System } from '@trueseason/local-stack';
import { createBrowser, createCustomer } from '@trueseason/test-kit';
import { type Figure, ms, quantile } from './figures.ts';

const AT_ONCE = 12;
/** A verdict is wanted while its photo is being looked at. */
const CHECK_MS = 500;
const CHECK_EVERY_MS = 400;

interface Course {
  readonly orderId: number;
  /** When its upload was answered and when it was seen as analyzed, in milliseconds. */
  readonly placed: number;
  readonly analyzed: number;
  readonly delivered: number;
  readonly analysisMs: number;
  readonly deliveryMs: number;
}

async function follow(system: System, photos: readonly Buffer<ArrayBuffer>[], number: number): Promise<Course> {
  const buyer = createCustomer(createBrowser(system.urls.web), system.urls.standIns ?? '');
  const begun = performance.now();
  const orderId = await buyer.upload(photos);
  const placed = performance.now();
  await buyer.waitFor(orderId, ['analyzed'], 300_000);
  const analyzed = performance.now();
  await buyer.unlock(orderId, `bench-${number}@example.com`);
  await buyer.waitFor(orderId, ['completed'], 300_000);
  await buyer.waitForMail(orderId, 300_000);
  const delivered = performance.now();
  return { orderId, placed, analyzed, delivered, analysisMs: analyzed - begun, deliveryMs: delivered - analyzed };
}

/** How long the worker itself was at each order, by its own log. */
async function workOf(directory: string): Promise<Map<number, number>> {
  const text = await readFile(join(directory, 'logs', 'analysis.log'), 'utf8');
  const lines = text.split('\n').filter((line) => line.includes('an order was analyzed'));
  return new Map(
    lines.map((line) => {
      const { orderId, ms: spent }: { orderId: number; ms: number } = JSON.parse(line);
      return [orderId, spent];
    }),
  );
}

/** The longest that somebody waited beyond the work of those before him and his own. */
function longestIdleWait(courses: readonly Course[], work: ReadonlyMap<number, number>): number {
  let done = 0;
  const first = Math.min(...courses.map(({ placed }) => placed));
  const waits = courses
    .toSorted((a, b) => a.analyzed - b.analyzed)
    .map(({ orderId, analyzed }) => {
      done += work.get(orderId) ?? 0;
      return analyzed - first - done;
    });
  return Math.max(...waits);
}

/** Verdicts on a photo, one after the other, until told to stop. */
async function checkPhotos(system: System, photo: Buffer<ArrayBuffer>, signal: AbortSignal): Promise<number[]> {
  const browser = createBrowser(system.urls.web);
  const took: number[] = [];
  while (!signal.aborted) {
    const started = performance.now();
    const { status } = await browser.upload('/api/photos/check', [['photo', photo]]);
    // Without a verdict the customer goes on; here it counts as one that never came.
    took.push(status === 200 ? performance.now() - started : Number.POSITIVE_INFINITY);
    await sleep(CHECK_EVERY_MS);
  }
  return took;
}

export async function benchOrders(
  system: System,
  directory: string,
  photos: readonly Buffer<ArrayBuffer>[],
  large: readonly Buffer<ArrayBuffer>[],
): Promise<Figure[]> {
  // The first warms the system, the second is measured alone, then all at once.
  await follow(system, photos, 0);
  const alone = await follow(system, photos, 1);
  const largest = await follow(system, large, AT_ONCE + 2);
  const started = performance.now();
  const allAnalyzed = new AbortController();
  const [photo = Buffer.alloc(0)] = photos;
  const checks = checkPhotos(system, photo, allAnalyzed.signal);
  const courses = await Promise.all(Array.from({ length: AT_ONCE }, (_, index) => follow(system, photos, index + 2)));
  allAnalyzed.abort();
  const took = await checks;
  const seconds = (performance.now() - started) / 1000;
  const idle = longestIdleWait(courses, await workOf(directory));
  const analyses = courses.map(({ analysisMs }) => analysisMs);
  return [
    { what: 'one order, upload to analyzed', value: ms(alone.analysisMs), ok: alone.analysisMs < 5_000 },
    {
      what: 'one order of three 12 MP photos, upload to analyzed',
      value: ms(largest.analysisMs),
      ok: largest.analysisMs < 5_000,
    },
    { what: 'one order, payment to mail with report', value: ms(alone.deliveryMs), ok: alone.deliveryMs < 15_000 },
    {
      what: `${AT_ONCE} orders at once, upload to analyzed, median and longest`,
      value: `${ms(quantile(analyses, 0.5))}, ${ms(Math.max(...analyses))}`,
    },
    {
      what: 'the longest wait beyond the work of those before',
      value: ms(idle),
      ok: idle < alone.analysisMs * 2,
    },
    {
      what: `${took.length} photo checks meanwhile, median and longest`,
      value: `${ms(quantile(took, 0.5))}, ${ms(Math.max(...took))}`,
      ok: quantile(took, 0.95) < CHECK_MS,
    },
    {
      what: `${AT_ONCE} orders at once, analyzed to mail, median`,
      value: ms(
        quantile(
          courses.map(({ deliveryMs }) => deliveryMs),
          0.5,
        ),
      ),
    },
    { what: 'orders delivered', value: `${((AT_ONCE / seconds) * 60).toFixed(1)} /min` },
  ];
}
