import { OPERATOR_ROLES, PRICE_CENTS } from '@trueseason/contracts';
import { addOperator } from '@trueseason/shop/operators';
import { listPayments } from '@trueseason/shop/payment';
import { type Browser, type SeededRandom, seededRandom } from '@trueseason/testing';
import { hashSync } from 'bcryptjs';
import { beforeAll, expect, it, vi } from 'vitest';
import { flowsOf } from '../testing/flows.ts';
import { providerOf } from '../testing/provider.ts';
import { useGateway } from '../testing/test-gateway.ts';

/* What two operators and a customer decide about the same money at once: nobody is told that it is done who was too late. */

vi.setConfig({ testTimeout: 300_000 });
const ROUNDS = 50;
const CALLS = 20;

const PASSWORD = 'correct horse battery staple';
const gateway = useGateway();
const { db, change, placePaid, placeDelivered } = flowsOf(() => gateway);
const { control, paidUnheard, post, succeeded, webhooksCome } = providerOf(() => gateway);

const operators: Browser[] = [];
beforeAll(async () => {
  for (const name of ['ada', 'grace']) {
    const secrets = { password_hash: hashSync(PASSWORD, 4), totp_secret: null };
    await addOperator(db(), { name, roles: [...OPERATOR_ROLES], ...secrets });
    const browser = gateway.newBrowser();
    await browser.call('POST', '/api/admin/login', { password: PASSWORD, name });
    operators.push(browser);
  }
});

/** As an operator, or as the customer. */
interface Decision {
  readonly name: string;
  call(operator: Browser): Promise<{ readonly status: number }>;
}
interface Matter {
  readonly intentId: string;
  readonly decisions: readonly Decision[];
  /** Of which at most one may succeed, however often. */
  readonly contrary: readonly (readonly string[])[];
}

const byOperator = (name: string, path: string, body?: object): Decision => ({
  name,
  call: (operator) => operator.call('POST', `/api/admin/${path}`, body),
});
const PARTS = [500, 900];
/** Of all or a part, by what is left for both. */
const refunds = (id: number): Decision[] => [
  byOperator('refund all', `orders/${id}/refund`, { reason: 'asked', left: PRICE_CENTS }),
  ...PARTS.map((cents) =>
    byOperator(`refund ${cents}`, `orders/${id}/refund`, { reason: 'asked', cents, left: PRICE_CENTS }),
  ),
];
const REFUNDS = ['refund all', ...PARTS.map((cents) => `refund ${cents}`)];

let addresses = 0;
const delivered = async () => {
  const { browser, id } = await placeDelivered(`at-once${++addresses}@example.com`);
  const [payment] = await listPayments(db(), id);
  return { browser, id, intentId: payment?.intent_id ?? '' };
};
const disputed = async (warning: boolean) => {
  const order = await placePaid();
  const made = (await control('_disputes', { paymentIntent: order.intentId, warning })) as { id: string };
  await webhooksCome();
  return { ...order, dispute: made.id };
};

const MATTERS: Readonly<Record<string, () => Promise<Matter>>> = {
  'a payment without an order': async () => {
    const { id, intentId } = await paidUnheard();
    await change('payments', id, { amount_cents: PRICE_CENTS - 1 });
    await post(succeeded(intentId));
    gateway.standIns.controls.reset();
    const decisions = ['refund', 'leave'].map((answer) =>
      byOperator(answer, `unplaced-payments/${intentId}/${answer}`),
    );
    return { intentId, decisions, contrary: [['refund', 'leave']] };
  },
  'a dispute': async () => {
    const { id, intentId, dispute } = await disputed(false);
    const decisions = ['evidence', 'accept'].map((answer) => byOperator(answer, `disputes/${dispute}/${answer}`));
    return {
      intentId,
      decisions: [...decisions, ...refunds(id)],
      contrary: [
        ['evidence', 'accept'],
        ['accept', ...REFUNDS],
      ],
    };
  },
  'an inquiry': async () => {
    const { id, intentId, dispute } = await disputed(true);
    const decisions = ['evidence', 'accept'].map((answer) => byOperator(answer, `disputes/${dispute}/${answer}`));
    return { intentId, decisions: [...decisions, ...refunds(id)], contrary: [REFUNDS, ['evidence', 'accept']] };
  },
  'a payment under review': async () => {
    const { id, intentId } = await placePaid();
    await control('_reviews', { paymentIntent: intentId });
    await webhooksCome();
    const decisions = [byOperator('approve', `payments/${intentId}/approve`), ...refunds(id)];
    return { intentId, decisions, contrary: [REFUNDS] };
  },
  'a bought order': async () => {
    const { browser, id, intentId } = await placePaid();
    const erase = { name: 'erase', call: () => browser.call('DELETE', `/api/orders/${id}`) };
    return { intentId, decisions: [...refunds(id), erase], contrary: [REFUNDS] };
  },
  'a delivered order': async () => {
    const { browser, id, intentId } = await delivered();
    const withdraw = { name: 'withdraw', call: () => browser.call('POST', `/api/orders/${id}/withdraw`) };
    const letter = byOperator('letter', `orders/${id}/withdraw`, {
      sentOn: new Date().toISOString().slice(0, 10),
      reason: 'asked',
    });
    return { intentId, decisions: [...refunds(id), withdraw, letter], contrary: [REFUNDS] };
  },
  'what finance is asked': async () => {
    const { id, intentId } = await placePaid();
    await operators[0]?.call('POST', `/api/admin/orders/${id}/ask-finance`, { text: 'Please refund.' });
    const { json } = (await operators[0]?.call('GET', '/api/admin/attention')) ?? { json: { rows: [] } };
    const rows: { kind: string; orderId: number; subject: string }[] = json.rows;
    const subject = rows.find(({ kind, orderId }) => kind === 'finance-request' && orderId === id)?.subject;
    const decisions = ['done', 'refused'].map((answer) => byOperator(answer, `finance-requests/${subject}/${answer}`));
    return { intentId, decisions, contrary: [['done', 'refused']] };
  },
};
const NAMES = Object.keys(MATTERS);

async function refundedAtProvider(intentId: string): Promise<number> {
  const headers = { authorization: 'Bearer sk_test_standin' };
  const url = new URL(`/v1/refunds?payment_intent=${intentId}&limit=100`, gateway.standIns.url);
  const { data } = (await (await fetch(url, { headers })).json()) as { data: { amount: number; status: string }[] };
  return data.filter(({ status }) => status !== 'failed').reduce((sum, { amount }) => sum + amount, 0);
}

/** What each of twenty calls at once answered, by its name. */
async function decideAtOnce({ decisions }: Matter, random: SeededRandom): Promise<[name: string, status: number][]> {
  const calls = Array.from({ length: CALLS }, () => random.pick(decisions));
  return Promise.all(
    calls.map(async ({ name, call }, n): Promise<[string, number]> => {
      const operator = operators[n % operators.length];
      if (!operator) throw new Error('no operator');
      return [name, (await call(operator)).status];
    }),
  );
}

it('twenty decisions at once never succeed contrarily', async () => {
  const random = seededRandom(100);
  const successes = new Map<string, number>();
  for (let round = 0; round < ROUNDS; round += 1) {
    const name = NAMES[round % NAMES.length] ?? '';
    const matter = await MATTERS[name]?.();
    if (!matter) throw new Error('no matter');
    const answers = await decideAtOnce(matter, random);
    await webhooksCome();
    const done = new Set(answers.filter(([, status]) => status < 300).map(([decision]) => decision));
    const told = { round, name, answers };
    for (const group of matter.contrary) {
      const won = group.filter((decision) => done.has(decision));
      expect({ ...told, won }).toEqual({ ...told, won: won.slice(0, 1) });
    }
    expect(answers.filter(([, status]) => status >= 500)).toEqual([]);
    const part = PARTS.find((cents) => done.has(`refund ${cents}`));
    const refunded = await refundedAtProvider(matter.intentId);
    expect(refunded).toBeLessThanOrEqual(PRICE_CENTS);
    // What was said to be refunded was, and no less.
    if (part && !['erase', 'withdraw', 'letter', 'accept'].some((other) => done.has(other)))
      expect({ ...told, refunded }).toEqual({ ...told, refunded: part });
    if (done.has('refund all')) expect({ ...told, refunded }).toEqual({ ...told, refunded: PRICE_CENTS });
    for (const decision of done)
      successes.set(`${name}: ${decision}`, (successes.get(`${name}: ${decision}`) ?? 0) + 1);
  }
  // Each matter was decided, so that the rounds mean something.
  expect(new Set([...successes.keys()].map((key) => key.split(':')[0]))).toEqual(new Set(NAMES));
});
