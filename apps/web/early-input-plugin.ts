import { createHash } from 'node:crypto';
import type { Plugin } from 'vite';
import { buildClassicScript } from './classic-script.ts';

const SOURCE = 'src/early-input/keep-input.ts';

/** Builds the script that keeps early input, as one classic file that runs before the page is painted. */
export const earlyInput = (target: string[]): Plugin => {
  let file = { name: '', code: '' };
  return {
    name: 'early-input',
    async buildStart() {
      if (this.environment.config.command !== 'build') return;
      const code = await buildClassicScript(SOURCE, target);
      const hash = createHash('sha256').update(code).digest('base64url').slice(0, 8);
      file = { name: `assets/early-input-${hash}.js`, code };
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
