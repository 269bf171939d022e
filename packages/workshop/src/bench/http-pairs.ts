import { type Browser, createBrowser, giveConsent } from '@trueseason/test-kit';
import autocannon from 'autocannon';
import type { Pair, Round } from './pairs.ts';

const POLLS = 12_000;
export const CONNECTIONS = 20;
const WORKERS = 8;
const UPLOADS = 24;

async function polls(url: string, cookie = ''): Promise<Round> {
  const result = await autocannon({ url, headers: { cookie }, connections: CONNECTIONS, amount: POLLS });
  if (result['2xx'] < POLLS) throw new Error(`${result['2xx']} of ${POLLS} polls of ${url} were answered`);
  return { rate: POLLS / result.duration, operations: POLLS };
}

/** A status poll with access check, limits and metrics, against the same select alone. */
export const pollPair = (
  ours: string,
  bare: string,
  order: { id: number; cookie: string },
  cpu: Pair['cpu'],
): Pair => ({
  cpu,
  name: 'polls',
  what: `status polls, ${CONNECTIONS} connections`,
  unit: 'requests/s',
  ours: () => polls(`${ours}/api/orders/${order.id}/status`, order.cookie),
  bare: () => polls(`${bare}/api/orders/${order.id}/status`),
});

/** Processes all items concurrently. Returns the seconds it took. */
async function amongWorkers<Item>(items: readonly Item[], work: (item: Item) => Promise<unknown>): Promise<number> {
  const left = [...items];
  const started = performance.now();
  const worker = async () => {
    for (let item = left.pop(); item !== undefined; item = left.pop()) await work(item);
  };
  await Promise.all(Array.from({ length: WORKERS }, worker));
  return (performance.now() - started) / 1000;
}

/** An upload with limits, consent, session and order, against its bytes hashed, encrypted and flushed. */
export function uploadPair(ours: string, bare: string, photo: Buffer<ArrayBuffer>, cpu: Pair['cpu']): Pair {
  const megabytes = (UPLOADS * 3 * photo.length) / 1e6;
  const files = [1, 2, 3].map((number): [string, Buffer<ArrayBuffer>] => [`photo${number}`, photo]);
  /** Customers with consent and chosen photos; not part of the measurement. */
  const ready = () =>
    Promise.all(
      Array.from({ length: UPLOADS }, async () => {
        const browser = createBrowser(ours);
        await giveConsent(browser);
        return browser;
      }),
    );
  const upload = async (browser: Browser) => {
    const { status } = await browser.upload('/api/orders/guest', files);
    if (status !== 200) throw new Error(`An upload was answered with ${status}`);
  };
  const form = () => {
    const body = new FormData();
    for (const number of [1, 2, 3]) body.append(`photo${number}`, new Blob([photo], { type: 'image/jpeg' }), 'a.jpg');
    return body;
  };
  const stream = async () => {
    const answer = await fetch(bare, { method: 'POST', body: form() });
    if (!answer.ok) throw new Error(`A bare upload was answered with ${answer.status}`);
    await answer.arrayBuffer();
  };
  const rateOf = (seconds: number): Round => ({ rate: megabytes / seconds, operations: UPLOADS });
  let browsers: Browser[] = [];
  return {
    cpu,
    what: `uploads of 3 × ${(photo.length / 1e6).toFixed(1)} MB, ${WORKERS} at once`,
    unit: 'MB/s',
    name: 'upload',
    prepare: async () => {
      browsers = await ready();
    },
    ours: async () => rateOf(await amongWorkers(browsers, upload)),
    bare: async () => rateOf(await amongWorkers([...browsers.keys()], stream)),
  };
}
