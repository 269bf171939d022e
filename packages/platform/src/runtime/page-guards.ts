import type { IncomingHttpHeaders } from 'node:http';

/** Methods without side effects. */
export const isSafeMethod = (method: string): boolean => method === 'GET' || method === 'HEAD' || method === 'OPTIONS';

/**
 * Whether another site's page made this request: browsers attach cookies and passwords. Uses `sec-fetch-site`, since
 * pages without a referrer send `Origin: null`. `none` means typed by a person; other clients send neither header.
 */
export function isCrossSite(headers: IncomingHttpHeaders): boolean {
  const site = headers['sec-fetch-site'];
  if (site) return site !== 'same-origin' && site !== 'none';
  const { origin, host } = headers;
  return origin !== undefined && (!URL.canParse(origin) || new URL(origin).host !== host);
}

/** Content security policy by directive. */
export type ContentPolicy = Readonly<Record<string, readonly string[]>>;

/** The CSP of all pages, plus additions: no third-party sources, no framing. */
export const strictPolicy = (more: ContentPolicy): Record<string, string[]> => {
  const policy: ContentPolicy = {
    defaultSrc: ["'none'"],
    scriptSrc: ["'self'"],
    // Computed colors are set as style attributes.
    styleSrc: ["'self'", "'unsafe-inline'"],
    imgSrc: ["'self'", 'data:'],
    fontSrc: ["'self'"],
    connectSrc: ["'self'"],
    baseUri: ["'none'"],
    formAction: ["'self'"],
    frameAncestors: ["'none'"],
    ...more,
  };
  return Object.fromEntries(Object.entries(policy).map(([directive, sources]) => [directive, [...sources]]));
};
