/** Before each further try, in ms. */
const PAUSES = [300, 1200, 3000];

/** A sheet that could not be fetched is none, is empty, or is not to be looked into, as browsers have it. */
function isMissing({ sheet }: HTMLLinkElement): boolean {
  try {
    return !sheet?.cssRules.length;
  } catch {
    return true;
  }
}

const missing = (): HTMLLinkElement[] =>
  [...document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')].filter(isMissing);

/** Puts a new element in the place of one that failed, which the browser takes for a new question. */
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
 * Resolves once the whole stylesheet is there, which a busy server may refuse at first. At last without it, and then the
 * page says so to whoever needs it: a result can be read in plain text, but a reveal is nothing without its pictures.
 */
export async function styled(): Promise<void> {
  for (const pause of PAUSES) {
    if (missing().length === 0) return;
    await new Promise((resolve) => setTimeout(resolve, pause));
    await Promise.all(missing().map(askAgain));
  }
  document.documentElement.toggleAttribute('data-unstyled', missing().length > 0);
}
