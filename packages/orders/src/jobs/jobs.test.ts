import { QUEUES } from '@trueseason/queue';
import { expect, it } from 'vitest';
import { JOB_LIST, JOBS } from './index.ts';

it('lists every job once, and at least one per queue', () => {
  expect(Object.keys(JOBS)).toHaveLength(JOB_LIST.length);
  expect(new Set(JOB_LIST.map(({ queue }) => queue))).toEqual(new Set(QUEUES));
});
