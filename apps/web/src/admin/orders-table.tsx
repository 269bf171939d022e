import { type AdminOrder, dollars, TOASTS } from '@trueseason/contracts';
import { Fragment, type ReactNode } from 'react';
import { showToast } from '../lib/messages/show-toast.ts';
import { downloadReport } from '../order/download.ts';
import { mailSent, shortTime } from './format.ts';
import { StatusBadge } from './status.tsx';
import { Row, Table } from './table.tsx';

const COLUMNS = ['Order ID', 'Amount', 'Status', 'Payment', 'Images', 'Email', 'Email Sent', 'Created', 'Actions'];

/** Called with the order to open and the button that gets the focus back. */
type OnDetails = (orderId: number, opener: HTMLElement) => void;

export interface OrdersTableProps {
  readonly orders: readonly AdminOrder[];
  readonly onDetails: OnDetails;
}

export function OrdersTable({ orders, onDetails }: OrdersTableProps): ReactNode {
  if (orders.length === 0) return <p>No orders found</p>;
  return (
    <Table label="Orders" columns={COLUMNS}>
      {orders.map((order) => (
        <OrderRow key={order.id} order={order} onDetails={onDetails} />
      ))}
    </Table>
  );
}

function OrderRow({ order, onDetails }: { readonly order: AdminOrder; readonly onDetails: OnDetails }): ReactNode {
  const download = (): Promise<void> => downloadReport(order.id).catch(() => showToast(TOASTS.adminDownloadFailed));
  return (
    <Row
      columns={COLUMNS}
      cells={[
        `#${order.id}`,
        `$${dollars(order.amount)}`,
        <StatusBadge key="status" status={order.status} />,
        order.payment,
        order.images ? 'Yes' : 'No',
        order.maskedEmail ?? '—',
        mailSent(order),
        shortTime(order.createdAt),
        <Fragment key="actions">
          <button
            type="button"
            aria-haspopup="dialog"
            aria-label={`Details of order ${order.id}`}
            onClick={({ currentTarget }) => onDetails(order.id, currentTarget)}
          >
            Details
          </button>
          {order.pdfPath && (
            <button type="button" onClick={download} aria-label={`Download the report of order ${order.id}`}>
              Download
            </button>
          )}
        </Fragment>,
      ]}
    />
  );
}
