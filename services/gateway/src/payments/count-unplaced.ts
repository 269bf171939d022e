import { onOrderEvent } from '@trueseason/orders';
import { Counter, type Registry } from '@trueseason/runtime';

/** Counts, for the alert, how often money was found that fits no order. Returns what ends it. */
export function countUnplaced(registry: Registry): () => void {
  const counter = new Counter({
    name: 'payments_unplaced_total',
    help: 'How often the provider told of a payment that fits no order, and that stays with us',
    registers: [registry],
  });
  return onOrderEvent(({ transition }) => {
    if (transition === 'money_unplaced') counter.inc();
  });
}
