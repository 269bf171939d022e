import { createHash } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import { BRAND, PROBLEMS, type ProblemCode, SERVED_PAGES } from '@trueseason/contracts';
import { pathOfTarget } from './normalize-path.ts';

/* What a browser shows when a request for a page is refused. It needs no other file, which might be refused as well. */

/** Whether a person opens an address; programs and our own calls accept anything or JSON. */
export const isNavigation = ({ accept }: Pick<IncomingHttpHeaders, 'accept'>): boolean =>
  accept?.includes('text/html') ?? false;

interface Way {
  readonly label: string;
  readonly to: string;
}

const HOME: Way = { label: 'Home', to: '/' };
const HELP: Way = { label: 'Help', to: '/help' };
const LOOKUP: Way = { label: 'Find My Results', to: SERVED_PAGES.lookup };
const MY_DATA: Way = { label: 'My Orders', to: SERVED_PAGES.myData };
const SIGN_IN: Way = { label: 'Sign In', to: '/admin' };

/** Where a refusal leads, if not to the home page. */
const WAYS: Partial<Readonly<Record<ProblemCode, Way>>> = {
  order_not_found: LOOKUP,
  lookup_missed: LOOKUP,
  not_found: HOME,
  code_required: MY_DATA,
  invalid_code: MY_DATA,
  report_not_ready: MY_DATA,
  not_ready: MY_DATA,
  payment_incomplete: MY_DATA,
  payment_pending: MY_DATA,
  consent_required: { label: 'Your Photos', to: SERVED_PAGES.upload },
  not_signed_in: SIGN_IN,
  step_up_required: SIGN_IN,
  confirmation_required: SIGN_IN,
  not_permitted: SIGN_IN,
};

const TITLES: Partial<Readonly<Record<ProblemCode, string>>> = {
  too_many_requests: 'Please wait a moment',
  not_found: '404 Page Not Found',
  order_not_found: 'Order Not Found',
  internal: 'Something went wrong',
  unavailable: 'Service Temporarily Unavailable',
  payment_provider_unavailable: 'Service Temporarily Unavailable',
};

/** Waits longer than this are not worth an open tab. */
const MAX_RELOAD_SECONDS = 60;
const RELOAD_SECONDS = 5;

const STYLE = `:root{color-scheme:light dark}
body{margin:0;min-height:100vh;display:grid;place-content:center;padding:1.5rem;box-sizing:border-box;font:1.0625rem/1.55 system-ui,sans-serif;background:#faf8f4;color:#211d1a}
main{max-width:30rem}
h1{font:400 1.9rem/1.2 Georgia,serif;margin:0 0 .75rem}
p{margin:0 0 1rem}
nav{display:flex;flex-wrap:wrap;gap:.75rem 1.5rem;margin-top:1.5rem}
a{color:inherit;min-height:2.75rem;display:inline-flex;align-items:center}
@media(prefers-color-scheme:dark){body{background:#191614;color:#f3eee8}}`;

/** Allows this page's style and nothing else. */
export const REFUSAL_PAGE_POLICY = `default-src 'none'; style-src 'sha256-${createHash('sha256').update(STYLE).digest('base64')}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`;

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escapeHtml = (text: string): string => text.replace(/[&<>"]/g, (character) => ENTITIES[character] ?? '');

export interface Refusal {
  readonly code: ProblemCode;
  readonly message: string;
  /** The address to open again, if that may help. */
  readonly target?: string | undefined;
  readonly retryAfterSeconds?: number | undefined;
}

/** Whether the same request may succeed later. */
const isPassing = (code: ProblemCode): boolean => code === 'too_many_requests' || PROBLEMS[code].status >= 500;

/** A page about a refusal, with a way on. One that passes reloads by itself. */
export function refusalPage({ code, message, target, retryAfterSeconds = RELOAD_SECONDS }: Refusal): string {
  const retryAddress = target !== undefined && isPassing(code) ? ownAddress(target) : null;
  const seconds = Math.max(RELOAD_SECONDS, retryAfterSeconds);
  const reloads = retryAddress !== null && code !== 'internal' && seconds <= MAX_RELOAD_SECONDS;
  const ways: readonly Way[] = [
    ...(retryAddress === null ? [] : [{ label: 'Try Again', to: retryAddress }]),
    WAYS[code] ?? HOME,
    ...(WAYS[code] && WAYS[code] !== HOME ? [HOME] : []),
    HELP,
  ];
  const title = TITLES[code] ?? 'That didn’t work';
  const links = ways.map(({ label, to }) => `<a href="${escapeHtml(to)}">${label}</a>`).join('');
  return `<!doctype html>
<html lang="en-US"><head><meta charset="utf-8"><title>${title} · ${BRAND.name}</title>
<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex">${
    reloads ? `<meta http-equiv="refresh" content="${seconds}">` : ''
  }
<style>${STYLE}</style></head>
<body><main><h1>${title}</h1><p>${escapeHtml(message)}</p>${
    reloads ? '<p>This page tries again by itself.</p>' : ''
  }<nav aria-label="Ways on">${links}</nav></main></body></html>`;
}

/** The same address, never one of another host. */
function ownAddress(target: string): string {
  const query = target.indexOf('?');
  return pathOfTarget(target) + (query < 0 ? '' : target.slice(query));
}
