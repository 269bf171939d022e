import { type AdminOrder, formatPrice } from '@trueseason/contracts';
import { Fragment, type ReactNode } from 'react';
import { TOASTS } from '../lib/message-texts.ts';
import { showToast } from '../lib/messages.ts';
import { downloadReport } from '../order/download.ts';
import { mailStatusText, shortTime } from './format.ts';
import { StatusBadge } from './status.tsx';
import { asOperator } from './step-up.ts';
import { Table } from './table.tsx';

const COLUMNS = ['Order ID', 'Amount', 'Status', 'Payment', 'Images', 'Email', 'Email Sent', 'Created', 'Actions'];

interface OrdersTableProps {
  readonly orders: readonly AdminOrder[];
  /** @param opener gets focus back */
  readonly onDetails: (orderId: number, opener: HTMLElement) => void;
}

export const OrdersTable = ({ orders, onDetails }: OrdersTableProps): ReactNode =>
  orders.length === 0 ? (
    <p>No orders found</p>
  ) : (
    <Table
      label="Orders"
      columns={COLUMNS}
      rows={orders.map(({ id, ...order }) => [
        id,
        [
          `#${id}`,
          formatPrice(order.amount),
          <StatusBadge key="status" status={order.status} />,
          order.payment,
          order.images ? 'Yes' : 'No',
          order.maskedEmail ?? '—',
          mailStatusText(order),
          shortTime(order.createdAt),
          <Fragment key="actions">
            <button
              type="button"
              className="bare"
              aria-haspopup="dialog"
              aria-label={`Details of order ${id}`}
              onClick={({ currentTarget }) => onDetails(id, currentTarget)}
            >
              Details
            </button>
            {order.pdfPath && (
              <button
                type="button"
                className="bare"
                aria-label={`Download the report of order ${id}`}
                onClick={() => asOperator(() => downloadReport(id)).catch(() => showToast(TOASTS.adminDownloadFailed))}
              >
                Download
              </button>
            )}
          </Fragment>,
        ],
      ])}
    />
  );
