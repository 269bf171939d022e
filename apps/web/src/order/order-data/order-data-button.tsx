import { useMutation } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { showRefusal } from '../../lib/messages/show-refusal.ts';
import { Button } from '../../ui/button/button.tsx';
import { saveOrderData } from '../download.ts';

export interface OrderDataButtonProps {
  readonly orderId: number | string;
  readonly children: ReactNode;
  readonly look?: 'quiet' | 'text';
  /** What a message is headed with when it is not given. */
  readonly refused: string;
  /** Where more has to be asked before it is given. */
  readonly save?: () => Promise<void>;
  readonly onSaved?: () => void;
}

/** Saves everything that we hold about an order as a file. */
export function OrderDataButton({
  orderId,
  children,
  look = 'quiet',
  refused,
  save,
  onSaved,
}: OrderDataButtonProps): ReactNode {
  const { mutate, isPending } = useMutation({
    mutationFn: save ?? (() => saveOrderData(orderId)),
    onSuccess: onSaved,
    onError: (error) => showRefusal(refused, error),
  });
  return (
    <Button look={look} busy={isPending} onClick={() => mutate()}>
      {children}
    </Button>
  );
}
