import { JOB_LIST } from '@trueseason/shop/jobs';
import type { GatewayDeps } from '../deps.ts';

/** Waiting and finished jobs contain the order ID; if Redis is down, they expire there. */
export async function removeJobs({ queue }: Pick<GatewayDeps, 'queue'>, orderId: number): Promise<void> {
  await Promise.allSettled(JOB_LIST.map((job) => queue?.remove(job, { orderId })));
}
