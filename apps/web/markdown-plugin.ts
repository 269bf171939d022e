import type { Plugin } from 'vite';
import { renderMarkdown } from './src/content/markdown/render-markdown.ts';

/** Turns `import html from './article.md'` into HTML at build, so that no parser reaches the browser. */
export const markdown = (): Plugin => ({
  name: 'markdown',
  enforce: 'pre',
  transform(text, id) {
    const file = id.split('?')[0] ?? id;
    if (id !== file || !file.endsWith('.md')) return null;
    try {
      return { code: `export default ${JSON.stringify(renderMarkdown(text))};`, map: null };
    } catch (error) {
      throw new Error(`${file}: ${error instanceof Error ? error.message : error}`, { cause: error });
    }
  },
});
