import { type AdminOrderDetails, type BuyerSign, formatPrice } from '@trueseason/contracts';
import type { ReactNode } from 'react';
import { shortTime } from './format.ts';
import { formatSums } from './format-sums.ts';
import { OrderSection } from './section.tsx';
import { StatusBadge } from './status.tsx';
import { Table } from './table.tsx';

const COLUMNS = ['Order ID', 'Amount', 'Status', 'Payment', 'Address', 'Created', 'Actions'];

const SIGNS: Readonly<Record<BuyerSign, string>> = {
  address: 'The same',
  browser: 'Another, same browser',
  photos: 'Another, same photos',
};

interface RelatedOrdersProps {
  readonly order: AdminOrderDetails;
  readonly onOpen: (orderId: number) => void;
}

/** The buyer's other orders, and what they paid for all. */
export function RelatedOrders({ order, onOpen }: RelatedOrdersProps): ReactNode {
  const { related } = order;
  if (related.length === 0) return null;
  const paid = [order, ...related]
    .filter(({ payment }) => payment === 'paid')
    .map(({ amount: cents, currency }) => ({ cents, currency }));
  return (
    <OrderSection title="Other orders of this buyer">
      <p>{`${related.length} more. Paid for all, and not refunded: ${formatSums(paid)}.`}</p>
      <Table
        label="Other orders of this buyer"
        columns={COLUMNS}
        rows={related.map(({ id, amount, currency, status, payment, sign, createdAt }) => [
          id,
          [
            `#${id}`,
            formatPrice(amount, currency),
            <StatusBadge key="status" status={status} />,
            payment,
            SIGNS[sign],
            shortTime(createdAt),
            <button key="open" type="button" className="bare" onClick={() => onOpen(id)}>
              {`Open order ${id}`}
            </button>,
          ],
        ])}
      />
    </OrderSection>
  );
}
