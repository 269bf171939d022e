import { useMutation } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { saveOrderData } from '../../lib/download.ts';
import { showRefusal } from '../../lib/show-refusal.ts';
import { Button } from '../button/button.tsx';

export interface OrderDataButtonProps {
  readonly orderId: number | string;
  readonly children: ReactNode;
  /** What a message is headed with when it is not given. */
  readonly refused: string;
  readonly onSaved?: () => void;
}

/** Saves everything that we hold about an order as a file. */
export function OrderDataButton({ orderId, children, refused, onSaved }: OrderDataButtonProps): ReactNode {
  const { mutate, isPending } = useMutation({
    mutationFn: () => saveOrderData(orderId),
    onSuccess: onSaved,
    onError: (error) => showRefusal(refused, error),
  });
  return (
    <Button look="quiet" busy={isPending} onClick={() => mutate()}>
      {children}
    </Button>
  );
}
