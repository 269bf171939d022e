import { launchOptions } from '@trueseason/chromium';
import { runService } from '@trueseason/runtime';
import { startWorkerService } from '@trueseason/worker-host';
import { readPdfConfig } from './config.ts';
import { renderReport } from './render-report.ts';
import { createRenderer } from './renderer.ts';

await runService(() => {
  const config = readPdfConfig();
  return startWorkerService({
    name: 'pdf',
    queue: 'pdf',
    concurrency: config.PDF_CONCURRENCY,
    config,
    build: async (resources) => {
      const renderer = createRenderer({ chromium: await launchOptions() });
      return {
        jobs: { 'render-report': (context) => renderReport(resources, renderer, context) },
        close: () => renderer.close(),
      };
    },
  });
});
