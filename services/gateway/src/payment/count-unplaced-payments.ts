import { Counter, type Registry } from '@trueseason/platform/runtime';
import { onOrderEvent } from '@trueseason/shop/order';

/** Counts payments that match no order, for the alert. Returns a function that stops counting. */
export function startCountingUnplacedPayments(registry: Registry): () => void {
  const counter = new Counter({
    name: 'payments_unplaced_total',
    help: 'Payments that match no order and were not refunded',
    registers: [registry],
  });
  return onOrderEvent(({ transition }) => {
    if (transition === 'money_unplaced') counter.inc();
  });
}
