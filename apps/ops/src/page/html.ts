/** Text that is HTML already. */
export class Html {
  readonly text: string;
  constructor(text: string) {
    this.text = text;
  }
}

type Part = string | number | null | Html | readonly Part[];

const ESCAPES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

function render(part: Part): string {
  if (part === null) return '';
  if (part instanceof Html) return part.text;
  if (typeof part === 'object') return part.map(render).join('');
  return String(part).replace(/[&<>"']/g, (character) => ESCAPES[character] ?? character);
}

/** HTML from a template; every value that is not HTML itself is escaped. */
export function html(strings: TemplateStringsArray, ...parts: Part[]): Html {
  return new Html(strings.reduce((text, string, index) => text + render(parts[index - 1] ?? null) + string));
}

/** A section of a page. */
export const section = (title: string, body: Part, wide = false): Html =>
  html`<section class="${wide ? 'wide' : ''}"><h2>${title}</h2>${body}</section>`;

/** A table that scrolls where the window is narrow. Names that end in `#` are of numbers. */
export function table(columns: readonly string[], rows: readonly Html[]): Html {
  const heads = columns.map((name) =>
    name.endsWith('#') ? html`<th class="n">${name.slice(0, -1)}</th>` : html`<th>${name}</th>`,
  );
  return html`<div class="table" tabindex="0"><table><tr>${heads}</tr>${rows}</table></div>`;
}
