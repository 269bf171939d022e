import type { AdminAction, PhotoReason, RefundReason } from '@trueseason/contracts';
import { operateOrder } from '@trueseason/orders';
import type { PaymentDeps } from '../payments/payment-deps.ts';

export interface ActOnOrder {
  readonly orderId: number;
  readonly action: AdminAction;
  /** The operator's name. */
  readonly actor: string;
  readonly reason?: PhotoReason | RefundReason;
  /** Of a refund in part, in cents. */
  readonly cents?: number | undefined;
  /** What the operator saw was left of the payment. */
  readonly left?: number | undefined;
}

/** What an operator does to an order from the back office, refunds included. */
export const actOnOrder = (
  { db, payments }: Pick<PaymentDeps, 'db' | 'payments'>,
  { orderId, action, ...asked }: ActOnOrder,
): Promise<boolean> => operateOrder({ db, ...asked, refund: payments.refund }, orderId, action);
