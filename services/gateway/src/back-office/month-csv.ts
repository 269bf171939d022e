import { decimalPrice, LEDGER } from '@trueseason/contracts';
import type { Database } from '@trueseason/shop/database';
import { listMonthEntries } from '@trueseason/shop/ledger';
import { csvLine } from './csv.ts';

const PAGE = 1_000;
const COLUMNS = ['day', 'kind', 'amount', 'currency', 'country', 'payment', 'provider id'];

/** A month's entries as bookkeeping software takes them: a line each, signed amounts. */
export async function* monthCsv(db: Database, month: string): AsyncGenerator<string> {
  yield csvLine(COLUMNS);
  for (let lastId = 0; ; ) {
    const entries = await listMonthEntries(db, month, { after: lastId, limit: PAGE });
    const last = entries.at(-1);
    if (!last) return;
    lastId = last.id;
    for (const { day, kind, cents, currency, country, reference, provider_id } of entries)
      yield csvLine([
        day,
        LEDGER[kind].title,
        decimalPrice(cents),
        currency.toUpperCase(),
        country,
        reference,
        provider_id,
      ]);
  }
}
