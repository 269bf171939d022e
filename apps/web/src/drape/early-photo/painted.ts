// Apart from `first-paint.ts`, which waits alike: in one file with it, the front page loads a kilobyte of script more.

/** For browsers that do not report it, hidden pages, and pictures smaller than one already painted. */
const UNTOLD_MS = 150;

/** Resolves once a picture added to the page is on screen; earlier requests would compete with it. */
export const painted = (picture: HTMLImageElement): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, UNTOLD_MS);
    new PerformanceObserver((entries, observer) => {
      const pictures = entries.getEntries().map((entry) => 'element' in entry && entry.element);
      if (!pictures.includes(picture)) return;
      observer.disconnect();
      resolve();
    }).observe({ type: 'largest-contentful-paint', buffered: true });
  });
