import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import { createLogger } from '@trueseason/platform/runtime';
import { findOrder } from '@trueseason/shop/order';
import { claimReconciliation, endReconciliation, readEventFigures, readProviderAway } from '@trueseason/shop/payment';
import { query, sql } from '@trueseason/shop/testing';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { flowsOf } from '../testing/flows.ts';
import { providerOf } from '../testing/provider.ts';
import { useGateway } from '../testing/test-gateway.ts';
import { checkProvider } from './provider-health.ts';
import { reconcileWithLease } from './reconcile-with-lease.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const log = createLogger('gateway', 'silent');
const gateway = useGateway();
const { db, placeAnalyzed } = flowsOf(() => gateway);
const { silence, paidUnheard } = providerOf(() => gateway);
beforeEach(() => silence());
afterEach(() => {
  gateway.standIns.controls.reset();
  vi.restoreAllMocks();
});
const payment = async (id: number) => (await findOrder(db(), id))?.payment;

/** Calls to the provider during work. */
async function callsOf(work: () => Promise<unknown>): Promise<number> {
  let calls = 0;
  const count = () => {
    calls += 1;
  };
  subscribe('http.client.request.start', count);
  await work().finally(() => unsubscribe('http.client.request.start', count));
  return calls;
}
const setReconciliation = (values: { due_at?: Date; events_read_to?: Date }) =>
  query(db()).updateTable('reconciliation').set(values).execute();
/** Reconciles as if the next time had come. */
async function reconcile() {
  await setReconciliation({ due_at: new Date(0) });
  return reconcileWithLease(gateway.deps, log);
}

describe('the lease to reconcile', () => {
  it('is of one gateway at a time, and the next takes over from one that died', async () => {
    await setReconciliation({ due_at: new Date(0) });
    const leases = await Promise.all(Array.from({ length: 4 }, () => claimReconciliation(db())));
    const [lease, ...more] = leases.filter((claimed) => claimed !== null);
    expect([lease?.begunAt, more]).toEqual([expect.any(Date), []]);
    expect(await callsOf(() => reconcileWithLease(gateway.deps, log))).toBe(0);
    // A minute without a sign of life.
    await sql`update reconciliation set due_at = due_at - interval '1 minute'`.execute(query(db()));
    expect(await callsOf(() => reconcileWithLease(gateway.deps, log))).toBeGreaterThan(0);
    // Once in the interval, of all gateways.
    expect(await callsOf(() => reconcileWithLease(gateway.deps, log))).toBe(0);
  });

  it('of a gateway whose clock is wrong loses nothing', async () => {
    const { id } = await paidUnheard();
    vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 26 * 60 * 60_000);
    await reconcile();
    vi.restoreAllMocks();
    expect(await payment(id)).toBe('paid');
    const later = await paidUnheard();
    await reconcile();
    expect(await payment(later.id)).toBe('paid');
  });

  it('begins where the last one ended, also after days away', async () => {
    const { id } = await paidUnheard();
    await setReconciliation({ events_read_to: new Date(Date.now() - 5 * DAY_MS) });
    await reconcile();
    expect(await payment(id)).toBe('paid');
    expect(Date.now() - (await readEventFigures(db())).readTo.getTime()).toBeLessThan(60_000);
  });

  it('reports that the provider does not answer, and that it does again, without a visitor', async () => {
    const isAway = () =>
      checkProvider(db(), gateway.payments.health).then(
        () => false,
        () => true,
      );
    await reconcile();
    expect(await isAway()).toBe(false);
    gateway.standIns.controls.set({ stripe: { outage: 'error' } });
    await reconcile();
    expect(await isAway()).toBe(true);
    const since = await readProviderAway(db());
    await reconcile();
    expect(await readProviderAway(db())).toEqual(since);
    gateway.standIns.controls.reset();
    await reconcile();
    expect([await isAway(), await readProviderAway(db())]).toEqual([false, null]);
  });

  it('tells it before it tries what is left to do, each of which waits for an answer', async () => {
    const { intentId } = await paidUnheard();
    await sql`update payments set created_at = now() - interval '25 hours', checked_at = now() - interval '25 hours' where intent_id = ${intentId}`.execute(
      query(db()),
    );
    gateway.standIns.controls.set({ stripe: { outage: 'error' } });
    const noted: (Date | null)[] = [];
    vi.spyOn(gateway.payments, 'cancelIntent').mockImplementation(async () => {
      noted.push(await readProviderAway(db()));
      throw new Error('no answer');
    });
    await reconcile();
    expect(noted).toEqual([expect.any(Date)]);
    gateway.standIns.controls.reset();
    await reconcile();
    expect(await readProviderAway(db())).toBeNull();
  });

  it('stays where it is while the provider is away', async () => {
    const lease = { begunAt: new Date(), readTo: new Date(Date.now() - DAY_MS) };
    await endReconciliation(db(), lease, 60_000);
    gateway.standIns.controls.set({ stripe: { outage: 'error' } });
    await reconcile();
    expect((await readEventFigures(db())).readTo).toEqual(lease.readTo);
  });

  it('costs four calls at most with a thousand idle orders', async () => {
    await reconcile();
    const ABANDONED = 12;
    const owner = await placeAnalyzed();
    const intents = await Promise.all(
      Array.from({ length: ABANDONED }, (_, n) => gateway.payments.createIntent(owner.id, 2900, `idle-${n}`)),
    );
    await sql`insert into orders (id, flow, progress, payment, amount_cents)
      select 200000000000 + n, 'analyze_first', 'analyzed', 'unpaid', 2900 from generate_series(1, 1000) n`.execute(
      query(db()),
    );
    const ids = intents.map(({ id }) => id);
    await sql`insert into payments (intent_id, order_id, amount_cents, currency, created_at, checked_at)
      select coalesce((${ids}::text[])[n], 'pi_idle_' || n), 200000000000 + n, 2900, 'usd', made.at, made.at
      from generate_series(1, 1000) n,
      lateral (select now() - case when n <= ${ABANDONED} then interval '25 hours' else n * interval '80 seconds' end) made (at)`.execute(
      query(db()),
    );
    const calls = [];
    for (let minute = 0; minute < 5; minute++) calls.push(await callsOf(reconcile));
    expect(calls).toEqual([4, 4, 4, 4, expect.any(Number)]);
    expect(Math.max(...calls)).toBeLessThanOrEqual(4);
    const states = query(db()).selectFrom('payments').select('state').where('intent_id', 'in', ids);
    expect((await states.execute()).map(({ state }) => state)).toEqual(Array(ABANDONED).fill('canceled'));
  });
});
