/** Text that is already HTML. */
export class Html {
  readonly text: string;
  constructor(text: string) {
    this.text = text;
  }
}

type Value = string | number | Html | undefined | Value[];

/** A template whose values are escaped unless they are Html themselves. */
export function html(parts: TemplateStringsArray, ...values: Value[]): Html {
  return new Html(parts.reduce((text, part, i) => text + shown(values[i - 1]) + part));
}

function shown(value: Value): string {
  if (value === undefined) return '';
  if (Array.isArray(value)) return value.map(shown).join('');
  return value instanceof Html ? value.text : escapeHtml(String(value));
}

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };
const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (character) => ENTITIES[character] ?? '');

const STYLE = `
:root { color-scheme: light; --paper: #faf7f1; --ink: #221e19; --quiet: #6b6358; --line: #ddd5c8; }
* { box-sizing: border-box }
body { margin: 0; background: var(--paper); color: var(--ink); font: 16px/1.55 system-ui, sans-serif; }
main { max-width: 56rem; padding: 2.5rem clamp(1rem, 5vw, 3.5rem) 5rem; }
nav { display: flex; gap: 1.5rem; padding: 1rem clamp(1rem, 5vw, 3.5rem); border-bottom: 1px solid var(--line); }
h1 { font: 500 2rem/1.2 Georgia, serif; margin: 0 0 1rem; } h2 { font: 500 1.25rem/1.3 Georgia, serif; margin: 2.5rem 0 .75rem; }
p { max-width: 38rem; } a { color: inherit; text-underline-offset: .2em; }
.quiet { color: var(--quiet); } code, .figure { font-variant-numeric: tabular-nums; }
.figure { white-space: nowrap; } .scroll { overflow-x: auto; } table { border-collapse: collapse; width: 100%; }
th, td { text-align: left; padding: .6rem 1rem .6rem 0; border-bottom: 1px solid var(--line); vertical-align: top; }
th { font-weight: 500; color: var(--quiet); }
label { display: block; margin: 1rem 0 .25rem; } input { display: block; font: inherit; width: 100%; max-width: 22rem; padding: .6rem .7rem; border: 1px solid #8f8576; border-radius: 3px; background: #fff; color: inherit; }
button { font: inherit; padding: .7rem 1.25rem; margin: 1.25rem .75rem 0 0; border: 1px solid var(--ink); border-radius: 3px; background: var(--ink); color: var(--paper); cursor: pointer; }
button.second { background: none; color: var(--ink); } :focus-visible { outline: 2px solid var(--ink); outline-offset: 2px; }
[role=alert] { border-left: 3px solid #9c3b2a; padding: .25rem 0 .25rem .9rem; }
iframe { width: 100%; height: 40rem; border: 1px solid var(--line); background: #fff; } pre { white-space: pre-wrap; }
.banner { margin: 0; padding: .5rem clamp(1rem, 5vw, 3.5rem); max-width: none; background: #efe7d8; font-size: .875rem; }
`;

/**
 * A page of the stand-ins. A `step` of a customer's purchase omits the links to the other pages; a `frame` within the
 * product's page also omits the `main` element.
 */
export function page(title: string, body: Html, kind: 'whole' | 'step' | 'frame' = 'whole'): string {
  const links = html`<nav aria-label="Stand-ins"><a href="/">Stand-ins</a><a href="/mailbox">Mailbox</a><a href="/payments">Payments</a></nav>`;
  const content = html`<h1>${title}</h1>${body}`;
  return html`<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${title}</title><style>${new Html(STYLE)}</style></head><body>
<p class="banner">Test mode: no real payment is taken and no real mail is sent.</p>
${kind === 'whole' ? links : ''}${kind === 'frame' ? content : html`<main>${content}</main>`}</body></html>`.text;
}

/** A moment as a person reads it. */
export const shownTime = (at: Date): string => `${at.toISOString().slice(0, 19).replace('T', ' ')} UTC`;
