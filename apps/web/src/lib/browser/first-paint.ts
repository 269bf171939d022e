/** A hidden page is not painted but still starts. */
const UNSEEN_MS = 500;

/** Resolves once the prerendered page is painted; at once if there is none. */
export const firstPaint = (): Promise<void> =>
  new Promise((resolve) => {
    if (!document.getElementById('root')?.hasChildNodes()) return resolve();
    setTimeout(resolve, UNSEEN_MS);
    new PerformanceObserver((entries, observer) => {
      if (entries.getEntriesByName('first-contentful-paint').length === 0) return;
      observer.disconnect();
      resolve();
    }).observe({ type: 'paint', buffered: true });
  });
