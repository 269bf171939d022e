// Apart from `first-paint.ts`, which waits alike: in one file with it, the front page loads a kilobyte of script more.

/** Browsers that do not tell, pages that nobody looks at, and pictures smaller than what is there already. */
const UNTOLD_MS = 150;

/** Resolves once a picture that was put into the page is on the screen: what is asked for before shares the line with it. */
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
