import { createLogger } from '@trueseason/platform/runtime';
import { eraseOrder, placeOrder, recordIntent } from '@trueseason/shop/flows';
import { query, sql } from '@trueseason/shop/testing';
import { payAtProvider, type SeededRandom, seededRandom } from '@trueseason/testing';
import type Stripe from 'stripe';
import { vi } from 'vitest';
import { closeBooks } from '../payment/close-books.ts';
import { handlePaymentEvent, takePaymentEvent } from '../payment/handle-payment-event.ts';
import type { PaymentDeps } from '../payment/payment-deps.ts';
import type { PaymentProvider } from '../payment/payment-provider.ts';
import { readPaymentEvents } from '../payment/read-payment-events.ts';
import type { TestGateway } from './test-gateway.ts';

const DAY_MS = 24 * 60 * 60_000;
const log = createLogger('gateway', 'silent');
const CENTS = 2900;
/** In percent. */
const CRASHES = 4;
const LOST = 25;
const DOUBLED = 15;
const LATE = 15;

interface History {
  readonly random: SeededRandom;
  readonly id: number;
  readonly intentId: string;
  readonly clientSecret: string;
  readonly currency: string;
  isPaid: boolean;
  isDeleted: boolean;
  disputeId: string | null;
}

/** Sums of each currency and day, as `2026-11-30 usd`. */
export type DaySums = Readonly<Record<string, number>>;

const keyOf = (day: string, currency: string) => `${day} ${currency}`;

/** The gateway's provider, which dies before or after some of its calls. */
function crashing(payments: PaymentProvider, random: SeededRandom): PaymentProvider {
  const dies = (): boolean => random.below(200) < CRASHES;
  return new Proxy(payments, {
    get(target, name: keyof PaymentProvider) {
      const member = target[name];
      if (typeof member !== 'function' || name === 'readEvent') return member;
      return (...input: unknown[]) => {
        if (dies()) throw new Error('a crash before the call');
        const answer = (member as (...given: unknown[]) => unknown).apply(target, input);
        if (!(answer instanceof Promise)) return answer;
        return answer.then((value) => {
          if (dies()) throw new Error('a crash after the call');
          return value;
        });
      };
    },
  });
}

/** Lives of orders at a provider whose webhooks are lost, doubled and late, on days of their own. */
export class BookHistories {
  readonly #gateway: TestGateway;
  readonly #random: SeededRandom;
  readonly #deps: PaymentDeps;
  readonly #histories: History[] = [];
  readonly #late: Stripe.Event[] = [];
  readonly #firstDay = Date.now() - (Date.now() % DAY_MS);
  #day = 0;
  #readTo = new Date(this.#firstDay);
  /** The books of each day when it was closed. */
  readonly closed = new Map<string, string>();

  constructor(gateway: TestGateway, seed: number) {
    this.#gateway = gateway;
    this.#random = seededRandom(seed);
    this.#deps = { ...gateway.deps, payments: crashing(gateway.payments, this.#random) };
    gateway.standIns.controls.set({ stripe: { dropWebhooks: 1_000_000_000 } });
  }

  /** Some new orders and the next step of all others, then the night, in which the books are closed. */
  async liveDay(newOrders: number): Promise<void> {
    // After the night's round: time does not go back.
    this.#setTime(90 + this.#random.below(600));
    const dayBegan = new Date(Date.now() - 60_000);
    await this.#eachOf(Array.from({ length: newOrders }), () => this.#place());
    await this.#eachOf([...this.#histories], (history) => this.#step(history));
    for (const currency of ['usd', 'eur'])
      if (this.#random.below(5) === 0) await this.#atProvider('/_payouts', { currency });
    const events = await this.#eventsSince(dayBegan);
    await this.#eachOf([...this.#late.splice(0), ...events], (event) => this.#deliver(event));
    this.#day += 1;
    this.#setTime(70);
    await this.#closeBooks();
  }

  /** The provider's balance by day and currency, from its own list. */
  async balance(): Promise<DaySums> {
    const sums: Record<string, number> = {};
    let after: string | undefined;
    do {
      const params = new URLSearchParams({ limit: '100', ...(after && { starting_after: after }) });
      const page = (await this.#read(`/v1/balance_transactions?${params}`)) as {
        has_more: boolean;
        data: { id: string; created: number; currency: string; net: number }[];
      };
      for (const { created, currency, net } of page.data) {
        const key = keyOf(new Date(created * 1000).toISOString().slice(0, 10), currency);
        sums[key] = (sums[key] ?? 0) + net;
      }
      after = page.has_more ? page.data.at(-1)?.id : undefined;
    } while (after);
    return sums;
  }

  /** The same by the books. */
  async books(): Promise<DaySums> {
    const rows = await this.#sums();
    return Object.fromEntries(rows.map(({ day, currency, cents }) => [keyOf(day, currency), cents]));
  }

  /** Each closed day whose books are not as they were when it was closed. */
  async changedDays(): Promise<string[]> {
    const now = Map.groupBy(await this.#sums(), ({ day }) => day);
    return [...this.closed].filter(([day, then]) => JSON.stringify(now.get(day) ?? []) !== then).map(([day]) => day);
  }

  async #sums() {
    const { rows } = await sql<{ day: string; currency: string; cents: number }>`
      select day::text, currency, sum(cents)::float8 as cents from ledger_entries
      where kind in ('charge', 'refund', 'refund_failed', 'dispute', 'dispute_won', 'dispute_fee', 'fee', 'exchange',
        'adjustment', 'payout')
      group by 1, 2 order by 1, 2`.execute(query(this.#gateway.database.db));
    return rows;
  }

  #setTime(minutes: number): void {
    vi.setSystemTime(this.#firstDay + this.#day * DAY_MS + minutes * 60_000);
  }

  /** A few at a time, as gateways do. */
  async #eachOf<Item>(items: readonly Item[], work: (item: Item) => Promise<unknown>): Promise<void> {
    const left = [...items];
    await Promise.all(
      Array.from({ length: 6 }, async () => {
        for (let item = left.pop(); item !== undefined || left.length > 0; item = left.pop()) await work(item as Item);
      }),
    );
  }

  async #place(): Promise<void> {
    const { db } = this.#gateway.database;
    const random = seededRandom(this.#random.below(2 ** 31));
    const currency = random.pick(['usd', 'usd', 'eur']);
    const id = await placeOrder(db, random.below(6) === 0 ? 'gift' : 'hosted');
    const created = (await this.#atProvider('/v1/payment_intents', {
      amount: String(CENTS),
      currency,
      'metadata[orderId]': String(id),
    })) as { id: string; client_secret: string };
    const { id: intentId, client_secret: clientSecret } = created;
    await recordIntent(db, { intent_id: intentId, order_id: id, amount_cents: CENTS, currency });
    this.#histories.push({
      ...{ random, id, intentId, clientSecret, currency },
      isPaid: false,
      isDeleted: false,
      disputeId: null,
    });
  }

  async #step(history: History): Promise<void> {
    const { random, intentId, id } = history;
    if (!history.isPaid) {
      // Some are deleted before a payment that is under way comes.
      if (random.below(30) === 0) await this.#erase(history);
      history.isPaid = (await payAtProvider(this.#gateway.standIns.url, history.clientSecret)).status === 200;
      return;
    }
    switch (random.below(14)) {
      case 0:
      case 1:
        return void (await this.#atProvider('/v1/refunds', {
          payment_intent: intentId,
          amount: String(1 + random.below(CENTS)),
        }));
      case 2:
        return void (await this.#atProvider('/v1/refunds', { payment_intent: intentId }));
      case 3:
        return void (await this.#atProvider('/_refunds/fail', { paymentIntent: intentId }));
      case 4: {
        const dispute = await this.#atProvider('/_disputes', {
          paymentIntent: intentId,
          warning: random.below(4) === 0,
        });
        history.disputeId = (dispute as { id?: string }).id ?? history.disputeId;
        return;
      }
      case 5:
      case 6:
        if (history.disputeId)
          await this.#atProvider(`/_disputes/${history.disputeId}/close`, { won: random.below(2) === 0 });
        return;
      case 7:
        return this.#erase(history);
      default:
        return void id;
    }
  }

  async #erase(history: History): Promise<void> {
    if (history.isDeleted) return;
    history.isDeleted = true;
    await eraseOrder(this.#gateway.database.db, history.id, `orders/${history.id}/`, { actor: 'customer' });
  }

  async #deliver(event: Stripe.Event): Promise<void> {
    const chance = this.#random.below(100);
    if (chance < LOST) return;
    if (chance < LOST + LATE) return void this.#late.push(event);
    const times = chance < LOST + LATE + DOUBLED ? 2 : 1;
    for (let n = 0; n < times; n += 1) {
      const take = async () => {
        // Dies before the event is on record.
        if (this.#random.below(100) < CRASHES) return handlePaymentEvent(this.#deps, event);
        return takePaymentEvent(this.#deps, event, 'webhook', log);
      };
      await take().catch(() => undefined);
    }
  }

  /** As the reconciler does each minute, until the day is closed. */
  async #closeBooks(): Promise<void> {
    const day = new Date(Date.now() - DAY_MS).toISOString().slice(0, 10);
    for (let n = 0; n < 50 && !this.closed.has(day); n += 1) {
      const begunAt = new Date();
      this.#readTo = await readPaymentEvents(this.#deps, { begunAt, readTo: this.#readTo }, log).catch(
        () => this.#readTo,
      );
      await closeBooks(this.#deps, this.#readTo, log).catch(() => undefined);
      const { rows } = await sql<{ closed: string }>`select closed_to::text as closed from books`.execute(
        query(this.#gateway.database.db),
      );
      if (rows[0]?.closed !== day) continue;
      const sums = (await this.#sums()).filter((row) => row.day === day);
      this.closed.set(day, JSON.stringify(sums));
    }
  }

  async #eventsSince(since: Date): Promise<Stripe.Event[]> {
    const events: Stripe.Event[] = [];
    const types = [
      'payment_intent.succeeded',
      'charge.refunded',
      'refund.failed',
      'charge.dispute.created',
      'charge.dispute.closed',
    ] as const;
    for await (const page of this.#gateway.payments.listEvents(types, since)) events.push(...page);
    return events.toReversed();
  }

  async #read(path: string): Promise<unknown> {
    const headers = { authorization: 'Bearer sk_test_standin' };
    return (await fetch(new URL(path, this.#gateway.standIns.url), { headers })).json();
  }

  /** What customers and banks do there; what the provider refuses does not happen. */
  async #atProvider(path: string, params: Readonly<Record<string, string | boolean>>): Promise<unknown> {
    const isControl = path.startsWith('/_');
    const headers = {
      authorization: 'Bearer sk_test_standin',
      ...(isControl && { 'content-type': 'application/json' }),
    };
    const body = isControl ? JSON.stringify(params) : new URLSearchParams(params as Record<string, string>);
    return (await fetch(new URL(path, this.#gateway.standIns.url), { method: 'POST', headers, body })).json();
  }
}
