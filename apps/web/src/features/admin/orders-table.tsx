import { type AdminOrder, type AdminStatus, dollars, TOASTS } from '@trueseason/contracts';
import type { ReactNode } from 'react';
import { downloadReport } from '../../lib/download.ts';
import { showToast } from '../../lib/toasts.ts';
import styles from './admin.module.css';

const KNOWN: readonly AdminStatus[] = ['pending', 'paid', 'processing', 'completed', 'failed'];
const created = new Intl.DateTimeFormat('en-US', { dateStyle: 'short', timeStyle: 'short' });

/** A status that we do not know counts as pending. */
export const shownStatus = (status: string): AdminStatus => KNOWN.find((known) => known === status) ?? 'pending';

export function OrdersTable({ orders }: { readonly orders: readonly AdminOrder[] }): ReactNode {
  if (orders.length === 0) return <p>No orders found</p>;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a wide table must scroll by keyboard
    <section className={styles.scroll} tabIndex={0} aria-label="Orders">
      <table className="figures">
        <thead>
          <tr>
            <th scope="col">Order ID</th>
            <th scope="col">Amount</th>
            <th scope="col">Status</th>
            <th scope="col">Images</th>
            <th scope="col">Email Sent</th>
            <th scope="col">Created</th>
            <th scope="col">Actions</th>
          </tr>
        </thead>
        <tbody>
          {orders.map((order) => (
            <Row key={order.id} order={order} />
          ))}
        </tbody>
      </table>
    </section>
  );
}

function Row({ order }: { readonly order: AdminOrder }): ReactNode {
  const status = shownStatus(order.status);
  const download = (): Promise<void> => downloadReport(order.id).catch(() => showToast(TOASTS.adminDownloadFailed));
  return (
    <tr>
      <td>#{order.id}</td>
      <td>${dollars(order.amount)}</td>
      <td>
        <span className={styles.status} data-status={status}>
          {status}
        </span>
      </td>
      <td>{order.images ? 'Yes' : 'No'}</td>
      <td>{order.emailSent ? 'Yes' : 'No'}</td>
      <td>{created.format(new Date(order.createdAt))}</td>
      <td className={styles.actions}>
        <button type="button" aria-label={`Details of order ${order.id}`}>
          Details
        </button>
        {order.pdfPath && (
          <button type="button" onClick={download} aria-label={`Download the report of order ${order.id}`}>
            Download
          </button>
        )}
      </td>
    </tr>
  );
}
