import { runService } from '@trueseason/runtime';
import { readOpsConfig } from './config.ts';
import { startOps } from './start.ts';

await runService(() => startOps(readOpsConfig()));
