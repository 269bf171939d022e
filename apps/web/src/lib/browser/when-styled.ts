import { inTime } from './in-time.ts';

/** Before each retry, in ms. */
const RETRY_DELAYS_MS = [300, 1200, 3000];

/** In some browsers, a failed stylesheet is null; in others, empty or unreadable. */
function isMissing({ sheet }: HTMLLinkElement): boolean {
  try {
    return !sheet?.cssRules.length;
  } catch {
    return true;
  }
}

const missingStylesheets = (): HTMLLinkElement[] =>
  [...document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')].filter(isMissing);

/** Replaces a failed element, so that the browser fetches it again. */
async function reloadStylesheet(link: HTMLLinkElement): Promise<void> {
  const next = document.createElement('link');
  next.rel = 'stylesheet';
  next.href = link.href;
  const end = new Promise((resolve) => {
    next.onload = resolve;
    next.onerror = resolve;
  });
  link.replaceWith(next);
  await inTime('stylesheet', end).catch(() => undefined);
}

/**
 * Resolves once the whole stylesheet is loaded, which a busy server may refuse at first. After the last try, marks the
 * page as unstyled, so that the reveal is skipped.
 */
export async function whenStyled(): Promise<void> {
  for (const delay of RETRY_DELAYS_MS) {
    if (missingStylesheets().length === 0) return;
    await new Promise((resolve) => setTimeout(resolve, delay));
    await Promise.all(missingStylesheets().map(reloadStylesheet));
  }
  document.documentElement.toggleAttribute('data-unstyled', missingStylesheets().length > 0);
}
