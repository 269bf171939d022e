import { useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { saveOrderData } from '../order/download.ts';
import { OrderDataButton } from '../order/order-data/order-data-button.tsx';
import styles from './order-dialog.module.css';
import { asOperator } from './step-up.ts';

/** For a customer who asks what is held about them. */
export function OrderExport({ orderId }: { readonly orderId: number }): ReactNode {
  const queries = useQueryClient();
  // The trail has one more entry.
  const save = () => asOperator(() => saveOrderData(orderId));
  const onSaved = () => void queries.invalidateQueries({ queryKey: ['admin-order', orderId] });
  return (
    <section className={styles.part} aria-labelledby="order-export">
      <h3 id="order-export">Data</h3>
      <p>Everything we hold about this order, as the customer may receive it.</p>
      <div className="ways">
        <OrderDataButton orderId={orderId} refused="Export failed" save={save} onSaved={onSaved}>
          Export data
        </OrderDataButton>
      </div>
    </section>
  );
}
