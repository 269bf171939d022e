import { bookEntries, listDifferences } from '@trueseason/shop/ledger';
import { expect, vi } from 'vitest';
import { BookHistories } from './book-histories.ts';
import type { TestGateway } from './test-gateway.ts';

/** The books equal the provider's balance to the cent on each day, closed days stay, and a planted cent is found. */
export async function proveBooks(
  gateway: TestGateway,
  { seed, days, ordersPerDay }: { readonly seed: number; readonly days: number; readonly ordersPerDay: number },
): Promise<void> {
  vi.useFakeTimers({ toFake: ['Date'] });
  try {
    const { db } = gateway.database;
    const histories = new BookHistories(gateway, seed);
    for (let day = 0; day < days; day += 1) await histories.liveDay(ordersPerDay);
    for (let day = 0; day < 4; day += 1) await histories.liveDay(0);
    expect(histories.closed.size).toBe(days + 4);
    expect(await listDifferences(db, 100)).toEqual([]);
    expect(await histories.books()).toEqual(await histories.balance());
    expect(await histories.changedDays()).toEqual([]);
    await bookEntries(db, [{ kind: 'charge', currency: 'usd', cents: 1, reference: 'pi_planted', at: new Date() }]);
    const headers = { 'content-type': 'application/json' };
    const planted = { method: 'POST', headers, body: JSON.stringify({ cents: 1 }) };
    await fetch(new URL('/_adjustments', gateway.standIns.url), planted);
    await histories.liveDay(0);
    const found = (await listDifferences(db, 100)).map(({ kind, cents }) => [kind, cents]);
    expect(found.toSorted()).toEqual([
      ['adjustment', 1],
      ['charge', -1],
    ]);
  } finally {
    vi.useRealTimers();
  }
}
