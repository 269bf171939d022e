import { useQuery } from '@tanstack/react-query';
import { TOASTS } from '@trueseason/contracts';
import { type ReactNode, useEffect } from 'react';
import { Button } from '../../components/button/button.tsx';
import { Skeleton } from '../../components/skeleton/skeleton.tsx';
import { call } from '../../lib/api.ts';
import { showToast } from '../../lib/toasts.ts';
import styles from './admin.module.css';
import { OrdersTable } from './orders-table.tsx';

export function Dashboard({ onLogout }: { readonly onLogout: () => void }): ReactNode {
  const { data, isFetching, error, refetch } = useQuery({
    queryKey: ['admin-orders'],
    queryFn: () => call('adminOrders'),
    gcTime: 0,
  });
  useEffect(() => {
    if (error) showToast(TOASTS.ordersFailed);
  }, [error]);
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
          <p className="figures">Total Orders: {data?.length ?? 0}</p>
          <Button look="quiet" busy={isFetching} onClick={() => refetch()}>
            Refresh
          </Button>
        </div>
        {data ? <OrdersTable orders={data} /> : <Skeleton height="20rem" />}
      </section>
    </div>
  );
}
