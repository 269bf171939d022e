import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { BRAND, fillSiteFacts } from '@trueseason/contracts';
import type { Plugin } from 'vite';

/** Puts head.html and our name into every page before Vite scans it. */
export const pageHead = (): Plugin => ({
  name: 'page-head',
  transformIndexHtml: {
    order: 'pre',
    handler: async (html, { server }) => {
      const head = await readFile(join(import.meta.dirname, 'head.html'), 'utf8');
      const page = html.replace('<head>', () => `<head>${head}`).replaceAll('{{brand}}', BRAND.name);
      // The gateway fills in built pages.
      return server ? fillSiteFacts(page, process.env) : page;
    },
  },
});
