import {
  API,
  type Call,
  type CallName,
  ENDED_LINK_PATH,
  keysOf,
  OPERATOR_ROLES,
  type OperatorRights,
  PROBLEMS,
  type ProblemCode,
  ROUTES,
  splitRoute,
} from '@trueseason/contracts';
import { addOperator, type Db, isReading, openDatabase } from '@trueseason/db';
import { startWire, type Wire } from '@trueseason/embedded-servers';
import type { Answer, Browser } from '@trueseason/test-kit';
import { hashSync } from 'bcryptjs';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { builtWebApp } from './testing/built-web-app.ts';
import { flowsOf, somePhoto } from './testing/flows.ts';
import { startTestGateway, type TestGateway } from './testing/test-gateway.ts';

/*
 * Calls every row of the contract as every kind of client and checks its access rule. New rows are covered
 * automatically; only new bearer tokens need an entry here.
 */

const PASSWORD = 'correct horse battery staple';
let gateway: TestGateway;
let wire: Wire;
let db: Db;
let webApp: Awaited<ReturnType<typeof builtWebApp>>;
let kept: Opened;
let customer: Pick<Opened, 'id'> & { readonly browser: Browser };
let actors: Readonly<Record<'a stranger' | 'another customer' | 'an operator' | 'an operator who signed out', Browser>>;
const flows = flowsOf(() => gateway);

async function signIn(name?: string): Promise<Browser> {
  const browser = gateway.newBrowser();
  await browser.call('POST', '/api/admin/login', { password: PASSWORD, name });
  return browser;
}
/** One operator per role. */
const SPECIALISTS = OPERATOR_ROLES.map((role) => ({ role, name: `only-${role}` }));

/** Moves the sign-in this many minutes back. */
const signedInAgo = (name: string, minutes: number) =>
  flows
    .db()
    .updateTable('admin_sessions')
    .set({ created_at: new Date(Date.now() - minutes * 60_000) })
    .where('operator', '=', name)
    .execute();
beforeAll(async () => {
  webApp = await builtWebApp();
  gateway = await startTestGateway(
    { ADMIN_PASSWORD_HASH: hashSync(PASSWORD, 4), WEB_DIR: webApp.directory },
    {
      openDb: async (url) => {
        wire = await startWire(url);
        db = openDatabase({ url: wire.url, poolSize: 10, onError: () => {} });
        return db;
      },
    },
  );
  for (const { role, name } of SPECIALISTS) {
    const secrets = { password_hash: hashSync(PASSWORD, 4), totp_secret: null };
    await addOperator(gateway.database.db, { name, roles: [role], ...secrets });
  }
  const gone = await signIn();
  const cookie = gone.cookieHeader();
  await gone.call('POST', '/api/admin/logout');
  // The cookie as it was: a copy must not survive a logout.
  const copy: Browser = { ...gone, call: (method, path, body) => gone.call(method, path, body, { cookie }) };
  customer = await flows.placePaid();
  actors = {
    'a stranger': gateway.newBrowser(),
    'another customer': customer.browser,
    'an operator': await signIn(),
    'an operator who signed out': copy,
  };
  kept = await openedOrder();
});
afterAll(async () => {
  await db.destroy();
  await gateway.close();
  await wire.close();
  await webApp.remove();
});

interface Opened {
  readonly holder: Browser;
  readonly id: number;
  readonly params: Readonly<Record<string, string>>;
}

/** A paid and delivered order, with all IDs that calls use for it. */
async function openedOrder(): Promise<Opened> {
  const { browser: holder, id } = await flows.placePaid();
  await flows.deliver(id);
  const { json } = await holder.call('GET', `/api/orders/${id}/photos`);
  const photo = json[0].url.split('/').at(-1);
  return {
    holder,
    id,
    params: { orderId: String(id), id: String(id), jobId: String(id), paymentIntentId: String(id), photo },
  };
}

/** Reads share one order; each write gets a fresh one. */
const orderFor = (name: CallName): Promise<Opened> =>
  splitRoute(ROUTES[name]).method === 'GET' ? Promise.resolve(kept) : openedOrder();

async function openedCheckout(): Promise<Opened> {
  const holder = gateway.newBrowser();
  const { json } = await holder.call('POST', '/api/create-checkout');
  const sessionId = new URL(json.url).pathname.split('/').at(-1) ?? '';
  const sessions = flows.db().selectFrom('checkout_sessions').select('order_id').where('session_id', '=', sessionId);
  return { holder, id: (await sessions.executeTakeFirstOrThrow()).order_id, params: { sessionId } };
}

type BearerCall = { [Name in CallName]: (typeof API)[Name]['access']['who'] extends 'bearer' ? Name : never }[CallName];
/** Valid bearer tokens by call. */
const GOOD_TOKENS: Readonly<Record<BearerCall, (opened: Opened) => Promise<string>>> = {
  openLink: ({ id }) => gateway.links.signOrder(id, 1),
  getSharedResult: shareId,
  getSharedPage: shareId,
  getReceipt: ({ id }) =>
    gateway.links.signReceipt({ orderId: id, deletedAt: '2026-11-20T12:00:00.000Z', deleted: ['photos'], kept: [] }),
};
async function shareId({ holder, id }: Opened): Promise<string> {
  const { json } = await holder.call('POST', `/api/orders/${id}/share`);
  return new URL(json.url).pathname.split('/').at(-1) ?? '';
}

function send(name: CallName, browser: Browser, { id, params }: Opened): Promise<Answer> {
  const call: Call = API[name];
  const { method, path } = splitRoute(ROUTES[name]);
  const given: Record<string, string> = { action: 'resend-mail', code: 'EVERY-CALL', passkeyId: 'none', ...params };
  const named = path.replaceAll(/:(\w+)/g, (_, key: string) => encodeURIComponent(given[key] ?? ''));
  // Operators give a reason.
  const url = name === 'eraseOrder' ? `${named}?reason=requested` : named;
  if (call.files) {
    const { fields, count } = call.files;
    const files = Array.from({ length: count }, (_, index) => fields[index % fields.length] ?? '');
    return browser.upload(
      url,
      files.map((field) => [field, somePhoto]),
      method,
    );
  }
  const example = call.example?.body;
  // Recent buyers say that they want another order.
  const additionalTo = name === 'createCheckout' ? { additionalTo: id } : {};
  const about = call.access.who === 'holder if named' ? { orderId: id } : additionalTo;
  const body = example && typeof example === 'object' ? { ...example, ...about } : undefined;
  return browser.call(method, url, method === 'GET' || method === 'DELETE' ? undefined : (body ?? {}));
}

function expectRefusal(answer: Answer, code: ProblemCode) {
  expect([answer.status, answer.json?.code]).toEqual([PROBLEMS[code].status, code]);
  expect(answer.headers.getSetCookie()).toEqual([]);
}
/** Expected answers of authorized calls whose example does not fit the test's order. */
const NOT_FOR_THAT: Partial<Record<CallName, ProblemCode>> = {
  addPhotos: 'photos_already_attached',
  exchangePhotos: 'photos_already_attached',
  putJobPhotos: 'photos_already_attached',
  putOrderPhotos: 'photos_already_attached',
  createPaymentIntent: 'already_settled',
  requestBeginning: 'already_settled',
  // The test's order is an analysis.
  getGift: 'not_found',
  openGift: 'invalid_promo',
  // The result is new.
  openRemeasure: 'remeasure_not_open',
  requestCode: 'no_address',
  adminCorrectAddress: 'no_address',
  confirmCode: 'invalid_code',
  confirmMyCode: 'invalid_code',
  lookupOrder: 'lookup_missed',
  // No analysis worker is running.
  checkPhoto: 'unavailable',
  adminPasskeySignIn: 'invalid_passkey',
  adminAddPasskey: 'invalid_passkey',
  adminRemovePasskey: 'not_found',
};
function expectLetIn(name: CallName, answer: Answer) {
  const outcome = answer.status < 400 ? 'done' : answer.json?.code;
  expect([name, outcome]).toEqual([name, NOT_FOR_THAT[name] ?? 'done']);
}

/** Which roles are allowed, and for how long. */
async function expectRights(
  call: CallName,
  { roles, stepUp }: OperatorRights,
  make: (browser: Browser) => Promise<Answer>,
) {
  for (const { role, name } of SPECIALISTS) {
    const browser = await signIn(name);
    if (roles.includes(role)) expectLetIn(call, await make(browser));
    else expectRefusal(await make(browser), 'not_permitted');
    await signedInAgo(name, 11);
    if (!roles.includes(role)) expectRefusal(await make(browser), 'not_permitted');
    else if (stepUp) expectRefusal(await make(browser), 'step_up_required');
    else expectLetIn(call, await make(browser));
  }
}

const rows = (who: Call['access']['who']) => keysOf(API).filter((name) => API[name].access.who === who);

describe.each(rows('holder'))('%s', (name) => {
  const { access }: Call = API[name];
  if (access.who !== 'holder') throw new Error('not a row of holders');
  const isCheckout = access.named === 'checkout';
  const opened = () => (isCheckout ? openedCheckout() : orderFor(name));
  const freshOrder = () => (isCheckout ? openedCheckout() : openedOrder());
  const mayOperate = (who: string) => who === 'an operator' && access.operators !== undefined;

  it('is for the holders of the order only', async () => {
    const order = await opened();
    const nothing = {
      ...order,
      params: Object.fromEntries(Object.keys(order.params).map((key) => [key, '1234567890'])),
    };
    for (const [who, browser] of Object.entries(actors)) {
      // An operator's action may delete the order.
      const answer = await send(name, browser, mayOperate(who) ? await opened() : order);
      if (mayOperate(who)) expectLetIn(name, answer);
      else {
        expectRefusal(answer, 'order_not_found');
        // A foreign order looks like a missing one.
        expect(answer.bytes).toEqual((await send(name, browser, nothing)).bytes);
      }
    }
    expectLetIn(name, await send(name, order.holder, order));
  });

  // Links name orders; none leads to an unfinished checkout.
  const linked = isCheckout ? [] : [access.needs];
  it.each(linked)('lets in holders of a mailed link if it takes %j', async (needs) => {
    const order = await orderFor(name);
    const reader = gateway.newBrowser();
    await reader.call('GET', `/open/${await gateway.links.signOrder(order.id, 1)}`);
    const answer = await send(name, reader, order);
    if (needs !== 'read') expectRefusal(answer, 'code_required');
    else expectLetIn(name, answer);
  });

  it('refuses ended sessions', async () => {
    const order = await freshOrder();
    const past = new Date(Date.now() - 1_000);
    await flows
      .db()
      .updateTable('sessions')
      .set({ expires_at: past })
      .where('token_hash', 'in', (eb) => eb.selectFrom('grants').select('token_hash').where('order_id', '=', order.id))
      .execute();
    expectRefusal(await send(name, order.holder, order), 'order_not_found');
  });

  const stateful = access.state === 'any' ? [] : [access.state];
  it.each(stateful)('is only for a %s order', async () => {
    const { browser: holder, id } = await flows.placeAnalyzed();
    const params = { orderId: String(id), paymentIntentId: String(id) };
    expectRefusal(
      await send(name, holder, { holder, id, params }),
      access.state === 'free' ? 'invalid_promo' : 'payment_incomplete',
    );
  });

  it.each(access.operators ? [access.operators] : [])('is for operators by role', async (rights) => {
    await expectRights(name, rights, async (browser) => send(name, browser, await opened()));
  });

  it.each(access.operators ? [access.operators.as] : [])(
    'audits "%s" by an operator, at start and end',
    async (action) => {
      // Reads of an order are audited once per hour.
      const order = await freshOrder();
      const rows = flows.db().selectFrom('audit').select('detail').where('action', '=', action).orderBy('id');
      const before = (await rows.execute()).length;
      await send(name, actors['an operator'], order);
      await send(name, order.holder, order);
      const added = (await rows.execute()).slice(before).map(({ detail }) => detail);
      // Reads have no start; deletions have their end row.
      const ends = expect.stringMatching(/^(done|failed: \w+)$/);
      expect(added).toEqual(isReading(action) ? [ends] : name === 'eraseOrder' ? ['begun'] : ['begun', ends]);
    },
  );
});

describe.each(rows('holder if named'))('%s', (name) => {
  it("is for everyone's own orders only", async () => {
    const order = await openedOrder();
    for (const browser of Object.values(actors)) expectRefusal(await send(name, browser, order), 'order_not_found');
    expectLetIn(name, await send(name, order.holder, order));
  });
});

describe.each(rows('operator'))('%s', (name) => {
  it('is for signed-in operators only', async () => {
    const order = await orderFor(name);
    const expired = await signIn();
    const newest = flows.db().selectFrom('admin_sessions').select('token_hash').orderBy('created_at', 'desc').limit(1);
    await flows
      .db()
      .updateTable('admin_sessions')
      .set({ expires_at: new Date(0) })
      .where('token_hash', '=', newest)
      .execute();
    const { 'an operator': operator, ...others } = actors;
    for (const browser of [...Object.values(others), order.holder, expired]) {
      expectRefusal(await send(name, browser, order), 'not_signed_in');
    }
    expectLetIn(name, await send(name, operator, order));
  });

  it('is for its roles', async () => {
    const { access }: Call = API[name];
    if (access.who !== 'operator') throw new Error('not a row of operators');
    const order = await orderFor(name);
    await expectRights(name, access, (browser) => send(name, browser, order));
  });
});

describe.each(keysOf(GOOD_TOKENS))('%s', (name) => {
  /** A shared page is public; only a valid token shows its season. */
  const opens = (answer: Answer) => {
    if (name === 'getSharedPage') return answer.bytes.includes('og:image');
    return answer.status === 302 ? answer.headers.get('location') !== ENDED_LINK_PATH : answer.status === 200;
  };

  it('is for holders of a valid token', async () => {
    const token = await GOOD_TOKENS[name](kept);
    const withToken = (value: string) => ({ ...kept, params: { token: value } });
    expect(opens(await send(name, gateway.newBrowser(), withToken(token)))).toBe(true);
    const forged = [`${token.slice(0, -2)}AA`, token.slice(0, -1), `${token}A`, '_'.repeat(24), 'x'];
    for (const bad of forged.filter((one) => one !== token)) {
      for (const browser of Object.values(actors)) {
        expect([bad, opens(await send(name, browser, withToken(bad)))]).toEqual([bad, false]);
      }
    }
  });
});

describe.each(rows('provider'))('%s', (name) => {
  it('is for signed requests only', async () => {
    for (const browser of [...Object.values(actors), kept.holder]) {
      expectRefusal(await send(name, browser, kept), 'bad_request');
    }
  });
});

describe.each(rows('anyone'))('%s', (name) => {
  it('is public', async () => {
    for (const browser of Object.values(actors)) {
      // Signing out works too.
      if (name !== 'adminLogout')
        expectLetIn(
          name,
          await send(name, browser, browser === customer.browser ? { ...kept, id: customer.id } : kept),
        );
    }
  });
});

describe.each(['stopped', 'read-only'])('while Postgres is %s', (kind) => {
  const readOnly = async (value: boolean) => {
    const { rows } = await sql<{ name: string }>`select current_database() as name`.execute(flows.db());
    const name = sql.id(rows[0]?.name ?? '');
    await sql`alter database ${name} set default_transaction_read_only = ${sql.lit(value)}`.execute(flows.db());
  };
  beforeAll(async () => {
    if (kind === 'read-only') await readOnly(true);
    wire.become('cut');
    if (kind === 'read-only') wire.become('open');
  });
  afterAll(async () => {
    await readOnly(false);
    wire.become('cut');
    wire.become('open');
  });

  it.each(keysOf(API))('%s does not blame itself', async (name) => {
    for (const browser of [kept.holder, actors['an operator'], gateway.newBrowser()]) {
      const { status, json } = await send(name, browser, kept);
      if (status >= 500) expect([status, json.code]).toEqual([503, 'unavailable']);
    }
  });
});
