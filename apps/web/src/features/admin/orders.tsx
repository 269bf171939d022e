import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { ADMIN_PAGE_SIZE, type AdminSummary, TOASTS } from '@trueseason/contracts';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { Button } from '../../components/button/button.tsx';
import { Skeleton } from '../../components/skeleton/skeleton.tsx';
import { call } from '../../lib/api/api.ts';
import { showToast } from '../../lib/messages/show-toast.ts';
import styles from './admin.module.css';
import { OrderDialog } from './order-dialog.tsx';
import { type OrderFilter, OrderFilters } from './order-filters.tsx';
import { OrdersTable } from './orders-table.tsx';
import { Pager } from './pager.tsx';
import { STATUSES, StatusBadge } from './status.tsx';

/** How many orders a filter lets through, where the summary tells. */
function countOf({ search, status, payment }: OrderFilter, summary: AdminSummary | undefined): number {
  if (search || payment || !summary) return Number.POSITIVE_INFINITY;
  return status ? summary.byStatus[status] : summary.total;
}

export function Orders(): ReactNode {
  const [view, setView] = useState<OrderFilter & { readonly page: number }>({
    search: '',
    status: null,
    payment: null,
    page: 1,
  });
  const [address, setAddress] = useSearchParams();
  const opener = useRef<HTMLElement>(null);
  const opened = Number(address.get('order'));
  const { page, search, status, payment } = view;
  const orders = useQuery({
    queryKey: ['admin-orders', view],
    queryFn: () =>
      call('adminOrders', {
        query: { page, ...(search && { search }), ...(status && { status }), ...(payment && { payment }) },
      }),
    placeholderData: keepPreviousData,
    gcTime: 0,
  });
  const summary = useQuery({ queryKey: ['admin-summary'], queryFn: () => call('adminSummary'), gcTime: 0 });
  const { error, data } = orders;
  useEffect(() => {
    if (error) showToast(TOASTS.ordersFailed);
  }, [error]);
  const refresh = (): void => {
    void orders.refetch();
    void summary.refetch();
  };
  const open = (order: number, from: HTMLElement): void => {
    opener.current = from;
    setAddress({ order: String(order) });
  };
  const close = (): void => {
    setAddress({});
    // The dialog lets go of the focus only when it has gone.
    setTimeout(() => opener.current?.focus());
  };
  const full = data?.length === ADMIN_PAGE_SIZE;
  return (
    <section className={styles.orders} aria-labelledby="orders">
      <div className={styles.bar}>
        <h2 id="orders">Order Management</h2>
        <p className="figures">Total Orders: {summary.data?.total ?? data?.length ?? 0}</p>
        <Button look="quiet" busy={orders.isRefetching} onClick={refresh}>
          Refresh
        </Button>
      </div>
      {summary.data && <Counts byStatus={summary.data.byStatus} />}
      <OrderFilters filter={view} onChange={(filter) => setView({ ...filter, page: 1 })} />
      {data ? <OrdersTable orders={data} onDetails={open} /> : <Skeleton height="20rem" />}
      <Pager
        label="Pages of orders"
        page={page}
        hasNext={full && page * ADMIN_PAGE_SIZE < countOf(view, summary.data)}
        busy={orders.isPlaceholderData}
        onPage={(next) => setView({ ...view, page: next })}
      />
      {Number.isSafeInteger(opened) && opened > 0 && <OrderDialog orderId={opened} onClose={close} />}
    </section>
  );
}

function Counts({ byStatus }: Pick<AdminSummary, 'byStatus'>): ReactNode {
  return (
    <ul className={`figures ${styles.counts}`} aria-label="Orders by status">
      {STATUSES.map((status) => (
        <li key={status}>
          <StatusBadge status={status} /> {byStatus[status]}
        </li>
      ))}
    </ul>
  );
}
