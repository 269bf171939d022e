import { runService } from '@trueseason/runtime';
import { startWorkerService } from '@trueseason/worker-host';
import { analyzeOrder } from './analyze-order.ts';
import { readAnalysisConfig } from './config.ts';
import { createEnginePool } from './engine-pool.ts';

await runService(() => {
  const config = readAnalysisConfig();
  return startWorkerService({
    name: 'analysis',
    queue: 'analysis',
    concurrency: config.ANALYSIS_CONCURRENCY,
    config,
    build: async (resources) => {
      const engine = createEnginePool(config.ANALYSIS_CONCURRENCY);
      await engine.warm();
      return {
        jobs: { analyze: (context) => analyzeOrder(resources, engine, context) },
        close: () => engine.close(),
      };
    },
  });
});
