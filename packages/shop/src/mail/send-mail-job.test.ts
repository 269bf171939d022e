import { QUEUES } from '@trueseason/platform/queue';
import { databaseOfFile, storedPhotos } from '@trueseason/testing';
import { expect, it } from 'vitest';
import { placeOrderWithPhotos } from '../flows/place-order.ts';
import { JOB_LIST, JOBS } from '../jobs/job-list.ts';
import { newOrderId } from '../order/new-order-id.ts';
import { query } from '../schema/database-schema.ts';
import { MAIL_KINDS } from './mail-kinds.ts';
import { MAIL_JOBS } from './send-mail-job.ts';

const db = await databaseOfFile();

it('every queue has jobs with distinct names', () => {
  expect(Object.keys(JOBS)).toHaveLength(JOB_LIST.length);
  expect(new Set(JOB_LIST.map(({ queue }) => queue))).toEqual(new Set(QUEUES));
});

it('the database accepts every kind of mail, and each has its job', async () => {
  const order_id = newOrderId();
  await placeOrderWithPhotos(db, order_id, storedPhotos);
  for (const kind of MAIL_KINDS) {
    await query(db).insertInto('mails').values({ order_id, kind, state: 'pending' }).execute();
    expect(JOBS).toHaveProperty(MAIL_JOBS[kind].name);
  }
});
