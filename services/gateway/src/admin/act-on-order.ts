import type { AdminAction, RefundReason } from '@trueseason/contracts';
import { operateOrder } from '@trueseason/orders';
import type { PaymentDeps } from '../payments/payment-deps.ts';

export interface ActOnOrder {
  readonly orderId: number;
  readonly action: AdminAction;
  /** The operator's name. */
  readonly actor: string;
  /** Of a refund. */
  readonly reason?: RefundReason;
}

/** What an operator does to an order from the back office, refunds included. */
export const actOnOrder = (
  { db, payments }: Pick<PaymentDeps, 'db' | 'payments'>,
  { orderId, action, actor, reason }: ActOnOrder,
): Promise<boolean> =>
  operateOrder({ db, actor, reason, refund: (intentId) => payments.refund(intentId) }, orderId, action);
