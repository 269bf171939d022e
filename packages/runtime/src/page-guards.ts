import type { IncomingHttpHeaders } from 'node:http';

/** Methods that change nothing. */
export const isSafeMethod = (method: string): boolean => method === 'GET' || method === 'HEAD' || method === 'OPTIONS';

/**
 * Whether a page of another site caused a request that changes something: browsers add cookies and passwords to those.
 * `sec-fetch-site` decides where a browser sends it, since a page that sends no referrer posts `Origin: null`. `none` is
 * what a person typed; clients other than browsers send neither header.
 */
export function isCrossSite(headers: IncomingHttpHeaders): boolean {
  const site = headers['sec-fetch-site'];
  if (site) return site !== 'same-origin' && site !== 'none';
  const { origin, host } = headers;
  return origin !== undefined && (!URL.canParse(origin) || new URL(origin).host !== host);
}

/** Content security policy by directive. */
export type ContentPolicy = Readonly<Record<string, readonly string[]>>;

/** The strict CSP of all pages plus additions: no third-party sources, no framing. */
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
