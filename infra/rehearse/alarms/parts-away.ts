import { setTimeout as sleep } from 'node:timers/promises';
import type { Photos } from '@trueseason/workshop/customers';
import { freeze, type Stage } from '../compose.ts';
import { type Alarm, payFirst, repeat, still } from './alarm.ts';

/** Makes calls that fail during the fault. */
const ask = (stage: Stage, over: AbortSignal) =>
  repeat(over, async () => {
    await sleep(300);
    await fetch(`${stage.urls.web}/api/orders/lookup`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin: stage.urls.web },
      body: JSON.stringify({ email: 'unknown@example.com', orderNumber: 41_000_000_001 }),
      signal: AbortSignal.timeout(20_000),
    });
  });

/** Stops whole parts. */
export function partsAway(stage: Stage, photos: Photos): Alarm[] {
  const stop = (...parts: string[]) => stage.compose('stop', ...parts);
  const start = async (...parts: string[]) => {
    await stage.compose('start', ...parts);
    return [];
  };
  let waits: Awaited<ReturnType<typeof payFirst>>;
  return [
    {
      name: 'analysis',
      alerts: ['ServiceGone', 'QueueStarved'],
      minutes: 7,
      begin: async () => {
        await stop('analysis');
        for (const number of [1, 2]) await payFirst(stage, photos, `waiting-${number}@example.com`);
      },
      mend: () => start('analysis'),
    },
    {
      name: 'redis',
      alerts: ['RedisAway', 'ProcessSilent', 'OutboxLate', 'WorkOverdue', 'PaidOrderStuck'],
      minutes: 12,
      begin: async () => {
        await freeze(stage, 'pdf');
        await stop('redis');
        await payFirst(stage, photos, 'waiting-3@example.com');
      },
      mend: async () => {
        await stage.compose('unpause', 'pdf');
        return start('redis');
      },
    },
    {
      name: 'postgres',
      alerts: ['PostgresAway', 'CallFails', 'ServerErrors'],
      minutes: 10,
      begin: () => stop('postgres'),
      meanwhile: (over) => ask(stage, over),
      mend: () => start('postgres'),
    },
    {
      name: 'store',
      alerts: ['ObjectStoreAway', 'PartAway'],
      minutes: 7,
      begin: async () => {
        // Pause it: starting it again would start the store it depends on.
        await still(stage, 'analysis', async () => {
          waits = await payFirst(stage, photos, 'waiting-4@example.com');
          await stop('s3');
        });
      },
      mend: async () => {
        await start('s3');
        const { id, customer } = waits;
        await customer.waitForMail(id, 180_000);
        return [{ what: 'an order that waited for it', value: 'served and mailed by itself', ok: true }];
      },
    },
    {
      name: 'ops',
      alerts: ['FleetUnread', 'AuditUnchecked', 'NoAnswers'],
      minutes: 9,
      begin: () => stop('ops', 'gateway'),
      mend: () => start('ops', 'gateway'),
    },
  ];
}
