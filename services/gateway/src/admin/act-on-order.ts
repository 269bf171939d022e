import type { AdminAction } from '@trueseason/contracts';
import { operateOrder } from '@trueseason/orders';
import type { PaymentDeps } from '../payments/settle.ts';

/** What an operator does to an order from the back office, refunds included. */
export const actOnOrder = ({ db, payments }: PaymentDeps, orderId: number, action: AdminAction): Promise<boolean> =>
  operateOrder({ db, refund: (intentId) => payments.refund(intentId) }, orderId, action);
