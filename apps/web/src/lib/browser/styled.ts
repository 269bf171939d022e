/** Before each further try, in ms. */
const PAUSES = [300, 1200, 3000];

/** Depending on the browser, a failed stylesheet is null, empty or unreadable. */
function isMissing({ sheet }: HTMLLinkElement): boolean {
  try {
    return !sheet?.cssRules.length;
  } catch {
    return true;
  }
}

const missing = (): HTMLLinkElement[] =>
  [...document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')].filter(isMissing);

/** Replaces a failed element, which makes the browser fetch again. */
const askAgain = (link: HTMLLinkElement): Promise<void> =>
  new Promise((resolve) => {
    const next = document.createElement('link');
    next.rel = 'stylesheet';
    next.href = link.href;
    next.onload = () => resolve();
    next.onerror = () => resolve();
    link.replaceWith(next);
  });

/**
 * Resolves once the whole stylesheet is loaded, which a busy server may refuse at first. After the last try, marks the page as
 * unstyled, so that the reveal, which needs its styles, is skipped.
 */
export async function styled(): Promise<void> {
  for (const pause of PAUSES) {
    if (missing().length === 0) return;
    await new Promise((resolve) => setTimeout(resolve, pause));
    await Promise.all(missing().map(askAgain));
  }
  document.documentElement.toggleAttribute('data-unstyled', missing().length > 0);
}
