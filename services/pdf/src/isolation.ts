import type { HTTPRequest, Page } from 'puppeteer';

/*
 * The report holds text that a customer or a language model may have influenced, so the page that
 * prints it can neither run scripts nor reach anything. Each layer below stands alone; together they
 * also cover what request interception does not see (preconnect, DNS prefetch, WebSocket).
 */

/** Browser switches: every host fails to resolve, and every connection goes to a proxy that is not there. */
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

/** The page may be gone by the time the answer arrives; that needs no report. */
async function decide(request: HTTPRequest): Promise<void> {
  const verdict = LOCAL.some((scheme) => request.url().startsWith(scheme))
    ? request.continue()
    : request.abort('blockedbyclient');
  await verdict.catch(() => {});
}
