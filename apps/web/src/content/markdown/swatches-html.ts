import { contrastRatio, DARK_INK, LIGHT_INK, readableInk } from '@trueseason/style/color';
import { escapeHtml } from './escape-html.ts';
import type { ArticleSwatch, SwatchFigure } from './swatches.ts';

/** Least contrast for a visible edge on paper. */
const VISIBLE_EDGE = 1.4;

/** Rows of colors with names; styled by ui/prose/swatches.module.css. */
export function swatchesHtml({ look, caption, rows }: SwatchFigure): string {
  const isCrossedOut = look === 'avoid';
  const body = rows.map(({ title, swatches }) => {
    const heading = title ? `<p>${escapeHtml(title)}</p>` : '';
    const items = swatches.map((swatch) => swatchHtml(swatch, isCrossedOut)).join('');
    return `<div>${heading}<ul style="--n:${swatches.length};--few:${phoneColumns(swatches.length)}">${items}</ul></div>`;
  });
  return `<figure data-swatches="${look}">${body.join('')}<figcaption>${escapeHtml(caption)}</figcaption></figure>`;
}

/** Columns on a phone, so that no row has a single swatch. */
const phoneColumns = (count: number): number => (count < 5 ? count : count > 6 ? 4 : 3);

function swatchHtml({ name, hex, note }: ArticleSwatch, isCrossedOut: boolean): string {
  const line = isCrossedOut ? `;--line:${readableInk(hex)}` : '';
  const nearestPaper = nearPaper(hex);
  const words = [`<b>${escapeHtml(name)}</b>`, `<span>${hex}</span>`, note && `<i>${escapeHtml(note)}</i>`];
  const text = words.filter(Boolean).join(' ');
  return `<li style="--c:${hex}${line}"${nearestPaper ? ` data-near="${nearestPaper}"` : ''}>${text}</li>`;
}

/** The paper that a color is close to; dark paper is about as dark as light-mode ink. */
function nearPaper(hex: string): 'light' | 'dark' | undefined {
  if (contrastRatio(hex, LIGHT_INK) < VISIBLE_EDGE) return 'light';
  return contrastRatio(hex, DARK_INK) < VISIBLE_EDGE ? 'dark' : undefined;
}
