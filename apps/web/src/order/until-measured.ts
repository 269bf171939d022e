import type { PublicOrder } from '@trueseason/contracts';
import { fetchOrder, isUnknownOrder, MEASURING_MS } from './order.ts';

/** The order once its changed photos and answers are measured. `failure` says why its result stayed. */
export async function untilMeasured(order: PublicOrder): Promise<PublicOrder> {
  let latest = order;
  while (latest.measuring) {
    await new Promise((resolve) => setTimeout(resolve, MEASURING_MS));
    latest = await fetchOrder(order.id).catch((error: unknown) => {
      if (isUnknownOrder(error)) throw error;
      console.error('The order was not loaded:', error);
      return latest;
    });
  }
  return latest;
}
