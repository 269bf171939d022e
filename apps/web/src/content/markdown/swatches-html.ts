import { contrastRatio, DARK_INK, LIGHT_INK, readableInk } from '@trueseason/style/color';
import { escapeHtml } from './escape-html.ts';
import type { ArticleSwatch, SwatchFigure } from './swatches.ts';

/** Least contrast for a visible edge on paper. */
const VISIBLE_EDGE = 1.4;

/** Rows of colors with names; styled by ui/prose/swatches.module.css. */
export function swatchesHtml({ look, caption, rows }: SwatchFigure): string {
  const crossed = look === 'avoid';
  const body = rows.map(({ title, swatches }) => {
    const heading = title ? `<p>${escapeHtml(title)}</p>` : '';
    const items = swatches.map((swatch) => swatchHtml(swatch, crossed)).join('');
    return `<div>${heading}<ul style="--n:${swatches.length};--few:${few(swatches.length)}">${items}</ul></div>`;
  });
  return `<figure data-swatches="${look}">${body.join('')}<figcaption>${escapeHtml(caption)}</figcaption></figure>`;
}

/** Columns on a phone, so that no swatch is alone in its row. */
const few = (count: number): number => (count < 5 ? count : count > 6 ? 4 : 3);

function swatchHtml({ name, hex, note }: ArticleSwatch, crossed: boolean): string {
  const line = crossed ? `;--line:${readableInk(hex)}` : '';
  const near = nearPaper(hex);
  const words = [`<b>${escapeHtml(name)}</b>`, `<span>${hex}</span>`, note && `<i>${escapeHtml(note)}</i>`];
  const text = words.filter(Boolean).join(' ');
  return `<li style="--c:${hex}${line}"${near ? ` data-near="${near}"` : ''}>${text}</li>`;
}

/** The paper that a color is close to; dark paper is about as dark as light-mode ink. */
function nearPaper(hex: string): 'light' | 'dark' | undefined {
  if (contrastRatio(hex, LIGHT_INK) < VISIBLE_EDGE) return 'light';
  return contrastRatio(hex, DARK_INK) < VISIBLE_EDGE ? 'dark' : undefined;
}
