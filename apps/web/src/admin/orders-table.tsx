import { type AdminOrder, type AdminSummary, formatPrice } from '@trueseason/contracts';
import { Fragment, type ReactNode } from 'react';
import { TOASTS } from '../lib/message-texts.ts';
import { showToast } from '../lib/messages.ts';
import { downloadReport } from '../order/download.ts';
import styles from './admin.module.css';
import { mailStatusText, shortTime } from './format.ts';
import { RepeatRefund } from './order-actions.tsx';
import { StatusBadge } from './status.tsx';
import { asOperator } from './step-up.ts';
import { RowButton, Table } from './table.tsx';
import { useIsFinance } from './use-self.ts';

const COLUMNS = ['Order ID', 'Amount', 'Status', 'Payment', 'Images', 'Email', 'Email Sent', 'Created', 'Actions'];

interface OrdersTableProps {
  readonly orders: readonly AdminOrder[];
  readonly deletedSale: AdminSummary['deletedSale'];
  /** @param opener gets focus back */
  readonly onDetails: (orderId: number, opener: HTMLElement) => void;
}

/** What is known of a deleted order, without a name. */
const wordsOf = ({ sold, deleted, cents, refunded, currency, paymentId }: NonNullable<AdminSummary['deletedSale']>) =>
  `Deleted on ${deleted}, sold on ${sold}, ${formatPrice(cents, currency)}${refunded > 0 ? `, of which ${formatPrice(refunded, currency)} refunded` : ''}: ${paymentId}`;

export function OrdersTable({ orders, deletedSale, onDetails }: OrdersTableProps): ReactNode {
  const isFinance = useIsFinance();
  return orders.length === 0 ? (
    <p>{deletedSale ? wordsOf(deletedSale) : 'No orders found'}</p>
  ) : (
    <Table
      label="Orders"
      columns={COLUMNS}
      rows={orders.map(({ id, ...order }) => [
        id,
        [
          `#${id}`,
          formatPrice(order.amount, order.currency),
          <StatusBadge key="status" status={order.status} />,
          order.refundFailed ? 'refund failed' : order.payment,
          order.images ? 'Yes' : 'No',
          order.maskedEmail ?? '—',
          mailStatusText(order),
          shortTime(order.createdAt),
          <Fragment key="actions">
            <RowButton
              aria-haspopup="dialog"
              aria-label={`Details of order ${id}`}
              onClick={({ currentTarget }) => onDetails(id, currentTarget)}
            >
              Details
            </RowButton>
            {order.refundFailed && isFinance && (
              <div className={styles.question}>
                <RepeatRefund orderId={id} />
              </div>
            )}
            {order.pdfPath && (
              <RowButton
                aria-label={`Download the report of order ${id}`}
                onClick={() => asOperator(() => downloadReport(id)).catch(() => showToast(TOASTS.adminDownloadFailed))}
              >
                Download
              </RowButton>
            )}
          </Fragment>,
        ],
      ])}
    />
  );
}
