import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { request } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { createBrowser, giveConsent } from '@trueseason/test-kit';
import { median, type Seen } from '../report.ts';
import { settings } from './settings.ts';

const UPLOADS = settings.short ? 10 : 40;
/** Longer than storing the photos takes. */
const STORED_MS = 250;
/** They close the form; its photos have ended before. */
const LAST_BYTES = 4;
const MOST_MS = 8;

/** Milliseconds from the last byte of an upload to the end of its answer. */
async function tailOf(url: string, form: Response, headers: Record<string, string>): Promise<number> {
  const body = Buffer.from(await form.arrayBuffer());
  const upload = request(url, {
    method: 'POST',
    headers: { ...headers, 'content-type': form.headers.get('content-type') ?? '', 'content-length': body.length },
  });
  const answered = once(upload, 'response');
  upload.write(body.subarray(0, -LAST_BYTES));
  await sleep(STORED_MS);
  const started = performance.now();
  upload.end(body.subarray(-LAST_BYTES));
  const [answer] = await answered;
  await once(answer.resume(), 'end');
  if (answer.statusCode !== 200) throw new Error(`An upload was answered with ${answer.statusCode}`);
  return performance.now() - started;
}

/** The statements that follow an upload's last byte: its answer beside that of the floor, which has none. */
export async function measureTail(ours: string, floor: string, photo: Buffer<ArrayBuffer>): Promise<Seen> {
  const form = new FormData();
  for (const number of [1, 2, 3]) form.append(`photo${number}`, new Blob([photo], { type: 'image/jpeg' }), 'a.jpg');
  const tails: number[] = [];
  for (let made = 0; made < UPLOADS; made++) {
    const browser = createBrowser(ours);
    await giveConsent(browser);
    const headers = { cookie: browser.cookieHeader(), 'idempotency-key': randomBytes(16).toString('hex') };
    const tail = await tailOf(`${ours}/api/orders/guest`, new Response(form), headers);
    tails.push(tail - (await tailOf(floor, new Response(form), {})));
  }
  const value = median(tails);
  // The workflow's machines are shared: only shares of a pair are steady there.
  const ok = settings.short ? undefined : value <= MOST_MS;
  return { what: 'an upload’s statements after its last byte', value: `${value.toFixed(1)} ms`, ok };
}
