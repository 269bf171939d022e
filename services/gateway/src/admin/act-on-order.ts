import type { AdminAction, PhotoReason, RefundReason } from '@trueseason/contracts';
import { type OperatorTools, operateOrder } from '@trueseason/orders';
import type { PaymentDeps } from '../payments/payment-deps.ts';

export interface ActOnOrder extends Pick<OperatorTools, 'cents' | 'left'> {
  readonly orderId: number;
  readonly action: AdminAction;
  /** The operator's name. */
  readonly actor: string;
  readonly reason?: PhotoReason | RefundReason;
}

/** What an operator does to an order from the back office, refunds included. */
export const actOnOrder = (
  { db, payments }: Pick<PaymentDeps, 'db' | 'payments'>,
  { orderId, action, ...asked }: ActOnOrder,
): Promise<boolean> => operateOrder({ db, ...asked, refund: payments.refund }, orderId, action);
