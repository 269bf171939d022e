import { runService } from '@trueseason/platform/runtime';
import { readGatewayConfig } from './config.ts';
import { startGateway } from './start.ts';

await runService(() => startGateway(readGatewayConfig()));
