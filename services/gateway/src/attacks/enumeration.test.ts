import { API, type Call, type CallName, keysOf } from '@trueseason/contracts';
import { openDatabase } from '@trueseason/shop/database';
import { savePromo } from '@trueseason/shop/promo';
import { Database, query } from '@trueseason/shop/testing';
import type { Browser } from '@trueseason/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { STEP_MS } from '../http/pad-duration.ts';
import { callOf } from '../testing/call-of.ts';
import { flowsOf } from '../testing/flows.ts';
import { startTestGateway, type TestGateway } from '../testing/test-gateway.ts';

/* What a stranger could learn from answers and from the work they take. */

let gateway: TestGateway;
let db: Database;
let queries = 0;
let victim: { browser: Browser; id: number; intentId: string };
let stranger: Browser;
const flows = flowsOf(() => gateway);
beforeAll(async () => {
  gateway = await startTestGateway(
    {},
    {
      openDb: async (url) => {
        const builder = query(openDatabase({ url, poolSize: 4, onError: () => {} })).withPlugin({
          transformQuery: ({ node }) => {
            queries += 1;
            return node;
          },
          transformResult: async ({ result }) => result,
        });
        db = new Database(builder);
        return db;
      },
    },
  );
  victim = await flows.placePaid();
  await flows.deliver(victim.id);
  await victim.browser.call('POST', `/api/orders/${victim.id}/update-email`, { email: 'victim@example.com' });
  stranger = (await flows.placePaid()).browser;
});
afterAll(async () => {
  await db.close();
  await gateway.close();
});

/**
 * The answer without its random parts, and the number of database queries: the minimum of three runs, since background
 * jobs query too.
 */
async function seen(make: () => ReturnType<Browser['call']>) {
  const counts: number[] = [];
  const ask = async () => {
    const before = queries;
    const response = await make();
    counts.push(queries - before);
    return response;
  };
  const { status, json, headers } = await ask();
  for (let again = 0; again < 2; again++) await ask();
  const kept = [...headers].filter(([name]) => !['date', 'x-request-id', 'retry-after'].includes(name));
  return { status, json, headers: kept, queries: Math.min(...counts) };
}
const rows = keysOf(API).filter((name) => API[name].access.who === 'holder');
const NO_ORDER = 8_888_888_888;

describe('a foreign order', () => {
  const send = (name: CallName, ref: string) => {
    const { method, path, body } = callOf(name, (key) => (key === 'photo' ? '1234567812345678' : ref));
    return () => stranger.call(method, path, body);
  };
  it.each(rows)('by %s gets the same answer as a missing one, for the same work', async (name) => {
    const access: Call['access'] = API[name].access;
    const named = access.who === 'holder' ? access.named : 'id';
    // By its ID, or by a provider's ID.
    const refs =
      named === 'checkout'
        ? [await foreignCheckout(), 'cs_test_missing']
        : named === 'reference'
          ? [victim.intentId, `pi_${'x'.repeat(victim.intentId.length - 3)}`]
          : [String(victim.id), String(NO_ORDER)];
    const [foreign, missing] = [await seen(send(name, refs[0] ?? '')), await seen(send(name, refs[1] ?? ''))];
    expect(foreign).toEqual(missing);
    expect(foreign.status).toBe(404);
    // One query reads both order and grant.
    expect(foreign.queries).toBeGreaterThan(0);
  });

  async function foreignCheckout(): Promise<string> {
    const { json } = await gateway.newBrowser().call('POST', '/api/create-checkout');
    return new URL(json.url).pathname.split('/').at(-1) ?? '';
  }
});

describe('a lookup', () => {
  const look = (email: string, orderNumber: number | string) => () =>
    gateway.newBrowser().call('POST', '/api/orders/lookup', { email, orderNumber });
  it('fails the same for a wrong number, address or both, for the same work', async () => {
    const both = await seen(look('unknown@example.com', NO_ORDER));
    expect(both.status).toBe(404);
    expect(await seen(look('victim@example.com', NO_ORDER))).toEqual(both);
    expect(await seen(look('unknown@example.com', victim.id))).toEqual(both);
    expect(await seen(look('unknown@example.com', String(victim.id)))).toEqual(both);
  });
});

describe('my data', () => {
  const known = 'victim@example.com';
  const ask = (browser: Browser, email: string) => browser.call('POST', '/api/my/request-code', { email });
  const guess = (browser: Browser, email: string) =>
    browser.call('POST', '/api/my/confirm-code', { email, code: '000000' });
  it.each([
    ['a request for a code', ask, 200],
    ['a guess at one', guess, 403],
  ] as const)('%s does not reveal by answer or timing whether an address has orders', async (_, make, status) => {
    for (const email of [known, 'unknown@example.com']) {
      const browser = gateway.newBrowser();
      await ask(browser, email);
      const began = performance.now();
      const response = await make(browser, email);
      // Multiples of STEP_MS: looking up an address with orders takes a few milliseconds of the first.
      expect(performance.now() - began).toBeGreaterThanOrEqual(STEP_MS - 2);
      expect([email, response.status]).toEqual([email, status]);
    }
  });
});

describe('a link', () => {
  it('to a share that is unknown, revoked or locked gets not found, for the same work', async () => {
    const share = async () => {
      const { browser, id } = await flows.placePaid();
      const { json } = await browser.call('POST', `/api/orders/${id}/share`);
      return { browser, id, token: new URL(json.url).pathname.split('/').at(-1) ?? '' };
    };
    const ended = await share();
    await ended.browser.call('DELETE', `/api/orders/${ended.id}/share`);
    const get = (token: string) => () => stranger.call('GET', `/api/shared/${token}`);
    const never = await seen(get('A'.repeat(ended.token.length)));
    expect(never.status).toBe(404);
    expect(await seen(get(ended.token))).toEqual(never);
  });
});

describe('a code', () => {
  it('that is unknown, ended, used up or reserved looks the same to a stranger', async () => {
    await savePromo(db, { code: 'ENDED', percent: 50, expires_at: new Date(0), max_uses: null }, 'ada');
    await savePromo(db, { code: 'USED-UP', percent: 50, expires_at: null, max_uses: 1 }, 'ada');
    await query(db).updateTable('promos').set({ uses: 1 }).where('code', '=', 'USED-UP').execute();
    await savePromo(db, { code: 'KEPT', percent: 50, expires_at: null, max_uses: 1 }, 'ada');
    const { browser, id } = await flows.placeAnalyzed();
    expect((await flows.intent(browser, id, 'KEPT')).json.discount).toBe(50);
    const ask = (code: string) => () => gateway.newBrowser().call('POST', '/api/promo/validate', { code });
    const unknown = await seen(ask('NO-SUCH-CODE'));
    expect(unknown.status).toBe(400);
    for (const code of ['ENDED', 'USED-UP', 'KEPT']) expect([code, await seen(ask(code))]).toEqual([code, unknown]);
  });
});
