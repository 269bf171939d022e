import type { IncomingHttpHeaders } from 'node:http';

/** Methods that change nothing. */
export const isSafeMethod = (method: string): boolean => method === 'GET' || method === 'HEAD' || method === 'OPTIONS';

/**
 * Whether a request that changes something was caused by a page of another site: browsers add cookies and passwords to
 * those, so they may change nothing. `none` is what a person typed; clients other than browsers send neither header.
 */
export function isCrossSite(headers: IncomingHttpHeaders): boolean {
  const site = headers['sec-fetch-site'];
  if (site && site !== 'same-origin' && site !== 'none') return true;
  const { origin, host } = headers;
  return origin !== undefined && (!URL.canParse(origin) || new URL(origin).host !== host);
}

/** Content security policy by directive. */
export type ContentPolicy = Readonly<Record<string, readonly string[]>>;

/** What every page of ours holds itself to, with what it needs besides: nothing of other sites, framed by nobody. */
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
