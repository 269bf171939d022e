import { useQuery } from '@tanstack/react-query';
import { type AdminTotals, dollars, TOTALS_DAYS } from '@trueseason/contracts';
import type { ReactNode } from 'react';
import { call } from '../lib/api/api.ts';
import { Loaded, Part } from './part.tsx';
import { Table } from './table.tsx';

const KEYS = ['orders', 'photos', 'analyzed', 'paid', 'free', 'revenue', 'refunded'] as const;
const COLUMNS = ['Day', 'Orders', 'With photos', 'Analyzed', 'Paid', 'Free', 'Revenue', 'Of it refunded'];

/** A row with the sums of some days; the last two are cents. */
const row = (title: string, days: AdminTotals) =>
  [
    title,
    [
      title,
      ...KEYS.map((key, i) => {
        const sum = days.reduce((total, day) => total + day[key], 0);
        return i < 5 ? sum : `$${dollars(sum)}`;
      }),
    ],
  ] as const;

/** Totals of the last days. */
export function Totals(): ReactNode {
  const query = useQuery({ queryKey: ['admin-totals'], queryFn: () => call('adminTotals'), gcTime: 0 });
  return (
    <Part title={`The last ${TOTALS_DAYS} days`}>
      <p>Orders by the day they were placed, money by the day it was paid. Days are in UTC.</p>
      <Loaded query={query} height="20rem">
        {(days) => (
          <Table
            label="Totals by day"
            columns={COLUMNS}
            rows={[row('All', days), ...days.map((day) => row(day.day, [day]))]}
          />
        )}
      </Loaded>
    </Part>
  );
}
