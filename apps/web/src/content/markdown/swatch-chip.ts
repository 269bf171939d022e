import type { TokenizerAndRendererExtension } from 'marked';
import { escapeHtml } from './escape-html.ts';
import { MarkdownError } from './markdown-error.ts';

const MARK = ':swatch';
const CHIP = /^:swatch\[([^\]]+)\]\{(#[0-9A-F]{6})\}/;

/** `:swatch[ink navy]{#0A2143}`: a color named in text, with a chip before it. */
export const swatchChip: TokenizerAndRendererExtension = {
  name: 'swatch',
  level: 'inline',
  start: (text) => {
    const at = text.indexOf(MARK);
    return at < 0 ? undefined : at;
  },
  tokenizer(text) {
    if (!text.startsWith(MARK)) return undefined;
    const [raw, name, hex] = CHIP.exec(text) ?? [];
    if (!raw) throw new MarkdownError('Not a swatch, which reads ":swatch[name]{#RRGGBB}"', text.slice(0, 24));
    return { type: 'swatch', raw, name, hex };
  },
  renderer: ({ name, hex }) => `<span data-swatch style="--c:${hex}">${escapeHtml(name)}</span>`,
};
