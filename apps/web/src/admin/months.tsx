import { skipToken, useQuery } from '@tanstack/react-query';
import { BRAND, formatPrice, LEDGER, type LedgerMonth } from '@trueseason/contracts';
import { type ReactNode, useState } from 'react';
import { call, sendCall } from '../lib/api/api.ts';
import { saveBlob } from '../order/download.ts';
import { ActionButton } from '../ui/button/action-button.tsx';
import { Button } from '../ui/button/button.tsx';
import { LoadedContent, Section } from './section.tsx';
import { asOperator } from './step-up.ts';
import { Table } from './table.tsx';
import { useIsFinance } from './use-self.ts';

/** The books by month: what a bookkeeper asks for. */
export function Months(): ReactNode {
  const [month, setMonth] = useState<string | null>(null);
  const query = useQuery({ queryKey: ['admin-months'], queryFn: () => call('adminMonths'), gcTime: 0 });
  const books = useBooks(month);
  return (
    <Section title="Months">
      <p>Each amount stands in the month in which it moved. A closed month does not change anymore.</p>
      <LoadedContent query={query} height="3rem">
        {(months) => (
          <div className="ways">
            {months.map((one) => (
              <Button key={one} look="quiet" aria-pressed={one === month} onClick={() => setMonth(one)}>
                {one}
              </Button>
            ))}
          </div>
        )}
      </LoadedContent>
      <p role="status">{books.data && stateText(books.data)}</p>
      {month && <Month month={month} books={books} />}
    </Section>
  );
}

const stateText = ({ closed }: LedgerMonth): string =>
  closed ? 'This month is closed.' : 'This month is not closed yet.';

const useBooks = (month: string | null) =>
  useQuery({
    queryKey: ['admin-month', month],
    queryFn: month ? () => call('adminMonth', { params: { month } }) : skipToken,
    gcTime: 0,
  });

const COLUMNS = ['What', 'Number', 'Amount'];

const rowsOf = ({ sums, giftsOutstanding }: LedgerMonth) => [
  ...sums.map(({ kind, currency, country, cents, count }) => {
    const title = country ? `${LEDGER[kind].title}, ${country}` : LEDGER[kind].title;
    return [`${kind} ${currency} ${country}`, [title, count, formatPrice(cents, currency)]] as const;
  }),
  ...giftsOutstanding.map(
    ({ currency, cents }) =>
      [`outstanding ${currency}`, ['Gifts outstanding at its end', '', formatPrice(cents, currency)]] as const,
  ),
];

function Month({ month, books }: { readonly month: string; readonly books: ReturnType<typeof useBooks> }): ReactNode {
  const isFinance = useIsFinance();
  const save = async (): Promise<void> => {
    const file = await asOperator(() => sendCall('adminExportMonth', { params: { month } }));
    saveBlob(await file.blob(), `${BRAND.slug}-${month}.csv`);
  };
  return (
    <LoadedContent query={books} height="20rem">
      {(shown) => (
        <>
          <Table label={`The books of ${month}`} columns={COLUMNS} rows={rowsOf(shown)} />
          {isFinance && (
            <ActionButton action={save} failureTitle="Export failed">
              Save the month as CSV
            </ActionButton>
          )}
        </>
      )}
    </LoadedContent>
  );
}
