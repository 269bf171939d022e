import type { Plugin } from 'vite';
import { renderMarkdown } from './src/content/markdown/render-markdown.ts';

/** Compiles `import html from './article.md'` to HTML at build, so that browsers need no parser. */
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
