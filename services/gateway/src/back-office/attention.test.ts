import {
  ANALYSIS_FAILURES,
  ATTENTION,
  ATTENTION_KINDS,
  type AttentionKind,
  type AttentionRow,
  CURRENCY,
  dismissalOf,
  formatPrice,
  needsOperator,
  OPERATOR_ROLES,
  type OperatorRole,
  PRICE_CENTS,
} from '@trueseason/contracts';
import { countDeadlines } from '@trueseason/shop/back-office';
import { eraseOrder, failAnalysis, withdrawOrder } from '@trueseason/shop/flows';
import { addOperator } from '@trueseason/shop/operators';
import { findOrder } from '@trueseason/shop/order';
import { listPayments } from '@trueseason/shop/payment';
import { query } from '@trueseason/shop/testing';
import type { Browser } from '@trueseason/testing';
import { hashSync } from 'bcryptjs';
import { beforeAll, describe, expect, it } from 'vitest';
import { flowsOf, someResult, withWarnings } from '../testing/flows.ts';
import { providerOf } from '../testing/provider.ts';
import { useGateway } from '../testing/test-gateway.ts';
import { viewAdminDetails } from './admin-view.ts';

const PASSWORD = 'correct horse battery staple';
const gateway = useGateway();
const { db, change, place, placePaid, placeDelivered, analyze, intent, pay } = flowsOf(() => gateway);
const { charged, control, inDashboard, post, succeeded, paidUnheard, webhooksCome } = providerOf(() => gateway);

const operators = new Map<OperatorRole, Browser>();
beforeAll(async () => {
  for (const role of OPERATOR_ROLES) {
    const name = `only-${role}`;
    await addOperator(db(), { name, roles: [role], password_hash: hashSync(PASSWORD, 4), totp_secret: null });
    const browser = gateway.newBrowser();
    await browser.call('POST', '/api/admin/login', { password: PASSWORD, name });
    operators.set(role, browser);
  }
});
const as = (role: OperatorRole): Browser => operators.get(role) ?? gateway.newBrowser();
/** All pages. */
async function listed(role: OperatorRole): Promise<AttentionRow[]> {
  const rows: AttentionRow[] = [];
  for (let page = 1; ; page += 1) {
    const { json } = await as(role).call('GET', `/api/admin/attention?page=${page}`);
    rows.push(...json.rows);
    if (rows.length >= json.total || json.rows.length === 0) return rows;
  }
}
/** A role's row of a kind about an order, or about a payment if it has none. */
const rowOf = async (kind: AttentionKind, { id, intentId }: Made, role: OperatorRole = ATTENTION[kind].roles[0]) =>
  (await listed(role)).find(
    (row) =>
      row.kind === kind &&
      (row.orderId === id || row.subject === intentId || (intentId !== undefined && row.what.includes(intentId))),
  );

const HOUR_MS = 60 * 60 * 1000;
const hoursAgo = (hours: number) => new Date(Date.now() - hours * HOUR_MS);

interface Made {
  readonly id: number;
  readonly intentId?: string;
}
let addresses = 0;
let differences = 0;
const address = () => `attention${++addresses}@example.com`;

/** Paid at the provider and here, and then what the bank or the provider does. */
async function paidThen(path: string, more: object = {}): Promise<Made> {
  const order = await placePaid();
  await control(path, { paymentIntent: order.intentId, ...more });
  await webhooksCome();
  return order;
}
/** Paid, delivered and deleted, and then what the bank or the provider does. */
async function deletedThen(path?: string, more: object = {}): Promise<Made> {
  const { browser, id } = await placeDelivered(address());
  const [payment] = await listPayments(db(), id);
  const intentId = payment?.intent_id ?? '';
  expect((await browser.call('DELETE', `/api/orders/${id}`)).status).toBe(200);
  if (path) await control(path, { paymentIntent: intentId, ...more });
  await webhooksCome();
  return { id, intentId };
}
async function delivered(values: object): Promise<Made> {
  const order = await placeDelivered(address());
  await change('mails', order.id, { state_at: hoursAgo(1), ...values });
  return order;
}
async function settledBefore(values: object): Promise<Made> {
  const order = await place();
  await change('orders', order.id, { payment: 'paid', settled_at: hoursAgo(1), ...values });
  return order;
}

/** How each kind comes about. */
const MAKE: Readonly<Record<AttentionKind, () => Promise<Made>>> = {
  dispute: () => paidThen('_disputes'),
  inquiry: () => paidThen('_disputes', { warning: true }),
  'dispute-decision': async () => {
    const order = await MAKE.dispute();
    const row = await rowOf('dispute', order);
    await end('finance', ['POST', `disputes/${row?.subject}/evidence`]);
    return order;
  },
  'failed-refund': async () => {
    const order = await placePaid();
    await gateway.payments.refund(order.intentId);
    await webhooksCome();
    await control('_refunds/fail', { paymentIntent: order.intentId });
    await webhooksCome();
    return order;
  },
  'due-refund': async () => {
    const order = await placePaid();
    expect(await withdrawOrder(db(), order.id)).toBe(true);
    await change('orders', order.id, { withdrawn_at: hoursAgo(2) });
    return order;
  },
  'fraud-warning': () => paidThen('_fraud-warnings'),
  'deleted-warning': () => deletedThen('_fraud-warnings'),
  'deleted-refund': async () => {
    const order = await deletedThen();
    await inDashboard('/v1/refunds', { payment_intent: order.intentId ?? '' });
    await webhooksCome();
    return order;
  },
  'books-differ': async () => {
    differences += 1;
    const reference = `pi_differs_${differences}`;
    const difference = { reference, kind: 'charge', currency: CURRENCY, cents: 1, day: new Date() } as const;
    await query(db()).insertInto('ledger_differences').values(difference).execute();
    return { id: 0, intentId: reference };
  },
  review: () => paidThen('_reviews'),
  'unplaced-payment': async () => {
    const { id, intentId } = await paidUnheard();
    await change('payments', id, { amount_cents: PRICE_CENTS - 1 });
    await post(succeeded(intentId));
    gateway.standIns.controls.reset();
    return { id, intentId };
  },
  'finance-request': async () => {
    const order = await placePaid();
    const text = 'Please refund half.';
    expect((await as('support').call('POST', `/api/admin/orders/${order.id}/ask-finance`, { text })).status).toBe(200);
    return order;
  },
  'paid-twice': async () => {
    const email = address();
    const first = await placeDelivered(email);
    await change('orders', first.id, { settled_at: hoursAgo(5) });
    const second = await placePaid();
    await second.browser.call('POST', `/api/orders/${second.id}/update-email`, { email });
    await change('orders', second.id, { settled_at: hoursAgo(2) });
    return second;
  },
  complaint: async () => {
    const order = await placeDelivered(address());
    const email = (await findOrder(db(), order.id))?.email;
    const body = { email, orderNumber: order.id, said: 'My photos\nare still there.' };
    expect((await gateway.newBrowser().call('POST', '/api/complaints', body)).status).toBe(200);
    return order;
  },
  'strangers-complaint': async () => {
    const body = { email: address(), said: 'I never asked for this.' };
    const { number } = (await gateway.newBrowser().call('POST', '/api/complaints', body)).json;
    return { id: number, intentId: String(number) };
  },
  'failed-analysis': async () => {
    const order = await place();
    await failAnalysis(db(), order.id, ANALYSIS_FAILURES.internal);
    await change('orders', order.id, { payment: 'paid', settled_at: hoursAgo(1) });
    return order;
  },
  'stuck-order': () => settledBefore({ progress_at: hoursAgo(1) }),
  'failed-report': async () => {
    const order = await placePaid();
    await query(db()).updateTable('reports').set({ state: 'failed' }).where('order_id', '=', order.id).execute();
    return order;
  },
  'failed-mail': () => delivered({ state: 'failed', error: 'SendGrid answered 400' }),
  'bounced-mail': () => delivered({ state: 'sent', outcome: 'bounced', error: 'bounced (5.1.1)' }),
  'photos-differ': async () => {
    const order = await place();
    await analyze(order.id, withWarnings(someResult, ['unlike_others']));
    const { json } = await intent(order.browser, order.id);
    await pay(json.clientSecret);
    await order.browser.call('POST', `/api/orders/${order.id}/mark-completed`);
    return order;
  },
};

/** Of what has no order, a decision is kept with it. */
const isOfOrder = (kind: AttentionKind) => !kind.startsWith('deleted-');

type End = (row: AttentionRow) => readonly [method: string, path: string, body?: object];
const refund =
  (reason: string): End =>
  ({ orderId, cents }) => ['POST', `orders/${orderId}/refund`, { reason, left: cents }];
const act =
  (action: string, body?: object): End =>
  ({ orderId }) => ['POST', `orders/${orderId}/${action}`, body];

const answerIt: End = ({ subject }) => [
  'POST',
  `complaints/${subject}/answer`,
  { upheld: true, answer: 'They are gone now.' },
];

/** How each ends by the action that its row offers; null for what only a bank ends. */
const END: Readonly<Record<AttentionKind, End | null>> = {
  dispute: ({ subject }) => ['POST', `disputes/${subject}/evidence`],
  inquiry: ({ subject }) => ['POST', `disputes/${subject}/accept`],
  'dispute-decision': null,
  'failed-refund': act('repeat-refund'),
  'due-refund': refund('asked'),
  'fraud-warning': refund('fraud'),
  'deleted-warning': ({ subject }) => ['POST', `attention/deleted-warning/${subject}/dismiss`],
  'deleted-refund': ({ subject }) => ['POST', `attention/deleted-refund/${subject}/dismiss`],
  'books-differ': ({ subject }) => ['POST', `differences/${subject}/book`],
  review: ({ subject }) => ['POST', `payments/${subject}/approve`],
  'unplaced-payment': ({ subject }) => ['POST', `unplaced-payments/${subject}/refund`],
  'finance-request': ({ subject }) => ['POST', `finance-requests/${subject}/done`],
  'paid-twice': refund('paid-twice'),
  complaint: answerIt,
  'strangers-complaint': answerIt,
  'failed-analysis': act('retry'),
  'stuck-order': act('fail'),
  'failed-report': act('render-report'),
  'failed-mail': act('resend-mail'),
  'bounced-mail': ({ orderId }) => ['PUT', `orders/${orderId}/email`, { email: address() }],
  'photos-differ': act('ask-photos', { reason: 'other-person' }),
};
const end = (role: OperatorRole, [method, path, body]: ReturnType<End>) =>
  as(role).call(method, `/api/admin/${path}`, body);

describe.each(ATTENTION_KINDS)('%s', (kind) => {
  const roles: readonly OperatorRole[] = ATTENTION[kind].roles;

  it('appears to those whose turn it is, and ends by its action, for each of them', async () => {
    for (const role of roles) {
      const made = await MAKE[kind]();
      for (const other of OPERATOR_ROLES)
        expect([other, (await rowOf(kind, made, other)) !== undefined]).toEqual([other, roles.includes(other)]);
      const row = await rowOf(kind, made, role);
      if (!row) throw new Error('no row');
      expect(Date.parse(row.since)).toBeLessThanOrEqual(Date.now());
      const endOf = END[kind];
      // Only finance answers what it is asked.
      const answering = kind === 'finance-request' ? 'finance' : role;
      if (endOf) expect((await end(answering, endOf(row))).status).toBe(200);
      else await control(`_disputes/${row.subject}/close`, { won: true });
      await webhooksCome();
      expect(await rowOf(kind, made, role)).toBeUndefined();
    }
  });

  it.runIf(dismissalOf(kind) && isOfOrder(kind))(
    'ends by a decision, which the others may not make, until it happens again',
    async () => {
      const made = await MAKE[kind]();
      const dismiss = (role: OperatorRole) => as(role).call('POST', `/api/admin/attention/${kind}/${made.id}/dismiss`);
      for (const role of OPERATOR_ROLES.filter((one) => !roles.includes(one)))
        expect((await dismiss(role)).json.code).toBe('not_permitted');
      expect(await rowOf(kind, made)).toBeDefined();
      expect((await dismiss(ATTENTION[kind].roles[0])).status).toBe(200);
      expect(await rowOf(kind, made)).toBeUndefined();
      await query(db())
        .updateTable('attention_dismissals')
        .set({ dismissed_at: hoursAgo(24) })
        .where('order_id', '=', made.id)
        .execute();
      expect(await rowOf(kind, made)).toBeDefined();
    },
  );
});

it('rows of one cause end together, each on record', async () => {
  const error = `SendGrid answered 40${addresses}`;
  const made = [];
  for (let n = 0; n < 5; n++) made.push(await delivered({ state: 'failed', error }));
  const page = async () => (await as('support').call('GET', '/api/admin/attention')).json;
  const group = { kind: 'failed-mail', what: `results email: ${error}`, count: 5 };
  expect((await page()).groups).toContainEqual(group);
  const together = (body: object) => as('support').call('POST', '/api/admin/attention/failed-mail/together', body);
  expect((await together({ what: group.what, dismiss: false })).json).toEqual({ ended: 5, left: 0 });
  expect((await page()).groups).not.toContainEqual(group);
  for (const { id } of made) {
    const { what } = (await viewAdminDetails(gateway.deps, id, OPERATOR_ROLES)).timeline.at(-1) ?? {};
    expect(what).toMatch(/mail/i);
  }
});

it('a request that finance refused can be repeated, and not twice at once', async () => {
  const { id } = await placePaid();
  const ask = async () =>
    (await as('support').call('POST', `/api/admin/orders/${id}/ask-finance`, { text: 'Please refund.' })).status;
  expect([await ask(), await ask()]).toEqual([200, 409]);
  const row = await rowOf('finance-request', { id }, 'support');
  expect(row).toMatchObject({ said: 'Please refund.' });
  const refuse = (role: OperatorRole) => end(role, ['POST', `finance-requests/${row?.subject}/refused`]);
  expect((await refuse('support')).json.code).toBe('not_permitted');
  expect([(await refuse('finance')).status, (await refuse('finance')).status]).toEqual([200, 409]);
  expect(await ask()).toBe(200);
});

describe('of contrary decisions at once', () => {
  it.each(Array.from({ length: 5 }, (_, round) => round))('one wins for a payment without an order (%i)', async () => {
    const made = await MAKE['unplaced-payment']();
    const decide = (answer: string) => end('finance', ['POST', `unplaced-payments/${made.intentId}/${answer}`]);
    const [refunded, left, again] = await Promise.all(['refund', 'leave', 'refund'].map(decide));
    expect([refunded?.status, left?.status].toSorted()).toEqual([200, 409]);
    expect([200, 409]).toContain(again?.status);
    expect((await charged(made.intentId ?? '')).refunded).toBe(refunded?.status === 200);
    expect((await decide(left?.status === 200 ? 'refund' : 'leave')).json.code).toBe('decided_already');
    expect(await rowOf('unplaced-payment', made)).toBeUndefined();
  });

  it('one wins for a dispute', async () => {
    const made = await MAKE.dispute();
    const { subject = '' } = (await rowOf('dispute', made)) ?? {};
    const answers = ['evidence', 'accept'].map((answer) => end('finance', ['POST', `disputes/${subject}/${answer}`]));
    const statuses = (await Promise.all(answers)).map(({ status }) => status);
    expect(statuses.toSorted()).toEqual([200, 409]);
  });
});

describe('a deleted order', () => {
  it('has its dispute in Attention with amount and deadline, and is answered with what is kept', async () => {
    const made = await deletedThen('_disputes');
    const row = await rowOf('dispute', made);
    const today = new Date().toISOString().slice(0, 10);
    expect(row).toMatchObject({ orderId: null, cents: PRICE_CENTS, currency: CURRENCY });
    expect(row?.what).toBe(
      `The bank asks for evidence: fraudulent. Its order was deleted on ${today}, sold on ${today} for ${formatPrice(PRICE_CENTS)}, ${made.intentId}`,
    );
    expect(Date.parse(row?.until ?? '')).toBeGreaterThan(Date.now());
    expect((await countDeadlines(db())).dispute ?? 0).toBe(0);
    expect((await end('finance', ['POST', `disputes/${row?.subject}/evidence`])).status).toBe(200);
    expect(await rowOf('dispute-decision', made)).toMatchObject({ subject: row?.subject });
    const { evidence } = (await inDashboard(`/v1/disputes/${row?.subject}/close`)) as {
      evidence: Record<string, string>;
    };
    expect(evidence.access_activity_log).toMatch(/Sale, \$29\.00\n.*Delivered\n.*Order deleted/s);
    expect(JSON.stringify(evidence)).not.toContain(String(made.id));
    await webhooksCome();
    expect(await rowOf('dispute-decision', made)).toBeUndefined();
  });

  it('keeps a dispute that was open when it was deleted', async () => {
    const { id, intentId } = await placePaid();
    await control('_disputes', { paymentIntent: intentId });
    await webhooksCome();
    await eraseOrder(db(), id, `orders/${id}/`, { actor: 'system' });
    expect(await rowOf('dispute', { id, intentId })).toMatchObject({ orderId: null, cents: PRICE_CENTS });
  });

  it('is found by its payment and by the receipt that its customer has', async () => {
    const { browser, id } = await placeDelivered(address());
    const [payment] = await listPayments(db(), id);
    const { json } = await browser.call('DELETE', `/api/orders/${id}`);
    const today = new Date().toISOString().slice(0, 10);
    const sale = { sold: today, deleted: today, cents: PRICE_CENTS, refunded: 0, currency: CURRENCY };
    const find = async (search: string) =>
      (await as('support').call('GET', `/api/admin/summary?search=${encodeURIComponent(search)}`)).json.deletedSale;
    const link = `${gateway.url}/receipt/${json.token}`;
    for (const search of [payment?.intent_id ?? '', json.token, link])
      expect(await find(search)).toEqual({ ...sale, paymentId: payment?.intent_id });
    for (const search of [String(id), 'pi_none', `${json.token}x`]) expect(await find(search)).toBeNull();
  });
});

describe('a dispute', () => {
  it('goes to the bank with what is on record, once, and names its deadline', async () => {
    const made = await MAKE.dispute();
    const row = await rowOf('dispute', made);
    expect(row).toMatchObject({ what: 'The bank asks for evidence: fraudulent', cents: PRICE_CENTS });
    expect(Date.parse(row?.until ?? '')).toBeGreaterThan(Date.now());
    const answers = await Promise.all([1, 2].map(() => end('finance', ['POST', `disputes/${row?.subject}/evidence`])));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    const sent = (await inDashboard(`/v1/disputes/${row?.subject}/close`)) as {
      evidence: Record<string, string>;
      evidence_details: { submission_count: number };
    };
    expect(sent.evidence_details.submission_count).toBe(1);
    expect(sent.evidence.access_activity_log).toMatch(/Paid/);
  });

  it.each([true, false])(
    'waits for the bank once it has the evidence, behind what waits for us: won %s',
    async (won) => {
      const made = await MAKE.dispute();
      const { subject = '' } = (await rowOf('dispute', made)) ?? {};
      const nextOf = async () => (await viewAdminDetails(gateway.deps, made.id, OPERATOR_ROLES)).next;
      expect((await nextOf()).summary).toMatch(/^Waits for finance: the bank asks for evidence until \d{4}/);
      const submittedAt = Date.now();
      await end('finance', ['POST', `disputes/${subject}/evidence`]);
      const row = await rowOf('dispute-decision', made);
      expect(row).toMatchObject({ what: 'The bank has our evidence, and decides: fraudulent', until: null });
      expect(Date.parse(row?.since ?? '')).toBeGreaterThanOrEqual(submittedAt - 1_000);
      expect(await nextOf()).toMatchObject({
        summary: 'Waits for the bank, which decides the dispute',
        since: row?.since,
      });
      const other = await MAKE.dispute();
      const kinds = (await listed('finance')).map(({ kind }) => needsOperator(kind));
      expect(kinds).toEqual(kinds.toSorted((a, b) => Number(b) - Number(a)));
      await control(`_disputes/${subject}/close`, { won });
      await webhooksCome();
      expect(await rowOf('dispute-decision', made)).toBeUndefined();
      expect(await rowOf('dispute', other)).toBeDefined();
    },
  );

  it('that the bank only asked about waits for it, too, unless it was refunded', async () => {
    const made = await MAKE.inquiry();
    const { subject } = (await rowOf('inquiry', made)) ?? {};
    await end('finance', ['POST', `disputes/${subject}/evidence`]);
    expect(await rowOf('dispute-decision', made)).toBeDefined();
    await end('finance', ['POST', `orders/${made.id}/refund`, { reason: 'asked' }]);
    await webhooksCome();
    expect(await rowOf('dispute-decision', made)).toBeUndefined();
  });

  it('that is accepted is lost at once, and its order closed', async () => {
    const made = await MAKE.dispute();
    const row = await rowOf('dispute', made);
    expect((await end('finance', ['POST', `disputes/${row?.subject}/accept`])).status).toBe(200);
    expect((await findOrder(db(), made.id))?.payment).toBe('refunded');
    expect((await listPayments(db(), made.id)).map(({ state }) => state)).toEqual(['refunded']);
  });

  it('that was answered at the provider is not answered again', async () => {
    const made = await MAKE.dispute();
    const row = await rowOf('dispute', made);
    await inDashboard(`/v1/disputes/${row?.subject}/close`);
    const late = await end('finance', ['POST', `disputes/${row?.subject}/evidence`]);
    expect([late.status, late.json.code]).toEqual([409, 'decided_already']);
    expect(await rowOf('dispute', made)).toBeUndefined();
    expect(await rowOf('dispute-decision', made)).toBeUndefined();
  });

  it('about a refunded payment waits all the same: the bank does not know of the refund', async () => {
    const order = await placePaid();
    await end('finance', ['POST', `orders/${order.id}/refund`, { reason: 'asked' }]);
    await control('_disputes', { paymentIntent: order.intentId });
    await webhooksCome();
    expect(await rowOf('dispute', order)).toBeDefined();
  });

  it('keeps its row while the provider is down', async () => {
    const made = await MAKE.dispute();
    const row = await rowOf('dispute', made);
    gateway.standIns.controls.set({ stripe: { outage: 'error' } });
    const { json } = await end('finance', ['POST', `disputes/${row?.subject}/evidence`]);
    gateway.standIns.controls.reset();
    expect(json.code).toBe('payment_provider_unavailable');
    expect(await rowOf('dispute', made)).toBeDefined();
  });
});

it('counts deadlines within a day, and those that are over', async () => {
  const made = await MAKE.dispute();
  const before = (await countDeadlines(db())).dispute ?? 0;
  const row = await rowOf('dispute', made);
  const dueBy = new Date(Date.now() + 23 * HOUR_MS).toISOString();
  const detail = { of: 'needs_response', dispute: row?.subject, reason: 'fraudulent', dueBy, intent: made.intentId };
  await query(db())
    .insertInto('order_events')
    .values({ order_id: made.id, kind: 'dispute', detail: JSON.stringify(detail) })
    .execute();
  expect(await countDeadlines(db())).toMatchObject({ dispute: before + 1 });
});

it('a person who buys for two is not one who paid twice', async () => {
  const email = address();
  const first = await placeDelivered(email);
  const second = await placePaid();
  await second.browser.call('POST', `/api/orders/${second.id}/update-email`, { email });
  for (const { id } of [first, second]) await change('orders', id, { settled_at: hoursAgo(3) });
  await change('photos', second.id, { sha256: 'another person' });
  expect(await rowOf('paid-twice', second)).toBeUndefined();
});

it('a payment that its order explains after all ends by itself', async () => {
  const { id, intentId } = await MAKE['unplaced-payment']();
  await change('payments', id, { amount_cents: PRICE_CENTS });
  await post(succeeded(intentId ?? ''));
  expect(await rowOf('unplaced-payment', { id, ...(intentId && { intentId }) })).toBeUndefined();
});
