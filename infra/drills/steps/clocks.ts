import { setTimeout as sleep } from 'node:timers/promises';
import { meansOf } from '@trueseason/drills/faults';
import { CLOCK_PARTS, containerHost, readClocks } from '../container-host.ts';
import type { DrillSteps } from '../drill.ts';

/** A wrong time zone either way, a day too far, and drift. */
const JUMPS_MS = [3_600_000, -3_600_000, 26 * 3_600_000, -60_000];
const JUMP_LASTS_MS = 4_000;

/** Clocks jump one after the other, and stay wrong until the end. */
export const wrongClocks: DrillSteps = {
  prepare: (stage) => readClocks(stage, true),
  happen: async ({ stage }) => {
    const { begin } = meansOf(containerHost(stage).faults, 'clock');
    for (const [index, part] of CLOCK_PARTS.entries()) {
      await begin(part, { byMs: JUMPS_MS[index] ?? 0, forMs: JUMP_LASTS_MS });
      await sleep(JUMP_LASTS_MS);
    }
    return [];
  },
  undo: (stage) => readClocks(stage, false),
};
