import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { ADMIN_PAGE_SIZE, TOASTS } from '@trueseason/contracts';
import { type ReactNode, useEffect } from 'react';
import { Button } from '../../components/button/button.tsx';
import { Skeleton } from '../../components/skeleton/skeleton.tsx';
import { call } from '../../lib/api.ts';
import { showToast } from '../../lib/toasts.ts';
import styles from './admin.module.css';
import { OrdersTable } from './orders-table.tsx';

export function Dashboard({ onLogout }: { readonly onLogout: () => void }): ReactNode {
  const orders = useInfiniteQuery({
    queryKey: ['admin-orders'],
    queryFn: ({ pageParam }) => call('adminOrders', { query: { page: pageParam } }),
    initialPageParam: 1,
    getNextPageParam: (last, pages) => (last.length < ADMIN_PAGE_SIZE ? undefined : pages.length + 1),
    gcTime: 0,
  });
  const summary = useQuery({ queryKey: ['admin-summary'], queryFn: () => call('adminSummary'), gcTime: 0 });
  const { error, data } = orders;
  useEffect(() => {
    if (error) showToast(TOASTS.ordersFailed);
  }, [error]);
  const shown = data?.pages.flat();
  const refresh = (): void => {
    void orders.refetch();
    void summary.refetch();
  };
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <h1>Admin Dashboard</h1>
        <Button look="quiet" onClick={onLogout}>
          Logout
        </Button>
      </header>
      <section className={styles.orders} aria-labelledby="orders">
        <div className={styles.bar}>
          <h2 id="orders">Order Management</h2>
          <p className="figures">Total Orders: {summary.data?.total ?? shown?.length ?? 0}</p>
          <Button look="quiet" busy={orders.isRefetching} onClick={refresh}>
            Refresh
          </Button>
        </div>
        {shown ? <OrdersTable orders={shown} /> : <Skeleton height="20rem" />}
        {orders.hasNextPage && (
          <div>
            <Button look="quiet" busy={orders.isFetchingNextPage} onClick={() => orders.fetchNextPage()}>
              Older orders
            </Button>
          </div>
        )}
      </section>
    </div>
  );
}
