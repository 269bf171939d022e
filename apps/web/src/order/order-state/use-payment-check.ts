import { usePurchaseContext } from '../purchase-context.ts';
import type { KnownOrder } from '../screen-of.ts';
import type { PaymentNews } from './order-message.ts';

/** What the payment provider knows of an order that seems unpaid, which is newer than the order. */
export function usePaymentCheck<Known extends KnownOrder>(order: Known): PaymentCheck<Known>;
export function usePaymentCheck<Known extends KnownOrder>(order: Known | undefined): PaymentCheck<Known | undefined>;
export function usePaymentCheck(order: KnownOrder | undefined): PaymentCheck<KnownOrder | undefined> {
  const { bought, isAsking } = usePurchaseContext({ enabled: order?.nextStep === 'payment' });
  const isBought = bought !== null && bought.id === order?.id;
  return {
    current: order && isBought ? { ...order, ...bought } : order,
    payment: isBought && bought.pending ? 'pending' : undefined,
    isAsking,
  };
}

interface PaymentCheck<Known> {
  readonly current: Known;
  readonly payment: PaymentNews | undefined;
  readonly isAsking: boolean;
}
