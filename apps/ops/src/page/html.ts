import { STYLE } from './style.ts';

class Html {
  readonly text: string;
  constructor(text: string) {
    this.text = text;
  }
}

export type { Html };

type Part = string | number | null | Html | readonly Part[];

const ESCAPES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

function render(part: Part): string {
  if (part === null) return '';
  if (part instanceof Html) return part.text;
  if (typeof part === 'object') return part.map(render).join('');
  return String(part).replace(/[&<>"']/g, (character) => ESCAPES[character] ?? character);
}

/** HTML from a template; escapes every value that is not HTML. */
export function html(strings: TemplateStringsArray, ...parts: Part[]): Html {
  return new Html(strings.reduce((text, string, index) => text + render(parts[index - 1] ?? null) + string));
}

interface PageParts {
  readonly title: string;
  readonly header: Part;
  readonly main: Part;
}

export const page = ({ title, header, main }: PageParts): string =>
  html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title>
<link rel="icon" href="data:,">
<style>${new Html(STYLE)}</style>
</head>
<body>
<header>${header}</header>
<main>${main}</main>
</body>
</html>`.text;

export const section = (title: string, body: Part, wide = false): Html =>
  html`<section class="${wide ? 'wide' : ''}"><h2>${title}</h2>${body}</section>`;

/** An order number that links to the back office. */
export const orderLink = (orderId: number | null): Part => orderId && html`<a href="/orders/${orderId}">${orderId}</a>`;

/** A table that scrolls in a narrow window. Names of numeric columns end in `#`. */
export function table(columns: readonly string[], rows: readonly Html[]): Html {
  const heads = columns.map((name) =>
    name.endsWith('#') ? html`<th class="n">${name.slice(0, -1)}</th>` : html`<th>${name}</th>`,
  );
  return html`<div class="table" tabindex="0"><table><tr>${heads}</tr>${rows}</table></div>`;
}

/** A section with a table, or "None." if it has no rows. */
export const listSection = (
  title: string,
  columns: readonly string[],
  rows: readonly Html[],
  wide = false,
  intro: Part = null,
): Html => section(title, rows.length > 0 ? [intro, table(columns, rows)] : html`<p>None.</p>`, wide);
