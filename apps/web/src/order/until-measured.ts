import type { PublicOrder } from '@trueseason/contracts';
import { fetchOrder } from './order.ts';
import { isUnknownOrder } from './order-progress.ts';

const POLL_MS = 1_000;

/** The order once its changed photos and answers are measured. `failure` says why its result stayed. */
export async function untilMeasured(order: PublicOrder): Promise<PublicOrder> {
  let latest = order;
  while (latest.measuring) {
    await new Promise((resolve) => setTimeout(resolve, POLL_MS));
    latest = await fetchOrder(order.id).catch((error: unknown) => {
      if (isUnknownOrder(error)) throw error;
      console.error('The order was not loaded:', error);
      return latest;
    });
  }
  return latest;
}
