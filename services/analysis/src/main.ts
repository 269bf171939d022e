import { runService } from '@trueseason/platform/runtime';
import { startWorkerService } from '@trueseason/shop/worker';
import { type AnalysisDeps, analyzeOrder } from './analyze-order.ts';
import { startCallServer } from './call-server.ts';
import { checkPhoto } from './check-photo.ts';
import { readAnalysisConfig } from './config.ts';
import { createEnginePool } from './engine-pool.ts';
import { createExaminedPhotos } from './examined-photos.ts';
import { keepHairMap } from './keep-hair-map.ts';
import { openSecondOpinion, reportOpinions } from './second-opinion-service.ts';

await runService(() => {
  const config = readAnalysisConfig();
  return startWorkerService({
    name: 'analysis',
    queue: 'analysis',
    concurrency: config.ANALYSIS_CONCURRENCY,
    config,
    build: async (resources) => {
      const onStart = () => resources.logger.info('an engine process starts');
      const engine = createEnginePool(config.ANALYSIS_CONCURRENCY, config.ANALYSIS_NICE, onStart);
      // Separate processes, so that quick checks and orders do not queue behind each other.
      const checkEngine = createEnginePool(1, 0, onStart);
      await Promise.all([engine.warm(), checkEngine.warm()]);
      const examined = createExaminedPhotos();
      const calls = await startCallServer({
        answering: {
          check: (photo) => checkPhoto({ ...resources, engine: checkEngine, examined }, photo),
          mapHair: (body) => keepHairMap({ ...resources, engine: checkEngine }, body),
        },
        host: config.CHECK_HOST,
        port: config.CHECK_PORT,
        logger: resources.logger,
      });
      const opinions = openSecondOpinion(config, engine, resources.logger);
      const deps: AnalysisDeps = {
        ...resources,
        engine,
        examined,
        secondOpinion: opinions.secondOpinion,
        report: reportOpinions(resources.registry, resources.logger),
      };
      return {
        jobs: { analyze: (context) => analyzeOrder(deps, context) },
        close: async () => {
          opinions.close();
          await calls.close();
          await Promise.all([engine.close(), checkEngine.close()]);
        },
      };
    },
  });
});
