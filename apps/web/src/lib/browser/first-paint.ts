/** Hidden pages are not painted but must start, too. */
const HIDDEN_PAGE_MS = 500;

/** Resolves once the prerendered page is painted, or immediately if there is none. */
export const firstPaint = (): Promise<void> =>
  new Promise((resolve) => {
    if (!document.getElementById('root')?.hasChildNodes()) return resolve();
    setTimeout(resolve, HIDDEN_PAGE_MS);
    new PerformanceObserver((entries, observer) => {
      if (entries.getEntriesByName('first-contentful-paint').length === 0) return;
      observer.disconnect();
      resolve();
    }).observe({ type: 'paint', buffered: true });
  });
