import { join } from 'node:path';
import { build, type Plugin } from 'vite';

/**
 * Builds the service worker as one file: it is not a module, which some browsers do not take, so it cannot import what it
 * shares with the app. At the root, because it controls only URLs below its own.
 */
export const serviceWorker = (target: string[]): Plugin => ({
  name: 'service-worker',
  async generateBundle() {
    const built = await build({
      configFile: false,
      logLevel: 'warn',
      build: {
        write: false,
        copyPublicDir: false,
        target,
        rolldownOptions: {
          input: join(import.meta.dirname, 'src/service-worker.ts'),
          output: { format: 'iife', entryFileNames: 'sw.js' },
        },
      },
    });
    const files = [built].flat().flatMap((one) => ('output' in one ? one.output : []));
    for (const file of files)
      if (file.type === 'chunk') this.emitFile({ type: 'asset', fileName: file.fileName, source: file.code });
  },
});
