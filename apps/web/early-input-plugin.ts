import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { build, type Plugin } from 'vite';

const SOURCE = 'src/early-input/keep-input.ts';

/** Builds the script that keeps early input, as one classic file that runs before the page is painted. */
export const earlyInput = (target: string[]): Plugin => {
  let file = { name: '', code: '' };
  return {
    name: 'early-input',
    async buildStart() {
      if (this.environment.config.command !== 'build') return;
      const built = await build({
        configFile: false,
        logLevel: 'warn',
        build: {
          write: false,
          copyPublicDir: false,
          target,
          rolldownOptions: { input: join(import.meta.dirname, SOURCE), output: { format: 'iife' } },
        },
      });
      const [chunk] = [built].flat().flatMap((one) => ('output' in one ? one.output : []));
      if (chunk?.type !== 'chunk') throw new Error('The script for early input was not built');
      const hash = createHash('sha256').update(chunk.code).digest('base64url').slice(0, 8);
      file = { name: `assets/early-input-${hash}.js`, code: chunk.code };
    },
    generateBundle() {
      this.emitFile({ type: 'asset', fileName: file.name, source: file.code });
    },
    transformIndexHtml: {
      order: 'post',
      handler: (_, { server }) => [
        {
          tag: 'script',
          attrs: server ? { type: 'module', src: `/${SOURCE}` } : { src: `/${file.name}` },
          injectTo: 'head-prepend',
        },
      ],
    },
  };
};
