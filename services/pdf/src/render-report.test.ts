import type { JobContext } from '@trueseason/platform/queue';
import { findAnalysisRow } from '@trueseason/shop/analysis';
import { eraseOrder } from '@trueseason/shop/flows';
import { objectKeys } from '@trueseason/shop/storage';
import { query } from '@trueseason/shop/testing';
import type { WorkerResources } from '@trueseason/shop/worker';
import { databaseOfFile } from '@trueseason/testing';
import { resultFixture } from '@trueseason/testing/result';
import { expect, it, vi } from 'vitest';
import { renderReport } from './render-report.ts';
import type { Renderer } from './renderer.ts';

const db = await databaseOfFile();
const result = resultFixture('Soft Summer');

async function placeCompleted(id: number): Promise<void> {
  const order = { id, flow: 'analyze_first', amount_cents: 2900, progress: 'analyzed', payment: 'paid' } as const;
  await query(db)
    .insertInto('orders')
    .values({ ...order, completed_at: new Date() })
    .execute();
  const sealed = { result: '"sealed:"', readings: '"sealed:"' };
  await query(db)
    .insertInto('analyses')
    .values({ order_id: id, engine_version: '1', ...sealed })
    .execute();
}
const erase = (id: number) =>
  eraseOrder(db, id, objectKeys.order(id), { actor: 'customer' }, { payment: 'paid', checkouts: 0 });

/** A worker's parts, with a store that finds no key, as for a deleted order. */
function parts(fault: string) {
  const put = vi.fn(async () => Promise.reject(new Error(fault)));
  const measurements = {
    findAnalysis: async (id: number) => ((await findAnalysisRow(db, id)) ? { result, revision: 1 } : null),
  };
  const logger = { info: vi.fn(), warn: vi.fn() };
  return { resources: { db, store: { put }, measurements } as unknown as WorkerResources, logger };
}
const drawing = (meanwhile: () => Promise<unknown>): Pick<Renderer, 'render'> => ({
  async render() {
    await meanwhile();
    return new Uint8Array(8);
  },
});
const job = (orderId: number, logger: object) => ({ payload: { orderId }, logger }) as unknown as JobContext;

it('ends without a failure if the order was or is being deleted', async () => {
  await placeCompleted(7001);
  const { resources, logger } = parts('There is no order to make a key for');
  await renderReport(
    resources,
    drawing(() => erase(7001)),
    job(7001, logger),
  );
  await renderReport(
    resources,
    drawing(async () => undefined),
    job(7001, logger),
  );
  expect(logger.info).toHaveBeenCalledTimes(2);
  expect(logger.warn).not.toHaveBeenCalled();
});

it('fails if the order still exists', async () => {
  await placeCompleted(7002);
  const { resources, logger } = parts('the store is away');
  const rendered = renderReport(
    resources,
    drawing(async () => undefined),
    job(7002, logger),
  );
  await expect(rendered).rejects.toThrow('the store is away');
});
