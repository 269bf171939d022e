import { runService } from '@trueseason/runtime';
import { startWorkerService } from '@trueseason/worker-host';
import { type AnalysisDeps, analyzeOrder } from './analyze-order.ts';
import { startCheckServer } from './check-server.ts';
import { readAnalysisConfig } from './config.ts';
import { createEnginePool } from './engine-pool.ts';
import { openSecondOpinion, reportOpinions } from './second-opinion-service.ts';

await runService(() => {
  const config = readAnalysisConfig();
  return startWorkerService({
    name: 'analysis',
    queue: 'analysis',
    concurrency: config.ANALYSIS_CONCURRENCY,
    config,
    build: async (resources) => {
      // One process more than orders at once: somebody who chooses a photo does not wait behind an order.
      const engine = createEnginePool(config.ANALYSIS_CONCURRENCY + 1);
      await engine.warm();
      const checks = await startCheckServer({
        engine,
        host: config.CHECK_HOST,
        port: config.CHECK_PORT,
        logger: resources.logger,
      });
      const opinions = openSecondOpinion(config, engine, resources.logger);
      const deps: AnalysisDeps = {
        ...resources,
        engine,
        secondOpinion: opinions.secondOpinion,
        report: reportOpinions(resources.registry, resources.logger),
      };
      return {
        jobs: { analyze: (context) => analyzeOrder(deps, context) },
        close: async () => {
          opinions.close();
          await checks.close();
          await engine.close();
        },
      };
    },
  });
});
