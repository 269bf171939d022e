import { Marked } from 'marked';
import { withFacts } from './facts.ts';
import { MarkdownError } from './markdown-error.ts';
import { skinChartHtml } from './skin-chart.ts';
import { swatchChip } from './swatch-chip.ts';
import { parseSwatches } from './swatches.ts';
import { swatchesHtml } from './swatches-html.ts';
import { tableHtml } from './table-html.ts';

const marked = new Marked({
  gfm: true,
  extensions: [swatchChip],
  renderer: {
    code({ lang = '', text }) {
      const [kind, ...words] = lang.split(' ');
      if (kind === 'swatches') return swatchesHtml(parseSwatches(words.join(' '), text));
      if (kind === 'skin-chart') return skinChartHtml(text);
      throw new MarkdownError(`No block is called ${kind || 'nothing'}`, text.split('\n')[0] ?? '');
    },
    table(token) {
      return tableHtml(token, ({ tokens }) => this.parser.parseInline(tokens));
    },
  },
});

/** Renders our Markdown: GitHub's flavor with blocks and chips of color and `{{facts}}`. Errors name the line. */
export function renderMarkdown(text: string): string {
  try {
    return marked.parse(withFacts(text), { async: false });
  } catch (error) {
    throw error instanceof MarkdownError ? new SyntaxError(`${error.reason} (line ${error.lineIn(text)})`) : error;
  }
}
