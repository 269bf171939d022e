import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fillSiteFacts } from '@trueseason/contracts';
import type { Plugin } from 'vite';

/** Puts head.html into every page, before Vite looks for what a page asks for. */
export const pageHead = (): Plugin => ({
  name: 'page-head',
  transformIndexHtml: {
    order: 'pre',
    handler: async (html, { server }) => {
      const head = await readFile(join(import.meta.dirname, 'head.html'), 'utf8');
      const page = html.replace('<head>', () => `<head>${head}`);
      // Built pages are filled by the gateway.
      return server ? fillSiteFacts(page, process.env) : page;
    },
  },
});
