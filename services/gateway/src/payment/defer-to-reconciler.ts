import type { FastifyRequest } from 'fastify';

/** Runs work at the payment provider. If it fails, the reconciler repeats it, since the debt is recorded. */
export async function deferToReconciler({ log }: FastifyRequest, work: () => Promise<unknown>): Promise<void> {
  try {
    await work();
  } catch (error) {
    log.warn({ err: error }, 'could not reach the payment provider; retrying later');
  }
}
