import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Button } from '../../components/button/button.tsx';
import { serverMessage } from '../../lib/api.ts';
import { saveOrderData } from '../../lib/download.ts';
import { showToast } from '../../lib/toasts.ts';
import styles from './order-dialog.module.css';

/** For a customer who asks what is held about them. */
export function OrderExport({ orderId }: { readonly orderId: number }): ReactNode {
  const queries = useQueryClient();
  const { mutate, isPending } = useMutation({
    mutationFn: () => saveOrderData(orderId),
    // The trail has one more entry.
    onSuccess: () => queries.invalidateQueries({ queryKey: ['admin-order', orderId] }),
    onError: (error) => {
      const text = serverMessage(error) ?? 'The server could not be reached.';
      showToast({ title: 'Export failed', text, tone: 'destructive' });
    },
  });
  return (
    <section className={styles.part} aria-labelledby="order-export">
      <h3 id="order-export">Data</h3>
      <p>Everything that we hold about this order, as the customer may have it.</p>
      <div className={styles.buttons}>
        <Button look="quiet" busy={isPending} onClick={() => mutate()}>
          Export data
        </Button>
      </div>
    </section>
  );
}
