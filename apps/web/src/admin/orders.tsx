import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { ADMIN_PAGE_SIZE, type AdminSummary, BRAND } from '@trueseason/contracts';
import { type ReactNode, useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router-dom';
import { call, sendCall } from '../lib/api/api.ts';
import { TOASTS } from '../lib/message-texts.ts';
import { showToast } from '../lib/messages.ts';
import { saveBlob } from '../order/download.ts';
import { ActionButton } from '../ui/button/action-button.tsx';
import { Button } from '../ui/button/button.tsx';
import { Skeleton } from '../ui/skeleton/skeleton.tsx';
import { OrderDialog } from './order-dialog.tsx';
import { type OrderFilter, OrderFilters } from './order-filters.tsx';
import { OrdersTable } from './orders-table.tsx';
import { Pager } from './pager.tsx';
import { STATUSES, StatusBadge } from './status.tsx';
import { asOperator } from './step-up.ts';
import { useSelf } from './use-self.ts';

export function Orders(): ReactNode {
  const [address, setAddress] = useSearchParams();
  const {
    details,
    page: shown,
    ...filter
  } = Object.fromEntries(address) as OrderFilter & Record<'details' | 'page', string>;
  const page = Number(shown ?? 1);
  const opener = useRef<HTMLElement>(null);
  const opened = Number(details);
  const view = (next: OrderFilter, at = 1, more = {}): void =>
    setAddress({ ...next, ...(at > 1 && { page: String(at) }), ...more });
  const orders = useQuery({
    queryKey: ['admin-orders', filter, page],
    queryFn: () => call('adminOrders', { query: { page, ...filter } }),
    placeholderData: keepPreviousData,
    gcTime: 0,
  });
  const summary = useQuery({
    queryKey: ['admin-summary', filter],
    queryFn: () => call('adminSummary', { query: filter }),
    placeholderData: keepPreviousData,
    gcTime: 0,
  });
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
    view(filter, page, { details: String(order) });
  };
  const close = (): void => {
    view(filter, page);
    // The dialog releases focus only once it is gone.
    setTimeout(() => opener.current?.focus());
  };
  const foundCount = summary.isPlaceholderData ? undefined : summary.data?.found;
  const pages = foundCount === undefined ? undefined : Math.ceil(foundCount / ADMIN_PAGE_SIZE);
  return (
    <section className="stack gap-4" aria-labelledby="orders">
      <div className="row apart gap-4">
        <h2 id="orders" className="text-xl">
          Order Management
        </h2>
        <p className="figures">Total Orders: {(summary.data?.total ?? data?.length ?? 0).toLocaleString('en-US')}</p>
        <OrdersExport filter={filter} />
        <Button look="quiet" busy={orders.isRefetching} onClick={refresh}>
          Refresh
        </Button>
      </div>
      {summary.data && <Counts byStatus={summary.data.byStatus} />}
      <OrderFilters key={filter.search} filter={filter} onChange={(next) => view(next)} />
      {data ? (
        <OrdersTable orders={data} deletedSale={summary.data?.deletedSale ?? null} onDetails={open} />
      ) : (
        <Skeleton height="20rem" />
      )}
      <Pager
        label="Pages of orders"
        page={page}
        pages={pages}
        hasNext={pages === undefined ? data?.length === ADMIN_PAGE_SIZE : page < pages}
        busy={orders.isPlaceholderData}
        onPage={(next) => view(filter, next)}
      />
      {Number.isSafeInteger(opened) && opened > 0 && (
        <OrderDialog
          key={opened}
          orderId={opened}
          onClose={close}
          onFind={(email) => view({ search: email })}
          onOpen={(order) => view(filter, page, { details: String(order) })}
        />
      )}
    </section>
  );
}

const Counts = ({ byStatus }: Pick<AdminSummary, 'byStatus'>): ReactNode => (
  <ul className="ways figures text-sm" aria-label="Orders by status">
    {STATUSES.map((status) => (
      <li key={status}>
        <StatusBadge status={status} /> {byStatus[status].toLocaleString('en-US')}
      </li>
    ))}
  </ul>
);

/** Saves all pages of the listed orders as a spreadsheet. */
function OrdersExport({ filter }: { readonly filter: OrderFilter }): ReactNode {
  const { data: self } = useSelf();
  const save = async (): Promise<void> => {
    const { sort, ...query } = filter;
    const file = await asOperator(() => sendCall('adminExportOrders', { query }));
    saveBlob(await file.blob(), `${BRAND.slug}-orders.csv`);
  };
  if (!self?.roles.some((role) => role !== 'engineer')) return null;
  return (
    <ActionButton action={save} failureTitle="Export failed">
      Export as CSV
    </ActionButton>
  );
}
