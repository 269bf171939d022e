import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import type { ClientRequest } from 'node:http';
import { API, type Call, type CallName, keysOf } from '@trueseason/contracts';
import { query, sql } from '@trueseason/shop/testing';
import { type Answer, type Browser, TEST_CARDS } from '@trueseason/testing';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createLimiter } from '../limits/limiter.ts';
import { attacked, BEHIND_PROXY, from } from '../testing/attacker.ts';
import { callOf } from '../testing/call-of.ts';
import { flowsOf, threePhotos } from '../testing/flows.ts';
import { listStored } from '../testing/list-stored.ts';
import type { TestGateway } from '../testing/test-gateway.ts';

/*
 * A day of one client who buys nothing: every call as often as it is admitted, with the clock put forward to the next
 * moment when one is. What it leaves then is bounded, and others hardly notice.
 */

vi.setConfig({ testTimeout: 1_800_000 });

const MOST = { lasting: 10_000, mails: 100, provider: 200 };
/** Of pages, photos and reports of others. */
const MOST_MS = 1_000;
const HOUR_MS = 60 * 60_000;
const DAY_MS = 24 * HOUR_MS;
/** Of a call that is never refused for longer than a minute: it leaves nothing, or ends with another's limit. */
const MOST_TRIES = 2_500;
/** Of one that says that it leaves nothing, or that has never done anything: others would have less of their limits. */
const FEW_TRIES = 20;
const OTHERS_EVERY = 20;
/** These would take from what is left. */
const ENDING: ReadonlySet<CallName> = new Set([
  'eraseOrder',
  'takeBackConsent',
  'withdrawOrder',
  'leaveBrowser',
  'endConsent',
]);
const LASTING = ['rows', 'objects', 'mails', 'provider'];

const { start } = attacked();
afterEach(() => {
  vi.useRealTimers();
});

interface Held {
  readonly browser: Browser;
  readonly id: number;
  readonly email: string;
  readonly params: Readonly<Record<string, string>>;
}

const CALLS = keysOf(API).filter(
  (name) => !['operator', 'provider'].includes(API[name].access.who) && !ENDING.has(name),
);
const leaves = (name: CallName): boolean => API[name].effects.some((effect) => LASTING.includes(effect));

async function countRows(gateway: TestGateway): Promise<Map<string, number>> {
  const db = query(gateway.database.db);
  const { rows: tables } = await sql<{ name: string }>`
    select relname as name from pg_stat_user_tables where relname <> 'background_tasks'`.execute(db);
  const counts = new Map<string, number>();
  for (const { name } of tables) {
    const { rows } = await sql<{ n: number }>`select count(*)::int as n from ${sql.table(name)}`.execute(db);
    counts.set(name, rows[0]?.n ?? 0);
  }
  return counts;
}
const sumOf = (counts: ReadonlyMap<string, number>) => [...counts.values()].reduce((sum, n) => sum + n, 0);

/** Mails that are asked for: of orders, and of complaints, whose jobs wait in the outbox. */
async function countMails(gateway: TestGateway): Promise<number> {
  const { rows } = await sql<{ n: number }>`
    select ((select count(*) from mails) + (select count(*) from outbox where job = 'send-complaint-mail'))::int as n`.execute(
    query(gateway.database.db),
  );
  return rows[0]?.n ?? 0;
}

/** The gateway's calls of the provider, by the SDK's own client. */
function countProviderCalls(gateway: TestGateway) {
  const { port } = new URL(gateway.standIns.url);
  let count = 0;
  const note = (message: unknown) => {
    const { request } = message as { request: ClientRequest };
    if (request.path.startsWith('/v1/') && String(request.getHeader('host')).endsWith(`:${port}`)) count += 1;
  };
  subscribe('http.client.request.start', note);
  return { taken: () => count, end: () => void unsubscribe('http.client.request.start', note) };
}

/** Somebody else's page, photo and report, with how long each took. */
async function others(gateway: TestGateway) {
  const { browser, id } = await flowsOf(() => gateway).placeDelivered('other@example.com');
  const client = from('198.51.100.7');
  const [{ url: photo }] = (await browser.call('GET', `/api/orders/${id}/photos`, undefined, client)).json;
  const times: number[] = [];
  const failed: number[] = [];
  return {
    times,
    failed,
    ask: async () => {
      for (const path of [photo, `/api/download-report/${id}`, '/api/config', `/api/orders/${id}/status`]) {
        const began = performance.now();
        const { status } = await browser.call('GET', path, undefined, client);
        times.push(performance.now() - began);
        if (status !== 200) failed.push(status);
      }
    },
  };
}

let emails = 0;

/** Makes each call as often as it is admitted for a day. Resolves to how often each was answered, by status. */
async function playDay(gateway: TestGateway, addressOf: (n: number) => string, beside: () => Promise<void>) {
  const { pay } = flowsOf(() => gateway);
  const held: Held[] = [];
  const played = new Map<CallName, Map<number, number>>();
  let sent = 0;

  const hold = (browser: Browser, id: number, more: Record<string, string> = {}) =>
    held.push({
      browser,
      id,
      email: `own${++emails}@example.com`,
      params: { orderId: String(id), jobId: String(id), id: String(id), paymentIntentId: String(id), ...more },
    });

  async function send(name: CallName): Promise<Answer> {
    const { files, access, example }: Call = API[name];
    const client = from(addressOf(sent));
    const own = held[sent % Math.max(1, held.length)];
    // A browser of its own each time where that makes something new.
    const isNew = access.who === 'anyone' || access.who === 'optional_holder' || !own;
    const browser = isNew && sent % 2 ? gateway.newBrowser() : (own?.browser ?? gateway.newBrowser());
    const token = access.who === 'bearer' && own ? await gateway.links.signOrder(own.id, 1) : 'none';
    const params: Record<string, string> = { ...own?.params, token };
    const { method, path, body } = callOf(name, (parameter) => params[parameter] ?? '1');
    if (files) {
      const photos = threePhotos().map(
        ([, bytes], n) => [files.fields[n % files.fields.length] ?? 'photos', bytes] as [string, Buffer<ArrayBuffer>],
      );
      const response = await browser.upload(path, photos.slice(0, files.count), method, client);
      if (name === 'createGuestOrder' && response.status === 200) hold(browser, response.json.id);
      return response;
    }
    const addressed = example?.body && 'email' in (example.body as object);
    const email =
      name === 'requestMyCode' || name === 'updateEmail'
        ? (own?.email ?? 'a@example.com')
        : `stranger${++emails}@example.com`;
    const isRenamed = name === 'updateEmail' && sent % 3 > 0;
    const named = addressed ? { email: isRenamed ? `victim${++emails}@example.com` : email } : {};
    const about = isNew && access.who === 'optional_holder' ? { orderId: undefined } : {};
    const response = await browser.call(method, path, body && { ...body, ...named, ...about }, client);
    if (name === 'createPaymentIntent' && response.status === 200 && response.json.clientSecret) {
      hold(browser, response.json.orderId, { paymentIntentId: response.json.paymentIntentId });
      await pay(response.json.clientSecret, TEST_CARDS.declined);
    }
    if (name === 'createCheckout' && response.status === 200)
      hold(browser, response.json.orderId, { sessionId: new URL(response.json.url).pathname.split('/').at(-1) ?? '' });
    if (name === 'createGift' && response.status === 200) hold(browser, response.json.orderId);
    return response;
  }

  const began = Date.now();
  const nextAt = new Map<CallName, number>(CALLS.map((name) => [name, began]));
  const tries = new Map<CallName, number>();
  const mostOf = (name: CallName) => {
    const succeeded = [...(played.get(name)?.keys() ?? [])].some((status) => status < 400);
    return leaves(name) && succeeded ? MOST_TRIES : FEW_TRIES;
  };
  for (;;) {
    for (const name of CALLS) {
      while ((nextAt.get(name) ?? began) <= Date.now()) {
        const tried = (tries.get(name) ?? 0) + 1;
        tries.set(name, tried);
        const { status, headers } = await send(name);
        const statuses = played.get(name) ?? new Map<number, number>();
        played.set(name, statuses.set(status, (statuses.get(status) ?? 0) + 1));
        sent += 1;
        if (sent % OTHERS_EVERY === 0) await beside();
        if (tried >= mostOf(name)) nextAt.set(name, began + DAY_MS);
        else if (status === 429)
          nextAt.set(name, Date.now() + 1_000 * Math.max(1, Number(headers.get('retry-after') ?? 60)));
        // One after another, so that no call uses up a limit that several share.
        if (tried % 50 === 0) break;
      }
    }
    const next = Math.min(...nextAt.values());
    if (next >= began + DAY_MS) return { played, sent };
    if (next > Date.now()) {
      // Declines are counted within the hour by the database, whose clock stands.
      const passedMs = next - Date.now();
      await sql`update declines set declined_at = declined_at - ${passedMs} * interval '1 ms'`.execute(
        query(gateway.database.db),
      );
      vi.setSystemTime(next);
    }
  }
}

const CLIENTS: Readonly<Record<string, { readonly networks: number; addressOf(n: number): string }>> = {
  'one address': { networks: 1, addressOf: () => '203.0.113.9' },
  'one IPv6 network': { networks: 1, addressOf: (n) => `2001:db8:5:${(n % 60_000).toString(16)}::1` },
};

describe('a day of one client', () => {
  it.each(Object.entries(CLIENTS))('from %s leaves little', async (_, { networks, addressOf }) => {
    const gateway = await start({ ...BEHIND_PROXY, ANALYSES_PER_DAY_UNPAID: '4000' }, { limiter: createLimiter() });
    const other = await others(gateway);
    const [rowsBefore, objectsBefore, mailsBefore] = [
      await countRows(gateway),
      (await listStored(gateway)).length,
      await countMails(gateway),
    ];
    vi.useFakeTimers({ toFake: ['Date'] });
    const provider = countProviderCalls(gateway);
    const { played, sent } = await playDay(gateway, addressOf, other.ask);
    vi.useRealTimers();
    provider.end();
    const rows = await countRows(gateway);
    const lasting = sumOf(rows) - sumOf(rowsBefore) + (await listStored(gateway)).length - objectsBefore;
    const mails = (await countMails(gateway)) - mailsBefore;
    const p99 = other.times.toSorted((a, b) => a - b)[Math.floor(other.times.length * 0.99)] ?? 0;
    const told = {
      sent,
      objects: (await listStored(gateway)).length - objectsBefore,
      rows: Object.fromEntries([...rows].filter(([name, n]) => n - (rowsBefore.get(name) ?? 0) > 50)),
      lasting,
      mails,
      provider: provider.taken(),
      p99: Math.round(p99),
      calls: [...played].map(([name, statuses]) => `${name} ${[...statuses].map((pair) => pair.join('×')).join(' ')}`),
    };
    if (process.env.TOLD) process.stdout.write(`${JSON.stringify(told, null, 1)}\n`);
    expect([...new Set(other.failed)]).toEqual([]);
    expect(p99).toBeLessThanOrEqual(MOST_MS);
    // No worker examines photos here.
    const failed = [...played].filter(
      ([name, statuses]) => name !== 'checkPhoto' && [...statuses.keys()].some((one) => one >= 500),
    );
    expect(failed).toEqual([]);
    expect({ ...told, lasting: Math.min(lasting, MOST.lasting * networks) }).toEqual(told);
    expect(mails).toBeLessThanOrEqual(MOST.mails * networks);
    expect(provider.taken()).toBeLessThanOrEqual(MOST.provider * networks);
  });
});
