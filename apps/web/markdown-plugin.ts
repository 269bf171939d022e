import { marked } from 'marked';
import type { Plugin } from 'vite';

/** Turns `import html from './article.md'` into HTML at build, so that no parser reaches the browser. */
export const markdown = (): Plugin => ({
  name: 'markdown',
  enforce: 'pre',
  transform(text, id) {
    if (!id.endsWith('.md')) return null;
    const html = marked.parse(text, { async: false, gfm: true });
    return { code: `export default ${JSON.stringify(html)};`, map: null };
  },
});
