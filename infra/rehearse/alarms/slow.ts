import { setTimeout as sleep } from 'node:timers/promises';
import { createBrowser, createCustomer } from '@trueseason/test-kit';
import type { Photos } from '@trueseason/workshop/customers';
import type { Stage } from '../compose.ts';
import { type Alarm, repeat, still, stutter } from './alarm.ts';
import { ask } from './parts-away.ts';

/** Longer than photos may wait for a worker by the rule. */
const PHOTOS_WAIT_MS = 28_000;
const ANALYSIS_RUNS_MS = 12_000;

/**
 * Stops the service beside it for four of each 4.2 seconds, for about a minute: by signals, because an engine takes as
 * long to thaw a container as one in a hundred turns of the loop must not take.
 */
const BLOCK_PROCESS = `
const { readdirSync, readFileSync } = require('node:fs');
const runs = (pid) => /^\\d+$/.test(pid) && Number(pid) !== process.pid && /main\\.js/.test(readFileSync('/proc/' + pid + '/cmdline', 'utf8'));
const pid = Number(readdirSync('/proc').filter(runs).at(-1));
const wait = (ms) => new Promise((resolve) => setTimeout(resolve, ms));
(async () => {
  for (let round = 0; round < 15; round++) {
    process.kill(pid, 'SIGSTOP');
    await wait(4000);
    process.kill(pid, 'SIGCONT');
    await wait(200);
  }
})();
`;

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
      repeat(over, () => stage.compose('exec', '--no-TTY', 'pdf', 'node', '-e', BLOCK_PROCESS)),
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
