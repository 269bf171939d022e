import { orderPayloadSchema, QUEUES } from '@trueseason/queue';
import { expect, it } from 'vitest';
import { type HandlersOf, JOB_LIST, JOBS } from './index.ts';
import { defineJob } from './job.ts';

const timing = { attempts: 1, backoffMs: 1, timeoutMs: 1, lockMs: 1 };
const whole = {
  name: 'x',
  queue: 'pdf',
  payload: orderPayloadSchema,
  timing,
  onExhausted: async () => {},
  findOverdue: async () => [],
} as const;
const handler = async () => {};

it('lists every job once, and at least one per queue', () => {
  expect(Object.keys(JOBS)).toHaveLength(JOB_LIST.length);
  expect(new Set(JOB_LIST.map(({ queue }) => queue))).toEqual(new Set(QUEUES));
});

it('requires recovery at compile time', () => {
  defineJob(whole);
  const { onExhausted, ...unkept } = whole;
  // @ts-expect-error what giving up does is missing
  defineJob(unkept);
  const { findOverdue, ...unswept } = whole;
  // @ts-expect-error how it is found overdue is missing
  defineJob(unswept);
  // @ts-expect-error no worker takes from this queue
  defineJob({ ...whole, queue: 'unknown' });
  expect([onExhausted, findOverdue]).toHaveLength(2);
});

it('requires exactly the handlers of a queue at compile time', () => {
  const handlers: HandlersOf<'analysis'> = { analyze: handler };
  // @ts-expect-error all other mails are missing
  const some: HandlersOf<'mailer'> = { 'send-results': handler };
  // @ts-expect-error the report is none of the analysis worker's
  const foreign: HandlersOf<'analysis'> = { analyze: handler, 'render-report': handler };
  expect([handlers, some, foreign]).toHaveLength(3);
});
