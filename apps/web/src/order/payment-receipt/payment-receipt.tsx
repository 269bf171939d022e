import { useMutation } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { call } from '../../lib/api/api.ts';
import { useTakeFocus } from '../../lib/browser/use-take-focus.ts';
import { showRefusal } from '../../lib/messages/show-refusal.ts';
import { Button } from '../../ui/button/button.tsx';
import { asOwner } from '../ownership.ts';
import styles from './payment-receipt.module.css';

/** The payment provider's receipt, and its invoice where it made one, fetched when asked for: their addresses end. */
export function PaymentReceipt({ orderId }: { readonly orderId: number | string }): ReactNode {
  const { mutate, isPending, data } = useMutation({
    mutationFn: () => asOwner(orderId, () => call('getPaymentReceipt', { params: { orderId } })),
    onError: (error) => showRefusal('We couldn’t get your receipt', error),
  });
  const place = useTakeFocus<HTMLAnchorElement>(data);
  if (!data) {
    return (
      <Button look="quiet" busy={isPending} onClick={() => mutate()}>
        Get my receipt
      </Button>
    );
  }
  return (
    <p className={`ways ${styles.links}`}>
      <a ref={place} href={data.receiptUrl} target="_blank" rel="noopener noreferrer">
        Receipt (new tab)
      </a>
      {data.invoiceUrl && (
        <a href={data.invoiceUrl} target="_blank" rel="noopener noreferrer">
          Invoice, PDF (new tab)
        </a>
      )}
    </p>
  );
}
