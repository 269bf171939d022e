import type { HTTPRequest, Page } from 'puppeteer';

/*
 * Reports contain text from customers and a language model, so their page has no scripts and no network. Each layer is
 * enough; together they also cover what request interception misses (preconnect, DNS prefetch, WebSocket).
 */

/** Browser switches: no host resolves, and all connections use a nonexistent proxy. */
export const isolationArgs: readonly string[] = [
  '--host-resolver-rules=MAP * ~NOTFOUND',
  '--proxy-server=http://127.0.0.1:9',
  '--proxy-bypass-list=<-loopback>',
  '--disable-background-networking',
  '--js-flags=--max-old-space-size=128',
];

const LOCAL = ['data:', 'about:'];

export async function hardenPage(page: Page): Promise<void> {
  page.on('request', (request) => void decide(request));
  await Promise.all([page.setJavaScriptEnabled(false), page.setRequestInterception(true), page.setOfflineMode(true)]);
}

/** The page may be gone already. */
async function decide(request: HTTPRequest): Promise<void> {
  const verdict = LOCAL.some((scheme) => request.url().startsWith(scheme))
    ? request.continue()
    : request.abort('blockedbyclient');
  await verdict.catch(() => {});
}
