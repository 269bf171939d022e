import { setTimeout as sleep } from 'node:timers/promises';
import { createBrowser, createCustomer } from '@trueseason/test-kit';
import type { Stage } from '../compose.ts';
import type { Photos } from '../steps/customers.ts';
import { type Alarm, repeat, still, stutter } from './alarm.ts';
import { ask } from './parts-away.ts';

/** Longer than photos may wait for a worker by the rule. */
const PHOTOS_WAIT_MS = 28_000;
const ANALYSIS_RUNS_MS = 12_000;

/** Parts that are there and too slow: Postgres for the calls, analysis for its queue, pdf for its own event loop. */
export const slow = (stage: Stage, photos: Photos): Alarm => ({
  name: 'slow',
  alerts: ['CallsSlow', 'QueueWaitLong', 'EventLoopBlocked'],
  minutes: 20,
  begin: async () => {},
  meanwhile: (over) =>
    Promise.all([
      ask(stage, over),
      stutter(stage, 'postgres', over, 2_500, 500),
      stutter(stage, 'pdf', over, 4_000, 200),
      repeat(over, async () => {
        await still(stage, 'analysis', async () => {
          await createCustomer(createBrowser(stage.urls.web), stage.urls.standIns)
            .upload(photos)
            .catch(() => {});
          await sleep(PHOTOS_WAIT_MS);
        });
        await sleep(ANALYSIS_RUNS_MS);
      }),
    ]),
  mend: async () => [],
});
