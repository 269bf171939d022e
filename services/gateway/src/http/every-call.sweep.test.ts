import {
  API,
  type Call,
  type CallName,
  ENDED_LINK_PATH,
  keysOf,
  type Moment,
  OPERATOR_ROLES,
  PHOTO_NAME_DIGITS,
  PROBLEMS,
  type ProblemCode,
  problemSchema,
  ROUTES,
  splitRoute,
} from '@trueseason/contracts';
import { findShareId } from '@trueseason/shop/access';
import { isReadAction } from '@trueseason/shop/audit';
import { type Database, openDatabase } from '@trueseason/shop/database';
import { recordRefunds } from '@trueseason/shop/flows';
import { addOperator } from '@trueseason/shop/operators';
import { findOrder } from '@trueseason/shop/order';
import { query, sql } from '@trueseason/shop/testing';
import { type Answer, type Browser, FULL_REFUND, type SeededRandom, seededRandom } from '@trueseason/testing';
import { startWire, type Wire } from '@trueseason/testing/servers';
import { hashSync } from 'bcryptjs';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { problemsOf } from '../openapi/problems-of.ts';
import { builtWebApp } from '../testing/built-web-app.ts';
import { callOf } from '../testing/call-of.ts';
import { flowsOf, somePhoto } from '../testing/flows.ts';
import { startTestGateway, type TestGateway } from '../testing/test-gateway.ts';

// A list that is asked for forty times, after all that these tests leave behind, takes long on a busy machine.
vi.setConfig({ testTimeout: 240_000 });

/*
 * One walk over every call: who is let in at which moment of an order's life, as its row says, and what must hold of all
 * calls, for pages of other sites, random input and an absent database. New rows are covered automatically; only new
 * bearer tokens need an entry here.
 */

const PASSWORD = 'correct horse battery staple';
let gateway: TestGateway;
let wire: Wire;
let db: Database;
let webApp: Awaited<ReturnType<typeof builtWebApp>>;
const flows = flowsOf(() => gateway);

async function signIn(name?: string): Promise<Browser> {
  const browser = gateway.newBrowser();
  await browser.call('POST', '/api/admin/login', { password: PASSWORD, name });
  return browser;
}
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
  for (const role of OPERATOR_ROLES) {
    const secrets = { password_hash: hashSync(PASSWORD, 4), totp_secret: null };
    await addOperator(gateway.database.db, { name: `only-${role}`, roles: [role], ...secrets });
    specialists.set(role, await signIn(`only-${role}`));
  }
});
afterAll(async () => {
  await db.close();
  await gateway.close();
  await wire.close();
  await webApp.remove();
});
const specialists = new Map<string, Browser>();

interface Opened {
  readonly holder: Browser;
  readonly id: number;
  readonly email: string;
  readonly params: Readonly<Record<string, string>>;
}

let emails = 0;
/** All IDs that calls use for an order, which gets an address. */
async function known(holder: Browser, id: number, more: Record<string, string> = {}): Promise<Opened> {
  const email = `buyer${++emails}@example.com`;
  await holder.call('POST', `/api/orders/${id}/update-email`, { email });
  const { json } = await holder.call('GET', `/api/orders/${id}/photos`);
  const photo = json[0]?.url.split('/').at(-1) ?? '0'.repeat(PHOTO_NAME_DIGITS);
  const name = String(id);
  return { holder, id, email, params: { orderId: name, id: name, jobId: name, paymentIntentId: name, photo, ...more } };
}
async function delivered(): Promise<Opened & { readonly intentId: string }> {
  const { browser, id, intentId } = await flows.placePaid();
  await flows.deliver(id);
  await browser.call('POST', `/api/orders/${id}/share`);
  return { ...(await known(browser, id)), intentId };
}
const from = async (path: string, body: object): Promise<[holder: Browser, json: Answer['json']]> => {
  const holder = gateway.newBrowser();
  return [holder, (await holder.call('POST', path, body)).json];
};
const payFirst = () => from('/api/create-payment-intent', {});

/** Orders by moment; before payment there is one of each way to buy. */
const ORDERS: Readonly<Record<string, readonly [Moment, () => Promise<Opened>]>> = {
  'an unpaid order': [
    'unpaid',
    async () => {
      const { browser, id } = await flows.placeAnalyzed();
      await flows.intent(browser, id);
      return known(browser, id);
    },
  ],
  'an order to pay first': [
    'unpaid',
    async () => {
      const [holder, { orderId }] = await payFirst();
      return known(holder, orderId);
    },
  ],
  'a hosted order': [
    'unpaid',
    async () => {
      const [holder, { url }] = await from('/api/create-checkout', {});
      const [order] = (await holder.call('GET', '/api/my/orders')).json;
      return known(holder, order.id, { sessionId: new URL(url).pathname.split('/').at(-1) ?? '' });
    },
  ],
  'an unpaid gift': [
    'unpaid',
    async () => {
      const [holder, { orderId }] = await from('/api/gifts', { ...GIFT, email: 'giver@example.com' });
      return known(holder, orderId);
    },
  ],
  'a paid order': [
    'paid',
    async () => {
      const [holder, { orderId, clientSecret }] = await payFirst();
      await flows.pay(clientSecret);
      await holder.call('POST', `/api/orders/${orderId}/mark-completed`);
      return known(holder, orderId);
    },
  ],
  'a delivered order': ['delivered', delivered],
  'a refunded order': [
    'refunded',
    async () => {
      const order = await delivered();
      await recordRefunds(flows.db(), order.intentId, FULL_REFUND);
      return order;
    },
  ],
  'a withdrawn order': [
    'withdrawn',
    async () => {
      const order = await delivered();
      expect((await order.holder.call('POST', `/api/orders/${order.id}/withdraw`)).status).toBe(200);
      return order;
    },
  ],
};
const GIFT = { giver: 'Anna', message: 'For you.', timeZone: 'UTC', deliverOn: null };

/** Refused calls and reads share an order of each kind. */
const shared = new Map<string, Promise<Opened>>();
function sharedOrder(what: string): Promise<Opened> {
  const order = shared.get(what) ?? ORDERS[what]?.[1]();
  if (!order) throw new Error(`no order: ${what}`);
  shared.set(what, order);
  return order;
}

const READERS = ['mail link', 'lookup'] as const;
const WHO = ['owner', ...READERS, 'share', ...OPERATOR_ROLES, 'nobody'] as const;
type Who = (typeof WHO)[number];

/** The browser of someone who came to an order in their way. */
async function browserOf(who: Who, { holder, id, email }: Opened): Promise<Browser> {
  if (who === 'owner') return holder;
  const known = specialists.get(who);
  if (known) return known;
  const browser = gateway.newBrowser();
  // Nobody to this order, though with one of their own.
  if (who === 'nobody') await flows.place(browser);
  const version = (await findOrder(flows.db(), id))?.link_version ?? 0;
  if (who === 'mail link') await browser.call('GET', `/open/${await gateway.links.signOrder(id, version)}`);
  if (who === 'lookup') await browser.call('POST', '/api/orders/lookup', { email, orderNumber: id });
  if (who === 'share') await browser.call('GET', `/shared/${(await findShareId(flows.db(), id)) ?? 'none'}`);
  return browser;
}

const ANSWERS: Partial<Record<CallName, string>> = { adminSettleUnplaced: 'leave', adminAnswerFinance: 'done' };

function send(name: CallName, browser: Browser, { id, params }: Opened): Promise<Answer> {
  const given: Record<string, string> = {
    ...{ action: 'resend-mail', code: 'EVERY-CALL', passkeyId: 'none' },
    ...{ kind: 'photos-differ', subject: 'none', disputeId: 'none', intentId: 'none', complaintId: '1234567890' },
    ...{ month: '2026-11', requestId: 'none', differenceId: 'none' },
    answer: ANSWERS[name] ?? 'accept',
    ...params,
    // One that the order does not have, by its number.
    ...(name === 'leaveOutPhoto' && { photo: '9' }),
  };
  const { method, path, body } = callOf(name, (key) => (key === 'orderId' ? String(id) : (given[key] ?? '')));
  // Operators give a reason.
  const url = name === 'eraseOrder' ? `${path}?reason=requested` : path;
  const { files: sent }: Call = API[name];
  if (sent) {
    const { fields, count } = sent;
    const files = Array.from({ length: count }, (_, index) => fields[index % fields.length] ?? '');
    return browser.upload(
      url,
      files.map((field) => [field, somePhoto]),
      method,
    );
  }
  return browser.call(method, url, body);
}

function expectRefusal(response: Answer, code: ProblemCode) {
  expect([response.status, response.json?.code]).toEqual([PROBLEMS[code].status, code]);
  expect(response.headers.getSetCookie()).toEqual([]);
}
/** Expected answers of authorized calls whose example does not fit a delivered order. */
const NOT_FOR_THAT: Partial<Record<CallName, ProblemCode>> = {
  // Drawn by a worker.
  adminEvidence: 'report_not_ready',
  // The order's own.
  addPhotos: 'photo_repeated',
  exchangePhotos: 'photos_already_attached',
  putJobPhotos: 'photos_already_attached',
  putOrderPhotos: 'photos_already_attached',
  createPaymentIntent: 'already_settled',
  requestBeginning: 'already_settled',
  // Nothing was added or proposed.
  decideProposal: 'proposal_outdated',
  leaveOutPhoto: 'not_found',
  // The test's order is an analysis.
  getGift: 'not_found',
  openGift: 'invalid_promo',
  confirmCode: 'invalid_code',
  confirmMyCode: 'invalid_code',
  lookupOrder: 'lookup_missed',
  // No analysis worker is running.
  checkPhoto: 'unavailable',
  adminPasskeySignIn: 'invalid_passkey',
  adminAddPasskey: 'invalid_passkey',
  adminRemovePasskey: 'not_found',
  // Nothing waits.
  adminDismiss: 'not_found',
  adminEndTogether: 'not_found',
  adminAnswerFinance: 'not_found',
  adminBookDifference: 'not_found',
  adminAnswerDispute: 'not_found',
  adminApproveReview: 'not_found',
  adminSettleUnplaced: 'not_found',
  adminAnswerComplaint: 'not_found',
  adminRepeatRefund: 'nothing_refunded',
  // The customer asked to begin at once.
  adminWithdraw: 'withdrawal_over',
  // This operator has no authenticator.
  adminConfirm: 'step_up_required',
};
/** What only an access check answers, and faults. */
const REFUSALS = ['order_not_found', 'code_required', 'not_signed_in', 'not_permitted', 'step_up_required', 'internal'];
function expectLetIn(name: CallName, response: Answer, moment: Moment = 'delivered') {
  const outcome = response.status < 400 ? 'done' : response.json?.code;
  if (moment === 'delivered') expect(outcome).toBe(NOT_FOR_THAT[name] ?? 'done');
  else
    expect(['done', ...problemsOf(ROUTES[name], API[name])].filter((one) => !REFUSALS.includes(one))).toContain(
      outcome,
    );
}

/** What a row says to someone; null if they are let in. */
function refusalOf({ access }: Call, who: Who, moment: Moment): ProblemCode | null {
  const role = OPERATOR_ROLES.find((one) => one === who);
  const rights = access.who === 'operator' ? access : access.who === 'holder' ? access.operators : undefined;
  if (role && rights) return rights.roles.includes(role) ? null : 'not_permitted';
  if (access.who === 'operator') return 'not_signed_in';
  const isReader = READERS.some((one) => one === who);
  if (who !== 'owner' && !isReader) return 'order_not_found';
  if (isReader && !(access.who === 'holder' && access.readers.includes(moment))) return 'code_required';
  if (access.who !== 'holder' || access.state === 'any') return null;
  if (access.state === 'completed') return moment === 'delivered' ? null : 'payment_incomplete';
  return moment === 'paid' || moment === 'delivered' ? null : 'invalid_promo';
}

/** What readers may do to an order: bring what it waits for, and prove that it is theirs. */
const OF_READERS: readonly CallName[] = ['putOrderPhotos', 'putJobPhotos', 'putAnswers', 'requestCode', 'confirmCode'];

/** Everything that is stored about an order, except who may see it and what was read. */
async function rowsOf(id: number): Promise<string> {
  const { rows: tables } = await sql<{ name: string }>`
    select table_name as name from information_schema.columns where column_name = 'order_id'
      and table_schema = current_schema() and table_name not in ('grants', 'audit') order by 1`.execute(
    query(flows.db()),
  );
  const read = ({ name }: { name: string }) =>
    sql<{ row: object }>`select to_jsonb(t) - 'checked_at' as row from ${sql.table(name)} t
      where ${sql.ref(name === 'orders' ? 'id' : 'order_id')} = ${id} order by 1`.execute(query(flows.db()));
  const stored = await Promise.all([{ name: 'orders' }, ...tables].map(read));
  return JSON.stringify(stored.map(({ rows }) => rows));
}

type BearerCall = { [Name in CallName]: (typeof API)[Name]['access']['who'] extends 'bearer' ? Name : never }[CallName];
/** Valid bearer tokens by call. */
const GOOD_TOKENS: Readonly<Record<BearerCall, (order: Opened) => Promise<string>>> = {
  openLink: ({ id }) => gateway.links.signOrder(id, 1),
  getSharedResult: async ({ id }) => (await findShareId(flows.db(), id)) ?? '_'.repeat(24),
  getSharedPage: async ({ id }) => (await findShareId(flows.db(), id)) ?? '_'.repeat(24),
  getReceipt: ({ id }) =>
    gateway.links.signReceipt({
      orderId: id,
      deletedAt: '2026-11-20T12:00:00.000Z',
      deleted: ['photos'],
      kept: [],
      sales: [],
    }),
};
/** A shared page is public; only a valid token shows its season. */
function isOpened(name: BearerCall, response: Answer): boolean {
  if (name === 'getSharedPage') return response.bytes.includes('og:image');
  return response.status === 302 ? response.headers.get('location') !== ENDED_LINK_PATH : response.status === 200;
}

const rows = (...who: Call['access']['who'][]) => keysOf(API).filter((name) => who.includes(API[name].access.who));
const isOfOrder = (name: CallName) => API[name].access.who !== 'operator' || ROUTES[name].includes(':orderId');

describe.each(Object.entries(ORDERS))('%s', (what, [moment, make]) => {
  const called = rows('holder', 'optional_holder', 'operator').filter(
    (name) => (name !== 'getSessionJob' || what === 'a hosted order') && (isOfOrder(name) || moment === 'delivered'),
  );
  it.each(called)('%s', async (name) => {
    const call: Call = API[name];
    const order = await sharedOrder(what);
    const before = await rowsOf(order.id);
    for (const who of WHO) {
      const code = refusalOf(call, who, moment);
      if (code) expectRefusal(await send(name, await browserOf(who, order), order), code);
    }
    expect(await rowsOf(order.id)).toBe(before);
    for (const who of WHO) {
      if (refusalOf(call, who, moment)) continue;
      const own = splitRoute(ROUTES[name]).method === 'GET' || !isOfOrder(name) ? order : await make();
      const browser = await browserOf(who, own);
      const unchanged = await rowsOf(own.id);
      expectLetIn(name, await send(name, browser, own), moment);
      // Rights and money are the owner's.
      if (READERS.some((one) => one === who) && !OF_READERS.includes(name))
        expect([who, await rowsOf(own.id)]).toEqual([who, unchanged]);
    }
  });

  it('is not changed by readers who do not name it', async () => {
    const order = await sharedOrder(what);
    const before = await rowsOf(order.id);
    for (const name of [...rows('anyone'), 'createPaymentIntent' as const]) {
      const browser = await browserOf('lookup', order);
      if (name === 'createPaymentIntent') await flows.intent(browser, undefined, 'FIRST10');
      else await send(name, browser, order);
      expect([name, await rowsOf(order.id)]).toEqual([name, before]);
    }
  });

  it('opens by its tokens', async () => {
    const order = await sharedOrder(what);
    for (const name of keysOf(GOOD_TOKENS)) {
      const token = await GOOD_TOKENS[name](order);
      const response = await send(name, gateway.newBrowser(), { ...order, params: { token } });
      expect([name, isOpened(name, response)]).toEqual([name, !name.startsWith('getShared') || moment === 'delivered']);
    }
  });
});

const FROM_ELSEWHERE: readonly Record<string, string>[] = [
  { origin: 'https://elsewhere.example' },
  { origin: 'http://localhost.elsewhere.example' },
  { origin: 'null' },
  { 'sec-fetch-site': 'cross-site' },
  { 'sec-fetch-site': 'same-site' },
];
it('changes nothing for a page of another site', async () => {
  for (const name of keysOf(API).filter((one) => API[one].access.who !== 'provider')) {
    const { method, path } = splitRoute(ROUTES[name]);
    if (method === 'GET') continue;
    for (const headers of FROM_ELSEWHERE) {
      const url = path.replaceAll(/:\w+/g, '1234567890');
      expectRefusal(await gateway.newBrowser().call(method, url, {}, headers), 'not_allowed');
    }
  }
});

it('refuses ended sessions', async () => {
  const before = new Date();
  const order = await delivered();
  const operator = await signIn();
  for (const table of ['sessions', 'admin_sessions'] as const)
    await query(flows.db()).updateTable(table).set({ expires_at: before }).where('created_at', '>', before).execute();
  for (const name of rows('holder', 'optional_holder'))
    expectRefusal(await send(name, order.holder, order), 'order_not_found');
  for (const name of rows('operator')) expectRefusal(await send(name, operator, order), 'not_signed_in');
});

describe('an operator', () => {
  const withRights = keysOf(API).flatMap((name) => {
    const { access }: Call = API[name];
    const rights = access.who === 'holder' ? access.operators : access.who === 'operator' && access;
    return rights ? [[name, rights] as const] : [];
  });

  it.each(withRights.filter(([, { stepUp }]) => stepUp))(
    'proves anew who it is for %s',
    async (name, { roles, stepUp }) => {
      const order = await delivered();
      const browser = await signIn(`only-${roles[0]}`);
      await query(flows.db())
        .updateTable('admin_sessions')
        .set({ created_at: new Date(Date.now() - 11 * 60_000) })
        .where('operator', '=', `only-${roles[0]}`)
        .execute();
      expectRefusal(await send(name, browser, order), stepUp === 'code' ? 'confirmation_required' : 'step_up_required');
    },
  );

  it.each(withRights.flatMap(([name, rights]) => ('as' in rights ? [[name, rights.as] as const] : [])))(
    'is on record for %s as "%s", at start and end',
    async (name, action) => {
      const order = await delivered();
      const rows = query(flows.db()).selectFrom('audit').select('detail').where('action', '=', action).orderBy('id');
      const before = (await rows.execute()).length;
      await send(name, await signIn(), order);
      await send(name, order.holder, order);
      const added = async () => (await rows.execute()).slice(before).map(({ detail }) => detail);
      // Reads have no start; deletions have their end row.
      const ends = expect.stringMatching(/^(done|failed: \w+)$/);
      // A file is on record once it is under way.
      await expect
        .poll(added)
        .toEqual(isReadAction(action) ? [ends] : name === 'eraseOrder' ? ['begun'] : ['begun', ends]);
    },
  );
});

describe.each(keysOf(GOOD_TOKENS))('%s', (name) => {
  it('is for holders of a valid token', async () => {
    const order = await sharedOrder('a delivered order');
    const token = await GOOD_TOKENS[name](order);
    const open = async (value: string) =>
      isOpened(name, await send(name, gateway.newBrowser(), { ...order, params: { token: value } }));
    expect(await open(token)).toBe(true);
    const forged = [`${token.slice(0, -2)}AA`, token.slice(0, -1), `${token}A`, '_'.repeat(24), 'x'];
    for (const bad of forged.filter((one) => one !== token)) expect([bad, await open(bad)]).toEqual([bad, false]);
  });
});

describe.each(rows('provider', 'anyone'))('%s', (name) => {
  it('is for signed requests, or public', async () => {
    const order = await sharedOrder('a delivered order');
    // Other tests have used up what a mailbox may send in a day.
    await query(flows.db()).deleteFrom('complaints').execute();
    const { browser: holder } = await flows.place();
    for (const browser of [gateway.newBrowser(), holder, await signIn()]) {
      const response = await send(name, browser, order);
      if (API[name].access.who === 'provider') expectRefusal(response, 'bad_request');
      // Its own order is being measured, and is sold first.
      else if (name === 'createCheckout' && browser === holder) expectRefusal(response, 'measured_already');
      else expectLetIn(name, response);
    }
  });
});

const fieldsOf = (schema: unknown): string[] => Object.keys((schema as { shape?: object } | undefined)?.shape ?? {});
const TEXTS = [
  ...['', '0', '-1', '1e9', 'NaN', '../..', '\u0000', 'a\u0000b', '\ud800', '\u202eabc', '%', '<script>', '{{7*7}}'],
  ...[
    "' or 1=1 --",
    'x'.repeat(300),
    'ＦＲＥＥ',
    '🙂'.repeat(40),
    '9'.repeat(30),
    '2026-13-45',
    '__proto__',
    'a@b.c',
    'FREE100',
  ],
];
const NUMBERS = [0, -0, -1, 1.5, 1e308, 2 ** 53, 1_234_567_890, 4_294_967_296, -(2 ** 31) - 1];
function nonsense(random: SeededRandom, depth = 0): unknown {
  const kind = random.below(depth > 2 ? 6 : 8);
  if (kind < 3) return random.pick(TEXTS);
  if (kind === 3) return random.pick(NUMBERS);
  if (kind === 4) return random.pick([true, false, null]);
  if (kind === 5) return undefined;
  const some = Array.from({ length: random.below(5) }, () => nonsense(random, depth + 1));
  return kind === 6 ? some : Object.fromEntries(some.map((value) => [random.pick(TEXTS), value]));
}

describe('random input', () => {
  it.each(keysOf(API))('of %s is no fault of ours', async (name) => {
    const { query, body: fields }: Call = API[name];
    const { method, path: pattern } = splitRoute(ROUTES[name]);
    const random = seededRandom(name.length * 7_919);
    const { browser: holder, id } = await flows.placePaid();
    await holder.call('POST', '/api/admin/login', { password: PASSWORD });
    const callers = [holder, gateway.newBrowser()];
    const text = () => encodeURIComponent(random.pick(TEXTS).toWellFormed()).slice(0, 200);
    for (let round = 0; round < 40; round++) {
      const path = pattern.replaceAll(/:\w+/g, () => (random.below(2) ? String(id) : text() || '-'));
      const url = `${path}?${fieldsOf(query)
        .map((key) => `${key}=${text()}`)
        .join('&')}`;
      const filled = fieldsOf(fields).map((key) => [key, random.below(4) ? nonsense(random) : id]);
      const body = random.below(5) ? Object.fromEntries(filled) : (nonsense(random) ?? {});
      const { status, json } = await random.pick(callers).call(method, url, method === 'GET' ? undefined : body);
      // Pages for people have no code.
      if (status < 400 || (status === 404 && !json)) continue;
      const { code } = problemSchema.parse(json);
      // Nothing is down.
      expect([url, body, code]).not.toEqual([
        url,
        body,
        expect.stringMatching(/^(internal|payment_provider_unavailable)$/),
      ]);
    }
  });
});

it('refuses input that its schema does not take', async () => {
  const browser = await signIn();
  const { orderId } = (await flows.intent(browser, undefined, 'FREE100')).json;
  const image = `data:image/jpeg;base64,${somePhoto.toString('base64')}`;
  const start = (images: unknown) => [`/start-free-analysis/free_${orderId}`, 'bad_request', { images }] as const;
  const cases: readonly (readonly [path: string, code: ProblemCode, body?: object])[] = [
    ['/orders/guest', 'bad_request', { photo1: 'x' }],
    [`/orders/${orderId}/update-email`, 'invalid_email', { email: 'a,b@example.com' }],
    ['/orders/lookup', 'bad_request', { email: 'a@example.com' }],
    ['/orders/lookup', 'lookup_missed', { email: 'a@example.com', orderNumber: orderId }],
    ['/create-payment-intent', 'bad_request', { promoCode: 5 }],
    ['/create-payment-intent', 'bad_request', [1]],
    start(Array(4).fill(image)),
    start('x'),
    ['/promo/validate', 'bad_request', { code: 'x'.repeat(301) }],
    ['/promo/validate', 'invalid_promo', { code: '  ' }],
    ['/admin/login', 'bad_request', { password: 'x'.repeat(300) }],
    ...['page=1&page=2', 'page=0', 'page=1e300', 'status=gone', 'search=%00'].map(
      (query) => [`/admin/orders?${query}`, 'bad_request'] as const,
    ),
    ...['%00/status', '-5', '1234567890.5', `${'9'.repeat(400)}/pdf`].map(
      (rest) => [`/orders/${rest}`, 'order_not_found'] as const,
    ),
  ];
  for (const [path, code, body] of cases) {
    const { status, json, bytes } = await browser.call(body ? 'POST' : 'GET', `/api${path}`, body);
    expect([path, status, json.code]).toEqual([path, PROBLEMS[code].status, code]);
    expect(bytes.length).toBeLessThan(400);
  }
});

describe.each(['stopped', 'read-only'])('while Postgres is %s', (kind) => {
  const readOnly = async (value: boolean) => {
    const { rows } = await sql<{ name: string }>`select current_database() as name`.execute(query(flows.db()));
    const name = sql.id(rows[0]?.name ?? '');
    const alter = sql`alter database ${name} set default_transaction_read_only = ${sql.lit(value)}`;
    await query(flows.db()).transaction().setAccessMode('read write').execute(alter.execute.bind(alter));
  };
  const callers: Browser[] = [];
  let kept: Opened;
  beforeAll(async () => {
    kept = await sharedOrder('a delivered order');
    callers.push(kept.holder, await signIn(), gateway.newBrowser());
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
    for (const browser of callers) {
      const { status, json } = await send(name, browser, kept);
      if (status >= 500) expect([status, json.code]).toEqual([503, 'unavailable']);
    }
  });
});
