import { findRecordedEvents, oldestEventToRedo, type ReconciliationLease } from '@trueseason/shop/payment';
import type { FastifyBaseLogger } from 'fastify';
import { PAYMENT_EVENTS, settleDispute, settleRefunds, takePaymentEvent } from './handle-payment-event.ts';
import type { PaymentDeps } from './payment-deps.ts';
import { settleIntent } from './settle-intent.ts';
import { countUnsettled, noteUnsettled } from './unsettled-payments.ts';
import { workOnEach } from './work-on-each.ts';

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;
/** Read again each time: clocks differ, and an event may be listed after a newer one. */
const OVERLAP_MS = 10 * MINUTE_MS;
/** A webhook that fails is repeated for so long: an event may be this much older than its coming. */
const REPEATED_MS = 3 * DAY_MS;
/** The provider lists thirty days; one less, so that none falls between. */
const LISTED_MS = 29 * DAY_MS;
/** How long after it was made each can change: a card form is open for a day, a bank may decide after months. */
const CHANGES_MS = { payments: 2 * DAY_MS, refunds: 60 * DAY_MS, disputes: 180 * DAY_MS } as const;

type Log = Pick<FastifyBaseLogger, 'info' | 'warn'>;

const dateBefore = (date: Date, ms: number): Date => new Date(date.getTime() - ms);

/** Applies what the provider has now of payments, refunds and disputes since then. False if some could not be. */
async function readPayments(deps: PaymentDeps, since: Date, log: Log): Promise<boolean> {
  const { payments } = deps;
  let isComplete = true;
  async function applyEach<Item>(
    pages: AsyncIterable<readonly Item[]>,
    apply: (item: Item) => Promise<unknown>,
  ): Promise<void> {
    for await (const page of pages) {
      for (const { reason } of await workOnEach(page, apply)) {
        log.warn({ reason: String(reason) }, 'a payment, refund or dispute waits');
        isComplete = false;
      }
    }
  }
  await applyEach(payments.listIntents(dateBefore(since, CHANGES_MS.payments)), (intent) => settleIntent(deps, intent));
  await applyEach(payments.listRefundedIntents(dateBefore(since, CHANGES_MS.refunds)), (intentId) =>
    settleRefunds(deps, intentId),
  );
  await applyEach(payments.listDisputes(dateBefore(since, CHANGES_MS.disputes)), (dispute) =>
    settleDispute(deps, dispute),
  );
  return isComplete;
}

/**
 * Hands the provider's events since the last lease that no webhook brought to the webhook's handler, and those that a
 * release that was undone had handled. If its list does
 * not reach back so far, payments, refunds and disputes are read first. Returns until when all events are handled.
 * @throws payment_provider_unavailable
 */
export async function readPaymentEvents(
  deps: PaymentDeps,
  { begunAt, readTo }: ReconciliationLease,
  log: Log,
): Promise<Date> {
  const oldestListed = dateBefore(begunAt, LISTED_MS);
  const isListed = readTo >= oldestListed;
  const isOlderRead = isListed || (await readPayments(deps, readTo, log));
  const redone = await oldestEventToRedo(deps.db);
  const wanted = [dateBefore(readTo, OVERLAP_MS), ...(redone ? [dateBefore(redone, REPEATED_MS)] : [])];
  const earliest = new Date(Math.min(...wanted.map(Number)));
  const since = isListed && earliest > oldestListed ? earliest : oldestListed;
  let handledTo = begunAt;
  let unsettled = 0;
  // Pages come newest first; whatever the order, each event only makes us ask for the present state.
  for await (const page of deps.payments.listEvents(PAYMENT_EVENTS, since)) {
    const ids = page.map(({ id }) => id);
    const recorded = await findRecordedEvents(deps.db, ids);
    const missed = page.filter(({ id }) => !recorded.has(id)).toReversed();
    const failed = await workOnEach(missed, (event) => takePaymentEvent(deps, event, 'list', log));
    for (const { item, reason } of failed) {
      log.warn({ event: item.id, type: item.type, reason: String(reason) }, 'a payment event waits');
      // It is read again until it can be handled.
      const createdAt = new Date(item.created * 1000);
      if (createdAt < handledTo) handledTo = createdAt;
    }
    unsettled += await countUnsettled(deps.db, page);
  }
  noteUnsettled(unsettled);
  return isOlderRead ? handledTo : readTo;
}
