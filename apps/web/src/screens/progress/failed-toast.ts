import { isConsentTakenBack, type Toast } from '@trueseason/contracts';
import type { Order } from '../../order/order.ts';

/**
 * What is said of an order that failed: nothing is wrong with photos that their owner took back. Null where it goes on with
 * others, which is said where they are brought.
 */
export function failedToast({ failure, nextStep }: Pick<Order, 'failure' | 'nextStep'>, failed: Toast) {
  if (!isConsentTakenBack(failure)) return failed;
  return nextStep === 'photos' ? null : { ...failed, title: 'This Order Has Ended', text: failure.message };
}
