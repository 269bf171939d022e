import { createLogger } from '@trueseason/platform/runtime';
import { findOrder } from '@trueseason/shop/order';
import { findPayment, readEventFigures, recordPaymentEvent } from '@trueseason/shop/payment';
import { query } from '@trueseason/shop/testing';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { redoRelease } from '../release/redo-release.ts';
import { flowsOf } from '../testing/flows.ts';
import { providerOf } from '../testing/provider.ts';
import { signedEvent } from '../testing/signed-event.ts';
import { useGateway } from '../testing/test-gateway.ts';
import { intentIdOf } from './handle-payment-event.ts';
import { readPaymentEvents } from './read-payment-events.ts';
import { countUnsettled } from './unsettled-payments.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const log = createLogger('gateway', 'silent');
const gateway = useGateway();
const { db, placeAnalyzed, intent } = flowsOf(() => gateway);
const { silence, control, inDashboard, paidUnheard, post, succeeded } = providerOf(() => gateway);
beforeEach(() => silence());
afterEach(() => {
  gateway.standIns.controls.reset();
  vi.restoreAllMocks();
});

const payment = async (id: number) => (await findOrder(db(), id))?.payment;
const readSince = (readTo: Date) => readPaymentEvents(gateway.deps, { begunAt: new Date(), readTo }, log);
const readHour = () => readSince(new Date(Date.now() - 60 * 60_000));

describe('reading events', () => {
  it('handles all its pages, each event once', async () => {
    const { browser, id } = await placeAnalyzed();
    const { paymentIntentId } = (await intent(browser, id)).json;
    const others = await Promise.all(
      Array.from({ length: 204 }, (_, n) => gateway.payments.createIntent(id, 2900, `pages-${n}`)),
    );
    // The oldest event is about the only one on record: it is on the last page.
    for (const canceled of [paymentIntentId, ...others.map((other) => other.id)])
      await inDashboard(`/v1/payment_intents/${canceled}/cancel`);
    const fetchIntent = vi.spyOn(gateway.payments, 'fetchIntent');
    await readHour();
    await readHour();
    expect(fetchIntent.mock.calls).toEqual([[paymentIntentId]]);
    expect(await findPayment(db(), paymentIntentId)).toMatchObject({ state: 'canceled' });
    const taken = query(db()).selectFrom('provider_events').select('id').where('type', '=', 'payment_intent.canceled');
    expect(await taken.execute()).toHaveLength(205);
  });

  it('continues after an outage, and loses nothing', async () => {
    const { id, intentId } = await paidUnheard();
    gateway.standIns.controls.set({ stripe: { outage: 'error' } });
    await expect(readHour()).rejects.toMatchObject({ code: 'payment_provider_unavailable' });
    gateway.standIns.controls.set({ stripe: { outage: 'off' } });
    // Listed, but the provider fails when it is asked about the payment.
    const fetchIntent = gateway.payments.fetchIntent.bind(gateway.payments);
    vi.spyOn(gateway.payments, 'fetchIntent').mockImplementation((asked) =>
      asked === intentId ? Promise.reject(new Error('no answer')) : fetchIntent(asked),
    );
    const other = await paidUnheard();
    const begunAt = new Date(Date.now() + DAY_MS);
    const handledTo = await readPaymentEvents(gateway.deps, { begunAt, readTo: new Date() }, log);
    expect([await payment(id), await payment(other.id)]).toEqual(['unpaid', 'paid']);
    // No further than to the event that waits.
    expect(handledTo.getTime()).toBeLessThan(Date.now());
    vi.restoreAllMocks();
    await readSince(handledTo);
    expect(await payment(id)).toBe('paid');
  });

  it('counts a payment that an undone release took for handled, and handles it again', async () => {
    const { id, intentId } = await paidUnheard();
    const listed = async () => {
      const events = [];
      for await (const page of gateway.payments.listEvents(['payment_intent.succeeded'], new Date(Date.now() - DAY_MS)))
        events.push(...page);
      return events.filter((event) => intentIdOf(event) === intentId);
    };
    const [event] = await listed();
    await recordPaymentEvent(db(), { id: event?.id ?? '', type: 'payment_intent.succeeded', intentId }, 'webhook');
    await query(db())
      .updateTable('provider_events')
      .set({ release: 'undone' })
      .where('id', '=', event?.id ?? '')
      .execute();
    await readHour();
    const inThreeMinutes = Date.now() + 3 * 60_000;
    expect([await payment(id), await countUnsettled(db(), await listed(), inThreeMinutes)]).toEqual(['unpaid', 1]);
    expect(await countUnsettled(db(), await listed())).toBe(0);
    const said: string[] = [];
    const redone = redoRelease({ db: db(), store: gateway.deps.store }, 'undone', (line) => said.push(line), 30_000);
    await expect.poll(() => said.length).toBe(1);
    // However far the reading has come.
    await readSince(new Date());
    await redone;
    expect([await payment(id), await countUnsettled(db(), await listed(), inThreeMinutes)]).toEqual(['paid', 0]);
    expect(said).toEqual(['Handled by undone, handled again: 1 payment events, 0 results, 0 reports, 0 mails']);
  });

  it('counts a decline when it happened', async () => {
    const { browser, id } = await placeAnalyzed();
    const { paymentIntentId } = (await intent(browser, id)).json;
    const happened = 2 * 60 * 60;
    await post(signedEvent('payment_intent.payment_failed', { id: paymentIntentId }, { happened }));
    const { declined_at } = await query(db())
      .selectFrom('declines')
      .select('declined_at')
      .where('intent_id', '=', paymentIntentId)
      .executeTakeFirstOrThrow();
    expect(Date.now() - declined_at.getTime()).toBeGreaterThan(happened * 1000 - 5_000);
  });

  it('reads payments, refunds and disputes if the list does not reach back', async () => {
    const [paid, refunded, disputed] = [await paidUnheard(), await paidUnheard(), await paidUnheard()];
    await inDashboard('/v1/refunds', { payment_intent: refunded.intentId });
    await control('_disputes', { paymentIntent: disputed.intentId });
    gateway.standIns.controls.set({ stripe: { eventsListedMs: 0 } });
    await readSince(new Date(Date.now() - 28 * DAY_MS));
    expect(await payment(paid.id)).toBe('unpaid');
    const handledTo = await readSince(new Date(Date.now() - 40 * DAY_MS));
    const states = await Promise.all([paid, refunded, disputed].map(({ id }) => payment(id)));
    expect(states).toEqual(['paid', 'refunded', 'disputed']);
    expect(Date.now() - handledTo.getTime()).toBeLessThan(60_000);
  });

  it('reads them again until all could be applied', async () => {
    const { id, intentId } = await paidUnheard();
    await control('_disputes', { paymentIntent: intentId });
    vi.spyOn(gateway.payments, 'fetchIntent').mockRejectedValue(new Error('no answer'));
    const readTo = new Date(Date.now() - 40 * DAY_MS);
    expect(await readSince(readTo)).toEqual(readTo);
    expect(await payment(id)).toBe('paid');
  });
});

describe('the figures', () => {
  it('say when the last webhook came and which events only the list had', async () => {
    const { id, intentId } = await paidUnheard();
    await readHour();
    const lost = `evt_lost_${id}`;
    await query(db())
      .insertInto('provider_events')
      .values({ id: lost, type: 'charge.refunded', source: 'list', received_at: new Date(Date.now() - 6 * 60_000) })
      .execute();
    const before = await readEventFigures(db());
    expect(before).toMatchObject({ onlyListed: 1, lastAt: { list: expect.any(Date) } });
    // It comes after all.
    await post(succeeded(intentId, { id: lost }));
    const after = await readEventFigures(db());
    expect(after.onlyListed).toBe(0);
    expect(Date.now() - (after.lastAt.webhook?.getTime() ?? 0)).toBeLessThan(60_000);
  });

  it('count events that are badly signed', async () => {
    const metric = async () =>
      /webhook_forgeries_total\{call="stripeWebhook"[^}]*\} (\d+)/.exec(await gateway.registry.metrics())?.[1];
    const before = Number(await metric());
    await post(succeeded('pi_x', { secret: 'whsec_rotated' }));
    await post(succeeded('pi_x', { age: 600 }));
    expect(Number(await metric())).toBe(before + 2);
  });
});
