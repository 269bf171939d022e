import { runService } from '@trueseason/platform/runtime';
import { readOpsConfig } from './config.ts';
import { startOps } from './start.ts';

await runService(() => startOps(readOpsConfig()));
