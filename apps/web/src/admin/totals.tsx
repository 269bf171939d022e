import { useQuery } from '@tanstack/react-query';
import { type AdminTotals, TOTALS_DAYS } from '@trueseason/contracts';
import type { ReactNode } from 'react';
import { call } from '../lib/api/api.ts';
import { formatSums } from './format-sums.ts';
import { Months } from './months.tsx';
import { LoadedContent, Section } from './section.tsx';
import { Table } from './table.tsx';

const KEYS = ['orders', 'photos', 'analyzed', 'paid', 'free'] as const;
const COLUMNS = ['Day', 'Orders', 'With photos', 'Analyzed', 'Paid', 'Free', 'Revenue', 'Refunded, disputed'];

const money = (days: AdminTotals, key: 'revenue' | 'refunded'): string =>
  formatSums(days.flatMap((day) => day.money.map(({ currency, [key]: cents }) => ({ currency, cents }))));

/** Sums over days, with their share of orders, and money. */
function row(title: string, days: AdminTotals) {
  const sums = KEYS.map((key) => days.reduce((total, day) => total + day[key], 0));
  const [orders = 0] = sums;
  const cells = sums.map(
    (sum, i) => `${sum.toLocaleString('en-US')}${i > 0 && orders > 0 ? ` (${Math.round((100 * sum) / orders)}%)` : ''}`,
  );
  return [title, [title, ...cells, money(days, 'revenue'), money(days, 'refunded')]] as const;
}

function Days(): ReactNode {
  const query = useQuery({ queryKey: ['admin-totals'], queryFn: () => call('adminTotals'), gcTime: 0 });
  return (
    <Section title={`The last ${TOTALS_DAYS} days`}>
      <p>Orders by the day they were placed; payments, refunds and disputes by their own day. Days are in UTC.</p>
      <LoadedContent query={query} height="20rem">
        {(days) => (
          <Table
            label="Totals by day"
            columns={COLUMNS}
            rows={[row('All', days), ...days.map((day) => row(day.day, [day]))]}
          />
        )}
      </LoadedContent>
    </Section>
  );
}

const REASONS = ['The bank’s word', 'Last 7 days', `Last ${TOTALS_DAYS} days`];

/** Why people who wanted to pay could not. */
function Declines(): ReactNode {
  const query = useQuery({ queryKey: ['admin-declines'], queryFn: () => call('adminDeclines'), gcTime: 0 });
  return (
    <Section title="Declined payments">
      <LoadedContent query={query} height="10rem">
        {(reasons) =>
          reasons.length === 0 ? (
            <p>None in the last {TOTALS_DAYS} days.</p>
          ) : (
            <Table
              label="Declines by reason"
              columns={REASONS}
              rows={reasons.map(({ reason, week, month }) => [reason, [reason.replaceAll('_', ' '), week, month]])}
            />
          )
        }
      </LoadedContent>
    </Section>
  );
}

const AGREEMENT = ['Photos', 'Told hair or eyes', 'Pairs', 'Same season', 'Same family', 'Within one season'];
const CAPTURES = { held: 'Camera, held', free: 'Camera', file: 'Files, or mixed' } as const;

/** How often photos from another day agreed. */
function Agreement(): ReactNode {
  const query = useQuery({ queryKey: ['admin-repeatability'], queryFn: () => call('adminRepeatability'), gcTime: 0 });
  const rows = (query.data ?? []).map(({ capture, told, pairs, season, family, neighbor }) => {
    const kind = [CAPTURES[capture], told ? 'yes' : 'no'];
    return [kind.join(), [...kind, pairs, season, family, neighbor]] as const;
  });
  return (
    <Section title="Photos of another day">
      <p>How often added photos gave the same season by themselves, since the start.</p>
      <LoadedContent query={query} height="10rem">
        {() => <Table label="Agreement" columns={AGREEMENT} rows={rows} />}
      </LoadedContent>
    </Section>
  );
}

export const Totals = (): ReactNode => (
  <>
    <Days />
    <Months />
    <Declines />
    <Agreement />
  </>
);
