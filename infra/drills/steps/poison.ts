import { setTimeout as sleep } from 'node:timers/promises';
import type { Stage } from '../compose.ts';
import type { DrillSteps } from '../drill.ts';

/** Runs in the gateway, whose producer it uses. */
const inQueues = (stage: Stage, work: string) =>
  stage.compose(
    ...['exec', '--no-TTY', 'gateway', 'node', '--input-type=module', '--eval'],
    `import { createProducer } from '@trueseason/platform/queue';
const { REDIS_URL: redisUrl, QUEUE_PREFIX: prefix } = process.env;
const producer = createProducer({ redisUrl, prefix, onError() {} });
while (!producer.isConnected()) await new Promise((resolve) => setTimeout(resolve, 50));
const queues = Object.values(producer.queues);
${work}
await producer.close();`,
  );

/** An unknown job, a payload that is none, and an order that is not there, for each worker and more than it does at once. */
const ADD = `const jobs = { analysis: 'analyze', pdf: 'render-report', mailer: 'send-results' };
for (let round = 0; round < 5; round++)
  for (const queue of queues) {
    await queue.add('no-such-job', { orderId: 41000000001 });
    await queue.add(jobs[queue.name], { orderId: 'none' });
    await queue.add(jobs[queue.name], { orderId: 99999999999 });
  }`;
const COUNT = `console.log((await Promise.all(queues.map((queue) => queue.getFailedCount()))).join());`;
const CLEAR = `for (const queue of queues) await queue.clean(0, 1000, 'failed');`;
/** Of each worker: five unknown jobs and five payloads. */
const DEAD = 10;
const DEAD_WITHIN_MS = 60_000;

/** Jobs that no worker can do end as dead ones, and hold up no other. */
export const poison: DrillSteps = {
  happen: async ({ stage }) => {
    await inQueues(stage, ADD);
    const deadline = Date.now() + DEAD_WITHIN_MS;
    for (;;) {
      const counts = (await inQueues(stage, COUNT)).split(',').map(Number);
      const isDone = counts.every((count) => count >= DEAD);
      if (isDone || Date.now() > deadline)
        return [{ what: 'jobs that ended as dead', value: counts.join(', '), ok: isDone }];
      await sleep(1_000);
    }
  },
  undo: (stage) => inQueues(stage, CLEAR),
};
