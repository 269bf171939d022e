import { type BalanceLine, closeDay, firstOpenDay, type SaleTax } from '@trueseason/shop/ledger';
import type { FastifyBaseLogger } from 'fastify';
import type { PaymentDeps } from './payment-deps.ts';

const DAY_MS = 24 * 60 * 60_000;
/** The provider may list a movement a moment after it happened. */
const SETTLING_MS = 60 * 60_000;
/** In a round. After an outage of weeks the books catch up within minutes. */
const DAYS_PER_ROUND = 7;

/**
 * Compares each day that is over with the provider's balance and closes it: what only the balance shows is booked, and
 * what differs is left to operators. Waits for a day whose events are not all handled.
 * @param readTo until when the provider's events are handled
 * @throws payment_provider_unavailable
 */
export async function closeBooks(
  { db, payments }: Pick<PaymentDeps, 'db' | 'payments'>,
  readTo: Date,
  log: Pick<FastifyBaseLogger, 'info'>,
): Promise<void> {
  for (let n = 0; n < DAYS_PER_ROUND; n += 1) {
    const day = await firstOpenDay(db);
    const from = new Date(`${day}T00:00:00Z`);
    const to = new Date(from.getTime() + DAY_MS);
    if (readTo.getTime() < to.getTime() + SETTLING_MS) return;
    const lines: BalanceLine[] = [];
    for await (const page of payments.listBalance(from, to)) lines.push(...page);
    const taxes: SaleTax[] = [];
    for (const { kind, reference, isOurs } of lines) {
      const tax = kind === 'charge' && isOurs ? await payments.fetchTax(reference) : null;
      if (tax) taxes.push(tax);
    }
    if (await closeDay(db, day, lines, taxes)) log.info({ day, lines: lines.length }, 'closed a day of the books');
  }
}
