import type { Page, Request } from '@playwright/test';

interface SpeechWindow {
  speech?: {
    /** What live regions told since the last question. */
    readonly told: string[];
    /** What regions said that were not there before their words: screen readers may pass over it. */
    readonly missed: string[];
    /** When the page last changed, in its own time. */
    lastChange: number;
    /** What it does within half a second, such as React, which shows a part that loads a moment later. */
    readonly soon: Set<number>;
  };
}

/** The requests of a page that are not answered yet. */
const pending = new WeakMap<Page, Set<Request>>();

/** Notes from now on what live regions tell. Before the page is opened. */
export async function listenTo(page: Page): Promise<void> {
  const requests = new Set<Request>();
  pending.set(page, requests);
  page.on('request', (request) => requests.add(request));
  for (const end of ['requestfinished', 'requestfailed'] as const)
    page.on(end as 'requestfinished', (request) => requests.delete(request));
  // What a document asked for ends with it.
  page.on('framenavigated', (frame) => frame === page.mainFrame() && requests.clear());
  await page.addInitScript(listen);
}

/** Runs in the page. */
function listen(): void {
  const REGION = '[role=status], [role=alert], [aria-live=polite], [aria-live=assertive]';
  const speech = { told: [] as string[], missed: [] as string[], lastChange: 0, soon: new Set<number>() };
  (window as unknown as SpeechWindow).speech = speech;
  const lastWords = new WeakMap<Element, string>();
  const wordsOf = (region: Element): string => (region.textContent ?? '').replace(/\s+/g, ' ').trim();
  const isHeard = (region: Element): boolean =>
    region.getAttribute('aria-live') !== 'off' &&
    region.checkVisibility() &&
    !region.closest('[inert], [aria-hidden=true]') &&
    !region.parentElement?.closest(REGION);
  const look = (): void => {
    speech.lastChange = performance.now();
    for (const region of document.querySelectorAll(REGION)) {
      if (!isHeard(region)) continue;
      const before = lastWords.get(region);
      const words = wordsOf(region);
      lastWords.set(region, words);
      if (words === '' || words === before) continue;
      const isNew = before === undefined && region.role !== 'alert';
      (isNew ? speech.missed : speech.told).push(words);
    }
  };
  const { setTimeout: start, clearTimeout: end } = window;
  const startNoted = (run: () => void, ms = 0, ...rest: []): number => {
    const id = start(() => {
      speech.soon.delete(id);
      run(...rest);
    }, ms);
    if (ms <= 500) speech.soon.add(id);
    return id;
  };
  const endNoted = (id: number): void => {
    speech.soon.delete(id);
    end(id);
  };
  Object.assign(window, { setTimeout: startNoted, clearTimeout: endNoted });
  const begin = (): void => {
    look();
    new MutationObserver(look).observe(document, {
      attributes: true,
      characterData: true,
      childList: true,
      subtree: true,
    });
  };
  if (document.body) begin();
  else document.addEventListener('DOMContentLoaded', begin);
}

/** How long nothing has to change, and the longest wait for that, in milliseconds. */
export const QUIET = 100;
const PATIENCE = 3000;

/** Waits until every answer is there and nothing changes on the page any more. */
export async function quiet(page: Page): Promise<void> {
  const begun = performance.now();
  for (;;) {
    const look = page.evaluate(async (still) => {
      await new Promise((resolve) => setTimeout(resolve, still));
      const { speech } = window as unknown as SpeechWindow;
      return !speech?.soon.size && performance.now() - (speech?.lastChange ?? 0) >= still;
    }, QUIET);
    // Another document takes the page's place.
    const isStill = await look.catch(() => false);
    const requests = [...(pending.get(page) ?? [])];
    if (isStill && requests.length === 0) return;
    // A page that another document is about to replace cannot be asked anything.
    const isLeaving = requests.some((request) => request.isNavigationRequest());
    if (!isLeaving && performance.now() - begun > PATIENCE) return;
  }
}

/** What was told since the last question. */
export const takeSpeech = (page: Page): Promise<{ readonly told: string[]; readonly missed: string[] }> =>
  page.evaluate(() => {
    const { speech } = window as unknown as SpeechWindow;
    return { told: speech?.told.splice(0) ?? [], missed: speech?.missed.splice(0) ?? [] };
  });

/** The words in view that are of no control, line by line, also the names of pictures. */
export const wordsOf = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const OWN =
      'a, button, label, summary, option, legend, script, style, noscript, title, [aria-hidden=true], [inert]';
    const lines: string[] = [];
    const isSeen = (element: Element | null): element is Element =>
      !!element?.checkVisibility({ visibilityProperty: true }) && !element.closest(OWN);
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const text = texts.currentNode.textContent?.trim();
      if (text && isSeen(texts.currentNode.parentElement)) lines.push(text);
    }
    for (const picture of document.querySelectorAll('img[alt], [role=img][aria-label]')) {
      const name = picture.getAttribute('alt') || picture.ariaLabel;
      if (name && isSeen(picture)) lines.push(name);
    }
    return lines;
  });
