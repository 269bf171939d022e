import { runService } from '@trueseason/platform/runtime';
import { lowerPriority } from '@trueseason/platform/runtime/lower-priority';
import { launchOptions } from '@trueseason/print/chromium';
import { startWorkerService } from '@trueseason/shop/worker';
import { readPdfConfig } from './config.ts';
import { renderDisputeFile } from './render-dispute-file.tsx';
import { renderReport } from './render-report.ts';
import { createRenderer } from './renderer.ts';

await runService(() => {
  const config = readPdfConfig();
  lowerPriority(config.PDF_NICE, 'pdf');
  return startWorkerService({
    name: 'pdf',
    queue: 'pdf',
    concurrency: config.PDF_CONCURRENCY,
    config,
    build: async (resources) => {
      const renderer = createRenderer({ chromium: () => launchOptions(process.env) });
      await renderer.check().catch((err) => resources.logger.error({ err }, 'no report can be drawn'));
      return {
        jobs: {
          'render-report': (context) => renderReport(resources, renderer, context),
          'render-evidence': (context) => renderDisputeFile(resources, renderer, context),
        },
        checks: { browser: renderer.check },
        close: renderer.close,
      };
    },
  });
});
