import type { Plugin } from 'vite';
import { buildClassicScript } from './classic-script.ts';

/**
 * Builds the service worker as one file: it is not a module, which some browsers do not take. At the root, because it
 * controls only URLs below its own.
 */
export const serviceWorker = (target: string[]): Plugin => ({
  name: 'service-worker',
  async generateBundle() {
    const source = await buildClassicScript('src/service-worker.ts', target);
    this.emitFile({ type: 'asset', fileName: 'sw.js', source });
  },
});
