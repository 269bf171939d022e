import { useQuery } from '@tanstack/react-query';
import { type AdminTotals, dollars, TOTALS_DAYS } from '@trueseason/contracts';
import type { ReactNode } from 'react';
import { call } from '../lib/api/api.ts';
import { TryAgain } from '../order/order-state/order-state.tsx';
import { Skeleton } from '../ui/skeleton/skeleton.tsx';
import styles from './admin.module.css';
import { Row, Table } from './table.tsx';

const COLUMNS = ['Day', 'Orders', 'With photos', 'Analyzed', 'Paid', 'Free', 'Revenue', 'Of it refunded'];
type Day = AdminTotals[number];

const cells = ({ orders, photos, analyzed, paid, free, revenue, refunded }: Omit<Day, 'day'>) => [
  orders,
  photos,
  analyzed,
  paid,
  free,
  `$${dollars(revenue)}`,
  `$${dollars(refunded)}`,
];

/** What each of the last days brought, and how far its orders came. */
export function Totals(): ReactNode {
  const { data, error, refetch } = useQuery({
    queryKey: ['admin-totals'],
    queryFn: () => call('adminTotals'),
    gcTime: 0,
  });
  const sum = (key: Exclude<keyof Day, 'day'>): number => (data ?? []).reduce((total, day) => total + day[key], 0);
  const all = {
    orders: sum('orders'),
    photos: sum('photos'),
    analyzed: sum('analyzed'),
    paid: sum('paid'),
    free: sum('free'),
    revenue: sum('revenue'),
    refunded: sum('refunded'),
  };
  return (
    <section className={`stack gap-4 ${styles.orders}`} aria-labelledby="totals">
      <h2 id="totals">The last {TOTALS_DAYS} days</h2>
      <p>Orders by the day they were placed, money by the day it was paid. Days are in UTC.</p>
      {error && <TryAgain error={error} onRetry={() => void refetch()} />}
      {data && (
        <Table label="Totals by day" columns={COLUMNS}>
          {[<Row key="all" columns={COLUMNS} cells={['All', ...cells(all)]} />].concat(
            data.map(({ day, ...totals }) => <Row key={day} columns={COLUMNS} cells={[day, ...cells(totals)]} />),
          )}
        </Table>
      )}
      {!data && !error && <Skeleton height="20rem" />}
    </section>
  );
}
