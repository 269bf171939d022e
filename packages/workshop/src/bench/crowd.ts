import { setTimeout as sleep } from 'node:timers/promises';
import type { System } from '@trueseason/local-stack';
import { createBrowser, createCustomer, giveConsent } from '@trueseason/test-kit';
import autocannon from 'autocannon';
import type { Photos } from '../customers.ts';
import { watchMemory } from '../processes.ts';
import { median, ms, type Seen } from '../report.ts';

const BROWSERS = 1_000;
/** The polling interval of a progress screen. */
const POLL_EVERY_SECONDS = 3;
const UPLOADS_A_MINUTE = 10;
/** Orders whose progress the browsers poll. */
const FOLLOWED = 10;
const LOOK_EVERY_MS = 2_000;
/** Allowed heap growth; a leak of a kilobyte per poll would be 20 MiB per minute. */
const FLAT_MIB = 25;

/** Each browser has a separate address and network, so the production limits apply. */
const addressOf = (number: number) => `10.${number >> 8}.${number & 255}.7`;

interface Followed {
  readonly id: number;
  readonly cookie: string;
}

async function place(system: System, photos: Photos, number: number): Promise<Followed> {
  const plain = createBrowser(system.urls.web);
  const headers = { 'x-forwarded-for': addressOf(number) };
  const browser = {
    ...plain,
    call: (method: string, path: string, body?: unknown) => plain.call(method, path, body, headers),
  };
  await giveConsent(browser);
  const files = photos.map((bytes, index): [string, Buffer<ArrayBuffer>] => [`photo${index + 1}`, bytes]);
  const { status, json } = await browser.upload('/api/orders/guest', files, 'POST', headers);
  if (status !== 200) throw new Error(`An upload was answered with ${status} ${json?.code}`);
  return { id: json.id, cookie: browser.cookieHeader() };
}

const waysOf = ({ non2xx, errors, timeouts, statusCodeStats }: autocannon.Result): string => {
  const answers = Object.entries(statusCodeStats ?? {}).filter(([status]) => non2xx > 0 && !status.startsWith('2'));
  return [
    ...answers.map(([status, { count = 0 }]) => `${count} × ${status}`),
    `${errors} broken, ${timeouts} late`,
  ].join(', ');
};

/** A thousand browsers poll and people upload, under production limits, for this long. */
export async function benchCrowd(system: System, photos: Photos, seconds: number): Promise<Seen[]> {
  const followed: Followed[] = [];
  for (let number = 0; number < FOLLOWED; number++) followed.push(await place(system, photos, number));
  let next = 0;
  const polls = autocannon({
    url: system.urls.web,
    connections: BROWSERS,
    overallRate: Math.round(BROWSERS / POLL_EVERY_SECONDS),
    duration: seconds,
    timeout: 30,
    setupClient: (client) => {
      const number = next++;
      const { id, cookie } = followed[number % FOLLOWED] ?? { id: 0, cookie: '' };
      const headers = { cookie, 'x-forwarded-for': addressOf(FOLLOWED + number) };
      client.setRequests([{ method: 'GET', path: `/api/orders/${id}/status`, headers }]);
    },
  });
  const samples: number[] = [];
  const close = watchMemory(
    () => system.processes.gateway.pid,
    (mib) => samples.push(mib),
    LOOK_EVERY_MS,
  );
  const count = Math.max(1, Math.round((seconds / 60) * UPLOADS_A_MINUTE));
  const uploads = Promise.all(
    Array.from({ length: count }, async (_, index) => {
      await sleep((index * seconds * 1000) / count);
      const started = performance.now();
      const placed = await place(system, photos, FOLLOWED + BROWSERS + index);
      return { ...placed, took: performance.now() - started };
    }),
  );
  const result = await polls;
  const placed = await uploads;
  close();
  // The last upload is analyzed last.
  for (const { id, cookie } of placed) {
    const browser = createBrowser(system.urls.web);
    const buyer = createCustomer(
      { ...browser, call: (method, path) => browser.call(method, path, undefined, { cookie }) },
      '',
    );
    await buyer.waitFor(id, ['analyzed'], 600_000);
  }
  const early = median(samples.slice(0, Math.ceil(samples.length / 3)));
  const late = median(samples.slice(-Math.ceil(samples.length / 3)));
  const refused = result.non2xx + result.errors + result.timeouts;
  const took = placed.map((one) => one.took);
  return [
    {
      what: `${BROWSERS} browsers for ${seconds} s: polls, and those that were refused`,
      value: `${result.requests.total}, ${refused}${refused > 0 ? ` (${waysOf(result)})` : ''}`,
      ok: refused === 0 && result.requests.total > 0,
    },
    {
      what: 'a poll, median, 97.5th percentile and longest',
      value: `${ms(result.latency.p50)}, ${ms(result.latency.p97_5)}, ${ms(result.latency.max)}`,
    },
    { what: `${count} uploads meanwhile, all analyzed; median`, value: ms(median(took)) },
    {
      what: "the gateway's memory, first and last third",
      value: `${early.toFixed(0)} MiB, ${late.toFixed(0)} MiB`,
      ok: late - early < FLAT_MIB,
    },
  ];
}
